"""The 20 fortune cards that came with The Alchemists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks.chips import (
    LOCOWEED,
    PURPLE,
    RED_2,
    WHITE,
    WHITE_1,
    WHITE_3,
    Chip,
)
from chaudron.games.quacks.choices import (
    ACCEPT,
    COPY,
    PENNY,
    STEPS,
    SWAP_FOR,
    TAKE,
    UPGRADE,
)
from chaudron.games.quacks.events import (
    VISIT,
)
from chaudron.games.quacks.fortune import (
    CHIP,
    DICE,
    DROPLET,
    FLASK,
    LOSE_WHITE,
    RUBIES,
    TAILS,
    Fortune,
    but,
    chosen,
)
from chaudron.games.quacks.market import (
    BY_CARD,
)
from chaudron.games.quacks.state import (
    NO_CHIPS,
    PENNIES,
    PENNY_NAMES,
    penny_named,
)
from chaudron.games.quacks.track import ROUNDS

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player

NEIGHBOURLY: Final = "white-3"  # take a white 3 back

# ---------------------------------------------------------------- purple


class SpoiledForChoice(Fortune):
    """A ruby, a roll and 3 rat tails; or a red 2."""

    id = "FA-P01"
    new = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            offers = {RUBIES: 1}
            if game.may_gain(RED_2, BY_CARD):
                offers[CHIP] = 1
            if chosen(game, you, offers) == RUBIES:
                game.gain_rubies(you, 1)
                game.roll(you, 1)
                game.give_tails(you, 3)
            else:
                game.gain(you, RED_2, BY_CARD)


class RubyFever(Fortune):
    """A drawn chip pays its value in rubies."""

    id = "FA-P02"
    new = True

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            drawn = game.draw_some(you, 1)
            for c in drawn:
                game.gain_rubies(you, c.value)
            game.put_back(you, drawn)


class GiveAndTake(Fortune):
    """1, 2 or 4 rubies buy a chip of that value, no purple; or take 2 rubies."""

    id = "FA-P03"
    new = True

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            chips: list[Chip] = []
            for value in (1, 2, 4):
                if you.rubies >= value:
                    chips += but(game.obtainable(value, BY_CARD), PURPLE)
            offers = {CHIP: 1, RUBIES: 2} if chips else {RUBIES: 2}
            if chosen(game, you, offers) == RUBIES:
                game.gain_rubies(you, 2)
            else:
                chip = game.must_take(you, TAKE, chips)
                assert chip is not None
                game.pay_rubies(you, chip.value)
                game.gain(you, chip, BY_CARD)


class RichOfferings(Fortune):
    """8 rat tails, 4 rolls, or 3 steps of the droplet."""

    id = "FA-P04"
    new = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            offers = {TAILS: 8, DICE: 4}
            if game.droplet_room(you):
                offers[DROPLET] = 3
            what = chosen(game, you, offers)
            if what == TAILS:
                game.give_tails(you, 8)
            elif what == DICE:
                game.roll(you, 4)
            else:
                game.move_droplet(you, 3)


class ASmallDonation(Fortune):
    """2 rat tails or more: a roll."""

    id = "FA-P05"
    new = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            if you.tails >= 2:
                game.roll(you, 1)


class ARatToCherish(Fortune):
    """Up to 3 rubies buy 3 rat tails each."""

    id = "FA-P06"
    new = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            most = min(3, you.rubies) if game.gets_tails(you) else 0
            paid = game.number(you, STEPS, 0, most)
            if paid:
                game.pay_rubies(you, paid)
                game.give_tails(you, 3 * paid)


class AQuickExchange(Fortune):
    """An unspent penny buys any chip."""

    id = "FA-P07"
    new = True
    needs = "herb_witches"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            chips = game.obtainable(0, BY_CARD)
            pennies = [PENNY_NAMES[p] for p in PENNIES if you.pennies & p]
            if not chips:
                continue
            penny = game.maybe_word(you, PENNY, pennies)
            if penny:
                you.pennies &= ~penny_named(penny)
                game.takes(you, chips, BY_CARD)


class NeighborInNeed(Fortune):
    """Decide for the player on your left: lose a white 1, or any chip."""

    id = "FA-P08"
    new = True

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            other = game.left_of(you)
            chips = game.obtainable(0, BY_CARD)
            offers: dict[str, int] = {}
            if WHITE_1 in other.bag:
                offers[LOSE_WHITE] = 1
            if chips:
                offers[CHIP] = 1
            what = chosen(game, you, offers)
            if what == LOSE_WHITE:
                if game.agrees(other, ACCEPT, WHITE_1, of=you.index):
                    game.lose_from_bag(other, WHITE_1)
            elif what == CHIP:
                game.may_take(other, chips, BY_CARD)


class UsefulRodent(Fortune):
    """2, 4 or 6 rat tails buy a chip of value 1, 2 or 4, no purple."""

    id = "FA-P09"
    new = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            chips: list[Chip] = []
            for value, tails in ((1, 2), (2, 4), (4, 6)):
                if you.tails >= tails:
                    chips += but(game.obtainable(value, BY_CARD), PURPLE)
            chip = game.chip(you, TAKE, chips)
            if chip is not None:
                you.tails -= 6 if chip.value == 4 else 2 * chip.value
                game.gain(you, chip, BY_CARD)


class APowerfulTipple(Fortune):
    """The droplet steps back 1 for a chip of value 2, or 2 for one of value 4."""

    id = "FA-P10"
    new = True

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            chips: list[Chip] = []
            if you.droplet >= 1:
                chips += game.obtainable(2, BY_CARD)
            if you.droplet >= 2:
                chips += game.obtainable(4, BY_CARD)
            chip = game.chip(you, TAKE, chips)
            if chip is not None:
                you.droplet -= chip.value // 2
                game.gain(you, chip, BY_CARD)


# ---------------------------------------------------------------- blue


class FromGoodToBetter(Fortune):
    """A coloured 2 or 4 of the cauldron becomes another 2 or 4."""

    id = "FA-B01"
    new = True
    blue = True

    def after_brewing(self, game: Game, you: Player) -> None:
        new = game.obtainable(2, BY_CARD) + game.obtainable(4, BY_CARD)
        old = [x for x in you.pot if x.chip.value in (2, 4) and x.chip.colour not in (WHITE, LOCOWEED)]
        if not new:
            return
        placed = game.in_pot(you, UPGRADE, old)
        if placed is None:
            return
        chip = game.must_take(you, SWAP_FOR, new)
        assert chip is not None
        game.exchange_placed(you, placed, chip)


class Sale(Fortune):
    """Of two bought chips the cheaper comes twice; of equal prices, the player's choice (Q-250)."""

    id = "FA-B02"
    new = True
    blue = True

    def copies(self, game: Game, you: Player, bought: list[Chip]) -> list[Chip]:
        if len(bought) != 2:
            return NO_CHIPS
        prices = game.setup.prices
        lowest = min([prices[c.id] for c in bought])
        copy = game.must_take(you, COPY, [c for c in bought if prices[c.id] == lowest])
        if copy is None or not game.supply[copy.id]:
            return NO_CHIPS
        return [game.take_copy(you, copy)]


class TheWhiteBlessing(Fortune):
    """A white last chip scores its value."""

    id = "FA-B03"
    new = True
    blue = True

    def after_brewing(self, game: Game, you: Player) -> None:
        if you.pot and you.pot[-1].chip.colour == WHITE:
            game.score(you, you.pot[-1].chip.value)


class ARatsBlessing(Fortune):
    """2 coins more per rat tail."""

    id = "FA-B04"
    new = True
    blue = True
    coins_per_tail = 2


class AGoodNeighborhood(Fortune):
    """A white 3 may go back while brewing; the player on the left then takes 2 rubies."""

    id = "FA-B05"
    new = True
    blue = True
    word = NEIGHBOURLY

    def white_threes(self, you: Player) -> list[Placed]:
        return [x for x in you.pot if x.chip is WHITE_3]

    def can_brew(self, game: Game, you: Player) -> bool:
        return len(self.white_threes(you)) > 0

    def brew(self, game: Game, you: Player) -> None:
        game.take_back(you, self.white_threes(you)[-1])
        you.gave_rubies += 2  # handed over when everybody has brewed


class ABlessingInDisguise(Fortune):
    """An explosion raises the essence by 2."""

    id = "FA-B06"
    new = True
    blue = True
    needs = "alchemists"

    def essence(self, game: Game, you: Player) -> int:
        return 2 if you.exploded else 0


class EssentialEssence(Fortune):
    """The highest essence rolls the die or refills the flask."""

    id = "FA-B07"
    new = True
    blue = True
    needs = "alchemists"

    def after_essence(self, game: Game) -> None:
        highest = max([p.essence for p in game.players])
        for you in game.in_order():
            if you.essence == highest:
                refill = not you.flask and game.round < ROUNDS
                if chosen(game, you, {DICE: 1, FLASK: 1} if refill else {DICE: 1}) == DICE:
                    game.roll(you, 1)
                else:
                    game.refill(you)


class VisitFromAWitch(Fortune):
    """A witch who is not in play helps everybody once, free."""

    id = "FA-B08"
    new = True
    blue = True
    needs = "herb_witches"

    def at_once(self, game: Game) -> None:
        others = [w for w in game.setup.coven if w not in game.setup.witches]
        game.visitor = others[int(game.rng.below(len(others)))]
        game.news += 1
        if game.journal is not None:
            game.tell(VISIT, None, None, 0, game.visitor.id)


class AllsWellThatEndsWell(Fortune):
    """The essence rises by the move of the last chip."""

    id = "FA-B09"
    new = True
    blue = True
    needs = "alchemists"

    def essence(self, game: Game, you: Player) -> int:
        if not you.pot:
            return 0
        last = you.pot[-1]
        return last.chip.value if game.setup.readings.alls_well_value else last.move


class AJoyfulReunion(Fortune):
    """A spent penny comes back at the end of the round."""

    id = "FA-B10"
    new = True
    blue = True
    needs = "herb_witches"

    def at_end(self, game: Game, you: Player) -> None:
        game.penny_back(you)
