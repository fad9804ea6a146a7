"""The fortune cards: 24 of the base game, 20 that came with The Alchemists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.quacks.chips import (
    BLACK,
    BLACK_1,
    BLUE_2,
    GREEN_1,
    LOCOWEED,
    ORANGE,
    PURPLE,
    PURPLE_1,
    RED_2,
    WHITE,
    WHITE_1,
    Chip,
    next_larger,
)
from chaudron.games.quacks.choices import (
    ACCEPT,
    CHOOSE,
    PENNY,
    PLACE,
    STEPS,
    SWAP_FOR,
    TAKE,
    TRADE_UP,
    UPGRADE,
)
from chaudron.games.quacks.events import CHOSE, EXCHANGED, VISIT
from chaudron.games.quacks.fortune import Fortune
from chaudron.games.quacks.market import BY_CARD
from chaudron.games.quacks.pot import SAFE
from chaudron.games.quacks.state import PENNIES, PENNY_NAMES
from chaudron.games.quacks.witch import WITCHES

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player

# Words of choices.
RUBIES: Final = "rubies"
DROPLET: Final = "droplet"
CHIP: Final = "chip"
POINTS: Final = "points"
LOSE_WHITE: Final = "lose-white"
TAILS: Final = "tails"
DICE: Final = "dice"
FLASK: Final = "flask"


def chosen(game: Game, you: Player, words: list[str]) -> str:
    """What the player picks of this card; nothing if nothing is left to pick."""
    if not words:
        return ""
    what = game.word(you, CHOOSE, words)
    if game.journal is not None:
        game.tell(CHOSE, you, None, 0, what)
    return what


def but(chips: list[Chip], *colours: int) -> list[Chip]:
    return [c for c in chips if c.colour not in colours]


# ---------------------------------------------------------------- base, purple


class RollTheDie(Fortune):
    """Everybody rolls the bonus die."""

    id = "F-P01"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            game.roll(you, 1)


class ThePotIsFillingUp(Fortune):
    """Everybody's droplet moves 1."""

    id = "F-P02"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            game.move_droplet(you, 1)


class Charity(Fortune):
    """Whoever has the fewest rubies takes one."""

    id = "F-P03"

    def at_once(self, game: Game) -> None:
        fewest = min([p.rubies for p in game.players])
        poorest = [p for p in game.in_order() if p.rubies == fewest]
        for you in poorest:
            game.gain_rubies(you, 1)


class RatInfestation(Fortune):
    """Rat tails count double."""

    id = "F-P04"
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.players:
            you.tails *= 2


class BeginnersBonus(Fortune):
    """Whoever has the fewest points takes a green 1."""

    id = "F-P05"

    def at_once(self, game: Game) -> None:
        fewest = min([p.vp for p in game.players])
        last = [p for p in game.claim_order() if p.vp == fewest]
        for you in last:
            game.gain(you, GREEN_1, BY_CARD)


class JustInTime(Fortune):
    """4 points, or a white 1 leaves the bag for good."""

    id = "F-P06"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            words = [POINTS]
            if WHITE_1 in you.bag:
                words.append(LOSE_WHITE)
            if chosen(game, you, words) == POINTS:
                game.score(you, 4)
            else:
                game.lose_from_bag(you, WHITE_1)


class YouOnlyGetToChooseOne(Fortune):
    """A black 1, any chip of value 2, or 3 rubies."""

    id = "F-P07"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            chips = game.obtainable(2, BY_CARD)
            if game.may_gain(BLACK_1, BY_CARD):
                chips = [BLACK_1] + chips
            words = [CHIP, RUBIES] if chips else [RUBIES]
            if chosen(game, you, words) == RUBIES:
                game.gain_rubies(you, 3)
            else:
                game.takes(you, chips, BY_CARD)


class RatsAreYourFriends(Fortune):
    """Any chip of value 4, or a point per rat tail."""

    id = "F-P08"
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            chips = game.obtainable(4, BY_CARD)
            words = [CHIP, POINTS] if chips else [POINTS]
            if chosen(game, you, words) == POINTS:
                game.score(you, you.tails)
            else:
                game.takes(you, chips, BY_CARD)


class AGoodStart(Fortune):
    """Up to 3 rat tails can become rubies."""

    id = "F-P09"
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            given = game.number(you, STEPS, 0, min(3, you.tails))
            you.tails -= given
            game.gain_rubies(you, given)


class ChooseWisely(Fortune):
    """2 steps of the droplet, or a purple 1."""

    id = "F-P10"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            words = [DROPLET]
            if game.may_gain(PURPLE_1, BY_CARD):
                words.append(CHIP)
            if chosen(game, you, words) == DROPLET:
                game.move_droplet(you, 2)
            else:
                game.gain(you, PURPLE_1, BY_CARD)


class WheelAndDeal(Fortune):
    """A ruby buys a chip of value 1, neither purple nor black."""

    id = "F-P11"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            chips = but(game.obtainable(1, BY_CARD), PURPLE, BLACK)
            if not game.box.readings.wheel_deal_orange:
                chips = but(chips, ORANGE)
            if you.rubies:
                chip = game.chip(you, TAKE, chips)
                if chip is not None:
                    game.pay_rubies(you, 1)
                    game.gain(you, chip, BY_CARD)


class AnOpportunisticMoment(Fortune):
    """Of 4 drawn chips one can be raised a step; where none can, a green 1."""

    id = "F-P12"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            drawn = game.draw_some(you, 4)
            risers: list[Chip] = []
            for c in drawn:
                larger = next_larger(c)
                if larger is not None and game.may_gain(larger, BY_CARD):
                    risers.append(c)
            if not risers:
                game.put_back(you, drawn)
                game.gain(you, GREEN_1, BY_CARD)
                continue
            old = game.chip(you, TRADE_UP, risers)
            if old is not None:
                drawn.remove(old)
                larger = next_larger(old)
                assert larger is not None
                game.to_supply(old)
                game.gain(you, larger, BY_CARD)
            game.put_back(you, drawn)


class LessIsMore(Fortune):
    """Of 5 drawn chips each, the lowest sum earns a blue 2; everybody else takes a ruby."""

    id = "F-P13"

    def at_once(self, game: Game) -> None:
        sums = [0] * game.n_players
        for you in game.in_order():
            drawn = game.draw_some(you, 5)
            for c in drawn:
                sums[you.index] += c.value
            game.put_back(you, drawn)
        lowest = min(sums)
        for you in game.claim_order():
            if sums[you.index] == lowest:
                game.gain(you, BLUE_2, BY_CARD)
            else:
                game.gain_rubies(you, 1)


# ---------------------------------------------------------------- base, blue


class ThePotIsFull(Fortune):
    """Every roll of the bonus die becomes two."""

    id = "F-B01"
    blue = True
    rolls = 2


class PumpkinPatchParty(Fortune):
    """Pumpkins move 1 further."""

    id = "F-B02"
    blue = True
    pumpkin_steps = 1


class LuckyDevil(Fortune):
    """A ruby on the scoring space is worth 2 points."""

    id = "F-B03"
    blue = True
    ruby_points = 2


class ItsShiningExtraBright(Fortune):
    """A ruby on the scoring space brings another."""

    id = "F-B04"
    blue = True
    more_rubies = 1


class MagicPotion(Fortune):
    """All flasks are refilled at the end of the round."""

    id = "F-B05"
    blue = True
    refills = True


class SeasonedPerfectly(Fortune):
    """A white total of exactly 7 moves the droplet 1."""

    id = "F-B06"
    blue = True

    def after_brewing(self, game: Game, you: Player) -> None:
        if game.white_total(you) == 7:
            game.move_droplet(you, 1)


class LivingInLuxury(Fortune):
    """White chips may total 9."""

    id = "F-B07"
    blue = True
    limit = 9


class WellStirred(Fortune):
    """The first white chip may go back."""

    id = "F-B08"
    blue = True
    stirs = True


class StrongIngredient(Fortune):
    """Whoever did not explode draws up to 5 chips and may place one, without danger or action."""

    id = "F-B09"
    blue = True

    def after_brewing(self, game: Game, you: Player) -> None:
        if you.exploded or (game.is_full(you) and not game.box.has_witches):
            return
        drawn = game.draw_some(you, 5)
        chip = game.chip(you, PLACE, drawn)
        if chip is not None:
            drawn.remove(chip)
        game.put_back(you, drawn)
        if chip is not None:
            game.place(you, chip, SAFE)


class Schadenfreude(Fortune):
    """For an exploded cauldron the player on its left takes any chip of value 2."""

    id = "F-B10"
    blue = True

    def after_brewing(self, game: Game, you: Player) -> None:
        if game.right_of(you).exploded:
            game.may_take(you, game.obtainable(2, BY_CARD), BY_CARD)


class ASecondChance(Fortune):
    """The first 5 chips are safe; then brewing may start again, once."""

    id = "F-B11"
    blue = True
    second_chance = True


# ---------------------------------------------------------------- The Alchemists, purple


class SpoiledForChoice(Fortune):
    """A ruby, a roll and 3 rat tails; or a red 2."""

    id = "FA-P01"
    new = True
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            words = [RUBIES]
            if game.may_gain(RED_2, BY_CARD):
                words.append(CHIP)
            if chosen(game, you, words) == RUBIES:
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
            words = [CHIP, RUBIES] if chips else [RUBIES]
            if chosen(game, you, words) == RUBIES:
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
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            what = chosen(game, you, [TAILS, DICE, DROPLET])
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
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            if you.tails >= 2:
                game.roll(you, 1)


class ARatToCherish(Fortune):
    """Up to 3 rubies buy 3 rat tails each."""

    id = "FA-P06"
    new = True
    about_tails = True

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            paid = game.number(you, STEPS, 0, min(3, you.rubies))
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
                you.pennies &= ~[p for p in PENNIES if PENNY_NAMES[p] == penny][0]
                game.takes(you, chips, BY_CARD)


class NeighborInNeed(Fortune):
    """Decide for the player on your left: lose a white 1, or any chip."""

    id = "FA-P08"
    new = True

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            other = game.left_of(you)
            chips = game.obtainable(0, BY_CARD)
            words: list[str] = []
            if WHITE_1 in other.bag:
                words.append(LOSE_WHITE)
            if chips:
                words.append(CHIP)
            what = chosen(game, you, words)
            if what == LOSE_WHITE:
                if game.agrees(other, ACCEPT, WHITE_1):
                    game.lose_from_bag(other, WHITE_1)
            elif what == CHIP:
                game.may_take(other, chips, BY_CARD)


class UsefulRodent(Fortune):
    """2, 4 or 6 rat tails buy a chip of value 1, 2 or 4, no purple."""

    id = "FA-P09"
    new = True
    about_tails = True

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


# ---------------------------------------------------------------- The Alchemists, blue


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
        game.supply[chip.id] -= 1
        game.to_supply(placed.chip)
        game.replace(you, placed, chip)
        if game.journal is not None:
            game.tell(EXCHANGED, you, chip)


class Sale(Fortune):
    """Of two bought chips the cheaper comes twice."""

    id = "FA-B02"
    new = True
    blue = True
    sale = True


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
    neighbourly = True


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
                refill = not you.flask and game.round < 9
                if chosen(game, you, [DICE, FLASK] if refill else [DICE]) == DICE:
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
        others = [w for w in WITCHES if w not in game.box.witches]
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
        return last.chip.value if game.box.readings.alls_well_value else last.move


class AJoyfulReunion(Fortune):
    """A spent penny comes back at the end of the round."""

    id = "FA-B10"
    new = True
    blue = True
    needs = "herb_witches"
    reunion = True


FORTUNES: Final[list[Fortune]] = [
    RollTheDie(),
    ThePotIsFillingUp(),
    Charity(),
    RatInfestation(),
    BeginnersBonus(),
    JustInTime(),
    YouOnlyGetToChooseOne(),
    RatsAreYourFriends(),
    AGoodStart(),
    ChooseWisely(),
    WheelAndDeal(),
    AnOpportunisticMoment(),
    LessIsMore(),
    ThePotIsFull(),
    PumpkinPatchParty(),
    LuckyDevil(),
    ItsShiningExtraBright(),
    MagicPotion(),
    SeasonedPerfectly(),
    LivingInLuxury(),
    WellStirred(),
    StrongIngredient(),
    Schadenfreude(),
    ASecondChance(),
    SpoiledForChoice(),
    RubyFever(),
    GiveAndTake(),
    RichOfferings(),
    ASmallDonation(),
    ARatToCherish(),
    AQuickExchange(),
    NeighborInNeed(),
    UsefulRodent(),
    APowerfulTipple(),
    FromGoodToBetter(),
    Sale(),
    TheWhiteBlessing(),
    ARatsBlessing(),
    AGoodNeighborhood(),
    ABlessingInDisguise(),
    EssentialEssence(),
    VisitFromAWitch(),
    AllsWellThatEndsWell(),
    AJoyfulReunion(),
]
BY_ID: Final[dict[str, Fortune]] = {f.id: f for f in FORTUNES}


def deck_of(witches: bool, patients: bool, unmarked_always: bool) -> list[Fortune]:
    """The cards in use with these boxes (Q-024, Q-185)."""
    out: list[Fortune] = []
    for f in FORTUNES:
        if f.new and not patients and not unmarked_always:
            continue
        if (f.needs == "herb_witches" and not witches) or (f.needs == "alchemists" and not patients):
            continue
        out.append(f)
    return out
