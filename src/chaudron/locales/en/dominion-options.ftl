### What can be set before a game

dominion-option-kingdom = Kingdom: ten cards, or the name of a recommended one
dominion-option-sets = Sets that a random kingdom comes from
dominion-option-alchemy = Cards with Potions in a random kingdom
dominion-option-alchemy-any = as they come
dominion-option-alchemy-advised = three to five, as advised
dominion-option-colonies = Platinum and Colonies
dominion-option-shelters = Shelters
dominion-option-possessor_sees = Who possesses you sees
dominion-option-possessor_sees-hand = your hand
dominion-option-possessor_sees-everything = all your cards
dominion-option-max_turns = End after so many turns (0: by the rules)
