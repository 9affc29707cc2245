"""What the pages' pictures are made of: recipes that paint the pieces of the tables into any rectangle."""
