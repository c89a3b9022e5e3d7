"""Monumental: a civilization in a City of nine cards and on a map of hexagons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trilithon.games.monumental.game import Monumental
from trilithon.kernel.kept import NOTHING_KEPT, Parts


def load_game(packs: Sequence[Path] = (), kept: Parts = NOTHING_KEPT) -> Monumental:
    return Monumental(packs, kept)
