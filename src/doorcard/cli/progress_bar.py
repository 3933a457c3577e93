"""A bar for what takes a while, on a terminal."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Final, Self, TextIO

WIDTH: Final = 40
PATIENCE: Final = 0.5
"""Seconds that pass before there is a bar."""


class ProgressBar:
    """Drawn where the screen, stderr if not given, is a terminal, and wiped away in the end."""

    def __init__(self, name: str, screen: TextIO | None = None) -> None:
        self._name = name
        self._screen = screen or sys.stderr
        self._started = monotonic()
        self._drawn = ""

    def show(self, done: float) -> None:
        """Draw how much is done, 0 to 1."""
        waited = monotonic() - self._started
        if waited < PATIENCE or not self._screen.isatty():
            return
        full = round(WIDTH * done)
        left = waited / done - waited if done else 0.0
        drawn = f"\r{self._name} [{'#' * full}{' ' * (WIDTH - full)}] {done:4.0%} {left:5.0f} s "
        if drawn != self._drawn:
            self._drawn = drawn
            print(drawn, end="", file=self._screen, flush=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._drawn:
            print(f"\r{' ' * len(self._drawn)}\r", end="", file=self._screen, flush=True)
