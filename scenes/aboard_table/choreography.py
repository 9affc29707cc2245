"""What each event of Animals on Board looks like: which tiles fly from where to where."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pygame import Rect, Surface

from game.aboard.state import SETUP
from game.core import DARK, Event
from scenes.aboard_table.arks import Panels
from scenes.aboard_table.hands import Hand
from scenes.aboard_table.lifting import Lifting
from scenes.aboard_table.meadow import HAND_TILE, Mat, MeadowPlan, Middle, plan_meadow
from scenes.aboard_table.paintings import whole_mat
from scenes.aboard_table.picture import AboardPicture
from scenes.aboard_table.tiles import ark_tile, meadow_tile, tile_back
from scenes.layout import Layout
from scenes.paint import Brush
from scenes.table import motion
from scenes.table.cues import Arrive, Count, Cue
from scenes.table.motion import Motion
from scenes.table.sprite import Landing, Sprite
from scenes.table.sprites import Flight, Shifting, Shrinking, Turning

SETTLE = Motion(0.24, motion.out_back)
JOIN = Motion(0.30, motion.in_out)
BOARD = Motion(0.45, motion.in_out, arc=0.16, next_after=0.09)
FLAG = Motion(0.32, motion.out_back, grown=1.7)
CRATE = Motion(0.42, motion.in_out, arc=0.1, next_after=0.06)
TURN = Motion(0.01, motion.linear)
"""A tile that turns round where it lies."""


class AboardStage:
    """Where everything lies on the table and what it looks like there."""

    def __init__(self, brush: Brush, picture: AboardPicture, still: bool = False) -> None:
        """``still``: nobody decides here, so that no group is split by hand."""
        self.brush = brush
        self.picture = picture
        self.still = still
        self.hand: Hand | None = None
        self.dragged = ""
        """The tile that is being dragged."""
        self.lifting = Lifting(brush)
        self._planned: tuple[tuple[Layout, Middle], MeadowPlan] | None = None
        """The last plan of the middle, and what it was made for."""

    @property
    def dragging(self) -> bool:
        return bool(self.dragged)

    def middle(self, picture: AboardPicture, resting: bool = False) -> MeadowPlan:
        """The middle as a picture shows it; ``resting`` leaves out what is lifted."""
        lifted = self.hand.lifted if self.hand and not resting else ()
        room = picture.room if picture.laying_out else 0
        groups = [tuple(group) for group in picture.groups] or ([()] if room else [])
        middle = Middle(groups, tuple(lifted), self.dragging, room, picture.phase == SETUP, self.still)
        asked = (self.brush.layout, middle)
        if self._planned is None or self._planned[0] != asked:
            self._planned = asked, plan_meadow(*asked)
        return self._planned[1]

    def panels(self, picture: AboardPicture) -> Panels:
        return Panels(self.brush, picture)

    def pile(self) -> Rect:
        """Where tiles come from: the sign that counts them."""
        return self.brush.layout.aboard.sign()

    def stock(self) -> Rect:
        """Where crates come from and go to."""
        return Rect(self.brush.layout.aboard.meadow().midbottom, (0, 0))

    def crate(self, colour: str) -> Rect:
        return Rect(self.panels(self.picture).crate(colour), (0, 0))

    def turning_up(self, tiles: list[str], pace: float, landed: Landing) -> list[Sprite]:
        """The tiles of a hand turn round where they lie; ``landed`` is called once they lie face up."""
        back = meadow_tile(self.brush, DARK, HAND_TILE)
        slots = self.middle(self.picture).hand
        turning: list[Sprite] = []
        for tile, slot in zip(tiles, slots, strict=True):
            sides = (back, meadow_tile(self.brush, tile, HAND_TILE))
            turning.append(Turning(sides, (slot, slot), TURN, pace, landed if tile == tiles[-1] else lambda: None))
        return turning


class Pause(Sprite):
    """Time that goes by while other things move; nothing is seen of it."""

    def draw(self, target: Surface) -> None:
        """Nothing."""


class AboardChoreography:
    """Makes sprites of events; ``arrive`` is called with an event once all it moves has landed."""

    def __init__(self, stage: AboardStage, arrive: Arrive) -> None:
        self.stage = stage
        self.arrive = arrive
        self.pace = 1.0
        """By how much the time of every motion is stretched."""
        self._scripts: dict[str, Callable[[Event], Cue]] = {
            "tile-dealt": self._deal,
            "tile-moves": self._put,
            "tile-kept": self._keep,
            "phase-begins": self._rearrange,
            "groups-joined": self._rearrange,
            "group-split": self._split,
            "group-taken": self._take,
            "food-moves": self._pay,
            "flag-set": self._flag,
            "secret-shown": self._show,
        }

    def cue(self, event: Event) -> Cue | None:
        """How to show an event as the picture may know it; None where nothing moves."""
        script = self._scripts.get(event.kind)
        return script(self.stage.picture.known(event)) if script else None

    def rising(self, event: Event, count: Count) -> list[Sprite]:
        """Points come in the end only, and are counted at once."""
        for colour, points in event.points.items():
            count(colour, points)
        return []

    def _landing(self, event: Event) -> Landing:
        return lambda: self.arrive(event)

    # -- single tiles
    def _deal(self, event: Event) -> Cue:
        deal = {"ark": self._turn_up_taken, "hand": self._deal_to_hand}.get(event.target[0], self._deal_to_middle)
        return deal(event)

    def _turn_up_taken(self, event: Event) -> Cue:
        """The tile that lay face down in a group comes to light on the ark of whoever took it (N6)."""
        place = self._on_ark(event.player, event.what, self.stage.picture.after(event))
        return Cue([self._turning(self._ark_sides(event.player, event.what, event), (place, place), TURN, event)])

    def _deal_to_hand(self, event: Event) -> Cue:
        stage = self.stage
        slot = stage.middle(stage.picture).hand[len(stage.picture.hand)]
        image = meadow_tile(stage.brush, event.what, HAND_TILE)
        flight = Flight(image, (stage.pile(), slot), motion.DEAL, self.pace, self._landing(event))
        return Cue([flight], motion.DEAL.next_after)

    def _deal_to_middle(self, event: Event) -> Cue:
        stage = self.stage
        place, sides = self._in_middle(stage.middle(stage.picture.after(event)), event.what)
        return Cue([self._turning(sides, (stage.pile(), place), motion.DEAL, event)], motion.DEAL.next_after)

    def _turning(
        self, sides: tuple[Surface, Surface], way: tuple[Rect, Rect], moving: Motion, event: Event
    ) -> Sprite:
        return Turning(sides, way, moving, self.pace, self._landing(event))

    def _in_middle(self, plan: MeadowPlan, tile: str) -> tuple[Rect, tuple[Surface, Surface]]:
        """Where a tile lies in the middle, and its back and face there."""
        mat = plan.mat_of(tile)
        assert mat is not None, tile
        return mat.tiles[tile], (
            meadow_tile(self.stage.brush, DARK, mat.side),
            meadow_tile(self.stage.brush, tile, mat.side),
        )

    def _on_ark(self, colour: str, tile: str, picture: AboardPicture) -> Rect:
        return self.stage.panels(picture).plan(colour).tiles[tile]

    def _ark_sides(self, colour: str, tile: str, event: Event) -> tuple[Surface, Surface]:
        plan = self.stage.panels(self.stage.picture.after(event)).plan(colour)
        return tile_back(self.stage.brush, plan.tiles[tile].width), ark_tile(self.stage.brush, tile, plan.size)

    def _put(self, event: Event) -> Cue:
        """From the hand into the middle."""
        stage = self.stage
        place, sides = self._in_middle(stage.middle(stage.picture.after(event)), event.what)
        known = event.what in stage.picture.hand
        start = self._slot(event.what if known else DARK)
        if known:
            flight: Sprite = Flight(sides[1], (start, place), motion.TILE, self.pace, self._landing(event))
        else:
            flight = self._turning(sides, (start, place), motion.TILE, event)
        return Cue([flight], motion.TILE.next_after)

    def _slot(self, tile: str) -> Rect:
        """Where a tile of the hand lies."""
        picture = self.stage.picture
        return self.stage.middle(picture).hand[picture.hand.index(tile)]

    def _keep(self, event: Event) -> Cue:
        stage = self.stage
        place = stage.panels(stage.picture.after(event)).plan(event.player).secret
        assert place is not None
        image = meadow_tile(stage.brush, event.what, HAND_TILE)
        flight = Shrinking(image, (self._slot(event.what), place), BOARD, self.pace, self._landing(event))
        return Cue([flight], motion.TILE.next_after)

    # -- groups
    def _split(self, event: Event) -> Cue:
        return Cue([*self._shifts(event, event.what.split(), SETTLE), self._end(event, SETTLE.seconds)])

    def _rearrange(self, event: Event) -> Cue:
        return Cue([*self._shifts(event, (), JOIN), self._end(event, JOIN.seconds)])

    def _take(self, event: Event) -> Cue:
        stage, tiles = self.stage, [tile for tile in event.what.split() if tile != DARK]
        before = stage.middle(stage.picture)
        plan = stage.panels(stage.picture.after(event)).plan(event.player)
        sprites: list[Sprite] = []
        for number, tile in enumerate(tiles):
            place, sides = self._in_middle(before, tile)
            delay = BOARD.next_after * number
            way = (place, plan.tiles[tile])
            sprites.append(Shrinking(sides[1], way, BOARD, self.pace, self._lander(tile), delay))
        lasting = max(JOIN.seconds, BOARD.seconds + BOARD.next_after * (len(tiles) - 1))
        return Cue([*self._shifts(event, (), JOIN), *sprites, self._end(event, lasting)])

    def _end(self, event: Event, seconds: float) -> Pause:
        """The event is over after so many seconds."""
        return Pause(seconds * self.pace, self._landing(event))

    def _shifts(self, event: Event, tiles: Iterable[str], moving: Motion) -> list[Sprite]:
        """Mats and tiles that lie elsewhere in the middle once an event is done, ``tiles`` because it moves them."""
        stage = self.stage
        before, after = stage.middle(stage.picture), stage.middle(stage.picture.after(event), resting=True)
        always, sliding, sprites = set(tiles), list[Sprite](), list[Sprite]()
        for mat in after.mats:
            slides = self._slide(before, mat, moving)
            sliding += slides
            for tile, place in mat.tiles.items():
                start = before.place_of(tile)
                if start and (tile in always or slides or start != place):
                    image = meadow_tile(stage.brush, tile, mat.side)
                    kind = Flight if tile in always else Shifting
                    sprites.append(self._sent(tile, image, (start, place), moving, kind))
        return [*sliding, *sprites]

    def _slide(self, before: MeadowPlan, mat: Mat, moving: Motion) -> list[Sprite]:
        """The mat on its way from where its first tile lay, unless it stays where it is."""
        old, tray = before.mat_of(mat.group[0]), before.tray
        if old is None or old.rect == mat.rect:
            return []
        start = tray.rect if tray and set(mat.group) <= set(tray.tiles) else old.rect
        return [self._sent(mat.name, whole_mat(self.stage.brush, mat), (start, mat.rect), moving)]

    def _sent(
        self, thing: str, image: Surface, way: tuple[Rect, Rect], moving: Motion, kind: type[Flight] = Shifting
    ) -> Sprite:
        """Something sent on its way, and not drawn in its new place until it has come there."""
        self.stage.picture.flying.add(thing)
        return kind(image, way, moving, self.pace, self._lander(thing))

    def _lander(self, thing: str) -> Landing:
        return lambda: self.stage.picture.land(thing)

    # -- crates, flags, secrets
    def _pay(self, event: Event) -> Cue:
        stage = self.stage
        way = (stage.stock(), stage.crate(event.player))
        if event.source[0] == "held":
            way = (way[1], way[0])
        image = stage.brush.art.picture("icons/food-crate", (stage.brush.layout.px(55),) * 2)
        sprites: list[Sprite] = []
        for number in range(event.count):
            landing = self._landing(event) if number == event.count - 1 else lambda: None
            sprites.append(Flight(image, way, CRATE, self.pace, landing, CRATE.next_after * number))
        return Cue(sprites)

    def _flag(self, event: Event) -> Cue:
        stage = self.stage
        place = Rect(stage.panels(stage.picture).flag(event.player), (0, 0))
        image = stage.brush.art.picture("icons/stop-flag", (stage.brush.layout.px(80),) * 2)
        return Cue([Flight(image, (place, place), FLAG, self.pace, self._landing(event))])

    def _show(self, event: Event) -> Cue:
        place = self.stage.panels(self.stage.picture).plan(event.player).secret
        assert place is not None
        sides = self._ark_sides(event.player, event.what, event)
        return Cue([self._turning(sides, (place, place), TURN, event)], motion.TILE.next_after)
