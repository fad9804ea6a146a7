"""What is told of a game of Alchemists: a class per shape of news, each with what only some may hear."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    CHEST,
    COLOURS,
    EARS,
    INGREDIENTS,
    LIGHTS,
    PARTS,
    POTIONS,
    QUALITIES,
    REACTIONS,
    SIGNS,
    TRIGGERS,
    Golem,
    Pair,
)
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.components import (
    DRINK,
    GUARANTEES,
    ON_CARD,
    SEAL_NAMES,
    SPACE_NAMES,
    STUDENT,
    Grant,
    Startup,
)
from chaudron.games.alchemists.shapes import Told
from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.names import numbered

STARTUP: Final = 1
FAVOURS: Final = 2
DISCARD_FAVOUR: Final = 3
PLAY_FAVOUR: Final = 4
ROUND: Final = 5
ORDER: Final = 6
PLACE: Final = 7
ASSOCIATED: Final = 8
DECLARE: Final = 9
DECLINE: Final = 10
BOOTS: Final = 11
FORAGE: Final = 12
TRANSMUTE: Final = 13
DRAW: Final = 14
THROW_AWAY: Final = 15
GOLD: Final = 16
REPUTATION: Final = 17
WITHDRAW: Final = 18
BID: Final = 19
NOTHING_TO_SELL: Final = 20
SELL: Final = 21
BUY: Final = 22
STARTING_ARTIFACT: Final = 23
SECRET_ARTIFACT: Final = 24
SHOW_ARTIFACT: Final = 25
MORTAR: Final = 26
SPY: Final = 27
SPIED: Final = 28
THINK: Final = 29
TEST_STUDENT: Final = 30
DRINKS: Final = 31
DRINKS_ON_CARD: Final = 32
SUFFER: Final = 33
UNHAPPY: Final = 34
EXHIBIT: Final = 35
BOOK: Final = 36
PUBLISH: Final = 37
ENDORSE: Final = 38
PUBLISH_ARTICLE: Final = 39
ENDORSE_ARTICLE: Final = 40
DEBUNK: Final = 41
THEORY_FALLS: Final = 42
ARTICLE_FALLS: Final = 43
CONFLICT: Final = 44
GRANT: Final = 45
STUDY_GOLEM: Final = 46
ANIMATE: Final = 47
REPORT: Final = 48
AWARD: Final = 49
CONFERENCE: Final = 50
REVELATION: Final = 51
SCORE: Final = 52
APPROVAL: Final = 53
USE_ARTIFACT: Final = 54

EVENT_NAMES: Final = numbered(
    [
        (STARTUP, "startup"),
        (FAVOURS, "favours"),
        (DISCARD_FAVOUR, "discard_favour"),
        (PLAY_FAVOUR, "play_favour"),
        (ROUND, "round"),
        (ORDER, "order"),
        (PLACE, "place"),
        (ASSOCIATED, "on_top"),
        (DECLARE, "declare"),
        (DECLINE, "decline"),
        (BOOTS, "boots"),
        (FORAGE, "forage"),
        (TRANSMUTE, "transmute"),
        (DRAW, "draw"),
        (THROW_AWAY, "throw_away"),
        (GOLD, "gold"),
        (REPUTATION, "reputation"),
        (WITHDRAW, "withdraw"),
        (BID, "bid"),
        (NOTHING_TO_SELL, "nothing_to_sell"),
        (SELL, "sell"),
        (BUY, "buy"),
        (STARTING_ARTIFACT, "starting_artifact"),
        (SECRET_ARTIFACT, "secret_artifact"),
        (SHOW_ARTIFACT, "show_artifact"),
        (MORTAR, "mortar"),
        (SPY, "spy"),
        (SPIED, "spied"),
        (THINK, "think"),
        (TEST_STUDENT, SPACE_NAMES[STUDENT]),
        (DRINKS, SPACE_NAMES[DRINK]),
        (DRINKS_ON_CARD, SPACE_NAMES[ON_CARD]),
        (SUFFER, "suffer"),
        (UNHAPPY, "unhappy"),
        (EXHIBIT, "exhibit"),
        (BOOK, "book"),
        (PUBLISH, "publish"),
        (ENDORSE, "endorse"),
        (PUBLISH_ARTICLE, "publish_article"),
        (ENDORSE_ARTICLE, "endorse_article"),
        (DEBUNK, "debunk"),
        (THEORY_FALLS, "theory_falls"),
        (ARTICLE_FALLS, "article_falls"),
        (CONFLICT, "conflict"),
        (GRANT, "grant"),
        (STUDY_GOLEM, "study_golem"),
        (ANIMATE, "animate"),
        (REPORT, "report"),
        (AWARD, "award"),
        (CONFERENCE, "conference"),
        (REVELATION, "revelation"),
        (SCORE, "score"),
        (APPROVAL, "approval"),
        (USE_ARTIFACT, "use_artifact"),
    ]
)
NOBODY: Final = -1


class AlchemistsEvent(Event):
    """One thing that happened, and to whom. Everybody hears what is told; the secret is that player's."""

    def __init__(self, kind: int, player: int) -> None:
        super().__init__(EVERYONE, 0)
        self.kind = kind
        self.player = player  # NOBODY: everybody

    def told(self) -> dict[str, object]:
        """What everybody hears, as JSON."""
        return {}

    def secret(self) -> dict[str, object]:
        """What only the player hears, as JSON."""
        return {}

    def name(self) -> str:
        return EVENT_NAMES[self.kind]

    def dump(self, seat: int) -> Told:
        out: dict[str, object] = {"event": self.name(), "player": self.player, **self.told()}
        if not self.hidden_from(seat):
            out.update(self.secret())
        return cast(Told, out)


class Private(AlchemistsEvent):
    """News of which the player hears more than the others."""

    def __init__(self, kind: int, player: int) -> None:
        super().__init__(kind, player)
        self.seen_by = 1 << player


# ---------------------------------------------------------------- figures


class Counted(AlchemistsEvent):
    """A number: an order space, a bid, a conference; gold or approval tokens gained, or paid if below 0."""

    def __init__(self, kind: int, player: int, n: int) -> None:
        super().__init__(kind, player)
        self.n = n

    def told(self) -> dict[str, object]:
        return {"n": self.n}


class Reputation(Counted):
    """So much reputation more or less, and what it is now."""

    def __init__(self, player: int, n: int, now: int) -> None:
        super().__init__(REPUTATION, player, n)
        self.now = now

    def told(self) -> dict[str, object]:
        return {"n": self.n, "now": self.now}


class Scored(AlchemistsEvent):
    """A player's points by source."""

    def __init__(self, player: int, score: dict[str, int]) -> None:
        super().__init__(SCORE, player)
        self.score = score

    def told(self) -> dict[str, object]:
        return dict(self.score)


# ---------------------------------------------------------------- the course of a round


class RoundBegan(Counted):
    """A new round, and the ingredients that lie open in it."""

    def __init__(self, player: int, n: int, row: list[int]) -> None:
        super().__init__(ROUND, player, n)
        self.row = row

    def told(self) -> dict[str, object]:
        return {"n": self.n, "row": names(self.row)}


class AtSpace(AlchemistsEvent):
    """Something about an action space."""

    def __init__(self, kind: int, player: int, space: int) -> None:
        super().__init__(kind, player)
        self.space = space

    def told(self) -> dict[str, object]:
        return {"space": SPACE_NAMES[self.space]}


class Declared(AlchemistsEvent):
    """All cubes of a player at once."""

    def __init__(self, player: int, placed: list[int], custodians: int) -> None:
        super().__init__(DECLARE, player)
        self.placed = placed
        self.custodians = custodians

    def told(self) -> dict[str, object]:
        placed = {SPACE_NAMES[space]: n for space, n in enumerate(self.placed) if n}
        return {"actions": placed, "custodians": self.custodians}


class OnOther(AlchemistsEvent):
    """Something done to another player."""

    def __init__(self, kind: int, player: int, other: int) -> None:
        super().__init__(kind, player)
        self.other = other

    def told(self) -> dict[str, object]:
        return {"on": self.other}


# ---------------------------------------------------------------- cards


class KeptStartups(AlchemistsEvent):
    """The startup cards somebody kept."""

    def __init__(self, player: int, cards: list[Startup]) -> None:
        super().__init__(STARTUP, player)
        self.cards = cards

    def told(self) -> dict[str, object]:
        return {"cards": [card.id for card in self.cards]}


class DrawnFavours(Private):
    """Favours drawn unseen by the others."""

    def __init__(self, player: int, favours: list[str]) -> None:
        super().__init__(FAVOURS, player)
        self.favours = favours

    def told(self) -> dict[str, object]:
        return {"n": len(self.favours)}

    def secret(self) -> dict[str, object]:
        return {"favours": self.favours}


class DiscardedFavours(AlchemistsEvent):
    """Favours discarded face up."""

    def __init__(self, player: int, favours: list[str]) -> None:
        super().__init__(DISCARD_FAVOUR, player)
        self.favours = favours

    def told(self) -> dict[str, object]:
        return {"favours": self.favours}


class PlayedFavour(AlchemistsEvent):
    """A favour is played."""

    def __init__(self, player: int, favour: str) -> None:
        super().__init__(PLAY_FAVOUR, player)
        self.favour = favour

    def told(self) -> dict[str, object]:
        return {"favour": self.favour}


class OfArtifact(AlchemistsEvent):
    """An artifact that lies open from now on."""

    def __init__(self, kind: int, player: int, artifact: Artifact) -> None:
        super().__init__(kind, player)
        self.artifact = artifact

    def told(self) -> dict[str, object]:
        return {"artifact": self.artifact.id}


class Bought(OfArtifact):
    """An artifact for so much gold."""

    def __init__(self, player: int, artifact: Artifact, n: int) -> None:
        super().__init__(BUY, player, artifact)
        self.n = n

    def told(self) -> dict[str, object]:
        return {"artifact": self.artifact.id, "n": self.n}


class HiddenArtifact(Private):
    """An artifact that only its owner knows."""

    def __init__(self, player: int, artifact: Artifact) -> None:
        super().__init__(SECRET_ARTIFACT, player)
        self.artifact = artifact

    def secret(self) -> dict[str, object]:
        return {"artifact": self.artifact.id}


# ---------------------------------------------------------------- ingredients and potions


class Foraged(AlchemistsEvent):
    """An ingredient taken for all to see."""

    def __init__(self, player: int, ingredient: int) -> None:
        super().__init__(FORAGE, player)
        self.ingredient = ingredient

    def told(self) -> dict[str, object]:
        return {"ingredient": INGREDIENTS[self.ingredient]}


class OfIngredient(Private):
    """An ingredient that only the player sees: transmuted, saved, spied."""

    def __init__(self, kind: int, player: int, ingredient: int) -> None:
        super().__init__(kind, player)
        self.ingredient = ingredient

    def secret(self) -> dict[str, object]:
        return {"ingredient": INGREDIENTS[self.ingredient]}


class OfIngredients(Private):
    """So many ingredients drawn or thrown away, face down."""

    def __init__(self, kind: int, player: int, ingredients: list[int]) -> None:
        super().__init__(kind, player)
        self.ingredients = ingredients

    def told(self) -> dict[str, object]:
        return {"n": len(self.ingredients)}

    def secret(self) -> dict[str, object]:
        return {"ingredients": names(self.ingredients)}


class Brewed(Private):
    """A potion tested, drunk or thought out; the pair is a secret, the potion too if it is not heard."""

    def __init__(self, kind: int, player: int, pair: Pair, potion: int, heard: bool) -> None:
        super().__init__(kind, player)
        self.pair = pair
        self.potion = potion
        self.heard = heard

    def told(self) -> dict[str, object]:
        return {"potion": POTIONS[self.potion]} if self.heard else {}

    def secret(self) -> dict[str, object]:
        out: dict[str, object] = {"pair": self.pair.names()}
        if not self.heard:
            out["potion"] = POTIONS[self.potion]
        return out


class Suffered(AlchemistsEvent):
    """What a potion did to who drank it."""

    def __init__(self, player: int, potion: int) -> None:
        super().__init__(SUFFER, player)
        self.potion = potion

    def told(self) -> dict[str, object]:
        return {"potion": POTIONS[self.potion]}


class Sold(Private):
    """A sale: what was wanted and promised, and how good the brew was."""

    def __init__(self, player: int, pair: Pair, potion: int, guarantee: int, quality: int) -> None:
        super().__init__(SELL, player)
        self.pair = pair
        self.potion = potion
        self.guarantee = guarantee
        self.quality = quality

    def told(self) -> dict[str, object]:
        return {
            "potion": POTIONS[self.potion],
            "guarantee": GUARANTEES[self.guarantee],
            "quality": QUALITIES[self.quality],
        }

    def secret(self) -> dict[str, object]:
        return {"pair": self.pair.names()}


class Exhibited(Private):
    """A potion announced at the exhibition; what was made instead is told where the table agreed to."""

    def __init__(self, player: int, pair: Pair, potion: int, made: int, shows: bool) -> None:
        super().__init__(EXHIBIT, player)
        self.pair = pair
        self.potion = potion
        self.made = made
        self.shows = shows

    def told(self) -> dict[str, object]:
        out: dict[str, object] = {"potion": POTIONS[self.potion], "success": self.made == self.potion}
        if self.shows:
            out["made"] = POTIONS[self.made]
        return out

    def secret(self) -> dict[str, object]:
        return {"pair": self.pair.names()}


class ReadBook(Private):
    """The ingredients a book offered, the one chosen, and whether it is solar or lunar."""

    def __init__(self, player: int, shelf: list[int], ingredient: int, light: int) -> None:
        super().__init__(BOOK, player)
        self.shelf = shelf
        self.ingredient = ingredient
        self.light = light

    def secret(self) -> dict[str, object]:
        return {
            "shelf": names(self.shelf),
            "ingredient": INGREDIENTS[self.ingredient],
            "light": LIGHTS[self.light],
        }


# ---------------------------------------------------------------- theories and articles


class Endorsed(Private):
    """A seal on a theory; only its owner knows which."""

    def __init__(self, player: int, ingredient: int, seal: int) -> None:
        super().__init__(ENDORSE, player)
        self.ingredient = ingredient
        self.seal = seal

    def told(self) -> dict[str, object]:
        return {"ingredient": INGREDIENTS[self.ingredient]}

    def secret(self) -> dict[str, object]:
        return {"seal": SEAL_NAMES[self.seal]}


class Published(Endorsed):
    """A new theory and its first seal."""

    def __init__(self, player: int, ingredient: int, alchemical: int, seal: int) -> None:
        super().__init__(player, ingredient, seal)
        self.kind = PUBLISH
        self.alchemical = alchemical

    def told(self) -> dict[str, object]:
        return {"ingredient": INGREDIENTS[self.ingredient], "alchemical": ALCHEMICALS[self.alchemical]}


class EndorsedArticle(Private):
    """A seal on an article; only its owner knows which."""

    def __init__(self, player: int, colour: int, seal: int) -> None:
        super().__init__(ENDORSE_ARTICLE, player)
        self.colour = colour
        self.seal = seal

    def told(self) -> dict[str, object]:
        return {"colour": COLOURS[self.colour]}

    def secret(self) -> dict[str, object]:
        return {"seal": SEAL_NAMES[self.seal]}


class PublishedArticle(EndorsedArticle):
    """A new article and its first seal."""

    def __init__(self, player: int, colour: int, entries: list[tuple[int, int]], seal: int) -> None:
        super().__init__(player, colour, seal)
        self.kind = PUBLISH_ARTICLE
        self.entries = entries

    def told(self) -> dict[str, object]:
        entries = [INGREDIENTS[i] + SIGNS[sign] for i, sign in self.entries]
        return {"colour": COLOURS[self.colour], "entries": entries}


class ShownSign(AlchemistsEvent):
    """An apprentice's demonstration."""

    def __init__(self, player: int, ingredient: int, colour: int, sign: int) -> None:
        super().__init__(DEBUNK, player)
        self.ingredient = ingredient
        self.colour = colour
        self.sign = sign

    def told(self) -> dict[str, object]:
        return {
            "ingredient": INGREDIENTS[self.ingredient],
            "colour": COLOURS[self.colour],
            "sign": SIGNS[self.sign],
        }


class ShownMix(AlchemistsEvent):
    """A master's demonstration, which may be false."""

    def __init__(self, player: int, pair: Pair, potion: int, true: bool) -> None:
        super().__init__(DEBUNK, player)
        self.pair = pair
        self.potion = potion
        self.true = true

    def told(self) -> dict[str, object]:
        return {"pair": self.pair.names(), "potion": POTIONS[self.potion], "true": self.true}


class TheoryFell(AlchemistsEvent):
    """A theory leaves the board, and its seals are shown."""

    def __init__(self, ingredient: int, seals: list[tuple[int, int]]) -> None:
        super().__init__(THEORY_FALLS, NOBODY)
        self.ingredient = ingredient
        self.seals = seals

    def told(self) -> dict[str, object]:
        return {"ingredient": INGREDIENTS[self.ingredient], "seals": named_seals(self.seals)}


class ArticleFell(AlchemistsEvent):
    """An article leaves the board, and its seals are shown."""

    def __init__(self, colour: int, seals: list[tuple[int, int]]) -> None:
        super().__init__(ARTICLE_FALLS, NOBODY)
        self.colour = colour
        self.seals = seals

    def told(self) -> dict[str, object]:
        return {"colour": COLOURS[self.colour], "seals": named_seals(self.seals)}


class Conflict(AlchemistsEvent):
    """Two theories cannot both hold."""

    def __init__(self, pair: Pair) -> None:
        super().__init__(CONFLICT, NOBODY)
        self.pair = pair

    def told(self) -> dict[str, object]:
        return {"pair": self.pair.names()}


class TookGrant(AlchemistsEvent):
    """A grant finds its owner."""

    def __init__(self, player: int, grant: Grant) -> None:
        super().__init__(GRANT, player)
        self.grant = grant

    def told(self) -> dict[str, object]:
        return {"grant": self.grant.id}


class Revelation(AlchemistsEvent):
    """What every ingredient really is, and what the golem's parts react to."""

    def __init__(self, assignment: list[int], golem: Golem | None) -> None:
        super().__init__(REVELATION, NOBODY)
        self.assignment = assignment
        self.golem = golem

    def told(self) -> dict[str, object]:
        out: dict[str, object] = {"assignment": named_assignment(self.assignment)}
        if self.golem is not None:
            out["triggers"] = named_triggers(self.golem)
        return out


# ---------------------------------------------------------------- the golem


class StudiedGolem(Private):
    """A test on the golem: only the player sees how it reacts to what."""

    def __init__(self, player: int, ingredient: int, reaction: int) -> None:
        super().__init__(STUDY_GOLEM, player)
        self.ingredient = ingredient
        self.reaction = reaction

    def secret(self) -> dict[str, object]:
        return {"ingredient": INGREDIENTS[self.ingredient], "reaction": REACTIONS[self.reaction]}


class WokeGolem(Private):
    """An animation: everybody sees whether the golem wakes."""

    def __init__(self, player: int, pair: Pair, success: bool) -> None:
        super().__init__(ANIMATE, player)
        self.pair = pair
        self.success = success

    def told(self) -> dict[str, object]:
        return {"success": self.success}

    def secret(self) -> dict[str, object]:
        return {"pair": self.pair.names()}


class Reported(Private):
    """Tokens put on a part or taken back: everybody sees how many lie there now."""

    def __init__(self, player: int, part: int, n: int, tokens: list[int]) -> None:
        super().__init__(REPORT, player)
        self.part = part
        self.n = n
        self.tokens = tokens

    def told(self) -> dict[str, object]:
        return {"part": PARTS[self.part], "n": self.n}

    def secret(self) -> dict[str, object]:
        return {"tokens": "/".join([TRIGGERS[t] for t in self.tokens])}


def named_assignment(assignment: list[int]) -> dict[str, str]:
    """The alchemical of every ingredient."""
    return {INGREDIENTS[i]: ALCHEMICALS[a] for i, a in enumerate(assignment)}


def named_triggers(golem: Golem) -> dict[str, str]:
    """What each part of the golem reacts to."""
    return {PARTS[part]: TRIGGERS[golem.trigger(part)] for part in (CHEST, EARS)}


def names(ingredients: list[int]) -> list[str]:
    return [INGREDIENTS[i] for i in ingredients]


def named_seals(seals: list[tuple[int, int]]) -> list[list[object]]:
    return [[seat, SEAL_NAMES[kind]] for seat, kind in seals]
