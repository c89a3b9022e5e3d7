"""What the words of all questions have in common: their answers one by one, and what they refuse.

A question lists its answers by verb; an answer knows its label, its text in a record and what it is about. Answers that
several questions have (a hex, a unit, an end) are in `answers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.names import BUILDINGS, CARDS, KINDS, UNITS
from trilithon.games.monuments.words.course import OnAgenda
from trilithon.games.monuments.words.refusing import because, not_yours
from trilithon.games.monuments.words.saying import ask
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.moves import argument_of, verb_of
from trilithon.kernel.game import Refusal
from trilithon.kernel.peek import Peek
from trilithon.kernel.words import Target


class Answer:
    """One verb of a question. `n` is what the move says besides: a hex, a card, or several things packed."""

    proposed = True
    """May it be part of a row of moves that is proposed? What ends something is for the player to say."""

    def label(self, s: Position, n: int) -> Message:
        raise NotImplementedError

    def write(self, s: Position, n: int) -> str:
        raise NotImplementedError

    def about(self, s: Position, n: int) -> list[str]:
        """Things to light; a click on any of them may mean the move. Small ones come with the hex they are in."""
        raise NotImplementedError

    def facts(self, s: Position, n: int) -> dict[str, Any]:
        """What a page must know of it besides the words of its text."""
        return {}

    def does(self, s: Position, n: int) -> Message:
        """For the button that plays a plan which begins with it."""
        return Message("plan-do")


def by_verb(answers: dict[int, Answer]) -> Mapping[int, Answer]:
    """The answers of a question."""
    return MappingProxyType(answers)


class Asking(OnAgenda):
    """The words of a question. Every kind of thing that can be pointed at has a method of its own, `why_not_…`: a
    question has those for things that have to do with it. None always means that something else is asked."""

    answers: Mapping[int, Answer]
    alias = ""
    """The name of another step, if views and texts call the question so."""
    unit_rule = ""
    """If units are answers: the rule by which those of others are none."""

    @property
    def asked(self) -> str:
        """What views call the question."""
        return self.alias or self.step.name

    def question(self, s: Position) -> Message:
        return ask(self.asked.replace("_", "-"))

    def answer(self, move: int) -> Answer:
        return self.answers[verb_of(move)]

    def label(self, s: Position, move: int) -> Message:
        return self.answer(move).label(s, argument_of(move))

    def write(self, s: Position, move: int) -> str:
        return self.answer(move).write(s, argument_of(move))

    def about(self, s: Position, move: int) -> list[str]:
        return self.answer(move).about(s, argument_of(move))

    def facts(self, s: Position, move: int) -> dict[str, Any]:
        return self.answer(move).facts(s, argument_of(move))

    def does(self, s: Position, move: int) -> Message:
        return self.answer(move).does(s, argument_of(move))

    def shown_to_mover(self, s: Position) -> dict[str, Any]:
        """What only who is asked must know of the question."""
        return {}

    # -- why something is no answer ------------------------------------------------------------------

    def why_not(self, s: Position, target: Target) -> Refusal | None:
        refuse = REFUSED_BY_SORT.get(target.sort)
        if refuse is None:
            return self.why_not_other(s, target.sort)
        name, _, detail = target.name.partition(":")
        return refuse(self, s, name, detail)

    def why_not_spot(self, s: Position, spot: int) -> Refusal | None:
        if spot < s.chart.shores and not Peek(s).in_play[spot]:
            return because("MS-GEN-13", "out-of-play")
        return self.why_not_hex(s, s.to_move, spot)

    def why_not_anybodys_unit(self, s: Position, spot: int, unit: int) -> Refusal | None:
        if self.unit_rule and s.owner(spot) != s.to_move:
            return not_yours(self.unit_rule, s.owner(spot))
        return self.why_not_unit(s, s.to_move, spot, unit)

    def why_not_anybodys_passenger(self, s: Position, ferry: int, slot: int) -> Refusal | None:
        if self.unit_rule and s.aboard(ferry) != s.to_move:
            return not_yours(self.unit_rule, s.aboard(ferry))
        return self.why_not_passenger(s, s.to_move, ferry, slot)

    def why_not_hex(self, s: Position, seat: int, spot: int) -> Refusal | None:
        return None

    def why_not_unit(self, s: Position, seat: int, spot: int, unit: int) -> Refusal | None:
        """Of a unit of the seat to move, if the question has a `unit_rule`."""
        return None

    def why_not_passenger(self, s: Position, seat: int, ferry: int, slot: int) -> Refusal | None:
        """The same."""
        return None

    def why_not_building(self, s: Position, spot: int, building: int) -> Refusal | None:
        return None

    def why_not_ferry(self, s: Position, ferry: int) -> Refusal | None:
        return None

    def why_not_river(self, s: Position, river: int) -> Refusal | None:
        return None

    def why_not_coast(self, s: Position, land: int, water: int) -> Refusal | None:
        return None

    def why_not_card(self, s: Position, card: int) -> Refusal | None:
        return None

    def why_not_common(self, s: Position, common: int) -> Refusal | None:
        return None

    def why_not_civilization(self, s: Position, civilization: int) -> Refusal | None:
        return None

    def why_not_resource(self, s: Position, kind: int) -> Refusal | None:
        return None

    def why_not_piece(self, s: Position, piece: str) -> Refusal | None:
        """`bridge`, `ferry` and `weapon` are pieces too."""
        return None

    def why_not_other(self, s: Position, sort: str) -> Refusal | None:
        """`rest`, `pass`, an option."""
        return None


def spot_named(s: Position, name: str) -> int:
    return s.chart.names.index(name)


def _coast(words: Asking, s: Position, name: str, detail: str) -> Refusal | None:
    land, _, water = name.partition("-")
    return words.why_not_coast(s, spot_named(s, land), spot_named(s, water))


REFUSED_BY_SORT: Mapping[str, Callable[[Asking, Position, str, str], Refusal | None]] = MappingProxyType(
    {
        "hex": lambda words, s, name, _: words.why_not_spot(s, spot_named(s, name)),
        "unit": lambda words, s, name, unit: words.why_not_anybodys_unit(
            s, spot_named(s, name), UNITS.index(unit)
        ),
        "building": lambda words, s, name, building: words.why_not_building(
            s, spot_named(s, name), BUILDINGS.index(building)
        ),
        "ferry": lambda words, s, name, _: words.why_not_ferry(s, int(name) - 1),
        "passenger": lambda words, s, name, slot: words.why_not_anybodys_passenger(
            s, int(name) - 1, int(slot) - 1
        ),
        "river": lambda words, s, name, _: words.why_not_river(s, s.chart.river_names.index(name)),
        "coast": _coast,
        "card": lambda words, s, name, _: words.why_not_card(s, CARDS.index(name)),
        "common": lambda words, s, name, _: words.why_not_common(s, s.box.common_ids.index(name)),
        "civilization": lambda words, s, name, _: words.why_not_civilization(
            s, s.box.civilization_ids.index(name)
        ),
        "resource": lambda words, s, name, _: words.why_not_resource(s, KINDS.index(name)),
        "piece": lambda words, s, name, _: words.why_not_piece(s, name),
    }
)
"""Which method answers for what sort of thing; a target's name is `name` or `name:detail`."""
