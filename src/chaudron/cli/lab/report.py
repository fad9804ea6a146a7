"""`chaudron report`: a page with pictures of a study or a tournament, for any browser, without a server."""

import argparse
import json
import sys
from html import escape
from pathlib import Path
from typing import Final

from chaudron.cli.lab.exports import unwritten
from chaudron.cli.lab.plots import Dot, Line, Pens, Picture
from chaudron.cli.lab.study import SUFFIX, label, results_of, seats_of
from chaudron.cli.lab.words import bar, number, percent
from chaudron.cli.lab.words import rating as in_words
from chaudron.cli.people import People
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab import ratings as rating
from chaudron.lab.ledger import Ledger
from chaudron.lab.series import Series
from chaudron.lab.stats import Score
from chaudron.lab.studies import Cell, Study, study_of, take_up
from chaudron.lab.study_files import read_plan
from chaudron.locales import Texts

MOST_DOTS: Final = 40  # more matches than these are shown by their spread
MOST_PAIRS: Final = 12
MOST_BOUGHT: Final = 6
FEW: Final = 0.05  # of the games reached a point that is not drawn any more
STYLE: Final = """
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem;
  background: Canvas; color: CanvasText; }
h1, h2 { line-height: 1.2; text-wrap: balance; } h2 { margin-top: 2.5rem; }
figure { margin: 1rem 0; overflow-x: auto; }
figure svg { width: 100%; min-width: 30rem; max-width: 45rem; height: auto; }
figcaption, .about { color: color-mix(in srgb, currentColor 72%, transparent); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); }
td.n { text-align: right; white-space: nowrap; } .bar { font-family: monospace; white-space: pre; }
details { margin: 1rem 0; } summary { cursor: pointer; }
"""


def report(args: argparse.Namespace, texts: Texts) -> int:
    """Write the page and its pictures."""
    file = Path(args.file)
    if file.suffix == ".jsonl":
        ledger = existing(file)
        found = study_of(ledger)
    else:
        found = Study(read_plan(file))
        ledger = existing(Path(args.results) if args.results else results_of(file))
    if ledger.broken:
        print(texts.say("report-broken", file=str(ledger.file), n=ledger.broken), file=sys.stderr)
    take_up(found, ledger)
    if not any(cell.results.games for cell in found.cells):
        raise no_results(ledger.file)
    folder = (
        Path(args.out)
        if args.out
        else ledger.file.with_name(ledger.file.name.removesuffix(SUFFIX) + "-report")
    )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page = ReportPage(found, ledger, texts)
        for name, picture in page.pictures.items():
            (folder / f"{name}.png").write_bytes(picture.png)
        (folder / "index.html").write_text(page.html(), encoding="utf-8")
    except OSError as error:
        raise unwritten(folder, error) from None
    if args.json:
        pictures = [str(folder / f"{name}.png") for name in page.pictures]
        print(json.dumps({"page": str(folder / "index.html"), "pictures": pictures}, ensure_ascii=False))
    else:
        print(texts.say("report-done", file=str(folder / "index.html")))
    return 0


def existing(file: Path) -> Ledger:
    if not file.exists():
        raise no_results(file)
    return Ledger(file)


def no_results(file: Path) -> Refusal:
    message = f"there are no results in {file} yet: run the study first"
    return Refusal("no-results", message, {"file": str(file)})


class ReportPage:
    """What the page says, part by part."""

    def __init__(self, study: Study, ledger: Ledger, texts: Texts) -> None:
        self.study = study
        self.cells = [cell for cell in study.cells if cell.results.games]
        self.ledger = ledger
        self.texts = texts
        self.game = find_game(study.plan.game)
        self.bots = rating.bots_of(self.cells)
        self.names = dict(zip(self.bots, People(self.bots, texts).full_names))
        self.pens = Pens(texts.decimal(0.5, 1)[1])
        self.pictures: dict[str, Picture] = {}
        self.parts: list[str] = []
        self.rated()
        self.shares()
        self.points()
        self.series()
        self.table()
        self.faults()
        self.made()

    def say(self, message: str, **args: object) -> str:
        return self.texts.say(message, **args)

    def part(self, title: str, about: str, body: str) -> None:
        self.parts.append(f"<h2>{escape(title)}</h2>\n<p class=about>{escape(about)}</p>\n{body}")

    def picture(self, name: str, picture: Picture, said: str) -> str:
        """A picture in the page; `said` is what it shows, for those who do not see it."""
        self.pictures[name] = picture
        inside = picture.svg.replace("<svg ", f'<svg role="img" aria-label="{escape(said, quote=True)}" ', 1)
        return f"<figure>{inside}</figure>"

    # ------------------------------------------------------------------ parts

    def rated(self) -> None:
        """Ratings, and who beats whom."""
        rated = rating.ratings(self.cells)
        if len(rated) < 2:
            return
        entries = [Dot(self.names[r.bot], r.rating.value, r.rating.lo, r.rating.hi) for r in rated]
        title = self.say("report-ratings")
        picture = self.pens.dots(entries, self.say("report-rating-axis"), 0)
        rows = [[self.names[r.bot], in_words(r.rating)] for r in rated]
        body = self.picture("ratings", picture, title) + self.grid(
            ["tournament-bot", "tournament-rating"], rows
        )
        self.part(title, self.say("report-ratings-about"), body)
        shares = rating.matrix(self.cells)
        order = [self.bots.index(one.bot) for one in rated]
        square = [[shares[a][b][0] if shares[a][b][1] else None for b in order] for a in order]
        title = self.say("report-matrix")
        picture = self.pens.matrix([self.names[self.bots[a]] for a in order], square)
        self.part(title, self.say("report-matrix-about"), self.picture("matrix", picture, title))

    def shares(self) -> None:
        """The first bot's wins: match by match, or where there are many by their spread."""
        title = self.say("report-shares")
        if len(self.cells) <= MOST_DOTS:
            entries = []
            for cell in sorted(self.cells, key=lambda cell: -cell.results.scores[0].win_share().value):
                x = cell.results.scores[0].win_share()
                entries.append(Dot(self.called(cell), 100 * x.value, 100 * x.lo, 100 * x.hi))
            middle = 100 / len(self.cells[0].match.seats)
            picture = self.pens.dots(entries, self.say("report-share-axis"), middle)
            self.part(title, self.say("report-shares-about"), self.picture("shares", picture, title))
            return
        spread: dict[str, list[float]] = {}
        for cell in self.cells:
            share = 100 * cell.results.scores[0].win_share().value
            spread.setdefault(seats_of(cell, self.texts), []).append(share)
        entries_of = list(spread.items())[:MOST_PAIRS]
        picture = self.pens.histograms(
            entries_of, self.say("report-share-axis"), self.say("report-setups-axis")
        )
        title = self.say("report-by-setup")
        self.part(title, self.say("report-by-setup-about"), self.picture("by-setup", picture, title))

    def points(self) -> None:
        """How the points of each bot are spread."""
        entries = []
        for bot, score in self.scores().items():
            least, most = min(score.by_points), max(score.by_points)
            width = max(1, -(-(most - least + 1) // 40))
            counts = [0] * ((most - least) // width + 1)
            for points, games in score.by_points.items():
                counts[(points - least) // width] += games
            at = [least + width * i + (width - 1) / 2 for i in range(len(counts))]
            entries.append(Line(self.names[bot], at, [100 * n / score.games / width for n in counts], []))
        title = self.say("report-points")
        picture = self.pens.lines(entries, self.say("simulate-points"), self.say("report-games-axis"))
        self.part(title, self.say("report-points-about"), self.picture("points", picture, title))

    def series(self) -> None:
        """Every series turn by turn, and what was bought when."""
        found = self.followed()
        turn = self.say("report-round" if self.game.rounds else "report-turn")
        for name in self.game.series() + self.game.measures():
            entries = []
            for bot, series in found.items():
                means = series.values.get(name, [])
                most = max([mean.n for mean in means], default=0)
                kept = [mean.mean() for mean in means if mean.n >= most * FEW]
                if kept:
                    at = [float(i) for i in range(len(kept))]
                    spread = [x.hi - x.value for x in kept]
                    entries.append(Line(self.names[bot], at, [x.value for x in kept], spread))
            if entries:
                message = f"{self.game.name}-series-{name}"
                title = self.say(message) if self.texts.knows(message) else name
                body = self.picture(name, self.pens.lines(entries, turn, ""), title)
                self.part(title, self.say("report-series-about"), body)
        games = {bot: score.games for bot, score in self.scores().items()}
        bodies = []
        for bot, series in found.items():
            totals = {thing: sum(turns) for thing, turns in series.bought.items()}
            things = sorted(totals, key=lambda thing: (-totals[thing], thing))[:MOST_BOUGHT]
            entries = []
            for thing in things:
                counts = series.bought[thing]
                at = [float(i + 1) for i in range(len(counts))]
                entries.append(Line(self.say(thing), at, [n / games[bot] for n in counts], []))
            if entries:
                k = self.bots.index(bot)
                picture = self.pens.lines(entries, turn, self.say("report-count-axis"))
                said = self.picture(f"bought-{k + 1}", picture, self.names[bot])
                bodies.append(f"<h3>{escape(self.names[bot])}</h3>{said}")
        if bodies:
            self.part(self.say("report-bought"), self.say("report-bought-about"), "\n".join(bodies))

    def table(self) -> None:
        """Every match with its figures."""
        rows = []
        for cell in self.cells:
            score = cell.results.scores[0]
            share = score.win_share()
            figures = [percent(share, self.texts), number(score.points.mean(), self.texts)]
            rows.append([self.called(cell), str(cell.results.games), *figures, bar(share.value)])
        heads = ["study-seats", "study-games", "study-first", "simulate-points", ""]
        title = self.say("report-cells")
        body = f"<details><summary>{escape(title)} ({len(rows)})</summary>{self.grid(heads, rows)}</details>"
        self.parts.append(body)

    def faults(self) -> None:
        faults = [fault for cell in self.cells for fault in cell.results.faults]
        if faults:
            said = [
                self.say("simulate-fault", bot=f.bot, seed=str(f.seed), decision=f.decision, why=f.why)
                for f in faults[:100]
            ]
            body = "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in said) + "</ul>"
            self.part(self.say("report-faults"), str(len(faults)), body)

    def made(self) -> None:
        """Where the results come from: every run, the seeds and options of every match."""
        runs = [[str(run.get(key, "")) for key in RUN] for run in self.ledger.runs]
        table = self.grid([], runs, RUN)
        cells = [[self.called(cell), str(cell.match.seed), str(cell.match.options)] for cell in self.cells]
        inner = self.grid([], cells, ["", "seed", "options"])
        title = self.say("report-made")
        self.parts.append(f"<details><summary>{escape(title)}</summary>{table}{inner}</details>")

    # ------------------------------------------------------------------ what parts are made of

    def scores(self) -> dict[str, Score]:
        """What each bot did in all its matches."""
        out: dict[str, Score] = {}
        for cell in self.cells:
            for bot, score in zip(cell.match.seats, cell.results.scores):
                out.setdefault(bot, Score(len(cell.match.seats))).merge(score)
        return out

    def followed(self) -> dict[str, Series]:
        out: dict[str, Series] = {}
        for cell in self.cells:
            for bot, series in zip(cell.match.seats, cell.results.series):
                out.setdefault(bot, Series()).merge(series)
        return out

    def called(self, cell: Cell) -> str:
        return ": ".join(part for part in (label(cell), seats_of(cell, self.texts)) if part)

    def grid(self, messages: list[str], rows: list[list[str]], heads: list[str] | None = None) -> str:
        """A table; `messages` say its headings unless `heads` are there as they are."""
        said = heads or [self.say(message) if message else "" for message in messages]
        head = "".join(f"<th>{escape(text)}</th>" for text in said)
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(part)}</td>" for part in row) + "</tr>\n" for row in rows
        )
        return f"<div class=wide><table><tr>{head}</tr>\n{body}</table></div>"

    def html(self) -> str:
        title = self.say("report-title", name=self.study.plan.name)
        message = f"{self.game.name}-name"
        name = self.say(message) if self.texts.knows(message) else self.game.name
        games = sum(cell.results.games for cell in self.cells)
        summary = self.say("report-summary", cells=len(self.cells), games=games, game=name)
        left = sum(cell.match.games - cell.results.played for cell in self.study.cells if not cell.stopped)
        if left:
            summary += " " + self.say("report-unfinished", left=left)
        body = "\n".join(self.parts)
        return (
            f'<!doctype html>\n<html lang="{self.texts.language}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
            f"<h1>{escape(title)}</h1>\n<p>{escape(summary)}</p>\n{body}\n</html>\n"
        )


RUN: Final = ["chaudron", "game", "rules", "mode", "python", "machine", "engine", "jobs", "when"]
