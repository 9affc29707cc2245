"""The table of Animals on Board: a match, the picture that follows it, whoever decides, and who may see a secret."""

from __future__ import annotations

from functools import partial
from typing import cast

from game.aboard import AnimalsOnBoard, Forecast, taking
from game.aboard.state import SETUP
from game.core import DARK, Event, Reason
from scenes.aboard_table.chapters import chapter_at
from scenes.aboard_table.choreography import AboardChoreography, AboardStage
from scenes.aboard_table.hands import DONE, MEADOW, NOWHERE, SHOWN, EndHand, Hand, KeepHand, Target, TurnHand
from scenes.aboard_table.hinting import HINT, aloud, among_people, clicks_left
from scenes.aboard_table.picture import AboardPicture
from scenes.guide.at_table import have_said
from scenes.match_setup import GLOW, PROJECTIONS, MatchPlan
from scenes.paint import Brush, Point
from scenes.table.advice import own_view
from scenes.table.any_table import AnyTable
from scenes.table.asking import Prompt, names_of, thinks_simply, tried_out
from scenes.table.director import Director
from scenes.table.hearing import CHIME, NO, TURN
from scenes.table.hearing import LANTERN as LANTERN_LIT
from scenes.table.play import Playing
from scenes.table.presses import Presses
from scenes.table.refusing import only_shown, others_turn
from scenes.table.undoing import UNDO, UNDOING
from scenes.words import aboard as words
from scenes.words import aboard_whys, reasons, undoing
from scenes.words.computers import thinking


class AboardTable(AnyTable[AboardPicture, KeepHand | TurnHand]):
    """A match of Animals on Board as it is played.

    Raises :class:`game.BadSetup` or :class:`game.bots.UnknownBot`.
    """

    def __init__(self, plan: MatchPlan, brush: Brush) -> None:
        play = Playing(plan)
        self._alone = bool(plan.only_person)
        """Whether just one person looks on, who may see everywhere what is their own."""
        view_of = own_view if self._alone else among_people
        picture = AboardPicture.of(cast(AnimalsOnBoard, play.match.state), plan.seats)
        super().__init__(play, picture, clicks_left, view_of, aloud)
        self.stage = AboardStage(brush, self.picture)
        self.director = Director(self.picture, partial(AboardChoreography, self.stage), ears=self.hearing)
        self.at_mouse: str | None = None
        """The person who had the mouse last."""
        self.refusal: Reason | None = None
        """Why the last click was not possible, as long as that is told."""
        self.meant: Target = ("", "")
        """What was clicked then."""
        self.falls_on: Target = NOWHERE
        """What the dragged tile would fall on now."""
        self.peeking = False
        """Whether the person at the mouse holds the eye on their secret tile."""
        self.keeps_answer = False
        """Whether the answer stays: its question mark is pointed at, or keys are used, by which that takes longer."""
        self.priced = ""
        """A tile of the group whose price is pointed at."""
        self.decisions = 0
        """How many decisions persons have made: a press meant for one of them is not meant for the next."""
        self._begun = False

    @property
    def state(self) -> AnimalsOnBoard:
        """The game now; the picture may still be behind it."""
        return cast(AnimalsOnBoard, self.play.match.state)

    @property
    def hand(self) -> Hand | None:
        """The hand of the person who decides now."""
        return self.stage.hand

    @property
    def over(self) -> bool:
        """Whether the game is over and all of it has been shown."""
        return self._begun and self.play.over and not self.director.busy

    # -- time
    @property
    def moving(self) -> bool:
        """Whether the next frame will look different from this one."""
        moments = self.moments
        waiting = self.lantern.moving or (self.refusal is not None and not moments.answered)
        return self.director.busy or moments.sliding or moments.pulsing or waiting or bool(self.stage.lifting.away)

    def update(self, dt: float, pace: float, less_motion: bool = False) -> None:
        """Let time pass; ``pace`` stretches the time of all motion, 0 shows everything at once.

        With ``less_motion`` things fade in where they go.
        """
        actor = self.picture.actor
        if not self._begun:
            self._begin()
        self._move_on(dt, pace, less_motion)
        if self.trial is None:
            self.computers.update(dt, pace, self.director.busy)
        if not self.hand and self.play.human and not self.director.busy and not self.curtain_for:
            self._take_hand(pace)
        self._lift(dt, 0.0 if less_motion else pace)
        self.lantern.update(dt, self._deciding)
        have_said(self.teacher, self._deciding is not None, self.moments, self.hearing)
        if self.moments.answered and not self.keeps_answer:
            self.refusal = None
        if self.picture.actor != actor:
            self.refusal = None
            self.moments.turn_changes()
            self._sound_turn()

    def _begin(self) -> None:
        """The beginning of the match; what has been played already is not shown again."""
        self._begun = True
        self.director.perform(self.play.begin())
        if self.play.plan.moves:
            self.director.finish()
            self.hearing.forget()

    def _lift(self, dt: float, pace: float) -> None:
        """Tiles that have been lifted, or set back, are on their way."""
        hand = self.hand if isinstance(self.hand, TurnHand) else None
        self.stage.lifting.update(dt)
        self.stage.lifting.follow(hand, self.stage.middle(self.picture), self.stage.dragged, pace)

    def _sound_turn(self) -> None:
        """A chime where the mouse goes from one person to another, less of one where a person goes on."""
        actor = self.picture.actor
        if actor and self.picture.seat(actor).human:
            self.hearing.hear(TURN if self.at_mouse in (None, actor) else CHIME)

    def show(self, events: list[Event]) -> None:
        self.refusal = None
        self.peeking = False
        self.lantern.forget()
        self.director.perform(events)
        self.director.update(0)
        self.stage.hand, self.stage.dragged = None, ""

    # -- who decides, and who may look
    @property
    def curtain_for(self) -> str | None:
        """The person who must take the mouse before the three tiles to choose from are turned up."""
        choosing = self.play.human and self.state.phase == SETUP and not self.director.busy
        return self.state.to_move if choosing and self.must_change_places else None

    @property
    def must_change_places(self) -> bool:
        """Whether somebody else than the person to move had the mouse last; never where only one person plays."""
        persons = [seat for seat in self.picture.seats if seat.human]
        return len(persons) > 1 and self.at_mouse != self.state.to_move

    @property
    def onlooker(self) -> str:
        """The person at the mouse, who may know what is secret from the others; empty where that is not known."""
        return self.play.plan.only_person or self.at_mouse or ""

    def change_places(self, colour: str) -> None:
        """This person has the mouse now, and the others look away."""
        self.at_mouse = colour
        self.refusal = None
        self.presses = Presses()

    def _take_hand(self, pace: float) -> None:
        """Give the decision to the person who has it, once they have seen what it is about."""
        state = self.state
        if self.play.match.held:
            self._give(EndHand(UNDO in self.undoing.usable))
            return
        if state.phase != SETUP:
            self._give(TurnHand(state))
            return
        if DARK in self.picture.hand:
            self._turn_up(self._dealt_to(str(state.to_move)), pace)
        if not self.director.busy:
            self._give(KeepHand(state))

    def _give(self, hand: Hand) -> None:
        self.stage.hand = hand
        self.moments.targets_change()

    def _turn_up(self, tiles: list[str], pace: float) -> None:
        """Turn the tiles of a hand round: whoever chooses alone looks now."""
        if pace:
            self.picture.lift_hand()
            self.director.add(self.stage.turning_up(tiles, pace, lambda: self.picture.turn_up(tiles)))
        else:
            self.picture.turn_up(tiles)

    def _dealt_to(self, colour: str) -> list[str]:
        """The tiles dealt to a person in the order they came, in which the others saw their backs."""
        seen = [event.seen_by(colour) for event in self.play.events if event.kind == "tile-dealt"]
        return [event.what for event in seen if event.target == ("hand", colour)]

    @property
    def eye(self) -> str | None:
        """The person whose secret tile has the eye on it: whoever decides, once they have such a tile."""
        colour = self.state.to_move
        return colour if isinstance(self.hand, TurnHand) and colour in self.picture.secrets else None

    def secret(self) -> str | None:
        """The secret tile of the person who holds the eye."""
        if not (self.peeking and self.eye) or self.must_change_places:
            return None
        return cast(str, self.state.view(self.eye).position()["secret"][self.eye])

    # -- what clicks do
    def click(self, target: Target) -> None:
        """A person clicks a tool, or something of the decision that is theirs; what is not legal is answered."""
        if target == HINT:
            self._ask_lantern()
        if target[0] in UNDOING:
            self.use(target[0])
        if target == HINT or target[0] in UNDOING:
            return
        if not self.hand:
            self.refuse(others_turn(self.picture.actor or ""), target)
        elif target[0] in SHOWN:
            self.refuse(only_shown(), target)
        else:
            self._use_hand(self.hand, target)

    def _use_hand(self, hand: Hand, target: Target) -> None:
        """A click of whoever decides."""
        if target == DONE:
            self.show(self.play.confirm())
            return
        self.refuse(hand.why_not(target), target)
        move = hand.click(target)
        self.moments.targets_change()
        if move:
            self._make(move)
        else:
            self._follow_lantern()

    @property
    def holds(self) -> bool:
        return self.hand is not None and bool(self.hand.lifted)

    def button_of(self, tool: str) -> Target:
        return tool, ""

    def _set_back(self) -> None:
        self.refuse(None)
        if self.hand:
            self.hand.lifted.clear()
        self.stage.dragged = ""
        self._follow_lantern()

    def _go_through_history(self, tool: str) -> None:
        self.show(self.undoing.use(tool))
        self.decisions += 1

    def refuse(self, reason: Reason | None, meant: Target = ("", "")) -> None:
        """Say what stands against a click on what was ``meant``, or nothing any more."""
        self.refusal, self.meant = reason, meant
        self.moments.refused()
        if reason:
            self.hearing.hear(NO)

    def _make(self, move: str) -> None:
        self.at_mouse = self.state.to_move
        self.decisions += 1
        if self.state.phase == SETUP:
            self.picture.turn_down(move.split()[1])
        self.show(self.play.go([move]))

    def drag(self, tile: str) -> None:
        """A person begins to drag a tile out of its group, if that group can be split."""
        if isinstance(self.hand, TurnHand):
            self.refuse(self.hand.why_not(("tile", tile)), ("tile", tile))
            if not self.refusal:
                self.hand.drag(tile)
                self.stage.dragged = tile

    @property
    def splits_here(self) -> bool:
        """Whether what is lifted lies where it is split off, not held over something else."""
        return not self.stage.dragging or self.falls_on == MEADOW

    def drop(self, at: Point, on: Target) -> None:
        """The dragged tile is let go: on its own mat, which sets it back, or where that splits or takes its group.

        Anywhere else it goes back to where it was, and on mats and panels that is answered for.
        """
        tile, self.stage.dragged = self.stage.dragged, ""
        self.stage.lifting.let_fall(tile, at)
        hand = self.hand
        if not isinstance(hand, TurnHand):
            return
        home = on[0] == "mat" and on[1] in hand.group(tile)
        meant = hand.meant_by(tile, on)
        if meant:
            self.click(meant)
        elif not home:
            self.refuse(hand.why_no_drop(tile, on), ("tile", tile))
        hand.drop(tile, home)
        self._follow_lantern()

    # -- what helps to decide
    @property
    def _deciding(self) -> KeepHand | TurnHand | None:
        """The hand of a person who can be advised."""
        return self.hand if isinstance(self.hand, KeepHand | TurnHand) else None

    @property
    def lantern_stands(self) -> str:
        """How the lantern stands for whoever decides now."""
        return self.lantern.stands(self._deciding)

    def _ask_lantern(self) -> None:
        """Show what is advised to whoever decides, or why they cannot ask; while things move, hurry them up."""
        if self.play.human and self.director.busy:
            self.director.finish()
            return
        refusal = self.lantern.refusal(self._deciding)
        self.refuse(refusal, HINT)
        if self._deciding and not refusal:
            self.hearing.hear(LANTERN_LIT)
            self.lantern.ask(self._deciding)

    def _follow_lantern(self) -> None:
        """Other tiles are lifted: show which clicks are left."""
        if self._deciding:
            self.lantern.follow(self._deciding)

    @property
    def chapter(self) -> str:
        return self.chapter_at(None)

    def chapter_at(self, target: Target | None) -> str:
        """The same while a target is pointed at."""
        return chapter_at(self.picture.phase, self.hand, self.refusal, target)

    def whys(self, colour: str) -> list[str]:
        """Why a computer player has moved so in its last turn, in sentences."""
        names = names_of(self.picture.seats)
        return [aboard_whys.sentence(why, names) for why in self.last_turns.whys(colour)]

    def forecast(self, tile: str) -> Forecast | None:
        """What taking the group of that tile would bring the person who decides, if that is shown ahead.

        Their secret tile is counted where nobody else looks on.
        """
        shown = isinstance(self.hand, TurnHand) and PROJECTIONS in self.play.plan.shows
        return taking(self.state, str(self.state.to_move), tile, secret_known=self._alone) if shown else None

    @property
    def glow(self) -> float:
        """Strength of the light round what can be chosen with one click; none while tiles are picked."""
        glows = GLOW in self.play.plan.shows and self.hand and not self.hand.lifted
        return self.moments.glow if glows else 0.0

    # -- what the prompt says
    def prompt(self) -> Prompt:
        """Whose turn it is and what to do, or why something cannot be done."""
        colour = self.picture.actor or ""
        if self.refusal:
            return Prompt(colour, reasons.sentence(self.refusal), missing=True, reason=self.refusal)
        if self.computers.simpler:
            return thinks_simply(self.picture.seat(self.computers.simpler))
        if not colour:
            return Prompt(text=words.dealing() if self.picture.laying_out else "")
        seat = self.picture.seat(colour)
        if not seat.human:
            return tried_out() if self.trial else Prompt(colour, thinking(seat.name), dots=self.computers.dots)
        if isinstance(self.hand, EndHand):
            return Prompt(colour, undoing.turn_over(seat.name))
        if self.lantern.hinted and not self.stage.dragging:
            why = aboard_whys.sentence(self.lantern.hinted.why, names_of(self.picture.seats))
            return Prompt(colour, why, sign="icons/hint")
        text, note = self._asked(seat.name)
        return Prompt(colour, text, self._left_out() or note)

    def _left_out(self) -> str:
        """What the sum told ahead just now leaves out: the secret before what lies face down for all to see."""
        forecast = self.forecast(self.priced) if self.priced else None
        return words.uncounted(forecast.uncounted[0]) if forecast and forecast.uncounted else ""

    def _asked(self, name: str) -> tuple[str, str]:
        if self.picture.phase == SETUP:
            return words.keep_prompt(name)
        if self.secret():
            return words.peeking_prompt(name)
        may_take = any(self.state.can_take(group[0]) for group in self.state.groups())
        if isinstance(self.hand, TurnHand) and self.hand.lifted and self.splits_here:
            splits = self.hand.rest() > 0
            if self.stage.dragging and splits:
                return words.dragging_prompt(name, may_take)
            return words.lifting_prompt(name, splits, may_take)
        text, note = words.turn_prompt(name, self.state.can_split_any, may_take, self.picture.last_turn)
        return text, words.last_round_note() if self.picture.last_round else note
