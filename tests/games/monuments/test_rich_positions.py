"""Crowded positions keep the promises too: nothing is lost, everything can be saved, nobody gets stuck."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.contract.test_positions import _spoil
from tests.games.monuments.rich import rich_position
from trilithon.games import find
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import PositionError

MOVES = 120


@pytest.mark.parametrize("seed", range(12))
def test_crowded_positions_are_sound_at_every_decision(seed: int) -> None:
    game = find("monuments")
    s, rng = rich_position(seed).state, seeded(seed, 12)
    for _ in range(MOVES):
        if s.to_move == NOBODY:
            break
        moves = s.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        assert game.problems(s) == []
        written = [game.write(s, move) for move in moves]
        assert len(set(written)) == len(written)
        loaded = game.load(json.loads(json.dumps(game.dump(s))))
        assert loaded.numbers() == s.numbers()
        assert loaded.moves() == moves
        if rng.below(6) == 0:
            for seat in (*range(s.seats), NOBODY):
                twin = s.imagine(seat, rng)
                assert game.problems(twin) == []
                assert game.view(twin, seat) == game.view(s, seat)
        s.play(moves[rng.below(len(moves))])
    assert game.problems(s) == []


@pytest.mark.parametrize("seed", range(12))
def test_spoilt_crowded_positions_are_refused_or_sound(seed: int) -> None:
    game = find("monuments")
    s, rng = rich_position(seed).state, seeded(seed, 13)
    for _ in range(MOVES):
        if s.to_move == NOBODY:
            break
        position: dict[str, Any] = json.loads(json.dumps(game.dump(s)))
        path = _spoil(position, rng)
        try:
            loaded = game.load(position)
        except PositionError:
            pass
        else:
            for _ in range(20):
                if loaded.to_move != NOBODY:
                    assert loaded.moves(), path
                    loaded.play(loaded.moves()[rng.below(len(loaded.moves()))])
            assert game.problems(loaded) == [], path
        s.play(s.moves()[rng.below(len(s.moves()))])


@pytest.mark.parametrize("seed", range(12))
def test_agendas_in_disorder_are_refused_or_sound(seed: int) -> None:
    game = find("monuments")
    s, rng = rich_position(seed).state, seeded(seed, 14)
    seen: list[dict[str, Any]] = []
    for _ in range(MOVES):
        if s.to_move == NOBODY:
            break
        position: dict[str, Any] = json.loads(json.dumps(game.dump(s)))
        seen += [frame for frame in position["agenda"] if frame not in seen]
        change = _disorder(position["agenda"], seen, rng)
        try:
            loaded = game.load(position)
        except PositionError:
            pass
        else:
            for _ in range(20):
                if loaded.to_move != NOBODY:
                    assert loaded.moves(), change
                    loaded.play(loaded.moves()[rng.below(len(loaded.moves()))])
            assert game.problems(loaded) == [], change
        s.play(s.moves()[rng.below(len(s.moves()))])


def _disorder(agenda: list[dict[str, Any]], seen: list[dict[str, Any]], rng: Rng) -> str:
    """Frames change places, are there twice or not at all, or come from elsewhere; says what was done."""
    one, other = rng.below(len(agenda)), rng.below(len(agenda))
    stranger = {**seen[rng.below(len(seen))], "seat": agenda[0]["seat"]}
    match rng.below(5):
        case 0:
            agenda[one], agenda[other] = agenda[other], agenda[one]
            return f"{one} and {other} change places"
        case 1:
            agenda.insert(other, {**agenda[one]})
            return f"{one} is also at {other}"
        case 2:
            return f"{agenda.pop(one)} is gone"
        case 3:
            agenda.insert(one, stranger)
            return f"{stranger} is at {one}"
    agenda[one] = stranger
    return f"{stranger} instead of {one}"
