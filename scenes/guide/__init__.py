"""The guided match: a match like any other, in which a guide says one thing at a time, when it first matters."""
