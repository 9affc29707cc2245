"""What lies on the table: the ark, tiles, workers and panels, what lies under the pointer, and motion."""
