### The 228 Dominion cards in English: name, what the card does (in our words), and the forms a
### sentence needs: `.counted` with its article or number, `.the` for one card, `.gender` for
### languages whose other words agree with it.

## Basic cards

dominion-card-copper = Copper
    .text =
        +$1
    .counted =
        { $n ->
            [0] no Coppers
            [one] a Copper
           *[other] { $n } Coppers
        }
    .the = the Copper
    .gender = neuter

dominion-card-silver = Silver
    .text =
        +$2
    .counted =
        { $n ->
            [0] no Silvers
            [one] a Silver
           *[other] { $n } Silvers
        }
    .the = the Silver
    .gender = neuter

dominion-card-gold = Gold
    .text =
        +$3
    .counted =
        { $n ->
            [0] no Golds
            [one] a Gold
           *[other] { $n } Golds
        }
    .the = the Gold
    .gender = neuter

dominion-card-estate = Estate
    .text =
        Worth 1 VP.
    .counted =
        { $n ->
            [0] no Estates
            [one] an Estate
           *[other] { $n } Estates
        }
    .the = the Estate
    .gender = neuter

dominion-card-duchy = Duchy
    .text =
        Worth 3 VP.
    .counted =
        { $n ->
            [0] no Duchies
            [one] a Duchy
           *[other] { $n } Duchies
        }
    .the = the Duchy
    .gender = neuter

dominion-card-province = Province
    .text =
        Worth 6 VP.
    .counted =
        { $n ->
            [0] no Provinces
            [one] a Province
           *[other] { $n } Provinces
        }
    .the = the Province
    .gender = neuter

dominion-card-curse = Curse
    .text =
        Worth -1 VP.
    .counted =
        { $n ->
            [0] no Curses
            [one] a Curse
           *[other] { $n } Curses
        }
    .the = the Curse
    .gender = neuter

## Dominion

dominion-card-adventurer = Adventurer
    .text =
        Reveal your deck card by card until 2 Treasures show up.
        Take both into hand.
        Discard the other revealed cards.
    .counted =
        { $n ->
            [0] no Adventurers
            [one] an Adventurer
           *[other] { $n } Adventurers
        }
    .the = the Adventurer
    .gender = neuter

dominion-card-bureaucrat = Bureaucrat
    .text =
        Gain a Silver onto your deck.
        Each opponent reveals one Victory card held in hand and puts it onto their deck.
        Without any, they reveal their hand.
    .counted =
        { $n ->
            [0] no Bureaucrats
            [one] a Bureaucrat
           *[other] { $n } Bureaucrats
        }
    .the = the Bureaucrat
    .gender = neuter

dominion-card-cellar = Cellar
    .text =
        +1 Action
        Discard as many cards as you like, then draw that many.
    .counted =
        { $n ->
            [0] no Cellars
            [one] a Cellar
           *[other] { $n } Cellars
        }
    .the = the Cellar
    .gender = neuter

dominion-card-chancellor = Chancellor
    .text =
        +$2
        You may tip your whole deck into your discard pile.
    .counted =
        { $n ->
            [0] no Chancellors
            [one] a Chancellor
           *[other] { $n } Chancellors
        }
    .the = the Chancellor
    .gender = neuter

dominion-card-chapel = Chapel
    .text =
        Trash 0 to 4 cards from hand.
    .counted =
        { $n ->
            [0] no Chapels
            [one] a Chapel
           *[other] { $n } Chapels
        }
    .the = the Chapel
    .gender = neuter

dominion-card-council_room = Council Room
    .text =
        +4 Cards
        +1 Buy
        Each opponent draws 1 card.
    .counted =
        { $n ->
            [0] no Council Rooms
            [one] a Council Room
           *[other] { $n } Council Rooms
        }
    .the = the Council Room
    .gender = neuter

dominion-card-feast = Feast
    .text =
        Trash this.
        Gain a card of cost $5 or less.
    .counted =
        { $n ->
            [0] no Feasts
            [one] a Feast
           *[other] { $n } Feasts
        }
    .the = the Feast
    .gender = neuter

dominion-card-festival = Festival
    .text =
        +2 Actions
        +1 Buy
        +$2
    .counted =
        { $n ->
            [0] no Festivals
            [one] a Festival
           *[other] { $n } Festivals
        }
    .the = the Festival
    .gender = neuter

dominion-card-gardens = Gardens
    .text =
        At game end: 1 VP for each full set of 10 cards you own.
    .counted =
        { $n ->
            [0] no Gardens
            [one] a Gardens
           *[other] { $n } Gardens
        }
    .the = the Gardens
    .gender = neuter

dominion-card-laboratory = Laboratory
    .text =
        +2 Cards
        +1 Action
    .counted =
        { $n ->
            [0] no Laboratories
            [one] a Laboratory
           *[other] { $n } Laboratories
        }
    .the = the Laboratory
    .gender = neuter

dominion-card-library = Library
    .text =
        Draw until you hold 7 cards.
        Each Action drawn this way may be set aside.
        At the end, discard the cards set aside.
    .counted =
        { $n ->
            [0] no Libraries
            [one] a Library
           *[other] { $n } Libraries
        }
    .the = the Library
    .gender = neuter

dominion-card-market = Market
    .text =
        +1 Card
        +1 Action
        +1 Buy
        +$1
    .counted =
        { $n ->
            [0] no Markets
            [one] a Market
           *[other] { $n } Markets
        }
    .the = the Market
    .gender = neuter

dominion-card-militia = Militia
    .text =
        +$2
        Each opponent discards until holding 3 cards.
    .counted =
        { $n ->
            [0] no Militias
            [one] a Militia
           *[other] { $n } Militias
        }
    .the = the Militia
    .gender = neuter

dominion-card-mine = Mine
    .text =
        Trash a Treasure from hand.
        Gain into hand a Treasure costing at most $3 more.
    .counted =
        { $n ->
            [0] no Mines
            [one] a Mine
           *[other] { $n } Mines
        }
    .the = the Mine
    .gender = neuter

dominion-card-moat = Moat
    .text =
        +2 Cards
        Reaction: when an opponent plays an Attack, you may reveal this from hand; that Attack then leaves you untouched.
    .counted =
        { $n ->
            [0] no Moats
            [one] a Moat
           *[other] { $n } Moats
        }
    .the = the Moat
    .gender = neuter

dominion-card-moneylender = Moneylender
    .text =
        Trash a Copper from hand.
        If a Copper was trashed: +$3
    .counted =
        { $n ->
            [0] no Moneylenders
            [one] a Moneylender
           *[other] { $n } Moneylenders
        }
    .the = the Moneylender
    .gender = neuter

dominion-card-remodel = Remodel
    .text =
        Trash 1 card from hand.
        Gain one costing at most $2 more.
    .counted =
        { $n ->
            [0] no Remodels
            [one] a Remodel
           *[other] { $n } Remodels
        }
    .the = the Remodel
    .gender = neuter

dominion-card-smithy = Smithy
    .text =
        +3 Cards
    .counted =
        { $n ->
            [0] no Smithies
            [one] a Smithy
           *[other] { $n } Smithies
        }
    .the = the Smithy
    .gender = neuter

dominion-card-spy = Spy
    .text =
        +1 Card
        +1 Action
        Everyone, you included, reveals the card on top of their deck.
        You decide for each one: discard it or put it back.
    .counted =
        { $n ->
            [0] no Spies
            [one] a Spy
           *[other] { $n } Spies
        }
    .the = the Spy
    .gender = neuter

dominion-card-thief = Thief
    .text =
        Each opponent reveals the 2 top cards of their deck.
        If a Treasure shows up, one that you pick is trashed.
        You may gain any Treasures trashed this way.
        The other revealed cards are discarded.
    .counted =
        { $n ->
            [0] no Thieves
            [one] a Thief
           *[other] { $n } Thieves
        }
    .the = the Thief
    .gender = neuter

dominion-card-throne_room = Throne Room
    .text =
        Choose an Action in hand and play it twice in a row.
    .counted =
        { $n ->
            [0] no Throne Rooms
            [one] a Throne Room
           *[other] { $n } Throne Rooms
        }
    .the = the Throne Room
    .gender = neuter

dominion-card-village = Village
    .text =
        +1 Card
        +2 Actions
    .counted =
        { $n ->
            [0] no Villages
            [one] a Village
           *[other] { $n } Villages
        }
    .the = the Village
    .gender = neuter

dominion-card-witch = Witch
    .text =
        +2 Cards
        Each opponent gains a Curse.
    .counted =
        { $n ->
            [0] no Witches
            [one] a Witch
           *[other] { $n } Witches
        }
    .the = the Witch
    .gender = neuter

dominion-card-woodcutter = Woodcutter
    .text =
        +1 Buy
        +$2
    .counted =
        { $n ->
            [0] no Woodcutters
            [one] a Woodcutter
           *[other] { $n } Woodcutters
        }
    .the = the Woodcutter
    .gender = neuter

dominion-card-workshop = Workshop
    .text =
        Gain a card of cost $4 or less.
    .counted =
        { $n ->
            [0] no Workshops
            [one] a Workshop
           *[other] { $n } Workshops
        }
    .the = the Workshop
    .gender = neuter

## Intrigue

dominion-card-baron = Baron
    .text =
        +1 Buy
        You may discard an Estate for +$4.
        If you do not, gain an Estate.
    .counted =
        { $n ->
            [0] no Barons
            [one] a Baron
           *[other] { $n } Barons
        }
    .the = the Baron
    .gender = neuter

dominion-card-bridge = Bridge
    .text =
        +1 Buy
        +$1
        For the rest of the turn, all cards everywhere cost $1 less (minimum $0).
    .counted =
        { $n ->
            [0] no Bridges
            [one] a Bridge
           *[other] { $n } Bridges
        }
    .the = the Bridge
    .gender = neuter

dominion-card-conspirator = Conspirator
    .text =
        +$2
        If this is at least your third Action played this turn: +1 Card and +1 Action
    .counted =
        { $n ->
            [0] no Conspirators
            [one] a Conspirator
           *[other] { $n } Conspirators
        }
    .the = the Conspirator
    .gender = neuter

dominion-card-coppersmith = Coppersmith
    .text =
        This turn, each Copper you play yields $1 extra.
    .counted =
        { $n ->
            [0] no Coppersmiths
            [one] a Coppersmith
           *[other] { $n } Coppersmiths
        }
    .the = the Coppersmith
    .gender = neuter

dominion-card-courtyard = Courtyard
    .text =
        +3 Cards
        Then put 1 card from hand onto your deck.
    .counted =
        { $n ->
            [0] no Courtyards
            [one] a Courtyard
           *[other] { $n } Courtyards
        }
    .the = the Courtyard
    .gender = neuter

dominion-card-duke = Duke
    .text =
        At game end: 1 VP for each Duchy you own.
    .counted =
        { $n ->
            [0] no Dukes
            [one] a Duke
           *[other] { $n } Dukes
        }
    .the = the Duke
    .gender = neuter

dominion-card-great_hall = Great Hall
    .text =
        +1 Card
        +1 Action
        Worth 1 VP.
    .counted =
        { $n ->
            [0] no Great Halls
            [one] a Great Hall
           *[other] { $n } Great Halls
        }
    .the = the Great Hall
    .gender = neuter

dominion-card-harem = Harem
    .text =
        +$2
        Worth 2 VP.
    .counted =
        { $n ->
            [0] no Harems
            [one] a Harem
           *[other] { $n } Harems
        }
    .the = the Harem
    .gender = neuter

dominion-card-ironworks = Ironworks
    .text =
        Gain a card of cost $4 or less. By its types:
        Action: +1 Action
        Treasure: +$1
        Victory: +1 Card
    .counted =
        { $n ->
            [0] no Ironworks
            [one] an Ironworks
           *[other] { $n } Ironworks
        }
    .the = the Ironworks
    .gender = neuter

dominion-card-masquerade = Masquerade
    .text =
        +2 Cards
        At the same time, everyone passes 1 card from hand to their left neighbour.
        Then you may trash 1 card from hand.
    .counted =
        { $n ->
            [0] no Masquerades
            [one] a Masquerade
           *[other] { $n } Masquerades
        }
    .the = the Masquerade
    .gender = neuter

dominion-card-mining_village = Mining Village
    .text =
        +1 Card
        +2 Actions
        You may trash this right away for +$2.
    .counted =
        { $n ->
            [0] no Mining Villages
            [one] a Mining Village
           *[other] { $n } Mining Villages
        }
    .the = the Mining Village
    .gender = neuter

dominion-card-minion = Minion
    .text =
        +1 Action
        Choose +$2, or a new hand: discard yours and draw 4.
        With a new hand, each opponent holding 5 cards or more must do likewise.
    .counted =
        { $n ->
            [0] no Minions
            [one] a Minion
           *[other] { $n } Minions
        }
    .the = the Minion
    .gender = neuter

dominion-card-nobles = Nobles
    .text =
        Choose: +3 Cards, or +2 Actions.
        Worth 2 VP.
    .counted =
        { $n ->
            [0] no Nobles
            [one] a Nobles
           *[other] { $n } Nobles
        }
    .the = the Nobles
    .gender = neuter

dominion-card-pawn = Pawn
    .text =
        Choose 2 different bonuses:
        +1 Card
        +1 Action
        +1 Buy
        +$1
    .counted =
        { $n ->
            [0] no Pawns
            [one] a Pawn
           *[other] { $n } Pawns
        }
    .the = the Pawn
    .gender = neuter

dominion-card-saboteur = Saboteur
    .text =
        Each opponent reveals cards from their deck until one costs $3 or more and trashes it.
        They may gain a card costing at least $2 less.
        Their other revealed cards are discarded.
    .counted =
        { $n ->
            [0] no Saboteurs
            [one] a Saboteur
           *[other] { $n } Saboteurs
        }
    .the = the Saboteur
    .gender = neuter

dominion-card-scout = Scout
    .text =
        +1 Action
        Reveal the 4 top cards of your deck.
        Take the Victory cards into hand; put the others back in any order.
    .counted =
        { $n ->
            [0] no Scouts
            [one] a Scout
           *[other] { $n } Scouts
        }
    .the = the Scout
    .gender = neuter

dominion-card-secret_chamber = Secret Chamber
    .text =
        Discard as many cards as you like; +$1 for each.
        Reaction: when an opponent plays an Attack, you may reveal this from hand to draw 2 cards, after which any 2 of your hand go onto your deck.
    .counted =
        { $n ->
            [0] no Secret Chambers
            [one] a Secret Chamber
           *[other] { $n } Secret Chambers
        }
    .the = the Secret Chamber
    .gender = neuter

dominion-card-shanty_town = Shanty Town
    .text =
        +2 Actions
        Reveal your hand.
        If it holds no Action: +2 Cards
    .counted =
        { $n ->
            [0] no Shanty Towns
            [one] a Shanty Town
           *[other] { $n } Shanty Towns
        }
    .the = the Shanty Town
    .gender = neuter

dominion-card-steward = Steward
    .text =
        Choose one:
        +2 Cards
        +$2
        Trash 2 cards from hand.
    .counted =
        { $n ->
            [0] no Stewards
            [one] a Steward
           *[other] { $n } Stewards
        }
    .the = the Steward
    .gender = neuter

dominion-card-swindler = Swindler
    .text =
        +$2
        Each opponent trashes the card on top of their deck.
        They gain a card of identical cost, picked by you.
    .counted =
        { $n ->
            [0] no Swindlers
            [one] a Swindler
           *[other] { $n } Swindlers
        }
    .the = the Swindler
    .gender = neuter

dominion-card-torturer = Torturer
    .text =
        +3 Cards
        Each opponent picks: discard 2 cards, or gain a Curse into hand.
    .counted =
        { $n ->
            [0] no Torturers
            [one] a Torturer
           *[other] { $n } Torturers
        }
    .the = the Torturer
    .gender = neuter

dominion-card-trading_post = Trading Post
    .text =
        Trash 2 cards from hand.
        If 2 were trashed, gain a Silver into hand.
    .counted =
        { $n ->
            [0] no Trading Posts
            [one] a Trading Post
           *[other] { $n } Trading Posts
        }
    .the = the Trading Post
    .gender = neuter

dominion-card-tribute = Tribute
    .text =
        Your left neighbour reveals, then discards, the 2 top cards of their deck. Per different name:
        Action: +2 Actions
        Treasure: +$2
        Victory: +2 Cards
    .counted =
        { $n ->
            [0] no Tributes
            [one] a Tribute
           *[other] { $n } Tributes
        }
    .the = the Tribute
    .gender = neuter

dominion-card-upgrade = Upgrade
    .text =
        +1 Card
        +1 Action
        Trash 1 card from hand; gain one costing exactly $1 more.
    .counted =
        { $n ->
            [0] no Upgrades
            [one] an Upgrade
           *[other] { $n } Upgrades
        }
    .the = the Upgrade
    .gender = neuter

dominion-card-wishing_well = Wishing Well
    .text =
        +1 Card
        +1 Action
        Name a card and reveal the card on top of your deck.
        If they match, take it into hand.
    .counted =
        { $n ->
            [0] no Wishing Wells
            [one] a Wishing Well
           *[other] { $n } Wishing Wells
        }
    .the = the Wishing Well
    .gender = neuter

## Seaside

dominion-card-ambassador = Ambassador
    .text =
        Reveal 1 card from hand.
        Return 0 to 2 copies of it from hand to the Supply.
        Then each opponent gains a copy.
    .counted =
        { $n ->
            [0] no Ambassadors
            [one] an Ambassador
           *[other] { $n } Ambassadors
        }
    .the = the Ambassador
    .gender = neuter

dominion-card-bazaar = Bazaar
    .text =
        +1 Card
        +2 Actions
        +$1
    .counted =
        { $n ->
            [0] no Bazaars
            [one] a Bazaar
           *[other] { $n } Bazaars
        }
    .the = the Bazaar
    .gender = neuter

dominion-card-caravan = Caravan
    .text =
        +1 Card
        +1 Action
        Start of next turn: +1 Card
    .counted =
        { $n ->
            [0] no Caravans
            [one] a Caravan
           *[other] { $n } Caravans
        }
    .the = the Caravan
    .gender = neuter

dominion-card-cutpurse = Cutpurse
    .text =
        +$2
        Each opponent discards 1 Copper from hand.
        Without any, they reveal their hand.
    .counted =
        { $n ->
            [0] no Cutpurses
            [one] a Cutpurse
           *[other] { $n } Cutpurses
        }
    .the = the Cutpurse
    .gender = neuter

dominion-card-embargo = Embargo
    .text =
        +$2
        Trash this and put an Embargo token on a Supply pile.
        Buying from a pile gains the buyer a Curse per token on it.
    .counted =
        { $n ->
            [0] no Embargoes
            [one] an Embargo
           *[other] { $n } Embargoes
        }
    .the = the Embargo
    .gender = neuter

dominion-card-explorer = Explorer
    .text =
        You may reveal a Province in hand.
        If revealed, gain a Gold into hand.
        If not, gain a Silver into hand.
    .counted =
        { $n ->
            [0] no Explorers
            [one] an Explorer
           *[other] { $n } Explorers
        }
    .the = the Explorer
    .gender = neuter

dominion-card-fishing_village = Fishing Village
    .text =
        +2 Actions
        +$1
        Start of next turn: +1 Action, +$1
    .counted =
        { $n ->
            [0] no Fishing Villages
            [one] a Fishing Village
           *[other] { $n } Fishing Villages
        }
    .the = the Fishing Village
    .gender = neuter

dominion-card-ghost_ship = Ghost Ship
    .text =
        +2 Cards
        Each opponent holding over 3 cards puts the surplus, of their choice, onto their deck.
    .counted =
        { $n ->
            [0] no Ghost Ships
            [one] a Ghost Ship
           *[other] { $n } Ghost Ships
        }
    .the = the Ghost Ship
    .gender = neuter

dominion-card-haven = Haven
    .text =
        +1 Card
        +1 Action
        Set aside 1 card from hand, face down.
        Start of next turn: take it into hand.
    .counted =
        { $n ->
            [0] no Havens
            [one] a Haven
           *[other] { $n } Havens
        }
    .the = the Haven
    .gender = neuter

dominion-card-island = Island
    .text =
        Move this and 1 other card from hand to your Island mat; they stay there until scoring.
        Worth 2 VP.
    .counted =
        { $n ->
            [0] no Islands
            [one] an Island
           *[other] { $n } Islands
        }
    .the = the Island
    .gender = neuter

dominion-card-lighthouse = Lighthouse
    .text =
        +1 Action
        +$1
        Start of next turn: +$1
        While in play: opponents’ Attacks do not affect you.
    .counted =
        { $n ->
            [0] no Lighthouses
            [one] a Lighthouse
           *[other] { $n } Lighthouses
        }
    .the = the Lighthouse
    .gender = neuter

dominion-card-lookout = Lookout
    .text =
        +1 Action
        Look at the 3 top cards of your deck.
        Trash one, discard another, put the last one back.
    .counted =
        { $n ->
            [0] no Lookouts
            [one] a Lookout
           *[other] { $n } Lookouts
        }
    .the = the Lookout
    .gender = neuter

dominion-card-merchant_ship = Merchant Ship
    .text =
        +$2
        Start of next turn: +$2
    .counted =
        { $n ->
            [0] no Merchant Ships
            [one] a Merchant Ship
           *[other] { $n } Merchant Ships
        }
    .the = the Merchant Ship
    .gender = neuter

dominion-card-native_village = Native Village
    .text =
        +2 Actions
        Choose one:
        Move the card on top of your deck, face down, to your Native Village mat.
        Take all cards of that mat into hand.
    .counted =
        { $n ->
            [0] no Native Villages
            [one] a Native Village
           *[other] { $n } Native Villages
        }
    .the = the Native Village
    .gender = neuter

dominion-card-navigator = Navigator
    .text =
        +$2
        Look at the 5 top cards of your deck.
        Discard them all, or put them all back in any order.
    .counted =
        { $n ->
            [0] no Navigators
            [one] a Navigator
           *[other] { $n } Navigators
        }
    .the = the Navigator
    .gender = neuter

dominion-card-outpost = Outpost
    .text =
        In this turn’s Clean-up, draw 3 cards rather than 5.
        Then take an extra turn, unless it would be your third in a row.
    .counted =
        { $n ->
            [0] no Outposts
            [one] an Outpost
           *[other] { $n } Outposts
        }
    .the = the Outpost
    .gender = neuter

dominion-card-pearl_diver = Pearl Diver
    .text =
        +1 Card
        +1 Action
        Look at the card at the bottom of your deck.
        You may move it to the top.
    .counted =
        { $n ->
            [0] no Pearl Divers
            [one] a Pearl Diver
           *[other] { $n } Pearl Divers
        }
    .the = the Pearl Diver
    .gender = neuter

dominion-card-pirate_ship = Pirate Ship
    .text =
        Choose one:
        Each opponent reveals the 2 top cards of their deck and trashes one Treasure that you pick; the rest is discarded. If any was trashed, take a coin token.
        +$1 per coin token you got from Pirate Ships.
    .counted =
        { $n ->
            [0] no Pirate Ships
            [one] a Pirate Ship
           *[other] { $n } Pirate Ships
        }
    .the = the Pirate Ship
    .gender = neuter

dominion-card-salvager = Salvager
    .text =
        +1 Buy
        Trash 1 card from hand.
        +$1 for every $1 of its cost
    .counted =
        { $n ->
            [0] no Salvagers
            [one] a Salvager
           *[other] { $n } Salvagers
        }
    .the = the Salvager
    .gender = neuter

dominion-card-sea_hag = Sea Hag
    .text =
        Each opponent discards the card on top of their deck, then gains a Curse onto their deck.
    .counted =
        { $n ->
            [0] no Sea Hags
            [one] a Sea Hag
           *[other] { $n } Sea Hags
        }
    .the = the Sea Hag
    .gender = neuter

dominion-card-smugglers = Smugglers
    .text =
        Gain a copy of a card of cost $6 or less that your right neighbour gained in their latest turn.
    .counted =
        { $n ->
            [0] no Smugglers
            [one] a Smugglers
           *[other] { $n } Smugglers
        }
    .the = the Smugglers
    .gender = neuter

dominion-card-tactician = Tactician
    .text =
        Discard your hand.
        If any card was discarded, start of next turn: +5 Cards, +1 Buy, +1 Action
    .counted =
        { $n ->
            [0] no Tacticians
            [one] a Tactician
           *[other] { $n } Tacticians
        }
    .the = the Tactician
    .gender = neuter

dominion-card-treasure_map = Treasure Map
    .text =
        Trash this and one more Treasure Map from hand.
        If 2 were trashed, gain 4 Golds onto your deck.
    .counted =
        { $n ->
            [0] no Treasure Maps
            [one] a Treasure Map
           *[other] { $n } Treasure Maps
        }
    .the = the Treasure Map
    .gender = neuter

dominion-card-treasury = Treasury
    .text =
        +1 Card
        +1 Action
        +$1
        When discarded from play: if no Victory card was bought this turn, you may put this onto your deck.
    .counted =
        { $n ->
            [0] no Treasuries
            [one] a Treasury
           *[other] { $n } Treasuries
        }
    .the = the Treasury
    .gender = neuter

dominion-card-warehouse = Warehouse
    .text =
        +3 Cards
        +1 Action
        Discard 3 cards.
    .counted =
        { $n ->
            [0] no Warehouses
            [one] a Warehouse
           *[other] { $n } Warehouses
        }
    .the = the Warehouse
    .gender = neuter

dominion-card-wharf = Wharf
    .text =
        +2 Cards
        +1 Buy
        Start of next turn: +2 Cards, +1 Buy
    .counted =
        { $n ->
            [0] no Wharves
            [one] a Wharf
           *[other] { $n } Wharves
        }
    .the = the Wharf
    .gender = neuter

## Alchemy

dominion-card-alchemist = Alchemist
    .text =
        +2 Cards
        +1 Action
        When discarded from play: with a Potion in play, you may put this onto your deck.
    .counted =
        { $n ->
            [0] no Alchemists
            [one] an Alchemist
           *[other] { $n } Alchemists
        }
    .the = the Alchemist
    .gender = neuter

dominion-card-apothecary = Apothecary
    .text =
        +1 Card
        +1 Action
        Reveal the 4 top cards of your deck.
        Take Coppers and Potions into hand; put the others back in any order.
    .counted =
        { $n ->
            [0] no Apothecaries
            [one] an Apothecary
           *[other] { $n } Apothecaries
        }
    .the = the Apothecary
    .gender = neuter

dominion-card-apprentice = Apprentice
    .text =
        +1 Action
        Trash 1 card from hand.
        +1 Card for every $1 of its cost
        +2 Cards more if a Potion is part of it
    .counted =
        { $n ->
            [0] no Apprentices
            [one] an Apprentice
           *[other] { $n } Apprentices
        }
    .the = the Apprentice
    .gender = neuter

dominion-card-familiar = Familiar
    .text =
        +1 Card
        +1 Action
        Each opponent gains a Curse.
    .counted =
        { $n ->
            [0] no Familiars
            [one] a Familiar
           *[other] { $n } Familiars
        }
    .the = the Familiar
    .gender = neuter

dominion-card-golem = Golem
    .text =
        Reveal your deck card by card until 2 Actions other than Golem show up.
        Discard the rest.
        Play both Actions in the order you like.
    .counted =
        { $n ->
            [0] no Golems
            [one] a Golem
           *[other] { $n } Golems
        }
    .the = the Golem
    .gender = neuter

dominion-card-herbalist = Herbalist
    .text =
        +1 Buy
        +$1
        When discarded from play: you may put 1 Treasure you have in play onto your deck.
    .counted =
        { $n ->
            [0] no Herbalists
            [one] a Herbalist
           *[other] { $n } Herbalists
        }
    .the = the Herbalist
    .gender = neuter

dominion-card-philosophers_stone = Philosopher’s Stone
    .text =
        When played, count the cards of your deck plus your discard pile.
        +$1 for every 5 of them, rounded down
    .counted =
        { $n ->
            [0] no Philosopher’s Stones
            [one] a Philosopher’s Stone
           *[other] { $n } Philosopher’s Stones
        }
    .the = the Philosopher’s Stone
    .gender = neuter

dominion-card-possession = Possession
    .text =
        After this turn, your left neighbour takes an extra turn; you see what they see and decide everything.
        Cards they would gain in it are yours instead.
        Their cards trashed in it are set aside, then return to their discard pile.
    .counted =
        { $n ->
            [0] no Possessions
            [one] a Possession
           *[other] { $n } Possessions
        }
    .the = the Possession
    .gender = neuter

dominion-card-scrying_pool = Scrying Pool
    .text =
        +1 Action
        Everyone, you included, reveals the card on top of their deck; you decide for each one: discard it or put it back.
        Then reveal your deck until a non-Action appears and take all of these cards into hand.
    .counted =
        { $n ->
            [0] no Scrying Pools
            [one] a Scrying Pool
           *[other] { $n } Scrying Pools
        }
    .the = the Scrying Pool
    .gender = neuter

dominion-card-transmute = Transmute
    .text =
        Trash 1 card from hand. Gain, by its types:
        Action: a Duchy
        Treasure: a Transmute
        Victory: a Gold
    .counted =
        { $n ->
            [0] no Transmutes
            [one] a Transmute
           *[other] { $n } Transmutes
        }
    .the = the Transmute
    .gender = neuter

dominion-card-university = University
    .text =
        +2 Actions
        You may gain an Action of cost $5 or less.
    .counted =
        { $n ->
            [0] no Universities
            [one] a University
           *[other] { $n } Universities
        }
    .the = the University
    .gender = neuter

dominion-card-vineyard = Vineyard
    .text =
        At game end: 1 VP for each full set of 3 Actions you own.
    .counted =
        { $n ->
            [0] no Vineyards
            [one] a Vineyard
           *[other] { $n } Vineyards
        }
    .the = the Vineyard
    .gender = neuter

dominion-card-potion = Potion
    .text =
        +1 Potion
    .counted =
        { $n ->
            [0] no Potions
            [one] a Potion
           *[other] { $n } Potions
        }
    .the = the Potion
    .gender = neuter

## Prosperity

dominion-card-bank = Bank
    .text =
        When played: +$1 for each of your Treasures in play, Bank included
    .counted =
        { $n ->
            [0] no Banks
            [one] a Bank
           *[other] { $n } Banks
        }
    .the = the Bank
    .gender = neuter

dominion-card-bishop = Bishop
    .text =
        +$1
        +1 VP token
        Trash 1 card from hand; take VP tokens for half its coin cost (rounded down).
        Then each opponent may trash 1 card from hand.
    .counted =
        { $n ->
            [0] no Bishops
            [one] a Bishop
           *[other] { $n } Bishops
        }
    .the = the Bishop
    .gender = neuter

dominion-card-city = City
    .text =
        +1 Card
        +2 Actions
        If a Supply pile is empty: +1 Card
        If at least 2 are: also +$1 and +1 Buy
    .counted =
        { $n ->
            [0] no Cities
            [one] a City
           *[other] { $n } Cities
        }
    .the = the City
    .gender = neuter

dominion-card-contraband = Contraband
    .text =
        +$3
        +1 Buy
        When played, your left neighbour names a card; you may not buy it this turn.
    .counted =
        { $n ->
            [0] no Contrabands
            [one] a Contraband
           *[other] { $n } Contrabands
        }
    .the = the Contraband
    .gender = neuter

dominion-card-counting_house = Counting House
    .text =
        Search your discard pile; reveal the Coppers you want and take them into hand.
    .counted =
        { $n ->
            [0] no Counting Houses
            [one] a Counting House
           *[other] { $n } Counting Houses
        }
    .the = the Counting House
    .gender = neuter

dominion-card-expand = Expand
    .text =
        Trash 1 card from hand.
        Gain one costing at most $3 more.
    .counted =
        { $n ->
            [0] no Expands
            [one] an Expand
           *[other] { $n } Expands
        }
    .the = the Expand
    .gender = neuter

dominion-card-forge = Forge
    .text =
        Trash as many cards from hand as you like.
        Gain a card whose cost equals the sum of their coin costs.
    .counted =
        { $n ->
            [0] no Forges
            [one] a Forge
           *[other] { $n } Forges
        }
    .the = the Forge
    .gender = neuter

dominion-card-goons = Goons
    .text =
        +1 Buy
        +$2
        Each opponent discards until holding 3 cards.
        While in play: each of your purchases gives +1 VP token
    .counted =
        { $n ->
            [0] no Goons
            [one] a Goons
           *[other] { $n } Goons
        }
    .the = the Goons
    .gender = neuter

dominion-card-grand_market = Grand Market
    .text =
        +1 Card
        +1 Action
        +1 Buy
        +$2
        Not buyable while you have a Copper in play.
    .counted =
        { $n ->
            [0] no Grand Markets
            [one] a Grand Market
           *[other] { $n } Grand Markets
        }
    .the = the Grand Market
    .gender = neuter

dominion-card-hoard = Hoard
    .text =
        +$2
        While in play: each Victory card you buy also gains you a Gold.
    .counted =
        { $n ->
            [0] no Hoards
            [one] a Hoard
           *[other] { $n } Hoards
        }
    .the = the Hoard
    .gender = neuter

dominion-card-kings_court = King’s Court
    .text =
        You may play an Action from hand 3 times in a row.
    .counted =
        { $n ->
            [0] no King’s Courts
            [one] a King’s Court
           *[other] { $n } King’s Courts
        }
    .the = the King’s Court
    .gender = neuter

dominion-card-loan = Loan
    .text =
        +$1
        When played, reveal your deck until a Treasure appears; trash it or discard it.
        Discard the other revealed cards.
    .counted =
        { $n ->
            [0] no Loans
            [one] a Loan
           *[other] { $n } Loans
        }
    .the = the Loan
    .gender = neuter

dominion-card-mint = Mint
    .text =
        You may reveal a Treasure in hand to gain a copy.
        When bought: trash every Treasure you have in play.
    .counted =
        { $n ->
            [0] no Mints
            [one] a Mint
           *[other] { $n } Mints
        }
    .the = the Mint
    .gender = neuter

dominion-card-monument = Monument
    .text =
        +$2
        +1 VP token
    .counted =
        { $n ->
            [0] no Monuments
            [one] a Monument
           *[other] { $n } Monuments
        }
    .the = the Monument
    .gender = neuter

dominion-card-mountebank = Mountebank
    .text =
        +$2
        Each opponent may discard a Curse.
        If not, they gain both a Curse and a Copper.
    .counted =
        { $n ->
            [0] no Mountebanks
            [one] a Mountebank
           *[other] { $n } Mountebanks
        }
    .the = the Mountebank
    .gender = neuter

dominion-card-peddler = Peddler
    .text =
        +1 Card
        +1 Action
        +$1
        In Buy phases, costs $2 less per Action you have in play (minimum $0).
    .counted =
        { $n ->
            [0] no Peddlers
            [one] a Peddler
           *[other] { $n } Peddlers
        }
    .the = the Peddler
    .gender = neuter

dominion-card-quarry = Quarry
    .text =
        +$1
        While in play: Actions cost $2 less (minimum $0).
    .counted =
        { $n ->
            [0] no Quarries
            [one] a Quarry
           *[other] { $n } Quarries
        }
    .the = the Quarry
    .gender = neuter

dominion-card-rabble = Rabble
    .text =
        +3 Cards
        Each opponent reveals the 3 top cards of their deck.
        They discard Actions and Treasures and put the others back in the order they like.
    .counted =
        { $n ->
            [0] no Rabbles
            [one] a Rabble
           *[other] { $n } Rabbles
        }
    .the = the Rabble
    .gender = neuter

dominion-card-royal_seal = Royal Seal
    .text =
        +$2
        While in play: each card you gain may go onto your deck.
    .counted =
        { $n ->
            [0] no Royal Seals
            [one] a Royal Seal
           *[other] { $n } Royal Seals
        }
    .the = the Royal Seal
    .gender = neuter

dominion-card-talisman = Talisman
    .text =
        +$1
        While in play: each non-Victory card of cost $4 or less you buy gains you a second one.
    .counted =
        { $n ->
            [0] no Talismans
            [one] a Talisman
           *[other] { $n } Talismans
        }
    .the = the Talisman
    .gender = neuter

dominion-card-trade_route = Trade Route
    .text =
        +1 Buy
        +$1 for each token on its mat
        Trash 1 card from hand.
        Setup: a token on every Victory pile; the first gain from a pile moves its token to the mat.
    .counted =
        { $n ->
            [0] no Trade Routes
            [one] a Trade Route
           *[other] { $n } Trade Routes
        }
    .the = the Trade Route
    .gender = neuter

dominion-card-vault = Vault
    .text =
        +2 Cards
        Discard as many cards as you like; +$1 for each.
        Then each opponent may discard 2 cards to draw 1.
    .counted =
        { $n ->
            [0] no Vaults
            [one] a Vault
           *[other] { $n } Vaults
        }
    .the = the Vault
    .gender = neuter

dominion-card-venture = Venture
    .text =
        +$1
        When played, reveal your deck until a Treasure appears.
        Discard the rest and play that Treasure.
    .counted =
        { $n ->
            [0] no Ventures
            [one] a Venture
           *[other] { $n } Ventures
        }
    .the = the Venture
    .gender = neuter

dominion-card-watchtower = Watchtower
    .text =
        Draw until you hold 6 cards.
        Reaction: for any card you gain, you may reveal this from hand; trash the card or put it onto your deck.
    .counted =
        { $n ->
            [0] no Watchtowers
            [one] a Watchtower
           *[other] { $n } Watchtowers
        }
    .the = the Watchtower
    .gender = neuter

dominion-card-workers_village = Worker’s Village
    .text =
        +1 Card
        +2 Actions
        +1 Buy
    .counted =
        { $n ->
            [0] no Worker’s Villages
            [one] a Worker’s Village
           *[other] { $n } Worker’s Villages
        }
    .the = the Worker’s Village
    .gender = neuter

dominion-card-platinum = Platinum
    .text =
        +$5
    .counted =
        { $n ->
            [0] no Platinums
            [one] a Platinum
           *[other] { $n } Platinums
        }
    .the = the Platinum
    .gender = neuter

dominion-card-colony = Colony
    .text =
        Worth 10 VP.
    .counted =
        { $n ->
            [0] no Colonies
            [one] a Colony
           *[other] { $n } Colonies
        }
    .the = the Colony
    .gender = neuter

## Cornucopia

dominion-card-fairgrounds = Fairgrounds
    .text =
        At game end: 2 VP for each full set of 5 different names among your cards.
    .counted =
        { $n ->
            [0] no Fairgrounds
            [one] a Fairgrounds
           *[other] { $n } Fairgrounds
        }
    .the = the Fairgrounds
    .gender = neuter

dominion-card-farming_village = Farming Village
    .text =
        +2 Actions
        Reveal your deck until an Action or Treasure appears; take it into hand.
        Discard the other revealed cards.
    .counted =
        { $n ->
            [0] no Farming Villages
            [one] a Farming Village
           *[other] { $n } Farming Villages
        }
    .the = the Farming Village
    .gender = neuter

dominion-card-fortune_teller = Fortune Teller
    .text =
        +$2
        Each opponent reveals their deck until a Victory card or Curse appears and puts that card back on top.
        Their other revealed cards are discarded.
    .counted =
        { $n ->
            [0] no Fortune Tellers
            [one] a Fortune Teller
           *[other] { $n } Fortune Tellers
        }
    .the = the Fortune Teller
    .gender = neuter

dominion-card-hamlet = Hamlet
    .text =
        +1 Card
        +1 Action
        You may discard 1 card: +1 Action
        You may discard 1 card: +1 Buy
    .counted =
        { $n ->
            [0] no Hamlets
            [one] a Hamlet
           *[other] { $n } Hamlets
        }
    .the = the Hamlet
    .gender = neuter

dominion-card-harvest = Harvest
    .text =
        Reveal, then discard, the 4 top cards of your deck.
        +$1 per different name among them
    .counted =
        { $n ->
            [0] no Harvests
            [one] a Harvest
           *[other] { $n } Harvests
        }
    .the = the Harvest
    .gender = neuter

dominion-card-horn_of_plenty = Horn of Plenty
    .text =
        When played: gain a card costing at most $1 per different name among your cards in play (this one counts).
        If you gained a Victory card, trash this.
    .counted =
        { $n ->
            [0] no Horns of Plenty
            [one] a Horn of Plenty
           *[other] { $n } Horns of Plenty
        }
    .the = the Horn of Plenty
    .gender = neuter

dominion-card-horse_traders = Horse Traders
    .text =
        +1 Buy
        +$3
        Discard 2 cards.
        Reaction: when an opponent plays an Attack, you may set this aside from hand. Start of next turn: +1 Card and take this back into hand.
    .counted =
        { $n ->
            [0] no Horse Traders
            [one] a Horse Traders
           *[other] { $n } Horse Traders
        }
    .the = the Horse Traders
    .gender = neuter

dominion-card-hunting_party = Hunting Party
    .text =
        +1 Card
        +1 Action
        Reveal your hand, then your deck until a name absent from your hand appears.
        Take that card into hand and discard the others from the deck.
    .counted =
        { $n ->
            [0] no Hunting Parties
            [one] a Hunting Party
           *[other] { $n } Hunting Parties
        }
    .the = the Hunting Party
    .gender = neuter

dominion-card-jester = Jester
    .text =
        +$2
        Each opponent discards the card on top of their deck.
        A Victory card: they gain a Curse.
        Any other: you choose which of you two gains a copy.
    .counted =
        { $n ->
            [0] no Jesters
            [one] a Jester
           *[other] { $n } Jesters
        }
    .the = the Jester
    .gender = neuter

dominion-card-menagerie = Menagerie
    .text =
        +1 Action
        Reveal your hand.
        If all names differ: +3 Cards
        If not: +1 Card
    .counted =
        { $n ->
            [0] no Menageries
            [one] a Menagerie
           *[other] { $n } Menageries
        }
    .the = the Menagerie
    .gender = neuter

dominion-card-remake = Remake
    .text =
        Twice over: trash 1 card from hand; gain one costing exactly $1 more.
    .counted =
        { $n ->
            [0] no Remakes
            [one] a Remake
           *[other] { $n } Remakes
        }
    .the = the Remake
    .gender = neuter

dominion-card-tournament = Tournament
    .text =
        +1 Action
        Everyone may reveal a Province held in hand.
        If you do: discard it, then gain any Prize or a Duchy onto your deck.
        If no opponent does: +1 Card, +$1
    .counted =
        { $n ->
            [0] no Tournaments
            [one] a Tournament
           *[other] { $n } Tournaments
        }
    .the = the Tournament
    .gender = neuter

dominion-card-young_witch = Young Witch
    .text =
        +2 Cards
        Discard 2 cards.
        Each opponent may reveal a Bane held in hand; if not, they gain a Curse.
        Setup: add an 11th kingdom pile costing $2 or $3; its cards are Banes.
    .counted =
        { $n ->
            [0] no Young Witches
            [one] a Young Witch
           *[other] { $n } Young Witches
        }
    .the = the Young Witch
    .gender = neuter

dominion-card-bag_of_gold = Bag of Gold
    .text =
        +1 Action
        Gain a Gold onto your deck.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Bags of Gold
            [one] a Bag of Gold
           *[other] { $n } Bags of Gold
        }
    .the = the Bag of Gold
    .gender = neuter

dominion-card-diadem = Diadem
    .text =
        +$2
        When played: +$1 more per Action you have left
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Diadems
            [one] a Diadem
           *[other] { $n } Diadems
        }
    .the = the Diadem
    .gender = neuter

dominion-card-followers = Followers
    .text =
        +2 Cards
        Gain an Estate.
        Each opponent gains a Curse; after that, each opponent discards until holding 3 cards.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Followers
            [one] a Followers
           *[other] { $n } Followers
        }
    .the = the Followers
    .gender = neuter

dominion-card-princess = Princess
    .text =
        +1 Buy
        While in play: every card costs $2 less (minimum $0).
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Princesses
            [one] a Princess
           *[other] { $n } Princesses
        }
    .the = the Princess
    .gender = neuter

dominion-card-trusty_steed = Trusty Steed
    .text =
        Choose 2 different options:
        +2 Cards
        +2 Actions
        +$2
        Gain 4 Silvers, then tip your deck into your discard pile.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Trusty Steeds
            [one] a Trusty Steed
           *[other] { $n } Trusty Steeds
        }
    .the = the Trusty Steed
    .gender = neuter

## Hinterlands

dominion-card-border_village = Border Village
    .text =
        +1 Card
        +2 Actions
        When gained: also gain a cheaper card.
    .counted =
        { $n ->
            [0] no Border Villages
            [one] a Border Village
           *[other] { $n } Border Villages
        }
    .the = the Border Village
    .gender = neuter

dominion-card-cache = Cache
    .text =
        +$3
        When gained: also gain 2 Coppers.
    .counted =
        { $n ->
            [0] no Caches
            [one] a Cache
           *[other] { $n } Caches
        }
    .the = the Cache
    .gender = neuter

dominion-card-cartographer = Cartographer
    .text =
        +1 Card
        +1 Action
        Look at the 4 top cards of your deck.
        Discard the ones you like; put the others back in any order.
    .counted =
        { $n ->
            [0] no Cartographers
            [one] a Cartographer
           *[other] { $n } Cartographers
        }
    .the = the Cartographer
    .gender = neuter

dominion-card-crossroads = Crossroads
    .text =
        Reveal your hand.
        +1 Card per Victory card in it
        If it is the turn’s first Crossroads: +3 Actions
    .counted =
        { $n ->
            [0] no Crossroads
            [one] a Crossroads
           *[other] { $n } Crossroads
        }
    .the = the Crossroads
    .gender = neuter

dominion-card-develop = Develop
    .text =
        Trash 1 card from hand.
        Gain onto your deck, in the order you like, a card costing exactly $1 more and one costing exactly $1 less.
    .counted =
        { $n ->
            [0] no Develops
            [one] a Develop
           *[other] { $n } Develops
        }
    .the = the Develop
    .gender = neuter

dominion-card-duchess = Duchess
    .text =
        +$2
        Everyone, you included, looks at the card on top of their deck and discards it or leaves it.
        In games with Duchess: whoever gains a Duchy may also gain a Duchess.
    .counted =
        { $n ->
            [0] no Duchesses
            [one] a Duchess
           *[other] { $n } Duchesses
        }
    .the = the Duchess
    .gender = neuter

dominion-card-embassy = Embassy
    .text =
        +5 Cards
        Discard 3 cards.
        When gained: each opponent gains a Silver.
    .counted =
        { $n ->
            [0] no Embassies
            [one] an Embassy
           *[other] { $n } Embassies
        }
    .the = the Embassy
    .gender = neuter

dominion-card-farmland = Farmland
    .text =
        Worth 2 VP.
        When bought: trash 1 card from hand; gain one costing exactly $2 more.
    .counted =
        { $n ->
            [0] no Farmlands
            [one] a Farmland
           *[other] { $n } Farmlands
        }
    .the = the Farmland
    .gender = neuter

dominion-card-fools_gold = Fool’s Gold
    .text =
        First one played this turn: +$1
        Each later one: +$4
        Reaction: on an opponent’s Province gain, you may trash this from hand; if so, gain a Gold onto your deck.
    .counted =
        { $n ->
            [0] no Fool’s Golds
            [one] a Fool’s Gold
           *[other] { $n } Fool’s Golds
        }
    .the = the Fool’s Gold
    .gender = neuter

dominion-card-haggler = Haggler
    .text =
        +$2
        While in play: for each card you buy, gain a cheaper non-Victory one.
    .counted =
        { $n ->
            [0] no Hagglers
            [one] a Haggler
           *[other] { $n } Hagglers
        }
    .the = the Haggler
    .gender = neuter

dominion-card-highway = Highway
    .text =
        +1 Card
        +1 Action
        While in play: every card costs $1 less (minimum $0).
    .counted =
        { $n ->
            [0] no Highways
            [one] a Highway
           *[other] { $n } Highways
        }
    .the = the Highway
    .gender = neuter

dominion-card-ill_gotten_gains = Ill-Gotten Gains
    .text =
        +$1
        When played: you may gain a Copper into hand.
        When gained: each opponent gains a Curse.
    .counted =
        { $n ->
            [0] no Ill-Gotten Gains
            [one] an Ill-Gotten Gains
           *[other] { $n } Ill-Gotten Gains
        }
    .the = the Ill-Gotten Gains
    .gender = neuter

dominion-card-inn = Inn
    .text =
        +2 Cards
        +2 Actions
        Discard 2 cards.
        When gained: you may reveal Actions from your discard pile, this one included; shuffle them into your deck.
    .counted =
        { $n ->
            [0] no Inns
            [one] an Inn
           *[other] { $n } Inns
        }
    .the = the Inn
    .gender = neuter

dominion-card-jack_of_all_trades = Jack of All Trades
    .text =
        Gain a Silver.
        Look at the card on top of your deck; discard it or leave it.
        Draw until you hold 5 cards.
        You may trash 1 non-Treasure card from hand.
    .counted =
        { $n ->
            [0] no Jacks of All Trades
            [one] a Jack of All Trades
           *[other] { $n } Jacks of All Trades
        }
    .the = the Jack of All Trades
    .gender = neuter

dominion-card-mandarin = Mandarin
    .text =
        +$3
        Put 1 card from hand onto your deck.
        When gained: put all your Treasures in play onto your deck in any order.
    .counted =
        { $n ->
            [0] no Mandarins
            [one] a Mandarin
           *[other] { $n } Mandarins
        }
    .the = the Mandarin
    .gender = neuter

dominion-card-margrave = Margrave
    .text =
        +3 Cards
        +1 Buy
        Each opponent draws 1 card, then discards until holding 3.
    .counted =
        { $n ->
            [0] no Margraves
            [one] a Margrave
           *[other] { $n } Margraves
        }
    .the = the Margrave
    .gender = neuter

dominion-card-noble_brigand = Noble Brigand
    .text =
        +$1
        When played or bought: each opponent reveals the 2 top cards of their deck; a Silver or Gold that you pick is trashed, the rest discarded.
        No Treasure revealed: they gain a Copper.
        You gain all cards trashed this way.
    .counted =
        { $n ->
            [0] no Noble Brigands
            [one] a Noble Brigand
           *[other] { $n } Noble Brigands
        }
    .the = the Noble Brigand
    .gender = neuter

dominion-card-nomad_camp = Nomad Camp
    .text =
        +1 Buy
        +$2
        When gained: it goes onto your deck.
    .counted =
        { $n ->
            [0] no Nomad Camps
            [one] a Nomad Camp
           *[other] { $n } Nomad Camps
        }
    .the = the Nomad Camp
    .gender = neuter

dominion-card-oasis = Oasis
    .text =
        +1 Card
        +1 Action
        +$1
        Discard 1 card.
    .counted =
        { $n ->
            [0] no Oases
            [one] an Oasis
           *[other] { $n } Oases
        }
    .the = the Oasis
    .gender = neuter

dominion-card-oracle = Oracle
    .text =
        Everyone, you included, reveals the 2 top cards of their deck.
        You decide per player: both discarded, or both put back in the owner’s order.
        Then: +2 Cards
    .counted =
        { $n ->
            [0] no Oracles
            [one] an Oracle
           *[other] { $n } Oracles
        }
    .the = the Oracle
    .gender = neuter

dominion-card-scheme = Scheme
    .text =
        +1 Card
        +1 Action
        As Clean-up begins, you may pick an Action you have in play; if discarded from play this turn, it goes onto your deck.
    .counted =
        { $n ->
            [0] no Schemes
            [one] a Scheme
           *[other] { $n } Schemes
        }
    .the = the Scheme
    .gender = neuter

dominion-card-silk_road = Silk Road
    .text =
        At game end: 1 VP for each full set of 4 Victory cards you own.
    .counted =
        { $n ->
            [0] no Silk Roads
            [one] a Silk Road
           *[other] { $n } Silk Roads
        }
    .the = the Silk Road
    .gender = neuter

dominion-card-spice_merchant = Spice Merchant
    .text =
        You may trash a Treasure from hand.
        If you do, choose: +1 Action and +2 Cards, or +1 Buy and +$2.
    .counted =
        { $n ->
            [0] no Spice Merchants
            [one] a Spice Merchant
           *[other] { $n } Spice Merchants
        }
    .the = the Spice Merchant
    .gender = neuter

dominion-card-stables = Stables
    .text =
        You may discard a Treasure.
        If you do: +1 Action and +3 Cards
    .counted =
        { $n ->
            [0] no Stables
            [one] a Stables
           *[other] { $n } Stables
        }
    .the = the Stables
    .gender = neuter

dominion-card-trader = Trader
    .text =
        Trash 1 card from hand.
        Gain 1 Silver for every $1 of its cost.
        Reaction: before gaining any card, you may reveal this from hand; gain a Silver in its place.
    .counted =
        { $n ->
            [0] no Traders
            [one] a Trader
           *[other] { $n } Traders
        }
    .the = the Trader
    .gender = neuter

dominion-card-tunnel = Tunnel
    .text =
        Worth 2 VP.
        Reaction: if discarded outside Clean-up, you may reveal this to gain a Gold.
    .counted =
        { $n ->
            [0] no Tunnels
            [one] a Tunnel
           *[other] { $n } Tunnels
        }
    .the = the Tunnel
    .gender = neuter

## Dark Ages

dominion-card-altar = Altar
    .text =
        Trash 1 card from hand.
        Gain a card of cost $5 or less.
    .counted =
        { $n ->
            [0] no Altars
            [one] an Altar
           *[other] { $n } Altars
        }
    .the = the Altar
    .gender = neuter

dominion-card-armory = Armory
    .text =
        Gain a card of cost $4 or less onto your deck.
    .counted =
        { $n ->
            [0] no Armories
            [one] an Armory
           *[other] { $n } Armories
        }
    .the = the Armory
    .gender = neuter

dominion-card-band_of_misfits = Band of Misfits
    .text =
        Choose a cheaper Action visible in the Supply.
        This is played as that card and counts as it until it leaves play.
    .counted =
        { $n ->
            [0] no Bands of Misfits
            [one] a Band of Misfits
           *[other] { $n } Bands of Misfits
        }
    .the = the Band of Misfits
    .gender = neuter

dominion-card-bandit_camp = Bandit Camp
    .text =
        +1 Card
        +2 Actions
        Gain a Spoils.
    .counted =
        { $n ->
            [0] no Bandit Camps
            [one] a Bandit Camp
           *[other] { $n } Bandit Camps
        }
    .the = the Bandit Camp
    .gender = neuter

dominion-card-beggar = Beggar
    .text =
        Gain 3 Coppers into hand.
        Reaction: when an opponent plays an Attack, you may discard this from hand; if so, gain 2 Silvers, the first onto your deck.
    .counted =
        { $n ->
            [0] no Beggars
            [one] a Beggar
           *[other] { $n } Beggars
        }
    .the = the Beggar
    .gender = neuter

dominion-card-catacombs = Catacombs
    .text =
        Look at the 3 top cards of your deck.
        Take all of them into hand, or discard all of them and draw 3 cards.
        When trashed: gain a cheaper card.
    .counted =
        { $n ->
            [0] no Catacombs
            [one] a Catacombs
           *[other] { $n } Catacombs
        }
    .the = the Catacombs
    .gender = neuter

dominion-card-count = Count
    .text =
        Choose: discard 2 cards, put 1 card from hand onto your deck, or gain a Copper.
        Then choose: +$3, trash your whole hand, or gain a Duchy.
    .counted =
        { $n ->
            [0] no Counts
            [one] a Count
           *[other] { $n } Counts
        }
    .the = the Count
    .gender = neuter

dominion-card-counterfeit = Counterfeit
    .text =
        +$1
        +1 Buy
        When played: you may play another Treasure from hand twice, then trash that one.
    .counted =
        { $n ->
            [0] no Counterfeits
            [one] a Counterfeit
           *[other] { $n } Counterfeits
        }
    .the = the Counterfeit
    .gender = neuter

dominion-card-cultist = Cultist
    .text =
        +2 Cards
        Each opponent gains a Ruins.
        You may then play another Cultist from hand.
        When trashed: +3 Cards
    .counted =
        { $n ->
            [0] no Cultists
            [one] a Cultist
           *[other] { $n } Cultists
        }
    .the = the Cultist
    .gender = neuter

dominion-card-death_cart = Death Cart
    .text =
        +$5
        You may trash an Action from hand; otherwise trash this.
        When gained: also gain 2 Ruins.
    .counted =
        { $n ->
            [0] no Death Carts
            [one] a Death Cart
           *[other] { $n } Death Carts
        }
    .the = the Death Cart
    .gender = neuter

dominion-card-feodum = Feodum
    .text =
        At game end: 1 VP for each full set of 3 Silvers you own.
        When trashed: gain 3 Silvers.
    .counted =
        { $n ->
            [0] no Feoda
            [one] a Feodum
           *[other] { $n } Feoda
        }
    .the = the Feodum
    .gender = neuter

dominion-card-forager = Forager
    .text =
        +1 Action
        +1 Buy
        Trash 1 card from hand.
        +$1 per different Treasure lying in the trash
    .counted =
        { $n ->
            [0] no Foragers
            [one] a Forager
           *[other] { $n } Foragers
        }
    .the = the Forager
    .gender = neuter

dominion-card-fortress = Fortress
    .text =
        +1 Card
        +2 Actions
        When trashed: take it back into hand.
    .counted =
        { $n ->
            [0] no Fortresses
            [one] a Fortress
           *[other] { $n } Fortresses
        }
    .the = the Fortress
    .gender = neuter

dominion-card-graverobber = Graverobber
    .text =
        Choose one:
        From the trash, gain a card costing $3 to $6 onto your deck.
        Trash an Action from hand; gain any card costing at most $3 more.
    .counted =
        { $n ->
            [0] no Graverobbers
            [one] a Graverobber
           *[other] { $n } Graverobbers
        }
    .the = the Graverobber
    .gender = neuter

dominion-card-hermit = Hermit
    .text =
        Look through your discard pile.
        You may trash 1 non-Treasure card from there or from hand.
        Gain a card of cost $3 or less.
        When discarded from play: if you bought nothing this turn, it is trashed and you gain a Madman.
    .counted =
        { $n ->
            [0] no Hermits
            [one] a Hermit
           *[other] { $n } Hermits
        }
    .the = the Hermit
    .gender = neuter

dominion-card-hunting_grounds = Hunting Grounds
    .text =
        +4 Cards
        When trashed: gain either 3 Estates or a Duchy.
    .counted =
        { $n ->
            [0] no Hunting Grounds
            [one] a Hunting Grounds
           *[other] { $n } Hunting Grounds
        }
    .the = the Hunting Grounds
    .gender = neuter

dominion-card-ironmonger = Ironmonger
    .text =
        +1 Card
        +1 Action
        Reveal the card on top of your deck; discard it or put it back. By its types:
        Action: +1 Action
        Treasure: +$1
        Victory: +1 Card
    .counted =
        { $n ->
            [0] no Ironmongers
            [one] an Ironmonger
           *[other] { $n } Ironmongers
        }
    .the = the Ironmonger
    .gender = neuter

dominion-card-junk_dealer = Junk Dealer
    .text =
        +1 Card
        +1 Action
        +$1
        Trash 1 card from hand.
    .counted =
        { $n ->
            [0] no Junk Dealers
            [one] a Junk Dealer
           *[other] { $n } Junk Dealers
        }
    .the = the Junk Dealer
    .gender = neuter

dominion-card-knights = Knights
    .text =
        Shuffled pile of 10 different Knights; only the top one is visible and available.
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Knights
            [one] a Knight
           *[other] { $n } Knights
        }
    .the = the Knight
    .gender = neuter

dominion-card-marauder = Marauder
    .text =
        Gain a Spoils.
        Each opponent gains a Ruins.
    .counted =
        { $n ->
            [0] no Marauders
            [one] a Marauder
           *[other] { $n } Marauders
        }
    .the = the Marauder
    .gender = neuter

dominion-card-market_square = Market Square
    .text =
        +1 Card
        +1 Action
        +1 Buy
        Reaction: you may discard this from hand when a card of yours is trashed; if so, gain a Gold.
    .counted =
        { $n ->
            [0] no Market Squares
            [one] a Market Square
           *[other] { $n } Market Squares
        }
    .the = the Market Square
    .gender = neuter

dominion-card-mystic = Mystic
    .text =
        +1 Action
        +$2
        Name a card and reveal the card on top of your deck.
        If they match, take it into hand.
    .counted =
        { $n ->
            [0] no Mystics
            [one] a Mystic
           *[other] { $n } Mystics
        }
    .the = the Mystic
    .gender = neuter

dominion-card-pillage = Pillage
    .text =
        Trash this.
        Each opponent holding at least 5 cards reveals their hand and discards 1 card picked by you.
        Gain 2 Spoils.
    .counted =
        { $n ->
            [0] no Pillages
            [one] a Pillage
           *[other] { $n } Pillages
        }
    .the = the Pillage
    .gender = neuter

dominion-card-poor_house = Poor House
    .text =
        +$4
        Reveal your hand.
        -$1 per Treasure in it (your total stays at $0 or more)
    .counted =
        { $n ->
            [0] no Poor Houses
            [one] a Poor House
           *[other] { $n } Poor Houses
        }
    .the = the Poor House
    .gender = neuter

dominion-card-procession = Procession
    .text =
        You may play an Action from hand twice in a row.
        Then trash it and gain an Action costing exactly $1 more.
    .counted =
        { $n ->
            [0] no Processions
            [one] a Procession
           *[other] { $n } Processions
        }
    .the = the Procession
    .gender = neuter

dominion-card-rats = Rats
    .text =
        +1 Card
        +1 Action
        Gain a Rats.
        Trash 1 card from hand that is no Rats; with only Rats, reveal your hand.
        When trashed: +1 Card
    .counted =
        { $n ->
            [0] no Rats
            [one] a Rats
           *[other] { $n } Rats
        }
    .the = the Rats
    .gender = neuter

dominion-card-rebuild = Rebuild
    .text =
        +1 Action
        Name a card.
        Reveal your deck until a Victory card of another name appears; discard the rest.
        Trash that Victory card; gain a Victory card costing at most $3 more.
    .counted =
        { $n ->
            [0] no Rebuilds
            [one] a Rebuild
           *[other] { $n } Rebuilds
        }
    .the = the Rebuild
    .gender = neuter

dominion-card-rogue = Rogue
    .text =
        +$2
        If the trash holds any card costing $3 to $6, you must gain one.
        If not, each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
    .counted =
        { $n ->
            [0] no Rogues
            [one] a Rogue
           *[other] { $n } Rogues
        }
    .the = the Rogue
    .gender = neuter

dominion-card-sage = Sage
    .text =
        +1 Action
        Reveal your deck until a card of cost $3 or more appears; take it into hand.
        Discard the other revealed cards.
    .counted =
        { $n ->
            [0] no Sages
            [one] a Sage
           *[other] { $n } Sages
        }
    .the = the Sage
    .gender = neuter

dominion-card-scavenger = Scavenger
    .text =
        +$2
        You may tip your whole deck into your discard pile.
        Then put onto your deck 1 card of your discard pile.
    .counted =
        { $n ->
            [0] no Scavengers
            [one] a Scavenger
           *[other] { $n } Scavengers
        }
    .the = the Scavenger
    .gender = neuter

dominion-card-squire = Squire
    .text =
        +$1
        Choose: +2 Actions, +2 Buys, or gain a Silver.
        When trashed: gain any Attack of the Supply.
    .counted =
        { $n ->
            [0] no Squires
            [one] a Squire
           *[other] { $n } Squires
        }
    .the = the Squire
    .gender = neuter

dominion-card-storeroom = Storeroom
    .text =
        +1 Buy
        Discard as many cards as you like, then draw that many.
        Discard as many as you like again; +$1 for each of these.
    .counted =
        { $n ->
            [0] no Storerooms
            [one] a Storeroom
           *[other] { $n } Storerooms
        }
    .the = the Storeroom
    .gender = neuter

dominion-card-urchin = Urchin
    .text =
        +1 Card
        +1 Action
        Each opponent discards until holding 4 cards.
        While in play: on playing another Attack, you may first trash this to gain a Mercenary.
    .counted =
        { $n ->
            [0] no Urchins
            [one] an Urchin
           *[other] { $n } Urchins
        }
    .the = the Urchin
    .gender = neuter

dominion-card-vagrant = Vagrant
    .text =
        +1 Card
        +1 Action
        Reveal the card on top of your deck.
        Take it into hand if it is a Victory card, Curse, Shelter or Ruins.
    .counted =
        { $n ->
            [0] no Vagrants
            [one] a Vagrant
           *[other] { $n } Vagrants
        }
    .the = the Vagrant
    .gender = neuter

dominion-card-wandering_minstrel = Wandering Minstrel
    .text =
        +1 Card
        +2 Actions
        Reveal the 3 top cards of your deck.
        Put the Actions back in the order you like; discard the others.
    .counted =
        { $n ->
            [0] no Wandering Minstrels
            [one] a Wandering Minstrel
           *[other] { $n } Wandering Minstrels
        }
    .the = the Wandering Minstrel
    .gender = neuter

dominion-card-dame_anna = Dame Anna
    .text =
        You may trash 1 or 2 cards from hand.
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Dame Anna
            [one] Dame Anna
           *[other] { $n } Dame Anna
        }
    .the = Dame Anna
    .gender = neuter

dominion-card-dame_josephine = Dame Josephine
    .text =
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
        Worth 2 VP.
    .counted =
        { $n ->
            [0] no Dame Josephine
            [one] Dame Josephine
           *[other] { $n } Dame Josephine
        }
    .the = Dame Josephine
    .gender = neuter

dominion-card-dame_molly = Dame Molly
    .text =
        +2 Actions
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Dame Molly
            [one] Dame Molly
           *[other] { $n } Dame Molly
        }
    .the = Dame Molly
    .gender = neuter

dominion-card-dame_natalie = Dame Natalie
    .text =
        You may gain a card of cost $3 or less.
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Dame Natalie
            [one] Dame Natalie
           *[other] { $n } Dame Natalie
        }
    .the = Dame Natalie
    .gender = neuter

dominion-card-dame_sylvia = Dame Sylvia
    .text =
        +$2
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Dame Sylvia
            [one] Dame Sylvia
           *[other] { $n } Dame Sylvia
        }
    .the = Dame Sylvia
    .gender = neuter

dominion-card-sir_bailey = Sir Bailey
    .text =
        +1 Card
        +1 Action
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Sir Bailey
            [one] Sir Bailey
           *[other] { $n } Sir Bailey
        }
    .the = Sir Bailey
    .gender = neuter

dominion-card-sir_destry = Sir Destry
    .text =
        +2 Cards
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Sir Destry
            [one] Sir Destry
           *[other] { $n } Sir Destry
        }
    .the = Sir Destry
    .gender = neuter

dominion-card-sir_martin = Sir Martin
    .text =
        +2 Buys
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Sir Martin
            [one] Sir Martin
           *[other] { $n } Sir Martin
        }
    .the = Sir Martin
    .gender = neuter

dominion-card-sir_michael = Sir Michael
    .text =
        Each opponent discards until holding 3 cards.
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
    .counted =
        { $n ->
            [0] no Sir Michael
            [one] Sir Michael
           *[other] { $n } Sir Michael
        }
    .the = Sir Michael
    .gender = neuter

dominion-card-sir_vander = Sir Vander
    .text =
        Each opponent reveals the 2 top cards of their deck; one costing $3 to $6, their choice, is trashed, the rest discarded.
        If a Knight was trashed this way, trash this too.
        When trashed: gain a Gold.
    .counted =
        { $n ->
            [0] no Sir Vander
            [one] Sir Vander
           *[other] { $n } Sir Vander
        }
    .the = Sir Vander
    .gender = neuter

dominion-card-abandoned_mine = Abandoned Mine
    .text =
        +$1
    .counted =
        { $n ->
            [0] no Abandoned Mines
            [one] an Abandoned Mine
           *[other] { $n } Abandoned Mines
        }
    .the = the Abandoned Mine
    .gender = neuter

dominion-card-ruined_library = Ruined Library
    .text =
        +1 Card
    .counted =
        { $n ->
            [0] no Ruined Libraries
            [one] a Ruined Library
           *[other] { $n } Ruined Libraries
        }
    .the = the Ruined Library
    .gender = neuter

dominion-card-ruined_market = Ruined Market
    .text =
        +1 Buy
    .counted =
        { $n ->
            [0] no Ruined Markets
            [one] a Ruined Market
           *[other] { $n } Ruined Markets
        }
    .the = the Ruined Market
    .gender = neuter

dominion-card-ruined_village = Ruined Village
    .text =
        +1 Action
    .counted =
        { $n ->
            [0] no Ruined Villages
            [one] a Ruined Village
           *[other] { $n } Ruined Villages
        }
    .the = the Ruined Village
    .gender = neuter

dominion-card-survivors = Survivors
    .text =
        Look at the 2 top cards of your deck.
        Both are discarded, or both go back in any order.
    .counted =
        { $n ->
            [0] no Survivors
            [one] a Survivors
           *[other] { $n } Survivors
        }
    .the = the Survivors
    .gender = neuter

dominion-card-hovel = Hovel
    .text =
        Reaction: buying a Victory card lets you trash this from hand.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Hovels
            [one] a Hovel
           *[other] { $n } Hovels
        }
    .the = the Hovel
    .gender = neuter

dominion-card-necropolis = Necropolis
    .text =
        +2 Actions
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Necropolises
            [one] a Necropolis
           *[other] { $n } Necropolises
        }
    .the = the Necropolis
    .gender = neuter

dominion-card-overgrown_estate = Overgrown Estate
    .text =
        Worth 0 VP.
        When trashed: +1 Card
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Overgrown Estates
            [one] an Overgrown Estate
           *[other] { $n } Overgrown Estates
        }
    .the = the Overgrown Estate
    .gender = neuter

dominion-card-spoils = Spoils
    .text =
        +$3
        When played: it goes back to its pile.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Spoils
            [one] a Spoils
           *[other] { $n } Spoils
        }
    .the = the Spoils
    .gender = neuter

dominion-card-madman = Madman
    .text =
        +2 Actions
        Put this back on its pile; if it went there, draw as many cards as you hold.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Madmen
            [one] a Madman
           *[other] { $n } Madmen
        }
    .the = the Madman
    .gender = neuter

dominion-card-mercenary = Mercenary
    .text =
        You may trash 2 cards from hand.
        If 2 were trashed: +2 Cards, +$2, and each opponent discards until holding 3 cards.
        Never in the Supply.
    .counted =
        { $n ->
            [0] no Mercenaries
            [one] a Mercenary
           *[other] { $n } Mercenaries
        }
    .the = the Mercenary
    .gender = neuter

## Promos

dominion-card-black_market = Black Market
    .text =
        +$2
        Reveal the 3 top cards of the Black Market deck.
        You may play Treasures and buy one of the 3 now, without using a Buy.
        The others go under that deck in any order.
    .counted =
        { $n ->
            [0] no Black Markets
            [one] a Black Market
           *[other] { $n } Black Markets
        }
    .the = the Black Market
    .gender = neuter

dominion-card-envoy = Envoy
    .text =
        Reveal the 5 top cards of your deck.
        Your left neighbour picks one, which you discard.
        Take the others into hand.
    .counted =
        { $n ->
            [0] no Envoys
            [one] an Envoy
           *[other] { $n } Envoys
        }
    .the = the Envoy
    .gender = neuter

dominion-card-walled_village = Walled Village
    .text =
        +1 Card
        +2 Actions
        As Clean-up begins, with this and at most 1 other Action in play, you may put this onto your deck.
    .counted =
        { $n ->
            [0] no Walled Villages
            [one] a Walled Village
           *[other] { $n } Walled Villages
        }
    .the = the Walled Village
    .gender = neuter

dominion-card-governor = Governor
    .text =
        +1 Action
        Choose an option for everyone (yours in brackets):
        +1 Card (+3)
        Gain a Silver (a Gold)
        Optionally trash 1 card from hand; gain one costing exactly $1 ($2) more
    .counted =
        { $n ->
            [0] no Governors
            [one] a Governor
           *[other] { $n } Governors
        }
    .the = the Governor
    .gender = neuter

dominion-card-stash = Stash
    .text =
        +$2
        When you shuffle, place this wherever you like in the deck.
    .counted =
        { $n ->
            [0] no Stashes
            [one] a Stash
           *[other] { $n } Stashes
        }
    .the = the Stash
    .gender = neuter
