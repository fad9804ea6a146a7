"""What holds in every game of Dominion, checked while random bots play random kingdoms.

`quick` plays a game at full speed and checks every decision for what is cheap to see. `thorough` steps
through a game and checks what is dear: save and load, clones, every option, leaks, search. Both are
functions of a `Deal`, so that a failure is one line to reproduce:

    python -m tools.soak dominion --seed 123 --games 1
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import NamedTuple, cast

from chaudron.bots.random import RandomBot
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import PASS, DominionQuestion
from chaudron.games.dominion.redeal import known_in_deck, own_back, seen_in_hand
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import Bot, CallbackDriver, LogDriver, Suspend
from chaudron.kernel.record import Record, loads
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO, Request
from chaudron.kernel.rng import stream
from chaudron.kernel.session import Session, replay, resume
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper

COUNTED_IN_SEARCH = 64  # in imagined games, cards are counted at one decision out of so many
MOST_DECISIONS = 60_000  # a game of random bots that goes on for longer does not end
PRIVATE = ("draw", "look")  # events whose cards only their player (and who decides for them) may see


class Deal(NamedTuple):
    """A game to check: everything follows from the seed, unless it is given."""

    seed: int
    players: int = 0  # 0: 2 to 6, by the seed
    kingdom: str = ""  # nothing: a random one
    sets: tuple[str, ...] = ()  # where a random one comes from

    @property
    def n(self) -> int:
        return self.players or 2 + self.seed % 5

    def options(self) -> dict[str, object]:
        return SPEC.settle(self.seed, self.n, {"kingdom": self.kingdom, "sets": list(self.sets)})

    def bots(self) -> list[Bot]:
        return [RandomBot(self.seed * 8 + i) for i in range(self.n)]


class Stalemate(Exception):
    """The rules themselves go on for ever: whoever could end the game has nothing left to do it with."""


class Broken(AssertionError):
    """A property does not hold."""


def hold(true: bool, message: str) -> None:
    if not true:
        raise Broken(message)


# ---------------------------------------------------------------- what holds at every decision


def census(game: Game) -> Counter[Card]:
    """Every physical card, wherever it lies."""
    cards = game.trash_pile[:]
    for stack in game.stacks:
        cards += stack
    for p in game.players:
        cards += p.all_cards()
    count = Counter(cards)
    for pile in game.setup.piles:
        if pile.card is not None:
            count[pile.card] += game.counts[pile.index]
    return +count


def check_table(game: Game, cards: Counter[Card]) -> None:
    """No card was lost or made, and what is kept twice agrees."""
    now = census(game)
    if now != cards:
        gone, new = dict(cards - now), dict(now - cards)
        raise Broken(f"cards are not conserved: missing {gone}, too many {new}")
    empty = 0
    for pile in game.setup.piles:
        left = game.counts[pile.index]
        hold(left >= 0, f"{left} cards in the {pile.name} pile")
        if pile.card is None:
            hold(left == len(game.stacks[pile.index]), f"the {pile.name} pile does not know its size")
        empty += pile.in_supply and not left
    hold(empty == game.empty_piles, f"{game.empty_piles} piles are said to be empty, {empty} are")
    hold(game.coins >= 0 and game.potions >= 0, "money below nothing")
    hold(game.actions >= 0 and game.buys >= 0, "actions or buys below nothing")
    for p in game.players:
        hold(len(p.top_known) <= len(p.deck), f"more cards known than seat {p.index} has in its deck")
        uids = [x.uid for x in p.in_play if x.uid >= 0]
        hold(len(uids) == len(set(uids)), "a card is in play twice")
        hold(all([x.in_play for x in p.in_play]), "a card in play is said to have left")


def outcomes(request: Request, options: list[object]) -> int:
    """How many different answers there are, as far as it matters: 2 stands for several."""
    if request.kind == YES_NO:
        return 2
    if request.kind == NUMBER:
        return request.hi - request.lo + 1
    different = len(set(options))
    if request.kind in (ONE, NAME):
        return different + (request.lo == 0)
    if request.kind == ORDER:
        return different
    hi = min(request.hi, len(options))
    if request.lo < hi:
        return 2
    return different if request.lo < len(options) else 1


def check_request(game: Game, request: Request) -> None:
    """A choice with one possible answer is not asked, unless all choose at once; the name of each option
    leads back to it."""
    options = request.options(game)
    asks = f"{request.verb_name()} {request.about()}"
    together = request.verb == PASS  # whoever is not waited for would tell what they hold
    hold(together or outcomes(request, options) > 1, f"a forced choice is asked: {asks} {options}")
    hold(0 <= request.lo <= request.hi or request.kind == ORDER, f"{asks}: {request.lo} to {request.hi}")
    hold(game.deciders[request.player] == request.decider, f"{asks}: the wrong seat is asked")


class Watching(CallbackDriver):
    """Random bots answer; decisions are checked and written down, the cards counted at one out of `every`.

    Where a game is imagined, a question that was open already may offer a single thing: what its seat
    holds was dealt anew.
    """

    def __init__(self, bots: list[Bot], cards: Counter[Card], every: int, imagined: bool = False) -> None:
        super().__init__(bots)
        self.cards = cards
        self.every = every
        self.imagined = imagined
        self.answers: list[tuple[int, object]] = []
        self.half_way: list[int] = []

    def check_goes_on(self, game: Game) -> None:
        """So long a game is a stalemate: nothing left its pile for ages, and nobody owns any money."""
        if not self.half_way:
            self.half_way = list(game.counts)
            return
        hold(list(game.counts) == self.half_way, "the game does not end")
        owned = [card for p in game.players for card in p.all_cards()]
        hold(not any(card.is_treasure for card in owned), "the game does not end, though there is money")
        raise Stalemate

    def answer(self, state: State, request: Request) -> object:
        game = cast(Game, state)
        if len(self.answers) % self.every == 0:
            check_table(game, self.cards)
        if not self.imagined:
            check_request(game, request)
        if len(self.answers) in (MOST_DECISIONS // 2, MOST_DECISIONS):
            self.check_goes_on(game)
        answer = super().answer(state, request)
        why = request.refusal(game, answer)
        hold(why is None, f"{request.verb_name()}: an offered option is refused: {why}")
        self.answers.append((request.decider, request.dump_answer(answer)))
        return answer


class Played(NamedTuple):
    """A game that held: how many decisions it had, and where it ended."""

    decisions: int
    digest: str


def quick(deal: Deal, every: int = 1) -> Played:
    """Play one game and check its decisions. A lost card stays lost: counting less often finds it too."""
    options = deal.options()
    game = SPEC.begin(deal.seed, deal.n, options)
    driver = Watching(deal.bots(), census(game), every)
    try:
        game.run(driver)
    except Stalemate:
        check_table(game, driver.cards)
        return Played(len(driver.answers), game.digest())
    check_end(game, driver.cards)
    record = Record("dominion", SPEC.rules, deal.seed, ["bot"] * deal.n, options, driver.answers)
    digest = game.digest()
    hold(replay(record, SPEC).digest() == digest, "the replay ends elsewhere")
    return Played(len(driver.answers), digest)


def check_end(game: Game, cards: Counter[Card]) -> None:
    check_table(game, cards)
    hold(game.over and game.game_ends(), "the game is not over")
    hold(1 in game.standings(), "nobody has won")
    hold(not any([p.aside for p in game.players]), "cards still lie aside at the end")


# ---------------------------------------------------------------- stepping through a game


def same_question(stepper: Stepper) -> Game:
    """A copy of the game, brought to the very question the stepper waits at."""
    game = cast(Game, stepper.base.clone())
    if any(stepper.queues) or stepper.top is None:
        driver = LogDriver(stepper.queues, stepper.found)
        game.driver = driver
        try:
            top = stepper.top
            game.resolve(top, None if top is None else driver.answer(game, top))
        except Suspend:
            pass
        else:
            raise Broken("the copy was asked less")
    return game


def question(stepper: Stepper) -> tuple[object, str]:
    request = stepper.pending[0]
    state = stepper.state_of(request.decider)
    return request.dump(state), state.digest()


def thorough(deal: Deal, every: int = 1, upto: int = 400) -> Played:
    """Step through one game (its first `upto` decisions) with every property.

    What is dearest is done at one decision out of `every`.
    """
    session = Session(SPEC, deal.seed, ["bot"] * deal.n, dict(deal.options()))
    chance = Random(deal.seed)
    bots = deal.bots()
    cards = census(cast(Game, session.state))
    path: list[tuple[object, str]] = []
    while not session.over and len(path) < upto:
        stepper = session.stepper
        request = session.pending[0]
        seat = request.decider
        path.append(question(stepper))
        check_table(cast(Game, stepper.state_of(seat)), cards)
        check_request(cast(Game, stepper.state_of(seat)), request)
        check_news(stepper)
        if chance.randrange(every) == 0:
            check_views(stepper, chance)
            check_options(stepper, cards, chance)
            check_twins(stepper, deal, chance)
        if chance.randrange(20 * every) == 0:
            check_saved(session)
            check_search(stepper, deal, cards, chance)
        hold(question(stepper) == path[-1], "looking changed the game")
        session.answer(seat, bots[seat].answer(stepper.view(seat), request))
    if session.over:
        check_end(cast(Game, session.state), cards)
    check_resumed(session, path)
    return Played(len(path), session.state.digest())


def check_resumed(session: Session, path: list[tuple[object, str]]) -> None:
    """Loaded from its record, the game asks the same questions, one after the other."""
    record = loads(session.record().dumps())
    again = resume(record, SPEC, 0)
    for asked, (seat, data) in zip(path, record.answers, strict=True):
        hold(question(again.stepper) == asked, f"loaded, the game asks otherwise at {len(again.answers)}")
        again.answer_named(seat, data)
    hold(again.state.digest() == session.state.digest(), "loaded, the game ends otherwise")


def check_saved(session: Session) -> None:
    """Saved and loaded here, the game asks the same question."""
    again = resume(loads(session.record().dumps()), SPEC)
    hold(question(again.stepper) == question(session.stepper), "saved and loaded, the game asks otherwise")
    for seat in range(-1, len(session.seats)):
        hold(
            again.stepper.view(seat).dump() == session.stepper.view(seat).dump(),
            f"saved and loaded, seat {seat} sees otherwise",
        )


# ---------------------------------------------------------------- options


def some_answers(request: Request, options: list[object], chance: Random) -> list[object]:
    """Every option of a single choice; of the many answers to others, each option at least once."""
    if request.kind == YES_NO:
        return [False, True]
    if request.kind == NUMBER:
        return list(range(request.lo, request.hi + 1))
    if request.kind in (ONE, NAME):
        one: list[object] = [None] if request.lo == 0 else []
        return one + (options if len(options) < 30 else chance.sample(options, 30))
    if request.kind == ORDER:
        return [options, options[::-1], chance.sample(options, len(options))]
    hi = min(request.hi, len(options))
    out: list[object] = [chance.sample(options, k) for k in range(request.lo, hi + 1)]
    size = max(request.lo, 1)
    for i in range(len(options)):
        rest = options[:i] + options[i + 1 :]
        out.append([options[i], *chance.sample(rest, size - 1)])
    return out


def check_options(stepper: Stepper, cards: Counter[Card], chance: Random) -> None:
    """Whatever is offered is accepted, by its value and by its name, and can be carried out."""
    request = stepper.pending[0]
    seat = request.decider
    state = stepper.state_of(seat)
    for answer in some_answers(request, request.options(state), chance):
        clone = stepper.clone()
        clone.check(seat, answer)
        named = request.load_answer(state, request.dump_answer(answer))
        hold(request.refusal(state, named) is None, f"{request.dump_answer(answer)} is refused by name")
        clone.step(seat, named)
        game = cast(Game, clone.state_of(clone.pending[0].decider if clone.pending else 0))
        check_table(game, cards)


# ---------------------------------------------------------------- leaks


def check_views(stepper: Stepper, chance: Random) -> None:
    """Dealt anew what a seat cannot see, its view stays the same, and so do its options."""
    request = stepper.pending[0]
    for seat in range(-1, stepper.base.n_players):
        game = same_question(stepper)
        before = game.view(seat).dump()
        hold(before == stepper.view(seat).dump(), "a copy at the same question looks otherwise")
        total = [Counter(p.all_cards()) for p in game.players]
        game.redeal(seat, stream(chance.randrange(1 << 30), "redeal"))
        deal_aside(game, seat, chance)
        hold([Counter(p.all_cards()) for p in game.players] == total, "dealing anew changed the cards")
        after = game.view(seat).dump()
        hold(after == before, f"seat {seat} sees what it cannot know: {difference(before, after)}")
        if stepper.top is request and request.decider == seat:
            fresh = game.next_decision()
            hold(fresh is not None, "dealt anew, there is no question")
            assert fresh is not None
            hold(
                fresh.dump(game) == request.dump(stepper.state_of(seat)),
                f"the options of seat {seat} depend on what it cannot know",
            )


def deal_aside(game: Game, seat: int, chance: Random) -> None:
    """What another player looks at, secretly, is unknown too (dealing anew leaves it to the effect)."""
    for p in game.players:
        if p.aside and p.aside_secret and p.index != seat and game.deciders[p.index] != seat:
            places = [i for i in range(len(p.deck)) if not known_in_deck(p, seat, i)]
            for k in range(len(p.aside)):
                if places and not own_back(p.aside[k]):
                    i = chance.choice(places)
                    p.aside[k], p.deck[i] = p.deck[i], p.aside[k]


def difference(a: object, b: object, path: str = "") -> str:
    """Where two dumps differ first; nothing where they do not."""
    if a == b:
        return ""
    if isinstance(a, dict) and isinstance(b, dict):
        for k in [*a, *(k for k in b if k not in a)]:
            if a.get(k) != b.get(k):
                return difference(a.get(k), b.get(k), f"{path}.{k}")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return difference(x, y, f"{path}[{i}]")
    return f"{path}: {a} / {b}"


def check_news(stepper: Stepper) -> None:
    """The journal shows drawn and looked-at cards to those alone who may see them."""
    game = cast(Game, stepper.base)
    events = stepper.log(0)[-30:]
    for event in events:
        told = event.dump(-1)
        if told["event"] in PRIVATE:
            hold("cards" not in told, f"everybody hears {told}")
            for seat in range(game.n_players):
                mine = seat == told["player"] or event.seen_by >> seat & 1
                hold(bool(mine) or "cards" not in event.dump(seat), f"seat {seat} hears {told}")
            hold(event.seen_by.bit_count() <= 2, f"more than one deciding seat hears {told}")


def gentle_twin(stepper: Stepper, observer: int, chance: Random) -> Stepper | None:
    """The same game, but for two cards of another player that the observer cannot tell apart."""
    game = cast(Game, stepper.base.clone())
    others = [p for p in game.players if p.index != observer and game.deciders[p.index] != observer]
    if not others:
        return None
    p = chance.choice(others)
    hidden = p.hand[:]
    for card in seen_in_hand(p, observer):
        hidden.remove(card)
    places = [i for i in range(len(p.deck)) if not known_in_deck(p, observer, i)]
    swaps = [(card, i) for card in set(hidden) for i in places if p.deck[i] is not card]
    if not swaps:
        return None
    card, i = min(swaps, key=lambda s: (s[0].name, s[1])) if chance.random() < 0.2 else choice(swaps, chance)
    at = p.hand.index(card)
    p.hand[at], p.deck[i] = p.deck[i], card
    twin = Stepper(game, True)
    twin.start()
    return twin


def choice(swaps: list[tuple[Card, int]], chance: Random) -> tuple[Card, int]:
    return chance.choice(sorted(swaps, key=lambda s: (s[0].name, s[1])))


def topic(request: Request) -> tuple[int, Card | None]:
    """What a question is about: a Beggar and a Mountebank may both ask for a discard."""
    return request.verb, cast(DominionQuestion, request).source


def check_twins(stepper: Stepper, deal: Deal, chance: Random, upto: int = 25) -> None:
    """While a seat has heard and been asked the same in two worlds, it must see the same in both.

    Whatever a view knows beyond that is a leak. The top of a discard pile is seen without being told.
    """
    if any(stepper.queues) or stepper.top is None:
        return
    observer = chance.randrange(-1, deal.n)
    twin = gentle_twin(stepper, observer, chance)
    if twin is None:
        return
    world = Stepper(stepper.base, True)
    world.start()
    bots = [RandomBot(chance.randrange(1 << 30)) for _ in range(deal.n)]
    for _ in range(upto):
        if world.over or twin.over:
            return
        request, request2 = world.pending[0], twin.pending[0]
        seat = request.decider
        deciders = cast(Game, world.state_of(seat)).deciders
        if any(deciders[i] == observer != i for i in range(deal.n)):
            return  # deciding for another player, the observer sees what that player sees
        heard, asked, sight = experience(world, observer)
        heard2, asked2, sight2 = experience(twin, observer)
        if heard != heard2 or tops(sight) != tops(sight2):
            return
        if seat != request2.decider or topic(request) != topic(request2):
            return  # who is asked, and what about, shows in the phase and on the clock
        hold(sight == sight2, f"seat {observer} sees without having heard: {difference(sight, sight2)}")
        if asked is not None:
            where = difference(asked, asked2)
            hold(asked == asked2, f"seat {observer} is offered what it cannot know: {where}")
        answer = bots[seat].answer(world.view(seat), request)
        named = request2.load_answer(twin.state_of(seat), request.dump_answer(answer))
        if request2.refusal(twin.state_of(seat), named) is not None:
            return
        world.step(seat, answer)
        twin.step(seat, named)


def experience(
    stepper: Stepper, seat: int
) -> tuple[list[object], Mapping[str, object] | None, Mapping[str, object]]:
    """What a seat has heard, what it is asked, what it sees."""
    request = stepper.asked_of(seat)
    asked = None if request is None else request.dump(stepper.state_of(seat))
    heard: list[object] = [event.dump(seat) for event in stepper.log(seat)]
    return heard, asked, stepper.view(seat).dump()


def tops(sight: Mapping[str, object]) -> list[object]:
    return [p["discard_top"] for p in cast("list[dict[str, object]]", sight["players"])]


# ---------------------------------------------------------------- search


def check_search(stepper: Stepper, deal: Deal, cards: Counter[Card], chance: Random) -> None:
    """From here, a game this seat believes possible can be played to its end."""
    seat = stepper.pending[0].decider
    bots: list[Bot] = [RandomBot(chance.randrange(1 << 30)) for _ in range(deal.n)]
    rng = stream(chance.randrange(1 << 30), "search")
    try:
        end = stepper.imagined(seat, rng, Watching(bots, cards, COUNTED_IN_SEARCH, imagined=True))
    except Stalemate:
        return
    check_end(cast(Game, end), cards)
