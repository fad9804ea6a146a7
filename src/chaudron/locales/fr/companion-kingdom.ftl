### La partie du compagnon pour Dominion : choisir un royaume et l’installer.

companion-kingdom = Royaume de Dominion
    .about = Dix cartes de vos boîtes, et la liste des piles à sortir pour 2 à 6 joueurs.

companion-kingdom-page-choose = Choisir
companion-kingdom-page-recommended = Conseillés
companion-kingdom-page-cards = Cartes
companion-kingdom-page-history = Joués

## Choisir

companion-kingdom-sets = Mes boîtes
companion-kingdom-last = Reprendre : { $name }
companion-kingdom-wishes = Souhaits
companion-kingdom-cards-hint = Pour garder ou écarter une carte pour de bon, ouvrez-la sous
companion-kingdom-require = Toujours
companion-kingdom-ban = Jamais
companion-kingdom-free = plus maintenant
companion-kingdom-balance = Pas d’Attaque sans Réaction
companion-kingdom-advised = 3 à 5 cartes d’Alchimie ou aucune, comme sa règle le conseille
companion-kingdom-numbers = Combien parmi les dix
companion-kingdom-attacks = Attaques
companion-kingdom-reactions = Réactions
companion-kingdom-potions = Potion dans le coût
companion-kingdom-costing = Coût { $cost }
companion-kingdom-least = Au moins : { $what }
companion-kingdom-most = Au plus : { $what }
companion-kingdom-no-wishes = Sans nombres
companion-kingdom-costs =
    { $potion ->
        [0] coûte { $cost }
       *[other] coûte { $cost } et une Potion
    }

## Deux personnes choisissent

companion-kingdom-two = Choisir à deux
companion-kingdom-two-about = Deux personnes choisissent tour à tour et se passent le téléphone. Vos boîtes et les cartes toujours ou jamais présentes comptent ; les nombres ne comptent pas.
companion-kingdom-veto = Veto
    .about = 14 cartes ; chacun en raye deux.
companion-kingdom-veto-turn = Joueur { $player } : rayez une carte (reste { $left })
companion-kingdom-veto-it = Rayer
companion-kingdom-veto-chosen = Rayé par le joueur { $player } : { $cards }.
companion-kingdom-draft = Choix alterné
    .about = 20 cartes ; vous en prenez dix tour à tour.
companion-kingdom-draft-turn = Joueur { $player } : prenez une carte (reste { $left })
companion-kingdom-draft-it = Prendre
companion-kingdom-draft-chosen = Pris par le joueur { $player } : { $cards }.
companion-kingdom-in-anyway = Présent d’office : { $cards }.
companion-kingdom-stop = Arrêter

## Le royaume

companion-kingdom-of-sets = Dix cartes de { $n } boîtes
companion-kingdom-share = Partager
companion-kingdom-instead = { $card } au lieu de { $of }
companion-kingdom-roll-again = Dix autres
companion-kingdom-roll-others = Les autres
companion-kingdom-setup = Installer
companion-kingdom-ten = Les dix
companion-kingdom-optional = Colonies et Refuges
companion-kingdom-lot-colonies =
    { $n ->
        [0] D’après la règle, sans : aucune carte de Prospérité.
        [10] D’après la règle, avec : toutes les cartes sont de Prospérité.
        [one] Au sort : une carte sur dix est de Prospérité.
       *[other] Au sort : { $n } cartes sur dix sont de Prospérité.
    }
companion-kingdom-lot-shelters =
    { $n ->
        [0] D’après la règle, sans : aucune carte de L’Âge des ténèbres.
        [10] D’après la règle, avec : toutes les cartes sont de L’Âge des ténèbres.
        [one] Au sort : une carte sur dix est de L’Âge des ténèbres.
       *[other] Au sort : { $n } cartes sur dix sont de L’Âge des ténèbres.
    }
companion-kingdom-lots = Tirer au sort à nouveau
companion-kingdom-few-or-many =
    { $n ->
        [one] Une carte d’Alchimie : sa règle en conseille trois à cinq, ou aucune.
       *[other] { $n } cartes d’Alchimie : sa règle en conseille trois à cinq, ou aucune.
    }
companion-kingdom-other-market = Un autre deck
companion-kingdom-bad-link = Ce n’est pas un royaume.
companion-kingdom-good-link = Le lien d’un royaume nomme dix cartes différentes séparées par des virgules. Faites-le renvoyer, ou choisissez ici.

## La liste d’installation

companion-kingdom-taken = { $n } sur { $all }
companion-kingdom-untick = À zéro
companion-kingdom-two-boxes = À cinq ou six, il faut les cartes de base de deux boîtes.
companion-kingdom-as-bane = le Fléau, une onzième pile
companion-kingdom-as-mixed = mélangées, face cachée, la carte du dessus retournée
companion-kingdom-as-beside = à côté de la réserve
companion-kingdom-as-market = une carte, mélangée au deck Marché noir
companion-kingdom-as-start =
    { $each ->
        [one] pour commencer : une par joueur
       *[other] pour commencer : { $each } par joueur
    }
companion-kingdom-as-each = un par joueur
companion-kingdom-as-trade-route =
    { $n ->
        [one] { $n } jeton Pièce : un sur chaque pile Victoire
       *[other] { $n } jetons Pièce : un sur chaque pile Victoire
    }
companion-kingdom-embargo_tokens = Jetons Embargo
companion-kingdom-island_mat = Plateau Île
companion-kingdom-native_village_mat = Plateau Village indigène
companion-kingdom-pirate_ship_tokens = Plateau Bateau pirate, avec les jetons Pièce à portée
companion-kingdom-vp_tokens = Plateau des jetons PV, avec les jetons à portée
companion-kingdom-trade_route_tokens = Plateau Route commerciale

## Chercher

companion-kingdom-search = Chercher un nom ou une carte…
companion-kingdom-found =
    { $n ->
        [one] { $n } trouvé
       *[other] { $n } trouvés
    }
companion-kingdom-none-found = Rien de ce nom.
companion-kingdom-lacks = Il faut aussi { $sets }
companion-kingdom-no-history = Ce que vous installez ou partagez est gardé ici, sur ce téléphone.
companion-kingdom-forget = Oublier { $name }
