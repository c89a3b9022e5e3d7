"""Effects of tiles and traits: rows of primitives, done in order.

Each kind that happens stands with the words of its step, in `words/`; those that last are here. Every kind has its
fields in content, its numbers for the engine and its sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Protocol

from msgspec import Meta, Struct

from trilithon.games.pantheon.engine import codes as c
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.parts import fields_of, row, rows_of

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]


class Writer(Protocol):
    """Whoever writes effects into the engine's tables (`tabulate.py`)."""

    def choice(self, choose: Effect, alternatives: Sequence[Effects]) -> int:
        """The number of a list of effects of which one is chosen."""


class Effect(Struct, tag_field="op", frozen=True, forbid_unknown_fields=True):
    """One primitive of an effect; a tile's effects are done in order."""

    step: ClassVar[Step[Any]]
    text: ClassVar[str]
    """What it does: `pantheon-effect-<text>`."""

    def numbers(self, writer: Writer, way: int) -> list[int]:
        """As the engine's table has it. Some depend on the way to the god that has them."""
        return row(self.step, **fields_of(self))

    def told(self) -> list[Message]:
        return [Message(f"pantheon-effect-{self.text}", dict[str, Argument](fields_of(self)))]


if TYPE_CHECKING:
    Effects = tuple[Effect, ...]
else:
    __getattr__ = rows_of("Effects", Effect)


def told(effects: Effects) -> list[Message]:
    """A sentence or more for each."""
    return [sentence for effect in effects for sentence in effect.told()]


# -- what lasts ----------------------------------------------------------------------------------------


class Lasting(Effect, frozen=True):
    """It is there as long as its tile is; nothing happens."""

    benefit: ClassVar[int]
    """Which of the engine's benefits."""

    def numbers(self, writer: Writer, way: int) -> list[int]:
        return []

    def much(self) -> int:
        """How much of the benefit."""
        return getattr(self, "n", 1)


class PassiveSteps(Lasting, tag="passive_steps", frozen=True):
    benefit = c.MORE_STEPS
    text = "steps"
    n: Positive


class PassiveMoney(Lasting, tag="passive_money", frozen=True):
    benefit = c.MORE_MONEY
    text = "money"
    n: Positive


class PassiveDraw(Lasting, tag="passive_draw", frozen=True):
    benefit = c.MORE_DRAWS
    text = "more-draws"
    n: Positive


class PassivePrepCards(Lasting, tag="passive_prep_cards", frozen=True):
    benefit = c.PREPARATION_CARDS
    text = "prep-cards"
    n: Positive


class PassiveJump(Lasting, tag="passive_jump", frozen=True):
    benefit = c.JUMPS
    text = "jump"
    n: Positive


class ScoreBestLevel(Lasting, tag="score_best_level", frozen=True):
    benefit = c.BEST_LEVEL
    text = "best-level"


class ExtraAction(Lasting, tag="extra_action", frozen=True):
    benefit = c.EXTRA_ACTIONS
    text = "extra-action"


def refuse_lasting(effects: Effects, why: str) -> None:
    for effect in effects:
        if isinstance(effect, Lasting):
            raise ValueError(f"{why}, so {effect.__struct_config__.tag} cannot stand there")
