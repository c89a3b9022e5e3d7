"""All tables of a server: made, visited, loaded when somebody comes, put away when nobody is left."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from time import time

import msgspec

from trilithon.agents.levels import LEVELS, USUAL, Level
from trilithon.kernel.book import book_of
from trilithon.kernel.errors import SetupError, TrilithonError
from trilithon.kernel.playthrough import Playthrough
from trilithon.store import (
    Conflict,
    Creation,
    KeyRow,
    SeatRow,
    Store,
    StoredTable,
    TableRow,
    derived_secret,
    hash_secret,
    is_same,
)
from trilithon.store.replaying import content_rows, game_of
from trilithon.tables.course import Course
from trilithon.tables.errors import BrokenTable, UnknownTable, WrongKey
from trilithon.tables.minds import Minds, Thinking
from trilithon.tables.protocol import NewTable, SeatKey, SeatWish, TableMade
from trilithon.tables.shelf import Shelf
from trilithon.tables.steps import move_rows
from trilithon.tables.table import LiveTable
from trilithon.tables.visits import Listener, Visit


class Tables:
    """Belongs to one event loop.

    `pace` is the seconds between two decisions of an agent, so that people can follow. A table where nobody is stays in
    memory for `idle_seconds`, or shorter if there are more than `most_tables`.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinking,
        clock: Callable[[], float] = time,
        *,
        pace: float,
        idle_seconds: float,
        most_tables: int,
        levels: Mapping[str, Level] = LEVELS,
        shelf: Shelf | None = None,
        new_seed: Callable[[], int] = lambda: secrets.randbits(64),
    ) -> None:
        self.counters: Counter[str] = Counter()
        self._store = store
        self._clock = clock
        self._levels = levels
        self._shelf = shelf or Shelf()
        self._idle_seconds = idle_seconds
        self._most_tables = most_tables
        self._new_seed = new_seed
        self._minds = Minds(thinkers, levels, pace)
        self._thinkers = thinkers
        self._live: dict[str, LiveTable] = {}
        """Those visited longest ago first."""
        self._sweeping: asyncio.TimerHandle | None = None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._closed = False

    # -- making ----------------------------------------------------------------------------------

    async def make(self, wish: NewTable) -> TableMade:
        """A new table with its keys; the same wish again gives the same table. SetupError says what is wrong."""
        made_by = sha256(msgspec.json.encode(wish)).digest()
        if (table := await self._store.table_made_by(made_by)) is not None:
            return await self._made_before(table, wish.command_id)
        game = self._shelf.find(wish.game, wish.pack)
        setup = game.setup(len(wish.seats), wish.options)
        people = game.people(setup)
        seats = tuple(
            self._seat(number, seat, wish.mode) if people[number] else _nobody(number, seat)
            for number, seat in enumerate(wish.seats)
        )
        seed = self._new_seed()
        course = Course.begin(Playthrough.start(game, setup, seed))
        row = _new_table(course, seed, wish.mode, made_by, self._clock())
        made = _keys(row, wish.command_id, [seat.seat for seat in seats if seat.owned])
        keys = tuple(KeyRow(seat=key.seat, hash=hash_secret(key.secret)) for key in made.keys)
        moves = move_rows(course, 0, row.created)
        contents = content_rows(game, setup.options)
        creation = Creation(table=row, contents=contents, seats=seats, keys=keys, moves=moves)
        try:
            await self._store.commit(creation)
        except Conflict:  # the same wish came twice at once
            table = await self._store.table_made_by(made_by)
            if table is None:
                raise
            return await self._made_before(table, wish.command_id)
        self.counters["tables_made"] += 1
        return made

    def _seat(self, number: int, wish: SeatWish, mode: str) -> SeatRow:
        if wish.kind == "person":
            return SeatRow(seat=number, name=wish.name, level=None, owned=True, taken=mode != "friends")
        level = wish.level or USUAL
        if level not in self._levels:
            raise SetupError(f"there is no level {level!r}; levels are: {', '.join(self._levels)}")
        return SeatRow(seat=number, name=wish.name, level=level, owned=False)

    async def _made_before(self, table: str, command_id: str) -> TableMade:
        stored = await self._store.load(table)
        assert stored is not None, "tables are never deleted"
        return _keys(stored.table, command_id, [seat.seat for seat in stored.seats if seat.owned])

    # -- coming to a table -----------------------------------------------------------------------

    async def visit(self, table: str, secrets: list[str], listener: Listener) -> Visit:
        """Sends a Now at once, and one after every change. UnknownTable, WrongKey."""
        hashes = [hash_secret(secret) for secret in secrets]
        while True:
            live = await self._find(table)
            keys = [key for key in live.keys if any(is_same(key.hash, given) for given in hashes)]
            if not keys:
                raise WrongKey(f"this is no key of table {table}")
            seats = frozenset(key.seat for key in keys if key.seat is not None)
            if await live.take(seats):
                break
        visit = Visit(live, seats, frozenset(key.hash for key in keys), listener)
        live.attach(visit)
        self.counters["visits"] += 1
        return visit

    async def renew_key(self, table: str, secret: str, command_id: str) -> SeatKey:
        """A new secret for the same seat; the old one is dead, and everybody who came with it is sent away.

        The same command again gives the same secret again, although the old one opens nothing any more: otherwise
        whoever does not get the answer has lost the seat.
        """
        live = await self._find(table)
        old = hash_secret(secret)
        for place in [*(seat.seat for seat in live.seats), None]:
            fresh = SeatKey(seat=place, secret=_derived(live.row, command_id, f"renewed {_name(place)}"))
            new = KeyRow(seat=place, hash=hash_secret(fresh.secret))
            if new in live.keys or await live.replace_key(KeyRow(seat=place, hash=old), new):
                return fresh
        raise WrongKey(f"this is no key of table {table}")

    async def _find(self, table: str) -> LiveTable:
        """In memory, or loaded. Only what is still in `_live` when we get it may be used: there is one of each."""
        while (live := self._live.get(table)) is None:
            if self._closed:
                raise UnknownTable("the server is going down")
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            try:
                await asyncio.shield(self._loading[table])
            finally:
                if table in self._loading and self._loading[table].done():
                    del self._loading[table]
        self._live[table] = self._live.pop(table)  # used just now
        live.last_used = self._clock()
        return live

    async def _load(self, table: str) -> LiveTable:
        stored = await self._store.load(table)
        if stored is None:
            raise UnknownTable(f"there is no table {table}")
        try:
            course = await asyncio.to_thread(_course, stored)
        except TrilithonError as error:
            raise BrokenTable(str(error)) from None
        live = LiveTable(
            stored, course, self._store, self._minds, self._clock, self.counters, self._make_room
        )
        self._live[table] = live
        self.counters["tables_loaded"] += 1
        self._make_room(live)
        self._sweep_later()
        return live

    # -- putting away ----------------------------------------------------------------------------

    def _make_room(self, about: LiveTable) -> None:
        """`about` has just been loaded, or has nobody any more: it may stay, but perhaps others may not."""
        if about.retired and self._live.get(about.id) is about:
            del self._live[about.id]
        surplus = len(self._live) - self._most_tables
        if surplus > 0:
            idle = [table for table in self._live.values() if table.idle and table is not about]
            self._put_away(idle[:surplus])

    def _sweep(self) -> None:
        """By the clock and not when something happens: where nobody comes, nothing does."""
        self._sweeping = None
        latest = self._clock() - self._idle_seconds
        self._put_away([table for table in self._live.values() if table.idle and table.last_used <= latest])
        self._sweep_later()

    def _sweep_later(self) -> None:
        if self._sweeping is None and self._live and not self._closed:
            self._sweeping = asyncio.get_running_loop().call_later(self._idle_seconds, self._sweep)

    def _put_away(self, tables: list[LiveTable]) -> None:
        for table in tables:
            del self._live[table.id]
            table.retired = True

    async def close(self) -> None:
        """Everything that was begun is stored, everybody is told to come back later. Closes store and thinkers too."""
        if self._closed:
            return
        self._closed = True
        if self._sweeping is not None:
            self._sweeping.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for live in list(self._live.values()):
            await live.retire()
        await self._thinkers.close()
        await self._store.close()

    def statistics(self) -> dict[str, int]:
        """For metrics: what there is now, and what was counted so far."""
        visits = [len(live.visits) for live in self._live.values()]
        return {
            "tables_in_memory": len(self._live),
            "visits_now": sum(visits),
            "agents_deciding": sum(live.agent_decides for live in self._live.values()),
            "agent_fallbacks": self._minds.fallbacks,
            "transactions": self._store.transactions,
            "changes": self._store.changes,
            **self.counters,
        }


def _nobody(number: int, wish: SeatWish) -> SeatRow:
    """A seat that the game plays itself, whoever was wished for it."""
    return SeatRow(seat=number, name=wish.name, level=None, owned=False)


def _course(stored: StoredTable) -> Course:
    game = game_of(stored)
    book_of(game)  # here, where nobody else waits for it
    return Course.again(stored, game)


def _new_table(course: Course, seed: int, mode: str, made_by: bytes, at: float) -> TableRow:
    game, setup = course.game, course.playthrough.setup
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
        content=game.content_of(setup.options),
        pack=game.pack,
        seats=setup.seats,
        options=dict(setup.options),
        seed=seed,
        salt=secrets.token_hex(16),
        mode=mode,
        made_by=made_by,
        grain=secrets.token_bytes(32),
        created=at,
        to_move=course.to_move,
        deciding=tuple(course.deciding),
        changed=at,
    )


def _keys(row: TableRow, command_id: str, owned: list[int]) -> TableMade:
    """A key for each seat of a person, and one for watching."""
    places: list[int | None] = [*owned, None]
    keys = [SeatKey(seat=place, secret=_derived(row, command_id, _name(place))) for place in places]
    return TableMade(table=row.id, keys=keys)


def _name(place: int | None) -> str:
    return "watch" if place is None else str(place)


def _derived(row: TableRow, command_id: str, purpose: str) -> str:
    return derived_secret(row.grain, command_id, purpose)
