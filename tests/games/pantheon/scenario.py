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
RESERVES = ("feet_home", "feet_bank", "columns_home", "columns_bank")
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
        setup = game.setup(seats, {"first_player": "1", **(options or {})})
        self.json: dict[str, Any] = game.dump(game.start(setup, seed=1))
        self._clear(nation, epoch)

    def _clear(self, nation: str, epoch: int) -> None:
        game, content = self.game, self.game.content
        here = [n.id for n in content.nation if game.map.start(n.id) is not None and n.id != nation]
        used, deck = here[: epoch - 1], here[epoch - 1 :]
        start = game.map.start(nation)
        assert start is not None
        specials = sorted(card.value for card in content.card if card.special for _ in range(card.copies))
        self.json["table"] = {
            "epoch": epoch,
            "nation": nation,
            "temple": f"{chr(ord('a') + start.column)}{start.row}",
            "nation_deck": deck,
            "nations_used": [nation, *used[::-1]],
            "pile": [card.id for card in content.card if not card.special for _ in range(card.copies)],
            "discard": {},
            "on_table": {},
            "display": [None] * int(game.box.display),
            "special": specials,
            "gods_stack": [god.id for god in content.god for _ in range(god.copies)],
            "gods_box": {},
            "gods_gone": {},
            "half_stack": [tile.value for tile in content.half_god for _ in range(tile.copies)],
            "half_pool": {},
            "half_box": {},
            "bag": {tile.id: tile.copies for tile in content.loot},
            "loot_box": {},
            "looted": [],
            "bonus_open": [],
            "bonus_box": {tile.id: tile.copies for tile in content.bonus},
        }
        for player in self.json["players"]:
            player.clear()
            player.update(
                hand={}, sacrifices={}, gods={}, half_gods_seen={}, half_gods_secret={}, loot={}, bonus={}, points={},
                reserve={"feet_home": 4, "feet_bank": 8, "columns_home": 3, "columns_bank": 9},
            )  # fmt: skip
        self.json["hexes"] = {}
        self.json["reveals"] = 0
        self.turn(0)

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.json["table"]
        return table

    def player(self, seat: int) -> dict[str, Any]:
        player: dict[str, Any] = self.json["players"][seat]
        return player

    # -- cards ---------------------------------------------------------------------------------------

    def _from_pile(self, kind: str) -> str:
        if kind.startswith("money_") and kind != "money_1":
            self.table["special"].remove(int(kind[6:]))
        else:
            pile = self.table["pile"]
            del pile[len(pile) - 1 - pile[::-1].index(kind)]
        return kind

    def hand(self, seat: int, **counts: int) -> Scenario:
        """Put cards into a hand: hand(0, dancers=3, movement=1, money_1=2)."""
        for kind, n in counts.items():
            for _ in range(n):
                self._from_pile(kind)
            hand = self.player(seat)["hand"]
            hand[kind] = hand.get(kind, 0) + n
        return self

    def display(self, *kinds: str | None) -> Scenario:
        """Lay out the display, place 1 first; None is a gap."""
        self.table["display"] = [kind and self._from_pile(kind) for kind in kinds]
        return self

    def pile(self, *kinds: str) -> Scenario:
        """Put these cards on top of the draw pile, the first on the very top."""
        taken = [self._from_pile(kind) for kind in kinds]
        self.table["pile"][:0] = taken
        return self

    def discard(self, **counts: int) -> Scenario:
        for kind, n in counts.items():
            for _ in range(n):
                self._from_pile(kind)
            discard = self.table["discard"]
            discard[kind] = discard.get(kind, 0) + n
        return self

    def whole_pile_to(self, seat: int) -> Scenario:
        """All cards left in the draw pile go into a hand: the pile is empty (call it last)."""
        hand = self.player(seat)["hand"]
        for kind in self.table["pile"]:
            hand[kind] = hand.get(kind, 0) + 1
        self.table["pile"] = []
        return self

    def exact_pile(self, *kinds: str, rest_to: int) -> Scenario:
        """The draw pile is exactly this, top first; the rest of it goes into a hand (call it last)."""
        taken = [self._from_pile(kind) for kind in kinds]
        self.whole_pile_to(rest_to)
        self.table["pile"] = taken
        return self

    def whole_pile_to_discard(self) -> Scenario:
        discard = self.table["discard"]
        for kind in self.table["pile"]:
            discard[kind] = discard.get(kind, 0) + 1
        self.table["pile"] = []
        return self

    def special(self, *values: int) -> Scenario:
        """The special money stack is exactly this, top first; the rest goes to the discard pile."""
        for value in values:
            self.table["special"].remove(value)
        for value in self.table["special"]:
            kind = f"money_{value}"
            discard = self.table["discard"]
            discard[kind] = discard.get(kind, 0) + 1
        self.table["special"] = list(values)
        return self

    # -- tiles ---------------------------------------------------------------------------------------

    def gods(self, *names: str | None) -> Scenario:
        """Lay gods open on the board; None is a place whose god has been taken."""
        for name in names:
            if name is not None:
                self.table["gods_stack"].remove(name)
        places = len(self.json["players"]) + 1
        self.table["gods_open"] = [*names, *[None] * (places - len(names))]
        self.table["gods_laid"] = len(names)
        return self

    def gods_stack(self, *names: str) -> Scenario:
        """Put these gods on top of the stack, the first on the very top."""
        for name in names:
            self.table["gods_stack"].remove(name)
        self.table["gods_stack"][:0] = names
        return self

    def gods_stack_to_box(self) -> Scenario:
        box = self.table["gods_box"]
        for name in self.table["gods_stack"]:
            box[name] = box.get(name, 0) + 1
        self.table["gods_stack"] = []
        return self

    def gods_stack_gone(self) -> Scenario:
        """Nothing in stack and box: all gods not laid out or owned are out of the game."""
        gone = self.table["gods_gone"]
        for name in self.table["gods_stack"]:
            gone[name] = gone.get(name, 0) + 1
        self.table["gods_stack"] = []
        return self

    def owns(self, seat: int, god: str, copies: int = 1) -> Scenario:
        for _ in range(copies):
            self.table["gods_stack"].remove(god)
        gods = self.player(seat)["gods"]
        gods[god] = gods.get(god, 0) + copies
        return self

    def loot(self, **tiles: str | None) -> Scenario:
        """Lay loot on hexes: loot(i7="half", g4=None); None means a tile that has been taken."""
        bag = self.table["bag"]
        for tile in tiles.values():
            if tile is not None:
                bag[tile] -= 1
        gaps = [None] * (len(self.json["players"]) + 1 - len(tiles))
        self.table["loot_hexes"] = [*tiles, *gaps]
        self.table["loot_tiles"] = [*tiles.values(), *gaps]
        self.table["loot_laid"] = len(tiles)
        return self

    def owns_loot(self, seat: int, tile: str, copies: int = 1) -> Scenario:
        self.table["bag"][tile] -= copies
        self.player(seat)["loot"][tile] = copies
        return self

    def pool(self, *values: int) -> Scenario:
        for value in values:
            self.table["half_stack"].remove(value)
        self.table["half_pool"] = counted(values)
        return self

    def half_stack(self, *values: int) -> Scenario:
        """Put these half gods on top of the stack."""
        for value in values:
            self.table["half_stack"].remove(value)
        self.table["half_stack"][:0] = values
        return self

    def half_gods(self, seat: int, *values: int, seen: bool = False) -> Scenario:
        for value in values:
            self.table["half_stack"].remove(value)
        owned = self.player(seat)["half_gods_seen" if seen else "half_gods_secret"]
        for value in values:
            owned[str(value)] = owned.get(str(value), 0) + 1
        return self

    def bonus_waiting(self, seat: int, tile: str) -> Scenario:
        self.table["bonus_box"][tile] -= 1
        self.player(seat)["bonus_waiting"] = tile
        return self

    # -- players and board ---------------------------------------------------------------------------

    def levels(self, seat: int, **levels: int) -> Scenario:
        self.player(seat)["sacrifices"].update(levels)
        return self

    def reserve(self, seat: int, *, feet: int | None = None, columns: int | None = None) -> Scenario:
        """How many feet and columns are in the personal reserve (call it after placing pieces)."""
        reserve = self.player(seat)["reserve"]
        if feet is not None:
            reserve["feet_bank"] += reserve["feet_home"] - feet
            reserve["feet_home"] = feet
        if columns is not None:
            reserve["columns_bank"] += reserve["columns_home"] - columns
            reserve["columns_home"] = columns
        return self

    def feet(self, seat: int, *hexes: str, jumped: bool = False) -> Scenario:
        """Feet on the board, taken from the general reserve."""
        for where in hexes:
            self._put(seat, where, "feet")
            if jumped:
                self.json["hexes"][where].setdefault("jumped", []).append(seat + 1)
            self.player(seat)["reserve"]["feet_bank"] -= 1
        return self

    def columns(self, seat: int, *hexes: str) -> Scenario:
        """Columns on the board, taken from the general reserve."""
        for where in hexes:
            self._put(seat, where, "columns")
            self.player(seat)["reserve"]["columns_bank"] -= 1
        return self

    def _put(self, seat: int, where: str, what: str) -> None:
        self.json["hexes"].setdefault(where, {}).setdefault(what, []).append(seat + 1)

    def points(self, seat: int, gods: int) -> Scenario:
        self.player(seat)["points"] = {"gods": gods}
        return self

    # -- what is asked -------------------------------------------------------------------------------

    def turn(self, seat: int) -> Scenario:
        """It is the seat's turn; its Traitera are set to what it owns when `play` is called."""
        self.table.update(start_player=self.table.get("start_player", 1), active=seat + 1, only_draws=True)
        return self.agenda({"do": "turn", "seat": seat})

    def agenda(self, *frames: dict[str, Any]) -> Scenario:
        """The whole agenda, top first: agenda({"do": "trait", "seat": 0}, {"do": "turn", "seat": 0})."""
        self.json["agenda"] = [{**frame, "seat": frame["seat"] + 1} for frame in frames]
        return self

    def prepare_epoch(self, start_player: int = 0) -> Scenario:
        """Next comes the preparation of the epoch after this one, with the nation that is on top of the deck."""
        self.table.update(temple=None, start_player=start_player + 1)
        return self.agenda({"do": "epoch", "seat": start_player})

    def _end_the_last_turn(self) -> None:
        """While an epoch is prepared, the last turn was that of the seat before the start player."""
        above, last, epoch = self.json["agenda"][:-1], self.json["agenda"][-1:], self.table["epoch"]
        if last and (last[0]["do"] == "epoch" or (last[0]["do"] == "turn" and above)):
            start = self.table["start_player"] = last[0]["seat"]
            is_first = epoch == (0 if last[0]["do"] == "epoch" else 1)
            self.table["active"] = 1 if is_first else (start - 2) % len(self.json["players"]) + 1

    def next_nation(self, nation: str) -> Scenario:
        deck = self.table["nation_deck"]
        deck.remove(nation)
        deck.insert(0, nation)
        return self

    def play(self) -> Play:
        """What runs by itself first is played; what comes of it must load again."""
        self._end_the_last_turn()
        state = self.game.unpack(copy.deepcopy(self.json))
        state.run()
        return Play(self.game, self.game.load(self.game.dump(state)))


def counted(values: Sequence[int]) -> dict[str, int]:
    """Half gods as saved positions have them: how many of each value."""
    return {str(value): values.count(value) for value in sorted(set(values))}


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

    # -- what can be seen in the saved position; seats are counted from 0 here ---------------------------

    @property
    def json(self) -> dict[str, Any]:
        return self.game.dump(self.state)

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.json["table"]
        return table

    @property
    def asked(self) -> str:
        """The name of the question on top of the agenda, or 'over'."""
        return self.state.step().name if self.state.depth() else "over"

    @property
    def to_move(self) -> int:
        return self.state.to_move

    @property
    def active(self) -> int:
        return int(self.table["active"]) - 1

    @property
    def start_player(self) -> int:
        return int(self.table["start_player"]) - 1

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def gods_open(self) -> list[str | None]:
        """The places on which gods were laid out; None where one has been taken."""
        table = self.table
        gods: list[str | None] = table["gods_open"][: table["gods_laid"]]
        return gods

    @property
    def loot_on_board(self) -> dict[str, str | None]:
        """Hexes on which loot was laid out; None where it has been taken."""
        table = self.table
        tiles = zip(table["loot_hexes"], table["loot_tiles"], strict=True)
        return {where: tile for where, tile in tiles if where is not None}

    @property
    def half_pool(self) -> list[int]:
        return spread(self.table["half_pool"])

    @property
    def half_box(self) -> list[int]:
        return spread(self.table["half_box"])

    @property
    def board(self) -> dict[str, dict[str, list[int]]]:
        """Who has feet and columns on a hex, and who has jumped there."""
        return board_of(self.json)

    @property
    def players(self) -> list[dict[str, Any]]:
        return [
            {
                **player,
                **{pile: player["reserve"].get(pile, 0) for pile in RESERVES},
                "half_gods_seen": spread(player["half_gods_seen"]),
                "half_gods_secret": spread(player["half_gods_secret"]),
            }
            for player in self.json["players"]
        ]

    def player(self, seat: int) -> dict[str, Any]:
        return self.players[seat]

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


def spread(counts: dict[str, int]) -> list[int]:
    """Half gods one by one."""
    return [int(value) for value, n in counts.items() for _ in range(n)]


def board_of(position: dict[str, Any]) -> dict[str, dict[str, list[int]]]:
    """The pieces of a saved position, with seats counted from 0."""
    return {
        where: {what: [seat - 1 for seat in seats] for what, seats in pieces.items()}
        for where, pieces in position["hexes"].items()
    }
