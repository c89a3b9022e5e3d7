"""Trilithon: play, learn and study three board games about monuments."""

__version__ = "0.1.0"
