"""Which tokens are spent, and from where."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monuments.engine.paying import to_spend
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.spots import has_worker
from trilithon.games.monuments.engine.steps.pay import PAY, SPEND, kind_of, number_of, place_of
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.payments import (
    PAID_FOR,
    payments,
    price_left,
    price_of,
    sources,
    usual_spending,
    why_not_spent,
)
from trilithon.games.monuments.words.refusing import because, holdings
from trilithon.games.monuments.words.saying import amounts, ask, does, named_hex, say, token
from trilithon.games.monuments.words.things import hex_target
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Counted, Frame, Target


class Spend(Answer):
    def label(self, s: Position, n: int) -> Message:
        paid, place = token(kind_of(n), number_of(n)), place_of(n)
        if place < s.chart.hexes:
            return say("spend", tokens=paid, hex=named_hex(s, place))
        return say("spend-cargo", tokens=paid, n=place - s.chart.hexes + 1)

    def write(self, s: Position, n: int) -> str:
        place = place_of(n)
        where = s.chart.names[place] if place < s.chart.hexes else f"ferry {place - s.chart.hexes + 1}"
        return f"spend {where} {number_of(n)} {KINDS[kind_of(n)]}"

    def about(self, s: Position, n: int) -> list[str]:
        place, kind = place_of(n), f"resource:{KINDS[kind_of(n)]}"
        return [place_target(s, place), kind]

    def does(self, s: Position, n: int) -> Message:
        return does("pay")


def place_target(s: Position, place: int) -> str:
    """The hex or the ferry that tokens come from."""
    return hex_target(s, place) if place < s.chart.hexes else f"ferry:{place - s.chart.hexes + 1}"


class PayWords(Asking):
    step = PAY
    rule = "MS-SPD-01"
    notation = ("spend HEX AMOUNT KIND", "spend ferry FERRY AMOUNT KIND")
    answers = by_verb({SPEND: Spend()})
    lies_on = PAID_FOR
    any_order = True
    settles_single = True

    def question(self, s: Position) -> Message:
        return ask("pay", price=amounts(price_left(s)))

    def usual(self, s: Position) -> int:
        return usual_spending(s)

    def counted(self, s: Position, move: int) -> Counted:
        spent = argument_of(move)
        place, kind = place_of(spent), kind_of(spent)
        there = to_spend(s, s.to_move, place, kind)
        return Counted(place_target(s, place), number_of(spent), there, KINDS[kind])

    def propose(self, s: Position, target: Target) -> list[int]:
        return payments(s) if target.sort == "end" else []

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        cost = price_left(s)
        kind = next(kind for kind, n in enumerate(cost) if n)
        if spot >= s.chart.lands or not s.tokens_of(spot, kind):
            return because("MS-SPD-01", "not-there", tokens=token(kind, cost[kind]))
        if not has_worker(s, seat, spot):
            return because("MS-GEN-09", "resources-uncontrolled")
        return because("MS-SPD-01", "in-order")

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return why_not_spent(s, kind)

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        left, have = price_of(frame), holdings(s, frame.seat)
        if not any(left):
            yield "there is nothing to pay"
            return
        kind = next(kind for kind, n in enumerate(left) if n)
        here = sources(s, frame.seat, kind, frame.values["lowest"])
        if sum(here.values()) < left[kind] or any(
            have[other] < left[other] for other in range(kind + 1, len(KINDS))
        ):
            yield "it cannot be paid"
