"""Monumental as the rest of the project sees it: the kernel's `Game`, put together from the modules beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path

from trilithon.games.monumental import news
from trilithon.games.monumental.charting import make_chart
from trilithon.games.monumental.derived import derive
from trilithon.games.monumental.drafting import Drafting
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.scoring import sheet
from trilithon.games.monumental.engine.setup import starting_cards
from trilithon.games.monumental.engine.start import blank_position, start_position
from trilithon.games.monumental.facts import facts
from trilithon.games.monumental.glossary import glossary, names
from trilithon.games.monumental.invariants import invariants
from trilithon.games.monumental.joining import join
from trilithon.games.monumental.maps import checking
from trilithon.games.monumental.maps.drawing import LINE, LINE_PATTERN, read_line, read_rows
from trilithon.games.monumental.maps.features import NO_FEATURES, Features
from trilithon.games.monumental.maps.making import SIZES, generate
from trilithon.games.monumental.maps.placing import place
from trilithon.games.monumental.maps.plan import Feature, Plan
from trilithon.games.monumental.module import Module, known_features, modules_on
from trilithon.games.monumental.modules import found
from trilithon.games.monumental.names import CATEGORIES
from trilithon.games.monumental.schema import Content
from trilithon.games.monumental.setting import read_setting, write_setting
from trilithon.games.monumental.show import show
from trilithon.games.monumental.study import study
from trilithon.games.monumental.tabulate import tabulate
from trilithon.games.monumental.view import columns, view
from trilithon.games.monumental.words.shared import REASONS, because, resource_name
from trilithon.games.monumental.words.table import WORDS
from trilithon.games.monumental.words.things import policies_of, policy_named, things
from trilithon.kernel.engine.events import Argument, Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.game import (
    Draft,
    Json,
    Refusal,
    Retelling,
    SeatValue,
    Setup,
    Stroke,
    Study,
    TieBreak,
)
from trilithon.kernel.kept import BASE, NOTHING_KEPT, Loaded, Parts, Schema
from trilithon.kernel.messages import SetupRefused, catalogue
from trilithon.kernel.options import Option, Value
from trilithon.kernel.stepped import SteppedGame
from trilithon.kernel.words import Target

HERE = Path(__file__).parent
SCHEMA = Schema(Content, HERE / "content")
RANDOM = "random"
SEATS = (2, 3, 4)
"""How many play the base game."""
MODULES = join(found())
"""All that there are, on or off."""

SETTING_UP = (
    Option(
        "civilizations",
        RANDOM,
        (RANDOM,),
        "MO-SETUP-03",
        pattern=r"[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*){1,8}",
        pattern_means="one for each seat as in egypt,random,greece",
        per_seat=True,
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


OF_MODULES = tuple(option for module in MODULES for option in module.options)


class InTheBox:
    """What a game is played with: the content in its forms."""

    def __init__(self, loaded: Loaded[Content], modules: Sequence[Module], on: Sequence[Module]) -> None:
        self.loaded = loaded
        self.on = on
        self.content = content = loaded.content
        self.box = tabulate(content, [module.number for module in modules])
        self.layouts = [(layout, read_rows(layout.rows, layout.id)) for layout in content.layout]
        stock = Counter(barbarian.value for barbarian in content.barbarian for _ in range(barbarian.copies))
        cities = sum(city.copies for city in content.free_city)
        self.stock = (*(stock[value] for value in (1, 2, 3, 4)), cities)


class Opened:
    """What follows from the options of a set-up: found once for all games that begin with it."""

    def __init__(self, options: Mapping[str, Value], box: InTheBox) -> None:
        self.options = options
        self.box = box
        self.features: Features | None = None
        self.on = [
            (module, {option.id: options[option.id] for option in module.options if option.id in options})
            for module in box.on
        ]
        """Modules that are on, and what their own options say."""
        self.fitting: dict[tuple[int, str], list[Plan]] = {}
        """Ready-made maps, by seats and size."""


class Monumental(SteppedGame[Position]):
    id = "monumental"
    rules_version = 2
    replays = (1,)
    seat_counts = tuple(sorted({*SEATS, *(seats for module in MODULES for seats in module.seat_counts)}))
    options = (*SETTING_UP, *PLAYING, *OF_MODULES)
    categories = (*CATEGORIES, *(module.category for module in MODULES if module.category))
    # A game has at most 60 turns (MO-END-06, MO-LK-20; with the Renaissance). In a turn each of 36 Provinces is
    # conquered at most once (30 decisions), each of 80 cards is used at most twice, in the City and by drawing
    # (10 decisions); all else spends a resource or a token (3 decisions). A use brings at most 40 resources: one for
    # each coastal Province, and the icons. That is 60 * (36 * 30 + 160 * 10 + 160 * 40 * 3) = 1 300 000, and leaves
    # room for what tokens and Policies bring.
    longest = 1_500_000
    texts = HERE / "texts"

    words = WORDS
    reasons = REASONS
    over = ("over", "MO-END-02")
    pointing = "; a tile is named as in tile:d4, a City card as in city:0:b2"

    def __init__(self, packs: Sequence[Path] = (), kept: Parts = NOTHING_KEPT) -> None:
        self.packs = tuple(packs)
        self._kept = kept.get(BASE)
        self._modules = tuple(
            module.with_content(kept[module.id]) if module.id in kept else module for module in MODULES
        )
        self._boxes: dict[tuple[int, ...], InTheBox] = {}
        self._latest: Opened | None = None
        base = self._in_the_box({})
        self.content = base.content
        self.content_digest = base.loaded.digest
        self.box = base.box
        self.layouts = {layout.id: plan for layout, plan in base.layouts}

    def _in_the_box(self, options: Mapping[str, Value]) -> InTheBox:
        """Modules that are on may bring more of what the base game has; whoever has packs can change that too."""
        return self._opened(options).box

    def _opened(self, options: Mapping[str, Value]) -> Opened:
        """The same set-up is often started with many times."""
        latest = self._latest  # looked at once: a server asks from several threads
        if latest is None or latest.options is not options:
            latest = self._latest = Opened(options, self._find_box(options))
        return latest

    def _find_box(self, options: Mapping[str, Value]) -> InTheBox:
        on = [module for module in self._modules if module.is_on(options)]
        numbers = tuple(module.number for module in on)
        if numbers not in self._boxes:
            # what was kept has been played with: whatever it names was on
            brought = on if self._kept is None else self._modules
            self._boxes[numbers] = InTheBox(self._loaded(on), brought, on)
        return self._boxes[numbers]

    def _loaded(self, on: Sequence[Module]) -> Loaded[Content]:
        """What was kept has been played with the modules of its game: they brought theirs already."""
        if self._kept is not None:
            return SCHEMA.load(self._kept)
        return SCHEMA.read([*(pack for module in on for pack in module.packs), *self.packs])

    def content_with(self, options: Mapping[str, Value]) -> str:
        return self._in_the_box(options).loaded.digest

    def parts(self, options: Mapping[str, Value]) -> Parts:
        own = {module.id: module.kept for module in self._on(options) if module.kept is not None}
        return {BASE: self._in_the_box(options).loaded.kept, **own}

    def warnings(self) -> list[str]:
        """Layouts that cannot be played on, and seats and sizes without any."""
        base = self._in_the_box({})
        found = []
        for layout, plan in base.layouts:
            wrong = checking.problems(plan, layout.seats)
            wrong += checking.stock_problems(plan, layout.seats, base.stock)
            found += [f"layout {layout.id!r}: {problem}" for problem in wrong]
        return found

    # -- modules ---------------------------------------------------------------------------------

    def _on(self, options: Mapping[str, Value]) -> Sequence[Module]:
        return self._in_the_box(options).on

    def seats_with(self, options: Mapping[str, Value]) -> tuple[int, ...]:
        more = {seats for module in self._on(options) for seats in module.seat_counts}
        return tuple(sorted({*SEATS, *more}))

    def people(self, setup: Setup) -> tuple[bool, ...]:
        machines = self._machines(setup.options, setup.seats)
        return tuple(seat not in machines for seat in range(setup.seats))

    def _machines(self, options: Mapping[str, Value], seats: int) -> set[int]:
        """Seats that modules play."""
        return {seat for module in self._on(options) for seat in module.machines(options, seats)}

    def modules(self, options: Mapping[str, Value]) -> dict[str, str]:
        """Those with content of their own."""
        return {module.id: digest for module in self._on(options) if (digest := module.content_digest)}

    def _hooks(self, options: Mapping[str, Value], chart: Chart, seats: int) -> list[Hook]:
        """What modules that are on keep of a game."""
        hooks = []
        for module, own in self._opened(options).on:
            hook = module.hook(options, chart)
            hook.options = own
            hook.machines = [int(seat) for seat in module.machines(options, seats)]
            hooks.append(hook)
        return hooks

    def _features(self, options: Mapping[str, Value]) -> Features:
        """What maps may have; of features of modules that are off it is said that these are off."""
        opened = self._opened(options)
        if opened.features is None:
            brought = (module.features(module.is_on(options)) for module in self._modules)
            opened.features = next((features for features in brought if features), NO_FEATURES)
        return opened.features

    # -- beginning -------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        setup = super().setup(seats, _tidied(options or {}))
        self._check_machines(setup)
        self._civilizations(setup)
        if setup.options["map"] != "generated":
            self._plan(setup, seeded(0))
        return setup

    def draft(
        self, option: str, text: str, strokes: Sequence[Stroke] = (), seats: int | None = None
    ) -> Draft:
        if option != "map":
            return super().draft(option, text, strokes, seats)
        features = known_features(self._modules)
        ready = [
            *(own for box in self._all_boxes() for own in box.layouts),
            *(own for module in self._modules for own in module.layouts()),
        ]
        drafting = Drafting(features, {layout.id: (layout.seats, plan) for layout, plan in ready})
        drafting.open(text)
        for stroke in strokes:
            drafting.take(stroke)
        wanted = drafting.seats or seats or drafting.capitals
        players = min(self.seat_counts, key=lambda count: abs(count - wanted))
        needs = self._needed_for(drafting.features_used) | self.allowing(players)
        return drafting.draft(players, self.seat_counts, self._in_the_box(needs).stock, needs)

    def _needed_for(self, used: Collection[Feature]) -> dict[str, Value]:
        """The modules without which a map with these features could not be played on."""
        return {
            module.switch: True
            for module in self._modules
            if (brought := module.features(True)) and any(kind in used for kind in brought.kinds)
        }

    def _check_machines(self, setup: Setup) -> None:
        """What modules say of seats that they are to play."""
        for module in self._modules:
            if problem := module.problem(setup.options, setup.seats):
                raise SetupRefused([problem], catalogue(self))

    def _civilizations(self, setup: Setup) -> list[int]:
        """The one that each seat wants, or -1; SetupError if they cannot have them (MO-SETUP-03)."""
        given = str(setup.options["civilizations"])
        wanted = [RANDOM] * setup.seats if given == RANDOM else given.split(",")
        ids = self._in_the_box(setup.options).box.civilization_ids
        if len(wanted) != setup.seats:
            raise self._refused("civilizations", found=len(wanted), seats=setup.seats)
        for module in self._on(setup.options):
            for seat, name in module.civilizations(setup.options, setup.seats).items():
                if wanted[seat] not in (RANDOM, name):
                    raise self._refused("civilization-differs", seat=seat + 1, name=wanted[seat], other=name)
                wanted[seat] = name
        for name in wanted:
            if name != RANDOM and name not in ids:
                raise self._no_civilization(name, ids)
            if name != RANDOM and wanted.count(name) > 1:
                raise self._refused("civilization-twice", civilization=self.names()[f"civilization:{name}"])
        return [-1 if name == RANDOM else ids.index(name) for name in wanted]

    def seat_values(self, option: str) -> list[SeatValue]:
        """The civilizations, with the module that brings each."""
        if option != "civilizations":
            return super().seat_values(option)
        called, needs = self.names(), dict[str, dict[str, Value]]()
        for switch in (None, *dict.fromkeys(module.switch for module in self._modules if module.packs)):
            with_it: dict[str, Value] = {} if switch is None else {switch: True}
            for name in self._in_the_box(with_it).box.civilization_ids:
                needs.setdefault(name, with_it)
        return [SeatValue(name, called[f"civilization:{name}"], needed) for name, needed in needs.items()]

    def _no_civilization(self, name: str, ids: Sequence[str]) -> SetupRefused:
        """It may be one of a module that is off."""
        there = ", ".join(ids)
        for module in self._modules:
            if name in self._in_the_box({module.switch: True}).box.civilization_ids:
                return self._refused(
                    "civilization-off",
                    {module.switch: True},
                    civilization=self.names()[f"civilization:{name}"],
                    option=Message(f"monumental-option-{module.switch}"),
                    there=there,
                )
        return self._refused("no-civilization", name=name, there=there)

    def wrong_seats(self, seats: int, allowed: Sequence[int]) -> SetupRefused:
        counts = ", ".join(str(count) for count in allowed)
        for option in self.allowing(seats):
            called = Message(f"monumental-option-{option}")
            return self._refused("seats-off", self.allowing(seats), seats=seats, option=called, counts=counts)
        return self._refused("seats", seats=seats, counts=counts)

    def _refused(
        self, why: str, needs: Mapping[str, Value] | None = None, /, **args: Argument
    ) -> SetupRefused:
        return SetupRefused([Message(f"monumental-setup-{why}", args)], catalogue(self), needs)

    def _plan(self, setup: Setup, rng: Rng) -> Plan:
        """The map with everything in place; SetupError says why there is none (MO-MAP)."""
        wanted, seats = str(setup.options["map"]), setup.seats
        stock, features = self._in_the_box(setup.options).stock, self._features(setup.options)
        if wanted == "generated":
            if seats not in SIZES:
                raise checking.MapError([checking.problem("MO-MAP-03", "make-seats", seats=seats)])
            sizes = sorted(SIZES[seats])
            return generate(seats, sizes[rng.below(len(sizes))], rng, stock, features)
        if wanted.startswith(LINE):
            drawn = read_line(wanted, features.letters)
            if len(drawn.capitals) in self.seat_counts and len(drawn.capitals) != seats:
                found = len(drawn.capitals)
                raise checking.MapError(
                    [checking.problem("MO-MAP-03", "other-seats", found=found, seats=seats)]
                )
            return place(drawn, seats, rng, stock, features)
        fitting = self._layouts(setup.options, seats, wanted)
        if not fitting:
            raise self._refused("no-map", map=wanted, seats=seats)
        return place(fitting[rng.below(len(fitting))], seats, rng, stock, features)

    def _layouts(self, options: Mapping[str, Value], seats: int, size: str) -> list[Plan]:
        """Ready-made maps for so many; a module may have its own in their place."""
        opened = self._opened(options)
        if (seats, size) not in opened.fitting:
            brought = [module.layouts() for module in opened.box.on]
            all_of_them = (
                [plan for layout, plan in layouts if (layout.seats, layout.size) == (seats, size)]
                for layouts in (*brought, opened.box.layouts)
            )
            opened.fitting[seats, size] = next(filter(None, all_of_them), [])
        return opened.fitting[seats, size]

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        rng = seeded(seed)
        plan = self._plan(setup, rng)
        box = self._in_the_box(setup.options).box
        markets = list(range(box.markets))
        rng.shuffle(markets)
        chart = make_chart(plan, markets[: plan.markets.count(1)])
        options = _as_numbers(setup.options)
        civilizations = self._civilizations(setup)
        hooks = self._hooks(setup.options, chart, setup.seats)
        return start_position(box, chart, list(plan.tokens), civilizations, options, rng, events, hooks)

    # -- positions -------------------------------------------------------------------------------

    def setting(self, s: Position) -> Json:
        return write_setting(s)

    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> Position:
        box = self._in_the_box(options).box
        chart, civilizations = read_setting(box, setting, seats, self._features(options))
        hooks = self._hooks(options, chart, seats)
        return blank_position(box, chart, civilizations, _as_numbers(options), random, hooks)

    unsure = (c.TILE,)

    def derive(self, s: Position) -> None:
        derive(s)

    def unique(self, s: Position) -> Mapping[int, Mapping[int, int]]:
        """Cards that a seat begins with come from its deck, others from the Development deck. Basic Buildings come from
        piles that are only counted."""
        each = starting_cards(self.box)
        homes = {card: s.deck(card // each) for card in range(s.seats * each)}
        for card in range(s.seats * each, int(s.at.cards)):
            if s.box.card_deck[int(s.kinds[card])] >= c.ERA_1:
                homes[card] = s.at.future
        return {c.CARD: homes}

    def saved_options(self) -> tuple[Option, ...]:
        return (*PLAYING, *OF_MODULES)

    def options_of(self, s: Position) -> Mapping[str, Value]:
        """Those of modules that are off are not named."""
        options = _as_options([int(number) for number in s.setup.options])
        for hook in s.hooks.on:
            options |= hook.options
        return options

    def invariants(self, s: Position) -> Iterator[str]:
        return invariants(s)

    # -- what a person sees ----------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        return view(self.own(state), seat)

    def score_sheet(self, state: State) -> list[list[int]]:
        return sheet(self.own(state))

    def columns(self, state: State) -> tuple[str, ...]:
        return columns(self.own(state))

    def tie_breaks(self, state: State) -> list[TieBreak]:
        s = self.own(state)
        resources = (c.GOLD, c.CULTURE)  # MO-SCORE-07
        return [
            TieBreak(resource_name(resource), [int(s.has(seat, resource)) for seat in range(s.seats)])
            for resource in resources
        ]

    def study(self, state: State, retell: Callable[[], Retelling]) -> Study:
        return study(self.own(state))

    def things(self, s: Position) -> list[str]:
        return things(s) + [thing for module in modules_on(s) for thing in module.things(s)]

    def purse(self, s: Position, seat: int) -> Mapping[str, int]:
        return {name: int(s.has(seat, resource)) for resource, name in enumerate(RESOURCES)}

    def why_never(self, s: Position, target: Target) -> Refusal | None:
        if target.sort == "policy" and policy_named(s, target) not in policies_of(s, s.to_move):
            return because("MO-POL-01", "not-yours")
        refusals = (module.why_never(s, target) for module in modules_on(s))
        return next((refusal for refusal in refusals if refusal is not None), None)

    def _all_boxes(self) -> list[InTheBox]:
        """What is in the box without any module, and with each that brings more of it."""
        switches = dict.fromkeys(module.switch for module in self._modules if module.packs)
        return [self._in_the_box({}), *(self._in_the_box({switch: True}) for switch in switches)]

    def _all_content(self) -> list[Content]:
        return [box.content for box in self._all_boxes()]

    def names(self) -> dict[str, Message]:
        called = {thing: name for content in self._all_content() for thing, name in names(content).items()}
        for module in MODULES:
            called |= module.names()
        return called | news.titles(MODULES)

    def glossary(self) -> dict[str, list[Message]]:
        """Cards that do nothing but give resources have no text: their icons say it all."""
        texts = {thing: said for content in self._all_content() for thing, said in glossary(content).items()}
        for module in self._modules:
            texts |= module.glossary()
        texts |= {thing: [card] for thing, card in news.cards(MODULES).items()}
        return {name: said for name, said in texts.items() if said}

    def facts(self) -> Json:
        modules = {module.id: {"switch": module.switch, **module.facts()} for module in MODULES}
        return facts(self._all_content()) | {"modules": modules}

    def show(self, state: State, seat: int, language: str) -> str:
        s = self.own(state)
        called = names(self._in_the_box(self.options_of(s)).content)
        on = [self._modules[module.number] for module in modules_on(s)]
        for module in on:
            called |= module.names()
        return show(called, self.view(s, seat), catalogue(self), language, on)


def _tidied(options: Mapping[str, object]) -> Mapping[str, object]:
    """Civilizations as somebody may well type them: `Egypt, Random, Greece`."""
    typed = options.get("civilizations")
    if not isinstance(typed, str):
        return options
    return {**options, "civilizations": "".join(typed.split()).lower()}


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
