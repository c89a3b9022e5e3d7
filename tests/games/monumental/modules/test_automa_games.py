"""Automas as people, programs and the laboratory see them: views, positions, agents beside one, series, a demo."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.conftest import Run, run  # noqa: F401  a fixture
from tests.games.monumental.modules.machines import GAME, begin, lines, log, machine, shown
from trilithon.agents import make_agent
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.modules.automa.cards import automa_cards
from trilithon.games.monumental.modules.automa.engine.evaluation import worth_besides
from trilithon.games.monumental.modules.automa.engine.own import own
from trilithon.games.monumental.view import view
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.errors import PositionError
from trilithon.kernel.messages import catalogue, from_json
from trilithon.kernel.peek import Peek
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record
from trilithon.lab.simulation import Series, play_series

# -- views -----------------------------------------------------------------------------------------------------


def states(play: Any) -> list[list[str]]:
    queue = shown(play)["queue"]
    assert isinstance(queue, list)
    return [[line["state"] for line in card["lines"]] for card in queue]


def test_the_queue_says_what_became_of_each_line_and_which_is_next() -> None:
    play = begin(machine("a03", "a04").goods(1, gold=0))
    assert states(play) == [["now", "waiting", "waiting", "waiting"], ["waiting"] * 3]
    lines(play, 3)
    assert states(play) == [["done", "skipped", "ignored", "now"], ["waiting"] * 3]
    lines(play, 1)
    assert states(play)[1][0] == "now"
    first = shown(play)["queue"][0]  # type: ignore[index]
    assert [line["price"] for line in first["lines"]] == [0, 3, 0, 0]
    assert [line["type"] for line in first["lines"]] == [None, None, "technological", "technological"]
    assert catalogue(GAME).render(from_json(first["lines"][1]["text"]), "en") == "develop a Policy"
    assert catalogue(GAME).render(from_json(first["lines"][2]["text"]), "hu") == "a legolcsóbb tudás elvétele"


@pytest.mark.rule("MO-AUT-10", "MO-AUT-11", "MO-AUT-50", "MO-AUT-51", "MO-AUT-52")
@pytest.mark.parametrize(
    ("civilization", "card", "reasons", "said"),
    [
        ("japan", "a11", {"type"}, "it is for another type of Warlord"),
        ("egypt", "egypt", {"reading"}, "this card is carried out in part only"),
        ("greece", "greece", {"reading"}, "this card is carried out in part only"),
        ("japan", "japan", {"condition", "no_card"}, "its condition is not met"),
        ("denmark", "denmark", {"no_card"}, "there is no card left"),
    ],
)
def test_why_a_line_is_ignored_is_told_in_the_log_and_beside_it(
    civilization: str, card: str, reasons: set[str], said: str
) -> None:
    second = "a12" if civilization == "denmark" else "a04"
    last = ["a01"] if civilization in ("egypt", "greece") else []
    play = begin(machine(card, second, *last, civilization=civilization, only=True))
    told = set()
    while play.asked.startswith("automa"):
        queue = shown(play)["queue"]
        assert isinstance(queue, list)
        named = [entry for entry in queue if entry["card"] in (card, *last)]
        lines_shown = [line for entry in named for line in entry["lines"]]
        assert all((line["why"] is None) == (line["state"] != "ignored") for line in lines_shown)
        told |= {line["why"] for line in lines_shown if line["why"]}
        lines(play, 1)
    assert told == reasons
    assert any(said in text for text in log(play))
    assert not any("{" in text for text in log(play, "hu"))


@pytest.mark.rule("MO-AUT-52")
def test_a_condition_is_told_with_its_line() -> None:
    play = begin(machine("japan", "a04"))
    first = shown(play)["queue"][0]["lines"][0]["text"]  # type: ignore[index]
    texts = catalogue(GAME)
    assert texts.render(from_json(first), "en").startswith("if an opponent has more Provinces: conquer")
    assert texts.render(GAME.label(play.state, play.state.moves()[0]), "en").startswith(
        "Ignore: if an opponent has more Provinces: conquer"
    )
    play = lines(play, 1)
    assert "ignores “if an opponent has more Provinces: conquer" in log(play)[-1]
    lost = lines(begin(machine("a02", "a04")), 1)
    assert "cannot carry out “take the dearest Knowledge”: 2 Gold instead." in log(lost)[-1]
    assert "nem tudja végrehajtani ezt a sort: „a legdrágább tudás elvétele”" in log(lost, "hu")[-1]


def test_what_the_next_line_takes_is_named_before_and_nothing_that_it_will_not_take() -> None:
    play = begin(machine("a02", "a01", seats=3).display("writing", "currency"))
    assert shown(play)["targets"] == ["display:2"]
    lines(play, 1)
    assert shown(play)["targets"] == ["display:1"], "for 2 Gold"
    lines(play, 1)
    assert shown(play)["targets"] == [], "it is for another type"


def test_a_player_of_the_view_is_an_automa_or_a_person() -> None:
    play = begin(machine("a12", "a04", civilization="greece", difficulty=2))
    players = view(play.state, 0)["players"]
    assert players[0]["automa"] is None
    automa = players[1]["automa"]
    assert automa["type"] == "economic"
    assert automa["difficulty"] == 2
    assert automa["deck"] == 16
    assert (automa["discard"], automa["nexus"], automa["gone"]) == ([], [], [])
    assert (automa["hidden_policies"], automa["area"], automa["score_gold"]) == (5, [], 0)
    assert [card["card"] for card in automa["queue"]] == ["a12", "a04"]
    assert shown(play)["seat"] == 1
    person = begin(machine("a12", "a04"), seat=0)
    assert view(person.state, 0)["automa"] is None, "nobody plays it in a person's turn"


def test_nobody_sees_the_order_of_its_deck_or_its_policies() -> None:
    scenario = machine("a12", "a04")
    other = machine("a12", "a04")
    for pile in ("automa_deck", "automa_policies"):
        cards = getattr(other.look, pile)[1]
        getattr(other.look, pile)[1] = [*reversed(cards[:-2]), *cards[-2:]]
    plays = (begin(scenario), begin(other))
    for seat in (0, NOBODY):
        first, second = (view(play.state, seat) for play in plays)
        assert first["players"][1] == second["players"][1]
        assert first["automa"] == second["automa"]


def test_what_is_imagined_may_be_any_deck_that_could_be_there() -> None:
    s = GAME.start(GAME.setup(2, {"automas": "japan:2"}), 3)
    ids = own(s).cards.ids
    advanced = set()
    for seed in range(30):
        twin = s.imagine(0, seeded(seed))
        deck = [ids[card] for card in Peek(twin).automa_deck[1]]
        assert sorted(card for card in deck if card[0] != "x") == sorted(
            ids[card] for card in Peek(s).automa_deck[1] if ids[card][0] != "x"
        )
        advanced |= {card for card in deck if card[0] == "x"}
        assert sorted(Peek(twin).automa_policies[1]) == sorted(Peek(s).automa_policies[1])
    assert advanced == {"x01", "x02", "x03", "x04"}
    seen = [card for card in Peek(s).automa_deck[1] if ids[card][0] == "x"]
    for card in seen:
        Peek(s).automa_seen[1, card] = 1
    twin = s.imagine(0, seeded(1))
    assert sorted(Peek(twin).automa_deck[1]) == sorted(Peek(s).automa_deck[1]), "these are known to be there"


def test_a_terminal_shows_cards_lines_and_area() -> None:
    play = begin(machine("a03", "a04").discard(1, "writing"))
    lines(play, 2)
    text = GAME.show(play.state, 0, "en")
    assert "Automa, Action card A03:" in text
    assert "+ develop a Policy" in text
    assert "- 3 Gold: develop a Policy" in text
    assert "Area: Writing" in text
    assert "Automa: Cultural, difficulty 0" in text
    assert "Játéktér: Írás" in GAME.show(play.state, 0, "hu")


def test_every_card_has_a_name_and_a_text_for_each_line() -> None:
    texts, names = GAME.glossary(), GAME.names()
    for card in automa_cards().content.automa_card:
        assert len(texts[f"automa_card:{card.id}"]) == len(card.lines)
        for language in ("en", "hu"):
            said = catalogue(GAME).render(names[f"automa_card:{card.id}"], language)
            assert said
            assert "{" not in said
    facts = GAME.facts()["modules"]["automa"]["automa_cards"]
    assert facts["a01"]["deck"] == "action"
    assert facts["x04"]["lines"][1] == {"type": None, "price": 2}


# -- positions and records -------------------------------------------------------------------------------------


def at_work(automas: str) -> Position:
    """Its first line is next, on a map that may be saved."""
    state = GAME.start(GAME.setup(2, {"automas": automas, "lost_kingdoms": True}), 3)
    while state.step().name != "automa_line":
        state.play(state.moves()[-1])
    return state


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"automa_deck": []}, "is nowhere"),
        ({"automa_discards": ["china"]}, "does not belong to this Automa"),
        ({"automa_resolved": 3}, "more is resolved than there is"),
        ({"automa_line": 30}, "the card has not so many lines"),
        ({"automa_in_nexus": 1}, "there are not so many"),
        ({"goods": {"culture": 1}}, "an Automa has Gold only"),
        ({"automa_policies": []}, "its Policies are hidden or developed, each once"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_the_reason(
    changes: dict[str, Any], complaint: str
) -> None:
    dumped = GAME.dump(at_work("japan:0"))
    dumped["players"][1] |= changes
    with pytest.raises(PositionError, match=complaint):
        GAME.load(dumped)


def test_a_position_in_the_middle_of_its_turn_is_saved_and_plays_on() -> None:
    for automas in ("greece:0", "atlantis:4"):
        state = at_work(automas)
        state.play(state.moves()[0])
        loaded = GAME.load(GAME.dump(state))
        assert loaded.fingerprint() == state.fingerprint()
        for _ in range(12):
            assert GAME.write(loaded, loaded.moves()[0]) == GAME.write(state, state.moves()[0])
            loaded.play(loaded.moves()[0])
            state.play(state.moves()[0])
        assert GAME.dump(loaded) == GAME.dump(state)


def test_its_lines_are_automatic_moves_of_a_record_and_replay_stops_at_each() -> None:
    played = Playthrough.start(GAME, GAME.setup(2, {"automas": "any:1,any:4"}), 8)
    assert played.over
    record = parse_record(write_record(played))
    again = replay(GAME, record)
    assert [one.text for one in again.played] == [one.text for one in played.played]
    assert all(one.text.split()[0] in ("line", "gold", "skip", "ignore") for one in again.played)
    assert again.state_at(5).fingerprint() == played.state_at(5).fingerprint()
    assert again.state.scores() == played.state.scores()


# -- agents and the laboratory ----------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["greedy", "search:4"])
def test_agents_play_beside_automas(spec: str) -> None:
    play = Playthrough.start(GAME, GAME.setup(3, {"automas": "any:0,any:4"}), 5)
    agent, decisions = make_agent(spec, 1), 0
    while not play.over and decisions < 25:
        assert play.state.to_move == 0, "nobody else is asked"
        play.play(agent.choose(play.state))
        decisions += 1
    assert decisions == 25 or play.over


def test_greedy_beats_a_beginner_more_often_than_chance_does() -> None:
    margins = {}
    for name in ("greedy", "random"):
        series = Series("monumental", (name,), games=3, seed=4, options={"automas": "any:0"})
        games = list(play_series(series))
        margins[name] = sum(game.scores[0] - game.scores[1] for game in games)
        assert all(game.seating == (0, NOBODY) for game in games)
        assert all(game.study.measures["automa_points"] == game.scores[1] for game in games)
    assert margins["greedy"] > margins["random"]


def test_an_automa_is_expected_to_go_on() -> None:
    s = begin(machine("a03", "a04")).state
    harder = begin(machine("a03", "a04", difficulty=4)).state
    assert worth_besides(harder, own(harder), 1) > worth_besides(s, own(s), 1) > 0
    assert s.evaluate()[1] > s.scores()[1]


def test_series_and_demos_of_automas_only(run: Run) -> None:  # noqa: F811
    games = list(play_series(Series("monumental", (), games=3, options={"automas": "any:0,any:4"})))
    assert [game.seating for game in games] == [(NOBODY, NOBODY)] * 3
    assert all(game.moves > 60 and not sum(game.decisions) for game in games)
    assert "people_points" not in games[0].study.measures
    automas = ("--option", "automas=any:0,any:4")
    told = run("simulate", "monumental", "--seats", "none", "--games", 2, "--workers", 1, *automas)
    assert told.code == 0
    assert "monumental, 2 players; games: 2" in told.out
    demo = run("demo", "monumental", "--seats", "none", "--seed", 2, *automas)
    assert demo.code == 0
    assert "Player 2 reveals" in demo.out
    assert "--seats none" in demo.out
    solo = run("demo", "monumental", "--seats", "random", "--seed", 2, "--option", "automas=any:0")
    assert "Player 1: random" in solo.out
