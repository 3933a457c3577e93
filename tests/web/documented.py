"""Every answer in these tests is held against the document of the API: its status and its shape."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
from jsonschema import Draft202012Validator
from litestar.types import ASGIApp

from doorcard.web.app import api_document

NO_ROUTES = 405
"""A method that an address does not take is no route of the document."""


@cache
def document() -> dict[str, Any]:
    """The document, made once: it takes a while."""
    return api_document()


def sample(schema: dict[str, Any], schemas: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON of any shape
    """Something that a schema allows."""
    if "$ref" in schema:
        return sample(schemas[schema["$ref"].rpartition("/")[2]], schemas)
    if "enum" in schema:
        return schema["enum"][0]
    if "oneOf" in schema:
        return sample(schema["oneOf"][0], schemas)
    if schema.get("type", "object") == "object":
        fields = schema.get("properties", {})
        return {name: sample(fields[name], schemas) for name in schema.get("required", ())}
    return {"string": "xx", "integer": 1, "boolean": True, "array": []}[schema["type"]]


@cache
def _routes() -> list[tuple[re.Pattern[str], str, dict[str, frozenset[str]]]]:
    """Paths as patterns, those without parameters first, and the statuses of each method."""
    paths = sorted(document()["paths"].items(), key=lambda each: each[0].count("{"))
    return [
        (
            re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path)),
            path,
            {method.upper(): frozenset(each["responses"]) for method, each in routes.items()},
        )
        for path, routes in paths
    ]


@cache
def _shape(path: str, method: str, status: str) -> Draft202012Validator | None:
    """What tells whether an answer has the shape of its document; ``None`` where it is no JSON."""
    answer = document()["paths"][path][method.lower()]["responses"][status]
    told = answer.get("content", {}).get("application/json")
    if told is None:
        return None
    return Draft202012Validator(told["schema"] | {"components": document()["components"]})


async def hold(answer: httpx.Response) -> None:
    """Raise unless the document lists the status for that route, and the answer fits its shape."""
    for pattern, path, methods in _routes():
        listed = methods.get(answer.request.method)
        if listed is not None and pattern.fullmatch(answer.request.url.path):
            await answer.aread()
            assert str(answer.status_code) in listed, (
                f"{answer.request.method} {answer.request.url.path} answers {answer.status_code}, "
                f"which is not in its document: {answer.text[:200]}"
            )
            shape = _shape(path, answer.request.method, str(answer.status_code))
            if shape is not None and answer.headers["content-type"].startswith("application/json"):
                shape.validate(answer.json())
            return


def asking(app: ASGIApp, address: str, **headers: str) -> httpx.AsyncClient:
    """A client without a network, whose every answer is held."""
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, raise_app_exceptions=False),  # type: ignore[arg-type]
        base_url=address,
        headers=headers,
        event_hooks={"response": [hold]},
    )
