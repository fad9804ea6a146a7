### Dominion’s own words: sets, types, phases, places, amounts and the recommended kingdoms.

## Sets

set-basics = Basic cards
set-base = Dominion
set-intrigue = Intrigue
set-seaside = Seaside
set-alchemy = Alchemy
set-prosperity = Prosperity
set-cornucopia = Cornucopia
set-hinterlands = Hinterlands
set-dark_ages = Dark Ages
set-promos = Promos

## Card types

type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-prize = Prize
type-looter = Looter
type-knight = Knight
type-ruins = Ruins
type-shelter = Shelter

## Phases of a turn

phase-start = Start of turn
phase-action = Action phase
phase-buy = Buy phase
phase-cleanup = Clean-up
phase-end = End of turn

## Where cards lie

zone-hand = hand
zone-deck = deck
zone-discard = discard pile
zone-play = play area
zone-set_aside = cards set aside
zone-supply = Supply
zone-trash = trash
zone-island_mat = Island mat
zone-native_village_mat = Native Village mat
zone-pirate_ship_mat = Pirate Ship mat
zone-trade_route_mat = Trade Route mat
zone-black_market_deck = Black Market deck
zone-prizes = Prizes

## Piles that are not named after a card

pile-ruins = Ruins
pile-knights = Knights
pile-bane = Bane

## Amounts

amount-cards =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }

amount-actions =
    { $n ->
        [0] no Actions
        [one] { $n } Action
       *[other] { $n } Actions
    }

amount-buys =
    { $n ->
        [0] no Buys
        [one] { $n } Buy
       *[other] { $n } Buys
    }

amount-coins = ${ $n }

amount-potions =
    { $n ->
        [0] no Potions
        [one] { $n } Potion
       *[other] { $n } Potions
    }

amount-vp = { $n } VP

amount-vp_tokens =
    { $n ->
        [0] no VP tokens
        [one] { $n } VP token
       *[other] { $n } VP tokens
    }

amount-turns =
    { $n ->
        [0] no turns
        [one] { $n } turn
       *[other] { $n } turns
    }

## Recommended kingdoms

kingdom-forbidden_arts = Forbidden Arts
kingdom-chemistry_lesson = Chemistry Lesson
kingdom-potion_mixers = Potion Mixers
kingdom-pools_tools_and_fools = Pools, Tools, and Fools
kingdom-secret_research = Secret Research
kingdom-introduction = Introduction
kingdom-fair_trades = Fair Trades
kingdom-bargains = Bargains
kingdom-gambits = Gambits
kingdom-highway_robbery = Highway Robbery
kingdom-adventures_abroad = Adventures Abroad
kingdom-money_for_nothing = Money for Nothing
kingdom-the_dukes_ball = The Duke’s Ball
kingdom-travelers = Travelers
kingdom-diplomacy = Diplomacy
kingdom-schemes_and_dreams = Schemes and Dreams
kingdom-wine_country = Wine Country
kingdom-instant_gratification = Instant Gratification
kingdom-treasure_trove = Treasure Trove
kingdom-blue_harvest = Blue Harvest
kingdom-traveling_circus = Traveling Circus
kingdom-grim_parade = Grim Parade
kingdom-playing_chess_with_death = Playing Chess With Death
kingdom-high_and_low = High and Low
kingdom-chivalry_and_revelry = Chivalry and Revelry
kingdom-prophecy = Prophecy
kingdom-invasion = Invasion
kingdom-watery_graves = Watery Graves
kingdom-peasants = Peasants
kingdom-infestations = Infestations
kingdom-lamentations = Lamentations
kingdom-one_mans_trash = One Man’s Trash
kingdom-honor_among_thieves = Honor Among Thieves
kingdom-dark_carnival = Dark Carnival
kingdom-to_the_victor = To the Victor
kingdom-far_from_home = Far From Home
kingdom-expeditions = Expeditions
