"""``doorcard contract``: what the room speaks, as documents that programs read."""

from __future__ import annotations

import argparse
import json
from typing import Any


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "contract",
        help="print what the room speaks, for programs to read",
        description="Prints what the room speaks: the HTTP API as OpenAPI 3.1, a table's "
        "socket as AsyncAPI 3, or all shapes of both as TypeScript types.",
    )
    parser.add_argument("kind", choices=("openapi", "asyncapi", "types"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the document that was asked for."""
    print(contract(args.kind), end="")
    return 0


def contract(kind: str) -> str:
    """The document as text."""
    from doorcard.web.app import api_document
    from doorcard.wire.asyncapi import asyncapi
    from doorcard.wire.typescript import typescript

    if kind == "openapi":
        return _pretty(api_document())
    if kind == "asyncapi":
        return _pretty(asyncapi())
    http, socket = api_document(), asyncapi()
    named = http["components"]["schemas"] | socket["components"]["schemas"]
    return typescript(named, http["paths"])


def _pretty(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"
