"""Studies: many matches in one go, cell by cell, which can be stopped at any time and taken up again.

A cell is a match of its own: seats, set-up, variant of the options. Its name in a file of results is a digest
of everything that decides its games, so results are taken up exactly where they belong.
"""

import hashlib
import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import chaudron
from chaudron.bots.catalogue import game_bots
from chaudron.bots.game_bots import RANDOM
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import seed_from
from chaudron.lab.engines import Engine, Piece
from chaudron.lab.ledger import Ledger
from chaudron.lab.luggage import check_seat, place_of
from chaudron.lab.match import from_position, match, usual_options
from chaudron.lab.playing import Match
from chaudron.lab.provenance import provenance
from chaudron.lab.stats import Results
from chaudron.lab.stopping import StoppingRule

Options = dict[str, object]


class Named:
    """Options with a name: a set-up, or a variant of the rules."""

    def __init__(self, name: str, options: Options) -> None:
        self.name = name
        self.options = options


class StudyPlan:
    """What a study is to be: everything that a file or a command line says about it."""

    def __init__(self, game: str) -> None:
        self.name = ""
        self.place = ""  # the file that it was read from
        self.game = game
        self.seed = 1
        self.games = 1000  # of every cell, at most
        self.rule = StoppingRule()
        self.series = False
        self.seats: list[list[str]] = []
        self.options: Options = {}
        self.setups: list[Named] = []
        self.by_lot = 0  # so many set-ups more
        self.variants: list[Named] = []
        self.start = ""  # the text of a position
        self.step = -1


class Cell:
    """A match of a study, and what is known of it so far."""

    def __init__(self, setup: str, variant: str, group: int, match: Match, rule: StoppingRule) -> None:
        self.setup = setup
        self.variant = variant
        self.group = group  # cells with the same luck, whoever plays
        self.match = match
        self.rule = rule
        self.id = digest(match)
        self.results = Results(len(match.seats), match.series)
        self.at = 0  # the next game that is to be counted
        self.parts: dict[int, Results] = {}  # that came before their turn
        self.stopped = False

    def upto(self, first: int) -> int:
        """Where the piece ends that begins with this game."""
        return min(first + self.match.size(), self.match.games)

    def take(self, first: int, results: Results) -> None:
        """A piece is there. What is complete up to here counts, until the rule has seen enough."""
        self.parts[first] = results
        while not self.stopped and self.at in self.parts:
            self.results.merge(self.parts.pop(self.at))
            self.at = self.upto(self.at)
            enough = self.results.given_up != "" or self.rule.enough(self.results)
            self.stopped = self.at >= self.match.games or enough


class Study:
    """The cells of a study, checked."""

    def __init__(self, plan: StudyPlan, cells: list[Cell] | None = None) -> None:
        self.plan = plan
        self.cells = cells_of(plan) if cells is None else cells

    @property
    def games(self) -> int:
        """How many games there will be, at most."""
        return sum(cell.match.games for cell in self.cells)


def digest(match: Match) -> str:
    """A name for everything that decides the games of a match, but how many there are."""
    body = match.body()
    body.pop("games")
    body["seats"] = [identity(seat) for seat in match.seats]
    body["rules"] = find_game(match.game).rules
    body["version"] = chaudron.__version__
    text = json.dumps(body, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.blake2b(text.encode(), digest_size=10).hexdigest()


def identity(seat: str) -> str:
    """A bot's name; of one that comes from a file, the name with a mark of what is in the file."""
    place = place_of(seat)
    if not place or not Path(place).is_file():
        return seat
    mark = hashlib.blake2b(Path(place).read_bytes(), digest_size=8).hexdigest()
    return seat.replace(place, f"{Path(place).name}@{mark}", 1)


def pairings(bots: list[str], players: int) -> list[list[str]]:
    """Everybody against everybody, so many at a table."""
    return [list(seats) for seats in itertools.combinations(bots, players)]


def cells_of(plan: StudyPlan) -> list[Cell]:
    """Every cell once, in order: set-up by set-up, variant by variant, seats by seats."""
    out: dict[str, Cell] = {}
    variants = plan.variants or [Named("", {})]
    group = 0
    for setup, by_lot in setups_of(plan):
        for variant in variants:
            seed = seed_from(plan.seed, "cell", group)
            group += 1
            for seats in plan.seats:
                place = ", ".join(part for part in (plan.place, setup.name, variant.name) if part)
                try:
                    cell = Cell(
                        setup.name, variant.name, group, made(plan, setup, by_lot, variant, seats, seed),
                        plan.rule,
                    )  # fmt: skip
                except Refusal as refused:
                    if not place:
                        raise
                    raise in_part(place, refused) from refused
                out.setdefault(cell.id, cell)
    return list(out.values())


def setups_of(plan: StudyPlan) -> list[tuple[Named, bool]]:
    """The set-ups that are named, then those by lot."""
    out = [(setup, False) for setup in plan.setups]
    spec = find_game(plan.game)
    random = [preset.options for preset in spec.presets() if preset.name == RANDOM]
    digits = len(str(plan.by_lot))
    for k in range(plan.by_lot):
        out.append((Named(f"#{k + 1:0{digits}}", dict(random[0] if random else {})), True))
    return out or [(Named("", {}), False)]


def made(plan: StudyPlan, setup: Named, by_lot: bool, variant: Named, seats: list[str], seed: int) -> Match:
    """The match of a cell. A set-up has what all bots of the study wish for, so that it is one for all."""
    spec = find_game(plan.game)
    bots = game_bots(plan.game)
    options = usual_options(spec) | plan.options | setup.options | variant.options
    everybody = list(dict.fromkeys(seat for seats in plan.seats for seat in seats))
    spec.check_players(len(seats))
    for seat in seats:
        check_seat(plan.game, seat)
    lots = seed_from(plan.seed, "set-up", setup.name) if by_lot else plan.seed
    wished = bots.suit(bots.bare(everybody), options, lots, optional="auto" if by_lot else "no")
    settled = spec.settle(lots, len(seats), wished)
    if missing := bots.lacking(bots.bare(seats), len(seats), settled):
        raise missing
    cell = match(plan.game, seats, settled, seed, plan.games)
    cell.series = plan.series
    cell.rankings = True
    if plan.start:
        from_position(cell, plan.start, plan.step)
    return cell


def in_part(part: str, refused: Refusal) -> Refusal:
    """The same refusal with the place where it is due."""
    return Refusal("in-part", f"{part}: {refused.message}", {"part": part, "why": refused.message})


def take_up(study: Study, ledger: Ledger) -> int:
    """Count what is in the file already; how many games that is."""
    for cell in study.cells:
        for first in range(0, cell.match.games, cell.match.size()):
            raw = ledger.pieces.get((cell.id, first, cell.upto(first)))
            if raw is not None:
                cell.take(first, Results.of_raw(raw))
    return sum(cell.results.played for cell in study.cells)


def run_study(
    study: Study,
    ledger: Ledger,
    engine: Engine,
    engine_name: str,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what is missing, piece by piece; each is kept as soon as it counts."""
    by_match = {id(cell.match): cell for cell in study.cells}
    known: set[tuple[str, int]] = set()
    for cell in study.cells:
        known |= {(cell.id, first) for first in cell.parts}
    ledger.begin(provenance(study.plan.game, engine_name, engine.jobs) | {"study": study.plan.name})
    with closing(ledger), closing(engine):
        for cell in study.cells:
            ledger.add_cell(cell.id, described(cell))
        for piece, part in engine.run(missing(study, known)):
            cell = by_match[id(piece.match)]
            if cell.stopped:
                continue  # it was begun before the rule had seen enough
            ledger.add((cell.id, piece.first, piece.last), part.raw())
            cell.take(piece.first, part)
            if progress is not None:
                progress(part.played)


def missing(study: Study, known: set[tuple[str, int]]) -> Iterator[Piece]:
    """The pieces that are still to be played, cell by cell; none of a cell that has shown enough."""
    for cell in study.cells:
        for first in range(cell.at, cell.match.games, cell.match.size()):
            if cell.stopped:
                break
            if (cell.id, first) not in known:
                yield Piece(cell.match, first, cell.upto(first))


def described(cell: Cell) -> dict[str, Any]:
    """A cell as it is written down: its match, and what the study calls it."""
    body = cell.match.body()
    body.pop("games")
    names = {"setup": cell.setup, "variant": cell.variant, "group": cell.group}
    return {**body, **names, "rule": cell.rule.body()}


def study_of(ledger: Ledger) -> Study:
    """What a file of results holds, as a study: for those who have nothing else."""
    games: dict[str, int] = {}
    for id, _, last in ledger.pieces:
        games[id] = max(last, games.get(id, 0))
    cells = []
    for id, body in ledger.cells.items():
        if id in games:
            match = Match.of_body({**body, "games": games[id]})
            cell = Cell(body["setup"], body["variant"], body["group"], match, StoppingRule())
            cell.id = id
            cells.append(cell)
    if not cells:
        message = f"there are no results in {ledger.file} yet: run the study first"
        raise Refusal("no-results", message, {"file": str(ledger.file)})
    plan = StudyPlan(cells[0].match.game)
    plan.name = str(ledger.runs[-1].get("study", "")) if ledger.runs else ""
    return Study(plan, [cell for cell in cells if cell.match.game == plan.game])


def as_json(study: Study, ledger: Ledger) -> dict[str, object]:
    """Everything a program needs."""
    return {
        "study": study.plan.name,
        "game": study.plan.game,
        "seed": study.plan.seed,
        "made": ledger.runs,
        "cells": [
            {**described(cell), "stopped": cell.rule.dump(cell.results), **with_bots(cell)}
            for cell in study.cells
        ],
    }


def with_bots(cell: Cell) -> dict[str, object]:
    body = cell.results.dump()
    scores = body.pop("seats")
    assert isinstance(scores, list)
    body.pop("series", None)
    out: dict[str, object] = {
        **body,
        "bots": [{"bot": bot} | score for bot, score in zip(cell.match.seats, scores)],
    }
    if cell.results.series:
        out["series_of"] = [series.dump() for series in cell.results.series]
    return out
