### Dominion’s own words: sets, types, phases, places, amounts and the recommended kingdoms.

## Sets

dominion-set-basics = Basic cards
dominion-set-base = Dominion
dominion-set-intrigue = Intrigue
dominion-set-seaside = Seaside
dominion-set-alchemy = Alchemy
dominion-set-prosperity = Prosperity
dominion-set-cornucopia = Cornucopia
dominion-set-hinterlands = Hinterlands
dominion-set-dark_ages = Dark Ages
dominion-set-promos = Promos

## Card types

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-type-duration = Duration
dominion-type-prize = Prize
dominion-type-looter = Looter
dominion-type-knight = Knight
dominion-type-ruins = Ruins
dominion-type-shelter = Shelter

## Phases of a turn

dominion-phase-start = Start of turn
dominion-phase-action = Action phase
dominion-phase-buy = Buy phase
dominion-phase-cleanup = Clean-up
dominion-phase-end = End of turn

## Where cards lie

dominion-zone-hand = hand
dominion-zone-deck = deck
dominion-zone-discard = discard pile
dominion-zone-play = play area
dominion-zone-set_aside = cards set aside
dominion-zone-supply = Supply
dominion-zone-trash = trash
dominion-zone-island_mat = Island mat
dominion-zone-native_village_mat = Native Village mat
dominion-zone-black_market_deck = Black Market deck
dominion-zone-prizes = Prizes

## Piles that are not named after a card

dominion-pile-ruins = Ruins
dominion-pile-knights = Knights
dominion-pile-bane = Bane

## Amounts

dominion-amount-cards =
    { $n ->
        [0] no cards
        [one] { $n } card
       *[other] { $n } cards
    }

dominion-amount-actions =
    { $n ->
        [0] no Actions
        [one] { $n } Action
       *[other] { $n } Actions
    }

dominion-amount-buys =
    { $n ->
        [0] no Buys
        [one] { $n } Buy
       *[other] { $n } Buys
    }

dominion-amount-coins = ${ $n }

dominion-amount-potions =
    { $n ->
        [0] no Potions
        [one] { $n } Potion
       *[other] { $n } Potions
    }

dominion-amount-vp = { $n } VP


dominion-amount-turns =
    { $n ->
        [0] no turns
        [one] { $n } turn
       *[other] { $n } turns
    }

## Recommended kingdoms

dominion-kingdom-first_game = First Game
dominion-kingdom-big_money = Big Money
dominion-kingdom-interaction = Interaction
dominion-kingdom-size_distortion = Size Distortion
dominion-kingdom-village_square = Village Square
dominion-kingdom-victory_dance = Victory Dance
dominion-kingdom-secret_schemes = Secret Schemes
dominion-kingdom-best_wishes = Best Wishes
dominion-kingdom-deconstruction = Deconstruction
dominion-kingdom-hand_madness = Hand Madness
dominion-kingdom-underlings = Underlings
dominion-kingdom-high_seas = High Seas
dominion-kingdom-buried_treasure = Buried Treasure
dominion-kingdom-shipwrecks = Shipwrecks
dominion-kingdom-reach_for_tomorrow = Reach for Tomorrow
dominion-kingdom-repetition = Repetition
dominion-kingdom-give_and_take = Give and Take
dominion-kingdom-forbidden_arts = Forbidden Arts
dominion-kingdom-chemistry_lesson = Chemistry Lesson
dominion-kingdom-potion_mixers = Potion Mixers
dominion-kingdom-pools_tools_and_fools = Pools, Tools, and Fools
dominion-kingdom-secret_research = Secret Research
dominion-kingdom-beginners = Beginners
dominion-kingdom-friendly_interactive = Friendly Interactive
dominion-kingdom-big_actions = Big Actions
dominion-kingdom-biggest_money = Biggest Money
dominion-kingdom-the_kings_army = The King’s Army
dominion-kingdom-the_good_life = The Good Life
dominion-kingdom-paths_to_victory = Paths to Victory
dominion-kingdom-all_along_the_watchtower = All Along the Watchtower
dominion-kingdom-lucky_seven = Lucky Seven
dominion-kingdom-bounty_of_the_hunt = Bounty of the Hunt
dominion-kingdom-bad_omens = Bad Omens
dominion-kingdom-the_jesters_workshop = The Jester’s Workshop
dominion-kingdom-last_laughs = Last Laughs
dominion-kingdom-the_spice_of_life = The Spice of Life
dominion-kingdom-small_victories = Small Victories
dominion-kingdom-introduction = Introduction
dominion-kingdom-fair_trades = Fair Trades
dominion-kingdom-bargains = Bargains
dominion-kingdom-gambits = Gambits
dominion-kingdom-highway_robbery = Highway Robbery
dominion-kingdom-adventures_abroad = Adventures Abroad
dominion-kingdom-money_for_nothing = Money for Nothing
dominion-kingdom-the_dukes_ball = The Duke’s Ball
dominion-kingdom-travelers = Travelers
dominion-kingdom-diplomacy = Diplomacy
dominion-kingdom-schemes_and_dreams = Schemes and Dreams
dominion-kingdom-wine_country = Wine Country
dominion-kingdom-instant_gratification = Instant Gratification
dominion-kingdom-treasure_trove = Treasure Trove
dominion-kingdom-blue_harvest = Blue Harvest
dominion-kingdom-traveling_circus = Traveling Circus
dominion-kingdom-grim_parade = Grim Parade
dominion-kingdom-playing_chess_with_death = Playing Chess With Death
dominion-kingdom-high_and_low = High and Low
dominion-kingdom-chivalry_and_revelry = Chivalry and Revelry
dominion-kingdom-prophecy = Prophecy
dominion-kingdom-invasion = Invasion
dominion-kingdom-watery_graves = Watery Graves
dominion-kingdom-peasants = Peasants
dominion-kingdom-infestations = Infestations
dominion-kingdom-lamentations = Lamentations
dominion-kingdom-one_mans_trash = One Man’s Trash
dominion-kingdom-honor_among_thieves = Honor Among Thieves
dominion-kingdom-dark_carnival = Dark Carnival
dominion-kingdom-to_the_victor = To the Victor
dominion-kingdom-far_from_home = Far From Home
dominion-kingdom-expeditions = Expeditions

## Bots

dominion-bot-plan = Plan
    .about = Follows a plan of the library that suits the kingdom, or the one you name: plan:chapel-witch.
dominion-bot-plain-money = Plain Money
    .about = Buys Provinces, Golds and Silvers to the very end, and the few cards you name: the yardstick of other simulators.
dominion-bot-big-money = Big Money
    .about = Buys Treasures and the few cards you name, then Provinces or Colonies, and what points are left as the end nears.
dominion-bot-best-card = Big Money with the best card
    .about = Big Money with up to two of the one card of this kingdom that does most for it: the yardstick of the levels.
dominion-bot-apprentice = Apprentice
    .about = Buys Treasures and two cards that it has taken a fancy to, sees points late, and is tempted now and then.
dominion-bot-journeyman = Journeyman
    .about = Tries each card of the kingdom and pairs of them in its head, and follows the best plan it finds.
dominion-bot-master = Master
    .about = Breeds a plan for the kingdom in its head as the game begins, and plays on from its best purchases before it decides.

## Why a bot did what it did

dominion-why-buy = { $card } is what its plan for this kingdom wants first of all that { $coins ->
    [one] { $coins } coin buys
   *[other] { $coins } coins buy
}.
dominion-why-points = { $gains ->
    [one] One more card may end the game
   *[other] { $gains } more cards may end the game
}, and { $card } is points now.
dominion-why-plan = This is the first rule of its plan that can be followed now: { $rule }{ $line ->
    [0] { "" }
   *[other] { "" } (line { $line })
}.
dominion-why-plan-play = Its plan says so: { $rule }{ $line ->
    [0] { "" }
   *[other] { "" } (line { $line })
}.
dominion-why-plan-not = Its plan speaks of this, and nothing of it can be followed now. The first rule on it: { $rule }{ $line ->
    [0] { "" }
   *[other] { "" } (line { $line })
}.
dominion-why-plan-no-buy = No rule of its plan can be followed with what it has to spend.
dominion-why-no-buy = Nothing that these coins buy would make its deck better.
dominion-why-search = It played on { $playouts } times after each of the best purchases: { $card } won most.
dominion-why-tempted = { $card } looked tempting; that was no plan.
dominion-why-action = { $card }: what costs no Action comes first, then the best of those that do.
dominion-why-no-action = No Action in hand would help now.
dominion-why-treasures = It plays the Treasures that help before it buys anything.
dominion-why-discard = It does without what would do least in this hand.
dominion-why-top = What is good may be drawn next from its deck; what is not, had better go.
dominion-why-part = It parts with what its deck is better without, and with nothing more than it must.
dominion-why-gain = Of what it may take, it wants what does most for its deck or its points.
dominion-why-deck = What it can do without now and wants to draw soon lies on top of its deck.
dominion-why-reveal = It shows a card where that protects it or brings something.
dominion-why-name = It names what is most likely to be there.
dominion-why-harm = It chooses what costs the other player most.
dominion-why-sense = By common sense: keep what is worth most, part with what is worth least.
