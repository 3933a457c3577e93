"""Results in the shapes of the wire."""

from __future__ import annotations

from doorcard.histories.statistics import Ratio
from doorcard.histories.statistics.ratios import Winnings
from doorcard.histories.statistics.report import PlaceLine
from doorcard.service.hands.results import Results
from doorcard.wire import result_answers as wire


def results_shape(results: Results) -> wire.PlayerResults:
    """All figures as they travel."""
    told = results.report
    return wire.PlayerResults(
        hands=told.hands,
        left_out=results.left_out,
        winnings=_winnings(told.winnings),
        stakes=tuple(
            wire.StakeResult(
                game=each.game,
                small_bet=each.small_bet,
                big_bet=each.big_bet,
                currency=each.currency,
                per_unit=each.per_unit,
                tournament=each.tournament,
                net=each.net,
                winnings=_winnings(each.winnings),
            )
            for each in told.stakes
        ),
        ratios=tuple(
            wire.RatioResult(name, _ratio(mine), _ratio(results.field[name]))
            for name, mine in told.ratios.items()
        ),
        leaks=tuple(
            wire.LeakSign(each.ratio, round(each.certainty, 4), each.difference > 0)
            for each in results.leaks
        ),
        positions=tuple(map(_place, told.positions)),
        seats=tuple(map(_place, told.seats)),
        doors=tuple(
            wire.DoorResult(each.door, _ratio(each.steal), _ratio(each.defence))
            for each in told.doors
        ),
        graph=told.graph,
    )


def _ratio(ratio: Ratio) -> wire.RatioSign:
    low, high = ratio.interval or (None, None)
    return wire.RatioSign(ratio.hits, ratio.of, low, high)


def _winnings(winnings: Winnings) -> wire.WinningsSign:
    low, high = winnings.interval or (None, None)
    return wire.WinningsSign(winnings.hands, winnings.total, winnings.per_hundred, low, high)


def _place(line: PlaceLine) -> wire.PlaceResult:
    return wire.PlaceResult(
        line.place, _winnings(line.winnings), _ratio(line.completion), _ratio(line.showdown)
    )
