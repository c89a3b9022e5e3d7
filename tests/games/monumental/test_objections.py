"""What speaks against a map of one's own, for whoever is still drawing it."""

from __future__ import annotations

import pytest

from trilithon.games import find
from trilithon.games.monumental.maps.drawing import read_rows, write_line
from trilithon.kernel.errors import SetupError

GAME = find("monumental")


def ids(value: str, seats: int) -> set[str]:
    return {refusal.message.id for refusal in GAME.objections("map", value, seats)}


@pytest.mark.rule("MO-MAP-14")
def test_nothing_speaks_against_the_maps_of_the_game() -> None:
    for layout in GAME.content.layout:  # type: ignore[attr-defined]
        line = write_line(read_rows(layout.rows))
        assert ids(line, layout.seats) == set()
        GAME.setup(layout.seats, {"map": line})


@pytest.mark.rule("MO-MAP-03")
def test_all_is_said_at_once_and_agrees_with_the_set_up() -> None:
    line = write_line(read_rows(GAME.content.layout[0].rows))  # type: ignore[attr-defined]
    assert "monumental-map-capitals" in ids(line, 3)
    with pytest.raises(SetupError):
        GAME.setup(3, {"map": line})
    refusals = GAME.objections("map", "map1-C0", 2)
    assert len(refusals) > 1
    assert all(refusal.rule.startswith("MO-") for refusal in refusals)


def test_what_is_no_map_is_said_to_be_none() -> None:
    assert ids("map1-", 2) == ids("hello", 2) == {"monumental-map-unreadable"}
    assert GAME.objections("civilizations", "egypt,egypt", 2) == []
