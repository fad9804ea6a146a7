"""The analysis of a game names what was done wrong, and knows no more than whoever did it."""

import pytest

from chaudron.games.alchemists.choices import ALCHEMICAL
from chaudron.games.alchemists.deduction import all_worlds
from chaudron.games.alchemists.view import AlchemistsView
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.choices import BUY
from chaudron.games.quacks.choices import BREW
from chaudron.games.quacks.odds import explosion_odds
from chaudron.games.quacks.view import QuacksView
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import resume
from chaudron.kernel.stepper import Stepper
from chaudron.kernel.view import View
from chaudron.lab.analysis.course import Decision, course
from chaudron.lab.analysis.findings import Findings
from chaudron.lab.analysis.game import GameAnalysis
from chaudron.lab.analysis.report import GameReport
from chaudron.lab.analysis.worlds import Imagined
from chaudron.testing.blunders import NO_BLUNDER, planted, played

RISKY = 0.35
BOTS = {
    "dominion": ["journeyman", "journeyman"],
    "quacks": ["brewer", "brewer"],
    "alchemists": ["journeyman", "journeyman"],
}


def analysed(record: Record, playouts: int) -> GameReport:
    analysis = GameAnalysis(record, Findings(playouts))
    assert analysis.work()
    return GameReport(analysis)


def passes_a_province_up(view: View, request: Request, answer: object) -> object:
    return None if request.verb == BUY and answer == "province" else NO_BLUNDER


def draws_on(view: View, request: Request, answer: object) -> object:
    """In the last round, where the next chip may well end it all."""
    assert isinstance(view, QuacksView)
    if request.verb != BREW or answer != "stop" or view.round < 9:
        return NO_BLUNDER
    risk = explosion_odds(view.bag(), view.white(view.seat), view.limit(view.seat))
    return "draw" if risk > RISKY else NO_BLUNDER


def publishes_against_what_is_certain(view: View, request: Request, answer: object) -> object:
    """Another alchemical than the one that it must be."""
    assert isinstance(view, AlchemistsView)
    if request.verb != ALCHEMICAL:
        return NO_BLUNDER
    worlds = all_worlds(view.has_golem).knowing_all(view.facts())
    certain = [f"A{row.index(worlds.count()) + 1}" for row in worlds.identities() if worlds.count() in row]
    others = [str(option) for option in view.options(request) if str(option) != answer]
    return others[0] if answer in certain and others else NO_BLUNDER


BLUNDERS = {
    "dominion": passes_a_province_up,
    "quacks": draws_on,
    "alchemists": publishes_against_what_is_certain,
}


def named(game: str, bots: list[str], seed: int, playouts: int) -> None:
    record, step = planted(game, bots, seed, BLUNDERS[game])
    report = analysed(record, playouts)
    swings = report.dump()["swings"]
    assert step in [swing["step"] for swing in swings], (step, swings)
    mine = next(swing for swing in swings if swing["step"] == step)
    assert mine["seat"] == 0 and mine["better"] != mine["played"]


@pytest.mark.once
@pytest.mark.parametrize(("game", "seed"), [("quacks", 43)])
def test_a_planted_blunder_is_named(game: str, seed: int) -> None:
    named(game, BOTS[game], seed, 12)


@pytest.mark.all
@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "bots", "seed", "playouts"),
    [
        ("dominion", ["journeyman", "apprentice"], 10, 40),
        ("quacks", ["brewer", "journeyman"], 2, 40),
        ("alchemists", ["journeyman", "scientist"], 2, 12),
    ],
)
def test_a_planted_blunder_is_named_beside_the_mistakes_of_others(
    game: str, bots: list[str], seed: int, playouts: int
) -> None:
    named(game, bots, seed, playouts)


# ---------------------------------------------------------------- what is hidden


def with_other_cards(decision: Decision, chance: int) -> Decision:
    """The same question where everything that the seat cannot know lies otherwise."""
    state = decision.before.base.clone()
    state.redeal(decision.seat, stream(chance, "otherwise"))
    other = Stepper(state)
    other.start()
    return Decision(decision.step, decision.seat, decision.played, other)


@pytest.mark.parametrize("game", ["dominion", "alchemists"])
def test_what_nobody_could_know_has_no_part_in_an_estimate(game: str) -> None:
    """With equal chance the estimate is the same to the last world, however the hidden cards lie."""
    bots = {"dominion": ["big-money", "big-money:witch=2"], "alchemists": ["scientist", "scientist"]}[game]
    decisions = course(played(game, bots, 5)[0].record()).decisions
    quiet = [d for d in decisions if d.before.quiet() and not d.before.base.open_seats]
    imagined = Imagined(game)
    if game == "dominion":
        imagined.player = "big-money"  # which breeds no plan first
    moved = 0
    for decision in quiet[len(quiet) // 3 :: len(quiet) // 3][:2]:
        other = with_other_cards(decision, 7)
        moved += other.before.base.digest() != decision.before.base.digest()
        for world in range(3):
            for answer in (decision.played, None):
                if answer is None:
                    assert imagined.as_usual(decision, "t", world) == imagined.as_usual(other, "t", world)
                else:
                    mine = imagined.after(decision, answer, "t", world)
                    assert mine == imagined.after(other, answer, "t", world)
    assert moved == 2


def test_where_bags_lie_open_the_true_order_has_no_part_in_an_estimate() -> None:
    """In The Quacks only orders are hidden: what comes of many worlds is the same, give or take chance."""
    decisions = course(played("quacks", BOTS["quacks"], 5)[0].record()).decisions
    decision = decisions[-9]
    imagined = Imagined("quacks")
    won = [
        sum(imagined.as_usual(d, "t", world)[0] for world in range(150))
        for d in (decision, with_other_cards(decision, 7))
    ]
    assert abs(won[0] - won[1]) / (60 * 150) < 0.15


# ---------------------------------------------------------------- numbers


def test_what_was_found_does_not_depend_on_how_the_work_is_cut() -> None:
    record, _ = planted("quacks", BOTS["quacks"], 43, draws_on)
    whole = analysed(record, 2).dump()
    pieces = GameAnalysis(record, Findings(2))
    while not pieces.work(0.2):
        pieces = GameAnalysis(record, pieces.findings)
    assert GameReport(pieces).dump() == whole
    for seat, account in enumerate(whole["accounts"]):
        parts = sum(account[part]["value"] for part in ("own", "others", "luck"))
        assert parts == pytest.approx(whole["ends"][seat] - whole["curve"][0]["win"][seat]["value"], abs=1e-4)


def test_a_game_that_runs_is_not_analysed() -> None:
    record = played("quacks", BOTS["quacks"], 5)[0].record()
    half = resume(record, find_game("quacks"), 40).record()
    with pytest.raises(Refusal) as refused:
        GameAnalysis(half, Findings(1))
    assert refused.value.code == "analyse-unfinished"


@pytest.mark.once
def test_what_was_certain_and_not_used_is_told() -> None:
    """Nobody publishes anything: whatever became certain before the last round came to nothing."""
    record = played("alchemists", ["scientist", "random"], 2)[0].record()
    analysis = GameAnalysis(record, Findings(1))
    list(analysis.watch())
    found = analysis.findings.insights
    assert found is not None
    for insight in found:
        view = analysis.course.decisions[insight.step].before.view(insight.seat)
        assert isinstance(view, AlchemistsView)
        worlds = all_worlds(view.has_golem).knowing_all(view.facts())
        assert any(worlds.count() in row for row in worlds.identities())
