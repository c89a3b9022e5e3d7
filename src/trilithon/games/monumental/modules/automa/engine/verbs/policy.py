"""Policies (MO-AUT-27, -28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.resources import gain
from trilithon.games.monumental.engine.telling import tell_bought
from trilithon.games.monumental.engine.world import World
from trilithon.games.monumental.modules.automa.engine.codes import MADE_UP
from trilithon.games.monumental.modules.automa.engine.own import Own
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb


class Policy(Verb):
    """Turn the top one of the pile; then gain so much Gold for each that is developed (`which`), if any."""

    def __init__(self) -> None:
        super().__init__("policy")

    def is_possible(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> bool:
        return which > 0 or s.size(mine.policies_of(seat)) > 0

    def carry_out(self, s: World, mine: Own, seat: i64, which: i64, how: i64) -> None:
        if s.size(mine.policies_of(seat)) > 0:
            self._develop(s, mine, seat)
        else:
            n = gain(s, seat, c.GOLD, MADE_UP)
            if s.events is not None:
                s.tell(seat, "automa-no-policy", {"n": n})
        if which > 0:
            n = gain(s, seat, c.GOLD, which * s.size(s.developed(seat)))
            if s.events is not None:
                s.tell(seat, "automa-gold-for-policies", {"n": n, "policies": s.size(s.developed(seat))})

    def _develop(self, s: World, mine: Own, seat: i64) -> None:
        """It costs no Culture, and no effect of it applies."""
        policy = s.pop(mine.policies_of(seat))
        s.add(s.developed(seat), policy)
        s.d[s.at.counts + seat * c.COUNTS + c.DEVELOPED] += 1
        s.reveals += 1
        if s.events is not None:
            tell_bought(s, seat, "automa-developed", {"policy": s.box.policy_names[policy]})


POLICY: Final = Policy()
