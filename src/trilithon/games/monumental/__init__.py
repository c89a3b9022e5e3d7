"""Monumental: a civilization in a City of nine cards and on a map of hexagons."""
