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
