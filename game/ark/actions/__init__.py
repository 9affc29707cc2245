"""The actions of the action board, one file each."""
