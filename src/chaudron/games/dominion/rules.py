"""The turn and its phases, the end of the game, and the score."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.dominion.card import (
    IN_PLAY_AT_CLEAN_UP,
    IN_PLAY_AT_END_OF_TURN,
    IN_PLAY_ON_PLAY,
    ON_DISCARD_FROM_PLAY,
    Card,
    Played,
)
from chaudron.games.dominion.cards.basics import COPPER
from chaudron.games.dominion.choices import (
    BUY,
    FIRST,
    ORDER_ON_DECK,
    PLAY_ACTION,
    PLAY_TREASURES,
    CardQuestion,
)
from chaudron.games.dominion.dump import dump_state
from chaudron.games.dominion.events import (
    ASIDE,
    DISCARDED,
    ENDED,
    EXTRA_TURN,
    HAND,
    IN_PLAY,
    PLAYED,
    PUT_ON_DECK,
    TOOK,
    TURN,
)
from chaudron.games.dominion.playing import Playing
from chaudron.games.dominion.redeal import redeal
from chaudron.games.dominion.scoring import points
from chaudron.games.dominion.state import (
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    NO_RULES,
    SEATS,
    START_OF_TURN,
    TREASURE_PHASE,
    Due,
    ExtraTurn,
    Player,
)
from chaudron.games.dominion.supply import LIMITS
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.journal import EVERYONE
from chaudron.kernel.request import ONE, SOME, Request
from chaudron.kernel.rng import Rng

NORMAL: Final = [ExtraTurn(i, COPPER, None, i) for i in SEATS]  # a player's normal turn

MANY_TURNS: Final = 1_000_000  # more than a game can have: no number of turns outweighs a point


class Game(Playing):
    """A game of Dominion."""

    def clone(self) -> Game:
        g = Game(
            self.rng.clone(),
            self.setup,
            [p.clone() for p in self.players],
            self.counts[:],
            self.trash_pile[:],
            self.played[:],
            self.bought[:],
            self.gained[:],
        )
        self.copy_onto(g)
        return g

    # ------------------------------------------------------------ top-level questions

    def next_decision(self) -> Request | None:
        if self.over:
            return None
        you = self.players[self.current]
        seat = self.current
        while True:
            phase = self.phase
            if phase == ACTION_PHASE:
                if self.actions > 0 and has_action(you.hand):
                    actions = [c for c in you.hand if c.is_action]
                    return CardQuestion(seat, self.deciders[seat], ONE, PLAY_ACTION, 0, 1, None, actions)
                self.phase = TREASURE_PHASE
            elif phase == TREASURE_PHASE:
                treasures = [c for c in you.hand if c.is_treasure]
                if treasures:
                    return CardQuestion(
                        seat,
                        self.deciders[seat],
                        SOME,
                        PLAY_TREASURES,
                        0,
                        len(treasures),
                        None,
                        treasures,
                    )
                self.phase = BUY_PHASE
            elif phase == BUY_PHASE:
                if self.buys > 0 and self.something_to_buy(you):
                    return CardQuestion(seat, self.deciders[seat], ONE, BUY, 0, 1, None, None)
                self.phase = CLEAN_UP
            else:
                return None

    def something_to_buy(self, you: Player) -> bool:
        """Nearly always: a Copper costs nothing."""
        if self.counts[self.setup.pile_of[COPPER.id]] > 0 and not self.moments & LIMITS:
            return True
        return len(self.buyable(you)) > 0

    def resolve(self, request: Request | None, answer: object) -> None:
        if request is None:
            if self.phase == START_OF_TURN:
                self.start_turn()
            else:
                self.clean_up()
            return
        you = self.players[self.current]
        verb = request.verb
        if verb == PLAY_ACTION:
            if answer is None:
                self.phase = TREASURE_PHASE
            else:
                self.actions -= 1
                self.play(you, cast(Card, answer))
        elif verb == PLAY_TREASURES:
            self.play_treasures(you, cast(list[Card], answer))
        else:
            if answer is None:
                self.phase = CLEAN_UP
            else:
                self.buys -= 1
                self.buy(you, cast(Card, answer))
                if not self.buys:
                    self.phase = CLEAN_UP
            if self.phase == CLEAN_UP:
                self.clean_up()

    def buyable_with(self, you: Player, treasures: list[Card]) -> list[Card]:
        """What can be bought once these Treasures are played; nothing if something hidden decides that."""
        after = self.clone()
        buyer = after.players[you.index]
        after.play_treasures(buyer, treasures)
        return after.buyable(buyer) if after.buys > 0 and after.news == self.news else []

    def play_treasures(self, you: Player, cards: list[Card]) -> None:
        """Play Treasures from hand in this order; one that meanwhile left the hand is passed over."""
        if not cards:
            self.phase = BUY_PHASE
            return
        if not self.moments & IN_PLAY_ON_PLAY and not you.seen and all_plain(cards):
            in_play = you.in_play
            for c in cards:
                in_play.append(c.record)
                self.coins += c.coins
            rest = [c for c in you.hand if not c.is_treasure]
            if len(rest) + len(cards) == len(you.hand):  # all of them: the usual case
                you.hand = rest
                self.phase = BUY_PHASE
            else:
                for c in cards:
                    you.hand.remove(c)
            if self.journal is not None:
                self.tell(PLAYED, you, cards[:])
            return
        for c in cards:
            if c in you.hand:
                self.play(you, c)

    # ------------------------------------------------------------ the start of a turn

    def begin_turn(self, turn: ExtraTurn) -> None:
        """Set the table for a turn; what happens at its start comes next."""
        self.streak = self.streak + 1 if turn.player == self.current else 1
        self.current = turn.player
        self.normal_turn = turn is NORMAL[turn.player]
        you = self.players[turn.player]
        if self.normal_turn:
            you.turns += 1
            self.after = turn.player
        self.phase = START_OF_TURN if you.due else ACTION_PHASE
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.potions = 0
        self.discount = 0
        self.hand_size = 5
        self.action_plays = 0
        if self.played:
            self.played = []
        if self.bought:
            self.bought = []
        if self.rules:
            self.rules = NO_RULES
            self.moments = self.setup.moments
        if turn.decider != turn.player:
            deciders = SEATS[:]
            deciders[turn.player] = turn.decider
            self.deciders = deciders
        elif self.deciders is not SEATS:
            self.deciders = SEATS
        if turn.rule is not None:
            self.add_rule(turn.rule)
        if self.journal is not None:
            cards = [] if self.normal_turn else [turn.card]
            other = turn.decider if turn.decider != turn.player else -1
            kind = TURN if self.normal_turn else EXTRA_TURN
            self.tell(kind, you, cards, EVERYONE, 0, you.turns, "", other)

    def start_turn(self) -> None:
        """What earlier turns left to do, in the order the player likes."""
        you = self.players[self.current]
        while you.due:
            due = self.first_due(you)
            you.due = [d for d in you.due if d is not due]
            before = self.acting
            self.acting = due.card
            due.card.text.next_turn(self, you, due)
            self.acting = before
            self.coming_home(you, due)
        self.phase = ACTION_PHASE

    def first_due(self, you: Player) -> Due:
        cards: list[Card] = []
        for d in you.due:
            if d.card.text.commutes:
                return d
            if d.card not in cards:
                cards.append(d.card)
        if len(cards) > 1:
            i = you.index
            q = CardQuestion(i, self.deciders[i], ONE, FIRST, 1, 1, None, cards)
            q.occasion = "start"
            chosen = self.driver.answer(self, q)
            for d in you.due:
                if d.card is chosen:
                    return d
        return you.due[0]

    def coming_home(self, you: Player, due: Due) -> None:
        """Cards that were set aside until now come into the hand."""
        for card in due.cards:
            you.hand.append(card)
            if not due.secret:
                self.entered_hand(you, card, EVERYONE)
        if due.cards and self.journal is not None:
            self.tell(TOOK, you, due.cards, self.who_sees(you) if due.secret else EVERYONE, ASIDE)

    # ------------------------------------------------------------ clean-up

    def clean_up(self) -> None:
        """Clean-up: its start, discarding, the new hand; then the turn is over."""
        you = self.players[self.current]
        if self.moments & IN_PLAY_AT_CLEAN_UP:
            self.fire_clean_up(you)
        if self.moments & ON_DISCARD_FROM_PLAY:
            self.discard_actors(you)
        hand = you.hand
        if self.journal is not None:
            if hand:
                self.tell(DISCARDED, you, hand[:], self.who_sees(you), HAND)
        you.discard_pile += hand
        hand.clear()
        if you.seen:
            you.seen = []
        self.discard_play(you)
        self.draw(you, self.hand_size)
        if self.moments & IN_PLAY_AT_END_OF_TURN:
            for r in self.rules:
                if r.moments & IN_PLAY_AT_END_OF_TURN:
                    r.in_play_at_end_of_turn(self, you)
        you.last_gained = self.gained
        self.gained = []
        self.end_turn()

    def discard_play(self, you: Player) -> None:
        """Everything in play that has nothing left to do is discarded."""
        pile = you.discard_pile
        if not you.due and not self.moments & IN_PLAY_AT_CLEAN_UP:
            for p in you.in_play:
                pile.append(p.printed)
            you.in_play.clear()
            return
        staying: list[Played] = []
        leaving: list[Card] = []
        to_deck: list[Card] = []
        for p in you.in_play:
            if self.stays(you, p):
                p.to_deck = False
                staying.append(p)
            elif p.to_deck:
                to_deck.append(p.printed)
            else:
                leaving.append(p.printed)
        you.in_play = staying
        pile.extend(leaving)
        if self.journal is not None and leaving:
            self.tell(DISCARDED, you, leaving, EVERYONE, IN_PLAY)
        if len(to_deck) > self.hand_size:  # otherwise all of them are in the next hand
            to_deck = self.order(you, ORDER_ON_DECK, to_deck)
        for card in reversed(to_deck):
            you.deck.append(card)
            self.onto_deck(you, EVERYONE)
            if self.journal is not None:
                self.tell(PUT_ON_DECK, you, [card], EVERYONE, IN_PLAY)

    def fire_clean_up(self, you: Player) -> None:
        """What happens at the start of Clean-up, in the order the player likes."""
        done: list[int] = []
        rules = [r for r in self.rules if r.moments & IN_PLAY_AT_CLEAN_UP]
        while True:
            ready: list[Played] = []
            for p in you.in_play:
                if p.card.moments & IN_PLAY_AT_CLEAN_UP and p.uid not in done:
                    if p.card.text.heeds_clean_up(self, you):
                        ready.append(p)
            cards = [p.card for p in ready] + [r.card for r in rules]
            if not cards:
                return
            chosen = self.first_card(you, cards, "clean_up")
            acting: Played | None = None
            for p in ready:
                if p.card is chosen:
                    acting = p
                    break
            before = self.acting
            self.acting = chosen
            if acting is not None:
                done.append(acting.uid)
                chosen.text.in_play_at_clean_up(self, you, acting)
            else:
                rule = [r for r in rules if r.card is chosen][0]
                rules.remove(rule)
                rule.in_play_at_clean_up(self, you, chosen.record)
            self.acting = before

    def discard_actors(self, you: Player) -> None:
        """Cards that act when they are discarded from play leave first, in the order the player likes.

        Cards picked for the deck take part in that order if the next hand may not hold all of them.
        """
        crowded = False
        while True:
            ready: list[Played] = []
            picked: list[Played] = []
            for p in you.in_play:
                if (p.to_deck or p.card.moments & ON_DISCARD_FROM_PLAY) and not self.stays(you, p):
                    if p.to_deck:
                        picked.append(p)
                    elif p.card.text.heeds_discard(self, you):
                        ready.append(p)
            if not ready:
                return
            crowded = crowded or len(ready) + len(picked) > self.hand_size
            candidates = ready + picked if crowded else ready
            first = self.choose_played(you, FIRST, candidates, occasion="discard")
            assert first is not None
            p = first
            if p.to_deck:
                self.put_played_on_deck(you, p)
                continue
            before = self.acting
            self.acting = p.card
            p.card.text.on_discard_from_play(self, you, p)
            self.acting = before
            if self.leave_play(you, p):
                you.discard_pile.append(p.printed)
                if self.journal is not None:
                    self.tell(DISCARDED, you, [p.printed], EVERYONE, IN_PLAY)

    def first_card(self, you: Player, cards: list[Card], occasion: str) -> Card:
        """Which of these acts first: the player says, unless they are all alike."""
        distinct: list[Card] = []
        for c in cards:
            if c not in distinct:
                distinct.append(c)
        if len(distinct) == 1:
            return distinct[0]
        i = you.index
        q = CardQuestion(i, self.deciders[i], ONE, FIRST, 1, 1, None, distinct)
        q.occasion = occasion
        return cast(Card, self.driver.answer(self, q))

    # ------------------------------------------------------------ whose turn next

    def end_turn(self) -> None:
        """After a turn is entirely over: the end of the game, an extra turn, or the next player."""
        if self.game_ends():
            self.over = True
            if self.journal is not None:
                self.tell(ENDED, self.players[self.current], [], n=0)
            return
        while self.extra_turns:
            turn = self.next_extra_turn()
            self.extra_turns = [t for t in self.extra_turns if t is not turn]
            in_a_row = self.streak + 1 if turn.player == self.current else 1
            if turn.most == 0 or in_a_row <= turn.most:
                self.begin_turn(turn)
                return
        self.begin_turn(NORMAL[(self.after + 1) % self.n_players])

    def next_extra_turn(self) -> ExtraTurn:
        """The player who has just had a turn comes first, and orders their own extra turns."""
        mine = [t for t in self.extra_turns if t.player == self.current]
        if not mine:
            return self.extra_turns[0]
        you = self.players[self.current]
        self.deciders = SEATS
        card = self.first_card(you, [t.card for t in mine], "turn")
        return [t for t in mine if t.card is card][0]

    def game_ends(self) -> bool:
        setup = self.setup
        if self.empty_piles >= setup.empty_limit:
            return True
        for pile in setup.ending:
            if self.counts[pile] == 0:
                return True
        return setup.max_turns > 0 and self.players[self.current].turns >= setup.max_turns

    # ------------------------------------------------------------ the end

    def points(self, seat: int) -> int:
        return points(self.players[seat])

    def turns(self, seat: int) -> int:
        return self.players[seat].turns

    def standings(self) -> list[int]:
        """Most points; among equals, fewer turns; what is still equal is shared."""
        marks = [MANY_TURNS * points(p) - p.turns for p in self.players]
        ranks: list[int] = []
        for mine in marks:
            better = 0
            for other in marks:
                if other > mine:
                    better += 1
            ranks.append(1 + better)
        return ranks

    def aids(self, points: bool, tracker: bool) -> dict[str, object]:
        out: dict[str, object] = {}
        if points:
            out["points"] = [self.points(p.index) for p in self.players]
        if tracker:
            out["owned"] = [tally(p.all_cards()) for p in self.players]
        return out

    def progress(self) -> dict[str, object]:
        owned = [p.all_cards() for p in self.players]
        return {
            "points": [self.points(p.index) for p in self.players],
            "money": [sum([c.coins for c in cards]) for cards in owned],
            "cards": [len(cards) for cards in owned],
            "provinces": [len([c for c in cards if c.name == "province"]) for cards in owned],
        }

    # ------------------------------------------------------------ windows and copies

    def view(self, seat: int) -> DominionView:
        return DominionView(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        redeal(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return dump_state(self)


def tally(cards: list[Card]) -> dict[str, int]:
    out: dict[str, int] = {}
    for name in sorted([c.name for c in cards]):
        out[name] = out.get(name, 0) + 1
    return out


def has_action(cards: list[Card]) -> bool:
    for c in cards:
        if c.is_action:
            return True
    return False


def all_plain(cards: list[Card]) -> bool:
    for c in cards:
        if not c.plain:
            return False
    return True
