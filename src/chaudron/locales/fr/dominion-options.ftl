### Ce qui se règle avant une partie

dominion-option-kingdom = Royaume : dix cartes, ou le nom d’un royaume recommandé
    .about = Les dix piles du milieu ; à défaut, celles de la première partie.
dominion-option-sets = Boîtes d’où vient un royaume au hasard
    .about = Seules les cartes de ces boîtes sont tirées ; aucune nommée veut dire toutes.
dominion-option-alchemy = Cartes à Potion dans un royaume au hasard
    .about = Au sort, il en vient n’importe combien ; la règle d’Alchimie en conseille trois à cinq, ou aucune.
dominion-option-alchemy-any = comme elles viennent
dominion-option-alchemy-advised = trois à cinq, comme conseillé
dominion-option-colonies = Platine et Colonies
    .about = Un Trésor et une Victoire plus chers. Selon la règle : toujours avec dix cartes de Prospérité, au sort dans un mélange.
dominion-option-shelters = Refuges
    .about = Trois Refuges remplacent vos premiers Domaines. Selon la règle : toujours avec dix cartes de l’Âge des Ténèbres, au sort dans un mélange.
dominion-option-possessor_sees = Qui vous possède voit
    .about = Selon la règle, qui vous possède voit ce que vous pouvez regarder ; l’autre lecture ajoute ce que vous auriez pu compter de votre deck.
dominion-option-possessor_sees-hand = votre main
dominion-option-possessor_sees-everything = toutes vos cartes
dominion-option-max_turns = Finir après tant de tours (0 : selon les règles)
    .about = Une partie courte : on compte les points après tant de tours d’un joueur, quoi qu’il reste dans la réserve.

## Le royaume, carte par carte

dominion-picker-kingdom = Royaume
dominion-picker-kingdom-random = au hasard
dominion-picker-kingdom-link = Lien vers ce royaume
dominion-picker-roll = Dix cartes au hasard
dominion-picker-recommended = Conseillés
dominion-picker-extra-auto = selon la règle
dominion-picker-extra-with = avec
dominion-picker-extra-without = sans
dominion-picker-alchemy-advice = De 3 à 5 cartes d’Alchimie, comme le conseille sa règle
dominion-picker-history = Déjà joués
dominion-picker-sets = Boîtes
dominion-picker-all-sets = toutes les boîtes
dominion-picker-reroll = Une autre carte que { $card }
dominion-picker-require = Garder { $card }
dominion-picker-ban = Jamais { $card }
dominion-picker-banned = Jamais :
dominion-picker-add-card = Ajouter une carte…
