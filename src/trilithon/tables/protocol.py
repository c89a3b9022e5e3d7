"""Everything that is said between a client and a table, both ways: a closed set of messages.

The client's TypeScript types are generated from this file. Unknown fields and tags are refused. A sentence never goes
over the wire: a `Text` is a message id with arguments, rendered by the reader in the reader's language.

Seats in these messages are numbers for programs and counted from 0 (`seat`, `to_move`, places in lists of players).
What people read or write counts them from 1: texts of moves (`copy 2 a1 forum`), options, saved positions.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Target = Annotated[str, Meta(min_length=1, max_length=80)]
Secret = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Text = dict[str, Any]
"""{"id": ..., "args": {...}}; an argument is a number, a string, a Text or a list of Texts."""
WishId = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Random, as long as a secret, and kept by whoever wished: who repeats it gets the same keys again."""
Level = Annotated[str, Meta(min_length=1, max_length=24)]
MOST_STOPS: Final = 400
"""Nobody wants to follow more of what a game plays by itself."""
Mode = Literal["solo", "friends", "screen"]


class Closed(Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of all messages."""


# -- making a table (HTTP) ---------------------------------------------------------------------------


class SeatWish(Closed, kw_only=True):
    """Who sits there: a person (perhaps named), or an agent of a level."""

    kind: Literal["person", "agent"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Closed, kw_only=True):
    game: Id
    pack: Id | None = None
    """One of those that the server offers for this game; None: the game as it is."""
    mode: Mode
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Id, bool | int | str] = {}
    command_id: WishId
    """The same wish with the same id is the same table."""


class SeatKey(Closed, kw_only=True):
    """The secret of a seat: whoever has it, plays there. `seat` None is the key for watching."""

    seat: int | None
    secret: Secret


class TableMade(Closed, kw_only=True):
    table: Id
    keys: list[SeatKey]


class NewKey(Closed, kw_only=True):
    """The wish for another secret for a seat; with the present one in the header."""

    command_id: WishId


# -- looking at tables from outside (HTTP) -----------------------------------------------------------


class HeldKey(Closed, kw_only=True):
    """A secret that somebody keeps, and the table it belongs to."""

    table: Id
    secret: Secret


class HeldKeys(Closed, kw_only=True):
    keys: Annotated[list[HeldKey], Meta(max_length=100)]


# -- what a client says at a table (WebSocket) -------------------------------------------------------------


class Hello(Closed, tag="hello", kw_only=True):
    """The first message: which keys this client holds (several at one screen). The answer shows everything."""

    secrets: Annotated[list[Secret], Meta(min_length=1, max_length=8)]


class Command(Closed, kw_only=True):
    """Something that changes the table. The same command_id gets the same answer again, however often it comes."""

    command_id: Id
    seat: int
    expected_version: int
    """Of the table that it was decided at; whoever plays or takes back at another one is told so instead."""


class Play(Command, tag="play", kw_only=True):
    """One or more moves in a row, as proposals have them; all are played or none."""

    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=40)]


class Undo(Command, tag="undo", kw_only=True):
    """Take the latest own move back, or everything down to the last barrier or to that ply."""

    all: bool = False
    to: Annotated[int, Meta(ge=0)] | None = None


class LetAgentPlay(Command, tag="agent", kw_only=True):
    """Give the own seat to an agent, or take it back (level None)."""

    level: Level | None


class Rename(Command, tag="rename", kw_only=True):
    name: Name


class WhyNot(Closed, tag="why", kw_only=True):
    """Why can nothing be done with this thing? Only the seat to move may ask."""

    request_id: Id
    seat: int
    target: Target


class Propose(Closed, tag="propose", kw_only=True):
    """Which moves would reach this thing?"""

    request_id: Id
    seat: int
    target: Target


class Prepare(Closed, tag="prepare", kw_only=True):
    """What would be done, and what can be changed about it? The move that begins it, and what was chosen so far: the
    row of a plan or of one of its alternatives. None: the question at hand."""

    request_id: Id
    seat: int
    moves: Annotated[list[MoveText], Meta(max_length=40)]


class Hint(Closed, tag="hint", kw_only=True):
    """What would a good player do?"""

    request_id: Id
    seat: int


class LookBack(Closed, tag="look", kw_only=True):
    """The table as it was after so many moves, with what the seat knew then (all, once the game is over)."""

    request_id: Id
    seat: int | None
    ply: int


class Watching(Closed, tag="seat", kw_only=True):
    """On one screen: whose eyes to see through from now on."""

    seat: int | None


ClientMessage = (
    Hello | Play | Undo | LetAgentPlay | Rename | WhyNot | Propose | Prepare | Hint | LookBack | Watching
)


# -- what a table says ------------------------------------------------------------------------------------


class SeatInfo(Closed, kw_only=True):
    seat: int
    name: str | None
    level: Level | None
    """The level of the agent that plays here now; None: a person."""
    machine: Level | None
    """How strong it plays, if it is a seat that the game plays itself (`OptionInfo.machines`)."""
    owned: bool
    """There is a person who can take the seat back."""
    taken: bool
    """Its owner has come at least once, or nobody needs to. Until that is so of all seats, everybody is a spectator:
    nobody sees cards, and could make another table if they are not good, before the others have come."""
    present: bool
    thinking: bool
    decides: bool = False
    """Is asked something: `to_move`, and where several decide at the same time all that have not answered yet."""


class Choice(Closed, kw_only=True):
    """A legal move."""

    move: MoveText
    label: Text
    about: list[Target]
    closes: bool
    told: dict[str, Any]
    """What it says, for programs: its first word as `verb`, what it is about by its name (`tile`, `amount`), what it
    costs. Nobody needs to take the text of a move apart."""
    prepare: Literal["never", "carefully", "always"]
    """Is it shown as a plan before it is played? `carefully`: by whoever wants to be warned."""
    final: bool
    """It shows something hidden, now or at the end of what it begins, so that it cannot be taken back."""
    losses: list[Text]
    """What is left undone by it that could still be done."""


class PlanOption(Closed, kw_only=True):
    """One of several answers to a question of a plan."""

    label: Text
    told: dict[str, Any]
    about: list[Target]
    moves: list[MoveText]
    """To ask for instead."""
    chosen: bool


class PlanThing(Closed, kw_only=True):
    """Something of which so many are chosen. Rows of moves are to be asked for instead; None: there is no say."""

    target: Target
    what: str
    """Which of several things in that place."""
    label: Text
    told: dict[str, Any]
    n: int
    most: int
    fewer: list[MoveText] | None
    more: list[MoveText] | None
    click: list[MoveText] | None
    """One more, or from the beginning if that is too much."""


class PlanPart(Closed, kw_only=True):
    """A question of how: one of some options, or so many of some things."""

    asked: str
    question: Text
    options: list[PlanOption]
    things: list[PlanThing]


class Plan(Closed, kw_only=True):
    """An action that is prepared: what is played if nothing is changed, what that costs and brings, what can be
    changed."""

    moves: list[MoveText]
    title: Text
    does: Text
    """For the button that plays it."""
    parts: list[PlanPart]
    pays: dict[str, int]
    gains: dict[str, int]
    """By names that the game and its page agree upon; until something hidden is shown."""
    notes: list[Text]
    losses: list[Text]
    final: bool
    beside: list[MoveText]
    """Choices that would help with it."""
    shown: dict[str, Any]


class LogLine(Closed, kw_only=True):
    ply: int
    seat: int | None
    text: Text


class Refusal(Closed, kw_only=True):
    """Why something was not done: a stable code for programs, a text for people, the number of a rule."""

    code: Literal[
        "not-yours",
        "not-your-turn",
        "not-yet",
        "stale",
        "illegal",
        "no-undo",
        "unknown",
        "too-fast",
        "malformed",
        "broken",
    ]
    text: Text
    rule: str | None = None


class TieBreak(Closed, kw_only=True):
    """What decides between equal points, of each seat; more is better."""

    label: Text
    values: list[int]


class Snapshot(Closed, kw_only=True):
    """The whole table as one viewer may see it."""

    table: Id
    game: Id
    book: Id
    """What the game's names, texts and facts are fetched by: `/api/games/<game>/book/<book>.json`."""
    mode: Mode
    options: dict[str, bool | int | str]
    content: str
    """Digests of the content that this table is played with: that of the game, and as in `provinces:9ac99a14bd44` those
    of modules that are on, with spaces between."""
    pack: str | None
    """What the pack is called that it is from, if it is from one."""
    ply: int
    version: int
    """Grows whenever something is played or taken back. (The ply does not: after an undo another move leads to it.)"""
    seat: int | None
    """Through whose eyes; None is a spectator."""
    seats: list[SeatInfo]
    to_move: int | None
    view: dict[str, Any]
    question: Text
    choices: list[Choice]
    """Legal moves, for the seat to move only; nobody else is shown any."""
    plan: Plan | None
    """If it is asked how something is done: the usual answer, and what can be changed about it."""
    categories: list[str]
    sheet: list[list[int]]
    undo: bool
    undo_reason: Text | None
    undo_step: Text | None
    """What undo would take back, as it was offered."""
    log: list[LogLine]
    """What this client does not have yet: the log is as many lines as `log_from` says of the one in the latest message
    of the same type on this connection, and then these."""
    log_from: int
    since: int
    """The ply after the viewer's own last decision; 0 before the first. Lines of later plies are new to them."""
    stops: list[int]
    """Plies since then to stop at on the way here, because a seat played that the game plays itself: one before each of
    its moves and one after it. Whoever wants to follow looks back at them (`LookBack`)."""
    over: bool
    places: list[int] | None
    tie_breaks: list[TieBreak]
    """In this order; when the game is over."""
    seed: str | None
    """In decimal (64 bits are too many for a number in JavaScript). Shown at the end, with the salt; its hash from the
    beginning, so that nobody can choose it afterwards."""
    salt: str | None
    seed_hash: str
    """The first 32 hexadecimal digits of SHA-256 of "<seed>:<salt>"."""


class Now(Closed, tag="now", kw_only=True):
    """The present state; sent on Hello, after every change, and when asked to look through other eyes."""

    table: Snapshot


class Then(Closed, tag="then", kw_only=True):
    """An answer to LookBack."""

    request_id: Id
    table: Snapshot
    course: list[list[int]] | None = None
    """Once the game is over: the points of all seats after every ply."""


class Done(Closed, tag="done", kw_only=True):
    """A command was carried out and is stored."""

    command_id: Id
    version: int
    """Of the table, with this done."""


class Refused(Closed, tag="refused", kw_only=True):
    """A command was not carried out and changed nothing. If it was stale, a Now follows."""

    command_id: Id
    refusal: Refusal


class Answer(Closed, tag="answer", kw_only=True):
    """The answer to WhyNot, Propose or Hint: a refusal, a row of moves, or neither. Also what any question is
    refused with."""

    request_id: Id
    refusal: Refusal | None = None
    moves: list[MoveText] | None = None
    labels: list[Text] | None = None
    about: list[list[Target]] | None = None
    """The things that each of the moves is about."""
    told: list[dict[str, Any]] | None = None
    """What each of them says, as in `Choice`."""
    why: Text | None = None
    """What speaks for a hint."""


class Prepared(Closed, tag="prepared", kw_only=True):
    """The answer to Prepare, unless that is refused."""

    request_id: Id
    version: int
    """Of the table that it is for."""
    plan: Plan | None
    """None: there is nothing to prepare."""


class Goodbye(Closed, tag="goodbye", kw_only=True):
    """The server goes down or the key is not valid here; come back by yourself if `again`."""

    again: bool
    text: Text


ServerMessage = Now | Then | Done | Refused | Answer | Prepared | Goodbye
