"""Five players: the deck, the map, how long it lasts, and that it holds at every decision (MO-LK-01 to -03, -20)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from tests.games.monumental.modules.lairs import position
from tests.games.monumental.modules.test_monster_rules import arrival
from tests.games.monumental.scenario import Scenario, new_game
from tests.games.monumental.soundness import problems
from tests.games.monumental.test_end import SIX, play_on
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.heroes.engine.own import is_hero, own
from trilithon.games.monumental.schema import Card
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import catalogue
from trilithon.kernel.options import Value, random_options
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record

GAME = Monumental()
ON: dict[str, Value] = {"lost_kingdoms": True}
ALTERNATIVES = ("colossus_of_rhodes", "notre_dame", "international_space_station")
FURTHER = {
    "caravanserai": ("1", "building"),
    "wheel": ("1", "knowledge"),
    "divination": ("1", "knowledge"),
    "scriptorium": ("2", "building"),
    "compass": ("2", "knowledge"),
    "great_zimbabwe": ("2", "wonder"),
    "trans_siberian_railway": ("3", "wonder"),
    "aviation": ("3", "knowledge"),
    "economics": ("3", "knowledge"),
}
COSTS = {
    ("1", "building"): (3, 5),
    ("1", "knowledge"): (2, 4),
    ("2", "building"): (5, 7),
    ("2", "knowledge"): (4, 6),
    ("3", "knowledge"): (6, 9),
    ("2", "wonder"): (9, 11),
    ("3", "wonder"): (12, 16),
}
"""The curves of the Eras (section 6 of the base game's rules)."""


def begun(seats: int = 5, seed: int = 1, **options: Value) -> Position:
    return GAME.start(GAME.setup(seats, ON | options), seed)


def in_deck(s: Position) -> list[str]:
    """Before the display is dealt, all Development cards of the game lie there."""
    return sorted(s.box.card_ids[int(s.kinds[card])] for card in s.items(s.at.future))


def kinds(cards: list[str], era: str) -> tuple[int, int, int]:
    found = Counter(card.kind for card in the_cards() if card.id in cards and card.deck == era)
    return found["wonder"], found["building"], found["knowledge"]


def the_cards() -> tuple[Card, ...]:
    return GAME._in_the_box(ON).content.card


# -- the deck ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-02")
def test_nine_cards_are_for_five_and_lie_on_the_curves_of_their_eras() -> None:
    further = {card.id: card for card in the_cards() if card.players is not msgspec.UNSET}
    assert {name: (card.deck, card.kind) for name, card in further.items()} == FURTHER
    for card in further.values():
        low, high = COSTS[card.deck, card.kind]
        assert low <= (sum(card.stages) if card.stages else card.cost) <= high, card.id
        assert card.source == "original"
        assert card.ability.worth() > 0
    assert sum(card.kind == "wonder" for card in the_cards()) == 22, "each has a token of its own"


@pytest.mark.rule("MO-LK-02")
def test_the_deck_of_five_has_47_cards_and_all_wonders() -> None:
    cards = in_deck(begun())
    assert [kinds(cards, era) for era in ("1", "2", "3")] == [(6, 6, 7), (6, 5, 5), (6, 0, 6)]
    assert len(cards) == 47
    assert {*ALTERNATIVES, *FURTHER} <= set(cards)
    assert begun().items(begun().at.removed) == []


@pytest.mark.rule("MO-LK-02")
def test_with_the_renaissance_there_are_59() -> None:
    cards = in_deck(begun(renaissance=True))
    assert kinds(cards, "renaissance") == (4, 4, 4)
    assert len(cards) == 59


@pytest.mark.rule("MO-LK-02")
def test_with_five_the_option_for_alternative_wonders_changes_nothing() -> None:
    usual = begun(seed=4)
    for eras in ("1", "23", "123"):
        other = begun(seed=4, alt_wonders=eras)
        assert other.items(other.at.future) == usual.items(usual.at.future)
        assert other.items(other.at.removed) == []


@pytest.mark.rule("MO-LK-02", "MO-SETUP-05", "MO-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_players_the_deck_is_that_of_the_base_game(seats: int) -> None:
    cards = in_deck(begun(seats))
    base = GAME.start(GAME.setup(seats), 1)
    assert cards == in_deck(base)
    assert len(cards) == 35
    s = begun(seats, alt_wonders="13")
    assert {"colossus_of_rhodes", "international_space_station"} <= set(in_deck(s))
    assert "notre_dame" not in in_deck(s)
    assert len(in_deck(s)) == 35
    everywhere = {s.box.card_ids[int(kind)] for kind in s.kinds}
    assert not everywhere & FURTHER.keys(), "the others are not in the game at all"
    assert GAME.problems(s) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_book_names_and_explains_them(language: str) -> None:
    names, texts, words = GAME.names(), GAME.glossary(), catalogue(GAME)
    called = {words.render(names[f"card:{name}"], language) for name in FURTHER}
    assert len(called) == len(FURTHER)
    assert all(name[0].isupper() and "monumental-" not in name for name in called)
    for name in FURTHER:
        said = [words.render(text, language) for text in texts[f"card:{name}"]]
        assert said
        assert all(text.endswith(".") and "monumental-" not in text for text in said)


# -- the table ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-01", "MO-MOD-01", "MO-SETUP-01")
def test_five_may_play_with_lost_kingdoms_and_not_without() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5)
    assert GAME.usual_seats() == (2, 3, 4)
    assert GAME.seats_with(ON) == (2, 3, 4, 5)
    assert [GAME.allowing(seats) for seats in (4, 5, 6)] == [{}, ON, {}]


@pytest.mark.rule("MO-LK-01", "MO-SETUP-03")
def test_all_five_lead_different_civilizations_of_all_that_there_are() -> None:
    ids = GAME._in_the_box(ON).box.civilization_ids
    seen = set()
    for seed in range(40):
        led = [ids[int(civilization)] for civilization in begun(seed=seed).setup.civilization]
        assert len(set(led)) == 5
        seen.update(led)
    assert seen == set(ids)


@pytest.mark.rule("MO-LK-03", "MO-MOD-01", "MO-MAP-08")
@pytest.mark.parametrize("wanted", ["small", "large", "generated"])
@pytest.mark.parametrize("special", [False, True])
def test_five_capitals_five_free_cities_and_four_markets_of_five_tokens(wanted: str, special: bool) -> None:
    for seed in range(3):
        s = begun(seed=seed, map=wanted, special_provinces=special)
        assert list(s.chart.kind).count(c.CAPITAL) == 5
        values = [int(s.box.token_value[s.token(tile)]) for tile in range(s.at.tiles) if s.token(tile) >= 0]
        assert values.count(c.FREE_CITY) == 5
        assert sorted(int(market) for market in s.chart.market if market >= 0) == [0, 1, 2, 3]
        assert [s.size(s.stack(market)) for market in range(4)] == [5, 5, 5, 5]
        assert (s.setup.rows, s.setup.width) == (1, 6)
        assert any(s.chart.features) == special
        assert GAME.problems(s) == []


@pytest.mark.rule("MO-LK-03", "MO-RES-17")
def test_what_is_in_the_box_does_not_bind() -> None:
    assert next(option for option in GAME.options if option.id == "strict_components").default is False
    s = begun(map="large")
    provinces = [tile for tile in range(s.at.tiles) if s.chart.kind[tile] == c.PROVINCE]
    crates = sum(int(s.d[s.at.crate_on + tile]) for tile in provinces)
    assert (len(provinces), crates) == (36, 32), "more than 25 Production tokens"


@pytest.mark.rule("MO-MOD-01", "MO-HERO-01")
def test_with_five_two_heroes_of_each_era_are_in_the_deck() -> None:
    s = begun(heroes=True)
    heroes = [card for card in s.items(s.at.future) if is_hero(s, own(s), card)]
    assert Counter(int(s.box.card_deck[int(s.kinds[card])]) for card in heroes) == {
        c.ERA_1: 2,
        c.ERA_2: 2,
        c.ERA_3: 2,
    }


@pytest.mark.rule("MO-MOD-01", "MO-MONS-19", "MO-MD-44")
def test_with_five_a_monster_attacks_at_the_end_of_the_turn_in_which_it_came() -> None:
    play = arrival(seats=5)
    assert position(play, "mogwai") == 6
    assert GAME.view(play.state, 1)["monsters"]["track"][0]["in"] == 1


@pytest.mark.rule("MO-MOD-10")
def test_the_era_is_that_of_the_last_separation_card_that_came_up() -> None:
    s = begun(heroes=True)
    rng = seeded(3)
    eras = ["1", "2", "3"]
    assert GAME.view(s, 0)["deck"]["era"] == "1", "before any other"
    dealt = set()
    while s.to_move != NOBODY:
        left = {s.box.card_deck[int(s.kinds[card])] for card in s.items(s.at.future)}
        begun_eras = [
            era for era, deck in zip(eras, (c.ERA_1, c.ERA_2, c.ERA_3), strict=True) if deck not in left
        ]
        view = GAME.view(s, 0)["deck"]
        top = view["eras"][0]["era"] if view["eras"] else "3"
        assert view["era"] in {top, eras[max(0, eras.index(top) - 1)]}
        assert not begun_eras or eras.index(view["era"]) >= eras.index(begun_eras[-1])
        dealt.add(view["era"])
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    assert dealt == {"1", "2", "3"}


@pytest.mark.rule("MO-MOD-10", "MO-LK-02")
@pytest.mark.parametrize(("seats", "left_out"), [(4, 1), (5, 0)])
def test_a_wonder_that_was_given_up_was_dealt_unless_it_never_was_in_the_deck(
    seats: int, left_out: int
) -> None:
    """With five all Wonders are in the deck: so the first that is out of the game tells that its Era has begun."""
    s = begun(seats)

    def of_era_2(pile: int) -> list[int]:
        cards = [card for card in s.items(pile) if s.kind_of(card) == c.WONDER]
        return [card for card in cards if s.box.card_deck[int(s.kinds[card])] == c.ERA_2]

    assert len(of_era_2(s.at.removed)) == left_out
    assert GAME.view(s, 0)["deck"]["era"] == "1"
    given_up = of_era_2(s.at.future)[0]
    s.take(s.at.future, given_up)
    s.add(s.at.removed, given_up)
    assert GAME.view(s, 0)["deck"]["era"] == "2"


# -- its course --------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-20", "MO-END-03")
@pytest.mark.parametrize(("k", "more"), [(1, 9), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_round_is_finished_and_one_more_is_played(k: int, more: int) -> None:
    play = Scenario(5, modules=ON).display(*SIX).exact_future("currency").turn(k - 1).play().do("end")
    turns = play_on(play.state, Random(0), restless=0)
    assert turns == [(k + i) % 5 for i in range(more)]


@pytest.mark.rule("MO-LK-20", "MO-END-06")
@pytest.mark.parametrize(("renaissance", "last_round"), [(0, 10), (1, 12)])
def test_the_latest_possible_last_round(renaissance: int, last_round: int) -> None:
    s = new_game(5, modules=ON, renaissance=renaissance)
    play_on(s, Random(0), restless=0)
    assert (s.round_number(), s.turn()) == (last_round, 5 * last_round)


@pytest.mark.rule("MO-END-04")
@pytest.mark.parametrize("seed", range(6))
def test_at_every_decision_of_a_game_of_five_everything_is_somewhere(seed: int) -> None:
    """With modules drawn at random."""
    options = random_options(GAME.options, seeded(seed, 9)) | ON
    s = GAME.start(GAME.setup(5, options), seed)
    rng = seeded(seed)
    turns = Counter[int]()
    begun = 0
    while s.to_move != NOBODY:
        if s.turn() != begun:
            begun = s.turn()
            turns[s.active()] += 1
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
        assert list(GAME.invariants(s)) == problems(s) == []
    assert s.in_rounds() or set(turns.values()) == {s.turn() // 5}
    assert len(s.scores()) == 5


def test_a_game_of_five_is_recorded_saved_and_replayed_with_content_that_was_kept() -> None:
    setup = GAME.setup(5, ON | {"map": "generated", "special_provinces": True, "alt_wonders": "2"})
    play = Playthrough.start(GAME, setup, 5)
    while not play.over:
        play.play(play.legal[len(play.played) * 7 % len(play.legal)])
        if len(play.played) % 50 == 0:
            saved = GAME.dump(play.state)
            assert saved["options"]["alt_wonders"] == "2"
            assert GAME.load(saved).fingerprint() == play.state.fingerprint()
    record = parse_record(write_record(play))
    assert replay(GAME, record).state.fingerprint() == play.state.fingerprint()
    again = Monumental(kept=GAME.parts(setup.options))
    assert replay(again, record).state.fingerprint() == play.state.fingerprint()


def test_nobody_learns_from_a_dream_what_is_still_to_come() -> None:
    """What is dealt anew is the same, whatever really lies there."""
    s = begun(seed=2)
    while s.phase() == 0:
        s.play(s.moves()[0])
    other = s.copy()
    places = [s.at.future + 1 + place for place in range(s.size(s.at.future))]
    era = [place for place in places if s.box.card_deck[int(s.kinds[int(s.d[place])])] == c.ERA_3]
    other.d[era[0]], other.d[era[1]] = s.d[era[1]], s.d[era[0]]
    assert other.numbers() != s.numbers()
    assert other.imagine(0, seeded(8)).numbers() == s.imagine(0, seeded(8)).numbers()


# -- its laboratory ----------------------------------------------------------------------------------------


def test_what_came_up_and_was_sold_is_counted_with_all_wonders_in() -> None:
    s = begun(seed=3)
    rng = seeded(7)
    while s.to_move != NOBODY:
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    study = GAME.study(s, lambda: pytest.fail("not needed"))
    assert len(study.chances["development"]) == 47
    assert set(ALTERNATIVES) <= study.chances["development"].keys()
