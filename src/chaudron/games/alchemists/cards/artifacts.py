"""The artifacts, one class per card, by level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.alchemists import events
from chaudron.games.alchemists.alchemy import INGREDIENTS, Pair
from chaudron.games.alchemists.artifact import ONCE_A_GAME, ONCE_A_ROUND, Artifact
from chaudron.games.alchemists.choices import (
    ALTAR,
    BOOTS,
    LEAVE_ASIDE,
    MIX,
    REPEAT,
    SHOW_FEATHER,
    SPY,
)
from chaudron.games.alchemists.components import EXHIBIT, ROUNDS, SPACE_NAMES, Startup
from chaudron.games.alchemists.events import (
    MORTAR,
    SHOW_ARTIFACT,
    SPIED,
    THINK,
    AtSpace,
    Brewed,
    OfArtifact,
    OfIngredient,
    OnOther,
)
from chaudron.games.alchemists.knowledge import Fact, mixed
from chaudron.games.alchemists.state import without

if TYPE_CHECKING:
    from chaudron.games.alchemists.lab import Laboratory
    from chaudron.games.alchemists.state import Player

MOST_GOLD_ON_ALTAR: Final = 8

# ---------------------------------------------------------------- level I


class DiscountCard(Artifact):
    """The next artifact is 2 cheaper, every later one 1."""

    uses = ONCE_A_GAME

    def discount(self, you: Player) -> int:
        return 1 if self in you.used else 2

    def on_purchase(self, game: Laboratory, you: Player) -> None:
        game.use(you, self)


class BootsOfSpeed(Artifact):
    """Once a round, one action more on a space where you have a cube, after everybody (A-058, A-060)."""

    uses = ONCE_A_ROUND

    def on_space_done(self, game: Laboratory, you: Player, space: int) -> None:
        if self in you.used or (space == EXHIBIT and not game.setup.readings.boots_repeat_exhibition):
            return
        if game.agrees(you, BOOTS, SPACE_NAMES[space]) and game.act(you, space):
            game.use(you, self)
            game.tell(AtSpace(events.BOOTS, you.index, space))


class MagicMortar(Artifact):
    """One of two mixed ingredients, by chance, stays in hand."""

    def saves_of_mix(self, game: Laboratory, you: Player, mix: Pair) -> int:
        saved = mix.second if game.rng.below(2) == 0 else mix.first
        game.news += 1
        game.tell(OfIngredient(MORTAR, you.index, saved))
        return saved


class Periscope(Artifact):
    """Once a round, see one ingredient of another player's mix, by chance (A-062, A-063)."""

    uses = ONCE_A_ROUND

    def on_others_mix(
        self, game: Laboratory, you: Player, other: Player, mix: Pair, told: list[Fact]
    ) -> None:
        if self in you.used or not game.agrees(you, SPY, self.id, other.index):
            return
        game.use(you, self)
        first = game.rng.below(2) == 0
        game.news += 1
        game.learn(you, told[0] if first else told[1])
        game.tell(OnOther(events.SPY, you.index, other.index))
        game.tell(OfIngredient(SPIED, you.index, mix.first if first else mix.second))


class PrintingPress(Artifact):
    """Publishing and endorsing cost nothing at the bank."""

    def publishing_fee(self, fee: int) -> int:
        return 0


class RobeOfRespect(Artifact):
    """One reputation more with every gain, but not in the last round."""

    def gain(self, game: Laboratory, n: int) -> int:
        return n + 1 if game.round < ROUNDS else n


class KingsSeal(Artifact):
    """Once a round it stands for an approval token."""

    uses = ONCE_A_ROUND
    pays_approval = True
    module = "golem"


# ---------------------------------------------------------------- level II


class WitchsTrunk(Artifact):
    """Seven ingredients now; order spaces give none afterwards."""

    ingredients = 7

    def order_ingredients(self, n: int) -> int:
        return 0


class AmuletOfRhetoric(Artifact):
    """Five reputation."""

    reputation = 5


class HypnoticAmulet(Artifact):
    """Four favours."""

    favours = 4


class SealOfAuthority(Artifact):
    """Two reputation more for every publication and endorsement."""

    honour = 2


class SilverChalice(Artifact):
    """Nothing but points."""


class ThinkingCap(Artifact):
    """Up to two mixes that share no card; nothing is discarded (A-069)."""

    def on_get(self, game: Laboratory, you: Player) -> None:
        hand = you.hand
        heard = game.setup.readings.thinking_cap_public
        for _ in range(2):
            mix = game.maybe_pair(you, MIX, game.pairs_of(you, hand), self.id)
            if mix is None:
                break
            hand = without(hand, mix.first, mix.second)
            potion = game.potion_of(mix)
            game.learn(you, mixed(mix.first, mix.second, potion))
            game.news += 1
            if heard:
                you.potions = you.potions + [potion]
            game.tell(Brewed(THINK, you.index, mix, potion, heard))


class Replicator(Artifact):
    """Both startup cards once more, each if you like (A-185, A-350).

    Who begins with it repeats the other card (A-381).
    """

    module = "startup_funding"

    def on_buy(self, game: Laboratory, you: Player) -> None:
        again = [card for card in you.startup if game.agrees(you, REPEAT, card.id)]
        game.fund(you, again, 0, False, 0)

    def repeats_from_the_start(self, game: Laboratory, you: Player, card: Startup) -> list[Startup]:
        if game.setup.readings.replicator_at_ends_of_rounds:
            return []
        return [other for other in you.startup if other is not card]

    def repeats_at_end_of_round(self, game: Laboratory, you: Player) -> list[Startup]:
        if game.round > 2 or not game.setup.readings.replicator_at_ends_of_rounds:
            return []
        return [other for other in you.startup if not other.starting_artifact]


# ---------------------------------------------------------------- level III


class BronzeCup(Artifact):
    """Nothing but points."""


class FeatherInCap(Artifact):
    """Ingredients exhibited lie beside it; a point per different one (A-071, A-072)."""

    def hidden_on_exhibit(self, game: Laboratory, you: Player) -> None:
        """It may be shown now (A-180, A-351)."""
        if game.agrees(you, SHOW_FEATHER, self.id):
            you.secrets = [a for a in you.secrets if a is not self]
            you.artifacts = you.artifacts + [self]
            you.shown_secrets = you.shown_secrets + [self]
            game.tell(OfArtifact(SHOW_ARTIFACT, you.index, self))

    def takes_exhibited(self, game: Laboratory, you: Player, mix: Pair) -> bool:
        gone, saved = game.leave_hand(you, mix)
        you.aside = you.aside + gone
        for back in saved:
            if game.agrees(you, LEAVE_ASIDE, INGREDIENTS[back]):
                you.hand = without(you.hand, back)
                you.aside = you.aside + [back]
        return True

    def score(self, game: Laboratory, you: Player) -> int:
        return len(dict.fromkeys(you.aside))


class CrystalCabinet(Artifact):
    """Two points per artifact, itself included."""

    def score(self, game: Laboratory, you: Player) -> int:
        return 2 * len(you.artifacts)


class AltarOfGold(Artifact):
    """One to eight gold become as many reputation (A-070)."""

    def on_get(self, game: Laboratory, you: Player) -> None:
        if you.gold:
            n = game.number(you, ALTAR, 1, min(you.gold, MOST_GOLD_ON_ALTAR), self.id)
            game.pay_gold(you, n)
            game.change_reputation(you, n)

    def on_show(self, game: Laboratory, you: Player) -> None:
        self.on_get(game, you)


class MagicMirror(Artifact):
    """A point per full five reputation after round 6."""

    def score(self, game: Laboratory, you: Player) -> int:
        return you.reputation // 5


class WisdomIdol(Artifact):
    """A point per own seal on what proves right."""

    counted_as = "wisdom_idol"

    def score(self, game: Laboratory, you: Player) -> int:
        return game.right_seals(you)


class Library(Artifact):
    """So many points per book."""

    module = "golem"

    def score(self, game: Laboratory, you: Player) -> int:
        return self.per_book * you.books
