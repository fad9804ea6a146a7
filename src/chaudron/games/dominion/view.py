"""What a seat may know of a game of Dominion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.dominion.card import BY_NAME, ON_SHUFFLE, Card, Played
from chaudron.games.dominion.dump import names
from chaudron.games.dominion.redeal import known_in_deck, seen_in_hand
from chaudron.games.dominion.scoring import points, points_by_card, points_with
from chaudron.games.dominion.shapes import InPlay, PileView, PlayerView, Prompt
from chaudron.games.dominion.shapes import View as Seen
from chaudron.games.dominion.state import ACTION_PHASE, BUY_PHASE, PHASE_NAMES, Player
from chaudron.kernel.view import View

if TYPE_CHECKING:
    from chaudron.games.dominion.choices import CardQuestion, DominionQuestion
    from chaudron.games.dominion.rules import Game
    from chaudron.kernel.request import Request

MANY: Final = 1000  # more cards than any pile has


class DominionView(View):
    """A window on (game, seat). Bots ask it single questions; dump() is everything for a client."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.outlook = None
        self._game = game

    def options(self, request: Request) -> list[object]:
        return request.options(self._game)

    def prompt(self, question: DominionQuestion) -> Prompt:
        """The question as a client is told of it."""
        return question.dump(self._game)

    def cards(self, question: CardQuestion) -> list[Card]:
        """The cards this question offers (not to be changed in place)."""
        return question.cards(self._game)

    # ------------------------------------------------------------ the turn

    @property
    def coins(self) -> int:
        return self._game.coins

    @property
    def potions(self) -> int:
        return self._game.potions

    @property
    def actions(self) -> int:
        return self._game.actions

    @property
    def buys(self) -> int:
        return self._game.buys

    @property
    def current(self) -> int:
        return self._game.current

    @property
    def phase(self) -> str:
        """The phase of the turn. It passes over what a hand lacks: others see it by what is done."""
        game = self._game
        phase = game.phase
        if ACTION_PHASE <= phase <= BUY_PHASE and not self.sees(game.current):
            bought = bool(game.bought) or any(
                [p.card.is_treasure for p in game.players[game.current].in_play]
            )
            phase = BUY_PHASE if bought or not game.actions else ACTION_PHASE
        return PHASE_NAMES[phase]

    @property
    def normal_turn(self) -> bool:
        """False in a turn that a card gave."""
        return self._game.normal_turn

    @property
    def n_players(self) -> int:
        return self._game.n_players

    def turns(self, seat: int) -> int:
        return self._game.players[seat].turns

    def played(self) -> list[Card]:
        """The cards played this turn so far, plain Treasures left out."""
        return self._game.played[:]

    # ------------------------------------------------------------ the Supply

    def left(self, card: Card) -> int:
        """How many copies are left in its pile (for a pile of different cards: 1 if it is on top)."""
        return self._game.left(card)

    def left_in(self, pile: str) -> int:
        """How many cards are left in the pile of this name; 0 if there is none."""
        game = self._game
        i = game.setup.pile_named(pile)
        return game.counts[i] if i >= 0 else 0

    def cost(self, card: Card) -> int:
        return self._game.cost(card)

    def may_buy(self, card: Card) -> bool:
        """True if the current player could buy this card from the Supply now."""
        game = self._game
        return game.may_buy(game.players[game.current], card) and game.in_supply(card)

    def supply(self) -> list[Card]:
        return self._game.supply_cards()

    def empty_piles(self) -> int:
        return self._game.empty_piles

    def gains_to_end(self) -> int:
        """The fewest gains after which the game would be over."""
        game = self._game
        counts = game.counts
        fewest = MANY
        for i in game.setup.ending:
            fewest = min(fewest, counts[i])
        empty = game.setup.empty_limit - game.empty_piles
        low = fewest
        for i in game.setup.supply:
            if 0 < counts[i] < low:
                low = counts[i]
        if low * empty >= fewest:  # so many piles hold at least as many cards
            return fewest
        left = [counts[i] for i in game.setup.supply if counts[i] > 0]
        left.sort()
        return min(fewest, sum(left[:empty]))

    def kingdom(self) -> list[str]:
        return self._game.setup.kingdom

    def bane(self) -> str:
        return self._game.setup.bane

    def black_market(self) -> list[str]:
        """The cards of the Black Market deck, in no telling order."""
        return self._game.setup.black_market

    def colonies(self) -> bool:
        """Whether the game was set up with Platinum and Colony,"""
        return len(self._game.setup.ending) > 1

    def shelters(self) -> bool:
        """and with Shelters."""
        return BY_NAME["hovel"] in self._game.setup.cards

    def trash(self) -> list[Card]:
        return self._game.trash_pile

    # ------------------------------------------------------------ players

    def sees(self, seat: int) -> bool:
        """True if this seat's hand is open to the viewer: their own, or that of whom they decide for."""
        return self._game.sees_hand(self.seat, self._game.players[seat])

    def hand(self, seat: int) -> list[Card]:
        """The cards of this hand that the viewer knows: all of them, or those seen before."""
        p = self._game.players[seat]
        return p.hand if self.sees(seat) else seen_in_hand(p, self.seat)

    def hand_size(self, seat: int) -> int:
        return len(self._game.players[seat].hand)

    def deck_size(self, seat: int) -> int:
        return len(self._game.players[seat].deck)

    def in_play(self, seat: int) -> list[Played]:
        return self._game.players[seat].in_play

    def aside(self, seat: int) -> list[Card]:
        """What this player has turned up (or looked at, if the viewer saw it too)."""
        p = self._game.players[seat]
        return [] if p.aside_secret and not self.sees(seat) else p.aside

    def tokens(self, seat: int) -> dict[str, int]:
        return self._game.players[seat].tokens

    def mat_size(self, seat: int, mat: str) -> int:
        return len(self._game.players[seat].mat(mat))

    def owned(self, seat: int) -> list[Card]:
        """Every card of a player whose deck is open to the viewer, in no telling order."""
        p = self._game.players[seat]
        return sorted(p.all_cards(), key=by_name) if self._game.sees_deck(self.seat, p) else []

    def unseen(self, seat: int) -> list[Card]:
        """What may come next from a deck open to the viewer (after a shuffle, if it is empty), unordered."""
        p = self._game.players[seat]
        return sorted(p.deck or p.discard_pile, key=by_name) if self._game.sees_deck(self.seat, p) else []

    def count(self, card: Card) -> int:
        """How many copies the viewer owns, wherever they lie."""
        return self.count_of(self.seat, card)

    def count_of(self, seat: int, card: Card) -> int:
        """How many copies a player owns, where the viewer may look; 0 for whom they do not decide for."""
        if not self.sees(seat):
            return 0
        p = self._game.players[seat]
        n = p.hand.count(card) + p.aside.count(card)
        if self._game.sees_deck(self.seat, p):
            n += p.deck.count(card)
        if self._game.sees_discards(self.seat, p):
            n += p.discard_pile.count(card)
        for x in p.in_play:
            if x.printed is card:
                n += 1
        for m in p.mats:
            n += m.cards.count(card)
        for d in p.due:
            n += d.cards.count(card)
        return n

    def points(self) -> int:
        """The viewer's own points so far."""
        return points(self._game.players[self.seat])

    # What others own is open to whoever counts: cards are gained and trashed before all eyes. What was handed
    # on face down counts as its giver's for those who have not seen it.

    def counted(self, seat: int) -> list[Card]:
        """All cards of a player, as far as the viewer can have counted."""
        game = self._game
        cards = game.players[seat].all_cards()
        for h in game.handed_on:
            if h.hidden_from(self.seat):
                if h.giver == seat:
                    cards.append(h.card)
                elif h.taker == seat and h.card in cards:
                    cards.remove(h.card)
        return cards

    def owned_by(self, seat: int, card: Card) -> int:
        """How many copies a player owns, wherever they lie."""
        return self.counted(seat).count(card)

    def all_of(self, seat: int) -> list[str]:
        """The names of all cards that a player owns, in no telling order."""
        return names(self.counted(seat))

    def points_of(self, seat: int) -> int:
        """A player's points so far."""
        return points_with(self._game.players[seat], self.counted(seat))

    def points_on(self, card: Card) -> int:
        """What one copy of this card would be worth to the viewer as their cards are."""
        text = card.text
        return text.score(self._game.players[self.seat].all_cards()) if card.counts_points else card.vp

    def sum_of(self, seat: int, weights: list[int], mats: bool) -> int:
        """The sum over all cards of a player, by what each weighs (by its id), with or without their mats."""
        p = self._game.players[seat]
        total = 0
        for zone in (p.deck, p.hand, p.discard_pile, p.aside):
            for c in zone:
                total += weights[c.id]
        for x in p.in_play:
            total += weights[x.printed.id]
        for d in p.due:
            for c in d.cards:
                total += weights[c.id]
        if mats:
            for m in p.mats:
                for c in m.cards:
                    total += weights[c.id]
        for h in self._game.handed_on:
            if h.hidden_from(self.seat):
                total += weights[h.card.id] * ((h.giver == seat) - (h.taker == seat))
        return total

    def known_top(self, seat: int) -> list[Card]:
        """The topmost cards of this deck that the viewer knows, the top first, up to the first unknown."""
        p = self._game.players[seat]
        out: list[Card] = []
        for i in range(len(p.deck) - 1, -1, -1):
            if not known_in_deck(p, self.seat, i):
                break
            out.append(p.deck[i])
        return out

    # ------------------------------------------------------------ everything

    def dump_player(self, p: Player) -> PlayerView:
        game = self._game
        mine = self.sees(p.index)
        out: PlayerView = {
            "seat": p.index,
            "turns": p.turns,
            "hand_size": len(p.hand),
            "hand": sorted(names(self.hand(p.index))),
            "deck_size": len(p.deck),
            "deck_known": self.dump_deck(p),
            "discard_size": len(p.discard_pile),
            "discard_top": p.discard_pile[-1].name if p.discard_pile else None,
            "in_play": [self.dump_played(p, x) for x in p.in_play],
            "tokens": dict(p.tokens),
            "decider": game.deciders[p.index],
            "mats": [
                {
                    "name": m.name,
                    "size": len(m.cards),
                    "cards": names(m.cards) if mine or not m.secret else [],
                }
                for m in p.mats
            ],
            "set_aside": [
                {
                    "card": d.card.name,
                    "size": len(d.cards),
                    "cards": names(d.cards) if mine or not d.secret else [],
                }
                for d in p.due
            ],
            "aside_size": len(p.aside),
            "aside": names(p.aside) if mine or not p.aside_secret else [],
        }
        if game.sees_deck(self.seat, p):
            out["deck"] = sorted(names(p.deck))
        if game.sees_discards(self.seat, p):
            out["discard_pile"] = sorted(names(p.discard_pile))
        if game.over:
            out["points"] = points(p)
            out["points_by_card"] = points_by_card(p)
            out["owned"] = sorted(names(p.all_cards()))
        return out

    def dump_deck(self, p: Player) -> list[tuple[int, str]]:
        """The cards of this deck that the viewer knows, by how many lie above them."""
        if not p.top_known and not p.bottom_known and not self._game.setup.moments & ON_SHUFFLE:
            return []
        last = len(p.deck) - 1
        return [(last - i, c.name) for i, c in enumerate(p.deck) if known_in_deck(p, self.seat, i)]

    def dump_played(self, p: Player, x: Played) -> InPlay:
        out: InPlay = {"card": x.card.name}
        if x.printed is not x.card:
            out["printed"] = x.printed.name
        if self._game.stays(p, x):
            out["stays"] = True
        return out

    def dump_pile(self, i: int) -> PileView:
        game = self._game
        pile = game.setup.piles[i]
        out: PileView = {"pile": pile.name, "left": game.counts[i]}
        if not pile.in_supply:
            out["supply"] = False
        if i in game.setup.ending:
            out["ends"] = True
        if pile.card is not None:
            out["card"] = pile.card.name
            out["cost"] = game.cost(pile.card)
            out["potion"] = pile.card.potion
        elif pile.open:
            out["cards"] = names(game.stacks[i])
        elif pile.in_supply and game.counts[i]:
            top = game.stacks[i][-1]
            out["card"] = top.name
            out["cost"] = game.cost(top)
            out["potion"] = top.potion
        if game.pile_tokens:
            tokens = {t.card.name: t.n for t in game.pile_tokens if t.pile == i}
            if tokens:
                out["tokens"] = tokens
        if game.rules and "card" in out and game.barred(BY_NAME[out["card"]]):
            out["barred"] = True
        return out

    def dump(self) -> Seen:
        game = self._game
        return {
            "game": "dominion",
            "seat": self.seat,
            "over": game.over,
            "current": game.current,
            "phase": self.phase,
            "normal_turn": game.normal_turn,
            "actions": game.actions,
            "buys": game.buys,
            "coins": game.coins,
            "potions": game.potions,
            "players": [self.dump_player(p) for p in game.players],
            "piles": [self.dump_pile(i) for i in range(len(game.setup.piles))],
            "kingdom": game.setup.kingdom,
            "bane": game.setup.bane,
            "black_market": game.setup.black_market,
            "trash": names(game.trash_pile),
            "mats": dict(game.mats),
            "played": names(game.played),
            "empty_piles": game.empty_piles,
            "empty_limit": game.setup.empty_limit,
            "rules": [r.card.name for r in game.rules],
            "extra_turns": [(t.player, t.card.name, t.decider) for t in game.extra_turns],
            "standings": game.standings() if game.over else None,
        }


def by_name(card: Card) -> str:
    return card.name
