"""Dealing anew what a seat cannot know: the worlds it must believe possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.dominion.card import ON_SHUFFLE, Card
from chaudron.games.dominion.state import Due, HandedOn, Mat, Player
from chaudron.kernel.rng import Rng, shuffle

if TYPE_CHECKING:
    from chaudron.games.dominion.rules import Game


def redeal(game: Game, seat: int, rng: Rng) -> None:
    """In place. Piles, sizes, tops and everything this seat has seen stay as they are."""
    game.rng = rng.fork()
    for i in game.setup.mixed:
        stack = game.stacks[i]
        if not game.setup.piles[i].open:
            seen = 1 if game.setup.piles[i].in_supply else 0
            hidden = stack[: len(stack) - seen]
            mix(rng, hidden)
            stack[: len(hidden)] = hidden
    lots: dict[int, list[Card]] = {}
    for p in game.players:
        if not game.sees_deck(seat, p) and not game.sees_hand(seat, p):
            lots[p.index] = unknown_lot(p, seat)
    if game.handed_on:
        game.handed_on = hand_on_anew(game.handed_on, lots, seat, rng)
    for p in game.players:
        if game.sees_deck(seat, p):
            redeal_deck(p, seat, rng)
        elif game.sees_hand(seat, p):
            redeal_piles(p, seat, rng, game.sees_discards(seat, p))
        else:
            redeal_player(p, seat, rng, lots[p.index])


def hand_on_anew(
    handed_on: list[HandedOn], lots: dict[int, list[Card]], seat: int, rng: Rng
) -> list[HandedOn]:
    """What was handed on face down, and has not come to light, may have been any card of its giver."""
    again: list[int] = []
    for i in range(len(handed_on) - 1, -1, -1):
        h = handed_on[i]
        if h.hidden_from(seat) and h.giver in lots and h.card in lots.get(h.taker, []):
            lots[h.taker].remove(h.card)
            lots[h.giver].append(h.card)
            again.append(i)
    out = handed_on[:]
    for i in reversed(again):
        h = handed_on[i]
        lot = lots[h.giver]
        mix(rng, lot)
        card = lot.pop()
        lots[h.taker].append(card)
        out[i] = HandedOn(card, h.giver, h.taker, h.seats)
    return out


def mix(rng: Rng, cards: list[Card]) -> None:
    """Into an order by this chance alone: how they lay before, nobody may tell."""
    cards.sort(key=by_id)
    shuffle(rng, cards)


def by_id(card: Card) -> int:
    return card.id


def own_back(card: Card) -> bool:
    """True if anybody can tell it from the back: a card that may be put anywhere when shuffling."""
    return card.moments & ON_SHUFFLE != 0


def known_in_deck(p: Player, seat: int, i: int) -> bool:
    """True if this seat knows the card at index i of the deck (0 is the bottom)."""
    if own_back(p.deck[i]):
        return True
    k = i - (len(p.deck) - len(p.top_known))
    if k >= 0 and seat >= 0 and p.top_known[k] >> seat & 1:
        return True
    if k >= 0 and p.top_known[k] == -1:
        return True
    return i == 0 and seat >= 0 and p.bottom_known >> seat & 1 == 1


def redeal_deck(p: Player, seat: int, rng: Rng) -> None:
    places = [i for i in range(len(p.deck)) if not known_in_deck(p, seat, i)]
    cards = [p.deck[i] for i in places]
    mix(rng, cards)
    for i, c in zip(places, cards):
        p.deck[i] = c


def redeal_piles(p: Player, seat: int, rng: Rng, discards_seen: bool) -> None:
    """The deck and, unless it is looked through just now, the covered discards of a player whom the seat
    decides for are one unknown lot."""
    places = [i for i in range(len(p.deck)) if not known_in_deck(p, seat, i)]
    covered = [] if discards_seen else covered_discards(p)
    pool = [p.deck[i] for i in places] + [p.discard_pile[i] for i in covered]
    mix(rng, pool)
    for i in places:
        p.deck[i] = pool.pop()
    for i in covered:
        p.discard_pile[i] = pool.pop()


def covered_discards(p: Player) -> list[int]:
    """Where in the discard pile the cards lie that others cannot tell."""
    return [i for i in range(len(p.discard_pile) - 1) if not own_back(p.discard_pile[i])]


def unknown_lot(p: Player, seat: int) -> list[Card]:
    """Hand, deck, covered discards and secret mats of another player, but for what the seat knows."""
    lot = p.hand[:]
    for c in seen_in_hand(p, seat):
        lot.remove(c)
    lot.extend([c for i, c in enumerate(p.deck) if not known_in_deck(p, seat, i)])
    lot.extend([p.discard_pile[i] for i in covered_discards(p)])
    for m in p.mats:
        if m.secret:
            lot.extend([c for c in m.cards if not own_back(c)])
    for d in p.due:
        if d.secret:
            lot.extend([c for c in d.cards if not own_back(c)])
    return lot


def redeal_player(p: Player, seat: int, rng: Rng, pool: list[Card]) -> None:
    """What is one unknown lot lies otherwise."""
    known_hand = seen_in_hand(p, seat)
    mix(rng, pool)
    p.hand[:] = known_hand + [pool.pop() for _ in range(len(p.hand) - len(known_hand))]
    for i in range(len(p.deck)):
        if not known_in_deck(p, seat, i):
            p.deck[i] = pool.pop()
    for i in covered_discards(p):
        p.discard_pile[i] = pool.pop()
    p.mats = [Mat(m.name, deal(pool, m.cards), True) if m.secret else m for m in p.mats]
    p.due = [Due(d.card, d.uid, d.by, deal(pool, d.cards), True) if d.secret else d for d in p.due]


def deal(pool: list[Card], instead_of: list[Card]) -> list[Card]:
    return [c if own_back(c) else pool.pop() for c in instead_of]


def seen_in_hand(p: Player, seat: int) -> list[Card]:
    """The cards of this hand that the seat knows of (never more copies than there are)."""
    out: list[Card] = []
    for s in p.seen:
        if s.seats == -1 or (seat >= 0 and s.seats >> seat & 1):
            if out.count(s.card) < p.hand.count(s.card):
                out.append(s.card)
    for c in p.hand:
        if own_back(c) and out.count(c) < p.hand.count(c):
            out.append(c)
    return out
