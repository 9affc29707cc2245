"""What a click that does not play gets for an answer at the table of the two ark games, and how long it stays."""

from __future__ import annotations

import pytest
from guided import Pupil
from pygame import Rect, Surface
from pygame.image import tobytes
from sitting import Sit, Sitting, moves_before

from scenes.answers import ANSWERS, Glow
from scenes.app import App
from scenes.table import motion
from scenes.table.asking import prompt_for
from scenes.table.hands.trading import DRAW
from scenes.table.hint_marks import HintMarks
from scenes.table.marks import Target, WhyNot
from scenes.table.missing_places import MissingPlaces
from scenes.table.missing_ring import draw_missing
from scenes.table.why_picture import draw_why

TRADE: Target = ("button", "trade")
EDGE: Target = ("edge", "c1N")
FIELD = "c1NW"


def loading(sit: Sit, record: str = "ark-2-greedy", nth: int = 2, game: str = "ark", players: int = 2) -> Sitting:
    """The table at a decision of a record in which pairs can be loaded."""
    kinds = " ".join(["human"] * players)
    return sit("instant", kinds=kinds, game=game, moves=moves_before(record, "load", nth))


def answer_of(sitting: Sitting) -> WhyNot:
    answer = sitting.table.marks.why_not
    assert answer
    return answer


def lift(sitting: Sitting, species: str) -> None:
    tile = next(target for target in sorted(sitting.table.marks.legal) if f" {species}/" in target[1])
    sitting.click(tile)


def fitting(sitting: Sitting) -> dict[str, list[str]]:
    """By species the enclosures that take the pair."""
    found: dict[str, list[str]] = {}
    for move in sitting.table.play.state.legal():
        if move.kind == "load":
            _, species, pen = move.text.split()
            found.setdefault(species, []).append(pen)
    return found


# -- loading
def test_F4_a_pen_clicked_with_empty_hands_asks_for_a_pair_and_never_for_food(sit: Sit) -> None:
    sitting = loading(sit, "family-4-greedy", 5, "family", 4)
    pairs = fitting(sitting)
    pens = {
        pen: [species for species, own in pairs.items() if pen in own] for pen in sitting.table.picture.enclosures
    }
    assert any(pens.values()) and not all(pens.values())
    for pen, species in pens.items():
        sitting.click(("square", pen))
        answer = answer_of(sitting)
        assert answer.reason.code == "pair-first" and answer.meant == ("pen", pen)
        assert answer.reason.params["species"] in (species or pairs)
        prompt = prompt_for(sitting.table.picture, sitting.table.marks)
        area = sitting.app.layout.prompt()
        assert prompt.reason == answer.reason
        draw_why(sitting.app.brush, sitting.app.screen.surface(), area, answer.reason, prompt.colour)


def test_S6_a_pen_that_would_take_a_pair_asks_for_it_and_another_answers_about_food(sit: Sit) -> None:
    sitting = loading(sit)
    fit = {pen for pens in fitting(sitting).values() for pen in pens}
    codes = {}
    for pen in sitting.table.picture.enclosures:
        if ("square", pen) not in sitting.table.marks.legal:
            sitting.click(("square", pen))
            codes[pen] = answer_of(sitting).reason.code
    assert {pen for pen, code in codes.items() if code == "pair-first"} == fit
    assert {code for pen, code in codes.items() if pen not in fit} <= {"square-has-food", "no-own-divider"}


def test_S6_a_pair_stays_in_hand_while_food_is_laid_as_long_as_it_can_be_loaded(sit: Sit) -> None:
    sitting = loading(sit)
    state = sitting.table.play.state
    before = state.left
    lift(sitting, "monkey")
    food = next(target for target in sorted(sitting.table.marks.legal) if target[0] == "square")
    sitting.click(food)
    assert sitting.moves[-1] == f"food {food[1]}" and state.left == before - 1
    assert {name.split()[1] for _, name in sitting.table.marks.lifted} == {"monkey/m", "monkey/f"}
    sitting.click(("pen", fitting(sitting)["monkey"][0]))
    assert sitting.moves[-1].startswith("load monkey") and not sitting.table.marks.lifted


@pytest.mark.parametrize("nth", [2, 21])
def test_S6_food_is_told_to_cost_one_loading_point_also_where_the_turn_ends_with_it(sit: Sit, nth: int) -> None:
    """What is left then lapses, and is not paid; in the second case the same player has the next turn as well."""
    sitting = sit("instant", moves=moves_before("ark-2-greedy", "food", nth))
    marks, picture = sitting.table.marks, sitting.table.picture
    food = next(target for target in sorted(marks.legal) if target[0] == "square")
    after = sitting.table.play.state.copy()
    assert any(event.kind == "turn-ends" for event in after.play(f"food {food[1]}"))
    sitting.hand.move(sitting.point(food))
    prompt = prompt_for(picture, sitting.table.marks)
    assert sitting.table.marks.cost == prompt.pips.count("due") == 1
    assert prompt.note == f"costs 1 of {picture.left}"


def test_S6_a_pen_that_lacks_food_and_pitch_is_said_to_lack_both_and_both_glow(sit: Sit) -> None:
    sitting = sit("instant", moves=moves_before("ark-2-greedy", "food", 1))
    sitting.click(("held", "yellow goat/f"))
    reason = answer_of(sitting).reason
    assert reason.code == "food-and-pitch-missing"
    assert {Glow.SQUARES, Glow.FIELDS} == {*ANSWERS[reason.code].glows}
    geometry, glowing = sitting.table.ark.geometry, MissingPlaces(sitting.table.hits).rects(sitting.table.marks)
    squares, fields = reason.params["squares"], reason.params["fields"]
    assert isinstance(squares, tuple) and isinstance(fields, tuple)
    food, pitch = map(geometry.square_rect, squares), map(geometry.cube_rect, fields)
    assert squares and fields and sorted(map(tuple, glowing)) == sorted(map(tuple, (*food, *pitch)))
    assert prompt_for(sitting.table.picture, sitting.table.marks).text == "This pen lacks food and pitch"


# -- trading
def test_S4_an_own_animal_clicked_before_drawing_is_answered_with_the_way_to_give_it(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human", moves=moves_before("ark-3-mixed", "swap"))
    table, mover = sitting.table, sitting.table.play.state.to_move
    codes = {}
    for name in table.picture.held[str(mover)].animals:
        tile: Target = ("held", f"{mover} {name}")
        sitting.click(tile)
        answer = answer_of(sitting)
        codes[answer.reason.code] = MissingPlaces(table.hits).rects(table.marks)
        assert answer.meant == tile
    assert set(codes) == {"draw-first", "animal-paired"}
    assert codes["draw-first"] == [table.hits.rect_of(DRAW, table.marks)]


# -- loading
def test_S6_a_pair_that_has_become_too_dear_is_set_down(sit: Sit) -> None:
    sitting = loading(sit, nth=3)
    lift(sitting, "wolf")
    assert sitting.table.play.state.left == 4 and "wolf" in fitting(sitting)
    sitting.click(next(target for target in sorted(sitting.table.marks.legal) if target[0] == "square"))
    assert "wolf" not in fitting(sitting) and not sitting.table.marks.lifted


def test_S6_a_pen_that_does_not_take_the_pair_in_hand_says_why_and_plays_nothing(sit: Sit) -> None:
    sitting = loading(sit)
    lift(sitting, "monkey")
    played = list(sitting.moves)
    table = sitting.table
    for pen in set(table.picture.enclosures) - set(fitting(sitting)["monkey"]):
        if ("square", pen) not in table.marks.legal:
            sitting.hand.click(table.ark.geometry.square_rect(pen).center)
            assert answer_of(sitting).reason == table.play.state.why_not(f"load monkey {pen}")
    assert sitting.moves == played and table.marks.lifted


def test_a_pair_in_hand_is_seen_over_the_panels(sit: Sit) -> None:
    sitting = loading(sit)
    lift(sitting, "monkey")
    table, surface = sitting.table, sitting.app.screen.surface()
    gap = table.hits.rect_of(sorted(table.marks.lifted)[0], table.marks)
    assert gap
    sitting.app.stack.draw(surface)
    over = surface.subsurface(gap).copy()
    sitting.hand.move((3, 300))
    sitting.app.stack.draw(surface)
    away = surface.subsurface(gap)
    changed = [at for at in ((x, gap.height // 2) for x in range(gap.width)) if over.get_at(at) != away.get_at(at)]
    assert len(changed) > gap.width // 2


# -- trading
def test_S4_trade_says_what_is_still_to_be_chosen(sit: Sit) -> None:
    sitting = sit("instant", kinds="human human human human", moves=moves_before("ark-4-greedy", "exchange", 2))
    played = list(sitting.moves)
    kept, given = (
        next(target for target in sorted(sitting.table.marks.legal) if target[0] == kind)
        for kind in ("drawn", "give")
    )
    sitting.click(TRADE)
    assert answer_of(sitting).reason.code == "keep-first"
    sitting.click(kept)
    assert sitting.table.marks.why_not is None, "another selection, and the answer is no longer true"
    sitting.click(TRADE)
    assert answer_of(sitting).reason.code == "give-first" and sitting.moves == played
    sitting.click(given, TRADE)
    assert sitting.moves[-1].startswith("exchange")


# -- how long an answer stays
def test_an_answer_goes_once_something_possible_is_pointed_at_and_has_been_seen(sit: Sit) -> None:
    sitting = sit()
    sitting.building()
    sitting.hand.click(sitting.table.ark.geometry.field_centre(FIELD))
    assert answer_of(sitting).reason.code == "pitch-needs-two-dividers"
    sitting.hand.move(sitting.point(EDGE))
    assert sitting.table.marks.hover == EDGE and sitting.table.marks.why_not
    sitting.hand.wait(motion.NOTICED + 0.1)
    assert sitting.table.marks.why_not is None and sitting.table.marks.hover == EDGE


def test_a_click_that_nobody_can_mean_takes_the_answer_away(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.building()
    sitting.hand.click(sitting.table.ark.geometry.field_centre(FIELD))
    assert sitting.table.marks.why_not
    sitting.hand.click(sitting.table.ark.geometry.zone.midleft)
    assert sitting.table.marks.why_not is None


def test_the_flag_lies_over_the_rings_of_all_that_glows(app: App) -> None:
    card = Rect(200, 300, 200, 120)
    one, both = (Surface((800, 600)) for _ in range(2))
    draw_missing(app.brush, one, [card], 1.0)
    draw_missing(app.brush, both, [card, card.move(204, 0)], 1.0)
    pole = Rect(card.right - 1, card.top - 12, 4, 8)
    assert tobytes(one.subsurface(pole), "RGB") == tobytes(both.subsurface(pole), "RGB")


def test_while_an_answer_glows_the_ring_of_the_guide_is_gone(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    pupil, drawn = Pupil(app, "family"), []
    monkeypatch.setattr(HintMarks, "draw", lambda marks, *seen: drawn.append(marks.sign))
    app.stack.draw(app.screen.surface())
    assert drawn
    pupil.hand.click(pupil.scene.table.ark.geometry.square_rect("e2").center)
    assert pupil.scene.table.marks.why_not
    drawn.clear()
    app.stack.draw(app.screen.surface())
    assert not drawn
