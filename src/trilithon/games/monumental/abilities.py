"""All that a card or Policy does (MO-EFF-01): `use`, parts done in order when the owner chooses to; `always`, rules
that hold while it is active; `when`, parts that may be done each time something happens."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from trilithon.games.monumental import effects, opened, standing
from trilithon.games.monumental.counts import CardKind, conditions_told, kind_bits
from trilithon.games.monumental.effects import all_parts, clause, dashed, sentences, worth_of
from trilithon.games.monumental.opened import HAPPENINGS
from trilithon.games.monumental.words.archive import Archive
from trilithon.games.monumental.words.archive_self import ArchiveSelf
from trilithon.games.monumental.words.choose import Choose
from trilithon.games.monumental.words.condition import If
from trilithon.games.monumental.words.discard import DiscardCity
from trilithon.games.monumental.words.gains import Gain
from trilithon.kernel.engine.events import Argument, Message

Target = Literal["barbarian", "free_city", "opponent", "coastal"]
"""What kind of Province is conquered; a Province may be coastal besides."""
TARGETS = ("barbarian", "free_city", "opponent", "coastal")


class When(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Parts that may be done each time the owner does something."""

    event: opened.Event
    target: Target | None = None
    """Of a conquest: only of such a Province."""
    kind: CardKind | None = None
    """Of an acquisition: only of such a card."""
    do: Annotated[effects.Parts, Meta(min_length=1)]

    OF_TARGET: ClassVar = {"barbarian": 0.7, "free_city": 0.15, "opponent": 0.2, "coastal": 0.45}
    """What share of conquests,"""
    OF_KIND: ClassVar = 0.4
    """and of acquisitions."""

    def __post_init__(self) -> None:
        if self.target is not None and self.event != "conquer":
            raise ValueError("target is for the event 'conquer' only")
        if self.kind is not None and self.event != "acquire":
            raise ValueError("kind is for the event 'acquire' only")

    def numbers(self, writer: effects.Writer) -> list[int]:
        """As the engine's table has it: the event, bits of what it must be about, and the effect."""
        bits = 1 << TARGETS.index(self.target) if self.target else kind_bits([self.kind] if self.kind else [])
        return [HAPPENINGS[self.event].number, bits, writer.code(self.do)]

    def told(self) -> list[Message]:
        """One sentence for all that follows from the event, and one more for each condition."""
        detail = self.target or self.kind
        event = Message(
            f"monumental-event-{dashed(self.event)}{'' if detail is None else '-' + dashed(detail)}"
        )
        told = []
        for is_conditional, parts in groupby(self.do, lambda part: isinstance(part, If)):
            if not is_conditional:
                told.append(Message("monumental-when", {"event": event, "effects": clause(tuple(parts))}))
                continue
            for part in parts:
                assert isinstance(part, If)
                args: dict[str, Argument] = {
                    "event": event,
                    "conditions": conditions_told(part.all),
                    "effects": clause(part.then),
                }
                told.append(Message("monumental-when-if", args))
        return told

    def worth(self) -> float:
        often = HAPPENINGS[self.event].often
        if self.target:
            often *= self.OF_TARGET[self.target]
        if self.kind:
            often *= self.OF_KIND
        return often * worth_of(self.do)


class Ability(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a card or Policy does."""

    use: effects.Parts = ()
    always: standing.Rules = ()
    when: tuple[When, ...] = ()

    def __post_init__(self) -> None:
        check_payments(self.use)
        check_itself(self.use)
        for when in self.when:
            check_reward(when.do)
            check_counts_all(when.do, "in ability.when")

    def told(self) -> list[Message]:
        """All that it does while it is active."""
        said = sentences(self.use) + [rule.told() for rule in self.always]
        return said + [sentence for when in self.when for sentence in when.told()]

    def worth(self) -> int:
        """For every turn in which it is active."""
        use = max(0.0, worth_of(self.use))
        return round(
            use + sum(rule.worth() for rule in self.always) + sum(when.worth() for when in self.when)
        )


# -- what makes no sense -------------------------------------------------------------------------------


def check_payments(parts: effects.Parts) -> None:
    """A payment opens an effect or an alternative: nothing is done that then cannot be paid."""
    for place, part in enumerate(parts):
        if isinstance(part, Choose):
            for alternative in part.of:
                check_payments(alternative)
            continue
        for inner in all_parts((part,)):
            if inner.opens and (place or inner is not part):
                raise ValueError(
                    f"{inner.named()} comes first in an effect or in an alternative of a choice, nowhere else"
                )


def check_itself(parts: effects.Parts) -> None:
    """What is done for each card archived or discarded does not know which card it is part of."""
    for part in parts:
        inner = [other for other in all_parts((part,)) if other is not part]
        if any(isinstance(other, ArchiveSelf) for other in inner):
            raise ValueError("archive_self stands in ability.use itself, not inside another part")
    for part in all_parts(parts):
        if isinstance(part, Archive | DiscardCity):
            check_counts_all(part.then, "for each card archived or discarded")


def check_counts_all(parts: effects.Parts, where: str) -> None:
    """A card that counts active cards leaves itself out (MO-EFF-28); there it could not."""
    for part in all_parts(parts):
        if isinstance(part, Gain) and part.each is not None and part.each.of == "active":
            raise ValueError(f"a gain for each active card cannot be {where}: it would count its own card")


def check_reward(parts: effects.Parts) -> None:
    """A bonus, a one-off effect or a benefit is no card: it can neither be archived nor stand for another."""
    check_payments(parts)
    for part in all_parts(parts):
        if isinstance(part, ArchiveSelf) or part.copies:
            raise ValueError("archive_self and copy can stand in ability.use only")
        if part.only_in_use:
            raise ValueError(f"{part.named()} can stand in ability.use only")
