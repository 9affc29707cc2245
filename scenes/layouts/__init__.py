"""Chapters of the grid that are too long for ``layout``: each is reached through ``Layout``."""
