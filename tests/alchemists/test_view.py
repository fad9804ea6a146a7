"""What a board is told: what is being carried out, what things cost, what fell, how it ended."""

from __future__ import annotations

from typing import Any

import pytest

from chaudron.games.alchemists.scenario import Scenario, Seat, table
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.driver import CallbackDriver
from chaudron.testing.alchemists.playing import some_table
from chaudron.testing.playing import random_bots


def look(t: Scenario, seat: Seat | None = None) -> dict[str, Any]:
    """The view of a seat, or a spectator's."""
    return dict(t.stepper.view(-1 if seat is None else seat.index).dump())


def asked(t: Scenario, seat: Seat) -> dict[str, Any]:
    """The question to a seat, as a client gets it."""
    return dict(t.asked(seat).dump(t.state))


def test_everybody_sees_what_is_carried_out_and_what_is_still_to_come() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern")
        t.acts(round=2, holds="vincent", alice="transmute, drink", vincent="transmute")
        seen = look(t)
        assert seen["now"] == {"step": "act", "space": "transmute", "seat": 0, "n": 0}
        assert seen["queue"] == [
            {"step": "act", "space": "transmute", "seat": 1, "n": 0},
            {"step": "done", "space": "transmute"},
            {"step": "act", "space": "drink", "seat": 0, "n": 0},
            {"step": "act", "space": "drink", "seat": 1, "n": 0},
            {"step": "done", "space": "drink"},
        ]
        assert seen["to_act"] == []
        t.alice.declines("transmute")
        assert look(t)["now"]["seat"] == 1


def test_who_still_has_a_turn_in_a_phase() -> None:
    with table("alice", "vincent", "marie", first=2) as t:
        t.begins("new_round", round=1)
        assert look(t)["to_act"] == [1, 2, 0] and look(t)["now"] is None
        t.vincent.answers("order_space", "2")
        assert look(t)["to_act"] == [2, 0]
        t.marie.answers("order_space", "3")
        t.alice.answers("order_space", "1")
        assert (look(t)["phase"], look(t)["to_act"]) == ("declare", [2, 1, 0])


def test_a_sale_has_prices_smileys_and_sellers() -> None:
    with table("alice", "vincent", "marie") as t:
        t.alice.has(hand="toad, raven_feather", reputation=18)
        t.vincent.has(reputation=5)
        t.adventurer("cleric").acts(round=2, holds="marie", alice="sell")
        t.alice.agrees("confirm_sale")
        seen = look(t)
        assert [p["prices"] for p in seen["players"]] == [[5, 4, 3, 2], [3, 2, 1, 0], [4, 3, 2, 1]]
        assert [p["smileys"] for p in seen["players"]] == [[2, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3, 4]]
        assert seen["sale"]["adventurer"] == "cleric" and seen["sale"]["wants"] == seen["sale"]["open"]
        assert seen["now"] == {"step": "sale", "space": "sell", "seat": 0, "n": 0}
        wanted = seen["sale"]["wants"][0]
        t.alice.answers("sell_potion", wanted)
        assert asked(t, t.alice)["chosen"] == [wanted]
        t.alice.answers("guarantee", "exact")
        assert look(t)["sale"]["sold"] == [{"place": 0, "seat": 0}]
        assert wanted not in look(t)["sale"]["open"]
    with table("alice", "vincent") as t:
        t.begins("order", round=1)
        assert look(t)["sale"] is None


@pytest.mark.parametrize(("reputation", "loss"), [(5, 0), (10, 1), (15, 2), (19, 3)])
def test_a_question_says_what_reputation_is_at_stake(reputation: int, loss: int) -> None:
    with table("alice", "vincent", mode="master") as t:
        t.alice.has(reputation=reputation)
        t.theory("toad", "A1", vincent="red").acts(round=3, holds="vincent", alice="debunk")
        at_stake = {"gain": 2, "loss": loss}
        assert at_stake.items() <= asked(t, t.alice).items()
        t.alice.answers("debunk", "toad+fern")
        assert at_stake.items() <= asked(t, t.alice).items()
        t.alice.answers("claim", "neutral")


def test_an_exhibit_says_what_it_would_bring() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern, flower", shown="red+")
        t.acts(round=6, holds="vincent", alice="exhibit")
        prompt = asked(t, t.alice)
        assert (prompt["figures"]["red-"], prompt["figures"]["blue+"], prompt["loss"]) == (3, 1, 1)
        t.alice.declines("exhibit")


def test_spaces_cubes_and_conferences_are_in_the_view() -> None:
    with table("alice", "vincent", "marie", "lucas") as t:
        t.theory("toad", "A1", alice="red").begins("order", round=1)
        seen = look(t)
        spaces = {space["id"]: space for space in seen["spaces"]}
        assert " ".join(spaces) == (
            "forage transmute sell buy_artifact debunk publish test_student drink exhibit"
        )
        assert spaces["sell"] == {"id": "sell", "cubes": [2], "rounds": (2, 6), "open": False}
        assert spaces["forage"]["open"] and len(seen["cubes_by_round"]) == 6
        assert [(c["number"], c["round"]) for c in seen["conferences"]] == [(1, 3), (2, 5)]
        row = seen["conferences"][0]["theories"]
        assert seen["conferences"][0]["standing"] == [row[1], row[0], row[0], row[0]]
        assert [p["published"] for p in seen["players"]] == [1, 0, 0, 0]
        assert seen["board"]["bottom"]["cost"] == (0, 0, 0, 0)
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.begins("order", round=4)
        seen = look(t)
        assert [c["round"] for c in seen["conferences"]] == [5] and seen["conferences"][0]["golem"]
        assert {"study_golem", "visit_library"} <= {space["id"] for space in seen["spaces"]}


def test_what_fell_shows_its_seals() -> None:
    with table("alice", "vincent", encyclopedia=True, secret="toad=A7") as t:
        t.theory("toad", "A8", vincent="gold_star")
        t.article("blue", "toad+, fern+, scorpion-, flower-", vincent="white")
        t.acts(round=2, holds="vincent", alice="debunk, publish")
        assert look(t, t.alice)["theories"]["toad"]["seals"] == [{"seat": 1}]
        t.alice.shows_sign("toad", "blue")
        for seen in (look(t), look(t, t.alice), look(t, t.vincent)):
            assert seen["fallen"] == [
                {"ingredient": "toad", "alchemical": "A8", "seals": [{"seat": 1, "seal": "gold_star"}]}
            ]
            (article,) = seen["fallen_articles"]
            assert (article["colour"], article["seals"]) == ("blue", [{"seat": 1, "seal": "unstarred_white"}])
        assert asked(t, t.alice)["about"] == ["toad", "blue"]  # in place of these
        t.alice.answers("publish", "theory:toad")
        t.alice.answers("alchemical", "A3")
        assert asked(t, t.alice)["about"] == ["toad", "A3"]
        t.alice.answers("seal", "gold_star")


def test_questions_say_what_they_are_about_and_what_they_take() -> None:
    with table("alice", "vincent", encyclopedia=True, golem=True) as t:
        t.theory("toad", "A1", vincent="gold_star").article(
            "red", "toad+, fern+, flower-, scorpion-", vincent="red"
        )
        t.alice.has(gold=3, approval=1)
        t.acts(round=2, holds="vincent", alice="publish")
        prompt = asked(t, t.alice)
        assert prompt["figures"]["theory:fern"] == 1 and prompt["figures"]["endorse:toad"] == 2
        assert prompt["figures"]["article:blue"] == 0 and prompt["figures"]["endorse_article:red"] == 1
        assert prompt["approval"] == ["endorse_article:red", "article:green", "article:blue"]
        t.alice.answers("publish", "endorse_article:red")
        assert asked(t, t.alice)["about"] == ["red"]
        t.alice.answers("seal", "gold_star")
        assert t.heard("approval") == [{"event": "approval", "player": 0, "n": -1}]
        assert [(e["player"], e["n"]) for e in t.heard("gold")] == [(0, -1), (1, 1)]
    with table("alice", "vincent") as t:
        t.alice.has(gold=9, favours="shopkeeper*2")
        t.on_sale("periscope")
        t.acts(round=2, holds="vincent", alice="buy_artifact")
        assert look(t, t.alice)["prices"] == asked(t, t.alice)["figures"]
        assert "prices" not in look(t)
        t.alice.answers("buy", "periscope")
        assert asked(t, t.alice)["about"] == ["periscope"]
        t.alice.answers("shopkeepers", 1)
    with table("alice", "vincent") as t:
        t.alice.has(artifacts="periscope")
        t.vincent.has(hand="toad, fern, flower", gold=1)
        t.setting().happy = False
        t.acts(round=2, holds="alice", vincent="test_student")
        assert asked(t, t.vincent)["cost"] == 1
        t.vincent.mixes("toad+fern")
        assert asked(t, t.alice)["on"] == 1
        t.alice.agrees("spy")
        assert look(t)["players"][0]["used"] == ["periscope"]


def test_reputation_to_come_lies_open() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.alice.has(delayed=[(1, 2)])
        t.begins("order", round=1)
        assert [p["delayed"] for p in look(t)["players"]] == [[(1, 2)], []]


def test_the_end_is_told_as_data_and_seal_by_seal() -> None:
    for seed in range(40):
        n, options = some_table(seed)
        game = SPEC.new(seed, n, options)
        game.run(CallbackDriver(random_bots(seed, n)))
        seen: Any = game.view(-1).dump()
        for p in seen["players"]:
            mine = [
                seal["points"]
                for theory in seen["theories"].values()
                if theory
                for seal in theory["seals"]
                if seal["seat"] == p["seat"]
            ]
            assert sum(mine) == p["score"]["theories"] and sum(p["score"].values()) == p["points"]
            assert sum(p.get("report_points", {}).values()) == p["score"]["reports"]
        assert sorted(seen["assignment"].values()) == [f"A{k}" for k in range(1, 9)]
        assert (seen["golem"] is not None) == ("golem" in seen["modules"])
        if seen["golem"]:
            assert sorted(seen["golem"]) == ["chest", "ears"]
