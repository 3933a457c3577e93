"""What the code says of each field, in the sentence under it.

Python keeps the docstring of a class and drops those of its fields: they are read from the
source, and where that was left at home there are none.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Mapping
from functools import cache


def field_words(kind: type) -> dict[str, str]:
    """By field, those of the classes it comes from among them.

    >>> from doorcard.wire.signs import ProtectionSign
    >>> field_words(ProtectionSign)["used"]
    "Which one of the player's day (UTC), from 1."
    """
    words: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        words |= _said(each.__module__).get(each.__qualname__, {})
    return words


def in_a_line(said: str | None) -> str:
    """A docstring without its line breaks."""
    return " ".join((said or "").split())


@cache
def _said(module: str) -> Mapping[str, dict[str, str]]:
    """By class of the module."""
    if not module.startswith("doorcard."):
        return {}
    try:
        source = inspect.getsource(sys.modules[module])
    except (OSError, KeyError):
        return {}
    return {
        each.name: _under_fields(each)
        for each in ast.parse(source).body
        if isinstance(each, ast.ClassDef)
    }


def _under_fields(declared: ast.ClassDef) -> dict[str, str]:
    words: dict[str, str] = {}
    for field, under in zip(declared.body, declared.body[1:], strict=False):
        match field, under:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str() as said)),
            ):
                words[name] = in_a_line(said)
            case _:
                pass
    return words
