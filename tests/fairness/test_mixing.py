"""The mix: every committed seed enters it, or nobody is dealt."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from doorcard.fairness import BadSeed, HandDecks, digest, mix_of
from tests.fairness.fixed import opened, seed, source

DECKS = HandDecks.draw(source("decks"))
PEOPLE = {seat: seed(seat) for seat in range(1, 8)}
OPENING = opened(DECKS, PEOPLE, bots={8: seed("bot")}, dealer=3)
MIX = mix_of(OPENING, PEOPLE)


class TestTheMix:
    def test_is_of_the_opening_event_and_all_seeds_in_dealing_order(self) -> None:
        fields: list[bytes | int] = [OPENING.digest]
        for seat in (4, 5, 6, 7, 8, 1, 2, 3):
            fields += [seat, PEOPLE.get(seat, seed("bot"))]

        assert MIX.value == digest("mix", *fields)

    def test_does_not_depend_on_the_order_in_which_seeds_come(self) -> None:
        assert mix_of(OPENING, dict(reversed(PEOPLE.items()))) == MIX

    @pytest.mark.parametrize("seat", PEOPLE)
    def test_is_another_with_another_seed_of_any_seat(self, seat: int) -> None:
        other = {**PEOPLE, seat: seed("other")}

        assert mix_of(opened(DECKS, other, bots={8: seed("bot")}, dealer=3), other) != MIX

    def test_is_another_for_another_opening_event(self) -> None:
        assert mix_of(replace(OPENING, hand="later"), PEOPLE).value != MIX.value

    def test_decides_a_deck_two_orders_and_a_code(self) -> None:
        assert 0 <= MIX.pick < 8
        assert sorted(MIX.places) == sorted(MIX.reclaim) == list(range(52))
        assert MIX.places != MIX.reclaim
        assert len(MIX.code) == 9
        assert not set(MIX.code) - set("0123456789ABCDEFGHJKMNPQRSTVWXYZ ")


class TestASeedThatIsNotThere:
    @pytest.mark.parametrize("count", [1, 2, 7])
    def test_leaves_no_mix_at_all(self, count: int) -> None:
        for silent in combinations(PEOPLE, count):
            heard = {seat: each for seat, each in PEOPLE.items() if seat not in silent}
            with pytest.raises(BadSeed) as refused:
                mix_of(OPENING, heard)
            assert refused.value.code == "seed.missing"
            assert refused.value.seat in silent

    def test_cannot_be_replaced_by_another(self) -> None:
        with pytest.raises(BadSeed, match="not the one committed to") as refused:
            mix_of(OPENING, {**PEOPLE, 4: seed(5)})

        assert (refused.value.code, refused.value.seat) == ("seed.wrong", 4)

    def test_cannot_come_from_who_has_not_committed(self) -> None:
        two = opened(DECKS, {1: seed(1), 2: seed(2)}, bots={8: seed("bot")})

        for seat in (3, 8):
            with pytest.raises(BadSeed) as refused:
                mix_of(two, {1: seed(1), 2: seed(2), seat: seed(3)})
            assert (refused.value.code, refused.value.seat) == ("seed.uncommitted", seat)
