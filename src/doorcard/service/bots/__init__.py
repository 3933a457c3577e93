"""House bots: who seats them, and how they sit at a table."""
