"""What one viewer is sent. Everything that leaves a table is made here, and only of what the game shows that viewer.

`viewer` is a seat or NOBODY, a spectator.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import cast

from msgspec.structs import replace

from trilithon.kernel.book import book_of
from trilithon.kernel.engine.events import Message
from trilithon.kernel.engine.state import NOBODY, State
from trilithon.kernel.game import Game, Json
from trilithon.kernel.messages import to_json
from trilithon.kernel.plan import Plan
from trilithon.kernel.playthrough import Undo
from trilithon.store import TableRow
from trilithon.tables import following
from trilithon.tables.course import Course
from trilithon.tables.plans import plan_message
from trilithon.tables.protocol import Choice, LogLine, Mode, SeatInfo, Snapshot, TieBreak


def now(
    table: TableRow, course: Course, seats: list[SeatInfo], notes: list[LogLine], viewers: Collection[int]
) -> dict[int, Snapshot]:
    """The table as it stands, for each of these viewers."""
    views = course.game.views(course.playthrough.state, viewers)
    turned = {viewer: course.turned_to(viewer) for viewer in viewers}
    for viewer, own in turned.items():
        if own is not course:
            views[viewer] = course.game.view(own.playthrough.state, viewer)
    remembered = course.remembered(course.playthrough.state, course.ply)
    return {
        viewer: _now(table, course, turned[viewer], seats, notes, viewer, views[viewer] | remembered)
        for viewer in viewers
    }


def _now(
    table: TableRow,
    course: Course,
    turned: Course,
    seats: list[SeatInfo],
    notes: list[LogLine],
    viewer: int,
    view: Json,
) -> Snapshot:
    """`turned`: the same course, where the viewer is the one who is asked if it is one of several."""
    playthrough = turned.playthrough
    decides = viewer == turned.to_move and viewer != NOBODY and seats[viewer].level is None
    undo = _undo(course, seats, viewer)
    return _snapshot(
        table,
        course.game,
        playthrough.state,
        viewer,
        view,
        ply=course.ply,
        version=course.version,
        seats=seats,
        choices=choices(course.game, playthrough.state, playthrough.legal) if decides else [],
        plan=course.game.plan(playthrough.state, []) if decides else None,
        undo=undo,
        undo_step=_latest_step(course, viewer) if undo.allowed else None,
        log=course.log(viewer, notes),
        since=course.since(viewer),
        stops=following.stops(course, viewer),
    )


def then(
    table: TableRow, course: Course, seats: list[SeatInfo], notes: list[LogLine], viewer: int, ply: int
) -> Snapshot:
    """The table as it was after so many moves."""
    state = course.playthrough.state_at(ply)
    return _snapshot(
        table,
        course.game,
        state,
        viewer,
        course.game.view(state, viewer) | course.remembered(state, ply),
        ply=ply,
        version=course.version,
        seats=seats,
        choices=[],
        plan=None,
        undo=Undo(False),
        log=[line for line in course.log(viewer, notes) if line.ply <= ply],
        since=min(course.since(viewer), ply),
        open_seed=course.over,
    )


def _snapshot(
    table: TableRow,
    game: Game,
    state: State,
    viewer: int,
    view: Json,
    *,
    ply: int,
    version: int,
    seats: list[SeatInfo],
    choices: list[Choice],
    plan: Plan | None,
    undo: Undo,
    log: list[LogLine],
    since: int,
    stops: Sequence[int] = (),
    undo_step: Message | None = None,
    open_seed: bool = False,
) -> Snapshot:
    over = state.to_move == NOBODY
    open_seed = over or open_seed
    deciding = state.deciding()
    return Snapshot(
        table=table.id,
        game=table.game,
        book=book_of(game).digest,
        mode=cast(Mode, table.mode),
        options=table.options,
        content=table.content,
        pack=table.pack or None,
        ply=ply,
        version=version,
        seat=None if viewer == NOBODY else viewer,
        seats=[replace(info, decides=info.seat in deciding) for info in seats],
        to_move=None if over else state.to_move,
        view=view,
        question=to_json(game.question(state)),
        choices=choices,
        plan=None if plan is None else plan_message(plan),
        categories=list(game.columns(state)),
        sheet=game.score_sheet(state),
        undo=undo.allowed,
        undo_reason=None if undo.reason is None else to_json(undo.reason),
        undo_step=None if undo_step is None else to_json(undo_step),
        log=log,
        log_from=0,
        since=since,
        stops=list(stops),
        over=over,
        places=state.ranking() if over else None,
        tie_breaks=_tie_breaks(game, state) if over else [],
        seed=str(table.seed) if open_seed else None,
        salt=table.salt if open_seed else None,
        seed_hash=seed_hash(table.seed, table.salt),
    )


def _tie_breaks(game: Game, state: State) -> list[TieBreak]:
    return [TieBreak(label=to_json(one.label), values=one.values) for one in game.tie_breaks(state)]


def choices(game: Game, state: State, legal: list[int]) -> list[Choice]:
    return [
        Choice(
            move=game.write(state, move),
            label=to_json(game.label(state, move)),
            about=game.about(state, move),
            closes=state.closes(move),
            told=game.told(state, move),
            prepare=outlook.prepare.value,
            final=outlook.is_final,
            losses=[to_json(loss) for loss in game.losses(state, move)] if state.closes(move) else [],
        )
        for move, outlook in zip(legal, game.outlooks(state, legal), strict=True)
    ]


def _undo(course: Course, seats: list[SeatInfo], viewer: int) -> Undo:
    if viewer == NOBODY:
        return Undo(False)
    return may_undo(course, viewer, seats[viewer].level)


def _latest_step(course: Course, seat: int) -> Message | None:
    playthrough = course.playthrough
    ply = playthrough.latest_decision(seat)
    return None if ply is None else course.game.label(playthrough.before(ply), playthrough.played[ply].move)


def may_undo(course: Course, seat: int, level: str | None) -> Undo:
    """As the kernel says; besides, a game that is over is over, since all has been shown."""
    if course.over:
        return Undo(False, Message("refused-over"))
    if level is not None:
        return Undo(False, Message("refused-agent-plays"))
    return course.playthrough.can_undo(seat)


def seed_hash(seed: int, salt: str) -> str:
    """Whoever keeps it can see at the end that the seed was there from the beginning."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()[:32]
