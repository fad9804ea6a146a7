"""What many games show besides wins: by seat, by points, turn by turn, and what was bought when."""

from chaudron.cli.lab.words import sparkline
from chaudron.cli.people import LETTERS
from chaudron.games.catalogue import game as find_game
from chaudron.lab.playing import Match
from chaudron.lab.series import Series
from chaudron.lab.stats import Results, Score
from chaudron.lab.stopping import Precision, Sprt, StoppingRule
from chaudron.locales import Texts

BINS = 24  # of a distribution
FEW = 0.05  # a point that fewer games reached is left out
COLUMNS = 7  # values of a series that are printed
MOST_BOUGHT = 8


def detail_lines(match: Match, results: Results, texts: Texts, plain: bool) -> list[str]:
    """Lines below the table; plain ones draw nothing."""
    if not results.games:
        return []
    lines = [by_seat_line(results, texts)] if len(results.scores) > 1 else []
    lines += [points_line(LETTERS[k], score, texts, plain) for k, score in enumerate(results.scores)]
    if results.series:
        lines += series_lines(match, results, texts, plain)
        lines += bought_lines(results, texts)
    return lines


def stop_line(rule: StoppingRule, results: Results, texts: Texts) -> str:
    """What a rule that stops before all games are played has to say."""
    if isinstance(rule, Precision):
        reached = texts.decimal(rule.width(results), 2)
        return texts.say("simulate-until", reached=reached, wanted=texts.decimal(rule.points, 2))
    if isinstance(rule, Sprt):
        lo, hi = rule.bounds()
        return texts.say(
            "simulate-sprt",
            verdict=rule.verdict(results),
            p0=texts.decimal(100 * rule.p0, 1),
            p1=texts.decimal(100 * rule.p1, 1),
            ratio=texts.decimal(rule.ratio(results), 2),
            lo=texts.decimal(lo, 2),
            hi=texts.decimal(hi, 2),
        )
    return ""


def by_seat_line(results: Results, texts: Texts) -> str:
    """How often each bot won in each seat."""
    parts = []
    for seat in range(len(results.scores)):
        shares = []
        for k, score in enumerate(results.scores):
            own = score.by_seat[seat]
            shares.append(f"{LETTERS[k]} {texts.decimal(100 * own.wins / max(1, own.games), 1)} %")
        parts.append(texts.say("simulate-in-seat", seat=seat + 1, shares=", ".join(shares)))
    return texts.say("label-of", label=texts.say("simulate-by-seat"), what="; ".join(parts))


def bins_of(score: Score, bins: int = BINS) -> tuple[int, int, list[float]]:
    """The least and the most points, and how many games lie in each part between them."""
    lo, hi = min(score.by_points), max(score.by_points)
    width = max(1, -(-(hi - lo + 1) // bins))
    counts = [0.0] * ((hi - lo) // width + 1)
    for points, games in score.by_points.items():
        counts[(points - lo) // width] += games
    return lo, hi, counts


def points_line(letter: str, score: Score, texts: Texts, plain: bool) -> str:
    """How the points are spread."""
    lo, hi, counts = bins_of(score)
    if plain:
        return texts.say("simulate-range", bot=letter, lo=lo, hi=hi)
    return texts.say("simulate-spread", bot=letter, lo=lo, hi=hi, line=sparkline(counts))


def reached(series: Series, name: str) -> int:
    """How many points of a series enough games have reached."""
    line = series.values.get(name, [])
    most = max((mean.n for mean in line), default=0)
    return len([mean for mean in line if mean.n >= most * FEW])


def series_lines(match: Match, results: Results, texts: Texts, plain: bool) -> list[str]:
    """For each series a line for each bot: its course, and its value at some points."""
    spec = find_game(match.game)
    out = []
    for name in spec.series() + spec.measures():
        points = min((reached(series, name) for series in results.series), default=0)
        if not points:
            continue
        message = f"{match.game}-series-{name}"
        out.append(texts.say(message) if texts.knows(message) else name)
        step = max(1, -(-points // COLUMNS))
        for k, series in enumerate(results.series):
            values = [mean.mean().value for mean in series.values[name][:points]]
            told = [f"{at}: {texts.decimal(values[at], 1)}" for at in range(0, points, step)]
            course = "" if plain else f"{sparkline(values)}  "
            out.append(f"  {LETTERS[k]} {course}{'  '.join(told)}")
    return out


def bought_lines(results: Results, texts: Texts) -> list[str]:
    """What each bot buys most, how many in a game, and in which turn on average."""
    out = []
    for k, series in enumerate(results.series):
        totals = {thing: sum(turns) for thing, turns in series.bought.items()}
        things = sorted(totals, key=lambda thing: (-totals[thing], thing))[:MOST_BOUGHT]
        said = []
        for thing in things:
            turns = series.bought[thing]
            mean = sum((turn + 1) * n for turn, n in enumerate(turns)) / totals[thing]
            said.append(
                texts.say(
                    "simulate-bought-thing",
                    thing=texts.say(thing),
                    n=texts.decimal(totals[thing] / results.games, 2),
                    turn=texts.decimal(mean, 1),
                )
            )
        if said:
            out.append(texts.say("simulate-bought", bot=LETTERS[k], things="; ".join(said)))
    return out
