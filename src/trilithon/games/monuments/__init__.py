"""Monuments: action cards, ferries, battles and five layers of stone."""
