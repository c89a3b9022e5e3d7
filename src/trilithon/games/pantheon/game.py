"""Pantheon as the rest of the project sees it: the kernel's `Game`, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from trilithon.games.pantheon.board import read_map
from trilithon.games.pantheon.board_check import board_problems
from trilithon.games.pantheon.engine import codes as c
from trilithon.games.pantheon.engine.gods import work_out_benefits
from trilithon.games.pantheon.engine.layout import Fields
from trilithon.games.pantheon.engine.placing import rebuild_networks
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.engine.start import empty_position, start_position
from trilithon.games.pantheon.engine.steps.follow import FOLLOW
from trilithon.games.pantheon.engine.telling import card
from trilithon.games.pantheon.facts import facts
from trilithon.games.pantheon.glossary import glossary, names
from trilithon.games.pantheon.invariants import pieces_problems, position_problems
from trilithon.games.pantheon.names import CARDS, CATEGORIES, SACRIFICES
from trilithon.games.pantheon.reading import row
from trilithon.games.pantheon.schema import Content
from trilithon.games.pantheon.show import show
from trilithon.games.pantheon.study import study
from trilithon.games.pantheon.tabulate import tabulate
from trilithon.games.pantheon.view import views
from trilithon.games.pantheon.words.base import REASONS, because
from trilithon.games.pantheon.words.table import WORDS
from trilithon.kernel.engine.events import Event, Message, player
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import PositionError, SetupError
from trilithon.kernel.game import Json, Refusal, Retelling, Setup, Study, TieBreak
from trilithon.kernel.kept import BASE, NOTHING_KEPT, Parts, Schema
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Option, Value, count_seat_from_one
from trilithon.kernel.stepped import SteppedGame
from trilithon.kernel.words import Target

HERE = Path(__file__).parent
SCHEMA = Schema(Content, HERE / "content")

OPTIONS = (
    Option("bonus_mode", "random", ("random", "choice"), "PA-OPT-01"),
    Option("start_reserve", "base", ("base", "bsw"), "PA-OPT-02"),
    Option("traitera_after_trigger", True, (True, False), "PA-OPT-03"),
    Option("gaiviles_in_buying", False, (False, True), "PA-OPT-04"),
    Option("jump_column", True, (True, False), "PA-OPT-05"),
    Option("stall_rounds", 5, (5, 3, 2), "PA-OPT-06", minimum=2, also=(0,)),
    Option("open_half_gods", False, (False, True), "PA-OPT-07"),
    Option("first_player", "random", ("random", "1", "2"), "PA-OPT-08", also=("3", "4")),
)


class Pantheon(SteppedGame[Position]):
    id = "pantheon"
    rules_version = 2
    replays = (1,)
    seat_counts = (2, 3, 4)
    options = OPTIONS
    categories = CATEGORIES
    # Every action but drawing uses up pieces, levels or tiles: at most about 140 times per seat and game, and at most
    # 5 rounds of drawing lie between two of them (PA-END-10), a dozen decisions a turn.
    longest = 150_000
    texts = HERE / "texts"
    retells = True
    words = WORDS
    reasons = REASONS
    over = ("over", "PA-WIN-01")
    pointing = "; a hex is named as in hex:h5, a god as in god:1"

    def __init__(self, packs: Sequence[Path] = (), kept: Parts = NOTHING_KEPT) -> None:
        self._loaded = SCHEMA.load(kept[BASE]) if BASE in kept else SCHEMA.read(packs)
        self.content = self._loaded.content
        self.content_digest = self._loaded.digest
        self.box = tabulate(self.content)
        self.map = read_map(self.content.board[0], self.content.nation)
        self._layout = cache(lambda seats, *options: Fields(self.box, seats, list(options)))

    def parts(self, options: Mapping[str, Value]) -> Parts:
        return {BASE: self._loaded.kept}

    def warnings(self) -> list[str]:
        """Where the board departs from the constraints of a good one (PA-MAP)."""
        return board_problems(self.map, [nation.id for nation in self.content.nation])

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        setup = super().setup(seats, options)
        _check_first_player(setup.options, seats)
        return setup

    def renew_options(self, rules: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Version 1 counted seats from 0."""
        return count_seat_from_one(options, "first_player") if rules == 1 else options

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        here = sum(start >= 0 for start in self.box.chart.start_of)
        if here < self.box.epochs:
            raise SetupError(f"this board has {here} nations; a whole game needs {self.box.epochs}")
        cards = self.box.display + setup.seats * self.box.start_hand
        if len(self.box.deck) < cards:
            raise SetupError(
                f"the deck has {len(self.box.deck)} cards; a game of {setup.seats} needs {cards}"
            )
        options = _as_numbers(setup.options)
        return start_position(self.box, self._layout(setup.seats, *options), options, seeded(seed), events)

    # -- saved positions -----------------------------------------------------------------------------

    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> Position:
        try:
            _check_first_player(options, seats)
        except SetupError as error:
            raise PositionError([f"players and options: {error}"]) from None
        numbers = _as_numbers(options)
        return empty_position(self.box, self._layout(seats, *numbers), numbers, random)

    def derive(self, s: Position) -> None:
        work_out_benefits(s)
        if not any(pieces_problems(s)):  # else there might be no room for their networks
            rebuild_networks(s)

    def options_of(self, s: Position) -> Mapping[str, Value]:
        return _as_options([int(n) for n in s.options])

    def invariants(self, s: Position) -> Iterator[str]:
        return position_problems(s)

    # -- what people see -----------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        return self.views(state, [seat])[seat]

    def views(self, state: State, seats: Collection[int]) -> dict[int, Json]:
        s = self.own(state)
        words = self.asked(s)
        return views(s, seats, words.shown(s) if words else {})

    def score_sheet(self, state: State) -> list[list[int]]:
        s = self.own(state)
        return [row(s, s.at.points, seat, c.CATEGORIES) for seat in range(s.seats)]

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """The number of half gods (PA-WIN)."""
        s = self.own(state)
        return [
            TieBreak(
                Message("pantheon-category-half_gods"), [int(s.half_gods(seat)) for seat in range(s.seats)]
            )
        ]

    def study(self, state: State, retell: Callable[[], Retelling]) -> Study:
        return study(self.own(state), retell())

    def question(self, state: State) -> Message:
        return super().question(state) if self.own(state).depth() else Message("pantheon-ask-over")

    def things(self, s: Position) -> list[str]:
        """Everything that lies on the table in front of the seat to move."""
        box = s.box
        found = [f"hex:{name}" for name in s.chart.names]
        found += [f"god:{place + 1}" for place in range(s.d[s.at.gods_laid])]
        found += [f"display:{place + 1}" for place in range(box.display)]
        found += ["pile", "gods_stack", "stop", "bank:feet", "bank:columns"]
        found += [f"hand:{name}" for name in CARDS]
        found += [f"sacrifice:{name}" for name in SACRIFICES]
        found += ["action:move", "action:buy", "action:draw", "action:extra"]
        found += sorted({f"loot:{box.loot_ids[tile]}" for tile in s.items(s.at.looted)})
        found += sorted({f"bonus:{box.bonus_ids[tile]}" for tile in s.items(s.at.bonus_open)})
        return found

    def why_never(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "god" and s.god_on(int(target.name) - 1) < 0:
            return because("PA-GAIN-08", "god-gone")
        if target == Target("action", "extra"):
            return because("PA-GOD-11", "no-extra-action")
        if target.sort == "hand" and s.held(s.to_move, CARDS.index(target.name)) == 0:
            words = self.asked(s)
            assert words is not None
            return because(words.rule, "no-such-card", card=card(CARDS.index(target.name)))
        return None

    def why_final(self, before: State, move: int) -> Message:
        after = self.twin(self.own(before))
        after.play(move)
        if after.reveals == before.reveals + 1 and after.is_on_top(
            FOLLOW
        ):  # that it was asked is all one learns
            return Message("pantheon-undo-follow", {"player": player(after.to_move)})
        return Message("undo-revealed")

    def names(self) -> dict[str, Message]:
        return names(self.content)

    def glossary(self) -> dict[str, list[Message]]:
        return glossary(self.content)

    def facts(self) -> Json:
        return facts(self.content, self.map)

    def show(self, state: State, seat: int, language: str) -> str:
        return show(self.map, self.names(), self.view(state, seat), catalogue(self), language)


def _check_first_player(options: Mapping[str, Value], seats: int) -> None:
    first = options["first_player"]
    if first != "random" and int(first) > seats:
        raise SetupError(
            f"option first_player cannot be {first}: with {seats} players seats are 1 to {seats}"
        )


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
        -1 if first == "random" else int(first) - 1,
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
        "first_player": "random" if numbers[c.FIRST_PLAYER] < 0 else str(numbers[c.FIRST_PLAYER] + 1),
    }
