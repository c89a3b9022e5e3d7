"""The other half of Market: what people and programs ask of it."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Annotated, cast

from msgspec import Meta, Struct, ValidationError, convert

from tests.kernel.market_state import DRAW, EFFECTS, GOODS, OFFER, OFFERED, TURN, WORDS, Position, good_name
from trilithon.kernel.engine.events import Event, Message, player
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import MoveError, PositionError
from trilithon.kernel.game import Game, Json, Refusal, Setup
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Option

ABOUT = {"draw": "deck", "roll": "die", "end": "turn", "double": "effect:double", "fame": "effect:fame"}
RULES = {"good": "MK-SELL", "player": "MK-OFFER", "deck": "MK-DRAW", "die": "MK-ROLL", "turn": "MK-TURN"}
PUBLIC = ("coins", "fame", "sold", "rounds", "stack")
FIELDS = (*PUBLIC, "seats", "to_move", "reveals", "dice", "copies", "hands", "deck")

Count = Annotated[int, Meta(ge=0, le=1000)]
Few = Annotated[int, Meta(ge=0, le=3)]
Goods = Annotated[list[Count], Meta(min_length=3, max_length=3)]


class Saved(Struct, forbid_unknown_fields=True):
    """A position as JSON."""

    seats: Annotated[int, Meta(ge=2, le=4)]
    to_move: Annotated[int, Meta(ge=-1, le=3)]
    reveals: Count
    rounds: Count
    dice: bool
    copies: Count
    coins: list[Count]
    fame: list[Count]
    sold: Goods
    hands: list[Goods]
    deck: list[Annotated[int, Meta(ge=0, le=2)]]
    stack: list[tuple[Annotated[int, Meta(ge=0, le=2)], Few, Few]]
    rng: tuple[int, int, int, int]


class Market(Game):
    id = "market"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (
        Option("rounds", 3, (2, 3, 4), "MK-TURN", minimum=1),
        Option("dice", True, (True, False), "MK-ROLL"),
        Option("deck", "long", ("short", "long"), "MK-DRAW"),
    )
    categories = ("coins", "fame")
    longest = 3 * 4 * 7
    texts = Path(__file__).parent / "market_texts"
    content_digest = "none"

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        rounds, copies = cast(int, setup.options["rounds"]), 6 if setup.options["deck"] == "long" else 4
        state = Position(setup.seats, seeded(seed), rounds, bool(setup.options["dice"]), copies)
        state.rng.shuffle(state.deck)
        for hand in state.hands * 2:
            hand[state.deck.pop()] += 1
        return state

    def dump(self, state: State) -> Json:
        assert isinstance(state, Position)
        fields = {name: getattr(state, name) for name in FIELDS}
        return deepcopy(fields | {"rng": state.rng.words()})

    def load(self, position: Json) -> Position:
        try:
            saved = convert(position, Saved)
            state = Position(saved.seats, Rng(*saved.rng), saved.rounds, saved.dice, saved.copies)
        except ValidationError as error:
            raise PositionError([str(error)]) from None
        for name in FIELDS:
            setattr(state, name, getattr(saved, name))
        if problems := self.problems(state):
            raise PositionError(problems)
        return state

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Position)
        if not len(state.coins) == len(state.fame) == len(state.hands) == state.seats:
            return ["there must be as many coins, fame and hands as seats"]
        problems = [f"seat {seat} has {coins} coins" for seat, coins in enumerate(state.coins) if coins < 0]
        for good in range(3):
            count = state.deck.count(good) + state.sold[good] + sum(hand[good] for hand in state.hands)
            count += sum(kind == OFFERED and number == good for kind, _, number in state.stack)
            if count != state.copies:
                problems.append(f"there are {count} {GOODS[good]}, not {state.copies}")
        if [kind == TURN for kind, _, _ in state.stack] not in ([], [True], [True, False]):
            problems.append("the stack must be empty, a turn, or a turn with something in it")
        if any(
            seat >= state.seats or (kind == EFFECTS and number not in (1, 2, 3))
            for kind, seat, number in state.stack
        ):
            problems.append("the stack has a seat or a number that cannot be")
        if state.to_move != (state.stack[-1][1] if state.stack else NOBODY) or (state.rounds > 0) != bool(
            state.stack
        ):
            problems.append("to_move, rounds and stack do not agree")
        return problems

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, Position)
        hands = [hand if owner == seat else sum(hand) for owner, hand in enumerate(state.hands)]
        public = {name: getattr(state, name) for name in PUBLIC}
        return deepcopy(public | {"deck": len(state.deck), "hands": hands})

    def score_sheet(self, state: State) -> list[list[int]]:
        assert isinstance(state, Position)
        return [[coins, fame] for coins, fame in zip(state.coins, state.fame, strict=True)]

    def question(self, state: State) -> Message:
        assert isinstance(state, Position)
        kind, _, number = state.stack[-1]
        if kind == OFFERED:
            return Message("market-ask-offered", {"good": good_name(number)})
        if kind == EFFECTS:
            return Message("market-ask-effects")
        return Message("market-ask-turn", {"actions": number})

    def label(self, state: State, move: int) -> Message:
        if move >= OFFER:
            other, good = divmod(move - OFFER, 3)
            return Message("market-offer", {"good": good_name(good), "to": player(other)})
        if move < DRAW:
            return Message("market-sell", {"good": good_name(move)})
        return Message(f"market-{WORDS[move]}")

    def about(self, state: State, move: int) -> list[str]:
        if move >= OFFER:
            return [f"good:{GOODS[(move - OFFER) % 3]}", f"player:{(move - OFFER) // 3}"]
        return [f"good:{GOODS[move]}"] if move < DRAW else [ABOUT.get(WORDS[move], "offer")]

    def targets(self, state: State) -> list[str]:
        players = [f"player:{seat}" for seat in range(state.seats)]
        return [f"good:{good}" for good in GOODS] + players + [*ABOUT.values(), "offer"]

    def why_not(self, state: State, target: str) -> Refusal | None:
        if target not in self.targets(state):
            raise MoveError(f"there is no {target!r}; there are: {', '.join(self.targets(state))}")
        if any(target in self.about(state, move) for move in state.moves()):
            return None
        kind = target.split(":")[0]
        return Refusal(Message(f"market-not-{kind}"), RULES.get(kind, "MK-EFFECT"))

    def glossary(self) -> dict[str, list[Message]]:
        worth = {good: Message("market-worth", {"coins": good + 1}) for good in range(3)}
        return {f"good:{GOODS[good]}": [good_name(good), worth[good]] for good in range(3)}

    def show(self, state: State, seat: int, language: str) -> str:
        lines = [f"{name}: {value}" for name, value in self.view(state, seat).items()]
        asked = [] if state.to_move == NOBODY else [catalogue(self).render(self.question(state), language)]
        return "\n".join(asked + lines)

    def write(self, state: State, move: int) -> str:
        if move >= OFFER:
            return f"offer {GOODS[(move - OFFER) % 3]} to {(move - OFFER) // 3}"
        return f"sell {GOODS[move]}" if move < DRAW else WORDS[move]
