"""What several questions and actions say: how questions, answers and reasons are put, amounts and prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.telling import counted, named_card
from trilithon.games.monumental.module import modules_on
from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.words import Reasons

REASONS = Reasons("monumental")


def ask(question: str, **args: Argument) -> Message:
    return Message(f"monumental-question-{question}", args)


def say(label: str, **args: Argument) -> Message:
    return Message(f"monumental-label-{label}", args)


def does(what: str) -> Message:
    """On the button that plays a plan."""
    return Message(f"monumental-does-{what}")


def note(text: str, **args: Argument) -> Message:
    """What is worth knowing about a plan."""
    return Message(f"monumental-note-{text}", args)


def because(rule: str, reason: str, **args: Argument) -> Refusal:
    return REASONS.because(rule, reason, **args)


def explained(s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
    """As modules put it that have to do with it: see `Module.explain`."""
    for module in modules_on(s):
        refusal = module.explain(s, what, about, refusal)
    return refusal


def no_resource(s: Position, resource: int) -> Refusal | None:
    """The seat has none of a resource that could be paid with."""
    if resource > c.GOLD or s.has(s.to_move, resource):
        return None
    return because("MO-RES-07", "no-resource", resource=resource_name(resource))


# -- resources ---------------------------------------------------------------------------------------


def resource_name(resource: int) -> Message:
    return Message(f"monumental-resource-name-{RESOURCES[resource]}")


def goods(amounts: Sequence[int]) -> list[Message]:
    """Amounts by resource, in their order, without those that are 0."""
    return [counted(resource, n) for resource, n in enumerate(amounts) if n]


def icons_of(s: Position, cards: Sequence[int]) -> list[Message]:
    """What activating these cards brings."""
    return goods(icons_on(s, cards))


def icons_on(s: Position, cards: Sequence[int]) -> list[int]:
    """The same in numbers, resource by resource."""
    kinds = [int(s.kinds[card]) for card in cards]
    return [
        sum(int(s.box.icons[kind * c.RESOURCES + resource]) for kind in kinds)
        for resource in range(c.RESOURCES)
    ]


# -- cards -------------------------------------------------------------------------------------------


def card_id(s: Position, card: int) -> str:
    return s.box.card_ids[s.kinds[card]]


def keep_one(s: Position, label: str, cards: tuple[int, int], new: int) -> Message:
    """Of two cards, an old one and a new one, one is kept."""
    return say(label, card=named_card(s, cards[new]), other=named_card(s, cards[1 - new]))


# -- trying something out ----------------------------------------------------------------------------


def twin(s: Position) -> Position:
    return cast(Position, s.copy())


def played(s: Position, move: int) -> Position:
    """A copy on which this was played."""
    trial = twin(s)
    trial.play(move)
    return trial
