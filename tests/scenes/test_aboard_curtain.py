"""Secrets of Animals on Board stay off the screen (N2, N6), and the curtain covers the table before they are seen."""

from __future__ import annotations

import pygame
import pytest
from aboard_hand import Player, plan_of
from conftest import MakeApp
from kept_matches import button

from game.aboard import PUBLISHED
from game.aboard.house import House
from game.aboard.tiles import names
from game.bots import Bot
from game.bots.bot import Stop
from game.core import Move, View
from game.table import Match
from scenes import aboard
from scenes.aboard import AboardScene
from scenes.aboard_table.hands import KeepHand, TurnHand
from scenes.aboard_table.table import AboardTable
from scenes.app import App
from scenes.handover import Handover

SECRETS = ("lion5", "pig4")
"""What the second player keeps in the one game and in the other."""
SECOND = "yellow"
PUT = ["bear1", "wolf2"]
"""What the second player puts in the middle in both games."""


class Dealer:
    """A generator that deals the tiles it is given, in their order."""

    def __init__(self, table: AboardTable, tiles: list[str]) -> None:
        self.table = table
        self.tiles = tiles

    def randrange(self, stop: int, /) -> int:
        return self.table.state.legal().index(self.table.state.parse(f"deal {self.tiles.pop(0)}"))


class Plain(Bot):
    """Keeps the secret of its game; otherwise does what depends on nothing secret."""

    def choose(self, view: View, stop: Stop) -> Move:
        legal = view.legal()
        kept = next((move for move in legal if move.text.split()[1] in SECRETS), legal[len(legal) - 1])
        return kept if kept.kind == "keep" else legal[len(legal) - 1]


def table_with(app: App, kinds: tuple[str, ...], secret: str, options: dict[str, bool]) -> Player:
    """A table at which the second player is dealt, besides ``PUT``, this tile to keep."""
    plan = plan_of(kinds, 1, **options)
    scene = aboard.begin(app, plan)
    assert isinstance(scene, AboardScene)
    in_play = names(House(plan.players, options).tiles)
    rest = [tile for tile in in_play if tile not in (*SECRETS, *PUT)]
    dealt = [*rest[:3], secret, *PUT, *rest[3:]]
    play = scene.table.play
    play.match = Match("aboard", plan.players, Dealer(scene.table, dealt), options)
    play.bots = {colour: Plain(plan.generator()) for colour in play.bots}
    app.stack.push(scene)
    return Player(app, scene)


class Twins:
    """Two tables that differ only in a secret, treated alike; after every frame they must look alike."""

    def __init__(self, make_app: MakeApp, kinds: tuple[str, ...], options: dict[str, bool], speed: str) -> None:
        size = (1024, 768)
        self.players = [table_with(make_app(size, speed=speed), kinds, secret, options) for secret in SECRETS]
        self.compared = 0

    @property
    def table(self) -> AboardTable:
        return self.players[0].scene.table

    def frame(self) -> None:
        for player in self.players:
            player.app.frame()
        self.compare()

    def compare(self) -> None:
        if self._second_looks():
            return
        one, other = (pygame.image.tobytes(player.app.screen.surface(), "RGB") for player in self.players)
        assert one == other
        self.compared += 1

    def _second_looks(self) -> bool:
        """Whether only the second player looks: they choose, behind the curtain that the others have seen close."""
        table = self.table
        return table.state.phase == "setup" and table.at_mouse == table.state.to_move == SECOND

    def rest(self) -> None:
        """Until somebody has to decide, or the curtain waits."""
        for _ in range(900):
            self.frame()
            if isinstance(self.players[0].app.stack.top, Handover):
                for player in self.players:
                    player.take_the_mouse()
            table = self.table
            if table.hand and not (table.director.busy or table.moments.sliding):  # a pulse may go on
                return
        raise AssertionError("nobody came to decide")

    def decide(self) -> None:
        """A tile is kept; else a group is taken where one can be, or the last tile of a group is split off."""
        for player in self.players:
            for target in self._clicks(player):
                player.click_target(target)
        self.compare()

    def _clicks(self, player: Player) -> list[tuple[str, str]]:
        table = player.scene.table
        if isinstance(table.hand, KeepHand):
            return [("hand", next((tile for tile in table.picture.hand if tile in SECRETS), table.picture.hand[0]))]
        groups = table.state.groups()
        biggest = max(groups, key=len)
        may_take = [group[0] for group in groups if table.state.can_take(group[0])]
        if may_take and (table.state.round == 1 or not table.state.can_split(biggest[0])):
            return [("take", may_take[-1])]
        return [("tile", biggest[-1]), ("split", "")]


COUCH, WITH_COMPUTER = ("human", "human"), ("human", "random", "human")


@pytest.mark.parametrize(
    ("kinds", "rules", "speed"),
    [
        pytest.param(COUCH, (), "instant", id="couch-plain-instant"),
        pytest.param(COUCH, PUBLISHED, "instant", id="couch-published-instant"),
        pytest.param(WITH_COMPUTER, (), "instant", id="computer-plain-instant"),
        pytest.param(WITH_COMPUTER, PUBLISHED, "instant", id="computer-published-instant"),
        pytest.param(COUCH, PUBLISHED, "fast", id="couch-published-fast"),
        pytest.param(COUCH, (), "fast", id="couch-plain-fast", marks=pytest.mark.long),
        pytest.param(WITH_COMPUTER, (), "fast", id="computer-plain-fast", marks=pytest.mark.long),
        pytest.param(WITH_COMPUTER, PUBLISHED, "fast", id="computer-published-fast", marks=pytest.mark.long),
    ],
)
def test_N2_tables_that_differ_in_a_secret_tile_look_alike_through_whole_turns(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, kinds: tuple[str, ...], rules: tuple[str, ...], speed: str
) -> None:
    # the phase of a pulse hangs on how each app added up its own time, and tells nothing of a secret
    monkeypatch.setattr("scenes.table.motion.glow", lambda since: 1.0)
    twins = Twins(make_app, kinds, dict.fromkeys(rules, True), speed)
    for _ in range(8 if speed == "fast" else 14):
        twins.rest()
        twins.decide()
    assert {player.scene.table.state.position()["secret"][SECOND] for player in twins.players} == set(SECRETS)
    assert twins.compared > 15


# -- the curtain
def at_the_first_turn(app: App, kinds: tuple[str, ...]) -> Player:
    player = table_with(app, kinds, SECRETS[0], {})
    for _ in range(40):
        player.wait(0.1)
        player.take_the_mouse()
        table = player.scene.table
        if isinstance(table.hand, TurnHand):
            return player
        if table.hand:
            player.click_target(("hand", table.picture.hand[0]))
    raise AssertionError("no turn came")


def test_the_curtain_closes_before_each_person_chooses_a_secret(app: App) -> None:
    player = table_with(app, ("human", "human"), SECRETS[0], {})
    player.wait(0.2)
    assert isinstance(app.stack.top, Handover) and app.stack.top.colour == "green"
    player.take_the_mouse()
    player.click_target(("hand", player.scene.table.picture.hand[0]))
    player.wait(0.2)
    assert isinstance(app.stack.top, Handover) and app.stack.top.colour == "yellow"
    assert set(player.scene.table.picture.hand) == {"dark"}


def test_one_person_alone_sees_no_curtain(app: App) -> None:
    player = table_with(app, ("human", "random"), SECRETS[0], {})
    player.wait(0.2)
    assert app.stack.top is player.scene
    assert isinstance(player.scene.table.hand, KeepHand)


def test_the_curtain_hides_the_table_until_the_person_is_there(make_app: MakeApp) -> None:
    app = make_app(speed="normal")
    player = table_with(app, ("human", "human"), SECRETS[0], {})
    player.wait(2.5)
    curtain = app.stack.top
    assert isinstance(curtain, Handover) and not curtain.see_through
    assert player.scene.table.hand is None
    player.key(pygame.K_RETURN)
    assert curtain.see_through
    player.wait(1.5)
    assert app.stack.top is player.scene and isinstance(player.scene.table.hand, KeepHand)


def test_a_closed_curtain_stays_closed_while_the_speed_is_changed_before_it(make_app: MakeApp) -> None:
    app = make_app(speed="instant")
    player = table_with(app, ("human", "human"), SECRETS[0], {})
    player.wait(0.1)
    curtain = app.stack.top
    assert isinstance(curtain, Handover)
    player.key(pygame.K_PAUSE)
    player.click(button(app, "Slow"))
    app.frame()
    assert app.settings.speed == "slow" and curtain.openness == 0 and not curtain.see_through
    player.key(pygame.K_PAUSE)
    player.wait(0.1)
    assert app.stack.top is curtain and curtain.openness == 0


@pytest.mark.parametrize("speed", ["Slow", "Fast", "At once"])
def test_what_is_seen_beside_a_moving_curtain_is_painted_whatever_the_speed_is_changed_to(
    make_app: MakeApp, speed: str
) -> None:
    app = make_app(speed="normal")
    player = table_with(app, ("human", "human"), SECRETS[0], {})
    while not isinstance(app.stack.top, Handover):
        player.wait(0.05)
    player.wait(0.15)
    curtain = app.stack.top
    player.key(pygame.K_PAUSE)
    player.click(button(app, speed))
    assert 0 < curtain.openness < 1 and curtain.see_through
    assert app.stack.visible()[0] is player.scene


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_the_keys_of_a_button_open_the_curtain_but_not_at_once(app: App, key: int) -> None:
    player = table_with(app, ("human", "human"), SECRETS[0], {})
    player.wait(0.1)
    curtain = app.stack.top
    player.key(key)
    assert app.stack.top is curtain
    player.wait(0.7)
    player.key(key)
    player.wait(0.1)
    assert app.stack.top is player.scene


def test_N2_no_other_key_opens_the_curtain(app: App) -> None:
    player = table_with(app, ("human", "human"), SECRETS[0], {})
    player.wait(0.2)
    player.take_the_mouse()
    player.click_target(("hand", player.scene.table.picture.hand[0]))
    player.wait(1)
    curtain, picture = app.stack.top, pygame.image.tobytes(app.screen.surface(), "RGB")
    letters, others = range(pygame.K_a, pygame.K_z + 1), range(pygame.K_CAPSLOCK, pygame.K_UP + 1)
    modifiers = range(pygame.K_LCTRL, pygame.K_RGUI + 1)
    kept = {pygame.K_F11, pygame.K_F12, pygame.K_PAUSE}
    for key in (*letters, *({*others} - kept), *modifiers, pygame.K_TAB, pygame.K_ESCAPE):
        for mod in (0, pygame.KMOD_LCTRL):
            player.key(key, mod)
            assert app.stack.top is curtain, pygame.key.name(key)
    assert set(player.scene.table.picture.hand) == {"dark"}
    assert pygame.image.tobytes(app.screen.surface(), "RGB") == picture


# -- peeking
def hold_the_eye(player: Player) -> None:
    eye = player.widget(("eye", "")).rect.center
    player.move(eye)
    player.press(eye)


def test_N2_the_owner_sees_the_secret_while_holding_the_eye(app: App) -> None:
    player = at_the_first_turn(app, ("human", "random"))
    table = player.scene.table
    assert table.secret() is None
    hold_the_eye(player)
    assert table.secret() == table.state.position()["secret"]["green"]
    player.release((5, 300))
    assert table.secret() is None


def test_N2_after_another_person_the_curtain_closes_before_a_peek(app: App) -> None:
    player = at_the_first_turn(app, ("human", "human"))
    table = player.scene.table
    assert table.at_mouse == "yellow"
    hold_the_eye(player)
    assert isinstance(app.stack.top, Handover) and table.secret() is None
    player.wait(0.1)
    player.take_the_mouse()
    assert table.secret() is None
    hold_the_eye(player)
    assert table.secret() == table.state.position()["secret"]["green"]


def test_the_card_of_choosing_a_secret_has_another_picture_than_that_of_peeking_at_it(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture, drawn = app.brush.art.picture, set()
    monkeypatch.setattr(app.brush.art, "picture", lambda name, size: (drawn.add(name), picture(name, size))[1])
    player, signs = at_the_first_turn(app, ("human", "human")), {}
    player.press((5, 300))
    for peeks in (False, True):
        drawn.clear()
        app.stack.push(Handover(player.scene.table.picture.seats, "green", peeks, lambda: None))
        player.wait(0.1)
        app.stack.draw(app.screen.surface())
        signs[peeks] = drawn & {"icons/eye", "icons/hand-tap"}
        app.stack.pop()
    assert signs == {False: {"icons/hand-tap"}, True: {"icons/eye"}}


def test_what_was_answered_to_one_person_is_gone_behind_the_curtain(app: App) -> None:
    player = at_the_first_turn(app, ("human", "human"))
    table = player.scene.table
    player.click(player.widget(("take", table.state.groups()[0][0])).rect.center)
    assert table.refusal
    hold_the_eye(player)
    player.take_the_mouse()
    assert app.stack.top is player.scene and table.refusal is None


def test_N2_a_new_window_size_covers_the_secret(app: App) -> None:
    player = at_the_first_turn(app, ("human", "random"))
    hold_the_eye(player)
    app.screen.resize((1366, 768))
    player.wait(0.4)
    assert player.scene.table.secret() is None


def test_N2_the_secret_is_covered_when_the_window_loses_the_mouse(app: App) -> None:
    player = at_the_first_turn(app, ("human", "random"))
    hold_the_eye(player)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.frame()
    assert player.scene.table.secret() is None
