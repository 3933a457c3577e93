"""The shapes of the socket and of the HTTP API: requests read, messages encoded."""
