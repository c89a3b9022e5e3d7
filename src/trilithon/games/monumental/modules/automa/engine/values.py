"""What tokens are worth to an Automa, in Gold (MO-AUT-36, -44)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.box import Box
from trilithon.games.monumental.engine.steps.benefit import BENEFITS
from trilithon.games.monumental.engine.steps.gain_choice import GAIN_CHOICE
from trilithon.games.monumental.engine.steps.gains import GAIN
from trilithon.games.monumental.modules.automa.engine.codes import CULTURE_IN_GOLD
from trilithon.kernel.engine.agenda import FIRST_FIELD, PART


class Values:
    tokens: Final[vec[i16]]
    """Of each Exploration token: the better one of its benefits."""
    bargains: Final[vec[i16]]
    """Of each Market token."""
    box: Final[Box]

    def __init__(self, box: Box) -> None:
        tokens: list[int] = []
        for token in range(box.tokens):
            best: i64 = 0
            for which in range(i64(BENEFITS)):
                best = max(best, worth(box, i64(box.token_benefits[token * BENEFITS + which])))
            tokens.append(int(best))
        bargains: list[int] = []
        for code in box.bargain_code:
            bargains.append(int(worth(box, i64(code))))
        self.tokens = vec[i16](tokens)
        self.bargains = vec[i16](bargains)
        self.box = box


_latest: list[Values] = []
"""Of the box that was asked about last: worked out once for a box, not for every game."""


def values_of(box: Box) -> Values:
    latest = _latest.copy()  # looked at once: a server asks from several threads
    if latest and latest[0].box is box:
        return latest[0]
    made = Values(box)
    _latest[:] = [made]
    return made


def worth(box: Box, code: i64) -> i64:
    """Of an effect: 1 for each basic resource and Gold, 2 for each Culture, 1 for anything else."""
    value: i64 = 0
    part = i64(box.code_start[code])
    while part < i64(box.code_end[code]):
        if i64(box.parts[part]) == GAIN.number:
            n = i64(box.parts[part + 1 + GAIN.n - FIRST_FIELD])
            is_culture = i64(box.parts[part + 1 + GAIN.resource - FIRST_FIELD]) == c.CULTURE
            value += n * CULTURE_IN_GOLD if is_culture else n
        elif i64(box.parts[part]) == GAIN_CHOICE.number:
            value += i64(box.parts[part + 1 + GAIN_CHOICE.n - FIRST_FIELD])
        else:
            value += 1
        part += PART
    return value
