"""The equity of a spot: exact where it can be told in time, else sampled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypedDict

from doorcard.cards import Card
from doorcard.equity.exact import count, estimate, is_possible, one_by_one
from doorcard.equity.holding import AnyHolding
from doorcard.equity.outcomes import Equity, equity_of
from doorcard.equity.refusal import EquityRefusal
from doorcard.equity.sampled import draw
from doorcard.equity.spot import Spot, spot
from doorcard.equity.work import Terms

A_THOUSAND_YEARS: Final = 1000 * 31_557_600.0


class Wishes(TypedDict, total=False):
    """What one may wish of ``equity`` besides the cards, by the same names."""

    common: str | Sequence[Card] | Card
    exact: bool | None
    seconds: float
    deals: int
    seed: int
    threads: int | None
    cancelled: Callable[[], bool] | None


def equity(  # noqa: PLR0913 - what one may ask; all but the holdings by name
    holdings: Sequence[AnyHolding],
    *,
    dead: str | Sequence[Card] = (),
    game: str = "hi",
    common: str | Sequence[Card] | Card = (),
    exact: bool | None = None,
    seconds: float = 10.0,
    deals: int = 1_000_000,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[float], object] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Equity:
    """What each of two to eight seats wins of a stud pot when all of them stay to the end.

    A holding is text (``"AhAd7c"``, ``"??7c"``, ``"[QQ+, AKs:0.5]7d"``), cards or a ``Holding``:
    any number of known and unknown cards, on any street, or a range of hole cards beside known
    ones. ``dead`` are cards out of play; ``game`` is ``hi``, ``hilo`` (eight or better) or
    ``razz``; ``common`` is the one common card where the deck ran out, which is also noticed by
    itself.

    Every deal there is is counted if that takes no more than about ``seconds``; if not, at least
    ``deals`` deals are drawn, the same for the same ``seed``. ``exact=True`` never draws: it
    refuses what would take longer (``exact.too_long``, with the estimate) or what no method can
    do (``exact.no_method``). ``exact=False`` always draws.

    ``threads`` work at once, as many as there are processors if ``None``. ``progress`` is told
    after each part how much is done, 0 to 1; ``cancelled`` is asked between parts, and if it
    says so ``Cancelled`` is raised. Other refusals: see ``spot`` and ``holding``.

    >>> two = equity(["AhAd7c", "QsQh7d"])
    >>> two.exact, two.deals, round(two.seats[0].share, 4)
    (True, 18265297050, 0.6635)
    >>> draw = equity(["Ah2h3h", "7c7d2s", "KcKdQh", "9s9hTd"], game="hilo", deals=20_000, seed=7)
    >>> draw.exact, draw.standard_error < 0.01
    (False, True)
    """
    found = spot(holdings, dead=dead, game=game, common=common)
    terms = Terms(threads, progress, cancelled)
    if not is_possible(found):
        raise EquityRefusal(
            "range.no_deal", "no deal is possible: every choice from the ranges wants a card twice"
        )
    if exact is not False and _can_be_counted(found, seconds, terms, demanded=exact is True):
        return equity_of(game, found.seats, count(found, terms))
    return draw(found, deals, seed, terms)


def _can_be_counted(found: Spot, seconds: float, terms: Terms, *, demanded: bool) -> bool:
    """Whether counting takes no more than so many seconds. Refuses if it was demanded."""
    alone = estimate(found)
    together = None if alone is None else alone / terms.hands
    if together is not None and together <= seconds:
        return True
    if not demanded:
        return False
    if together is None:
        dealt = one_by_one(found) / terms.hands
        raise EquityRefusal(
            "exact.no_method",
            "three seats or more can be counted exactly only when one of them has two cards to "
            f"come at most, as on fifth street; one by one the deals would take "
            f"{about(dealt)}: leave out exact and it will be sampled",
            estimate=dealt,
            seconds=seconds,
        )
    raise EquityRefusal(
        "exact.too_long",
        f"to count every deal of this spot would take {about(together)}, and "
        f"{spoken_time(seconds)} are allowed: allow more seconds, or leave out exact and it will "
        "be sampled",
        estimate=together,
        seconds=seconds,
    )


def spoken_time(seconds: float) -> str:
    """A time as one would say it.

    >>> spoken_time(0.03), spoken_time(90), spoken_time(5e5)
    ('0.03 seconds', '90 seconds', '6 days')
    """
    for name, size in (("years", 31_557_600), ("days", 86_400), ("hours", 3_600), ("minutes", 60)):
        if seconds >= 2 * size:
            return f"{seconds / size:.0f} {name}"
    return f"{seconds:.2g} seconds"


def about(seconds: float) -> str:
    """The same for a time that is only estimated.

    >>> about(90), about(1e20)
    ('about 90 seconds', 'more than a thousand years')
    """
    if seconds >= A_THOUSAND_YEARS:
        return "more than a thousand years"
    return f"about {spoken_time(seconds)}"
