"""Atlantis (MO-LK-08 to -13): a row of cards above the City, the Nexus."""

from __future__ import annotations

from trilithon.games.monumental.modules.atlantis.module import Atlantis

MODULE = Atlantis()
