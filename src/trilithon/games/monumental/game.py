"""Monumental as the rest of the project sees it: the kernel's `Game`, put together from the modules beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.scoring import sheet
from trilithon.games.monumental.engine.start import blank_position, start_position
from trilithon.games.monumental.glossary import glossary, names
from trilithon.games.monumental.invariants import invariants
from trilithon.games.monumental.maps import checking
from trilithon.games.monumental.maps.drawing import LINE, LINE_PATTERN, read_line, read_rows
from trilithon.games.monumental.maps.making import SIZES, generate
from trilithon.games.monumental.maps.placing import place
from trilithon.games.monumental.maps.plan import Plan
from trilithon.games.monumental.names import CATEGORIES
from trilithon.games.monumental.schema import Content
from trilithon.games.monumental.setting import read_setting, write_setting
from trilithon.games.monumental.show import show
from trilithon.games.monumental.study import study
from trilithon.games.monumental.tabulate import tabulate
from trilithon.games.monumental.view import view
from trilithon.games.monumental.words.shared import REASONS, because
from trilithon.games.monumental.words.table import WORDS
from trilithon.games.monumental.words.things import policies_of, policy_named, things
from trilithon.kernel.content import digest, read_content
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.errors import SetupError
from trilithon.kernel.game import Json, Refusal, Setup, Study
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Option, Value
from trilithon.kernel.stepped import SteppedGame
from trilithon.kernel.words import Target

HERE = Path(__file__).parent
RANDOM = "random"

SETTING_UP = (
    Option(
        "civilizations",
        RANDOM,
        (RANDOM,),
        "MO-SETUP-03",
        pattern=r"[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*){1,8}",
        pattern_means="one for each seat as in egypt,random,greece",
    ),
    Option(
        "map",
        "small",
        ("small", "large", "generated"),
        "MO-MAP-14",
        pattern=LINE_PATTERN,
        pattern_means=f"a line that begins with {LINE}",
    ),
)
"""What these say is seen in the position: it is not saved besides."""

PLAYING = (
    Option("first_player", RANDOM, (RANDOM, "host"), "MO-SETUP-01"),
    Option("alt_wonders", "none", ("none", "1", "2", "3", "12", "13", "23", "123"), "MO-SETUP-06"),
    Option("renaissance", False, (False, True), "MO-SETUP-07"),
    Option("strict_components", False, (False, True), "MO-RES-17"),
    Option("explorer_capital", "never", ("never", "own"), "MO-EXPL-02"),
    Option("trigger_limit", "each", ("each", "once"), "MO-EFF-06"),
    Option("drawn_continuous", "turn", ("turn", "none"), "MO-EFF-19"),
    Option("open_discards", False, (False, True), "MO-CITY-09"),
)


class Monumental(SteppedGame[Position]):
    id = "monumental"
    rules_version = 1
    seat_counts = (2, 3, 4)
    options = (*SETTING_UP, *PLAYING)
    categories = CATEGORIES
    # A game has at most 36 turns (MO-END-06). In a turn each of 29 Provinces is conquered at most once (30 decisions),
    # each of 80 cards is used at most twice, in the City and by drawing (10 decisions); all else spends a resource or
    # a token (3 decisions). A use brings at most 33 resources: one for each coastal Province, and the icons. That is
    # 36 * (29 * 30 + 160 * 10 + 160 * 33 * 3) = 660 000, and leaves room for what tokens and Policies bring.
    longest = 1_000_000
    texts = HERE / "texts"

    words = WORDS
    reasons = REASONS
    over = ("over", "MO-END-02")
    pointing = "; a tile is named as in tile:d4, a City card as in city:0:b2"

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.content = read_content(Content, sorted((HERE / "content").glob("*.toml")), packs)
        self.content_digest = digest(self.content)
        self.names = names(self.content)
        self.box = tabulate(self.content)
        self.layouts = {layout.id: read_rows(layout.rows, layout.id) for layout in self.content.layout}
        stock = Counter(
            barbarian.value for barbarian in self.content.barbarian for _ in range(barbarian.copies)
        )
        cities = sum(city.copies for city in self.content.free_city)
        self.stock = (*(stock[value] for value in (1, 2, 3, 4)), cities)

    def warnings(self) -> list[str]:
        """Layouts that cannot be played on, and seats and sizes without any."""
        found = []
        for layout in self.content.layout:
            plan = self.layouts[layout.id]
            wrong = checking.problems(plan, layout.seats)
            wrong += checking.stock_problems(plan, layout.seats, self.stock)
            found += [f"layout {layout.id!r}: {problem}" for problem in wrong]
        return found

    # -- beginning -------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        setup = super().setup(seats, options)
        self._civilizations(setup)
        if setup.options["map"] != "generated":
            self._plan(setup, seeded(0))
        return setup

    def objections(self, option: str, value: str, seats: int) -> list[Refusal]:
        if option != "map" or seats not in self.seat_counts:
            return []
        try:
            place(read_line(value), seats, seeded(0), self.stock)
        except checking.MapError as error:
            return [Refusal(problem.reason, problem.rule) for problem in error.problems]
        except SetupError:
            return [Refusal(Message("monumental-map-unreadable"), "MO-MAP-14")]
        return []

    def _civilizations(self, setup: Setup) -> list[int]:
        """The one that each seat wants, or -1; SetupError if they cannot have them (MO-SETUP-03)."""
        given = setup.options["civilizations"]
        wanted = [RANDOM] * setup.seats if given == RANDOM else str(given).split(",")
        ids = self.box.civilization_ids
        if len(wanted) != setup.seats:
            raise SetupError(
                f"option civilizations names {len(wanted)} civilizations; {setup.seats} players need {setup.seats}"
            )
        for name in wanted:
            if name != RANDOM and name not in ids:
                raise SetupError(
                    f"there is no civilization {name!r}; there are: {', '.join(ids)}, or {RANDOM}"
                )
            if name != RANDOM and wanted.count(name) > 1:
                raise SetupError(f"option civilizations has {name!r} twice; no two players lead the same one")
        return [-1 if name == RANDOM else ids.index(name) for name in wanted]

    def _plan(self, setup: Setup, rng: Rng) -> Plan:
        """The map with everything in place; SetupError says why there is none (MO-MAP)."""
        wanted, seats = str(setup.options["map"]), setup.seats
        if wanted == "generated":
            sizes = sorted(SIZES[seats])
            return generate(seats, sizes[rng.below(len(sizes))], rng, self.stock)
        if wanted.startswith(LINE):
            return place(read_line(wanted), seats, rng, self.stock)
        fitting = [
            layout.id for layout in self.content.layout if (layout.seats, layout.size) == (seats, wanted)
        ]
        if not fitting:
            raise SetupError(f"there is no {wanted} map for {seats} players")
        return place(self.layouts[fitting[rng.below(len(fitting))]], seats, rng, self.stock)

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        rng = seeded(seed)
        plan = self._plan(setup, rng)
        markets = list(range(self.box.markets))
        rng.shuffle(markets)
        chart = make_chart(plan, markets[: plan.markets.count(1)])
        options = _as_numbers(setup.options)
        civilizations = self._civilizations(setup)
        return start_position(self.box, chart, list(plan.tokens), civilizations, options, rng, events)

    # -- positions -------------------------------------------------------------------------------

    def setting(self, s: Position) -> Json:
        return write_setting(s)

    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> Position:
        chart, civilizations = read_setting(self.box, setting, seats)
        return blank_position(self.box, chart, civilizations, _as_numbers(options), random)

    def derive(self, s: Position) -> None:
        derive(s)

    def saved_options(self) -> tuple[Option, ...]:
        return PLAYING

    def options_of(self, s: Position) -> Mapping[str, Value]:
        return _as_options([int(number) for number in s.setup.options])

    def invariants(self, s: Position) -> Iterator[str]:
        return invariants(s)

    # -- what a person sees ----------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        return view(self.own(state), seat)

    def score_sheet(self, state: State) -> list[list[int]]:
        return sheet(self.own(state))

    def study(self, state: State) -> Study:
        return study(self.own(state))

    def things(self, s: Position) -> list[str]:
        return things(s)

    def why_never(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "policy" and policy_named(s, target) not in policies_of(s, s.to_move):
            return because("MO-POL-01", "not-yours")
        return None

    def glossary(self) -> dict[str, list[Message]]:
        """Cards that do nothing but give resources have no text: their icons say it all."""
        return {name: texts for name, texts in glossary(self.content).items() if texts}

    def show(self, state: State, seat: int, language: str) -> str:
        return show(self.names, self.view(state, seat), catalogue(self), language)


def _as_numbers(given: Mapping[str, Value]) -> list[int]:
    """Options as the engine has them, in the order of its codes."""
    eras = str(given["alt_wonders"])
    return [
        int(given["renaissance"]),
        sum(1 << int(era) - 1 for era in eras) if eras != "none" else 0,
        int(given["strict_components"]),
        int(given["explorer_capital"] == "own"),
        int(given["trigger_limit"] == "once"),
        int(given["drawn_continuous"] == "turn"),
        int(given["open_discards"]),
        int(given["first_player"] == "host"),
    ]


def _as_options(numbers: list[int]) -> dict[str, Value]:
    bits = numbers[c.ALTERNATIVES]
    return {
        "first_player": "host" if numbers[c.HOST_FIRST] else RANDOM,
        "alt_wonders": "".join(str(era) for era in (1, 2, 3) if bits >> era - 1 & 1) or "none",
        "renaissance": bool(numbers[c.RENAISSANCE_ON]),
        "strict_components": bool(numbers[c.STRICT]),
        "explorer_capital": "own" if numbers[c.EXPLORER_HOME] else "never",
        "trigger_limit": "once" if numbers[c.TRIGGER_ONCE] else "each",
        "drawn_continuous": "turn" if numbers[c.DRAWN_LASTS] else "none",
        "open_discards": bool(numbers[c.OPEN_DISCARDS]),
    }
