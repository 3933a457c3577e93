"""How a setting is written: as text in the environment, as a value in a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Kind:
    """One way to write a value. Both readers raise ``ValueError`` for any other."""

    words: str
    """What it must be: "DOORCARD_PORT 'x' is not …"."""
    from_text: Callable[[str], Any]
    from_file: Callable[[object], Any]


def _yes_or_no(text: str) -> bool:
    known = {"1": True, "true": True, "yes": True, "on": True}
    known |= {"0": False, "false": False, "no": False, "off": False}
    if text.lower() not in known:
        raise ValueError(text)
    return known[text.lower()]


def _split(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _exactly(kind: type, value: object) -> Any:  # noqa: ANN401 - whatever the kind is of
    if type(value) is not kind:
        raise ValueError(value)
    return value


def _number(value: object) -> float:
    if type(value) not in (int, float):
        raise ValueError(value)
    return float(value)  # type: ignore[arg-type]  # one of the two


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(value)
    return tuple(value)


def _folder(value: object) -> Path:
    return Path(_exactly(str, value)).expanduser()


TEXT: Final = Kind("text", str, lambda value: _exactly(str, value))
WHOLE: Final = Kind("a whole number", int, lambda value: _exactly(int, value))
NUMBER: Final = Kind("a number", float, _number)
YES_NO: Final = Kind("yes or no", _yes_or_no, lambda value: _exactly(bool, value))
FOLDER: Final = Kind("a folder", Path, _folder)
LIST: Final = Kind("a list", _split, _texts)
