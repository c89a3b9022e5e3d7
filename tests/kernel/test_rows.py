"""Rows of moves: what the kernel answers by itself may be named or left out, and errors point at what is wrong."""

from __future__ import annotations

import json

import pytest

from tests.kernel.market.engine.codes import GOODS
from tests.kernel.market.game import Market
from trilithon.kernel.errors import MoveError
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.rows import read_row

GAME = Market()


def start(coins: int = 3) -> Playthrough:
    """Everybody has one good of each kind."""
    position = GAME.dump(GAME.start(GAME.setup(2), 1))
    position["table"]["deck"] = [good for good in GOODS for _ in range(4)]
    for trader in position["players"]:
        trader |= {"coins": coins, "hand": dict.fromkeys(GOODS, 1)}
    return Playthrough.from_position(GAME, json.loads(json.dumps(position)))


def played(text: str, coins: int = 3) -> list[str]:
    playthrough = start(coins)
    playthrough.play_text(text)
    return [f"({move.text})" if move.automatic else move.text for move in playthrough.played]


@pytest.mark.parametrize(
    "text", ["sell wool fame end", "sell wool fame double end", " sell  wool\tfame double end "]
)
def test_what_is_answered_by_itself_may_be_named_or_not(text: str) -> None:
    assert played(text) == ["sell wool", "fame", "(double)", "end"]


def test_so_may_what_another_seat_answers_by_itself() -> None:
    expected = ["offer gold to 2", "(refuse)", "roll", "end"]
    assert played("offer gold to 2 refuse roll end", coins=1) == expected
    assert played("offer gold to 2 roll end", coins=1) == expected


def test_a_row_may_end_in_the_middle() -> None:
    assert played("sell wool") == ["sell wool"]
    assert played("sell wool fame double sell silk") == ["sell wool", "fame", "(double)", "sell silk"]


def test_the_longest_text_comes_first() -> None:
    class Wordy(Market):
        def write(self, state: object, move: int) -> str:
            text = super().write(state, move)  # type: ignore[arg-type]
            return {"draw": "sell", "roll": "sell wool twice"}.get(text, text)

    playthrough = Playthrough.start(Wordy(), Wordy().setup(2), 1)
    playthrough.play_text("sell wool twice")
    playthrough.play_text("sell end")
    assert [move.text for move in playthrough.played] == ["sell wool twice", "sell", "end"]


def test_inside_a_row_a_text_names_the_answer_that_was_given() -> None:
    class Alike(Market):
        """Doubling and the end of a turn are written alike."""

        def write(self, state: object, move: int) -> str:
            text = super().write(state, move)  # type: ignore[arg-type]
            return "double" if text == "end" else text

    state = Alike().load(GAME.dump(start().state))
    end = state.moves()[-1]
    named = read_row(Alike(), state, "sell wool fame double")
    assert (named.decisions[2:], named.named) == ([], 1)
    both = read_row(Alike(), state, "sell wool fame double double")
    assert (both.decisions[2:], both.named) == ([end], 0)
    at_the_beginning = read_row(Alike(), state, "double", before=["double"])
    assert (at_the_beginning.decisions, at_the_beginning.named) == ([end], 0)


def test_answers_that_were_given_before_may_be_named_first() -> None:
    state = start().state
    assert read_row(GAME, state, "double", ["refuse", "double", "fame"]).named == 2
    row = read_row(GAME, state, "double sell wool", ["double"])
    assert (len(row.decisions), row.named) == (1, 0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is not a legal move here; legal are: sell wool; "),
        (
            "fly",
            "'fly' is not a legal move here; legal are: sell wool; sell silk; sell gold; offer wool to 2; ",
        ),
        ("sell wool fly", "after 'sell wool': 'fly' is not a legal move here; legal are: double; fame"),
        (
            "sell wool fame fly now",
            "after 'sell wool fame': 'fly now' is not a legal move here; legal are: sell silk",
        ),
        ("sell wool fame double fly", "after 'sell wool fame double': 'fly' is not a legal move here; "),
        ("end sell wool", "after 'end': 'sell wool' is too much: seat 2 has to move here"),
        ("offer gold to 2 accept", "after 'offer gold to 2': 'accept' is too much: seat 2 has to move here"),
    ],
)
def test_what_is_not_understood_is_pointed_at(text: str, complaint: str) -> None:
    playthrough = start()
    with pytest.raises(MoveError) as caught:
        playthrough.play_text(text)
    assert str(caught.value).startswith(complaint)
    assert playthrough.ply == 0


def test_a_row_beyond_the_end_is_refused() -> None:
    playthrough = Playthrough.start(GAME, GAME.setup(2, {"rounds": 1}), 1)
    playthrough.play_text("end")
    with pytest.raises(MoveError, match="after 'end': 'end' cannot be played: the game is over"):
        playthrough.play_text("end end")


def test_a_refusal_does_not_tell_what_is_hidden() -> None:
    """Whatever would be drawn: nothing may follow."""
    for row in ("draw sell wool", "sell wool fame draw fly", "draw fly"):
        with pytest.raises(MoveError, match="is too much: something hidden is shown before that"):
            read_row(GAME, start().state, row, stops_at_reveal=True)
    assert len(read_row(GAME, start().state, "sell wool fame draw", stops_at_reveal=True).decisions) == 3
