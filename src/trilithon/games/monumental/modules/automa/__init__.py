"""Automas (MO-AUT): civilizations that a deck of cards plays, for whoever sits alone or wants another rival."""

from __future__ import annotations

from trilithon.games.monumental.modules.automa.module import AutomaModule

MODULE = AutomaModule()
"""The module as the game takes it in."""
