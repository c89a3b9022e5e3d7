"""Where the token of a completed Wonder is placed."""

from __future__ import annotations

from typing import Any

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.cities import slot_with
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.acquired import ON_TOP
from trilithon.games.monumental.engine.steps.site import SITE
from trilithon.games.monumental.engine.telling import named_card, named_tile
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.games.monumental.words.shared import ask, because, card_id, say
from trilithon.games.monumental.words.things import tile_named, tile_thing
from trilithon.games.monumental.words.use_drawn import is_held
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Frame, Target


class SiteWords(MonumentalWords):
    step = SITE
    rule = "MO-WON-07"
    notation = ("place TILE",)
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("site", card=named_card(s, s.get(SITE.card)))

    def label(self, s: Position, move: int) -> Message:
        return say("place", tile=named_tile(s, argument_of(move)))

    def write(self, s: Position, move: int) -> str:
        return f"place {s.chart.names[argument_of(move)]}"

    def about(self, s: Position, move: int) -> list[str]:
        return [tile_thing(s, argument_of(move))]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort != "tile":
            return None
        is_own = s.owner(tile_named(s, target)) == s.to_move
        return because(self.rule, "wonder-there" if is_own else "not-controlled")

    def shown(self, s: Position) -> dict[str, Any]:
        return {"card": card_id(s, s.get(SITE.card))}

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        card = frame.values["card"]
        is_placed = any(s.wonder_on(tile) == s.kinds[card] for tile in range(s.at.tiles))
        is_twice = sum(other.step is SITE and other.values["card"] == card for other in agenda) > 1
        return (
            s.kind_of(card) == c.WONDER
            and not is_placed
            and not is_twice
            and _is_coming(s, frame.seat, card, agenda)
        )


def _is_coming(s: Position, seat: int, card: int, agenda: list[Frame]) -> bool:
    """A completed Wonder whose token is to be placed is on its way to the City, or there already."""
    own = [*s.items(s.deck(seat)), *s.items(s.discard_pile(seat)), *s.items(s.archive(seat))]
    is_on_its_way = any(other.step is ON_TOP and other.values["card"] == card for other in agenda)
    return is_on_its_way or card in own or slot_with(s, seat, card) >= 0 or is_held(card, agenda)
