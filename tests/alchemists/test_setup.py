"""Set-up: decks, tiles, artifacts, and what everybody begins with."""

from __future__ import annotations

from collections import Counter

import pytest

from chaudron.games.alchemists.alchemy import POTIONS, rank
from chaudron.games.alchemists.events import DiscardedFavours
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.stepper import Stepper, stepper
from tests.rulings import ruling


def begun(seed: int = 1, n: int = 3, **options: object) -> Game:
    game = SPEC.new(seed, n, {"first": 1, **options})
    assert isinstance(game, Game)
    return game


@ruling("A-019", "A-287", "A-288")
def test_adventurers() -> None:
    game = begun()
    assert len(game.adventurers) == 5
    assert sorted([*game.adventurers, game.removed]) == sorted(game.setup.wants)
    assert sorted(" ".join(POTIONS[p] for p in tile) for tile in game.setup.wants.values()) == sorted(
        [
            "green+ blue+ red-", "red+ green+ blue-", "blue+ red+ green+",
            "blue- red- green-", "red- green- blue+", "green- blue- red+",
        ]
    )  # fmt: skip
    assert game.view(0).dump()["adventurers"] == game.adventurers[:1]
    game.round = 3
    assert game.view(0).dump()["adventurers"] == game.adventurers[:3]
    assert begun(adventurer_preview=False).view(0).dump()["adventurers"] == []


@ruling("A-020", "A-286")
def test_three_artifacts_of_each_level_are_in_view() -> None:
    game = begun()
    assert [a.level for a in game.on_sale] == [1, 1, 1]
    assert Counter(a.level for a in game.later) == {2: 3, 3: 3}
    seen = game.view(-1).dump()
    assert seen["on_sale"] == [a.id for a in game.on_sale] and seen["later"] == [a.id for a in game.later]
    golem = begun(encyclopedia=True, golem=True)
    assert [a.level for a in golem.smuggled] == [1, 2, 3]
    assert len(golem.on_sale + golem.later + golem.smuggled) == 12


@ruling("A-021", "A-022", "A-024")
def test_decks_and_possessions() -> None:
    game = begun()
    cards = Counter(game.deck + [i for p in game.players for i in p.hand])
    assert cards == dict.fromkeys(range(8), 5)
    favours = Counter([*game.favour_deck, *[f for p in game.players for f in p.drawn]])
    assert favours == {
        "assistant": 4, "associate": 3, "barmaid": 2, "custodian": 3, "herbalist": 4, "merchant": 2,
        "sage": 2, "shopkeeper": 2,
    }  # fmt: skip
    for p in game.players:
        assert (p.gold, p.reputation, p.seals) == (2, 10, [2, 3, 2, 2, 2, 0])
    with table("alice", "vincent") as t:
        t.begins("new_round")
        assert len(t.stepper.base.view(0).dump()["row"]) == 5  # type: ignore[arg-type]


def first_choices(step: Stepper) -> None:
    for request in step.pending[:]:
        step.step(request.decider, request.options(step.state_of(request.decider))[0])


@ruling("A-025", "A-369")
def test_everybody_keeps_one_favour_of_two() -> None:
    game = begun(2)
    drawn = [p.drawn for p in game.players]
    assert all(len(d) == 2 for d in drawn)
    step = stepper(game, True)
    assert {r.verb_name() for r in step.pending} == {"keep_favour"}
    first_choices(step)
    after = step.base
    assert isinstance(after, Game)
    gone = [e.favours for e in step.events if isinstance(e, DiscardedFavours)]
    assert all(len(g) == 1 for g in gone) and len(gone) == 3


@ruling("A-026", "A-376")
def test_ingredients_by_mode() -> None:
    assert [len(p.hand) for p in begun(mode="apprentice").players] == [3, 3, 3]
    assert [len(p.hand) for p in begun(mode="master").players] == [2, 2, 2]
    assert begun(mode="apprentice").setup.by_sign and not begun(mode="master").setup.by_sign
    assert begun(mode="master", apprentice_debunking=True).setup.by_sign


@ruling("A-027", "A-290")
def test_herbalists_of_the_set_up_come_last() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad, fern", drawn="herbalist, sage")
        t.vincent.has(hand="toad, fern", drawn="herbalist, sage")
        t.deck("flower*3, scorpion*3, mushroom*9").begins("setup", first="vincent")
        t.alice.answers("keep_favour", "herbalist")
        t.alice.shows(hand="toad, fern")
        t.vincent.answers("keep_favour", "herbalist")
        t.vincent.answers("throw_away", "toad, fern")  # the starting player first
        t.alice.answers("throw_away", "toad, scorpion")
        t.alice.shows(hand="fern, scorpion*2")
        assert Counter(t.state.favour_discard) == {"sage": 2, "herbalist": 2}


@ruling("A-027", "A-373")
def test_a_herbalist_does_not_ask_which_two_of_equal_ingredients_go() -> None:
    with table("alice", "vincent") as t:
        t.alice.has(hand="toad", drawn="herbalist, sage")
        t.vincent.has(hand="fern", drawn="sage, merchant")
        t.deck("toad*3, mushroom*9").begins("setup")
        t.alice.answers("keep_favour", "herbalist")
        t.vincent.answers("keep_favour", "sage")
        t.alice.shows(hand="toad*2")
        (kept,) = t.heard("favours", t.vincent)[1:]
        assert (kept["player"], kept["favours"]) == (1, ["sage"])  # and alice's is not told


@ruling("A-028", "A-233")
def test_cubes_by_round() -> None:
    base = {n: begun(1, n).setup.cubes for n in (2, 3, 4)}
    assert base == {2: [3, 6, 6, 6, 6, 6], 3: [3, 5, 5, 5, 5, 5], 4: [3, 4, 4, 4, 4, 4]}
    golem = {n: begun(1, n, encyclopedia=True, golem=True).setup.cubes for n in (2, 3, 4)}
    assert golem == {2: [3, 6, 6, 6, 6, 6], 3: [3, 5, 5, 6, 6, 6], 4: [3, 5, 5, 5, 5, 5]}


@ruling("A-029")
def test_the_marker_passes_to_the_left() -> None:
    firsts = Counter(SPEC.settle(seed, 4, {})["first"] for seed in range(200))
    assert set(firsts) == {1, 2, 3, 4}
    with table("alice", "vincent", "marie") as t:
        t.begins("end_of_round", round=1, first="marie")
        t.alice.is_asked("order_space")


@ruling("A-030", "A-291", "A-373")
def test_a_deck_is_reshuffled_when_a_card_is_needed() -> None:
    with table("alice", "vincent") as t:
        t.deck("toad").discard("fern, fern")
        t.alice.has(favours="")
        game = t.setting()
        game.draw(game.players[0], 2)
        assert game.players[0].hand[0] == 2 and len(game.players[0].hand) == 2
        assert len(game.deck) == 1 and game.discard == []
        game.draw(game.players[1], 5)
        assert len(game.players[1].hand) == 1  # the missing cards are simply not drawn
        game.favour_deck, game.favour_discard = ["sage"], ["merchant"]
        game.take_favours(game.players[0], 3)
        assert sorted(game.players[0].favours) == ["merchant", "sage"]


@ruling("A-289")
def test_the_conference_tiles_follow_the_mode() -> None:
    assert begun(mode="apprentice").setup.first_conference == [-1, 1]
    assert begun(mode="master").setup.first_conference == [-2, -1, 1]
    assert begun(mode="apprentice").setup.second_conference == [-2, -1, 1]
    assert begun(mode="master").setup.second_conference == [-3, -2, -1, 1]


@ruling("A-001", "A-017")
def test_the_secret_is_drawn_evenly_and_shown_to_nobody() -> None:
    counts = Counter(rank(begun(seed).assignment) // 5040 for seed in range(1600))
    assert all(150 < counts[k] < 250 for k in range(8))
    game = begun()
    for seat in range(-1, 3):
        seen = game.view(seat).dump()
        assert "assignment" not in seen and "golem" not in seen


@ruling("A-366")
@pytest.mark.parametrize("public", [True, False])
def test_what_everybody_sees(public: bool) -> None:
    with table("alice", "vincent", gold_public=public) as t:
        t.vincent.has(hand="toad*3", favours="sage", gold=4)
        seen = t.state.view(0).dump()["players"]
        assert isinstance(seen, list)
        other = seen[1]
        assert (other["ingredients"], other["favours"], other["seals_left"]) == (3, 1, 11)
        assert ("gold" in other) == public and "hand" not in other and "seals" not in other
        assert seen[0]["hand"] == [] and t.state.view(0).gold(1) == (4 if public else -1)


@ruling("A-294")
def test_the_player_count_changes_spaces_and_columns() -> None:
    assert [len(begun(1, n).board().open_to(n)) for n in (2, 3, 4)] == [6, 7, 8]
    for n in (2, 3, 4):
        costs = begun(1, n).setup.costs
        assert costs[0] == [1] * (2 if n == 4 else 3) and costs[10] == [1] * (3 if n == 4 else 4)
        assert costs[1:3] == [[1, 2], [2]] and costs[4] == [1, 2] and costs[6:10] == [
            [1, 1], [1, 2], [1, 1], [1, 1],
        ]  # fmt: skip


@ruling("A-023")
def test_five_grants_lie_ready() -> None:
    game = begun()
    assert len(game.setup.grants) == 5 and game.owners == {}
    assert all(len(set(g.ingredients)) == 3 for g in game.setup.grants)
    assert len(begun(encyclopedia=True).setup.grants) == 6


@ruling("A-372")
def test_where_sources_differ_the_printed_board_is_followed() -> None:
    game = begun()
    assert game.setup.readings.endorse_reputation == 0  # programs give 1
    assert game.setup.costs[6] == [1, 1]  # a program says 1, 2


@ruling("A-030")
def test_reshuffled_cards_come_in_another_order() -> None:
    orders, favour_orders = set(), set()
    for seed in range(6):
        with table("alice", "vincent", seed=seed) as t:
            game = t.setting()
            you = game.players[0]
            game.deck, game.discard, you.hand = [], list(range(8)), []
            game.draw(you, 8)
            assert sorted(you.hand) == list(range(8)) and game.discard == []
            orders.add(tuple(you.hand))
            cards = ["sage", "merchant", "barmaid", "assistant", "associate", "shopkeeper"]
            game.favour_deck, game.favour_discard, you.favours = [], cards, []
            game.take_favours(you, 6)
            assert sorted(you.favours) == sorted(cards) and game.favour_discard == []
            favour_orders.add(tuple(you.favours))
    assert len(orders) > 3 and len(favour_orders) > 3


@ruling("A-025", "A-369")
def test_one_of_two_favours_is_kept() -> None:
    with table("alice", "vincent") as t:
        game = t.setting()
        for p, drawn in zip(game.players, (["sage", "merchant"], ["barmaid", "barmaid"]), strict=True):
            p.drawn, p.favours = drawn, []
        t.begins("setup", round=0)
        t.alice.answers("keep_favour", "merchant")
        t.vincent.is_offered("barmaid")  # asked about two equal ones, too
        t.vincent.answers("keep_favour", "barmaid")
        t.alice.shows(favours="merchant", drawn="")
        t.vincent.shows(favours="barmaid", drawn="")
        assert t.state.favour_discard == ["sage", "barmaid"]
        assert [e["favours"] for e in t.heard("discard_favour")] == [["sage"], ["barmaid"]]


@ruling("A-290", "A-367")
def test_nobody_sees_that_somebody_drew_two_equal_favours() -> None:
    """The others see the same, and the same seats are asked, whatever a seat may choose from."""
    seen = []
    for drawn in (["sage", "merchant"], ["barmaid", "barmaid"]):
        with table("alice", "vincent", "marie") as t:
            game = t.setting()
            for p in game.players:
                p.drawn, p.favours = ["sage", "custodian"], []
            game.players[1].drawn = drawn
            t.begins("setup", round=0)
            asked = [(r.decider, r.verb_name(), r.kind, r.lo, r.hi) for r in t.stepper.pending]
            others = [t.stepper.view(seat).dump() for seat in (0, 2, -1)]
            t.alice.answers("keep_favour", "sage")
            after = [t.stepper.view(2).dump(), [e.dump(2) for e in t.stepper.log(2)]]
            t.vincent.answers("keep_favour", drawn[0])
            seen.append([asked, others, after, [e.dump(2) for e in t.stepper.log(2)]])
            t.marie.answers("keep_favour", "custodian")
            t.vincent.shows(favours=drawn[0], drawn="")
            assert drawn[1] in t.state.favour_discard
    assert seen[0] == seen[1]


@ruling("A-020", "A-022", "A-172")
def test_every_game_is_set_up_by_chance() -> None:
    games = [
        begun(seed, 3, encyclopedia=True, golem=True, busy_days=True, startup_funding=True)
        for seed in range(8)
    ]
    for name in ("deck", "favour_deck", "adventurers", "removed", "on_sale", "boards", "moods", "assignment"):
        assert len({str([getattr(x, "id", x) for x in getattr(g, name)]) for g in games}) > 2, name
    assert len({tuple(c.id for c in g.players[0].startup) for g in games}) > 6
    for game in games:
        dealt = [c.id for p in game.players for c in p.startup]
        assert len(dealt) == 12 and len(game.startups_left) == 8
        assert not {c.id for c in game.startups_left} & set(dealt)
