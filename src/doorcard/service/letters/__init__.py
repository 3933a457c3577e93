"""Letters of the room to a player: hand histories that were asked for."""
