"""Positions as text: one line that sets any table, for tests, bug reports and the like.

    kingdom militia, moat | alice: hand militia, copper*4 | vincent: hand moat, copper*4; deck gold

Parts are separated by `|`. The first says the kingdom (see `kingdoms`), then one part a player, in
turn order, with zones separated by `;` (hand, deck, discard, play, mat NAME, secret NAME, tokens).
What follows may be left out: `piles province*3` (cards left, where it is not the full pile), `stack ruins
survivors, abandoned_mine` (the top first), `trash curse`, `embargo on silver*2` (tokens of a card on a
pile), `mats trade_route*2` (tokens on shared mats), `turn alice buy 1/2/5/0` (phase,
actions/buys/coins/potions). Decks are written from the top.
"""

from __future__ import annotations

import difflib
from typing import Final

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.games.dominion.kingdoms import read as read_kingdom
from chaudron.games.dominion.library import find
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.setup import lay_out, let_in, set_by_hand
from chaudron.games.dominion.state import PHASE_NAMES, Mat, Player
from chaudron.kernel.errors import Refusal

MATS: Final = ["island", "native_village", "possession"]  # where a player's cards lie
TOKENS: Final = ["pirate_ship", "vp"]  # that a player has
SHARED_MATS: Final = ["trade_route"]  # with tokens, for all


def bad(part: str, wanted: str) -> Refusal:
    return Refusal(
        "position-notation", f"{part!r} is not understood; {wanted}", {"part": part, "wanted": wanted}
    )


def one_of(kind: str, name: str, names: list[str]) -> str:
    """The name, which must be one of these."""
    if name in names:
        return name
    close = difflib.get_close_matches(name, names, 1)
    hint = f"did you mean {close[0]}?" if close else "there are " + ", ".join(names)
    raise bad(name, f"no such {kind}; {hint}")


# ---------------------------------------------------------------- lists of cards


def counted(cards: list[Card]) -> str:
    """`copper*4, moat`: each name once, with its number, in order of first appearance."""
    names: list[str] = []
    for c in cards:
        if c.name not in names:
            names.append(c.name)
    parts: list[str] = []
    for name in names:
        n = len([c for c in cards if c.name == name])
        parts.append(name if n == 1 else f"{name}*{n}")
    return ", ".join(parts)


def in_order(cards: list[Card]) -> str:
    """The same, keeping the order: only neighbours are counted together."""
    parts: list[str] = []
    i = 0
    while i < len(cards):
        n = 1
        while i + n < len(cards) and cards[i + n] is cards[i]:
            n += 1
        parts.append(cards[i].name if n == 1 else f"{cards[i].name}*{n}")
        i += n
    return ", ".join(parts)


def names_in(text: str) -> list[tuple[str, int]]:
    """The (name, number) pairs of `copper*4, moat`."""
    out: list[tuple[str, int]] = []
    for part in text.split(","):
        name, _, number = part.strip().partition("*")
        if not name:
            continue
        if number and not number.strip().isdigit():
            raise bad(part.strip(), "write NAME or NAME*NUMBER")
        out.append((name.strip(), int(number) if number else 1))
    return out


def cards_in(text: str) -> list[Card]:
    out: list[Card] = []
    for name, n in names_in(text):
        out.extend([find(name)] * n)
    return out


# ---------------------------------------------------------------- writing


def write_player(p: Player) -> str:
    parts: list[str] = []
    for zone, cards in (
        ("hand", counted(p.hand)),
        ("deck", in_order(p.deck[::-1])),
        ("discard", in_order(p.discard_pile)),
        ("play", in_order([x.printed for x in p.in_play])),
    ):
        if cards:
            parts.append(f"{zone} {cards}")
    for m in p.mats:
        parts.append(f"{'secret' if m.secret else 'mat'} {m.name} {counted(m.cards)}")
    for kind, n in p.tokens.items():
        parts.append(f"tokens {kind}*{n}")
    return "; ".join(parts)


def write(game: Game, kingdom: Kingdom, names: list[str]) -> str:
    """The position as one line."""
    parts = ["kingdom " + kingdom.notation()]
    for p in game.players:
        parts.append(f"{names[p.index]}: {write_player(p)}".strip())
    full = lay_out(kingdom, game.n_players).counts
    changed = [
        f"{pile.name}*{game.counts[pile.index]}"
        for pile in game.setup.piles
        if pile.card is not None and game.counts[pile.index] != full[pile.index]
    ]
    if changed:
        parts.append("piles " + ", ".join(changed))
    for i in game.setup.mixed:
        parts.append(f"stack {game.setup.piles[i].name} {in_order(game.stacks[i][::-1])}".strip())
    if game.trash_pile:
        parts.append("trash " + in_order(game.trash_pile))
    for t in game.pile_tokens:
        parts.append(f"{t.card.name} on {game.setup.piles[t.pile].name}*{t.n}")
    if game.mats:
        parts.append("mats " + ", ".join([f"{name}*{n}" for name, n in game.mats.items()]))
    figures = f"{game.actions}/{game.buys}/{game.coins}/{game.potions}"
    parts.append(f"turn {names[game.current]} {PHASE_NAMES[game.phase]} {figures}")
    return " | ".join(parts)


# ---------------------------------------------------------------- reading


class Position:
    """A table read from a line: the game, its kingdom, and the players' names."""

    def __init__(self, game: Game, kingdom: Kingdom, names: list[str]) -> None:
        self.game = game
        self.kingdom = kingdom
        self.names = names


def read(text: str, seed: int = 0) -> Position:
    """The table this line describes; what it does not say is empty, or full for piles."""
    parts = [p.strip() for p in text.split("|")]
    word, _, rest = parts[0].partition(" ")
    if word != "kingdom":
        raise bad(parts[0], "begin with: kingdom CARDS")
    kingdom = read_kingdom(rest)
    players = [p for p in parts[1:] if ":" in p.split(" ")[0]]
    if not 2 <= len(players) <= 6:
        raise bad(text, "write one part for each of two to six players, NAME: zones")
    names = [p.partition(":")[0].strip() for p in players]
    piles = kingdom.piles()
    for name in piles:
        find(name)
        if piles.count(name) > 1:
            raise bad(name, "it is in the kingdom twice: name each pile once")
    game = set_by_hand(kingdom, len(names), seed)
    for i, part in enumerate(players):
        for zone in part.partition(":")[2].split(";"):
            if zone.strip():
                read_zone(game, game.players[i], zone.strip())
    rest_of = [p for p in parts[1:] if p and p not in players]
    forget_tokens(game, rest_of)
    for part in rest_of:
        read_part(game, names, part)
    count_empty(game)
    let_in(game)
    return Position(game, kingdom, names)


def read_zone(game: Game, p: Player, text: str) -> None:
    zone, _, rest = text.partition(" ")
    if zone == "hand":
        p.hand = cards_in(rest)
    elif zone == "deck":
        p.deck = cards_in(rest)[::-1]
    elif zone == "discard":
        p.discard_pile = cards_in(rest)
    elif zone == "play":
        p.in_play = [game.enter_play(c) for c in cards_in(rest)]
    elif zone in ("mat", "secret"):
        name, _, cards = rest.partition(" ")
        p.mats = [*p.mats, Mat(one_of("mat", name, MATS), cards_in(cards), zone == "secret")]
    elif zone == "tokens":
        p.tokens = {**p.tokens, **{one_of("token", name, TOKENS): n for name, n in names_in(rest)}}
    else:
        raise bad(text, "zones are hand, deck, discard, play, mat NAME, secret NAME, tokens")


def forget_tokens(game: Game, parts: list[str]) -> None:
    """Tokens that were laid out at set-up make way for those the line speaks of."""
    for part in parts:
        word, _, rest = part.partition(" ")
        said = [name for name, _ in names_in(rest)] if word == "mats" else [word]
        game.pile_tokens = [t for t in game.pile_tokens if t.card.name not in said]


def read_part(game: Game, names: list[str], part: str) -> None:
    word, _, rest = part.partition(" ")
    if word == "piles":
        for name, n in names_in(rest):
            game.counts[pile_index(game, name)] = n
    elif word == "stack":
        name, _, cards = rest.partition(" ")
        i = pile_index(game, name)
        if i not in game.setup.mixed:
            raise bad(part, f"{name} is not a pile of different cards")
        game.stacks[i] = cards_in(cards)[::-1]
        game.counts[i] = len(game.stacks[i])
    elif word == "trash":
        game.trash_pile = cards_in(rest)
    elif word == "mats":
        game.mats = {one_of("shared mat", name, SHARED_MATS): n for name, n in names_in(rest)}
    elif word == "turn":
        read_turn(game, names, rest)
    elif rest.startswith("on "):
        for name, n in names_in(rest[3:]):
            game.put_tokens(pile_index(game, name), find(word), n)
    else:
        raise bad(part, "parts are piles, stack NAME, trash, CARD on PILE, mats, turn NAME PHASE FIGURES")


def read_turn(game: Game, names: list[str], text: str) -> None:
    words = text.split()
    if len(words) != 3 or words[0] not in names or words[1] not in PHASE_NAMES:
        raise bad(text, f"write turn NAME PHASE A/B/C/P with a phase of {', '.join(PHASE_NAMES)}")
    figures = words[2].split("/")
    if len(figures) != 4 or not all([f.isdigit() for f in figures]):
        raise bad(text, "write actions/buys/coins/potions as four numbers")
    game.players[game.current].turns -= 1
    game.current = game.after = names.index(words[0])
    game.players[game.current].turns += 1
    game.phase = PHASE_NAMES.index(words[1])
    game.actions, game.buys = int(figures[0]), int(figures[1])
    game.coins, game.potions = int(figures[2]), int(figures[3])


def pile_index(game: Game, name: str) -> int:
    return game.setup.pile_named(one_of("pile at this table", name, [p.name for p in game.setup.piles]))


def count_empty(game: Game) -> None:
    game.empty_piles = len([i for i in game.setup.supply if game.counts[i] == 0])
