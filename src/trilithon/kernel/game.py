"""A game as people, programs and tables see it: half of the contract (`kernel.engine.state` is the hot half).

A game is one object. Everything about a position that a person reads (views, labels, reasons, texts) and
everything that goes in or out as text (moves, positions) is asked of the game; everything that a search
does millions of times is asked of the `State`. All else in the project knows games by these two only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import MoveError, SetupError
from trilithon.kernel.kept import BASE, Parts, word
from trilithon.kernel.options import Option, Value, check_options, machine_levels
from trilithon.kernel.plan import Outlook, Plan, Prepare, Row

Json = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """What a game is started from, besides the seed: how many seats, and the value of every option."""

    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done: the reason as a message, and the id of the rule that says so."""

    message: Message
    rule: str


class TieBreak(NamedTuple):
    """What decides between equal points, of each seat; more is better."""

    label: Message
    values: list[int]


class Stroke(NamedTuple):
    """Something that somebody does to a draft; the names of brushes and places are the game's."""

    brush: str
    value: Value | None = None
    at: tuple[str, ...] = ()
    """The places it is done at, in this order,"""
    sheet: tuple[int, int] | None = None
    """by the names they have on a sheet of so many columns and rows: when somebody pointed at them it may have been
    smaller than it is now."""
    mirrored: bool = False
    """Is the same done on the opposite side?"""


@dataclass(frozen=True)
class Draft:
    """A free text for an option that somebody draws rather than writes (a map), as far as it is drawn."""

    text: str
    """What to go on from: the same as `value`, and where it lies on the sheet."""
    value: str
    """For the option."""
    seats: int
    """For how many it is looked at,"""
    seat_counts: tuple[int, ...]
    """of those that it may be for."""
    drawn: Json
    """What a page draws it from; what is in it, the game and its folder in the client agree upon."""
    objections: list[Refusal]
    """All that speaks against playing with it; nothing if it can be played with."""
    refused: list[Refusal]
    """Why some of the strokes changed nothing."""
    needs: Mapping[str, Value]
    """Other options that it cannot be played without."""


@dataclass(frozen=True)
class SeatValue:
    """What a seat can have by an option of which each seat has its own (`Option.per_seat`)."""

    value: str
    name: Message
    needs: Mapping[str, Value]
    """Other options that it cannot be had without."""


class Gain(NamedTuple):
    """Something that a seat came by: a god, a tile."""

    kind: str
    name: str
    how: str = ""
    """Where there are several ways to it, which one."""


@dataclass(frozen=True)
class Retelling:
    """A game that was played again, with somebody who listened."""

    opening: State
    """Where its first move was made."""
    events: list[Event]
    """All that happened, from the beginning."""


@dataclass(frozen=True)
class Study:
    """What a laboratory wants to know of a finished game besides the points: is everything in the box fair?"""

    traits: list[dict[str, str]]
    """Of each seat: what it had that others had not, by kind (`civilization`: `egypt`). Who wins with it is counted."""
    measures: dict[str, float] = field(default_factory=dict)
    """Numbers of the game as a whole (`rounds`)."""
    chances: dict[str, dict[str, tuple[int, int]]] = field(default_factory=dict)
    """What came up, by kind and name: how often somebody took it, of how often it could be taken (`development`:
    `granary` was bought 0 times of 1)."""
    gains: list[list[Gain]] = field(default_factory=list)
    """Of each seat: what it came by, of which there may be several, and others may have it too. How those do who have
    one is compared with those at the same table who have none."""
    accounts: dict[str, dict[str, dict[str, float]]] = field(default_factory=dict)
    """Numbers about what this game had and others have not, for everybody at the table, by kind and name (`nation`:
    `roma` came in `epoch` 3)."""


class Game(ABC):
    """What a game must offer. See docs/how-to-add-a-game.md for a walk through it."""

    id: str
    """Short and stable: it stands in records, addresses and on the command line."""
    rules_version: int
    """Grows with every change of behaviour; a record names the version it was played under."""
    replays: tuple[int, ...] = ()
    """Older versions whose recorded games and tables still lead, move by move, to the same results here. Positions were
    kept in another form then: their hashes are not compared, and saved ones cannot be loaded."""
    seat_counts: tuple[int, ...]
    """How many may play, with whatever options."""
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    """What points are given for, called `<id>-category-<name>` in the texts; those of modules are the last."""
    longest: int
    """No game takes more decisions than this, whatever is played (default options)."""
    texts: Path
    """The folder of the game's message catalogues, one `<language>.ftl` each; modules have theirs beside it."""
    content_digest: str
    """Fingerprint of cards, tiles and maps, without those of modules; a record made with other content is refused."""
    pack: str = ""
    """What the packs are called that it is played with, if there are any."""

    def content_with(self, options: Mapping[str, Value]) -> str:
        """The fingerprint with these options: modules that are on may bring more of what the game itself has."""
        return self.content_digest

    def modules(self, options: Mapping[str, Value]) -> dict[str, str]:
        """The modules that are on with these options, and the fingerprint of each one's own content."""
        return {}

    def content_of(self, options: Mapping[str, Value]) -> str:
        """All fingerprints of what a game with these options is played with, in one text."""
        digests = {BASE: self.content_with(options), **self.modules(options)}
        return " ".join(word(part, digest) for part, digest in digests.items())

    def parts(self, options: Mapping[str, Value]) -> Parts:
        """The content that a game with these options is played with, to be kept: `load_game` takes it back. What has
        none of its own (a game without files, a module that brings rules only) is not there."""
        return {}

    def warnings(self) -> list[str]:
        """What is odd about the content that was loaded, though it can be played; a pack's author reads this."""
        return []

    # -- beginning -------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        """A checked set-up, every option filled in; SetupError says what is wrong and what is allowed."""
        checked = check_options(self.options, options or {})
        allowed = self.seats_with(checked)
        if seats not in allowed:
            raise self.wrong_seats(seats, allowed)
        return Setup(seats, checked)

    def wrong_seats(self, seats: int, allowed: Sequence[int]) -> SetupError:
        """Why so many cannot play, and how many can."""
        return SetupError(f"{self.id} is for {', '.join(map(str, allowed))} players, not {seats}")

    def people(self, setup: Setup) -> tuple[bool, ...]:
        """Of each seat: does somebody sit there, a person or an agent? Others the game plays itself: nobody is asked
        for them, nobody gets a key to them."""
        return (True,) * setup.seats

    def machines(self, setup: Setup) -> dict[int, str]:
        """Those others, and how strong each of them plays."""
        levels = machine_levels(self.options, setup.options)
        return dict(enumerate(levels, setup.seats - len(levels)))

    def setup_for(self, people: int, options: Mapping[str, object] | None = None) -> Setup:
        """The set-up in which so many sit at the table; seats that the game plays itself come to that."""
        checked = check_options(self.options, options or {})
        for seats in self.seats_with(checked):
            setup = Setup(seats, checked)
            if sum(self.people(setup)) == people:
                return setup
        return self.setup(people, options)

    def seats_with(self, options: Mapping[str, Value]) -> tuple[int, ...]:
        """How many may play with these options; a module that is on may let more of them."""
        return self.seat_counts

    def usual_seats(self) -> tuple[int, ...]:
        """How many may play if all options are as they are by default."""
        return self.seats_with({option.id: option.default for option in self.options})

    def seat_values(self, option: str) -> list[SeatValue]:
        """All that a seat can have by an option that is asked for seat by seat."""
        raise SetupError(f"{self.id} has no option {option!r} of which each seat has its own")

    def allowing(self, seats: int) -> dict[str, Value]:
        """What an option must be for so many to play, if that is not its default; nothing where they may anyway, or
        cannot at all."""
        usual = {option.id: option.default for option in self.options}
        if seats in self.usual_seats():
            return {}
        values = [(option.id, value) for option in self.options for value in option.choices]
        return next(
            ({name: value} for name, value in values if seats in self.seats_with({**usual, name: value})), {}
        )

    def renew_options(self, rules: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Options of a record or table of an older version that this one `replays`, as they are written now."""
        return options

    def was_asked(self, rules: int, text: str) -> bool:
        """Could this be an answer to a question that such an older version asked, and that is asked no more?"""
        return False

    def draft(
        self, option: str, text: str, strokes: Sequence[Stroke] = (), seats: int | None = None
    ) -> Draft:
        """A free text for an option after some strokes, for whoever draws it (an editor of maps). `text` is what came
        of the strokes before, nothing in the beginning; without `seats` it is for as many as seem to be meant. What
        makes no sense whatever is drawn is a SetupError; what cannot be done here is `refused`."""
        raise SetupError(f"{self.id} has nothing to draw for an option {option!r}")

    @abstractmethod
    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> State:
        """The first decision of a new game: the same for the same set-up and seed, always and everywhere.

        What happens before that decision is told to `events`; the state itself is silent afterwards.
        """

    # -- positions as JSON -----------------------------------------------------------------------

    @abstractmethod
    def dump(self, state: State) -> Json:
        """The whole position, hidden things and generator included: readable and editable by hand."""

    @abstractmethod
    def load(self, position: Json) -> State:
        """The position of such a JSON; PositionError names everything that is inconsistent in it."""

    def position_header(self, options: Mapping[str, Value]) -> Json:
        """What every saved position begins with: what it was made by."""
        modules = self.modules(options)
        return {
            "game": self.id,
            "rules": self.rules_version,
            "content": self.content_with(options),
            **({"modules": modules} if modules else {}),
            "options": dict(options),
        }

    def header_problems(self, game: object, rules: object) -> list[str]:
        """What is wrong with these of a saved position: only what this game has made can be loaded."""
        found = []
        if game != self.id:
            found.append(f"game: this is a position of {game!r}, not of {self.id!r}")
        elif rules != self.rules_version:
            found.append(
                f"rules: it was saved under version {rules} of the rules; "
                f"here is version {self.rules_version}, which can load positions of its own only"
            )
        return found

    @abstractmethod
    def patch(self, state: State, changes: Json) -> State:
        """A position in which some things are different; `kernel/patching.py` says how changes are written.
        PositionError names everything that is wrong with them. The position itself stays as it is."""

    @abstractmethod
    def problems(self, state: State) -> list[str]:
        """Which invariants of the game this position breaks; empty for every position reached by play."""

    # -- what a person sees ----------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> Json:
        """All that this seat (NOBODY: a spectator) may know, built from an allow-list, never by deletion."""

    def views(self, state: State, seats: Collection[int]) -> dict[int, Json]:
        """The views of several. A game makes what they have in common once; nobody changes a view."""
        return {seat: self.view(state, seat) for seat in seats}

    def remembered(self, state: State, told: Iterable[Event]) -> Json:
        """What a table adds to every view, and no position has: who took what, which tile it is that acts. It follows
        from what everybody was told (`told`, the latest first), so that it is the same for all viewers."""
        return {}

    @abstractmethod
    def score_sheet(self, state: State) -> list[list[int]]:
        """Points so far of each seat by category; each row adds up to the seat's score."""

    def columns(self, state: State) -> tuple[str, ...]:
        """The columns of `score_sheet`: the categories, without those of modules that are off."""
        return self.categories

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """What decides between equal points, in this order."""
        return []

    retells: bool = False
    """Does its `study` want to hear the game again?"""

    def study(self, state: State, retell: Callable[[], Retelling]) -> Study:
        """What a finished game tells about the balance of its content; nothing unless the game says so.

        `retell` plays it again, which takes its time: for what the last position no longer knows.
        """
        return Study([{} for _ in range(state.seats)])

    @abstractmethod
    def question(self, state: State) -> Message:
        """What is being asked of the seat to move."""

    @abstractmethod
    def label(self, state: State, move: int) -> Message:
        """What a legal move does, for a button or a menu."""

    @abstractmethod
    def about(self, state: State, move: int) -> list[str]:
        """The things a legal move is about (`hex:h5`, `god:2`): a client lights these and clicks them."""

    @abstractmethod
    def targets(self, state: State) -> list[str]:
        """Everything on the table that a person may point at now, legal or not."""

    @abstractmethod
    def why_not(self, state: State, target: str) -> Refusal | None:
        """Why the seat to move can do nothing with this now; None if it can. MoveError: no such thing."""

    def propose(self, state: State, target: str) -> list[int]:
        """A row of moves from here on by which the seat to move would do something with this thing.

        All of them in order, also those with one answer only; nothing hidden is shown before the last. Empty: there is
        no such row, or this game does not look for any.
        """
        return []

    def why_final(self, before: State, move: int) -> Message:
        """Why a move that changed `reveals` cannot be taken back; `before` is where it was played."""
        return Message("undo-revealed")

    @abstractmethod
    def names(self) -> dict[str, Message]:
        """What every card and tile is called, by its name in views (`god:vinthrad`)."""

    @abstractmethod
    def glossary(self) -> dict[str, list[Message]]:
        """The text of every card and tile by its name in views (`god:vinthrad`), made from its effects."""

    def facts(self) -> Json:
        """What else a page must know of the content to draw it: kinds, costs, icons, maps, numbers. Nothing here is a
        sentence, except as messages; what is in it, the game and its folder in the client agree upon."""
        return {}

    @abstractmethod
    def show(self, state: State, seat: int, language: str) -> str:
        """The seat's view as text for a terminal."""

    # -- moves as text ---------------------------------------------------------------------------

    @abstractmethod
    def write(self, state: State, move: int) -> str:
        """A legal move as short, stable text: what a record contains."""

    def read(self, state: State, text: str) -> int:
        """The legal move of that text; MoveError says what would be legal."""
        wanted = " ".join(text.split())
        written = {self.write(state, move): move for move in state.moves()}
        if wanted in written:
            return written[wanted]
        raise MoveError(what_is_legal(wanted, list(written)))

    def losses(self, state: State, move: int) -> list[Message]:
        """What the move leaves undone that could still be done, in sentences; mostly nothing."""
        return []

    def told(self, state: State, move: int) -> Json:
        """What a page must know of a legal move: what its text says, what it costs; see `kernel/notation.py`."""
        return {"verb": self.write(state, move).split()[0]}

    def outlooks(self, state: State, moves: Sequence[int]) -> list[Outlook]:
        """What comes of each of these moves, worked out from what the seat to move knows."""
        return [Outlook(False, Prepare.NEVER)] * len(moves)

    def plan(self, state: State, wish: Row) -> Plan | None:
        """What the seat to move has pointed at, prepared as far as it is a matter of how: `wish` is the move that
        begins it and whatever has been chosen already; nothing: the question at hand. None: there is nothing to
        prepare. MoveError: the first move is not legal."""
        return None

    def any_order(self, state: State) -> str | None:
        """The name of the question, if its answers are a set that a row of moves may name in any order: legal moves are
        in the order in which they are played and recorded. None if their order means something."""
        return None

    def settled(self, state: State, move: int) -> list[str]:
        """What follows from a legal move without being asked, written like the moves that it would be otherwise: a row
        of moves may name it."""
        return []


def what_is_legal(text: str, legal: Sequence[str]) -> str:
    """The answer to a text that is none of the legal moves: what would be."""
    if not legal:
        return f"{text!r} cannot be played: the game is over"
    shown = legal[:12]
    more = f" and {len(legal) - len(shown)} more" if len(legal) > len(shown) else ""
    return f"{text!r} is not a legal move here; legal are: {'; '.join(shown)}{more}"
