"""Turns and lines: what the clock and lost connections do."""
