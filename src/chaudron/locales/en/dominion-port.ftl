### What Dominion tells about itself: presets, what plots show, what is printed.

dominion-name = Dominion
dominion-setup = Kingdom

dominion-preset-random = A random kingdom
    .about = Ten cards by lot, from the sets you choose.
dominion-preset-own = Ten cards of your own
    .about = Choose every card of the kingdom.

dominion-series-points = Points per turn
dominion-series-money = Money in the deck per turn
dominion-series-cards = Cards owned per turn

dominion-kind-card = card
dominion-figure-cost = cost
dominion-figure-types = types
dominion-figure-set = set
dominion-figure-pile = pile
dominion-figure-coins = coins
dominion-figure-points = points
dominion-price = { $potion ->
        [0] ${ $n }
       *[other] ${ $n } + P
    }
dominion-pile-by-players = { $n } ({ $players } players)
