"""The HTTP API of a host's desk: what was said, the inbox, the books and the log."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from doorcard.room.cage import BANK
from doorcard.service.host.office import HostOffice
from doorcard.service.talk.contact import PAGE
from doorcard.stud import Refusal
from doorcard.web.given import TheFloor, TheOffice, TheSigned
from doorcard.web.host_shapes import books_sign, kept_line, log_line, thread_page
from doorcard.web.ledger_lines import ledger_lines
from doorcard.web.talk_shapes import mail_sign
from doorcard.wire.host_answers import (
    AnswerPlayer,
    Because,
    BooksSign,
    Inbox,
    KeptLine,
    KeptLines,
    Ledger,
    Log,
    ThreadPage,
    ThreadSign,
)

_Before = Annotated[int | None, QueryParameter(ge=0, le=2**62)]
_Limit = Annotated[int, QueryParameter(ge=1, le=200)]
_Id = Annotated[str | None, QueryParameter(max_length=64)]
_Account = Annotated[str, QueryParameter(max_length=100)]


class HostDeskApi(Controller):
    """Reading and answering. Everything here raises ``host.only``."""

    path = "/api/host"

    @get("/lines")
    async def lines(
        self,
        signed: TheSigned,
        floor: TheFloor,
        table: _Id = None,
        player: _Id = None,
        before: _Before = None,
        limit: _Limit = 50,
    ) -> KeptLines:
        """What was said, the latest first, what was taken down too."""
        signed.require_host()
        found = await floor.store.talk.lines(table, player, before, limit + 1)
        page = found[:limit]
        names = await floor.store.table_names({each.line.table for each in page})
        return KeptLines(
            lines=tuple(kept_line(each, names) for each in page),
            next=page[-1].line.id if len(found) > limit else None,
        )

    @post("/lines/{line:int}/remove", status_code=200)
    async def remove(
        self,
        line: FromPath[int],
        data: JSONBody[Because],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> KeptLine:
        """Take a line down. ``line.unknown``, ``why.missing``."""
        kept = await office.players.remove_line(signed.require_host(), line, data.why)
        return kept_line(kept, await floor.store.table_names({kept.line.table}))

    @get("/inbox")
    async def inbox(self, signed: TheSigned, office: TheOffice) -> Inbox:
        """All conversations, the unread first."""
        signed.require_host()
        return Inbox(
            tuple(
                ThreadSign(
                    thread=each.last.thread,
                    player=each.last.player,
                    name=each.name,
                    reply_to=each.reply_to,
                    last=mail_sign(each.last),
                    unread=each.unread,
                )
                for each in await office.contact.threads()
            )
        )

    @get("/inbox/{thread:str}")
    async def thread(
        self, thread: FromPath[str], signed: TheSigned, office: TheOffice
    ) -> ThreadPage:
        """One conversation. ``thread.unknown``."""
        signed.require_host()
        return await _thread(office, thread)

    @post("/inbox/{thread:str}", status_code=200)
    async def answer(
        self,
        thread: FromPath[str],
        data: JSONBody[AnswerPlayer],
        signed: TheSigned,
        office: TheOffice,
    ) -> ThreadPage:
        """Answer. ``thread.unknown``, ``contact.empty``, ``contact.too_long``."""
        await office.contact.answer(signed.require_host(), thread, data.text)
        return await _thread(office, thread)

    @post("/inbox/{thread:str}/read", status_code=200)
    async def read(self, thread: FromPath[str], signed: TheSigned, office: TheOffice) -> ThreadPage:
        """It was read."""
        signed.require_host()
        await office.contact.read(thread, by_host=True)
        return await _thread(office, thread)

    @get("/ledger")
    async def ledger(
        self,
        signed: TheSigned,
        floor: TheFloor,
        account: _Account = BANK,
        before: _Before = None,
        limit: _Limit = 50,
    ) -> Ledger:
        """The books of one account, as it stood between hands where a hand is being played."""
        signed.require_host()
        found = await floor.store.ledger_page(account, before, limit + 1)
        page = found[:limit]
        return Ledger(
            account=account,
            balance=await floor.store.balance(account),
            lines=await ledger_lines(page, floor.store),
            next=page[-1].id if len(found) > limit else None,
        )

    @get("/books")
    async def books(self, signed: TheSigned, floor: TheFloor) -> BooksSign | None:
        """What the last audit came to."""
        signed.require_host()
        return books_sign(floor.auditor.last)

    @post("/books", status_code=200)
    async def audit(self, signed: TheSigned, floor: TheFloor) -> BooksSign | None:
        """Audit now."""
        signed.require_host()
        return books_sign(await floor.auditor.audit())

    @get("/log")
    async def log(
        self,
        signed: TheSigned,
        floor: TheFloor,
        player: _Id = None,
        table: _Id = None,
        before: _Before = None,
        limit: _Limit = 50,
    ) -> Log:
        """Every deed of the hosts, the latest first."""
        signed.require_host()
        found = await floor.store.host.log_page(before, limit + 1, player, table)
        page = found[:limit]
        people = {each.host for each in page} | {each.player for each in page if each.player}
        players = await floor.store.players(sorted(people))
        tables = await floor.store.table_names({each.table for each in page if each.table})
        return Log(
            lines=tuple(log_line(each, players, tables) for each in page),
            next=page[-1].id if len(found) > limit else None,
        )


async def _thread(office: HostOffice, thread: str) -> ThreadPage:
    found = await office.contact.thread(thread, None, PAGE)
    if not found:
        raise Refusal("thread.unknown", "there is no such conversation in the inbox")
    return thread_page(thread, found)
