### Ce que les Charlatans disent d’eux-mêmes : préréglages, courbes, ce qui est imprimé.

quacks-name = Les Charlatans de Belcastel
    .about = Piochez encore un jeton… ou arrêtez à temps.
quacks-setup = Livres

quacks-preset-set1 = Premier jeu de livres
    .about = Les livres que la règle conseille pour une première partie.
quacks-preset-set2 = Deuxième jeu de livres
    .about = Des livres qui récompensent l’ordre de vos jetons.
quacks-preset-set3 = Troisième jeu de livres
    .about = Des livres qui regardent ce que vous avez déjà tiré.
quacks-preset-set4 = Quatrième jeu de livres
    .about = Les livres les plus corsés de la boîte de base.
quacks-preset-witches = Les Sorcières s’en mêlent, cinquième jeu
    .about = Des sorcières à appeler, le chou des fous, des citrouilles de 6 ; jusqu’à cinq joueurs.
quacks-preset-witches6 = Les Sorcières s’en mêlent, sixième jeu
    .about = La même boîte avec ses autres livres.
quacks-preset-patients = Les Alchimistes
    .about = Des patients à soigner avec l’élixir de votre potion.
quacks-preset-everything = Tout
    .about = Les deux extensions, livres tirés au sort.
quacks-preset-random = Livres au hasard
    .about = Un livre de chaque couleur, au gré du sort.
quacks-preset-own = Vos livres
    .about = Choisissez le livre de chaque couleur.

quacks-series-points = Points par manche
quacks-series-space = Case atteinte par manche
quacks-series-rubies = Rubis par manche
quacks-series-essence = Élixir par manche

quacks-set-1 = Premier jeu de livres
quacks-set-2 = Deuxième jeu de livres
quacks-set-3 = Troisième jeu de livres
quacks-set-4 = Quatrième jeu de livres
quacks-set-5 = Cinquième jeu de livres
quacks-set-6 = Sixième jeu de livres
quacks-box-base = boîte de base
quacks-box-herb_witches = Les Sorcières s’en mêlent
quacks-box-alchemists = Les Alchimistes

quacks-kind-chapter = règle du jeu
quacks-kind-book = livre
quacks-kind-chip = jeton
quacks-kind-fortune = carte divinatoire
quacks-kind-witch = sorcière
quacks-kind-patient = patient
quacks-figure-ingredient = ingrédient
quacks-figure-price = prix
quacks-figure-from-round = en vente dès la manche
quacks-figure-colour = couleur
quacks-figure-group = aide
quacks-figure-penny = coûte un centime de
quacks-figure-box = boîte
quacks-figure-value = valeur
quacks-figure-count = exemplaires
quacks-figure-start = dans le premier sac
quacks-price = { $price } (jeton { $value })
quacks-chips-in-box = { $box ->
        [herb_witches] { $n } avec Les Sorcières s’en mêlent
        [alchemists] { $n } avec Les Alchimistes
       *[base] { $n } dans la boîte de base
    }
quacks-card-colour-purple = mauve : tout de suite
quacks-card-colour-blue = bleue : pour toute la manche
quacks-witch-group-brewing = pendant la préparation
quacks-witch-group-shopping = aux achats
quacks-witch-group-scoring = au décompte
