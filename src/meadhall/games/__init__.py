"""One folder a game; copy `holmgang` to begin a new one."""
