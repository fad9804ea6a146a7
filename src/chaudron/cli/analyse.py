"""`chaudron analyse`: where a finished game was won and lost, or what is strong in a set-up."""

import argparse
import hashlib
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from chaudron.cli import saves
from chaudron.cli.face import face_of
from chaudron.cli.lab.words import bar, sparkline
from chaudron.cli.people import COLOURS, LETTERS, People
from chaudron.cli.play import game_options
from chaudron.cli.thoughts import answer_label
from chaudron.games.catalogue import game as find_game
from chaudron.games.catalogue import half
from chaudron.kernel.errors import Refusal
from chaudron.lab.analysis.course import Turn
from chaudron.lab.analysis.findings import Findings, Widened
from chaudron.lab.analysis.game import GameAnalysis
from chaudron.lab.analysis.report import Account, GameReport
from chaudron.lab.analysis.setup import SetupAnalysis, appraised_games
from chaudron.lab.means import Interval
from chaudron.locales import Texts

SECONDS = 30
KEPT = "analyses"
PIECE = 0.25  # seconds between two looks at the bar
BAR = 20  # letters


def analyse(args: argparse.Namespace, texts: Texts) -> int:
    """Analyse the game that a file holds, or a set-up."""
    if args.file is None:
        return analyse_setup(args, texts)
    record = saves.load(Path(args.file))
    seconds = 0.0 if args.playouts else float(args.seconds or SECONDS)
    analysis = GameAnalysis(record, Findings(args.playouts or 0, seconds))
    watched(analysis, texts)
    report = GameReport(analysis)
    if args.json:
        print(json.dumps(report.dump(), ensure_ascii=False, indent=1))
    else:
        Telling(report, texts, args.plain).show()
    return 0


def analyse_setup(args: argparse.Namespace, texts: Texts) -> int:
    """What is strong in a set-up; what was found once is kept."""
    game = find_game(appraised_games()[0])
    options = game_options(args, game, texts)
    if not options:
        raise Refusal(
            "analyse-what", "name the file of a finished game, or a set-up: chaudron analyse --help"
        )
    settled = game.settle(args.seed, 2, options)
    seconds = 0.0 if args.games else float(args.seconds or SECONDS)
    analysis = SetupAnalysis(game.name, settled, args.games or 0, seconds)
    found = kept(analysis)
    if found is None:
        watched(analysis, texts)
        found = analysis.dump()
        keep(analysis, found)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        words = half(game.name, "appraised")
        assert words is not None
        Console(highlight=False, soft_wrap=True).print(Text("\n".join(words.told(found, texts))))
    return 0


def file_of(analysis: SetupAnalysis) -> Path:
    name = hashlib.blake2b(analysis.key.encode(), digest_size=12).hexdigest()
    return saves.home() / KEPT / f"{name}.json"


def kept(analysis: SetupAnalysis) -> dict[str, Any] | None:
    """What was found about this set-up before, by this version with this budget."""
    try:
        body = json.loads(file_of(analysis).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return body["found"] if isinstance(body, dict) and body.get("key") == analysis.key else None


def keep(analysis: SetupAnalysis, found: dict[str, Any]) -> None:
    """Nobody minds if it cannot be kept: it is worked out again."""
    file = file_of(analysis)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_text(json.dumps({"key": analysis.key, "found": found}), encoding="utf-8")
        part.replace(file)


def watched(analysis: GameAnalysis | SetupAnalysis, texts: Texts) -> None:
    """Do the work behind a bar, which goes to the terminal and never into a file."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts.say("analyse-progress"), total=1.0)
        while not analysis.work(PIECE):
            bar.update(task, completed=analysis.progress())


class Telling:
    """Says what was found out about a game."""

    def __init__(self, report: GameReport, texts: Texts, plain: bool) -> None:
        self.report = report
        self.analysis = report.analysis
        self.texts = texts
        self.plain = plain
        self.people = People(self.analysis.course.record.seats, texts)
        self.face = face_of(self.analysis.course.record.game, self.people)
        self.out = Console(highlight=False, soft_wrap=True, color_system=None if plain else "auto")

    def say(self, message: str, **args: Any) -> None:
        self.out.print(Text(self.texts.say(message, **args)))

    def heading(self, message: str) -> None:
        self.out.print()
        self.out.print(Text(self.texts.say(message), style="bold"))

    def show(self) -> None:
        course = self.analysis.course
        game = course.record.game
        name = self.texts.say(f"{game}-name") if self.texts.knows(f"{game}-name") else game
        self.out.print(
            Text(
                self.texts.say("analyse-title", game=name, seats=self.texts.listed(self.people.names)), "bold"
            )
        )
        bot = self.texts.somewhere(f"bot-{self.analysis.imagined.player}")
        self.say("analyse-how", n=self.analysis.findings.playouts, bot=self.texts.say(bot))
        self.heading("analyse-curve")
        self.curve()
        self.heading("analyse-swings")
        self.swings()
        self.heading("analyse-luck")
        for seat, account in enumerate(self.report.accounts):
            self.account(seat, account)
        self.insights()

    # ------------------------------------------------------------ the curve

    def curve(self) -> None:
        course = self.analysis.course
        n = len(course.turns)
        if not self.plain:
            for seat, name in enumerate(self.people.names):
                values = [self.report.chances(t, seat).value for t in range(n + 1)]
                line = sparkline(values, 1.0)
                self.out.print(Text(f"{LETTERS[seat]} ").append(line, COLOURS[seat]).append(f" {name}"))
        for t, turn in enumerate(course.turns):
            self.row(self.turn(turn), [self.report.chances(t, seat) for seat in range(course.seats)])
        self.row(
            self.texts.say("analyse-end"), [self.report.chances(n, seat) for seat in range(course.seats)]
        )

    def row(self, label: str, chances: list[Interval]) -> None:
        shown = Text()
        if not self.plain:
            shown.append(bar(chances[0].value, BAR), COLOURS[0]).append("▏ ", "dim")
        said = [
            self.texts.say("analyse-chance", name=self.people.names[seat], **self.percents(chance))
            for seat, chance in enumerate(chances)
        ]
        self.out.print(shown.append(self.texts.say("label-of", label=label, what=", ".join(said))))

    def turn(self, turn: Turn) -> str:
        if turn.number == 0:
            return self.texts.say("analyse-begin")
        if turn.seat < 0:
            return self.texts.say("analyse-round", n=turn.number)
        return self.texts.say("analyse-turn", name=self.people.names[turn.seat], n=turn.number)

    def percents(self, interval: Interval, signed: bool = False) -> dict[str, str]:
        return {key: self.percent(x, signed) for key, x in interval.dump().items()}

    def percent(self, share: float, signed: bool) -> str:
        said = self.texts.decimal(abs(100 * share), 0)
        sign = "" if said == "0" or not (signed or share < 0) else "+" if share > 0 else "−"
        return sign + said

    # ------------------------------------------------------------ decisions and chance

    def swings(self) -> None:
        swings = self.report.swings()
        if not swings:
            self.say("analyse-no-swing")
        for n, (step, widened) in enumerate(swings, 1):
            self.swing(n, step, widened)

    def swing(self, n: int, step: int, widened: Widened) -> None:
        decision = self.analysis.course.decisions[step]
        request = decision.request
        prompt = self.face.prompt(decision.before.view(decision.seat), request)
        played, better = [
            answer_label(answer, prompt, request, self.texts)
            for answer in (decision.played, widened.answers[widened.best])
        ]
        gain = widened.gain.interval(0)
        turn = self.turn(self.report.turn_at(step))
        self.say("analyse-where", n=n, turn=turn, step=step, question=prompt.title)
        said = self.texts.say(
            "analyse-better",
            name=self.people.names[decision.seat],
            played=played,
            better=better,
            sure="yes" if gain.lo > 0 else "no",
            **self.percents(gain, signed=True),
        )
        self.out.print(Text(f"   {said}"))

    def account(self, seat: int, account: Account) -> None:
        parts = {"own": account.own, "others": account.others, "luck": account.luck}
        said = {
            name: self.texts.say("analyse-part", **self.percents(part, signed=True))
            for name, part in parts.items()
        }
        first = self.report.chances(0, seat).value
        self.say(
            "analyse-account",
            name=self.people.names[seat],
            first=self.percent(first, False),
            last=self.percent(self.report.ends[seat], False),
            **said,
        )

    def insights(self) -> None:
        found = self.analysis.findings.insights or []
        if found:
            self.heading("analyse-insights")
        for insight in found:
            args = {
                name: self.texts.say(value) if isinstance(value, str) else value
                for name, value in insight.args.items()
            }
            said = self.texts.say(insight.message, name=self.people.names[insight.seat], **args)
            self.say("analyse-insight", what=said, step=insight.step)
