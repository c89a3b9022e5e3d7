"""Continuous play (MO-CONT): the game runs in rounds, in which all act in rotation, one action at a time."""

from __future__ import annotations

from trilithon.games.monumental.modules.continuous.module import ContinuousModule

MODULE = ContinuousModule()
"""The module as the game takes it in."""
