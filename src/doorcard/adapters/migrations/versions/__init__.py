"""The steps. Each is read by its path, not imported by its name."""
