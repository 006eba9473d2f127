"""Players that are not people. They see what a seat sees, and no more."""
