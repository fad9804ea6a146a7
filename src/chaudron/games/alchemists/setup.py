"""Setting up a game: decks, boards, artifacts, the secret, and what everybody begins with."""

from __future__ import annotations

from chaudron.games.alchemists import components
from chaudron.games.alchemists.alchemy import ALL_GOLEMS, ASSIGNMENTS, GOLEMS, unrank
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.artifacts import ARTIFACTS, all_artifacts
from chaudron.games.alchemists.options import Readings
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.shapes import Own
from chaudron.games.alchemists.state import AlchemistsSetup, Player
from chaudron.games.alchemists.values import Values
from chaudron.kernel.rng import Rng, shuffle, stream

CARDS_EACH = 5
START_GOLD = 2
DEALT_STARTUPS = 4


def make_setup(
    n_players: int,
    master: bool,
    readings: Readings,
    funding: bool,
    busy_days: bool,
    encyclopedia: bool,
    golem: bool,
    by_sign: bool,
    values: Values,
) -> AlchemistsSetup:
    """What a game with these modules is played with; thousands of games may share it."""
    setup = AlchemistsSetup(n_players, master, readings)
    setup.funding = funding
    setup.busy_days = busy_days
    setup.encyclopedia = encyclopedia
    setup.golem = golem
    setup.by_sign = by_sign
    printed = setup.printed = values.data
    setup.artifacts = all_artifacts(printed) if values.given else ARTIFACTS
    setup.own = told(setup, values)
    setup.costs = [components.cube_costs(space, n_players) for space in range(components.N_SPACES)]
    setup.costs[components.STUDY] = readings.study_golem_cubes
    setup.costs[components.VISIT] = readings.visit_library_cubes
    setup.open_rounds = [components.open_rounds(space) for space in range(components.N_SPACES)]
    setup.cubes = components.allowance(golem, n_players)
    setup.board = components.base_board(n_players)
    setup.all_boards = [b for b in components.busy_boards(printed) if golem or not b.needs_golem]
    setup.grants = components.grants(printed, encyclopedia)
    setup.wants = components.adventurers()
    gap = readings.golem_second_theories_gap
    setup.first_conference = components.conference(1, master, golem, gap)
    setup.second_conference = components.conference(2, master, golem, gap)
    return setup


def told(setup: AlchemistsSetup, values: Values) -> Own | None:
    """What clients are told of a table's own values: of cards, what a view does not show otherwise."""
    if not values.given:
        return None
    figures: dict[str, dict[str, int]] = {thing: {} for thing in values.given}
    for a in setup.artifacts.values():
        if f"artifact/{a.id}" in figures:
            figures[f"artifact/{a.id}"] = {
                "level": a.level, "cost": a.cost, "points": a.points, "per_book": a.per_book,
            }  # fmt: skip
    for card in components.startup_cards(setup.printed):
        if f"startup/{card.id}" in figures:
            figures[f"startup/{card.id}"] = dict(card.amounts())
    return {"figures": figures, "whole": values.whole}


def new_game(setup: AlchemistsSetup, seed: int, first: int) -> Game:
    """A game ready for its first choices."""
    rng = stream(seed, "alchemists")
    players = [Player(i) for i in range(setup.n_players)]
    game = Game(rng, setup, players)
    game.first = first
    secret = stream(seed, "secret")
    game.assignment = unrank(int(secret.below(ASSIGNMENTS)))
    golem = int(secret.below(GOLEMS))
    game.golem = ALL_GOLEMS[golem] if setup.golem else None
    deck = [i for i in range(8) for _ in range(CARDS_EACH)]
    shuffle(rng, deck)
    game.deck = deck
    favours = components.favour_deck(setup.golem)
    shuffle(rng, favours)
    game.favour_deck = favours
    tiles = sorted(setup.wants)
    shuffle(rng, tiles)
    game.removed = tiles[0]
    game.adventurers = tiles[1:]
    draw_artifacts(game, rng)
    if setup.busy_days:
        for group in ("1-2", "3-4", "5-6"):
            boards = [b for b in setup.all_boards if b.rounds == group]
            shuffle(rng, boards)
            game.boards = game.boards + boards[:2]
    if setup.golem:
        moods = components.mood_tiles(setup.printed, setup.n_players)
        shuffle(rng, moods)
        game.moods = moods
    hand_out(game, rng)
    return game


def draw_artifacts(game: Game, rng: Rng) -> None:
    """Three of each level, with the golem one more to be smuggled (A-020, A-235)."""
    setup = game.setup
    later: list[Artifact] = []
    smuggled: list[Artifact] = []
    left_out: list[Artifact] = []
    for level in (1, 2, 3):
        pool = setup.artifacts_of(level)
        shuffle(rng, pool)
        if level == 1:
            game.on_sale = pool[:3]
        else:
            later += pool[:3]
        if setup.golem:
            smuggled.append(pool[3])
        left_out += pool[4 if setup.golem else 3 :]
    game.later = later
    game.smuggled = smuggled
    game.left_out = left_out


def hand_out(game: Game, rng: Rng) -> None:
    """Gold, ingredients and two favours each; or four startup cards (A-024 to A-026, A-172)."""
    setup = game.setup
    cards = components.startup_cards(setup.printed)
    shuffle(rng, cards)
    for p in game.players:
        if setup.encyclopedia:
            p.seals = [2, 4, 2, 2, 2, 1]
        if setup.funding:
            p.startup, cards = cards[:DEALT_STARTUPS], cards[DEALT_STARTUPS:]
            continue
        p.gold = START_GOLD
        game.draw(p, 2 if setup.master else 3)
        p.drawn = [game.top_favour(), game.top_favour()]
    game.startups_left = cards if setup.funding else []
