"""Requests of the socket, right in shape or nearly: made out of the union of all of them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from doorcard.wire.requests import Request

Made = st.SearchStrategy[Any]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
numbers = st.sampled_from([0, 1, 2, 3, 5, 8, 9, 99, -1, 400, 2000, 2**31, 2**64, 1.5, None, "1"])
chips = st.sampled_from([0, 1, -1, 400, 2000, 10**6, 10**12, 2**53, 2**63, 2**80, 1e308, "9", None])
texts = st.sampled_from(["1", "2", "x" * 64, "x" * 65, "", "\x00", "\u202e", "\ud800"])
hashes = st.binary(min_size=32, max_size=32).map(bytes.hex) | st.sampled_from(
    ["", "00" * 31, "AB" * 32]
)
actions = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["fold", "check", "show", "muck", "stand", "Fold", ""])}
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["call", "bet", "raise", "bring_in", "complete"]), "to": chips}
    ),
    st.fixed_dictionaries(
        {"type": st.just("show"), "cards": st.lists(st.sampled_from(["As", "??", "Zz", 7]))}
    ),
    anything,
)


def requests(table: str, hand: str) -> st.SearchStrategy[dict[str, Any]]:
    """One request of any kind, with values that fit, nearly fit, or do not."""
    known = {
        "action": actions,
        "buy_in": chips,
        "chips": chips,
        "hand": st.sampled_from(
            [hand, "casino-1", f"{table}-0", f"{table}-999999", "", "../", hand * 40]
        ),
    }
    return st.one_of([_made(kind, known) for kind in get_args(Request)])


def _made(kind: type[msgspec.Struct], known: dict[str, Made]) -> st.SearchStrategy[dict[str, Any]]:
    _, shapes = msgspec.json.schema_components([kind])
    fields = shapes[kind.__name__]["properties"]
    made = {
        name: known[name] if name in known else _fits(shape) | _fits(shape) | anything
        for name, shape in fields.items()
        if name != "t"
    }
    optional = {name: made.pop(name) for name in fields if "default" in fields[name]}
    always: dict[str, Made] = {"t": st.sampled_from(fields["t"]["enum"]), **made, "id": texts}
    return st.fixed_dictionaries(always, optional=optional)


def _fits(shape: dict[str, Any]) -> Made:
    """What the type of a field allows, and what lies right beside it."""
    if "enum" in shape:
        return st.sampled_from([*shape["enum"], "ear"])
    if "pattern" in shape:
        return hashes
    match shape["type"]:
        case "array":
            return st.lists(_fits(shape["items"]), max_size=10)
        case "boolean":
            return st.booleans()
        case "integer":
            return numbers
        case _:
            return texts | st.text(max_size=70)
