"""Effects of tiles and traits that ask nobody, or only prepare a question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import take_from_bank
from trilithon.games.pantheon.engine.cards import deal, deal_up_to, take_special
from trilithon.games.pantheon.engine.gods import draw_god, take_half_gods
from trilithon.games.pantheon.engine.steps.buy import BUY
from trilithon.games.pantheon.engine.steps.discard import DISCARD
from trilithon.games.pantheon.engine.steps.revealed import REVEALED
from trilithon.games.pantheon.engine.world import World
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.layout import FLAG
from trilithon.kernel.engine.state import NOBODY


class DrawPile(Step[World]):
    """Draw so many cards from the pile."""

    def __init__(self) -> None:
        super().__init__("draw_pile")
        self.n: Final = self.field("n")

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        s.drop()
        deal(s, seat, n)


class HalfGod(Step[World]):
    """Take so many half gods, from the open ones or from the stack."""

    def __init__(self) -> None:
        super().__init__("half_god")
        self.n: Final = self.field("n")
        self.origin: Final = self.field("source", c.SOURCE)

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        origin = s.get(self.origin)
        s.drop()
        take_half_gods(s, seat, n, origin)


class SpecialMoney(Step[World]):
    """Take so many cards of special money."""

    def __init__(self) -> None:
        super().__init__("special_money")
        self.n: Final = self.field("n")

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        s.drop()
        take_special(s, seat, n)


class Resort(Step[World]):
    """The special money stack is put in order (PA-NAT-10)."""

    def __init__(self) -> None:
        super().__init__("resort")
        self.highest_first: Final = self.field("highest_first", FLAG)

    def run(self, s: World) -> None:
        highest_first = s.get(self.highest_first) == 1
        s.drop()
        s.fill(s.at.special, sorted(s.items(s.at.special), reverse=not highest_first))  # the top is last
        if s.events is not None:
            s.tell(NOBODY, "resorted", {})


class TakeReserve(Step[World]):
    """Pieces of a Reserve tile, of both types."""

    def __init__(self) -> None:
        super().__init__("take_reserve")
        self.columns: Final = self.field("columns")
        self.feet: Final = self.field("feet")

    def run(self, s: World) -> None:
        seat = s.whose()
        columns = s.get(self.columns)
        feet = s.get(self.feet)
        s.drop()
        take_from_bank(s, seat, columns, feet)


class HandTo(Step[World]):
    """Draw up to a hand size, or discard down to it (PA-NAT-07)."""

    def __init__(self) -> None:
        super().__init__("hand_to")
        self.n: Final = self.field("n")

    def run(self, s: World) -> None:
        seat = s.whose()
        n = s.get(self.n)
        s.drop()
        if s.hand_size(seat) > n:
            DISCARD.push(s, seat, down_to=n)
        else:
            deal_up_to(s, seat, n)


class RevealGod(Step[World]):
    """Gallia: the top gods tile is turned up and may be paid for (PA-NAT-03)."""

    def __init__(self) -> None:
        super().__init__("reveal_god")

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        god = draw_god(s)
        if god >= 0:
            if s.events is not None:
                s.tell(seat, "revealed", {"god": s.box.god_names[god]})
            REVEALED.push(s, seat, god)


class Spend(Step[World]):
    """Money that must be spent at once, and cannot place pieces (PA-NAT-12)."""

    def __init__(self) -> None:
        super().__init__("spend")
        self.money: Final = self.field("money")

    def run(self, s: World) -> None:
        seat = s.whose()
        s.d[s.at.budget] = i16(s.get(self.money))
        s.drop()
        BUY.push(s, seat, placing=0)


DRAW_PILE: Final = DrawPile()
HALF_GOD: Final = HalfGod()
SPECIAL_MONEY: Final = SpecialMoney()
RESORT: Final = Resort()
TAKE_RESERVE: Final = TakeReserve()
HAND_TO: Final = HandTo()
REVEAL_GOD: Final = RevealGod()
SPEND: Final = Spend()
