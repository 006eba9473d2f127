"""The command line: `meadhall play`, `meadhall serve` and their fellows."""
