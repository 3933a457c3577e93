"""The rail and the talk at a table, notes, and letters to the host."""
