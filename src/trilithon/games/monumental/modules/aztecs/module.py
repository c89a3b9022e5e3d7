"""Aztecs as the game takes them in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.aztecs.engine.codes import NUMBER
from trilithon.games.monumental.modules.aztecs.engine.counting import SACRIFICED
from trilithon.games.monumental.modules.aztecs.engine.hook import Aztecs as AztecsHook
from trilithon.games.monumental.modules.aztecs.engine.own import own, sacrificed, victims
from trilithon.games.monumental.modules.aztecs.engine.steps.table import STEPS
from trilithon.games.monumental.modules.aztecs.words.altar import ALTAR, has_altar, why_at_altar
from trilithon.games.monumental.modules.lost_kingdoms.options import SWITCH
from trilithon.kernel.game import Refusal
from trilithon.kernel.options import Value
from trilithon.kernel.saved import of_seat
from trilithon.kernel.shown import Shown
from trilithon.kernel.words import Target

HERE = Path(__file__).parent


class Aztecs(Module):
    id = "aztecs"
    number = NUMBER
    switch = SWITCH
    first_rule = "MO-LK-14"
    packs = (HERE / "cards" / "aztecs.toml",)
    steps = STEPS
    counts: Mapping[str, tuple[Countable, float]] = {"sacrificed": (SACRIFICED, 2.5)}

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return AztecsHook()

    def things(self, s: Position) -> list[str]:
        return [f"{ALTAR}:{seat}" for seat in range(s.seats) if has_altar(s, seat)]

    def why_never(self, s: Position, target: Target) -> Refusal | None:
        return why_at_altar(s, int(target.name)) if target.sort == ALTAR else None

    # -- what people see -----------------------------------------------------------------------------

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        aside = sacrificed(s, owner)
        if not has_altar(s, owner):
            return {}
        ready = victims(s, owner) if s.capital(owner) >= 0 else 0
        return {"altar": {"sacrificed": aside, "ready": ready}}

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        altar = player.get("altar")
        return [shown.say("altar", n=altar["sacrificed"], ready=altar["ready"])] if altar else []

    # -- study and checks ----------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        return {"sacrifices": float(sum(int(s.d[own(s).offered + seat]) for seat in range(s.seats)))}

    def soldiers_aside(self, s: Position, seat: int) -> int:
        return sacrificed(s, seat)

    def invariants(self, s: Position) -> Iterator[str]:
        for seat in range(s.seats):
            if sacrificed(s, seat) and s.capital(seat) < 0:
                yield f"{of_seat(seat, 'sacrificed')}: it has no Capital yet, so there is nobody to sacrifice"
