"""A game whose questions are steps with words: what people are told follows from the tables, once for all games.

A game inherits from `SteppedGame`, lists its steps and their words, and says what is its own: how it begins, what a
viewer may see, what lies on the table, which invariants hold.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from trilithon.kernel.collecting import classes_in
from trilithon.kernel.engine.agenda import AgendaState
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.errors import MoveError, PositionError, SetupError
from trilithon.kernel.game import Game, Json, Refusal, Setup
from trilithon.kernel.loading import Outside, as_far_as_possible, read_outside
from trilithon.kernel.options import Option, Value, check_options
from trilithon.kernel.patching import Patcher, settle, things
from trilithon.kernel.plan import Outlook, Plan, Row
from trilithon.kernel.planning import outlook, prepare
from trilithon.kernel.saved import FieldReader, in_list, range_problems, write_agenda, write_fields
from trilithon.kernel.words import AsideWords, Reasons, Target, Words, frames

S = TypeVar("S", bound=AgendaState)
W = TypeVar("W", bound=Words[Any])
PARTS = {"game", "rules", "content", "modules", "options", "setting", "table", "agenda", "random", "reveals"}
"""Of a saved position, besides headings for things that have fields of their own (`players`, `tiles`)."""


def words_in(package: str, kind: type[W]) -> dict[int, W]:
    """The words that lie in the files of a package, by the number of the step that each is for; classes without a step
    are what others have in common. Two words for one step would be a mistake."""
    words = [one() for one in classes_in(package, kind) if "step" in vars(one)]
    table = {int(one.step.number): one for one in words}
    if len(table) != len(words):
        raise ValueError(f"{package}: a step has words twice")
    return table


class SteppedGame(Game, Generic[S]):
    words: Mapping[int, Words[S]]
    """By the number of the step."""
    asides: Sequence[AsideWords[S]] = ()
    reasons: Reasons
    over: tuple[str, str]
    """The reason why nothing can be done when the game is over, and its rule."""
    pointing: str = ""
    """What things on the table are called, for whoever points at one that is not there."""

    def own(self, state: State) -> S:
        """The position as this game knows it. This is the only cast: whoever has a game gives it its own positions."""
        return cast(S, state)

    def twin(self, s: S) -> S:
        """An independent copy, to try something on."""
        return cast(S, s.copy())

    # -- questions and answers -----------------------------------------------------------------------

    def asked(self, s: S) -> Words[S] | None:
        """The words of the question on top; None when the game is over."""
        return self.words[int(s.step().number)] if s.depth() else None

    def is_aside(self, move: int) -> bool:
        """Does it stand beside the answers to every question?"""
        return self._aside(move) is not None

    def _aside(self, move: int) -> AsideWords[S] | None:
        return next((aside for aside in self.asides if aside.owns(move)), None)

    def question(self, state: State) -> Message:
        s = self.own(state)
        words = self.asked(s)
        return words.question(s) if words else Message(f"{self.id}-question-over")

    def label(self, state: State, move: int) -> Message:
        s = self.own(state)
        return self._of(s, move).label(s, move)

    def write(self, state: State, move: int) -> str:
        s = self.own(state)
        return self._of(s, move).write(s, move)

    def about(self, state: State, move: int) -> list[str]:
        s = self.own(state)
        return self._of(s, move).about(s, move)

    def losses(self, state: State, move: int) -> list[Message]:
        s = self.own(state)
        words = None if self.is_aside(move) else self.asked(s)
        return words.losses(s, move) if words else []

    def outlooks(self, state: State, moves: Sequence[int]) -> list[Outlook]:
        # In a position that the seat takes for possible: whether something is shown follows from what is known.
        imagined = self.own(state.imagine(state.to_move, seeded(0)))
        return [outlook(self, imagined, move) for move in moves]

    def plan(self, state: State, wish: Row) -> Plan | None:
        return prepare(self, self.own(state), wish)

    def purse(self, s: S, seat: int) -> Mapping[str, int]:
        """What a seat has of everything that things are paid with, by its name in views: prices and gains of plans are
        seen by it."""
        return {}

    def told(self, state: State, move: int) -> Json:
        s = self.own(state)
        return self._of(s, move).told(s, move)

    def any_order(self, state: State) -> str | None:
        words = self.asked(self.own(state))
        return words.step.name if words is not None and words.any_order else None

    def settled(self, state: State, move: int) -> list[str]:
        s = self.twin(self.own(state))
        if self.is_aside(move):
            return []
        s.step().answer(s, move)
        found = []
        while s.depth() and s.step().decides and s.step().idle(s):
            words, moves = self.asked(s), s.moves()
            if words is not None and words.settles_single and len(moves) == 1:
                found.append(words.write(s, moves[0]))
            s.step().settle(s)
        return found

    def _of(self, s: S, move: int) -> Words[S] | AsideWords[S]:
        words = self._aside(move) or self.asked(s)
        if words is None:
            raise MoveError("the game is over")
        return words

    # -- what can be pointed at ----------------------------------------------------------------------

    @abstractmethod
    def things(self, s: S) -> list[str]:
        """What lies on the table, whatever is asked."""

    def targets(self, state: State) -> list[str]:
        s = self.own(state)
        words = self.asked(s)
        return [*self.things(s), *(words.only_here(s) if words else [])]

    def why_not(self, state: State, target: str) -> Refusal | None:
        s = self.own(state)
        if target not in self.targets(s):
            raise MoveError(f"there is no {target!r} on this table{self.pointing}")
        words = self.asked(s)
        if words is None:
            reason, rule = self.over
            return self.reasons.because(rule, reason)
        if any(target in self.about(s, move) for move in s.moves()):
            return None
        thing = Target.of(target)
        return words.why_not(s, thing) or self.why_never(s, thing) or self.not_asked(s)

    def why_never(self, s: S, target: Target) -> Refusal | None:
        """Why the seat to move can do nothing with this whatever is asked, if the question itself does not say."""
        return None

    def not_asked(self, s: S) -> Refusal:
        words = self.asked(s)
        assert words is not None
        return self.reasons.not_asked(words.rule, words.question(s))

    def propose(self, state: State, target: str) -> list[int]:
        s = self.own(state)
        words = self.asked(s)
        return words.propose(s, Target.of(target)) if words else []

    # -- saved positions -----------------------------------------------------------------------------

    def setting(self, s: S) -> Json:
        """What never changes in a game and is not an option: its map, who plays what. Perhaps nothing."""
        return {}

    @abstractmethod
    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> S:
        """A position with nothing in it, for this setting; PositionError says what is wrong with that."""

    unsure: Collection[int] = ()
    """Domains whose names come from the setting: where that is wrong, nobody knows which there are."""

    def derive(self, s: S) -> None:
        """Work out the derived fields anew, as far as the rest allows it: what does not is told by `invariants`."""

    @abstractmethod
    def invariants(self, s: S) -> Iterator[str]:
        """What is wrong with a position, although every number is in its range."""

    def dump(self, state: State) -> Json:
        s = self.own(state)
        setting = self.setting(s)
        return {
            **self.position_header(self.options_of(s)),
            **({"setting": setting} if setting else {}),
            **write_fields(s),
            "agenda": write_agenda(s),
            "random": list(s.rng.words()),
            "reveals": int(s.reveals),
        }

    @abstractmethod
    def options_of(self, s: S) -> Mapping[str, Value]:
        """The options that the position is played with."""

    def load(self, position: Json) -> S:
        return self._load(position, must_ask=True)

    def unpack(self, position: Json) -> S:
        """The same for a position in which something runs by itself next: `run` plays on from there."""
        return self._load(position, must_ask=False)

    def _load(self, position: Any, must_ask: bool) -> S:
        complaints: list[str] = []
        outside = read_outside(self, self.saved_options(), position, complaints.append)
        s, is_sound = self._blank_for(outside, complaints)
        known = PARTS | {domain.group for domain in s.layout.domains.values() if domain.group}
        complaints += [
            f"{part}: there is no such part of a position" for part in sorted(set(position) - known, key=str)
        ]
        read_so_far = len(complaints)
        reader = FieldReader(s, complaints.append, () if is_sound else self.unsure)
        players = [*outside.players, *({} for _ in range(s.seats))][: s.seats]
        reader.read({**position, "players": players})
        reader.read_agenda(position.get("agenda", []))
        if is_sound and outside.is_sound and len(complaints) == read_so_far and "agenda" in position:
            s.reveals = outside.reveals
            complaints += self._settled_problems(s, must_ask)
        if complaints:
            raise PositionError(complaints)
        return s

    def _blank_for(self, outside: Outside, complaints: list[str]) -> tuple[S, bool]:
        """A position with nothing in it, and whether it is the right one: another stands in if the setting is wrong."""
        refusals: list[list[str]] = []
        for seats in reversed(outside.seats):  # whoever names too many is told so; nobody is told of too few
            try:
                return self.blank(seats, outside.options, outside.setting, outside.random), True
            except PositionError as error:
                refusals.append(error.problems)
        fewest: list[str] = min(refusals, key=len)
        complaints += fewest
        switches = {name: value for name, value in outside.options.items() if isinstance(value, bool)}
        try:
            options = check_options(self.options, switches)
            s = self.own(self.start(Setup(outside.seats[-1], options), seed=0))
        except SetupError:
            raise PositionError(complaints) from None
        for field in s.layout.fields:
            s.blank(field)
        while s.depth():
            s.drop()
        return s, False

    def _settled_problems(self, s: S, must_ask: bool = True) -> list[str]:
        """What follows from the rest of a position that was written is worked out; is the whole one that can be?"""
        self.derive(s)
        s.to_move = s.whose() if s.depth() else NOBODY
        complaints = self.problems(s)
        if must_ask:
            complaints += self._unanswerable(s, is_sound=not complaints)
        return complaints

    # -- changed positions ---------------------------------------------------------------------------

    def unique(self, s: S) -> Mapping[int, Mapping[int, int]]:
        """Domains of things that exist once (cards), and for each of these things the pile that it comes from."""
        return {}

    def patch(self, state: State, changes: Json) -> S:
        s = self.twin(self.own(state))
        if not isinstance(changes, dict):
            raise PositionError(["changes are an object, in braces"])
        known = {"table", "agenda", "random"} | {
            domain.group for domain in s.layout.domains.values() if domain.group
        }
        unknown = sorted(set(changes) - known, key=str)
        complaints = [f"{part}: it cannot be changed" for part in unknown]
        unique = self.unique(s)
        before = {domain: things(s, domain) for domain in unique}
        patcher = Patcher(s, complaints.append)
        patcher.read(changes)
        patcher.replace_agenda(changes)
        for domain, homes in unique.items():
            settle(s, domain, before[domain], homes, patcher)
        if len(complaints) == len(unknown):
            complaints += self._settled_problems(s)
        if complaints:
            raise PositionError(complaints)
        return s

    def saved_options(self) -> tuple[Option, ...]:
        """Those that `options_of` tells; others (a choice of map) are seen in what came of them."""
        return self.options

    def problems(self, state: State) -> list[str]:
        s = self.own(state)
        if found := list(range_problems(s)):
            return found
        if found := list(self.invariants(s)):  # what a frame is about may not be there
            return found + as_far_as_possible(self._agenda_problems(s))
        return list(self._agenda_problems(s))

    def _agenda_problems(self, s: S) -> Iterator[str]:
        agenda = frames(s)
        if s.to_move != (s.whose() if s.depth() else NOBODY):
            yield "agenda: the seat to move is that of the first frame"
        for frame in agenda:
            words = self.words.get(int(frame.step.number))
            if words is not None:
                for problem in words.problems(s, frame, agenda):
                    yield f"agenda: {frame.step.name}: {problem}"

    def _unanswerable(self, s: S, is_sound: bool) -> Iterator[str]:
        """Something is asked, and there is an answer: a question without one is never left on the agenda."""
        if not s.depth():
            return
        if not s.step().decides:
            yield f"{in_list('agenda', 0, 'frame')}: {s.step().name} is no question"
        elif is_sound and (s.step().idle(s) or not s.moves()):
            yield f"{in_list('agenda', 0, 'frame')}: {s.step().name} has no answer to choose in this position"
