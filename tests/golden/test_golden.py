"""Recorded games replay for ever: a change of behaviour that breaks one needs a new version of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from trilithon.games import find, installed
from trilithon.kernel.record import RecordedMove, parse_record, replay

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))
OLD = sorted(HERE.glob("*/version-1/*.txt"))
"""Recorded before positions were packed; the same games stand above with the hashes of now, but for one of Monuments in
which somebody was asked who moves when nobody could."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_to_its_hashes_and_result(file: Path) -> None:
    game = find(file.parent.name)
    record = parse_record(file.read_text(encoding="utf-8"))
    playthrough = replay(game, record)
    assert playthrough.over
    assert game.problems(playthrough.state) == []


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_game_of_version_1_replays_by_its_moves(file: Path) -> None:
    game = find(file.parent.parent.name)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.rules == 1
    playthrough = replay(game, record)
    assert playthrough.over
    assert playthrough.state.scores() == record.scores
    now = file.parent.parent / file.name
    if now.exists():
        again = replay(game, parse_record(now.read_text(encoding="utf-8")))
        assert again.played == playthrough.played


def test_answers_that_are_no_longer_asked_for_are_left_out() -> None:
    record = parse_record((HERE / "monuments" / "version-1" / "13.txt").read_text(encoding="utf-8"))
    written = [entry for entry in record.entries if isinstance(entry, RecordedMove)]
    assert replay(find("monuments"), record).ply < len(written)


@pytest.mark.parametrize("game", installed())
def test_every_game_has_ten_recorded_games_of_all_sizes(game: str) -> None:
    records = [parse_record(file.read_text(encoding="utf-8")) for file in RECORDS if file.parent.name == game]
    assert len(records) >= 10
    assert {record.seats for record in records} == set(find(game).seat_counts)
