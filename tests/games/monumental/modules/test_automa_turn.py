"""The turn of an Automa: what it reveals, what becomes of each line, and how its turn ends (MO-AUT-07 to -18)."""

from __future__ import annotations

import pytest

from tests.games.monumental.modules.lairs import lay, position
from tests.games.monumental.modules.machines import (
    GAME,
    begin,
    fates,
    gold,
    lines,
    log,
    machine,
    named,
    queue,
    whole_turn,
)
from trilithon.games.monumental.modules.automa.cards import automa_cards
from trilithon.games.monumental.modules.automa.words.lines import conquer, draw, explore, take
from trilithon.games.monumental.modules.automa.words.lines import gold as gold_lines
from trilithon.games.monumental.modules.automa.words.lines import policy as policy_lines
from trilithon.games.monumental.modules.automa.words.lines.line import Line
from trilithon.games.monumental.modules.automa.words.lines.shuffle import Shuffle
from trilithon.games.monumental.modules.automa.words.lines.wonder import Wonder
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import Playthrough

DECK = {
    "a01": "C-L; C-L (2G) | Architectural: W, W, B-L",
    "a02": "K-H; K-H (2G) | Aggressive: C-L, C-H",
    "a03": "P; P (3G) | Technological: K-L, K-H",
    "a04": "gain 3 Gold | Technological: K-L, K-H",
    "a05": "C-L; C-L (2G) | Economic: E2",
    "a06": "E1; E1 (2G); B-L | Aggressive: conquer 3 H, shuffle",
    "a07": "W; W (2G); B-L | Economic: E2",
    "a08": "K-H; K-H (2G) | Architectural: W, W, B-L",
    "a09": "P; P (3G) | Aggressive: C-L, C-H",
    "a10": "E1; E1 (2G); B-L | Cultural: P, P, shuffle",
    "a11": "E1; E1 (2G); B-L | Architectural: W, W, W, B-H, shuffle",
    "a12": "gain 3 Gold | Cultural: P+",
    "a13": "E1; E1 (2G); B-L | Technological: all Knowledge, shuffle",
    "a14": "E1; E1 (2G); B-L | Economic: E3, shuffle",
    "a15": "W; W (2G); B-L | Cultural: P+",
    "x01": "E1; E1 (2G); B-L; K-L; K-H",
    "x02": "E1; E1 (2G); B-L; P+",
    "x03": "E1; E1 (2G); B-L; W; W; B-L",
    "x04": "E1; E1 (2G); B-L; C-L; C-H",
}
"""As the rules print it, in their abbreviations."""


def short(line: Line) -> str:
    """A line in these abbreviations."""
    letter = {"lowest": "L", "highest": "H"}
    if isinstance(line, conquer.Conquer):
        text = f"C-{letter[line.which]}" if line.n == 1 else f"conquer {line.n} {letter[line.which]}"
    elif isinstance(line, take.Take):
        text = "all Knowledge" if line.which == "all" else f"{line.kind[0].upper()}-{letter[line.which]}"
    elif isinstance(line, policy_lines.Policy):
        text = "P+" if line.gold == 2 else "P"
    elif isinstance(line, explore.Explore):
        text = f"E{line.steps}"
    elif isinstance(line, gold_lines.Gold):
        text = f"gain {line.n} Gold"
    else:
        text = {Wonder: "W", Shuffle: "shuffle", draw.Draw: "draw"}[type(line)]
    return f"{text} ({line.price}G)" if line.price else text


@pytest.mark.rule("MO-AUT-65")
def test_the_cards_are_exactly_those_of_the_tables() -> None:
    cards = {card.id: card for card in automa_cards().content.automa_card}
    for name, printed in DECK.items():
        general = [short(line) for line in cards[name].lines if line.type is None]
        typed = [line for line in cards[name].lines if line.type is not None]
        text = "; ".join(general)
        if typed:
            assert len({line.type for line in typed}) == 1
            text += f" | {str(typed[0].type).title()}: {', '.join(short(line) for line in typed)}"
        assert text == printed, name
    action = [card for card in cards.values() if card.deck == "action"]
    advanced = [card for card in cards.values() if card.deck == "advanced"]
    assert (len(action), len(advanced)) == (15, 4)
    for kind in ("architectural", "cultural", "aggressive", "technological", "economic"):
        assert sum(any(line.type == kind for line in card.lines) for card in action) == 3
    assert all(card.source == "reported" for card in cards.values())


@pytest.mark.rule("MO-AUT-07", "MO-MD-01")
def test_two_cards_are_revealed_before_the_first_is_resolved() -> None:
    play = begin(machine("a04", "a12"))
    assert queue(play) == ["a04", "a12"]
    assert play.legal == ["line a04:1"]
    assert fates(play) == []
    assert gold(play) == 2


@pytest.mark.rule("MO-AUT-08")
def test_card_by_card_and_line_by_line_from_the_top() -> None:
    play = begin(machine("a04", "a12", civilization="china"))
    written = []
    while play.asked == "automa_line":
        written += play.legal
        lines(play, 1)
    assert written == ["line a04:1", "gold a04:2", "gold a04:3", "line a12:1", "ignore a12:2"]
    assert gold(play) == 2 + 3 + 2 + 2 + 3, "what it begins with, two cards, two lines without Knowledge"


@pytest.mark.rule("MO-AUT-09")
def test_another_card_comes_to_the_end_of_the_queue() -> None:
    play = begin(machine("denmark", "a12", "a04", civilization="denmark"))
    lines(play, 2)
    assert queue(play) == ["denmark", "a12", "a04"]
    assert play.legal == ["line a12:1"], "the card that was revealed before comes first"


@pytest.mark.rule("MO-AUT-10")
def test_an_empty_deck_is_made_of_the_discard_pile_without_what_lies_revealed() -> None:
    scenario = machine("denmark", "a12", civilization="denmark", only=True)
    ids = GAME_IDS
    scenario.look.automa_discards[1] = [ids.index("a04")]
    scenario.look.automa_gone[1] = [card for card in scenario.look.automa_gone[1] if ids[card] != "a04"]
    play = begin(scenario)
    lines(play, 2)
    assert queue(play) == ["denmark", "a12", "a04"]
    assert named(play, "automa_deck") == named(play, "automa_discards") == []
    assert "automa-deck-empty" in play.told


GAME_IDS = [card.id for card in automa_cards().content.automa_card]


@pytest.mark.rule("MO-AUT-10")
def test_if_both_are_empty_a_draw_is_ignored_without_compensation() -> None:
    play = begin(machine("denmark", "a12", civilization="denmark", only=True))
    lines(play, 1)
    assert play.legal == ["ignore denmark:2"]
    before = gold(play)
    lines(play, 1)
    assert gold(play) == before
    only_one = begin(machine("a04", civilization="denmark", only=True))
    assert queue(only_one) == ["a04"], "there is no second card to reveal"


@pytest.mark.rule("MO-AUT-11")
def test_a_line_for_another_type_is_ignored_without_compensation() -> None:
    play = begin(machine("a09", "a04", civilization="china"))
    lines(play, 2)
    assert play.legal == ["ignore a09:3"]
    before = gold(play)
    lines(play, 2)
    assert (gold(play), fates(play)[2:]) == (before, ["ignored", "ignored"])
    aggressive = begin(machine("a09", "a04", civilization="denmark"))
    lines(aggressive, 2)
    assert aggressive.legal == ["line a09:3"]


@pytest.mark.rule("MO-MEX-01")
def test_example_musashi_reveals_a09_and_a10() -> None:
    play = whole_turn(machine("a09", "a10"))
    texts = log(play)
    assert sum("it is for another type of Warlord" in text for text in texts) == 2
    assert sum(told == "automa-developed" for told in play.told) == 1 + 2
    assert "automa-shuffled" in play.told
    assert len(play.policies(1)) == 3
    assert len(named(play, "automa_deck")) == 16


@pytest.mark.rule("MO-AUT-12")
def test_what_cannot_be_carried_out_gives_two_gold() -> None:
    play = begin(machine("a02", "a04"))
    assert play.legal == ["gold a02:1"]
    lines(play, 1)
    assert gold(play) == 4
    assert fates(play) == ["gold"]


@pytest.mark.rule("MO-AUT-13", "MO-MD-03")
def test_a_line_with_a_price_is_paid_and_done_if_it_can_be_and_skipped_otherwise() -> None:
    play = begin(machine("a03", "a04").goods(1, gold=3))
    lines(play, 1)
    assert play.legal == ["line a03:2"], "it may not decline"
    lines(play, 1)
    assert gold(play) == 0
    assert len(play.policies(1)) == 2
    poor = begin(machine("a03", "a04").goods(1, gold=2))
    lines(poor, 1)
    assert poor.legal == ["skip a03:2"]
    lines(poor, 1)
    assert (gold(poor), len(poor.policies(1))) == (2, 1)


@pytest.mark.rule("MO-MEX-05", "MO-AUT-13")
def test_example_no_knowledge_in_the_display() -> None:
    play = begin(machine("a02", "a04").goods(1, gold=2))
    lines(play, 2)
    assert fates(play) == ["gold", "skipped"]
    assert gold(play) == 4


@pytest.mark.rule("MO-AUT-14", "MO-MD-04")
def test_of_a_line_with_several_parts_those_are_done_that_can_be() -> None:
    scenario = machine("a13", "a06", civilization="china").display("writing", "irrigation")
    play = begin(scenario)
    assert play.legal == ["line a13:1"]
    scenario = machine("a06", "a04", civilization="denmark").units(1, "d1", 8)
    scenario.outpost(1, "d1", "e2")
    play = begin(scenario)
    lines(play, 3)
    assert play.legal == ["line a06:4"]
    before = gold(play)
    lines(play, 1)
    assert len(play.owned(1)) == 3 + 1, "one Soldier was left at home, and no Outpost: one conquest of three"
    assert "automa-made-up" not in play.told[-1:]
    assert gold(play) >= before, "and no compensation"
    assert fates(play)[3] == "done"


@pytest.mark.rule("MO-AUT-15")
def test_gaining_gold_is_always_possible_even_if_it_is_none() -> None:
    play = begin(machine("denmark", "a04", civilization="denmark"))
    assert play.legal == ["line denmark:1"]
    lines(play, 1)
    assert (gold(play), fates(play)) == (2, ["done"]), "no coastal Province, and no compensation"


@pytest.mark.rule("MO-AUT-16", "MO-MD-02")
def test_a_shuffle_takes_in_all_that_is_done_with_and_leaves_what_waits() -> None:
    scenario = machine("a12", "a10", "japan", "a04")
    play = begin(scenario)
    lines(play, 2 + 5)
    assert play.legal == ["line a10:6"]
    play = lines(play, 1)
    assert sorted(named(play, "automa_deck")) == sorted([f"a{n:02}" for n in range(1, 16)] + ["japan"])
    assert named(play, "automa_discards") == queue(play) == []
    play = begin(machine("a10", "a12"))
    lines(play, 6)
    assert queue(play) == ["a12"]
    assert fates(play) == []
    assert play.legal == ["line a12:1"]
    assert "a10" in named(play, "automa_deck")
    assert "a12" not in named(play, "automa_deck")


@pytest.mark.rule("MO-AUT-16")
def test_after_a_shuffle_every_order_may_come() -> None:
    tops = set()
    for draws in range(4):
        scenario = machine("a12", "a10")
        for _ in range(draws):
            scenario.state.rng.word()
        tops.add(tuple(named(whole_turn(scenario), "automa_deck")))
    assert len(tops) > 1


@pytest.mark.rule("MO-AUT-17")
def test_at_the_end_cards_are_discarded_and_the_display_is_replenished_row_by_row() -> None:
    scenario = machine("a02", "a04").display(
        "quarry", "writing", "barracks", "stonehenge", "granary", "academy"
    )
    play = whole_turn(scenario)
    assert named(play, "automa_discards") == ["a02", "a04"]
    assert queue(play) == fates(play) == []
    display = play.display()
    assert None not in display
    assert display[2] == "barracks", "from the first row it took Writing: nothing more goes there"
    assert "academy" not in display, "from the second it took nothing: that loses its rightmost card"
    assert "academy" in play.past()


@pytest.mark.rule("MO-AUT-17")
def test_monsters_move_after_its_turn() -> None:
    scenario = machine("a04", "a12", modules={"monsters": 1})
    lay(scenario, {}, {"mogwai": ("c1", 3)})
    play = begin(scenario)
    lines(play, 4)
    assert position(play, "mogwai") == 3, "the last line is still to come"
    assert position(lines(play), "mogwai") == 4


@pytest.mark.rule("MO-AUT-18")
def test_its_turn_can_trigger_the_end_then_one_turn_each() -> None:
    scenario = machine("a02", "a04").display(
        "quarry", "writing", "barracks", "stonehenge", "granary", "academy"
    )
    scenario.exact_future("great_library", "irrigation")
    play = whole_turn(scenario)
    assert play.look.turns_left == 1, "the human has one more turn, then the Automa"
    assert (play.state.active(), play.look.turn) == (0, 3)


@pytest.mark.rule("MO-AUT-18")
@pytest.mark.parametrize("seed", [0, 1, 3])
def test_after_a_trigger_by_an_earlier_automa_the_round_is_finished_first(seed: int) -> None:
    play = Playthrough.start(GAME, GAME.setup(3, {"automas": "any:0,any:0"}), seed)
    while not play.over:
        play.play(play.legal[-1])
    turns = [(Peek(s).active, Peek(s).turns_left) for s in map(play.state_at, range(play.ply))]
    order = [turn for at, turn in enumerate(turns) if turn not in turns[:at] and turn[1] >= 0]
    before = turns[turns.index(order[0]) - 1]
    assert before[0] == 1, "the first of the two Automas has triggered it"
    assert [seat for seat, _ in order] == [2, 0, 1, 2], "the round, then one turn each"
    assert Peek(play.state).turns_left == 0
    assert Peek(play.state).active == 2, "the last Automa ends the game"
    assert (Peek(play.state).turn) % 3 == 0


def test_every_line_says_something_in_both_languages() -> None:
    for language in ("en", "hu"):
        play = whole_turn(machine("x04", "a11", civilization="egypt", difficulty=4))
        assert all(text.strip() and "{" not in text for text in log(play, language))
        assert len(log(play, language)) > 8
