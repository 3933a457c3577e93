"""The fair deal in the running room: what is fixed when, who is told what, and who waits."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.fairness import (
    ClosingEvent,
    HandDecks,
    Outcome,
    Receipt,
    commitment,
    first_digest,
    proves,
    signed_by,
)
from doorcard.proof import Verdict, verify_file
from doorcard.records import DealStep, read_deal
from doorcard.service.deal.hand_file import hand_proof
from doorcard.service.deal.orders import Commit, Reveal
from doorcard.service.deal.tellings import (
    ClosedTold,
    CommitAskedTold,
    FairTold,
    MixedTold,
    OpenedTold,
    ReceiptTold,
)
from doorcard.service.table.tellings import NoticeTold, TableTold
from doorcard.stud import Fold, StreetDealt
from doorcard.views import cards_told
from doorcard.web.hand_files import hand_file
from tests.service.doomed_room import CallingBots
from tests.service.fair_room import (
    PACE,
    Page,
    dealt,
    desk,
    fair_room,
    mix_told,
    opening_of,
    played,
    refused,
    seated,
    take_part,
)
from tests.service.small_room import Guest, SmallRoom, request


async def file_of(room: SmallRoom, number: int, page: Page | None) -> bytes:
    """The saved hand that the room gives to this player."""
    player = None if page is None else page.guest.id
    record = await room.floor.hand(f"reference-{number}", player)
    proof = await hand_proof(room.store, record, room.floor.fair)
    return msgspec.json.encode(hand_file(proof))


def one(tellings: Iterable[Any]) -> Any:  # noqa: ANN401 - whatever kind was asked for
    (found,) = tellings
    return found


class TestAHand:
    async def test_is_told_opening_receipt_mix_cards_and_closing_in_this_order(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            await played(pages)
            await take_part(*pages)

            kinds = [type(each) for each in pages[0].guest.heard]
            order = [CommitAskedTold, OpenedTold, ReceiptTold, MixedTold, NoticeTold, ClosedTold]
            first = [kinds.index(kind) for kind in order]
            assert first == sorted(first)

    async def test_is_dealt_from_the_deck_that_the_seeds_pick(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            await dealt(room, pages)

            ann = pages[0].guest
            opened, mixed = one(ann.heard_of(OpenedTold)), one(ann.heard_of(MixedTold))
            mix = mix_told(opened, mixed)
            leaves = bytes.fromhex(mixed.mixed["leaves"])
            told = [
                (card, each)
                for notice in ann.heard_of(NoticeTold)
                for card, each in matched(notice)
            ]
            assert len(told) == 2 + 3
            assert all(proves(opening_of(opened), mix, leaves, card, each) for card, each in told)
            play = room.dealer.state.play
            assert play is not None
            assert tuple(play.hand.setting.reclaim) == mix.reclaim

    async def test_is_signed_by_the_rooms_key(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            await played(pages)
            await take_part(*pages)

            key, heard = desk().public, pages[0].guest
            opened = one(heard.heard_of(OpenedTold))
            receipt = one(heard.heard_of(ReceiptTold))
            closed = one(heard.heard_of(ClosedTold))
            assert opening_of(opened).key == key
            assert signed_by(key, opening_of(opened).digest, opened.signature)
            assert signed_by(key, Receipt.read(dict(receipt.receipt)).digest, receipt.signature)
            closing = ClosingEvent.read(dict(closed.closing))
            assert signed_by(key, closing.digest, closed.signature)
            assert closing.outcome is Outcome.PLAYED

    async def test_hangs_on_the_hand_before(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            for _ in range(2):
                await dealt(room, pages)
                await played(pages)
                await take_part(*pages)

            one_, two = pages[0].guest.heard_of(OpenedTold)
            closed = pages[0].guest.heard_of(ClosedTold)[0]
            assert opening_of(one_).previous == first_digest("reference")
            assert opening_of(two).previous == ClosingEvent.read(dict(closed.closing)).digest

    async def test_holds_for_a_verifier_at_home_and_for_every_viewer(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            for _ in range(2):
                await dealt(room, pages)
                await played(pages)
                await take_part(*pages)

            for page in pages:
                report = verify_file(await file_of(room, 2, page))
                assert report.verdict is Verdict.HOLDS, report.findings
            rail = verify_file(await file_of(room, 2, None))
            assert {each.code for each in rail.findings} <= {"mark.not_mine"}
            codes = {verify_file(await file_of(room, 2, page)).code for page in (*pages, None)}
            assert len(codes) == 1

    async def test_of_bots_alone_is_dealt_at_once_and_marked_unchecked(self) -> None:
        pace = replace(PACE, bots_per_table=3, think_ms=(0, 0), bots_play_alone=True)
        async with fair_room(bots=CallingBots(), pace=pace) as room:
            await room.begin()
            deal = room.dealer.state.deal

            assert deal is not None
            assert deal.unchecked
            assert deal.mixed is not None
            await room.clock.pass_ms(20_000)
            report = verify_file(await file_of(room, 1, None))
            assert "mark.unchecked" in {each.code for each in report.findings}
            assert report.verdict is Verdict.MARKED


def matched(told: NoticeTold) -> list[tuple[Any, Any]]:
    """The faces of a notice beside their openings, whichever belongs to which."""
    cards, openings = cards_told(told.notice), told.openings
    assert len(cards) == len(openings)
    by_place = {each.place: each for each in openings}
    if not cards:
        return []
    assert isinstance(told.notice.event, StreetDealt)
    # In dealing order a seat's faces lie at growing places; street by street they interleave.
    return list(zip(_in_dealing_order(told.notice.event), sorted(by_place.values()), strict=True))


def _in_dealing_order(event: StreetDealt) -> list[Any]:
    rounds = max(len(each.down) + len(each.up) for each in event.cards)
    rows = [(*each.down, *each.up) for each in event.cards]
    return [row[i] for i in range(rounds) for row in rows if int(row[i]) < 52]


class TestTheOpeningEvent:
    async def test_is_on_the_disk_before_anybody_is_told_of_it(self) -> None:
        stored_at: list[list[str]] = []
        store = MemoryStore()
        async with fair_room(store=store) as room:
            pages = await seated(room, "Ann", "Ben")
            await take_part(*pages)
            told = room.dealer._bulletin.tell_all

            def watching(telling: Any, state: Any) -> None:  # noqa: ANN401 - as it was
                lines = [each.deal.lines for each in store._hands.values() if each.deal]
                stored_at.append([line.step.value for each in lines for line in each])
                told(telling, state)

            room.dealer._bulletin.tell_all = watching  # type: ignore[method-assign]  # to look at the moment
            await room.begin()
            assert stored_at
            assert all(each == ["opened"] for each in stored_at)
            assert len(await pages[0].guest.hears(OpenedTold)) == 1

    async def test_stands_in_the_log_before_any_seed(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            await played(pages)

            stored = await room.store.hand("reference-1")
            assert stored is not None
            assert stored.deal is not None
            steps = [each.step for each in stored.deal.lines]
            assert steps == [
                DealStep.OPENED,
                DealStep.REVEALED,
                DealStep.REVEALED,
                DealStep.MIXED,
                DealStep.CLOSED,
            ]

    async def test_holds_who_leaves_afterwards_and_folds(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            await take_part(*pages)
            await room.begin()
            await pages[1].guest.dealer.leave(pages[1].guest.id, request=request())

            await take_part(*pages)

            play = room.dealer.state.open_play
            assert play is not None
            assert set(play.players) == {1, 2, 3}
            await played([pages[0], pages[2]])
            assert (
                any(
                    isinstance(each, Fold) or getattr(each, "seat", None) == 2
                    for each in play.events
                )
                or play.hand.at(2).folded is not None
            )
            assert room.dealer.state.table.of(pages[1].guest.id) is None

    async def test_holds_nobody_who_came_too_late(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await take_part(*pages)
            await room.begin()
            late = Page(await room.guest("Cid"))
            await late.guest.sit(3)
            await take_part(*pages, late)

            play = room.dealer.state.open_play
            assert play is not None
            assert set(play.players) == {1, 2}
            assert late.seeds.keys() <= {2}


class TestACommitment:
    async def test_is_asked_for_while_the_last_hand_is_paid(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            await played(pages)

            asked = await pages[0].guest.hears(CommitAskedTold)

            assert [(each.number, each.seat) for each in asked] == [(2, 1)]
            assert asked[0].ms_left == room.pace.pause_ms + room.pace.commit_ms

    async def test_that_is_missed_is_waited_for_a_little(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].commits = False
            await take_part(*pages)
            await room.begin()
            assert room.dealer.state.deal is None

            await room.clock.pass_ms(room.pace.commit_ms)
            await take_part(*pages)

            play = room.dealer.state.open_play
            assert play is not None
            assert set(play.players) == {1, 2}

    async def test_that_comes_late_ends_the_wait_at_once(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            pages[1].commits = False
            await take_part(*pages)
            await room.begin()
            seed = os.urandom(32)
            pages[1].seeds[1] = seed
            given = commitment("reference", 1, 2, seed)

            assert await refused(pages[1], Commit(pages[1].guest.id, 1, given)) is None
            await room.clock.pass_ms(0)
            await take_part(*pages)

            assert room.dealer.state.open_play is not None

    async def test_is_asked_for_again_by_a_page_that_is_opened_anew(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await pages[0].guest.close()
            await pages[0].guest.reopen()

            assert [each.number for each in await pages[0].guest.hears(CommitAskedTold)] == [1]

    async def test_is_nothing_that_is_stored(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            before = room.dealer.standing[0]

            await take_part(*pages)

            assert room.dealer.standing[0] == before
            assert len(room.dealer.state.commitments) == 2

    async def test_of_two_pages_of_one_account_at_once_is_the_first_and_loses_nothing(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            ann = pages[0].guest
            laptop = Page(Guest(ann.player, ann.token, room.dealer))
            both = [pages[0], laptop]
            for page in both:
                page.seeds[1] = os.urandom(32)
            first, second = (
                Commit(ann.id, 1, commitment("reference", 1, 1, page.seeds[1])) for page in both
            )
            answers = await asyncio.gather(refused(pages[0], first), refused(laptop, second))
            await take_part(*pages, laptop)
            await room.begin()
            await take_part(laptop, *pages)

            stands, other = answers
            assert stands is None
            assert other is not None
            assert other.code == "commit.other"
            play = room.dealer.state.open_play
            assert play is not None
            assert set(play.players) == {1, 2}
            assert room.dealer.state.table.voids == 0
            assert [each.hand for each in ann.heard_of(ReceiptTold)] == [play.id]

    async def test_at_a_table_without_fair_deals_is_refused(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            room.dealer._fair = None

            refusal = await refused(pages[0], Commit(pages[0].guest.id, 1, bytes(32)))

            assert refusal is not None
            assert refusal.code == "deal.plain"


class TestARevealedSeed:
    async def opened(self, room: SmallRoom) -> list[Page]:
        pages = await seated(room, "Ann", "Ben")
        await take_part(*pages)
        for page in pages:
            page.reveals = False
        await room.begin()
        await take_part(*pages)
        return pages

    async def test_is_told_to_nobody_before_all_are_in(self) -> None:
        async with fair_room() as room:
            ann, ben = await self.opened(room)
            await refused(ann, Reveal(ann.guest.id, "reference-1", ann.seeds[1]))
            await ben.guest.listen()

            assert ann.seeds[1].hex() not in repr(ben.guest.heard)
            assert ann.seeds[1] not in (await self.open_part(room))

    @staticmethod
    async def open_part(room: SmallRoom) -> bytes:
        stored = await room.store.open_hand("reference", faces=False)
        assert stored is not None
        assert stored.deal is not None
        return b"".join(each.open + (each.sealed or b"") for each in stored.deal.lines)

    async def test_is_answered_with_a_receipt_that_a_restart_cannot_undo(self) -> None:
        store = MemoryStore()
        async with fair_room(store=store) as room:
            ann, _ = await self.opened(room)
            await refused(ann, Reveal(ann.guest.id, "reference-1", ann.seeds[1]))
            assert len(await ann.guest.hears(ReceiptTold)) == 1

        stored = await store.open_hand("reference")
        assert stored is not None
        assert stored.deal is not None
        assert read_deal(stored.deal.lines).seeds == {1: ann.seeds[1]}

    async def test_that_does_not_open_the_commitment_is_refused(self) -> None:
        async with fair_room() as room:
            ann, ben = await self.opened(room)

            wrong = await refused(ann, Reveal(ann.guest.id, "reference-1", ben.seeds[1]))

            assert wrong is not None
            assert wrong.code == "reveal.wrong"
            assert ben.seeds[1].hex() not in str(wrong)

    async def test_for_another_hand_is_refused(self) -> None:
        async with fair_room() as room:
            ann, _ = await self.opened(room)

            wrong = await refused(ann, Reveal(ann.guest.id, "reference-2", ann.seeds[1]))

            assert wrong is not None
            assert wrong.code == "reveal.other"

    async def test_that_comes_twice_counts_once(self) -> None:
        async with fair_room() as room:
            ann, _ = await self.opened(room)
            order = Reveal(ann.guest.id, "reference-1", ann.seeds[1])

            assert await refused(ann, order) is None
            assert await refused(ann, order) is None

            deal = room.dealer.state.deal
            assert deal is not None
            assert deal.lines == 2

    async def test_of_somebody_else_is_refused(self) -> None:
        async with fair_room() as room:
            await self.opened(room)
            eve = Page(await room.guest("Eve"))

            wrong = await refused(eve, Reveal(eve.guest.id, "reference-1", bytes(32)))

            assert wrong is not None
            assert wrong.code == "seat.not_in_hand"


class TestASilentSeat:
    """It costs the others one short wait and a redraw, and then sits out."""

    async def silence(self, room: SmallRoom, pages: list[Page]) -> None:
        await take_part(*pages)
        await room.begin()
        await take_part(*pages)
        await room.clock.pass_ms(room.pace.reveal_ms)

    async def test_voids_the_hand_before_the_antes(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].reveals = False
            await self.silence(room, pages)

            closed = one(await pages[0].guest.hears(ClosedTold))
            assert closed.closing["outcome"] == "void"
            assert closed.closing["silent"] == [3]
            assert [each.stack for each in room.dealer.state.table.seats] == [4000] * 3
            assert await room.books() == []
            stored = await room.store.hand("reference-1")
            assert stored is not None
            assert (stored.voided, stored.events) == ("silent", ())

    async def test_lays_all_eight_decks_open(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].reveals = False
            await self.silence(room, pages)

            opened = opening_of(one(pages[0].guest.heard_of(OpenedTold)))
            closed = one(await pages[0].guest.hears(ClosedTold))
            decks = HandDecks.unseal(b"".join(map(bytes.fromhex, closed.closing["decks"])))
            assert decks.roots("reference", opened.hand, 1) == opened.roots
            stored = await room.store.hand("reference-1")
            assert stored is not None
            assert stored.deal is not None
            assert stored.deal.secret is None

    async def test_costs_one_wait_and_the_others_play_the_next_number(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].reveals = False
            await self.silence(room, pages)
            began = room.clock.now_ms()
            await take_part(*pages)
            await room.clock.pass_ms(0)
            await take_part(*pages)

            play = room.dealer.state.open_play
            assert play is not None
            assert (play.id, set(play.players)) == ("reference-2", {1, 2})
            assert room.clock.now_ms() == began

    async def test_is_marked_and_not_broken_for_the_others(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].reveals = False
            await self.silence(room, pages)
            await take_part(*pages)
            await room.clock.pass_ms(0)
            await take_part(*pages)
            await played(pages[:2])

            report = verify_file(await file_of(room, 2, pages[0]))

            assert report.verdict is Verdict.MARKED
            assert {each.code for each in report.findings} == {"mark.void"}

    async def test_sits_out_after_the_second_time(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].reveals = False
            await self.silence(room, pages)
            for _ in range(3):
                await take_part(*pages)
                await room.clock.pass_ms(0)
                await take_part(*pages)
                if room.dealer.state.open_play is not None:
                    await played(pages[:2])
                else:
                    await room.clock.pass_ms(room.pace.reveal_ms)
                await take_part(*pages)
                await room.begin()
                await take_part(*pages)
                await room.clock.pass_ms(room.pace.reveal_ms)

            cid = room.dealer.state.table.of(pages[2].guest.id)
            assert cid is not None
            assert (cid.voids, cid.sitting_out) == (2, True)
            assert room.dealer.state.table.voids == 2
            (sign,) = room.floor.lobby()
            assert sign.voids == 2

    async def test_is_shown_with_its_voids(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben", "Cid")
            pages[2].reveals = False
            await self.silence(room, pages)

            table = await pages[0].guest.table()

            assert [each.voids for each in table.seats] == [0, 0, 1]


class TestWhoComesInBetween:
    async def test_is_told_how_far_the_deal_has_come(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            await played(pages)
            await dealt(room, pages)
            eve = await room.guest("Eve")

            fair = one(await eve.hears(TableTold)).fair
            mine = (await pages[0].guest.table()).fair

            assert isinstance(fair, FairTold)
            assert fair.receipt is None
            assert fair.mixed is not None
            assert [closed.hand for _, closed in fair.before] == ["reference-1"]
            assert isinstance(mine, FairTold)
            assert mine.receipt is not None

    async def test_to_a_table_that_waits_for_seeds_reveals_in_time(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await take_part(*pages)
            await pages[0].guest.close()
            await room.begin()
            await take_part(pages[1])
            assert room.dealer.state.awaits_seeds
            await pages[0].guest.reopen()

            fair = one(await pages[0].guest.hears(TableTold)).fair
            assert isinstance(fair, FairTold)
            assert 0 < fair.opened.ms_left <= room.pace.reveal_ms
            await pages[0].take(fair.opened)

            assert room.dealer.state.open_play is not None


class TestSecrets:
    async def test_of_the_decks_are_destroyed_when_the_hand_is_over(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            deal = room.dealer.state.deal
            assert deal is not None
            assert deal.decks is not None
            decks, sealed = deal.decks, deal.decks.seal()
            picked = sealed[32 * deal.mix.pick :][:32]
            stored = await room.store.open_hand("reference")
            assert stored is not None
            assert stored.deal is not None
            assert stored.deal.secret == sealed

            await played(pages)

            with pytest.raises(ValueError, match="destroyed"):
                decks.seal()
            assert room.dealer.state.deal is not None
            assert room.dealer.state.deal.decks is None
            stored = await room.store.hand("reference-1")
            assert stored is not None
            assert stored.deal is not None
            assert stored.deal.secret is not None
            assert picked not in stored.deal.secret
            assert all(picked.hex().encode() not in each.open for each in stored.deal.lines)

    async def test_that_stay_open_the_cards_that_were_dealt_and_no_other(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)
            play = room.dealer.state.play
            assert play is not None
            stub = play.hand.setting.deck[30:]
            await played(pages)

            play = room.dealer.state.play
            assert play is not None
            assert play.openings is not None
            for card in stub:
                with pytest.raises(KeyError):
                    play.openings.open([card])
            stored = await room.store.hand("reference-1")
            assert stored is not None
            assert stored.deal is not None
            assert len(stored.deal.secret or b"") == 33 * 14

    async def test_are_in_no_repr(self) -> None:
        async with fair_room() as room:
            pages = await seated(room, "Ann", "Ben")
            await dealt(room, pages)

            deal = room.dealer.state.deal
            assert deal is not None
            assert deal.decks is not None
            text = repr(room.dealer.state)
            picked = deal.decks.seal()[32 * deal.mix.pick :][:32]
            assert repr(picked) not in text
            assert repr(pages[0].seeds[1]) not in text
