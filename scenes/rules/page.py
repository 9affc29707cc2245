"""A page of the rules laid out in its rectangle: title, blocks, and at its foot a line and the rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise

from pygame import Rect, Surface

from scenes.paint import Brush
from scenes.rules.blocks import Block, Page, folded
from scenes.rules.items import Drawn, Item, Tag, Written
from scenes.rules.paragraph import Paragraph
from scenes.rules.pictures.recipe import fitted
from scenes.rules.setting import BlockSetting, setting_of
from scenes.theme import BOLD, FREDOKA, SECONDARY, TEXT

_PICTURE, _BESIDE_PICTURE, _TITLE, _LEAD = 100.0, 24.0, 56.0, 26.0
_GAP, _WIDEST_GAP = 16.0, 56.0
_SIZES, _SMALLEST = (32.0, 30.0, 28.0, 26.0, 24.0, 22.0, 20.0), 18.0
"""Units of type that are tried for what stands on the cards, the largest first; and where none of them fits."""
_LARGEST_WIDE = 26.0
"""The largest of them on windows that are not tall."""
_SHARES = (0.7, 0.4, 0.15, 0.0)
"""How far the blocks should be from their least to their best height: tried one after the other."""
_STRETCH = 0.2
"""By how much of its height a block may be higher than it needs to be."""
_BETWEEN_TAGS = 8.0


class PageSetting:
    """What a page looks like at one window size, in the language that is spoken; made anew when either changes."""

    def __init__(self, brush: Brush, page: Page, title: str, words: Mapping[str, str], rect: Rect, game: str) -> None:
        self.brush = brush
        self.page = page
        self.words = dict(words)
        self.rect = rect
        self.header = list(self._header(title, game))
        self.tags = list(self._tags())
        self.note = self._note()
        self.blocks = self._fitting()

    def px(self, units: float) -> int:
        return self.brush.layout.px(units)

    # -- the edges
    def _header(self, title: str, game: str) -> Iterator[Item]:
        """The chapter's picture, its title with the line below, and at the right the name of the game."""
        whose = Tag.ending_at(self.brush, self.rect.right, 0, game)
        whose.rect.top = self.rect.top + self.px(_BETWEEN_TAGS)
        side = self.px(_PICTURE)
        room = Rect(self.rect.left, self.rect.top, side, side)
        yield Drawn(fitted(self.page.picture, room, self.brush.layout.u * 2), self.page.picture)
        left = room.right + self.px(_BESIDE_PICTURE)
        width = self.rect.right - left
        name = Paragraph(self.brush, title, _TITLE, whose.rect.left - left, FREDOKA, centred=False)
        lead = Paragraph(self.brush, self.words["lead"], _LEAD, width, TEXT, SECONDARY, centred=False)
        top = room.top + max(0, (side - name.height - lead.height) // 2)
        yield Written.at(name, left, top)
        yield Written.at(lead, left, top + name.height)
        yield whose

    def _tags(self) -> Iterator[Tag]:
        right = self.rect.right
        for ruling in reversed(self.page.rulings):
            tag = Tag.ending_at(self.brush, right, 0, ruling)
            tag.rect.bottom = self.rect.bottom
            yield tag
            right = tag.rect.left - self.px(_BETWEEN_TAGS)

    def _note(self) -> Written:
        width = self.tags[-1].rect.left - self.px(2 * _BETWEEN_TAGS) - self.rect.left
        text = Paragraph(self.brush, self.words["note"], _LEAD, width, BOLD, centred=False)
        return Written.at(text, self.rect.left, self.rect.bottom - text.height)

    # -- the blocks
    @property
    def _room(self) -> Rect:
        """What is left for the blocks."""
        gap = self.px(_GAP)
        top = max(item.rect.bottom for item in self.header) + gap
        bottom = min(self.note.rect.top, *(tag.rect.top for tag in self.tags)) - gap
        return Rect(self.rect.left, top, self.rect.width, max(0, bottom - top))

    def _fitting(self) -> list[BlockSetting]:
        """The blocks with the largest type that leaves the pictures enough room, or else as much as there is."""
        tall = self.brush.layout.tall
        blocks = self.page.blocks
        tried = [self._set(blocks, units) for units in _SIZES if tall or units <= _LARGEST_WIDE]
        fitting: Iterator[list[BlockSetting]] = (one for share in _SHARES for one in tried if self._fits(one, share))
        if tall:
            in_rows = [self._set([row for block in blocks for row in folded(block)], units) for units in _SIZES[:3]]
            fitting = chain((one for one in in_rows if self._fits(one, _SHARES[0])), fitting)
        return next(fitting, None) or self._set(blocks, _SMALLEST)

    def _set(self, blocks: Sequence[Block], units: float) -> list[BlockSetting]:
        return [setting_of(self.brush, block, self.words, self.rect.width, units) for block in blocks]

    def _fits(self, blocks: list[BlockSetting], share: float) -> bool:
        """Whether there is room for blocks that are so far from their least to their best height."""
        heights = [block.at_least(share) for block in blocks]
        return sum(heights) + self.px(_GAP) * (len(heights) - 1) <= self._room.height

    def _heights(self) -> list[int]:
        """The height of each block: all grow together from their least to their best height, then to their most."""
        room = self._room.height - self.px(_GAP) * (len(self.blocks) - 1)
        steps = [[getattr(block, name) for block in self.blocks] for name in ("least", "best", "most")]
        for low, high in pairwise(steps):
            if room <= sum(high):
                part = (room - sum(low)) / max(1, sum(high) - sum(low))
                return [int(a + max(0.0, part) * (b - a)) for a, b in zip(low, high, strict=True)]
        spare = room - sum(steps[-1])
        return [height + min(spare // len(self.blocks), round(_STRETCH * height)) for height in steps[-1]]

    def items(self) -> Iterator[Item]:
        """Everything on the page, in the order in which it is drawn."""
        yield from self.header
        heights, room = self._heights(), self._room
        spare = room.height - sum(heights) - self.px(_GAP) * (len(heights) - 1)
        extra = min(self.px(_WIDEST_GAP), max(0, spare) // (len(heights) + 1))
        top = room.top + extra
        for block, height in zip(self.blocks, heights, strict=True):
            yield from block.items(room.left, top, height)
            top += height + self.px(_GAP) + extra
        yield self.note
        yield from self.tags

    def paint(self, target: Surface) -> None:
        """The whole page."""
        for item in self.items():
            item.draw(target, self.brush)
