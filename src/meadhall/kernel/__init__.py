"""The loop, and what every game shares. Imports nothing else of ours."""
