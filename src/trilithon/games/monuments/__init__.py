"""Monuments: action cards, ferries, battles and five layers of stone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trilithon.games.monuments.game import Monuments


def load_game(packs: Sequence[Path] = ()) -> Monuments:
    return Monuments(packs)
