### The board of Dominion in the browser.

dominion-auto-treasures = Play harmless Treasures by themselves
dominion-confirm-actions = Ask before playable Actions are given up
dominion-to-buying = Go on to buying
dominion-all-treasures = Play all Treasures
dominion-sure-actions =
    { $n ->
        [one] Really? { $n } Action is left
       *[other] Really? { $n } Actions are left
    }
dominion-confirm-coins = Ask before coins that could buy something are given up
dominion-sure-coins = Really? ${ $coins } and { $buys ->
        [one] { $buys } Buy
       *[other] { $buys } Buys
    } left
dominion-sure-treasures = Really? Treasures are left
dominion-empty-piles =
    { $n ->
        [one] One pile is empty
       *[other] { $n } piles are empty
    }{ $left ->
        [1] {":"} one more ends the game.
       *[other] {"."}
    }
dominion-last-cards = Left: { $cards }.

## Hints for the first turns

dominion-board-does-action = { $name } may play an Action…
dominion-board-does-buy = { $name } plays Treasures and buys…
dominion-hint-play_action = Cards with a green rim can be played: click one, or press its number. You have one Action a turn unless a card gives more.
dominion-hint-play_treasures = Treasures pay for what you buy. The main button plays them all.
dominion-hint-buy = Green rims show what you can buy. Bought cards go to your discard pile and come back when you shuffle.
dominion-hint-discard = Click the cards to discard, then the main button.
dominion-hint-trash = Trashed cards leave your deck for good: often a relief.

## Keys of its own

dominion-key-t = play all Treasures
dominion-key-e = end the phase or the turn

dominion-rematch-other = Another kingdom
dominion-board-your-cards = Your cards
dominion-board-actions =
    { $n ->
        [one] Action
       *[other] Actions
    }
dominion-board-buys =
    { $n ->
        [one] Buy
       *[other] Buys
    }
dominion-board-coins =
    { $n ->
        [one] Coin
       *[other] Coins
    }
dominion-board-within = can be bought with all your Treasures
dominion-board-costs = costs { $n }
dominion-board-left = { $n } left
dominion-board-nothing-in-play = Nothing in play
dominion-board-empty-hand = Your hand is empty.
dominion-board-turned-up = { $name } turns up:
dominion-board-stays = stays
dominion-board-possessed = { $name } is possessed: { $by } decides
dominion-board-barred = cannot be bought this turn
dominion-board-no-cards = No cards to see.
dominion-board-meanwhile = Meanwhile
dominion-board-in-question = What is in question
dominion-board-under = under { $card }
dominion-board-known-deck = known in the deck
dominion-board-known-hand = known to be in hand:
dominion-board-deck-list = all cards
dominion-board-no-hints = No more hints
