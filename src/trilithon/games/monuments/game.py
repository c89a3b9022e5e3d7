"""Monuments as the rest of the project sees it: the kernel's `Game`, put together from the modules beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from trilithon.games.monuments.board_check import board_problems
from trilithon.games.monuments.derived import derive
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.engine.scoring import sheet
from trilithon.games.monuments.engine.spots import controlled, military_power
from trilithon.games.monuments.engine.start import blank_position, start_position
from trilithon.games.monuments.facts import facts
from trilithon.games.monuments.glossary import glossary, names
from trilithon.games.monuments.invariants import invariants
from trilithon.games.monuments.names import CATEGORIES, KINDS
from trilithon.games.monuments.schema import Content
from trilithon.games.monuments.show import show
from trilithon.games.monuments.study import study
from trilithon.games.monuments.tabulate import tabulate
from trilithon.games.monuments.view import view
from trilithon.games.monuments.words.common import why_taken
from trilithon.games.monuments.words.payments import with_payment
from trilithon.games.monuments.words.refusing import REASONS, because, holdings
from trilithon.games.monuments.words.table import ASIDES, QUESTIONS, WORDS
from trilithon.games.monuments.words.things import things
from trilithon.games.monuments.words.turning_in import why_not_turned_in
from trilithon.kernel.engine.events import Event, Message
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.engine.state import State
from trilithon.kernel.game import Json, Refusal, Retelling, Setup, Study, TieBreak
from trilithon.kernel.kept import BASE, NOTHING_KEPT, Parts, Schema
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Option, Value, count_seat_from_one
from trilithon.kernel.stepped import SteppedGame
from trilithon.kernel.words import Target

HERE = Path(__file__).parent
SCHEMA = Schema(Content, HERE / "content")
RANDOM = "random"
DEALS = (RANDOM, "by_civ", "none")

OPTIONS = (
    Option("start_player", RANDOM, (RANDOM, 1, 2, 3, 4), "MS-SET-04"),
    Option("civ_assignment", "choose", ("choose", RANDOM), "MS-SET-01"),
    Option("ability_deal", RANDOM, DEALS, "MS-SET-08"),
    Option("first_turn_restriction", True, (True, False), "MS-TURN-03"),
    Option("weapons_need_permit", False, (False, True), "MS-TRN-02"),
    Option("dice_cap", 10, (10, 0), "MS-ATK-08"),
    Option("supply_limits", "hard", ("hard", "unlimited"), "MS-GEN-11"),
    Option("retreat_split", "unit", ("unit", "domain"), "MS-RET-01"),
    Option("trade_needs_worker", False, (False, True), "MS-TRD-02"),
    Option("quest_returns", "bottom", ("bottom", "removed"), "MS-QST-02"),
    Option("quest_history", "game", ("game", "received"), "MS-QST-05"),
    Option("unlock_per_layer", 1, (1, 0, 2), "MS-UNL-02"),
    Option("round_limit", 100, (100,), "MS-GRD-01", minimum=20, maximum=200, also=(0,)),
)
"""In the order in which the engine has them. A start player whose seat there is not means: at random."""


class Monuments(SteppedGame[Position]):
    id = "monuments"
    rules_version = 2
    replays = (1,)
    seat_counts = (2, 3, 4)
    options = OPTIONS
    categories = CATEGORIES
    # At most 100 rounds (MS-GRD-01) of four turns with one card each; 48 quests are turned in in the whole game. A seat
    # has 26 units (15 workers, 9 military units, 2 horses) and a hex 5 buildings. An attack names a target and each
    # unit of one seat, the loser loses units and buildings or moves them away, units move in, weapons are handed on:
    # below 2 + 26 + 31 + 26 + 30. A Movement has at most 6 activations (card 3, two bonuses, horse) of 3 points: 30
    # decisions. A layer takes 12 tokens, 3 left out, 3 sacrifices, 3 weapons and two bonuses of at most 15 decisions.
    # All other cards ask less than 30 times. So no turn asks 150 times: 400 * 150 + 48 and the set-up are below this.
    longest = 61_000
    texts = HERE / "texts"

    words = WORDS
    asides = ASIDES
    reasons = REASONS
    over = ("over", "MS-END-01")
    pointing = "; a hex is named as in hex:1301, a unit as in unit:1301:worker"

    def __init__(self, packs: Sequence[Path] = (), kept: Parts = NOTHING_KEPT) -> None:
        self._loaded = SCHEMA.load(kept[BASE]) if BASE in kept else SCHEMA.read(packs)
        self.content = self._loaded.content
        self.content_digest = self._loaded.digest
        self.box, self.chart = tabulate(self.content)

    def parts(self, options: Mapping[str, Value]) -> Parts:
        return {BASE: self._loaded.kept}

    def warnings(self) -> list[str]:
        """Where the board does not keep what a fair one must."""
        return board_problems(self.content, self.chart)

    # -- beginning -------------------------------------------------------------------------------

    def renew_options(self, rules: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Version 1 counted seats from 0."""
        return count_seat_from_one(options, "start_player") if rules == 1 else options

    def was_asked(self, rules: int, text: str) -> bool:
        """Version 1 went on asking who moves, where to and what to trade when nothing of that could be done, if only a
        quest could be turned in; who did not want that said so twice."""
        return rules == 1 and text == "done"

    def start(self, setup: Setup, seed: int, events: list[Event] | None = None) -> Position:
        options = _as_numbers(setup.options)
        return start_position(self.box, self.chart, setup.seats, options, seeded(seed), events)

    # -- positions -------------------------------------------------------------------------------

    def blank(self, seats: int, options: Mapping[str, Value], setting: Json, random: Rng) -> Position:
        s = blank_position(self.box, self.chart, seats, _as_numbers(options), random)
        s.blank(s.layout.by_name["hand"])  # a new game begins with all cards in hand, a saved one names them
        return s

    def options_of(self, s: Position) -> Mapping[str, Value]:
        return _as_options([s.option(which) for which in range(c.OPTIONS)])

    def derive(self, s: Position) -> None:
        derive(s)

    def unique(self, s: Position) -> Mapping[int, Mapping[int, int]]:
        """Quests come from their decks; what is left of those to begin with is out of the game."""
        homes = {
            quest: s.quest_deck(int(deck) - 1) if deck else s.at.quests_out
            for quest, deck in enumerate(s.box.quest_deck)
        }
        return {c.QUEST_CARD: homes}

    def invariants(self, s: Position) -> Iterator[str]:
        return invariants(s)

    def tie_breaks(self, state: State) -> list[TieBreak]:
        """Layers, power, resources (MS-SCO-10)."""
        s, seats = self.own(state), range(state.seats)
        values = {
            "layers": [int(s.layers(seat)) for seat in seats],
            "power": [int(military_power(s, seat)) for seat in seats],
            "resources": [int(c.purse_size(controlled(s, seat))) for seat in seats],
        }
        return [TieBreak(Message(f"monuments-category-{name}"), each) for name, each in values.items()]

    def study(self, state: State, retell: Callable[[], Retelling]) -> Study:
        return study(self.own(state))

    # -- what a person sees ----------------------------------------------------------------------

    def view(self, state: State, seat: int) -> Json:
        return view(self.own(state), seat)

    def score_sheet(self, state: State) -> list[list[int]]:
        return sheet(self.own(state))

    def things(self, s: Position) -> list[str]:
        return things(s)

    def why_never(self, s: Position, target: Target) -> Refusal | None:
        """Quests and bonuses lie there whatever is asked."""
        if target.sort == "quest":
            return why_not_turned_in(s, s.box.quest_ids.index(target.name))
        if target.sort == "common":
            common = s.box.common_ids.index(target.name)
            later = because("MS-BON-01", "bonus-later", layer=s.box.common_layer[common])
            return why_taken(s, common) or later
        return None

    def propose(self, state: State, target: str) -> list[int]:
        """What the question itself proposes; else the only answer that is about the thing, and its payment."""
        s = self.own(state)
        row = super().propose(s, target)
        if row or not s.depth():
            return row
        moves = [move for move in s.moves() if target in self.about(s, move)]
        if len(moves) != 1 or not self._is_proposed(s, moves[0]):
            return []
        return with_payment(s, moves[0])

    def _is_proposed(self, s: Position, move: int) -> bool:
        is_aside = any(aside.owns(move) for aside in self.asides)
        return is_aside or QUESTIONS[s.step()].answer(move).proposed

    def purse(self, s: Position, seat: int) -> Mapping[str, int]:
        """What the seat controls: tokens on hexes and ferries."""
        return dict(zip(KINDS, holdings(s, seat), strict=True))

    def names(self) -> dict[str, Message]:
        return names(self.content)

    def glossary(self) -> dict[str, list[Message]]:
        return glossary(self.content)

    def facts(self) -> Json:
        return facts(self.content)

    def show(self, state: State, seat: int, language: str) -> str:
        return show(self.names(), self.view(state, seat), catalogue(self), language)


def _as_numbers(given: Mapping[str, Value]) -> list[int]:
    """Options as the engine has them, in the order of its codes."""
    start = given["start_player"]
    return [
        -1 if start == RANDOM else int(start) - 1,
        int(given["civ_assignment"] == "choose"),
        DEALS.index(str(given["ability_deal"])),
        int(given["first_turn_restriction"]),
        int(given["weapons_need_permit"]),
        int(given["dice_cap"]),
        int(given["supply_limits"] == "hard"),
        int(given["retreat_split"] == "domain"),
        int(given["trade_needs_worker"]),
        int(given["quest_returns"] == "removed"),
        int(given["quest_history"] == "received"),
        int(given["unlock_per_layer"]),
        int(given["round_limit"]),
    ]


def _as_options(numbers: list[int]) -> dict[str, Value]:
    start = numbers[c.O_START]
    return {
        "start_player": RANDOM if start < 0 else start + 1,
        "civ_assignment": "choose" if numbers[c.O_CHOOSE_CIV] else RANDOM,
        "ability_deal": DEALS[numbers[c.O_ABILITIES]],
        "first_turn_restriction": bool(numbers[c.O_FIRST_TURN]),
        "weapons_need_permit": bool(numbers[c.O_WEAPON_PERMIT]),
        "dice_cap": numbers[c.O_DICE_CAP],
        "supply_limits": "hard" if numbers[c.O_HARD_SUPPLY] else "unlimited",
        "retreat_split": "domain" if numbers[c.O_ONE_RETREAT] else "unit",
        "trade_needs_worker": bool(numbers[c.O_TRADE_WORKER]),
        "quest_returns": "removed" if numbers[c.O_QUEST_REMOVED] else "bottom",
        "quest_history": "received" if numbers[c.O_QUEST_SINCE] else "game",
        "unlock_per_layer": numbers[c.O_UNLOCK],
        "round_limit": numbers[c.O_ROUNDS],
    }
