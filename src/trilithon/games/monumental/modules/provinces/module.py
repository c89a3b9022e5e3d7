"""The module as the game takes it in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine import shop
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.facts import layout_facts
from trilithon.games.monumental.maps.features import Features
from trilithon.games.monumental.maps.plan import Plan
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.provinces.engine.actions.buy_reserved import BUY_RESERVED
from trilithon.games.monumental.modules.provinces.engine.codes import NUMBER
from trilithon.games.monumental.modules.provinces.engine.hook import Provinces as ProvincesHook
from trilithon.games.monumental.modules.provinces.engine.own import own, reserved_by
from trilithon.games.monumental.modules.provinces.engine.steps.table import STEPS
from trilithon.games.monumental.modules.provinces.features import SCHEMA, Provinces
from trilithon.games.monumental.modules.provinces.options import OPTIONS
from trilithon.games.monumental.modules.provinces.schema import Kind
from trilithon.games.monumental.modules.provinces.words.explaining import explain
from trilithon.games.monumental.schema import Layout
from trilithon.games.monumental.words.shared import card_id
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.kept import Kept
from trilithon.kernel.messages import to_json
from trilithon.kernel.options import Value
from trilithon.kernel.saved import of_seat
from trilithon.kernel.shown import Shown


def _feature(kind: Kind) -> Json:
    """`otherwise`: its rule where an option is not as usual."""
    holding = Message("monumental-feature-oasis-rule-hold")
    otherwise = [{"option": "oasis_reserve", "value": "hold", "text": to_json(holding)}]
    return {
        "id": kind.id,
        "apart": kind.apart,
        "lapping": kind.lapping,
        "otherwise": otherwise if kind.id == "oasis" else [],
    }


class SpecialProvinces(Module):
    id = "provinces"
    number = NUMBER
    switch = "special_provinces"
    first_rule = "MO-PROV-01"
    options = OPTIONS
    steps = STEPS
    actions = (BUY_RESERVED,)

    def __init__(self, special: Provinces) -> None:
        self._special = special

    @property
    def kept(self) -> Kept:
        return self._special.kept

    def with_content(self, kept: Kept) -> SpecialProvinces:
        return SpecialProvinces(Provinces(SCHEMA.load(kept)))

    # -- what is in the box --------------------------------------------------------------------------

    def features(self, is_on: bool) -> Features:
        return self._special.features(is_on)

    def layouts(self) -> Sequence[tuple[Layout, Plan]]:
        return [(layout, self._special.layouts[layout.id]) for layout in self._special.content.layout]

    def names(self) -> dict[str, Message]:
        return {f"feature:{name}": Message(f"monumental-feature-{name}") for name in self._special.names}

    def glossary(self) -> dict[str, list[Message]]:
        return {
            f"feature:{name}": [Message(f"monumental-feature-{name}-rule")] for name in self._special.names
        }

    def facts(self) -> Json:
        content = self._special.content
        return {
            "features": [_feature(kind) for kind in content.feature],
            "layouts": [layout_facts(layout) for layout in content.layout],
        }

    # -- the engine ----------------------------------------------------------------------------------

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return ProvincesHook(chart, options["oasis_reserve"] == "hold")

    # -- words ---------------------------------------------------------------------------------------

    def things(self, s: Position) -> list[str]:
        return [f"reserve:{seat}" for seat in range(s.seats) if reserved_by(s, seat) >= 0]

    def explain(self, s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
        return explain(s, what, about, refusal)

    # -- what people see -----------------------------------------------------------------------------

    def map_view(self, s: Position) -> Json:
        return {"bridges": [[s.chart.names[tile], s.chart.names[other]] for tile, other in s.chart.bridges]}

    def tile_view(self, s: Position, tile: int) -> Json:
        return {"feature": s.chart.features[tile] or None}

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        card = reserved_by(s, owner)
        return {"reserved": card_id(s, card) if card >= 0 else None}

    def price_view(self, s: Position, seat: int) -> Json:
        card = reserved_by(s, seat)
        return {"reserved": shop.price_of(s, seat, int(s.kinds[card])) if card >= 0 else None}

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        card = player["reserved"]
        return [shown.say("reserved", card=shown.name("card", card))] if card else []

    # -- checks --------------------------------------------------------------------------------------

    def places(self, s: Position) -> Iterator[tuple[int, str, int]]:
        for seat in range(s.seats):
            if reserved_by(s, seat) >= 0:
                yield reserved_by(s, seat), of_seat(seat, "reserved"), -1

    def invariants(self, s: Position) -> Iterator[str]:
        for seat in range(s.seats):
            card = reserved_by(s, seat)
            if card < 0:
                continue
            here = of_seat(seat, "reserved")
            if not own(s).holds:
                yield f"{here}: cards are not set aside, but taken (oasis_reserve)"
            elif s.kind_of(card) == c.WONDER:
                yield f"{here}: Wonders are not set aside"
