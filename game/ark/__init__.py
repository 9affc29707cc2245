"""Ark & Noah and its Family Variant: a file for each chapter of the rulebook."""
