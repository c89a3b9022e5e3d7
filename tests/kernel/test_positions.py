"""Frames of a saved agenda: what is right is read from the bottom to the top, what is wrong is complained of."""

from __future__ import annotations

import pytest

from trilithon.kernel.positions import read_frames

FIELDS = {"pay": (("gold", "number"), ("", "number"), ("to", "seat")), "end": ()}
END: dict[str, int | str] = {"do": "end", "seat": 0}


def test_the_bottom_comes_first_with_all_that_is_to_be_read() -> None:
    complaints: list[str] = []
    top: dict[str, int | str] = {"do": "pay", "seat": 1, "gold": 3, "to": 0}
    found = list(read_frames([top, END], 2, FIELDS, complaints.append))
    assert [(frame.name, frame.seat, frame.at) for frame in found] == [
        ("end", 0, "agenda[1]"),
        ("pay", 1, "agenda[0]"),
    ]
    assert found[1].values["gold"] == 3
    assert complaints == []


@pytest.mark.parametrize(
    ("frame", "complaint"),
    [
        ({"do": "sing", "seat": 0}, "agenda[0].do: 'sing'; allowed: end, pay"),
        ({"do": 7, "seat": 0}, "agenda[0].do: 7; allowed: end, pay"),
        ({"do": "pay", "seat": 0, "gold": 3}, "agenda[0]: pay has the fields do, gold, seat, to"),
        ({"do": "end", "seat": 0, "gold": 3}, "agenda[0]: end has the fields do, seat"),
        ({"do": "end", "seat": 2}, "agenda[0].seat: there is no seat 2; seats are 0 to 1"),
        ({"do": "end", "seat": "0"}, "agenda[0].seat: there is no seat '0'; seats are 0 to 1"),
    ],
)
def test_a_frame_that_is_wrong_is_left_out(frame: dict[str, int | str], complaint: str) -> None:
    complaints: list[str] = []
    found = list(read_frames([frame, END], 2, FIELDS, complaints.append))
    assert [frame.name for frame in found] == ["end"]
    assert complaints == [complaint]
