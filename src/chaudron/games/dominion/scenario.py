"""Scenarios: set any table, play through every decision by name, and say what must be seen.

    with table("alice", "vincent", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia, copper*4")
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4")

Strict: a question nobody foresaw, an answer nobody asked for, and a question left open inside an
effect at the end all fail. The turn's own questions (play an Action, play Treasures, buy) may stay
open. Cards are named by their ids; `copper*4` is four of them. Decks are written from the top.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import Question
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.notation import read
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.setup import new_game
from chaudron.games.dominion.state import PHASE_NAMES, Mat, Player
from chaudron.kernel.request import SOME, YES_NO, Request
from chaudron.kernel.rng import Rng
from chaudron.kernel.scenario import ScenarioSeat, ScenarioTable, listed

TOP_LEVEL = ("play_action", "play_treasures", "buy")


def cards(text: str) -> list[Card]:
    return [find(name) for name in listed(text)]


class Seat(ScenarioSeat["Scenario"]):
    """One player of a scenario."""

    @property
    def player(self) -> Player:
        """This player's data as it is now (to look at)."""
        return self.table.state.players[self.index]

    # ------------------------------------------------------------ before play

    def has(
        self,
        hand: str | None = None,
        deck: str | None = None,
        discard_pile: str | None = None,
        in_play: str | None = None,
        tokens: dict[str, int] | None = None,
        mats: dict[str, str] | None = None,
        secret_mats: dict[str, str] | None = None,
    ) -> Seat:
        """Set zones of this player; what is not named stays as it is (empty at first)."""
        game = self.table.setting()
        p = game.players[self.index]
        if hand is not None:
            p.hand = cards(hand)
        if deck is not None:
            p.deck = cards(deck)[::-1]
        if discard_pile is not None:
            p.discard_pile = cards(discard_pile)
        if in_play is not None:
            p.in_play = [game.enter_play(c) for c in cards(in_play)]
        if tokens is not None:
            p.tokens = dict(tokens)
        for name, content in (mats or {}).items():
            p.mats = [*p.mats, Mat(name, cards(content), False)]
        for name, content in (secret_mats or {}).items():
            p.mats = [*p.mats, Mat(name, cards(content), True)]
        return self

    # ------------------------------------------------------------ answering

    def plays(self, card: str) -> None:
        """Play a card: the phase's own choice, or one that a card asks for."""
        request = self.table.asked(self)
        if request.verb_name() == "play_action" and not find(card).is_action:
            self.passes("play_action")
            request = self.table.asked(self)
        self.table.expect(self, "play_action", "play", "play_treasures")
        if request.kind == SOME:
            self.table.answer(self, cards(card))
        elif request.kind == YES_NO:
            self.table.answer(self, True)
        else:
            self.table.answer(self, find(card))

    def plays_treasures(self, which: str | None = None) -> None:
        """Go to the Buy phase if need be, and play these Treasures (all of them by default)."""
        if self.table.asked(self).verb_name() == "play_action":
            self.passes("play_action")
        request = self.table.expect(self, "play_treasures")
        given = self.table.options(request)
        self.table.answer(self, given if which is None else cards(which))

    def buys(self, card: str) -> None:
        """Go on to buying (every Treasure is played) and buy."""
        if self.table.asked(self).verb_name() == "play_action":
            self.passes("play_action")
        while self.table.asked(self).verb_name() == "play_treasures":
            self.table.answer(self, self.table.options(self.table.asked(self)))
        self.table.expect(self, "buy", "buy_now")
        self.table.answer(self, find(card))

    def ends_turn(self) -> None:
        """Decline whatever the turn still offers, up to Clean-up."""
        game = self.table.state
        turn = (game.current, game.streak)
        while not self.table.over:
            request = self.table.open_to(self)
            if request is None or request.verb_name() not in TOP_LEVEL:
                return
            now = self.table.state
            if (now.current, now.streak) != turn:
                return
            self.passes()

    def passes(self, verb: str = "") -> None:
        """Decline: no, nobody, nothing."""
        self.declines(verb)

    def reveals(self, card: str) -> None:
        """Show a card: as a reaction, or one out of the hand."""
        request = self.table.expect(self, "reveal")
        self.yes_or_name(request, card)

    def yes_or_name(self, request: Request, card: str) -> None:
        if request.kind == YES_NO:
            assert isinstance(request, Question)
            subject = request.subject
            about = subject.name if subject is not None else ""
            assert about == card, f"asked about {about}, not {card}"
            self.table.answer(self, True)
        else:
            self.answers(request.verb_name(), card)

    def accepts(self, verb: str = "accept") -> None:
        self.agrees(verb)

    def discards(self, picks: str) -> None:
        self.answers("discard", picks)

    def trashes(self, picks: str) -> None:
        self.answers("trash", picks)

    def gains(self, picks: str) -> None:
        self.answers("gain", picks)

    def puts_on_deck(self, picks: str) -> None:
        self.answers("put_on_deck", picks)

    def orders(self, picks: str) -> None:
        """Give an order of cards for the deck, the top first."""
        self.answers("order_on_deck", picks)

    def chooses(self, option: str) -> None:
        """Choose an option (or several, comma-separated) of the card that asks."""
        self.answers("choose", option)

    def names(self, card: str) -> None:
        self.answers("name_card", card)

    def lets_first(self, card: str) -> None:
        """Say which of several things happens first."""
        self.answers("first", card)

    # ------------------------------------------------------------ looking

    def shows(
        self,
        hand: str | None = None,
        deck: str | None = None,
        discard_pile: str | None = None,
        in_play: str | None = None,
        aside: str | None = None,
        mats: dict[str, str] | None = None,
        tokens: dict[str, int] | None = None,
    ) -> None:
        """The zones hold exactly these cards; only the order of a deck matters (the top first)."""
        p = self.player
        for zone, wanted, found in (
            ("hand", hand, p.hand),
            ("discard_pile", discard_pile, p.discard_pile),
            ("in_play", in_play, [x.card for x in p.in_play]),
            ("aside", aside, p.aside),
        ):
            if wanted is not None:
                have = Counter(c.name for c in found)
                assert have == Counter(listed(wanted)), f"{self.name}'s {zone}: {dict(have)}"
        if deck is not None:
            top_first = [c.name for c in p.deck[::-1]]
            assert top_first == listed(deck), f"{self.name}'s deck: {top_first}"
        for name, wanted in (mats or {}).items():
            have = Counter(c.name for c in p.mat(name))
            assert have == Counter(listed(wanted)), f"{self.name}'s {name} mat: {dict(have)}"
        for name, n in (tokens or {}).items():
            have_n = p.tokens.get(name, 0)
            assert have_n == n, f"{self.name}'s {name} tokens: {have_n}"

    def scores(self, points: int) -> None:
        found = self.table.state.points(self.index)
        assert found == points, f"{self.name} has {found} points"

    def knows_top(self, of: Seat, names: str) -> None:
        """This player knows these topmost cards of that player's deck, and no further ones."""
        found = [c.name for c in self.table.state.view(self.index).known_top(of.index)]
        assert found == listed(names), f"{self.name} knows {found}"

    def sees(self, of: Seat) -> list[str]:
        """The cards of that player's hand that this player knows."""
        return sorted(c.name for c in self.table.state.view(self.index).hand(of.index))


class Scenario(ScenarioTable[Game, Seat]):
    """A table set by hand."""

    def __init__(self, names: list[str], game: Game) -> None:
        super().__init__(game, TOP_LEVEL)
        self.seats = [Seat(self, i, name) for i, name in enumerate(names)]

    # ------------------------------------------------------------ before play

    def pile(self, name: str, content: int | str) -> Scenario:
        """Set a pile: how many cards are left, or for a pile of different cards which (top first)."""
        game = self.setting()
        i = game.box.pile_named(name)
        assert i >= 0, f"there is no pile called {name}"
        empty_before = game.counts[i] == 0
        if isinstance(content, str):
            game.stacks[i] = cards(content)[::-1]
            game.counts[i] = len(game.stacks[i])
        else:
            game.counts[i] = content
            if game.box.piles[i].card is None:
                del game.stacks[i][: len(game.stacks[i]) - content]
        if game.box.piles[i].in_supply:
            game.empty_piles += (game.counts[i] == 0) - empty_before
        return self

    def trash(self, names: str) -> Scenario:
        self.setting().trash_pile = cards(names)
        return self

    def tokens(self, pile: str, card: str, n: int) -> Scenario:
        """Put tokens of a card on a pile."""
        game = self.setting()
        game.put_tokens(game.box.pile_named(pile), find(card), n)
        return self

    def turn(
        self,
        player: Seat | None = None,
        phase: str = "",
        actions: int | None = None,
        buys: int | None = None,
        coins: int | None = None,
        potions: int | None = None,
    ) -> Scenario:
        """Say whose turn and which phase it is, and what is left to spend."""
        game = self.setting()
        if player is not None:
            game.players[game.current].turns -= 1
            game.current = game.after = player.index
            game.players[player.index].turns += 1
        if phase:
            game.phase = PHASE_NAMES.index(phase)
        game.actions = game.actions if actions is None else actions
        game.buys = game.buys if buys is None else buys
        game.coins = game.coins if coins is None else coins
        game.potions = game.potions if potions is None else potions
        return self

    # ------------------------------------------------------------ looking

    def turn_is(
        self,
        player: Seat | None = None,
        actions: int | None = None,
        buys: int | None = None,
        coins: int | None = None,
        potions: int | None = None,
        phase: str | None = None,
    ) -> None:
        g = self.state
        found: dict[str, object] = {
            "player": self.seats[g.current].name,
            "actions": g.actions,
            "buys": g.buys,
            "coins": g.coins,
            "potions": g.potions,
            "phase": PHASE_NAMES[g.phase],
        }
        wanted: dict[str, object] = {
            "player": player.name if player else None,
            "actions": actions,
            "buys": buys,
            "coins": coins,
            "potions": potions,
            "phase": phase,
        }
        for key, value in wanted.items():
            assert value is None or found[key] == value, f"{key} is {found[key]}: {found}"

    def trash_shows(self, names: str) -> None:
        have = Counter(c.name for c in self.state.trash_pile)
        assert have == Counter(listed(names)), f"the trash: {dict(have)}"

    def pile_shows(self, name: str, n: int) -> None:
        g = self.state
        left = g.counts[g.box.pile_named(name)]
        assert left == n, f"the {name} pile: {left}"

    def costs(self, card: str) -> int:
        return self.state.cost(find(card))


@contextmanager
def table(
    *names: str,
    kingdom: list[str],
    bane: str = "",
    colonies: bool = False,
    shelters: bool = False,
    black_market: list[str] | None = None,
    seed: int = 0,
) -> Iterator[Scenario]:
    """A table with these players and kingdom piles (any number of them); all zones are empty."""
    layout = Kingdom(kingdom, bane, colonies, shelters, black_market)
    for name in layout.piles():
        find(name)
    game = new_game(layout, len(names), seed, first=0)
    for p in game.players:
        p.hand, p.deck, p.discard_pile = [], [], []
    scenario = Scenario(list(names), game)
    yield scenario
    scenario.close()


@contextmanager
def position(line: str, seed: int = 0, chance: int = 0, unfinished: bool = False) -> Iterator[Scenario]:
    """A table that one line describes (see `notation`).

    A reported game says how its `chance` stood, and may stop inside an effect: `unfinished`.
    """
    at = read(line, seed)
    if chance:
        at.game.rng = Rng(chance)
    scenario = Scenario(at.names, at.game)
    yield scenario
    if not unfinished:
        scenario.close()


__all__ = ["Scenario", "Seat", "cards", "listed", "position", "table"]
