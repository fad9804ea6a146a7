"""The favours, one class per card, in the order of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.alchemists import events
from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.games.alchemists.choices import THROW_AWAY
from chaudron.games.alchemists.components import N_SPACES, ON_CARD, SPACE_NAMES
from chaudron.games.alchemists.events import ASSOCIATED, PLACE, AtSpace, OfIngredients
from chaudron.games.alchemists.favour import Favour

if TYPE_CHECKING:
    from chaudron.games.alchemists.actions.selling import Sale
    from chaudron.games.alchemists.lab import Laboratory
    from chaudron.games.alchemists.state import Player


class Custodian(Favour):
    """A cube on this card: drink a potion just before the sales (A-106)."""

    def declarations(self, game: Laboratory, you: Player) -> list[str]:
        return [self.id] if you.cubes else []

    def on_declare(self, game: Laboratory, you: Player, what: str) -> None:
        you.cubes -= 1
        you.custodians += 1
        game.tell(AtSpace(PLACE, you.index, ON_CARD))


class Assistant(Favour):
    """One cube more this round."""

    def declarations(self, game: Laboratory, you: Player) -> list[str]:
        return [self.id]

    def on_declare(self, game: Laboratory, you: Player, what: str) -> None:
        you.cubes += 1


class Associate(Favour):
    """Your row stands on top of a space where you have a cube; one card a space (A-299)."""

    def declarations(self, game: Laboratory, you: Player) -> list[str]:
        here = [s for s in range(N_SPACES) if you.placed[s] and s not in you.associates]
        return [f"{self.id}:{SPACE_NAMES[s]}" for s in here]

    def on_declare(self, game: Laboratory, you: Player, what: str) -> None:
        space = SPACE_NAMES.index(what)
        you.associates = you.associates + [space]
        game.tell(AtSpace(ASSOCIATED, you.index, space))


class Sage(Favour):
    """One gold more for an ingredient transmuted."""

    def on_transmute(self, game: Laboratory, you: Player) -> int:
        gold = 0
        while game.plays(you, self):
            gold += 1
        return gold


class Merchant(Favour):
    """A gold piece for the first seller; later ones may sell what is no longer wanted (A-312)."""

    def before_sale(self, game: Laboratory, you: Player, sale: Sale) -> None:
        while not sale.wants_anything and game.plays(you, self):
            if sale.is_first:
                game.gain_gold(you, 1)
            else:
                sale.wants_anything = True


class Barmaid(Favour):
    """A brew counts as one level better; an exact one brings a reputation (A-313)."""

    def on_sale(self, game: Laboratory, you: Player, sale: Sale) -> None:
        while game.plays(you, self):
            sale.praise += 1


class Courtier(Favour):
    """An approval token with a study of the golem (A-355)."""

    def on_study(self, game: Laboratory, you: Player) -> None:
        if game.plays(you, self) and game.approval:
            game.approval -= 1
            game.gain_approval(you)


class Shopkeeper(Favour):
    """An artifact one gold cheaper."""

    discount = 1


class Herbalist(Favour):
    """Three ingredients, then any two of the hand away (A-039)."""

    at_once = True

    def on_draw(self, game: Laboratory, you: Player) -> None:
        game.draw(you, 3)
        words = [INGREDIENTS[i] for i in sorted(you.hand)]
        gone = [INGREDIENTS.index(w) for w in game.some(you, THROW_AWAY, words, 2, self.id)]
        game.throw(you, *gone)
        game.tell(OfIngredients(events.THROW_AWAY, you.index, gone))
