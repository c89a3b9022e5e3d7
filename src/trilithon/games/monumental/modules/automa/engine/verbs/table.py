"""The verbs of lines. The place in this list is a verb's number; new ones go to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trilithon.games.monumental.modules.automa.engine.verbs.conquer import CONQUER
from trilithon.games.monumental.modules.automa.engine.verbs.draw import DRAW, SEARCH, SIFT
from trilithon.games.monumental.modules.automa.engine.verbs.explore import EXPLORE
from trilithon.games.monumental.modules.automa.engine.verbs.gold import COAST, GOLD
from trilithon.games.monumental.modules.automa.engine.verbs.hero import HERO
from trilithon.games.monumental.modules.automa.engine.verbs.mount import MOUNT
from trilithon.games.monumental.modules.automa.engine.verbs.nexus import NEXUS
from trilithon.games.monumental.modules.automa.engine.verbs.policy import POLICY
from trilithon.games.monumental.modules.automa.engine.verbs.sacrifice import SACRIFICE
from trilithon.games.monumental.modules.automa.engine.verbs.shuffle import SHUFFLE
from trilithon.games.monumental.modules.automa.engine.verbs.take import TAKE
from trilithon.games.monumental.modules.automa.engine.verbs.verb import Verb
from trilithon.games.monumental.modules.automa.engine.verbs.wonder import WONDER


def _numbered(verbs: list[Verb]) -> list[Verb]:
    for number in range(i64(len(verbs))):
        verbs[number].number = number
    return verbs


VERBS: Final[list[Verb]] = _numbered(
    [
        CONQUER,
        TAKE,
        WONDER,
        POLICY,
        GOLD,
        EXPLORE,
        SHUFFLE,
        DRAW,
        SEARCH,
        COAST,
        MOUNT,
        NEXUS,
        SACRIFICE,
        SIFT,
        HERO,
    ]
)
