"""The floor: all tables of the room, their care, recovery and audits."""
