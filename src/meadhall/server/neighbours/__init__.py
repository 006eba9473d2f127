"""Several halls on one PostgreSQL: what one changes the others take up, and what there is one of one does."""
