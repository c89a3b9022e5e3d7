"""What follows when a card or Policy is paid for (MO-ACQ, MO-WON, MO-POL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import put_on_top
from trilithon.games.monumental.engine.in_force import renew_rules
from trilithon.games.monumental.engine.steps.entries import ENTRY_ONE_OFF, ENTRY_TRIGGERED
from trilithon.games.monumental.engine.steps.happened import HAPPENED
from trilithon.games.monumental.engine.steps.keep_wonder import KEEP_WONDER
from trilithon.games.monumental.engine.steps.order import ORDER
from trilithon.games.monumental.engine.steps.site import SITE
from trilithon.games.monumental.engine.telling import named_card, tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.agenda import Step


class Bought(Step[World]):
    """A Building or Knowledge goes on the City deck (MO-ACQ-02 to -04)."""

    def __init__(self) -> None:
        super().__init__("bought")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        take_in(s, seat, card)


BOUGHT: Final = Bought()


def take_in(s: World, seat: i64, card: i64) -> None:
    """A Building or Knowledge is the seat's from now on."""
    if not _goes_elsewhere(s, seat, card):
        put_on_top(s, seat, card)
    if s.kind_of(card) == c.KNOWLEDGE:
        s.d[s.at.counts + seat * c.COUNTS + c.KNOWLEDGES] += 1
    if s.events is not None:
        tell_bought(s, seat, "acquired", {"card": named_card(s, card)})


def _goes_elsewhere(s: World, seat: i64, card: i64) -> bool:
    for hook in s.hooks.on_acquired:
        if hook.acquired(s, seat, card):
            return True
    return False


class WonderBegun(Step[World]):
    """The first stage of a Wonder is built (MO-WON-01)."""

    def __init__(self) -> None:
        super().__init__("wonder_begun")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        """Beside the City; with two of them the seat must choose one (MO-WON-04)."""
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        if s.events is not None:
            tell_bought(s, seat, "began-wonder", {"card": named_card(s, card)})
        if s.work(seat) < 0:
            s.d[s.at.work + seat] = i16(card)
        else:
            KEEP_WONDER.push(s, seat, card)


WONDER_BEGUN: Final = WonderBegun()


class Complete(Step[World]):
    """The second stage too: bonus, card on the deck, token on the map (MO-WON-06)."""

    def __init__(self) -> None:
        super().__init__("complete")

    def push(self, s: World, seat: i64) -> None:
        s.push(self, seat)

    def run(self, s: World) -> None:
        seat = s.whose()
        s.drop()
        complete(s, seat)


COMPLETE: Final = Complete()


class OnTop(Step[World]):
    """A completed Wonder goes on top of the City deck."""

    def __init__(self) -> None:
        super().__init__("on_top")
        self.card: Final = self.field("card", c.CARD)

    def push(self, s: World, seat: i64, card: i64) -> None:
        s.push(self, seat, card)

    def run(self, s: World) -> None:
        seat = s.whose()
        card = s.get(self.card)
        s.drop()
        put_on_top(s, seat, card)
        s.d[s.at.counts + seat * c.COUNTS + c.WONDERS] += 1


ON_TOP: Final = OnTop()


class Develop(Step[World]):
    """A Policy goes on top of the earlier ones; then all one-off effects (MO-POL-03 to -05)."""

    def __init__(self) -> None:
        super().__init__("develop")
        self.policy: Final = self.field("policy", c.POLICY)

    def push(self, s: World, seat: i64, policy: i64) -> None:
        s.push(self, seat, policy)

    def run(self, s: World) -> None:
        seat = s.whose()
        policy = s.get(self.policy)
        s.drop()
        pile = s.developed(seat)
        s.add(pile, policy)
        s.d[s.at.counts + seat * c.COUNTS + c.DEVELOPED] += 1
        renew_rules(s, seat)
        if s.events is not None:
            tell_bought(s, seat, "developed", {"policy": s.box.policy_names[policy]})
        entries = ENTRY_TRIGGERED.push_all(s, seat, c.ON_DEVELOP, 0)
        for i in range(s.size(pile)):
            ENTRY_ONE_OFF.push(s, seat, i64(s.d[pile + 1 + i]))
        ORDER.push(s, seat, entries + s.size(pile))
        for hook in s.hooks.on_developed:
            hook.developed(s, seat, policy)


DEVELOP: Final = Develop()


def push_acquired(s: World, seat: i64, card: i64) -> None:
    """A card has left the display or its pile: where it goes, and below that what its acquisition triggers."""
    kind = s.kind_of(card)
    HAPPENED.push(s, seat, c.ON_ACQUIRE, c.bit(kind))
    if kind == c.WONDER:
        WONDER_BEGUN.push(s, seat, card)
    else:
        BOUGHT.push(s, seat, card)


def complete(s: World, seat: i64) -> None:
    """The Wonder under construction: bonus, card on the deck, token on the map, then what that triggers (MO-WON-06)."""
    card = s.work(seat)
    if s.events is not None:
        tell_bought(s, seat, "completed-wonder", {"card": named_card(s, card)})
    s.d[s.at.work + seat] = c.NONE
    HAPPENED.push(s, seat, c.ON_COMPLETE, 0)
    SITE.push(s, seat, card)
    ON_TOP.push(s, seat, card)
    s.push_effect(i64(s.box.bonus[i64(s.kinds[card])]), seat, card)
