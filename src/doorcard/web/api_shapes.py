"""Every shape that travels over HTTP, by name: what the routes take, and what they answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec import Struct

from doorcard.stud import Event
from doorcard.wire.messages import RefusalTold
from doorcard.wire.shapes import NOTICE, Shapes


def api_shapes(app: Litestar) -> Shapes:
    """The shapes of an application's routes, and of a refusal."""
    shapes = Shapes()
    shapes.of(RefusalTold)
    shapes.union(NOTICE, Event)
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                signature = handler.parsed_fn_signature
                body = signature.parameters.get("data")
                for kind in _structs(signature.return_type.annotation):
                    shapes.of(kind)
                for kind in _structs(None if body is None else body.annotation):
                    shapes.of(kind)
    return shapes


def _structs(kind: Any) -> Iterator[type[Struct]]:  # noqa: ANN401 - any annotation
    """A struct, or those in an annotation: of ``Response[News]``, or ``BooksSign | None``."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
    for part in get_args(kind):
        yield from _structs(part)
