"""Who commits, who is waited for, who was silent: a fair deal as the table sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room import seating
from doorcard.room.deal_round import (
    PATIENCE,
    Commitment,
    dealt_in,
    kept_out,
    revealed,
    to_commit,
    voided,
    waited_for,
    with_commitment,
)
from doorcard.room.policy import policy_of
from doorcard.room.table import Seat, Table
from doorcard.stud import HOUSES, Refusal

BOTS = {"bot"}
HERE = {"ann", "ben", "cid", "bot"}
RULES = HOUSES["reference"].rules


def table(**changes: object) -> Table:
    seats = tuple(
        Seat(number, player, player.title(), 4000)
        for number, player in enumerate(("ann", "ben", "cid", "bot"), start=1)
    )
    made = Table(
        id="t",
        name="Table",
        house="reference",
        title="Table",
        rules=RULES,
        policy=policy_of("reference", RULES),
        seats=seats,
        hands=6,
        dealer=4,
    )
    return replace(made, **changes)  # type: ignore[arg-type]  # fields by name


def with_changed(before: Table, seat: int, **changes: object) -> Table:
    taken = before.at(seat)
    assert taken is not None
    return before.with_seat(replace(taken, **changes))  # type: ignore[arg-type]  # fields by name


COMMITTED = {seat: Commitment(player, b"c") for seat, player in ((1, "ann"), (2, "ben"))}
ALL = {**COMMITTED, 3: Commitment("cid", b"c")}


class TestWhoIsAskedToCommit:
    def test_is_every_person_who_could_be_dealt_in(self) -> None:
        assert to_commit(table(), BOTS) == (1, 2, 3)

    def test_is_nobody_who_sits_out_or_leaves(self) -> None:
        out = with_changed(with_changed(table(), 1, sitting_out=True), 2, leaving=True)

        assert to_commit(out, BOTS) == (3,)

    def test_is_also_who_has_not_said_im_in_yet(self) -> None:
        assert to_commit(with_changed(table(), 1, auto_ante=False), BOTS) == (1, 2, 3)


class TestWhoIsDealtIn:
    def test_are_house_bots_and_people_who_have_committed(self) -> None:
        assert dealt_in(table(), BOTS, COMMITTED) == (1, 2, 4)

    def test_is_nobody_for_whose_seat_somebody_else_committed(self) -> None:
        other = {**COMMITTED, 3: Commitment("eve", b"c")}

        assert dealt_in(table(), BOTS, other) == (1, 2, 4)

    def test_is_nobody_who_has_not_anted(self) -> None:
        assert dealt_in(with_changed(table(), 1, auto_ante=False), BOTS, COMMITTED) == (2, 4)


class TestWhoseCommitmentIsWaitedFor:
    def test_is_a_person_who_is_here_and_has_not_committed(self) -> None:
        assert waited_for(table(), BOTS, HERE, COMMITTED) == (3,)

    def test_is_nobody_who_is_not_here(self) -> None:
        assert waited_for(table(), BOTS, HERE - {"cid"}, COMMITTED) == ()

    def test_is_nobody_who_was_silent_too_often(self) -> None:
        again = with_changed(table(), 3, silences=PATIENCE)

        assert waited_for(again, BOTS, HERE, COMMITTED) == ()
        assert dealt_in(again, BOTS, {**COMMITTED, 3: Commitment("cid", b"c")}) == (1, 2, 3, 4)


class TestACommitment:
    def test_is_for_the_next_hand_and_the_players_own_seat(self) -> None:
        assert with_commitment(table(), {}, "ben", 7, b"x") == {2: Commitment("ben", b"x")}

    @pytest.mark.parametrize("number", [6, 8, 1])
    def test_for_another_hand_is_refused(self, number: int) -> None:
        with pytest.raises(Refusal, match="hand 7 is the next") as refused:
            with_commitment(table(), {}, "ben", number, b"x")

        assert refused.value.code == "commit.number"

    def test_that_differs_from_the_one_that_stands_is_refused(self) -> None:
        """One page commits for a seat; another one of the same player does not undo it."""
        with pytest.raises(Refusal, match="another commitment of seat 2") as refused:
            with_commitment(table(), COMMITTED, "ben", 7, b"other")

        assert refused.value.code == "commit.other"
        assert with_commitment(table(), COMMITTED, "ben", 7, b"c") == COMMITTED

    def test_takes_the_place_of_one_of_who_sat_there_before(self) -> None:
        before = {2: Commitment("eve", b"x")}

        assert with_commitment(table(), before, "ben", 7, b"y") == {2: Commitment("ben", b"y")}

    def test_of_somebody_without_a_seat_is_refused(self) -> None:
        with pytest.raises(Refusal, match="you have no seat"):
            with_commitment(table(), {}, "eve", 7, b"x")


class TestAVoid:
    """The others pay with one short wait, and with nothing else."""

    def opened(self) -> Table:
        return seating.begin(table(), among=(1, 2, 3, 4))

    def test_leaves_every_stack_as_it_was(self) -> None:
        after, paid = voided(self.opened(), (3,), "aa")

        assert [each.stack for each in after.seats] == [4000] * 4
        assert paid == ()
        assert after.between_hands
        assert (after.voids, after.last_closing, after.hands) == (1, "aa", 7)

    def test_keeps_the_silent_seat_out_until_a_hand_has_been_played(self) -> None:
        """Two who conspire cannot take turns: docs/fair-deal.md, closing event."""
        after, _ = voided(self.opened(), (3,), "aa")
        assert kept_out(after) == {3}
        assert 3 not in dealt_in(after, BOTS, ALL)

        later, _ = voided(seating.begin(after, among=(1, 2, 4)), (1,), "bb")
        assert kept_out(later) == {1, 3}
        assert dealt_in(later, BOTS, ALL) == (2, 4)
        assert waited_for(later, BOTS, HERE, {}) == (2,)

        begun = seating.begin(later, among=(2, 4))
        played, _ = seating.finish(begun, {2: 4000, 4: 4000})
        assert kept_out(played) == set()
        assert dealt_in(played, BOTS, ALL) == (1, 2, 3, 4)

    def test_lets_a_table_of_two_go_on(self) -> None:
        two = replace(table(), seats=table().seats[:2])
        after, _ = voided(seating.begin(two, among=(1, 2)), (2,), "aa")

        assert kept_out(after) == {2}
        assert dealt_in(after, BOTS, ALL) == (1, 2)
        assert waited_for(after, BOTS, HERE, {}) == (1, 2)

    def test_is_counted_for_the_seat(self) -> None:
        after, _ = voided(self.opened(), (3,), "aa")

        assert [each.voids for each in after.seats] == [0, 0, 1, 0]
        assert [each.silences for each in after.seats] == [0, 0, 1, 0]

    def test_for_the_second_time_in_a_row_makes_the_seat_sit_out(self) -> None:
        once, _ = voided(self.opened(), (3,), "aa")
        again = replace(with_changed(once, 3, silent_in=None), in_hand=(3, 4, 1, 2), hands=8)

        twice, _ = voided(again, (3,), "bb")

        silent = twice.at(3)
        assert silent is not None
        assert (silent.sitting_out, silent.silences, silent.voids) == (True, 2, 2)

    def test_is_forgiven_when_the_seed_comes_but_not_forgotten(self) -> None:
        once, _ = voided(self.opened(), (3,), "aa")

        forgiven = revealed(once, 3).at(3)

        assert forgiven is not None
        assert (forgiven.silences, forgiven.voids) == (0, 1)

    def test_pays_out_who_left_meanwhile(self) -> None:
        left, _ = seating.leave(self.opened(), "ben")

        after, paid = voided(left, (2,), "aa")

        assert after.of("ben") is None
        assert [(p.account, p.chips) for p in paid[0].postings] == [
            ("seat:t:2", -4000),
            ("wallet:ben", 4000),
        ]
