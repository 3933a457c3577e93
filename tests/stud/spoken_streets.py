"""Players and the way to a street, for hands that begin there."""

from __future__ import annotations

from tests.stud.spoken_hand import Spoken, spoken

FOUR = "Ann 1 {} xx xx 2c\nBen 2 {} xx xx 9d\nCal 3 {} xx xx Kh\nDee 4 {} xx xx Ts"
FIFTH = (
    "Ann 1 {} xx xx 2c 7s 8d\nBen 2 {} xx xx 9d 4c 6h\n"
    "Cal 3 {} xx xx Kh Qd 3s\nDee 4 {} xx xx Ts 5h Jc"
)
TO_FIFTH = {
    "3": "Ann bring, Ben call, Cal call, Dee call",
    "4": "Cal check, Dee check, Ann check, Ben check",
}
PAIR = "Ann 1 {} xx xx 2c 7s\nBen 2 {} xx xx 9d 9s\nCal 3 {} xx xx Kh Qd"
TO_FOURTH = {"3": "Ann bring, Ben call, Cal call"}
LOW_ALL_IN = "Ann 1 5 xx xx 2c\nBen 2 300 xx xx Kd\nCal 3 300 xx xx 9h\nDee 4 300 xx xx Js"

RIVER = {
    "3": "Ann bring, Ben call, Cal call",
    "4": "Cal check, Ann check, Ben check",
    "5": "Cal check, Ann check, Ben check",
    "6": "Cal check, Ann check, Ben check",
}
FLUSH_TRIPS_TWO_PAIR = (
    "Ann 1 500 Ah Jh 2c 7s 3h 4h 9h\n"  # a flush
    "Ben 2 500 Td 5c 9d Tc 5s 8h 2s\n"  # tens and fives
    "Cal 3 500 Kd Kc Kh 8d Jc 6s 3c"  # three kings
)


def on_fifth(stacks: tuple[int, int, int, int], said: str, **rules: object) -> Spoken:
    return spoken(FIFTH.format(*stacks), {**TO_FIFTH, "5": said}, **rules)


def on_fourth(stacks: tuple[int, int, int], said: str, **rules: object) -> Spoken:
    return spoken(PAIR.format(*stacks), {**TO_FOURTH, "4": said}, **rules)
