"""Recorded games replay for ever: a change of behaviour that breaks one needs a new version of the rules.

Each is replayed with the content that it was recorded with, which lies beside it: a tuned number changes none of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tuning import tuned
from trilithon.games import find, find_recorded, installed
from trilithon.kernel.errors import RecordError
from trilithon.kernel.kept import read_beside
from trilithon.kernel.record import Record, RecordedMove, content_named, parse_record, played_with, replay

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))
OLD = sorted(HERE.glob("*/version-1/*.txt"))
"""Recorded before positions were packed; the same games stand above with the hashes of now, but for one of Monuments in
which somebody was asked who moves when nobody could."""
OLDEST = 3
"""So many games that were recorded with the first content stay for ever, whatever others are recorded later."""


def read(file: Path) -> Record:
    return parse_record(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_to_its_hashes_and_result(file: Path) -> None:
    record = read(file)
    game = find_recorded(record, file.parent)
    playthrough = replay(game, record)
    assert playthrough.over
    assert game.problems(playthrough.state) == []


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_game_of_version_1_replays_by_its_moves(file: Path) -> None:
    record = read(file)
    assert record.rules == 1
    playthrough = replay(find_recorded(record, file.parent.parent), record)
    assert playthrough.over
    assert playthrough.state.scores() == record.scores
    now = file.parent.parent / file.name
    if now.exists():
        again = replay(find_recorded(read(now), now.parent), read(now))
        assert again.played == playthrough.played


def test_answers_that_are_no_longer_asked_for_are_left_out() -> None:
    file = HERE / "monuments" / "version-1" / "13.txt"
    record = read(file)
    written = [entry for entry in record.entries if isinstance(entry, RecordedMove)]
    assert replay(find_recorded(record, file.parent.parent), record).ply < len(written)


@pytest.mark.parametrize("game", installed())
def test_every_game_has_ten_recorded_games_of_all_sizes(game: str) -> None:
    records = [read(file) for file in RECORDS if file.parent.name == game]
    assert len(records) >= 10
    assert {record.seats for record in records} == set(find(game).seat_counts)


# -- their content -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", [*RECORDS, *OLD], ids=lambda file: str(file.relative_to(HERE)))
def test_the_content_of_every_game_is_beside_it(file: Path) -> None:
    named = content_named(read(file))
    assert named
    for part, content in named.items():
        assert read_beside(HERE / file.relative_to(HERE).parts[0], part, content) is not None


FIRST = {"monumental": "8f7f04d7d351", "monuments": "75c3a8f9ab01", "pantheon": "142a70e4d9ec"}
"""The content that games were first recorded with."""


@pytest.mark.parametrize("game", FIRST)
def test_the_oldest_games_are_still_there(game: str) -> None:
    records = [read(file) for file in RECORDS if file.parent.name == game]
    assert sum(record.content == FIRST[game] for record in records) >= OLDEST


@pytest.mark.parametrize("game", installed())
def test_recorded_games_do_not_care_for_tuned_numbers(game: str, tmp_path: Path) -> None:
    """The shortest of each game, and of those with modules."""
    files = sorted((HERE / game).glob("*.txt"), key=lambda file: file.stat().st_size)
    files = [*files[:OLDEST], *[file for file in files if read(file).modules][:1]]
    with tuned(game, tmp_path) as other:
        for file in files:
            record = read(file)
            own = find_recorded(record, HERE / game)
            assert played_with(own, record) == content_named(record)
            assert own.content_digest != other.content_digest
            assert replay(own, record).over
            with pytest.raises(RecordError, match=r"played with other content .* nor beside it"):
                find_recorded(record, tmp_path)
            with pytest.raises(RecordError, match="played with other content"):
                replay(other, record)
