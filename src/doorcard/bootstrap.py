"""The one place that wires things together: store, floor, house bots, web application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import uvicorn

from doorcard.adapters import host_link_rows
from doorcard.adapters.awake_clock import AwakeClock
from doorcard.adapters.beside import write_beside
from doorcard.adapters.folder_lock import address_noted, note_address
from doorcard.adapters.mail import Outbox, Pigeonhole, SmtpServer
from doorcard.adapters.passwords import Argon2Passwords, common_passwords
from doorcard.adapters.randomness import SystemRandomness
from doorcard.adapters.sqlite import open_store
from doorcard.adapters.storage_key import StorageKey, given_key, storage_key
from doorcard.adapters.system import SystemClock, SystemShuffler
from doorcard.adapters.webauthn_ceremonies import WebAuthnCeremonies
from doorcard.bots import STYLES, Bot, make_bot
from doorcard.config import Settings
from doorcard.fairness import SigningKey
from doorcard.service import Desk, Floor, Pace
from doorcard.service.accounts.accounts import Accounts, AccountTools
from doorcard.service.accounts.ports import Mailer
from doorcard.service.bots.ports import BotFactory
from doorcard.service.clock.belongings import ClockBelongings
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.ports import Shuffler
from doorcard.service.floor.tables import Tables
from doorcard.service.floor.tidying import Tidying
from doorcard.service.hands.replays import Replays
from doorcard.service.host.office import HostOffice
from doorcard.service.host.one_time_link import HostLinks, new_link
from doorcard.service.letters.hand_post import HandPost
from doorcard.service.ports import Clock, Store
from doorcard.service.study.desk import StudyDesk
from doorcard.stud import HouseRules, Refusal, SeatNo
from doorcard.web.addresses import address_of, addresses_for_others
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.doorstep import FILES_KEPT, Doorstep, files_to_open
from doorcard.web.log_lines import set_up_log
from doorcard.web.served_names import names_of
from doorcard.web.server import Server, listen

log: Final = logging.getLogger("doorcard.room")


class HouseBots:
    """Makes house bots, each with a seed of its own from the operating system."""

    styles: Sequence[str] = tuple(STYLES)

    def make(self, style: str, seat: SeatNo, rules: HouseRules) -> Bot:
        """A bot of that style. Its seed decides its bluffs; cards never come from it."""
        return make_bot(style, seat, rules, int.from_bytes(os.urandom(8)))


@dataclass(frozen=True, slots=True)
class Room:
    """An open room."""

    floor: Floor
    desk: Desk
    store: Store
    host_links: HostLinks
    accounts: Accounts
    tables: Tables
    office: HostOffice
    hand_post: HandPost


@asynccontextmanager
async def open_room(
    store: Store,
    pace: Pace,
    *,
    bots: BotFactory | None,
    clock: Clock | None = None,
    shuffler: Shuffler | None = None,
    tools: AccountTools | None = None,
    signing: SigningKey | None = None,
) -> AsyncIterator[Room]:
    """Open the floor on a store, and close both in the end.

    Hands that were in play go on from the same card. Without ``tools`` letters stay in
    memory. With ``signing`` every hand is dealt fairly; without it, from the shuffler's decks.
    """
    clock = clock or AwakeClock()
    randomness = SystemRandomness()
    fair = None if signing is None else FairDesk(signing, randomness)
    floor = Floor(
        store,
        clock,
        shuffler or SystemShuffler(randomness),
        bots=bots,
        pace=pace,
        randomness=randomness,
        fair=fair,
    )
    try:
        await floor.open()
        try:
            desk = Desk(store, clock, pace, floor.present)
            desk.barred = floor.standing.refusal
            await desk.sessions.tidy()
            links = HostLinks(store, clock)
            tools = tools or tools_for(Pigeonhole())
            accounts = Accounts(store, clock, desk, tools, floor.tables_of, links)
            tables = Tables(floor, tools.hasher)
            accounts.belongings.add("tables", tables.belongings, tables.forget)
            await tables.forget_erased()
            clocks = ClockBelongings(store)
            accounts.belongings.add("turns", clocks.export)
            office = HostOffice(floor, tables, accounts, pace.chat_days)
            await office.open()
            hand_post = HandPost(floor, accounts.post)
            accounts.belongings.add("letters", hand_post.export)
            await hand_post.resume()
            replays = Replays(floor)
            accounts.belongings.add("looking_back", replays.export)
            tidying = asyncio.create_task(Tidying(floor).run(), name="tidying of tables")
            forgetting = asyncio.create_task(office.run(), name="forgetting of old talk")
            try:
                yield Room(floor, desk, store, links, accounts, tables, office, hand_post)
            finally:
                tidying.cancel()
                forgetting.cancel()
                await accounts.close()
        finally:
            await floor.close()
    finally:
        await store.close()


def tools_for(mailer: Mailer, address: str = "http://localhost:8000") -> AccountTools:
    """What accounts need. ``address`` is where the links in letters lead."""
    return AccountTools(
        hasher=Argon2Passwords(),
        ceremonies=WebAuthnCeremonies(),
        mailer=mailer,
        common_passwords=common_passwords(),
        address=address,
    )


def mailer_of(settings: Settings) -> Mailer:
    """A mail server if the settings name one, else the outbox in the data folder."""
    if not settings.smtp_host:
        return Outbox(settings.data / "outbox", settings.smtp_sender)
    return SmtpServer(
        host=settings.smtp_host,
        port=settings.smtp_port,
        user=settings.smtp_user or None,
        password=settings.smtp_password or None,
        sender=settings.smtp_sender,
        starttls=settings.smtp_starttls,
    )


def pace_of(settings: Settings) -> Pace:
    """The room's pace: a bot takes between half and half again of its thinking time.

    >>> from pathlib import Path
    >>> pace_of(Settings(data=Path("room"), think=2.0, pause=3.0)).think_ms
    (1000, 3000)
    """
    think_ms = round(settings.think * 1000)
    return replace(
        Pace(),
        pause_ms=round(settings.pause * 1000),
        audit_ms=round(settings.audit * 60_000),
        chat_days=settings.chat_days,
        think_ms=(think_ms // 2, think_ms + think_ms // 2),
        tables_by_host_alone=settings.tables_by_host_alone,
        grant=settings.grant * 100,
        grants_a_day_player=settings.grants_per_day or None,
        grants_a_day_device=settings.grants_per_day or None,
        grants_a_day_address=settings.grants_for_an_address or None,
    )


@dataclass(frozen=True, slots=True)
class Opened:
    """What the host is told when the room has opened."""

    address: str
    """The web address on this machine, or the one a proxy gives the room."""
    for_others: tuple[str, ...] = ()
    """Where others on the network reach it."""
    host_link: str | None = field(default=None, repr=False)
    """Makes an account the host's, once, while the room has no host."""


def serve(settings: Settings, announce: Callable[[Opened], None]) -> None:
    """Open the room of ``settings`` and serve it until SIGINT or SIGTERM.

    ``announce`` is told the addresses once the room is open. Raises ``Refusal`` when it
    cannot be: ``port.taken``, ``port.not_allowed``, ``host.unknown``,
    ``client.not_built``, ``store.no_folder``, and what the store says of its folder.
    """
    set_up_log(settings.log_level, settings.log_format)
    client = ClientFiles.read()
    with (
        contextlib.closing(listen(settings.listen_on, settings.port)) as listening,
        contextlib.closing(StudyDesk()) as study,
    ):
        loop_factory = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(_serve(settings, client, study, listening, announce))


def keep_in(folder: Path, key: StorageKey | None = None) -> Store:
    """The store of a folder, made if need be. Raises ``Refusal`` if it cannot be used."""
    try:
        return open_store(folder, key)
    except OSError as wrong:
        raise Refusal(
            "store.no_folder",
            f"the room cannot be kept in {folder} ({wrong.strerror}): name a folder that this "
            f"account may write to with --data",
            folder=str(folder),
        ) from None


async def host_link(room: Room, address: str) -> str | None:
    """A one-time link to become the room's host; ``None`` if it has one."""
    if await room.store.accounts.hosts():
        return None
    return f"{address}/host/claim#{await room.host_links.make()}"


def link_beside(folder: Path, address: str | None, unless_open: str) -> str:
    """A one-time link made from another process than the room's. Raises ``Refusal``.

    It leads to ``address``, or to where the room that is open now is reached, or else to
    ``unless_open``.
    """
    address = address or address_noted(folder) or unless_open
    link = new_link(SystemClock().wall_ms())
    write_beside(
        folder,
        lambda connection: host_link_rows.add(
            connection, link.digest, link.made_ms, link.expires_ms
        ),
    )
    return f"{address}/host/claim#{link.token}"


async def _serve(
    settings: Settings,
    client: ClientFiles,
    study: StudyDesk,
    listening: socket.socket,
    announce: Callable[[Opened], None],
) -> None:
    bots = HouseBots() if settings.bots else None
    address = settings.origins[0] if settings.origins else address_of(listening)
    tools = tools_for(mailer_of(settings), address)
    given = given_key(settings.storage_key)
    store = keep_in(settings.data, given)
    signing = SigningKey((given or storage_key(settings.data)).derived("signature"))
    async with open_room(store, pace_of(settings), bots=bots, tools=tools, signing=signing) as room:
        app = create_app(
            room.floor,
            room.desk,
            client,
            origins=settings.origins,
            metrics_token=settings.metrics_token,
            names=names_of(settings.names, settings.origins, settings.listen_on),
            secure_cookies=settings.secure_cookies,
            accounts=room.accounts,
            tables=room.tables,
            office=room.office,
            hand_post=room.hand_post,
            study=study,
        )
        opened = Opened(
            address, tuple(addresses_for_others(listening)), await host_link(room, address)
        )
        note_address(settings.data, address)
        log.info(
            "room opened",
            extra={
                "address": address,
                "listening": address_of(listening),
                "tables": len(room.floor.lobby()),
            },
        )
        server = Server(
            app,
            room.floor,
            lambda: announce(opened),
            deflate=settings.deflate,
            drain_s=settings.drain,
            proxies=settings.proxies,
            doorstep=Doorstep(settings.proxies, most_of_all=files_to_open() - FILES_KEPT),
        )
        await server.serve([listening])
    log.info("room closed")
