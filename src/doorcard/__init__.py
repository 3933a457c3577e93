"""Doorcard: a card room for seven-card stud, and the stud library under it."""

__version__ = "0.1.0"
