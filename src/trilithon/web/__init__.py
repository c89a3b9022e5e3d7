"""HTTP and WebSocket in front of the tables: thin handlers, limits, and the built client."""
