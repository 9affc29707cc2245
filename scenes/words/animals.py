"""The animals' names: by themselves, and with their article in each part that they take in a sentence.

English has one form where other languages decline noun and article: whoever translates is told the part by the
context.  A sentence never puts an article, or an ending, to a name by itself.
"""

from __future__ import annotations

from scenes.system.texts import ngettext, pgettext


def species(name: str, count: int = 1) -> str:
    """``wolf`` or ``wolves``, beside a number or in a list."""
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


def capital(text: str) -> str:
    """The text as a sentence begins, or a heading."""
    return text[:1].upper() + text[1:]


def heading(name: str, count: int = 2) -> str:
    """The name as a heading: ``Wolves``."""
    return capital(species(name, count))


def subject(name: str) -> str:
    """``the wolf`` that does something or is somehow."""
    return {
        "raven": pgettext("does something", "the raven"),
        "dove": pgettext("does something", "the dove"),
        "mouse": pgettext("does something", "the mouse"),
        "frog": pgettext("does something", "the frog"),
        "snail": pgettext("does something", "the snail"),
        "dog": pgettext("does something", "the dog"),
        "cat": pgettext("does something", "the cat"),
        "fox": pgettext("does something", "the fox"),
        "rabbit": pgettext("does something", "the rabbit"),
        "hedgehog": pgettext("does something", "the hedgehog"),
        "penguin": pgettext("does something", "the penguin"),
        "sheep": pgettext("does something", "the sheep"),
        "goat": pgettext("does something", "the goat"),
        "wolf": pgettext("does something", "the wolf"),
        "monkey": pgettext("does something", "the monkey"),
        "pig": pgettext("does something", "the pig"),
        "kangaroo": pgettext("does something", "the kangaroo"),
        "lion": pgettext("does something", "the lion"),
        "horse": pgettext("does something", "the horse"),
        "cow": pgettext("does something", "the cow"),
        "camel": pgettext("does something", "the camel"),
        "bear": pgettext("does something", "the bear"),
        "elephant": pgettext("does something", "the elephant"),
        "giraffe": pgettext("does something", "the giraffe"),
        "hippopotamus": pgettext("does something", "the hippo"),
        "rhinoceros": pgettext("does something", "the rhino"),
    }[name]


def object_of(name: str) -> str:
    """``the wolf`` to which something is done."""
    return {
        "raven": pgettext("something is done to it", "the raven"),
        "dove": pgettext("something is done to it", "the dove"),
        "mouse": pgettext("something is done to it", "the mouse"),
        "frog": pgettext("something is done to it", "the frog"),
        "snail": pgettext("something is done to it", "the snail"),
        "dog": pgettext("something is done to it", "the dog"),
        "cat": pgettext("something is done to it", "the cat"),
        "fox": pgettext("something is done to it", "the fox"),
        "rabbit": pgettext("something is done to it", "the rabbit"),
        "hedgehog": pgettext("something is done to it", "the hedgehog"),
        "penguin": pgettext("something is done to it", "the penguin"),
        "sheep": pgettext("something is done to it", "the sheep"),
        "goat": pgettext("something is done to it", "the goat"),
        "wolf": pgettext("something is done to it", "the wolf"),
        "monkey": pgettext("something is done to it", "the monkey"),
        "pig": pgettext("something is done to it", "the pig"),
        "kangaroo": pgettext("something is done to it", "the kangaroo"),
        "lion": pgettext("something is done to it", "the lion"),
        "horse": pgettext("something is done to it", "the horse"),
        "cow": pgettext("something is done to it", "the cow"),
        "camel": pgettext("something is done to it", "the camel"),
        "bear": pgettext("something is done to it", "the bear"),
        "elephant": pgettext("something is done to it", "the elephant"),
        "giraffe": pgettext("something is done to it", "the giraffe"),
        "hippopotamus": pgettext("something is done to it", "the hippo"),
        "rhinoceros": pgettext("something is done to it", "the rhino"),
    }[name]


def both(name: str) -> str:
    """``the wolves``, the two of a pair: they do something, or something is done to them."""
    return {
        "raven": pgettext("both do something", "the ravens"),
        "dove": pgettext("both do something", "the doves"),
        "mouse": pgettext("both do something", "the mice"),
        "frog": pgettext("both do something", "the frogs"),
        "snail": pgettext("both do something", "the snails"),
        "dog": pgettext("both do something", "the dogs"),
        "cat": pgettext("both do something", "the cats"),
        "fox": pgettext("both do something", "the foxes"),
        "rabbit": pgettext("both do something", "the rabbits"),
        "hedgehog": pgettext("both do something", "the hedgehogs"),
        "penguin": pgettext("both do something", "the penguins"),
        "sheep": pgettext("both do something", "the sheep"),
        "goat": pgettext("both do something", "the goats"),
        "wolf": pgettext("both do something", "the wolves"),
        "monkey": pgettext("both do something", "the monkeys"),
        "pig": pgettext("both do something", "the pigs"),
        "kangaroo": pgettext("both do something", "the kangaroos"),
        "lion": pgettext("both do something", "the lions"),
        "horse": pgettext("both do something", "the horses"),
        "cow": pgettext("both do something", "the cows"),
        "camel": pgettext("both do something", "the camels"),
        "bear": pgettext("both do something", "the bears"),
        "elephant": pgettext("both do something", "the elephants"),
        "giraffe": pgettext("both do something", "the giraffes"),
        "hippopotamus": pgettext("both do something", "the hippos"),
        "rhinoceros": pgettext("both do something", "the rhinos"),
    }[name]


def for_both(name: str) -> str:
    """``the wolves``, the two of a pair, after *for*."""
    return {
        "raven": pgettext("something is for both", "the ravens"),
        "dove": pgettext("something is for both", "the doves"),
        "mouse": pgettext("something is for both", "the mice"),
        "frog": pgettext("something is for both", "the frogs"),
        "snail": pgettext("something is for both", "the snails"),
        "dog": pgettext("something is for both", "the dogs"),
        "cat": pgettext("something is for both", "the cats"),
        "fox": pgettext("something is for both", "the foxes"),
        "rabbit": pgettext("something is for both", "the rabbits"),
        "hedgehog": pgettext("something is for both", "the hedgehogs"),
        "penguin": pgettext("something is for both", "the penguins"),
        "sheep": pgettext("something is for both", "the sheep"),
        "goat": pgettext("something is for both", "the goats"),
        "wolf": pgettext("something is for both", "the wolves"),
        "monkey": pgettext("something is for both", "the monkeys"),
        "pig": pgettext("something is for both", "the pigs"),
        "kangaroo": pgettext("something is for both", "the kangaroos"),
        "lion": pgettext("something is for both", "the lions"),
        "horse": pgettext("something is for both", "the horses"),
        "cow": pgettext("something is for both", "the cows"),
        "camel": pgettext("something is for both", "the camels"),
        "bear": pgettext("something is for both", "the bears"),
        "elephant": pgettext("something is for both", "the elephants"),
        "giraffe": pgettext("something is for both", "the giraffes"),
        "hippopotamus": pgettext("something is for both", "the hippos"),
        "rhinoceros": pgettext("something is for both", "the rhinos"),
    }[name]
