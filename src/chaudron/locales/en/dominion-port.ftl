### What Dominion tells about itself: presets, what plots show, what is printed.

dominion-name = Dominion
    .about = Build your deck, card by card.
dominion-setup = Kingdom
dominion-presets = Recommended kingdoms

dominion-preset-random = A random kingdom
    .about = Ten cards by lot, from the sets you choose.
dominion-preset-own = Ten cards of your own
    .about = Choose every card of the kingdom.

dominion-series-points = Points per turn
dominion-series-money = Money in the deck per turn
dominion-series-cards = Cards owned per turn
dominion-series-provinces = Provinces per turn

dominion-kind-chapter = rules of the game
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

## The command line

dominion-help-kingdom = ten cards with commas between them, the name of a recommended kingdom, or random (default: First Game; with --sets, random)
dominion-help-sets = the sets a random kingdom comes from, with commas between them (default: all)
dominion-help-colonies = play with Platinum and Colony: auto (by the rulebook), yes or no
dominion-help-shelters = begin with Shelters: auto (by the rulebook), yes or no
dominion-meta-kingdom = KINGDOM
dominion-meta-sets = SETS

## What was found out about a kingdom

dominion-appraised-title = { $kingdom }: { $games } games
dominion-appraised-plan = The strongest plan that was found
dominion-appraised-money = Against Big Money it wins { $value } % ({ $lo }–{ $hi }), ties counted half.
dominion-appraised-runner-up = Against the runner-up it wins { $value } % ({ $lo }–{ $hi }).
dominion-appraised-second = The runner-up
dominion-appraised-cards = What the cards add, those that add most first (50 % is nothing)
dominion-appraised-alone = beside money alone { $value } % ({ $lo }–{ $hi })
dominion-appraised-in-plan = against the plan without it { $value } % ({ $lo }–{ $hi })
