"""What those who work on the project run: each is called by its path, as ``python3 tools/NAME.py``."""
