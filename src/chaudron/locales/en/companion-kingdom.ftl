### The companion's part for Dominion: choosing a kingdom and laying it out.

companion-kingdom = Dominion kingdom
    .about = Ten cards from your boxes, and the list of piles to take out for 2 to 6 players.

companion-kingdom-page-choose = Choose
companion-kingdom-page-recommended = Suggested
companion-kingdom-page-cards = Cards
companion-kingdom-page-history = Played

## Choosing

companion-kingdom-sets = Sets I own
companion-kingdom-last = Go on: { $name }
companion-kingdom-wishes = Wishes
companion-kingdom-cards-hint = To keep a card in or out for good, open it under
companion-kingdom-require = Always in
companion-kingdom-ban = Never
companion-kingdom-free = no longer
companion-kingdom-balance = No Attack without a Reaction
companion-kingdom-advised = 3 to 5 cards of Alchemy or none, as its rulebook advises
companion-kingdom-numbers = How many of the ten
companion-kingdom-attacks = Attacks
companion-kingdom-reactions = Reactions
companion-kingdom-potions = Potion in the cost
companion-kingdom-costing = Cost { $cost }
companion-kingdom-least = At least: { $what }
companion-kingdom-most = At most: { $what }
companion-kingdom-no-wishes = No numbers
companion-kingdom-costs =
    { $potion ->
        [0] costs { $cost }
       *[other] costs { $cost } and a Potion
    }

## Two people choose

companion-kingdom-two = Two choose
companion-kingdom-two-about = Two people choose in turn and hand over the phone. Sets, and cards that are always or never in, count as you have chosen; numbers do not.
companion-kingdom-veto = Veto
    .about = 14 cards; each of you strikes two.
companion-kingdom-veto-turn = Player { $player }: strike a card ({ $left } left)
companion-kingdom-veto-it = Strike
companion-kingdom-veto-chosen = Struck by player { $player }: { $cards }.
companion-kingdom-draft = Draft
    .about = 20 cards; you take ten of them in turn.
companion-kingdom-draft-turn = Player { $player }: take a card ({ $left } left)
companion-kingdom-draft-it = Take
companion-kingdom-draft-chosen = Taken by player { $player }: { $cards }.
companion-kingdom-in-anyway = In anyway: { $cards }.
companion-kingdom-stop = Stop

## The kingdom

companion-kingdom-of-sets = Ten cards of { $n } sets
companion-kingdom-share = Share
companion-kingdom-instead = { $card } instead of { $of }
companion-kingdom-roll-again = Ten others
companion-kingdom-roll-others = Roll the rest
companion-kingdom-setup = Set-up list
companion-kingdom-ten = The ten
companion-kingdom-optional = Colonies and Shelters
companion-kingdom-lot-colonies =
    { $n ->
        [0] By the rulebook without: no card of Prosperity.
        [10] By the rulebook with: all cards are of Prosperity.
        [one] By lot: one card in ten is of Prosperity.
       *[other] By lot: { $n } cards in ten are of Prosperity.
    }
companion-kingdom-lot-shelters =
    { $n ->
        [0] By the rulebook without: no card of Dark Ages.
        [10] By the rulebook with: all cards are of Dark Ages.
        [one] By lot: one card in ten is of Dark Ages.
       *[other] By lot: { $n } cards in ten are of Dark Ages.
    }
companion-kingdom-lots = Draw the lots again
companion-kingdom-few-or-many =
    { $n ->
        [one] One card of Alchemy: its rulebook advises three to five, or none.
       *[other] { $n } cards of Alchemy: its rulebook advises three to five, or none.
    }
companion-kingdom-other-market = Another deck
companion-kingdom-bad-link = This is no kingdom.
companion-kingdom-good-link = A link to a kingdom names ten different cards with commas between them. Let it be sent again, or choose one here.

## The set-up list

companion-kingdom-taken = { $n } of { $all }
companion-kingdom-untick = Anew
companion-kingdom-two-boxes = Five and six players need the basic cards of two boxes.
companion-kingdom-as-bane = the Bane, an eleventh pile
companion-kingdom-as-mixed = shuffled, face down, the top card turned up
companion-kingdom-as-beside = beside the Supply
companion-kingdom-as-market = one card, shuffled into the Black Market deck
companion-kingdom-as-start =
    { $each ->
        [one] to begin with: one for each player
       *[other] to begin with: { $each } for each player
    }
companion-kingdom-as-each = one for each player
companion-kingdom-as-trade-route =
    { $n ->
        [one] { $n } Coin token: one on each Victory pile
       *[other] { $n } Coin tokens: one on each Victory pile
    }
companion-kingdom-embargo_tokens = Embargo tokens
companion-kingdom-island_mat = Island mat
companion-kingdom-native_village_mat = Native Village mat
companion-kingdom-pirate_ship_tokens = Pirate Ship mat, with Coin tokens at hand
companion-kingdom-vp_tokens = Mat for VP tokens, with the tokens at hand
companion-kingdom-trade_route_tokens = Trade Route mat

## Looking for something

companion-kingdom-search = Search names and cards…
companion-kingdom-found = { $n } found
companion-kingdom-none-found = Nothing of that name.
companion-kingdom-lacks = Also needs { $sets }
companion-kingdom-no-history = What you lay out or share is kept here, on this phone.
companion-kingdom-forget = Forget { $name }
