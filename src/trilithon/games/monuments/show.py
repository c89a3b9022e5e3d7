"""A view as text for a terminal of 100 columns: the map, what lies where, and each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trilithon.kernel.engine.events import Message, player
from trilithon.kernel.messages import Catalogue
from trilithon.kernel.shown import NOTHING, Shown

LETTERS = "ABCD"
TERRAIN_LETTERS = {"forest": "w", "pasture": "s", "mountain": "m", "field": "f"}
CELL = 6


def show(names: Mapping[str, Message], view: dict[str, Any], texts: Catalogue, language: str) -> str:
    return _Shown(names, view, texts, language).text()


class _Shown(Shown):
    game = "monuments"

    def lines(self) -> list[str]:
        lines = [self._turn(), "", *self._map(), self.say("key"), ""]
        lines += [self._stock(), *self._crossings(), *self._piles()]
        for seat, them in enumerate(self.view["players"]):
            lines += ["", *self._player(seat, them)]
        return lines

    # -- words -----------------------------------------------------------------------------------

    def _counted(self, things: Mapping[str, int]) -> str:
        """Resources or pieces with their numbers, without those that are 0."""
        called = {"armed": "armed-worker"}
        counts = [
            Message(f"monuments-count-{called.get(what, what)}", {"n": n}) for what, n in things.items() if n
        ]
        return self.listed([self.render(message) for message in counts])

    # -- the table -------------------------------------------------------------------------------

    def _turn(self) -> str:
        turn = self.view["turn"]
        if not turn["round"]:
            return self.say("set-up")
        line = self.say("turn", round=turn["round"], player=player(turn["active"]))
        return f"{line} {self.say('last-round')}" if turn["last_round"] else line

    def _map(self) -> list[str]:
        """Two lines for each row of hexes: name and terrain, then who and what is there."""
        hexes = {place["id"]: place for place in self.view["hexes"]}
        lines = []
        for row in range(1 + max(int(name[2:]) for name in hexes)):
            here = [hexes[name] for name in sorted(hexes) if int(name[2:]) == row]
            shift = " " * (CELL // 2 if row % 2 else 0)
            for draw in (self._ground, self._contents):
                lines.append(shift + "".join(f"{draw(place):<{CELL}}" for place in here))
        return lines

    def _ground(self, place: dict[str, Any]) -> str:
        if place["kind"] == "water":
            return f"{place['id']}~"
        if not place["in_play"]:
            return "  --"
        return f"{place['id']}{'#' if place['kind'] == 'monument' else TERRAIN_LETTERS[place['terrain']]}"

    def _contents(self, place: dict[str, Any]) -> str:
        units = sum(place.get("units", {}).values())
        text = f"{LETTERS[place['present']]}{units or ''}" if "present" in place else ""
        tokens = sum(place.get("tokens", {}).values())
        text += f"*{tokens}" if tokens else ""
        return text + ("^" if place.get("buildings") else "")

    def _stock(self) -> str:
        stock = self.view["stock"]
        tokens = {kind: stock[kind] for kind in ("wood", "sheep", "metal", "wheat")}
        decks = " / ".join(str(n) for n in self.view["quest_decks"])
        return self.say(
            "stock",
            tokens=self.say("unlimited") if None in tokens.values() else self._counted(tokens),
            weapons=stock["weapons"],
            crossings=stock["crossings"],
            decks=decks,
        )

    def _crossings(self) -> list[str]:
        bridges = ["-".join(river["between"]) for river in self.view["rivers"] if river["bridge"]]
        lines = [self.say("bridges", places=self.listed(bridges))] if bridges else []
        for ferry in self.view["ferries"]:
            where = f"{ferry['dock']}-{ferry['water']}" if ferry["dock"] else ferry["water"]
            aboard = [self._passenger(passenger) for passenger in ferry["passengers"] if passenger]
            aboard = aboard or [self.say("empty")]
            owner = f" {LETTERS[ferry['owner']]}" if ferry["owner"] is not None else ""
            lines.append(self.say("ferry", n=ferry["id"], place=where, aboard=self.listed(aboard)) + owner)
        return lines

    def _passenger(self, passenger: dict[str, Any]) -> str:
        unit = self._counted({passenger["unit"]: 1})
        return f"{unit} ({self._counted({passenger['cargo']: 1})})" if passenger["cargo"] else unit

    def _piles(self) -> list[str]:
        return [
            self.say("pile", layer=at, bonuses=self.listed([self.name("common", bonus) for bonus in pile]))
            for at, pile in enumerate(self.view["piles"], start=1)
        ]

    # -- players ---------------------------------------------------------------------------------

    def _player(self, seat: int, them: dict[str, Any]) -> list[str]:
        civilization = self.name("civilization", them["civilization"]) if them["civilization"] else NOTHING
        if "deck" not in them:
            return [self.say("leads", letter=LETTERS[seat], player=player(seat), civilization=civilization)]
        lines = [
            self.say(
                "player",
                letter=LETTERS[seat],
                player=player(seat),
                civilization=civilization,
                points=sum(them["points"].values()),
                layers=them["layers"],
            ),
            self.say(
                "cards",
                deck=self.name("deck", them["deck"]),
                score=self.name("score_card", them["score_card"]),
                ability=self.name("ability", them["ability"]) if them["ability"] else NOTHING,
            ),
            self.say(
                "holds",
                tokens=self._counted(them["resources"]),
                land=them["land"],
                workers=them["workers"],
                power=them["power"],
            ),
            self.say("hand", hand=self._actions(them, True), played=self._actions(them, False)),
            self.say("supply", supply=self._counted(them["supply"]), locked=self._counted(them["locked"])),
        ]
        if them["next_layer"]:
            lines.append(self._next_layer(them["next_layer"], them["layers"] + 1))
        bonuses = self.listed([self.name("common", bonus) for bonus in them["commons"]])
        completed = self.listed([self.name("quest", quest) for quest in them["completed"]])
        lines.append(self.say("won", bonuses=bonuses, completed=completed, quests=them["quests"]))
        lines += [self._quest(quest) for quest in them.get("in_progress", [])]
        return lines + [
            self._place(place) for place in self.view["hexes"] if self._has_pieces_in(place, seat)
        ]

    def _actions(self, them: dict[str, Any], hand: bool) -> str:
        """Cards in hand or played; * is upgraded."""
        return self.listed(
            [
                self.name("action", card["card"]) + ("*" if card["green"] else "")
                for card in them["cards"]
                if card["hand"] == hand
            ]
        )

    def _next_layer(self, layer: dict[str, Any], n: int) -> str:
        price = self._counted(layer["cost"])
        return self.say(
            "next", n=n, land=layer["land"], price=price, less=layer["less"], workers=layer["workers"]
        )

    def _quest(self, quest: dict[str, Any]) -> str:
        goals = ", ".join(f"{goal['have']}/{goal['need']}" for goal in quest["goals"])
        return self.say("quest", quest=self.name("quest", quest["id"]), goals=goals)

    def _has_pieces_in(self, place: dict[str, Any], seat: int) -> bool:
        """Passengers are listed with their ferries."""
        return (place.get("present") == seat and bool(place["units"])) or (
            place.get("buildings", {}).get("owner") == seat
        )

    def _place(self, place: dict[str, Any]) -> str:
        """What lies in a hex of theirs; damaged and blocked buildings in brackets."""
        things = [self._counted(place["units"])] if place.get("units") else []
        things += [self._counted(place["tokens"])] if "tokens" in place else []
        for building, state in place.get("buildings", {}).get("here", {}).items():
            name = self._counted({building: 1})
            things.append(name if state == "usable" else f"({name})")
        where = "water" if place["kind"] == "water" else place.get("terrain", "monument")
        name = self.render(Message(f"monuments-hex-{where}", {"name": place["id"]}))
        return f"    {name}: {', '.join(things)}"
