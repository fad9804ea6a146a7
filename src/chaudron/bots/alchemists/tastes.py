"""What a player of a level thinks things are worth, in points of the final score.

The figures were tuned by self-play; they are about a usual table and know nothing of a game's secret.
"""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.components import ROUNDS

LAST_GOLD: Final = 1 / 3  # a gold piece that is left at the end


class Tastes:
    """One player's values. Rounds are counted from 1."""

    def __init__(self) -> None:
        self.gold = 1.4  # a gold piece that can still buy something
        self.bit = 1.3  # knowing one bit more, while there is much to publish
        self.late_bit = 0.5  # the share of that in round 5
        self.ingredient = 0.7  # the first one of a hand that is empty
        self.plenty = 0.08  # so much less with every one already there
        self.need = 0.3  # so much more where there are not even two to mix
        self.favour = 0.8
        self.lead = 0.25  # a seal more, by round that is left: the award for most of them
        self.grant = 0.35  # the share of a grant that a first theory towards it is worth
        self.later = 0.4  # the share of a conference's reward while another round precedes it
        self.exposure = 0.5  # the chance that somebody disproves what is wrong
        self.hoard = 0.65  # how much of a star is saved for something surer, in round 2
        self.patience = 0.6  # what a claim must be worth in round 2 that is not yet certain
        self.harm = 0.9  # a potion that harms who drinks it
        self.rival = 0.8  # the share of a sale left if somebody else sells, too
        self.study = 4.0  # each of the two tests that a report on the golem needs
        self.insight = 1.5  # a bit about the golem beyond them
        self.token = 0.7  # an approval token
        self.book = 1.0
        self.idle = 0.3  # a cube that is not used
        self.belief = 0.25  # how likely others seal what is wrong in one sign, compared with what is right
        self.folly = 0.04  # what is wrong in more
        self.schooling = 3.0  # potions that somebody has made who is believed in full; 0: all are
        self.wary = 0.5  # how much less is feared of others who have made none
        self.early = 0.0  # the first place in the order, compared with the last
        self.wavering = 0.0  # by so many points it may be wrong about anything

    def believes_nobody(self) -> None:
        """What others publish tells it nothing."""
        self.belief = 1.0
        self.folly = 1.0

    def gold_at(self, round_: int) -> float:
        return self.gold if round_ < ROUNDS else 0.5 * (self.gold + LAST_GOLD)

    def bit_at(self, round_: int) -> float:
        if round_ >= ROUNDS:
            return 0.0
        return self.bit * (self.late_bit if round_ == ROUNDS - 1 else 1.0)

    def saved_at(self, round_: int) -> float:
        """How much of a star's points is not yet spent lightly."""
        return self.hoard * (ROUNDS - round_) / (ROUNDS - 2)

    def trust(self, lessons: int) -> float:
        """How far somebody is believed who may have learned so much."""
        return 1.0 if self.schooling <= 0.0 else min(1.0, lessons / self.schooling)

    def exposed_at(self, round_: int, lessons: int) -> float:
        """How likely something wrong is disproved before the end by others who may have learned so much."""
        feared = 1.0 - self.wary * (1.0 - self.trust(lessons))
        return feared * self.exposure * (ROUNDS - round_) / (ROUNDS - 2)

    def patience_at(self, round_: int) -> float:
        return self.patience * (ROUNDS - round_) / (ROUNDS - 2)
