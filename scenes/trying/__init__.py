"""Trying out what a chapter of the rules is about, on a real table: positions, and what shows that it is done."""
