"""What texts of moves say."""

from __future__ import annotations

from trilithon.kernel.notation import told_by


def test_the_first_word_is_the_verb_and_capitals_are_named() -> None:
    assert told_by(("conquer TILE",), "conquer d4") == {"verb": "conquer", "tile": "d4"}
    assert told_by(("done",), "done") == {"verb": "done"}


def test_numbers_are_numbers_and_names_are_not() -> None:
    told = told_by(("spend HEX AMOUNT KIND",), "spend 1301 2 wood")
    assert told == {"verb": "spend", "hex": "1301", "amount": 2, "kind": "wood"}


def test_what_may_be_missing_is_missing() -> None:
    forms = ("march TILE [warlord]",)
    assert told_by(forms, "march b2") == {"verb": "march", "tile": "b2"}
    assert told_by(forms, "march b2 warlord") == {"verb": "march", "tile": "b2", "warlord": True}


def test_what_comes_twice_is_a_list() -> None:
    assert told_by(("swap RESOURCE RESOURCE",), "swap gold science") == {
        "verb": "swap",
        "resource": ["gold", "science"],
    }
    forms = ("walk HEX [KIND] [KIND]",)
    assert told_by(forms, "walk 1301 wood") == {"verb": "walk", "hex": "1301", "kind": ["wood"]}


def test_the_form_is_the_first_that_fits_all_of_it() -> None:
    forms = ("send HEX UNIT", "send ferry FERRY", "send ferry FERRY passenger PLACE")
    assert told_by(forms, "send ferry 2") == {"verb": "send", "ferry": 2}
    assert told_by(forms, "send ferry 2 passenger 1")["place"] == 1
    assert told_by(forms, "send nobody") == {}
