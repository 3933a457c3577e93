"""The table's socket as an AsyncAPI 3 document, made from the code that speaks on it."""

from __future__ import annotations

from typing import Any, Final

from doorcard import __version__
from doorcard.stud import Action, Event, Options
from doorcard.wire.messages import Message
from doorcard.wire.requests import Request
from doorcard.wire.shapes import ACTION, HERE, NOTICE, Shapes

MESSAGE: Final = "ServerMessage"
REQUEST: Final = "Request"


def socket_shapes() -> Shapes:
    """Every shape that travels on a table's socket, by name."""
    shapes = Shapes()
    shapes.of(Options)
    shapes.union(NOTICE, Event)
    shapes.union(ACTION, Action)
    shapes.union(MESSAGE, Message)
    shapes.union(REQUEST, Request)
    return shapes


def asyncapi() -> dict[str, Any]:
    """The document: one channel a table, what the server receives and what it sends."""
    shapes = socket_shapes()
    said = {each["$ref"] for each in shapes.named[MESSAGE]["anyOf"]}
    asked = {each["$ref"] for each in shapes.named[REQUEST]["anyOf"]}
    names = sorted(said | asked)
    channel = "#/channels/table"
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Doorcard",
            "version": __version__,
            "description": (
                "The socket of one table. Whoever connects is told the whole table first; "
                "requests carry an id, and each is answered once. Notices are numbered: a "
                "client that misses one asks for a resync."
            ),
            "license": {"name": "Apache-2.0"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/tables/{table}",
                "parameters": {"table": {"description": "The table's id."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
            }
        },
        "operations": {
            "ask": {
                "action": "receive",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{name}"} for name in sorted(asked)],
            },
            "tell": {
                "action": "send",
                "channel": {"$ref": channel},
                "messages": [{"$ref": f"{channel}/messages/{name}"} for name in sorted(said)],
            },
        },
        "components": {
            "messages": {name: {"name": name, "payload": {"$ref": HERE + name}} for name in names},
            "schemas": shapes.rooted(),
        },
    }
