"""Is a board fair and playable? The ten constraints of section 6.1 of the rules, each checked on any content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.chart import Chart
from trilithon.games.monuments.names import TERRAINS
from trilithon.games.monuments.schema import Content, SetUp

HOME_HEXES = 9
FEWEST, MOST = 12.5, 13.0
"""Land hexes in play for each player."""
FIRST_REGION = sorted((c.WOOD, c.SHEEP, c.WHEAT))
NEIGHBOURS = 3
"""Water hexes between two homes on the same half of the world; halves are farther apart."""


def board_problems(content: Content, chart: Chart) -> list[str]:
    """What is wrong with the board, in plain words; empty if it keeps all constraints."""
    return _Checked(content, chart).problems()


class _Checked:
    def __init__(self, content: Content, chart: Chart) -> None:
        self.content = content
        self.chart = chart
        by_name = {name: spot for spot, name in enumerate(chart.names)}
        self.regions = {
            (region.group, region.kind): frozenset(by_name[name] for name in region.hexes)
            for region in content.region
        }
        self.civilizations = [entry.id for entry in content.civilization]

    def problems(self) -> list[str]:
        found = [*self._grid(), *self._islands(), *self._water()]
        for civilization in self.civilizations:
            found += [f"{civilization}: {problem}" for problem in self._home(civilization)]
        for set_up in self.content.set_up:
            found += [f"set-up {set_up.id}: {problem}" for problem in self._set_up(set_up)]
        return [f"board: {problem}" for problem in [*found, *self._own_terrains(), *self._distances()]]

    # -- the grid ----------------------------------------------------------------------------------

    def _near(self, spot: int) -> list[int]:
        around = self.chart.near[spot * 6 : spot * 6 + 6]
        return [int(near) for near in around if near >= 0]

    def _dry_near(self, spot: int) -> list[int]:
        """Neighbours on land that no river cuts off."""
        sides = [
            int(self.chart.near[side]) for side in range(spot * 6, spot * 6 + 6) if self.chart.river[side] < 0
        ]
        return [near for near in sides if 0 <= near < self.chart.lands]

    def _reached(self, start: Iterable[int], allowed: Iterable[int], dry: bool = False) -> set[int]:
        """All hexes among the allowed ones that can be reached, those of the start included."""
        seen = set(start)
        within = set(allowed)
        waiting = list(seen)
        while waiting:
            spot = waiting.pop()
            for near in self._dry_near(spot) if dry else self._near(spot):
                if near in within and near not in seen:
                    seen.add(near)
                    waiting.append(near)
        return seen

    def _grid(self) -> Iterator[str]:
        """(1) All rows are equally long, so that hexes have their neighbours."""
        if len({len(row) for row in self.content.board[0].rows}) != 1:
            yield "its rows are not equally long"

    def _islands(self) -> Iterator[str]:
        """(6) Islands never touch other land."""
        chart = self.chart
        for spot in range(chart.shores):
            touched = {chart.group[near] for near in self._near(spot) if near < chart.shores} - {
                chart.group[spot]
            }
            if touched:
                others = ", ".join(chart.group_ids[group] for group in sorted(touched))
                yield f"{chart.names[spot]} of {chart.group_ids[chart.group[spot]]} touches {others}"
        for group in range(chart.groups):
            if chart.is_island[group]:
                hexes = [spot for spot in range(chart.lands) if chart.group[spot] == group]
                if len(self._reached(hexes[:1], hexes)) != len(hexes):
                    yield f"island {chart.group_ids[group]} is in several pieces"

    def _water(self) -> Iterator[str]:
        """(7) All water is connected."""
        water = range(self.chart.shores, self.chart.hexes)
        if len(self._reached(list(water)[:1], water)) != len(water):
            yield "its water is in several pieces"

    # -- homes -------------------------------------------------------------------------------------

    def _home(self, civilization: str) -> Iterator[str]:
        """(2) to (5)."""
        chart = self.chart
        group = chart.group_ids.index(civilization)
        land = [spot for spot in range(chart.lands) if chart.group[spot] == group]
        monument = chart.monument[self.civilizations.index(civilization)]
        if len(land) != HOME_HEXES:
            yield f"it has {len(land)} land hexes, not {HOME_HEXES}"
        named = {kind: self.regions.get((civilization, kind), frozenset()) for kind in ("S", "T", "U")}
        if sorted(spot for hexes in named.values() for spot in hexes) != land:
            yield "its regions S, T and U are not its land"
        free = self._reached(self._dry_near(monument), land, dry=True)
        if len(self._dry_near(monument)) != 3 or free != named["S"]:
            yield "exactly the three hexes of S must be reached from the monument without a bridge"
        if sorted(chart.terrain[spot] for spot in named["S"]) != FIRST_REGION:
            yield "S must be a forest, a pasture and a field"
        yield from self._regions(named)
        yield from self._terrains(land)

    def _regions(self, named: dict[str, frozenset[int]]) -> Iterator[str]:
        """(4) Three connected hexes each, parted by rivers, all with a coast; S is beside T and U."""
        for kind, hexes in named.items():
            if len(hexes) != 3 or self._reached(list(hexes)[:1], range(self.chart.lands), dry=True) != hexes:
                yield f"{kind} must be three hexes that are connected, and parted from others by rivers"
            if not any(near >= self.chart.shores for spot in hexes for near in self._near(spot)):
                yield f"{kind} has no coast"
        for kind in ("T", "U"):
            if not any(near in named[kind] for spot in named["S"] for near in self._near(spot)):
                yield f"one bridge must lead from S to {kind}"

    def _terrains(self, land: list[int]) -> Iterator[str]:
        """(5) Two of every terrain, and one more of one of them."""
        counts = Counter(self.chart.terrain[spot] for spot in land)
        if sorted(counts[kind] for kind in range(c.KINDS)) != [2, 2, 2, 3]:
            shown = ", ".join(f"{counts[kind]} {TERRAINS[kind]}" for kind in range(c.KINDS))
            yield f"its terrains must be two of each and one more, not {shown}"

    def _own_terrains(self) -> Iterator[str]:
        """(5) Of which terrain there is one more is different for each continent."""
        chart = self.chart
        homes = [chart.group_ids.index(civilization) for civilization in self.civilizations]
        counts = [
            Counter(chart.terrain[spot] for spot in range(chart.lands) if chart.group[spot] == home)
            for home in homes
        ]
        own = [kind for count in counts for kind in range(c.KINDS) if count[kind] > 2]
        if len(set(own)) != len(own):
            yield "two continents have one more hex of the same terrain"

    # -- who plays together --------------------------------------------------------------------------

    def _set_up(self, set_up: SetUp) -> Iterator[str]:
        """(8) and (9)."""
        chart = self.chart
        out = {chart.group_ids.index(group) for group in set_up.out if group in chart.group_ids}
        land = sum(chart.group[spot] not in out for spot in range(chart.lands))
        each = land / len(set_up.civilizations)
        if not FEWEST <= each <= MOST:
            yield f"{each:.1f} land hexes for each player, not {FEWEST} to {MOST}"
        for civilization in set_up.civilizations:
            home = chart.group_ids.index(civilization)
            if home in out:
                yield f"{civilization} is out of play"
            islands = [
                group
                for group in range(chart.groups)
                if chart.is_island[group] and group not in out and self._apart(home, group) <= 2
            ]
            size = sum(chart.group[spot] in islands for spot in range(chart.lands))
            if len(islands) < 2 or size < 3:
                yield f"{civilization} has {len(islands)} islands with {size} hexes near, it needs 2 with 3"

    def _apart(self, one: int, other: int) -> int:
        """Water hexes between two continents or islands."""
        chart = self.chart
        mine = [spot for spot in range(chart.lands) if chart.group[spot] == one]
        theirs = [spot for spot in range(chart.lands) if chart.group[spot] == other]
        return min(chart.distance(spot, there) for spot in mine for there in theirs) - 1

    def _distances(self) -> Iterator[str]:
        """(10) Who plays as a pair is three water hexes apart, all others are farther."""
        chart = self.chart
        pairs = [
            set(set_up.civilizations) for set_up in self.content.set_up if len(set_up.civilizations) == 2
        ]
        for at, one in enumerate(self.civilizations):
            for other in self.civilizations[at + 1 :]:
                apart = self._apart(chart.group_ids.index(one), chart.group_ids.index(other))
                if {one, other} in pairs and apart != NEIGHBOURS:
                    yield f"{one} and {other} are {apart} water hexes apart, not {NEIGHBOURS}"
                if {one, other} not in pairs and apart <= NEIGHBOURS:
                    yield f"{one} and {other} are {apart} water hexes apart, not more than {NEIGHBOURS}"
