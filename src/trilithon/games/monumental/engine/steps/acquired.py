"""What follows when a card or Policy is paid for (MO-ACQ, MO-WON, MO-POL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Bought(Step[World]):
    """A Building or Knowledge goes on the City deck (MO-ACQ-02 to -04)."""

    def __init__(self) -> None:
        super().__init__("bought")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


BOUGHT: Final = Bought()


class WonderBegun(Step[World]):
    """The first stage of a Wonder is built (MO-WON-01)."""

    def __init__(self) -> None:
        super().__init__("wonder_begun")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


WONDER_BEGUN: Final = WonderBegun()


class Complete(Step[World]):
    """The second stage too: bonus, card on the deck, token on the map (MO-WON-06)."""

    def __init__(self) -> None:
        super().__init__("complete")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)


COMPLETE: Final = Complete()


class OnTop(Step[World]):
    """A completed Wonder goes on top of the City deck."""

    def __init__(self) -> None:
        super().__init__("on_top")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)


ON_TOP: Final = OnTop()


class Develop(Step[World]):
    """A Policy goes on top of the earlier ones; then all one-off effects (MO-POL-03 to -05)."""

    def __init__(self) -> None:
        super().__init__("develop")
        self.policy: Final = self.field("policy", c.POLICY)

    def push(self, s: World, seat: i64, policy: i64) -> None:
        s.push(self, seat, policy)


DEVELOP: Final = Develop()
