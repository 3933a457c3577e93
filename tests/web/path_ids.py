"""What there is in a room, for the parameters of a path: so that who asks gets past "unknown"."""

from __future__ import annotations

import re
from collections.abc import Mapping

PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")
_NAMED_AFTER = re.compile(r"(\w*)/\{(\w+)(?::\w+)?\}")


def kinds(path: str) -> dict[str, str]:
    """What each parameter of a path names: the word before it says so.

    >>> kinds("/api/replays/{name}/equity"), kinds("/api/host/players/{player}")
    ({'name': 'replays'}, {'player': 'players'})
    """
    return {name: kind for kind, name in _NAMED_AFTER.findall(path)}


def filled(path: str, there: Mapping[str, str]) -> str:
    """The path with real ids in it. A kind that ``there`` lacks is an error of the test's.

    >>> filled("/api/tables/{table_id}/page", {"tables": "casino"})
    '/api/tables/casino/page'
    """
    named = kinds(path)
    missing = set(named.values()) - there.keys()
    if missing:
        raise LookupError(f"{path} takes {missing}, and this test knows none: make one, and say so")
    return PARAMETER.sub(lambda found: there[named[found[1]]], path)
