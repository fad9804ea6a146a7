### What can be set before a game

dominion-option-kingdom = Kingdom: ten cards, or the name of a recommended one
    .about = The ten piles in the middle; First Game unless you say otherwise.
dominion-option-sets = Sets that a random kingdom comes from
    .about = Only cards of these boxes are drawn; none named means all of them.
dominion-option-alchemy = Cards with Potions in a random kingdom
    .about = By lot any number may come; the rulebook of Alchemy advises three to five, or none.
dominion-option-alchemy-any = as they come
dominion-option-alchemy-advised = three to five, as advised
dominion-option-colonies = Platinum and Colonies
    .about = A dearer Treasure and a dearer Victory card. By the rulebook: always with ten cards of Prosperity, by lot in a mix.
dominion-option-shelters = Shelters
    .about = Three Shelters take the place of your first Estates. By the rulebook: always with ten cards of Dark Ages, by lot in a mix.
dominion-option-possessor_sees = Who possesses you sees
    .about = By the rulebook whoever possesses you sees what you may look at; the other reading adds what you could have counted of your deck.
dominion-option-possessor_sees-hand = your hand
dominion-option-possessor_sees-everything = all your cards
dominion-option-max_turns = End after so many turns (0: by the rules)
    .about = A short game: points are counted after so many turns of a player, whatever the Supply still holds.

## The kingdom, card by card

dominion-picker-kingdom = Kingdom
dominion-picker-kingdom-random = random
dominion-picker-kingdom-link = Link to this kingdom
dominion-picker-roll = Ten random cards
dominion-picker-recommended = Recommended
dominion-picker-extra-auto = by the rulebook
dominion-picker-extra-with = with
dominion-picker-extra-without = without
dominion-picker-alchemy-advice = 3 to 5 cards of Alchemy, as its rulebook advises
dominion-picker-history = Played before
dominion-picker-sets = Sets
dominion-picker-all-sets = all sets
dominion-picker-reroll = Another card instead of { $card }
dominion-picker-require = Keep { $card }
dominion-picker-ban = Never { $card }
dominion-picker-banned = Never:
dominion-picker-add-card = Add a card…
