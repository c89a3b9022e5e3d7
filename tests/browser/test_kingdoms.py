"""A game with each of the Lost Kingdoms: two browsers at one table. Agents have played the first rounds, as others play
them; from then on all is clicked, to the end."""

from __future__ import annotations

import pytest

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import view_of
from tests.browser.monumental import act, at
from tests.web.playing import Json

BEGUN = 6
"""The round from which on people play."""
OWN = {"amazons": "mounted", "atlantis": "nexus", "aztecs": "altar", "mughals": "lines"}
"""What views say of a player of that people and of nobody else."""


def player(me: Visitor, seat: int) -> Json:
    found: Json = me.now["view"]["players"][seat]
    return found


@pytest.mark.long
@pytest.mark.parametrize("peoples", [("amazons", "atlantis"), ("aztecs", "mughals")], ids="-".join)
def test_a_game_of_two_kingdoms_is_clicked_to_its_end(
    visit: Visit, house: House, peoples: tuple[str, str]
) -> None:
    options = {"lost_kingdoms": True, "civilizations": ",".join(peoples), "first_player": "host"}
    made = at(
        house, act(lambda play: view_of(play)["turn"]["round"] >= BEGUN), options=options, mode="friends"
    )
    two = [visit().sit(made, seat) for seat in range(2)]
    adviser = Adviser(house.database, two[0].table, "glance")
    while not two[0].now["over"]:
        me = two[two[0].now["to_move"]]
        me.until_mine()
        me.play(adviser.suggest())
        two[0].until_ply(me.ply)
    for seat, me in enumerate(two):
        me.until(lambda me=me: me.now["over"], "the end")  # type: ignore[misc]
        assert me.now["sheet"] == two[0].now["sheet"]
        assert [player(me, n)["civilization"] for n in range(2)] == list(peoples)
        assert OWN[peoples[seat]] in player(me, seat)
        assert OWN[peoples[seat]] not in player(me, 1 - seat)
        assert me.complaints == []
