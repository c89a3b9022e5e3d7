"""Options of a game, declared once: the default, the range, the lobby's form and the texts follow from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trilithon.kernel.engine.rng import Rng
from trilithon.kernel.errors import SetupError

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One switch of a game. A form offers `choices`, tests draw them and `samples`; `also`, `minimum` and `pattern`
    admit more."""

    id: str
    default: Value
    choices: tuple[Value, ...]
    rule: str
    minimum: int | None = None
    maximum: int | None = None
    """Of the numbers that `minimum` admits."""
    also: tuple[Value, ...] = ()
    pattern: str | None = None
    """A regular expression of further texts; the game itself checks what they say."""
    pattern_means: str = ""
    """What such a text is, for whoever wrote another."""
    samples: tuple[Value, ...] = ()
    """Some of what else is admitted: tests and tournaments draw these too."""
    per_seat: bool = False
    """Such a text has one thing for each seat, with commas in between, none of them twice: one of `Game.seat_values`,
    or the default where it does not matter. A form asks for them seat by seat."""

    def check(self, value: object) -> Value:
        """The value in its proper type, also from text as a command line or a record has it."""
        for choice in self.choices + self.also:
            if type(value) is type(choice) and value == choice:
                return choice
            if isinstance(value, str) and value == write_value(choice):
                return choice
        if self.minimum is not None:
            number = _whole_number(value)
            if number is not None and self.minimum <= number <= (
                number if self.maximum is None else self.maximum
            ):
                return number
        if self.pattern is not None and isinstance(value, str) and re.fullmatch(self.pattern, value):
            return value
        raise SetupError(f"option {self.id} cannot be {value!r}; allowed: {self.allowed()}")

    def allowed(self) -> str:
        choices = ", ".join(write_value(choice) for choice in self.choices + self.also)
        if self.minimum is not None:
            end = "on" if self.maximum is None else f"to {self.maximum}"
            choices += f", or any whole number from {self.minimum} {end}"
        return choices if self.pattern is None else f"{choices}, or {self.pattern_means}"


def _whole_number(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 10 else None


def write_value(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def count_seat_from_one(options: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """Options of a version in which this one named a seat counted from 0, for a version that counts from 1.

    What is no number stays, for whoever checks the options.
    """
    seat = _whole_number(options.get(name))
    return options if seat is None else {**options, name: str(seat + 1)}


def check_options(options: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Value]:
    """All options with their values; unknown names and forbidden values are errors that say what is not."""
    values, complaints = read_options(options, given)
    if complaints:
        raise SetupError("; ".join(complaints))
    return values


def read_options(options: tuple[Option, ...], given: Mapping[str, Any]) -> tuple[dict[str, Value], list[str]]:
    """The same for whoever reads on: all that is wrong is said. In place of a value that is wrong, a switch is on (more
    is allowed then), and all else has its default."""
    known = {option.id: option for option in options}
    complaints = [
        f"there is no option {name!r}; there are: {', '.join(sorted(known))}"
        for name in given
        if name not in known
    ]
    values: dict[str, Value] = {}
    for name, option in known.items():
        try:
            values[name] = option.check(given[name]) if name in given else option.default
        except SetupError as error:
            complaints.append(str(error))
            values[name] = True if isinstance(option.default, bool) else option.default
    return values, complaints


def random_options(options: tuple[Option, ...], rng: Rng) -> dict[str, Value]:
    """A value for every option, drawn from its choices and samples: for tests and tournaments."""
    drawn = {option.id: option.choices + option.samples for option in options}
    return {name: values[rng.below(len(values))] for name, values in drawn.items()}
