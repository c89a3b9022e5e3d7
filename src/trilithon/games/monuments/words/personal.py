"""Which option of the personal card to take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.layout import LAYERS
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.producing import takes_bonus
from trilithon.games.monuments.engine.spots import can_get
from trilithon.games.monuments.engine.steps.gain_kind import GAIN_KIND
from trilithon.games.monuments.engine.steps.personal import OPTION, WHICH_OPTION
from trilithon.games.monuments.words.asking import Answer, Asking, by_verb
from trilithon.games.monuments.words.costs import tokens
from trilithon.games.monuments.words.course import THE_TURN
from trilithon.games.monuments.words.refusing import because
from trilithon.games.monuments.words.saying import ask, say
from trilithon.kernel.engine.agenda import PART
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Frame


class TakeOption(Answer):
    def label(self, s: Position, n: int) -> Message:
        return say("option", effect=_texts(s)[n])

    def write(self, s: Position, n: int) -> str:
        return f"option {n + 1}"

    def about(self, s: Position, n: int) -> list[str]:
        return [f"option:{n + 1}"]

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        return {"lost": tokens(_lost(s, n))}


def _texts(s: Position) -> list[Message]:
    """What the options of the card do."""
    deck: int = Peek(s).deck[s.to_move]
    return s.box.personal_texts[deck][s.get(WHICH_OPTION.card)]


def _lost(s: Position, option: int) -> list[int]:
    """Tokens of each kind that find no place (MS-BON-06, -09)."""
    gained = [0] * c.KINDS
    code, fields = list(WHICH_OPTION.options(s)[option]), [field.name for field in GAIN_KIND.fields]
    for at in range(0, len(code), PART):
        if code[at] == GAIN_KIND.number:
            part = dict(zip(fields, code[at + 1 :], strict=False))
            gained[part["kind"]] += part["n"]
    return [max(0, n - _room(s, kind)) if n else 0 for kind, n in enumerate(gained)]


def _room(s: Position, kind: int) -> int:
    """How many tokens of a kind a bonus could put on the board."""
    seat = s.to_move
    return sum(
        s.capacity(seat) - s.tokens_in(spot)
        for spot in range(s.chart.lands)
        if can_get(s, kind) and takes_bonus(s, seat, spot, kind)
    )


class PersonalWords(Asking):
    step = WHICH_OPTION
    rule = "MS-BON-05"
    notation = ("option N",)
    answers = by_verb({OPTION: TakeOption()})
    lies_on = THE_TURN

    def question(self, s: Position) -> Message:
        return ask("personal", layer=s.get(WHICH_OPTION.card) + 1)

    def shown(self, s: Position) -> dict[str, Any]:
        return {"card": s.box.personal_ids[Peek(s).deck[s.to_move]][s.get(WHICH_OPTION.card)]}

    def only_here(self, s: Position) -> list[str]:
        return [f"option:{n + 1}" for n in range(len(_texts(s)))]

    def why_not_other(self, s: Position, sort: str) -> Refusal | None:
        """Another option can do something, this one nothing."""
        return because("MS-BON-06", "option-idle") if sort == "option" else None

    def problems(self, s: Position, frame: Frame, agenda: list[Frame]) -> Iterator[str]:
        card = frame.values["card"]
        if card != s.layers(frame.seat) - 1 or card >= LAYERS - 1:
            yield "it is of the layer that was just built"
