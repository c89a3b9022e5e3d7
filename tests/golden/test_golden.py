"""Recorded games replay for ever: a change of behaviour that breaks one needs a new version of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from trilithon.games import find, installed
from trilithon.kernel.record import parse_record, replay

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_to_its_hashes_and_result(file: Path) -> None:
    game = find(file.parent.name)
    record = parse_record(file.read_text(encoding="utf-8"))
    playthrough = replay(game, record)
    assert playthrough.over
    assert game.problems(playthrough.state) == []


@pytest.mark.parametrize("game", installed())
def test_every_game_has_ten_recorded_games_of_all_sizes(game: str) -> None:
    records = [parse_record(file.read_text(encoding="utf-8")) for file in RECORDS if file.parent.name == game]
    assert len(records) >= 10
    assert {record.seats for record in records} == set(find(game).seat_counts)
