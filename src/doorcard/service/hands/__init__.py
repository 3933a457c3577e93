"""Hands that are over, for their players: files of them, replays, shares, notes, figures."""
