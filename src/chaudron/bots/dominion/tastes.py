"""How a bot answers yes-or-no questions and chooses between a card's options."""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.worth import (
    ENOUGH_MONEY,
    JUNK,
    NEAR_THE_END,
    coins_in_hand,
    gain,
    keep,
    money,
    use,
)
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import COPPER, CURSE, GOLD, PROVINCE, SILVER
from chaudron.games.dominion.choices import (
    ACCEPT,
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

# ---------------------------------------------------------------- yes or no


def says_yes(view: DominionView, question: DominionQuestion) -> bool:
    """Accept what helps: throw away junk, keep what is good, defend, spoil what others have."""
    verb = question.verb
    card = question.subject
    source = "" if question.source is None else question.source.name
    if verb == REVEAL:
        return worth_revealing(view, question)
    if verb == DISCARD_TOP and card is not None:
        good = use(card) > JUNK and card is not COPPER
        return good if question.of >= 0 and question.of != question.player else use(card) <= JUNK
    if verb == TRASH:
        if source == "mining_village":
            return view.left(PROVINCE) <= 1
        if card is not None and source == card.name:
            return True  # a card that offers to be trashed gives something for it
        return card is None or keep(view, card) <= JUNK or card is COPPER
    if verb == SET_ASIDE:
        return view.actions == 0
    if verb == PUT_ON_DECK or verb == TAKE:
        about = question.concerning if question.concerning is not None else card
        return about is None or use(about) > JUNK
    if verb == GAIN:
        return card is not None and gain(view, card) > 0
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
        return gain(view, gained) < gain(view, SILVER)
    return True


# ---------------------------------------------------------------- options

# What to choose, best first, where the table does not matter much.
TASTES: Final[dict[str, list[str]]] = {
    "count": ["discard", "coins", "deck", "duchy", "copper", "trash"],
    "hunting_grounds": ["duchy", "estates"],
    "pawn": ["card", "action", "coin", "buy"],
    "spice_merchant": ["cards", "coins"],
    "squire": ["silver", "actions", "buys"],
    "tournament": ["prize", "duchy"],
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
    if source == "steward":
        return "trash" if len(spare(view, seat)) >= 2 else "coins"
    if source == "minion":
        hand = view.hand(seat)
        poor = coins_in_hand(view, seat) - view.coins <= 2 and not any([c is question.source for c in hand])
        return "hands" if poor else "coins"
    if source == "governor":
        improves = GOLD in view.hand(seat) and 0 < view.left(PROVINCE) <= NEAR_THE_END
        return "trash" if improves and coins_in_hand(view, seat) < 8 else "cards"
    if source == "nobles":
        stuck = view.actions == 0 and any([c.is_action for c in view.hand(seat)])
        return "actions" if stuck else "cards"
    if source == "torturer":
        return "curse" if view.left(CURSE) == 0 else "discard"
    if source == "pirate_ship":
        return "coins" if view.tokens(seat).get("pirate_ship", 0) >= 3 else "plunder"
    if source == "native_village":
        return "take" if view.mat_size(seat, "native_village") >= 3 else "set_aside"
    if source == "count" and "deck" in question.given:
        return "discard" if len(spare(view, seat)) >= 2 else "deck"
    if source in ("catacombs", "navigator", "oracle", "survivors"):
        return "discard" if seen_is_poor(view, question) else question.given[0]
    if source == "graverobber":
        lying = [c for c in view.trash() if 3 <= view.cost(c) <= 6 and not c.potion]
        return "gain" if lying else "trash"
    if subject is not None:
        if source == "watchtower":
            if keep(view, subject) <= JUNK:
                return "trash"
            return "deck" if gain(view, subject) > gain(view, SILVER) else ""
        if source == "jester":
            return "you" if gain(view, subject) > 0 else "other"
        if source == "loan":
            return "trash" if subject is COPPER else "discard"
    return ""


def seen_is_poor(view: DominionView, question: OptionQuestion) -> bool:
    """True if the cards lying open before somebody are poor (for them: good, when they are another's)."""
    whose = question.of if question.of >= 0 else question.player
    cards = view.aside(whose)
    total = 0
    for c in cards:
        total += use(c)
    poor = total <= 12 * len(cards)
    return poor if whose == question.player else not poor


def spare(view: DominionView, seat: int) -> list[Card]:
    """The cards of this hand that are better trashed."""
    return [c for c in view.hand(seat) if keep(view, c) <= JUNK]
