"""The web application: routes, what they depend on, and what wraps them."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Final

from litestar import Litestar, WebSocket, get, websocket
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.types import ASGIApp

from doorcard import __version__
from doorcard.service import Desk, Floor
from doorcard.service.accounts.accounts import Accounts
from doorcard.service.floor.tables import Tables
from doorcard.service.hands.hand_files import HandFiles
from doorcard.service.hands.imports import Imports
from doorcard.service.hands.past_lists import PastLists
from doorcard.service.hands.replays import Replays
from doorcard.service.hands.results import ResultsDesk
from doorcard.service.host.office import HostOffice
from doorcard.service.letters.hand_post import HandPost
from doorcard.service.study.desk import StudyDesk
from doorcard.service.study.hand_equity import HandEquities
from doorcard.web.account_api import AccountApi
from doorcard.web.api_document import ApiDocument, whole
from doorcard.web.client_files import ClientFiles
from doorcard.web.clock_api import ClockApi
from doorcard.web.equity_api import STUDY_LIMITS, EquityApi
from doorcard.web.fair_api import FairApi
from doorcard.web.flood_gate import FloodGate
from doorcard.web.floods import FloodLimits, Floods
from doorcard.web.given import TheFloor, TheSockets
from doorcard.web.hands_api import HandsApi
from doorcard.web.host_desk_api import HostDeskApi
from doorcard.web.host_players_api import HostPlayersApi
from doorcard.web.host_room_api import HostRoomApi
from doorcard.web.host_tables_api import HostTablesApi
from doorcard.web.hosts_api import HostsApi
from doorcard.web.houses_api import HousesApi
from doorcard.web.keys_api import KeysApi
from doorcard.web.letters_api import LettersApi
from doorcard.web.lobby_api import LobbyApi
from doorcard.web.lobby_board import LobbyBoard
from doorcard.web.login_api import LoginApi
from doorcard.web.metrics import metrics
from doorcard.web.origin import ORIGINS, origin_guard
from doorcard.web.pages import client_page
from doorcard.web.parts import WithParts, provided
from doorcard.web.policy_api import PolicyApi
from doorcard.web.preferences_api import PreferencesApi
from doorcard.web.refusals import REFUSERS
from doorcard.web.replays_api import ReplaysApi
from doorcard.web.request_log import RequestLog
from doorcard.web.results_api import ResultsApi
from doorcard.web.room_api import RoomApi
from doorcard.web.security_headers import SecurityHeaders
from doorcard.web.served_names import ServedNames
from doorcard.web.session_api import SessionApi
from doorcard.web.session_cookie import CookieRules
from doorcard.web.signed import provide_signed
from doorcard.web.socket import Sockets
from doorcard.web.tables_api import TablesApi
from doorcard.web.talk_api import TalkApi
from doorcard.web.told_again import ToldAgain
from doorcard.web.wallet_api import WalletApi
from doorcard.wire.answers import Health

LONGEST_BODY: Final = 16 * 1024
"""Bytes. The API takes names and amounts, no files."""


@get("/healthz")
async def health(floor: TheFloor) -> Health:
    """The room is there, and so are its tables."""
    return Health(ok=True, version=__version__, tables=len(floor.lobby()))


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: FromPath[str], sockets: TheSockets
) -> None:
    """One viewer at one table."""
    await sockets.serve(socket, table_id)


def create_app(  # noqa: PLR0913 - the parts of a room, by name
    floor: Floor,
    desk: Desk,
    client: ClientFiles,
    *,
    origins: Collection[str] = (),
    names: Collection[str] | None = None,
    secure_cookies: bool = False,
    accounts: Accounts | None = None,
    tables: Tables | None = None,
    office: HostOffice | None = None,
    hand_post: HandPost | None = None,
    flood_limits: FloodLimits | None = None,
    study: StudyDesk | None = None,
    study_limits: FloodLimits = STUDY_LIMITS,
    metrics_token: str = "",
) -> ASGIApp:
    """The application that serves an open floor.

    ``origins`` are addresses of this room besides the one it is asked at: where a proxy
    stands before it. ``names`` are those it answers to besides addresses; ``None`` for any.
    The floor is opened and closed by whoever made it. ``metrics_token`` opens the figures at
    ``/metrics``; empty, there are none. Without ``accounts`` everybody is a guest; without
    ``tables`` private ones are opened by their link alone.
    """
    tables = tables or Tables(floor)
    floods = Floods(flood_limits)
    hand_files = HandFiles(floor)
    study = study or StudyDesk()
    shared: dict[str, object] = {
        "floor": floor,
        "desk": desk,
        "client": client,
        "sockets": Sockets(tables, desk, origins, floods),
        "tables": tables,
        "hand_post": hand_post or HandPost(floor),
        "hand_files": hand_files,
        "results": ResultsDesk(floor.store, floor.clock, hand_files),
        "replays": Replays(floor),
        "imports": Imports(floor.store, floor.clock),
        "past_lists": PastLists(floor),
        "office": office or HostOffice(floor, tables),
        "board": LobbyBoard(floor),
        "cookie_rules": CookieRules(secure=secure_cookies),
        "accounts": accounts,
        "study_desk": study,
        "study_floods": Floods(study_limits),
        "hand_equities": HandEquities(study),
        "metrics_token": metrics_token,
        ORIGINS: origins,
    }
    served = WithParts(_routes(with_accounts=accounts is not None), shared)
    gated: ASGIApp = FloodGate(ToldAgain(served, desk, LONGEST_BODY), floods)
    if names is not None:
        gated = ServedNames(gated, names)
    return RequestLog(SecurityHeaders(gated))


def api_document() -> dict[str, Any]:
    """The whole HTTP API as an OpenAPI 3.1 document. No room is opened for it.

    >>> api_document()["paths"]["/api/session"]["get"]["description"]
    'Who is signed in.'
    """
    app = _routes(with_accounts=True)
    return whole(app.openapi_schema.to_schema(), app)


_FOR_ACCOUNTS: Final = (LoginApi, AccountApi, PreferencesApi, KeysApi, HostsApi)

_PARTS: Final = (
    "floor",
    "desk",
    "client",
    "sockets",
    "tables",
    "hand_post",
    "hand_files",
    "results",
    "replays",
    "imports",
    "past_lists",
    "office",
    "board",
    "cookie_rules",
    "accounts",
    "study_desk",
    "study_floods",
    "hand_equities",
    "metrics_token",
)
"""What handlers are given by name."""


@cache
def _routes(*, with_accounts: bool) -> Litestar:
    """All routes. They take a moment to make, and know no room: :class:`WithParts` names it."""
    return Litestar(
        route_handlers=[
            SessionApi,
            *(_FOR_ACCOUNTS if with_accounts else ()),
            LobbyApi,
            RoomApi,
            FairApi,
            TablesApi,
            WalletApi,
            HousesApi,
            LettersApi,
            EquityApi,
            HandsApi,
            ResultsApi,
            ReplaysApi,
            PolicyApi,
            ClockApi,
            TalkApi,
            HostRoomApi,
            HostTablesApi,
            HostPlayersApi,
            HostDeskApi,
            health,
            metrics,
            table_socket,
            client_page,
        ],
        dependencies={
            **{name: provided(name) for name in _PARTS},
            "signed": Provide(provide_signed),
        },
        guards=[origin_guard],
        exception_handlers=REFUSERS,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Doorcard",
            version=__version__,
            path="/api/schema",
            render_plugins=[ApiDocument()],
            use_handler_docstrings=True,
        ),
        logging_config=None,  # whoever opens the room decides where its log goes
    )
