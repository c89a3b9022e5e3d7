"""Options: from text or typed, only what is allowed, and errors that say what that is."""

from __future__ import annotations

import pytest

from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.errors import SetupError
from trilithon.kernel.options import (
    Machines,
    Option,
    Value,
    check_options,
    count_seat_from_one,
    machine_levels,
    random_options,
    write_value,
)

ROUNDS = Option("rounds", 3, (2, 3, 4), "X-1", minimum=1)
DICE = Option("dice", True, (True, False), "X-2")
DECK = Option("deck", "long", ("short", "long"), "X-3")
ALSO = Option("stall", 5, (5, 3), "X-4", minimum=2, also=(0,))
LIMIT = Option("limit", 9, (9,), "X-6", minimum=2, maximum=20)
PLACE = Option("place", "sea", ("sea", "land"), "X-5", pattern=r"own-[a-z]+", pattern_means="own- and a name")
OPTIONS = (ROUNDS, DICE, DECK)


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (ALSO, "0", 0),
        (ALSO, 7, 7),
        (LIMIT, 20, 20),
        (ROUNDS, 4, 4),
        (ROUNDS, "4", 4),
        (ROUNDS, 1, 1),
        (ROUNDS, "9", 9),
        (DICE, False, False),
        (DICE, "true", True),
        (DECK, "short", "short"),
        (PLACE, "land", "land"),
        (PLACE, "own-hill", "own-hill"),
    ],
)
def test_allowed_values(option: Option, given: object, value: Value) -> None:
    checked = option.check(given)
    assert checked == value
    assert type(checked) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "allowed"),
    [
        (ALSO, 1, "5, 3, 0, or any whole number from 2 on"),
        (LIMIT, 21, "9, or any whole number from 2 to 20"),
        (ROUNDS, 0, "2, 3, 4, or any whole number from 1 on"),
        (ROUNDS, True, "2, 3, 4"),
        pytest.param(ROUNDS, "9" * 5000, "2, 3, 4", id="endless"),
        (ROUNDS, "-1", "2, 3, 4"),
        (ROUNDS, 2.0, "2, 3, 4"),
        (DICE, 1, "true, false"),
        (DICE, "True", "true, false"),
        (DECK, "huge", "short, long"),
        (DECK, None, "short, long"),
        (PLACE, "hill", "sea, land, or own- and a name"),
        (PLACE, "own-", "sea, land, or own- and a name"),
        pytest.param(PLACE, "own-hill\n", "sea, land, or own- and a name", id="the whole text"),
        pytest.param(PLACE, "an own-hill", "sea, land, or own- and a name", id="from its beginning"),
        (PLACE, 7, "sea, land, or own- and a name"),
    ],
)
def test_forbidden_values_name_what_is_allowed(option: Option, given: object, allowed: str) -> None:
    with pytest.raises(SetupError, match=f"{option.id} cannot be .*; allowed: {allowed}"):
        option.check(given)


def test_options_are_filled_in_with_their_defaults() -> None:
    assert check_options(OPTIONS, {"dice": "false"}) == {"rounds": 3, "dice": False, "deck": "long"}


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(SetupError, match="no option 'die'; there are: deck, dice, rounds"):
        check_options(OPTIONS, {"die": True})


def test_drawn_options_are_allowed_and_all_choices_occur() -> None:
    drawn = [random_options(OPTIONS, seeded(seed)) for seed in range(50)]
    for options in drawn:
        assert check_options(OPTIONS, options) == options
    for option in OPTIONS:
        assert {options[option.id] for options in drawn} == set(option.choices)


def test_values_are_written_as_they_are_read() -> None:
    for option in OPTIONS:
        for choice in option.choices:
            assert option.check(write_value(choice)) == choice


@pytest.mark.parametrize(("old", "new"), [("0", "1"), (3, "4"), ("random", "random"), ("-1", "-1")])
def test_a_seat_that_was_counted_from_0_is_counted_from_1(old: object, new: object) -> None:
    given = {"first": old, "dice": "2"}
    assert count_seat_from_one(given, "first") == {"first": new, "dice": "2"}
    assert given["first"] == old


def test_an_option_that_is_left_out_stays_so() -> None:
    assert count_seat_from_one({"dice": "2"}, "first") == {"dice": "2"}


def test_the_levels_of_machines_stand_in_the_text_of_their_option() -> None:
    machines = Machines("peoples", "any", (0, 1, 2))
    options = (
        Option("automas", "", ("",), "X-1", pattern=r"[a-z]+:[0-2](,[a-z]+:[0-2])*", machines=machines),
        Option("other", "a:2", ("a:2",), "X-2"),
    )
    assert machine_levels(options, {"automas": "", "other": "a:2"}) == []
    assert machine_levels(options, {}) == []
    assert machine_levels(options, {"automas": "any:0,egypt:2", "other": "a:2"}) == ["0", "2"]
