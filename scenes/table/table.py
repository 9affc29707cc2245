"""The table of the two ark games: a match, the picture that follows it, and whoever decides now.

It outlives the scenes of the single phases, which hand it on to each other.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.core import Event, Reason
from scenes.guide.at_ark import helps_on, mark_lesson, moves_to_show
from scenes.guide.at_table import have_said
from scenes.layout import Layout
from scenes.match_setup import MatchPlan
from scenes.paint import Brush
from scenes.table import marking
from scenes.table.any_table import AnyTable
from scenes.table.ark import ArkView
from scenes.table.ark_pieces import FAMILY
from scenes.table.chapters import chapter_at
from scenes.table.choreography import Choreography
from scenes.table.director import Director
from scenes.table.frame import Frame
from scenes.table.glove_guide import FAMILY_TIMES, GloveGuide
from scenes.table.hands import Hand, hand_for
from scenes.table.hands.confirming import CONFIRM, Confirming
from scenes.table.hearing import LANTERN as LANTERN_LIT
from scenes.table.hearing import NO
from scenes.table.lantern import LANTERN, clicks_left
from scenes.table.lifts import Lifts
from scenes.table.marks import Marks, Target, WhyNot
from scenes.table.picking import HitMap, Point
from scenes.table.picture import Picture
from scenes.table.play import Play
from scenes.table.presses import Decisions
from scenes.table.question import QUESTION
from scenes.table.rainbow import Rainbow
from scenes.table.refusing import only_shown, others_turn
from scenes.table.stage import TableStage
from scenes.table.steering import Focus
from scenes.table.still import Still
from scenes.table.traces import Traces
from scenes.table.turns import Turns
from scenes.table.undoing import REDO, RESTART, UNDO
from scenes.table.weather import Weather
from scenes.trying.at_ark import moves_to_try


class Table(AnyTable[Picture, Hand]):
    """``arrange`` must be called for a window size before anything else."""

    play: Play

    def __init__(self, plan: MatchPlan, brush: Brush) -> None:
        play = Play(plan)
        super().__init__(play, Picture.of(play.state, plan.seats), clicks_left)
        self.brush = brush
        self.hand: Hand | None = None
        """Who decides now, if it is a person."""
        self._before: Hand | None = None
        """Who has decided last in this turn."""
        self.marks = Marks()
        self.pointer: Point = (-1, -1)
        self.focus = Focus()
        self.answer: WhyNot | None = None
        self.see_through = False
        self.drags = False
        """Whether something is dragged, over which nothing else is seen closely."""
        self.lifts = Lifts()
        self._decisions = Decisions()
        self.rainbow = Rainbow()
        self.weather = Weather()
        self.traces = Traces(self.play.bots)
        self.glove_guide = GloveGuide(FAMILY_TIMES if plan.game == FAMILY else 0, plan.seed)
        self._layout: Layout | None = None
        self._begun = False
        self.turns = Turns(self.moments, self.hearing)

    # -- the window
    def arrange(self, layout: Layout) -> bool:
        """Place everything for a window size; whether that was needed."""
        if layout is self._layout:
            return False
        self._layout = layout
        self.ark = ArkView(self.brush, self.play.state.board)
        self.frame = Frame(self.brush)
        self.still = Still(self.ark, self.frame)
        self.hits = HitMap(self.ark, self.frame, self.picture)
        self.glove_guide.stir()
        self._direct()
        self._mark()
        return True

    def _direct(self) -> None:
        """A director for the new places; what the old one had still to show is shown at once."""
        if self._begun:
            self.director.finish()
        stage = TableStage(self.ark, self.frame, self.picture)
        self.director: Director = Director(self.picture, partial(Choreography, stage), ears=self.hearing)
        if not self._begun:
            self._begun = True
            events = self.play.begin()
            self.traces.follow(events)
            self.director.perform(events)
            if self.play.plan.moves:
                self.director.finish()  # what has been played already is not shown again
                self.hearing.forget()

    # -- time
    @property
    def moving(self) -> bool:
        """Whether the next frame will look different from this one."""
        moments = self.moments
        answering = self.answer is not None and not moments.answered
        if self.director.busy or answering or moments.sliding or self.lifts.moving:
            return True
        pulsing = moments.pulsing and bool(self.marks.shining)
        return pulsing or self.lantern.moving or self.glove_guide.glove is not None or self.play.over

    @property
    def shown(self) -> Marks:
        """What is marked to be seen: while the glove shows something, what it does."""
        glove = self.glove_guide.glove
        return marking.shown_by_glove(self.marks, glove.marks, self.play.plan.shows) if glove else self.marks

    @property
    def pointing(self) -> Point:
        """Where the pointer is to be seen to point: while the glove shows something, where it does."""
        glove = self.glove_guide.glove
        return glove.at if glove else self.pointer

    @property
    def shaking(self) -> Rect | None:
        """Where what was clicked in vain lies while it shakes, in the Family Variant."""
        if self.answer is None or self.play.state.game != FAMILY or not self.moments.shake:
            return None
        return self.hits.rect_of(self.answer.meant, self.marks)

    @property
    def over(self) -> bool:
        """Whether the game is over and all of it has been shown."""
        return self._all_shown and self.rainbow.over

    @property
    def _all_shown(self) -> bool:
        """Whether the last move has come to its end."""
        return self.play.over and not self.director.busy

    def update(self, dt: float, pace: float, less_motion: bool = False) -> None:
        """Let time pass; ``pace`` stretches the time of all motion, 0 shows everything at once.

        With ``less_motion`` things fade in where they go.
        """
        drawing = self.picture.drawing
        self._move_on(dt, pace, less_motion)
        self._queue_up()
        if (self.picture.drawing != drawing and not self.hand) or self._computers_tell:
            self._mark()
        if self.trial is None:
            self.computers.update(dt, pace, self.director.to_follow)
        self._take_hand()
        taught = have_said(self.teacher, self._deciding is not None, self.moments, self.hearing)
        if self.lantern.update(dt, self._deciding) or taught:
            self._mark()
        self.turns.follow(self.picture)
        if self._all_shown:
            self.rainbow.update(dt, pace, less_motion)
        self._show_by_glove(dt, pace)
        self._age()

    def _move_on(self, dt: float, pace: float, less_motion: bool) -> None:
        super()._move_on(dt, pace, less_motion)
        self.lifts.update(dt, 0.0 if less_motion else pace, self.marks.hover)
        self.glove_guide.still = less_motion

    @property
    def _computers_tell(self) -> bool:
        """Whether there is other news of computer players than what is marked."""
        return (self.computers.dots, self.computers.simpler) != (self.marks.dots, self.marks.simpler)

    def _show_by_glove(self, dt: float, pace: float) -> None:
        """The glove goes on showing what can be done, while whoever decides is left to themselves."""
        free = not self.director.busy and not self.play.match.held
        self.glove_guide.shows = moves_to_show(self.teacher) or moves_to_try(self.trial)
        self.glove_guide.helps = helps_on(self.teacher, self.play.hints)
        self.glove_guide.update(dt, pace, self.hand if free else None, self.hits)

    def _queue_up(self) -> None:
        """Show the order of the action or phase, once the picture has come as far as the game itself."""
        state, picture = self.play.state, self.picture
        if picture.phase == state.asks.phase and (picture.action or 0) == state.action + 1:
            picture.queue_up(state)

    def _age(self) -> None:
        """See that marks fade in, and answers go, with time or once something possible is pointed at."""
        pointing = self.hand is not None and self.hand.hovered is not None
        if self.answer and self._has_been_read(pointing):
            self.answer = None
            self._mark()
        self._stand()

    def _has_been_read(self, pointing: bool) -> bool:
        """Whether the answer has been there long enough.

        It stays while its question mark is pointed at, and with keys, by which that takes longer to be come to, until
        something is done.
        """
        if self.focus.shown or self.marks.hover == QUESTION:
            return False
        return self.moments.answered or (pointing and self.moments.noticed)

    def _stand(self) -> None:
        marking.stand(self.marks, self.moments, self.lifts)

    # -- whoever decides
    def show(self, events: list[Event]) -> None:
        ends = self._decisions.go_on(events)
        self.hand, self._before = None, None if ends else self.hand
        self.answer = None
        self.lantern.forget()
        self.traces.follow(events)
        self.picture.await_tiles(events)
        self.director.perform(events)
        self._mark()

    def _take_hand(self) -> None:
        """Give the next decision to the person who has it, once they have seen what it is about."""
        if self.hand or not self.play.human or not self.director.light:
            return
        self.hand = self._next_hand()
        if self._before:
            self.hand.go_on(self._before)
        self.moments.targets_change()
        self._mark()

    def _next_hand(self) -> Hand:
        match, state = self.play.match, self.play.state
        if match.held:
            return Confirming(state, match.made[-1].mover, UNDO in self.undoing.usable)
        return hand_for(state)

    def _mark(self) -> None:
        """Mark what is to be marked, now that something has changed."""
        marks = self._offered()
        under = self.hits.at(self.pointer, marks, self.hand)
        if self.hand and self.hand.hover(under):
            marks = self._offered()
        marks.lantern, marks.hinted = self.lantern.stands(self._deciding), self.lantern.hinted
        mark_lesson(marks, self.teacher, self._deciding)
        marks.tried = self.trial.chapter if self.trial else None
        self._mark_tools(marks, under)
        marking.mark_pointed(marks, under, self.moments.answered, self.drags)
        if marks.look and marks.look[0] == "why":
            marks.told = self.last_turns.whys(marks.look[1])
        marking.begin_motions(self.marks, marks, self.moments)
        marks.see_through = self.see_through
        marks.dots, marks.simpler = self.computers.dots, self.computers.simpler
        if self.hand:
            self._decisions.come_to((type(self.hand), marks.tray))
        marking.show_ahead(marks, self.play.plan.shows)
        self.marks = marks
        self._stand()

    def _offered(self) -> Marks:
        """What can be pointed at: of the decision, if it is a person's, of the tools and of computer players."""
        marks = self.hand.marks() if self.hand else marking.watching(self.picture)
        marks.whole_turn, marks.askable, marks.why_not = self.marks.whole_turn, self.last_turns.moved, self.answer
        return marks

    def _mark_tools(self, marks: Marks, under: Target | None) -> None:
        """Mark what of undo and redo can be used, and what just happened can be seen again."""
        marks.tools = self.tools
        marks.watchable = self.play.match.can_undo
        marks.whole_turn = under in marking.OVER_UNDO and self.play.match.turn > 1

    # -- the mouse
    def point(self, pos: Point) -> bool:
        """The pointer is somewhere; whether anything looks different for it."""
        self.pointer = pos
        if self.hits.seems_other(pos, self.marks, self.shown, self.hand):
            self.presses.mistake(pos)
        self.glove_guide.stir(pos)
        before = self.marks.hover, self.marks.look
        self._mark()
        if self.hearing.voices:
            self.hearing.speak(marking.animal_come_to(before, self.marks))
        self.moments.stir()
        return (self.marks.hover, self.marks.look) != before or bool(self.marks.lifted)

    def target(self) -> Target | None:
        """What lies under the pointer."""
        return self.hits.at(self.pointer, self.marks, self.hand)

    def press(self, pos: Point) -> bool:
        """Hold the button down; whether a click there is meant, and neither hurries nor repeats another one."""
        self._take_hand()
        self.point(pos)
        tool = under if (under := self.target()) in marking.TOOLS else None
        first = self.undone.counts(tool)
        if self.presses.repeats(pos, self._decisions.count, self.brush.layout.u) and not tool:
            return False
        self.glove_guide.stir()
        meant = first if tool else not self.hurry()
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
        if target == LANTERN:
            self.ask_lantern()
            return
        if target and self.hand and target == self.hand.begun:
            self.use(UNDO)
            return
        if self.hand:
            self._use_hand(self.hand, target)
        elif target:
            self._refuse(WhyNot(others_turn(self.picture.actor or ""), target))
        self.moments.targets_change()
        self._mark()

    def _use_hand(self, hand: Hand, target: Target | None) -> None:
        """A click of whoever decides; one that can mean nothing is told so."""
        moves = hand.click(target)
        if target == CONFIRM and target in hand.legal():
            self.show(self.play.confirm())
        elif moves:
            self.glove_guide.learn(hand)
            self.show(self.play.go(moves))
        elif moves is None and target is not None:
            self._refuse(hand.why_not(target) or WhyNot(only_shown(), target))
        else:
            self.answer = None
            self.lantern.follow(hand)

    @property
    def _deciding(self) -> Hand | None:
        """The hand of a person who can be advised: the end of a turn is for them alone to confirm."""
        return None if self.play.match.held else self.hand

    def ask_lantern(self) -> None:
        """Show what is advised to whoever decides, or why they cannot ask; in the Family Variant without words."""
        if self.play.human:
            self.hurry()
        hand = self._deciding
        refusal = self.lantern.refusal(hand)
        self._refuse(WhyNot(refusal, LANTERN) if refusal else None)
        if hand and not refusal:
            self.hearing.hear(LANTERN_LIT)
            self.lantern.ask(hand)
            if self.play.state.game == FAMILY:
                self.glove_guide.point_out(hand, self.hits, self.lantern.moves, self.pointer)
        self._mark()

    # -- taking back
    @property
    def holds(self) -> bool:
        return self.hand is not None and self.hand.holds

    def button_of(self, tool: str) -> Target:
        return "button", tool

    def use(self, tool: str) -> None:
        super().use(tool)
        self._mark()

    def _set_back(self) -> None:
        if self.hand:
            self.hand.set_back()
        self.answer = None

    def _go_through_history(self, tool: str) -> None:
        if tool != REDO:
            self._take_back(tool)
        else:
            if self.hand:
                self.glove_guide.learn(self.hand)
            self.show(self.undoing.use(tool))
        self._decisions.go_back()

    def _take_back(self, tool: str) -> None:
        """Of what is taken back nothing stays to be seen."""
        self.glove_guide.forget(self.play.match.turn if tool == RESTART else 1)
        self.undoing.use(tool)
        self.hand, self.traces = None, Traces(self.play.bots)
        self.traces.follow(self.play.events)
        self.show([])

    # -- answers
    def refuse(self, reason: Reason, meant: Target) -> None:
        self._refuse(WhyNot(reason, meant))
        self._mark()

    @property
    def chapter(self) -> str:
        """The chapter that explains the action pointed at, the answer that is given, or else what is being done."""
        return chapter_at(self.picture, self.marks.hover, self.answer)

    def _refuse(self, answer: WhyNot | None) -> None:
        self.answer = answer
        if answer:
            self.moments.refused()
            self.hearing.hear(NO)

    def look_again(self) -> None:
        """What is shown ahead, or who may ask for hints, may have been agreed on anew."""
        self._mark()

    def look_through(self, held: bool) -> None:
        """The eye on a tray is held, or let go."""
        self.see_through = held
        self._mark()
