"""A client at a table, over a WebSocket.

Its messages are handled one after the other; what the table says is queued and sent by a task of its own, so that
nobody at the table ever waits for a slow client.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Queue
from typing import Literal

from starlette.websockets import WebSocket, WebSocketDisconnect

from trilithon.tables import BrokenTable, Tables, UnknownTable, Visit, WrongKey
from trilithon.tables import protocol as p
from trilithon.web.answers import Problem
from trilithon.web.guards import address_of, is_foreign
from trilithon.web.house import House
from trilithon.web.limits import Allowance
from trilithon.web.messages import CLIENT_MESSAGE, Malformed, addressed, decode
from trilithon.web.problems import message, refusal

log = logging.getLogger(__name__)


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    if is_foreign(socket.headers, house.settings.origins):
        right = "an Origin that is this server's own"
        await socket.send_denial_response(
            refusal(Problem(code="foreign", text=message("web-foreign"), right=right))
        )
        return
    await socket.accept()
    line = Line(socket, house)
    if house.tables is None:
        await line.turn_away("web-closing")
    elif not house.has_room_for(line.address):
        house.metrics.dropped.add("full")
        await line.turn_away("web-too-many")
    else:
        house.enter(line)
        try:
            await line.run(house.tables)
        finally:
            house.leave(line)


class SentAway(Exception):
    """Why a client cannot stay, for the log and for the client, and whether it should come again."""

    def __init__(self, reason: str, text: p.Text, again: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.text = text
        self.again = again


class Line:
    """One connection: listens to the table for the client, and speaks to the table for it."""

    def __init__(self, socket: WebSocket, house: House) -> None:
        self.socket = socket
        self.limits = house.limits
        self.metrics = house.metrics
        self.clock = house.clock
        self.table: str = socket.path_params["table"]
        self.address = address_of(socket.scope)
        self.allowance = Allowance(house.limits.messages, house.clock)
        self.refused_in_a_row = 0
        self.texts = house.texts
        self.waiting: Queue[str | None] = Queue()
        """What is to be sent; None is the end."""
        self.goodbye: p.Goodbye | None = None
        """The last thing this client is told, once that is decided."""
        self.leaving = asyncio.Event()
        self.unanswered: dict[str, float] = {}
        """When commands came, by their ids."""

    async def turn_away(self, text: str) -> None:
        """At the door; the client may try again."""
        await self.socket.send_text(self.texts.of(p.Goodbye(again=True, text=message(text))))
        await self.socket.close()

    async def run(self, tables: Tables) -> None:
        """Until the client goes or is sent away, in which case it gets a moment to take the goodbye."""
        reader = asyncio.create_task(self.read(tables))
        writer = asyncio.create_task(self.write())
        leaving = asyncio.create_task(self.leaving.wait())
        try:
            await asyncio.wait((reader, writer, leaving), return_when=asyncio.FIRST_COMPLETED)
            if self.goodbye is not None:
                await asyncio.wait((writer,), timeout=self.limits.goodbye_seconds)
        finally:
            for task in (reader, writer, leaving):
                task.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                log.error("a connection failed", exc_info=result, extra={"table": self.table})

    # -- to the client ---------------------------------------------------------------------------

    def send(self, said: p.ServerMessage) -> None:
        """Called by the table; never waits."""
        if isinstance(said, p.Done | p.Refused):
            self.note_outcome(said)
        if self.goodbye is not None:
            return
        if isinstance(said, p.Goodbye):
            self.end(said)
        elif self.waiting.qsize() >= self.limits.queue:
            self.hang_up("slow", message("web-slow"), again=True)
        else:
            self.waiting.put_nowait(self.texts.of(said))

    def hang_up(self, reason: str, text: p.Text, again: bool) -> None:
        """Send the client away, with a last word. If it comes again, its first view has all that it missed."""
        if self.goodbye is not None:
            return
        while again and not self.waiting.empty():
            self.waiting.get_nowait()
        self.end(p.Goodbye(again=again, text=text))
        self.metrics.dropped.add(reason)
        log.info("sent away", extra={"table": self.table, "reason": reason})

    def end(self, goodbye: p.Goodbye) -> None:
        self.goodbye = goodbye
        self.waiting.put_nowait(self.texts.of(goodbye))
        self.waiting.put_nowait(None)
        self.leaving.set()

    async def write(self) -> None:
        while (text := await self.waiting.get()) is not None:
            await self.socket.send_text(text)
        await self.socket.close()

    def note_outcome(self, answer: p.Done | p.Refused) -> None:
        outcome = "done" if isinstance(answer, p.Done) else answer.refusal.code
        self.metrics.commands.add(outcome)
        if answer.command_id not in self.unanswered:
            return
        self.metrics.answering.add(self.clock() - self.unanswered.pop(answer.command_id))

    # -- from the client -------------------------------------------------------------------------

    async def read(self, tables: Tables) -> None:
        try:
            hello = await self.hello()
            visit = await self.visit(tables, hello)
            try:
                await self.converse(visit)
            finally:
                await visit.leave()
        except SentAway as away:
            self.hang_up(away.reason, away.text, away.again)
        except WebSocketDisconnect:
            pass
        except Exception:  # a mistake of ours: the client should hear of it, and the log
            self.hang_up("broken", message("web-broken"), again=True)
            raise

    async def hello(self) -> p.Hello:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                first = await self.receive()
        except TimeoutError:
            raise SentAway("no hello", message("web-no-hello"), again=True) from None
        if not isinstance(first, p.Hello):
            what = "the first message must be 'hello', with keys of this table"
            raise SentAway("malformed", message("web-malformed", what=what))
        return first

    async def visit(self, tables: Tables, hello: p.Hello) -> Visit:
        try:
            return await tables.visit(self.table, hello.secrets, self)
        except BrokenTable:
            raise SentAway("broken table", message("web-broken-table")) from None
        except UnknownTable:
            raise SentAway("unknown table", message("web-no-table")) from None
        except WrongKey:
            raise SentAway("wrong key", message("web-wrong-key")) from None

    async def converse(self, visit: Visit) -> None:
        while True:
            said = await self.receive()
            self.metrics.messages.add(_kind(said))
            if isinstance(said, p.Command):
                self.unanswered[said.command_id] = self.clock()
            await visit.handle(said)
            await asyncio.sleep(0)  # now the writer: a client that talks a lot must not seem slow

    async def receive(self) -> p.ClientMessage:
        """The next message that is one; all else is refused on the way."""
        while True:
            raw = await self.frame()
            if not self.allowance.take():
                self.refuse(raw, "too-fast", message("web-too-fast"))
                continue
            try:
                said = decode(CLIENT_MESSAGE, raw, self.limits)
            except Malformed as error:
                self.refuse(raw, "malformed", message("web-malformed", what=str(error)))
                continue
            self.refused_in_a_row = 0
            return said

    async def frame(self) -> bytes:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1006))
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text.encode()

    def refuse(self, raw: bytes, code: Literal["too-fast", "malformed"], text: p.Text) -> None:
        """Answer whatever asked; if nothing can be answered, or again and again, this is no client of ours."""
        self.refused_in_a_row += 1
        asking = addressed(raw, self.limits)
        refusal = p.Refusal(code=code, text=text)
        if self.refused_in_a_row > self.limits.patience:
            raise SentAway(code, text, again=code == "too-fast")
        if asking.command_id is not None:
            self.send(p.Refused(command_id=asking.command_id, refusal=refusal))
        elif asking.request_id is not None:
            self.send(p.Answer(request_id=asking.request_id, refusal=refusal))
        else:
            raise SentAway(code, text, again=code == "too-fast")


def _kind(said: p.Closed) -> str:
    return str(said.__struct_config__.tag)
