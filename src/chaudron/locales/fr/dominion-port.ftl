### Ce que Dominion dit de lui-même : préréglages, courbes, ce qui est imprimé.

dominion-name = Dominion
dominion-setup = Royaume

dominion-preset-random = Un Royaume au hasard
    .about = Dix cartes tirées au sort dans les boîtes de votre choix.
dominion-preset-own = Vos dix cartes
    .about = Choisissez chaque carte du Royaume.

dominion-series-points = Points par tour
dominion-series-money = Argent du deck par tour
dominion-series-cards = Cartes possédées par tour

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
