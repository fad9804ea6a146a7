"""Asking players: the questions of Dominion and the words cards ask them with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from chaudron.games.dominion.card import BY_NAME, CARDS, Card, CardText, Played
from chaudron.games.dominion.redeal import seen_in_hand, unknown_lot
from chaudron.games.dominion.shapes import Prompt
from chaudron.games.dominion.state import DominionState, Player
from chaudron.kernel.request import NAME, NAMES, NUMBER, ONE, ORDER, SOME, WORDS, YES_NO, Request
from chaudron.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable

    from chaudron.games.dominion.rules import Game
    from chaudron.kernel.state import State

# ---------------------------------------------------------------- what is being decided

PLAY_ACTION: Final = 1  # the Action phase's question; None ends the phase
PLAY_TREASURES: Final = 2  # the Buy phase's first question; an empty list goes on to buying
BUY: Final = 3  # the Buy phase's second question; None ends the turn
PLAY: Final = 4  # a card another card lets you play
DISCARD: Final = 5
TRASH: Final = 6
GAIN: Final = 7
PUT_ON_DECK: Final = 8
REVEAL: Final = 9
SET_ASIDE: Final = 10
TAKE: Final = 11  # into the hand
PASS: Final = 12  # to another player
RETURN: Final = 13  # to its pile
PLAY_AS: Final = 14
CHOOSE: Final = 15  # between options of a card
NAME_CARD: Final = 16
FIRST: Final = 17  # which of several things at one moment happens first
ORDER_ON_DECK: Final = 18  # the first of the answer ends up on top
PLACE: Final = 19  # how many cards to leave above a card put into the deck
PUT_TOKEN: Final = 20
DISCARD_DECK: Final = 21  # put the whole deck into the discard pile
BUY_NOW: Final = 22  # outside the Buy phase
PICK: Final = 23  # for a later moment, such as the end of the turn
DISCARD_TOP: Final = 24  # discard a revealed or looked-at card (yes) or put it back (no)
ACCEPT: Final = 25  # let an optional effect happen
ORDER_UNDER: Final = 26  # the first of the answer ends up at the bottom

VERB_NAMES: Final = [
    "", "play_action", "play_treasures", "buy", "play", "discard", "trash", "gain", "put_on_deck",
    "reveal", "set_aside", "take", "pass", "return", "play_as", "choose", "name_card", "first",
    "order_on_deck", "place", "put_token", "discard_deck", "buy_now", "pick", "discard_top", "accept",
    "order_under",
]  # fmt: skip


# Where options lie; what lies nowhere on the table is turned up in a tray of its own.
IN_HAND: Final = "hand"
IN_SUPPLY: Final = "supply"
TRAY: Final = "tray"
FROM_SUPPLY: Final = [BUY, GAIN, PLAY_AS]


class DominionQuestion(Request):
    """A question of Dominion: `source` is the card that asks, if one does."""

    def __init__(
        self,
        player: int,
        decider: int,
        kind: int,
        verb: int,
        lo: int,
        hi: int,
        source: Card | None,
        subject: Card | None,
    ) -> None:
        self.player = player
        self.decider = decider
        self.kind = kind
        self.verb = verb
        self.lo = lo
        self.hi = hi
        self.source = source
        self.subject = subject  # the card it is about
        self.of = -1  # the other player whose card it is, or whom the answer falls upon
        self.concerning: Card | None = None  # the card gained, trashed, bought or played at this moment
        self.occasion = ""  # which one, where a card (or the rules) asks several questions with one verb

    def verb_name(self) -> str:
        return VERB_NAMES[self.verb]

    def beside(self, state: State) -> dict[str, object]:
        """Whose card asks, if not one's own; the cards in question that are no options: what it is about, and
        what was turned up."""
        out: dict[str, object] = {}
        game = cast("Game", state)
        if self.source is not None and (by := game.owner()) != self.player:
            out["by"] = by
        about = [c for c in (self.subject, self.concerning) if c is not None]
        seen = game.players[self.player if self.of < 0 else self.of]
        if self.of < 0 or not seen.aside_secret:
            up = seen.aside[:]
            for c in about:
                if c in up:
                    up.remove(c)
            about += up
        for o in self.options(state):
            if o in about:
                about.remove(o)
        if about:
            out["about"] = [c.name for c in about]
        return out

    def about(self) -> dict[str, object]:
        out: dict[str, object] = {}
        if self.source is not None:
            out["source"] = self.source.name
        if self.subject is not None:
            out["subject"] = self.subject.name
        if self.of >= 0:
            out["of"] = self.of
        if self.concerning is not None:
            out["concerning"] = self.concerning.name
        if self.occasion:
            out["occasion"] = self.occasion
        return out

    def options(self, state: State) -> list[object]:
        return [False, True] if self.kind == YES_NO else []

    def dump(self, state: State) -> Prompt:
        return cast(Prompt, super().dump(state))


class CardQuestion(DominionQuestion):
    """Choose among cards: one, some, an order, or the name of any card."""

    def __init__(
        self,
        player: int,
        decider: int,
        kind: int,
        verb: int,
        lo: int,
        hi: int,
        source: Card | None,
        given: list[Card] | None,
    ) -> None:
        self.player = player
        self.decider = decider
        self.kind = kind
        self.verb = verb
        self.lo = lo
        self.hi = hi
        self.source = source
        self.subject = None
        self.of = -1
        self.concerning = None
        self.occasion = ""
        self.given = given  # None for what is built only if somebody looks
        self.lies = ""  # where the cards lie, if that is neither in hand nor in the Supply

    def cards(self, game: Game) -> list[Card]:
        """What may be chosen; copies are listed once each for one card, all of them for several."""
        given = self.given
        if given is None:
            if self.kind == NAME:
                given = [c for c in CARDS if not c.text.is_pile]
            else:
                given = game.buyable(game.players[self.player])
            self.given = given
        return given

    def options(self, state: State) -> list[object]:
        cards = self.cards(cast("Game", state))
        out: list[object] = []
        if self.kind == ONE:
            for c in cards:
                if c not in out:
                    out.append(c)
        else:
            out.extend(cards)
        return out

    def load_answer(self, state: State, data: object) -> object:
        if isinstance(data, str):
            return BY_NAME.get(data, data)
        if isinstance(data, list):
            return [BY_NAME.get(d, d) if isinstance(d, str) else d for d in data]
        return data

    def place(self, state: State) -> str:
        """In the Supply or in hand, if the options lie there and nowhere else; else in a tray."""
        if self.kind == NAME:
            return NAMES
        if self.lies:
            return self.lies
        if self.kind == ORDER or self.of >= 0 or self.verb == FIRST:
            return TRAY
        game = cast("Game", state)
        you = game.players[self.player]
        cards = self.cards(game)
        if you.aside and lie_in(cards, you.aside):
            return TRAY
        if self.verb in FROM_SUPPLY and lie_in(cards, game.supply_cards()):
            return IN_SUPPLY
        return IN_HAND if lie_in(cards, you.hand) else TRAY

    def beside(self, state: State) -> dict[str, object]:
        out = super().beside(state)
        if self.verb == PLAY_TREASURES:
            game = cast("Game", state)
            cards = sorted(self.cards(game), key=among_treasures)
            out["all"] = [c.name for c in cards]
            out["safe"] = thoughtless(cards, game.supply_cards())
            if out["safe"]:
                out["within"] = [c.name for c in game.buyable_with(game.players[self.player], cards)]
        return out


def among_treasures(card: Card) -> int:
    return card.text.among_treasures


def thoughtless(treasures: list[Card], supply: list[Card]) -> bool:
    """True if all these Treasures can be played by themselves: none asks, none spoils a purchase."""
    looked_at: list[Card] = []
    for c in treasures:
        if c not in looked_at:
            looked_at.append(c)
            if c.text.thoughtful or any([s.text.minds(c) for s in supply]):
                return False
    return True


def lie_in(cards: list[Card], zone: list[Card]) -> bool:
    """True if all these cards, each as often as it is there, lie in this zone."""
    left = zone[:]
    for c in cards:
        if c not in left:
            return False
        left.remove(c)
    return len(cards) > 0


class PlayedQuestion(DominionQuestion):
    """Choose among cards in play, which may differ although their names are equal."""

    def __init__(
        self,
        player: int,
        decider: int,
        verb: int,
        lo: int,
        hi: int,
        source: Card | None,
        given: list[Played],
    ) -> None:
        super().__init__(player, decider, ONE if hi == 1 else SOME, verb, lo, hi, source, None)
        self.given = given

    def options(self, state: State) -> list[object]:
        return list(self.given)

    def place(self, state: State) -> str:
        return TRAY

    def name_of(self, option: object) -> str:
        """The card's name; `name=other` while it is another card, `name#2` for a second unlike copy."""
        if not isinstance(option, Played):
            return str(option)
        n = 0
        for p in self.given:
            if p.card is option.card and p.printed is option.printed:
                n += 1
                if p is option:
                    break
        name = option.printed.name
        if option.card is not option.printed:
            name += "=" + option.card.name
        return name if n < 2 else f"{name}#{n}"

    def action_name(self, option: object) -> str:
        """What is printed on it; a second pick tells unlike copies apart."""
        return option.printed.name if isinstance(option, Played) else self.name_of(option)

    def refusal(self, state: State, answer: object) -> str | None:
        # A question is asked anew of each copy of the state: the answer is matched by uid.
        return super().refusal(state, self.mine(answer))

    def mine(self, answer: object) -> object:
        if isinstance(answer, Played):
            for p in self.given:
                if p.uid == answer.uid and p.printed is answer.printed:
                    return p
        if isinstance(answer, list):
            return [self.mine(a) for a in answer]
        return answer


class OptionQuestion(DominionQuestion):
    """Choose among the options a card prints, by their slugs."""

    def __init__(
        self,
        player: int,
        decider: int,
        lo: int,
        hi: int,
        source: Card | None,
        given: list[str],
        subject: Card | None = None,
    ) -> None:
        super().__init__(player, decider, ONE if hi == 1 else SOME, CHOOSE, lo, hi, source, subject)
        self.given = given

    def options(self, state: State) -> list[object]:
        return list(self.given)

    def place(self, state: State) -> str:
        return WORDS if self.verb == CHOOSE else IN_SUPPLY  # the name of a pile


class DominionChoices(DominionState):
    """The asking half of the game. A choice with one possible outcome is never asked."""

    def owner(self) -> int:
        """Whose card acts: of the player whose own it is at a moment, else of whoever's turn it is."""
        return self.current if self.actor < 0 else self.actor

    # ------------------------------------------------------------ not asking

    def glance(self, you: Player) -> None:
        """You are not asked because of what you hold: nobody is to see that."""
        self.driver.glance(self.deciders[you.index])

    def might_hold(self, you: Player) -> list[Card]:
        """What your hand may have, for all that somebody knows who only watches."""
        cards: list[Card] = []
        if len(seen_in_hand(you, SPECTATOR)) < len(you.hand):
            for c in unknown_lot(you, SPECTATOR):
                if c not in cards:
                    cards.append(c)
        return cards

    def glance_at(self, you: Player, wanted: Callable[[Card], bool]) -> None:
        """You are not asked about such a card, since you hold none; for all that others know you might."""
        if self.journal is not None and any([wanted(c) for c in self.might_hold(you)]):
            self.glance(you)

    def glance_at_alike(self, you: Player, verb: int, cards: list[Card]) -> None:
        """You are not asked which of these, since they are all alike; others may think they are not."""
        if self.journal is None or verb in FROM_SUPPLY or len(cards) == len(you.hand) == 1:
            return
        if lie_in(cards, you.aside):
            if you.aside_secret and len(cards) > 1:
                self.glance(you)
        elif lie_in(cards, you.hand) and len(self.might_hold(you)) > 1:
            self.glance(you)

    # ------------------------------------------------------------ asking

    def choose_one(
        self,
        you: Player,
        verb: int,
        cards: list[Card],
        of: Player | None = None,
        lies: str = "",
        occasion: str = "",
    ) -> Card | None:
        """One of the cards; None only if there is none. `of`: whose they are, or whom it falls upon."""
        if not cards:
            return None
        first = cards[0]
        for c in cards:
            if c is not first:
                break
        else:
            self.glance_at_alike(you, verb, cards)
            return first
        i = you.index
        q = CardQuestion(i, self.deciders[i], ONE, verb, 1, 1, self.acting, cards)
        if of is not None:
            q.of = of.index
        q.lies = lies
        q.occasion = occasion
        return cast(Card, self.driver.answer(self, q))

    def may_choose(self, you: Player, verb: int, cards: list[Card], occasion: str = "") -> Card | None:
        """One of the cards, or None."""
        if not cards:
            return None
        i = you.index
        q = CardQuestion(i, self.deciders[i], ONE, verb, 0, 1, self.acting, cards)
        q.occasion = occasion
        return cast(Card | None, self.driver.answer(self, q))

    def choose(
        self,
        you: Player,
        verb: int,
        cards: list[Card],
        lo: int,
        hi: int,
        lies: str = "",
        occasion: str = "",
    ) -> list[Card]:
        """From lo to hi of the cards (as many as there are, if there are fewer)."""
        n = len(cards)
        hi = min(hi, n)
        lo = min(lo, hi)
        if hi == 0:
            return []
        if lo == n:
            return cards[:]
        if lo == hi:
            first = cards[0]
            if all([c is first for c in cards]):
                self.glance_at_alike(you, verb, cards)
                return cards[:lo]
        i = you.index
        q = CardQuestion(i, self.deciders[i], SOME, verb, lo, hi, self.acting, cards)
        q.lies = lies
        q.occasion = occasion
        return cast(list[Card], self.driver.answer(self, q))[:]

    def choose_for_the_left(self, verb: int, players: list[Player]) -> list[Card | None]:
        """A card of each one's hand, by seat, chosen by all at once: nobody learns a choice before. It is
        for the next of them. Hands that are all alike are asked, too: who is waited for tells nothing."""
        asked: list[Player] = []
        requests: list[Request] = []
        for n, p in enumerate(players):
            hand = p.hand
            if len(hand) > 1:
                asked.append(p)
                q = CardQuestion(p.index, self.deciders[p.index], ONE, verb, 1, 1, self.acting, hand)
                q.of = players[(n + 1) % len(players)].index
                q.lies = IN_HAND
                requests.append(q)
        answers = self.ask_all(requests)
        chosen: list[Card | None] = [None] * self.n_players
        for p in players:
            if p.hand:
                chosen[p.index] = p.hand[0]
        for p, answer in zip(asked, answers):
            chosen[p.index] = cast(Card, answer)
        return chosen

    def choose_played(self, you: Player, verb: int, cards: list[Played], occasion: str = "") -> Played | None:
        """One of these cards in play; None only if there is none."""
        return self._played(you, verb, cards, 1, occasion)

    def may_choose_played(self, you: Player, verb: int, cards: list[Played]) -> Played | None:
        return self._played(you, verb, cards, 0)

    def _played(
        self, you: Player, verb: int, cards: list[Played], lo: int, occasion: str = ""
    ) -> Played | None:
        distinct: list[Played] = []
        for p in cards:
            for d in distinct:
                if self.alike(you, d, p):
                    break
            else:
                distinct.append(p)
        if not distinct:
            return None
        if lo == 1 and len(distinct) == 1:
            return distinct[0]
        i = you.index
        q = PlayedQuestion(i, self.deciders[i], verb, lo, 1, self.acting, distinct)
        q.occasion = occasion
        answer = self.driver.answer(self, q)
        return cast(Played | None, q.mine(answer))

    def alike(self, you: Player, a: Played, b: Played) -> bool:
        """True if it cannot matter which of the two is chosen."""
        if a.card is not b.card or a.printed is not b.printed or a.to_deck != b.to_deck:
            return False
        return self.stays(you, a) == self.stays(you, b)

    def stays(self, you: Player, p: Played) -> bool:
        """True if it has something left to do in a later turn and so stays in play."""
        if p.card.plain:
            return False
        for d in you.due:
            if d.uid == p.uid or d.by == p.uid:
                return True
        return False

    def may(
        self,
        you: Player,
        verb: int,
        subject: Card | None = None,
        of: Player | None = None,
        concerning: Card | None = None,
    ) -> bool:
        """Yes or no, about a card (of another player), at a moment that concerns a card."""
        i = you.index
        q = DominionQuestion(i, self.deciders[i], YES_NO, verb, 0, 1, self.acting, subject)
        q.concerning = concerning
        if of is not None:
            q.of = of.index
        return cast(bool, self.driver.answer(self, q))

    def may_reveal(
        self, you: Player, text: CardText, concerning: Card | None = None, of: Player | None = None
    ) -> bool:
        """Whether you show this card from your hand; everybody sees it if you do."""
        if not self.may(you, REVEAL, text.card, of, concerning):
            return False
        self.show(you, [text.card])
        return True

    def show(self, you: Player, cards: list[Card]) -> None:
        raise NotImplementedError

    def option(
        self,
        you: Player,
        options: list[str],
        subject: Card | None = None,
        of: Player | None = None,
        occasion: str = "",
    ) -> str:
        """One of the options of the card that asks; any may be chosen, even if it does nothing."""
        i = you.index
        q = OptionQuestion(i, self.deciders[i], 1, 1, self.acting, options, subject)
        q.occasion = occasion
        if of is not None:
            q.of = of.index
        chosen = cast(str, self.driver.answer(self, q))
        self.chose(you, chosen)
        return chosen

    def may_option(self, you: Player, options: list[str], subject: Card | None = None) -> str | None:
        """One of the options of the card that asks, or None; what is chosen is told by what then happens."""
        i = you.index
        q = OptionQuestion(i, self.deciders[i], 0, 1, self.acting, options, subject)
        return cast(str | None, self.driver.answer(self, q))

    def options(self, you: Player, options: list[str], n: int) -> list[str]:
        """n different options, announced together."""
        i = you.index
        q = OptionQuestion(i, self.deciders[i], n, n, self.acting, options)
        chosen = cast(list[str], self.driver.answer(self, q))
        for c in chosen:
            self.chose(you, c)
        return chosen

    def chose(self, you: Player, option: str) -> None:
        raise NotImplementedError

    def number(self, you: Player, verb: int, lo: int, hi: int, subject: Card | None = None) -> int:
        if lo == hi:
            return lo
        i = you.index
        q = DominionQuestion(i, self.deciders[i], NUMBER, verb, lo, hi, self.acting, subject)
        return cast(int, self.driver.answer(self, q))

    def name_card(self, you: Player, of: Player | None = None) -> Card:
        """The name of any card there is. `of`: whom it falls upon."""
        i = you.index
        q = CardQuestion(i, self.deciders[i], NAME, NAME_CARD, 1, 1, self.acting, None)
        if of is not None:
            q.of = of.index
        return cast(Card, self.driver.answer(self, q))

    def order(self, you: Player, verb: int, cards: list[Card]) -> list[Card]:
        """The same cards in the order you like; not asked when they are all alike."""
        if cards:
            first = cards[0]
            if not all([c is first for c in cards]):
                i = you.index
                n = len(cards)
                q = CardQuestion(i, self.deciders[i], ORDER, verb, n, n, self.acting, cards)
                return cast(list[Card], self.driver.answer(self, q))[:]
            if len(cards) > 1:
                self.glance_at_alike(you, verb, cards)
        return cards[:]
