"""The Amazons (MO-LK-04 to -07): riders, whose Horses go where their Units go."""

from __future__ import annotations

from trilithon.games.monumental.modules.amazons.module import Amazons

MODULE = Amazons()
