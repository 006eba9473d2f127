"""What the hall keeps: SQLite in a file, or PostgreSQL."""
