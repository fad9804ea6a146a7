"""Dealing anew what a seat cannot know: the secret, hands, decks, seals, reports, what is to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.alchemists.alchemy import ALL_GOLEMS, PAIRS
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.components import Startup
from chaudron.games.alchemists.favours import FAVOURS
from chaudron.games.alchemists.knowledge import LIGHT_OF, MIXED, REACTION, Fact
from chaudron.games.alchemists.state import LAST_GOLD, SETUP, Article, Player, Theory
from chaudron.kernel.rng import Rng, shuffle

if TYPE_CHECKING:
    from chaudron.games.alchemists.rules import Game

SINGLE: Final[list[tuple[int, int]]] = [(i, -1) for i in range(8)]


def redeal(game: Game, seat: int, rng: Rng) -> None:
    """In place. The worlds that agree with what the seat was shown are all equally likely.

    What is hidden is put in order before it is shuffled: equal chance deals equal worlds, whatever is true.
    """
    others = [p for p in game.players if p.index != seat]
    redeal_secret(game, seat, rng)
    for p in others:
        redeal_facts(game, p, rng)
    redeal_ingredients(game, others, rng)
    redeal_favours(game, others, rng)
    redeal_seals(game, others, rng)
    redeal_adventurers(game, rng)
    redeal_moods(game, rng)
    redeal_boards(game, rng)
    for p in others:
        redeal_reports(p, rng)
    redeal_startups(game, others, rng)
    redeal_secrets(game, others, rng)
    game.rng = rng.fork()


def redeal_secret(game: Game, seat: int, rng: Rng) -> None:
    from chaudron.games.alchemists.deduction import all_worlds  # noqa: PLC0415  (NumPy is for searches only)

    worlds = all_worlds(game.setup.golem).knowing_all(game.known_to(seat))
    assignment, golem = worlds.pick(int(rng.below(worlds.count())))
    game.assignment = assignment
    game.golem = ALL_GOLEMS[golem] if game.setup.golem else None


def redeal_facts(game: Game, p: Player, rng: Rng) -> None:
    """What another player was shown: as everybody heard it, with ingredients that nobody else saw."""
    heard = p.potions[:]
    out: list[Fact] = []
    for f in p.facts:
        known = f.kind != LIGHT_OF and f.kind != REACTION
        if f.kind == MIXED:
            known = f.answer in heard
            if known:
                heard.remove(f.answer)
        every = SINGLE if f.second < 0 else PAIRS
        fit = [f.of(a, b) for a, b in every]
        told = [g for g in fit if g.holds(game.assignment, game.golem)] if known else []
        chosen = (told or fit)[int(rng.below(len(told or fit)))]
        answer = chosen.true_answer(game.assignment, game.golem)
        out.append(chosen if answer < 0 else Fact(f.kind, chosen.first, chosen.second, f.asked, answer))
    p.facts = out


def redeal_ingredients(game: Game, others: list[Player], rng: Rng) -> None:
    """Decks, hands, and what others laid face down beside a Feather in Cap."""
    cards = game.deck + game.discard
    for p in others:
        cards = cards + p.hand + p.aside
    cards = sorted(cards)
    shuffle(rng, cards)
    for p in others:
        n = len(p.hand)
        p.hand, cards = cards[:n], cards[n:]
        n = len(p.aside)
        p.aside, cards = cards[:n], cards[n:]
    n = len(game.deck)
    game.deck, game.discard = cards[:n], cards[n:]


def redeal_favours(game: Game, others: list[Player], rng: Rng) -> None:
    cards = game.favour_deck
    for p in others:
        cards = cards + p.favours + p.drawn
    cards = sorted(cards)
    shuffle(rng, cards)
    for p in others:
        n = len(p.drawn)
        p.drawn, cards = cards[:n], cards[n:]
    for p in others:  # what acts at once is in no hand, but after round 6
        late = game.phase >= LAST_GOLD
        held = [i for i, card in enumerate(cards) if late or not FAVOURS[card].at_once][: len(p.favours)]
        p.favours = [cards[i] for i in held]
        cards = [card for i, card in enumerate(cards) if i not in held]
    shuffle(rng, cards)
    game.favour_deck = cards


def redeal_seals(game: Game, others: list[Player], rng: Rng) -> None:
    """Each other player's placed and unused seals change places; a white one stays off theories."""
    for p in others:
        kinds: list[int] = []
        for k, n in enumerate(p.seals):
            kinds += [k] * n
        on_theories = [i for i, t in enumerate(game.theories) if t is not None and t.has_seal_of(p.index)]
        on_articles = [c for c, a in enumerate(game.articles) if a is not None and a.has_seal_of(p.index)]
        for i in on_theories:
            theory = game.theories[i]
            assert theory is not None
            kinds += [k for s, k in theory.seals if s == p.index]
        for c in on_articles:
            article = game.articles[c]
            assert article is not None
            kinds += [k for s, k in article.seals if s == p.index]
        kinds.sort()
        shuffle(rng, kinds)
        theories = game.theories[:]
        for i in on_theories:
            theory = theories[i]
            assert theory is not None
            kind = [k for k in kinds if k != 5][0]
            kinds.remove(kind)
            theories[i] = Theory(theory.alchemical, swapped(theory.seals, p.index, kind))
        game.theories = theories
        articles = game.articles[:]
        for c in on_articles:
            article = articles[c]
            assert article is not None
            articles[c] = Article(article.entries, swapped(article.seals, p.index, kinds.pop()))
        game.articles = articles
        p.seals = [kinds.count(k) for k in range(6)]


def swapped(seals: list[tuple[int, int]], seat: int, kind: int) -> list[tuple[int, int]]:
    return [(s, kind if s == seat else k) for s, k in seals]


def redeal_adventurers(game: Game, rng: Rng) -> None:
    seen = max(0, game.round - 1) + (1 if game.setup.readings.adventurer_preview else 0)
    hidden = sorted(game.adventurers[seen:] + [game.removed])
    shuffle(rng, hidden)
    game.adventurers = game.adventurers[:seen] + hidden[:-1]
    game.removed = hidden[-1]


def redeal_moods(game: Game, rng: Rng) -> None:
    hidden = sorted(game.moods[game.round :])
    shuffle(rng, hidden)
    game.moods = game.moods[: game.round] + hidden


def redeal_boards(game: Game, rng: Rng) -> None:
    """The boards below the visible next one: which two of a group lie there is unknown too."""
    seen = game.days + 2
    out = game.boards[:seen]
    pool = [b for b in game.setup.all_boards if b not in out]
    for b in game.boards[seen:]:
        fit = [x for x in pool if x.rounds == b.rounds and x not in out]
        out = out + [fit[int(rng.below(len(fit)))]]
    game.boards = out


def redeal_reports(p: Player, rng: Rng) -> None:
    tokens = list(range(6))
    shuffle(rng, tokens)
    p.chest = tokens[: len(p.chest)]
    p.ears = tokens[2 : 2 + len(p.ears)]


def redeal_startups(game: Game, others: list[Player], rng: Rng) -> None:
    """Startup cards that lie face down, before they are shown."""
    if game.phase != SETUP or not game.setup.funding:
        return
    cards = game.startups_left
    for p in others:
        cards = cards + p.startup
    cards = sorted(cards, key=id_of_startup)
    shuffle(rng, cards)
    for p in others:
        n = len(p.startup)
        p.startup, cards = cards[:n], cards[n:]
    game.startups_left = cards


def redeal_secrets(game: Game, others: list[Player], rng: Rng) -> None:
    """Hidden artifacts: any of their level that nobody saw."""
    for p in others:
        for k, artifact in enumerate(p.secrets):
            pool = [a for a in game.left_out if a.level == artifact.level] + [artifact]
            pool.sort(key=id_of_artifact)
            chosen = pool[int(rng.below(len(pool)))]
            if chosen is not artifact:
                game.left_out = [a for a in game.left_out if a is not chosen] + [artifact]
                p.secrets = p.secrets[:k] + [chosen] + p.secrets[k + 1 :]


def id_of_startup(card: Startup) -> str:
    return card.id


def id_of_artifact(artifact: Artifact) -> str:
    return artifact.id
