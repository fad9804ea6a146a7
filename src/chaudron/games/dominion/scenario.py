"""Scenarios: set any table, play through every decision by name, and say what must be seen.

    with table("alice", "vincent", kingdom=["militia", "moat"]) as t:
        t.alice.has(hand="militia, copper*4")
        t.vincent.has(hand="moat, copper*4")
        t.alice.plays("militia")
        t.vincent.reveals("moat")
        t.vincent.shows(hand="moat, copper*4")

Strict: a question nobody foresaw, an answer nobody asked for, a name that does not exist, and a
question left open inside an effect at the end all fail. The turn's own questions (play an Action, play
Treasures, buy) may stay open. Cards are named by their ids; `copper*4` is four of them. Decks are
written from the top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from chaudron.games.dominion.card import BY_NAME, CARDS, Card
from chaudron.games.dominion.choices import VERB_NAMES, OptionQuestion, PlayedQuestion
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.notation import MATS, SHARED_MATS, TOKENS, read
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.setup import let_in, members, set_by_hand
from chaudron.games.dominion.spec import SPEC
from chaudron.games.dominion.state import PHASE_NAMES, Mat, Player
from chaudron.kernel.request import SOME, YES_NO, Request
from chaudron.kernel.rng import stream_at
from chaudron.testing.scenario import (
    ScenarioError,
    ScenarioSeat,
    ScenarioTable,
    checked,
    equal,
    known,
    listed,
    same,
)

TOP_LEVEL = ("play_action", "play_treasures", "buy")
PILE_TOKENS = ("embargo", "trade_route")  # the cards that put tokens on piles


def card(name: str) -> Card:
    return BY_NAME[known("card", name, BY_NAME)]


def cards(text: str) -> list[Card]:
    return [card(name) for name in listed(text)]


def names(text: str) -> list[str]:
    """The names of these cards, each of which there is."""
    return [c.name for c in cards(text)]


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
        turns: int | None = None,
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
            p.tokens = {known("token", name, TOKENS): n for name, n in tokens.items()}
        for name, content in (mats or {}).items():
            p.mats = [*p.mats, Mat(known("mat", name, MATS), cards(content), False)]
        for name, content in (secret_mats or {}).items():
            p.mats = [*p.mats, Mat(known("mat", name, MATS), cards(content), True)]
        if turns is not None:
            p.turns = turns
        return self

    # ------------------------------------------------------------ answering

    def check_option(self, request: Request, name: str) -> None:
        if isinstance(request, PlayedQuestion):  # a card in play may be another, or a second unlike copy
            for each in name.partition("#")[0].split("="):
                card(each)
        else:
            super().check_option(request, name)

    def plays(self, name: str) -> None:
        """Play a card: the phase's own choice, or one that a card asks for."""
        wanted = cards(name)
        request = self.table.asked(self)
        if request.verb_name() == "play_action" and not all(c.is_action for c in wanted):
            self.passes("play_action")
        request = self.table.expect(self, "play_action", "play", "play_treasures")
        if request.kind == SOME:
            self.table.answer(self, wanted)
        elif len(wanted) != 1:
            raise ScenarioError(f"one card is played at a time, not {name!r}: {self.table.told(request)}")
        elif request.kind == YES_NO:
            self.answers("play", name)
        else:
            self.table.answer(self, wanted[0])

    def plays_treasures(self, which: str | None = None) -> None:
        """Go to the Buy phase if need be, and play these Treasures (all of them by default)."""
        if self.table.asked(self).verb_name() == "play_action":
            self.passes("play_action")
        request = self.table.expect(self, "play_treasures")
        given = self.table.options(request)
        self.table.answer(self, given if which is None else cards(which))

    def buys(self, name: str) -> None:
        """Go on to buying (every Treasure is played) and buy."""
        wanted = card(name)
        if self.table.asked(self).verb_name() == "play_action":
            self.passes("play_action")
        while self.table.asked(self).verb_name() == "play_treasures":
            self.table.answer(self, self.table.options(self.table.asked(self)))
        self.table.expect(self, "buy", "buy_now")
        self.table.answer(self, wanted)

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

    def reveals(self, picks: str) -> None:
        """Show a card as a reaction, or these cards."""
        self.answers("reveal", ", ".join(names(picks)))

    def discards(self, picks: str) -> None:
        """Discard these, or agree to discard the card in question (from the top of a deck, too)."""
        verb = self.table.expect(self, "discard", "discard_top").verb_name()
        self.answers(verb, picks)

    def trashes(self, picks: str) -> None:
        """Trash these, or agree to trash the card in question."""
        self.answers("trash", picks)

    def gains(self, picks: str) -> None:
        """Gain this, or agree to gain the card in question."""
        self.answers("gain", picks)

    def puts_on_deck(self, picks: str) -> None:
        """Put these onto the deck, or agree to put the card in question there."""
        self.answers("put_on_deck", picks)

    def orders(self, picks: str) -> None:
        """Give an order of cards for the deck, the top first."""
        self.answers("order_on_deck", picks)

    def chooses(self, option: str) -> None:
        """Choose an option (or several, comma-separated) of the card that asks."""
        self.answers("choose", option)

    def names(self, name: str) -> None:
        """Name any card there is."""
        self.answers("name_card", name)

    def lets_first(self, name: str) -> None:
        """Say which of several things happens first."""
        self.answers("first", name)

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
        turns: int | None = None,
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
                same(f"{self.name}'s {zone}", [c.name for c in found], names(wanted))
        if deck is not None:
            equal(f"{self.name}'s deck", [c.name for c in p.deck[::-1]], names(deck))
        for name, wanted in (mats or {}).items():
            there = [c.name for c in p.mat(known("mat", name, MATS))]
            same(f"{self.name}'s {name} mat", there, names(wanted))
        for name, n in (tokens or {}).items():
            have = p.tokens.get(known("token", name, TOKENS), 0)
            equal(f"{self.name}'s number of {name} tokens", have, n)
        equal(f"{self.name}'s number of turns", p.turns, turns)

    def scores(self, points: int) -> None:
        """So many points, counted now."""
        equal(f"{self.name}'s score", self.table.state.points(self.index), points)

    def knows_top(self, of: Seat, top: str) -> None:
        """This player knows these topmost cards of that player's deck, and no further ones."""
        found = [c.name for c in self.table.state.view(self.index).known_top(of.index)]
        equal(f"what {self.name} knows of {of.name}'s deck", found, names(top))

    def sees(self, of: Seat) -> list[str]:
        """The cards of that player's hand that this player knows."""
        return sorted(c.name for c in self.table.state.view(self.index).hand(of.index))


class Scenario(ScenarioTable[Game, Seat]):
    """A table set by hand."""

    def __init__(self, players: Iterable[str], game: Game) -> None:
        super().__init__(players, game, Seat, VERB_NAMES, TOP_LEVEL)

    def vocabulary(self, request: Request) -> Iterable[str]:
        return request.given if isinstance(request, OptionQuestion) else BY_NAME

    # ------------------------------------------------------------ before play

    def prepare(self) -> None:
        let_in(self.game)

    def pile_index(self, name: str) -> int:
        setup = self.game.setup
        return setup.pile_named(known("pile", name, [p.name for p in setup.piles]))

    def pile(self, name: str, content: int | str) -> Scenario:
        """Set a pile: how many cards are left, or for a pile of different cards which (top first)."""
        game = self.setting()
        i = self.pile_index(name)
        empty_before = game.counts[i] == 0
        mixed = game.setup.piles[i].card is None
        if isinstance(content, str):
            if not mixed:
                raise ScenarioError(f"{name} is not a pile of different cards: say how many, such as 3")
            fitting = [c.name for c in members(name)]
            for each in names(content) if fitting else []:
                known(f"card of the {name} pile", each, fitting)
            game.stacks[i] = cards(content)[::-1]
            game.counts[i] = len(game.stacks[i])
        else:
            if content < 0 or (mixed and content > len(game.stacks[i])):
                most = f"0 to {len(game.stacks[i])}" if mixed else "0 or more"
                raise ScenarioError(f"the {name} pile can have {most} cards, not {content}")
            game.counts[i] = content
            if mixed:
                del game.stacks[i][: len(game.stacks[i]) - content]
        if game.setup.piles[i].in_supply:
            game.empty_piles += (game.counts[i] == 0) - empty_before
        return self

    def trash(self, content: str) -> Scenario:
        """What lies in the trash."""
        self.setting().trash_pile = cards(content)
        return self

    def tokens(self, pile: str, card_name: str, n: int) -> Scenario:
        """Put tokens of a card on a pile."""
        game = self.setting()
        game.put_tokens(self.pile_index(pile), card(known("token of a card", card_name, PILE_TOKENS)), n)
        return self

    def mat(self, name: str, n: int) -> Scenario:
        """Tokens on a mat that all share."""
        game = self.setting()
        game.mats = {**game.mats, known("shared mat", name, SHARED_MATS): n}
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
            game.phase = PHASE_NAMES.index(known("phase", phase, PHASE_NAMES))
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
        """Whose turn and which phase it is, and what is left to spend."""
        g = self.state
        if phase is not None:
            known("phase", phase, PHASE_NAMES)
        for what, found, wanted in (
            ("whose turn it", self.seats[g.current].name, player.name if player else None),
            ("the phase", PHASE_NAMES[g.phase], phase),
            ("the number of Actions", g.actions, actions),
            ("the number of Buys", g.buys, buys),
            ("the number of coins", g.coins, coins),
            ("the number of Potions", g.potions, potions),
        ):
            equal(what, found, wanted)

    def trash_shows(self, content: str) -> None:
        """The trash holds exactly these cards."""
        same("the trash", [c.name for c in self.state.trash_pile], names(content))

    def pile_shows(
        self, name: str, content: int | str | None = None, tokens: dict[str, int] | None = None
    ) -> None:
        """How many cards are left (of a mixed pile: which, the top first), and the tokens on the pile."""
        g = self.state
        i = self.pile_index(name)
        if isinstance(content, str):
            if g.setup.piles[i].card is not None:
                raise ScenarioError(f"{name} is not a pile of different cards: say how many, such as 3")
            equal(f"the {name} pile", [c.name for c in g.stacks[i][::-1]], names(content))
        else:
            equal(f"the number of cards in the {name} pile", g.counts[i], content)
        for by, n in (tokens or {}).items():
            there = g.tokens_on(i, card(known("token of a card", by, PILE_TOKENS)))
            equal(f"the number of {by} tokens on {name}", there, n)

    def mat_shows(self, name: str, n: int) -> None:
        """So many tokens lie on a mat that all share."""
        there = self.state.mats.get(known("shared mat", name, SHARED_MATS), 0)
        equal(f"the number of tokens on the {name} mat", there, n)

    def costs(self, name: str) -> int:
        """What a card costs now."""
        return self.state.cost(card(name))


def check_kingdom(kingdom: Kingdom) -> Kingdom:
    """Any number of kingdom piles, each of them once."""
    piles = kingdom.piles() + kingdom.black_market
    laid_out = [c.name for c in CARDS if c.set == "basics"]
    for name in piles:
        if card(name).text.part_of:
            raise ScenarioError(f"{name} is a card of the {card(name).text.part_of} pile: name the pile")
        if name in laid_out:
            raise ScenarioError(f"{name} is in every game: leave it out of the kingdom")
        if piles.count(name) > 1:
            raise ScenarioError(f"{name} is in the kingdom twice: name each pile once")
    return kingdom


@contextmanager
def table(
    *players: str,
    kingdom: list[str],
    bane: str = "",
    colonies: bool = False,
    shelters: bool = False,
    black_market: list[str] | None = None,
    seed: int = 0,
) -> Iterator[Scenario]:
    """A table with these players and kingdom piles (any number of them); all zones are empty."""
    n = checked(SPEC, players, [])
    layout = check_kingdom(Kingdom(kingdom, bane, colonies, shelters, black_market))
    scenario = Scenario(players, set_by_hand(layout, n, seed))
    yield scenario
    scenario.close()


@contextmanager
def position(line: str, seed: int = 0, chance: str = "", unfinished: bool = False) -> Iterator[Scenario]:
    """A table that one line describes (see `notation`).

    A reported game says how its `chance` stood, and may stop inside an effect: `unfinished`.
    """
    at = read(line, seed)
    if chance:
        at.game.rng = stream_at(chance)
    scenario = Scenario(at.names, at.game)
    yield scenario
    if not unfinished:
        scenario.close()


__all__ = ["Scenario", "ScenarioError", "Seat", "cards", "listed", "position", "table"]
