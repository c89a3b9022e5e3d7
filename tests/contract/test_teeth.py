"""The contract's tests must bite: each small breach here is caught by the test that is there for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from tests.contract import test_play, test_positions, test_secrets, test_texts
from tests.kernel.market_game import Market
from tests.kernel.market_state import DRAW, END, OFFER, Position
from trilithon.kernel.engine.events import Argument, Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.game import Game, Json, Refusal, Setup


class Altered(Market):
    """Market with another class of positions."""

    def __init__(self, position: type[Position]) -> None:
        self.position = position

    def __str__(self) -> str:
        return self.position.__name__

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        return _as(self.position, super().start(setup, seed, events))

    def load(self, position: Json) -> Position:
        return _as(self.position, super().load(position))


def _as(kind: type[Position], state: Position) -> Position:
    state.__class__ = kind
    return state


class OffersAMoveTwice(Position):
    def moves(self) -> list[int]:
        return [*super().moves(), END] if END in super().moves() else super().moves()


class NeverEnds(Position):
    def play(self, move: int) -> None:
        self.rounds += move == END
        super().play(move)


class LosesAGood(Position):
    def play(self, move: int) -> None:
        super().play(move)
        if move == DRAW and self.deck:
            self.deck.pop()


class CopiesShareHands(Position):
    def copy(self) -> Position:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class CopiesListen(Position):
    def copy(self) -> Position:
        twin = super().copy()
        twin.events = self.events
        return twin


class ListeningUsesChance(Position):
    def tell(
        self, seat: int, id: str, args: dict[str, Argument], own: dict[str, Argument] | None = None
    ) -> None:
        super().tell(seat, id, args, own)
        if self.events is not None:
            self.rng.word()


class ForgetsInNumbers(Position):
    """The deck's order is not among the numbers, so a difference in it goes unnoticed until it is drawn."""

    def numbers(self) -> list[int]:
        deck, self.deck = self.deck, sorted(self.deck)
        numbers = super().numbers()
        self.deck = deck
        return numbers

    def copy(self) -> Position:
        twin = super().copy()
        twin.deck.reverse()
        return twin


class DreamsTheTruth(Position):
    def imagine(self, seat: int, rng: Rng) -> Position:
        twin = self.copy()
        twin.rng = seeded(rng.word())
        return twin


class DreamsHalfTheTruth(Position):
    """Hands are dealt anew, but the top of the deck stays where it is."""

    def imagine(self, seat: int, rng: Rng) -> Position:
        twin = super().imagine(seat, rng)
        if self.deck and self.deck[-1] in twin.deck:
            twin.deck.remove(self.deck[-1])
            twin.deck.append(self.deck[-1])
        return twin


class ForeseesTheDice(Position):
    def imagine(self, seat: int, rng: Rng) -> Position:
        twin = super().imagine(seat, rng)
        twin.rng = self.rng.copy()
        return twin


class TellsTooMuch(Position):
    def tell(
        self, seat: int, id: str, args: dict[str, Argument], own: dict[str, Argument] | None = None
    ) -> None:
        super().tell(seat, id, args | (own or {}), None)


class ShowsAHand(Market):
    def view(self, state: State, seat: int) -> Json:
        return super().view(state, seat) | {"hands": cast(Position, state).hands}


class CountsWrong(Market):
    def score_sheet(self, state: State) -> list[list[int]]:
        return [[row[0] + 1, row[1]] for row in super().score_sheet(state)]


class ForgetsTheStack(Market):
    def load(self, position: Json) -> Position:
        return super().load(position | {"stack": position["stack"][:1]})


class WritesAlike(Market):
    def write(self, state: State, move: int) -> str:
        return "offer" if move >= OFFER else super().write(state, move)


class HasNoWords(Market):
    def label(self, state: State, move: int) -> Message:
        return Message("market-no-such-message") if move == END else super().label(state, move)


class PointsNowhere(Market):
    def about(self, state: State, move: int) -> list[str]:
        return [] if move == END else super().about(state, move)


class RefusesWhatIsPossible(Market):
    def why_not(self, state: State, target: str) -> Refusal | None:
        return super().why_not(state, target) or Refusal(Message("market-not-turn"), "MK-TURN")


@pytest.mark.parametrize(
    ("game", "test"),
    [
        (Altered(OffersAMoveTwice), test_play.test_there_is_always_something_to_decide_until_the_game_ends),
        (Altered(NeverEnds), test_play.test_there_is_always_something_to_decide_until_the_game_ends),
        (Altered(LosesAGood), test_play.test_invariants_hold_at_every_decision),
        (Altered(CopiesShareHands), test_play.test_a_copy_is_equal_and_independent),
        (Altered(CopiesListen), test_play.test_copies_are_silent_and_listening_changes_nothing),
        (Altered(ListeningUsesChance), test_play.test_copies_are_silent_and_listening_changes_nothing),
        (Altered(ForgetsInNumbers), test_play.test_copies_that_go_the_same_way_arrive_at_the_same_place),
        (Altered(DreamsTheTruth), test_secrets.test_what_is_imagined_depends_only_on_what_may_be_known),
        (Altered(DreamsHalfTheTruth), test_secrets.test_what_is_imagined_depends_only_on_what_may_be_known),
        (
            Altered(ForeseesTheDice),
            test_secrets.test_imagined_positions_are_sound_and_cost_the_original_nothing,
        ),
        (Altered(TellsTooMuch), test_secrets.test_what_is_told_depends_only_on_what_may_be_known),
        (ShowsAHand(), test_secrets.test_what_is_shown_depends_only_on_what_may_be_known),
        (CountsWrong(), test_play.test_points_add_up_and_places_follow_from_them),
        (ForgetsTheStack(), test_positions.test_every_position_is_saved_and_loaded_exactly),
        (WritesAlike(), test_texts.test_every_move_has_a_notation_of_its_own),
        (HasNoWords(), test_texts.test_every_move_has_a_label_and_is_about_something),
        (PointsNowhere(), test_texts.test_every_move_has_a_label_and_is_about_something),
        (RefusesWhatIsPossible(), test_texts.test_what_cannot_be_done_says_why_and_by_which_rule),
    ],
    ids=lambda value: str(value) if isinstance(value, Altered) else None,
)
def test_a_breach_is_caught(game: Game, test: Callable[[Game], None]) -> None:
    with pytest.raises((AssertionError, TrilithonError)):
        test(game)
