"""Between hands: tables, seats, room policy, the cage, the clock, the lobby. Pure."""
