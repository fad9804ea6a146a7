"""The Golem Project: studying, animating, reports, conferences, scoring."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pytest

from chaudron.games.alchemists.conferences import conference_after
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import Scenario, table
from chaudron.games.alchemists.scoring import final_score
from chaudron.games.alchemists.spec import SPEC
from tests.rulings import ruling


def project(*names: str, **options: object) -> AbstractContextManager[Scenario]:
    return table(*(names or ("alice", "vincent")), encyclopedia=True, golem=True, **options)  # type: ignore[arg-type]


@ruling("A-234", "A-235", "A-370")
def test_cards_of_the_golem() -> None:
    for seed in range(10):
        game = SPEC.new(seed, 2, {"encyclopedia": True, "golem": True, "startup_funding": True})
        assert isinstance(game, Game)
        everything = [a.id for a in game.on_sale + game.later + game.smuggled + game.left_out]
        assert {"kings_seal", "library", "replicator"} <= set(everything)
        assert game.favour_deck.count("courtier") == 4
        assert [a.level for a in game.smuggled] == [1, 2, 3]
    plain = SPEC.new(1, 2, {"encyclopedia": True})
    assert isinstance(plain, Game)
    assert "library" not in [a.id for a in plain.on_sale + plain.later + plain.left_out]
    with project() as t:
        t.favour_deck("sage*22")
        smuggled = [a.id for a in t.game.smuggled]
        t.begins("end_of_round", round=3)
        assert t.stepper.pending and [a.id for a in t.state.smuggled] == smuggled[1:]


@ruling("A-237", "A-238")
def test_the_king_s_mood() -> None:
    for n, tokens in ((3, [1, 1, 1, 2, 2, 3]), (4, [1, 2, 2, 3, 3, 4])):
        game = SPEC.new(3, n, {"encyclopedia": True, "golem": True})
        assert isinstance(game, Game) and sorted(game.moods) == tokens
    with project() as t:
        t.favour_deck("sage*22").king(on_study=1)
        t.begins("end_of_round", round=1)
        assert t.stepper.pending
        assert (t.state.on_study, t.state.approval) == (1, 15)  # the old one left, a new one came


@ruling("A-247", "A-249", "A-251")
def test_testing_an_ingredient() -> None:
    with project() as t:
        t.golem("large-blue", "small-red").king(on_study=1)
        t.alice.has(hand="toad, mushroom", artifacts="magic_mortar")
        t.discard("").acts(round=1, holds="vincent", alice="study_golem*2")
        t.alice.answers("study", "mushroom")  # A1: small red, small green, large blue
        t.alice.knows("the golem's reaction to mushroom: both")
        t.alice.shows(hand="toad", approval=1, tests=1)
        assert t.state.discard == [0]
        assert t.heard("study_golem", t.vincent) == [{"event": "study_golem", "player": 0}]
        t.alice.answers("study", "toad")
        t.alice.shows(approval=1, tests=2)


@ruling("A-248", "A-250", "A-354")
def test_animating_needs_two_tests() -> None:
    with project() as t:
        t.golem("large-blue", "small-red")
        t.alice.has(hand="toad*4", tests=1)
        t.acts(round=1, holds="vincent", alice="study_golem*2")
        t.alice.is_offered("toad")
        t.alice.answers("study", "toad")
        t.alice.is_offered("toad, animate")
        t.alice.answers("study", "toad")
        t.alice.shows(tests=2)
    with project() as t:
        t.golem("large-blue", "small-red")
        t.alice.has(hand="", tests=2)
        t.vincent.has(hand="", tests=1)
        t.acts(round=1, alice="study_golem", vincent="study_golem", holds="alice")
        t.alice.is_offered("mushroom, fern, animate")
        t.alice.declines("study")
        t.alice.is_asked("mix")  # vincent had nothing to test
        t.vincent.shows(unused=1)


@ruling("A-255", "A-256", "A-362")
def test_animations() -> None:
    with project() as t:
        t.golem("large-red", "small-green").king(on_study=2)  # red+ and green-: A2 and A3
        t.alice.has(hand="", tests=2)
        t.acts(round=1, holds="vincent", alice="study_golem*2")
        t.alice.answers("study", "animate")
        t.alice.answers("animate", "toad+mushroom")
        t.alice.shows(reputation=8, approval=0, animated=False)
        assert "pair" not in t.heard("animate", t.vincent)[0]
        t.alice.answers("study", "animate")
        t.alice.answers("animate", "toad+fern")
        t.alice.shows(animated=True, approval=1)
        assert [e["success"] for e in t.heard("animate")] == [False, True]


@ruling("A-257")
def test_after_success_only_tests() -> None:
    with project() as t:
        t.golem("large-red", "small-green")
        t.alice.has(hand="toad", tests=2, animated=True)
        t.acts(round=1, holds="vincent", alice="study_golem")
        t.alice.is_offered("toad")


@ruling("A-258")
def test_the_smuggled_artifact() -> None:
    with project() as t:
        t.on_sale("magic_mortar", smuggled="printing_press, silver_chalice, bronze_cup")
        t.alice.has(gold=3, approval=1)
        t.vincent.has(gold=9, approval=0)
        t.acts(round=1, holds="vincent", alice="buy_artifact", vincent="buy_artifact")
        t.alice.answers("buy", "printing_press")
        t.alice.shows(gold=0, approval=0, artifacts="printing_press")
        t.vincent.is_offered("magic_mortar")
        t.vincent.declines("buy")


@ruling("A-260", "A-261", "A-262")
def test_reports() -> None:
    with project() as t:
        t.alice.has(tests=2)
        t.vincent.has(tests=1)
        t.favour_deck("sage*22").begins("reports", round=1)
        t.vincent.is_not_asked()
        t.alice.answers("report", "chest:large-red/small-blue")
        assert t.report(t.alice, "chest") == ["large-red", "small-blue"]
        assert "tokens" not in t.heard("report", t.vincent)[0]
        t.goes_on_to("reports", round=2)
        assert {"take_back:chest:large-red", "take_back:chest:small-blue"} <= t.alice.offered()
        assert not any(word.startswith("chest") for word in t.alice.offered())
        t.alice.answers("report", "take_back:chest:large-red")
        assert t.report(t.alice, "chest") == ["small-blue"]
        t.goes_on_to("reports", round=3)
        assert not any("chest" in word for word in t.alice.offered())  # never added to, never empty


@ruling("A-263", "A-357")
def test_a_token_serves_one_part() -> None:
    with project() as t:
        t.alice.has(tests=2, chest="large-red")
        t.begins("reports", round=1)
        assert not any("large-red" in word for word in t.alice.offered())
        assert "ears:small-red/large-green" in t.alice.offered()
        assert "ears:small-red/small-red" not in t.alice.offered()
        t.alice.declines("report")
    with project() as t:
        t.alice.has(tests=2, chest="large-red, small-red")
        t.favour_deck("sage*22").begins("reports", round=1)
        t.alice.answers("report", "take_back:chest:large-red")
        t.goes_on_to("reports", round=2)
        assert "ears:large-red" in t.alice.offered()


@ruling("A-264")
def test_reports_from_the_lowest_flask() -> None:
    with project() as t:
        t.alice.has(tests=2)
        t.vincent.has(tests=2, animated=True)
        t.order("alice, vincent").begins("reports", round=1).favour_deck("sage*22")
        t.vincent.declines("report")
        t.alice.is_asked("report")


def hold(game: Game) -> None:
    found = conference_after(game.round, game.setup)
    assert found is not None
    game.hold_conference(found)


def conference(number: int, mode: str, reports: list[str], animated: str = "") -> list[int]:
    """The changes of reputation by a golem conference, the theories aside."""
    names = ["alice", "vincent", "marie", "lucas"][: len(reports)]
    with project(*names, mode=mode) as t:
        t.favour_deck("sage*22")
        for seat, report in zip(t.seats, reports, strict=True):
            chest, _, ears = report.partition("|")
            seat.has(chest=chest, ears=ears, animated=seat.name == animated)
        game = t.setting()
        game.round = 3 if number == 1 else 5
        none = (game.setup.first_conference if number == 1 else game.setup.second_conference)[0]
        before = [p.reputation for p in game.players]
        hold(game)
        return [p.reputation - b - none for p, b in zip(game.players, before, strict=True)]


@ruling("A-265", "A-266")
def test_the_first_conference() -> None:
    assert conference(1, "apprentice", ["large-red", "|small-blue, small-red", ""]) == [1, 1, 0]
    assert conference(1, "master", ["large-red", "|small-blue, small-red", ""]) == [0, 0, -2]
    with project() as t:
        t.favour_deck("sage*22")
        t.alice.has(chest="large-red")
        t.begins("end_of_round", round=3)
        assert t.stepper.pending
        t.alice.shows(favours="sage")
        t.vincent.shows(favours="")


ONE, TWO = "large-red", "large-red, small-red"


@ruling("A-267", "A-268", "A-269")
def test_the_second_conference() -> None:
    reports = [f"{ONE}|large-blue, small-blue", ONE, ONE, TWO]
    assert conference(2, "master", reports) == [2, 0, 0, -2]
    assert conference(2, "apprentice", reports, animated="lucas") == [2, 0, 0, 1]


@ruling("A-270", "A-360", "A-361")
def test_ties_at_the_second_conference() -> None:
    assert conference(2, "master", [ONE, ONE, ONE]) == [0, 0, 0]
    assert conference(2, "master", ["", "", ""]) == [-2, -2, -2]
    assert conference(2, "master", [ONE, ONE]) == [0, 0]
    assert conference(2, "master", ["", ""]) == [-2, -2]
    assert conference(2, "master", [ONE, ""]) == [2, -2]


@ruling("A-271", "A-272")
def test_the_golem_s_second_tile() -> None:
    for gap in (0, -1):
        for mode, wanted in (("apprentice", [-2, -1, gap, 1]), ("master", [-3, -2, -1, gap, 1])):
            with project(mode=mode, golem_second_theories_gap=gap) as t:
                assert t.game.setup.second_conference == wanted
    with project(mode="apprentice") as t:
        t.alice.has(artifacts="robe_of_respect", chest=ONE)
        for name, a in (("toad", "A1"), ("fern", "A2"), ("flower", "A3")):
            t.theory(name, a, alice="red")
        game = t.setting()
        game.round = 5
        hold(game)
        t.alice.shows(reputation=14)  # 1 + 2, and the Robe once


@ruling("A-273", "A-274", "A-276")
@pytest.mark.parametrize(
    ("chest", "points"),
    [
        ("large-red", 4),
        ("large-red, small-red", 2),
        ("small-red, large-blue", -6),
        ("small-red", -8),
        ("", 0),
    ],
)
def test_reports_at_the_end(chest: str, points: int) -> None:
    with project() as t:
        t.golem("large-red", "small-green")
        t.alice.has(chest=chest, approval=2, gold=0, animated=True)
        game = t.setting()
        final_score(game, game.players[0])
        score = game.players[0].score
        assert (score["reports"], score["golem"], score["gold"]) == (points, 5, 1)
        assert game.players[0].gold == 1


@ruling("A-275", "A-358")
def test_the_best_and_the_worst_reports() -> None:
    for chest, ears, total in (
        ("large-red", "small-green", 8),
        ("small-green", "large-red", -16),
        ("small-green, large-red", "small-blue", -6),
    ):
        with project() as t:
            t.golem("large-red", "small-green")
            t.alice.has(chest=chest, ears=ears)
            game = t.setting()
            final_score(game, game.players[0])
            assert game.players[0].score["reports"] == total


@ruling("A-353", "A-355")
def test_reconstructed_costs_and_the_courtier() -> None:
    with project(study_golem_cubes="1,1,1", visit_library_cubes="2") as t:
        assert (t.game.setup.costs[3], t.game.setup.costs[5]) == ([1, 1, 1], [2])
    with project() as t:
        assert (t.game.setup.costs[3], t.game.setup.costs[5]) == ([1, 2], [1, 2])
        t.king(on_study=1, supply=5)
        t.alice.has(hand="toad", favours="courtier")
        t.acts(round=1, holds="vincent", alice="study_golem")
        t.alice.answers("study", "toad")
        t.alice.agrees("play_favour")
        t.alice.shows(approval=2)
    marked = {row["path"] for row in facts()["reconstructed_index"]}
    assert {"/favor_cards/courtier", "/action_spaces/study_golem", "/artifacts/kings_seal"} <= marked


@ruling("A-356")
def test_the_king_s_seal() -> None:
    with project() as t:
        t.alice.has(artifacts="kings_seal", approval=1, gold=9)
        t.acts(round=2, holds="vincent", alice="visit_library, publish")
        t.alice.agrees("visit")
        t.alice.agrees("use_seal")
        t.alice.answers("read", min(t.alice.offered()))
        t.alice.shows(approval=1, used="kings_seal")
        t.alice.writes("red", "toad, fern, flower, scorpion", "++", "gold_star")
        t.alice.shows(approval=0)
    with project() as t:
        t.alice.has(artifacts="kings_seal", gold=0)
        game = t.setting()
        final_score(game, game.players[0])
        assert game.players[0].score["artifacts"] == 1 and game.players[0].score["gold"] == 0


@ruling("A-359")
def test_boots_study_once_more() -> None:
    with project() as t:
        t.alice.has(hand="toad*2", artifacts="boots_of_speed", approval=2)
        t.acts(round=1, holds="vincent", alice="study_golem, visit_library")
        t.alice.answers("study", "toad")
        t.alice.agrees("boots")
        t.alice.answers("study", "toad")
        t.alice.shows(tests=2, hand="")
        t.alice.agrees("visit")
        t.alice.answers("read", min(t.alice.offered()))
        t.alice.shows(approval=1)
        t.vincent.is_asked("mix")  # the boots are used
    with project() as t:
        t.alice.has(artifacts="boots_of_speed", approval=2)
        t.acts(round=1, holds="vincent", alice="visit_library")
        t.alice.agrees("visit")
        t.alice.answers("read", min(t.alice.offered()))
        t.alice.agrees("boots")
        t.alice.agrees("visit")
        t.alice.answers("read", min(t.alice.offered()))
        t.alice.shows(approval=0, books=2)  # paid again


@ruling("A-355")
def test_the_courtier_s_token_comes_from_the_supply() -> None:
    for supply, taken in ((3, 1), (0, 0)):
        with table("alice", "vincent", encyclopedia=True, golem=True) as t:
            t.alice.has(hand="toad, fern", favours="courtier", approval=0)
            t.king(on_study=0, supply=supply).acts(round=2, holds="vincent", alice="study_golem")
            t.alice.answers("study", "toad")
            t.alice.agrees("play_favour")
            t.alice.shows(approval=taken)
            assert t.state.approval == supply - taken


@ruling("A-255", "A-362")
def test_what_an_animation_teaches() -> None:
    """Awake or not, whoever tried knows which two were named."""
    for pair, awake in (("scorpion+raven_feather", False), ("mandrake_root+raven_feather", True)):
        with table("alice", "vincent", encyclopedia=True, golem=True) as t:
            t.golem("large-red", "large-green")  # plus and plus: the mandrake root and the feather
            t.alice.has(tests=2)
            t.acts(round=2, holds="vincent", alice="study_golem")
            t.alice.answers("study", "animate")
            t.alice.answers("animate", pair)
            t.alice.shows(animated=awake)
            first, second = pair.split("+")
            t.alice.knows(f"{first} and {second} {'wake' if awake else 'do not wake'} the golem")
            assert t.heard("animate", t.vincent) == [{"event": "animate", "player": 0, "success": awake}]


@ruling("A-262", "A-263")
def test_reports_on_the_ears() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.favour_deck("sage*9")
        t.alice.has(tests=2, chest="large-red")
        t.begins("reports", round=1)
        t.alice.answers("report", "ears:large-green/small-blue")
        t.alice.shows(chest="large-red", ears="large-green, small-blue")
        assert t.heard("report", t.vincent) == [{"event": "report", "player": 0, "part": "ears", "n": 2}]
