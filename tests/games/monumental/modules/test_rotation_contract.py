"""The contract of all games, kept in Continuous play: both ways of activating, both displays, two to five seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from tests.contract.playing import Case
from tests.games.monumental.modules.test_kingdom_contract import EVERYTHING, KEPT
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.game import Game
from trilithon.kernel.options import Value

GAME = Monumental()
TABLES: list[tuple[int, dict[str, Value], int]] = [
    (2, {"cont_display": "base"}, 1),
    (3, {"cont_activation": "simultaneous", "lost_kingdoms": True, **EVERYTHING}, 2),
    (5, {"lost_kingdoms": True, "civilizations": "japan,mughals,amazons,aztecs,atlantis"}, 4),
    (4, {"cont_activation": "simultaneous", "automas": "any:4,any:0", **EVERYTHING}, 5),
]
"""Seats, further options, and the seed."""


def tables(game: Game, share: float = 1.0) -> Iterator[Case]:
    for seats, others, seed in TABLES:
        yield Case(game.setup(seats, {"continuous": True, **others}), seed, default=False)


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.__name__.removeprefix("test_"))
def test_the_contract_is_kept(kept: Callable[[Game], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[kept.__module__], "cases", tables)
    kept(GAME)
