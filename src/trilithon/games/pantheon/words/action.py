"""Which action?"""

from __future__ import annotations

from collections.abc import Mapping

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import cheapest_purchase, jumps_in_buying, money_in_hand
from trilithon.games.pantheon.engine.moving import most_steps
from trilithon.games.pantheon.engine.offering import only_cards_count
from trilithon.games.pantheon.engine.placing import IMPOSSIBLE, cheapest_placement
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.steps.action import ACTION, TO_BUY, TO_DRAW, TO_GAIN, TO_MOVE
from trilithon.games.pantheon.prospects import shortage
from trilithon.games.pantheon.words.base import Answer, PantheonWords, because, do, does, plain
from trilithon.games.pantheon.words.payments import cheapest_payment
from trilithon.games.pantheon.words.ways import Purchase, movement_to_hex
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import make_move, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Target


def _label_gain(s: Position, place: int) -> Message:
    points = int(s.box.epoch_points[s.epoch() - 1])
    return do("gain", god=s.box.god_names[s.god_on(place)], points=points)


class ActionWords(PantheonWords):
    step = ACTION
    rule = "PA-TURN-02"
    notation = ("move", "buy", "gain PLACE GOD", "draw")
    key = "action"
    answers: Mapping[int, Answer] = {
        TO_MOVE.verb: plain("move", "move", "action:move"),
        TO_BUY.verb: plain("buy", "buy", "action:buy"),
        TO_GAIN.verb: Answer(
            label=_label_gain,
            write=lambda s, place: f"gain {place + 1} {s.box.god_ids[s.god_on(place)]}",
            about=lambda s, place: [f"god:{place + 1}"],
        ),
        TO_DRAW.verb: plain("draw", "draw", "action:draw"),
    }
    needs_temple = True
    is_of_turn = True
    comes_last = True

    def does(self, s: Position, move: int) -> Message:
        return does("gain" if verb_of(move) == TO_GAIN.verb else "move")

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "god":
            return _why_no_god(s, s.god_on(int(target.name) - 1))
        if target == Target("action", "move"):
            return _why_no_movement(s)
        if target == Target("action", "buy"):
            money = s.has(s.to_move, c.MORE_MONEY) + money_in_hand(s, s.to_move)
            cheapest = cheapest_purchase(s, s.to_move, True, jumps_in_buying(s, s.to_move))
            return because("PA-TURN-03", "money-short", n=cheapest - money)
        return None

    def to_hex(self, s: Position, where: int) -> list[int]:
        return movement_to_hex(s, where, [make_move(TO_MOVE.verb, 0)], s.box.big_foot_steps)

    def to_god(self, s: Position, place: int) -> list[int]:
        god = s.god_on(place)
        payment = cheapest_payment(s, god) if god >= 0 else []
        return [make_move(TO_GAIN.verb, place), *payment] if payment else []

    def to_level(self, s: Position, kind: int) -> list[int]:
        return _purchase(s).of_level(s, kind)

    def to_piece(self, s: Position, piece: str) -> list[int]:
        return _purchase(s).of_piece(s, piece)


def _purchase(s: Position) -> Purchase:
    return Purchase([make_move(TO_BUY.verb, 0)], s.has(s.to_move, c.MORE_MONEY))


def _why_no_god(s: Position, god: int) -> Refusal | None:
    if god < 0:
        return None
    missing = shortage(s, s.to_move, god)
    if only_cards_count(s, god):
        return because("PA-GOD-15", "cards-short", n=missing, god=s.box.god_names[god])
    return because("PA-GAIN-02", "sacrifice-short", n=missing, god=s.box.god_names[god])


def _why_no_movement(s: Position) -> Refusal:
    seat = s.to_move
    cheapest = cheapest_placement(s, seat, s.has(seat, c.JUMPS))
    if cheapest == IMPOSSIBLE:
        return because("PA-TURN-03", "nowhere-to-place")
    return because("PA-TURN-03", "steps-short", n=cheapest - s.box.big_foot_steps - most_steps(s, seat))
