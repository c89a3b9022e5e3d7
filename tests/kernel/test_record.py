"""Records: readable, exact, forgiving to those who type them, and strict with what does not fit."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.market.game import Market
from trilithon.kernel.errors import PositionError, RecordError
from trilithon.kernel.options import Value
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

GAME = Market()
TYPED = """\
trilithon record 2
game market
seats 2
option rounds 1
seed 2

# the turn of the first player
1: sell gold
1: fame
1: end
2: roll
2: end
"""
WRITTEN = """\
trilithon record 2
game market
rules 1
content none
seats 2
option rounds 1
option dice true
option deck long
seed 2

1. 1: sell gold
2. 1: fame
3. 1: (double)
4. 1: end
5. 2: roll
6. 2: end
check 6 FINGERPRINT
scores 7 3
places 1 2
"""


def random_game(choices: list[int], **options: object) -> Playthrough:
    playthrough = Playthrough.start(GAME, GAME.setup(3, options), 7)
    for choice in choices:
        if not playthrough.over:
            playthrough.play(playthrough.legal[choice % len(playthrough.legal)])
    return playthrough


def written() -> str:
    fingerprint = replay(GAME, parse_record(TYPED)).state.fingerprint()
    return WRITTEN.replace("FINGERPRINT", fingerprint)


def test_a_record_is_readable() -> None:
    assert write_record(replay(GAME, parse_record(TYPED))) == written()


def counted_from_0(text: str) -> str:
    """The same record in the first version of the format."""
    text = re.sub(r"(?m)^(\d+\. )?(\d): ", lambda move: f"{move[1] or ''}{int(move[2]) - 1}: ", text)
    return text.replace("trilithon record 2", "trilithon record 1")


def test_records_whose_seats_are_counted_from_0_are_still_read() -> None:
    old = counted_from_0(written())
    assert "\n1. 0: sell gold\n" in old
    assert write_record(replay(GAME, parse_record(old))) == written()
    with pytest.raises(RecordError, match="line 14: seat 0 has to move here, not seat 1"):
        replay(GAME, parse_record(old.replace("4. 0: end", "4. 1: end")))
    with pytest.raises(RecordError, match=r"the automatic move here is '0: \(double\)', not '0: \(fame\)'"):
        replay(GAME, parse_record(old.replace("(double)", "(fame)")))
    with pytest.raises(
        RecordError, match="there is no seat 2; 'seats' above says how many there are, from 0 on"
    ):
        parse_record(old.replace("4. 0: end", "4. 2: end"))


def test_there_is_no_seat_0() -> None:
    with pytest.raises(
        RecordError, match="there is no seat 0; 'seats' above says how many there are, from 1 on"
    ):
        parse_record(written().replace("4. 1: end", "4. 0: end"))


def test_options_of_an_older_version_are_renewed() -> None:
    class Renamed(Newer):
        def renew_options(self, rules: int, options: Mapping[str, str]) -> Mapping[str, str]:
            assert rules == 1
            return {"deck" if name == "pile" else name: value for name, value in options.items()}

    old = written().replace("option deck", "option pile")
    assert replay(Renamed(), parse_record(old)).over
    with pytest.raises(RecordError, match="there is no option 'pile'"):
        replay(Renamed(), parse_record(old.replace("rules 1", "rules 2")))


def test_checks_come_every_twenty_moves_and_at_the_end() -> None:
    playthrough = random_game([0] * 60, rounds=9)
    checks = [line.split()[1] for line in write_record(playthrough).split("\n") if line.startswith("check")]
    assert checks == [*(str(ply) for ply in range(20, playthrough.ply, 20)), str(playthrough.ply)]


@given(st.lists(st.integers(min_value=0, max_value=11), max_size=80), st.booleans())
def test_written_records_replay_exactly(choices: list[int], dice: bool) -> None:
    playthrough = random_game(choices, dice=dice, rounds=6)
    text = write_record(playthrough)
    again = replay(GAME, parse_record(text))
    assert again.played == playthrough.played
    assert again.state.numbers() == playthrough.state.numbers()
    assert write_record(again) == text


def test_a_record_may_begin_from_a_position() -> None:
    position = json.loads(json.dumps(GAME.dump(random_game([0, 1, 2, 3]).state)))
    playthrough = Playthrough.from_position(GAME, position)
    playthrough.play(playthrough.legal[0])
    text = write_record(playthrough)
    assert "\nseats 3\nposition {" in text
    assert "\noption" not in text
    assert write_record(replay(GAME, parse_record(text))) == text


def test_a_record_fits_in_a_line_of_json() -> None:
    line = json.dumps({"record": written()})
    assert "\n" not in line
    assert replay(GAME, parse_record(json.loads(line)["record"])).over


def test_windows_line_ends_and_blanks_do_not_matter() -> None:
    assert replay(GAME, parse_record("\r\n" + written().replace("\n", "  \r\n"))).over


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("trilithon record 2", "trilithon record 3"), "line 1: a record begins with 'trilithon record 2'"),
        (("game market\n", ""), "the record does not say 'game'"),
        (("seats 2", "seats two"), "line 5: there should be a whole number, not 'two'"),
        (("seats 2", "seats " + "2" * 5000), "line 5: there should be a whole number, not '2222"),
        (("5. 2: roll", f"{'5' * 5000}. 1: roll"), "line 15: cannot be understood"),
        (("seed 2\n", f"position {'[' * 100_000}\n"), "line 9: the position is not JSON"),
        (("seats 2\n", ""), "line 10: there is no seat 1; 'seats' above says how many there are"),
        (("seed 2\n", ""), "the record must have either 'seed' or 'position'"),
        (("seed 2\n", "seed 2\nseed 3\n"), "line 10: 'seed' is there for the second time"),
        (("seed 2\n", "position {}\n"), "a record that begins from a position has no 'option'"),
        (("seed 2\n", "seed 2\nposition [1]\n"), "line 10: a position is a JSON object"),
        (("seed 2\n", "position {\n"), "line 9: the position is not JSON"),
        (("option dice", "option rounds"), "line 7: 'option rounds' is there for the second time"),
        (("game market", "game mar ket"), "line 2: there should be one word, not 'mar ket'"),
        (
            ("1. 1: sell", "1. 1 sell"),
            "line 11: cannot be understood: '1. 1 sell gold'; a move is written like",
        ),
        (("2. 1: fame", "1. 1: fame"), "line 12: move number 1 comes after number 1"),
        (("5. 2: roll", "5. 3: roll"), "line 15: there is no seat 3"),
        (("6. 2: end", "6. 2: end\nseed 3"), "line 17: 'seed' is there for the second time"),
        (("6. 2: end", "6. 2: end\noption x 3"), "line 17: 'option' must stand before the first move"),
        (("check 6 ", "check "), "line 17: a check is written like 'check 20 8f14e45fceea'"),
        (("check 6 ", "check -5 "), "line 17: a check is written like 'check 20 8f14e45fceea'"),
        (("scores 7 3", "scores 7 x"), "line 18: there should be a whole number, not 'x'"),
        (("scores 7 3", "scores 7 3\n7. 1: end"), "line 19: no move can follow the result"),
    ],
)
def test_a_malformed_record_names_line_and_remedy(change: tuple[str, str], complaint: str) -> None:
    assert change[0] in written()
    with pytest.raises(RecordError) as caught:
        parse_record(written().replace(*change))
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize("text", ["", "\n\n", "hello"])
def test_what_is_no_record_at_all_says_how_one_begins(text: str) -> None:
    with pytest.raises(RecordError, match="a record begins with 'trilithon record 2'"):
        parse_record(text)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("game market", "game pantheon"), "this is a record of pantheon, not of market"),
        (
            ("rules 1", "rules 2"),
            "this game was played under version 2 of the rules of market; here is version 1",
        ),
        (("content none", "content abc"), "this game was played with other content of market (abc)"),
        (
            ("option rounds 1", "option rounds 0"),
            "the game of this record cannot begin: option rounds cannot be",
        ),
        (
            ("seats 2", "seats 9"),
            "the game of this record cannot begin: market is for 2, 3, 4 players, not 9",
        ),
        (
            ("1. 1: sell gold", "1. 1: sell silk"),
            "line 11: 'sell silk' is not a legal move here; legal are: sell",
        ),
        (("4. 1: end", "4. 2: end"), "line 14: seat 1 has to move here, not seat 2"),
        (("(double)", "(fame)"), "line 13: the automatic move here is '1: (double)', not '1: (fame)'"),
        (
            ("(double)", "roll end roll"),
            "line 13: after 'roll end': 'roll' is too much: seat 2 has to move here",
        ),
        (
            ("4. 1: end", "4. 1: (end)"),
            "line 14: (end) is marked as automatic, but here is something to decide",
        ),
        (("check 6 ", "check 6 0"), "line 17: after move 6 the position's hash should be 0"),
        (("check 6 ", "check 7 "), "line 17: only 6 moves were played, not 7"),
        (("scores 7 3", "scores 7 4"), "the scores should be [7, 4] but are [7, 3]"),
        (("places 1 2", "places 2 1"), "the places should be [2, 1] but are [1, 2]"),
        (("option rounds 1", "option rounds 2"), "line 17: after move 6"),
    ],
)
def test_a_record_that_is_not_true_is_refused(change: tuple[str, str], complaint: str) -> None:
    assert change[0] in written()
    with pytest.raises(RecordError) as caught:
        replay(GAME, parse_record(written().replace(*change)))
    assert str(caught.value).startswith(complaint)


def test_a_move_that_played_itself_may_be_named_like_any_other() -> None:
    assert write_record(replay(GAME, parse_record(written().replace("(double)", "double")))) == written()


@pytest.mark.parametrize(
    "row",
    [
        "1: sell gold fame end",
        "1: sell gold fame double end",
        "1: sell gold\n1: fame double\n1: end",
        "1: sell gold fame\n1: (double)\n1: end",
        "1: sell gold fame\n1: double end",
    ],
)
def test_a_line_may_have_a_row_of_moves(row: str) -> None:
    typed = TYPED.replace("1: sell gold\n1: fame\n1: end", row)
    assert write_record(replay(GAME, parse_record(typed))) == written()


def test_an_answer_that_was_given_is_not_somebody_elses() -> None:
    with pytest.raises(RecordError, match="line 13: seat 1 has to move here, not seat 2"):
        replay(GAME, parse_record(written().replace("1: (double)", "2: double")))


def test_a_result_before_the_end_is_refused() -> None:
    lines = [line for line in written().split("\n") if not line.startswith(("6.", "check"))]
    with pytest.raises(RecordError, match="after its 5 moves the game is not over: seat 2 has to move"):
        replay(GAME, parse_record("\n".join(lines)))


def test_without_verification_only_the_moves_count() -> None:
    text = (
        written()
        .replace("rules 1", "rules 2")
        .replace("check 6 ", "check 6 0")
        .replace("scores 7", "scores 8")
    )
    assert replay(GAME, parse_record(text), verify=False).over


def test_the_seats_of_a_position_must_be_those_of_the_record() -> None:
    playthrough = Playthrough.from_position(GAME, GAME.dump(random_game([]).state))
    with pytest.raises(RecordError, match="the position has 3 seats, the record says 4"):
        replay(GAME, parse_record(write_record(playthrough).replace("seats 3", "seats 4")))


@given(st.text())
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(f"trilithon record 2\n{text}")


class Newer(Market):
    """The same rules, but positions are kept in another form."""

    rules_version = 2
    replays = (1,)


def test_games_of_an_older_version_replay_by_their_moves() -> None:
    old = written().replace("check 6 ", "check 6 0")
    again = replay(Newer(), parse_record(old))
    assert again.over
    assert "rules 2\n" in write_record(again)
    with pytest.raises(RecordError, match="the scores should be"):
        replay(Newer(), parse_record(old.replace("scores 7 3", "scores 7 4")))
    with pytest.raises(RecordError, match="only 6 moves were played, not 7"):
        replay(Newer(), parse_record(old.replace("check 6 ", "check 7 ")))
    with pytest.raises(RecordError, match="version 3 of the rules of market; here is version 2"):
        replay(Newer(), parse_record(old.replace("rules 1", "rules 3")))
    with pytest.raises(RecordError, match="the position's hash should be"):
        replay(Newer(), parse_record(old.replace("rules 1", "rules 2")))


def test_a_position_of_an_older_version_is_refused_in_a_sentence() -> None:
    with pytest.raises(PositionError, match="saved under version 1 of the rules; here is version 2, which"):
        Newer().load(GAME.dump(random_game([]).state))


class WithModule(Market):
    """With a module that is on when there is no die."""

    def modules(self, options: Mapping[str, Value]) -> dict[str, str]:
        return {} if options["dice"] else {"weather": "abc"}


def test_the_content_of_a_module_is_named_where_it_is_on() -> None:
    game = WithModule()
    off = write_record(Playthrough.start(game, game.setup(2), 1))
    on = write_record(Playthrough.start(game, game.setup(2, {"dice": False}), 1))
    assert "module" not in off
    assert "\ncontent none\nseats 2\nmodule weather abc\noption rounds 3\n" in on
    assert replay(game, parse_record(on)).ply == 0
    assert replay(game, parse_record(on.replace("module weather abc\ncontent none\n", ""))).ply == 0
    with pytest.raises(
        RecordError, match="played with module weather xyz; here, with its options, it is abc"
    ):
        replay(game, parse_record(on.replace("abc", "xyz")))
    with pytest.raises(
        RecordError, match="played with module weather off; here, with its options, it is abc"
    ):
        replay(game, parse_record(on.replace("module weather abc\n", "")))
    with pytest.raises(
        RecordError, match="played with module weather abc; here, with its options, it is off"
    ):
        replay(GAME, parse_record(on))
    with pytest.raises(RecordError, match="'module weather' is there for the second time"):
        parse_record(on.replace("module weather abc\n", "module weather abc\n" * 2))


def test_positions_and_tables_name_modules_too() -> None:
    game = WithModule()
    position = game.dump(game.start(game.setup(2, {"dice": False}), 1))
    assert position["modules"] == {"weather": "abc"}
    game.load(position)
    assert "modules" not in game.dump(game.start(game.setup(2), 1))
    with pytest.raises(PositionError, match=r"modules: made with {'weather': 'xyz'}; with these options"):
        game.load(position | {"modules": {"weather": "xyz"}})
    assert game.content_of(game.setup(2).options) == "none"
    assert game.content_of(game.setup(2, {"dice": False}).options) == "none weather:abc"
    text = write_record(Playthrough.from_position(game, position))
    assert "\nmodule" not in text
    assert replay(game, parse_record(text)).ply == 0


def test_a_record_names_its_pack() -> None:
    text = write_record(Playthrough.start(GAME, GAME.setup(2), 1), pack="Dear stalls")
    assert "\ncontent none\npack Dear stalls\nseats 2\n" in text
    record = parse_record(text)
    assert record.pack == "Dear stalls"
    assert replay(GAME, record).ply == 0


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("kept market {", "the content is not JSON"),
        ("kept market 5", "content is kept as"),
        ('kept market {"schema": 1, "tables": {}}\nkept market {"schema": 1, "tables": {}}', "second time"),
    ],
)
def test_content_that_is_none_is_refused_with_its_line(line: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=rf"line \d+: .*{complaint}"):
        parse_record(written() + line)
