"""Attackers and payments are sets: a row of moves names them in any order, and one order is played and recorded."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest

from tests.games.monuments.contents import game
from tests.games.monuments.scenario import Scenario
from trilithon.cli.main import main
from trilithon.kernel.errors import MoveError, RecordError
from trilithon.kernel.game import Json
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record
from trilithon.tables.course import Course
from trilithon.tables.steps import Refused, play

ATTACK = ["play attack", "attack 1202"]
SENT = ["send 1302 army", "send 1302 army", "send 1302 airforce", "send 1203 airforce"]
UPGRADE = ["play upgrade", "upgrade produce"]


def battle(green: bool = True) -> Json:
    """Armies in 1302 and airforces in two hexes stand beside an opponent."""
    scenario = Scenario().units(0, "1302", army=2, airforce=1).units(0, "1203", airforce=1)
    scenario.units(1, "1202", army=1).upgraded(0, *(["attack"] if green else []))
    return game().dump(scenario.play().state)


def purses(**sheep: int) -> Json:
    """Tokens for an upgrade, which costs two sheep."""
    scenario = Scenario()
    for place, n in sheep.items():
        scenario.units(0, place.removeprefix("at_"), worker=1).tokens(place.removeprefix("at_"), sheep=n)
    return game().dump(scenario.play().state)


def town(*bonuses: str, green: bool = False) -> Json:
    """All that a town costs, a sheep and two wheat, lies in two hexes and in plenty."""
    scenario = Scenario(3).commons(0, *bonuses).upgraded(0, *(["build"] if green else []))
    for place in ("1301", "1302"):
        scenario.units(0, place, worker=1).tokens(place, sheep=2, wheat=2)
    return game().dump(scenario.play().state)


def played(position: Json, row: list[str]) -> list[str]:
    playthrough = Playthrough.from_position(game(), position)
    playthrough.play_text(" ".join(row))
    return [move.text for move in playthrough.played]


# -- what is understood --------------------------------------------------------------------------------------


@pytest.mark.rule("MS-ATK-02")
def test_attackers_are_named_in_any_order() -> None:
    position = battle()
    for order in permutations(SENT):
        assert played(position, [*ATTACK, *order, "done"])[: len(ATTACK) + 5] == [*ATTACK, *SENT, "done"]
        assert played(position, [*ATTACK, *order]) == [*ATTACK, *SENT], "the row may end there"


@pytest.mark.rule("MS-SPD-01")
def test_tokens_are_named_in_any_order_with_or_without_those_that_are_left() -> None:
    position = purses(at_1301=1, at_1302=1, at_1202=1)
    spent = ["spend 1301 1 sheep", "spend 1202 1 sheep"]
    assert played(position, [*UPGRADE, *spent]) == [*UPGRADE, *spent]
    assert played(position, [*UPGRADE, *reversed(spent)]) == [*UPGRADE, *spent]
    last_two = ["spend 1202 1 sheep", "spend 1302 1 sheep"]
    first = played(position, [*UPGRADE, *last_two])
    assert first == played(position, [*UPGRADE, *reversed(last_two)])
    assert len(first) == len(UPGRADE) + 1, "the second follows from the first, and nobody is asked"
    assert played(position, first) == first


@pytest.mark.rule("MS-SPD-01")
def test_kinds_of_a_price_are_named_in_any_order() -> None:
    build = ["play build", "build town 1301"]
    spent = ["spend 1302 1 sheep", "spend 1301 1 wheat", "spend 1302 1 wheat"]
    orders = {tuple(played(town(), [*build, *order])) for order in permutations(spent)}
    assert orders == {(*build, *spent[:2])}


@pytest.mark.rule("MS-SPD-04")
def test_so_is_what_a_discount_leaves_out() -> None:
    position = town("masonry", green=True)
    row = ["play build", "build town 1301", "kind sheep", "kind wheat"]
    assert played(position, [*row, "spend 1302 1 wheat"]) == [*row[:3], "spend 1302 1 wheat"]
    assert played(position, [*row[:2], row[3], row[2], "spend 1302 1 wheat"]) == [
        *row[:3],
        "spend 1302 1 wheat",
    ]


@pytest.mark.rule("MS-ATK-02")
@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (
            "send 1203 airforce send 1302 navy done",
            "after 'play attack attack 1202 send 1203 airforce': 'send 1302 navy done' is not a legal move here; "
            "legal are: done",
        ),
        (
            "send 1203 airforce send 1302 army fly",
            "after 'play attack attack 1202 send 1302 army send 1203 airforce': 'fly' is not a legal move here; "
            "legal are: done",
        ),
        (
            "send 1203 airforce send 1302 army send 1203 airforce",
            "after 'play attack attack 1202 send 1302 army send 1203 airforce': 'send 1203 airforce' is not a legal",
        ),
    ],
    ids=["none that is there", "nonsense behind it", "one too many"],
)
def test_what_is_wrong_is_said_and_nothing_is_played(row: str, complaint: str) -> None:
    playthrough = Playthrough.from_position(game(), battle())
    with pytest.raises(MoveError) as caught:
        playthrough.play_text(" ".join([*ATTACK, row]))
    assert str(caught.value).startswith(complaint)
    assert playthrough.ply == 0


@pytest.mark.rule("MS-ATK-02")
def test_an_order_makes_nothing_legal() -> None:
    """Red: all attackers from one hex."""
    playthrough = Playthrough.from_position(game(), battle(green=False))
    with pytest.raises(MoveError, match=r"'send 1302 army' is not a legal move here; legal are: done"):
        playthrough.play_text(" ".join([*ATTACK, "send 1203 airforce", "send 1302 army"]))


def test_rows_that_only_keep_the_reader_busy_are_refused_soon() -> None:
    playthrough = Playthrough.from_position(game(), battle())
    with pytest.raises(MoveError, match="is not a legal move here"):
        playthrough.play_text(" ".join([*ATTACK, *["send"] * 3000]))
    with pytest.raises(MoveError, match="is not a legal move here"):
        playthrough.play_text(" ".join([*ATTACK, *["send 1203 airforce send 1302 army"] * 1000]))


@pytest.mark.parametrize(
    ("position", "row", "sets"),
    [
        (battle(), ATTACK, {"attackers"}),
        (purses(at_1301=1, at_1302=2, at_1202=1), UPGRADE, {"pay"}),
        (town(), ["play build", "build town 1301"], {"pay"}),
        (town("masonry", green=True), ["play build", "build town 1301"], {"leave_out", "pay"}),
    ],
    ids=["attackers", "one kind", "two kinds", "discount"],
)
def test_sets_are_offered_in_the_order_in_which_they_are_played(
    position: Json, row: list[str], sets: set[str]
) -> None:
    """What the reader relies on: after an answer none that comes before it is legal while the same is asked."""
    playthrough = Playthrough.from_position(game(), position)
    playthrough.play_text(" ".join(row))
    found, open_states = set(), [playthrough.state]
    while open_states:
        state = open_states.pop()
        asked, moves = game().any_order(state), state.moves()
        if asked is None:
            continue
        found.add(asked)
        for at, move in enumerate(moves):
            further = state.copy()
            further.play(move)
            open_states.append(further)
            if game().any_order(further) == asked:
                assert not set(moves[:at]) & set(further.moves())
    assert found == sets


# -- wherever rows are read ----------------------------------------------------------------------------------

MIXED = [*ATTACK, *reversed(SENT), "done"]


def test_a_record_written_by_hand_is_recorded_in_one_order() -> None:
    by_hand = "\n".join(
        [
            "trilithon record 2",
            "game monuments",
            "seats 2",
            "position " + json.dumps(battle()),
            "1: " + " ".join(MIXED[:4]),
            "1: send 1302 army send 1302 army done",
        ]
    )
    with pytest.raises(RecordError, match=r"^line 6: 'send 1302 army .* is not a legal move here"):
        replay(game(), parse_record(by_hand))
    by_hand = by_hand.replace("\n1: send 1302 army", " send 1302 army")
    again = replay(game(), parse_record(by_hand))
    assert [move.text for move in again.played][:7] == [*ATTACK, *SENT, "done"]
    written = write_record(again)
    assert "\n3. 1: send 1302 army\n4. 1: send 1302 army\n" in written
    assert write_record(replay(game(), parse_record(written))) == written


def test_the_command_line_takes_any_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(battle()), encoding="utf-8")
    shown = set()
    for row in (MIXED, [*ATTACK, *SENT, "done"]):
        assert main(["show", "monuments", "--position", str(file), "--json", "--play", " ".join(row)]) == 0
        shown.add(capsys.readouterr().out)
    assert len(shown) == 1


@pytest.mark.parametrize("moves", [MIXED, [" ".join(MIXED)], [*MIXED[:3], " ".join(MIXED[3:])]])
def test_a_table_takes_any_order(moves: list[str]) -> None:
    course = Course.begin(Playthrough.from_position(game(), battle()))
    step = play(course, 0, moves)
    assert [move.text for move in step.course.playthrough.played][:7] == [*ATTACK, *SENT, "done"]


def test_a_table_says_which_move_cannot_be_played() -> None:
    course = Course.begin(Playthrough.from_position(game(), battle()))
    for moves in ([*MIXED[:4], "send 1302 navy", "done"], [" ".join([*MIXED[:4], "send 1302 navy"])]):
        with pytest.raises(Refused) as caught:
            play(course, 0, moves)
        assert "send 1302 navy" in json.dumps(caught.value.refusal.text)
    assert course.ply == 0
