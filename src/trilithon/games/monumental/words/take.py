"""Which card is taken without paying."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trilithon.games.monumental.counts import CardKind, kind_bits
from trilithon.games.monumental.effects import Part, Writer, chain
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.steps.take import TAKE, TAKE_BASIC
from trilithon.games.monumental.goods import Positive
from trilithon.games.monumental.words.base import Lies, StoppableWords
from trilithon.games.monumental.words.buying import no_card, no_pile
from trilithon.games.monumental.words.shared import ask, because, say
from trilithon.games.monumental.words.things import basic_thing, display_thing, number_named, pile_named
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.parts import row
from trilithon.kernel.words import Frame, Target

DEAREST = 20
"""No card costs more."""


class Take(Part, tag="take", frozen=True, kw_only=True):
    """Take a card without paying (MO-ACQ-07, -08)."""

    kinds: Annotated[tuple[CardKind, ...], Meta(min_length=1)]
    source: Literal["display", "basic"]
    most: Positive = DEAREST
    """The printed cost is at most this; of a Wonder, that of its first stage."""

    def numbers(self, writer: Writer) -> list[int]:
        return row(TAKE, kinds=kind_bits(self.kinds), basic=self.source == "basic", most=self.most)

    def clause(self) -> Message:
        args: dict[str, Argument] = {} if self.most >= DEAREST else {"most": self.most}
        if self.source == "display":
            args["cards"] = chain("or", [Message(f"monumental-take-{kind}") for kind in self.kinds])
        return Message(f"monumental-do-take-{self.source}{'' if self.most >= DEAREST else '-most'}", args)

    def worth(self) -> float:
        return 110


class TakeWords(StoppableWords):
    step = TAKE
    rule = "MO-ACQ-07"
    notation = ("take PLACE CARD", "take CARD", "done")
    lies = Lies.ANYWHERE

    def question(self, s: Position) -> Message:
        return ask("take")

    def label_of(self, s: Position, move: int) -> Message:
        return say("take", card=s.box.card_names[_kind(s, move)])

    def text_of(self, s: Position, move: int) -> str:
        where = "" if verb_of(move) == TAKE_BASIC else f"{argument_of(move) + 1} "
        return f"take {where}{s.box.card_ids[_kind(s, move)]}"

    def things_of(self, s: Position, move: int) -> list[str]:
        place = argument_of(move)
        return [basic_thing(s, place) if verb_of(move) == TAKE_BASIC else display_thing(place)]

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "display":
            place = number_named(target)
            return no_card(s, place) or self._why_not_kind(s, s.kinds[s.on_display(place)], False)
        if target.sort == "basic":
            pile = pile_named(s, target)
            return no_pile(s, pile) or self._why_not_kind(s, s.box.basics[pile], True)
        return None

    def _why_not_kind(self, s: Position, kind: int, is_basic: bool) -> Refusal:
        name = s.box.card_names[kind]
        if is_basic != bool(s.get(TAKE.basic)):
            return because(self.rule, "wrong-source")
        if not s.get(TAKE.kinds) >> int(s.box.card_kind[kind]) & 1:
            return because(self.rule, "wrong-kind", card=name)
        return because(self.rule, "too-costly", card=name, n=s.box.cost[kind], most=s.get(TAKE.most))

    def is_possible(self, s: Position, frame: Frame, agenda: list[Frame]) -> bool:
        return frame.values["kinds"] > 0


def _kind(s: Position, move: int) -> int:
    """Of the card that is taken."""
    place = argument_of(move)
    return s.box.basics[place] if verb_of(move) == TAKE_BASIC else s.kinds[s.on_display(place)]
