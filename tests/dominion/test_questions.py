"""What a question says of itself: about another player's cards, it names that player."""

import pytest

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.choices import (
    DISCARD,
    DISCARD_TOP,
    REVEAL,
    TRASH,
    CardQuestion,
    DominionQuestion,
)
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.scenario import cards, listed
from chaudron.games.dominion.setup import new_game
from chaudron.games.dominion.state import TREASURE_PHASE
from chaudron.kernel.driver import CallbackDriver
from chaudron.kernel.request import Request
from chaudron.kernel.rng import shuffle, stream
from chaudron.kernel.state import State

# What cards outside the Supply, and some in it, need to be at home.
AROUND = ["village", "tournament", "hermit", "urchin", "marauder", "knights"]
# No two players own cards of one name, so that a question's cards tell whose they are.
OWN = (
    "village, oasis, cellar, chapel, estate, harem, copper*2, loan*2",
    "smithy, market, moat, great_hall, duchy, silver*2, quarry*2, talisman*2",
    "laboratory, festival, militia, nobles, province, gold*2, hoard*2, royal_seal*2",
)
ABOUT_CARDS = (DISCARD, DISCARD_TOP, REVEAL, TRASH)

# The cards that let their player decide about cards of the others (Noble Brigand between two names only).
DECIDERS = listed("oracle, pillage, pirate_ship, scrying_pool, spy, thief, jester, swindler")


class Attentive(CallbackDriver):
    """Random bots; takes down which questions about another player's cards do not say whose they are."""

    def __init__(self, seed: int) -> None:
        super().__init__([RandomBot(seed + i) for i in range(3)])
        self.unsaid: list[Request] = []
        self.said: set[int] = set()

    def answer(self, state: State, request: Request) -> object:
        assert isinstance(state, Game)
        assert isinstance(request, DominionQuestion)
        if request.verb in ABOUT_CARDS:
            shown = request.cards(state) if isinstance(request, CardQuestion) else [request.subject]
            for owner in state.players:
                theirs = all(c in cards(OWN[owner.index]) for c in shown)
                if theirs and owner.index != request.player and request.of != owner.index:
                    self.unsaid.append(request)
        if request.of >= 0:
            self.said.add(request.of)
        return super().answer(state, request)


def playing(card: Card, seed: int) -> Attentive:
    """Play the card among three players who own different cards."""
    rng = stream(seed, card.name)
    kingdom = [*AROUND, card.name] if card.text.kingdom and card.name not in AROUND else AROUND
    bane = "fishing_village" if card.text.needs == "bane" else ""
    market = ["smithy", "militia", "festival"] if card.name == "black_market" else []
    game = new_game(Kingdom(kingdom, bane, False, True, market), 3, seed, first=0)
    for you, own in zip(game.players, OWN, strict=True):
        you.hand = cards(own)[:5]
        you.deck = cards(own) + cards(own)
        shuffle(rng, you.deck)
    you = game.players[0]
    you.hand.append(card)
    if card.is_treasure:
        game.phase = TREASURE_PHASE
    driver = game.driver = Attentive(seed)
    game.play(you, card)
    return driver


PLAYABLE = [c for c in CARDS if (c.is_action or c.is_treasure) and not c.text.is_pile]


@pytest.mark.parametrize("card", PLAYABLE, ids=[c.name for c in PLAYABLE])
def test_a_question_about_anothers_cards_says_whose_they_are(card: Card) -> None:
    said: set[int] = set()
    for seed in range(80 if card.name in DECIDERS else 4):
        driver = playing(card, seed)
        assert [request.about() for request in driver.unsaid] == []
        said |= driver.said
    if card.name in DECIDERS:
        assert {1, 2} <= said
