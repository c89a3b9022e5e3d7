"""Why something cannot be done now: the reason with its missing amounts, and the number of the rule."""

from __future__ import annotations

from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.buying import cheapest_purchase, jumps_in_buying, money_in_hand
from trilithon.games.pantheon.engine.cards import NO_CARD
from trilithon.games.pantheon.engine.placing import (
    IMPOSSIBLE,
    cheapest_placement,
    has_piece_for,
    landings,
    price_of,
)
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.telling import card, god
from trilithon.games.pantheon.engine.turns import steps_of
from trilithon.games.pantheon.labels import QUESTIONS, about, question, targets
from trilithon.games.pantheon.names import CARDS, SACRIFICES
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Refusal


def why_not(s: Position, target: str) -> Refusal | None:
    """None if a legal move is about the target."""
    if target not in targets(s):
        raise MoveError(
            f"there is no {target!r} on this table; a hex is named as in hex:h5, a god as in god:1"
        )
    if not s.agenda:
        return _because("PA-WIN-01", "over")
    if any(target in about(s, move) for move in s.moves()):
        return None
    kind, _, thing = target.partition(":")
    if kind == "hex":
        return _hex(s, s.t.hex_names.index(thing))
    if kind == "god":
        return _god(s, int(thing) - 1)
    if kind == "action":
        return _action(s, thing)
    if kind in ("display", "pile"):
        return _draw(s, thing)
    if kind == "hand":
        return _hand(s, CARDS.index(thing))
    if kind == "sacrifice":
        return _sacrifice(s, SACRIFICES.index(thing) + 1)
    if kind == "bank":
        return _bank(s, thing)
    if kind == "stop" and s.agenda[-1] in (c.PLACE, c.BUY):
        return _because("PA-MOVE-04" if s.agenda[-1] == c.PLACE else "PA-TURN-03", "nothing-done")
    return _not_asked(s)


def why_final(before: Position, move: int) -> Message:
    after = before.copy()
    after.play(move)
    only_asked = after.reveals == before.reveals + 1
    if only_asked and after.agenda and after.agenda[-1] == c.FOLLOW:
        return Message("pantheon-undo-follow", {"player": player(after.to_move)})
    return Message("undo-revealed")


def _because(rule: str, id: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"pantheon-why-{id}", args), rule)


def _not_asked(s: Position) -> Refusal:
    """Something else is being asked."""
    return Refusal(Message("pantheon-why-not-asked", {"question": question(s)}), QUESTIONS[s.agenda[-1]].rule)


def _hex(s: Position, hex: int) -> Refusal:
    kind, seat = s.agenda[-1], s.to_move
    is_column_hex = s.t.use[hex] == c.COLUMN_HEX
    if kind == c.FREE_COLUMN and not is_column_hex:
        return _because("PA-PLACE-03", "not-a-column-hex")
    placing = kind in (c.PLACE, c.FREE_COLUMN) or (kind == c.BUY and s.agenda[-3] == 1)
    if not placing:
        return _not_asked(s)
    if hex == s.temple:
        return _because("PA-PLACE-02", "temple")
    if s.board[hex] & (17 << seat):
        return _because("PA-PLACE-04", "own-piece")
    if price_of(s, hex) == IMPOSSIBLE:
        return _because("PA-PLACE-04", "full")
    if hex not in s.spots[seat] and not (s.jumps_left and hex in landings(s, seat)):
        if is_column_hex:
            return _because("PA-PLACE-08", "no-foot-beside")
        return _because("PA-PLACE-07", "not-connected")
    if not has_piece_for(s, seat, hex):
        return _because("PA-PLACE-01", "no-column" if is_column_hex else "no-foot")
    missing = price_of(s, hex) - s.budget
    if kind == c.BUY:
        return _because("PA-BUY-09", "money-short", n=missing)
    return _because("PA-PLACE-05", "steps-short", n=missing)


def _god(s: Position, place: int) -> Refusal:
    tile = s.gods_open[place]
    if tile < 0:
        return _because("PA-GAIN-08", "god-gone")
    if s.agenda[-1] != c.ACTION:
        return _not_asked(s)
    short = _shortage(s, tile)
    if s.t.cards_only[tile]:
        return _because("PA-GOD-15", "cards-short", n=short, god=god(s, tile))
    return _because("PA-GAIN-02", "sacrifice-short", n=short, god=god(s, tile))


def _shortage(s: Position, tile: int) -> int:
    """How many sacrifices are missing at least: strongest kinds against highest numbers."""
    strengths = []
    for kind in range(1, c.SACRIFICES + 1):
        level = 0 if s.t.cards_only[tile] else s.level(s.to_move, kind)
        strengths.append(s.hand(s.to_move, kind) + level)
    strengths.sort(reverse=True)
    return sum(max(0, n - have) for n, have in zip(s.t.cost[tile], strengths, strict=False))


def _action(s: Position, thing: str) -> Refusal:
    kind, seat = s.agenda[-1], s.to_move
    if thing == "extra":
        return _because("PA-GOD-11", "no-extra-action")
    if kind not in (c.ACTION, c.FOLLOW):
        return _not_asked(s)
    if thing == "move":
        cheapest = cheapest_placement(s, seat, s.has(seat, c.JUMPS))
        if cheapest == IMPOSSIBLE:
            return _because("PA-TURN-03", "nowhere-to-place")
        most = s.t.big_foot_steps + steps_of(s, seat, s.hand(seat, c.MOVEMENT))
        return _because("PA-TURN-03", "steps-short", n=cheapest - most)
    if thing == "buy" and kind == c.ACTION:
        money = s.has(seat, c.COINS) + money_in_hand(s, seat)
        return _because(
            "PA-TURN-03", "money-short", n=cheapest_purchase(s, seat, True, jumps_in_buying(s, seat)) - money
        )
    return _because("PA-MOVE-07", "follow-or-draw")


def _draw(s: Position, place: str) -> Refusal:
    if s.agenda[-1] != c.DRAW:
        return _not_asked(s)
    if place and s.display[int(place) - 1] == NO_CARD:
        return _because("PA-DRAW-09", "display-gap")
    return _because("PA-DRAW-08", "piles-empty")


def _hand(s: Position, kind: int) -> Refusal:
    if s.hand(s.to_move, kind) == 0:
        return _because(QUESTIONS[s.agenda[-1]].rule, "no-such-card", card=card(kind))
    return _not_asked(s)


def _sacrifice(s: Position, kind: int) -> Refusal:
    seat = s.to_move
    level = s.level(seat, kind)
    if s.agenda[-1] in (c.BUY, c.UPGRADE):
        if level == c.TOP_LEVEL:
            rule = "PA-BUY-05" if s.agenda[-1] == c.BUY else "PA-TILE-11"
            return _because(rule, "top-level", kind=card(kind))
        missing = s.t.tile_price[level + 1] - s.t.tile_price[level] - s.budget
        return _because("PA-BUY-04", "money-short", n=missing)
    return _not_asked(s)


def _bank(s: Position, thing: str) -> Refusal:
    if s.agenda[-1] in (c.BUY, c.SWAP):
        which = c.FEET_BANK if thing == "feet" else c.COLUMNS_BANK
        if s.in_reserve(s.to_move, which) == 0:
            return _because("PA-BUY-08" if s.agenda[-1] == c.BUY else "PA-NAT-08", "bank-empty")
        if s.agenda[-1] == c.BUY:
            return _because("PA-BUY-02", "money-short", n=s.t.piece_price - s.budget)
        return _because("PA-NAT-08", "nothing-to-swap")
    return _not_asked(s)
