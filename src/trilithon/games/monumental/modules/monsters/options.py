"""The switch of Monsters: how many hide on the map."""

from __future__ import annotations

from trilithon.kernel.options import Option

MOST = 12

OPTIONS = (Option("monsters", 0, tuple(range(MOST + 1)), "MO-MONS-01"),)
