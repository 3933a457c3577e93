"""Writes ``tests/vectors/fair/primitives.json``: ``python -m tests.fairness.write_vectors``.

What the primitives give for fixed input, for whoever writes another verifier.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from doorcard.cards import show_cards
from doorcard.fairness import (
    DeckSeed,
    HandDecks,
    Json,
    Receipt,
    Stream,
    VoidReason,
    canonical,
    commitment,
    deck_context,
    deck_order,
    digest,
    first_digest,
    leaf_of,
    message,
    mix_of,
    played,
    rules_digest,
    shuffled,
    voided,
)
from tests.fairness.fixed import HAND, NUMBER, ROOM, TABLE, opened, seed, source

PAGE = Path(__file__).parents[1] / "vectors" / "fair" / "primitives.json"
_VALUES: list[Json] = [
    None,
    True,
    0,
    -1,
    2**53 - 1,
    "",
    "ä€😀\u2028",
    '"\\/\b\t\n\f\r\x00\x1f\x7f',
    [],
    {},
    {"b": [1, {"d": None, "c": False}], "a": "x", "A": 2, "a1": 3},
]
_MESSAGES: list[list[str | int]] = [["x"], ["x", ""], ["leaf", "As", 7], ["é", "é", 2**53 - 1]]


def primitives() -> dict[str, Any]:
    """Every primitive with input and output."""
    people = {seat: seed(seat) for seat in (2, 4, 7)}
    decks = HandDecks.draw(source("vector"))
    opening = opened(decks, people, bots={5: seed("bot")}, dealer=4)
    mix = mix_of(opening, people)
    dealt = decks.deal(opening, mix)
    receipt = Receipt(opening.digest, 4, people[4])
    notices: list[Json] = [
        {"type": "antes_posted", "posts": [{"seat": 2, "chips": 25}]},
        {"type": "hand_ended", "seats": [{"seat": 2, "stack": 1000}]},
    ]
    play = played(opening, notices)
    void = voided(opening, VoidReason.SILENT, [7], {2: people[2], 4: people[4]}, decks.lay_open())
    context = deck_context(TABLE, HAND, NUMBER, mix.pick)
    order = deck_order(context, DeckSeed(decks.lay_open()[mix.pick]))
    return {
        "message": [
            {
                "label": label,
                "fields": fields,
                "bytes": message(str(label), *fields).hex(),
                "digest": digest(str(label), *fields).hex(),
            }
            for label, *fields in _MESSAGES
        ],
        "canonical": [{"value": each, "bytes": canonical(each).hex()} for each in _VALUES],
        "stream": {
            "key": seed("stream").hex(),
            "label": "salts",
            "fields": ["x", 3],
            "bytes": Stream(seed("stream"), "salts", "x", 3).take(100).hex(),
        },
        "below": [
            {"key": seed("below").hex(), "label": "b", "limit": limit, "numbers": _numbers(limit)}
            for limit in (1, 2, 8, 52, 200, 256)
        ],
        "shuffle": [
            {
                "key": seed("shuffle").hex(),
                "label": "order",
                "count": count,
                "order": list(shuffled(Stream(seed("shuffle"), "order"), count)),
            }
            for count in (1, 2, 8, 52)
        ],
        "commitment": [
            {
                "table": TABLE,
                "number": NUMBER,
                "seat": seat,
                "seed": each.hex(),
                "commitment": commitment(TABLE, NUMBER, seat, each).hex(),
            }
            for seat, each in people.items()
        ],
        "deck": {
            "table": TABLE,
            "hand": HAND,
            "number": NUMBER,
            "index": mix.pick,
            "seed": decks.lay_open()[mix.pick].hex(),
            "context": context.hex(),
            "cards": show_cards(order.cards),
            "salts": b"".join(order.salts).hex(),
            "leaves": b"".join(order.leaves).hex(),
            "root": order.root.hex(),
        },
        "leaf": {
            "context": context.hex(),
            "leaf": 9,
            "card": str(order.cards[9]),
            "salt": order.salts[9].hex(),
            "hash": leaf_of(context, 9, order.cards[9], order.salts[9]).hex(),
        },
        "rules": {"rules": {"ante": 25}, "digest": rules_digest({"ante": 25}).hex()},
        "first": {"table": TABLE, "digest": first_digest(TABLE).hex()},
        "opening": {
            "opening": opening.plain(),
            "digest": opening.digest.hex(),
            "secret_key": ROOM.seal().hex(),
            "signature": ROOM.sign(opening.digest).hex(),
        },
        "receipt": {"receipt": receipt.plain(), "digest": receipt.digest.hex()},
        "mix": {
            "seeds": [{"seat": seat, "seed": each.hex()} for seat, each in people.items()],
            "mix": mix.value.hex(),
            "pick": mix.pick,
            "places": list(mix.places),
            "reclaim": list(mix.reclaim),
            "code": mix.code,
            "deck": show_cards(dealt.deck),
            "sisters": [{"deck": index, "seed": raw.hex()} for index, raw in dealt.sisters],
            "openings": [each.plain() for each in dealt.open(dealt.deck[:3])],
        },
        "closing": [
            {"notices": notices, "closing": play.plain(), "digest": play.digest.hex()},
            {"closing": void.plain(), "digest": void.digest.hex()},
        ],
    }


def _numbers(limit: int) -> list[int]:
    stream = Stream(seed("below"), "b")
    return [stream.below(limit) for _ in range(12)]


def text() -> str:
    """The page."""
    return json.dumps(primitives(), indent=1, ensure_ascii=True) + "\n"


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
