"""The client's pages and files."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from doorcard.web.client_files import ClientFile
from doorcard.web.given import TheClient


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(
    request: Request[Any, Any, Any], client: TheClient, path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client, or its index for the addresses its own router knows."""
    file = client.at(path)
    if file is None:
        raise NotFoundException
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=_headers(file))
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**_headers(file), "content-encoding": "gzip"}
        return Response(file.squeezed, media_type=file.media_type, headers=headers)
    return Response(file.body, media_type=file.media_type, headers=_headers(file))


def _headers(file: ClientFile) -> dict[str, str]:
    headers = {"etag": file.etag, "cache-control": file.caching}
    if file.squeezed is not None:
        headers["vary"] = "accept-encoding"
    return headers
