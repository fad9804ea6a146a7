"""Publishing, endorsing and debunking theories and articles, and the grants that follow."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    ELEMENTS,
    EVERY_PAIR,
    FOURS,
    INGREDIENTS,
    POTIONS,
    SIGNS,
    Shown,
    consistent,
    pair_of,
)
from chaudron.games.alchemists.choices import (
    ALCHEMICAL,
    CLAIM,
    DEBUNK,
    ENTRY,
    GRANT,
    NOTHING_YET,
    PUBLISH,
    SEAL,
)
from chaudron.games.alchemists.choices import SIGNS as SIGNS_OF_PAIRS
from chaudron.games.alchemists.components import HEDGE_WHITE, SEAL_NAMES, SLOTS, Grant
from chaudron.games.alchemists.components import PUBLISH as PUBLISH_SPACE
from chaudron.games.alchemists.events import (
    ArticleFell,
    Conflict,
    Endorsed,
    EndorsedArticle,
    Published,
    PublishedArticle,
    ShownMix,
    ShownSign,
    TheoryFell,
    TookGrant,
)
from chaudron.games.alchemists.knowledge import claimed, sign_of
from chaudron.games.alchemists.lab import Laboratory, seal_words
from chaudron.games.alchemists.state import ACT, Article, Player, Theory, hedged

MOST_SEALS: Final = 3
PAIR_SIGNS: Final = ["++", "+-", "-+", "--"]
CONFLICT_PAIRS: Final = 3
WRONG_SEAL: Final = 5
DISPROVED: Final = 2  # reputation for a demonstration that disproves something
IN_VAIN: Final = 1  # reputation lost with one that does not
TOKENS_EACH: Final = 2  # of each ingredient, for articles


# ---------------------------------------------------------------- what may be published


def theory_seals(you: Player) -> list[int]:
    """The kinds of seal left that fit a theory; the white one never does (A-213)."""
    return [k for k in range(HEDGE_WHITE) if you.seals[k]]


def article_seals(you: Player) -> list[int]:
    return [k for k in range(HEDGE_WHITE + 1) if you.seals[k]]


def bank_gold(game: Laboratory, you: Player, article: bool) -> int:
    """The gold piece for the bank, unless an artifact saves it; an article of the golem costs none."""
    if article and game.setup.golem:
        return 0
    fee = 1
    for artifact in you.artifacts:
        fee = artifact.publishing_fee(fee)
    return fee


def can_pay(game: Laboratory, you: Player, article: bool, owners: int) -> bool:
    if article and game.setup.golem and not game.can_pay_approval(you):
        return False
    return you.gold >= bank_gold(game, you, article) + owners


def new_theories(game: Laboratory, you: Player) -> list[str]:
    if not theory_seals(you) or not can_pay(game, you, False, 0) or not game.free_alchemicals():
        return []
    return [f"theory:{INGREDIENTS[i]}" for i in range(8) if game.theories[i] is None]


def new_articles(game: Laboratory, you: Player) -> list[str]:
    if not game.setup.encyclopedia or not article_seals(you) or not can_pay(game, you, True, 0):
        return []
    return [f"article:{COLOURS[c]}" for c in range(3) if game.articles[c] is None and fours(game, c, [])]


def endorsements(game: Laboratory, you: Player) -> list[str]:
    out: list[str] = []
    for i, theory in enumerate(game.theories):
        if theory is None or theory.has_seal_of(you.index) or game.conflicted(i):
            continue
        n = len(theory.seals)
        if n < MOST_SEALS and theory_seals(you) and can_pay(game, you, False, n):
            out.append(f"endorse:{INGREDIENTS[i]}")
    for c, article in enumerate(game.articles):
        if article is None or article.has_seal_of(you.index):
            continue
        n = len(article.seals)
        if n < game.setup.readings.article_seal_limit and article_seals(you) and can_pay(game, you, True, n):
            out.append(f"endorse_article:{COLOURS[c]}")
    return out


def publish(game: Laboratory, you: Player) -> bool:
    """One of: new theory, endorsement, new article, endorsement of an article (A-315)."""
    words = new_theories(game, you) + endorsements(game, you) + new_articles(game, you)
    word = game.maybe(you, PUBLISH, words, "publish")
    if not word:
        return False
    carry_out(game, you, word, game.free_alchemicals())
    take_grants(game, you)
    return True


def carry_out(game: Laboratory, you: Player, word: str, alchemicals: list[int]) -> None:
    kind, _, name = word.partition(":")
    if kind == "theory":
        publish_theory(game, you, INGREDIENTS.index(name), alchemicals)
    elif kind == "endorse":
        endorse_theory(game, you, INGREDIENTS.index(name))
    elif kind == "article":
        publish_article(game, you, COLOURS.index(name), [])
    else:
        endorse_article(game, you, COLOURS.index(name))


def use_seal(game: Laboratory, you: Player, kinds: list[int], about: list[str]) -> int:
    """One of your seals, on what is being published."""
    kind = SEAL_NAMES.index(game.word(you, SEAL, seal_words(kinds), "publish", NOTHING_YET, about))
    left = you.seals[:]
    left[kind] -= 1
    you.seals = left
    return kind


def pay(game: Laboratory, you: Player, article: bool, owners: list[int]) -> None:
    """The bank (or the king's approval), and a gold piece to each earlier owner of a seal."""
    if article and game.setup.golem:
        game.pay_approval(you, "publish")
    game.pay_gold(you, bank_gold(game, you, article) + len(owners))
    for seat in owners:
        game.gain_gold(game.players[seat], 1)


def publishing_cost(game: Laboratory, you: Player, word: str) -> int:
    """The gold that one of these publications or endorsements takes: the bank's, and its owners'."""
    kind, _, name = word.partition(":")
    theory = game.theories[INGREDIENTS.index(name)] if kind == "endorse" else None
    article = game.articles[COLOURS.index(name)] if kind == "endorse_article" else None
    owners = len(theory.seals) if theory is not None else len(article.seals) if article is not None else 0
    return bank_gold(game, you, "article" in kind) + owners


def honour(game: Laboratory, you: Player, reputation: int) -> None:
    """The reputation of a publication or endorsement, and what artifacts add to it (A-316)."""
    game.change_reputation(you, reputation + sum([artifact.honour for artifact in you.artifacts]))


def publish_theory(game: Laboratory, you: Player, ingredient: int, alchemicals: list[int]) -> None:
    words = [ALCHEMICALS[a] for a in alchemicals]
    alchemical = ALCHEMICALS.index(game.word(you, ALCHEMICAL, words, INGREDIENTS[ingredient]))
    about = [INGREDIENTS[ingredient], ALCHEMICALS[alchemical]]
    kind = use_seal(game, you, theory_seals(you), about)
    pay(game, you, False, [])
    place_theory(game, ingredient, Theory(alchemical, [(you.index, kind)]))
    game.tell(Published(you.index, ingredient, alchemical, kind))
    honour(game, you, 1)


def endorse_theory(game: Laboratory, you: Player, ingredient: int) -> None:
    theory = game.theories[ingredient]
    assert theory is not None
    about = [INGREDIENTS[ingredient], ALCHEMICALS[theory.alchemical]]
    kind = use_seal(game, you, theory_seals(you), about)
    pay(game, you, False, [seat for seat, _ in theory.seals])
    place_theory(game, ingredient, Theory(theory.alchemical, theory.seals + [(you.index, kind)]))
    game.tell(Endorsed(you.index, ingredient, kind))
    honour(game, you, game.setup.readings.endorse_reputation)


def place_theory(game: Laboratory, ingredient: int, theory: Theory | None) -> None:
    theories = game.theories[:]
    theories[ingredient] = theory
    game.theories = theories


# ---------------------------------------------------------------- articles


def place_article(game: Laboratory, colour: int, article: Article | None) -> None:
    articles = game.articles[:]
    articles[colour] = article
    game.articles = articles


def fours(game: Laboratory, colour: int, chosen: list[int]) -> list[list[int]]:
    """The groups of four ingredients, these among them, that an article may list (A-209)."""
    others = [a.ingredients() for c, a in enumerate(game.articles) if a is not None and c != colour]
    free = [i for i in range(8) if sum([i in used for used in others]) < TOKENS_EACH]
    taken = [sorted(used) for used in others]
    return [
        group
        for group in FOURS
        if group not in taken and all([i in free for i in group]) and all([i in group for i in chosen])
    ]


def publish_article(game: Laboratory, you: Player, colour: int, former: list[tuple[int, int]]) -> None:
    """Four ingredients on the slots red, green, blue, white; each pair with one sign (A-202)."""
    about = [COLOURS[colour]]
    chosen: list[int] = []
    for slot in range(4):
        groups = fours(game, colour, chosen)
        left = [i for i in range(8) if i not in chosen and any([i in group for group in groups])]
        words = [INGREDIENTS[i] for i in left]
        listed = [INGREDIENTS[i] for i in chosen]
        word = game.word(you, ENTRY, words, f"article-{SLOTS[slot]}", listed, about)
        chosen.append(INGREDIENTS.index(word))
    words = [w for w in PAIR_SIGNS if sorted(entries_of(chosen, w)) != sorted(former)]
    listed = [INGREDIENTS[i] for i in chosen]
    signs = game.word(you, SIGNS_OF_PAIRS, words, f"article:{COLOURS[colour]}", listed, about)
    entries = entries_of(chosen, signs)
    kind = use_seal(game, you, article_seals(you), about)
    pay(game, you, True, [])
    place_article(game, colour, Article(entries, [(you.index, kind)]))
    game.tell(PublishedArticle(you.index, colour, entries, kind))
    honour(game, you, 1)


def entries_of(chosen: list[int], signs: str) -> list[tuple[int, int]]:
    first, second = SIGNS.index(signs[0]), SIGNS.index(signs[1])
    return [(chosen[0], first), (chosen[1], first), (chosen[2], second), (chosen[3], second)]


def endorse_article(game: Laboratory, you: Player, colour: int) -> None:
    article = game.articles[colour]
    assert article is not None
    kind = use_seal(game, you, article_seals(you), [COLOURS[colour]])
    pay(game, you, True, [seat for seat, _ in article.seals])
    place_article(game, colour, Article(article.entries, article.seals + [(you.index, kind)]))
    game.tell(EndorsedArticle(you.index, colour, kind))
    honour(game, you, game.setup.readings.endorse_reputation)


# ---------------------------------------------------------------- debunking


def debunk(game: Laboratory, you: Player) -> bool:
    """A demonstration for all to see; what it disproves falls (A-323)."""
    shown = demonstrate_sign(game, you) if game.setup.by_sign else demonstrate_mix(game, you)
    if shown is None:
        return False
    if shown.potion < 0:  # a claim that was false
        game.change_reputation(you, -IN_VAIN)
    else:
        judge(game, you, shown)
    take_grants(game, you)
    return True


def demonstrate_sign(game: Laboratory, you: Player) -> Shown | None:
    """An ingredient and a colour; everybody sees the sign (A-128, A-321)."""
    names = [i for i in range(8) if game.setup.encyclopedia or game.theories[i] is not None]
    if not any([t is not None for t in game.theories]) and not any([a is not None for a in game.articles]):
        return None
    words = [f"{INGREDIENTS[i]}:{c}" for i in names for c in COLOURS]
    word = game.maybe(you, DEBUNK, words, "debunk")
    if not word:
        return None
    name, _, colour_name = word.partition(":")
    ingredient, colour = INGREDIENTS.index(name), COLOURS.index(colour_name)
    sign = ELEMENTS[game.assignment[ingredient]][colour]
    game.news += 1
    game.learn_all(sign_of(ingredient, colour, sign))
    game.tell(ShownSign(you.index, ingredient, colour, sign))
    return Shown(ingredient, -1, 2 * colour + sign)


def demonstrate_mix(game: Laboratory, you: Player) -> Shown | None:
    """Two ingredients and a result; everybody hears whether it is true (A-130, A-324)."""
    pair = game.maybe_pair(you, DEBUNK, EVERY_PAIR, "debunk")
    if pair is None:
        return None
    potion = POTIONS.index(game.word(you, CLAIM, POTIONS, "debunk", pair.names(), pair.names()))
    true = game.potion_of(pair) == potion
    game.news += 1
    game.learn_all(claimed(pair.first, pair.second, potion, true))
    game.tell(ShownMix(you.index, pair, potion, true))
    return Shown(pair.first, pair.second, potion if true else -1)


def judge(game: Laboratory, you: Player, shown: Shown) -> None:
    """Find what falls, net every reputation change, then let the debunker publish (A-137 to A-142)."""
    fallen = [i for i, t in enumerate(game.theories) if t is not None and shown.refutes(i, t.alchemical)]
    articles = [
        c for c, a in enumerate(game.articles) if a is not None and not consistent(shown, c, a.entries)
    ]
    net = [0] * game.n_players
    success = bool(fallen or articles)
    if not fallen and mark_conflict(game, shown):
        success = True
    net[you.index] += DISPROVED if success else -IN_VAIN
    freed: list[int] = []
    entries: dict[int, list[tuple[int, int]]] = {}
    for i in fallen:
        theory = game.theories[i]
        assert theory is not None
        freed.append(theory.alchemical)
        for seat, kind in theory.seals:
            if hedged(kind) != shown.potion // 2:
                net[seat] -= WRONG_SEAL
        drop_theory(game, i, theory)
    for c in articles:
        article = game.articles[c]
        assert article is not None
        entries[c] = article.entries
        for seat, kind in article.seals:
            slot = hedged(kind)
            rest = [e for k, e in enumerate(article.entries) if k != slot]
            if slot < 0 or not consistent(shown, c, rest):
                net[seat] -= WRONG_SEAL
        place_article(game, c, None)
        game.fallen_articles = game.fallen_articles + [(c, article)]
        game.tell(ArticleFell(c, article.seals))
    for p in game.players:
        game.change_reputation(p, net[p.index])
    if fallen or articles:
        publish_at_once(game, you, fallen, freed, articles, entries)


def drop_theory(game: Laboratory, ingredient: int, theory: Theory) -> None:
    """It leaves the board, its seals are shown; conflicts with it are settled (A-136, A-138)."""
    place_theory(game, ingredient, None)
    game.conflicts = [pair for pair in game.conflicts if ingredient not in pair]
    game.fallen_theories = game.fallen_theories + [(ingredient, theory)]
    game.tell(TheoryFell(ingredient, theory.seals))


def mark_conflict(game: Laboratory, shown: Shown) -> bool:
    """Two theories that fit alone but not together get a token each (A-134, A-328)."""
    if shown.by_sign:
        return False
    first, second = game.theories[shown.first], game.theories[shown.second]
    if first is None or second is None or not shown.conflict(first.alchemical, second.alchemical):
        return False
    pair = (shown.first, shown.second)
    if pair in game.conflicts:
        return game.setup.readings.conflict_repeat_succeeds
    if len(game.conflicts) < CONFLICT_PAIRS:
        game.conflicts = game.conflicts + [pair]
    game.tell(Conflict(pair_of(shown.first, shown.second)))
    return True


def publish_at_once(
    game: Laboratory,
    you: Player,
    fallen: list[int],
    freed: list[int],
    articles: list[int],
    entries: dict[int, list[tuple[int, int]]],
) -> None:
    """With a cube waiting on Publish: a theory on the same ingredient or with the freed alchemical,
    or another article on the colour (A-142, A-228, A-329)."""
    waiting = [a for a in game.queue if a[0] == ACT and a[1] == PUBLISH_SPACE and a[2] == you.index]
    if not waiting:
        return
    allowed: list[str] = []
    if fallen:
        allowed += new_theories(game, you)
    allowed += [w for w in new_articles(game, you) if COLOURS.index(w.partition(":")[2]) in articles]
    about = [INGREDIENTS[i] for i in fallen] + [COLOURS[c] for c in articles]
    word = game.maybe(you, PUBLISH, allowed, "immediate", about)
    if not word:
        return
    queue = game.queue[:]
    queue.remove(waiting[0])
    game.queue = queue
    kind, _, name = word.partition(":")
    if kind == "article":
        colour = COLOURS.index(name)
        publish_article(game, you, colour, entries[colour])
        return
    ingredient = INGREDIENTS.index(name)
    free = game.free_alchemicals()
    publish_theory(game, you, ingredient, free if ingredient in fallen else [a for a in free if a in freed])


# ---------------------------------------------------------------- grants


def merits(game: Laboratory, you: Player, grant: Grant) -> int:
    """How many of a grant's theories (or articles) carry your seal, conflicts aside."""
    n = 0
    if grant.ingredients:
        for i in grant.ingredients:
            theory = game.theories[i]
            if theory is not None and theory.has_seal_of(you.index) and not game.conflicted(i):
                n += 1
    else:
        for article in game.articles:
            if article is not None and article.has_seal_of(you.index):
                n += 1
    return n


def take_grants(game: Laboratory, you: Player) -> None:
    """After your own publishing or debunking: the first grant for two of three, others for three (A-319)."""
    while True:
        needed = 3 if you.grants else 2
        free = [g for g in game.setup.grants if g.id not in game.owners and merits(game, you, g) >= needed]
        if not free:
            return
        word = game.word(you, GRANT, [g.id for g in free], "grant")
        for g in free:
            if g.id == word:
                game.owners = {**game.owners, g.id: you.index}
                you.grants = you.grants + [g.id]
                game.tell(TookGrant(you.index, g))
                game.gain_gold(you, g.gold)
