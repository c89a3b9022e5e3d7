"""A view as text for a terminal: the map with its pieces, what lies open, the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.games.pantheon.board import COLUMN, WATER, Map
from trilithon.kernel import hexes
from trilithon.kernel.engine.events import Argument, Message, player
from trilithon.kernel.messages import Catalogue

FEET = "abcd"
COLUMNS = "ABCD"


def show(
    board: Map, names: Mapping[str, Message], view: dict[str, Any], texts: Catalogue, language: str
) -> str:
    def say(key: str, **args: Argument) -> str:
        return texts.render(Message(f"pantheon-show-{key}", args), language)

    def name(kind: str, key: str) -> str:
        known = Message(f"pantheon-{kind}-{key.replace('_', '-')}")
        return texts.render(names.get(f"{kind}:{key}", known), language)

    def counted(kind: str, counts: dict[str, int]) -> str:
        return ", ".join(f"{n} × {name(kind, key)}" for key, n in counts.items()) or "–"

    epoch, cards = view["epoch"], view["cards"]
    gods = [
        f"{name('god', god['id'])} {'+'.join(str(n) for n in god['cost'])}" if god else "–"
        for god in view["gods"]["on_board"]
    ]
    loot = [f"{where} {name('loot', tile)}" for where, tile in view["loot"]["on_board"].items()]
    lines = [
        say("epoch", epoch=epoch["number"], of=epoch["of"], nation=name("nation", epoch["nation"])),
        "",
        *_draw_map(board, view),
        say("key"),
        "",
        say("gods", gods=", ".join(gods) or "–"),
        say("loot", loot=", ".join(loot) or "–"),
        say("pool", pool=", ".join(str(value) for value in view["half_gods"]["pool"]) or "–"),
        say(
            "cards",
            display=", ".join(name("card", card) if card else "–" for card in cards["display"]),
            pile=cards["pile"],
            discard=sum(cards["discard"].values()),
        ),
        say("special", special=", ".join(str(value) for value in cards["special"]) or "–"),
    ]
    for seat, them in enumerate(view["players"]):
        levels = {kind: level for kind, level in them["sacrifices"].items() if level}
        lines += [
            "",
            say(
                "player",
                letter=COLUMNS[seat],
                player=player(seat),
                score=them["score"],
                hand=them["hand_size"],
                half_gods=them["half_gods"],
            ),
            say(
                "pieces",
                feet=them["feet"]["home"],
                feet_bank=them["feet"]["bank"],
                columns=them["columns"]["home"],
                columns_bank=them["columns"]["bank"],
                board=them["columns"]["board"],
            ),
            say(
                "tiles",
                sacrifices=", ".join(f"{name('card', kind)} {level}" for kind, level in levels.items())
                or "–",
                gods=counted("god", them["gods"]),
            ),
        ]
        if "hand" in them:
            lines.append(say("hand", cards=counted("card", them["hand"])))
    return "\n".join(lines)


def _draw_map(board: Map, view: dict[str, Any]) -> list[str]:
    """Four characters a hex; odd rows are shifted by two. Columns are lettered, rows numbered."""
    letters = [hexes.name(hexes.Cell(column, 0))[:-1] for column in range(board.columns)]
    lines = ["    " + "".join(f"{letter:<4}" for letter in letters).rstrip()]
    for row in range(board.rows):
        cells = "".join(
            f"{_draw_hex(board, hexes.Cell(column, row), view):<4}" for column in range(board.columns)
        )
        lines.append(f"{row:>2}  {'  ' if row % 2 else ''}{cells.rstrip()}")
    return lines


def _draw_hex(board: Map, cell: hexes.Cell, view: dict[str, Any]) -> str:
    name = hexes.name(cell)
    if name == view["epoch"]["temple"]:
        return "(T)"
    pieces = view["board"].get(name)
    if pieces:
        on_it = [FEET[seat] for seat in pieces["feet"]] + [COLUMNS[seat] for seat in pieces["columns"]]
        return "".join(on_it)
    if name in view["loot"]["on_board"]:
        return "$"
    ground = board.ground[cell]
    return {WATER: "~", COLUMN: "#"}.get(ground.use, ".")
