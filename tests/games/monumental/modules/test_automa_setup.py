"""How a game with Automas begins: pieces, decks, seats, Capitals (MO-AUT-01 to -06, -66), and what is refused."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.monumental.modules.machines import GAME, begin, machine, named, whole_turn
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.order import seat_in_order
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.view import view
from trilithon.games.monumental.words.things import policies_of
from trilithon.kernel.errors import SetupError
from trilithon.kernel.messages import SetupRefused
from trilithon.kernel.options import Value
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import Playthrough

ACTION = [f"a{n:02}" for n in range(1, 16)]


def started(seats: int, automas: str, seed: int = 1, **options: Value) -> Position:
    return GAME.start(GAME.setup(seats, {"automas": automas, **options}), seed)


@pytest.mark.rule("MO-AUT-01")
def test_it_has_warlord_policies_and_pieces_and_two_gold_but_no_city_cards() -> None:
    piles = set()
    for seed in range(5):
        s = started(2, "greece:0", seed)
        look, home = Peek(s), s.capital(1)
        assert s.has(1, c.GOLD) == 2
        assert (s.soldiers(home), s.warlord(1)) == (9, home)
        assert [s.explorer(1, which) for which in (0, 1)] == [home, home]
        hidden = [s.box.policy_ids[policy] for policy in look.automa_policies[1]]
        assert sorted(hidden) == sorted(s.box.policy_ids[policy] for policy in policies_of(s, 1))
        assert not look.developed[1]
        piles.add(tuple(hidden))
        assert not look.deck[1]
        assert not look.discards[1]
        assert all(s.card_at(1, slot) < 0 for slot in range(s.at.slots))
        assert len(look.archive[1]) == 15
    assert len(piles) > 1, "shuffled"


@pytest.mark.rule("MO-AUT-02")
@pytest.mark.parametrize("difficulty", range(5))
def test_its_deck_has_15_action_cards_its_own_card_and_as_many_advanced_as_it_is_hard(
    difficulty: int,
) -> None:
    seen, orders = Counter[str](), set()
    for seed in range(12):
        s = started(2, f"denmark:{difficulty}", seed)
        ids = own(s).cards.ids
        deck = [ids[card] for card in Peek(s).automa_deck[1]]
        advanced = [card for card in deck if card.startswith("x")]
        assert sorted(card for card in deck if not card.startswith("x")) == sorted([*ACTION, "denmark"])
        assert len(set(advanced)) == len(advanced) == difficulty
        seen.update(advanced)
        orders.add(tuple(deck))
    assert len(orders) == 12, "shuffled"
    assert len(seen) == (4 if difficulty else 0), "any of the four, also without Lost Kingdoms"


@pytest.mark.rule("MO-AUT-03")
def test_each_automa_has_a_deck_a_discard_pile_and_a_difficulty_of_its_own() -> None:
    s = started(3, "egypt:1,japan:4")
    ids = own(s).cards.ids
    first, second = ([ids[card] for card in Peek(s).automa_deck[seat]] for seat in (1, 2))
    assert (len(first), len(second)) == (17, 20)
    assert "egypt" in first
    assert "japan" in second
    assert [view(s, 0)["players"][seat]["automa"]["difficulty"] for seat in (1, 2)] == [1, 4]
    play = Playthrough.start(GAME, GAME.setup(3, {"automas": "egypt:0,japan:0"}), 3)
    while Peek(play.state).turn < 6:
        play.play(play.legal[0])
    mine = own(play.state)
    for seat, card, other in ((1, "egypt", "japan"), (2, "japan", "egypt")):
        piles = (mine.deck_of(seat), mine.discard_of(seat), mine.queue_of(seat))
        cards = [ids[number] for pile in piles for number in play.state.items(pile)]
        assert sorted(cards) == sorted([*ACTION, card])
        assert other not in cards


@pytest.mark.rule("MO-AUT-04")
def test_automas_play_after_all_people_in_the_order_of_seats_and_a_person_begins() -> None:
    firsts = set()
    for seed in range(12):
        s = started(4, "any:0,any:0", seed)
        firsts.add(int(s.first()))
        order = [int(seat_in_order(s, place)) for place in range(4)]
        assert order[0] == s.first()
        assert order[2:] == [2, 3]
    assert firsts == {0, 1}
    turns = turns_of(4, "any:0,any:0", 12)
    assert [seat for _, seat in turns][:8] in ([0, 1, 2, 3] * 2, [1, 0, 2, 3] * 2)


def turns_of(seats: int, automas: str, seed: int) -> list[tuple[int, int]]:
    play = Playthrough.start(GAME, GAME.setup(seats, {"automas": automas}), seed)
    found: list[tuple[int, int]] = []
    while not play.over and len(found) < 3 * seats:
        look = Peek(play.state)
        turn = (look.turn, look.active)
        if look.turn and (not found or found[-1] != turn):
            found.append(turn)
        play.state.play(play.legal[-1])
        play.legal = play.state.moves()
    assert all(b[0] - a[0] == 1 for a, b in pairwise(found))
    return found


@pytest.mark.rule("MO-AUT-05", "MO-MD-13")
def test_its_capital_is_drawn_from_all_before_people_choose() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(40):
        s = started(3, "any:0", seed, map="small")
        assert s.step().name == "capital"
        assert s.to_move != 2
        assert s.capital(2) >= 0
        assert len(s.moves()) == 2, "its Capital is taken"
        drawn[int(s.capital(2))] += 1
    assert len(drawn) >= 3


@pytest.mark.rule("MO-AUT-06")
def test_it_activates_nothing_refills_nothing_and_holds_nothing_but_gold_and_tokens() -> None:
    play = Playthrough.start(GAME, GAME.setup(2, {"automas": "any:4"}), 5)
    asked = set()
    while not play.over:
        asked.add((play.state.to_move, play.state.step().name))
        goods = Peek(play.state).goods
        assert all(goods[1, resource] == 0 for resource in range(c.RESOURCES) if resource != c.GOLD)
        assert not Peek(play.state).deck[1]
        play.state.play(play.legal[len(play.legal) // 2])
        play.legal = play.state.moves()
    assert {step for seat, step in asked if seat == 1} == {"automa_line"}
    assert whole_turn(machine("a04", "a12")).city(1) == {}


@pytest.mark.rule("MO-AUT-66")
@pytest.mark.parametrize(
    ("civilization", "kind"),
    [
        ("egypt", "architectural"),
        ("japan", "cultural"),
        ("aztecs", "cultural"),
        ("denmark", "aggressive"),
        ("amazons", "aggressive"),
        ("china", "technological"),
        ("atlantis", "technological"),
        ("greece", "economic"),
        ("mughals", "economic"),
    ],
)
def test_the_type_of_each_warlord(civilization: str, kind: str) -> None:
    s = started(2, f"{civilization}:0", lost_kingdoms=True)
    assert view(s, 0)["players"][1]["automa"]["type"] == kind


@pytest.mark.rule("MO-MOD-01")
def test_seats_are_people_or_automas_and_all_of_them_count() -> None:
    setup = GAME.setup(4, {"automas": "any:0,egypt:3"})
    assert GAME.people(setup) == (True, True, False, False)
    assert GAME.setup_for(2, {"automas": "any:0,egypt:3"}).seats == 4
    solo = GAME.setup_for(1, {"automas": "any:0"})
    s = GAME.start(solo, 1)
    assert (s.seats, s.setup.rows, s.setup.width) == (2, 2, 3), (
        "a solo game is a game for two in every respect"
    )


@pytest.mark.parametrize(
    ("seats", "automas", "said", "hungarian"),
    [
        (
            2,
            "0",
            "“0” is no Automa; name each by its civilization and its difficulty, as in egypt:2,any:0.",
            "nem automa",
        ),
        (2, "0,2", "“0” is no Automa", "nem automa"),
        (2, "egypt", "“egypt” is no Automa", "nem automa"),
        (2, "egypt:5", "cannot have the difficulty 5; choose one from 0 to 4.", "nem lehet 5; 0 és 4 között"),
        (
            2,
            "any:0,any:1,any:2",
            "3 Automas need as many seats, and there are 2",
            "3 automának ugyanennyi hely kell",
        ),
        (
            2,
            "rome:0",
            "There is no civilization called “rome”; choose one of these: ",
            "Nincs „rome” nevű civilizáció",
        ),
        (3, "egypt:0,egypt:1", "Egypt is named twice", "Kétszer szerepel"),
        (
            2,
            "aztecs:0",
            "Aztecs can be chosen only with the option “Lost Kingdoms” switched on",
            "csak akkor választható",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(seats: int, automas: str, said: str, hungarian: str) -> None:
    with pytest.raises(SetupRefused) as refused:
        GAME.setup(seats, {"automas": automas})
    assert said in refused.value.said("en")
    assert hungarian in refused.value.said("hu")


def test_a_seat_that_two_options_name_differently_is_refused() -> None:
    with pytest.raises(SetupRefused, match=r"Seat 2 leads “egypt” as an Automa, so it cannot lead “greece”"):
        GAME.setup(2, {"automas": "egypt:0", "civilizations": "japan,greece"})
    s = GAME.start(GAME.setup(2, {"automas": "any:0", "civilizations": "japan,greece"}), 1)
    assert [s.box.civilization_ids[s.civilization(seat)] for seat in (0, 1)] == ["japan", "greece"]
    s = GAME.start(GAME.setup(2, {"automas": " Egypt:2 "}), 1)
    assert s.box.civilization_ids[s.civilization(1)] == "egypt"


def test_an_empty_option_is_refused() -> None:
    with pytest.raises(SetupError):
        GAME.setup(2, {"automas": ""})


def test_a_scenario_has_the_cards_that_it_names() -> None:
    play = begin(machine("a05", "denmark", civilization="denmark"))
    assert named(play, "automa_queue") == ["a05", "denmark"]
