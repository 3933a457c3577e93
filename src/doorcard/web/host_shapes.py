"""What a host is shown, in the shapes of the wire. Cards never come here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doorcard.room.ids import PlayerId, TableId
from doorcard.service import Dealer, Floor
from doorcard.service.floor.books import Audit
from doorcard.service.floor.room_switches import PAUSED_BY_HOST
from doorcard.service.host.notice_board import in_force
from doorcard.service.host.office import HostOffice
from doorcard.service.host.players import PlayerFile
from doorcard.service.host.ports import Announcement, HostLine
from doorcard.service.host.room import DRAINING
from doorcard.service.ports import Player
from doorcard.service.talk import ports as talk_ports
from doorcard.web.shapes import table_sign
from doorcard.web.talk_shapes import line_sign, mail_sign
from doorcard.wire import host_answers as wire
from doorcard.wire.talk_answers import AnnouncementSign, Pause


async def room_sign(floor: Floor, office: HostOffice) -> wire.RoomSign:
    """The room as a whole."""
    paused = floor.held(PAUSED_BY_HOST)
    signs = floor.lobby()
    return wire.RoomSign(
        paused=None if paused is None else Pause(PAUSED_BY_HOST, paused),
        draining=floor.held(DRAINING) is not None,
        rail=floor.rail.room.rule.value,
        rail_delay=floor.rail.room.delay_seconds,
        tables=len(signs),
        people=sum(each.people for each in signs),
        watching=sum(each.watching for each in signs),
        hands_open=sum(each.state.open_play is not None for each in floor.dealers()),
        inbox=await office.contact.unread(None),
        books=books_sign(floor.auditor.last),
    )


def books_sign(audit: Audit | None) -> wire.BooksSign | None:
    """What the last audit came to."""
    if audit is None:
        return None
    return wire.BooksSign(
        balanced=audit.balanced,
        findings=tuple(
            wire.FindingSign(each.problem.code, each.sentence, dict(each.problem.facts), each.table)
            for each in audit.findings
        ),
        accounts=audit.accounts,
        transfers=audit.transfers,
        tables=len(audit.tables),
        at_ms=audit.at_ms,
    )


def host_table(dealer: Dealer) -> wire.HostTable:
    """A table: who sits, what they have, which hand it is."""
    state, connected = dealer.state, {each.id for each in dealer.people_present}
    play = state.play
    return wire.HostTable(
        table=table_sign(dealer.sign),
        seats=tuple(
            wire.HostSeat(
                seat=each.seat,
                player=each.player,
                name=each.name,
                bot=dealer.is_bot(each.player),
                stack=each.stack,
                connected=dealer.is_bot(each.player) or each.player in connected,
                sitting_out=each.sitting_out or each.absent,
                leaving=each.leaving,
            )
            for each in state.table.seats
        ),
        hand=None
        if play is None
        else wire.HostHand(play.id, play.number, state.open_play is not None),
        paused=tuple(Pause(each.code, each.sentence) for each in dealer.holds),
    )


def host_player(file: PlayerFile) -> wire.HostPlayer:
    """A player."""
    ban, player = file.ban, file.player
    return wire.HostPlayer(
        id=player.id,
        name=player.name,
        kind=player.kind.value,
        role=player.role.value,
        since_ms=file.known.since_ms,
        wallet=file.wallet,
        at_tables=file.at_tables,
        sessions=file.known.sessions,
        tables=file.tables,
        ban=None if ban is None else wire.HostBan(ban.until_ms, ban.why, ban.by),
        silences=tuple(
            wire.HostSilence(each.table, each.until_ms, each.why, each.by) for each in file.silences
        ),
    )


def kept_line(kept: talk_ports.KeptLine, tables: Mapping[TableId, str]) -> wire.KeptLine:
    """A line, and whether it was taken down."""
    removed = None
    if kept.removed_ms is not None:
        removed = wire.Removal(kept.removed_ms, kept.removed_by, kept.removed_why)
    return wire.KeptLine(
        line=line_sign(kept.line),
        table=kept.line.table,
        table_name=tables.get(kept.line.table),
        removed=removed,
    )


def announcement_sign(announcement: Announcement, wall_ms: int) -> AnnouncementSign:
    """What is, or was, announced."""
    return AnnouncementSign(
        id=announcement.id,
        text=announcement.text,
        by=announcement.by,
        at_ms=announcement.at_ms,
        until_ms=announcement.until_ms,
        table=announcement.table,
        over=not in_force(announcement, wall_ms),
    )


def thread_page(thread: str, newest_first: Sequence[talk_ports.Mail]) -> wire.ThreadPage:
    """A conversation, the oldest message first."""
    theirs = [each for each in newest_first if not each.from_host]
    return wire.ThreadPage(
        thread=thread,
        player=newest_first[0].player,
        name=theirs[0].name if theirs else newest_first[0].name,
        reply_to=next((each.reply_to for each in theirs if each.reply_to), None),
        messages=tuple(map(mail_sign, reversed(newest_first))),
    )


def log_line(
    line: HostLine, players: Mapping[PlayerId, Player], tables: Mapping[TableId, str]
) -> wire.LogLine:
    """A deed of a host, with the names of who did it and to whom, as they are now.

    Earlier rooms wrote down the words of a line that was taken away: they are not told.
    """
    words = line.what == "line.removed" and isinstance(line.before, str)
    done_to, host = players.get(line.player or ""), players.get(line.host)
    return wire.LogLine(
        id=line.id,
        at_ms=line.at_ms,
        host=line.host,
        name=line.name if host is None else host.name,
        what=line.what,
        player=line.player,
        player_name=None if done_to is None else done_to.name,
        table=line.table,
        table_name=tables.get(line.table or ""),
        before=None if words else line.before,
        after=line.after,
        why=line.why,
    )
