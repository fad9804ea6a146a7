"""What holds in every game of Alchemists, checked while random bots play random tables.

`quick` plays a game at full speed and checks every question, every event and all that is counted.
`thorough` steps through a game and checks what is dear: leaks, save and load, clones, imagined
futures. Both are functions of a seed, so that a failure is one line to reproduce:

    python -m tools.soak alchemists --seed 123 --games 1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from chaudron.games.alchemists.alchemy import COLOURS, INGREDIENTS
from chaudron.games.alchemists.choices import ALTAR, KEEP_FAVOUR
from chaudron.games.alchemists.components import N_SPACES, ON_CARD, SELL
from chaudron.games.alchemists.events import AlchemistsEvent
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.spec import SPEC
from chaudron.games.alchemists.state import (
    ACT,
    ACTIONS,
    DECLARE,
    END_OF_ROUND,
    LAST_GOLD,
    NEW_ROUND,
    ORDER,
    PHASE_NAMES,
    REPORTS,
    Player,
)
from chaudron.kernel.driver import Bot, CallbackDriver, Driver
from chaudron.kernel.journal import Journal
from chaudron.kernel.record import Record
from chaudron.kernel.request import NUMBER, ONE, SOME, YES_NO, Request
from chaudron.kernel.rng import Rng, stream
from chaudron.kernel.session import Session, replay
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper, stepper
from chaudron.testing.alchemists.playing import NAMES, census, some_session, some_table
from chaudron.testing.playing import answer_of, random_bots, saved_and_loaded, walk

# What everybody hears of each event, and what only its player hears (section 28 of the rulings).
HEARD: dict[str, tuple[str, str]] = {
    "animate": ("success", "pair"),
    "approval": ("n", ""),
    "article_falls": ("colour seals", ""),
    "on_top": ("space", ""),
    "award": ("", ""),
    "bid": ("n", ""),
    "book": ("", "ingredient light shelf"),
    "boots": ("space", ""),
    "buy": ("artifact n", ""),
    "conference": ("n", ""),
    "conflict": ("pair", ""),
    "custodian": ("potion", "pair"),
    "debunk": ("colour ingredient sign", ""),  # a master: pair potion true
    "declare": ("actions custodians", ""),
    "decline": ("space", ""),
    "discard_favour": ("favours", ""),
    "draw": ("n", "ingredients"),
    "drink": ("potion", "pair"),
    "endorse": ("ingredient", "seal"),
    "endorse_article": ("colour", "seal"),
    "exhibit": ("potion success", "pair"),  # the table may agree to show what was made
    "favours": ("n", "favours"),
    "forage": ("ingredient", ""),
    "gold": ("n", ""),
    "grant": ("grant", ""),
    "mortar": ("", "ingredient"),
    "nothing_to_sell": ("", ""),
    "order": ("n", ""),
    "spy": ("on", ""),
    "place": ("space", ""),
    "play_favour": ("favour", ""),
    "publish": ("alchemical ingredient", "seal"),
    "publish_article": ("colour entries", "seal"),
    "report": ("n part", "tokens"),
    "reputation": ("n now", ""),
    "revelation": ("assignment", ""),
    "round": ("n row", ""),
    "score": (
        "articles artifacts cheap_secrets gold golem grants reports reputation theories wisdom_idol",
        "",
    ),
    "secret_artifact": ("", "artifact"),
    "sell": ("guarantee potion quality", "pair"),
    "show_artifact": ("artifact", ""),
    "spied": ("", "ingredient"),
    "starting_artifact": ("artifact", ""),
    "startup": ("cards", ""),
    "study_golem": ("", "ingredient reaction"),
    "suffer": ("potion", ""),
    "test_student": ("potion", "pair"),
    "theory_falls": ("ingredient seals", ""),
    "think": ("", "pair potion"),
    "throw_away": ("n", "ingredients"),
    "transmute": ("", "ingredient"),
    "unhappy": ("", ""),
    "use_artifact": ("artifact", ""),
    "withdraw": ("", ""),
}
MASTERS_DEBUNK = "pair potion true"

# What ends free undo: something came to light, to one player or to all.
TO_LIGHT = {
    "animate", "bid", "book", "custodian", "debunk", "draw", "drink", "exhibit", "favours", "mortar",
    "revelation", "round", "sell", "spied", "startup", "study_golem", "test_student", "think",
}  # fmt: skip


def difference(a: object, b: object, path: str = "") -> str:
    """Where two dumps differ first."""
    if isinstance(a, dict) and isinstance(b, dict):
        for k in a:
            if a[k] != b.get(k):
                return difference(a[k], b.get(k), f"{path}.{k}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return difference(x, y, f"{path}[{i}]")
    return f"{path}: {a} / {b}"


# ---------------------------------------------------------------- every question


class Watching(Driver):
    """Checks the table at every question, that no forced choice is asked and every answer offered."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots
        self.answers: list[tuple[int, object]] = []
        self.offered = [0] * len(bots)  # gold laid on an altar since the last look

    def answer(self, state: State, request: Request) -> object:
        assert isinstance(state, Game)
        for p in state.players:
            assert p.gold >= 0 and p.cubes >= 0 and p.approval >= 0 and min(p.seals) >= 0
            assert p.reputation >= min(10, state.setup.readings.reputation_floor)
        if request.kind in (ONE, SOME):
            options = request.options(state)
            different = len(set(options))
            alike = request.verb == KEEP_FAVOUR  # a secret choice together is asked even among equals
            assert different >= 2 or (request.lo == 0 and options) or alike, request.dump(state)
            assert request.kind == SOME or different == len(options)
        elif request.kind == NUMBER:
            assert request.lo < request.hi
        else:
            assert request.kind == YES_NO
        seat = request.decider
        answer = self.bots[seat].answer(state.view(seat), request)
        assert request.refusal(state, answer) is None
        if request.verb == ALTAR:
            self.offered[seat] += cast(int, answer)
        self.answers.append((seat, request.dump_answer(answer)))
        return answer


# ---------------------------------------------------------------- every event


class Ledger:
    """Keeps gold, reputation and cubes by what was told, and compares them with what players have."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.gold = [p.gold for p in game.players]
        self.due = [0] * game.n_players  # gold that was to be paid, less what was
        self.approval = [p.approval for p in game.players]
        self.reputation = [p.reputation for p in game.players]
        self.unused = [p.unused for p in game.players]
        self.cubes = [0] * game.n_players  # to be accounted for this round
        self.seals = [0] * 8  # on theories
        self.article_seals = [0] * 3
        self.happy = True
        self.altars: list[int] = []  # seats that lay gold on an altar

    def bank(self, p: Player, article: bool) -> int:
        if article and self.game.setup.golem:
            return 0
        return 0 if any(a.id == "printing_press" for a in p.artifacts) else 1

    def hear(self, event: AlchemistsEvent, before: Game) -> None:
        told, kind, seat = event.told(), event.name(), event.player
        if told.get("artifact") == "altar_of_gold":
            self.altars.append(seat)
        if kind == "gold":
            n = cast(int, told["n"])
            self.gold[seat] += n
            self.due[seat] += min(n, 0)
        elif kind == "approval":
            self.approval[seat] += cast(int, told["n"])
        elif kind == "reputation":
            self.reputation[seat] += cast(int, told["n"])
            assert self.reputation[seat] == told["now"]
        elif kind == "order":
            self.due[seat] += before.board().spaces[cast(int, told["n"]) - 1].gold_cost
        elif kind == "buy":
            self.gold[seat] -= cast(int, told["n"])
        elif kind == "test_student":
            self.due[seat] += 0 if self.happy else 1
        elif kind in ("unhappy", "round"):
            self.happy = kind == "round"
        elif kind in ("publish", "endorse", "theory_falls"):
            i = INGREDIENTS.index(cast(str, told["ingredient"]))
            self.published(self.seals, i, kind, seat, False)
        elif kind in ("publish_article", "endorse_article", "article_falls"):
            c = COLOURS.index(cast(str, told["colour"]))
            self.published(self.article_seals, c, kind, seat, True)
        elif kind == "play_favour" and told["favour"] == "assistant":
            self.cubes[seat] += 1
        elif kind == "decline":
            _, space, _, n = before.queue[0]
            self.unused[seat] += 1 if space == ON_CARD else self.game.setup.costs[space][n]
        elif kind in ("withdraw", "nothing_to_sell"):
            self.unused[seat] += self.game.setup.costs[SELL][0]

    def published(self, seals: list[int], at: int, kind: str, seat: int, article: bool) -> None:
        if kind.endswith("falls"):
            assert seals[at]
            seals[at] = 0
            return
        assert (seals[at] == 0) == kind.startswith("publish")
        self.due[seat] += self.bank(self.game.players[seat], article) + seals[at]
        seals[at] += 1

    def compare(self, phase: int, offered: list[int]) -> None:
        """After a segment that began in this phase."""
        game = self.game
        for p in game.players:
            seat = p.index
            self.due[seat] += offered[seat]
            if seat in self.altars and not offered[seat] and self.due[seat] == -1:
                self.due[seat] = 0  # nobody is asked how much of one gold piece to give
            offered[seat] = 0
            assert self.due[seat] == 0 and p.approval == self.approval[seat], PHASE_NAMES[phase]
            if phase == LAST_GOLD:
                whole = self.gold[seat] + 2 * len(p.favours) + 2 * p.approval
                assert divmod(whole, 3) == (p.score["gold"], p.gold)
            else:
                assert p.gold == self.gold[seat], (PHASE_NAMES[phase], p.gold, self.gold[seat])
            assert p.reputation == self.reputation[seat], PHASE_NAMES[phase]
            if phase == NEW_ROUND:
                self.cubes[seat] = game.setup.cubes[game.round - 1]
                assert p.cubes + p.unused == self.cubes[seat]
            if phase in (ORDER, DECLARE):
                placed = sum(sum(game.setup.costs[s][: p.placed[s]]) for s in range(N_SPACES))
                assert p.cubes + p.unused + placed + p.custodians == self.cubes[seat]
                self.unused[seat] = p.unused
            if phase in (ACTIONS, REPORTS):
                assert p.cubes == 0 and p.unused == self.unused[seat] <= self.cubes[seat]
            if phase == END_OF_ROUND:
                assert p.unused <= 1 and p.hospital == 0
        self.altars = []
        boards = [[0 if t is None else len(t.seals) for t in zone] for zone in (game.theories, game.articles)]
        assert boards == [self.seals, self.article_seals]


def check_audience(event: AlchemistsEvent, game: Game) -> None:
    """Everybody hears what the rules say and no more."""
    kind, told, secret = event.name(), event.told(), event.secret()
    everybody, one = HEARD[kind]
    if kind == "debunk" and not game.setup.by_sign:
        everybody = MASTERS_DEBUNK
    if kind == "exhibit" and game.setup.readings.exhibition_shows_potion:
        everybody = "made potion success"
    if kind == "revelation" and game.golem is not None:
        everybody = "assignment triggers"
    if kind == "think" and game.setup.readings.thinking_cap_public:
        everybody, one = "potion", "pair"
    assert sorted(told) == everybody.split(), kind
    assert sorted(secret) == one.split(), kind
    if secret:
        for seat in range(-1, game.n_players):
            hears = [*told, *secret] if seat == event.player else told
            assert event.dump(seat).keys() == {"event", "player", *hears}


def check_table(game: Game) -> None:
    """What the boards may look like."""
    theories = [t for t in game.theories if t is not None]
    assert len({t.alchemical for t in theories}) == len(theories)
    assert all(len(t.seals) == len({s for s, _ in t.seals}) <= 3 for t in theories)
    for article in game.articles:
        if article is not None:
            seats = [s for s, _ in article.seals]
            assert len(set(seats)) == len(seats) <= game.setup.readings.article_seal_limit
            assert len(set(article.ingredients())) == 4
            signs = [s for _, s in article.entries]
            assert signs[0] == signs[1] and signs[2] == signs[3]
    assert len(game.conflicts) <= 3
    for i, j in game.conflicts:
        assert game.theories[i] is not None and game.theories[j] is not None
    flasks = [p.flask for p in game.players if p.flask >= 0]
    assert len(set(flasks)) == len(flasks)
    for kind, space, seat, _ in game.queue:
        assert kind != ACT or space == ON_CARD or game.players[seat].placed[space]


def quick(seed: int) -> str:
    """Play one game, checking everything that is cheap to see; the digest of its end."""
    n, options = some_table(seed)
    settled = SPEC.settle(seed, n, options)
    game = SPEC.begin(seed, n, settled)
    driver = Watching(random_bots(seed, n))
    game.driver = driver
    ledger = Ledger(game)
    there = census(game)
    while not game.over:
        before = game.clone()
        game.journal = journal = Journal()
        game.resolve(None, None)
        told = [cast(AlchemistsEvent, event) for event in journal.events]
        for event in told:
            check_audience(event, game)
            ledger.hear(event, before)
        assert game.news > before.news or not any(e.name() in TO_LIGHT for e in told)
        ledger.compare(before.phase, driver.offered)
        now = census(game)
        assert now[:3] == there[:3], PHASE_NAMES[before.phase]
        assert all(a >= b for a, b in zip(there.seals, now.seals, strict=True))  # a seal never comes back
        assert all(k == 1 for k in now.artifacts.values()) and now.artifacts.keys() <= there.artifacts.keys()
        assert now.artifacts == there.artifacts or before.phase == END_OF_ROUND  # unsold ones leave
        there = now
        check_table(game)
    assert game.round == 6 and min(game.standings()) == 1
    for seat in range(n):
        assert all(f.holds(game.assignment, game.golem) for f in game.known_to(seat))
        assert game.points(seat) == sum(game.players[seat].score.values())
    game.journal = None
    record = Record("alchemists", SPEC.rules, seed, NAMES[:n], settled, driver.answers)
    assert replay(record, SPEC).digest() == game.digest()
    return game.digest()


# ---------------------------------------------------------------- what is dear


def check_leaks(session: Session, asked: int, seat: int, rng: Rng) -> None:
    """Dealt anew what a seat cannot know, its view and the question to it stay the same."""
    state = session.stepper.state_of(seat)
    assert isinstance(state, Game)
    other = state.clone()
    there = census(other)
    other.redeal(seat, rng)
    assert census(other) == there
    sight, same = state.view(seat).dump(), other.view(seat).dump()
    assert sight == same, difference(sight, same)
    request = session.asked_of(seat)
    if seat == asked and request is not None:
        assert request.dump(other) == request.dump(state)
    if not session.over:
        assert all(f.holds(other.assignment, other.golem) for f in other.known_to(seat))


def check_twins(session: Session, observer: int, rng: Rng, seed: int, steps: int) -> None:
    """In a world dealt anew a seat that hears the same sees the same and is asked the same."""
    base = session.stepper.base
    twin_base = base.clone()
    chance = twin_base.rng.clone()
    twin_base.redeal(observer, rng)
    twin_base.rng = chance
    world, twin = stepper(base.clone(), True), stepper(twin_base, True)
    n = len(session.seats)
    bots, same = random_bots(seed, n), random_bots(seed, n)
    for _ in range(steps):
        if world.over or twin.over or not world.pending or not twin.pending:
            break
        if heard(world, observer) != heard(twin, observer):
            break
        a, b = world.pending[0], twin.pending[0]
        if (a.decider, a.verb) != (b.decider, b.verb):
            break
        sight, other = world.view(observer).dump(), twin.view(observer).dump()
        assert sight == other, difference(sight, other)
        seat = a.decider
        if seat == observer:
            assert a.dump(world.state_of(seat)) == b.dump(twin.state_of(seat))
        first, second = answer_of(world, seat, bots), answer_of(twin, seat, same)
        assert seat != observer or first == second
        world.step(seat, first)
        twin.step(seat, second)


def heard(world: Stepper, seat: int) -> list[Mapping[str, object]]:
    return [e.dump(seat) for e in world.log(seat)]


def check_saving(session: Session) -> None:
    """Saved and loaded, the same questions are open."""
    other = saved_and_loaded(session)
    for r, s in zip(session.pending, other.pending, strict=True):
        assert r.dump(session.stepper.state_of(r.decider)) == s.dump(other.stepper.state_of(s.decider))
    assert other.state.digest() == session.state.digest()


def check_futures(session: Session, seat: int, rng: Rng, seed: int) -> None:
    """Futures come to an end, and leave the present alone."""
    base = session.stepper.base
    before = base.digest()
    bots = CallbackDriver(random_bots(seed, len(session.seats)))
    copy = session.stepper.clone()
    assert copy.base.clone().digest() == before
    assert copy.future(bots).over
    assert session.stepper.imagined(seat, rng, bots).over
    assert base.digest() == before and copy.base.digest() == before


def thorough(seed: int, leaks: int = 5, twins: int = 25, futures: int = 20, saving: int = 1) -> str:
    """Step through one game; at one decision out of so many, check what is dear."""
    session = some_session(seed)
    rng = stream(seed, "thorough")
    seats = len(session.seats)
    for n, seat in enumerate(walk(session, seed)):
        if leaks and n % leaks == seed % leaks:
            check_leaks(session, seat, seat, rng)
            check_leaks(session, seat, n // leaks % (seats + 1) - 1, rng)
        if twins and n % twins == seed % twins and not any(session.stepper.queues):
            check_twins(session, n % seats, rng, n, 30)
        if futures and n % futures == seed % futures:
            check_futures(session, seat, rng, n)
        if saving and n % saving == seed % saving:
            check_saving(session)
    return session.state.digest()
