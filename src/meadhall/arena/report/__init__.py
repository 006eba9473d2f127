"""One page that shows what a contest showed: `sections` says what, `html` and `markdown` how."""
