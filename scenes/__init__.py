"""The client: a stack of scenes that shows a match and asks for moves.  It knows no rule."""

import os

# before anything imports pygame, which else greets on standard output
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
