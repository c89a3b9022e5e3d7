"""The contract of all games, kept with Automas at the table: beside people, alone, and with all other modules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from tests.contract.playing import Case
from tests.games.monumental.modules.test_kingdom_contract import EVERYTHING, GAME, KEPT
from trilithon.kernel.game import Game
from trilithon.kernel.options import Value

TABLES: list[tuple[str, int, dict[str, Value], int]] = [
    ("japan:0", 2, {}, 21),
    ("egypt:1,greece:4", 3, {"renaissance": True, "explorer_capital": "own"}, 22),
    ("aztecs:4,mughals:2", 3, {**EVERYTHING, "lost_kingdoms": True}, 23),
    (
        "amazons:4,atlantis:3",
        4,
        {**EVERYTHING, "lost_kingdoms": True, "automa_wonder_tie": "low_terrain"},
        24,
    ),
    ("atlantis:4,any:0,any:2,any:1,any:3", 5, {**EVERYTHING, "lost_kingdoms": True}, 25),
]
"""Automas, seats, further options, and the seed."""


def tables(game: Game, share: float = 1.0) -> Iterator[Case]:
    for automas, seats, others, seed in TABLES:
        yield Case(game.setup(seats, {"automas": automas, **others}), seed, default=False)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.__name__.removeprefix("test_"))
def test_the_contract_is_kept(kept: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[kept.__module__], "cases", tables)
    kept(GAME)
