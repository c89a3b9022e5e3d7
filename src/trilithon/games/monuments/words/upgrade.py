"""Which action card to upgrade."""

from __future__ import annotations

from typing import Any

from trilithon.games.monuments.effects import Part
from trilithon.games.monuments.engine.hands import upgrade_discount
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.upgrade import UPGRADE, WHICH_UPGRADE
from trilithon.games.monuments.names import CARDS
from trilithon.games.monuments.tokens import Positive
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.costs import FREE, cost
from trilithon.games.monuments.words.course import A_BONUS
from trilithon.games.monuments.words.refusing import because, too_dear
from trilithon.games.monuments.words.saying import ask, does, named_action, price, say
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row


class UpgradeFree(Part, tag="upgrade_free", frozen=True, kw_only=True):
    text = "upgrade"
    n: Positive = 1

    def numbers(self) -> list[int]:
        return row(WHICH_UPGRADE, free=1) * self.n


class TurnGreen(Answer):
    def label(self, s: Position, n: int) -> Message:
        if s.get(WHICH_UPGRADE.free):
            return say("upgrade-free", card=named_action(n))
        less = upgrade_discount(s, s.to_move, n)
        return say("upgrade", card=named_action(n), price=price(s.box.upgrade_cost[n], less))

    def write(self, s: Position, n: int) -> str:
        return f"upgrade {CARDS[n]}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"card:{CARDS[n]}"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        if s.get(WHICH_UPGRADE.free):
            return FREE
        return cost(s, s.to_move, s.box.upgrade_cost[n], upgrade_discount(s, s.to_move, n))

    def does(self, s: Position, n: int) -> Message:
        return does("upgrade")


class UpgradeWords(Asking):
    step = WHICH_UPGRADE
    rule = "MS-UPG-01"
    notation = ("upgrade ACTION",)
    answers = by_verb({UPGRADE: TurnGreen()})
    lies_on = A_BONUS

    def question(self, s: Position) -> Message:
        return ask("free-upgrade" if s.get(WHICH_UPGRADE.free) else "upgrade")

    def why_not_card(self, s: Position, card: int) -> Refusal | None:
        seat = s.to_move
        if s.is_green(seat, card):
            return because("MS-UPG-03", "green")
        less = upgrade_discount(s, seat, card)
        return too_dear(s, seat, "MS-UPG-01", s.box.upgrade_cost[card], less)
