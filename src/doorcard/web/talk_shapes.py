"""Talk and the host's words in the shapes of the wire."""

from __future__ import annotations

from doorcard.room.talk import Line
from doorcard.service.host.ports import Announcement
from doorcard.service.talk import tellings as told
from doorcard.service.talk.ports import Mail
from doorcard.wire import talk_messages as wire


def talk_message(telling: told.TalkTelling) -> wire.TalkMessage:
    """The message that tells it."""
    match telling:
        case told.SaidTold(line):
            return wire.Said(line_sign(line))
        case told.UnsaidTold(line):
            return wire.Unsaid(line)
        case told.TalkTold():
            return wire.TalkTold(
                table=tuple(map(line_sign, telling.table)),
                rail=tuple(map(line_sign, telling.rail)),
                may=wire.MayWrite(_why_not(telling.may_table), _why_not(telling.may_rail)),
                muted=telling.muted,
            )
        case told.AnnouncementTold(announcement, over):
            return announcement_message(announcement, over=over)
        case told.HostSaysTold(mail):
            return wire.HostSays(mail_sign(mail))


def line_sign(line: Line) -> wire.LineSign:
    """A line of talk."""
    return wire.LineSign(
        id=line.id,
        where=line.side.value,
        player=line.player,
        name=line.name,
        text=line.text,
        at_ms=line.at_ms,
        hand=line.hand,
        number=line.number,
        held=line.held,
    )


def announcement_message(announcement: Announcement, *, over: bool) -> wire.Announcement:
    """What the host announces, or takes down."""
    return wire.Announcement(
        id=announcement.id,
        text=announcement.text,
        by=announcement.by,
        at_ms=announcement.at_ms,
        until_ms=announcement.until_ms,
        table=announcement.table,
        over=over,
    )


def mail_sign(mail: Mail) -> wire.MailSign:
    """A message to the host, or an answer."""
    return wire.MailSign(
        id=mail.id,
        from_host=mail.from_host,
        by=mail.name,
        text=mail.text,
        at_ms=mail.at_ms,
        page=mail.page,
        read=mail.read_ms is not None,
    )


def _why_not(why: told.WhyNot | None) -> wire.WhyNot | None:
    return None if why is None else wire.WhyNot(why.code, why.sentence)
