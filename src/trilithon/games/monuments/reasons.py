"""Why something cannot be done now: the reason with its missing amounts, and the number of the rule."""

from __future__ import annotations

from trilithon.games.monuments import card_reasons as cards
from trilithon.games.monuments import piece_reasons as pieces
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.hex_reasons import why_not_ferry, why_not_hex
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, UNITS
from trilithon.games.monuments.pointing import about, river_target, targets
from trilithon.games.monuments.refusals import because, not_asked
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Refusal


def why_not(s: Position, target: str) -> Refusal | None:
    """None if a legal move is about the target."""
    if target not in targets(s):
        raise MoveError(
            f"there is no {target!r} on this table; a hex is named as in hex:1301, a unit as in unit:1301:worker"
        )
    if not s.agenda:
        return because("MS-END-01", "over")
    if any(target in about(s, move) for move in s.moves()):
        return None
    kind, _, thing = target.partition(":")
    if kind in ("hex", "unit", "ferry", "passenger", "building", "river", "coast"):
        return _on_the_board(s, kind, thing)
    match kind:
        case "card":
            return cards.why_not_card(s, CARDS.index(thing))
        case "quest":
            return cards.why_not_quest(s, s.box.quest_ids.index(thing))
        case "common":
            return cards.why_not_common(s, s.box.common_ids.index(thing))
        case "civilization":
            return cards.why_not_civilization(s, s.box.civilization_ids.index(thing))
        case "option":
            return cards.why_not_option(s)
        case "resource":
            return cards.why_not_resource(s, KINDS.index(thing))
        case "piece":
            return cards.why_not_piece(s, thing)
        case "rest" if s.agenda[-1] == c.PLAY_CARD:
            return because("MS-TURN-04", "nothing-to-take-back")
        case "pass" if s.agenda[-1] == c.PLAY_CARD:
            return because("MS-TURN-06", "no-pass")
    return not_asked(s)


def _on_the_board(s: Position, kind: str, thing: str) -> Refusal:
    place, _, part = thing.partition(":")
    names = s.chart.names
    match kind:
        case "hex":
            return why_not_hex(s, names.index(place))
        case "unit":
            return pieces.why_not_unit(s, names.index(place), UNITS.index(part))
        case "ferry":
            return why_not_ferry(s, int(place) - 1)
        case "passenger":
            return pieces.why_not_passenger(s, int(place) - 1, int(part) - 1)
        case "building":
            return pieces.why_not_building(s, names.index(place), BUILDINGS.index(part))
        case "river":
            rivers = [river_target(s, river) for river in range(s.chart.rivers)]
            return pieces.why_not_river(s, rivers.index(f"river:{place}"))
    land, _, water = place.partition("-")
    return pieces.why_not_coast(s, names.index(land), names.index(water))
