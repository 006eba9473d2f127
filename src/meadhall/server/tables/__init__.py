"""A live table: its game, its seats, its clocks, and what is told to whom."""
