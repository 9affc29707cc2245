"""What the drawn ark shows: pieces where they lie, marks where they belong, and nothing changed by drawing."""

from __future__ import annotations

import copy
import json
from itertools import islice, permutations
from pathlib import Path
from typing import Any

import pytest
from pygame import Color, Rect, Surface

import game
from game.ark.board import Board
from game.core import Reason
from scenes.app import App
from scenes.table.ark import ArkView
from scenes.table.hull import DECK
from scenes.table.marks import Marks, WhyNot
from scenes.table.picture import Picture, Seat
from scenes.table.swap_marks import SwapMarks
from scenes.table.tiles import HELD_FEW, board_tile, held_tile, portrait, sign, tray_tile
from scenes.theme import CARD, CHARACTERS, FEMALE, LEGAL, MALE, MISSING, SEA

RECORDS = Path(__file__).parents[1] / "records"
OWN = frozenset({(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2)})


def position(name: str = "ark-4-greedy", moves: int = 230) -> tuple[Any, Picture]:
    record = json.loads((RECORDS / f"{name}.json").read_text())
    state = game.new(record["game"], record["players"], record["options"])
    for move in record["moves"][:moves]:
        state.play(move)
    return state, Picture.of(state, tuple(Seat(colour, colour) for colour in record["players"]))


class Table:
    """A position, its ark, and a surface to draw it on."""

    def __init__(self, app: App, name: str = "ark-4-greedy", moves: int = 230) -> None:
        state, self.picture = position(name, moves)
        self.view = ArkView(app.brush, state.board)
        self.geometry = self.view.geometry
        self.surface = Surface(app.layout.size).convert()

    def draw(self, marks: Marks | None = None) -> Surface:
        self.view.draw(self.surface, self.picture)
        if marks:
            self.view.draw_marks(self.surface, self.picture, marks)
        return self.surface

    def pixels(self, rect: Rect) -> bytes:
        return self.surface.subsurface(rect).copy().get_buffer().raw

    def free_edge(self) -> str:
        return next(edge for edge in self.geometry.board.edges if edge not in self.picture.dividers)


def near(colour: Color, wanted: str, tolerance: int = 12) -> bool:
    other = Color(wanted)
    return all(abs(a - b) <= tolerance for a, b in zip(colour[:3], other[:3], strict=True))


def shows(surface: Surface, rect: Rect, colour: str) -> bool:
    """Whether a colour stands anywhere in a part of the surface."""
    part = rect.clip(surface.get_rect())
    return any(
        near(surface.get_at((x, y)), colour)
        for x in range(part.left, part.right)
        for y in range(part.top, part.bottom)
    )


def test_drawing_changes_neither_the_picture_nor_the_marks(app: App) -> None:
    table = Table(app)
    edge = table.free_edge()
    marks = Marks(player="red", legal=frozenset({("edge", edge)}), hover=("edge", edge), gain=1)
    before = copy.deepcopy((table.picture, marks))
    table.draw(marks)
    table.view.draw_storm(table.surface, table.picture, 1.0)
    assert (table.picture, marks) == before


def test_every_divider_shows_its_owners_colour(app: App) -> None:
    table = Table(app)
    table.draw()
    assert table.picture.dividers
    for edge, colour in table.picture.dividers.items():
        assert shows(table.surface, table.geometry.edge_rect(edge), CHARACTERS[colour].colour), edge


def test_every_loaded_tile_shows_the_colour_of_its_sex(app: App) -> None:
    table = Table(app)
    table.draw()
    assert table.picture.loaded
    for enclosure, loaded in table.picture.loaded.items():
        for tile, rect in table.view.tile_places(enclosure, loaded, table.picture):
            assert shows(table.surface, rect, MALE if tile.endswith("/m") else FEMALE), tile


def test_a_changed_ark_is_drawn_anew_and_an_unchanged_one_is_the_same(app: App) -> None:
    table = Table(app)
    edge = table.free_edge()
    rect = table.geometry.edge_rect(edge)
    table.draw()
    empty = table.pixels(rect)
    table.draw()
    assert table.pixels(rect) == empty
    table.picture.dividers[edge] = "red"
    table.picture.ark_version += 1
    table.draw()
    assert shows(table.surface, rect, CHARACTERS["red"].colour)


def test_the_family_game_shows_no_pitch_fields(app: App) -> None:
    table = Table(app, "family-4-greedy", 140)
    table.draw()
    board = table.geometry.board
    straight = [field for field in board.fields if len(board.field(field).squares) == 2]
    for field in straight:
        assert near(table.surface.get_at(table.geometry.field_centre(field)), DECK), field


def test_B3_a_hull_is_drawn_round_an_ark_of_any_shape(app: App) -> None:
    _, picture = position(moves=0)
    board = Board(OWN)
    view = ArkView(app.brush, board)
    surface = Surface(app.layout.size).convert()
    view.draw(surface, picture)
    for edge in board.hull_edges:
        x, y = view.geometry.edge_centre(edge)
        assert near(surface.get_at((x, y)), DECK)
    assert near(surface.get_at((2, 2)), SEA)


def test_legal_edges_are_cream_and_others_stay_as_they_are(app: App) -> None:
    table = Table(app)
    free = [edge for edge in table.geometry.board.edges if edge not in table.picture.dividers]
    legal, other = free[0], free[-1]
    table.draw()
    before = table.pixels(table.geometry.edge_rect(other))
    table.draw(Marks(player="red", legal=frozenset({("edge", legal)})))
    assert near(table.surface.get_at(table.geometry.edge_centre(legal)), LEGAL)
    assert table.pixels(table.geometry.edge_rect(other)) == before


def test_marks_disappear_with_what_they_marked(app: App) -> None:
    table = Table(app)
    edge = table.free_edge()
    table.draw()
    before = table.pixels(table.geometry.zone)
    table.draw(Marks(player="red", legal=frozenset({("edge", edge)}), hover=("edge", edge)))
    assert table.pixels(table.geometry.zone) != before
    table.draw(Marks(player="red"))
    assert table.pixels(table.geometry.zone) == before


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_marks_of_what_may_be_chosen_stay_within_the_arks_zone(make_app: Any, size: tuple[int, int]) -> None:
    table = Table(make_app(size))
    board = table.geometry.board
    everything = [("edge", e) for e in board.edges] + [("field", f) for f in board.fields]
    everything += [("square", s) for s in board.squares] + [("pen", p) for p in table.picture.enclosures]
    table.draw()
    zone = table.geometry.zone
    above, below = Rect(0, 0, size[0], zone.top), Rect(0, zone.bottom, size[0], size[1] - zone.bottom)
    before = table.pixels(above), table.pixels(below)
    table.draw(Marks(player="red", legal=frozenset(everything)))
    assert (table.pixels(above), table.pixels(below)) == before


def test_the_hovered_edge_shows_the_players_divider(app: App) -> None:
    table = Table(app)
    edge = table.free_edge()
    table.draw(Marks(player="blue", legal=frozenset({("edge", edge)}), hover=("edge", edge), gain=1))
    assert shows(table.surface, table.geometry.edge_rect(edge), CHARACTERS["blue"].colour)


def test_a_lifted_divider_leaves_its_place(app: App) -> None:
    table = Table(app)
    level = ((edge, colour) for edge, colour in table.picture.dividers.items() if not table.geometry.upright(edge))
    edge, colour = next(level)
    rect = table.geometry.edge_rect(edge)
    lower = rect.move(0, rect.height // 2).clip(rect).inflate(-rect.width // 3, 0)
    assert shows(table.draw(), lower, CHARACTERS[colour].colour)
    table.draw(Marks(player=colour, legal=frozenset({("edge", edge)}), lifted=frozenset({("edge", edge)})))
    assert not shows(table.surface, lower, CHARACTERS[colour].colour)


def test_dividers_that_may_be_swapped_lie_on_a_cream_bed_and_keep_their_colour(app: App) -> None:
    table = Table(app)
    edge, colour = next(iter(table.picture.dividers.items()))
    table.draw(Marks(player="red", legal=frozenset({("edge", edge)})))
    rect = table.geometry.edge_rect(edge)
    assert shows(table.surface, rect.inflate(6, 6), LEGAL)
    assert shows(table.surface, rect, CHARACTERS[colour].colour)


def test_enclosures_that_take_the_pair_are_ringed_and_others_are_not(app: App) -> None:
    table = Table(app)
    free = [name for name in table.picture.enclosures if name not in table.picture.loaded]
    taking, other = free[0], free[-1]
    table.draw()
    before = table.pixels(table.geometry.square_rect(other))
    table.draw(Marks(player="red", legal=frozenset({("pen", taking)})))
    assert shows(table.surface, table.geometry.square_rect(taking), LEGAL)
    assert table.pixels(table.geometry.square_rect(other)) == before


def test_a_pair_in_hand_shows_over_the_enclosure_under_the_pointer(app: App) -> None:
    table = Table(app)
    pen = next(name for name, squares in table.picture.enclosures.items() if len(squares) == 2)
    table.picture.loaded.pop(pen, None)
    lifted = frozenset({("held", "red wolf/m"), ("held", "red wolf/f")})
    table.draw(Marks(player="red", legal=frozenset({("pen", pen)}), hover=("pen", pen), lifted=lifted))
    places = dict(table.view.tile_places(pen, ["wolf"], table.picture))
    assert shows(table.surface, places["wolf/m"], MALE) and shows(table.surface, places["wolf/f"], FEMALE)


def test_B5_a_missing_pitch_field_is_orange(app: App) -> None:
    table = Table(app)
    field = next(field for field in table.geometry.board.fields if field not in table.picture.pitch)
    around = table.geometry.cube_rect(field).inflate(20, 20)
    assert not shows(table.draw(), around, MISSING)
    table.draw(Marks(player="red", missing_fields=(field,)))
    assert shows(table.surface, around, MISSING)


def test_an_enclosure_that_lacks_something_says_what_on_a_plate(app: App) -> None:
    table = Table(app)
    name, squares = next(iter(table.picture.enclosures.items()))
    rects = [table.geometry.square_rect(square) for square in squares]
    whole = rects[0].unionall(rects)
    table.draw()
    before = table.pixels(whole)
    table.draw(Marks(player="red", lacks={name: ("food",)}))
    food = table.pixels(whole)
    table.draw(Marks(player="red", lacks={name: ("pitch",)}))
    assert len({before, food, table.pixels(whole)}) == 3


def test_why_not_points_at_the_missing_divider(app: App) -> None:
    table = Table(app)
    edge = table.free_edge()
    field = next(field for field in table.geometry.board.fields if field not in table.picture.pitch)
    reason = Reason("pitch-needs-two-dividers", "B5", missing=(edge,))
    table.draw(Marks(player="red", why_not=WhyNot(reason, ("field", field), edges=(edge,))))
    around = table.geometry.edge_rect(edge).inflate(60, 60)
    assert shows(table.surface, around, MISSING) and shows(table.surface, around, CARD)


def test_what_is_missing_is_fainter_while_it_blinks(app: App) -> None:
    table = Table(app)
    edge = table.free_edge()
    why_not = WhyNot(Reason("pitch-needs-two-dividers", "B5"), ("edge", edge), edges=(edge,))
    around = table.geometry.edge_rect(edge).inflate(60, 60)
    assert shows(table.draw(Marks(player="red", why_not=why_not)), around, MISSING)
    assert not shows(table.draw(Marks(player="red", why_not=why_not, blink=0.3)), around, MISSING)


@pytest.mark.parametrize("every", [11, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_the_card_of_a_swap_hides_neither_of_its_dividers(make_app: Any, size: tuple[int, int], every: int) -> None:
    table = Table(make_app(size), "ark-3-mixed", 200)
    swap, dividers = SwapMarks(table.view), table.picture.dividers
    for lifted, hovered in islice(permutations(dividers, 2), 0, None, every):
        card = swap.card_place(table.picture, lifted, hovered)
        assert not card.colliderect(table.geometry.edge_rect(lifted)), (lifted, hovered)
        assert not card.colliderect(table.geometry.edge_rect(hovered)), (lifted, hovered)


def test_the_storm_darkens_the_ark_but_not_what_may_be_chosen(app: App) -> None:
    table = Table(app, moves=322)
    assert table.picture.phase.startswith("deluge")
    square = next(s for pen in table.picture.enclosures.values() for s in pen if s not in table.picture.food)
    rect = table.geometry.square_rect(square)
    bright = table.draw().get_at(rect.center)
    table.view.draw_storm(table.surface, table.picture, 2.0)
    assert sum(table.surface.get_at(rect.center)[:3]) < sum(bright[:3])
    marks = Marks(player="red", legal=frozenset({("square", square)}))
    table.view.draw_storm(table.surface, table.picture, 2.0, marks)
    assert shows(table.surface, rect, LEGAL)


def test_waves_and_rain_move_with_time(app: App) -> None:
    table = Table(app)
    shots = set()
    for seconds in (0.0, 0.5, 0.5):
        table.view.draw_storm(table.surface, table.picture, seconds)
        table.view.draw_rain(table.surface, seconds)
        shots.add(table.pixels(table.surface.get_rect()))
    assert len(shots) == 2


def test_lightning_brightens_the_storm_for_a_moment_only(app: App) -> None:
    table = Table(app)
    dark, flash, after = (_water(table, seconds) for seconds in (5.0, 5.95, 6.05))
    assert flash > dark and after == dark


def _water(table: Table, seconds: float) -> int:
    """How bright the open water in the upper left corner is."""
    table.view.draw_storm(table.surface, table.picture, seconds)
    return sum(table.surface.get_at((2, 2))[:3])


def test_a_loaded_pair_has_two_places_and_a_tile_one(app: App) -> None:
    table = Table(app)
    name, loaded = next(iter(table.picture.loaded.items()))
    both = table.view.place(("enclosure", name), loaded[0], table.picture)
    drawn = [rect for tile, rect in table.view.tile_places(name, loaded, table.picture) if loaded[0] in tile]
    assert list(both) == drawn
    assert table.view.place(("enclosure", name), f"{loaded[0]}/f", table.picture) == (both[1],)
    assert table.view.place(("stock", ""), "food", table.picture) == ()


@pytest.mark.parametrize("what", ["divider", "pitch", "food"])
def test_a_piece_fits_the_place_where_it_lies(app: App, what: str) -> None:
    table = Table(app)
    board = table.geometry.board
    place = {"divider": ("edge", board.edges[0]), "pitch": ("field", board.fields[0]), "food": ("square", "c2")}[what]
    (rect,) = table.view.place(place, what, table.picture)
    piece = table.view.piece(what, "green", place, table.picture)
    assert abs(piece.get_width() - rect.width) <= 2 and abs(piece.get_height() - rect.height) <= 2


def test_A3_the_sign_of_a_tile_tells_its_sex_until_it_is_paired() -> None:
    assert {sign("dog/m"), sign("dog/f")} == {"icons/male", "icons/female"}
    assert sign("dog/m", True) == sign("dog/f", True) == "icons/paired"
    assert portrait("lion/m") != portrait("lion/f")
    assert portrait("dog/m") == portrait("dog/f")


def test_tiles_are_drawn_once_for_each_way_they_look(app: App) -> None:
    first = board_tile(app.brush, "dog/m", 50)
    assert board_tile(app.brush, "dog/m", 50) is first
    assert board_tile(app.brush, "dog/m", 50, paired=True) is not first
    assert near(first.get_at((46, 25)), MALE)


def test_tiles_of_panels_and_trays_have_the_sizes_asked_for(app: App) -> None:
    px = app.layout.px
    assert held_tile(app.brush, "bear/f", HELD_FEW).get_size() == (px(58), px(86))
    tile = tray_tile(app.brush, "bear/f", 140)
    assert tile.get_width() == px(140)
    assert near(tile.get_at((tile.get_width() // 2, px(8))), FEMALE)
