"""HTTP and WebSocket: parse, delegate, encode."""
