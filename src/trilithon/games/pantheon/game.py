"""Pantheon as the rest of the project sees it: the kernel's `Game`, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import cast

from trilithon.games.pantheon import labels, proposals, reasons
from trilithon.games.pantheon.board import read_map
from trilithon.games.pantheon.board_check import board_problems
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.start import start_position
from trilithon.games.pantheon.glossary import glossary, names
from trilithon.games.pantheon.invariants import problems
from trilithon.games.pantheon.names import CATEGORIES
from trilithon.games.pantheon.notation import write_move
from trilithon.games.pantheon.positions import Written, read_position, write_position
from trilithon.games.pantheon.schema import Content
from trilithon.games.pantheon.show import show
from trilithon.games.pantheon.tabulate import tabulate
from trilithon.games.pantheon.view import views
from trilithon.kernel.content import digest, read_content
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import PositionError, SetupError
from trilithon.kernel.game import Game, Json, Refusal, Setup
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Option, Value
from trilithon.kernel.positions import parse_position

HERE = Path(__file__).parent

OPTIONS = (
    Option("bonus_mode", "random", ("random", "choice"), "PA-OPT-01"),
    Option("start_reserve", "base", ("base", "bsw"), "PA-OPT-02"),
    Option("traitera_after_trigger", True, (True, False), "PA-OPT-03"),
    Option("gaiviles_in_buying", False, (False, True), "PA-OPT-04"),
    Option("jump_column", True, (True, False), "PA-OPT-05"),
    Option("stall_rounds", 5, (5, 3, 2), "PA-OPT-06", minimum=2, also=(0,)),
    Option("open_half_gods", False, (False, True), "PA-OPT-07"),
    Option("first_player", "random", ("random", "0", "1"), "PA-OPT-08", also=("2", "3")),
)


class Pantheon(Game):
    id = "pantheon"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = OPTIONS
    categories = CATEGORIES
    # Every action but drawing uses up pieces, levels or tiles: at most about 140 times per seat and game, and at most
    # 5 rounds of drawing lie between two of them (PA-END-10), a dozen decisions a turn.
    longest = 150_000
    texts = HERE / "texts"

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = read_content(Content, sorted((HERE / "content").glob("*.toml")), packs)
        self.content_digest = digest(self.content)
        self.names = names(self.content)
        self.tables = tabulate(self.content)
        self.map = read_map(self.content.board[0], self.content.nation)

    def warnings(self) -> list[str]:
        """Where the board departs from the constraints of a good one (PA-MAP)."""
        return board_problems(self.map, [nation.id for nation in self.content.nation])

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        setup = super().setup(seats, options)
        first = setup.options["first_player"]
        if first != "random" and int(first) >= seats:
            raise SetupError(
                f"option first_player cannot be {first}: with {seats} players seats are 0 to {seats - 1}"
            )
        return setup

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        here = sum(start >= 0 for start in self.tables.start_of)
        if here < self.tables.epochs:
            raise SetupError(f"this board has {here} nations; a whole game needs {self.tables.epochs}")
        cards = self.tables.display + setup.seats * self.tables.start_hand
        if len(self.tables.deck) < cards:
            raise SetupError(
                f"the deck has {len(self.tables.deck)} cards; a game of {setup.seats} needs {cards}"
            )
        return start_position(self.tables, setup.seats, _as_numbers(setup.options), seeded(seed), events)

    def dump(self, state: State) -> Json:
        s = cast(Position, state)
        return write_position(s, self.position_header(_as_options(s.options)))

    def load(self, position: Json) -> Position:
        written = parse_position(position, Written)
        self.check_header(written.game, written.rules, written.content)
        try:
            setup = self.setup(len(written.players), written.options)
        except SetupError as error:
            raise PositionError([f"players and options: {error}"]) from None
        return read_position(self.tables, written, _as_numbers(setup.options))

    def problems(self, state: State) -> list[str]:
        return problems(cast(Position, state))

    def view(self, state: State, seat: int) -> Json:
        return views(cast(Position, state), [seat])[seat]

    def views(self, state: State, seats: Collection[int]) -> dict[int, Json]:
        return views(cast(Position, state), seats)

    def score_sheet(self, state: State) -> list[list[int]]:
        points = cast(Position, state).points
        return [points[at : at + c.CATEGORIES] for at in range(0, len(points), c.CATEGORIES)]

    def question(self, state: State) -> Message:
        return labels.question(cast(Position, state))

    def label(self, state: State, move: int) -> Message:
        return labels.label(cast(Position, state), move)

    def about(self, state: State, move: int) -> list[str]:
        return labels.about(cast(Position, state), move)

    def targets(self, state: State) -> list[str]:
        return labels.targets(cast(Position, state))

    def why_not(self, state: State, target: str) -> Refusal | None:
        return reasons.why_not(cast(Position, state), target)

    def propose(self, state: State, target: str) -> list[int]:
        return proposals.propose(cast(Position, state), target)

    def why_final(self, before: State, move: int) -> Message:
        return reasons.why_final(cast(Position, before), move)

    def glossary(self) -> dict[str, list[Message]]:
        return glossary(self.content)

    def show(self, state: State, seat: int, language: str) -> str:
        return show(self.map, self.names, self.view(state, seat), catalogue(self), language)

    def write(self, state: State, move: int) -> str:
        return write_move(cast(Position, state), move)


def _as_numbers(given: Mapping[str, Value]) -> list[int]:
    """Options as the engine has them, in the order of its codes."""
    first = given["first_player"]
    return [
        int(given["bonus_mode"] == "choice"),
        int(given["start_reserve"] == "bsw"),
        int(given["traitera_after_trigger"]),
        int(given["gaiviles_in_buying"]),
        int(given["jump_column"]),
        int(given["stall_rounds"]),
        int(given["open_half_gods"]),
        -1 if first == "random" else int(first),
    ]


def _as_options(numbers: list[int]) -> dict[str, Value]:
    return {
        "bonus_mode": "choice" if numbers[c.BONUS_CHOICE] else "random",
        "start_reserve": "bsw" if numbers[c.BSW_RESERVE] else "base",
        "traitera_after_trigger": bool(numbers[c.TRAITERA_AFTER_TRIGGER]),
        "gaiviles_in_buying": bool(numbers[c.GAIVILES_IN_BUYING]),
        "jump_column": bool(numbers[c.JUMP_COLUMN]),
        "stall_rounds": numbers[c.STALL_ROUNDS],
        "open_half_gods": bool(numbers[c.OPEN_HALF_GODS]),
        "first_player": "random" if numbers[c.FIRST_PLAYER] < 0 else str(numbers[c.FIRST_PLAYER]),
    }
