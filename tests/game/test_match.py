"""A match: chance, undo and redo, and its record."""

from __future__ import annotations

import random

import pytest

import game


def match(name: str = "ark", moves: int = 30) -> game.Match:
    begun = game.Match(name, ("green", "red"), random.Random(5))
    for _ in range(moves):
        begun.draw_all()
        begun.play(begun.state.legal()[0])
    return begun


def test_chance_is_drawn_one_tile_at_a_time() -> None:
    begun = game.Match("ark", ("green", "red"), random.Random(5))
    assert begun.awaits_chance
    assert [event.kind for event in begun.draw()] == ["tile-moves"]
    assert len(begun.moves) == 1
    begun.draw_all()
    assert not begun.awaits_chance
    assert begun.draw() == []
    assert not begun.can_undo


def test_the_same_generator_draws_the_same_game() -> None:
    assert match().moves == match().moves


@pytest.mark.parametrize("name", game.GAMES)
def test_undo_takes_back_a_players_move_and_redo_makes_it_with_the_same_chance(name: str) -> None:
    played = match(name)
    end, moves = played.state.position(), played.moves
    undone = 0
    while played.undo():
        undone += 1
        assert played.state.to_move not in (game.CHANCE, None)
    assert undone > 5
    assert played.why_no_redo() is None
    while played.redo():
        pass
    assert played.moves == moves
    assert played.state.position() == end


def test_redo_gives_the_events_again() -> None:
    played = match()
    events = played.play(played.state.legal()[0]) if not played.awaits_chance else played.draw()
    if played.awaits_chance:
        events += played.draw_all()
    played.undo()
    assert played.redo()[-1] == events[-1]
    assert played.redo() == []


def test_a_new_move_forgets_what_was_undone() -> None:
    played = match()
    played.undo()
    played.play(played.state.legal()[-1])
    assert played.why_no_redo() == game.core.Reason("nothing-to-redo", "")


def test_an_illegal_move_keeps_what_was_undone() -> None:
    played = match()
    played.undo()
    with pytest.raises(game.IllegalMove):
        played.play("with c2E")
    assert played.why_no_redo() is None


def test_the_record_of_a_match_replays_and_can_be_resumed() -> None:
    played = match("family")
    record = game.Record.from_text(played.record(seed=5).text())
    assert record.extra == {"seed": 5}
    assert record.replay().position() == played.state.position()
    again = game.Match.resume(record, random.Random(1))
    assert again.moves == played.moves
    assert again.can_undo


def test_resuming_makes_every_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = match("family").record()
    kind = type(record.start())
    play, made = kind.play, []

    def noted(state: game.State, move: game.Move | str) -> list[game.Event]:
        made.append(str(move))
        return play(state, move)

    monkeypatch.setattr(kind, "play", noted)
    game.Match.resume(record, random.Random(1))
    assert made == list(record.moves)


@pytest.mark.parametrize(
    ("changed", "moves"),
    [({"game": "chess"}, ()), ({"players": ("red", "red")}, ()), ({}, ("wall c2N",)), ({}, ("mumble",))],
    ids=["another game", "a colour twice", "a move that cannot be", "no move"],
)
def test_what_cannot_be_resumed_is_refused_as_when_it_is_replayed(
    changed: dict[str, object], moves: tuple[str, ...]
) -> None:
    keys = match().record().to_dict() | changed
    record = game.Record.from_dict(keys | {"moves": [*keys["moves"], *moves]})
    with pytest.raises(game.BadRecord) as replayed:
        record.replay()
    with pytest.raises(game.BadRecord) as resumed:
        game.Match.resume(record, random.Random(1))
    assert vars(resumed.value) == vars(replayed.value)
