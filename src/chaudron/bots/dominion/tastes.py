"""How a bot answers yes-or-no questions and chooses between a card's options."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.order import terminals
from chaudron.bots.dominion.worth import (
    ENOUGH_MONEY,
    JUNK,
    NEAR_THE_END,
    PRIZES,
    better_than_copper,
    buys_more,
    coins_in_hand,
    gain,
    gains_to_end,
    keep,
    mean_coins,
    mean_use,
    money,
    use,
)
from chaudron.games.dominion.card import BY_NAME, Card
from chaudron.games.dominion.cards.basics import COPPER, CURSE, GOLD, PROVINCE
from chaudron.games.dominion.choices import (
    ACCEPT,
    DISCARD_DECK,
    DISCARD_TOP,
    GAIN,
    PUT_ON_DECK,
    REVEAL,
    SET_ASIDE,
    TAKE,
    TRASH,
    DominionQuestion,
    OptionQuestion,
)
from chaudron.games.dominion.view import DominionView

FOR_A_PROVINCE: Final = 6  # gains before the end when one is worth a Mining Village
WORTH_DRAWING: Final = 1.1  # coins of a card, on the average, of which two are better than two coins
# What keeps the cards that lie open, where they may be discarded.
KEPT_BY: Final[dict[str, str]] = {
    "catacombs": "hand", "navigator": "put_back", "oracle": "put_back", "survivors": "deck",
}  # fmt: skip

# ---------------------------------------------------------------- yes or no


def says_yes(view: DominionView, question: DominionQuestion) -> bool:
    """Accept what helps: throw away junk, keep what is good, defend, spoil what others have."""
    verb = question.verb
    card = question.subject
    source = "" if question.source is None else question.source.name
    if verb == REVEAL:
        return worth_revealing(view, question)
    if verb == DISCARD_TOP and card is not None:
        if question.of >= 0 and question.of != question.player:
            return use(card) > JUNK and card is not COPPER
        return use(card) <= JUNK or (card is COPPER and better_than_copper(view, question.player))
    if verb == DISCARD_DECK and source == "chancellor":
        return mean_use(view.unseen(question.player)) < mean_use(view.owned(question.player)) + 1
    if verb == TRASH:
        if source == "mining_village":
            short = 6 <= coins_in_hand(view, question.player) < 8
            return gains_to_end(view) <= (FOR_A_PROVINCE if short else 1)
        if card is not None and source == card.name:
            return True  # a card that offers to be trashed gives something for it
        return card is None or keep(view, card) <= JUNK or card is COPPER
    if verb == SET_ASIDE:
        return source == "horse_traders" or view.actions == 0
    if verb == PUT_ON_DECK or verb == TAKE:
        about = question.concerning if question.concerning is not None else card
        if source == "pearl_diver" and about is COPPER and better_than_copper(view, question.player):
            return False
        return about is None or use(about) > JUNK
    if verb == GAIN:
        if source == "ill_gotten_gains":
            return coins_in_hand(view, question.player) >= 4 and buys_more(
                coins_in_hand(view, question.player), 1
            )
        return card is not None and gain(view, card) > 0
    if verb == ACCEPT and source == "vault":  # two cards for one
        coins = sorted([coins_of(c) for c in view.hand(question.player)])
        return len(coins) > 1 and coins[0] + coins[1] <= 1
    if verb == ACCEPT and source == "mercenary":
        coppers = (
            view.hand(question.player).count(COPPER) if money(view, question.player) > ENOUGH_MONEY + 2 else 0
        )
        return len(spare(view, question.player)) + coppers >= 2
    return True


def worth_revealing(view: DominionView, question: DominionQuestion) -> bool:
    gained = question.concerning
    source = "" if question.source is None else question.source.name
    if source == "secret_chamber":
        return (
            len(view.known_top(question.player)) < 2
        )  # once: the cards just put back need not be seen again
    if source == "trader" and gained is not None:
        return keep(view, gained) <= JUNK or gained is COPPER
    return True


def coins_of(card: Card) -> int:
    """The coins that are lost with a card of the hand; of an Action, about."""
    if card.is_treasure:
        return card.coins
    return 2 if card.is_action and use(card) > JUNK else 0


# ---------------------------------------------------------------- options

# What to choose, best first, where the table does not matter much.
TASTES: Final[dict[str, list[str]]] = {
    "count": ["discard", "coins", "deck", "duchy", "copper", "trash"],
    "hunting_grounds": ["duchy", "estates"],
    "pawn": ["card", "coin", "action", "buy"],
    "spice_merchant": ["cards", "coins"],
    "squire": ["silver", "actions", "buys"],
    "trusty_steed": ["cards", "coins", "actions", "silvers"],
}


def option_for(view: DominionView, question: OptionQuestion) -> list[str]:
    """The options in order of preference, as many as are asked for; none where none has to be chosen or is
    better than nothing."""
    source = "" if question.source is None else question.source.name
    best = special(view, question, source)
    order = [best] if best in question.given else []
    if question.lo == 0:
        return order
    for option in TASTES.get(source, []) + question.given:
        if option in question.given and option not in order:
            order.append(option)
    return order[: max(question.lo, 1)]


def special(view: DominionView, question: OptionQuestion, source: str) -> str:
    """The choice where the table decides; an empty string leaves it to taste."""
    seat = question.player
    subject = question.subject
    if source in ("pawn", "squire", "trusty_steed", "nobles"):
        stuck = view.actions == 0 and terminals(view.hand(seat)) > 0
        return ("action" if source == "pawn" else "actions") if stuck else ""
    if source == "steward":
        if len(spare(view, seat)) >= 2:
            return "trash"
        return "cards" if mean_coins(view.unseen(seat)) > WORTH_DRAWING else "coins"
    if source == "tournament":
        return "duchy" if gains_to_end(view) <= 1 or not prizes_left(view) else "prize"
    if source == "minion":
        hand = view.hand(seat)
        poor = coins_in_hand(view, seat) - view.coins <= 2 and not any([c is question.source for c in hand])
        return "hands" if poor else "coins"
    if source == "governor":
        if view.left(PROVINCE) > NEAR_THE_END and view.count(GOLD) < 2 and coins_in_hand(view, seat) < 5:
            return "treasures"
        improves = GOLD in view.hand(seat) and 0 < view.left(PROVINCE) <= NEAR_THE_END
        return "trash" if improves and coins_in_hand(view, seat) < 8 else "cards"
    if source == "torturer":
        return "curse" if view.left(CURSE) == 0 else "discard"
    if source == "pirate_ship":
        return "coins" if view.tokens(seat).get("pirate_ship", 0) >= 3 else "plunder"
    if source == "native_village":
        return "take" if view.mat_size(seat, "native_village") >= 3 else "set_aside"
    if source == "count" and "deck" in question.given:
        return "discard" if len(spare(view, seat)) >= 2 else "deck"
    if source == "count" and gains_to_end(view) <= NEAR_THE_END and coins_in_hand(view, seat) + 3 < 8:
        return "duchy"
    if source in KEPT_BY:
        return "discard" if better_discarded(view, question) else KEPT_BY[source]
    if source == "graverobber":
        lying = [c for c in view.trash() if 3 <= view.cost(c) <= 6 and not c.potion]
        return "gain" if lying else "trash"
    if subject is not None:
        if source == "watchtower":
            if keep(view, subject) <= JUNK or subject is COPPER:
                return "trash"
            return "deck" if use(subject) > use(COPPER) else ""
        if source == "jester":
            return "you" if gain(view, subject) > 0 else "other"
        if source == "loan":
            return "trash" if subject is COPPER else "discard"
    return ""


def better_discarded(view: DominionView, question: OptionQuestion) -> bool:
    """True if what lies open is poorer than what would come in its place (of another's cards: not poorer)."""
    whose = question.of if question.of >= 0 else question.player
    seen = mean_use(view.aside(whose))
    if whose == question.player:
        return seen < mean_use(view.unseen(whose))
    return seen >= mean_use([BY_NAME[name] for name in view.all_of(whose)])


def prizes_left(view: DominionView) -> bool:
    """Whether any Prize is nobody's yet."""
    won = 0
    for seat in range(view.n_players):
        for name in PRIZES:
            won += view.owned_by(seat, BY_NAME[name])
    return won < len(PRIZES)


def spare(view: DominionView, seat: int) -> list[Card]:
    """The cards of this hand that are better trashed."""
    return [c for c in view.hand(seat) if keep(view, c) <= JUNK]
