"""Monumental: a civilization in a City of nine cards and on a map of hexagons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trilithon.games.monumental.game import Monumental


def load_game(packs: Sequence[Path] = ()) -> Monumental:
    return Monumental(packs)
