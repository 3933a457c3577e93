"""The room at work: one dealer a table, the floor over them, recovery, house bots."""
