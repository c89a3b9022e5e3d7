"""Why a Policy is not active: that of Mughals by its line, that of others by a newer one."""

from __future__ import annotations

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.mughals.engine.own import line_of, own
from trilithon.games.monumental.modules.mughals.engine.steps.attach import named_line
from trilithon.games.monumental.words.shared import because
from trilithon.kernel.game import Refusal


def why_idle(s: Position, policy: int) -> Refusal:
    mine = own(s)
    name, line = s.box.policy_names[policy], line_of(s, mine, policy)
    if line < 0:
        return because("MO-POL-03", "covered", policy=name)
    said = {"policy": name, "line": named_line(line)}
    if s.d[mine.fresh + policy]:
        return because("MO-LK-18", "policy-fresh", **said)
    return because("MO-LK-17", "policy-idle", **said)
