"""Pantheon: six epochs, eight nations, ten gods, and columns that stay."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.kept import NOTHING_KEPT, Parts


def load_game(packs: Sequence[Path] = (), kept: Parts = NOTHING_KEPT) -> Pantheon:
    return Pantheon(packs, kept)
