"""How each kingdom card fares with Big Money: plays `big-money:CARD=2` against plain Big Money.

`python -m tools.big_money_cards` writes docs/reference/big-money-cards.md. The games of a card depend on
nothing but its name and their number, so that the table can be made again anywhere.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from chaudron.bots.dominion.big_money import BigMoney, Wish
from chaudron.bots.dominion.worth import FORCED_TRASHERS, REPLAYERS, VILLAGES
from chaudron.games.dominion.card import ATTACK, Card
from chaudron.games.dominion.choices import PLAY, PLAY_ACTION, PLAY_TREASURES
from chaudron.games.dominion.kingdoms import Kingdom, complete
from chaudron.games.dominion.library import find, kingdom_cards
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.driver import Bot, CallbackDriver
from chaudron.kernel.request import Request
from chaudron.kernel.rng import stream
from chaudron.kernel.view import View

PAGE = Path("docs/reference/big-money-cards.md")
MOST_TURNS = 100

HEAD = """# Each kingdom card with Big Money

`big-money:CARD=2` (Big Money that buys up to two copies of the card) against plain Big Money, {games} games
each, seats alternated, in a kingdom completed at random from the card's name. Plays are per game and count
the buyer's own choices; a Victory card is never played. *With one* is the share of decided games, of as many
others, that is won with a single copy. Made by `python -m tools.big_money_cards --games {games}`.
These are results of a simple player. The last column says why: of a card that wins as often as it loses or
more, what it does for a deck of Treasures; of one that loses, what people do with it that this player does
not.

| card | set | wins | ties | losses | with one | plays a game | why |
|---|---|---|---|---|---|---|---|
"""

# Why a card that is no attack wins here.
GOOD: Final[dict[str, list[str]]] = {
    "draws more Treasures, or better ones, than the Silver it replaces": [
        "council_room", "laboratory", "library", "smithy", "courtyard", "masquerade", "nobles", "shanty_town",
        "caravan", "wharf", "hunting_party", "embassy", "stables", "catacombs", "hunting_grounds",
        "ironmonger", "mystic", "envoy", "governor", "tactician", "cartographer",
        "steward",
    ],
    "pays as much as the Treasure it replaces or more, with something besides": [
        "festival", "market", "bazaar", "merchant_ship", "baron", "vault", "harvest", "tribute", "royal_seal",
        "venture", "treasury", "count", "nomad_camp", "squire", "cache", "counterfeit", "stash", "mandarin",
        "chancellor", "navigator", "scavenger",
    ],
    "brings Treasures into the deck beside what is bought": [
        "explorer", "mine", "bandit_camp", "jack_of_all_trades", "hermit", "haggler", "tournament",
        "ironworks",
    ],
    "brings points beside what it pays": ["monument"],
    "makes points of what is in the way, or puts it out of the way": [
        "bishop", "rebuild", "island", "junk_dealer",
    ],
    "hands out Curses with every copy": ["ill_gotten_gains"],
    "is the best of the cheaper Actions, whichever that is just now": ["band_of_misfits"],
}  # fmt: skip
ATTACKS: Final = "an attack: it costs the other more than its player, who does without a Silver"

OF_TWO_ONE_IDLES: Final = "thins a deck or trades its cards up; of two, one soon finds nothing worth trashing"
# Why a card loses here, by what it is for.
WHY: Final[dict[str, list[str]]] = {
    "whoever sits to the left forbids Provinces; people keep it in hand where one is paid for without it": [
        "contraband",
    ],
    "calls for a Potion, and brings Actions for which a deck of Treasures has no use": ["university"],
    "pays only for piles of points that somebody has begun, and soon finds nothing left to trash": [
        "trade_route",
    ],
    "is gone once it is played, and then bought again in place of a Silver": ["embargo", "feast"],
    "costs as much as a Gold, and gains cards that somebody planned for": ["altar"],
    "turns Estates into Silver, and then finds nothing left that is better traded": ["develop"],
    "needs other Actions to play again": REPLAYERS + ["band_of_misfits"],
    "one is enough: a second one finds nothing left to trash": ["chapel"],
    "gives Actions, which a deck with two of them has no use for": VILLAGES,
    "points that need a deck built for them": [
        "duke", "fairgrounds", "feodum", "gardens", "silk_road", "vineyard", "tunnel", "farmland", "island",
    ],
    OF_TWO_ONE_IDLES: FORCED_TRASHERS + [
        "mine", "forge", "procession", "graverobber", "count", "spice_merchant", "moneylender", "steward",
        "loan", "urchin",
    ],
    "buying it trashes the Treasures in play, which are this player's whole deck": ["mint"],
    "calls for a Potion, which does nothing else in a deck of Treasures": [
        "alchemist", "possession", "philosophers_stone", "vineyard", "transmute", "university",
    ],
    "gains cards that somebody planned for; this player takes what comes": [
        "armory", "workshop", "ironworks", "talisman", "border_village", "hermit",
        "haggler", "jester", "treasure_map", "hoard", "tournament", "black_market", "horn_of_plenty",
        "stonemason",
    ],
    "sorts the hand or the deck for the sake of other Actions": [
        "cellar", "warehouse", "inn", "scheme", "scout", "secret_chamber", "storeroom", "vault",
        "haven", "navigator", "pearl_diver", "cartographer", "crossroads", "spy", "apothecary",
        "scrying_pool", "golem",
    ],
}  # fmt: skip
SLOW: Final = (
    "thins a deck, which costs a Silver now and pays where Actions then draw all of it; none do here"
)
ONE_IS_ENOUGH: Final = "one is better than none; a second one does less than the Silver it replaces"
EVEN: Final = "does as much for a deck of Treasures as the Silver it replaces"
NO_ROOM: Final = "one or two of it in a deck of Treasures do less than the Silver they replace"


class Result(NamedTuple):
    """How one card fared."""

    card: str
    set: str
    wins: int
    ties: int
    losses: int
    plays: int
    with_one: float  # of the decided games, won with a single copy


class Counting(Bot):
    """Big Money that counts how often it plays its card."""

    def __init__(self, card: Card, copies: int) -> None:
        self.player = BigMoney([Wish(card, copies)])
        self.card = card
        self.plays = 0

    def answer(self, view: View, request: Request) -> object:
        answer = self.player.answer(view, request)
        if request.verb in (PLAY_ACTION, PLAY_TREASURES, PLAY):
            for card in answer if isinstance(answer, list) else [answer]:
                if isinstance(card, Card):
                    self.plays += card is self.card or card.text.part_of == self.card.name
        return answer


def fare(name: str, games: int) -> Result:
    """Play the games of one card."""
    gc.disable()
    card = find(name)
    pool = [c.name for c in kingdom_cards()]
    kingdom = complete(Kingdom([name]), pool, stream(zlib.crc32(name.encode()), "card table"))
    buyer = Counting(card, 2)
    wins, ties, losses = tally(buyer, kingdom, range(games))
    won, _, lost = tally(Counting(card, 1), kingdom, range(games, 2 * games))
    return Result(name, card.set, wins, ties, losses, buyer.plays, won / max(1, won + lost))


def tally(buyer: Bot, kingdom: Kingdom, seeds: range) -> tuple[int, int, int]:
    """Wins, ties and losses against plain Big Money."""
    counts = [0, 0, 0]
    for seed in seeds:
        game = new_game(kingdom, 2, seed, seed % 2)
        game.setup.max_turns = MOST_TURNS
        game.run(CallbackDriver([buyer, BigMoney([])]))
        mine, theirs = game.standings()
        counts[(mine > theirs) * 2 + (mine == theirs)] += 1
    return counts[0], counts[1], counts[2]


def row(r: Result, games: int) -> str:
    plays = "–" if never_played(r.card) else f"{r.plays / games:.1f}"
    shares = " | ".join(f"{100 * n / games:.1f} %" for n in (r.wins, r.ties, r.losses))
    return f"| {r.card} | {r.set} | {shares} | {100 * r.with_one:.1f} % | {plays} | {why(r)} |"


def why(r: Result) -> str:
    """What a card that wins here does; what people do with one that loses."""
    if r.wins >= r.losses:
        attacks = find(r.card).types & ATTACK or r.card == "knights"
        return next(
            (reason for reason, cards in GOOD.items() if r.card in cards), ATTACKS if attacks else EVEN
        )
    otherwise = NO_ROOM if r.with_one < 0.5 else ONE_IS_ENOUGH
    found = next((reason for reason, cards in WHY.items() if r.card in cards), otherwise)
    return SLOW if found == OF_TWO_ONE_IDLES and r.with_one < 0.5 else found


def never_played(name: str) -> bool:
    card = find(name)
    return not (card.is_action or card.is_treasure)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("cards", nargs="*", help="only these, printed and not written")
    args = parser.parse_args()
    names = args.cards or [c.name for c in kingdom_cards()]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        results = []
        for result in pool.map(fare, names, [args.games] * len(names)):
            results.append(result)
            print(f"\r{len(results)} of {len(names)} {result.card:20}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    table = "\n".join(row(r, args.games) for r in results) + "\n"
    if args.cards:
        print(table, end="")
    else:
        PAGE.write_text(HEAD.format(games=args.games) + table)
    idle = [r.card for r in results if not r.plays and not never_played(r.card) and r.card not in REPLAYERS]
    if idle:
        print("bought but never played: " + ", ".join(idle), file=sys.stderr)
    return 1 if idle else 0


if __name__ == "__main__":
    raise SystemExit(main())
