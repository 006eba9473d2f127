"""Programs in any language that play by lines of text: docs/bots.md."""
