"""What holds in every game, over random modules, modes and tables with random answers."""

from __future__ import annotations

import pytest

from chaudron.cli.refusals import explain
from chaudron.games.alchemists.deduction import all_worlds
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.scenario import table
from chaudron.games.alchemists.spec import SPEC
from chaudron.kernel.driver import CallbackDriver, RecordingDriver
from chaudron.kernel.errors import Refusal
from chaudron.kernel.journal import Journal
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session
from chaudron.locales import Texts
from chaudron.testing.alchemists.playing import NAMES, some_table
from chaudron.testing.alchemists.properties import HEARD, quick, thorough
from chaudron.testing.playing import check_listening_changes_nothing, random_bots, saved_and_loaded
from tests.rulings import ruling

HIDDEN_OF_THE_TABLE = (
    "assignment", "golem", "deck", "discard", "favour_deck", "adventurers", "removed", "moods", "boards",
    "startups_left",
)  # fmt: skip
HIDDEN_OF_PLAYERS = (
    "hand", "favours", "drawn", "seals", "startup", "secrets", "facts", "chest", "ears", "aside",
)  # fmt: skip


@ruling("A-292", "A-121", "A-363")
@pytest.mark.parametrize("seed", range(60))
def test_everything_is_counted_and_every_option_taken(seed: int) -> None:
    """Cards, tokens, seals, cubes, gold and reputation add up; nobody hears too much; a record replays."""
    quick(seed)


def test_random_games_tell_every_event_there_is() -> None:
    """So that the games above check who hears it."""
    rare = {"conflict", "nothing_to_sell"}  # which scenarios tell of
    kinds: set[object] = set()
    for seed in range(200):
        n, options = some_table(seed)
        game = SPEC.new(seed, n, options)
        game.journal = Journal()
        game.run(CallbackDriver(random_bots(seed, n)))
        kinds.update(e.dump(-1)["event"] for e in game.journal.events)
        if kinds >= HEARD.keys() - rare:
            break
    assert HEARD.keys() - rare <= kinds <= HEARD.keys()


@pytest.mark.parametrize("seed", range(12))
def test_a_record_is_taken_up_where_it_ends(seed: int) -> None:
    n, options = some_table(seed)
    driver = RecordingDriver(random_bots(seed, n))
    state = SPEC.new(seed, n, options)
    state.run(driver)
    again = Session(SPEC, seed, NAMES[:n], options)
    for seat, data in driver.answers:
        again.answer_named(seat, data)
    assert again.over and again.state.digest() == state.digest()
    assert saved_and_loaded(again).state.digest() == state.digest()


@pytest.mark.parametrize("seed", range(5))
def test_saving_at_every_decision_brings_back_the_same_questions(seed: int) -> None:
    thorough(seed, leaks=0, twins=0, futures=0, saving=4)


@pytest.mark.parametrize("seed", range(8))
def test_clones_and_futures_leave_the_present_alone(seed: int) -> None:
    thorough(seed, leaks=0, twins=0, futures=12, saving=0)


@ruling("A-282", "A-367", "A-368")
@pytest.mark.parametrize("seed", range(14))
def test_nothing_leaks_what_a_seat_cannot_know(seed: int) -> None:
    """Dealt anew what a seat cannot know, its view and the questions to it stay the same."""
    thorough(seed, leaks=3, twins=0, futures=0, saving=0)


@pytest.mark.parametrize("seed", range(14))
def test_who_hears_the_same_sees_the_same(seed: int) -> None:
    thorough(seed, leaks=0, twins=12, futures=0, saving=0)


def test_favours_drawn_for_a_replicated_startup_card_are_told_before_one_is_discarded() -> None:
    """Found by the soak: the question named cards that its own player had not heard of."""
    thorough(1675, leaks=0, twins=25, futures=0, saving=0)


@ruling("A-363", "A-322")
@pytest.mark.parametrize("seed", range(8))
def test_what_is_learned_is_true_and_the_truth_is_never_excluded(seed: int) -> None:
    n, options = some_table(seed)
    game = SPEC.new(seed, n, options)
    game.run(CallbackDriver(random_bots(seed, n)))
    assert isinstance(game, Game)
    for seat in range(n):
        assert all(f.holds(game.assignment, game.golem) for f in game.known_to(seat))
        worlds = all_worlds(game.setup.golem).knowing_all(game.known_to(seat))
        assert worlds.count() >= 1
    tried = [sum(f.kind == 0 for f in p.facts) for p in game.players]
    assert all(len(p.potions) <= t for p, t in zip(game.players, tried, strict=True))


@ruling("A-368", "A-367")
def test_dealing_anew_changes_all_that_is_hidden() -> None:
    """Or else the games above would not notice a leak of it, and a search would peek."""
    changed: set[str] = set()
    for seed in range(30):
        n, options = some_table(seed)
        game = SPEC.new(seed, n, options)
        assert isinstance(game, Game)
        game.driver = CallbackDriver(random_bots(seed, n))
        first, second = game.players[:2]
        second.aside, game.deck = game.deck[:2], game.deck[2:]  # as after an exhibition
        rng = stream(seed, "hidden")
        while not game.over:
            other = game.clone()
            other.redeal(0, rng)
            changed |= {name for name in HIDDEN_OF_THE_TABLE if getattr(game, name) != getattr(other, name)}
            for name in HIDDEN_OF_PLAYERS:
                assert getattr(first, name) == getattr(other.players[0], name)
                if getattr(second, name) != getattr(other.players[1], name):
                    changed.add(name)
            game.resolve(None, None)
        if changed == {*HIDDEN_OF_THE_TABLE, *HIDDEN_OF_PLAYERS}:
            return
    assert changed == {*HIDDEN_OF_THE_TABLE, *HIDDEN_OF_PLAYERS}


def test_listening_changes_nothing() -> None:
    for seed in range(6):
        check_listening_changes_nothing(SPEC, seed, *some_table(seed))


@ruling("A-369", "A-305")
def test_secret_choices_show_nothing_until_all_have_made_theirs() -> None:
    options: dict[str, object] = {"startup_funding": True, "first": 1}
    one, two = (Session(SPEC, 3, NAMES[:3], options) for _ in range(2))
    assert [r.decider for r in one.pending] == [0, 1, 2]
    seen = [one.stepper.view(2).dump(), [e.dump(2) for e in one.stepper.log(2)]]
    cards = one.pending[0].options(one.state)
    one.answer(0, cards[:2])
    two.answer(0, cards[2:])
    for session in (one, two):
        assert [session.stepper.view(2).dump(), [e.dump(2) for e in session.stepper.log(2)]] == seen


# ---------------------------------------------------------------- bad input


@ruling("A-232", "A-284")
def test_modules_combine_freely_but_the_golem_needs_the_encyclopedia() -> None:
    with pytest.raises(Refusal) as caught:
        SPEC.new(1, 2, {"golem": True})
    assert caught.value.code == "module-missing"
    assert caught.value.message == "golem cannot be played without encyclopedia"
    names = ["startup_funding", "busy_days", "encyclopedia", "golem"]
    for bits in range(16):
        options: dict[str, object] = {name: bool(bits >> i & 1) for i, name in enumerate(names)}
        if options["golem"] and not options["encyclopedia"]:
            continue
        SPEC.new(bits, 2 + bits % 3, options).run(CallbackDriver(random_bots(bits, 2 + bits % 3)))


@ruling("A-018")
@pytest.mark.parametrize("n", [0, 1, 5])
def test_two_to_four_players(n: int) -> None:
    with pytest.raises(Refusal, match="2 to 4 players"):
        SPEC.new(1, n, {})


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "novice"},
        {"bid_smileys": "1,2"},
        {"bid_smileys": ["x", "2", "3", "4"]},
        {"study_golem_cubes": "0"},
        {"first": 3},
        {"endorse_reputation": 2},
        {"nonsense": 1},
    ],
)
def test_bad_options_are_one_clear_line(options: dict[str, object]) -> None:
    with pytest.raises(Refusal) as caught:
        SPEC.new(1, 2, options)
    assert "\n" not in caught.value.message


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("bid_smileys=1,2", "“1, 2” is not 4 whole numbers from 0 on", "« 1, 2 » ne donne pas 4 nombres"),
        ("study_golem_cubes=0", "“0” is not a list of whole numbers from 1", "pas une liste de nombres"),
    ],
)  # fmt: skip
def test_bad_numbers_are_refused_in_ones_language(option: str, english: str, french: str) -> None:
    name, _, value = option.partition("=")
    with pytest.raises(Refusal) as caught:
        SPEC.new(1, 2, {name: value})
    assert english in explain(caught.value, Texts("en"))
    assert french in explain(caught.value, Texts("fr"))


def test_equal_cards_are_thrown_away_without_asking() -> None:
    with table("alice", "vincent") as t:
        t.begins("order").deck("toad*9").favour_deck("herbalist, sage")
        t.alice.answers("order_space", 6)
        t.alice.shows(hand="toad", favours="sage")
