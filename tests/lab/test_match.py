"""Matches: seats alternate, seeds decide, and the statistics no one here wrote."""

from chaudron.lab.match import Match, match, play_chunk, run, seed_of
from chaudron.lab.stats import Interval, Results, RunningMean, share

KINGDOM = "smithy, village, moat, market, witch, militia, cellar, mine, workshop, remodel"


def money(games: int, seed: int = 1) -> Match:
    return match("dominion", ["plain-money", "plain-money:smithy=2"], {"kingdom": KINGDOM}, seed, games)


def test_chunks_cover_every_game_once() -> None:
    games = [i for first, last in money(1234).chunks() for i in range(first, last)]
    assert games == list(range(1234))


def test_parts_of_a_match_add_up() -> None:
    whole = run(money(60), 1)
    parts = Results(2)
    for first, last in ((40, 60), (0, 25), (25, 40)):
        parts.merge(play_chunk(money(60), first, last))
    assert parts.dump() == whole.dump()


def test_seeds_differ() -> None:
    m = money(10)
    assert len({seed_of(m, i) for i in range(1000)} | {seed_of(money(1, 2), i) for i in range(1000)}) == 2000


def test_plain_money_against_smithy_as_seven_engines_have_it() -> None:
    results = run(money(3000), 1)
    big_money, smithy = results.scores
    n = results.games
    assert 0.606 in share(smithy.wins, n)
    assert 0.255 in share(smithy.ties, n)
    assert 0.139 in share(big_money.wins, n)
    assert 16.4 in widened(results.turns.mean(), 0.05)


def widened(x: Interval, by: float) -> Interval:
    """The yardstick is rounded to one place."""
    return Interval(x.value, x.lo - by, x.hi + by)


def test_neither_seat_is_favoured_by_the_order_of_the_command_line() -> None:
    twins = run(match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 5, 400), 1).scores
    assert abs(twins[0].wins - twins[1].wins) < 60


def test_intervals() -> None:
    half = share(50, 100)
    assert half.lo < 0.5 < half.hi and abs(half.lo - 0.3753) < 0.001
    assert share(0, 100).lo == 0.0 and 0.05 < share(0, 100).hi < 0.07
    tally = RunningMean()
    for x in (1, 2, 3, 4):
        tally.add(x)
    assert tally.mean().value == 2.5
    assert abs(tally.mean().hi - 2.5 - 2.5758 * 1.2909944 / 2) < 0.001
