"""The verbs of the game: draw, discard, mix, gain and lose reputation, read a book, pay approval."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.alchemy import (
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    MINUS,
    NEUTRAL,
    Pair,
    pairs_in,
)
from chaudron.games.alchemists.alchemy import MIX as MIXES
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.choices import (
    ARTIFACT,
    DISCARD_FAVOUR,
    MIX,
    PLAY_FAVOUR,
    READ,
    USE_SEAL,
    AlchemistsChoices,
)
from chaudron.games.alchemists.components import SEAL_NAMES, Startup
from chaudron.games.alchemists.events import (
    APPROVAL,
    DRAW,
    GOLD,
    STARTING_ARTIFACT,
    USE_ARTIFACT,
    Counted,
    DiscardedFavours,
    DrawnFavours,
    HiddenArtifact,
    OfArtifact,
    OfIngredients,
    PlayedFavour,
    ReadBook,
    Reputation,
    Suffered,
)
from chaudron.games.alchemists.favour import Favour
from chaudron.games.alchemists.favours import FAVOURS
from chaudron.games.alchemists.knowledge import LIGHT_OF, Fact, light_of
from chaudron.games.alchemists.state import Player, hedged, without
from chaudron.kernel.rng import shuffle

RED_ZONE: Final = 6
GREEN_ZONE: Final = 14
BLUE_ZONE: Final = 18
POISON: Final = 1  # the potions red-, green-, blue-
PARALYSIS: Final = 3
INSANITY: Final = 5
STARTING_LOSS: Final[dict[int, int]] = {3: 5, 4: 7}  # reputation for a starting artifact, by its cost


class Laboratory(AlchemistsChoices):
    """A table with the verbs that every action uses."""

    # ------------------------------------------------------------ ingredients

    def top(self) -> int:
        """The top ingredient, off the deck; -1 when deck and discard pile are empty (A-030, A-291)."""
        if not self.deck:
            if not self.discard:
                return -1
            deck = self.discard[:]
            shuffle(self.rng, deck)
            self.deck = deck
            self.discard = []
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        return card

    def draw(self, you: Player, n: int) -> None:
        """Unseen from the deck (A-373)."""
        drawn: list[int] = []
        for _ in range(n):
            card = self.top()
            if card >= 0:
                drawn.append(card)
        if drawn:
            self.news += 1
            you.hand = you.hand + drawn
            self.tell(OfIngredients(DRAW, you.index, drawn))

    def throw(self, you: Player, *ingredients: int) -> None:
        """From hand onto the discard pile, face down."""
        you.hand = without(you.hand, *ingredients)
        self.discard = self.discard + list(ingredients)

    # ------------------------------------------------------------ favours

    def top_favour(self) -> str:
        """The top favour, off the deck; nothing when there is none left."""
        if not self.favour_deck:
            if not self.favour_discard:
                return ""
            deck = self.favour_discard[:]
            shuffle(self.rng, deck)
            self.favour_deck = deck
            self.favour_discard = []
        card = self.favour_deck[-1]
        self.favour_deck = self.favour_deck[:-1]
        self.news += 1
        return card

    def draw_favours(self, you: Player, n: int) -> list[str]:
        """The next n favours, as far as there are any; only you are told which."""
        drawn: list[str] = []
        for _ in range(n):
            card = self.top_favour()
            if card:
                drawn.append(card)
        if drawn:
            self.tell(DrawnFavours(you.index, drawn[:]))
        return drawn

    def take_favours(self, you: Player, n: int) -> None:
        """Draw favours; those that act at once do so when all is drawn (A-039)."""
        self.keep_favours(you, self.draw_favours(you, n))
        self.resolve_favours(you)

    def keep_favours(self, you: Player, drawn: list[str]) -> None:
        you.favours = you.favours + [card for card in drawn if not FAVOURS[card].at_once]
        you.waiting = you.waiting + [card for card in drawn if FAVOURS[card].at_once]

    def resolve_favours(self, you: Player) -> None:
        """What was drawn and acts at once does so now, one card after the other."""
        while you.waiting:
            favour = FAVOURS[you.waiting[0]]
            you.waiting = you.waiting[1:]
            self.favour_discard = self.favour_discard + [favour.id]
            self.tell(PlayedFavour(you.index, favour.id))
            favour.on_draw(self, you)

    def favours_of(self, you: Player) -> list[Favour]:
        """The kinds of favours in hand."""
        if not you.favours:
            return []
        return [favour for favour in FAVOURS.values() if favour.id in you.favours]

    def might_hold(self, you: Player, favour: Favour) -> bool:
        """True if others must believe that you may have (another) one of this favour."""
        if self.journal is None or favour.at_once or not you.favours:
            return False
        return favour.id in self.favour_deck or any([favour.id in p.favours + p.drawn for p in self.players])

    def favours_at_hand(self, you: Player) -> list[Favour]:
        """The kinds of favours in hand, or what others must take for it: `plays` tells them apart."""
        return [f for f in FAVOURS.values() if f.id in you.favours or self.might_hold(you, f)]

    def plays(self, you: Player, favour: Favour) -> bool:
        """True if you have the favour and play it now."""
        if favour.id not in you.favours:
            if self.might_hold(you, favour):
                self.not_asked(you)
            return False
        if not self.agrees(you, PLAY_FAVOUR, favour.id):
            return False
        self.spend_favour(you, favour)
        return True

    def spend_favour(self, you: Player, favour: Favour) -> None:
        left = you.favours[:]
        left.remove(favour.id)
        you.favours = left
        self.favour_discard = self.favour_discard + [favour.id]
        self.tell(PlayedFavour(you.index, favour.id))

    # ------------------------------------------------------------ gold and reputation

    def zone(self, you: Player) -> str:
        r = you.reputation
        if r <= RED_ZONE:
            return "red"
        if r < GREEN_ZONE:
            return "plain"
        return "green" if r < BLUE_ZONE else "blue"

    def reputation_change(self, you: Player, net: int) -> int:
        """What a netted change becomes: a loss by the zone before it, a gain by artifacts (A-111)."""
        if net > 0:
            for artifact in you.artifacts:
                net = artifact.gain(self, net)
        elif net < 0:
            zone = self.zone(you)
            if zone == "green":
                net -= 1
            elif zone == "blue":
                net -= 2
            elif zone == "red":
                net += 1
        before = you.reputation
        return max(before + net, min(before, self.setup.readings.reputation_floor)) - before

    def change_reputation(self, you: Player, net: int) -> None:
        """One netted change."""
        if net == 0:
            return
        change = self.reputation_change(you, net)
        you.reputation += change
        self.tell(Reputation(you.index, change, you.reputation))

    def gain_gold(self, you: Player, n: int) -> None:
        if n:
            you.gold += n
            self.tell(Counted(GOLD, you.index, n))

    def pay_gold(self, you: Player, n: int) -> None:
        if n:
            you.gold -= n
            self.tell(Counted(GOLD, you.index, -n))

    def gain_approval(self, you: Player) -> None:
        """A token that was taken from elsewhere."""
        you.approval += 1
        self.tell(Counted(APPROVAL, you.index, 1))

    def can_pay_approval(self, you: Player) -> bool:
        return you.approval > 0 or bool(self.seals_of_approval(you))

    def seals_of_approval(self, you: Player) -> list[Artifact]:
        """What can stand for an approval token now."""
        return [a for a in you.artifacts if a.pays_approval and a not in you.used]

    def pay_approval(self, you: Player, source: str) -> None:
        """A token back to the supply, or an artifact that stands for it (A-356)."""
        seals = self.seals_of_approval(you)
        if seals and (you.approval == 0 or self.agrees(you, USE_SEAL, source)):
            self.use(you, seals[0])
            self.tell(OfArtifact(USE_ARTIFACT, you.index, seals[0]))
        else:
            you.approval -= 1
            self.approval += 1
            self.tell(Counted(APPROVAL, you.index, -1))

    # ------------------------------------------------------------ what one learns

    def learn(self, you: Player, fact: Fact) -> None:
        you.facts = you.facts + [fact]

    def learn_all(self, fact: Fact) -> None:
        self.public_facts = self.public_facts + [fact]

    def potion_of(self, pair: Pair) -> int:
        return MIXES[self.assignment[pair.first]][self.assignment[pair.second]]

    # ------------------------------------------------------------ mixing

    def leave_hand(self, you: Player, mix: Pair) -> tuple[list[int], list[int]]:
        """Two mixed ingredients leave the hand, but for what an artifact saves: (gone, saved)."""
        you.hand = without(you.hand, mix.first, mix.second)
        for artifact in you.artifacts:
            saved = artifact.saves_of_mix(self, you, mix)
            if saved >= 0:
                you.hand = you.hand + [saved]
                return [mix.second if saved == mix.first else mix.first], [saved]
        return [mix.first, mix.second], []

    def discard_mixed(self, you: Player, mix: Pair) -> None:
        gone, _ = self.leave_hand(you, mix)
        self.discard = self.discard + gone

    def mixes(self, you: Player, source: str, promised: list[str]) -> Pair:
        """Two different ingredients of your hand, to make what was promised."""
        return self.pair(you, MIX, pairs_in(you.hand), source, promised)

    def spied_on(self, you: Player, mix: Pair, told: list[Fact]) -> None:
        """Others may have an artifact that looks at what you mixed (A-062)."""
        for other in self.in_play_order():
            if other is not you:
                for artifact in other.artifacts:
                    artifact.on_others_mix(self, other, you, mix, told)

    def drinks(self, you: Player, potion: int) -> None:
        """What a potion does to who drinks it; each negative one once a round (A-101 to A-104)."""
        if potion == NEUTRAL or potion % 2 != MINUS or potion in you.suffered:
            return
        you.suffered = you.suffered + [potion]
        self.tell(Suffered(you.index, potion))
        if potion == POISON:
            you.hospital += 1
        elif potion == PARALYSIS:
            self.fainted += 1
            you.paralysed = self.fainted
        elif potion == INSANITY:
            self.change_reputation(you, -1)

    # ------------------------------------------------------------ books

    def read_book(self, you: Player) -> None:
        """Four ingredients are offered; one of them proves solar or lunar, to the reader alone (A-166)."""
        you.books += 1
        ingredients = list(range(8))
        shuffle(self.rng, ingredients)
        if self.setup.readings.library_prefers_unknown:
            read = [f.first for f in you.facts if f.kind == LIGHT_OF]
            ingredients = [i for i in ingredients if i not in read] + [i for i in ingredients if i in read]
        self.news += 1
        shelf = sorted(ingredients[:4])
        chosen = INGREDIENTS.index(self.word(you, READ, [INGREDIENTS[i] for i in shelf], "book"))
        light = LIGHT[self.assignment[chosen]]
        self.learn(you, light_of(chosen, light))
        self.tell(ReadBook(you.index, shelf, chosen, light))

    # ------------------------------------------------------------ artifacts

    def use(self, you: Player, artifact: Artifact) -> None:
        """It cannot be used again this round (or ever)."""
        you.used = you.used + [artifact]

    def act(self, you: Player, space: int) -> bool:
        """Carry out one action of a space; False if it was declined or cannot be carried out."""
        raise NotImplementedError

    def get_artifact(self, you: Player, artifact: Artifact) -> None:
        """Bought: what it brings comes at once (A-056)."""
        you.artifacts = you.artifacts + [artifact]
        self.draw(you, artifact.ingredients)
        self.take_favours(you, artifact.favours)
        self.change_reputation(you, artifact.reputation)
        artifact.on_get(self, you)
        artifact.on_buy(self, you)

    # ------------------------------------------------------------ startup funding

    def unused_artifacts(self, level: int) -> list[Artifact]:
        """Neither on sale nor smuggled nor owned (A-349)."""
        return [a for a in self.left_out if a.level == level]

    def choose_artifact(self, you: Player, level: int) -> Artifact | None:
        offer = self.unused_artifacts(level)
        if not offer:
            return None
        word = self.word(you, ARTIFACT, [a.id for a in offer], "startup")
        chosen = [a for a in offer if a.id == word][0]
        self.left_out = [a for a in self.left_out if a is not chosen]
        return chosen

    def fund(self, you: Player, cards: list[Startup], extra: int, starting: bool, due: int) -> None:
        """Everything these startup cards bring, as one occasion in the order of A-348.

        What is alike is added up: favours are looked at together, the marker moves once (A-382).
        """
        self.supply(you, cards, extra)
        brought: list[Artifact] = []
        again: list[Startup] = []
        for card in cards:
            artifact = self.bring_artifact(you, card)
            if artifact is not None:
                brought.append(artifact)
                again += artifact.repeats_from_the_start(self, you, card)
        self.supply(you, again, 0)
        for card in again:
            artifact = self.bring_artifact(you, card)
            if artifact is not None:
                brought.append(artifact)
        every = cards + again
        self.choose_favours(you, sum([c.favours for c in every]), sum([a.favours for a in brought]))
        for artifact in brought:
            self.draw(you, artifact.ingredients)
            artifact.on_get(self, you)
        if starting:
            you.delayed = you.delayed + [(1, c.delayed) for c in cards if c.delayed]
            you.delayed = you.delayed + [(2, c.delayed) for c in again if c.delayed]
        else:
            due += sum([c.delayed for c in every])
        loss = sum([STARTING_LOSS.get(a.cost, 0) - a.reputation for a in brought])
        self.change_reputation(you, due + sum([c.reputation for c in every]) - loss)
        self.resolve_favours(you)
        for _ in range(sum([c.books for c in every])):
            self.read_book(you)

    def supply(self, you: Player, cards: list[Startup], extra: int) -> None:
        """Gold and ingredients of startup cards, and some more ingredients."""
        self.gain_gold(you, sum([c.gold for c in cards]))
        self.draw(you, extra + sum([c.ingredients for c in cards]))

    def bring_artifact(self, you: Player, card: Startup) -> Artifact | None:
        """The artifact that a startup card lets you choose, if it lies open; a hidden one is hidden."""
        if card.secret_artifact:
            hidden = self.choose_artifact(you, 3)
            if hidden is not None:
                self.hide_artifact(you, hidden)
        if not card.starting_artifact:
            return None
        started = self.choose_artifact(you, 2)
        if started is not None:
            self.tell(OfArtifact(STARTING_ARTIFACT, you.index, started))
            you.artifacts = you.artifacts + [started]
        return started

    def choose_favours(self, you: Player, of_cards: int, of_artifacts: int) -> None:
        """As many as the cards show and one more, looked at with an artifact's; one goes (A-174)."""
        drawn = self.draw_favours(you, of_artifacts + (of_cards + 1 if of_cards else 0))
        if of_cards and len(drawn) > of_cards + of_artifacts:
            gone = self.word(you, DISCARD_FAVOUR, drawn, "startup")
            drawn.remove(gone)
            self.favour_discard = self.favour_discard + [gone]
            self.tell(DiscardedFavours(you.index, [gone]))
        self.keep_favours(you, drawn)

    def hide_artifact(self, you: Player, artifact: Artifact) -> None:
        you.secrets = you.secrets + [artifact]
        self.tell(HiddenArtifact(you.index, artifact))

    # ------------------------------------------------------------ the great revelation

    def article_errors(self, colour: int) -> list[int]:
        """The slots of an article whose sign is wrong."""
        article = self.articles[colour]
        if article is None:
            return []
        return [
            slot
            for slot, (i, sign) in enumerate(article.entries)
            if ELEMENTS[self.assignment[i]][colour] != sign
        ]

    def theory_errors(self, ingredient: int) -> list[int]:
        """The colours in which a theory is wrong."""
        theory = self.theories[ingredient]
        if theory is None:
            return []
        true = ELEMENTS[self.assignment[ingredient]]
        return [c for c in range(3) if ELEMENTS[theory.alchemical][c] != true[c]]

    def right_seals(self, you: Player) -> int:
        """Own seals, starred or not, on theories and articles that prove right (A-317)."""
        n = 0
        for i, theory in enumerate(self.theories):
            if theory is not None and theory.has_seal_of(you.index) and not self.theory_errors(i):
                n += 1
        for colour, article in enumerate(self.articles):
            if article is not None and article.has_seal_of(you.index) and not self.article_errors(colour):
                n += 1
        return n


def safe(kind: int, errors: list[int]) -> bool:
    """True if a seal of this kind costs nothing: it hedges the only error (A-162, A-230)."""
    return len(errors) == 1 and hedged(kind) == errors[0]


def seal_words(kinds: list[int]) -> list[str]:
    return [SEAL_NAMES[k] for k in kinds]
