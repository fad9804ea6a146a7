### Les mots de Dominion : extensions, types, phases, lieux, quantités et royaumes recommandés.

## Extensions

set-basics = Cartes de base
set-base = Dominion
set-intrigue = L’Intrigue
set-seaside = Rivages
set-alchemy = Alchimie
set-prosperity = Prospérité
set-cornucopia = Abondance
set-hinterlands = L’Arrière-pays
set-dark_ages = Âge des ténèbres
set-promos = Promos

## Types de cartes

type-action = Action
type-treasure = Trésor
type-victory = Victoire
type-curse = Malédiction
type-attack = Attaque
type-reaction = Réaction
type-duration = Durée
type-prize = Prix
type-looter = Pillard
type-knight = Chevalier
type-ruins = Ruines
type-shelter = Refuge

## Phases d’un tour

phase-start = Début du tour
phase-action = Phase Action
phase-buy = Phase Achat
phase-cleanup = Ajustement
phase-end = Fin du tour

## Où se trouvent les cartes

zone-hand = main
zone-deck = deck
zone-discard = défausse
zone-play = zone de jeu
zone-set_aside = cartes mises de côté
zone-supply = réserve
zone-trash = rebut
zone-island_mat = plateau Île
zone-native_village_mat = plateau Village indigène
zone-pirate_ship_mat = plateau Bateau pirate
zone-trade_route_mat = plateau Route commerciale
zone-black_market_deck = deck Marché noir
zone-prizes = Prix

## Piles qui n’ont pas le nom d’une carte

pile-ruins = Ruines
pile-knights = Chevaliers
pile-bane = Fléau

## Quantités

amount-cards =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }

amount-actions =
    { $n ->
        [0] aucune Action
        [one] { $n } Action
       *[other] { $n } Actions
    }

amount-buys =
    { $n ->
        [0] aucun Achat
        [one] { $n } Achat
       *[other] { $n } Achats
    }

amount-coins =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }

amount-potions =
    { $n ->
        [0] aucune Potion
        [one] { $n } Potion
       *[other] { $n } Potions
    }

amount-vp = { $n } PV

amount-vp_tokens =
    { $n ->
        [0] aucun jeton PV
        [one] { $n } jeton PV
       *[other] { $n } jetons PV
    }

amount-turns =
    { $n ->
        [0] aucun tour
        [one] { $n } tour
       *[other] { $n } tours
    }

## Royaumes recommandés

kingdom-forbidden_arts = Art Interdit
kingdom-chemistry_lesson = Cours de chimie
kingdom-potion_mixers = Fabricants de potions
kingdom-pools_tools_and_fools = Métaux et eau
kingdom-secret_research = Recherches secrètes
kingdom-introduction = Introduction
kingdom-fair_trades = Commerce équitable
kingdom-bargains = Marchandage
kingdom-gambits = Fortune en péril
kingdom-highway_robbery = Vol des grands chemins
kingdom-adventures_abroad = Partir à l’aventure
kingdom-money_for_nothing = De l’argent à bon prix
kingdom-the_dukes_ball = Le bal du duc
kingdom-travelers = Voyageurs
kingdom-diplomacy = Diplomatie
kingdom-schemes_and_dreams = Rêves et machinations
kingdom-wine_country = Au pays du vin
kingdom-instant_gratification = Gratification instantanée
kingdom-treasure_trove = Trésors et richesses
kingdom-blue_harvest = Moisson
kingdom-traveling_circus = Cirque ambulant
kingdom-grim_parade = Défilé funeste
kingdom-playing_chess_with_death = Jouer aux échecs avec la mort
kingdom-high_and_low = Les hauts et les bas
kingdom-chivalry_and_revelry = Chevalerie et réjouissance
kingdom-prophecy = Prophétie
kingdom-invasion = Invasion
kingdom-watery_graves = Tombes aquatiques
kingdom-peasants = Paysans
kingdom-infestations = Infestations
kingdom-lamentations = Lamentations
kingdom-one_mans_trash = Le malheur des uns
kingdom-honor_among_thieves = Les loups ne se mangent pas entre eux
kingdom-dark_carnival = Sombre carnaval
kingdom-to_the_victor = Honneur au vainqueur
kingdom-far_from_home = Loin de la maison
kingdom-expeditions = Expéditions
