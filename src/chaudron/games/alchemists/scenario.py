"""Scenarios: set any table, play through every decision by name, and say what must be seen.

    with table("alice", "philippe", mode="master", secret="toad=A1, fern=A3") as t:
        t.alice.has(hand="toad, fern", gold=3)
        t.acts(round=2, alice="test_student")
        t.alice.mixes("toad+fern")
        t.alice.shows(hand="", potions="blue-")

A table begins where the first round's order is chosen, everybody with 2 gold, reputation 10 and empty
hands; `t.acts(...)` begins where declared actions are carried out, `t.begins(...)` at any phase.
What of the secret is not named is filled up in order. Strict: a question nobody foresaw, an answer
nobody asked for, and a question left open inside an effect at the end all fail; only the first
question of an action or of a phase may stay open. `toad*2` is two of them; ids are those of facts.json.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    INGREDIENTS,
    PARTS,
    POTIONS,
    SIGNS,
    SIZES,
    TRIGGERS,
    Golem,
)
from chaudron.games.alchemists.artifacts import ARTIFACTS, Artifact
from chaudron.games.alchemists.choices import pair_name
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.state import (
    ACTIONS,
    ORDER,
    PHASE_NAMES,
    Article,
    Player,
    Theory,
)
from chaudron.games.alchemists.tables import N_SPACES, ROUNDS, SEAL_NAMES, SPACE_NAMES, startup_cards
from chaudron.kernel.request import YES_NO, Request
from chaudron.kernel.scenario import ScenarioSeat, ScenarioTable, listed

OPEN_AT_END = (
    "order_space", "declare", "forage", "transmute", "confirm_sale", "buy", "debunk", "publish", "mix",
    "exhibit", "study", "visit", "report", "boots",
)  # fmt: skip
STARTUPS = {card.id: card for card in startup_cards()}


def ingredient(name: str) -> int:
    assert name in INGREDIENTS, f"no ingredient is called {name!r}"
    return INGREDIENTS.index(name)


def artifact(name: str) -> Artifact:
    assert name in ARTIFACTS, f"no artifact is called {name!r}"
    return ARTIFACTS[name]


def in_order(word: str) -> str:
    """A pair of ingredients as the game names it, whichever comes first."""
    first, _, second = word.partition("+")
    if first in INGREDIENTS and second in INGREDIENTS:
        return pair_name(ingredient(first), ingredient(second))
    return word


def seal(name: str) -> int:
    """A kind of seal: gold_star, silver_star, or the colour of an unstarred one."""
    full = name if name in SEAL_NAMES else f"unstarred_{name}"
    assert full in SEAL_NAMES, f"no seal is called {name!r}"
    return SEAL_NAMES.index(full)


def trigger(name: str) -> int:
    assert name in TRIGGERS, f"no trigger is called {name!r}"
    return TRIGGERS.index(name)


def assignment(text: str) -> list[int]:
    """`toad=A1, fern=A3` as a whole assignment, the rest filled up in order."""
    named: dict[int, int] = {}
    for part in listed(text):
        name, _, alchemical = part.partition("=")
        named[ingredient(name)] = ALCHEMICALS.index(alchemical)
    assert len(set(named.values())) == len(named), "two ingredients have the same alchemical"
    left = [a for a in range(8) if a not in named.values()]
    return [named[i] if i in named else left.pop(0) for i in range(8)]


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
        favours: str | None = None,
        gold: int | None = None,
        reputation: int | None = None,
        artifacts: str | None = None,
        secrets: str | None = None,
        seals: str | None = None,
        approval: int | None = None,
        books: int | None = None,
        tests: int | None = None,
        animated: bool | None = None,
        chest: str | None = None,
        ears: str | None = None,
        shown: str | None = None,
        aside: str | None = None,
        unused: int | None = None,
        hospital: int | None = None,
        paralysed: int | None = None,
        startup: str | None = None,
        delayed: list[tuple[int, int]] | None = None,
        grants: str | None = None,
        drawn: str | None = None,
    ) -> Seat:
        """Set what this player has; what is not named stays as it is."""
        game = self.table.setting()
        p = game.players[self.index]
        if hand is not None:
            p.hand = [ingredient(i) for i in listed(hand)]
        if aside is not None:
            p.aside = [ingredient(i) for i in listed(aside)]
        if artifacts is not None:
            p.artifacts = [artifact(a) for a in listed(artifacts)]
        if secrets is not None:
            p.secrets = [artifact(a) for a in listed(secrets)]
        if seals is not None:
            kinds = [seal(s) for s in listed(seals)]
            p.seals = [kinds.count(k) for k in range(6)]
        if chest is not None:
            p.chest = [trigger(t) for t in listed(chest)]
        if ears is not None:
            p.ears = [trigger(t) for t in listed(ears)]
        if shown is not None:
            p.shown = [POTIONS.index(x) for x in listed(shown)]
            game.exhibited = sorted({*game.exhibited, *p.shown})
        if startup is not None:
            p.startup = [STARTUPS[c] for c in listed(startup)]
        if grants is not None:
            p.grants = listed(grants)
            game.owners = {**game.owners, **dict.fromkeys(p.grants, self.index)}
        p.favours = p.favours if favours is None else listed(favours)
        p.drawn = p.drawn if drawn is None else listed(drawn)
        p.gold = p.gold if gold is None else gold
        p.reputation = p.reputation if reputation is None else reputation
        p.approval = p.approval if approval is None else approval
        p.books = p.books if books is None else books
        p.tests = p.tests if tests is None else tests
        p.animated = p.animated if animated is None else animated
        p.unused = p.unused if unused is None else unused
        p.hospital = p.hospital if hospital is None else hospital
        p.paralysed = p.paralysed if paralysed is None else paralysed
        p.delayed = p.delayed if delayed is None else delayed
        return self

    # ------------------------------------------------------------ answering

    def spelt(self, name: str) -> str:
        return in_order(name)

    def mixes(self, pair: str) -> None:
        self.answers("mix", pair)

    def declares(self, names: str) -> None:
        """Declare these actions and favours, and nothing else."""
        for name in listed(names):
            self.answers("declare", name)
        request = self.table.open_to(self)
        if request is not None and request.verb_name() == "declare":
            self.declines("declare")

    def publishes(self, name: str, alchemical: str, with_seal: str) -> None:
        """A new theory."""
        self.answers("publish", f"theory:{name}")
        self.answers("alchemical", alchemical)
        self.answers("seal", SEAL_NAMES[seal(with_seal)])

    def endorses(self, name: str, with_seal: str) -> None:
        self.answers("publish", f"endorse:{name}")
        self.answers("seal", SEAL_NAMES[seal(with_seal)])

    def writes(self, colour: str, entries: str, signs: str, with_seal: str) -> None:
        """A new article: its ingredients on the slots red, green, blue, white, and the pairs' signs."""
        self.answers("publish", f"article:{colour}")
        for name in listed(entries):
            request = self.table.open_to(self)
            if request is not None and request.verb_name() == "entry":
                self.answers("entry", name)
        self.answers("signs", signs)
        self.answers("seal", SEAL_NAMES[seal(with_seal)])

    def claims(self, pair: str, potion: str) -> None:
        """A master's demonstration."""
        self.answers("debunk", pair)
        self.answers("claim", potion)

    def shows_sign(self, name: str, colour: str) -> None:
        """An apprentice's demonstration."""
        self.answers("debunk", f"{name}:{colour}")

    # ------------------------------------------------------------ looking

    def knows(self, *facts: str) -> None:
        """What this player alone was shown is exactly this."""
        found = [f.said() for f in self.player.facts]
        assert found == list(facts), f"{self.name} knows: {found}"

    def shows(
        self,
        hand: str | None = None,
        favours: str | None = None,
        artifacts: str | None = None,
        potions: str | None = None,
        **numbers: object,
    ) -> None:
        """What this player has is exactly this (gold, reputation, unused, points…)."""
        p = self.player
        for zone, wanted, there in (
            ("hand", hand, [INGREDIENTS[i] for i in p.hand]),
            ("favours", favours, p.favours),
            ("artifacts", artifacts, [a.id for a in p.artifacts]),
            ("potions", potions, [POTIONS[x] for x in p.potions]),
        ):
            if wanted is not None:
                assert Counter(there) == Counter(listed(wanted)), f"{self.name}'s {zone}: {there}"
        for name, value in numbers.items():
            found = getattr(p, name)
            assert found == value, f"{self.name}'s {name} is {found}"


class Scenario(ScenarioTable[Game, Seat]):
    """A table set by hand."""

    def __init__(self, names: list[str], game: Game) -> None:
        super().__init__(game, OPEN_AT_END)
        self.seats = [Seat(self, i, name) for i, name in enumerate(names)]
        for p in game.players:
            game.deck = game.deck + p.hand
            game.favour_deck = game.favour_deck + p.drawn
            p.hand = []
            p.drawn = []
            p.gold = 2
            p.startup = []
            p.flask = p.index
        game.round = 1
        game.phase = ORDER

    # ------------------------------------------------------------ before play

    def begins(self, phase: str = "new_round", round: int = 1, first: str = "") -> Scenario:
        """At this phase of this round; in `new_round` the round is prepared first."""
        game = self.setting()
        game.phase = PHASE_NAMES.index(phase)
        game.round = round - 1 if phase == "new_round" else round
        if first:
            game.first = [s.name for s in self.seats].index(first)
        if phase in ("order", "declare"):
            for p in game.players:
                p.cubes = game.box.cubes[round - 1] - p.unused
                p.flask = -1 if phase == "order" else p.flask
        return self

    def order(self, names: str) -> Scenario:
        """The flasks, the highest first."""
        for place, name in enumerate(listed(names)):
            self.setting().players[[s.name for s in self.seats].index(name)].flask = place
        return self

    def acts(self, round: int = 2, holds: str = "", **declared: str) -> Scenario:
        """Begin where these declared actions are carried out: alice="publish*2, custodian".

        The player who holds has two ingredients and one last action: the round stays open.
        """
        game = self.setting()
        if holds:
            last = "exhibit" if round == ROUNDS else "drink"
            declared[holds] = ", ".join([*listed(declared.get(holds, "")), last])
            holder = game.players[[s.name for s in self.seats].index(holds)]
            holder.hand = [*holder.hand, ingredient("mushroom"), ingredient("fern")]
        game.round = round
        for seat in self.seats:
            p = game.players[seat.index]
            p.placed = [0] * N_SPACES
            p.cubes = 0
            for name in listed(declared.get(seat.name, "")):
                if name == "custodian":
                    p.custodians += 1
                elif name.startswith("associate:"):
                    p.associates = [*p.associates, SPACE_NAMES.index(name.partition(":")[2])]
                else:
                    p.placed[SPACE_NAMES.index(name)] += 1
        game.plan()
        assert game.phase == ACTIONS
        return self

    def deck(self, names: str) -> Scenario:
        """The next ingredients, the first to be drawn first."""
        self.setting().deck = [ingredient(i) for i in listed(names)][::-1]
        return self

    def discard(self, names: str) -> Scenario:
        self.setting().discard = [ingredient(i) for i in listed(names)]
        return self

    def row(self, names: str) -> Scenario:
        self.setting().row = [ingredient(i) for i in listed(names)]
        return self

    def favour_deck(self, names: str) -> Scenario:
        self.setting().favour_deck = listed(names)[::-1]
        return self

    def on_sale(self, names: str, smuggled: str = "") -> Scenario:
        game = self.setting()
        game.on_sale = [artifact(a) for a in listed(names)]
        if smuggled:
            game.smuggled = [artifact(a) for a in listed(smuggled)]
        return self

    def left_out(self, names: str) -> Scenario:
        """The artifacts that are not in this game."""
        self.setting().left_out = [artifact(a) for a in listed(names)]
        return self

    def adventurer(self, name: str) -> Scenario:
        """Who visits, in every round."""
        assert name in self.game.box.wants, f"no adventurer is called {name!r}"
        self.setting().adventurers = [name] * 5
        return self

    def theory(self, name: str, alchemical: str, **seals: str) -> Scenario:
        """A published theory and its seals: alice="gold_star", philippe="red"."""
        game = self.setting()
        theories = game.theories[:]
        theories[ingredient(name)] = Theory(ALCHEMICALS.index(alchemical), self.sealed(seals))
        game.theories = theories
        return self

    def article(self, colour: str, entries: str, **seals: str) -> Scenario:
        """A published article: `toad+, fern+, scorpion-, flower-` on red, green, blue, white."""
        game = self.setting()
        read = [(ingredient(e[:-1]), SIGNS.index(e[-1])) for e in listed(entries)]
        articles = game.articles[:]
        articles[COLOURS.index(colour)] = Article(read, self.sealed(seals))
        game.articles = articles
        return self

    def sealed(self, seals: dict[str, str]) -> list[tuple[int, int]]:
        names = [s.name for s in self.seats]
        return [(names.index(who), seal(kind)) for who, kind in seals.items()]

    def conflict(self, first: str, second: str) -> Scenario:
        pair = sorted([ingredient(first), ingredient(second)])
        self.setting().conflicts = [*self.game.conflicts, (pair[0], pair[1])]
        return self

    def golem(self, chest: str, ears: str) -> Scenario:
        """What the golem reacts to: `large-red`, `small-green`."""
        sides = []
        for part in (chest, ears):
            size, _, colour = part.partition("-")
            sides.append((COLOURS.index(colour), SIZES.index(size)))
        self.setting().golem = Golem(sides[0][0], sides[0][1], sides[1][0], sides[1][1])
        return self

    def king(self, on_study: int = 0, supply: int | None = None) -> Scenario:
        """Approval tokens on Study the Golem, and in the supply."""
        game = self.setting()
        game.on_study = on_study
        game.approval = game.approval - on_study if supply is None else supply
        return self

    # ------------------------------------------------------------ playing

    def goes_on_to(self, phase: str = "", round: int = 0) -> None:
        """Decline what is offered until this phase (of this round) is reached; nothing may be forced."""
        while not self.over:
            game = self.state
            if (not phase or PHASE_NAMES[game.phase] == phase) and (not round or game.round == round):
                return
            request = self.stepper.pending[0]
            seat = self.seats[request.decider]
            if request.verb_name() == "order_space":
                self.answer(seat, self.last_free(request))
            elif request.kind == YES_NO:
                self.answer(seat, False)
            else:
                assert request.lo == 0, f"{seat.name} must answer: {self.told(request)}"
                self.answer(seat, None)

    def last_free(self, request: Request) -> object:
        """The order space that brings nothing, if it is free, or another."""
        options = self.options(request)
        return "2" if "2" in options else options[0]

    # ------------------------------------------------------------ looking

    def is_at(self, phase: str, round: int | None = None) -> None:
        found = PHASE_NAMES[self.state.phase]
        assert found == phase, f"the phase is {found}"
        assert round is None or self.state.round == round, f"the round is {self.state.round}"

    def theory_on(self, name: str) -> str:
        """The alchemical published for an ingredient, or nothing."""
        theory = self.state.theories[ingredient(name)]
        return "" if theory is None else ALCHEMICALS[theory.alchemical]

    def public(self, *facts: str) -> None:
        """What everybody was shown is exactly this."""
        found = [f.said() for f in self.state.public_facts]
        assert found == list(facts), f"everybody knows: {found}"

    def heard(self, event: str, seat: Seat | None = None) -> list[dict[str, object]]:
        """The events of a kind, as a seat (or a spectator) heard them."""
        who = -1 if seat is None else seat.index
        return [e for e in self.log(who) if e["event"] == event]

    def report(self, seat: Seat, part: str) -> list[str]:
        return [TRIGGERS[t] for t in seat.player.report(PARTS.index(part))]


@contextmanager
def table(*names: str, seed: int = 0, secret: str = "", **options: object) -> Iterator[Scenario]:
    """A table with these players; the options are those of the game, by name."""
    settled = SPEC.settle(seed, len(names), {"first": 1, **options})
    game = SPEC.begin(seed, len(names), settled)
    game.assignment = assignment(secret)
    scenario = Scenario(list(names), game)
    yield scenario
    scenario.close()
