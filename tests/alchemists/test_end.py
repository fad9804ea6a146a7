"""The end of a round, conferences, the exhibition, and the final score."""

from __future__ import annotations

import pytest

from chaudron.games.alchemists.events import named_assignment
from chaudron.games.alchemists.scenario import Scenario, table
from chaudron.games.alchemists.scoring import final_score
from tests.rulings import ruling


def wait(t: Scenario) -> None:
    """End the round with nothing but Sages to draw."""
    t.favour_deck("sage*22")


@ruling("A-145", "A-332", "A-334")
def test_the_steps_of_a_round_s_end() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True, startup_funding=True) as t:
        wait(t)
        t.theory("toad", "A1", alice="red")
        t.alice.has(unused=2, hospital=1, delayed=[(1, 2)], tests=2)
        t.begins("reports", round=1)
        t.alice.answers("report", "chest:large-red")
        events = [e["event"] for e in [x.dump(-1) for x in t.stepper.log(-1)]]
        wanted = ["report", "reputation", "award", "reputation", "favours", "round"]
        assert [e for e in events if e in wanted] == wanted
        t.alice.shows(unused=1)


@ruling("A-146", "A-333")
def test_best_alchemists() -> None:
    with table("alice", "vincent", "marie") as t:
        wait(t)
        t.theory("toad", "A1", alice="red", vincent="gold_star").begins("end_of_round", round=1)
        t.alice.shows(reputation=10)
        assert t.stepper.pending
        t.alice.shows(reputation=11)
        t.vincent.shows(reputation=11)
        t.marie.shows(reputation=10)
    with table("alice", "vincent") as t:
        t.begins("end_of_round", round=1)
        assert t.stepper.pending
        t.alice.shows(reputation=10)  # nobody with no seals


@ruling("A-147", "A-335")
def test_unused_cubes_bring_favours() -> None:
    with table("alice", "vincent", "marie") as t:
        t.favour_deck("sage, merchant, barmaid, assistant").order("vincent, alice, marie")
        t.alice.has(unused=5)
        t.vincent.has(unused=2)
        t.marie.has(unused=1)
        t.begins("end_of_round", round=1)
        t.vincent.is_asked("order_space")
        t.vincent.shows(favours="sage")
        t.alice.shows(favours="merchant, barmaid", unused=0)
        t.marie.shows(favours="")


def after_conference(number: int, mode: str, theories: int) -> int:
    """The change of reputation of a player with so many theories."""
    with table("alice", "vincent", mode=mode) as t:
        wait(t)
        names = ["mushroom", "toad", "flower", "scorpion", "fern"]
        for k in range(theories):
            t.theory(names[k], f"A{k + 1}", alice="red", vincent="red")
        t.begins("end_of_round", round=3 if number == 1 else 5)
        assert t.stepper.pending
        return t.alice.player.reputation - 10 - (1 if theories else 0)  # the award aside


@ruling("A-149", "A-150", "A-151")
def test_conferences() -> None:
    assert [after_conference(1, "apprentice", n) for n in range(3)] == [-1, 1, 1]
    assert [after_conference(1, "master", n) for n in range(4)] == [-2, -1, 1, 1]
    assert [after_conference(2, "apprentice", n) for n in range(4)] == [-2, -1, 1, 1]
    assert [after_conference(2, "master", n) for n in range(5)] == [-3, -2, -1, 1, 1]


@ruling("A-152", "A-336")
def test_conflicted_theories_do_not_count() -> None:
    with table("alice", "vincent", mode="master") as t:
        wait(t)
        t.theory("toad", "A1", alice="red").theory("fern", "A2", alice="red").conflict("toad", "fern")
        t.begins("end_of_round", round=3)
        assert t.stepper.pending
        t.alice.shows(reputation=8)


@ruling("A-337", "A-338")
@pytest.mark.parametrize("favours", [True, False])
def test_after_round_six(favours: bool) -> None:
    with table("alice", "vincent", favors_after_round_6=favours) as t:
        wait(t)
        t.alice.has(unused=4, hospital=1, gold=0)
        t.begins("end_of_round", round=6)
        assert t.over
        t.alice.shows(favours="sage*2" if favours else "", gold=1 if favours else 0)


@ruling("A-338")
def test_a_herbalist_after_round_six_is_a_favour_like_any_other() -> None:
    with table("alice", "vincent") as t:
        t.favour_deck("herbalist, sage*9").deck("toad*9")
        t.alice.has(unused=4, gold=2, hand="fern, flower")
        t.begins("end_of_round", round=6)
        assert t.over
        t.alice.shows(favours="herbalist, sage", hand="fern, flower")
        assert t.alice.player.score["gold"] == 2  # 2 gold, and 2 for each favour
        assert not t.heard("play_favour")


# ---------------------------------------------------------------- the exhibition


@ruling("A-154", "A-339")
def test_exhibition_columns() -> None:
    for names, most in ((("alice", "vincent"), 4), (("alice", "vincent", "marie", "lucas"), 3)):
        with table(*names) as t:
            assert len(t.game.setup.costs[10]) == most
            t.acts(round=6, alice="exhibit*2", vincent="exhibit")
            assert [a[2] for a in t.game.queue if a[0] == 0] == [0, 1, 0]


@ruling("A-155", "A-156", "A-340")
def test_exhibits() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad*3, raven_feather*2, fern")
        t.vincent.has(hand="toad, raven_feather")
        t.acts(round=6, holds="vincent", alice="exhibit*3", vincent="exhibit*2")
        t.alice.is_offered("red+, red-, green+, green-, blue+, blue-")
        t.alice.answers("exhibit", "red-")
        t.alice.mixes("toad+fern")
        t.alice.shows(reputation=9)
        t.vincent.answers("exhibit", "red+")
        t.vincent.mixes("toad+raven_feather")
        t.vincent.shows(reputation=11)  # the first to show it
        t.alice.is_offered("red+, red-, green+, green-, blue+, blue-")  # a failed one again
        t.alice.answers("exhibit", "red+")
        t.alice.shows(reputation=9)  # shown before by somebody else
        t.vincent.is_not_offered("red+")
        t.vincent.declines("exhibit")
        t.alice.is_not_offered("red+")


@ruling("A-157", "A-341", "A-342")
def test_both_signs_of_a_colour() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, raven_feather", shown="red-", artifacts="robe_of_respect")
        t.vincent.has(hand="toad, raven_feather", shown="red-", reputation=14)
        t.acts(round=6, holds="alice", alice="exhibit", vincent="exhibit")
        t.alice.answers("exhibit", "red+")
        t.alice.mixes("toad+raven_feather")
        t.alice.shows(reputation=13)
        t.vincent.answers("exhibit", "red+")
        t.vincent.shows(reputation=16)
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern", reputation=18)
        t.acts(round=6, holds="vincent", alice="exhibit")
        t.alice.answers("exhibit", "red+")
        t.alice.shows(reputation=15)


@ruling("A-158", "A-344")
def test_boots_and_empty_hands_at_the_exhibition() -> None:
    for repeat in (True, False):
        with table("alice", "vincent", boots_repeat_exhibition=repeat) as t:
            t.alice.has(hand="toad*2", artifacts="boots_of_speed")
            t.vincent.has(hand="toad, fern")
            t.acts(round=6, alice="exhibit", vincent="exhibit").favour_deck("sage*9")
            t.vincent.is_asked("exhibit")  # alice had to decline
            t.alice.shows(unused=1)
            t.vincent.declines("exhibit")
            if repeat:
                t.alice.declines("boots")
            assert t.over


@ruling("A-343")
def test_what_an_exhibit_shows() -> None:
    for shows in (False, True):
        with table("alice", "vincent", exhibition_shows_potion=shows) as t:
            t.alice.has(hand="toad, fern")
            t.acts(round=6, holds="vincent", alice="exhibit")
            t.alice.answers("exhibit", "red+")
            (told,) = t.heard("exhibit", t.vincent)
            assert told["success"] is False and "pair" not in told and ("made" in told) == shows
            t.alice.knows("fern + toad = green-" if shows else "fern + toad ≠ red+")


# ---------------------------------------------------------------- the final score


@ruling("A-159", "A-160", "A-345")
def test_the_score() -> None:
    with table("alice", "vincent") as t:
        t.theory("toad", "A3", vincent="red")
        t.alice.has(reputation=12, gold=4, favours="sage, merchant", artifacts="silver_chalice", grants="G1")
        t.begins("end_of_round", round=6)
        assert t.over
        t.alice.shows(
            points=12 + 6 + 2 + 2,
            gold=2,
            score={
                "reputation": 12, "artifacts": 6, "cheap_secrets": 0, "grants": 2, "gold": 2, "reports": 0,
                "golem": 0, "theories": 0, "articles": 0, "wisdom_idol": 0,
            },
        )  # fmt: skip
        t.vincent.shows(reputation=11)  # the last award


@ruling("A-161", "A-162", "A-279")
def test_the_great_revelation() -> None:
    # toad = A3 (+ - -); A2 is (+ - +): only blue is wrong; A1 is (- + -): two are wrong
    for alchemical, points in (
        ("A3", {"gold_star": 5, "silver_star": 3, "red": 0, "green": 0, "blue": 0}),
        ("A2", {"gold_star": -4, "silver_star": -4, "red": -4, "green": -4, "blue": 0}),
        ("A1", {"gold_star": -4, "silver_star": -4, "red": -4, "green": -4, "blue": -4}),
    ):
        for kind, wanted in points.items():
            with table("alice", "vincent") as t:
                t.theory("toad", alchemical, alice=kind)
                game = t.setting()
                final_score(game, game.players[0])
                assert game.players[0].score["theories"] == wanted


@ruling("A-163")
def test_conflicts_are_ignored_at_the_revelation() -> None:
    with table("alice", "vincent", mode="master") as t:
        t.theory("toad", "A3", alice="gold_star").theory("fern", "A1", vincent="red").conflict("toad", "fern")
        game = t.setting()
        final_score(game, game.players[0])
        assert game.players[0].score["theories"] == 5


@ruling("A-164", "A-346")
def test_leftover_gold_breaks_ties() -> None:
    for golds, ranks in (((0, 2), [2, 1]), ((2, 2), [1, 1]), ((3, 2), [1, 2])):
        with table("alice", "vincent") as t:
            t.alice.has(gold=golds[0])
            t.vincent.has(gold=golds[1])
            t.begins("last_gold", round=6)
            assert t.over and t.state.standings() == ranks


@ruling("A-347")
def test_points_may_be_negative() -> None:
    with table("alice", "vincent", mode="master") as t:
        t.alice.has(reputation=0, gold=0)
        t.theory("toad", "A1", alice="gold_star").theory("fern", "A8", alice="red")
        t.begins("last_gold", round=6)
        assert t.over
        t.alice.shows(points=-8)


@ruling("A-345", "A-182")
def test_secret_artifacts_are_shown_and_count() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.alice.has(secrets="bronze_cup", artifacts="crystal_cabinet", gold=0, reputation=10)
        t.begins("last_gold", round=6)
        assert t.over
        t.alice.shows(artifacts="crystal_cabinet, bronze_cup", secrets="", points=10 + 2 * 2 + 4 + 1)
        assert t.alice.player.score["artifacts"] == 8 and t.alice.player.score["cheap_secrets"] == 1
        assert t.state.points(0) == 19
        t.is_at("over")
        assert t.heard("show_artifact") == [{"event": "show_artifact", "player": 0, "artifact": "bronze_cup"}]
        assert t.heard("revelation") == [
            {"event": "revelation", "player": -1, "assignment": named_assignment(t.state.assignment)}
        ]


@ruling("A-153", "A-235")
def test_a_conference_brings_the_next_artifacts() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True, busy_days=True) as t:
        wait(t)
        t.king(on_study=1, supply=5).begins("end_of_round", round=3)
        game = t.setting()
        before = [b.id for b in game.boards]
        assert sorted(a.level for a in game.later) == [2, 2, 2, 3, 3, 3]
        smuggled = game.smuggled[1]
        t.vincent.is_asked("order_space")
        assert [a.level for a in t.state.on_sale] == [2, 2, 2] and [a.level for a in t.state.later] == [
            3,
            3,
            3,
        ]
        assert t.state.smuggled[0] is smuggled
        assert [b.id for b in t.state.boards] == before and t.state.board().id == before[1]
        assert t.state.approval + t.state.on_study == 6
        assert t.heard("conference") == [{"event": "conference", "player": -1, "n": 1}]


@ruling("A-155", "A-071")
def test_where_the_ingredients_of_an_exhibit_go() -> None:
    for artifacts, aside in (("", ""), ("feather_in_cap", "toad, raven_feather")):
        with table("alice", "vincent") as t:
            t.discard("")
            t.alice.has(hand="toad, raven_feather", artifacts=artifacts)
            t.acts(round=6, holds="vincent", alice="exhibit")
            t.alice.answers("exhibit", "red+")
            t.alice.shows(hand="", aside=aside, reputation=11, unused=0)
            assert t.state.discard == ([] if aside else [2, 7])
            assert t.heard("decline") == []


@ruling("A-180", "A-351")
def test_a_secret_feather_is_shown_once_for_all() -> None:
    for shown in (True, False):
        with table("alice", "vincent", startup_funding=True) as t:
            t.alice.has(secrets="feather_in_cap", hand="toad, raven_feather")
            t.acts(round=6, holds="vincent", alice="exhibit")
            t.alice.answers("exhibit", "red+")
            if shown:
                t.alice.agrees("show_feather")
            else:
                t.alice.declines("show_feather")
            p = t.alice.player
            assert [a.id for a in p.secrets] == ([] if shown else ["feather_in_cap"])
            assert [a.id for a in p.artifacts] == [a.id for a in p.shown_secrets]
            assert len(t.heard("show_artifact")) == len(p.artifacts) == (1 if shown else 0)


@ruling("A-317", "A-345")
def test_the_idol_and_the_library_at_the_end() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.theory("toad", "A3", alice="silver_star")
        t.alice.has(artifacts="wisdom_idol, library", books=3, gold=0, approval=0)
        t.begins("last_gold", round=6)
        assert t.over
        score = t.alice.player.score
        assert (score["wisdom_idol"], score["artifacts"], score["theories"]) == (1, 6, 3)
        (told,) = [e for e in t.heard("score") if e["player"] == 0]
        assert told == {"event": "score", "player": 0, **score}
