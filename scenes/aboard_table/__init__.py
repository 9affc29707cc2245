"""What lies on the table of Animals on Board: the meadow with its groups, the players' arks, the hands."""
