"""Scenarios: set any table, play through every decision by name, and say what must be seen.

    with table("lucas", "nina", books="set1") as t:
        t.lucas.draws("orange-1")
        t.lucas.draws("yellow-2")
        t.lucas.shows(pot="orange-1@1, yellow-2@3")

A table begins where brewing does, in round 1, without a fortune card, everybody with the starting
bag; `t.begins(...)` says otherwise. A chip that is drawn by name is put into the bag if it is not
there. Strict: a question nobody foresaw, an answer nobody asked for, a name that does not exist, and
a question left open inside an effect at the end all fail; only the questions of the round's own
course (draw or stop, go on, buy, spend rubies) may stay open. Chips, books, cards, witches and
patients have their ids as names; `white-1*4` is four of them, `green-4@17` a chip on a space.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import cast

from chaudron.games.quacks import elixirs, fortunes, witches
from chaudron.games.quacks.chips import BY_NAME, WHITE, Chip
from chaudron.games.quacks.choices import VERB_NAMES
from chaudron.games.quacks.fortune import Fortune
from chaudron.games.quacks.offers import WORDS
from chaudron.games.quacks.patient import Patient
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.state import (
    BREWING,
    PENNIES,
    PENNY_NAMES,
    PHASE_NAMES,
    BeforeChip,
    Placed,
    Player,
)
from chaudron.games.quacks.track import IN_CUP, LAST_SPACE
from chaudron.games.quacks.witch import Witch
from chaudron.kernel.request import Request
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

OPEN_AT_END = ("brew", "go_on", "buy", "spend")
FACES = {"1": 0, "2": 2, "ruby": 3, "droplet": 4, "pumpkin": 5}


def no_card() -> Fortune:
    """No fortune card: a round without one, for scenarios."""
    card = Fortune()
    card.id = "none"
    card.blue = True
    return card


NO_CARD = no_card()


def chip(name: str) -> Chip:
    return BY_NAME[known("chip", name, BY_NAME)]


def chips(text: str) -> list[Chip]:
    return [chip(name) for name in listed(text)]


def names(text: str) -> list[str]:
    """The names of these chips, each of which there is."""
    return [c.name for c in chips(text)]


def placed(text: str) -> tuple[str, int | None]:
    """`green-4@17` as the chip's name and the space; without a space if none is named."""
    name, sign, space = text.partition("@")
    if sign and not (space.isdecimal() and int(space) <= LAST_SPACE):
        raise ScenarioError(f"{text!r} is not understood; write CHIP@SPACE with a space up to {LAST_SPACE}")
    return chip(name).name, int(space) if sign else None


def penny_names(text: str) -> list[str]:
    return [known("penny", name, PENNY_NAMES.values()) for name in listed(text)]


def card_of(id: str) -> Fortune:
    return fortunes.BY_ID[known("fortune card", id, fortunes.BY_ID)]


def witch_of(id: str) -> Witch:
    return witches.BY_ID[known("witch", id, witches.BY_ID)]


def patient_of(id: str) -> Patient:
    return elixirs.BY_ID[known("patient", id, elixirs.BY_ID)]


class Seat(ScenarioSeat["Scenario"]):
    """One player of a scenario."""

    @property
    def player(self) -> Player:
        """This player's data as it is now (to look at)."""
        return self.table.state_for(self.index).players[self.index]

    # ------------------------------------------------------------ before play

    def has(
        self,
        bag: str | None = None,
        pot: str | None = None,
        cup: str | None = None,
        aside: str | None = None,
        laid: str | None = None,
        display: str | None = None,
        starters: str | None = None,
        vp: int | None = None,
        rubies: int | None = None,
        droplet: int | None = None,
        tube: int | None = None,
        rat: int | None = None,
        tails: int | None = None,
        flask: bool | None = None,
        essence: int | None = None,
        patient: str | None = None,
        pennies: str | None = None,
        exploded: bool | None = None,
    ) -> Seat:
        """Set what this player has; what is not named stays as it is."""
        p = self.table.setting().players[self.index]
        if bag is not None:
            p.bag = chips(bag)
        if droplet is not None:
            p.droplet = droplet
        if rat is not None:
            p.rat = rat
        p.start = p.droplet + p.rat
        if pot is not None:
            self.fill(p, pot)
        if cup is not None:
            p.cup = [Placed(c, IN_CUP, 0, c) for c in chips(cup)]
        p.white = sum(x.chip.value for x in [*p.pot, *p.cup] if x.chip.colour == WHITE)
        p.aside = p.aside if aside is None else chips(aside)
        p.laid = p.laid if laid is None else chips(laid)
        p.display = p.display if display is None else chips(display)
        p.starters = p.starters if starters is None else chips(starters)
        p.vp = p.vp if vp is None else vp
        p.rubies = p.rubies if rubies is None else rubies
        p.tube = p.tube if tube is None else tube
        p.tails = p.tails if tails is None else tails
        p.flask = p.flask if flask is None else flask
        p.essence = p.essence if essence is None else essence
        p.exploded = p.exploded if exploded is None else exploded
        if patient is not None:
            p.patient = patient_of(patient)
        if pennies is not None:
            left = penny_names(pennies)
            p.pennies = sum(penny for penny in PENNIES if PENNY_NAMES[penny] in left)
        return self

    def fill(self, p: Player, text: str) -> None:
        """Chips in the cauldron, on the spaces named or one after the other."""
        p.pot = []
        for part in text.split(","):
            for each in listed(part):
                name, at = placed(each)
                c = chip(name)
                space = p.position + c.value if at is None else at
                p.pot.append(Placed(c, space, space - p.position, c))
        p.placed = len(p.pot)
        p.last = p.pot[-1] if p.pot else None
        p.before = BeforeChip(0, False, 0, max(0, p.placed - 1), 0)
        p.yellows = sum(x.chip.name.startswith("yellow") for x in p.pot)
        p.met_white = any(x.chip.colour == WHITE for x in p.pot)

    def will_draw(self, names: str) -> Seat:
        """The next chips out of this bag; those that are not in it are put there first."""
        p = self.table.foundation().players[self.index]
        for c in chips(names):
            p.planned = [*p.planned, c]
            if p.bag.count(c) < p.planned.count(c):
                p.bag.append(c)
        return self

    def will_roll(self, faces: str) -> Seat:
        """The next faces of the bonus die: 1, 2 (points), ruby, droplet, pumpkin."""
        p = self.table.foundation().players[self.index]
        p.planned_faces = p.planned_faces + [FACES[known("face", f, FACES)] for f in listed(faces)]
        return self

    # ------------------------------------------------------------ answering

    def check_option(self, request: Request, name: str) -> None:
        verb = request.verb_name()
        if verb in WORDS:
            known("option", name, WORDS[verb])
        elif all(isinstance(o, str) for o in self.table.options(request)):
            super().check_option(request, name)
        else:
            placed(name)

    def draws(self, names: str = "") -> None:
        """Draw; `names` are the chips that come out, one after the other."""
        self.table.expect(self, "brew")
        if names:
            self.will_draw(names)
        self.brews("draw")

    def stops(self) -> None:
        """Stop drawing."""
        self.brews("stop")

    def uses_flask(self) -> None:
        """Put the last white chip back into the bag."""
        self.brews("flask")

    def brews(self, what: str) -> None:
        """Do one of the things a brewer can do."""
        self.answers("brew", what)

    def buys(self, names: str = "") -> None:
        """Buy these chips (none, one or two); a second chip is declined if it is still on offer."""
        bought = [chip(name).name for name in listed(names)]
        for name in bought:
            self.answers("buy", name)
        pending = self.table.open_to(self)
        if len(bought) < 2 and pending is not None and pending.verb_name() == "buy":
            self.declines("buy")

    def calls(self, id: str) -> None:
        """Call this witch, who is offered."""
        self.agrees("call", witch_of(id).id)

    def takes(self, name: str) -> None:
        """Take a chip from the supply."""
        self.answers("take", name)

    def chooses(self, word: str) -> None:
        """Choose an option of the card that asks."""
        self.answers("choose", word)

    # ------------------------------------------------------------ looking

    def shows(
        self,
        pot: str | None = None,
        bag: str | None = None,
        cup: str | None = None,
        aside: str | None = None,
        laid: str | None = None,
        display: str | None = None,
        starters: str | None = None,
        vp: int | None = None,
        rubies: int | None = None,
        droplet: int | None = None,
        tube: int | None = None,
        tails: int | None = None,
        rat: int | None = None,
        start: int | None = None,
        white: int | None = None,
        flask: bool | None = None,
        exploded: bool | None = None,
        shielded: bool | None = None,
        stopped: bool | None = None,
        scoring: int | None = None,
        essence: int | None = None,
        pennies: str | None = None,
        patient: str | None = None,
    ) -> None:
        """What this player has is exactly this; only the cauldron's order matters."""
        p = self.player
        if pot is not None:
            for each in listed(pot):
                if placed(each)[1] is None:
                    raise ScenarioError(f"say on which space {each} lies: {each}@{LAST_SPACE}")
            equal(f"{self.name}'s cauldron", [f"{x.chip.name}@{x.space}" for x in p.pot], listed(pot))
        for zone, wanted, there in (
            ("bag", bag, p.bag),
            ("cup", cup, [x.chip for x in p.cup]),
            ("aside", aside, p.aside),
            ("laid", laid, p.laid),
            ("display", display, p.display),
            ("starters", starters, p.starters),
        ):
            if wanted is not None:
                same(f"{self.name}'s {zone}", [c.name for c in there], names(wanted))
        for name, value, is_ in (
            ("vp", vp, p.vp),
            ("rubies", rubies, p.rubies),
            ("droplet", droplet, p.droplet),
            ("tube", tube, p.tube),
            ("tails", tails, p.tails),
            ("rat", rat, p.rat),
            ("start", start, p.start),
            ("white", white, p.white),
            ("flask", flask, p.flask),
            ("exploded", exploded, p.exploded),
            ("shielded", shielded, p.shielded),
            ("stopped", stopped, p.stopped),
            ("scoring", scoring, p.scoring),
            ("essence", essence, p.essence),
        ):
            equal(f"{self.name}'s {name}", is_, value)
        if pennies is not None:
            left = [PENNY_NAMES[penny] for penny in PENNIES if p.pennies & penny]
            same(f"{self.name}'s pennies", left, penny_names(pennies))
        if patient is not None:
            found = "" if p.patient is None else p.patient.id
            equal(f"{self.name}'s patient", found, patient and patient_of(patient).id)

    def has_in_bag(self, name: str, n: int = 1) -> None:
        """So many chips of this kind are in the bag."""
        equal(f"{self.name}'s number of {name} in the bag", self.player.bag.count(chip(name)), n)


class Scenario(ScenarioTable[Game, Seat]):
    """A table set by hand."""

    def __init__(self, players: Iterable[str], game: Game) -> None:
        super().__init__(players, game, Seat, VERB_NAMES, OPEN_AT_END)
        game.round = 1
        game.phase = BREWING
        game.card = NO_CARD
        game.deck = [NO_CARD] * 9
        game.first = 0

    # ------------------------------------------------------------ before play

    def begins(
        self,
        phase: str = "brewing",
        round: int | None = None,
        card: str | None = None,
        first: Seat | None = None,
    ) -> Scenario:
        """Which phase of which round it is, which card is in force, who starts.

        In the phase `fortune` the round begins: the card is turned up and carried out.
        """
        game = self.setting()
        game.phase = PHASE_NAMES.index(known("phase", phase, PHASE_NAMES))
        game.round = game.round if round is None else round
        if phase == "fortune":
            game.round -= 1
        if card is not None:
            game.card = card_of(card)
            if phase == "fortune":
                game.deck = [NO_CARD] * 8 + [card_of(card)]
        if first is not None:
            game.first = first.index
        return self

    def deck(self, ids: str) -> Scenario:
        """The fortune deck, the top card first."""
        self.setting().deck = [card_of(i) for i in listed(ids)][::-1]
        return self

    def supply(self, name: str, n: int) -> Scenario:
        """How many chips of this kind the supply holds."""
        self.setting().supply[chip(name).id] = n
        return self

    def witches(self, ids: str) -> Scenario:
        """The three witches in play: silver, copper, gold."""
        self.setting().setup.witches = [witch_of(i) for i in listed(ids)]
        return self

    def visitor(self, id: str) -> Scenario:
        """The witch who visits this round."""
        self.setting().visitor = witch_of(id)
        return self

    def patients(self, ids: str) -> Scenario:
        """The patients to pick from."""
        self.setting().setup.patients = [patient_of(i) for i in listed(ids)]
        return self

    def prepare(self) -> None:
        game = self.game
        if PHASE_NAMES[game.phase] in ("brewing", "signal"):
            game.begin_brewing()
        else:
            for p in game.players:
                game.settle_scoring(p)

    # ------------------------------------------------------------ playing

    def foundation(self) -> Game:
        """The snapshot that the next answer is played from."""
        return self.game if self._stepper is None else cast(Game, self._stepper.base)

    def all_stop(self) -> None:
        """Everybody who still brews stops, and nobody goes on after the last call."""
        while True:
            left = [r for r in self.stepper.pending if r.verb_name() in ("brew", "go_on")]
            if not left:
                return
            seat = self.seats[left[0].decider]
            self.answer(seat, "stop" if left[0].verb_name() == "brew" else False)

    def on_to(self, verb: str) -> None:
        """Go on without buying or spending anything until somebody is asked this (or the game ends)."""
        known("question", verb, self.verbs)
        while not self.over:
            request = self.stepper.pending[0]
            name = request.verb_name()
            if name == verb:
                return
            dull: dict[str, object] = {
                "brew": "stop",
                "go_on": False,
                "buy": None,
                "spend": None,
                "rat": True,
            }
            seat = self.seats[request.decider]
            if name not in dull:
                raise ScenarioError(f"{seat.name} is asked: {self.told(request)}")
            self.answer(seat, dull[name])

    # ------------------------------------------------------------ looking

    def phase_is(self, phase: str, round: int | None = None) -> None:
        """This is the phase (of this round)."""
        equal("the phase", PHASE_NAMES[self.state.phase], known("phase", phase, PHASE_NAMES))
        equal("the round", self.state.round, round)

    def left(self, name: str) -> int:
        """How many chips of this kind the supply holds."""
        return self.state.supply[chip(name).id]


@contextmanager
def table(*players: str, seed: int = 4, **options: object) -> Iterator[Scenario]:
    """A table with these players; the options are those of the game, by name."""
    n = checked(SPEC, players, options)
    settled = SPEC.settle(seed, n, {"first": 1, **options})
    scenario = Scenario(players, SPEC.begin(seed, n, settled))
    yield scenario
    scenario.close()


__all__ = ["Scenario", "ScenarioError", "Seat", "chips", "listed", "table"]
