"""Automas as the game takes them in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.chart import Chart
from trilithon.games.monumental.engine.hooks import Hook
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.invariants import markets
from trilithon.games.monumental.module import Json, Module
from trilithon.games.monumental.modules.automa.cards import SCHEMA, AutomaCards, automa_cards
from trilithon.games.monumental.modules.automa.checks import problems
from trilithon.games.monumental.modules.automa.engine.codes import NUMBER
from trilithon.games.monumental.modules.automa.engine.hook import Automas
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.modules.automa.engine.steps.table import STEPS
from trilithon.games.monumental.modules.automa.options import ANY, OPTIONS, SWITCH, problem, wanted
from trilithon.games.monumental.modules.automa.view import acting_shown, automa_shown
from trilithon.kernel.engine.events import Message
from trilithon.kernel.kept import Kept
from trilithon.kernel.messages import from_json
from trilithon.kernel.options import Value
from trilithon.kernel.shown import Shown


def markets_left(s: Position) -> Iterator[str]:
    """Tokens that Automas have discarded are in nobody's hands (MO-AUT-45)."""
    mine = own(s)
    return markets(s, gone=[s.items(mine.spent_of(market)) for market in range(s.at.markets)])


class AutomaModule(Module):
    id = "automa"
    number = NUMBER
    switch = SWITCH
    first_rule = "MO-AUT-01"
    options = OPTIONS
    steps = STEPS
    category = "automa"
    instead = MappingProxyType({"markets": markets_left})

    def __init__(self, kept: Kept | None = None) -> None:
        """With content that was kept, or as it stands in the files."""
        self._kept = kept
        self._read: AutomaCards | None = None

    @property
    def _cards(self) -> AutomaCards:
        if self._read is None:
            self._read = automa_cards() if self._kept is None else AutomaCards(SCHEMA.load(self._kept))
        return self._read

    @property
    def kept(self) -> Kept:
        return self._cards.kept

    def with_content(self, kept: Kept) -> AutomaModule:
        return AutomaModule(kept)

    # -- who plays -----------------------------------------------------------------------------------

    def is_on(self, options: Mapping[str, Value]) -> bool:
        return bool(wanted(options))

    def machines(self, options: Mapping[str, Value], seats: int) -> Sequence[int]:
        """The last seats: an Automa always plays behind all people (MO-AUT-04)."""
        return range(max(0, seats - len(wanted(options))), seats)

    def civilizations(self, options: Mapping[str, Value], seats: int) -> Mapping[int, str]:
        named = zip(self.machines(options, seats), wanted(options), strict=False)
        return {seat: one.civilization for seat, one in named if one.civilization != ANY}

    def problem(self, options: Mapping[str, Value], seats: int) -> Message | None:
        return problem(options, seats)

    # -- what is in the box --------------------------------------------------------------------------

    def names(self) -> dict[str, Message]:
        return {f"automa_card:{card.id}": card.name() for card in self._cards.content.automa_card}

    def glossary(self) -> dict[str, list[Message]]:
        return {f"automa_card:{card.id}": card.told() for card in self._cards.content.automa_card}

    def facts(self) -> Json:
        """Of each card in which decks it is, and what is printed beside its lines."""
        return {
            "automa_cards": {
                card.id: {
                    "deck": card.deck,
                    "lines": [{"type": line.type, "price": line.price} for line in card.lines],
                }
                for card in self._cards.content.automa_card
            }
        }

    # -- the engine ----------------------------------------------------------------------------------

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        return Automas(
            self._cards.tables,
            [one.difficulty for one in wanted(options)],
            bool(options["automa_hero_card"]),
            bool(options["automa_hunts_monsters"]),
            options["automa_wonder_tie"] == "low_terrain",
        )

    # -- what people see -----------------------------------------------------------------------------

    def table_view(self, s: Position, viewer: int) -> Json:
        return {"automa": acting_shown(s, self._lines)}

    @property
    def _lines(self) -> list[object]:
        return [line for card in self._cards.content.automa_card for line in card.lines]

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        return {"automa": automa_shown(s, owner)}

    def table_lines(self, shown: Shown, view: Json) -> list[str]:
        """What lies revealed, with a mark before each line."""
        at_work = view["automa"]
        lines = []
        for entry in at_work["queue"] if at_work else []:
            lines.append(shown.say("automa-card", card=shown.name("automa_card", entry["card"])))
            lines += [_line(shown, line) for line in entry["lines"]]
        return lines

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        automa = player["automa"]
        if automa is None:
            return []
        area = [shown.name("card", card) for card in automa["area"]]
        discard = [shown.name("automa_card", card) for card in automa["discard"]]
        nexus = [shown.name("automa_card", card) for card in automa["nexus"]]
        lines = [
            shown.say(
                "automa",
                type=automa["type"],
                difficulty=automa["difficulty"],
                deck=automa["deck"],
                policies=automa["hidden_policies"],
            ),
            shown.say("automa-area", cards=shown.listed(area)),
            shown.say("automa-discard", cards=shown.listed(discard)),
        ]
        return [*lines, shown.say("automa-nexus", cards=shown.listed(nexus))] if nexus else lines

    # -- study and checks ----------------------------------------------------------------------------

    def study(self, s: Position) -> dict[str, float]:
        """Points of the best Automa and of the best person, if there is one, and what Gold Automas are left with."""
        points = s.scores()
        automas = [seat for seat in range(s.seats) if not s.is_person(seat)]
        people = [points[seat] for seat in range(s.seats) if s.is_person(seat)]
        return {
            "automa_points": float(max(points[seat] for seat in automas)),
            **({"people_points": float(max(people))} if people else {}),
            "automa_gold": sum(s.has(seat, c.GOLD) for seat in automas) / len(automas),
        }

    def invariants(self, s: Position) -> Iterator[str]:
        return problems(s)


def _line(shown: Shown, line: Json) -> str:
    text = shown.render(from_json(line["text"]))
    if line["price"]:
        text = shown.render(Message("monumental-automa-priced", {"n": line["price"], "line": text}))
    if line["type"]:
        text = shown.render(Message("monumental-automa-typed", {"type": line["type"], "line": text}))
    return shown.say("automa-line", state=line["state"], line=text, why=line["why"] or "fits")
