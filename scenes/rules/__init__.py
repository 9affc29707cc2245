"""The rules at hand: a page a chapter for each game, with pictures made of the pieces that lie on the tables."""
