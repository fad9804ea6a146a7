"""What is followed turn by turn, and games that begin with a position."""

import pytest

from chaudron.bots.catalogue import bot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.driver import RecordingDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.lab.match import Match, from_position, match, play_chunk
from chaudron.lab.stats import Results

KINGDOM = "smithy, village, moat, market, witch, militia, cellar, mine, workshop, remodel"


def followed(game: str, seats: list[str], options: dict[str, object], games: int) -> Match:
    made = match(game, seats, options, 3, games)
    made.series = True
    return made


def test_a_game_is_followed_turn_by_turn() -> None:
    planned = followed("dominion", ["big-money", "big-money:smithy=2"], {"kingdom": KINGDOM}, 4)
    results = play_chunk(planned, 0, 4)
    for score, series in zip(results.scores, results.series):
        points = series.values["points"]
        # Everybody begins with 3 points, 7 coins, 10 cards, and a last point is each game's score.
        assert [series.values[name][0].raw() for name in ("points", "money", "cards")] == [
            [4, 12, 36],
            [4, 28, 196],
            [4, 40, 400],
        ]
        ends = [points[i].n - (points[i + 1].n if i + 1 < len(points) else 0) for i in range(len(points))]
        assert sum(ends) == 4 and sum(i * n for i, n in enumerate(ends)) == score.turns.total
    money, smithy = results.series
    assert sum(smithy.bought["dominion-card-smithy"]) in range(1, 9)
    assert "dominion-card-smithy" not in money.bought
    provinces = results.series[0].values["provinces"]
    assert provinces[0].total == 0 and sum(money.bought["dominion-card-province"]) > 0


def test_following_changes_nothing() -> None:
    seats = ["big-money", "big-money:smithy=2"]
    plain = play_chunk(match("dominion", seats, {"kingdom": KINGDOM}, 3, 4), 0, 4)
    results = play_chunk(followed("dominion", seats, {"kingdom": KINGDOM}, 4), 0, 4)
    assert [score.raw() for score in results.scores] == [score.raw() for score in plain.scores]
    # Whoever is watched answer by answer has the same series.
    watched = followed("dominion", seats, {"kingdom": KINGDOM}, 4)
    watched.watched = True
    assert play_chunk(watched, 0, 4).raw() == results.raw()


@pytest.mark.parametrize(
    ("game", "options", "names"),
    [
        ("quacks", {"patients": True}, {"points", "space", "rubies", "essence"}),
        ("alchemists", {}, {"points", "gold", "worlds", "reputation"}),
    ],
)
def test_rounds_are_followed(game: str, options: dict[str, object], names: set[str]) -> None:
    results = play_chunk(followed(game, ["random", "random"], options, 2), 0, 2)
    for series in results.series:
        assert set(series.values) == names
        rounds = results.turns.total // 2
        assert [mean.n for mean in series.values["points"]] == [2] * (rounds + 1)
    kept = Results.of_raw(results.raw())
    assert kept.dump() == results.dump()


def recorded(seed: int) -> Record:
    spec = find_game("dominion")
    options = spec.settle(seed, 2, {"kingdom": KINGDOM, "first": 1})
    driver = RecordingDriver([bot("dominion", "big-money", 1, seat) for seat in range(2)])
    spec.begin(seed, 2, options).run(driver)
    return Record("dominion", spec.rules, seed, ["big-money", "big-money"], options, driver.answers)


def test_games_begin_with_a_record_after_some_answers() -> None:
    record = recorded(5)
    late = match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 1, 20)
    from_position(late, record.dumps(), len(record.answers) - 6)
    results = play_chunk(late, 0, 20)
    whole = play_chunk(match("dominion", ["big-money"] * 2, {"kingdom": KINGDOM}, 1, 20), 0, 20)
    assert results.games == 20
    # Almost all of the game is behind: it cannot last much longer than the record's.
    assert results.turns.variance() < whole.turns.variance()
    same = Match.of_body(late.body())
    assert play_chunk(same, 0, 20).raw() == results.raw()


def test_games_begin_with_a_line() -> None:
    line = (
        "kingdom smithy, moat | ann: hand gold*3; deck copper*5 | ben: hand copper*5; deck estate*5"
        " | piles province*1 | turn ann buy 1/1/0/0"
    )
    planned = match("dominion", ["big-money", "big-money"], {"kingdom": KINGDOM}, 1, 2)
    from_position(planned, line)
    results = play_chunk(planned, 0, 2)
    # Whoever sits in the first seat buys the last Province.
    assert [score.by_seat[0].wins for score in results.scores] == [1, 1]


def test_a_position_is_for_as_many_as_sit_there() -> None:
    three = match("dominion", ["big-money"] * 3, {"kingdom": KINGDOM}, 1, 3)
    with pytest.raises(Refusal, match="for 2 players"):
        from_position(three, recorded(5).dumps())
    quacks = match("quacks", ["random"] * 2, {}, 1, 2)
    with pytest.raises(Refusal, match="no notation"):
        from_position(quacks, "kingdom smithy")
