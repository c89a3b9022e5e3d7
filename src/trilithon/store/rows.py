"""What is stored, as plain data, and the two kinds of change: a table is made, something happens at one."""

from __future__ import annotations

from dataclasses import dataclass, field

from trilithon.kernel.kept import Kept
from trilithon.kernel.options import Value


@dataclass(frozen=True, kw_only=True)
class TableRow:
    id: str
    game: str
    rules: int
    content: str
    """Fingerprints of all content that it is played with, as `Game.content_of` has them."""
    pack: str = ""
    """What the pack is called that this content is from; empty: from none."""
    seats: int
    options: dict[str, Value]
    seed: int
    salt: str
    """Hashed together with the seed and shown from the beginning, so that the seed cannot be guessed from it."""
    mode: str
    made_by: bytes
    """Hash of the wish that made it: the same wish again finds it."""
    grain: bytes
    """What its keys are derived from, together with what only the maker knows."""
    created: float
    finished: float | None = None
    version: int = 0
    """How often something was played or taken back."""
    to_move: int | None = None
    """Who has to decide; None when it is over (and of tables that nobody played at since this is stored)."""
    deciding: tuple[int, ...] = ()
    """The same, all of them where several decide at the same time; empty of tables as old as that."""
    changed: float = 0.0
    """When something was last played or taken back, or when it was made."""


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    seat: int
    name: str | None
    level: str | None
    """The agent that plays there now; None: its owner."""
    owned: bool
    taken: bool = True
    """The owner has come, or nobody needs to."""


@dataclass(frozen=True, kw_only=True)
class KeyRow:
    seat: int | None
    """None: a key for watching."""
    hash: bytes


@dataclass(frozen=True, kw_only=True)
class MoveRow:
    ply: int
    """How many moves were played before this one."""
    seat: int
    text: str
    automatic: bool
    at: float
    fingerprint: str | None = None
    """Hash of the position that it led to; at least the last move of every change has one."""


@dataclass(frozen=True, kw_only=True)
class NoteRow:
    """A line of the log that no move explains: something was taken back, an agent took over."""

    ply: int
    seat: int
    text: str
    """A message as JSON."""
    moves: tuple[str, ...] = ()
    """Those that were taken back: nothing is deleted without a trace."""
    at: float


@dataclass(frozen=True, kw_only=True)
class AnswerRow:
    seat: int
    command_id: str
    answer: bytes


@dataclass(frozen=True, kw_only=True)
class ContentRow:
    """Content of a game or a module, stored once for all tables that are played with it."""

    game: str
    part: str
    """The module, or BASE: the game itself."""
    kept: Kept


@dataclass(frozen=True, kw_only=True)
class Creation:
    """A new table with all that belongs to it."""

    table: TableRow
    contents: tuple[ContentRow, ...]
    """What it is played with; what is stored already stays as it is."""
    seats: tuple[SeatRow, ...]
    keys: tuple[KeyRow, ...]
    moves: tuple[MoveRow, ...] = ()
    """What the rules play by themselves before the first decision."""


@dataclass(frozen=True, kw_only=True)
class Change:
    """What one command does to one table: all of it is stored, or nothing."""

    table: str
    version: int | None = None
    """Of the table that this was worked out for; at another one it makes no sense. None: at any."""
    back_to: int | None = None
    """Moves from this ply on are taken back, before `moves` are added."""
    moves: tuple[MoveRow, ...] = ()
    notes: tuple[NoteRow, ...] = ()
    seats: tuple[SeatRow, ...] = ()
    """Seats that changed."""
    new_keys: tuple[KeyRow, ...] = ()
    revoked: tuple[bytes, ...] = ()
    """Hashes of keys that are no longer valid."""
    answers: tuple[AnswerRow, ...] = ()
    forgotten: tuple[tuple[int, str], ...] = ()
    """Seats and ids of commands whose answers nobody will ask for again."""
    to_move: int | None = None
    """Who has to decide after all this; counts if something is played or taken back, as `finished` does."""
    deciding: tuple[int, ...] = ()
    finished: float | None = None
    at: float


@dataclass(frozen=True, kw_only=True)
class StoredTable:
    """All that is known about a table."""

    table: TableRow
    seats: list[SeatRow]
    kept: dict[str, Kept]
    """Its content by the part it is of. Tables that were made before content was stored may be without."""
    keys: list[KeyRow]
    """Those that are valid."""
    moves: list[MoveRow]
    notes: list[NoteRow] = field(default_factory=list)
    answers: list[AnswerRow] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class Glance:
    """What the holder of a key may see of a table without going there."""

    key: KeyRow
    table: TableRow
    seats: list[SeatRow]
