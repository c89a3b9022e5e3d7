"""Monsters move and attack: what of that waits while somebody is asked."""

from __future__ import annotations

from collections.abc import Iterator

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.modules.monsters.engine.steps.forget import FORGET
from trilithon.games.monumental.modules.monsters.engine.steps.prowl import PROWL
from trilithon.games.monumental.modules.monsters.engine.steps.rob import ROB
from trilithon.games.monumental.modules.monsters.engine.steps.strike import STRIKE, STRIKE_LONE
from trilithon.games.monumental.modules.monsters.words.base import AttackWords
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.words import Frame


class ProwlWords(MonumentalWords):
    step = PROWL
    lies = Lies.ANYWHERE

    def misplaced(self, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        yield from super().misplaced(frame, agenda)
        if agenda.index(frame) != 1:
            yield "it lies on next_turn"

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["index"] < s.size(own(s).track)


class StrikeWords(AttackWords):
    step = STRIKE


class StrikeLoneWords(AttackWords):
    step = STRIKE_LONE


class RobWords(AttackWords):
    step = ROB


class ForgetWords(AttackWords):
    step = FORGET
