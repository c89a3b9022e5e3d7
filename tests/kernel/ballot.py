"""Ballot, a game for tests: in each of two rounds all vote at the same time, secretly; who votes like most others gains
a point. With the option `machine` the last seat is no person: it votes by chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from trilithon.kernel.engine.agenda import AgendaState, Question, Step, number_steps
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.layout import SEAT, Layout
from trilithon.kernel.engine.moves import Moves, argument_of
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State, places
from trilithon.kernel.game import Json, Setup
from trilithon.kernel.options import Option, Value
from trilithon.kernel.peek import Peek
from trilithon.kernel.stepped import SteppedGame
from trilithon.kernel.words import Reasons, Words

WRITTEN: Final = ("no", "yes")


class Fields(Layout):
    def __init__(self, seats: int, machine: bool) -> None:
        super().__init__(seats, frames=2 + seats)
        self.machine: Final = machine
        self.basis = [int(machine)]
        self.rounds: Final = self.field("rounds", [], high=2)  # still to be begun
        self.votes: Final = self.field("votes", [SEAT], low=-1, high=1)  # -1: not yet
        self.points: Final = self.field("points", [SEAT], high=9)


class Position(AgendaState):
    def __init__(self, at: Fields, rng: Rng, d: vec[i16]) -> None:
        super().__init__(at, STEPS, [], rng, d)
        self.at = at

    def twin(self, d: vec[i16], rng: Rng) -> Position:
        return Position(self.at, rng, d)

    def log(self) -> str:
        return "ballot-log-"

    def is_person(self, seat: int) -> bool:
        return not self.at.machine or seat < self.seats - 1

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Whether somebody has voted is known, but not how."""
        for other in range(self.seats):
            if other != seat and self.d[self.at.votes + other] >= 0:
                self.d[self.at.votes + other] = i16(rng.below(2))

    def scores(self) -> list[int]:
        return [int(self.d[self.at.points + seat]) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        return places([[score] for score in self.scores()])


class Vote(Question[Position]):
    """All seats have a frame of it at the same time."""

    def __init__(self) -> None:
        super().__init__("vote")
        self.is_together = True

    def push(self, s: Position, seat: int) -> None:
        s.push(self, seat)

    def offer(self, s: Position, moves: Moves) -> None:
        moves.say(0, 0)
        moves.say(0, 1)

    def answer(self, s: Position, move: int) -> None:
        seat = s.whose()
        s.drop()
        s.d[s.at.votes + seat] = i16(argument_of(move))
        s.tell_privately(seat, "voted", {}, {"vote": WRITTEN[argument_of(move)]})


class Count(Step[Position]):
    """All have voted: now everybody sees it."""

    def run(self, s: Position) -> None:
        s.drop()
        s.reveals += 1
        votes = [int(s.d[s.at.votes + seat]) for seat in range(s.seats)]
        most = int(2 * sum(votes) > s.seats)
        for seat in range(s.seats):
            s.d[s.at.points + seat] += i16(votes[seat] == most)
            s.d[s.at.votes + seat] = -1
        s.tell(0, "counted", {"yes": sum(votes)})
        s.push(ROUND, 0)


class Round(Step[Position]):
    def run(self, s: Position) -> None:
        s.drop()
        if not s.d[s.at.rounds]:
            return
        s.d[s.at.rounds] -= 1
        s.push(COUNT, 0)
        for seat in reversed(range(s.seats)):
            if s.is_person(seat):
                VOTE.push(s, seat)
            else:
                s.d[s.at.votes + seat] = i16(s.rng.below(2))


VOTE: Final = Vote()
COUNT: Final = Count("count")
ROUND: Final = Round("round")
STEPS: Final[list[Step[Any]]] = number_steps([VOTE, COUNT, ROUND])


class VoteWords(Words[Position]):
    step = VOTE
    rule = "BA-VOTE"

    def question(self, s: Position) -> Message:
        return Message("ballot-ask-vote", {"seat": int(s.to_move)})

    def label(self, s: Position, move: int) -> Message:
        return Message(f"ballot-{WRITTEN[argument_of(move)]}")

    def write(self, s: Position, move: int) -> str:
        return WRITTEN[argument_of(move)]

    def about(self, s: Position, move: int) -> list[str]:
        return [f"vote:{WRITTEN[argument_of(move)]}"]


class Ballot(SteppedGame[Position]):
    id = "ballot"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (Option("machine", False, (False, True), "BA-MACHINE"),)
    categories = ("points",)
    longest = 8
    texts = Path(__file__).parent / "market" / "texts"
    content_digest = "none"
    words = {int(VOTE.number): VoteWords()}  # noqa: RUF012  # as every game has them
    reasons = Reasons("ballot")
    over = ("over", "BA-VOTE")

    def names(self) -> dict[str, Message]:
        return {}

    def people(self, setup: Setup) -> tuple[bool, ...]:
        return tuple(not setup.options["machine"] or seat < setup.seats - 1 for seat in range(setup.seats))

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        s = self.blank(setup.seats, setup.options, {}, seeded(seed))
        look = Peek(s)
        look.rounds = 2
        look.votes = [-1] * setup.seats
        s.push(ROUND, 0)
        s.run()
        return s

    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> Position:
        at = Fields(seats, bool(options["machine"]))
        return Position(at, random, vec[i16](at.blank()))

    def options_of(self, s: Position) -> Mapping[str, Value]:
        return {"machine": s.at.machine}

    def invariants(self, s: Position) -> Iterator[str]:
        return iter(())

    def view(self, state: State, seat: int) -> Json:
        """Who has voted, and the own vote."""
        s = self.own(state)
        votes = list(Peek(s).votes)
        return {"votes": [vote if owner == seat else vote >= 0 for owner, vote in enumerate(votes)]}

    def score_sheet(self, state: State) -> list[list[int]]:
        return [[score] for score in state.scores()]

    def things(self, s: Position) -> list[str]:
        return ["vote:yes", "vote:no"]

    def glossary(self) -> dict[str, list[Message]]:
        return {}

    def show(self, state: State, seat: int, language: str) -> str:
        return str(self.view(state, seat))
