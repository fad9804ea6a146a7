"""Every fortune card, and which of them are in use. What a card does is in `cards/`."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.cards.base_game import (
    AGoodStart,
    AnOpportunisticMoment,
    ASecondChance,
    BeginnersBonus,
    Charity,
    ChooseWisely,
    ItsShiningExtraBright,
    JustInTime,
    LessIsMore,
    LivingInLuxury,
    LuckyDevil,
    MagicPotion,
    PumpkinPatchParty,
    RatInfestation,
    RatsAreYourFriends,
    RollTheDie,
    Schadenfreude,
    SeasonedPerfectly,
    StrongIngredient,
    ThePotIsFillingUp,
    ThePotIsFull,
    WellStirred,
    WheelAndDeal,
    YouOnlyGetToChooseOne,
)
from chaudron.games.quacks.cards.the_alchemists import (
    ABlessingInDisguise,
    AGoodNeighborhood,
    AJoyfulReunion,
    AllsWellThatEndsWell,
    APowerfulTipple,
    AQuickExchange,
    ARatsBlessing,
    ARatToCherish,
    ASmallDonation,
    EssentialEssence,
    FromGoodToBetter,
    GiveAndTake,
    NeighborInNeed,
    RichOfferings,
    RubyFever,
    Sale,
    SpoiledForChoice,
    TheWhiteBlessing,
    UsefulRodent,
    VisitFromAWitch,
)
from chaudron.games.quacks.fortune import Fortune

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
