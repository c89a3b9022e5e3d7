"""What the words of all questions about Monsters have in common."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.monsters.engine.own import own
from trilithon.games.monumental.words.base import Lies, MonumentalWords
from trilithon.kernel.engine.events import Message
from trilithon.kernel.words import Frame


def named_monster(s: Position, monster: int) -> Message:
    return own(s).bestiary.names[monster]


def is_on_map(s: Position, monster: int) -> bool:
    return s.index_of(own(s).track, monster) >= 0


class MonsterWords(MonumentalWords):
    """Frames that say which Monster they come from; it must be there."""

    lies = Lies.ANYWHERE
    asks_others = True

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        monster = frame.values["monster"]
        return monster >= 0 and is_on_map(s, monster)


class AttackWords(MonsterWords):
    """Those of an Attack come up at the end of a turn."""

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return s.phase() == c.REPLENISHING and super().is_possible(s, frame, agenda)
