"""What the guide says in the first match of Ark & Noah: a sentence or two a lesson, of 90 letters at most."""

from __future__ import annotations

from scenes.system.texts import gettext as _


def lesson(name: str) -> str:
    """What is said of a lesson.  Raises KeyError."""
    return {
        "lead": _("Choose what you need most: your own space gives a lot, the others get only a little."),
        "partner": _("Only pairs go on board: best is an animal whose partner is yours already."),
        "owners": _("A pair can belong to two players: on board each of you scores your own animal."),
        "size": _("The number is the pen it needs: a 3 wants three squares, not two and not four."),
        "small": _("Little ones fit beside a large pair, cost nothing, and your dividers score once more."),
        "load": _("Pairs on board score: animals twice their size, your dividers and all pitch round them 1."),
        "feed": _("First one food on every square of the pen. Each is a point for you, too."),
        "pitch": _("No pair goes in without pitch at the hull. It pays now, and whoever loads once more."),
        "close": _("Close a pen of the size your pair needs. Food, pitch, and in they can go."),
        "dividers": _("Every divider is a point now, and again for each pair that moves in beside it."),
        "hull": _("Most dividers on the hull: 5 points in the end. And the game lasts until it is closed."),
        "together": _("Share a pen: with their dividers it is ready sooner, and yours score all the same."),
        "chain": _("Wood comes before building: what you take now can be laid in this very round."),
        "first": _("Load before the others do: a pen takes one large pair, and pitch pays who loads."),
        "token": _("Nobody wanted this space, so it pays extra now. Is that worth more than your plan?"),
        "order": _("Stand on the left now and you choose early next round. Far right, you choose late."),
        "trade": _("Nothing fits? Swap a lonely animal, or move your divider to where pairs will live."),
        "room": _("The Deluge comes soon: keep a pen in the size of your pair, or it stays behind."),
        "deluge": _("What stays behind costs: each piece a point, and each animal as many as its size."),
    }[name]


def ending(source: str) -> str:
    """Out of which source most ``{points}`` have come, or that none have where it is empty.  Raises KeyError."""
    return {
        "building": _("What you built has brought you the most: {points}."),
        "food": _("The food you laid has brought you the most: {points}."),
        "animals": _("Your animals on board have brought you the most: {points}."),
        "dividers": _("Your dividers round the pairs on board have brought you the most: {points}."),
        "pitch": _("Your pitch round the pairs on board has brought you the most: {points}."),
        "bonus": _("Bonus tokens have brought you the most: {points}."),
        "trading": _("Trading has brought you the most: {points}."),
        "hull": _("Having most dividers on the hull has brought you the most: {points}."),
        "": _("No points this time. Load a pair early: animals, dividers and pitch all score."),
    }[source]
