"""The lantern at Animals on Board: rings on what to click, why, what a group would bring, and nothing of secrets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from aboard_hand import COLOURS, Player
from conftest import MakeApp
from oracles import silent, with_oracle

from game import Record
from game.aboard import SECRET, taking
from game.core import View
from scenes import aboard
from scenes.aboard import AboardScene
from scenes.aboard_table.controls import PriceButton
from scenes.aboard_table.forecast_card import place_at
from scenes.aboard_table.hands import SPLIT
from scenes.aboard_table.hinting import HINT
from scenes.aboard_table.meadow import Middle, plan_meadow
from scenes.layout import Layout
from scenes.match_setup import MatchPlan
from scenes.paint import Brush
from scenes.replay import LookBack
from scenes.rules.scene import Rules
from scenes.system.settings import SIZES
from scenes.table.lantern import LIT, OFF, READY
from scenes.table.picture import Seat
from scenes.words.aboard import split_note, uncounted

RECORD = Record.read(Path(__file__).parents[1] / "records" / "aboard-4-greedy.json")


def before(kind: str, nth: int) -> tuple[str, ...]:
    """The moves of the record before the one of a kind."""
    places = [number for number, move in enumerate(RECORD.moves) if move.split()[0] == kind]
    return tuple(RECORD.moves[: places[nth]])


def sit(make_app: MakeApp, moves: tuple[str, ...], kinds: str = "human human human human", **plan: object) -> Player:
    """A player at the table of the record after these moves, with an oracle for Hard that does not speak."""
    app = make_app()
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(COLOURS, kinds.split(), strict=True))
    agreed = MatchPlan("aboard", seats, RECORD.players[0], 1, RECORD.options, moves=moves)
    scene = aboard.begin(app, replace(agreed, **plan))
    assert isinstance(scene, AboardScene)
    app.stack.push(scene)
    with_oracle(scene.table.play, silent)
    player = Player(app, scene)
    player.wait(0.2)
    return player


def advise(player: Player, move: str) -> None:
    """Ask the lantern, and let Hard advise a move."""
    oracle = with_oracle(player.scene.table.play, lambda view: move)
    player.click_target(HINT)
    oracle.speak()
    player.wait(0.2)


# -- what is shown
def test_a_split_is_shown_tile_by_tile_then_its_button(make_app: MakeApp) -> None:
    player = sit(make_app, before("split", 3))
    table = player.scene.table
    split = next(move.text for move in table.state.legal() if len(move.text.split()) == 3 and "split" in move.text)
    tiles = split.split()[1:]
    advise(player, split)
    assert table.lantern.hinted
    assert table.lantern.hinted.clicks == (*(("tile", tile) for tile in tiles), SPLIT)
    for tile in tiles:
        player.click_target(("tile", tile))
    assert table.lantern.hinted
    assert table.lantern.hinted.clicks == (SPLIT,)
    made = len(table.play.match.made)
    player.click_target(SPLIT)
    assert table.play.match.made[made].move.text == split
    assert table.lantern.hinted is None


def test_a_tile_lifted_by_mistake_is_shown_to_be_set_back(make_app: MakeApp) -> None:
    player = sit(make_app, before("split", 3))
    table = player.scene.table
    split = next(move.text for move in table.state.legal() if len(move.text.split()) == 2 and "split" in move.text)
    tile = split.split()[1]
    group = next(group for group in table.state.groups() if tile in group)
    wrong = next(other for other in group[1:] if other != tile)
    player.click_target(("tile", wrong))
    advise(player, split)
    assert table.lantern.hinted
    assert table.lantern.hinted.clicks == (("tile", wrong), ("tile", tile), SPLIT)


def test_the_prompt_says_why_and_the_key_h_asks_too(make_app: MakeApp) -> None:
    player = sit(make_app, before("take", 4))
    table = player.scene.table
    asked = table.prompt().text
    assert table.lantern_stands == READY
    player.key(pygame.K_h)
    assert table.lantern_stands == LIT
    assert table.prompt().text != asked
    assert table.prompt().sign == "icons/hint"


def test_a_seat_without_hints_is_told_so(make_app: MakeApp) -> None:
    player = sit(make_app, before("take", 4), hints=frozenset())
    assert player.scene.table.lantern_stands == OFF
    player.click_target(HINT)
    assert player.scene.table.lantern.hinted is None
    assert player.scene.table.prompt().text == "This seat plays without hints"


# -- the rules
def test_F1_in_a_turn_opens_splitting_or_taking_whichever_is_pointed_at_or_begun(make_app: MakeApp) -> None:
    player = sit(make_app, before("split", 3))
    table = player.scene.table
    group = max(table.state.groups(), key=len)

    def opened() -> str:
        player.key(pygame.K_F1)
        rules = player.app.stack.top
        assert isinstance(rules, Rules)
        player.key(pygame.K_ESCAPE)
        return rules.chapter.name

    player.move((5, 5))
    assert opened() == "round"
    player.move(player.widget(("tile", group[0])).rect.center)
    assert opened() == "splitting"
    player.move(price(player).rect.center)
    assert opened() == "taking"
    home = player.widget(("tile", group[0])).rect.center
    for tile in group[:2]:
        player.click_target(("tile", tile))
    player.move(home)
    assert table.hand and len(table.hand.lifted) == 2 and opened() == "splitting"


# -- secrets
def asked_views(player: Player) -> list[View]:
    """What Hard is given to look at when the lantern is asked."""
    oracle = with_oracle(player.scene.table.play, silent)
    player.click_target(HINT)
    return [question.view for question in oracle.asked]


@pytest.mark.parametrize(
    ("kinds", "told"), [("human human human human", "dark"), ("human medium medium medium", "own")]
)
def test_where_people_share_the_mouse_advice_knows_nothing_of_secrets(
    make_app: MakeApp, kinds: str, told: str
) -> None:
    moves = before("take", 4)
    state = RECORD.start()
    for move in moves:
        state.play(move)
    colour = str(state.to_move)
    seats = [kind if told == "dark" else "medium" for kind in kinds.split()]
    if told == "own":
        seats[COLOURS.index(colour)] = "human"
    player = sit(make_app, moves, " ".join(seats))
    assert player.scene.table.state.to_move == colour
    views = asked_views(player)
    own = state.view(colour).position()["secret"][colour]
    assert [view.position()["secret"][colour] for view in views] == ["dark" if told == "dark" else own]


def test_why_a_computer_has_moved_tells_nothing_of_its_secret(make_app: MakeApp) -> None:
    """The same answers whatever the secret tiles are."""
    player = sit(make_app, before("take", 6), "human medium medium medium")
    table = player.scene.table
    made = [one for one in table.play.match.made if one.mover == "red" and not one.secret]
    assert made
    for one in made:
        view = one.before.view("red").openly()
        assert view.position()["secret"]["red"] == "dark"
    assert table.whys("red")


def test_before_its_first_open_move_a_computer_is_not_asked(make_app: MakeApp) -> None:
    player = sit(make_app, before("split", 0), "human medium medium medium")
    kept = {one.mover for one in player.scene.table.play.match.made if one.move.kind == "keep"}
    assert {"yellow", "red", "blue"} <= kept
    assert not player.scene.table.last_turns.moved


# -- what is shown ahead
def price(player: Player) -> PriceButton:
    return next(w for w in player.scene.controls if isinstance(w, PriceButton) and w.enabled)


def test_pointing_at_a_group_tells_what_taking_it_would_bring(make_app: MakeApp) -> None:
    player = sit(make_app, before("take", 4))
    table, button = player.scene.table, price(player)
    player.move(button.rect.center)
    tile = button.target[1]
    assert table.forecast(tile) == taking(table.state, str(table.state.to_move), tile, secret_known=False)
    shown = player.app.screen.surface().copy()
    player.move((5, 5))
    assert shown.get_buffer().raw != player.app.screen.surface().get_buffer().raw


GROUPS = "lion1 fox1 fox2 pig1 pig2 pig3 frog1 frog2", "bear1 bear2", "wolf1 wolf2"
"""Groups of which the two small ones lie one above the other."""


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", SIZES)
def test_what_taking_would_bring_hides_no_animal_and_no_price(size: tuple[int, int], scale: float) -> None:
    layout = Layout(size, scale)
    mats = plan_meadow(layout, Middle([group.split() for group in GROUPS])).mats
    others = [place for mat in mats for place in (mat.button, *mat.tiles.values())]
    for mat in mats[1:]:
        card = place_at(Brush(layout), mat.button, layout.px(330), others)
        assert card.collidelist(others) == -1 and layout.screen.contains(card)


KEPT_SHEEP = (
    "deal sheep2", "deal wolf4", "deal frog1", "keep sheep2", "deal bear1", "deal fox2", "deal pig2", "keep bear1",
    "deal elephant1", "deal penguin5", "deal rabbit1", "deal rabbit5", "deal frog2", "deal sheep5", "deal lion1",
    "deal lion2", "split sheep5", "split rabbit1",
)  # fmt: skip
"""Of two players the first keeps a sheep in secret, and another sheep lies alone in the middle."""


def pointing_at_the_lone_sheep(make_app: MakeApp, kinds: str) -> AboardScene:
    """The table while the pointer rests on the price of the other sheep."""
    app = make_app()
    seats = tuple(Seat(colour, colour.title(), kind) for colour, kind in zip(COLOURS, kinds.split(), strict=False))
    scene = aboard.begin(app, MatchPlan("aboard", seats, "green", 1, moves=KEPT_SHEEP))
    assert isinstance(scene, AboardScene)
    app.stack.push(scene)
    player = Player(app, scene)
    player.wait(0.2)
    player.move(player.widget(("take", "sheep5")).rect.center)
    player.wait(0.1)
    return scene


def test_N5_ones_own_secret_counts_in_what_is_told_ahead_where_nobody_else_looks_on(make_app: MakeApp) -> None:
    """With the sheep kept in secret it is a pair, which leaves with Noah: two points less to lose, a crate to pay."""
    table = pointing_at_the_lone_sheep(make_app, "human medium").table
    forecast = table.forecast("sheep5")
    assert forecast
    assert [(line.source, line.points) for line in forecast.lines] == [("pair", 2), ("food", -1)]
    assert forecast.points == 1 and not forecast.uncounted
    assert table.prompt().note == split_note()


def test_where_people_share_the_mouse_a_sum_told_ahead_leaves_the_secret_out_and_says_so(make_app: MakeApp) -> None:
    scene = pointing_at_the_lone_sheep(make_app, "human human")
    forecast = scene.table.forecast("sheep5")
    assert forecast
    assert [(line.source, line.points) for line in forecast.lines] == [("single", -5), ("food", -1)]
    assert forecast.uncounted == (SECRET,)
    assert scene.table.prompt().note == uncounted(SECRET)
    Player(scene.app, scene).move((5, 5))
    scene.app.frame()
    assert scene.table.prompt().note == split_note()


def test_without_projections_nothing_is_told_ahead_and_without_glow_nothing_shines(make_app: MakeApp) -> None:
    player = sit(make_app, before("take", 4), shows=frozenset())
    assert player.scene.table.forecast(price(player).target[1]) is None
    assert player.scene.table.glow == 0.0


def test_a_computer_player_is_asked_at_its_portrait(make_app: MakeApp) -> None:
    player = sit(make_app, before("take", 6), "human medium medium medium")
    spot = player.widget(("why", "red"))
    player.move(spot.rect.center)
    assert spot.hovered
    assert player.scene.table.whys("red")
    player.click(spot.rect.center)
    scene = player.app.stack.top
    assert isinstance(scene, LookBack)
    start = scene.past.turn_before(scene.past.led_by("red"))
    assert start <= scene.moment <= start + 1
    assert {made.mover for made in scene.past.steps_to(start + 1) if made.chosen} == {"red"}
