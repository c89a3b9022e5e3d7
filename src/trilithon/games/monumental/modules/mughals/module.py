"""The module as the game takes it in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.counting import Countable
from trilithon.games.monumental.engine.hooks import USING, Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.lost_kingdoms.options import SWITCH
from trilithon.games.monumental.modules.mughals.engine import codes as m
from trilithon.games.monumental.modules.mughals.engine.counting import ACTIVE_POLICIES
from trilithon.games.monumental.modules.mughals.engine.hook import Mughals as MughalsHook
from trilithon.games.monumental.modules.mughals.engine.own import (
    activated_by,
    is_policy_active,
    line_of,
    own,
    policy_on,
)
from trilithon.games.monumental.modules.mughals.engine.steps.attach import ATTACH
from trilithon.games.monumental.modules.mughals.engine.steps.table import STEPS
from trilithon.games.monumental.modules.mughals.words.attach import line_thing
from trilithon.games.monumental.modules.mughals.words.idle import why_idle
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.options import Value
from trilithon.kernel.saved import of_seat
from trilithon.kernel.shown import Shown
from trilithon.kernel.words import frames

HERE = Path(__file__).parent


class Mughals(Module):
    id = "mughals"
    number = m.NUMBER
    switch = SWITCH
    first_rule = "MO-LK-16"
    packs = (HERE / "cards" / "mughals.toml",)
    steps = STEPS
    counts: Mapping[str, tuple[Countable, float]] = {"active_policies": (ACTIVE_POLICIES, 1.4)}

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return MughalsHook()

    # -- words ---------------------------------------------------------------------------------------

    def things(self, s: Position) -> list[str]:
        """Lines of the own City."""
        leads = own(s).seat >= 0 and s.depth() and s.to_move == own(s).seat
        return [line_thing(line) for line in range(len(m.LINES))] if leads else []

    def explain(self, s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
        """No newer Policy covers it: its line was not activated."""
        if what != USING or s.to_move != own(s).seat or about < s.box.cards:
            return refusal
        return why_idle(s, about - s.box.cards) if refusal.rule == "MO-POL-03" else refusal

    # -- what people see -----------------------------------------------------------------------------

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        """Of the lines of the City, rows first: what is attached there."""
        if owner != own(s).seat:
            return {}
        return {"lines": {name: _tab(s, line) for line, name in enumerate(m.LINES)}}

    def crossing_view(self, s: Position, crossing: int) -> Json:
        if s.to_move != own(s).seat:
            return {}
        return {"policies": [s.box.policy_ids[policy] for policy in _activated(s, crossing)]}

    def crossing_names(self, s: Position, crossing: int) -> Sequence[Message]:
        return [s.box.policy_names[policy] for policy in _activated(s, crossing)]

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        tabs = {line: tab for line, tab in player.get("lines", {}).items() if tab}
        said = [
            shown.say(
                "line-active" if tab["active"] else "line",
                line=line.upper(),
                policy=shown.name("policy", tab["policy"]),
            )
            for line, tab in tabs.items()
        ]
        return [shown.say("lines", policies=", ".join(said))] if said else []

    # -- checks --------------------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        mine = own(s)
        if mine.seat < 0:
            return {}
        attached = sum(policy_on(s, mine, line) >= 0 for line in range(len(m.LINES)))
        return {"mughal_policies_attached": attached, "mughal_policies_activated": int(s.d[mine.lit])}

    def invariants(self, s: Position) -> Iterator[str]:
        mine = own(s)
        leader = mine.seat
        asked = {frame.values["policy"] for frame in frames(s) if frame.step is ATTACH}
        mughal = s.items(s.developed(leader)) if leader >= 0 else []
        for policy, name in enumerate(s.box.policy_ids):
            line = line_of(s, mine, policy)
            if line >= 0 and policy not in mughal:
                yield f"table.policy_line: nobody who leads the Mughals has developed {name}"
            if line < 0 and policy in mughal and policy not in asked:
                yield f"table.policy_line: {name} was developed by the Mughals, so it is attached to a line"
            if s.d[mine.fresh + policy] and (line < 0 or not s.has_turn(leader)):
                yield f"table.policy_attached: {name} was not attached in this turn"
        lines = [line_of(s, mine, policy) for policy in mughal if line_of(s, mine, policy) >= 0]
        if len(lines) != len(set(lines)):
            yield "table.policy_line: a line has one Policy at most"
        for seat in range(s.seats):
            crossing = s.d[mine.crossing + seat]
            if crossing >= 0 and seat != leader:
                yield f"{of_seat(seat, 'policy_crossing')}: this is for who leads the Mughals only"
            if crossing >= 0 and not s.in_rounds() and s.phase() not in (c.ACTING, c.CLEARING):
                yield f"{of_seat(seat, 'policy_crossing')}: nothing is activated now"


def _tab(s: Position, line: int) -> Json | None:
    mine = own(s)
    policy = policy_on(s, mine, line)
    if policy < 0:
        return None
    return {
        "policy": s.box.policy_ids[policy],
        "active": is_policy_active(s, mine, policy),
        "used": bool(s.d[s.at.policy_used + policy]),
        "fresh": bool(s.d[mine.fresh + policy]),
    }


def _activated(s: Position, crossing: int) -> list[int]:
    """Policies that the seat to move would activate there, in the order of lines."""
    mine = own(s)
    if s.to_move != mine.seat:
        return []
    there = [policy_on(s, mine, line) for line in range(len(m.LINES))]
    return [policy for policy in there if policy >= 0 and activated_by(s, mine, policy, crossing)]
