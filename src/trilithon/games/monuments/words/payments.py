"""Payments: what they are for, and which one would be proposed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.paying import places, to_spend
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.steps.built import BUILT, BUILT_BRIDGE, BUILT_FERRY
from trilithon.games.monuments.engine.steps.layer import LAYER_PAID
from trilithon.games.monuments.engine.steps.leave_out import LEAVE_OUT
from trilithon.games.monuments.engine.steps.pay import PAY, SPEND, spending
from trilithon.games.monuments.engine.steps.repaired import REPAIRED
from trilithon.games.monuments.engine.steps.traded import TRADED
from trilithon.games.monuments.engine.steps.trained import FORGED, TRAINED
from trilithon.games.monuments.engine.steps.turn_green import TURN_GREEN
from trilithon.games.monuments.names import KINDS
from trilithon.games.monuments.words.refusing import because, holdings
from trilithon.games.monuments.words.rows import after
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.moves import argument_of, make_move
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, frames

PAID_FOR = tuple(
    (outcome,)
    for outcome in (
        *(TURN_GREEN, BUILT, BUILT_BRIDGE, BUILT_FERRY, REPAIRED),
        *(LAYER_PAID, FORGED, TRAINED, TRADED),
    )
)
"""What happens when everything is paid lies below the payment."""


def price_of(frame: Frame) -> list[int]:
    """What is still to be paid of each kind."""
    return [frame.values[kind] for kind in KINDS]


def price_left(s: Position) -> list[int]:
    """The same of the question on top."""
    return price_of(frames(s)[-1])


def why_not_spent(s: Position, kind: int) -> Refusal:
    if not price_left(s)[kind]:
        return because("MS-SPD-01", "not-in-price")
    return because("MS-SPD-01", "in-order")


def sources(s: Position, seat: int, kind: int, lowest: int) -> dict[int, int]:
    """Tokens of a kind that the seat can spend, by their place: land hexes, then ferries after all hexes."""
    found = {place: to_spend(s, seat, place, kind) for place in range(lowest, places(s))}
    return {place: n for place, n in found.items() if n}


# -- a payment that is proposed ------------------------------------------------------------------------


def with_payment(s: Position, move: int) -> list[int]:
    """A move and its payment, unless something hidden is shown before that."""
    trial = after(s, [move])
    if trial.reveals > s.reveals or trial.to_move != s.to_move:
        return [move]
    return [move, *payments(trial)]


def payments(s: Position) -> list[int]:
    """Answers to the question of payment on top: spend where most lies, spare what the next layer needs."""
    row: list[int] = []
    while s.depth() and s.step() in BEST:
        move = BEST[s.step()](s)
        row.append(move)
        s = after(s, [move])
    return row


def wanted(s: Position) -> Sequence[int]:
    """What the next layer costs."""
    layer = s.layers(s.to_move)
    return c.listed(s.box.layer_cost[layer]) if layer < LAYERS else [0] * c.KINDS


def usual_discount(s: Position) -> int:
    """The kind of which least will be left over for the next layer."""
    have, later, cost = holdings(s, s.to_move), wanted(s), price_left(s)

    def left_over(move: int) -> tuple[int, int]:
        kind = argument_of(move)
        return have[kind] - cost[kind] - later[kind], kind

    return min(s.moves(), key=left_over)


def usual_spending(s: Position) -> int:
    """Token by token from the fullest hex; then the share of the first place, as places are asked in their order."""
    cost = price_left(s)
    kind = next(kind for kind, n in enumerate(cost) if n)
    here = sources(s, s.to_move, kind, s.get(PAY.lowest))
    lying = {place: s.tokens_in(place) if place < s.chart.lands else 0 for place in here}
    share = dict.fromkeys(here, 0)
    for _ in range(cost[kind]):
        fullest = max((place for place in here if here[place]), key=lambda place: (lying[place], -place))
        here[fullest] -= 1
        lying[fullest] -= 1
        share[fullest] += 1
    first = next(place for place in here if share[place])
    return make_move(SPEND, spending(first, kind, share[first]))


BEST: dict[Step[Any], Callable[[Position], int]] = {PAY: usual_spending, LEAVE_OUT: usual_discount}
