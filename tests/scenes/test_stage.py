"""Where on the ark the points of a loading are seen to be made: each thing that counts lies under a coin."""

from __future__ import annotations

import pytest
from pygame import Rect
from sitting import RECORDS, Sit

from game import Record
from game.core import Event, Line
from scenes.table.stage import TableStage


def loading(name: str, sharing: int) -> tuple[tuple[str, ...], Event]:
    """The first loading of a record in which so many players have animals: the moves before it, and its event."""
    record = Record.read(RECORDS / f"{name}.json")
    state = record.start()
    for number, move in enumerate(record.moves):
        for event in state.play(move):
            if event.kind == "pair-loaded" and len(of(event, "animals")) == sharing:
                return tuple(record.moves[:number]), event
    raise AssertionError("nothing like that is loaded")


def of(event: Event, source: str) -> list[Line]:
    return [line for line in event.lines if line.source == source]


@pytest.fixture(params=["ark-3-mixed", "ark-4-greedy"])
def shared(request: pytest.FixtureRequest, sit: Sit) -> tuple[TableStage, Event]:
    """A table before a pair of two owners is loaded, and that event."""
    moves, event = loading(request.param, 2)
    kinds = "human " * int(request.param.split("-")[1])
    table = sit("instant", kinds=kinds, moves=moves).table
    return TableStage(table.ark, table.frame, table.picture), event


def test_S6_every_divider_that_counts_has_a_coin_of_its_own(shared: tuple[TableStage, Event]) -> None:
    stage, event = shared
    at = {tuple(stage.ark.geometry.edge_rect(edge)): owner for edge, owner in stage.picture.dividers.items()}
    for line in of(event, "dividers"):
        places = {tuple(place) for place in stage.scoring(event, line)}
        assert len(places) == line.count
        assert {at[place] for place in places} == {line.colour}


def test_S6_of_those_who_share_a_pair_nobodys_points_lie_under_anothers(shared: tuple[TableStage, Event]) -> None:
    stage, event = shared
    tags = []
    for line in of(event, "animals"):
        (place,) = stage.scoring(event, line)
        tags.append(Rect(stage.coin(line.colour, line.points).get_rect(center=place.center)))
    assert len(tags) == 2 and not tags[0].colliderect(tags[1])
