"""How far two pictures are from each other: fonts may differ, shapes and colours may not."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageFilter, ImageStat

KEPT: Final = Path(__file__).parent / "kept"
KEPT_WIDTH: Final = 640
COLUMNS, ROWS = 10, 8


def keep(shot: bytes, name: str) -> None:
    """Keep a picture, small."""
    _small(shot).save(KEPT / f"{name}.jpg", quality=82, optimize=True)


def unlike(shot: bytes, name: str) -> tuple[float, float]:
    """How far it is from the kept one, 0 to 1: as a whole, and where it is farthest from it."""
    seen, kept = _small(shot), Image.open(KEPT / f"{name}.jpg")
    if seen.size != kept.size:
        return 1.0, 1.0
    soft = [each.filter(ImageFilter.GaussianBlur(3)) for each in (seen, kept)]
    apart = ImageChops.difference(*soft)
    width, height = apart.size
    across = [width * x // COLUMNS for x in range(COLUMNS + 1)]
    down = [height * y // ROWS for y in range(ROWS + 1)]
    parts = [
        (left, top, right, bottom)
        for left, right in pairwise(across)
        for top, bottom in pairwise(down)
    ]
    return _rms(apart), max(_rms(apart.crop(part)) for part in parts)


def _small(shot: bytes) -> Image.Image:
    whole = Image.open(io.BytesIO(shot)).convert("RGB")
    width = min(whole.width, KEPT_WIDTH)
    height = whole.height * width // whole.width
    return whole.resize((width, height), Image.Resampling.LANCZOS)


def _rms(apart: Image.Image) -> float:
    return max(ImageStat.Stat(apart).rms) / 255
