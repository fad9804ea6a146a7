### Ce qui se règle avant une partie

dominion-option-kingdom = Royaume : dix cartes, ou le nom d’un royaume recommandé
dominion-option-sets = Boîtes d’où vient un royaume au hasard
dominion-option-alchemy = Cartes à Potion dans un royaume au hasard
dominion-option-alchemy-any = comme elles viennent
dominion-option-alchemy-advised = trois à cinq, comme conseillé
dominion-option-colonies = Platine et Colonies
dominion-option-shelters = Refuges
dominion-option-possessor_sees = Qui vous possède voit
dominion-option-possessor_sees-hand = votre main
dominion-option-possessor_sees-everything = toutes vos cartes
dominion-option-max_turns = Finir après tant de tours (0 : selon les règles)
