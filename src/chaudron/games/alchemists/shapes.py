"""The shape of what Alchemists tells clients: views, questions and events, as they are dumped."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from chaudron.kernel import shapes

Place = Literal[
    "row", "hand", "artifacts", "spaces", "order", "theories", "grants", "potions", "favours", "startup",
    "golem", "sale", "words", "number", "names",
]  # fmt: skip
Step = Literal["act", "done", "bids", "sale"]
FactKind = Literal[
    "mixed", "claim", "sale", "sign", "light", "reaction", "animation", "spied", "spied_sale", "identity"
]


class Fact(TypedDict):
    """Something that was shown: of one ingredient or two, what was asked about, and the answer."""

    kind: FactKind
    first: str
    second: NotRequired[str]
    asked: NotRequired[str]  # a potion, a colour
    answer: str | bool  # a potion, a quality, a sign, a light, an alchemical, the parts that reacted


class Seal(TypedDict):
    """A seal on a publication; only its owner knows which, until it is turned or all is over."""

    seat: int
    seal: NotRequired[str]
    points: NotRequired[int]  # what it scored


class Theory(TypedDict):
    """A published theory."""

    alchemical: str
    seals: list[Seal]
    conflict: bool


class Article(TypedDict):
    """A published article: four ingredients with their signs."""

    entries: list[str]
    seals: list[Seal]


class FallenTheory(TypedDict):
    """A theory that was disproved, its seals turned."""

    ingredient: str
    alchemical: str
    seals: list[Seal]


class FallenArticle(TypedDict):
    """An article that was disproved, its seals turned."""

    colour: str
    entries: list[str]
    seals: list[Seal]


class Action(TypedDict):
    """A step of the round's actions: an action, the bids, a sale, or what follows when a space is done."""

    step: Step
    space: str
    seat: NotRequired[int]  # bids and ends of spaces concern everybody there
    n: NotRequired[int]  # the how manieth action of this player there, from 0


class Space(TypedDict):
    """An action space: the cubes of a player's first, second… action, and its first and last round."""

    id: str
    cubes: list[int]
    rounds: tuple[int, int]
    open: bool  # in this round


class Sold(TypedDict):
    """A place of the adventurer's tile that is sold, and by whom."""

    place: int
    seat: int


class Sale(TypedDict):
    """What the adventurer of this round wants, still buys, and has bought."""

    adventurer: str
    wants: list[str]
    open: list[str]
    sold: list[Sold]


class Conference(TypedDict):
    """A conference: its reputation by seals (the last entry holds for more), and who would get what now."""

    number: int
    round: int  # it follows this one
    theories: list[int]
    golem: bool  # reports count, too
    standing: list[int]  # by seat


class GrantView(TypedDict):
    """A grant for theories on two of its ingredients."""

    id: str
    ingredients: list[str]
    gold: int
    points: int
    owner: int | None


class OrderSpace(TypedDict):
    """A space for flasks: what it costs and what it gives."""

    cost: tuple[int, int, int, int]  # gold, reputation, cubes, approval
    reward: tuple[int, int, int, int, int]  # ingredients, favours, reputation, gold, books
    players: int


class OrderBoard(TypedDict):
    """Where flasks are put for turn order."""

    id: str
    spaces: list[OrderSpace]
    bottom: OrderSpace  # of who is paralysed


class Own(TypedDict):
    """Figures that a table was given in place of reconstructed ones."""

    figures: dict[str, dict[str, int]]  # by kind and id; of what this view shows otherwise, none
    whole: list[str]  # things that have nothing reconstructed any more


class PlayerView(TypedDict):
    """One player as a seat sees them; of oneself, and when all is over, more."""

    seat: int
    reputation: int
    zone: str
    ingredients: int
    favours: int
    seals_left: int
    artifacts: list[str]
    secret_artifacts: int
    grants: list[str]
    books: int
    potions: list[str]
    cubes: int
    unused: int
    hospital: int
    paralysed: bool
    flask: int
    placed: dict[str, int]
    custodians: int
    associates: list[str]
    bid: int | None
    prices: list[int]  # of a sale by guarantee, with the discount that was bid
    smileys: list[int]  # by discount
    published: int  # theories without conflict and articles with this player's seal
    used: list[str]  # artifacts that cannot be used again this round, or ever
    delayed: list[tuple[int, int]]  # rounds at whose end reputation comes, and how much
    shown: list[str]
    aside: int
    score: dict[str, int]
    points: int | None
    gold: NotRequired[int]
    approval: NotRequired[int]
    tests: NotRequired[int]
    animated: NotRequired[bool]
    reports: NotRequired[dict[str, int]]
    startup: NotRequired[list[str]]
    hand: NotRequired[list[str]]
    favour_cards: NotRequired[list[str]]
    drawn: NotRequired[list[str]]
    seals: NotRequired[dict[str, int]]
    secrets: NotRequired[list[str]]
    tokens: NotRequired[dict[str, list[str]]]
    under_feather: NotRequired[list[str]]
    facts: NotRequired[list[Fact]]
    report_points: NotRequired[dict[str, int]]


class View(shapes.View):
    """Everything a seat may know."""

    round: int
    phase: str
    first: int
    mode: str
    modules: list[str]
    aid: str  # how much the table lets people be told of what follows from what they saw
    row: list[str]
    deck: int
    discard: int
    favour_deck: int
    favour_discard: list[str]
    adventurers: list[str]
    sale: Sale | None  # nobody visits in the first round
    on_sale: list[str]
    prices: NotRequired[dict[str, int]]  # what the artifacts on offer cost the viewer, before Shopkeepers
    later: list[str]
    board: OrderBoard
    spaces: list[Space]  # in the order in which they are carried out
    cubes_by_round: list[int]
    to_act: list[int]  # who still has a turn in this phase, in order
    now: Action | None  # what is being carried out
    queue: list[Action]  # what is still to come
    conferences: list[Conference]  # those to come
    happy: bool
    theories: dict[str, Theory | None]
    conflicts: list[tuple[str, str]]
    fallen: list[FallenTheory]
    grants: list[GrantView]
    facts: list[Fact]
    exhibited: list[str]
    players: list[PlayerView]
    own: NotRequired[Own]
    next_board: NotRequired[OrderBoard | None]
    articles: NotRequired[dict[str, Article | None]]
    fallen_articles: NotRequired[list[FallenArticle]]
    smuggled: NotRequired[list[str]]
    approval: NotRequired[int]
    on_study: NotRequired[int]
    assignment: NotRequired[dict[str, str]]
    golem: NotRequired[dict[str, str] | None]  # what each part reacts to


class Prompt(shapes.Prompt):
    """A question; `source` is the space, card or rule that asks."""

    chosen: NotRequired[list[str]]  # what the same player settled just before
    figures: NotRequired[dict[str, int]]  # of each option: cubes or gold it takes, gold or smileys it brings
    approval: NotRequired[list[str]]  # the options that take an approval token, too
    cost: NotRequired[int]  # the gold that every choice takes
    on: NotRequired[int]  # another player
    wanted: NotRequired[list[str]]  # the potions that the adventurer still buys
    price: NotRequired[int]  # what a sale brings
    gain: NotRequired[int]  # the reputation that success brings
    loss: NotRequired[int]  # the reputation that failure costs
    by_sign: NotRequired[bool]  # a demonstration shows one sign, as apprentices do


class Told(shapes.Told):
    """A line of the log: what everybody hears and, for some, what only they may hear."""

    n: NotRequired[int]
    now: NotRequired[int]
    on: NotRequired[int]  # another player
    custodians: NotRequired[int]
    ingredient: NotRequired[str]
    ingredients: NotRequired[list[str]]
    row: NotRequired[list[str]]
    shelf: NotRequired[list[str]]
    pair: NotRequired[list[str]]
    potion: NotRequired[str]
    made: NotRequired[str]
    success: NotRequired[bool]
    true: NotRequired[bool]
    guarantee: NotRequired[str]
    quality: NotRequired[str]
    space: NotRequired[str]
    actions: NotRequired[dict[str, int]]
    favour: NotRequired[str]
    favours: NotRequired[list[str]]
    cards: NotRequired[list[str]]
    artifact: NotRequired[str]
    grant: NotRequired[str]
    alchemical: NotRequired[str]
    seal: NotRequired[str]
    seals: NotRequired[list[tuple[int, str]]]
    colour: NotRequired[str]
    sign: NotRequired[str]
    entries: NotRequired[list[str]]
    light: NotRequired[str]
    reaction: NotRequired[str]
    part: NotRequired[str]
    tokens: NotRequired[str]
    assignment: NotRequired[dict[str, str]]
    triggers: NotRequired[dict[str, str]]  # what each part of the golem reacts to
    # a score, by its sources
    reputation: NotRequired[int]
    artifacts: NotRequired[int]
    cheap_secrets: NotRequired[int]
    grants: NotRequired[int]
    gold: NotRequired[int]
    reports: NotRequired[int]
    golem: NotRequired[int]
    theories: NotRequired[int]
    articles: NotRequired[int]
    wisdom_idol: NotRequired[int]
