"""Dealing anew: what a seat cannot know may be anything it could be; all else stays as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from chaudron.games.alchemists.alchemy import MIX
from chaudron.games.alchemists.knowledge import light_of, mixed
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import Scenario, table
from chaudron.games.alchemists.state import Player
from chaudron.kernel.rng import stream
from tests.rulings import ruling

ALICE, VINCENT = 0, 1
ALL: dict[str, Any] = {"encyclopedia": True, "golem": True, "busy_days": True}


def dealt_anew(t: Scenario, times: int = 40) -> list[Game]:
    """The table as alice could imagine it."""
    rng = stream(1, "redeal")
    games = [t.setting().clone() for _ in range(times)]
    for game in games:
        game.redeal(ALICE, rng)
    return games


def kinds(games: list[Game], look: Callable[[Game], object]) -> int:
    """How many different sights there are."""
    return len({repr(look(game)) for game in games})


@ruling("A-368")
def test_the_secret_is_any_that_agrees_with_what_alice_was_shown() -> None:
    with table("alice", "vincent") as t:
        game = t.setting()
        truth = game.assignment
        game.players[ALICE].facts = [mixed(0, 1, MIX[truth[0]][truth[1]])]
        game.players[VINCENT].facts = [mixed(2, 3, MIX[truth[2]][truth[3]]), light_of(4, 0)]
        games = dealt_anew(t)
        assert kinds(games, lambda g: g.assignment) > 30
        for g in games:
            assert g.golem is None
            assert g.players[ALICE].facts == game.players[ALICE].facts
            assert all(f.holds(g.assignment, None) for p in g.players for f in p.facts)
        assert kinds(games, lambda g: g.players[VINCENT].facts) > 3
    with table("alice", "vincent", **ALL) as t:
        games = dealt_anew(t)
        assert all(g.golem is not None for g in games)
        assert len({g.golem.index for g in games if g.golem is not None}) > 10


@ruling("A-367", "A-368")
def test_ingredients_change_places_but_not_in_alices_hand() -> None:
    def all_of(game: Game) -> Counter[int]:
        held = [card for p in game.players for card in p.hand + p.aside]
        return Counter(held + game.deck + game.discard)

    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern", aside="flower")
        t.vincent.has(hand="toad, scorpion, flower", aside="mushroom")
        t.deck("fern*3, toad*2").discard("raven_feather*2")
        game = t.setting()
        games = dealt_anew(t)
        for g in games:
            assert all_of(g) == all_of(game)
            alice, vincent = g.players
            assert (alice.hand, alice.aside) == (game.players[ALICE].hand, game.players[ALICE].aside)
            sizes = [len(zone) for zone in (vincent.hand, vincent.aside, g.deck, g.discard)]
            assert sizes == [3, 1, 5, 2]
        for look in (
            lambda g: g.players[VINCENT].hand,
            lambda g: g.players[VINCENT].aside,
            lambda g: g.deck,
            lambda g: g.discard,
        ):
            assert kinds(games, look) > 3


@ruling("A-367", "A-368")
def test_favours_change_places_and_a_hand_holds_no_herbalist() -> None:
    def all_of(game: Game) -> Counter[str]:
        return Counter([card for p in game.players for card in p.favours + p.drawn] + game.favour_deck)

    with table("alice", "vincent") as t:
        t.alice.has(favours="sage", drawn="barmaid, herbalist")
        t.vincent.has(favours="merchant*2", drawn="custodian, sage")
        t.favour_deck("herbalist*3, assistant*2, shopkeeper")
        game = t.setting()
        games = dealt_anew(t)
        for g in games:
            assert all_of(g) == all_of(game)
            alice, vincent = g.players
            assert (alice.favours, alice.drawn) == (["sage"], ["barmaid", "herbalist"])
            assert (len(vincent.favours), len(vincent.drawn), len(g.favour_deck)) == (2, 2, 6)
            assert "herbalist" not in vincent.favours
        assert kinds(games, lambda g: g.players[VINCENT].favours) > 5
        assert kinds(games, lambda g: g.players[VINCENT].drawn) > 5
        assert kinds(games, lambda g: g.favour_deck) > 5
        assert {g.favour_deck[0] for g in games} > {"herbalist"} < {g.favour_deck[-1] for g in games}


@ruling("A-368")
def test_herbalists_that_no_hand_could_hold_may_lie_anywhere_in_the_deck() -> None:
    with table("alice", "vincent") as t:
        t.vincent.has(favours="merchant*10")
        t.favour_deck("herbalist, sage")
        tops = Counter([g.favour_deck[-1] == "herbalist" for g in dealt_anew(t, 100)])
        assert min(tops[True], tops[False]) > 30


@ruling("A-367")
def test_seals_of_others_may_be_any_of_theirs_and_a_white_one_is_on_no_theory() -> None:
    def placed(game: Game, seat: int) -> tuple[list[int], list[int]]:
        theories = [k for x in game.theories if x is not None for s, k in x.seals if s == seat]
        return theories, [k for x in game.articles if x is not None for s, k in x.seals if s == seat]

    def all_of(game: Game, p: Player) -> Counter[int]:
        unused = [k for k, n in enumerate(p.seals) for _ in range(n)]
        theories, articles = placed(game, p.index)
        return Counter(unused + theories + articles)

    with table("alice", "vincent", **ALL) as t:
        t.alice.has(seals="gold_star, red")
        t.vincent.has(seals="gold_star, silver_star, green")
        t.theory("toad", "A1", alice="blue", vincent="red").theory("fern", "A3", vincent="gold_star")
        t.article("red", "toad+, fern+, scorpion-, flower-", alice="silver_star", vincent="white")
        t.article("blue", "mushroom+, flower+, toad-, fern-", vincent="blue")
        game = t.setting()
        games = dealt_anew(t)
        for g in games:
            alice, vincent = g.players
            assert all_of(g, vincent) == all_of(game, game.players[VINCENT])
            assert (alice.seals, placed(g, ALICE)) == (game.players[ALICE].seals, placed(game, ALICE))
            assert [len(where) for where in placed(g, VINCENT)] == [2, 2]
            assert 5 not in placed(g, VINCENT)[0]
            assert [x is None for x in g.theories] == [x is None for x in game.theories]
            assert [x is None for x in g.articles] == [x is None for x in game.articles]
            theory = g.theories[2]
            assert theory is not None and theory.alchemical == 0
            for now, then in zip(g.articles, game.articles, strict=True):
                assert now is None or then is None or now.entries == then.entries
        assert kinds(games, lambda g: g.players[VINCENT].seals) > 3
        assert kinds(games, lambda g: placed(g, VINCENT)[0]) > 5
        assert kinds(games, lambda g: placed(g, VINCENT)[1]) > 2


@ruling("A-368", "A-287")
def test_adventurers_that_have_not_come_may_be_any() -> None:
    for preview, seen in ((True, 3), (False, 2)):
        with table("alice", "vincent", adventurer_preview=preview) as t:
            game = t.begins("order", round=3).setting()
            games = dealt_anew(t)
            for g in games:
                assert sorted([*g.adventurers, g.removed]) == sorted(game.setup.wants)
                assert g.adventurers[:seen] == game.adventurers[:seen]
            assert len({g.removed for g in games}) == 6 - seen
            assert len({g.adventurers[seen] for g in games}) == 6 - seen


@ruling("A-368")
def test_the_kings_moods_to_come_may_lie_in_any_order() -> None:
    with table("alice", "vincent", "marie", **ALL) as t:
        game = t.begins("order", round=2).setting()
        game.moods = [1, 2, 0, 1, 2, 3]
        games = dealt_anew(t)
        for g in games:
            assert g.moods[:2] == [1, 2] and sorted(g.moods[2:]) == [0, 1, 2, 3]
        assert kinds(games, lambda g: g.moods) > 10


@ruling("A-368")
def test_order_boards_below_the_next_one_may_be_any_of_their_rounds() -> None:
    with table("alice", "vincent", **ALL) as t:
        game = t.begins("order", round=2).setting()
        game.days = 1
        games = dealt_anew(t)
        for g in games:
            assert g.boards[:3] == game.boards[:3]
            assert [b.rounds for b in g.boards] == ["1-2", "1-2", "3-4", "3-4", "5-6", "5-6"]
            assert len({b.id for b in g.boards}) == 6
        unseen = [b.id for b in game.setup.all_boards if b.rounds == "3-4" and b is not game.boards[2]]
        assert {g.boards[3].id for g in games} == set(unseen)
        assert kinds(games, lambda g: [b.id for b in g.boards[4:]]) > 5
    with table("alice", "vincent") as t:
        assert all(g.boards == [] for g in dealt_anew(t, 3))


@ruling("A-367")
def test_reports_lie_face_down() -> None:
    with table("alice", "vincent", **ALL) as t:
        players = t.setting().players
        for p in players:
            p.chest, p.ears = [0, 1], [2]
        games = dealt_anew(t)
        for g in games:
            alice, vincent = g.players
            assert (alice.chest, alice.ears) == ([0, 1], [2])
            assert len(set(vincent.chest + vincent.ears)) == 3 and len(vincent.ears) == 1
        assert kinds(games, lambda g: g.players[VINCENT].chest) > 10
        assert {g.players[VINCENT].ears[0] for g in games} == set(range(6))


@ruling("A-367")
def test_startup_cards_are_hidden_until_they_are_shown() -> None:
    def all_of(game: Game) -> list[str]:
        held = [card for p in game.players for card in p.startup]
        return sorted([card.id for card in held + game.startups_left])

    with table("alice", "vincent", startup_funding=True) as t:
        game = t.begins("setup").setting()
        cards = game.startups_left
        for p in game.players:
            p.startup, cards = cards[:2], cards[2:]
        game.startups_left = cards
        games = dealt_anew(t)
        for g in games:
            assert all_of(g) == all_of(game) and len(g.players[VINCENT].startup) == 2
            assert g.players[ALICE].startup == game.players[ALICE].startup
        assert kinds(games, lambda g: [c.id for c in g.players[VINCENT].startup]) > 5
        assert kinds(games, lambda g: [c.id for c in g.startups_left]) > 5
        t.begins("order")
        assert all(g.players[VINCENT].startup == game.players[VINCENT].startup for g in dealt_anew(t))
    with table("alice", "vincent") as t:
        assert all(g.startups_left == [] for g in dealt_anew(t.begins("setup"), 3))


@ruling("A-367")
def test_a_hidden_artifact_may_be_any_of_its_level_that_nobody_saw() -> None:
    with table("alice", "vincent", startup_funding=True) as t:
        t.alice.has(secrets="boots_of_speed")
        t.vincent.has(secrets="periscope, magic_mirror")
        t.left_out("discount_card, printing_press, altar_of_gold")
        game = t.setting()
        games = dealt_anew(t)
        for g in games:
            assert g.players[ALICE].secrets == game.players[ALICE].secrets
            assert [a.level for a in g.players[VINCENT].secrets] == [
                a.level for a in game.players[VINCENT].secrets
            ]
            every = [a.id for a in g.players[VINCENT].secrets + g.left_out]
            assert len(every) == 5 == len(set(every))
        level = game.players[VINCENT].secrets[0].level
        there = {a.id for a in game.left_out if a.level == level} | {"periscope"}
        assert {g.players[VINCENT].secrets[0].id for g in games} == there and len(there) > 1


def test_chance_is_another_every_time() -> None:
    with table("alice", "vincent") as t:
        before = t.setting().rng.dump()
        games = dealt_anew(t, 10)
        assert len({before, *[g.rng.dump() for g in games]}) == 11
        rng = stream(7, "redeal")
        one, two = t.setting().clone(), t.setting().clone()
        one.redeal(ALICE, rng)
        assert one.rng.dump() != rng.dump()  # what follows here is not what follows there
        two.redeal(ALICE, rng)
        assert one.digest() != two.digest()
