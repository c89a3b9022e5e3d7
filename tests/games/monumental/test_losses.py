"""What the end of the actions leaves undone, and what cannot be taken back: the game says it, the page shows it."""

from __future__ import annotations

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.engine.events import Message

GAME = Monumental()


def losses(play: Play) -> dict[str, Message]:
    end = GAME.read(play.state, "end")
    return {message.id.removeprefix("monumental-loss-"): message for message in GAME.losses(play.state, end)}


def test_basic_resources_are_lost_only_if_something_could_be_had_for_them() -> None:
    rich = Scenario().goods(0, production=9).play()
    assert losses(rich)["basics"].args["goods"] == [Message("monumental-resource-production", {"n": 9})]
    assert "basics" not in losses(Scenario().goods(0, science=1).play())
    assert "basics" not in losses(Scenario().play())


def test_effects_that_cost_nothing_are_named() -> None:
    play = Scenario().active(0, a1="irrigation").play()
    told = losses(play)["effects"]
    assert (told.args["n"], told.args["cards"]) == (1, [Message("monumental-card-irrigation")])
    assert "effects" not in losses(Scenario().goods(0, production=2).active(0, a1="masonry").play())
    assert "effects" not in losses(play.do("use a1-under irrigation"))


def test_the_oldest_card_of_a_row_goes_unless_one_was_taken() -> None:
    cards = ("academy", "sailing", "barracks", "bronze_working", "quarry", "market")
    play = Scenario().goods(0, production=20, science=20).display(*cards).play()
    width = play.state.setup.width
    assert GAME.view(play.state, 0)["leaving"] == [width - 1, 2 * width - 1]
    after = play.do("buy 1 academy")
    assert GAME.view(after.state, 0)["leaving"] == [2 * width - 1]
    assert losses(after)["display"].args["n"] == 1


def finals(play: Play) -> dict[str, bool]:
    moves = play.state.moves()
    return {
        move: outlook.is_final
        for move, outlook in zip(play.legal, GAME.outlooks(play.state, moves), strict=True)
    }


def test_what_shows_something_hidden_cannot_be_taken_back() -> None:
    """At its end, when all is paid: of a conquest the token is turned then."""
    play = Scenario().goods(0, production=9, science=9, military=9, gold=3).play()
    told = finals(play)
    assert told["progress"]
    assert told["end"]
    conquests = {move: final for move, final in told.items() if move.startswith("conquer ")}
    assert conquests
    assert all(conquests.values())
    assert not any(final for move, final in told.items() if move.startswith("buy "))
    assert not play.state.events


def test_asking_changes_nothing() -> None:
    play = Scenario().goods(0, military=9).play()
    before = play.state.fingerprint()
    GAME.outlooks(play.state, play.state.moves())
    assert play.state.fingerprint() == before
