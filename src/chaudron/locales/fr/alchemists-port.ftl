### Ce qu’Alchimistes dit de lui-même : préréglages, courbes, ce qui est imprimé.

alchemists-name = Alchimistes
    .about = Mélangez, déduisez, publiez avant les autres.
alchemists-setup = Partie

alchemists-preset-apprentice = Apprentis
    .about = La partie pour commencer.
alchemists-preset-master = Maîtres
    .about = Des Conférences plus exigeantes, et l’on réfute en mélangeant devant tous.
alchemists-preset-encyclopedia = L’Encyclopédie Royale
    .about = Des articles sur un aspect de quatre Ingrédients.
alchemists-preset-golem = Le Projet Golem
    .about = Trouvez ce qui anime le Golem du Roi ; avec l’Encyclopédie.
alchemists-preset-busy_days = Journées Studieuses
    .about = Un autre plateau d’ordre du tour à chaque manche.
alchemists-preset-startup_funding = Financement de Départ
    .about = Chacun commence avec deux cartes sur quatre.
alchemists-preset-everything = Tout
    .about = Maîtres, avec les quatre modules du Golem du Roi.

alchemists-series-points = Points par manche, si la partie s’arrêtait là
alchemists-series-gold = Pièces d’Or par manche
alchemists-series-worlds = Mondes encore possibles, par manche
alchemists-series-reputation = Réputation par manche

alchemists-kind-chapter = règle du jeu
alchemists-kind-ingredient = Ingrédient
alchemists-kind-potion = potion
alchemists-kind-space = case d’action
alchemists-kind-favour = Faveur
alchemists-kind-artifact = Artefact
alchemists-kind-adventurer = tuile Aventurier
alchemists-kind-conference = tuile Conférence
alchemists-kind-seal = Sceau
alchemists-kind-grant = tuile Subvention
alchemists-kind-startup = carte de départ
alchemists-kind-board = plateau d’ordre du tour
alchemists-figure-level = niveau
alchemists-figure-cost = prix en or
alchemists-figure-points = points
alchemists-figure-count = cartes
alchemists-figure-wants = demande
alchemists-figure-gold = or tout de suite
alchemists-figure-cubes = cubes
alchemists-figure-rounds = manches
alchemists-figure-spaces = cases
alchemists-figure-cards = cartes
alchemists-cubes-by-players = { $cubes } (à { $players } joueurs)

## Tuiles Conférence

alchemists-conference-conf1_apprentice = Première Conférence (Apprenti)
    .text = Réputation selon vos Théories : 1+ Théorie : +1 ; 0 Théorie : −1.
alchemists-conference-conf1_master = Première Conférence (Maître)
    .text = Réputation selon vos Théories : 2+ Théories : +1 ; 1 Théorie : −1 ; 0 Théorie : −2.
alchemists-conference-conf2_apprentice = Deuxième Conférence (Apprenti)
    .text = Réputation selon vos Théories : 2+ Théories : +1 ; 1 Théorie : −1 ; 0 Théorie : −2.
alchemists-conference-conf2_master = Deuxième Conférence (Maître)
    .text = Réputation selon vos Théories : 3+ Théories : +1 ; 2 Théories : −1 ; 1 Théorie : −2 ; 0 Théorie : −3.
alchemists-conference-golem_conf1_apprentice = Progrès, première Conférence (Apprenti)
    .text = Un rapport ou plus : +1 Réputation et 1 carte Faveur.
alchemists-conference-golem_conf1_master = Progrès, première Conférence (Maître)
    .text = Un rapport ou plus : 1 carte Faveur. Aucun : −2 Réputation.
alchemists-conference-golem_conf2_progress = Progrès, deuxième Conférence
    .text = Rapport précis 1, rapport flou 1/2. Total le plus haut +2 (jamais à zéro), le plus bas −2, égalités comprises. Golem animé : +3.
alchemists-conference-golem_conf2_apprentice = Théories, deuxième Conférence, tuile du Golem (Apprenti)
    .text = Réputation selon vos Théories : 3+ Théories : +1 ; 2 Théories : 0 ; 1 Théorie : −1 ; 0 Théorie : −2.
alchemists-conference-golem_conf2_master = Théories, deuxième Conférence, tuile du Golem (Maître)
    .text = Réputation selon vos Théories : 4+ Théories : +1 ; 3 Théories : 0 ; 2 Théories : −1 ; 1 Théorie : −2 ; 0 Théorie : −3.
alchemists-conference-progress_report_reminder = Rapport de Progrès
    .text = Fin de chaque manche : après deux tests, vous pouvez déposer ou préciser un rapport.

alchemists-insight-unused = Dès la manche { $round }, { $name } pouvait être certain de ce qu’est l’ingrédient { $ingredient }, et n’y a apposé aucun sceau.
