"""Monsters (MO-MONS): some Barbarian tokens hide one, which attacks again and again until an Explorer defeats it."""

from __future__ import annotations

from trilithon.games.monumental.modules.monsters.module import MonstersModule

MODULE = MonstersModule()
"""The module as the game takes it in."""
