"""Guests and accounts, their passwords, and how much one person may have at a time."""
