### Ce que Dominion dit de lui-même : préréglages, courbes, ce qui est imprimé.

dominion-name = Dominion
    .about = Bâtissez votre deck, carte après carte.
dominion-setup = Royaume
dominion-presets = Royaumes conseillés

dominion-preset-random = Un Royaume au hasard
    .about = Dix cartes tirées au sort dans les boîtes de votre choix.
dominion-preset-own = Vos dix cartes
    .about = Choisissez chaque carte du Royaume.

dominion-series-points = Points par tour
dominion-series-money = Argent du deck par tour
dominion-series-cards = Cartes possédées par tour
dominion-series-provinces = Provinces par tour

dominion-kind-chapter = règle du jeu
dominion-kind-card = carte
dominion-figure-cost = coût
dominion-figure-types = types
dominion-figure-set = boîte
dominion-figure-pile = pile
dominion-figure-coins = pièces
dominion-figure-points = points
dominion-price = { $potion ->
        [0] ${ $n }
       *[other] ${ $n } + P
    }
dominion-pile-by-players = { $n } (à { $players } joueurs)

## La ligne de commande

dominion-help-kingdom = dix cartes séparées par des virgules, le nom d’un royaume recommandé, ou random pour un royaume au hasard (par défaut : Première partie ; avec --sets, au hasard)
dominion-help-sets = les extensions d’un royaume au hasard, séparées par des virgules (par défaut : toutes)
dominion-help-colonies = jouer avec Platine et Colonie : auto (selon la règle), yes ou no
dominion-help-shelters = commencer avec les Refuges : auto (selon la règle), yes ou no
dominion-meta-kingdom = ROYAUME
dominion-meta-sets = EXTENSIONS

## Ce qu’on a trouvé sur un royaume

dominion-appraised-title = { $kingdom } : { $games } parties
dominion-appraised-plan = Le plan le plus fort qu’on ait trouvé
dominion-appraised-money = Contre Big Money il gagne { $value } % ({ $lo }–{ $hi }), une égalité comptant pour moitié.
dominion-appraised-runner-up = Contre son dauphin il gagne { $value } % ({ $lo }–{ $hi }).
dominion-appraised-second = Son dauphin
dominion-appraised-cards = Ce qu’apportent les cartes, de la plus utile à la moins utile (50 % : rien)
dominion-appraised-alone = seule avec des trésors { $value } % ({ $lo }–{ $hi })
dominion-appraised-in-plan = contre le plan sans elle { $value } % ({ $lo }–{ $hi })
