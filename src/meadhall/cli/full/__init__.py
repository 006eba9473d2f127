"""The full screen: board, choices, story and rules side by side, with keys and mouse."""
