"""Sets up any Pantheon position for a test, plays moves by their notation and looks at the result.

A `Scenario` begins with an almost empty table: hands, display and board are empty, every card is in the draw pile,
every tile in its stack or bag, and seat 0 is asked for its action in epoch 1. Cards and tiles that a test hands out are
taken from there, so nothing is ever lost or doubled. `play()` loads the position through `Game.load`, which checks it.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trilithon.games import find
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.events import Event, Message

SACRIFICES = ("offerings", "priests", "dancers", "temples")
NATIONS = ("gallia", "germania", "graecia", "aegyptus", "persia", "iberia", "roma", "cartago")


class Scenario:
    def __init__(
        self,
        seats: int = 2,
        *,
        nation: str = "roma",
        epoch: int = 1,
        options: dict[str, object] | None = None,
        packs: Sequence[Path] = (),
    ) -> None:
        game = find("pantheon", packs)
        assert isinstance(game, Pantheon)
        self.game = game
        setup = game.setup(seats, {"first_player": "0", **(options or {})})
        self.json: dict[str, Any] = game.dump(game.start(setup, seed=1))
        self._clear(nation, epoch)

    def _clear(self, nation: str, epoch: int) -> None:
        game, json = self.game, self.json
        here = [n.id for n in game.content.nation if game.map.start(n.id) is not None and n.id != nation]
        used, deck = here[: epoch - 1], here[epoch - 1 :]
        start = game.map.start(nation)
        assert start is not None
        json["epoch"] |= {
            "number": epoch,
            "nation": nation,
            "temple": f"{chr(ord('a') + start.column)}{start.row}",
            "start_player": 0,
            "active": 0,
            "gods_laid": 0,
            "loot_laid": 0,
            "nation_deck": deck,
            "nations_used": [*used, nation],
        }
        content = game.content
        kinds = [card for card in content.card if not card.special]
        json["cards"] = {
            "pile": [card.id for card in kinds for _ in range(card.copies)],
            "discard": {},
            "display": [None] * game.tables.display,
            "special": sorted(
                card.value for card in content.card if card.special for _ in range(card.copies)
            ),
            "on_table": {},
        }
        json["gods"] = {
            "stack": [god.id for god in content.god for _ in range(god.copies)],
            "on_board": [],
            "box": {},
            "gone": {},
        }
        json["half_gods"] = {
            "stack": [tile.value for tile in content.half_god for _ in range(tile.copies)],
            "mixed": False,
            "pool": [],
            "box": [],
        }
        json["tiles"] = {
            "bag": {tile.id: tile.copies for tile in content.loot},
            "on_board": {},
            "taken": [],
            "box": {},
            "bonus_open": [],
            "bonus_box": {tile.id: tile.copies for tile in content.bonus},
        }
        for player in json["players"]:
            player.update(
                hand={}, seen_in_hand={}, sacrifices={}, gods={}, half_gods_seen=[], half_gods_secret=[],
                loot={}, bonus={}, bonus_waiting=None, points={},
                feet_home=4, feet_bank=8, columns_home=3, columns_bank=9,
            )  # fmt: skip
        json["board"] = {}
        json["underway"] = {"budget": 0, "jumps_left": 0, "something_done": False}
        json["reveals"] = 0
        self.turn(0)

    # -- cards ---------------------------------------------------------------------------------------

    def _from_pile(self, kind: str) -> str:
        if kind.startswith("money_") and kind != "money_1":
            self.json["cards"]["special"].remove(int(kind[6:]))
        else:
            pile = self.json["cards"]["pile"]
            del pile[len(pile) - 1 - pile[::-1].index(kind)]
        return kind

    def hand(self, seat: int, **counts: int) -> Scenario:
        """Put cards into a hand: hand(0, dancers=3, movement=1, money_1=2)."""
        for kind, n in counts.items():
            for _ in range(n):
                self._from_pile(kind)
            hand = self.json["players"][seat]["hand"]
            hand[kind] = hand.get(kind, 0) + n
        return self

    def display(self, *kinds: str | None) -> Scenario:
        """Lay out the display, place 1 first; None is a gap."""
        self.json["cards"]["display"] = [kind and self._from_pile(kind) for kind in kinds]
        return self

    def pile(self, *kinds: str) -> Scenario:
        """Put these cards on top of the draw pile, the first on the very top."""
        taken = [self._from_pile(kind) for kind in kinds]
        self.json["cards"]["pile"][:0] = taken
        return self

    def discard(self, **counts: int) -> Scenario:
        for kind, n in counts.items():
            for _ in range(n):
                self._from_pile(kind)
            discard = self.json["cards"]["discard"]
            discard[kind] = discard.get(kind, 0) + n
        return self

    def whole_pile_to(self, seat: int) -> Scenario:
        """All cards left in the draw pile go into a hand: the pile is empty (call it last)."""
        hand = self.json["players"][seat]["hand"]
        for kind in self.json["cards"]["pile"]:
            hand[kind] = hand.get(kind, 0) + 1
        self.json["cards"]["pile"] = []
        return self

    def exact_pile(self, *kinds: str, rest_to: int) -> Scenario:
        """The draw pile is exactly this, top first; the rest of it goes into a hand (call it last)."""
        taken = [self._from_pile(kind) for kind in kinds]
        self.whole_pile_to(rest_to)
        self.json["cards"]["pile"] = taken
        return self

    def whole_pile_to_discard(self) -> Scenario:
        discard = self.json["cards"]["discard"]
        for kind in self.json["cards"]["pile"]:
            discard[kind] = discard.get(kind, 0) + 1
        self.json["cards"]["pile"] = []
        return self

    def special(self, *values: int) -> Scenario:
        """The special money stack is exactly this, top first; the rest goes to the discard pile."""
        for value in values:
            self.json["cards"]["special"].remove(value)
        for value in self.json["cards"]["special"]:
            kind = f"money_{value}"
            discard = self.json["cards"]["discard"]
            discard[kind] = discard.get(kind, 0) + 1
        self.json["cards"]["special"] = list(values)
        return self

    # -- tiles ---------------------------------------------------------------------------------------

    def gods(self, *ids: str | None) -> Scenario:
        """Lay gods open on the board; None is a place whose god has been taken."""
        for id in ids:
            if id is not None:
                self.json["gods"]["stack"].remove(id)
        self.json["gods"]["on_board"] = list(ids)
        self.json["epoch"]["gods_laid"] = len(ids)
        return self

    def gods_stack(self, *ids: str) -> Scenario:
        """Put these gods on top of the stack, the first on the very top."""
        for id in ids:
            self.json["gods"]["stack"].remove(id)
        self.json["gods"]["stack"][:0] = ids
        return self

    def gods_stack_to_box(self) -> Scenario:
        box = self.json["gods"]["box"]
        for id in self.json["gods"]["stack"]:
            box[id] = box.get(id, 0) + 1
        self.json["gods"]["stack"] = []
        return self

    def gods_stack_gone(self) -> Scenario:
        """Nothing in stack and box: all gods not laid out or owned are out of the game."""
        gone = self.json["gods"]["gone"]
        for id in self.json["gods"]["stack"]:
            gone[id] = gone.get(id, 0) + 1
        self.json["gods"]["stack"] = []
        return self

    def owns(self, seat: int, god: str, copies: int = 1) -> Scenario:
        for _ in range(copies):
            self.json["gods"]["stack"].remove(god)
        gods = self.json["players"][seat]["gods"]
        gods[god] = gods.get(god, 0) + copies
        return self

    def loot(self, **tiles: str | None) -> Scenario:
        """Lay loot on hexes: loot(i7="half", g4=None); None means a tile that has been taken."""
        bag = self.json["tiles"]["bag"]
        for tile in tiles.values():
            if tile is not None:
                bag[tile] -= 1
        self.json["tiles"]["on_board"] = tiles
        self.json["epoch"]["loot_laid"] = len(tiles)
        return self

    def owns_loot(self, seat: int, tile: str, copies: int = 1) -> Scenario:
        self.json["tiles"]["bag"][tile] -= copies
        self.json["players"][seat]["loot"][tile] = copies
        return self

    def pool(self, *values: int) -> Scenario:
        for value in values:
            self.json["half_gods"]["stack"].remove(value)
        self.json["half_gods"]["pool"] = sorted(values)
        return self

    def half_stack(self, *values: int) -> Scenario:
        """Put these half gods on top of the stack."""
        for value in values:
            self.json["half_gods"]["stack"].remove(value)
        self.json["half_gods"]["stack"][:0] = values
        return self

    def half_gods(self, seat: int, *values: int, seen: bool = False) -> Scenario:
        for value in values:
            self.json["half_gods"]["stack"].remove(value)
        self.json["players"][seat]["half_gods_seen" if seen else "half_gods_secret"] += values
        return self

    def bonus_waiting(self, seat: int, tile: str) -> Scenario:
        self.json["tiles"]["bonus_box"][tile] -= 1
        self.json["players"][seat]["bonus_waiting"] = tile
        return self

    # -- players and board ---------------------------------------------------------------------------

    def levels(self, seat: int, **levels: int) -> Scenario:
        self.json["players"][seat]["sacrifices"].update(levels)
        return self

    def reserve(self, seat: int, *, feet: int | None = None, columns: int | None = None) -> Scenario:
        """How many feet and columns are in the personal reserve (call it after placing pieces)."""
        player = self.json["players"][seat]
        if feet is not None:
            player["feet_bank"] += player["feet_home"] - feet
            player["feet_home"] = feet
        if columns is not None:
            player["columns_bank"] += player["columns_home"] - columns
            player["columns_home"] = columns
        return self

    def feet(self, seat: int, *hexes: str, jumped: bool = False) -> Scenario:
        """Feet on the board, taken from the general reserve."""
        for hex in hexes:
            pieces = self.json["board"].setdefault(hex, {})
            pieces.setdefault("feet", []).append(seat)
            if jumped:
                pieces.setdefault("jumped", []).append(seat)
            self.json["players"][seat]["feet_bank"] -= 1
        return self

    def columns(self, seat: int, *hexes: str) -> Scenario:
        """Columns on the board, taken from the general reserve."""
        for hex in hexes:
            self.json["board"].setdefault(hex, {}).setdefault("columns", []).append(seat)
            self.json["players"][seat]["columns_bank"] -= 1
        return self

    def points(self, seat: int, gods: int) -> Scenario:
        self.json["players"][seat]["points"] = {"gods": gods}
        return self

    # -- what is asked -------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scenario:
        """It is the seat's turn; its Traitera are set to what it owns when `play` is called."""
        self.json["epoch"]["active"] = seat
        self.json["epoch"]["only_draws"] = True
        self.json["agenda"] = [{"do": "turn", "seat": seat}]
        return self

    def agenda(self, *frames: dict[str, int | str]) -> Scenario:
        """The whole agenda, top first: agenda({"do": "trait", "seat": 0}, {"do": "turn", "seat": 0})."""
        self.json["agenda"] = list(frames)
        return self

    def prepare_epoch(self, start_player: int = 0) -> Scenario:
        """Next comes the preparation of the epoch after this one, with the nation that is on top of the deck."""
        self.json["epoch"] |= {"temple": None, "start_player": start_player, "gods_laid": 0, "loot_laid": 0}
        self.json["agenda"] = [{"do": "epoch", "seat": start_player}]
        return self

    def next_nation(self, nation: str) -> Scenario:
        deck = self.json["epoch"]["nation_deck"]
        deck.remove(nation)
        deck.insert(0, nation)
        return self

    def play(self) -> Play:
        position = copy.deepcopy(self.json)
        for counts in (position["tiles"]["bag"], position["tiles"]["bonus_box"]):
            for name in [name for name, n in counts.items() if n == 0]:
                del counts[name]
        return Play(self.game, self.game.load(position))


class Play:
    """A position being played by notation."""

    def __init__(self, game: Pantheon, state: Position) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def do(self, *moves: str) -> Play:
        """Play moves by their text; MoveError if one is not legal. No move is played automatically."""
        for text in moves:
            move = self.game.read(self.state, text)
            self.state.events = self.events
            self.state.play(move)
            self.state.events = None
            assert self.game.problems(self.state) == []
        return self

    @property
    def legal(self) -> list[str]:
        return [self.game.write(self.state, move) for move in self.state.moves()]

    @property
    def json(self) -> dict[str, Any]:
        return self.game.dump(self.state)

    @property
    def asked(self) -> str:
        """The name of the question on top of the agenda, or 'over'."""
        return str(self.json["agenda"][0]["do"]) if self.state.agenda else "over"

    @property
    def to_move(self) -> int:
        return self.state.to_move

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.json["players"][seat]
        return player

    def hand(self, seat: int) -> dict[str, int]:
        hand: dict[str, int] = self.player(seat)["hand"]
        return hand

    def hand_size(self, seat: int) -> int:
        return sum(self.hand(seat).values())

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.state, seat)

    def told(self, seat: int) -> list[Message]:
        """What this seat was told since `play`."""
        return [event.told_to(seat) for event in self.events]

    def why_not(self, target: str) -> tuple[str, str] | None:
        """(rule id, message id) of the refusal."""
        refusal = self.game.why_not(self.state, target)
        return None if refusal is None else (refusal.rule, refusal.message.id)
