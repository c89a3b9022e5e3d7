"""Market, a game for tests: small, but it does what larger games do.

Two to four traders have two actions a turn: sell a good from the hidden hand (which sets off two effects in
an order of their choice), offer one to another trader (who decides in the middle of the turn), draw, or roll
the die. Most coins and fame win; ties go to fame.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from trilithon.kernel.engine.events import Argument, Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import MoveError, PositionError
from trilithon.kernel.game import Game, Json, Refusal, Setup
from trilithon.kernel.messages import catalogue, player
from trilithon.kernel.options import Option

GOODS = ("wool", "silk", "gold")
SELL, DRAW, ROLL, END, DOUBLE, FAME, ACCEPT, REFUSE, OFFER = (
    0,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
)  # SELL and OFFER + number
TURN, EFFECTS, OFFERED = 0, 1, 2  # frames are (kind, seat, number): actions left, which effects, which good
WORDS = {
    DRAW: "draw",
    ROLL: "roll",
    END: "end",
    DOUBLE: "double",
    FAME: "fame",
    ACCEPT: "accept",
    REFUSE: "refuse",
}
ABOUT = {DRAW: "deck", ROLL: "die", END: "turn", DOUBLE: "effect:double", FAME: "effect:fame"}
RULES = {"good": "MK-SELL", "player": "MK-OFFER", "deck": "MK-DRAW", "die": "MK-ROLL", "turn": "MK-TURN"}
PRICE = 2


class Position(State):
    def __init__(self, seats: int, rng: Rng, rounds: int, dice: bool, copies: int) -> None:
        super().__init__(seats, rng)
        self.rounds, self.dice, self.copies = rounds, dice, copies
        self.coins, self.fame = [1] * seats, [0] * seats
        self.hands = [[0, 0, 0] for _ in range(seats)]
        self.sold = [0, 0, 0]
        self.deck = [good for good in range(3) for _ in range(copies)]
        self.stack = [(TURN, 0, 2)]

    def moves(self) -> list[int]:
        if not self.stack:
            return []
        kind, seat, number = self.stack[-1]
        if kind == EFFECTS:
            return [DOUBLE + effect for effect in (0, 1) if number >> effect & 1]
        if kind == OFFERED:
            return [ACCEPT, REFUSE] if self.coins[seat] >= PRICE else [REFUSE]
        if number == 0:
            return [END]
        goods = [good for good in range(3) if self.hands[seat][good]]
        others = [other for other in range(self.seats) if other != seat]
        chance = [DRAW] * bool(self.deck) + [ROLL] * self.dice
        return goods + [OFFER + 3 * other + good for other in others for good in goods] + chance + [END]

    def play(self, move: int) -> None:
        kind, seat, number = self.stack.pop()
        if kind == TURN and move != END:
            self.stack.append((TURN, seat, number - 1))
        if move >= OFFER:
            other, good = divmod(move - OFFER, 3)
            self.hands[seat][good] -= 1
            self.reveals += 1
            self.stack.append((OFFERED, other, good))
            self.tell(seat, "offered", {"good": good_name(good), "to": player(other)})
        elif move < DRAW:
            self.hands[seat][move] -= 1
            self.sold[move] += 1
            self.coins[seat] += move + 1
            self.stack.append((EFFECTS, seat, 3))
            self.tell(seat, "sold", {"good": good_name(move)})
        elif move == DRAW:
            self.reveals += 1
            good = self.deck.pop()
            self.hands[seat][good] += 1
            self.tell(seat, "drew", {}, {"good": good_name(good)})
        elif move == ROLL:
            self.reveals += 1
            die = 1 + self.rng.below(6)
            self.coins[seat] += die // 2
            self.tell(seat, "rolled", {"die": die, "coins": die // 2})
        elif move in (DOUBLE, FAME):
            paid = min(self.coins[seat], PRICE if move == DOUBLE else 1)
            self.coins[seat] += paid if move == DOUBLE else -paid
            self.fame[seat] += 2 * paid if move == FAME else 0
            if number == 3:
                self.stack.append((EFFECTS, seat, 3 - (1 << move - DOUBLE)))
            self.tell(seat, WORDS[move], {"coins": paid})
        elif move == END:
            self.rounds -= seat == self.seats - 1
            if self.rounds:
                self.stack.append((TURN, (seat + 1) % self.seats, 2))
            self.tell(seat, "ended", {})
        else:
            self.sold[number] += 1
            if move == ACCEPT:
                self.coins[seat] -= PRICE
                self.coins[self.stack[0][1]] += PRICE
                self.fame[seat] += number + 1
            self.tell(seat, WORDS[move], {"good": good_name(number)})
        self.to_move = self.stack[-1][1] if self.stack else NOBODY

    def tell(
        self, seat: int, id: str, args: dict[str, Argument], own: dict[str, Argument] | None = None
    ) -> None:
        if self.events is not None:
            args["player"] = player(seat)
            fuller = None if own is None else Message(f"market-log-{id}-own", own)
            self.events.append(Event(seat, Message(f"market-log-{id}", args), fuller))

    def closes(self, move: int) -> bool:
        return move == END

    def copy(self) -> Position:
        twin = Position(self.seats, self.rng.copy(), self.rounds, self.dice, self.copies)
        twin.to_move, twin.reveals = self.to_move, self.reveals
        twin.coins, twin.fame, twin.sold, twin.deck = self.coins[:], self.fame[:], self.sold[:], self.deck[:]
        twin.hands, twin.stack = [hand[:] for hand in self.hands], self.stack[:]
        return twin

    def imagine(self, seat: int, rng: Rng) -> Position:
        twin = self.copy()
        twin.rng = Rng(rng.word(), rng.word(), rng.word(), rng.word())
        others = [hand for other, hand in enumerate(twin.hands) if other != seat]
        hidden = sorted(self.deck + [good for hand in others for good in range(3) for _ in range(hand[good])])
        rng.shuffle(hidden)
        for hand in others:
            dealt = [hidden.pop() for _ in range(sum(hand))]
            hand[:] = [dealt.count(good) for good in range(3)]
        twin.deck = hidden
        return twin

    def scores(self) -> list[int]:
        return [coins + fame for coins, fame in zip(self.coins, self.fame, strict=True)]

    def ranking(self) -> list[int]:
        strength = list(zip(self.scores(), self.fame, strict=True))
        return [1 + sum(other > mine for other in strength) for mine in strength]

    def numbers(self) -> list[int]:
        numbers = [
            self.seats,
            self.to_move,
            self.reveals,
            self.rounds,
            self.dice,
            self.copies,
            *self.rng.words(),
        ]
        for part in (self.coins, self.fame, self.sold, self.deck, *self.hands, *self.stack):
            numbers += [len(part), *part]
        return numbers


def good_name(good: int) -> Message:
    return Message(f"market-good-{GOODS[good]}")


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

    def start(self, setup: Setup, seed: int) -> Position:
        rounds, copies = cast(int, setup.options["rounds"]), 6 if setup.options["deck"] == "long" else 4
        state = Position(setup.seats, seeded(seed), rounds, bool(setup.options["dice"]), copies)
        state.rng.shuffle(state.deck)
        for hand in state.hands * 2:
            hand[state.deck.pop()] += 1
        return state

    def dump(self, state: State) -> Json:
        assert isinstance(state, Position)
        fields = (
            "seats",
            "to_move",
            "reveals",
            "rounds",
            "dice",
            "copies",
            "coins",
            "fame",
            "sold",
            "hands",
            "deck",
        )
        return {name: getattr(state, name) for name in fields} | {
            "stack": state.stack,
            "rng": state.rng.words(),
        }

    def load(self, position: Json) -> Position:
        try:
            fields = dict(
                position, stack=[tuple(frame) for frame in position["stack"]], rng=Rng(*position["rng"])
            )
            state = Position(*[fields.pop(name) for name in ("seats", "rng", "rounds", "dice", "copies")])
            for name, value in fields.items():
                setattr(state, name, value)
            problems = self.problems(state)
        except (LookupError, TypeError, ValueError) as error:
            raise PositionError([f"it is malformed: {error!r}"]) from None
        if problems:
            raise PositionError(problems)
        return state

    def problems(self, state: State) -> list[str]:
        assert isinstance(state, Position)
        problems = [f"seat {seat} has {coins} coins" for seat, coins in enumerate(state.coins) if coins < 0]
        for good in range(3):
            offered = sum(kind == OFFERED and number == good for kind, _, number in state.stack)
            count = (
                sum(hand[good] for hand in state.hands) + state.deck.count(good) + state.sold[good] + offered
            )
            if count != state.copies:
                problems.append(f"there are {count} {GOODS[good]}, not {state.copies}")
        return problems

    def view(self, state: State, seat: int) -> Json:
        assert isinstance(state, Position)
        hands = [hand if owner == seat else sum(hand) for owner, hand in enumerate(state.hands)]
        return {"coins": state.coins, "fame": state.fame, "hands": hands, "deck": len(state.deck)} | {
            "sold": state.sold,
            "rounds": state.rounds,
            "stack": [list(frame) for frame in state.stack],
        }

    def score_sheet(self, state: State) -> list[list[int]]:
        assert isinstance(state, Position)
        return [[coins, fame] for coins, fame in zip(state.coins, state.fame, strict=True)]

    def question(self, state: State) -> Message:
        assert isinstance(state, Position)
        kind, _, number = state.stack[-1]
        if kind == OFFERED:
            return Message("market-ask-offered", {"good": good_name(number)})
        return (
            Message("market-ask-effects")
            if kind == EFFECTS
            else Message("market-ask-turn", {"actions": number})
        )

    def label(self, state: State, move: int) -> Message:
        if move >= OFFER:
            other, good = divmod(move - OFFER, 3)
            return Message("market-offer", {"good": good_name(good), "to": player(other)})
        return (
            Message("market-sell", {"good": good_name(move)})
            if move < DRAW
            else Message(f"market-{WORDS[move]}")
        )

    def about(self, state: State, move: int) -> list[str]:
        if move >= OFFER:
            return [f"good:{GOODS[(move - OFFER) % 3]}", f"player:{(move - OFFER) // 3}"]
        return [f"good:{GOODS[move]}"] if move < DRAW else [ABOUT.get(move, "offer")]

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

    def show(self, state: State, seat: int, language: str) -> str:
        lines = [f"{name}: {value}" for name, value in self.view(state, seat).items()]
        asked = [] if state.to_move == NOBODY else [catalogue(self).render(self.question(state), language)]
        return "\n".join(asked + lines)

    def write(self, state: State, move: int) -> str:
        if move >= OFFER:
            return f"offer {GOODS[(move - OFFER) % 3]} to {(move - OFFER) // 3}"
        return f"sell {GOODS[move]}" if move < DRAW else WORDS[move]
