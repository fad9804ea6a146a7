"""Tunnel under every card there is: whatever discards one lets its owner gain a Gold, and nothing else."""

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.events import DISCARDED, DominionEvent
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.scenario import cards, listed
from chaudron.games.dominion.setup import new_game
from chaudron.games.dominion.state import TREASURE_PHASE
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.journal import Journal
from chaudron.kernel.request import Request
from chaudron.kernel.rng import shuffle, stream
from chaudron.kernel.state import State
from tests.rulings import ruling

TUNNEL = find("tunnel")

# The cards that, played, make somebody discard a card that may be a Tunnel. What discards only
# Treasures, Estates, Curses… is not among them, nor what puts cards into a discard pile otherwise.
DISCARDERS = listed(
    """
    adventurer, cellar, militia, spy, thief,
    minion, secret_chamber, torturer, tribute,
    lookout, navigator, pirate_ship, sea_hag, tactician, warehouse,
    golem, scrying_pool,
    goons, loan, vault, venture,
    farming_village, followers, hamlet, harvest, horse_traders, hunting_party, jester, young_witch,
    cartographer, duchess, embassy, inn, jack_of_all_trades, margrave, noble_brigand, oasis, oracle,
    catacombs, count, ironmonger, mercenary, pillage, rebuild, rogue, storeroom, survivors, urchin,
    wandering_minstrel,
    dame_anna, dame_josephine, dame_molly, dame_natalie, dame_sylvia,
    sir_bailey, sir_destry, sir_martin, sir_michael, sir_vander,
    envoy,
    band_of_misfits,
    """
)  # Band of Misfits: as the Urchin of this Supply

# What cards outside the Supply, and some in it, need to be at home.
AROUND = ["tunnel", "village", "tournament", "hermit", "urchin", "marauder", "knights"]


class Asked(CallbackDriver):
    """Random bots that name Tunnel when asked for a name, and show it when they can; counts how often."""

    def __init__(self, seed: int) -> None:
        super().__init__([RandomBot(seed), RandomBot(seed + 1)])
        self.tunnels = [0, 0]

    def answer(self, state: State, request: Request) -> object:
        if request.verb_name() == "reveal" and request.about().get("source") == "tunnel":
            self.tunnels[request.player] += 1
            return True
        if request.verb_name() == "name_card":
            return TUNNEL
        return super().answer(state, request)


def playing(card: Card, seed: int) -> tuple[list[int], list[int]]:
    """Play the card among Tunnels: how many each player discarded, and could show."""
    rng = stream(seed, card.name)
    kingdom = [*AROUND, card.name] if card.text.kingdom and card.name not in AROUND else AROUND
    bane = "cellar" if card.name != "cellar" else "moat"
    market = ["smithy", "militia", "festival"] if card.name == "black_market" else []
    game = new_game(Kingdom(kingdom, bane, False, True, market), 2, seed, first=0)
    for you in game.players:
        you.hand = cards("tunnel*3, copper, estate")
        you.deck = cards("tunnel*6, copper*2, silver, estate, village, curse, duchy, gold")
        shuffle(rng, you.deck)
    you = game.players[0]
    you.hand.append(card)
    if card.is_treasure:
        game.phase = TREASURE_PHASE
    game.journal = Journal()
    driver = game.driver = Asked(seed)
    game.play(you, card)
    discarded = [0, 0]
    for e in game.journal.events:
        assert isinstance(e, DominionEvent)
        if e.kind == DISCARDED:
            discarded[e.player] += e.cards.count(TUNNEL)
    return discarded, driver.tunnels


PLAYABLE = [c for c in CARDS if (c.is_action or c.is_treasure) and not c.text.is_pile]


@ruling("HI-233", "HI-245")
@pytest.mark.parametrize("card", PLAYABLE, ids=[c.name for c in PLAYABLE])
def test_tunnel_is_asked_about_exactly_when_a_card_discards_it(card: Card) -> None:
    ever = 0
    for seed in range(12):
        discarded, asked = playing(card, seed)
        assert discarded == asked
        ever += sum(discarded)
    assert (ever > 0) == (card.name in DISCARDERS)
