"""What people see of chance tells nothing about the rest: the attack that solved the old generator finds
the seed of every game played with it, and nothing in those of today."""

from __future__ import annotations

import pytest

from chaudron.games.dominion.kingdoms import random_kingdom
from chaudron.games.dominion.library import kingdom_cards
from chaudron.games.dominion.spec import SPEC
from chaudron.games.quacks.setup import SEAT_STREAMS
from chaudron.kernel.rng import Rng, seed_from, shuffle, stream
from tests.kernel.lattice import Draws, draws_of, old_stream, seeds_behind, shuffled, states_before

pytestmark = pytest.mark.once  # the attack is on numbers, which are the same compiled
LONG_SEED = seed_from(1, "a seed of the old length") >> 65
SEEDS = [3, pytest.param(LONG_SEED, marks=pytest.mark.all)]
CARDS = [card.name for card in kingdom_cards()]
OWN_DECK = 120  # cards that can be told apart, so that the player knows each draw: the worst case


@pytest.mark.parametrize("seed", SEEDS)
def test_the_old_generator_gave_its_seed_away_with_the_kingdom(seed: int) -> None:
    order = shuffled(old_stream(seed, "kingdom"), len(CARDS))
    found = seeds_behind(draws_of(order, 10), "kingdom")
    assert seed in found and len(found) < 5


@pytest.mark.parametrize("seed", SEEDS)
def test_the_old_generator_gave_its_seed_away_with_a_players_own_draws(seed: int) -> None:
    order = shuffled(old_stream(seed, "dominion"), OWN_DECK)
    assert seed in seeds_behind(draws_of(order, 11), "dominion")


@pytest.mark.parametrize("seed", SEEDS)
def test_kingdoms_tell_nothing(seed: int) -> None:
    settled = SPEC.settle(seed, 2, {"kingdom": "random"})
    published = str(settled["kingdom"]).split(" + ")[0].split(", ")
    assert published == sorted(published)
    last = [CARDS.index(name) for name in published]
    order = [k for k in range(len(CARDS)) if k not in last] + last[::-1]
    assert states_before(draws_of(order, 10)) == []


def test_the_order_in_which_a_kingdom_was_drawn_would_tell_nothing_either() -> None:
    drawn = draws_of(order_of(stream(5, "kingdom"), len(CARDS)), 10)
    assert states_before(drawn) == []


@pytest.mark.parametrize("name", ["dominion", SEAT_STREAMS[0], "alchemists", "secret"])
def test_own_draws_tell_nothing(name: str) -> None:
    """One's own shuffles in Dominion; bags, the ingredient deck and the secret are drawn the same way."""
    assert states_before(draws_of(order_of(stream(7, name), OWN_DECK), 11)) == []


def test_bags_tell_nothing() -> None:
    rng = stream(7, SEAT_STREAMS[1])
    drawn: Draws = [(n, int(rng.below(n))) for n in range(200, 190, -1)]
    assert states_before(drawn) == []


def order_of(rng: Rng, n: int) -> list[int]:
    order = list(range(n))
    shuffle(rng, order)
    return order


def test_what_everybody_sees_comes_from_another_seed() -> None:
    """The kingdom of a game is not drawn from the stream that a seed's own name would give."""
    kingdom = str(SPEC.settle(11, 2, {"kingdom": "random"})["kingdom"]).split(" + ")[0]
    own = complete_from(stream(11, "kingdom"))
    public = complete_from(stream(seed_from(11, "public"), "kingdom"))
    assert kingdom == public != own


def complete_from(rng: Rng) -> str:

    return random_kingdom(rng).notation().split(" + ")[0]
