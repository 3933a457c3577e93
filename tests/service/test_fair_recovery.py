"""The plug is pulled at every event of a fair deal: same opening, same mix, same cards."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import msgspec
import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.fairness import HandDecks, Outcome
from doorcard.proof import Verdict, verify_file
from doorcard.records import DealStep, read_deal, unseal
from doorcard.service.deal.hand_file import hand_proof
from doorcard.service.deal.tellings import ClosedTold, MixedTold, OpenedTold, ReceiptTold
from doorcard.service.ports import StoredHand
from doorcard.service.table.tellings import NoticeTold, TableTold
from doorcard.stud import HandStarted
from doorcard.web.hand_files import hand_file
from tests.service.clockwork import HandClock, StackedDecks
from tests.service.fair_room import Page, desk, played, seated, take_part
from tests.service.small_room import Guest, SmallRoom
from tests.service.test_recovery import PACE, STEPS, Plug, bury, until_pulled


def new_room(store: MemoryStore, clock: HandClock, plug: Plug) -> SmallRoom:
    return SmallRoom(store, clock, PACE, StackedDecks(), fair=desk(), fault=plug)


async def evening(room: SmallRoom, pages: list[Page]) -> None:
    """Three sit down, one is silent, the other two play a hand."""
    await room.floor.open()
    pages += await seated(room, "Ann", "Ben", "Cid")
    pages[2].reveals = False
    await take_part(*pages)
    await room.begin()
    await take_part(*pages)
    await room.clock.pass_ms(PACE.reveal_ms)
    await take_part(*pages)
    await room.clock.pass_ms(0)
    await take_part(*pages)
    await played(pages[:2])


async def hands(store: MemoryStore) -> list[StoredHand]:
    found = [await store.hand(f"reference-{number}") for number in (1, 2)]
    return [each for each in found if each is not None]


async def goes_on(store: MemoryStore, clock: HandClock, known: list[Page]) -> SmallRoom:
    """The next start: the same people open their pages, with the seeds that they kept."""
    room = new_room(store, clock, Plug("never", 0))
    await room.floor.open()
    pages = [_reopened(room, page) for page in known]
    for page in pages:
        taken = room.dealer.state.table.of(page.guest.id)
        if taken is not None and taken.sitting_out:
            await room.dealer.sit_out(page.guest.id, on=False, request=f"back {page.guest.id}")
    for _ in range(30):
        await take_part(*pages)
        if room.dealer.state.open_play is not None:
            await played(pages)
        if any(each.ended_ms and not each.voided for each in await hands(store)):
            break
        await room.clock.pass_ms(1_000)
    return room


def _reopened(room: SmallRoom, page: Page) -> Page:
    again = Page(Guest(page.guest.player, page.guest.token, room.dealer))
    again.seeds, again.reveals = page.seeds, page.reveals
    return again


async def check_told(store: MemoryStore, pages: list[Page]) -> None:
    """Nobody was told what is not stored, and what was told is what is stored."""
    deals = {
        hand.id: read_deal(hand.deal.lines) for hand in await hands(store) if hand.deal is not None
    }
    for page in pages:
        heard = page.guest.heard
        for opened in (each for each in heard if isinstance(each, OpenedTold)):
            assert deals[opened.hand].opening.plain() == dict(opened.opening)
        for receipt in (each for each in heard if isinstance(each, ReceiptTold)):
            seat = receipt.receipt["seat"]
            assert isinstance(seat, int)
            assert deals[receipt.hand].seeds[seat] == page.seeds[deals[receipt.hand].opening.number]
        for mixed in (each for each in heard if isinstance(each, MixedTold)):
            kept = deals[mixed.hand].mixed
            assert kept is not None
            assert kept.plain() == dict(mixed.mixed)
        for closed in (each for each in heard if isinstance(each, ClosedTold)):
            closing = deals[closed.hand].closing
            assert closing is not None
            assert closing.plain() == dict(closed.closing)


class TestAPlugPulledAtAnyStep:
    @pytest.mark.parametrize("step", STEPS)
    async def test_changes_no_opening_no_mix_and_no_card(self, step: str) -> None:
        for nth in range(4, 60):
            store, clock, plug = MemoryStore(), HandClock(), Plug(step, nth)
            room = new_room(store, clock, plug)
            pages: list[Page] = []
            task = asyncio.create_task(evening(room, pages))
            if not await until_pulled(plug, task):
                assert nth > 15
                await room.floor.close()
                return
            await bury(room)
            for page in pages:
                await page.guest.listen()
            before = await hands(store)
            await check_told(store, pages)
            if len(pages) < 3:
                continue

            again = await goes_on(store, clock, pages)

            after = await hands(store)
            for old, new in zip(before, after, strict=False):
                assert old.deal is not None
                assert new.deal is not None
                assert new.deal.lines[: len(old.deal.lines)] == old.deal.lines
                assert new.events[: len(old.events)] == old.events
            await check_told(store, pages)
            await self.check_played(again, store)
            await again.floor.close()
        raise AssertionError("the plug was pulled every time: the evening never ended")

    @staticmethod
    async def check_played(room: SmallRoom, store: MemoryStore) -> None:
        """The hand that was played is dealt from its decks, and holds for whoever checks."""
        (hand,) = [each for each in await hands(store) if each.ended_ms and not each.voided]
        assert hand.deal is not None
        kept = read_deal(hand.deal.lines)
        assert kept.closing is not None
        assert kept.closing.outcome is Outcome.PLAYED
        for player in (dict(hand.seats)[1], None):
            record = await room.floor.hand(hand.id, player)
            proof = await hand_proof(store, record, room.floor.fair)
            report = verify_file(msgspec.json.encode(hand_file(proof)))
            assert report.verdict is not Verdict.BROKEN, report.findings
        started = unseal(hand.events[0])
        assert isinstance(started, HandStarted)
        assert sorted(started.deck) == list(range(52))


class TestAHandThatWasOpened:
    async def opened(self, store: MemoryStore, clock: HandClock) -> tuple[StoredHand, list[Page]]:
        """The room dies while Ben's seed is still to come."""
        room = new_room(store, clock, Plug("never", 0))
        await room.floor.open()
        pages = await seated(room, "Ann", "Ben")
        pages[1].reveals = False
        await take_part(*pages)
        await room.begin()
        await take_part(*pages)
        await bury(room)
        hand = await store.open_hand("reference")
        assert hand is not None
        return hand, pages

    async def test_waits_for_the_seeds_that_are_missing(self) -> None:
        store, clock = MemoryStore(), HandClock()
        before, pages = await self.opened(store, clock)
        assert before.deal is not None
        sealed = before.deal.secret
        room = new_room(store, clock, Plug("never", 0))
        await room.floor.open()
        pages[1].reveals = True
        again = [_reopened(room, page) for page in pages]

        for page in again:
            (table,) = await page.guest.hears(TableTold)
            assert table.fair is not None
            if page.reveals and table.fair.receipt is None:
                await page.take(table.fair.opened)

        play = room.dealer.state.open_play
        assert play is not None
        assert play.id == "reference-1"
        decks = HandDecks.unseal(sealed or b"")
        deal = room.dealer.state.deal
        assert deal is not None
        assert decks.deal(deal.opening, deal.mix).deck == play.hand.setting.deck
        await room.floor.close()

    async def test_gives_whoever_must_reveal_time_to_come_back(self) -> None:
        store, clock = MemoryStore(), HandClock()
        await self.opened(store, clock)
        room = new_room(store, clock, Plug("never", 0))
        await room.floor.open()
        await clock.pass_ms(9_000)
        still = await store.open_hand("reference")
        assert still is not None

        await clock.pass_ms(1_000)

        hand = await store.hand("reference-1")
        assert hand is not None
        assert hand.voided == "silent"
        assert hand.deal is not None
        assert hand.deal.lines[-1].step is DealStep.CLOSED
        await room.floor.close()

    async def test_from_before_there_were_fair_deals_is_played_on(self) -> None:
        """An open hand of an older room has no deal, and needs none."""
        store, clock = MemoryStore(), HandClock()
        plain = SmallRoom(store, clock, replace(PACE), StackedDecks())
        await plain.floor.open()
        pages = await seated(plain, "Ann", "Ben")
        await plain.begin()
        await bury(plain)
        before = await store.open_hand("reference")
        assert before is not None
        assert before.deal is None

        room = new_room(store, clock, Plug("never", 0))
        await room.floor.open()
        again = [_reopened(room, page) for page in pages]
        await played(again)

        assert all(not each.openings for each in again[0].guest.heard_of(NoticeTold))
        await take_part(*again)
        await room.begin()
        await take_part(*again)
        play = room.dealer.state.open_play
        assert play is not None
        assert play.id == "reference-2"
        assert play.openings is not None
        await room.floor.close()
