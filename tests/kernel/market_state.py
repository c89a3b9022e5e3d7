"""The hot half of Market, a game for tests: small, but it does what larger games do.

Two to four traders have two actions a turn: sell a good from the hidden hand (which sets off two effects in
an order of their choice), offer one to another trader (who decides in the middle of the turn), draw, or roll
the die. Most coins and fame win; ties go to fame.
"""

from __future__ import annotations

from trilithon.kernel.engine.events import Argument, Event, Message, player
from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.engine.state import NOBODY, State

GOODS = ("wool", "silk", "gold")
WORDS = ("sell", "sell", "sell", "draw", "roll", "end", "double", "fame", "accept", "refuse")
SELL, DRAW, ROLL, END, DOUBLE, FAME, ACCEPT, REFUSE, OFFER = 0, 3, 4, 5, 6, 7, 8, 9, 10
"""The moves; SELL and OFFER are followed by more of their kind, one for each good (and trader)."""
TURN, EFFECTS, OFFERED = 0, 1, 2
"""Pending decisions are (kind, seat, number): actions left, effects to come as two bits, good on offer."""
PRICE = 2


def good_name(good: int) -> Message:
    return Message(f"market-good-{GOODS[good]}")


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
        twin = type(self)(self.seats, self.rng.copy(), self.rounds, self.dice, self.copies)
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
