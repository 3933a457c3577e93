"""Talk: who says what where, what is kept back, and what a host takes down."""

from __future__ import annotations

import pytest

from doorcard.room.talk import FoldedTalk, Side
from doorcard.service.host.ports import HostLine, Silence
from doorcard.service.talk.tellings import SaidTold, TalkTold, UnsaidTold
from doorcard.stud import Refusal
from tests.service.small_room import Guest, SmallRoom, calm, fold, play_on, small_room
from tests.service.test_rail import told, with_policy


async def say(who: Guest, text: str, side: Side = Side.TABLE) -> None:
    await who.dealer.say(who.player, side, text, address="192.0.2.1")


async def heard(who: Guest) -> list[str]:
    return [each.line.text for each in await who.hears(SaidTold)]


async def refusal(who: Guest, text: str, side: Side = Side.TABLE) -> str:
    with pytest.raises(Refusal) as refused:
        await say(who, text, side)
    return refused.value.code


async def folded(room: SmallRoom) -> tuple[Guest, Guest, Guest]:
    """Somebody who has folded in a hand that goes on, and two who play it."""
    guests = await room.seated("Ann", "Ben", "Cem")
    await room.begin()
    (opener,) = [each for each in guests if await in_turn(each)]
    await opener.act(calm)
    (out,) = [each for each in guests if await in_turn(each)]
    await out.act(fold)
    for each in guests:
        await each.listen()
    first, second = (each for each in guests if each is not out)
    return out, first, second


async def in_turn(who: Guest) -> bool:
    turn = await who.turn()
    state = who.dealer.state.open_play
    if turn is None or turn.options is None or state is None:
        return False
    return turn.decision == state.hand.decision


class TestTalkAtATable:
    """Design, the rail and chat."""

    async def test_is_heard_by_everybody_there(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            rail = room.dealer.watch(None)
            await ben.listen()

            await say(ann, "hello  \x07all")

            assert await heard(ben) == ["hello all"]
            lines = [each.line for each in await told(rail) if isinstance(each, SaidTold)]
            assert [each.text for each in lines] == ["hello all"]

    async def test_is_told_to_who_comes_later(self) -> None:
        async with small_room() as room:
            (ann,) = await room.seated("Ann")
            await say(ann, "anybody?")

            ben = await room.guest("Ben")

            (talk,) = await ben.hears(TalkTold)
            assert [each.text for each in talk.table] == ["anybody?"]
            assert talk.may_table is not None
            assert (talk.may_table.code, talk.may_rail) == ("talk.seat_needed", None)

    async def test_has_a_length_and_a_pace(self) -> None:
        async with small_room() as room:
            (ann,) = await room.seated("Ann")

            assert await refusal(ann, "a" * 301) == "talk.too_long"
            assert await refusal(ann, " \u200b\n") == "talk.empty"
            for _ in range(5):
                await say(ann, "hey")
            assert await refusal(ann, "hey") == "talk.too_fast"
            await room.clock.pass_ms(2000)
            await say(ann, "hey")

    async def test_can_be_off(self) -> None:
        async with small_room() as room:
            (ann,) = await room.seated("Ann")
            await with_policy(room, table_chat=False)

            assert await refusal(ann, "hey") == "talk.off"

    async def test_is_apart_from_the_rails(self) -> None:
        async with small_room() as room:
            (ann,) = await room.seated("Ann")
            ben, cem = await room.guest("Ben"), await room.guest("Cem")

            await say(ben, "who wins?", Side.RAIL)

            assert await heard(cem) == ["who wins?"]
            assert await heard(ann) == []
            assert await refusal(ann, "I do", Side.RAIL) == "talk.at_table"
            assert await refusal(ben, "me") == "talk.seat_needed"

    async def test_reaches_a_delayed_rail_late(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=10)
            (ann,) = await room.seated("Ann")
            ben = await room.guest("Ben")
            await ben.listen()
            await say(ann, "I had kings")

            early = await heard(ben)
            await room.clock.pass_ms(10_000)

            assert (early, await heard(ben)) == ([], ["I had kings"])


class TestTalkOfTheFolded:
    """Design, the rail and chat: no talk about a live hand where the host says so."""

    async def test_is_kept_back_until_the_hand_is_over(self) -> None:
        async with small_room() as room:
            out, first, second = await folded(room)

            await say(out, "I folded aces")
            own = [each.line.held for each in await out.hears(SaidTold)]
            early = await heard(first)
            await play_on([first, second, out])

            assert (own, early) == ([True], [])
            await first.listen()
            assert [each.line.text for each in first.heard_of(SaidTold)] == ["I folded aces"]

    async def test_is_refused(self) -> None:
        async with small_room() as room:
            await with_policy(room, folded_talk=FoldedTalk.REFUSED)
            out, first, _ = await folded(room)

            assert await refusal(out, "I folded aces") == "talk.folded"
            await say(first, "I play")

    async def test_is_free(self) -> None:
        async with small_room() as room:
            await with_policy(room, folded_talk=FoldedTalk.FREE)
            out, first, _ = await folded(room)

            await say(out, "bye")

            assert await heard(first) == ["bye"]

    async def test_is_kept_back_over_a_restart(self) -> None:
        async with small_room() as room:
            out, _, _ = await folded(room)
            await say(out, "I folded aces")

            async with small_room(store=room.store, clock=room.clock) as again:
                cem = await again.guest("Dan")
                (talk,) = await cem.hears(TalkTold)

            assert talk.table == ()


class TestAMute:
    """Design, the rail and chat: mute."""

    async def test_is_for_who_mutes_alone(self) -> None:
        async with small_room() as room:
            ann, ben, cem = await room.seated("Ann", "Ben", "Cem")
            await room.dealer.mute(ben.id, ann.id, on=True)
            talk = (await ben.hears(TalkTold))[-1]

            await say(ann, "blah")

            assert talk.muted == (ann.id,)
            assert (await heard(ben), await heard(cem)) == ([], ["blah"])

    async def test_can_be_taken_back(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            await room.dealer.mute(ben.id, ann.id, on=True)
            await say(ann, "blah")
            await room.dealer.mute(ben.id, ann.id, on=False)

            talk = (await ben.hears(TalkTold))[-1]

            assert [each.text for each in talk.table] == ["blah"]

    async def test_is_of_another(self) -> None:
        async with small_room() as room:
            (ann,) = await room.seated("Ann")

            with pytest.raises(Refusal) as refused:
                await room.dealer.mute(ann.id, ann.id, on=True)

            assert refused.value.code == "mute.self"


LOG = HostLine(1, "h1", "Host", "player.silenced", "rude")


class TestWhatAHostTakes:
    """Design, the rail and chat: removal by the host."""

    async def test_is_the_right_to_write_for_a_time(self) -> None:
        async with small_room() as room:
            (ann,) = await room.seated("Ann")
            until = room.clock.wall_ms() + 60_000
            silence = Silence(ann.id, None, until, "rude", "Host", room.clock.wall_ms())
            await room.floor.standing.set_silence(ann.id, None, silence, LOG)

            early = await refusal(ann, "what?")
            await room.clock.pass_ms(60_000)
            await say(ann, "sorry")

            assert early == "talk.silenced"

    async def test_is_a_line(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            await say(ann, "rude words")
            (said,) = await ben.hears(SaidTold)

            room.dealer.unsay(said.line.id)

            assert [each.line for each in await ben.hears(UnsaidTold)] == [said.line.id]
            ben.watcher.resync()
            assert [each.table for each in await ben.hears(TalkTold)] == [()]

    async def test_is_a_line_that_a_delayed_rail_has_not_read(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=10)
            ann, ben = await room.seated("Ann", "Ben")
            rail = await room.guest("Cem")
            await say(ann, "rude words")
            (said,) = await ben.hears(SaidTold)

            room.dealer.unsay(said.line.id)
            await room.clock.pass_ms(20_000)

            assert await heard(rail) == []

    async def test_is_all_that_a_deleted_person_said_and_has_not_been_told_yet(self) -> None:
        async with small_room() as room:
            await with_policy(room, rail_delay_seconds=10)
            out, first, second = await folded(room)
            rail = await room.guest("Dan")
            await say(out, "I folded aces")
            await say(first, "late for the rail")
            lines = await room.store.talk.lines(None, None, None, 9)

            for who in (out, first):
                said = [each.line.id for each in lines if each.line.player == who.id]
                room.dealer.forget_talk(who.id, said)
            await play_on([first, second, out])
            await room.clock.pass_ms(20_000)

            assert "I folded aces" not in await heard(second)
            assert await heard(rail) == []
            second.watcher.resync()
            assert [each.table for each in await second.hears(TalkTold)] == [()]
