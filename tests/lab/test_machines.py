"""Seats that a game plays itself: no agent enters for them (a made-up game: `tests/kernel/ballot.py`)."""

from __future__ import annotations

import pytest

from tests.kernel.ballot import Ballot
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import SetupError
from trilithon.lab import simulation
from trilithon.lab.simulation import Series, play_series
from trilithon.lab.statistics import Tally

GAME = Ballot()


def test_a_game_finds_the_seats_for_so_many_people() -> None:
    assert GAME.setup_for(3).seats == 3
    assert GAME.setup_for(3, {"machine": True}).seats == 4
    with pytest.raises(SetupError, match="is for 2, 3, 4 players, not 7"):
        GAME.setup_for(7)


def test_entrants_sit_where_people_sit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "find", lambda name, packs=(): GAME)
    series = Series("ballot", ("random", "random"), games=4, options={"machine": True}, records=True)
    tally = Tally(series.entrants)
    for game in play_series(series):
        assert game.seating[2] == NOBODY
        assert sorted(game.seating[:2]) == [0, 1]
        assert (game.agents, game.decisions) == (("random", "random", ""), [2, 2, 0])
        tally.add(game)
    assert [entrant.games for entrant in tally.entrants] == [4, 4]
    assert [seat.games for seat in tally.seats] == [4, 4, 4]
