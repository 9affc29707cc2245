"""The saved games: their list, what is told of the chosen one, and the ways on from it."""
