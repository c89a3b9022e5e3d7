"""The contract's tests must bite: each small breach here is caught by the test that is there for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tests.contract import test_packed, test_play, test_positions, test_secrets, test_texts
from tests.kernel.market.engine.position import Position
from tests.kernel.market.engine.steps.offered import OFFERED
from tests.kernel.market.engine.steps.turn import DRAW, END, OFFER, TURN
from tests.kernel.market.game import Market
from tests.kernel.market.words.table import WORDS
from tests.kernel.market.words.turn import TurnWords
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.engine.layout import FRAME
from trilithon.kernel.engine.moves import Moves, make_move, verb_of
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import TrilithonError
from trilithon.kernel.game import Game, Json, Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Words

END_TURN = make_move(END, 0)


class Altered(Market):
    """Market with another class of positions."""

    def __init__(self, position: type[Position]) -> None:
        self.position = position

    def __str__(self) -> str:
        return self.position.__name__


class Worded(Market):
    """Market with other words for one question."""

    def __init__(self, words: Words[Position]) -> None:
        self.words = {**WORDS, int(words.step.number): words}

    def __str__(self) -> str:
        return type(self.words[0]).__name__


class OffersAMoveTwice(Position):
    def offer(self, moves: Moves) -> None:
        super().offer(moves)
        if END_TURN in moves:
            moves.add(END_TURN)


class NeverEnds(Position):
    def play(self, move: int) -> None:
        if self.is_on_top(TURN) and move == END_TURN:
            self.d[self.at.rounds] += 1
        super().play(move)


class LosesAGood(Position):
    def play(self, move: int) -> None:
        drawn = self.is_on_top(TURN) and verb_of(move) == DRAW
        super().play(move)
        if drawn and self.size(self.at.deck):
            self.pop(self.at.deck)


class WritesBeforeAField(Position):
    """What -1 as an index does: the neighbour changes, and nothing complains."""

    def play(self, move: int) -> None:
        super().play(move)
        self.d[self.at.coins - 1] = 7


class LeavesFramesBehind(Position):
    def drop(self) -> None:
        step = self.d[self.top]
        super().drop()
        self.d[self.top + FRAME] = step


class CopiesShareTheirArray(Position):
    def copy(self) -> State:
        return self.twin(self.d, self.rng.copy())


class CopiesListen(Position):
    def copy(self) -> State:
        twin = super().copy()
        twin.events = self.events
        return twin


class ListeningUsesChance(Position):
    def tell(self, seat: int, message: str, args: dict[str, Argument]) -> None:
        super().tell(seat, message, args)
        if self.events is not None:
            self.rng.word()


class ForgetsInNumbers(Position):
    """The deck's order is not among the numbers, so a difference in it goes unnoticed until it is drawn."""

    def numbers(self) -> list[int]:
        deck = self.items(self.at.deck)
        self.fill(self.at.deck, sorted(deck))
        numbers = super().numbers()
        self.fill(self.at.deck, deck)
        return numbers

    def twin(self, d: vec[i16], rng: Rng) -> Position:
        twin = super().twin(d, rng)
        twin.fill(twin.at.deck, twin.items(twin.at.deck)[::-1])
        return twin


class DreamsTheTruth(Position):
    def deal_anew(self, seat: int, rng: Rng) -> None:
        rng.word()


class DreamsHalfTheTruth(Position):
    """Hands are dealt anew, but the top of the deck stays where it is."""

    def deal_anew(self, seat: int, rng: Rng) -> None:
        deck = self.at.deck
        top = self.last(deck) if self.size(deck) else -1
        super().deal_anew(seat, rng)
        if self.index_of(deck, top) >= 0:
            self.take(deck, top)
            self.add(deck, top)


class ForeseesTheDice(Position):
    def imagine(self, seat: int, rng: Rng) -> State:
        twin = super().imagine(seat, rng)
        twin.rng = self.rng.copy()
        return twin


class TellsTooMuch(Position):
    def tell_privately(
        self, seat: int, message: str, args: dict[str, Argument], secret: dict[str, Argument]
    ) -> None:
        self.tell(seat, message, args | secret)


class ShowsAHand(Market):
    def view(self, state: State, seat: int) -> Json:
        return super().view(state, seat) | {"hands": list(Peek(self.own(state)).hand)}


class CountsWrong(Market):
    def score_sheet(self, state: State) -> list[list[int]]:
        return [[row[0] + 1, row[1]] for row in super().score_sheet(state)]


class ForgetsTheAgenda(Market):
    def load(self, position: Json) -> Position:
        return super().load(position | {"agenda": position["agenda"][-1:]})


class HasNoWordsForAQuestion(Market):
    def __init__(self) -> None:
        self.words = {number: words for number, words in WORDS.items() if words.step is not OFFERED}


class WritesAlike(TurnWords):
    def write(self, s: Position, move: int) -> str:
        return "offer" if verb_of(move) == OFFER else super().write(s, move)


class HasNoLabel(TurnWords):
    def label(self, s: Position, move: int) -> Message:
        return Message("market-no-such-message") if move == END_TURN else super().label(s, move)


class PointsNowhere(TurnWords):
    def about(self, s: Position, move: int) -> list[str]:
        return [] if move == END_TURN else super().about(s, move)


class RefusesWhatIsPossible(Market):
    def why_not(self, state: State, target: str) -> Refusal | None:
        return super().why_not(state, target) or Refusal(Message("market-reason-over"), "MK-TURN")


@pytest.mark.parametrize(
    ("game", "test"),
    [
        (Altered(OffersAMoveTwice), test_play.test_there_is_always_something_to_decide_until_the_game_ends),
        (Altered(NeverEnds), test_play.test_there_is_always_something_to_decide_until_the_game_ends),
        (Altered(LosesAGood), test_play.test_invariants_hold_at_every_decision),
        (Altered(WritesBeforeAField), test_packed.test_every_number_is_in_its_range_at_every_decision),
        (Altered(LeavesFramesBehind), test_packed.test_what_is_free_is_zero),
        (Altered(CopiesShareTheirArray), test_play.test_a_copy_is_equal_and_independent),
        (Altered(CopiesShareTheirArray), test_packed.test_copies_have_arrays_of_their_own),
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
        (ForgetsTheAgenda(), test_positions.test_every_position_is_saved_and_loaded_exactly),
        (HasNoWordsForAQuestion(), test_packed.test_every_question_has_words_and_every_step_a_name),
        (Worded(WritesAlike()), test_texts.test_every_move_has_a_notation_of_its_own),
        (Worded(HasNoLabel()), test_texts.test_every_move_has_a_label_and_is_about_something),
        (Worded(PointsNowhere()), test_texts.test_every_move_has_a_label_and_is_about_something),
        (RefusesWhatIsPossible(), test_texts.test_what_cannot_be_done_says_why_and_by_which_rule),
    ],
    ids=lambda value: str(value) if isinstance(value, Altered | Worded) else None,
)
def test_a_breach_is_caught(game: Game, test: Callable[[Game], None]) -> None:
    with pytest.raises((AssertionError, TrilithonError)):
        test(game)
