"""The look back at a match in play: its log over the table, and the table at any moment so far."""

from __future__ import annotations

import pygame
from aboard_hand import Player, sit_down
from sitting import Sit, Sitting

from scenes.app import App
from scenes.replay import LookBack, watch_last_turn
from scenes.replay.way_home import AFTER
from scenes.table.watch_button import WATCH


def looking_back(app: App) -> LookBack:
    scene = app.stack.top
    assert isinstance(scene, LookBack)
    return scene


def test_a_click_on_the_small_log_opens_the_large_one_at_the_table_as_it_is(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.building()
    played = sitting.moves
    sitting.click(("button", "log"))
    scene = looking_back(sitting.app)
    assert scene.moment == scene.past.last
    assert scene.board.picture.dividers == sitting.app.stack.scenes[0].table.picture.dividers
    sitting.hand.key(pygame.K_ESCAPE)
    assert sitting.scene and sitting.moves == played


def test_the_key_of_the_log_opens_and_closes_it(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.hand.key(pygame.K_l)
    assert looking_back(sitting.app)
    sitting.hand.key(pygame.K_l)
    assert sitting.scene


def test_a_click_on_a_line_shows_that_moment_and_the_green_button_leads_back(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.building()
    sitting.click(("edge", "c1N"), ("edge", "d2E"))
    sitting.hand.key(pygame.K_l)
    scene = looking_back(sitting.app)
    lines = scene.story.lines
    first = next(entry for entry in lines.entries if entry.kind == "divider-laid")
    row = list(lines.entries).index(first) - lines.top
    sitting.hand.click((lines.rect.centerx, lines.rect.top + round((row + 0.5) * lines.row)))
    assert set(scene.board.picture.dividers) == {"c1N"}
    assert scene.moment == scene.past.last - 1 and scene.story.gold is first
    sitting.hand.click(scene.onward.rect.center)
    assert set(sitting.table.picture.dividers) == {"c1N", "d2E"}


def test_the_match_waits_while_its_log_is_open(sit: Sit) -> None:
    sitting = sit("fast", kinds="human easy")
    sitting.click(("space", "6"))
    sitting.hand.key(pygame.K_l)
    scene = looking_back(sitting.app)
    made = len(scene.past.match.made)
    sitting.hand.wait(5)
    assert len(scene.past.match.made) == made
    sitting.hand.key(pygame.K_l)
    sitting.hand.wait(5)
    assert len(scene.past.match.made) > made


def test_the_ring_goes_round_what_the_gold_line_tells(sit: Sit) -> None:
    sitting = sit("instant", game="family")
    sitting.hand.key(pygame.K_l)
    scene = looking_back(sitting.app)
    lines = scene.story.lines
    for entry in [one for one in lines.entries if one.kind == "tile-dealt"][:6]:
        row = list(lines.entries).index(entry) - lines.top
        sitting.hand.click((lines.rect.centerx, lines.rect.top + round((row + 0.5) * lines.row)))
        assert scene.story.gold is entry
        ringed = scene.board._done()
        assert ringed and (ringed.player, ringed.what) == (entry.colour, entry.what)


def family_look_back(sit: Sit, speed: str = "normal") -> tuple[Sitting, LookBack]:
    sitting = sit(speed, game="family")
    sitting.hand.key(pygame.K_l)
    return sitting, looking_back(sitting.app)


def test_in_the_family_variant_a_glove_shows_the_way_back(sit: Sit) -> None:
    sitting, scene = family_look_back(sit)
    assert scene.way_home.glove is None
    sitting.hand.wait(AFTER + 1.5)
    seen = [scene.way_home.glove]
    sitting.hand.wait(0.1)
    assert seen[0] and scene.onward.rect.collidepoint(seen[0].step.way.end)
    sitting.hand.key(pygame.K_LEFT)
    assert scene.way_home.glove is None
    sitting.hand.wait(40)
    assert scene.way_home.glove is None and not sitting.app.busy


def test_in_the_family_variant_a_click_on_the_table_leads_back(sit: Sit) -> None:
    sitting, scene = family_look_back(sit, "instant")
    for panel in (scene.grid.story(), scene.grid.bar()):
        sitting.hand.click((panel.left + 4, panel.centery))
        assert looking_back(sitting.app) is scene
    sitting.hand.press(scene.grid.ark_zone().center)
    sitting.hand.release(scene.grid.bar().midleft)
    assert looking_back(sitting.app) is scene
    sitting.hand.click(scene.grid.ark_zone().center)
    assert sitting.scene


def test_where_people_read_a_click_on_the_table_of_the_past_does_nothing(sit: Sit) -> None:
    sitting = sit("normal")
    sitting.hand.key(pygame.K_l)
    scene = looking_back(sitting.app)
    sitting.hand.click(scene.grid.ark_zone().center)
    sitting.hand.wait(AFTER + 2)
    assert looking_back(sitting.app) is scene and scene.way_home is None


def test_what_just_happened_plays_the_last_turn_again(sit: Sit) -> None:
    sitting = sit("normal")
    sitting.building()
    for edge in ("c1N", "d2E", "a3S"):
        sitting.click(("edge", edge))
    watch_last_turn(sitting.app, sitting.table.play)
    scene = looking_back(sitting.app)
    assert scene.playing and not scene.board.picture.dividers
    sitting.hand.wait(10)
    assert not scene.playing and set(scene.board.picture.dividers) == {"c1N", "d2E", "a3S"}


def test_N2_nothing_secret_is_told_while_animals_on_board_is_played(app: App) -> None:
    player = Player(app, sit_down(app, ("human", "random", "random", "random")))
    player.wait(0.1)
    kept = player.scene.table.picture.hand[0]
    player.click_target(("hand", kept))
    player.wait(5)
    player.key(pygame.K_l)
    scene = looking_back(app)
    hidden = set(scene.past.match.state.position()["secret"].values())
    assert len(hidden) == 4
    assert not {entry.what for entry in scene.story.entries} & hidden
    for moment in range(scene.past.last + 1):
        scene.go_to(moment)
        picture = scene.board.picture
        seen = {*picture.hand, *picture.opened.values(), *(tile for group in picture.groups for tile in group)}
        assert not seen & hidden


def test_one_click_shows_what_the_others_have_done_since_and_leads_back(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.plan(6, 1, 3)
    scene, played = sitting.scene, sitting.moves
    sitting.click(WATCH)
    again = looking_back(sitting.app)
    assert again.playing and again.speed == "slow" and again.moment < again.past.last
    told = set()
    for _ in range(1200):
        told.add(again.caption.sentence(again.moment))
        sitting.app.frame()
    assert not again.playing and any(said.startswith("Yellow: ") for said in told)
    sitting.hand.key(pygame.K_w)
    assert sitting.app.stack.top is scene and sitting.moves == played


def test_before_anybody_has_done_anything_the_button_says_so(sit: Sit) -> None:
    sitting = sit("instant")
    sitting.hand.key(pygame.K_w)
    answer = sitting.table.answer
    assert sitting.scene and answer and answer.reason.code == "nothing-yet"


def test_in_the_family_variant_a_step_is_told_in_pictures_alone(sit: Sit) -> None:
    sitting = sit("instant", game="family")
    sitting.plan(3)
    sitting.click(WATCH)
    again = looking_back(sitting.app)
    last = again.past.last
    assert again.caption.entry(last) and not again.caption.sentence(last) and not again.caption.why(last)


def test_on_board_the_button_shows_the_last_turns_and_no_secret(app: App) -> None:
    player = Player(app, sit_down(app, ("human", "random", "random", "random")))
    player.wait(0.1)
    player.click_target(("hand", player.scene.table.picture.hand[0]))
    player.wait(5)
    hidden = set(player.scene.table.state.position()["secret"].values())
    player.key(pygame.K_w)
    again = looking_back(app)
    said = " ".join(again.caption.sentence(moment) for moment in range(again.past.last + 1))
    whats = {entry.what for moment in range(again.past.last + 1) if (entry := again.caption.entry(moment))}
    assert said and not whats & hidden
    player.key(pygame.K_ESCAPE)
    assert player.scene is app.stack.top
