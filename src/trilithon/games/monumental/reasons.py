"""Why something cannot be done now: the reason with its missing amounts, and the number of the rule."""

from __future__ import annotations

from trilithon.games.monumental import card_reasons as cards
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.names import RESOURCES
from trilithon.games.monumental.pointing import about, space_of, targets
from trilithon.games.monumental.refusals import because, not_asked
from trilithon.games.monumental.tile_reasons import why_not_explorer, why_not_tile
from trilithon.kernel.errors import MoveError
from trilithon.kernel.game import Refusal


def why_not(s: Position, target: str) -> Refusal | None:
    """None if a legal move is about the target."""
    if target not in targets(s):
        raise MoveError(
            f"there is no {target!r} on this table; a tile is named as in tile:d4, a City card as in city:0:b2"
        )
    if not s.agenda:
        return because("MO-END-02", "over")
    if any(target in about(s, move) for move in s.moves()):
        return None
    kind, _, thing = target.partition(":")
    match kind:
        case "tile":
            return why_not_tile(s, s.chart.names.index(thing))
        case "city":
            owner, _, place = thing.partition(":")
            return cards.why_not_city(s, int(owner), space_of(place))
        case "display":
            return cards.why_not_display(s, int(thing) - 1)
        case "basic":
            return cards.why_not_basic(s, s.box.basics.index(s.box.card_ids.index(thing)))
        case "policy":
            return cards.why_not_policy(s, s.box.policy_ids.index(thing))
        case "explorer":
            return why_not_explorer(s, int(thing) - 1)
        case "market":
            return cards.why_not_market(s, s.box.market_ids.index(thing))
        case "held":
            return cards.why_not_held(s, int(thing) - 1)
        case "entry":
            return cards.why_not_entry(s, int(thing) - 1)
        case "resource":
            return cards.why_not_resource(s, RESOURCES.index(thing))
        case "work":
            return cards.why_not_work(s)
        case "science":
            return cards.why_not_science(s)
        case "crate":
            return cards.why_not_crate(s)
        case "end":
            return cards.why_not_end(s)
    return not_asked(s)
