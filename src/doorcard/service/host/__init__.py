"""The host's office: tables, players, the whole room, and the log of it."""
