"""The command `trilithon`: for people at a terminal, and for scripts."""
