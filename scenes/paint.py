"""The brush every screen paints with: plates, pictures and texts placed in the layout's units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import ceil

from pygame import BLEND_PREMULTIPLIED, Rect, Surface

from scenes.layout import Layout
from scenes.system.art import ROOM, Art
from scenes.system.fonts import Fonts, Words
from scenes.theme import BOLD, FREDOKA, INK, SHADOW, SHADOW_STRENGTH, Plate

Point = tuple[int, int]
_WINDOWS = 8
"""So many windows full of pictures are kept."""
_KEPT = 1024
"""So many SVG texts are kept: they are what the pictures made of them are found by."""


class Brush:
    """Paints on a surface; lengths called units are scaled by the layout, everything else is in pixels."""

    def __init__(self, layout: Layout, art: Art | None = None, fonts: Fonts | None = None) -> None:
        self.layout = layout
        self.art = art or Art(_room(layout))
        self.fonts = fonts or Fonts()

    def resize(self, layout: Layout) -> None:
        """Paint for another window size from now on."""
        self.layout = layout
        self.art.forget(_room(layout))
        self.fonts.forget()

    def drawn(self, scale: float, letters: float = 0.0) -> Brush:
        """The same brush for what is drawn at a size of its own, such as scenery (1.0); see :meth:`Layout.drawn`."""
        return Brush(self.layout.drawn(scale, letters), self.art, self.fonts)

    def for_pieces(self) -> Brush:
        """The same brush for what is written on pieces, which is as large as they are."""
        return self.drawn(self.layout.u / self.layout.grid)

    def lettered(self) -> Brush:
        """The same brush for what has its place whatever the size of everything is: letters alone follow it."""
        return self.drawn(1.0, self.layout.scale)

    # -- plates
    def plate(self, target: Surface, rect: Rect, style: Plate) -> None:
        """A panel or button face in ``rect``; its shadow and rings lie outside."""
        margin, u = self._margin(style), self.layout.u
        depth = max(style.foot_height, style.shadow, style.light_height if style.light else 0)
        self.art.framed(
            target,
            lambda size: _plate_svg((size[0] - 2 * margin, size[1] - 2 * margin), style, u, margin),
            rect.inflate(2 * margin, 2 * margin),
            margin + ceil((style.radius + style.line + depth) * u) + 1,
        )

    def _margin(self, style: Plate) -> int:
        return self.layout.px(style.reach + style.shadow + 2)

    def box(
        self, target: Surface, rect: Rect, colour: str, radius: float = 0, line: str = "", width: float = 0
    ) -> None:
        """A plain rounded box, or with no colour its line alone; radius and line width in units."""
        u = self.layout.u
        edge = width * u
        style = f'rx="{max(0.0, radius * u - edge / 2):.2f}" {_fill(colour)}{_stroke(line, edge)}'

        def body(size: Point) -> str:
            return (
                f'<rect x="{edge / 2:.2f}" y="{edge / 2:.2f}" '
                f'width="{size[0] - edge:.2f}" height="{size[1] - edge:.2f}" {style}/>'
            )

        border = ceil(max(radius * u, edge)) + 1
        paint = self.art.framed if colour else self.art.in_parts
        paint(target, body, rect, border)

    def disc(
        self, target: Surface, centre: Point, radius: float, colour: str, line: str = "", width: float = 0
    ) -> None:
        """A filled circle; radius and line width in units."""
        u = self.layout.u
        half = round(radius * u) + 1
        body = (
            f'<circle cx="{half}" cy="{half}" r="{max(0.5, (radius - width / 2) * u):.2f}" '
            f"{_fill(colour)}{_stroke(line, width * u)}/>"
        )
        target.blit(self.art.drawn(body, (2 * half, 2 * half)), (centre[0] - half, centre[1] - half))

    def glow_box(self, target: Surface, rect: Rect, colour: str, reach: float, radius: float) -> None:
        """A soft light round a box; reach and corner radius in units."""
        u = self.layout.u
        reach_px = max(1, round(reach * u))
        off, round_by = 1.5 * reach_px, (radius + reach / 2) * u
        soft = self.art.framed_glow(
            lambda size: (
                f'<rect x="{off:.1f}" y="{off:.1f}" width="{size[0] - 2 * off:.0f}" '
                f'height="{size[1] - 2 * off:.0f}" rx="{round_by:.1f}" {_fill(colour)}/>'
            ),
            (rect.width + 4 * reach_px, rect.height + 4 * reach_px),
            ceil(off + round_by) + 2 * reach_px,
            reach_px,
        )
        target.blit(soft, (rect.left - 2 * reach_px, rect.top - 2 * reach_px), special_flags=BLEND_PREMULTIPLIED)

    # -- pictures
    def picture(self, target: Surface, name: str, centre: Point, size: float, alpha: int = 255) -> Rect:
        """A picture of ``assets`` centred on a point; ``size`` is its longer side in units."""
        return self.picture_px(target, name, centre, self.layout.px(size), alpha)

    def picture_px(self, target: Surface, name: str, centre: Point, size: int, alpha: int = 255) -> Rect:
        """The same with the size in pixels."""
        square = (size, size)
        surface = self.art.picture(name, square) if alpha >= 255 else self.art.faded(name, square, alpha)
        return target.blit(surface, surface.get_rect(center=centre))

    # -- texts
    def words(
        self,
        text: str,
        units: float,
        face: str = BOLD,
        colour: str = INK,
        *,
        width: int = 0,
        floor: float = 20,
        digits: bool = False,
        wrap: int = 0,
        outline: float = 0,
        outline_colour: str = INK,
        centred: bool = False,
    ) -> Surface:
        """A text as a surface, ``units`` high.

        ``width`` in pixels makes it shrink down to ``floor`` units and then end in an ellipsis; ``wrap`` in pixels
        breaks it into lines; ``outline`` in units draws a line round the letters.
        """
        px = self.layout.text_px(units, digits)
        if width:
            text, px = self.fonts.fit(text, face, px, width, min(px, self.layout.floor_px(floor, digits)))
        edge = round(outline * self.layout.u) if outline else 0
        return self.fonts.render(Words(text, face, px, colour, wrap, edge, outline_colour, centred))

    def letters(self, text: str, px: int, face: str, wrap: int = 0) -> Surface:
        """A text in ink as a surface, its type so many pixels high; ``wrap`` in pixels breaks it into lines."""
        return self.fonts.render(Words(text, face, px, INK, wrap))

    def first_words(
        self,
        texts: Sequence[str],
        units: float,
        face: str = BOLD,
        colour: str = INK,
        *,
        width: int,
        floor: float = 20,
    ) -> Surface:
        """The first of the texts, each shorter than the one before, that stays within ``width`` pixels."""
        px = self.layout.floor_px(floor)
        fitting = (text for text in texts if self.fonts.size(text, face, px)[0] <= width)
        return self.words(next(fitting, texts[-1]), units, face, colour, width=width, floor=floor)

    def text(self, target: Surface, text: str, units: float, where: Mapping[str, object], **how: object) -> Rect:
        """Draw a text at an anchor such as ``{"midleft": (x, y)}``; the rest as in :meth:`words`.

        Letters are centred on the middle of their capitals, not of the line with its descenders.
        """
        surface = self.words(text, units, **how)  # type: ignore[arg-type]
        rect = surface.get_rect(**where)
        return target.blit(surface, rect)

    def title(self, target: Surface, text: str, units: float, midtop: Point, outline: float = 11) -> Rect:
        """An outlined heading, cream on ink."""
        surface = self.words(text, units, FREDOKA, "#fff3d6", outline=outline)
        return target.blit(surface, surface.get_rect(midtop=midtop))


def _room(layout: Layout) -> int:
    """Pixels of pictures that are kept for a window: motion at ever new sizes would else fill the memory."""
    return max(ROOM, _WINDOWS * layout.screen.width * layout.screen.height)


def _fill(colour: str) -> str:
    """The inside of a shape: none, ``#rrggbb``, or ``#rrggbbaa``, whose opacity SDL would read over."""
    if not colour:
        return 'fill="none"'
    opacity = f' fill-opacity="{int(colour[7:], 16) / 255:.3f}"' if len(colour) == len("#rrggbbaa") else ""
    return f'fill="{colour[:7]}"{opacity}'


def _stroke(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{width:.2f}"' if colour and width else ""


@lru_cache(maxsize=_KEPT)
def _plate_svg(size: Point, style: Plate, u: float, margin: int) -> str:
    w, h = size
    line, foot, radius = max(1, round(style.line * u)), style.foot_height * u, style.radius * u
    parts = []
    if style.shadow:
        out = style.reach * u
        box = (margin - out, margin - out + style.shadow * u, w + 2 * out, h + 2 * out)
        parts.append(_bar(*box, radius + out, SHADOW, SHADOW_STRENGTH))
    for colour, width in style.rings:
        out = width * u
        parts.append(_bar(margin - out, margin - out, w + 2 * out, h + 2 * out, radius + out, colour))
    parts.append(_bar(margin, margin, w, h, radius, style.border))
    inner, x, iw = radius - line, margin + line, w - 2 * line
    parts.append(_bar(x, x, iw, h - 2 * line, inner, style.foot))
    if style.light:
        band = style.light_height * u
        parts.append(_bar(x, x, iw, h - 2 * line - foot, inner, style.light))
        parts.append(_bar(x, x + band, iw, h - 2 * line - foot - band, inner, style.face))
    else:
        parts.append(_bar(x, x, iw, h - 2 * line - foot, inner, style.face))
    return "".join(parts)


def _bar(x: float, y: float, w: float, h: float, radius: float, colour: str, opacity: float = 1.0) -> str:
    faint = f' opacity="{opacity}"' if opacity < 1 else ""
    rx = max(0.0, min(radius, w / 2, h / 2))
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{rx:.2f}" fill="{colour}"{faint}/>'
