"""Bytes from outside become messages here, or a sentence about what is wrong with them; and messages become texts."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from trilithon.tables.protocol import ClientMessage, HeldKeys, Id, NewKey, NewTable, ServerMessage
from trilithon.web.answers import Sketch
from trilithon.web.limits import Limits

T = TypeVar("T")

CLIENT_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
NEW_TABLE = msgspec.json.Decoder(NewTable)
NEW_KEY = msgspec.json.Decoder(NewKey)
HELD_KEYS = msgspec.json.Decoder(HeldKeys)
SKETCH = msgspec.json.Decoder(Sketch)


class Malformed(Exception):
    """What is wrong with a message."""


class Addressed(msgspec.Struct):
    """The part of a message that says whom to answer. Whatever else there is does not matter."""

    command_id: Id | None = None
    request_id: Id | None = None


ADDRESSED = msgspec.json.Decoder(Addressed)


def decode(decoder: msgspec.json.Decoder[T], raw: bytes, limits: Limits) -> T:
    # Brackets within texts count as well; a few hundred are still more than any message has.
    if raw.count(b"[") + raw.count(b"{") > limits.brackets:
        raise Malformed(f"more than {limits.brackets} brackets")
    try:
        return decoder.decode(raw)
    except msgspec.DecodeError as error:  # of JSON, or of what we expect in it
        raise Malformed(str(error)) from None
    except UnicodeDecodeError:
        raise Malformed("not UTF-8") from None


def addressed(raw: bytes, limits: Limits) -> Addressed:
    """Whom to answer to a message that is not understood otherwise; perhaps nobody."""
    try:
        return decode(ADDRESSED, raw, limits)
    except Malformed:
        return Addressed()


class Texts:
    """Messages as they are sent. A table says the same to one after the other: then its text is made once."""

    def __init__(self) -> None:
        self._latest: ServerMessage | None = None
        self._text = ""

    def of(self, message: ServerMessage) -> str:
        if message is not self._latest:
            self._latest, self._text = message, msgspec.json.encode(message).decode()
        return self._text
