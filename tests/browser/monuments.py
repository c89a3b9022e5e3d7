"""Positions of Monuments to begin a test at, led to by two scripts: what each seat does, card by card.

Nothing is left to chance before the first battle but quests, and no script depends on those. A line of a script is the
beginning of a move; the first legal move that begins so is played. What was the only answer has been played already:
such a line is passed over. As long as a line is not possible, the seat waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.conftest import House
from tests.browser.leading import Wanted, asked, can, lead, moves_of
from tests.web.playing import Json
from trilithon.games.monuments.game import Monuments
from trilithon.kernel.playthrough import Playthrough

OPTIONS: Json = {"start_player": "1", "ability_deal": "none"}
IDLE = ("keep", "done", "spend", "rest", "play quest", "play move", "move", "walk", "at")
"""What a seat does that has nothing to do, or waits for the next line of its script to be possible."""

Script = Sequence[str]


def at(
    house: House, greece: Script, egypt: Script = (), wanted: Wanted = lambda play: True, **other: Any
) -> Json:
    """A table where Greece (seat 0) is to choose a card, both scripts have been played, and it is as wanted."""
    script = Scripts(greece, egypt)
    return lead(
        house,
        Monuments.id,
        lambda play: script.ended(play) and asked("card")(play) and wanted(play),
        prefer=script.next,
        options=OPTIONS,
        **other,
    )


class Scripts:
    """Rolls of moves, one for each seat; they are wound back for every new game."""

    def __init__(self, *rolls: Script) -> None:
        self.rolls = rolls
        self.at = [0] * len(rolls)
        self.ply = 0

    def ended(self, play: Playthrough) -> bool:
        self._follow(play)
        return all(at >= len(roll) for at, roll in zip(self.at, self.rolls, strict=True))

    def next(self, play: Playthrough) -> str:
        self._follow(play)
        moves, seat = moves_of(play), play.state.to_move
        if moves[0].startswith("lead "):
            return "lead greece"
        line = self._line(seat)
        for words in (line, *IDLE) if line else IDLE:
            found = next((move for move in moves if move.startswith(words)), None)
            if found is not None:
                return found
        raise AssertionError(f"seat {seat}, at {line!r}, knows none of {moves}")

    def _follow(self, play: Playthrough) -> None:
        """Past what has been played, by this script or by itself as the only answer."""
        if play.ply < self.ply:
            self.at, self.ply = [0] * len(self.rolls), 0
        for played in play.played[self.ply :]:
            line = self._line(played.seat)
            self.at[played.seat] += line is not None and played.text.startswith(line)
        self.ply = play.ply

    def _line(self, seat: int) -> str | None:
        return next(iter(self.rolls[seat][self.at[seat] :]), None)


# -- scripts -------------------------------------------------------------------------------------------

TO_FOREST_AND_PASTURE = ("play move", "move 1201", "walk 1301", "move 1201", "walk 1302")
FIRST_LAYER = ("at 1301", "at 1302", *TO_FOREST_AND_PASTURE, "play move", "move 1201", "walk 1202")
"""Wood, sheep and the three hexes around Greece's monument: the first layer can be paid."""
SPARE_WOOD = (*FIRST_LAYER, "play produce", "at 1301", "at 1302")
"""One of each more than that."""
TWO_AT_A_FERRY = (
    *("at 1301", "at 1301", *TO_FOREST_AND_PASTURE),
    *("play build", "build ferry 1302-1402", "play move", "move 1301", "walk 1302"),
)
"""Two workers of Greece stand where a ferry lies."""
ANOTHER_FERRY = (*TWO_AT_A_FERRY[:-3], "play produce", "at 1301")
"""One lies there, and there is wood for a second."""
UPGRADED = ("at 1302", "at 1302", *TO_FOREST_AND_PASTURE, "play upgrade", "upgrade produce")
WOOD_AND_SHEEP = ("at 1301", "at 1302", *TO_FOREST_AND_PASTURE, *(("play produce", "at 1301", "at 1302") * 2))
"""Three of each."""
WOOD_IN_TWO_PLACES = (
    *("at 1301", "at 1301", "play move", "move 1201", "walk 1301", "move 1201", "walk 1301"),
    *("play produce", "play move", "move 1301", "walk 1302 wood"),
)
"""Three in the forest, one in the pasture."""
FORGED_TWICE = ("play train", "forge", "arm 1301") * 2
RAIDERS = (
    *("at 1301", "at 1301", "play move", "move 1201", "walk 1301", "move 1201", "walk 1301", "play produce"),
    *("play trade", "give wood", "kind metal", "give wood", "kind metal", *FORGED_TWICE, "play produce"),
    *("play build", "build ferry 1301-1402", "play move", "move 1301", "board ferry 1 wait"),
    *("move 1301", "board ferry 1", "play move", "move ferry 1", "sail 1403", "sail 1303"),
    *("play move", "move ferry 1", "sail 1203", "sail 1204"),
    *("play move", "move ferry 1", "sail 1205", "sail 1306"),
    *("play move", "move ferry 1", "sail 1307", "sail 1308"),
)
"""Two armed workers of Greece on a ferry before the coast of Egypt."""
SETTLERS = (
    *("at 1208", "at 1208", "play move", "move 1107", "walk 1208", "move 1107", "walk 1207"),
    *(
        "play produce",
        "at 1207",
        "at 1208",
        "play build",
        "build town 1208",
        "play produce",
        "at 1208",
        "at 1207",
    ),
    *("play trade", "give wheat", "kind metal", "at 1208", "play train", "forge", "arm 1208"),
    *("play move", "move 1107", "walk 1208", "move 1207", "walk 1208"),
)
"""All workers of Egypt, one of them armed, and a town, in the hex before which Greece's ferry lies."""
COAST = "1208"


def ready_for_a_layer(house: House, **other: Any) -> Json:
    return at(house, FIRST_LAYER, wanted=can("play monument"), **other)


def ready_to_sail(house: House, **other: Any) -> Json:
    return at(house, TWO_AT_A_FERRY, wanted=can("play move"), **other)


def ready_to_trade(house: House, **other: Any) -> Json:
    return at(house, WOOD_AND_SHEEP, wanted=can("play trade"), **other)


def ready_to_build(house: House, **other: Any) -> Json:
    return at(house, WOOD_IN_TWO_PLACES, wanted=can("play build"), **other)


def ready_to_turn_in(house: House, **other: Any) -> Json:
    """Chance must have dealt a quest that an upgrade fulfils."""
    return at(house, UPGRADED, wanted=lambda play: bool(quests(moves_of(play))), games=400, **other)


def quests(moves: Sequence[str]) -> list[str]:
    return [move for move in moves if move.startswith("quest ")]


def ready_to_attack(house: House, **other: Any) -> Json:
    """The dice will let Greece win, and Egypt choose what it loses and where it flees."""
    return at(house, RAIDERS, SETTLERS, wanted=will_win, games=400, **other)


def will_win(play: Playthrough) -> bool:
    if "play attack" not in moves_of(play):
        return False
    trial, asked = play.copy(), []
    for words in (
        "play attack",
        "attack",
        "send",
        "send",
        "done",
        "lose town",
        "lose",
        "lose",
        "lose",
        "retreat",
    ):
        moves = moves_of(trial)
        found = next((move for move in moves if move.startswith(words)), None)
        if found is None:
            continue
        if len(moves) > 1 and trial.state.to_move == 1:
            asked.append(words)
        trial.play_text(found)
    return asked[:1] == ["lose town"] and asked[-1] == "retreat"


# -- what stands there ---------------------------------------------------------------------------------


def own(view: Json, seat: int = 0) -> Json:
    player: Json = view["players"][seat]
    return player


def hex_of(view: Json, name: str) -> Json:
    return next(one for one in view["hexes"] if one["id"] == name)
