"""The thinking part of the agents: compiled when the package is built."""
