"""The 24 fortune cards of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.chips import (
    BLACK,
    BLACK_1,
    BLUE_2,
    GREEN_1,
    ORANGE,
    PURPLE,
    PURPLE_1,
    WHITE_1,
    Chip,
    next_larger,
)
from chaudron.games.quacks.choices import (
    PLACE,
    START_AGAIN,
    STEPS,
    STIR,
    TAKE,
    TRADE_UP,
)
from chaudron.games.quacks.fortune import (
    CHIP,
    DROPLET,
    LOSE_WHITE,
    POINTS,
    RUBIES,
    Fortune,
    but,
    chosen,
)
from chaudron.games.quacks.market import (
    BY_CARD,
)
from chaudron.games.quacks.pot import (
    SAFE,
)
from chaudron.games.quacks.track import LAST_SPACE

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player

# ---------------------------------------------------------------- purple


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
            offers = {POINTS: 4}
            if WHITE_1 in you.bag:
                offers[LOSE_WHITE] = 1
            if chosen(game, you, offers) == POINTS:
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
            offers = {CHIP: 1, RUBIES: 3} if chips else {RUBIES: 3}
            if chosen(game, you, offers) == RUBIES:
                game.gain_rubies(you, 3)
            else:
                game.takes(you, chips, BY_CARD)


class RatsAreYourFriends(Fortune):
    """Any chip of value 4, or a point per rat tail."""

    id = "F-P08"

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            chips = game.obtainable(4, BY_CARD)
            offers = {CHIP: 1, POINTS: you.tails} if chips else {POINTS: you.tails}
            if chosen(game, you, offers) == POINTS:
                game.score(you, you.tails)
            else:
                game.takes(you, chips, BY_CARD)


class AGoodStart(Fortune):
    """Up to 3 rat tails can become rubies."""

    id = "F-P09"

    def on_tails(self, game: Game) -> None:
        for you in game.in_order():
            most = min(3, you.tails)
            if game.setup.rubies:
                most = min(most, game.free_rubies())
            given = game.number(you, STEPS, 0, most)
            you.tails -= given
            game.gain_rubies(you, given)


class ChooseWisely(Fortune):
    """2 steps of the droplet, or a purple 1."""

    id = "F-P10"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            offers = {DROPLET: 2} if game.droplet_room(you) else {}
            if game.may_gain(PURPLE_1, BY_CARD):
                offers[CHIP] = 1
            if chosen(game, you, offers) == DROPLET:
                game.move_droplet(you, 2)
            else:
                game.gain(you, PURPLE_1, BY_CARD)


class WheelAndDeal(Fortune):
    """A ruby buys a chip of value 1, neither purple nor black."""

    id = "F-P11"

    def at_once(self, game: Game) -> None:
        for you in game.in_order():
            chips = but(game.obtainable(1, BY_CARD), PURPLE, BLACK)
            if not game.setup.readings.wheel_deal_orange:
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
            old = game.chip(you, TRADE_UP, risers, 0, drawn)
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


# ---------------------------------------------------------------- blue


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

    def before_spending(self, game: Game, you: Player) -> None:
        game.refill(you)


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
    """The first white chip of the round may go straight back (Q-031, Q-248)."""

    id = "F-B08"
    blue = True

    def on_first_white(self, game: Game, you: Player, chip: Chip) -> bool:
        game.source = self.id
        near = min(you.position + chip.value, LAST_SPACE)
        back = game.agrees(you, STIR, chip, 0, [near, you.position])
        game.source = ""
        if back:
            game.sent_back(you, chip)
        return back


class StrongIngredient(Fortune):
    """Whoever did not explode draws up to 5 chips and may place one, without danger or action."""

    id = "F-B09"
    blue = True

    def after_brewing(self, game: Game, you: Player) -> None:
        if you.exploded or (game.is_full(you) and not game.setup.has_witches):
            return
        drawn = game.draw_some(you, 5)
        chip = game.chip(you, PLACE, drawn, 0, drawn, SAFE)
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

    def protects(self, you: Player, placed: int) -> bool:
        return placed <= 5 and not you.restarted

    def after_step(self, game: Game, you: Player) -> None:
        if you.placed >= 5 and not you.had_chance:
            you.had_chance = True
            game.source = self.id
            if game.agrees(you, START_AGAIN):
                game.start_again(you)
            game.source = ""
