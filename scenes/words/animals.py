"""The animals' names."""

from __future__ import annotations

from scenes.system.texts import ngettext


def species(name: str, count: int = 1) -> str:
    """``wolf`` or ``wolves``, as it stands inside a sentence."""
    return {
        "raven": ngettext("raven", "ravens", count),
        "dove": ngettext("dove", "doves", count),
        "mouse": ngettext("mouse", "mice", count),
        "frog": ngettext("frog", "frogs", count),
        "snail": ngettext("snail", "snails", count),
        "dog": ngettext("dog", "dogs", count),
        "cat": ngettext("cat", "cats", count),
        "fox": ngettext("fox", "foxes", count),
        "rabbit": ngettext("rabbit", "rabbits", count),
        "hedgehog": ngettext("hedgehog", "hedgehogs", count),
        "penguin": ngettext("penguin", "penguins", count),
        "sheep": ngettext("sheep", "sheep", count),
        "goat": ngettext("goat", "goats", count),
        "wolf": ngettext("wolf", "wolves", count),
        "monkey": ngettext("monkey", "monkeys", count),
        "pig": ngettext("pig", "pigs", count),
        "kangaroo": ngettext("kangaroo", "kangaroos", count),
        "lion": ngettext("lion", "lions", count),
        "horse": ngettext("horse", "horses", count),
        "cow": ngettext("cow", "cows", count),
        "camel": ngettext("camel", "camels", count),
        "bear": ngettext("bear", "bears", count),
        "elephant": ngettext("elephant", "elephants", count),
        "giraffe": ngettext("giraffe", "giraffes", count),
        "hippopotamus": ngettext("hippo", "hippos", count),
        "rhinoceros": ngettext("rhino", "rhinos", count),
    }[name]


def heading(name: str, count: int = 2) -> str:
    """The name as a heading: ``Wolves``."""
    word = species(name, count)
    return word[:1].upper() + word[1:]
