"""The other half of Market: what people and programs ask of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i16

from tests.kernel.market.engine.codes import GOODS, good_name, worth
from tests.kernel.market.engine.layout import Fields
from tests.kernel.market.engine.position import Position
from tests.kernel.market.engine.steps.offered import OFFERED
from tests.kernel.market.engine.steps.turn import TURN
from tests.kernel.market.words.shared import REASONS, good_target
from tests.kernel.market.words.table import WORDS
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Json, Setup, TieBreak
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Option, Value
from trilithon.kernel.peek import Peek
from trilithon.kernel.stepped import SteppedGame

COPIES = {"short": 4, "long": 6}


class Market(SteppedGame[Position]):
    id = "market"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (
        Option("rounds", 3, (2, 3, 4), "MK-TURN", minimum=1, maximum=99),
        Option("dice", True, (True, False), "MK-ROLL"),
        Option("deck", "long", ("short", "long"), "MK-DRAW"),
    )
    categories = ("coins", "fame")
    longest = 3 * 4 * 7
    texts = Path(__file__).parent / "texts"
    content_digest = "none"

    words = WORDS
    reasons = REASONS
    over = ("over", "MK-TURN")
    position: type[Position] = Position

    # -- beginning ---------------------------------------------------------------------------------

    def tie_breaks(self, state: State) -> list[TieBreak]:
        s = self.own(state)
        return [
            TieBreak(Message("market-category-fame"), [int(s.d[s.at.fame + seat]) for seat in range(s.seats)])
        ]

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        s = self.blank(setup.seats, setup.options, {}, seeded(seed))
        look = Peek(s)
        look.rounds = setup.options["rounds"]
        look.coins = [1] * setup.seats
        look.deck = [good for good in range(len(GOODS)) for _ in range(s.at.copies)]
        s.shuffle(s.at.deck, s.rng)
        for _ in range(2):
            for seat in range(setup.seats):
                s.d[s.held(seat, s.pop(s.at.deck))] += 1
        TURN.push(s, 0)
        s.run()
        return s

    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> Position:
        length, copies, dice = int(options["rounds"]), COPIES[str(options["deck"])], bool(options["dice"])
        at = Fields(seats, length, copies, dice)
        return self.position(at, random, vec[i16](at.blank()))

    # -- saved positions ---------------------------------------------------------------------------

    def options_of(self, s: Position) -> Mapping[str, Value]:
        deck = "long" if s.at.copies == COPIES["long"] else "short"
        return {"rounds": s.at.length, "dice": s.at.dice, "deck": deck}

    def invariants(self, s: Position) -> Iterator[str]:
        look, deck, on_offer = Peek(s), s.items(s.at.deck), s.find(OFFERED)
        for good, name in enumerate(GOODS):
            count = deck.count(good) + look.sold[good] + sum(look.hand[seat, good] for seat in range(s.seats))
            count += on_offer >= 0 and s.field_of(on_offer, OFFERED.good) == good
            if count != s.at.copies:
                yield f"there are {count} {name}, not {s.at.copies}"
        if bool(look.rounds) != bool(s.depth()):
            yield "rounds: there is a turn as long as there are rounds to play"

    # -- what people see ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        s = self.own(state)
        look, words = Peek(s), self.asked(s)
        return {
            "rounds": look.rounds,
            "coins": list(look.coins),
            "fame": list(look.fame),
            "sold": list(look.sold),
            "deck": len(look.deck),
            "hands": [
                [look.hand[owner, good] for good in range(len(GOODS))]
                if owner == seat
                else s.hand_size(owner)
                for owner in range(s.seats)
            ],
            "asked": words.shown(s) if words else {},
        }

    def score_sheet(self, state: State) -> list[list[int]]:
        look = Peek(self.own(state))
        return [[coins, fame] for coins, fame in zip(look.coins, look.fame, strict=True)]

    def things(self, s: Position) -> list[str]:
        players = [f"player:{seat}" for seat in range(s.seats)]
        return [*map(good_target, range(len(GOODS))), *players, "deck", "die", "turn"]

    def names(self) -> dict[str, Message]:
        return {good_target(good): good_name(good) for good in range(len(GOODS))}

    def glossary(self) -> dict[str, list[Message]]:
        return {
            good_target(good): [good_name(good), Message("market-worth", {"coins": worth(good)})]
            for good in range(len(GOODS))
        }

    def show(self, state: State, seat: int, language: str) -> str:
        asked = [] if state.to_move == NOBODY else [catalogue(self).render(self.question(state), language)]
        return "\n".join(asked + [f"{name}: {value}" for name, value in self.view(state, seat).items()])
