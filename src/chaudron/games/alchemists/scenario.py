"""Scenarios: set any table, play through every decision by name, and say what must be seen.

    with table("alice", "philippe", mode="master", secret="toad=A1, fern=A3") as t:
        t.alice.has(hand="toad, fern", gold=3)
        t.acts(round=2, alice="test_student")
        t.alice.mixes("toad+fern")
        t.alice.shows(hand="", potions="blue-")

A table begins where the first round's order is chosen, everybody with 2 gold, reputation 10 and empty
hands; `t.acts(...)` begins where declared actions are carried out, `t.begins(...)` at any phase.
What of the secret is not named is filled up in order. Strict: a question nobody foresaw, an answer
nobody asked for, a name that does not exist, and a question left open inside an effect at the end all
fail; only the first question of an action or of a phase may stay open. `toad*2` is two of them; ids
are those of facts.json.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
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
    pair_of,
)
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.artifacts import ARTIFACTS
from chaudron.games.alchemists.choices import VERB_NAMES
from chaudron.games.alchemists.components import (
    N_SPACES,
    ROUNDS,
    SEAL_NAMES,
    SPACE_NAMES,
    startup_cards,
)
from chaudron.games.alchemists.events import EVENT_NAMES
from chaudron.games.alchemists.facts import facts
from chaudron.games.alchemists.offers import FAVOURS, GRANTS, WORDS
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
from chaudron.kernel.request import YES_NO, Request
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

OPEN_AT_END = (
    "order_space", "declare", "forage", "transmute", "confirm_sale", "buy", "debunk", "publish", "mix",
    "exhibit", "study", "visit", "report", "boots",
)  # fmt: skip
STARTUPS = {card.id: card for card in startup_cards(facts())}
EVENTS = EVENT_NAMES[1:]  # what the log may tell
FIGURES = (  # what can be looked at besides names
    "animated", "approval", "associates", "bid", "books", "cubes", "custodians", "delayed",
    "flask", "gold", "hospital", "paralysed", "points", "reputation", "score", "suffered", "tests", "unused",
)  # fmt: skip


def index(kind: str, name: str, names: list[str]) -> int:
    return names.index(known(kind, name, names))


def ingredient(name: str) -> int:
    return index("ingredient", name, INGREDIENTS)


def ingredients(text: str) -> list[int]:
    return [ingredient(name) for name in listed(text)]


def artifacts_of(game: Game, text: str) -> list[Artifact]:
    return [game.setup.artifacts[known("artifact", name, ARTIFACTS)] for name in listed(text)]


def favours_of(text: str) -> list[str]:
    return [known("favour", name, FAVOURS) for name in listed(text)]


def grants_of(text: str) -> list[str]:
    return [known("grant", name, GRANTS) for name in listed(text)]


def in_order(word: str) -> str:
    """A pair of ingredients as the game names it, whichever comes first."""
    first, plus, second = word.partition("+")
    if plus and first and second:
        return str(pair_of(ingredient(first), ingredient(second)))
    return word


def seal(name: str) -> int:
    """A kind of seal: gold_star, silver_star, or the colour of an unstarred one."""
    full = name if name in SEAL_NAMES else f"unstarred_{name}"
    if full not in SEAL_NAMES:
        known("seal", name, [*SEAL_NAMES, *(s.removeprefix("unstarred_") for s in SEAL_NAMES[2:])])
    return SEAL_NAMES.index(full)


def triggers(text: str) -> list[int]:
    return [index("trigger", name, TRIGGERS) for name in listed(text)]


def potions_of(text: str) -> list[int]:
    return [index("potion", name, POTIONS) for name in listed(text)]


def assignment(text: str) -> list[int]:
    """`toad=A1, fern=A3` as a whole assignment, the rest filled up in order."""
    named: dict[int, int] = {}
    for part in listed(text):
        name, _, alchemical = part.partition("=")
        named[ingredient(name)] = index("alchemical", alchemical, ALCHEMICALS)
    if len(set(named.values())) < len(named):
        raise ScenarioError(f"two ingredients have the same alchemical: {text}")
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
            p.hand = ingredients(hand)
        if aside is not None:
            p.aside = ingredients(aside)
        if artifacts is not None:
            p.artifacts = artifacts_of(game, artifacts)
        if secrets is not None:
            p.secrets = artifacts_of(game, secrets)
        if seals is not None:
            kinds = [seal(s) for s in listed(seals)]
            p.seals = [kinds.count(k) for k in range(6)]
        if chest is not None:
            p.chest = triggers(chest)
        if ears is not None:
            p.ears = triggers(ears)
        if shown is not None:
            p.shown = potions_of(shown)
            game.exhibited = sorted({*game.exhibited, *p.shown})
        if startup is not None:
            p.startup = [STARTUPS[known("startup card", c, STARTUPS)] for c in listed(startup)]
        if grants is not None:
            p.grants = grants_of(grants)
            game.owners = {**game.owners, **dict.fromkeys(p.grants, self.index)}
        p.favours = p.favours if favours is None else favours_of(favours)
        p.drawn = p.drawn if drawn is None else favours_of(drawn)
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

    def check_option(self, request: Request, name: str) -> None:
        words = WORDS.get(request.verb_name())
        if words is None:
            super().check_option(request, name)
        else:
            known("option", name, words)

    def mixes(self, pair: str) -> None:
        """Mix two ingredients: `toad+fern`."""
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
        """A seal on a theory that is there."""
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
        equal(f"what {self.name} knows", [f.said() for f in self.player.facts], list(facts))

    def shows(
        self,
        hand: str | None = None,
        favours: str | None = None,
        artifacts: str | None = None,
        potions: str | None = None,
        aside: str | None = None,
        secrets: str | None = None,
        drawn: str | None = None,
        grants: str | None = None,
        chest: str | None = None,
        ears: str | None = None,
        seals: str | None = None,
        used: str | None = None,
        **figures: object,
    ) -> None:
        """What this player has is exactly this (gold, reputation, unused, points…)."""
        p = self.player
        for what, wanted, there, names in (
            ("hand", hand, [INGREDIENTS[i] for i in p.hand], INGREDIENTS),
            ("aside", aside, [INGREDIENTS[i] for i in p.aside], INGREDIENTS),
            ("favours", favours, p.favours, FAVOURS),
            ("drawn", drawn, p.drawn, FAVOURS),
            ("artifacts", artifacts, [a.id for a in p.artifacts], list(ARTIFACTS)),
            ("secrets", secrets, [a.id for a in p.secrets], list(ARTIFACTS)),
            ("used", used, [a.id for a in p.used], list(ARTIFACTS)),
            ("potions", potions, [POTIONS[x] for x in p.potions], POTIONS),
            ("grants", grants, p.grants, GRANTS),
            ("chest", chest, [TRIGGERS[t] for t in p.chest], TRIGGERS),
            ("ears", ears, [TRIGGERS[t] for t in p.ears], TRIGGERS),
        ):
            if wanted is not None:
                same(f"{self.name}'s {what}", there, [known(what, n, names) for n in listed(wanted)])
        if seals is not None:
            there = [SEAL_NAMES[kind] for kind, n in enumerate(p.seals) for _ in range(n)]
            same(f"{self.name}'s seals", there, [SEAL_NAMES[seal(name)] for name in listed(seals)])
        for name, value in figures.items():
            equal(f"{self.name}'s {name}", getattr(p, known("figure", name, FIGURES)), value)


class Scenario(ScenarioTable[Game, Seat]):
    """A table set by hand."""

    def __init__(self, players: Iterable[str], game: Game) -> None:
        super().__init__(players, game, Seat, VERB_NAMES, OPEN_AT_END)
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
        game.phase = index("phase", phase, PHASE_NAMES)
        game.round = round - 1 if phase == "new_round" else round
        if first:
            game.first = self.seat_named(first).index
        if phase in ("order", "declare"):
            for p in game.players:
                p.cubes = game.setup.cubes[round - 1] - p.unused
                p.flask = -1 if phase == "order" else p.flask
        return self

    def order(self, names: str) -> Scenario:
        """The flasks, the highest first."""
        for place, name in enumerate(listed(names)):
            self.setting().players[self.seat_named(name).index].flask = place
        return self

    def acts(self, round: int = 2, holds: str = "", **declared: str) -> Scenario:
        """Begin where these declared actions are carried out: alice="publish*2, custodian".

        The player who holds has two ingredients and one last action: the round stays open.
        """
        game = self.setting()
        for name in declared:
            self.seat_named(name)
        if holds:
            last = "exhibit" if round == ROUNDS else "drink"
            declared[holds] = ", ".join([*listed(declared.get(holds, "")), last])
            holder = game.players[self.seat_named(holds).index]
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
                    p.associates = [*p.associates, index("space", name.partition(":")[2], SPACE_NAMES)]
                else:
                    p.placed[index("space", name, SPACE_NAMES)] += 1
        game.plan()
        if game.phase != ACTIONS:
            raise ScenarioError(f"nobody has anything to do: {PHASE_NAMES[game.phase]}")
        return self

    def deck(self, names: str) -> Scenario:
        """The next ingredients, the first to be drawn first."""
        self.setting().deck = ingredients(names)[::-1]
        return self

    def discard(self, names: str) -> Scenario:
        """What lies on the discard pile of ingredients."""
        self.setting().discard = ingredients(names)
        return self

    def row(self, names: str) -> Scenario:
        """The ingredients that lie face up."""
        self.setting().row = ingredients(names)
        return self

    def favour_deck(self, names: str) -> Scenario:
        """The next favours, the first to be drawn first."""
        self.setting().favour_deck = favours_of(names)[::-1]
        return self

    def on_sale(self, names: str, smuggled: str = "") -> Scenario:
        """The artifacts on sale, and the smuggled ones, one a level."""
        game = self.setting()
        game.on_sale = artifacts_of(game, names)
        if smuggled:
            game.smuggled = artifacts_of(game, smuggled)
        return self

    def left_out(self, names: str) -> Scenario:
        """The artifacts that are not in this game."""
        game = self.setting()
        game.left_out = artifacts_of(game, names)
        return self

    def adventurer(self, name: str) -> Scenario:
        """Who visits, in every round."""
        self.setting().adventurers = [known("adventurer", name, self.game.setup.wants)] * 5
        return self

    def theory(self, name: str, alchemical: str, **seals: str) -> Scenario:
        """A published theory and its seals: alice="gold_star", philippe="red"."""
        game = self.setting()
        theories = game.theories[:]
        theories[ingredient(name)] = Theory(index("alchemical", alchemical, ALCHEMICALS), self.sealed(seals))
        game.theories = theories
        return self

    def article(self, colour: str, entries: str, **seals: str) -> Scenario:
        """A published article: `toad+, fern+, scorpion-, flower-` on red, green, blue, white."""
        game = self.setting()
        signs = [index("sign", entry[-1], SIGNS) for entry in listed(entries)]
        read = [(ingredient(entry[:-1]), sign) for entry, sign in zip(listed(entries), signs)]
        articles = game.articles[:]
        articles[index("colour", colour, COLOURS)] = Article(read, self.sealed(seals))
        game.articles = articles
        return self

    def sealed(self, seals: dict[str, str]) -> list[tuple[int, int]]:
        return [(self.seat_named(who).index, seal(kind)) for who, kind in seals.items()]

    def conflict(self, first: str, second: str) -> Scenario:
        """Two ingredients whose theories are in conflict."""
        pair = sorted([ingredient(first), ingredient(second)])
        self.setting().conflicts = [*self.game.conflicts, (pair[0], pair[1])]
        return self

    def golem(self, chest: str, ears: str) -> Scenario:
        """What the golem reacts to: `large-red`, `small-green`."""
        sides = []
        for part in (chest, ears):
            size, _, colour = part.partition("-")
            sides.append((index("colour", colour, COLOURS), index("size", size, SIZES)))
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
        if phase:
            known("phase", phase, PHASE_NAMES)
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
            elif request.lo:
                raise ScenarioError(f"{seat.name} must answer: {self.told(request)}")
            else:
                self.answer(seat, None)

    def last_free(self, request: Request) -> object:
        """The order space that brings nothing, if it is free, or another."""
        options = self.options(request)
        return "2" if "2" in options else options[0]

    # ------------------------------------------------------------ looking

    def is_at(self, phase: str, round: int | None = None) -> None:
        """This is the phase (of this round)."""
        equal("the phase", PHASE_NAMES[self.state.phase], known("phase", phase, PHASE_NAMES))
        equal("the round", self.state.round, round)

    def theory_on(self, name: str) -> str:
        """The alchemical published for an ingredient, or nothing."""
        theory = self.state.theories[ingredient(name)]
        return "" if theory is None else ALCHEMICALS[theory.alchemical]

    def public(self, *facts: str) -> None:
        """What everybody was shown is exactly this."""
        equal("what everybody knows", [f.said() for f in self.state.public_facts], list(facts))

    def heard(self, event: str, seat: Seat | None = None) -> list[Mapping[str, object]]:
        """The events of a kind, as a seat (or a spectator) heard them."""
        who = -1 if seat is None else seat.index
        known("event", event, EVENTS)
        return [e for e in self.log(who) if e["event"] == event]

    def report(self, seat: Seat, part: str) -> list[str]:
        """The tokens of a player's report on a part of the golem."""
        return [TRIGGERS[t] for t in seat.player.report(index("part", part, PARTS))]


@contextmanager
def table(*players: str, seed: int = 4, secret: str = "", **options: object) -> Iterator[Scenario]:
    """A table with these players; the options are those of the game, by name."""
    n = checked(SPEC, players, options)
    game = SPEC.begin(seed, n, SPEC.settle(seed, n, {"first": 1, **options}))
    game.assignment = assignment(secret)
    scenario = Scenario(players, game)
    yield scenario
    scenario.close()
