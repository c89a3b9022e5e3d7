"""What happened, as data: message ids with arguments. Sentences live in catalogues (`kernel.messages`)."""

from __future__ import annotations

from typing import Final, Union

from mypy_extensions import i64

Argument = Union[int, str, "Message", list["Message"]]


class Message:
    """An id of the catalogues and its arguments, which may be messages themselves (a card's name)."""

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.id: Final = key
        self.args: Final[dict[str, Argument]] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"


class Event:
    """Something that happened in `play`: one message for everybody, or a fuller one for those in the know."""

    def __init__(self, seat: i64, message: Message, private: Message | None = None) -> None:
        self.seat: Final = seat
        """Whose doing it was, or NOBODY; this seat alone reads `private` where there is one."""
        self.message: Final = message
        self.private: Final = private

    def told_to(self, seat: i64) -> Message:
        """What this seat (or NOBODY, a spectator) may read of it."""
        if self.private is not None and seat == self.seat and seat >= 0:  # a spectator is let into nothing
            return self.private
        return self.message

    def __repr__(self) -> str:
        return f"Event({self.seat}, {self.message!r}, {self.private!r})"


def player(seat: i64) -> Message:
    """The person at a seat, as an argument of messages; whoever renders it may know a name."""
    return Message("seat", {"number": seat + 1})


def tell(events: list[Event] | None, seat: i64, message: str, args: dict[str, Argument]) -> None:
    """Tell everybody the same, if anybody listens."""
    if events is not None:
        if seat >= 0:
            args["player"] = player(seat)
        events.append(Event(seat, Message(message, args)))


def tell_privately(
    events: list[Event] | None,
    seat: i64,
    message: str,
    args: dict[str, Argument],
    secret: dict[str, Argument],
) -> None:
    """Tell everybody something, and more of it to the seat itself: `<message>-own` is the fuller message."""
    if events is not None:
        args["player"] = player(seat)
        full: dict[str, Argument] = {}
        full.update(args)
        full.update(secret)
        events.append(Event(seat, Message(message, args), Message(message + "-own", full)))
