"""``doorcard houses``: the rules of a house in words, each with its source."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it
    from doorcard.stud.house_words import Sentence
    from doorcard.stud.houses import House


def add_parser(subparsers: Subparsers) -> None:
    """Add ``doorcard houses``."""
    parser = subparsers.add_parser(
        "houses",
        help="read the rules of the houses, each with its source",
        description=(
            "Tell the rules of a house in words, each with the document and item, or the "
            "rule book and number, where it is written. Without NAME, list the houses."
        ),
    )
    parser.add_argument("name", nargs="?", metavar="NAME", help="a house, such as partypoker")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one house, or the list of them."""
    from doorcard.stud.houses import HOUSES

    if arguments.name is None:
        houses = list(HOUSES.values())
        if arguments.json:
            _print_json([_sign(house) for house in houses])
        else:
            print("\n".join(_list(houses)))
        return 0
    house = find_house(arguments.name)
    if arguments.json:
        _print_json(_whole(house))
    else:
        print("\n".join(_page(house)))
    return 0


def find_house(name: str) -> House:
    """The house of that name. Refused with the list of houses if there is none."""
    from doorcard.stud.houses import HOUSES
    from doorcard.stud.refusals import Refusal

    house = HOUSES.get(name.replace("-", "_").lower())
    if house is None:
        raise Refusal(
            "house.unknown",
            f"there is no house {name!r}: choose one of {', '.join(HOUSES)}",
            house=name,
        )
    return house


def _list(houses: Sequence[House]) -> Iterator[str]:
    from doorcard.histories.english import stakes_in_words

    width = max(len(house.name) for house in houses)
    for house in houses:
        yield f"{house.name:{width}}  {house.title}: {stakes_in_words(house.rules)}"
    yield ""
    yield "doorcard houses NAME tells the rules of one of them."


def _page(house: House) -> Iterator[str]:
    from doorcard.histories.english import stakes_in_words
    from doorcard.room.policy_words import policy_sentences
    from doorcard.stud.house_words import house_sentences

    yield f"{house.title} ({house.name}), after {_document(house.source)}"
    yield stakes_in_words(house.rules)
    yield ""
    yield "The hand"
    yield from _lines(house_sentences(house))
    yield ""
    yield "The room"
    yield from _lines(policy_sentences(house))
    if house.stakes:
        yield ""
        yield "Also offered"
        for rules in house.stakes:
            yield f"  - {stakes_in_words(rules)}"


def _lines(sentences: Sequence[Sentence]) -> Iterator[str]:
    for sentence in sentences:
        yield from textwrap.wrap(
            f"{sentence.text} [{sentence.source}]",
            width=79,
            initial_indent="  - ",
            subsequent_indent="    ",
            break_long_words=False,
            break_on_hyphens=False,
        )


def _document(source: str) -> str:
    return "the rule books" if source == "rule book" else f"document {source}"


def _sign(house: House) -> dict[str, Any]:
    return {"name": house.name, "title": house.title, "source": house.source}


def _whole(house: House) -> dict[str, Any]:
    from dataclasses import asdict

    from doorcard.room.policy_words import house_in_words

    sentences = [asdict(sentence) for sentence in house_in_words(house)]
    return {**_sign(house), "sentences": sentences}


def _print_json(value: object) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    print()
