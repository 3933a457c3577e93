"""Studying: what hands are worth, worked out beside the tables and never at their cost."""
