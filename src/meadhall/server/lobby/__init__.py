"""Before a game: making tables, sitting down, playing again."""
