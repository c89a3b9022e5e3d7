"""A view as text for a terminal of 100 columns: the map, the display, and each player with the City."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trilithon.games.monumental.module import Module
from trilithon.kernel import hexes
from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.messages import Catalogue
from trilithon.kernel.shown import NOTHING, WIDTH, Shown

LETTERS = "ABCDE"
SPACE_WIDTH = 30
CELL_WIDTH, NARROWEST = 12, 8


def show(
    names: Mapping[str, Message],
    view: dict[str, Any],
    texts: Catalogue,
    language: str,
    on: Sequence[Module] = (),
) -> str:
    """`on`: modules that the game is played with."""
    return _Shown(names, view, texts, language, on).text()


class _Shown(Shown):
    game = "monumental"

    def __init__(
        self,
        names: Mapping[str, Message],
        view: dict[str, Any],
        texts: Catalogue,
        language: str,
        on: Sequence[Module],
    ) -> None:
        super().__init__(names, view, texts, language)
        self.on = on

    def lines(self) -> list[str]:
        lines = [self._turn(), "", *self._map(), self.say("key-tiles"), self.say("key-pieces")]
        lines += [*self._features(), ""]
        lines += [self._display(row) for row in range(len(self.view["display"]))]
        lines += [line for module in self.on for line in module.table_lines(self, self.view)]
        lines += [self._basics(), self._deck(), self._markets()]
        if self.view["held"]:
            held = self.listed([self.name("card", held["card"]) for held in self.view["held"]])
            lines.append(self.say("held", cards=held))
        for seat, them in enumerate(self.view["players"]):
            lines += ["", *self._player(seat, them)]
        return lines

    # -- words -----------------------------------------------------------------------------------

    def _goods(self, goods: dict[str, int]) -> str:
        counted = [Message(f"monumental-resource-{name}", {"n": n}) for name, n in goods.items() if n]
        return self.listed([self.render(message) for message in counted])

    # -- the table -------------------------------------------------------------------------------

    def _turn(self) -> str:
        turn = self.view["turn"]
        line = self.say("turn", round=turn["round"], phase=turn["phase"], player=player(turn["active"]))
        return line if turn["left"] is None else f"{line} {self.say('left', n=turn['left'])}"

    def _map(self) -> list[str]:
        """Two lines for each row of hexes: names and terrain, then what is there."""
        tiles = {hexes.parse(tile["id"]): tile for tile in self.view["map"]["tiles"]}
        columns = 1 + max(cell.column for cell in tiles)
        width = max(NARROWEST, min(CELL_WIDTH, (WIDTH - CELL_WIDTH // 2) // columns))
        lines = []
        for row in range(1 + max(cell.row for cell in tiles)):
            cells = [tiles.get(hexes.Cell(column, row)) for column in range(columns)]
            shift = " " * (width // 2 if row % 2 else 0)
            for draw in (self._ground, self._pieces):
                lines.append(shift + "".join(f"{draw(tile) if tile else '':<{width}}" for tile in cells))
        return lines

    def _ground(self, tile: dict[str, Any]) -> str:
        if tile["kind"] == "water":
            return f"{tile['id']} ~~~"
        if tile["kind"] == "capital":
            owner = tile["owner"]
            return f"{tile['id']} [{'?' if owner is None else LETTERS[owner]}]"
        marks = f"{'$' if tile['market'] else ''}{'+' if tile['crate'] else ''}"
        return f"{tile['id']} ^{tile['terrain']}{marks}"

    def _pieces(self, tile: dict[str, Any]) -> str:
        if tile["kind"] == "water":
            return "~~~~~~"
        parts = []
        token = tile.get("token")
        if token and "barbarian" in token:
            parts.append(f"<{token['barbarian']}>")
        elif token:
            parts.append(f"({''.join(f'{n}{name[0]}' for name, n in token['free_city'].items())})")
        if tile["owner"] is not None:
            parts.append(f"{LETTERS[tile['owner']]}{tile['soldiers'] or ''}")
            parts[-1] += "!" if tile["warlord"] is not None else ""
            parts[-1] += "#" if tile.get("outpost") else ""
        if tile["wonder"]:
            parts.append("W")
        if tile["explorers"]:
            parts.append("".join(LETTERS[seat].lower() for seat in tile["explorers"]))
        return " ".join(parts)

    def _features(self) -> list[str]:
        """What tiles are besides, if a module brings such."""
        shown = self.view["map"]
        special = [
            f"{tile['id']} {self.name('feature', tile['feature'])}"
            for tile in shown["tiles"]
            if tile.get("feature")
        ]
        bridges = [f"{start}–{end}" for start, end in shown.get("bridges", ())]
        lines = [self.say("features", tiles=self.listed(special))] if special else []
        return lines + ([self.say("bridges", tiles=self.listed(bridges))] if bridges else [])

    def _display(self, row: int) -> str:
        cards, prices = self.view["display"][row], self.view["prices"]
        first = row * len(cards)
        shown = []
        for place, card in enumerate(cards, start=first):
            price = f" ({prices['display'][place]})" if prices and card else ""
            shown.append(f"{place + 1} {self.name('card', card) if card else NOTHING}{price}")
        return self.say("display", cards=", ".join(shown))

    def _basics(self) -> str:
        prices = self.view["prices"]
        shown = []
        for at, pile in enumerate(self.view["basics"]):
            price = f" ({prices['basics'][at]})" if prices else ""
            shown.append(f"{pile['left']} × {self.name('card', pile['card'])}{price}")
        return self.say("basics", cards=", ".join(shown))

    def _deck(self) -> str:
        eras = []
        for era in self.view["deck"]["eras"]:
            name = self.render(Message(f"monumental-deck-{era['era']}"))
            eras.append(f"{name}: {era['left']}")
        return self.say("deck", n=self.view["deck"]["left"], eras=self.listed(eras))

    def _markets(self) -> str:
        where = {tile["market"]: tile["id"] for tile in self.view["map"]["tiles"] if tile.get("market")}
        shown = [
            f"{where[market['id']]} {self.name('market', market['id'])}: {market['left']}"
            for market in self.view["markets"]
        ]
        return self.say("markets", markets=", ".join(shown))

    # -- players ---------------------------------------------------------------------------------

    def _player(self, seat: int, them: dict[str, Any]) -> list[str]:
        points = sum(them["points"].values())
        civilization = self.name("civilization", them["civilization"])
        lines = [
            self.say(
                "player", letter=LETTERS[seat], player=player(seat), civilization=civilization, points=points
            ),
            self.say("goods", goods=self._goods(them["goods"]), crates=them["crates"]),
        ]
        lines += self._city(them["city"])
        work = self.name("card", them["work"]) if them["work"] else NOTHING
        policies = self.listed([self.name("policy", policy) for policy in reversed(them["developed"])])
        lines.append(self.say("building", work=work, policies=policies))
        bargains = [self._bargain(bargain) for bargain in them["bargains"]]
        lines.append(
            self.say(
                "cards",
                deck=them["deck"]["left"],
                discards=them["discards"],
                tokens=self.listed(bargains),
                outposts=them["outposts"],
            )
        )
        return lines + [line for module in self.on for line in module.player_lines(self, them)]

    def _bargain(self, bargain: dict[str, Any]) -> str:
        name = self.name("market", bargain["market"])
        return f"({name})" if bargain["used"] else name

    def _city(self, spaces: list[dict[str, Any]]) -> list[str]:
        """Three rows; a Knowledge stands below the card that lies on it. * active, - used."""
        lines = []
        for row in range(3):
            here = spaces[row * 3 : row * 3 + 3]
            lines.append("   " + "".join(self._space("", space["upper"]) for space in here))
            if any(space["under"] for space in here):
                lines.append("   " + "".join(self._space("  + ", space["under"]) for space in here))
        return lines

    def _space(self, before: str, card: dict[str, Any] | None) -> str:
        if card is None:
            return f"{'' if before else NOTHING:<{SPACE_WIDTH}}"
        mark = "-" if card["used"] else "*" if card["active"] else " "
        text = f"{before}{mark}{self.name('card', card['card'])}"
        return f"{text[: SPACE_WIDTH - 1]:<{SPACE_WIDTH}}"
