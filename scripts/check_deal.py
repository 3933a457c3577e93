"""Checks the deal of a saved hand in one file, with Python's standard library alone.

``python3 scripts/check_deal.py hand-17.doorcard.json`` prints what does not match, and ends
with 1 if anything does not. It was written from ``docs/fair-deal.md`` and imports nothing
of Doorcard: read it, and you know what is checked. It leaves out what the standard library
cannot do, the signatures, and what needs the rules of the game, the play;
``doorcard verify`` does both.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
Field = bytes | str | int


def message(label: str, *fields: Field) -> bytes:
    """The bytes that are hashed: a label, and fields with their lengths."""
    made = b""
    for field in (f"doorcard/1/{label}", *fields):
        if isinstance(field, int):
            raw = field.to_bytes(8, "big")
        else:
            raw = field.encode() if isinstance(field, str) else field
        made += len(raw).to_bytes(4, "big") + raw
    return made


def H(label: str, *fields: Field) -> bytes:  # noqa: N802 - the name it has in the description
    """SHA-256 of a message."""
    return hashlib.sha256(message(label, *fields)).digest()


def canonical(value: object) -> bytes:
    """JSON as RFC 8785 writes it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def stream(key: bytes, label: str, *fields: Field) -> Iterator[int]:
    """HMAC-SHA-256 in counter mode, byte by byte."""
    block = 0
    while True:
        yield from hmac.digest(key, message(label, *fields, block), "sha256")
        block += 1


def below(numbers: Iterator[int], m: int) -> int:
    """A number from 0 to m - 1, each as likely."""
    return 0 if m == 1 else next(b for b in numbers if b < 256 - 256 % m) % m


def shuffle(numbers: Iterator[int], n: int) -> list[int]:
    """0 to n - 1, each order as likely."""
    a = list(range(n))
    for i in range(n - 1, 0, -1):
        j = below(numbers, i + 1)
        a[i], a[j] = a[j], a[i]
    return a


def root_of(opening: dict[str, Any], index: int, seed: bytes) -> str:
    """The root of the deck that this seed gives."""
    context = context_of(opening, index)
    order = shuffle(stream(seed, "order", context), 52)
    salts = stream(seed, "salts", context)
    leaves = [
        H("leaf", context, leaf, CARDS[card], bytes(next(salts) for _ in range(32)))
        for leaf, card in enumerate(order)
    ]
    return H("root", context, *leaves).hex()


def context_of(opening: dict[str, Any], index: int) -> bytes:
    """Which deck of which hand."""
    return H("deck", opening["table"], opening["hand"], opening["number"], index)


def faults(file: dict[str, Any]) -> Iterator[str]:
    """Everything in the deal of a saved hand that does not match."""
    opening, mine, mixed, closing = (file[k] for k in ("opening", "mine", "mixed", "closing"))
    digest = H("opening", canonical(opening))
    table, number = opening["table"], opening["number"]
    seats = {each["seat"]: each for each in opening["seats"]}

    def committed(seat: int, seed: str) -> str:
        return H("commitment", table, number, seat, bytes.fromhex(seed)).hex()

    if mine and seats.get(mine["seat"], {}).get("commitment") != committed(
        mine["seat"], mine["seed"]
    ):
        yield "my commitment is not in the opening event"
    if mine and mine["receipt"] and mine["receipt"]["opening"] != digest.hex():
        yield "my receipt is for another opening event"
    if closing and closing["opening"] != digest.hex():
        yield "the end is of another opening event"
    if closing and (closing["hand"], closing["number"]) != (opening["hand"], number):
        yield "the end is of another hand"
    if closing and closing["outcome"] == "void":
        yield from faults_of_void(opening, closing)
    if mixed is None:
        return

    seeds = {each["seat"]: each["seed"] for each in mixed["seeds"]}
    if mine and seeds.get(mine["seat"]) != mine["seed"]:
        yield "my seed is not in the mix"
    for seat, seed in seeds.items():
        if seats.get(seat, {}).get("commitment") != committed(seat, seed):
            yield f"seat {seat} did not commit to its seed"
    parts: list[Field] = []
    for seat, each in seats.items():
        seed = each["seed"] or seeds.get(seat)
        if seed is None:
            yield f"the seed of seat {seat} is missing"
            return
        parts += [seat, bytes.fromhex(seed)]
    mix = H("mix", digest, *parts)
    pick = below(stream(mix, "pick"), 8)
    places = shuffle(stream(mix, "places"), 52)

    if sorted(each["deck"] for each in mixed["decks"]) != [i for i in range(8) if i != pick]:
        yield "not all decks that were not picked are open"
    for each in mixed["decks"]:
        if (
            root_of(opening, each["deck"], bytes.fromhex(each["seed"]))
            != (opening["roots"][each["deck"]])
        ):
            yield f"deck {each['deck']} is not the one that was fixed"
    context = context_of(opening, pick)
    leaves = [bytes.fromhex(mixed["leaves"][64 * i : 64 * i + 64]) for i in range(52)]
    if H("root", context, *leaves).hex() != opening["roots"][pick]:
        yield "the leaves are not of the deck that was fixed"
    for told in file["notices"]:
        yield from faults_of_notice(told, context, places, leaves)


def faults_of_notice(
    told: dict[str, Any], context: bytes, places: list[int], leaves: list[bytes]
) -> Iterator[str]:
    """Each opening proves one of the faces of its notice, and each face is proven."""
    faces = [face for face in texts(told["notice"]) if face in CARDS]
    for each in told["openings"]:
        leaf, salt = places[each["place"]], bytes.fromhex(each["salt"])
        proven = [face for face in faces if H("leaf", context, leaf, face, salt) == leaves[leaf]]
        if proven:
            faces.remove(proven[0])
        else:
            yield f"notice {told['v']}: the opening of place {each['place']} proves no card in it"
    for face in faces:
        yield f"notice {told['v']}: {face} is not proven"


def faults_of_void(opening: dict[str, Any], closing: dict[str, Any]) -> Iterator[str]:
    """A void has a silent seat, and hides no deck."""
    came = {each["seat"] for each in closing["seeds"]}
    if closing["reason"] != "silent" or not closing["silent"] or came & set(closing["silent"]):
        yield "the hand was voided without a silent seat"
    roots = [root_of(opening, i, bytes.fromhex(s)) for i, s in enumerate(closing["decks"] or [])]
    if roots != opening["roots"]:
        yield "the decks of the void are not those that were fixed"


def texts(value: object) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts(each)


def main() -> int:
    """Check the files that are named."""
    found = [each for name in sys.argv[1:] for each in faults(json.loads(Path(name).read_bytes()))]
    print("\n".join(found) or "The deal holds, as far as this program looks.")
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main())
