"""Records replay to the same game, also typed by hand or begun from a position; undo goes back exactly."""

from __future__ import annotations

import json
import re

from tests.contract.playing import MOVES, Case, any_of, cases, sampled
from trilithon.games import find_again, installed
from trilithon.kernel.engine.rng import Rng, seeded
from trilithon.kernel.game import Game
from trilithon.kernel.messages import catalogue
from trilithon.kernel.playthrough import Playthrough
from trilithon.kernel.record import parse_record, replay, write_record


def test_a_record_replays_to_the_same_game(game: Game) -> None:
    for case in cases(game, 0.03):
        rng = seeded(case.seed, MOVES)
        decisions = rng.below(100) if rng.below(2) else game.longest
        played = _play(Playthrough.start(game, case.setup, case.seed), rng, decisions)
        text = write_record(played)
        again = replay(game, parse_record(text))
        assert again.state.numbers() == played.state.numbers(), case
        assert again.played == played.played, case
        assert write_record(again) == text, case


def test_a_record_typed_by_hand_leaves_much_out(game: Game) -> None:
    for case in cases(game, 0.02):
        played = _play(Playthrough.start(game, case.setup, case.seed), seeded(case.seed, MOVES), game.longest)
        lines = write_record(played).split("\n")
        typed = [
            re.sub(r"^\d+\. ", "", line)
            for line in lines
            if not re.match(r"check|scores|places|.*: \(", line)
        ]
        assert replay(game, parse_record("\n".join(typed))).played == played.played, case


def test_a_line_may_have_all_that_a_seat_decides_in_a_row(game: Game) -> None:
    """With what is answered by itself in between, as somebody would copy it from a record."""
    for case in cases(game, 0.02):
        played = _play(Playthrough.start(game, case.setup, case.seed), seeded(case.seed, MOVES), game.longest)
        header = write_record(played).split("\n\n")[0]
        rows: list[tuple[int, list[str]]] = []
        for move in played.played:
            if not rows or not (move.automatic or move.seat == rows[-1][0]):
                rows.append((move.seat, []))
            rows[-1][1].append(move.text)
        typed = "\n".join([header, *(f"{seat + 1}: {' '.join(texts)}" for seat, texts in rows)])
        assert replay(game, parse_record(typed)).played == played.played, case


def test_a_record_can_begin_from_a_position(game: Game) -> None:
    for case in cases(game, 0.02):
        for state in sampled(game, case, 5):
            position = json.loads(json.dumps(game.dump(state)))
            played = _play(Playthrough.from_position(game, position), seeded(case.seed, MOVES), 30)
            again = replay(game, parse_record(write_record(played)))
            assert again.state.numbers() == played.state.numbers(), case


def test_a_record_with_its_content_needs_no_files(game: Game) -> None:
    """A game that is made from content that was kept is the same in every position."""
    if game.id not in installed():
        return
    for case in cases(game, 0.02):
        played = _play(Playthrough.start(game, case.setup, case.seed), seeded(case.seed, MOVES), 60)
        record = parse_record(write_record(played, with_content=True))
        assert record.kept == game.parts(case.setup.options), case
        again = find_again(game.id, record.kept)
        assert again is not game
        assert again.content_of(case.setup.options) == game.content_of(case.setup.options)
        replayed = replay(again, record)
        assert replayed.state.fingerprint() == played.state.fingerprint(), case
        assert again.dump(replayed.state) == game.dump(played.state), case
        known = again.glossary()
        assert known == {thing: said for thing, said in game.glossary().items() if thing in known}
        assert again.names().keys() >= known.keys(), "what a module that is off would bring is not there"
        assert game.load(again.dump(replayed.state)).numbers() == played.state.numbers()


def test_undo_goes_back_to_the_very_position(game: Game) -> None:
    assert sum(_play_and_undo(game, case) for case in cases(game, 0.03)), "nothing could be taken back"


def _play_and_undo(game: Game, case: Case) -> int:
    """How many moves were taken back in a random game that now and then goes a step or a turn back."""
    rng = seeded(case.seed, MOVES)
    playthrough = Playthrough.start(game, case.setup, case.seed)
    remembered = {playthrough.ply: playthrough.state.numbers()}
    undone = 0
    for _ in range(game.longest):
        if playthrough.over:
            break
        playthrough.play(any_of(playthrough.legal, rng))
        remembered[playthrough.ply] = playthrough.state.numbers()
        seat = rng.below(playthrough.setup.seats)
        undo = playthrough.can_undo(seat)
        assert undo.allowed == (undo.reason is None)
        if undo.reason is not None:
            assert catalogue(game).render(undo.reason, "hu")
        elif rng.below(4) == 0:
            before, decided = playthrough.ply, playthrough.latest_decision(seat)
            others = [played for played in playthrough.played[decided:] if played.seat != seat]
            taken_back = playthrough.undo(seat) if rng.below(2) else playthrough.undo_all(seat)
            assert playthrough.ply == before - len(taken_back)
            if others:  # who have answered at the same time, and stay as they are
                assert playthrough.played[decided:] == others
                remembered |= _from_the_beginning(playthrough)
            assert playthrough.state.numbers() == remembered[playthrough.ply], case
            assert playthrough.legal == playthrough.state.moves()
            assert seat in playthrough.state.deciding()
            undone += len(taken_back)
    return undone


def _from_the_beginning(playthrough: Playthrough) -> dict[int, list[int]]:
    """Positions by ply, had nothing ever been taken back."""
    again = Playthrough.start(playthrough.game, playthrough.setup, playthrough.seed or 0)
    positions = {again.ply: again.state.numbers()}
    for played in playthrough.played:
        if not played.automatic:
            again.turn_to(played.seat)
            again.play(played.move)
            positions[again.ply] = again.state.numbers()
    return positions


def _play(playthrough: Playthrough, rng: Rng, moves: int) -> Playthrough:
    while moves and not playthrough.over:
        playthrough.play(any_of(playthrough.legal, rng))
        moves -= 1
    return playthrough
