"""Monuments: action cards, ferries, battles and five layers of stone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trilithon.games.monuments.game import Monuments
from trilithon.kernel.kept import NOTHING_KEPT, Parts


def load_game(packs: Sequence[Path] = (), kept: Parts = NOTHING_KEPT) -> Monuments:
    return Monuments(packs, kept)
