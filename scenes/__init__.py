"""The client: a stack of scenes that shows a match and asks for moves.  It knows no rule."""
