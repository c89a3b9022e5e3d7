"""A live table: takes commands one at a time, stores what they change, then tells everybody.

The order of a command: is the seat theirs; was it answered before; is the table still where they saw it; is it legal;
play it on a copy; store it; answer; tell everybody. What a command changes is seen by nobody before it is stored.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import MoveError
from trilithon.kernel.messages import to_json
from trilithon.store import AnswerRow, Change, KeyRow, NoteRow, Store, StoredTable, StoreError, is_same
from trilithon.tables import asking, snapshots, steps
from trilithon.tables.answers import Answers
from trilithon.tables.course import Course
from trilithon.tables.minds import Minds
from trilithon.tables.protocol import (
    Answer,
    ClientMessage,
    Command,
    Done,
    Goodbye,
    Hello,
    Hint,
    LetAgentPlay,
    LogLine,
    LookBack,
    Now,
    Play,
    Prepare,
    Propose,
    Refusal,
    Refused,
    Rename,
    SeatInfo,
    Snapshot,
    Then,
    Undo,
    Watching,
    WhyNot,
)
from trilithon.tables.thinking import ThinkingFailed
from trilithon.tables.visits import Visit, without

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Done | Refused).decode


class LiveTable:
    """A table in memory. If it can no longer be sure that it agrees with the store, it retires and is loaded anew."""

    def __init__(
        self,
        stored: StoredTable,
        course: Course,
        store: Store,
        minds: Minds,
        clock: Callable[[], float],
        counters: Counter[str],
        on_idle: Callable[[LiveTable], None],
    ) -> None:
        self.row = stored.table
        self.course = course
        self.seats = list(stored.seats)
        self.keys = list(stored.keys)
        self.visits: list[Visit] = []
        self.retired = False
        self.last_used = clock()
        self._notes = _with_notes([], stored.notes)
        self._answers = Answers(stored.answers)
        self._store = store
        self._minds = minds
        self._clock = clock
        self._counters = counters
        self._on_idle = on_idle
        self._lock = asyncio.Lock()
        self._agent: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._points: list[list[int]] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is going on."""
        return not self.visits and not self._tasks and self._agent is None

    @property
    def agent_decides(self) -> bool:
        return self._agent is not None

    # -- coming and going ------------------------------------------------------------------------

    def attach(self, visit: Visit) -> None:
        self.visits.append(visit)
        self._show(self.visits)
        self.wake_agent()

    async def take(self, seats: Collection[int]) -> bool:
        """Somebody has come to these seats. False: this table is not in use any more, look for it again."""
        async with self._lock:
            taken = tuple(
                replace(row, taken=True) for row in self.seats if row.seat in seats and not row.taken
            )
            if taken and not self.retired:
                if not await self._commit(
                    Change(table=self.id, seats=taken, at=self._clock()), taken[0].seat
                ):
                    return False
                for row in taken:
                    self.seats[row.seat] = row
            return not self.retired

    @property
    def begun(self) -> bool:
        """Everybody has come."""
        return all(row.taken for row in self.seats)

    def detach(self, visit: Visit) -> None:
        if visit in self.visits:
            self.visits.remove(visit)
            self.last_used = self._clock()
            self._show(self.visits)
            self._on_idle(self)

    def wake_agent(self) -> None:
        """If it is an agent's turn and none is thinking, let it."""
        if self._agent is None and self._agent_to_move() is not None and not self.retired:
            self._agent = asyncio.create_task(self._play_agents())
            self._agent.add_done_callback(self._agent_is_done)

    async def retire(self) -> None:
        """Finish what is being stored, send everybody away; who comes back finds a table loaded anew."""
        self.retired = True
        if self._agent is not None:
            self._agent.cancel()
        async with self._lock:
            self._dismiss()

    def _dismiss(self) -> None:
        self.retired = True
        for visit in self.visits:
            visit.send(Goodbye(again=True, text=to_json(Message("goodbye-later"))))
        self.visits.clear()
        self._on_idle(self)

    # -- what a client says ----------------------------------------------------------------------

    async def handle(self, visit: Visit, message: ClientMessage) -> None:
        if self.retired or visit not in self.visits:
            visit.send(Goodbye(again=True, text=to_json(Message("goodbye-later"))))
            return
        match message:
            case Play() | Undo() | LetAgentPlay() | Rename():
                # Shielded: a connection that breaks now must not leave a command half done.
                await asyncio.shield(self._start(self._obey(visit, message)))
            case WhyNot() | Propose() | Prepare() | Hint() | LookBack():
                self._answer(visit, message)
            case Watching():
                if message.seat is None or message.seat in visit.seats:
                    visit.eyes = NOBODY if message.seat is None else message.seat
                self._show([visit])
            case Hello():
                visit.forget_logs()
                self._show([visit])

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- commands --------------------------------------------------------------------------------

    async def _obey(self, visit: Visit, command: Play | Undo | LetAgentPlay | Rename) -> None:
        if command.seat not in visit.seats:
            not_yours = steps.refusal("not-yours", "not-yours")
            self._tell(visit, command.seat, Refused(command_id=command.command_id, refusal=not_yours))
            return
        async with self._lock:
            answer = self._answers.find(command.seat, command.command_id)
            if answer is None:
                await self._carry_out(visit, command)
            else:
                self._counters["commands_repeated"] += 1
                self._tell(visit, command.seat, _decode(answer))
        self.wake_agent()

    async def _carry_out(self, visit: Visit, command: Command) -> None:
        at = self._clock()
        step: steps.Step | None = None
        answer: Done | Refused
        try:
            step = steps.carry_out(command, self.course, self.seats, self._minds.levels, at)
            answer = Done(command_id=command.command_id, version=step.course.version)
        except steps.Refused as refused:
            answer = Refused(command_id=command.command_id, refusal=refused.refusal)
        except Exception:  # a mistake of ours; all of it happened to a copy
            log.exception("a command failed", extra=self._facts(command.seat))
            answer = Refused(command_id=command.command_id, refusal=steps.refusal("broken", "broken"))
        row = AnswerRow(seat=command.seat, command_id=command.command_id, answer=msgspec.json.encode(answer))
        change = Change(table=self.id, at=at) if step is None else step.change(self.id, at)
        change = replace(change, answers=(row,), forgotten=self._answers.surplus(command.seat))
        if await self._commit(change, command.seat):
            self._answers.add(row)
            if step is not None:
                self._adopt(step)
            self._tell(visit, command.seat, answer)
            if step is not None:
                self._show(self.visits)

    async def _commit(self, change: Change, seat: int) -> bool:
        """False: it is not stored, and this table no longer knows what is."""
        facts = self._facts(seat)
        try:
            if self.retired:
                raise StoreError("the table is being put away")
            await self._store.commit(change)
        except StoreError as error:
            log.warning("nothing stored: %s", error, extra=facts)
            self._counters["commits_failed"] += 1
            self._dismiss()
            return False
        log.info("stored", extra=facts)
        self._counters["moves"] += len(change.moves)
        return True

    def _facts(self, seat: int) -> dict[str, Any]:
        """What everything in the log is about."""
        return {"table": self.id, "ply": self.course.ply, "version": self.course.version, "seat": seat}

    def _adopt(self, step: steps.Step) -> None:
        self.course = step.course
        for seat in step.seats:
            self.seats[seat.seat] = seat
        self._notes = _with_notes(self._notes, step.notes)
        self.last_used = self._clock()

    def _tell(self, visit: Visit, seat: int, answer: Done | Refused) -> None:
        """The answer to a command; who was late gets the present state along with it."""
        self._counters["commands"] += 1
        visit.send(answer)
        if isinstance(answer, Refused):
            self._counters[f"refused_{answer.refusal.code}"] += 1
            log.info("refused", extra=self._facts(seat) | {"code": answer.refusal.code})
            if answer.refusal.code == "stale":
                self._show([visit])

    # -- agents ----------------------------------------------------------------------------------

    def _agent_to_move(self) -> int | None:
        """The seat of an agent that has to decide now."""
        if self.course.over or not self.begun:
            return None
        return next((seat for seat in self.course.deciding if self.seats[seat].level is not None), None)

    async def _play_agents(self) -> None:
        while (seat := self._agent_to_move()) is not None:
            course, level = self.course, self.seats[seat].level
            assert level is not None
            move = await self._minds.decide(course.turned_to(seat), level)
            # Shielded: between storing and telling nobody may interrupt.
            await asyncio.shield(self._start(self._play_for(course, seat, level, move)))
            if self.retired:
                return

    async def _play_for(self, course: Course, seat: int, level: str, move: str) -> None:
        async with self._lock:
            if not self.course.is_current(course.version, seat) or self.seats[seat].level != level:
                return  # the owner is back, or something else has changed: think again
            step = steps.play(self.course, seat, [move])
            if await self._commit(step.change(self.id, self._clock()), seat):
                self._adopt(step)
                self._show(self.visits)

    def _agent_is_done(self, task: asyncio.Task[None]) -> None:
        self._agent = None
        if not task.cancelled() and task.exception() is not None:
            log.error("an agent stopped", exc_info=task.exception(), extra={"table": self.id})
        else:
            self.wake_agent()  # if somebody else wanted to while this one was ending
        self._on_idle(self)

    # -- questions -------------------------------------------------------------------------------

    def _answer(self, visit: Visit, question: WhyNot | Propose | Prepare | Hint | LookBack) -> None:
        refusal = None if isinstance(question, LookBack) else self._may_ask(visit, question.seat)
        try:
            if refusal is None:
                self._ask(visit, question)
        except MoveError:
            refusal = steps.refusal("unknown", "unknown")
        except Exception:  # a mistake of ours
            seat = NOBODY if question.seat is None else question.seat
            log.exception("a question could not be answered", extra=self._facts(seat))
            refusal = steps.refusal("broken", "broken")
        if refusal is not None:
            visit.send(Answer(request_id=question.request_id, refusal=refusal))

    def _ask(self, visit: Visit, question: WhyNot | Propose | Prepare | Hint | LookBack) -> None:
        match question:
            case WhyNot():
                visit.send(asking.why_not(self.course.turned_to(question.seat), question))
            case Propose():
                visit.send(asking.propose(self.course.turned_to(question.seat), question))
            case Prepare():
                visit.send(asking.prepare(self.course.turned_to(question.seat), question))
            case LookBack():
                visit.send(self._look_back(visit, question))
            case Hint():
                self._start(self._advise(visit, question))

    def _may_ask(self, visit: Visit, seat: int) -> Refusal | None:
        if seat not in visit.seats:
            return steps.refusal("not-yours", "not-yours")
        if self.course.over:
            return steps.refusal("illegal", "over")
        if not self.begun:
            return steps.refusal("not-yet", "not-yet")
        if seat not in self.course.deciding:
            return steps.refusal("not-your-turn", "not-your-turn", player=player(self.course.to_move))
        return None

    async def _advise(self, visit: Visit, question: Hint) -> None:
        if visit.advising:
            visit.send(Answer(request_id=question.request_id, refusal=steps.refusal("too-fast", "too-fast")))
            return
        visit.advising = True
        course = self.course
        turned = course.turned_to(question.seat)
        try:
            answer = asking.advise(turned, question, await self._minds.advise(turned))
            if not self.course.is_current(course.version, question.seat):
                answer = Answer(request_id=question.request_id, refusal=steps.refusal("stale", "stale"))
        except (ThinkingFailed, MoveError):
            answer = Answer(
                request_id=question.request_id, refusal=steps.refusal("unknown", "thinking-failed")
            )
        finally:
            visit.advising = False
        visit.send(answer)

    def _look_back(self, visit: Visit, question: LookBack) -> Then | Answer:
        """While the game runs with the eyes of an own seat or as a spectator; afterwards with anybody's."""
        course, seat = self.course, question.seat
        if seat is not None and not (seat in visit.seats or (course.over and 0 <= seat < len(self.seats))):
            return Answer(request_id=question.request_id, refusal=steps.refusal("not-yours", "not-yours"))
        if not 0 <= question.ply <= course.ply:
            return Answer(request_id=question.request_id, refusal=steps.refusal("unknown", "unknown"))
        viewer = NOBODY if seat is None or not self.begun else seat
        table = snapshots.then(self.row, course, self._infos(), self._notes, viewer, question.ply)
        if course.over and self._points is None:
            self._points = asking.points_over_time(course)
        table = without(table, visit.log_then.learn(table.log))
        return Then(request_id=question.request_id, table=table, course=self._points)

    # -- telling ---------------------------------------------------------------------------------

    def snapshot(self, viewer: int) -> Snapshot:
        return self._snapshots([viewer])[viewer]

    def _snapshots(self, viewers: Collection[int]) -> dict[int, Snapshot]:
        return snapshots.now(self.row, self.course, self._infos(), self._notes, viewers)

    def _show(self, visits: list[Visit]) -> None:
        """The table as it is. Those who see the same and have the same of its log are told the same, made once."""
        eyes_of = {visit: visit.eyes if self.begun else NOBODY for visit in visits}
        tables = self._snapshots(set(eyes_of.values()))
        told: dict[tuple[int, int], list[Visit]] = {}
        for visit, eyes in eyes_of.items():
            known = visit.log.learn(tables[eyes].log)
            told.setdefault((eyes, known), []).append(visit)
        for (eyes, known), those in told.items():
            now = Now(table=without(tables[eyes], known))
            for visit in those:
                visit.send(now)

    def _infos(self) -> list[SeatInfo]:
        present = {seat for visit in self.visits for seat in visit.seats}
        deciding = self.course.deciding
        return [
            SeatInfo(
                seat=row.seat,
                name=row.name,
                level=row.level,
                owned=row.owned,
                taken=row.taken,
                present=row.seat in present,
                thinking=row.level is not None and row.seat in deciding and self.begun,
            )
            for row in self.seats
        ]

    # -- keys ------------------------------------------------------------------------------------

    async def replace_key(self, old: KeyRow, new: KeyRow) -> bool:
        """The old key is not valid any more, and whoever came with it must leave. False: it is not valid anyway."""
        async with self._lock:
            if not any(key.seat == old.seat and is_same(key.hash, old.hash) for key in self.keys):
                return False
            change = Change(table=self.id, new_keys=(new,), revoked=(old.hash,), at=self._clock())
            if not await self._commit(change, NOBODY if new.seat is None else new.seat):
                raise StoreError("the key could not be replaced; the old one is still valid")
            self.keys = [key for key in self.keys if key.hash != old.hash] + [new]
            for visit in [visit for visit in self.visits if old.hash in visit.keys]:
                visit.send(Goodbye(again=False, text=to_json(Message("goodbye-key"))))
                self.detach(visit)
            return True


def _with_notes(lines: list[LogLine], notes: Iterable[NoteRow]) -> list[LogLine]:
    """Notes as lines of the log. The same done at the same place again and again is one line, the latest."""
    noted = {(line.ply, line.seat, line.text["id"]): line for line in lines}
    for note in notes:
        line = LogLine(ply=note.ply, seat=note.seat, text=json.loads(note.text))
        noted[line.ply, line.seat, line.text["id"]] = line
    return list(noted.values())
