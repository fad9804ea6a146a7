### Les mots de Dominion : extensions, types, phases, lieux, quantités et royaumes recommandés.

## Extensions

dominion-set-basics = Cartes de base
dominion-set-base = Dominion
dominion-set-intrigue = L’Intrigue
dominion-set-seaside = Rivages
dominion-set-alchemy = Alchimie
dominion-set-prosperity = Prospérité
dominion-set-cornucopia = Abondance
dominion-set-hinterlands = L’Arrière-pays
dominion-set-dark_ages = L’Âge des ténèbres
dominion-set-promos = Promos

## Types de cartes

dominion-type-action = Action
dominion-type-treasure = Trésor
dominion-type-victory = Victoire
dominion-type-curse = Malédiction
dominion-type-attack = Attaque
dominion-type-reaction = Réaction
dominion-type-duration = Durée
dominion-type-prize = Prix
dominion-type-looter = Pillard
dominion-type-knight = Chevalier
dominion-type-ruins = Ruines
dominion-type-shelter = Refuge

## Phases d’un tour

dominion-phase-start = Début du tour
dominion-phase-action = Phase Action
dominion-phase-buy = Phase Achat
dominion-phase-cleanup = Ajustement
dominion-phase-end = Fin du tour

## Où se trouvent les cartes

dominion-zone-hand = main
dominion-zone-deck = deck
dominion-zone-discard = défausse
dominion-zone-play = zone de jeu
dominion-zone-set_aside = cartes mises de côté
dominion-zone-supply = réserve
dominion-zone-trash = rebut
dominion-zone-island_mat = plateau Île
dominion-zone-native_village_mat = plateau Village indigène
dominion-zone-black_market_deck = deck Marché noir
dominion-zone-prizes = Prix

## Piles qui n’ont pas le nom d’une carte

dominion-pile-ruins = Ruines
dominion-pile-knights = Chevaliers
dominion-pile-bane = Fléau

## Quantités

dominion-amount-cards =
    { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }

dominion-amount-actions =
    { $n ->
        [0] aucune Action
        [one] { $n } Action
       *[other] { $n } Actions
    }

dominion-amount-buys =
    { $n ->
        [0] aucun Achat
        [one] { $n } Achat
       *[other] { $n } Achats
    }

dominion-amount-coins =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }

dominion-amount-potions =
    { $n ->
        [0] aucune Potion
        [one] { $n } Potion
       *[other] { $n } Potions
    }

dominion-amount-vp = { $n } PV


dominion-amount-turns =
    { $n ->
        [0] aucun tour
        [one] { $n } tour
       *[other] { $n } tours
    }

## Royaumes recommandés

dominion-kingdom-first_game = Première partie
dominion-kingdom-big_money = Gros sous
dominion-kingdom-interaction = Interaction
dominion-kingdom-size_distortion = Changements d’échelle
dominion-kingdom-village_square = La place du village
dominion-kingdom-victory_dance = Danse de la victoire
dominion-kingdom-secret_schemes = Complots secrets
dominion-kingdom-best_wishes = Meilleurs vœux
dominion-kingdom-deconstruction = Déconstruction
dominion-kingdom-hand_madness = La folie des mains
dominion-kingdom-underlings = Les subalternes
dominion-kingdom-high_seas = Haute mer
dominion-kingdom-buried_treasure = Trésor enfoui
dominion-kingdom-shipwrecks = Naufrages
dominion-kingdom-reach_for_tomorrow = Cap sur demain
dominion-kingdom-repetition = Répétition
dominion-kingdom-give_and_take = Donnant, donnant
dominion-kingdom-forbidden_arts = Art Interdit
dominion-kingdom-chemistry_lesson = Cours de chimie
dominion-kingdom-potion_mixers = Fabricants de potions
dominion-kingdom-pools_tools_and_fools = Métaux et eau
dominion-kingdom-secret_research = Recherches secrètes
dominion-kingdom-beginners = Débutants
dominion-kingdom-friendly_interactive = Entre amis
dominion-kingdom-big_actions = Grandes actions
dominion-kingdom-biggest_money = Très gros sous
dominion-kingdom-the_kings_army = L’armée du roi
dominion-kingdom-the_good_life = La belle vie
dominion-kingdom-paths_to_victory = Les chemins de la victoire
dominion-kingdom-all_along_the_watchtower = Du haut du mirador
dominion-kingdom-lucky_seven = Le sept porte-bonheur
dominion-kingdom-bounty_of_the_hunt = Les fruits de la chasse
dominion-kingdom-bad_omens = Mauvais présages
dominion-kingdom-the_jesters_workshop = L’atelier du bouffon
dominion-kingdom-last_laughs = Rira bien qui rira le dernier
dominion-kingdom-the_spice_of_life = Le sel de la vie
dominion-kingdom-small_victories = Petites victoires
dominion-kingdom-introduction = Introduction
dominion-kingdom-fair_trades = Commerce équitable
dominion-kingdom-bargains = Marchandage
dominion-kingdom-gambits = Fortune en péril
dominion-kingdom-highway_robbery = Vol des grands chemins
dominion-kingdom-adventures_abroad = Partir à l’aventure
dominion-kingdom-money_for_nothing = De l’argent à bon prix
dominion-kingdom-the_dukes_ball = Le bal du duc
dominion-kingdom-travelers = Voyageurs
dominion-kingdom-diplomacy = Diplomatie
dominion-kingdom-schemes_and_dreams = Rêves et machinations
dominion-kingdom-wine_country = Au pays du vin
dominion-kingdom-instant_gratification = Gratification instantanée
dominion-kingdom-treasure_trove = Trésors et richesses
dominion-kingdom-blue_harvest = Moisson
dominion-kingdom-traveling_circus = Cirque ambulant
dominion-kingdom-grim_parade = Défilé funeste
dominion-kingdom-playing_chess_with_death = Jouer aux échecs avec la mort
dominion-kingdom-high_and_low = Les hauts et les bas
dominion-kingdom-chivalry_and_revelry = Chevalerie et réjouissance
dominion-kingdom-prophecy = Prophétie
dominion-kingdom-invasion = Invasion
dominion-kingdom-watery_graves = Tombes aquatiques
dominion-kingdom-peasants = Paysans
dominion-kingdom-infestations = Infestations
dominion-kingdom-lamentations = Lamentations
dominion-kingdom-one_mans_trash = Le malheur des uns
dominion-kingdom-honor_among_thieves = Les loups ne se mangent pas entre eux
dominion-kingdom-dark_carnival = Sombre carnaval
dominion-kingdom-to_the_victor = Honneur au vainqueur
dominion-kingdom-far_from_home = Loin de la maison
dominion-kingdom-expeditions = Expéditions

## Bots

dominion-bot-plan = Plan
    .about = Suit un plan de la bibliothèque qui convient au royaume, ou celui que vous nommez : plan:chapel-witch.
dominion-bot-plain-money = Argent seul
    .about = Achète Provinces, Or et Argent jusqu’au bout, et les quelques cartes que vous nommez : l’étalon des autres simulateurs.
dominion-bot-big-money = Big Money
    .about = Achète des Trésors et les quelques cartes que vous nommez, puis des Provinces ou des Colonies, et les points qui restent quand la fin approche.
dominion-bot-best-card = Big Money et la meilleure carte
    .about = Big Money avec un ou deux exemplaires de la carte de ce royaume qui l’aide le plus : l’étalon des niveaux.
dominion-bot-apprentice = Apprenti
    .about = Achète des Trésors et deux cartes qui lui ont plu, pense tard aux points et cède parfois à la tentation.
dominion-bot-journeyman = Compagnon
    .about = Essaie de tête chaque carte du royaume, puis des paires, et suit le meilleur plan trouvé.
dominion-bot-master = Maître
    .about = Fait naître de tête un plan pour ce royaume dès le début de la partie, et joue la suite de ses meilleurs achats avant de décider.

## Pourquoi un bot a fait ce qu’il a fait

dominion-why-buy = { $card } : c’est ce que son plan pour ce royaume veut d’abord parmi ce { $coins ->
    [one] qu’achète { $coins } pièce
   *[other] qu’achètent { $coins } pièces
}.
dominion-why-points = { $gains ->
    [one] Une carte de plus peut finir la partie
   *[other] { $gains } cartes de plus peuvent finir la partie
} ; { $card } donne des points dès maintenant.
dominion-why-plan = C’est la première règle de son plan qui peut être suivie maintenant : { $rule }{ $line ->
    [0] { "" }
   *[other] { "" } (ligne { $line })
}.
dominion-why-plan-play = Son plan le dit : { $rule }{ $line ->
    [0] { "" }
   *[other] { "" } (ligne { $line })
}.
dominion-why-plan-not = Son plan en parle, et rien n’en peut être suivi maintenant. La première règle à ce sujet : { $rule }{ $line ->
    [0] { "" }
   *[other] { "" } (ligne { $line })
}.
dominion-why-plan-no-buy = Aucune règle de son plan ne peut être suivie avec ce qu’il a à dépenser.
dominion-why-no-buy = Rien de ce qu’achètent ces pièces n’améliorerait son deck.
dominion-why-search = Il a joué la suite { $playouts } fois après chacun des meilleurs achats : { $card } a gagné le plus souvent.
dominion-why-tempted = { $card } : une tentation, sans aucun plan.
dominion-why-action = { $card } : d’abord ce qui ne coûte pas d’Action, puis la meilleure des autres.
dominion-why-no-action = Aucune Action en main n’aiderait maintenant.
dominion-why-treasures = Il joue les Trésors qui aident avant d’acheter quoi que ce soit.
dominion-why-discard = Il se passe de ce qui ferait le moins dans cette main.
dominion-why-top = Ce qui est bon peut venir ensuite de son deck ; le reste, mieux vaut qu’il parte.
dominion-why-part = Il se sépare de ce sans quoi son deck va mieux, et de rien de plus que nécessaire.
dominion-why-gain = De ce qu’il peut prendre, il veut ce qui fait le plus pour son deck ou ses points.
dominion-why-deck = Ce dont il peut se passer maintenant et qu’il veut piocher bientôt va sur son deck.
dominion-why-reveal = Il montre une carte quand cela le protège ou lui apporte quelque chose.
dominion-why-name = Il nomme ce qui s’y trouve le plus probablement.
dominion-why-harm = Il choisit ce qui coûte le plus à l’autre joueur.
dominion-why-sense = Par bon sens : garder ce qui vaut le plus, se séparer de ce qui vaut le moins.
