"""The table of the two ark games: a match, the picture that follows it, and whoever decides now.

It outlives the scenes of the single phases, which hand it on to each other.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.core import Event
from scenes.layout import Layout
from scenes.match_setup import MatchPlan
from scenes.paint import Brush
from scenes.table import motion
from scenes.table.ark import ArkView
from scenes.table.ark_pieces import FAMILY
from scenes.table.choreography import Choreography
from scenes.table.director import Director
from scenes.table.frame import TRAYS, Frame
from scenes.table.guide import FAMILY_TIMES, Guide
from scenes.table.hands import Hand, hand_for
from scenes.table.lifts import Lifts
from scenes.table.marks import Marks, Target, WhyNot
from scenes.table.moments import Moments
from scenes.table.picking import HitMap, Point
from scenes.table.picture import Picture
from scenes.table.play import INSTANT_MOVES, Play
from scenes.table.presses import Presses
from scenes.table.rainbow import Rainbow
from scenes.table.stage import TableStage
from scenes.table.traces import Traces

ALWAYS = frozenset({("button", "home"), ("button", "settings"), ("button", "eye")})
"""What reacts to the pointer in every decision and belongs to none."""
LOOKED_AT = ("held", "stock")
"""Kinds of target that show themselves closely when pointed at, whoever decides."""
_Kind = tuple[type[Hand], str]
"""A kind of decision: its hand, and the tray that lies over the ark."""
_ANOTHER_TURN = frozenset({"worker-moves", "turn-begins", "turn-ends", "skipped"})
"""Kinds of event with which a turn is over or another one begins."""


class Table:
    """``arrange`` must be called for a window size before anything else."""

    def __init__(self, plan: MatchPlan, brush: Brush) -> None:
        self.play = Play(plan)
        self.picture = Picture.of(self.play.state, plan.seats)
        self.brush = brush
        self.hand: Hand | None = None
        """Who decides now, if it is a person."""
        self._before: Hand | None = None
        """Who has decided last in this turn."""
        self.marks = Marks()
        self.pointer: Point = (-1, -1)
        self.answer: WhyNot | None = None
        self.see_through = False
        self.moments = Moments()
        self.lifts = Lifts()
        self.presses = Presses()
        self.decisions = 0
        """How often another turn or another kind of decision has begun."""
        self._kind: _Kind | None = None
        self.rainbow = Rainbow()
        self.traces = Traces(self.play.bots)
        self.guide = Guide(FAMILY_TIMES if plan.game == FAMILY else 0, plan.seed)
        self._rest = motion.THINKING
        self._layout: Layout | None = None
        self._begun = False
        self._actor: str | None = None
        """Whose turn has been shown to begin."""
        self._at_the_mouse = ""
        """The person who had the mouse last, by colour."""

    # -- the window
    def arrange(self, layout: Layout) -> bool:
        """Place everything for a window size; whether that was needed."""
        if layout is self._layout:
            return False
        self._layout = layout
        self.ark = ArkView(self.brush, self.play.state.board)
        self.frame = Frame(self.brush)
        self.hits = HitMap(self.ark, self.frame, self.picture)
        self.guide.stir()
        self._direct()
        self._mark()
        return True

    def _direct(self) -> None:
        """A director for the new places; what the old one had still to show is shown at once."""
        if self._begun:
            self.director.finish()
        stage = TableStage(self.ark, self.frame, self.picture)
        self.director: Director = Director(self.picture, partial(Choreography, stage))
        if not self._begun:
            self._begun = True
            self.director.perform(self.play.begin())

    # -- time
    @property
    def moving(self) -> bool:
        """Whether the next frame will look different from this one."""
        moments = self.moments
        pulsing = bool(self.marks.legal) and moments.pulsing
        waiting = moments.sliding or self.lifts.moving or self.answer is not None or self.guide.glove is not None
        return self.director.busy or self.play.over or pulsing or waiting

    @property
    def shown(self) -> Marks:
        """What is marked to be seen: while the guide shows something, what its glove does."""
        glove = self.guide.glove
        return glove.marks if glove else self.marks

    @property
    def pointing(self) -> Point:
        """Where the pointer is to be seen to point: while the guide shows something, where its glove does."""
        glove = self.guide.glove
        return glove.at if glove else self.pointer

    @property
    def shaking(self) -> Rect | None:
        """Where what was clicked in vain lies while it shakes, in the Family Variant."""
        if self.answer is None or self.play.state.game != FAMILY or not self.moments.shake:
            return None
        return self.hits.rect_of(self.answer.meant, self.marks)

    @property
    def pen(self) -> Rect | None:
        """Where the enclosure under the pointer lies, if a pair can be set into it."""
        hover = self.shown.hover
        if hover is None or hover[0] != "pen":
            return None
        square_rect = self.ark.geometry.square_rect
        squares = [square_rect(square) for square in self.picture.enclosures[hover[1]]]
        return squares[0].unionall(squares)

    @property
    def awaited(self) -> bool:
        """Whether a computer player is still to move, so that time must go on passing."""
        return not self.play.over and not self.play.human

    @property
    def over(self) -> bool:
        """Whether the game is over and all of it has been shown."""
        return self._all_shown and self.rainbow.over

    @property
    def _all_shown(self) -> bool:
        """Whether the last move has come to its end."""
        return self.play.over and not self.director.busy

    def update(self, dt: float, pace: float) -> None:
        """Let time pass; ``pace`` stretches the time of all motion, 0 shows everything at once."""
        drawing = self.picture.drawing
        self.moments.update(dt, pace)
        self.presses.update(dt)
        self.lifts.update(dt, pace, self.marks.hover)
        self.director.pace = pace
        self.director.update(dt)
        self._queue_up()
        if self.picture.drawing != drawing and not self.hand:
            self._mark()
        self._let_computers_play(dt, pace)
        self._take_hand()
        if self.picture.actor != self._actor:
            self._turn_changes(self.picture.actor)
        if self._all_shown:
            self.rainbow.update(dt, pace)
        self.guide.update(dt, pace, None if self.director.busy else self.hand, self.hits)
        self._age()

    def _turn_changes(self, actor: str | None) -> None:
        """Show who comes to the turn, above all where the mouse goes from one person to another."""
        self._actor = actor
        if actor is None:
            return
        person = actor if self.picture.seat(actor).human else self._at_the_mouse
        self.moments.turn_changes(self._at_the_mouse not in ("", person))
        self._at_the_mouse = person

    def _queue_up(self) -> None:
        """Show the order of the action or phase, once the picture has come as far as the game itself."""
        state, picture = self.play.state, self.picture
        if picture.phase == state.asks.phase and (picture.action or 0) == state.action + 1:
            picture.queue_up(state)

    def _age(self) -> None:
        """See that marks fade in, and answers go, with time or once something possible is pointed at."""
        pointing = self.hand is not None and self.hand.hovered is not None
        if self.answer and (self.moments.answered or (pointing and self.moments.noticed)):
            self.answer = None
            self._mark()
        self._stand()

    def _stand(self) -> None:
        """Mark how strongly things glow, and where tray and buttons stand on their way."""
        self.marks.pulse, self.marks.tray_below = self.moments.glow, self.moments.rising
        self.marks.blink = self.moments.blink
        self.marks.pressed, self.marks.heights = self.lifts.pressed, self.lifts.heights
        self.marks.opening = self.moments.opening

    def _let_computers_play(self, dt: float, pace: float) -> None:
        if self.director.busy or not self.awaited:
            return
        self._rest -= dt
        if not pace:
            self._play_instantly()
        elif self._rest <= 0:
            self._think(pace)

    def _play_instantly(self) -> None:
        for _ in range(INSTANT_MOVES):
            if not self.awaited:
                return
            self.show(self.play.think())
            self.director.finish()

    def _think(self, pace: float) -> None:
        mover = self.play.state.to_move
        self.show(self.play.think())
        same = self.play.state.to_move == mover
        self._rest = (motion.BETWEEN_PIECES if same else motion.THINKING) * pace

    # -- whoever decides
    def show(self, events: list[Event]) -> None:
        """Show what happened; the decision that led to it is over."""
        ends = any(event.kind in _ANOTHER_TURN for event in events)
        self.hand, self._before = None, None if ends else self.hand
        self.answer = None
        self.traces.follow(events)
        self.decisions += ends
        self.picture.await_tiles(events)
        self.director.perform(events)
        self._mark()

    def _take_hand(self) -> None:
        """Give the next decision to the person who has it, once they have seen what it is about."""
        if self.hand or not self.play.human or not self.director.light:
            return
        self.hand = hand_for(self.play.state)
        if self._before:
            self.hand.go_on(self._before)
        self.moments.targets_change()
        self._mark()

    def _mark(self) -> None:
        """Mark what is to be marked, now that something has changed."""
        marks = self.hand.marks() if self.hand else self._watching()
        under = self.hits.at(self.pointer, marks, self.hand)
        if self.hand and self.hand.hover(under):
            marks = self.hand.marks()
        if under in ALWAYS:
            marks.hover = under
        free = self.answer is None and not marks.lifted
        marks.look = under if free and under and under[0] in LOOKED_AT else None
        if marks.tray and not self.marks.tray:
            self.moments.tray_comes()
        if _card_of(marks) not in (None, _card_of(self.marks)):
            self.moments.card_comes()
        marks.see_through, marks.why_not = self.see_through, self.answer
        self._note_kind(marks)
        self.marks = marks
        self._stand()

    def _note_kind(self, marks: Marks) -> None:
        """Count the decision if it is of another kind than the last one."""
        kind = (type(self.hand), marks.tray) if self.hand else self._kind
        self.decisions += kind != self._kind
        self._kind = kind

    def _watching(self) -> Marks:
        """While nobody at the mouse decides: the tray on which tiles lie just now."""
        picture = self.picture
        if not picture.drawing or picture.action is None:
            return Marks()
        return Marks(tray=TRAYS[picture.actions[picture.action - 1]])

    # -- the mouse
    def point(self, pos: Point) -> bool:
        """The pointer is somewhere; whether anything looks different for it."""
        self.pointer = pos
        if self.shown.offer != self.marks.offer:
            self.presses.mistake(pos)
        self.guide.stir()
        before = self.marks.hover, self.marks.look
        self._mark()
        self.moments.stir()
        return (self.marks.hover, self.marks.look) != before or bool(self.marks.lifted)

    def target(self) -> Target | None:
        """What lies under the pointer."""
        return self.hits.at(self.pointer, self.marks, self.hand)

    def press(self, pos: Point) -> bool:
        """Hold the button down; whether a click there is meant, and neither hurries nor repeats another one."""
        self._take_hand()
        self.point(pos)
        if self.presses.repeats(pos, self.decisions, self.brush.layout.u):
            return False
        meant = not self.hurry()
        self.lifts.pressed = self.target() if meant else None
        return meant

    def hurry(self) -> bool:
        """End what is moving; whether that was in the way of what the click meant."""
        if not self.director.busy:
            return self._hurry_rainbow()
        light = self.director.light
        self.director.finish()
        self._take_hand()
        self._mark()
        return not light

    def _hurry_rainbow(self) -> bool:
        if self.play.over:
            self.rainbow.finish()
        return self.play.over

    def click(self, target: Target | None) -> None:
        """A click on a target, or on nothing."""
        if not self.hand:
            return
        moves = self.hand.click(target)
        if moves:
            self.guide.learn(self.hand)
            self.show(self.play.go(moves))
        elif moves is None and target is not None:
            self._refuse(self.hand.why_not(target))
        else:
            self.answer = None
        self.moments.targets_change()
        self._mark()

    def _refuse(self, answer: WhyNot | None) -> None:
        self.answer = answer
        if answer:
            self.moments.refused()

    def look_through(self, held: bool) -> None:
        """The eye on a tray is held, or let go."""
        self.see_through = held
        self._mark()


def _card_of(marks: Marks) -> Target | None:
    """What a card tells about, if one is open."""
    return marks.hover if marks.hover and marks.hover[0] == "space" else marks.look
