### Les 228 cartes de Dominion en français : nom, effet (dans nos mots) et formes utiles dans une
### phrase : `.counted` avec article ou nombre, `.the` pour une carte précise, `.gender` pour les accords.

## Cartes de base

dominion-card-copper = Cuivre
    .text =
        +1 Pièce
    .counted =
        { $n ->
            [0] aucun Cuivre
            [one] un Cuivre
           *[other] { $n } Cuivres
        }
    .the = le Cuivre
    .gender = masculine

dominion-card-silver = Argent
    .text =
        +2 Pièces
    .counted =
        { $n ->
            [0] aucun Argent
            [one] un Argent
           *[other] { $n } Argents
        }
    .the = l’Argent
    .gender = masculine

dominion-card-gold = Or
    .text =
        +3 Pièces
    .counted =
        { $n ->
            [0] aucun Or
            [one] un Or
           *[other] { $n } Ors
        }
    .the = l’Or
    .gender = masculine

dominion-card-estate = Domaine
    .text =
        Vaut 1 PV.
    .counted =
        { $n ->
            [0] aucun Domaine
            [one] un Domaine
           *[other] { $n } Domaines
        }
    .the = le Domaine
    .gender = masculine

dominion-card-duchy = Duché
    .text =
        Vaut 3 PV.
    .counted =
        { $n ->
            [0] aucun Duché
            [one] un Duché
           *[other] { $n } Duchés
        }
    .the = le Duché
    .gender = masculine

dominion-card-province = Province
    .text =
        Vaut 6 PV.
    .counted =
        { $n ->
            [0] aucune Province
            [one] une Province
           *[other] { $n } Provinces
        }
    .the = la Province
    .gender = feminine

dominion-card-curse = Malédiction
    .text =
        Vaut -1 PV.
    .counted =
        { $n ->
            [0] aucune Malédiction
            [one] une Malédiction
           *[other] { $n } Malédictions
        }
    .the = la Malédiction
    .gender = feminine

## Dominion

dominion-card-adventurer = Aventurier
    .text =
        Dévoilez votre deck carte par carte jusqu’à y trouver 2 Trésors.
        Prenez-les en main.
        Défaussez les autres cartes dévoilées.
    .counted =
        { $n ->
            [0] aucun Aventurier
            [one] un Aventurier
           *[other] { $n } Aventuriers
        }
    .the = l’Aventurier
    .gender = masculine

dominion-card-bureaucrat = Bureaucrate
    .text =
        Recevez un Argent sur votre deck.
        Chaque adversaire dévoile une Victoire de sa main et la pose sur son deck.
        S’il n’en a pas, il dévoile sa main.
    .counted =
        { $n ->
            [0] aucun Bureaucrate
            [one] un Bureaucrate
           *[other] { $n } Bureaucrates
        }
    .the = le Bureaucrate
    .gender = masculine

dominion-card-cellar = Cave
    .text =
        +1 Action
        Défaussez le nombre de cartes voulu, puis piochez-en autant.
    .counted =
        { $n ->
            [0] aucune Cave
            [one] une Cave
           *[other] { $n } Caves
        }
    .the = la Cave
    .gender = feminine

dominion-card-chancellor = Chancelier
    .text =
        +2 Pièces
        Vous pouvez verser tout votre deck dans votre défausse.
    .counted =
        { $n ->
            [0] aucun Chancelier
            [one] un Chancelier
           *[other] { $n } Chanceliers
        }
    .the = le Chancelier
    .gender = masculine

dominion-card-chapel = Chapelle
    .text =
        Écartez de 0 à 4 cartes de votre main.
    .counted =
        { $n ->
            [0] aucune Chapelle
            [one] une Chapelle
           *[other] { $n } Chapelles
        }
    .the = la Chapelle
    .gender = feminine

dominion-card-council_room = Chambre du conseil
    .text =
        +4 Cartes
        +1 Achat
        Chaque adversaire pioche 1 carte.
    .counted =
        { $n ->
            [0] aucune Chambre du conseil
            [one] une Chambre du conseil
           *[other] { $n } Chambres du conseil
        }
    .the = la Chambre du conseil
    .gender = feminine

dominion-card-feast = Festin
    .text =
        Écartez cette carte.
        Recevez une carte coûtant 5 Pièces ou moins.
    .counted =
        { $n ->
            [0] aucun Festin
            [one] un Festin
           *[other] { $n } Festins
        }
    .the = le Festin
    .gender = masculine

dominion-card-festival = Festival
    .text =
        +2 Actions
        +1 Achat
        +2 Pièces
    .counted =
        { $n ->
            [0] aucun Festival
            [one] un Festival
           *[other] { $n } Festivals
        }
    .the = le Festival
    .gender = masculine

dominion-card-gardens = Jardins
    .text =
        En fin de partie : 1 PV par lot complet de 10 cartes possédées.
    .counted =
        { $n ->
            [0] aucune carte Jardins
            [one] une carte Jardins
           *[other] { $n } cartes Jardins
        }
    .the = la carte Jardins
    .gender = feminine

dominion-card-laboratory = Laboratoire
    .text =
        +2 Cartes
        +1 Action
    .counted =
        { $n ->
            [0] aucun Laboratoire
            [one] un Laboratoire
           *[other] { $n } Laboratoires
        }
    .the = le Laboratoire
    .gender = masculine

dominion-card-library = Bibliothèque
    .text =
        Piochez jusqu’à tenir 7 cartes.
        Toute Action piochée ainsi peut être mise de côté.
        À la fin, défaussez les cartes mises de côté.
    .counted =
        { $n ->
            [0] aucune Bibliothèque
            [one] une Bibliothèque
           *[other] { $n } Bibliothèques
        }
    .the = la Bibliothèque
    .gender = feminine

dominion-card-market = Marché
    .text =
        +1 Carte
        +1 Action
        +1 Achat
        +1 Pièce
    .counted =
        { $n ->
            [0] aucun Marché
            [one] un Marché
           *[other] { $n } Marchés
        }
    .the = le Marché
    .gender = masculine

dominion-card-militia = Milice
    .text =
        +2 Pièces
        Chaque adversaire défausse jusqu’à ne garder que 3 cartes en main.
    .counted =
        { $n ->
            [0] aucune Milice
            [one] une Milice
           *[other] { $n } Milices
        }
    .the = la Milice
    .gender = feminine

dominion-card-mine = Mine
    .text =
        Écartez un Trésor de votre main.
        Recevez en main un Trésor coûtant au plus 3 Pièces de plus.
    .counted =
        { $n ->
            [0] aucune Mine
            [one] une Mine
           *[other] { $n } Mines
        }
    .the = la Mine
    .gender = feminine

dominion-card-moat = Douves
    .text =
        +2 Cartes
        Réaction : quand un adversaire joue une Attaque, vous pouvez dévoiler Douves depuis votre main ; cette Attaque ne vous touche pas.
    .counted =
        { $n ->
            [0] aucune carte Douves
            [one] une carte Douves
           *[other] { $n } cartes Douves
        }
    .the = la carte Douves
    .gender = feminine

dominion-card-moneylender = Prêteur sur gages
    .text =
        Écartez un Cuivre de votre main.
        Si un Cuivre est écarté : +3 Pièces
    .counted =
        { $n ->
            [0] aucun Prêteur sur gages
            [one] un Prêteur sur gages
           *[other] { $n } Prêteurs sur gages
        }
    .the = le Prêteur sur gages
    .gender = masculine

dominion-card-remodel = Rénovation
    .text =
        Écartez 1 carte de votre main.
        Recevez-en une coûtant au plus 2 Pièces de plus.
    .counted =
        { $n ->
            [0] aucune Rénovation
            [one] une Rénovation
           *[other] { $n } Rénovations
        }
    .the = la Rénovation
    .gender = feminine

dominion-card-smithy = Forgeron
    .text =
        +3 Cartes
    .counted =
        { $n ->
            [0] aucun Forgeron
            [one] un Forgeron
           *[other] { $n } Forgerons
        }
    .the = le Forgeron
    .gender = masculine

dominion-card-spy = Espion
    .text =
        +1 Carte
        +1 Action
        Chacun, vous compris, dévoile la carte du haut de son deck.
        Vous décidez pour chacune : défaussée ou remise en place.
    .counted =
        { $n ->
            [0] aucun Espion
            [one] un Espion
           *[other] { $n } Espions
        }
    .the = l’Espion
    .gender = masculine

dominion-card-thief = Voleur
    .text =
        Chaque adversaire dévoile les 2 cartes du haut de son deck.
        S’il y a un Trésor, vous en faites écarter un.
        Vous pouvez recevoir tout ou partie de ces Trésors écartés.
        Le reste est défaussé.
    .counted =
        { $n ->
            [0] aucun Voleur
            [one] un Voleur
           *[other] { $n } Voleurs
        }
    .the = le Voleur
    .gender = masculine

dominion-card-throne_room = Salle du Trône
    .text =
        Choisissez une Action de votre main et jouez-la 2 fois de suite.
    .counted =
        { $n ->
            [0] aucune Salle du Trône
            [one] une Salle du Trône
           *[other] { $n } Salles du Trône
        }
    .the = la Salle du Trône
    .gender = feminine

dominion-card-village = Village
    .text =
        +1 Carte
        +2 Actions
    .counted =
        { $n ->
            [0] aucun Village
            [one] un Village
           *[other] { $n } Villages
        }
    .the = le Village
    .gender = masculine

dominion-card-witch = Sorcière
    .text =
        +2 Cartes
        Chaque adversaire reçoit une Malédiction.
    .counted =
        { $n ->
            [0] aucune Sorcière
            [one] une Sorcière
           *[other] { $n } Sorcières
        }
    .the = la Sorcière
    .gender = feminine

dominion-card-woodcutter = Bûcheron
    .text =
        +1 Achat
        +2 Pièces
    .counted =
        { $n ->
            [0] aucun Bûcheron
            [one] un Bûcheron
           *[other] { $n } Bûcherons
        }
    .the = le Bûcheron
    .gender = masculine

dominion-card-workshop = Atelier
    .text =
        Recevez une carte coûtant 4 Pièces ou moins.
    .counted =
        { $n ->
            [0] aucun Atelier
            [one] un Atelier
           *[other] { $n } Ateliers
        }
    .the = l’Atelier
    .gender = masculine

## L’Intrigue

dominion-card-baron = Baron
    .text =
        +1 Achat
        Vous pouvez défausser un Domaine : +4 Pièces.
        Sans cela, recevez un Domaine.
    .counted =
        { $n ->
            [0] aucun Baron
            [one] un Baron
           *[other] { $n } Barons
        }
    .the = le Baron
    .gender = masculine

dominion-card-bridge = Pont
    .text =
        +1 Achat
        +1 Pièce
        Jusqu’à la fin du tour, chaque carte, où qu’elle soit, coûte 1 Pièce de moins (minimum 0).
    .counted =
        { $n ->
            [0] aucun Pont
            [one] un Pont
           *[other] { $n } Ponts
        }
    .the = le Pont
    .gender = masculine

dominion-card-conspirator = Conspirateur
    .text =
        +2 Pièces
        Si c’est au moins votre 3e Action jouée ce tour-ci : +1 Carte et +1 Action
    .counted =
        { $n ->
            [0] aucun Conspirateur
            [one] un Conspirateur
           *[other] { $n } Conspirateurs
        }
    .the = le Conspirateur
    .gender = masculine

dominion-card-coppersmith = Chaudronnier
    .text =
        Ce tour-ci, chaque Cuivre joué rapporte 1 Pièce supplémentaire.
    .counted =
        { $n ->
            [0] aucun Chaudronnier
            [one] un Chaudronnier
           *[other] { $n } Chaudronniers
        }
    .the = le Chaudronnier
    .gender = masculine

dominion-card-courtyard = Cour
    .text =
        +3 Cartes
        Puis posez sur votre deck 1 carte de votre main.
    .counted =
        { $n ->
            [0] aucune Cour
            [one] une Cour
           *[other] { $n } Cours
        }
    .the = la Cour
    .gender = feminine

dominion-card-duke = Duc
    .text =
        En fin de partie : 1 PV par Duché possédé.
    .counted =
        { $n ->
            [0] aucun Duc
            [one] un Duc
           *[other] { $n } Ducs
        }
    .the = le Duc
    .gender = masculine

dominion-card-great_hall = Grand Hall
    .text =
        +1 Carte
        +1 Action
        Vaut 1 PV.
    .counted =
        { $n ->
            [0] aucun Grand Hall
            [one] un Grand Hall
           *[other] { $n } Grands Halls
        }
    .the = le Grand Hall
    .gender = masculine

dominion-card-harem = Harem
    .text =
        +2 Pièces
        Vaut 2 PV.
    .counted =
        { $n ->
            [0] aucun Harem
            [one] un Harem
           *[other] { $n } Harems
        }
    .the = le Harem
    .gender = masculine

dominion-card-ironworks = Fonderie
    .text =
        Recevez une carte coûtant 4 Pièces ou moins. Selon ses types :
        Action : +1 Action
        Trésor : +1 Pièce
        Victoire : +1 Carte
    .counted =
        { $n ->
            [0] aucune Fonderie
            [one] une Fonderie
           *[other] { $n } Fonderies
        }
    .the = la Fonderie
    .gender = feminine

dominion-card-masquerade = Mascarade
    .text =
        +2 Cartes
        En même temps, chacun passe 1 carte de sa main à son voisin de gauche.
        Puis vous pouvez écarter 1 carte de votre main.
    .counted =
        { $n ->
            [0] aucune Mascarade
            [one] une Mascarade
           *[other] { $n } Mascarades
        }
    .the = la Mascarade
    .gender = feminine

dominion-card-mining_village = Village minier
    .text =
        +1 Carte
        +2 Actions
        Vous pouvez l’écarter aussitôt : +2 Pièces.
    .counted =
        { $n ->
            [0] aucun Village minier
            [one] un Village minier
           *[other] { $n } Villages miniers
        }
    .the = le Village minier
    .gender = masculine

dominion-card-minion = Larbin
    .text =
        +1 Action
        Au choix : +2 Pièces, ou défaussez votre main et piochez 4 cartes.
        Dans ce second cas, chaque adversaire tenant 5 cartes ou plus en fait autant.
    .counted =
        { $n ->
            [0] aucun Larbin
            [one] un Larbin
           *[other] { $n } Larbins
        }
    .the = le Larbin
    .gender = masculine

dominion-card-nobles = Nobles
    .text =
        Au choix : +3 Cartes, ou +2 Actions.
        Vaut 2 PV.
    .counted =
        { $n ->
            [0] aucune carte Nobles
            [one] une carte Nobles
           *[other] { $n } cartes Nobles
        }
    .the = la carte Nobles
    .gender = feminine

dominion-card-pawn = Pion
    .text =
        Prenez 2 bonus distincts :
        +1 Carte
        +1 Action
        +1 Achat
        +1 Pièce
    .counted =
        { $n ->
            [0] aucun Pion
            [one] un Pion
           *[other] { $n } Pions
        }
    .the = le Pion
    .gender = masculine

dominion-card-saboteur = Saboteur
    .text =
        Chaque adversaire dévoile son deck jusqu’à une carte coûtant 3 Pièces ou plus et l’écarte.
        Il peut recevoir une carte coûtant au moins 2 Pièces de moins.
        Il défausse ses autres cartes dévoilées.
    .counted =
        { $n ->
            [0] aucun Saboteur
            [one] un Saboteur
           *[other] { $n } Saboteurs
        }
    .the = le Saboteur
    .gender = masculine

dominion-card-scout = Éclaireur
    .text =
        +1 Action
        Dévoilez les 4 cartes du haut de votre deck.
        Prenez les Victoires en main ; replacez les autres dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Éclaireur
            [one] un Éclaireur
           *[other] { $n } Éclaireurs
        }
    .the = l’Éclaireur
    .gender = masculine

dominion-card-secret_chamber = Chambre secrète
    .text =
        Défaussez le nombre de cartes voulu ; +1 Pièce pour chacune.
        Réaction : quand un adversaire joue une Attaque, vous pouvez dévoiler Chambre secrète depuis votre main ; piochez alors 2 cartes, puis posez-en 2 de votre main sur votre deck.
    .counted =
        { $n ->
            [0] aucune Chambre secrète
            [one] une Chambre secrète
           *[other] { $n } Chambres secrètes
        }
    .the = la Chambre secrète
    .gender = feminine

dominion-card-shanty_town = Taudis
    .text =
        +2 Actions
        Dévoilez votre main.
        Si aucune Action ne s’y trouve : +2 Cartes
    .counted =
        { $n ->
            [0] aucun Taudis
            [one] un Taudis
           *[other] { $n } Taudis
        }
    .the = le Taudis
    .gender = masculine

dominion-card-steward = Intendant
    .text =
        Au choix :
        +2 Cartes
        +2 Pièces
        Écartez 2 cartes de votre main.
    .counted =
        { $n ->
            [0] aucun Intendant
            [one] un Intendant
           *[other] { $n } Intendants
        }
    .the = l’Intendant
    .gender = masculine

dominion-card-swindler = Escroc
    .text =
        +2 Pièces
        Chaque adversaire écarte la carte du haut de son deck.
        Il reçoit une carte de coût identique, que vous désignez.
    .counted =
        { $n ->
            [0] aucun Escroc
            [one] un Escroc
           *[other] { $n } Escrocs
        }
    .the = l’Escroc
    .gender = masculine

dominion-card-torturer = Bourreau
    .text =
        +3 Cartes
        Chaque adversaire décide : défausser 2 cartes, ou recevoir une Malédiction en main.
    .counted =
        { $n ->
            [0] aucun Bourreau
            [one] un Bourreau
           *[other] { $n } Bourreaux
        }
    .the = le Bourreau
    .gender = masculine

dominion-card-trading_post = Comptoir
    .text =
        Écartez 2 cartes de votre main.
        Si 2 cartes sont écartées, recevez un Argent en main.
    .counted =
        { $n ->
            [0] aucun Comptoir
            [one] un Comptoir
           *[other] { $n } Comptoirs
        }
    .the = le Comptoir
    .gender = masculine

dominion-card-tribute = Hommage
    .text =
        Votre voisin de gauche dévoile puis défausse les 2 cartes du haut de son deck. Par nom différent :
        Action : +2 Actions
        Trésor : +2 Pièces
        Victoire : +2 Cartes
    .counted =
        { $n ->
            [0] aucun Hommage
            [one] un Hommage
           *[other] { $n } Hommages
        }
    .the = l’Hommage
    .gender = masculine

dominion-card-upgrade = Mise à niveau
    .text =
        +1 Carte
        +1 Action
        Écartez 1 carte de votre main ; recevez-en une coûtant exactement 1 Pièce de plus.
    .counted =
        { $n ->
            [0] aucune Mise à niveau
            [one] une Mise à niveau
           *[other] { $n } Mises à niveau
        }
    .the = la Mise à niveau
    .gender = feminine

dominion-card-wishing_well = Puits aux souhaits
    .text =
        +1 Carte
        +1 Action
        Nommez une carte et dévoilez celle du haut de votre deck.
        Si elles concordent, prenez-la en main.
    .counted =
        { $n ->
            [0] aucun Puits aux souhaits
            [one] un Puits aux souhaits
           *[other] { $n } Puits aux souhaits
        }
    .the = le Puits aux souhaits
    .gender = masculine

## Rivages

dominion-card-ambassador = Ambassadeur
    .text =
        Dévoilez 1 carte de votre main.
        Remettez-en de 0 à 2 exemplaires dans la réserve.
        Puis chaque adversaire en reçoit un.
    .counted =
        { $n ->
            [0] aucun Ambassadeur
            [one] un Ambassadeur
           *[other] { $n } Ambassadeurs
        }
    .the = l’Ambassadeur
    .gender = masculine

dominion-card-bazaar = Bazar
    .text =
        +1 Carte
        +2 Actions
        +1 Pièce
    .counted =
        { $n ->
            [0] aucun Bazar
            [one] un Bazar
           *[other] { $n } Bazars
        }
    .the = le Bazar
    .gender = masculine

dominion-card-caravan = Caravane
    .text =
        +1 Carte
        +1 Action
        Début du tour suivant : +1 Carte
    .counted =
        { $n ->
            [0] aucune Caravane
            [one] une Caravane
           *[other] { $n } Caravanes
        }
    .the = la Caravane
    .gender = feminine

dominion-card-cutpurse = Coupeur de bourses
    .text =
        +2 Pièces
        Chaque adversaire défausse 1 Cuivre de sa main.
        S’il n’en a pas, il dévoile sa main.
    .counted =
        { $n ->
            [0] aucun Coupeur de bourses
            [one] un Coupeur de bourses
           *[other] { $n } Coupeurs de bourses
        }
    .the = le Coupeur de bourses
    .gender = masculine

dominion-card-embargo = Embargo
    .text =
        +2 Pièces
        Écartez cette carte et posez un jeton Embargo sur une pile de la réserve.
        Acheter dans une pile fait recevoir une Malédiction par jeton posé dessus.
    .counted =
        { $n ->
            [0] aucun Embargo
            [one] un Embargo
           *[other] { $n } Embargos
        }
    .the = l’Embargo
    .gender = masculine

dominion-card-explorer = Explorateur
    .text =
        Vous pouvez dévoiler une Province tenue en main.
        Si oui, recevez un Or en main.
        Sinon, recevez un Argent en main.
    .counted =
        { $n ->
            [0] aucun Explorateur
            [one] un Explorateur
           *[other] { $n } Explorateurs
        }
    .the = l’Explorateur
    .gender = masculine

dominion-card-fishing_village = Village de pêcheurs
    .text =
        +2 Actions
        +1 Pièce
        Début du tour suivant : +1 Action, +1 Pièce
    .counted =
        { $n ->
            [0] aucun Village de pêcheurs
            [one] un Village de pêcheurs
           *[other] { $n } Villages de pêcheurs
        }
    .the = le Village de pêcheurs
    .gender = masculine

dominion-card-ghost_ship = Vaisseau fantôme
    .text =
        +2 Cartes
        Chaque adversaire tenant plus de 3 cartes pose le surplus, à son choix, sur son deck.
    .counted =
        { $n ->
            [0] aucun Vaisseau fantôme
            [one] un Vaisseau fantôme
           *[other] { $n } Vaisseaux fantômes
        }
    .the = le Vaisseau fantôme
    .gender = masculine

dominion-card-haven = Havre
    .text =
        +1 Carte
        +1 Action
        Mettez de côté 1 carte de votre main, face cachée.
        Début du tour suivant : reprenez-la en main.
    .counted =
        { $n ->
            [0] aucun Havre
            [one] un Havre
           *[other] { $n } Havres
        }
    .the = le Havre
    .gender = masculine

dominion-card-island = Île
    .text =
        Posez cette carte et 1 autre de votre main sur votre plateau Île ; elles y restent jusqu’au décompte.
        Vaut 2 PV.
    .counted =
        { $n ->
            [0] aucune Île
            [one] une Île
           *[other] { $n } Îles
        }
    .the = l’Île
    .gender = feminine

dominion-card-lighthouse = Phare
    .text =
        +1 Action
        +1 Pièce
        Début du tour suivant : +1 Pièce
        Tant qu’il est en jeu : les Attaques adverses sont sans effet sur vous.
    .counted =
        { $n ->
            [0] aucun Phare
            [one] un Phare
           *[other] { $n } Phares
        }
    .the = le Phare
    .gender = masculine

dominion-card-lookout = Vigie
    .text =
        +1 Action
        Consultez les 3 cartes du haut de votre deck.
        Écartez-en une, défaussez-en une autre, remettez la dernière.
    .counted =
        { $n ->
            [0] aucune Vigie
            [one] une Vigie
           *[other] { $n } Vigies
        }
    .the = la Vigie
    .gender = feminine

dominion-card-merchant_ship = Navire marchand
    .text =
        +2 Pièces
        Début du tour suivant : +2 Pièces
    .counted =
        { $n ->
            [0] aucun Navire marchand
            [one] un Navire marchand
           *[other] { $n } Navires marchands
        }
    .the = le Navire marchand
    .gender = masculine

dominion-card-native_village = Village indigène
    .text =
        +2 Actions
        Au choix :
        Posez la carte du haut de votre deck, face cachée, sur votre plateau Village indigène.
        Prenez en main toutes les cartes de ce plateau.
    .counted =
        { $n ->
            [0] aucun Village indigène
            [one] un Village indigène
           *[other] { $n } Villages indigènes
        }
    .the = le Village indigène
    .gender = masculine

dominion-card-navigator = Navigateur
    .text =
        +2 Pièces
        Consultez les 5 cartes du haut de votre deck.
        Défaussez-les toutes, ou replacez-les toutes dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Navigateur
            [one] un Navigateur
           *[other] { $n } Navigateurs
        }
    .the = le Navigateur
    .gender = masculine

dominion-card-outpost = Avant-poste
    .text =
        À l’Ajustement de ce tour, piochez 3 cartes au lieu de 5.
        Puis jouez un tour supplémentaire, sauf si ce devait être votre 3e d’affilée.
    .counted =
        { $n ->
            [0] aucun Avant-poste
            [one] un Avant-poste
           *[other] { $n } Avant-postes
        }
    .the = l’Avant-poste
    .gender = masculine

dominion-card-pearl_diver = Plongeur de perles
    .text =
        +1 Carte
        +1 Action
        Consultez la dernière carte de votre deck.
        Vous pouvez la mettre au-dessus.
    .counted =
        { $n ->
            [0] aucun Plongeur de perles
            [one] un Plongeur de perles
           *[other] { $n } Plongeurs de perles
        }
    .the = le Plongeur de perles
    .gender = masculine

dominion-card-pirate_ship = Bateau pirate
    .text =
        Au choix :
        Chaque adversaire dévoile les 2 cartes du haut de son deck et écarte un Trésor que vous désignez ; le reste est défaussé. Si un Trésor est écarté, prenez un jeton Pièce.
        +1 Pièce par jeton gagné avec vos Bateaux pirates.
    .counted =
        { $n ->
            [0] aucun Bateau pirate
            [one] un Bateau pirate
           *[other] { $n } Bateaux pirates
        }
    .the = le Bateau pirate
    .gender = masculine

dominion-card-salvager = Sauveteur
    .text =
        +1 Achat
        Écartez 1 carte de votre main.
        +1 Pièce par Pièce de son coût
    .counted =
        { $n ->
            [0] aucun Sauveteur
            [one] un Sauveteur
           *[other] { $n } Sauveteurs
        }
    .the = le Sauveteur
    .gender = masculine

dominion-card-sea_hag = Sorcière de mer
    .text =
        Chaque adversaire défausse la carte du haut de son deck, puis reçoit une Malédiction sur ce deck.
    .counted =
        { $n ->
            [0] aucune Sorcière de mer
            [one] une Sorcière de mer
           *[other] { $n } Sorcières de mer
        }
    .the = la Sorcière de mer
    .gender = feminine

dominion-card-smugglers = Contrebandiers
    .text =
        Recevez un exemplaire d’une carte coûtant 6 Pièces ou moins que votre voisin de droite a reçue à son dernier tour.
    .counted =
        { $n ->
            [0] aucune carte Contrebandiers
            [one] une carte Contrebandiers
           *[other] { $n } cartes Contrebandiers
        }
    .the = la carte Contrebandiers
    .gender = feminine

dominion-card-tactician = Tacticien
    .text =
        Défaussez votre main.
        Si une carte au moins est défaussée, début du tour suivant : +5 Cartes, +1 Achat, +1 Action
    .counted =
        { $n ->
            [0] aucun Tacticien
            [one] un Tacticien
           *[other] { $n } Tacticiens
        }
    .the = le Tacticien
    .gender = masculine

dominion-card-treasure_map = Carte aux trésors
    .text =
        Écartez cette carte et une autre Carte aux trésors de votre main.
        Si les 2 sont écartées, recevez 4 Ors sur votre deck.
    .counted =
        { $n ->
            [0] aucune Carte aux trésors
            [one] une Carte aux trésors
           *[other] { $n } Cartes aux trésors
        }
    .the = la Carte aux trésors
    .gender = feminine

dominion-card-treasury = Trésorerie
    .text =
        +1 Carte
        +1 Action
        +1 Pièce
        Défaussée du jeu : sans achat de Victoire ce tour-ci, vous pouvez la poser sur votre deck.
    .counted =
        { $n ->
            [0] aucune Trésorerie
            [one] une Trésorerie
           *[other] { $n } Trésoreries
        }
    .the = la Trésorerie
    .gender = feminine

dominion-card-warehouse = Entrepôt
    .text =
        +3 Cartes
        +1 Action
        Défaussez 3 cartes.
    .counted =
        { $n ->
            [0] aucun Entrepôt
            [one] un Entrepôt
           *[other] { $n } Entrepôts
        }
    .the = l’Entrepôt
    .gender = masculine

dominion-card-wharf = Quai
    .text =
        +2 Cartes
        +1 Achat
        Début du tour suivant : +2 Cartes, +1 Achat
    .counted =
        { $n ->
            [0] aucun Quai
            [one] un Quai
           *[other] { $n } Quais
        }
    .the = le Quai
    .gender = masculine

## Alchimie

dominion-card-alchemist = Alchimiste
    .text =
        +2 Cartes
        +1 Action
        Défaussé du jeu : avec une Potion en jeu, vous pouvez le poser sur votre deck.
    .counted =
        { $n ->
            [0] aucun Alchimiste
            [one] un Alchimiste
           *[other] { $n } Alchimistes
        }
    .the = l’Alchimiste
    .gender = masculine

dominion-card-apothecary = Apothicaire
    .text =
        +1 Carte
        +1 Action
        Dévoilez les 4 cartes du haut de votre deck.
        Prenez Cuivres et Potions en main ; replacez les autres dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Apothicaire
            [one] un Apothicaire
           *[other] { $n } Apothicaires
        }
    .the = l’Apothicaire
    .gender = masculine

dominion-card-apprentice = Apprenti
    .text =
        +1 Action
        Écartez 1 carte de votre main.
        +1 Carte par Pièce de son coût
        +2 Cartes de plus si une Potion en fait partie
    .counted =
        { $n ->
            [0] aucun Apprenti
            [one] un Apprenti
           *[other] { $n } Apprentis
        }
    .the = l’Apprenti
    .gender = masculine

dominion-card-familiar = Familier
    .text =
        +1 Carte
        +1 Action
        Chaque adversaire reçoit une Malédiction.
    .counted =
        { $n ->
            [0] aucun Familier
            [one] un Familier
           *[other] { $n } Familiers
        }
    .the = le Familier
    .gender = masculine

dominion-card-golem = Golem
    .text =
        Dévoilez votre deck carte par carte jusqu’à y trouver 2 Actions autres que Golem.
        Défaussez le reste.
        Jouez ces 2 Actions dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Golem
            [one] un Golem
           *[other] { $n } Golems
        }
    .the = le Golem
    .gender = masculine

dominion-card-herbalist = Herboriste
    .text =
        +1 Achat
        +1 Pièce
        Défaussé du jeu : vous pouvez poser sur votre deck 1 Trésor que vous avez en jeu.
    .counted =
        { $n ->
            [0] aucun Herboriste
            [one] un Herboriste
           *[other] { $n } Herboristes
        }
    .the = l’Herboriste
    .gender = masculine

dominion-card-philosophers_stone = Pierre Philosophale
    .text =
        Quand vous la jouez, comptez ensemble deck et défausse.
        +1 Pièce par lot complet de 5 cartes
    .counted =
        { $n ->
            [0] aucune Pierre Philosophale
            [one] une Pierre Philosophale
           *[other] { $n } Pierres Philosophales
        }
    .the = la Pierre Philosophale
    .gender = feminine

dominion-card-possession = Possession
    .text =
        Après ce tour, votre voisin de gauche joue un tour supplémentaire ; vous voyez ce qu’il voit et décidez de tout.
        Les cartes qu’il devrait y recevoir sont pour vous.
        Ses cartes écartées pendant ce tour sont mises de côté, puis rejoignent sa défausse.
    .counted =
        { $n ->
            [0] aucune Possession
            [one] une Possession
           *[other] { $n } Possessions
        }
    .the = la Possession
    .gender = feminine

dominion-card-scrying_pool = Bassin divinatoire
    .text =
        +1 Action
        Chacun, vous compris, dévoile la carte du haut de son deck ; vous décidez pour chacune : défaussée ou remise en place.
        Puis dévoilez votre deck jusqu’à une carte non Action et prenez toutes ces cartes en main.
    .counted =
        { $n ->
            [0] aucun Bassin divinatoire
            [one] un Bassin divinatoire
           *[other] { $n } Bassins divinatoires
        }
    .the = le Bassin divinatoire
    .gender = masculine

dominion-card-transmute = Transmutation
    .text =
        Écartez 1 carte de votre main. Recevez, selon ses types :
        Action : un Duché
        Trésor : une Transmutation
        Victoire : un Or
    .counted =
        { $n ->
            [0] aucune Transmutation
            [one] une Transmutation
           *[other] { $n } Transmutations
        }
    .the = la Transmutation
    .gender = feminine

dominion-card-university = Université
    .text =
        +2 Actions
        Vous pouvez recevoir une Action coûtant 5 Pièces ou moins.
    .counted =
        { $n ->
            [0] aucune Université
            [one] une Université
           *[other] { $n } Universités
        }
    .the = l’Université
    .gender = feminine

dominion-card-vineyard = Vignoble
    .text =
        En fin de partie : 1 PV par lot complet de 3 Actions possédées.
    .counted =
        { $n ->
            [0] aucun Vignoble
            [one] un Vignoble
           *[other] { $n } Vignobles
        }
    .the = le Vignoble
    .gender = masculine

dominion-card-potion = Potion
    .text =
        +1 Potion
    .counted =
        { $n ->
            [0] aucune Potion
            [one] une Potion
           *[other] { $n } Potions
        }
    .the = la Potion
    .gender = feminine

## Prospérité

dominion-card-bank = Banque
    .text =
        Quand vous la jouez : +1 Pièce par Trésor que vous avez en jeu, Banque comprise
    .counted =
        { $n ->
            [0] aucune Banque
            [one] une Banque
           *[other] { $n } Banques
        }
    .the = la Banque
    .gender = feminine

dominion-card-bishop = Évêque
    .text =
        +1 Pièce
        +1 jeton PV
        Écartez 1 carte de votre main ; prenez en jetons PV la moitié de son coût en Pièces, arrondie vers le bas.
        Puis chaque adversaire peut écarter 1 carte de sa main.
    .counted =
        { $n ->
            [0] aucun Évêque
            [one] un Évêque
           *[other] { $n } Évêques
        }
    .the = l’Évêque
    .gender = masculine

dominion-card-city = Ville
    .text =
        +1 Carte
        +2 Actions
        Si une pile de la réserve est vide : +1 Carte
        Si 2 au moins le sont : aussi +1 Pièce et +1 Achat
    .counted =
        { $n ->
            [0] aucune Ville
            [one] une Ville
           *[other] { $n } Villes
        }
    .the = la Ville
    .gender = feminine

dominion-card-contraband = Contrebande
    .text =
        +3 Pièces
        +1 Achat
        Quand vous la jouez, votre voisin de gauche nomme une carte ; son achat vous est interdit ce tour-ci.
    .counted =
        { $n ->
            [0] aucune Contrebande
            [one] une Contrebande
           *[other] { $n } Contrebandes
        }
    .the = la Contrebande
    .gender = feminine

dominion-card-counting_house = Bureau de comptabilité
    .text =
        Fouillez votre défausse ; dévoilez les Cuivres voulus et prenez-les en main.
    .counted =
        { $n ->
            [0] aucun Bureau de comptabilité
            [one] un Bureau de comptabilité
           *[other] { $n } Bureaux de comptabilité
        }
    .the = le Bureau de comptabilité
    .gender = masculine

dominion-card-expand = Agrandissement
    .text =
        Écartez 1 carte de votre main.
        Recevez-en une coûtant au plus 3 Pièces de plus.
    .counted =
        { $n ->
            [0] aucun Agrandissement
            [one] un Agrandissement
           *[other] { $n } Agrandissements
        }
    .the = l’Agrandissement
    .gender = masculine

dominion-card-forge = Forge
    .text =
        Écartez de votre main le nombre de cartes voulu.
        Recevez une carte dont le coût égale la somme de leurs coûts en Pièces.
    .counted =
        { $n ->
            [0] aucune Forge
            [one] une Forge
           *[other] { $n } Forges
        }
    .the = la Forge
    .gender = feminine

dominion-card-goons = Fiers-à-bras
    .text =
        +1 Achat
        +2 Pièces
        Chaque adversaire défausse jusqu’à ne garder que 3 cartes en main.
        Tant que la carte est en jeu : +1 jeton PV par carte achetée
    .counted =
        { $n ->
            [0] aucune carte Fiers-à-bras
            [one] une carte Fiers-à-bras
           *[other] { $n } cartes Fiers-à-bras
        }
    .the = la carte Fiers-à-bras
    .gender = feminine

dominion-card-grand_market = Grand marché
    .text =
        +1 Carte
        +1 Action
        +1 Achat
        +2 Pièces
        Achat interdit tant que vous avez un Cuivre en jeu.
    .counted =
        { $n ->
            [0] aucun Grand marché
            [one] un Grand marché
           *[other] { $n } Grands marchés
        }
    .the = le Grand marché
    .gender = masculine

dominion-card-hoard = Magot
    .text =
        +2 Pièces
        Tant qu’il est en jeu : chaque Victoire achetée vous fait aussi recevoir un Or.
    .counted =
        { $n ->
            [0] aucun Magot
            [one] un Magot
           *[other] { $n } Magots
        }
    .the = le Magot
    .gender = masculine

dominion-card-kings_court = Cour du Roi
    .text =
        Vous pouvez jouer une Action de votre main 3 fois de suite.
    .counted =
        { $n ->
            [0] aucune Cour du Roi
            [one] une Cour du Roi
           *[other] { $n } Cours du Roi
        }
    .the = la Cour du Roi
    .gender = feminine

dominion-card-loan = Prêt
    .text =
        +1 Pièce
        Quand vous le jouez, dévoilez votre deck jusqu’à un Trésor ; écartez-le ou défaussez-le.
        Défaussez les autres cartes dévoilées.
    .counted =
        { $n ->
            [0] aucun Prêt
            [one] un Prêt
           *[other] { $n } Prêts
        }
    .the = le Prêt
    .gender = masculine

dominion-card-mint = Hôtel de la Monnaie
    .text =
        Vous pouvez dévoiler un Trésor tenu en main pour en recevoir un exemplaire.
        À l’achat : écartez chacun de vos Trésors en jeu.
    .counted =
        { $n ->
            [0] aucun Hôtel de la Monnaie
            [one] un Hôtel de la Monnaie
           *[other] { $n } Hôtels de la Monnaie
        }
    .the = l’Hôtel de la Monnaie
    .gender = masculine

dominion-card-monument = Monument
    .text =
        +2 Pièces
        +1 jeton PV
    .counted =
        { $n ->
            [0] aucun Monument
            [one] un Monument
           *[other] { $n } Monuments
        }
    .the = le Monument
    .gender = masculine

dominion-card-mountebank = Charlatan
    .text =
        +2 Pièces
        Chaque adversaire peut défausser une Malédiction.
        Sinon, il reçoit une Malédiction et un Cuivre.
    .counted =
        { $n ->
            [0] aucun Charlatan
            [one] un Charlatan
           *[other] { $n } Charlatans
        }
    .the = le Charlatan
    .gender = masculine

dominion-card-peddler = Colporteur
    .text =
        +1 Carte
        +1 Action
        +1 Pièce
        En phase Achat, coûte 2 Pièces de moins par Action que vous avez en jeu (minimum 0).
    .counted =
        { $n ->
            [0] aucun Colporteur
            [one] un Colporteur
           *[other] { $n } Colporteurs
        }
    .the = le Colporteur
    .gender = masculine

dominion-card-quarry = Carrière
    .text =
        +1 Pièce
        Tant qu’elle est en jeu : les Actions coûtent 2 Pièces de moins (minimum 0).
    .counted =
        { $n ->
            [0] aucune Carrière
            [one] une Carrière
           *[other] { $n } Carrières
        }
    .the = la Carrière
    .gender = feminine

dominion-card-rabble = Foule
    .text =
        +3 Cartes
        Chaque adversaire dévoile les 3 cartes du haut de son deck.
        Il défausse Actions et Trésors et replace les autres dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucune Foule
            [one] une Foule
           *[other] { $n } Foules
        }
    .the = la Foule
    .gender = feminine

dominion-card-royal_seal = Sceau Royal
    .text =
        +2 Pièces
        Tant qu’il est en jeu : chaque carte que vous recevez peut aller sur votre deck.
    .counted =
        { $n ->
            [0] aucun Sceau Royal
            [one] un Sceau Royal
           *[other] { $n } Sceaux Royaux
        }
    .the = le Sceau Royal
    .gender = masculine

dominion-card-talisman = Talisman
    .text =
        +1 Pièce
        Tant qu’il est en jeu : toute carte non Victoire coûtant 4 Pièces ou moins que vous achetez vous en fait recevoir une seconde.
    .counted =
        { $n ->
            [0] aucun Talisman
            [one] un Talisman
           *[other] { $n } Talismans
        }
    .the = le Talisman
    .gender = masculine

dominion-card-trade_route = Route commerciale
    .text =
        +1 Achat
        +1 Pièce par jeton posé sur son plateau
        Écartez 1 carte de votre main.
        Mise en place : un jeton sur chaque pile Victoire ; la première carte reçue d’une pile envoie son jeton sur le plateau.
    .counted =
        { $n ->
            [0] aucune Route commerciale
            [one] une Route commerciale
           *[other] { $n } Routes commerciales
        }
    .the = la Route commerciale
    .gender = feminine

dominion-card-vault = Chambre forte
    .text =
        +2 Cartes
        Défaussez le nombre de cartes voulu ; +1 Pièce pour chacune.
        Puis chaque adversaire peut défausser 2 cartes pour en piocher 1.
    .counted =
        { $n ->
            [0] aucune Chambre forte
            [one] une Chambre forte
           *[other] { $n } Chambres fortes
        }
    .the = la Chambre forte
    .gender = feminine

dominion-card-venture = Entreprise risquée
    .text =
        +1 Pièce
        Quand vous la jouez, dévoilez votre deck jusqu’à un Trésor.
        Défaussez le reste et jouez ce Trésor.
    .counted =
        { $n ->
            [0] aucune Entreprise risquée
            [one] une Entreprise risquée
           *[other] { $n } Entreprises risquées
        }
    .the = l’Entreprise risquée
    .gender = feminine

dominion-card-watchtower = Mirador
    .text =
        Piochez jusqu’à tenir 6 cartes.
        Réaction : pour toute carte que vous recevez, vous pouvez dévoiler Mirador depuis votre main ; écartez cette carte ou posez-la sur votre deck.
    .counted =
        { $n ->
            [0] aucun Mirador
            [one] un Mirador
           *[other] { $n } Miradors
        }
    .the = le Mirador
    .gender = masculine

dominion-card-workers_village = Village ouvrier
    .text =
        +1 Carte
        +2 Actions
        +1 Achat
    .counted =
        { $n ->
            [0] aucun Village ouvrier
            [one] un Village ouvrier
           *[other] { $n } Villages ouvriers
        }
    .the = le Village ouvrier
    .gender = masculine

dominion-card-platinum = Platine
    .text =
        +5 Pièces
    .counted =
        { $n ->
            [0] aucun Platine
            [one] un Platine
           *[other] { $n } Platines
        }
    .the = le Platine
    .gender = masculine

dominion-card-colony = Colonie
    .text =
        Vaut 10 PV.
    .counted =
        { $n ->
            [0] aucune Colonie
            [one] une Colonie
           *[other] { $n } Colonies
        }
    .the = la Colonie
    .gender = feminine

## Abondance

dominion-card-fairgrounds = Champ de foire
    .text =
        En fin de partie : 2 PV par lot complet de 5 noms différents parmi vos cartes.
    .counted =
        { $n ->
            [0] aucun Champ de foire
            [one] un Champ de foire
           *[other] { $n } Champs de foire
        }
    .the = le Champ de foire
    .gender = masculine

dominion-card-farming_village = Village agricole
    .text =
        +2 Actions
        Dévoilez votre deck jusqu’à une Action ou un Trésor ; prenez cette carte en main.
        Défaussez les autres cartes dévoilées.
    .counted =
        { $n ->
            [0] aucun Village agricole
            [one] un Village agricole
           *[other] { $n } Villages agricoles
        }
    .the = le Village agricole
    .gender = masculine

dominion-card-fortune_teller = Diseuse de bonne aventure
    .text =
        +2 Pièces
        Chaque adversaire dévoile son deck jusqu’à une Victoire ou une Malédiction et remet cette carte dessus.
        Il défausse ses autres cartes dévoilées.
    .counted =
        { $n ->
            [0] aucune Diseuse de bonne aventure
            [one] une Diseuse de bonne aventure
           *[other] { $n } Diseuses de bonne aventure
        }
    .the = la Diseuse de bonne aventure
    .gender = feminine

dominion-card-hamlet = Hameau
    .text =
        +1 Carte
        +1 Action
        Vous pouvez défausser 1 carte : +1 Action
        Vous pouvez défausser 1 carte : +1 Achat
    .counted =
        { $n ->
            [0] aucun Hameau
            [one] un Hameau
           *[other] { $n } Hameaux
        }
    .the = le Hameau
    .gender = masculine

dominion-card-harvest = Récolte
    .text =
        Dévoilez puis défaussez les 4 cartes du haut de votre deck.
        +1 Pièce par nom différent parmi elles
    .counted =
        { $n ->
            [0] aucune Récolte
            [one] une Récolte
           *[other] { $n } Récoltes
        }
    .the = la Récolte
    .gender = feminine

dominion-card-horn_of_plenty = Corne d’abondance
    .text =
        Quand vous la jouez : recevez une carte coûtant au plus 1 Pièce par nom différent parmi vos cartes en jeu (celle-ci compte).
        Si c’est une Victoire, écartez Corne d’abondance.
    .counted =
        { $n ->
            [0] aucune Corne d’abondance
            [one] une Corne d’abondance
           *[other] { $n } Cornes d’abondance
        }
    .the = la Corne d’abondance
    .gender = feminine

dominion-card-horse_traders = Maquignons
    .text =
        +1 Achat
        +3 Pièces
        Défaussez 2 cartes.
        Réaction : quand un adversaire joue une Attaque, vous pouvez mettre cette carte de côté depuis votre main. Début du tour suivant : +1 Carte et reprenez-la en main.
    .counted =
        { $n ->
            [0] aucune carte Maquignons
            [one] une carte Maquignons
           *[other] { $n } cartes Maquignons
        }
    .the = la carte Maquignons
    .gender = feminine

dominion-card-hunting_party = Chasseurs
    .text =
        +1 Carte
        +1 Action
        Dévoilez votre main, puis votre deck jusqu’à une carte dont le nom manque dans votre main.
        Prenez-la en main ; défaussez les autres cartes dévoilées du deck.
    .counted =
        { $n ->
            [0] aucune carte Chasseurs
            [one] une carte Chasseurs
           *[other] { $n } cartes Chasseurs
        }
    .the = la carte Chasseurs
    .gender = feminine

dominion-card-jester = Bouffon
    .text =
        +2 Pièces
        Chaque adversaire défausse la carte du haut de son deck.
        Une Victoire : il reçoit une Malédiction.
        Une autre carte : vous choisissez qui de vous deux en reçoit un exemplaire.
    .counted =
        { $n ->
            [0] aucun Bouffon
            [one] un Bouffon
           *[other] { $n } Bouffons
        }
    .the = le Bouffon
    .gender = masculine

dominion-card-menagerie = Ménagerie
    .text =
        +1 Action
        Dévoilez votre main.
        Si tous les noms diffèrent : +3 Cartes
        Sinon : +1 Carte
    .counted =
        { $n ->
            [0] aucune Ménagerie
            [one] une Ménagerie
           *[other] { $n } Ménageries
        }
    .the = la Ménagerie
    .gender = feminine

dominion-card-remake = Renouvellement
    .text =
        Deux fois de suite : écartez 1 carte de votre main ; recevez-en une coûtant exactement 1 Pièce de plus.
    .counted =
        { $n ->
            [0] aucun Renouvellement
            [one] un Renouvellement
           *[other] { $n } Renouvellements
        }
    .the = le Renouvellement
    .gender = masculine

dominion-card-tournament = Tournoi
    .text =
        +1 Action
        Chacun peut dévoiler une Province tenue en main.
        Si vous en dévoilez une : défaussez-la, puis recevez sur votre deck le Prix voulu ou un Duché.
        Si aucun adversaire ne le fait : +1 Carte, +1 Pièce
    .counted =
        { $n ->
            [0] aucun Tournoi
            [one] un Tournoi
           *[other] { $n } Tournois
        }
    .the = le Tournoi
    .gender = masculine

dominion-card-young_witch = Jeune sorcière
    .text =
        +2 Cartes
        Défaussez 2 cartes.
        Chaque adversaire peut dévoiler un Fléau tenu en main ; sinon, il reçoit une Malédiction.
        Mise en place : une 11e pile Royaume à 2 ou 3 Pièces ; ses cartes sont les Fléaux.
    .counted =
        { $n ->
            [0] aucune Jeune sorcière
            [one] une Jeune sorcière
           *[other] { $n } Jeunes sorcières
        }
    .the = la Jeune sorcière
    .gender = feminine

dominion-card-bag_of_gold = Sac d’or
    .text =
        +1 Action
        Recevez un Or sur votre deck.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Sac d’or
            [one] un Sac d’or
           *[other] { $n } Sacs d’or
        }
    .the = le Sac d’or
    .gender = masculine

dominion-card-diadem = Diadème
    .text =
        +2 Pièces
        Quand vous le jouez : +1 Pièce de plus par Action restante
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Diadème
            [one] un Diadème
           *[other] { $n } Diadèmes
        }
    .the = le Diadème
    .gender = masculine

dominion-card-followers = Partisans
    .text =
        +2 Cartes
        Recevez un Domaine.
        Chaque adversaire reçoit une Malédiction ; ensuite, chacun défausse jusqu’à ne garder que 3 cartes en main.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucune carte Partisans
            [one] une carte Partisans
           *[other] { $n } cartes Partisans
        }
    .the = la carte Partisans
    .gender = feminine

dominion-card-princess = Princesse
    .text =
        +1 Achat
        Tant qu’elle est en jeu : toutes les cartes coûtent 2 Pièces de moins (minimum 0).
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucune Princesse
            [one] une Princesse
           *[other] { $n } Princesses
        }
    .the = la Princesse
    .gender = feminine

dominion-card-trusty_steed = Fidèle destrier
    .text =
        Prenez 2 options distinctes :
        +2 Cartes
        +2 Actions
        +2 Pièces
        Recevez 4 Argents, puis versez votre deck dans votre défausse.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Fidèle destrier
            [one] un Fidèle destrier
           *[other] { $n } Fidèles destriers
        }
    .the = le Fidèle destrier
    .gender = masculine

## L’Arrière-pays

dominion-card-border_village = Village frontalier
    .text =
        +1 Carte
        +2 Actions
        À la réception : recevez aussi une carte moins chère.
    .counted =
        { $n ->
            [0] aucun Village frontalier
            [one] un Village frontalier
           *[other] { $n } Villages frontaliers
        }
    .the = le Village frontalier
    .gender = masculine

dominion-card-cache = Cache
    .text =
        +3 Pièces
        À la réception : recevez aussi 2 Cuivres.
    .counted =
        { $n ->
            [0] aucune Cache
            [one] une Cache
           *[other] { $n } Caches
        }
    .the = la Cache
    .gender = feminine

dominion-card-cartographer = Cartographe
    .text =
        +1 Carte
        +1 Action
        Consultez les 4 cartes du haut de votre deck.
        Défaussez celles que vous voulez ; replacez les autres dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Cartographe
            [one] un Cartographe
           *[other] { $n } Cartographes
        }
    .the = le Cartographe
    .gender = masculine

dominion-card-crossroads = Carrefour
    .text =
        Dévoilez votre main.
        +1 Carte par Victoire qui s’y trouve
        Si c’est le premier Carrefour du tour : +3 Actions
    .counted =
        { $n ->
            [0] aucun Carrefour
            [one] un Carrefour
           *[other] { $n } Carrefours
        }
    .the = le Carrefour
    .gender = masculine

dominion-card-develop = Développement
    .text =
        Écartez 1 carte de votre main.
        Recevez sur votre deck, dans l’ordre voulu, une carte à exactement 1 Pièce de plus et une à exactement 1 Pièce de moins.
    .counted =
        { $n ->
            [0] aucun Développement
            [one] un Développement
           *[other] { $n } Développements
        }
    .the = le Développement
    .gender = masculine

dominion-card-duchess = Duchesse
    .text =
        +2 Pièces
        Chacun, vous compris, consulte la carte du haut de son deck et la défausse ou la laisse.
        Dans ces parties : qui reçoit un Duché peut recevoir aussi une Duchesse.
    .counted =
        { $n ->
            [0] aucune Duchesse
            [one] une Duchesse
           *[other] { $n } Duchesses
        }
    .the = la Duchesse
    .gender = feminine

dominion-card-embassy = Ambassade
    .text =
        +5 Cartes
        Défaussez 3 cartes.
        À la réception : chaque adversaire reçoit un Argent.
    .counted =
        { $n ->
            [0] aucune Ambassade
            [one] une Ambassade
           *[other] { $n } Ambassades
        }
    .the = l’Ambassade
    .gender = feminine

dominion-card-farmland = Terre agricole
    .text =
        Vaut 2 PV.
        À l’achat : écartez 1 carte de votre main ; recevez-en une coûtant exactement 2 Pièces de plus.
    .counted =
        { $n ->
            [0] aucune Terre agricole
            [one] une Terre agricole
           *[other] { $n } Terres agricoles
        }
    .the = la Terre agricole
    .gender = feminine

dominion-card-fools_gold = Or des fous
    .text =
        Premier joué ce tour-ci : +1 Pièce
        Chacun des suivants : +4 Pièces
        Réaction : si un adversaire reçoit une Province, vous pouvez écarter Or des fous depuis votre main ; dans ce cas, recevez un Or sur votre deck.
    .counted =
        { $n ->
            [0] aucun Or des fous
            [one] un Or des fous
           *[other] { $n } Ors des fous
        }
    .the = l’Or des fous
    .gender = masculine

dominion-card-haggler = Marchandeur
    .text =
        +2 Pièces
        Tant qu’il est en jeu : pour chaque carte achetée, recevez-en une moins chère, non Victoire.
    .counted =
        { $n ->
            [0] aucun Marchandeur
            [one] un Marchandeur
           *[other] { $n } Marchandeurs
        }
    .the = le Marchandeur
    .gender = masculine

dominion-card-highway = Route
    .text =
        +1 Carte
        +1 Action
        Tant qu’elle est en jeu : toutes les cartes coûtent 1 Pièce de moins (minimum 0).
    .counted =
        { $n ->
            [0] aucune Route
            [one] une Route
           *[other] { $n } Routes
        }
    .the = la Route
    .gender = feminine

dominion-card-ill_gotten_gains = Argent noir
    .text =
        +1 Pièce
        Quand vous le jouez : vous pouvez recevoir un Cuivre en main.
        À la réception : chaque adversaire reçoit une Malédiction.
    .counted =
        { $n ->
            [0] aucun Argent noir
            [one] un Argent noir
           *[other] { $n } Argents noirs
        }
    .the = l’Argent noir
    .gender = masculine

dominion-card-inn = Auberge
    .text =
        +2 Cartes
        +2 Actions
        Défaussez 2 cartes.
        À la réception : vous pouvez dévoiler des Actions de votre défausse, celle-ci comprise, et les mélanger à votre deck.
    .counted =
        { $n ->
            [0] aucune Auberge
            [one] une Auberge
           *[other] { $n } Auberges
        }
    .the = l’Auberge
    .gender = feminine

dominion-card-jack_of_all_trades = Touche-à-tout
    .text =
        Recevez un Argent.
        Consultez la carte du haut de votre deck ; défaussez-la ou laissez-la.
        Piochez jusqu’à tenir 5 cartes.
        Vous pouvez écarter de votre main 1 carte non Trésor.
    .counted =
        { $n ->
            [0] aucun Touche-à-tout
            [one] un Touche-à-tout
           *[other] { $n } Touche-à-tout
        }
    .the = le Touche-à-tout
    .gender = masculine

dominion-card-mandarin = Mandarin
    .text =
        +3 Pièces
        Posez sur votre deck 1 carte de votre main.
        À la réception : posez tous vos Trésors en jeu sur votre deck, dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Mandarin
            [one] un Mandarin
           *[other] { $n } Mandarins
        }
    .the = le Mandarin
    .gender = masculine

dominion-card-margrave = Margrave
    .text =
        +3 Cartes
        +1 Achat
        Chaque adversaire pioche 1 carte, puis défausse jusqu’à n’en garder que 3.
    .counted =
        { $n ->
            [0] aucun Margrave
            [one] un Margrave
           *[other] { $n } Margraves
        }
    .the = le Margrave
    .gender = masculine

dominion-card-noble_brigand = Noble brigand
    .text =
        +1 Pièce
        Joué ou acheté : chaque adversaire dévoile les 2 cartes du haut de son deck ; un Argent ou un Or que vous désignez est écarté, le reste défaussé.
        Sans aucun Trésor dévoilé, il reçoit un Cuivre.
        Vous recevez tout ce qui est ainsi écarté.
    .counted =
        { $n ->
            [0] aucun Noble brigand
            [one] un Noble brigand
           *[other] { $n } Nobles brigands
        }
    .the = le Noble brigand
    .gender = masculine

dominion-card-nomad_camp = Campement nomade
    .text =
        +1 Achat
        +2 Pièces
        À la réception : il va sur votre deck.
    .counted =
        { $n ->
            [0] aucun Campement nomade
            [one] un Campement nomade
           *[other] { $n } Campements nomades
        }
    .the = le Campement nomade
    .gender = masculine

dominion-card-oasis = Oasis
    .text =
        +1 Carte
        +1 Action
        +1 Pièce
        Défaussez 1 carte.
    .counted =
        { $n ->
            [0] aucune Oasis
            [one] une Oasis
           *[other] { $n } Oasis
        }
    .the = l’Oasis
    .gender = feminine

dominion-card-oracle = Oracle
    .text =
        Chacun, vous compris, dévoile les 2 cartes du haut de son deck.
        Vous décidez par joueur : les 2 défaussées, ou remises dans l’ordre voulu par lui.
        Puis : +2 Cartes
    .counted =
        { $n ->
            [0] aucun Oracle
            [one] un Oracle
           *[other] { $n } Oracles
        }
    .the = l’Oracle
    .gender = masculine

dominion-card-scheme = Complot
    .text =
        +1 Carte
        +1 Action
        Quand l’Ajustement débute, vous pouvez désigner une de vos Actions en jeu ; défaussée du jeu ce tour-ci, elle va sur votre deck.
    .counted =
        { $n ->
            [0] aucun Complot
            [one] un Complot
           *[other] { $n } Complots
        }
    .the = le Complot
    .gender = masculine

dominion-card-silk_road = Route de la soie
    .text =
        En fin de partie : 1 PV par lot complet de 4 Victoires possédées.
    .counted =
        { $n ->
            [0] aucune Route de la soie
            [one] une Route de la soie
           *[other] { $n } Routes de la soie
        }
    .the = la Route de la soie
    .gender = feminine

dominion-card-spice_merchant = Marchand d’épices
    .text =
        Vous pouvez écarter de votre main un Trésor.
        Si oui, au choix : +1 Action et +2 Cartes, ou +1 Achat et +2 Pièces.
    .counted =
        { $n ->
            [0] aucun Marchand d’épices
            [one] un Marchand d’épices
           *[other] { $n } Marchands d’épices
        }
    .the = le Marchand d’épices
    .gender = masculine

dominion-card-stables = Écuries
    .text =
        Vous pouvez défausser un Trésor.
        Si oui : +1 Action et +3 Cartes
    .counted =
        { $n ->
            [0] aucune carte Écuries
            [one] une carte Écuries
           *[other] { $n } cartes Écuries
        }
    .the = la carte Écuries
    .gender = feminine

dominion-card-trader = Troqueuse
    .text =
        Écartez 1 carte de votre main.
        Recevez 1 Argent par Pièce de son coût.
        Réaction : avant de recevoir une carte, vous pouvez dévoiler Troqueuse depuis votre main ; recevez un Argent à la place.
    .counted =
        { $n ->
            [0] aucune Troqueuse
            [one] une Troqueuse
           *[other] { $n } Troqueuses
        }
    .the = la Troqueuse
    .gender = feminine

dominion-card-tunnel = Tunnel
    .text =
        Vaut 2 PV.
        Réaction : s’il est défaussé hors Ajustement, vous pouvez le dévoiler pour recevoir un Or.
    .counted =
        { $n ->
            [0] aucun Tunnel
            [one] un Tunnel
           *[other] { $n } Tunnels
        }
    .the = le Tunnel
    .gender = masculine

## Âge des ténèbres

dominion-card-altar = Autel
    .text =
        Écartez 1 carte de votre main.
        Recevez une carte coûtant 5 Pièces ou moins.
    .counted =
        { $n ->
            [0] aucun Autel
            [one] un Autel
           *[other] { $n } Autels
        }
    .the = l’Autel
    .gender = masculine

dominion-card-armory = Armurerie
    .text =
        Recevez sur votre deck une carte coûtant 4 Pièces ou moins.
    .counted =
        { $n ->
            [0] aucune Armurerie
            [one] une Armurerie
           *[other] { $n } Armureries
        }
    .the = l’Armurerie
    .gender = feminine

dominion-card-band_of_misfits = Malfaiteurs
    .text =
        Choisissez une Action moins chère, visible dans la réserve.
        La carte Malfaiteurs est jouée comme cette Action et en tient lieu jusqu’à sa sortie du jeu.
    .counted =
        { $n ->
            [0] aucune carte Malfaiteurs
            [one] une carte Malfaiteurs
           *[other] { $n } cartes Malfaiteurs
        }
    .the = la carte Malfaiteurs
    .gender = feminine

dominion-card-bandit_camp = Camp de bandits
    .text =
        +1 Carte
        +2 Actions
        Recevez un Butin.
    .counted =
        { $n ->
            [0] aucun Camp de bandits
            [one] un Camp de bandits
           *[other] { $n } Camps de bandits
        }
    .the = le Camp de bandits
    .gender = masculine

dominion-card-beggar = Mendiant
    .text =
        Recevez 3 Cuivres en main.
        Réaction : quand un adversaire joue une Attaque, vous pouvez défausser Mendiant depuis votre main ; si oui, recevez 2 Argents, le premier sur votre deck.
    .counted =
        { $n ->
            [0] aucun Mendiant
            [one] un Mendiant
           *[other] { $n } Mendiants
        }
    .the = le Mendiant
    .gender = masculine

dominion-card-catacombs = Catacombes
    .text =
        Consultez les 3 cartes du haut de votre deck.
        Prenez-les toutes en main, ou défaussez-les toutes et piochez 3 cartes.
        Quand on l’écarte : recevez une carte moins chère.
    .counted =
        { $n ->
            [0] aucune carte Catacombes
            [one] une carte Catacombes
           *[other] { $n } cartes Catacombes
        }
    .the = la carte Catacombes
    .gender = feminine

dominion-card-count = Comte
    .text =
        Au choix : défaussez 2 cartes, posez sur votre deck 1 carte de votre main, ou recevez un Cuivre.
        Puis au choix : +3 Pièces, écartez toute votre main, ou recevez un Duché.
    .counted =
        { $n ->
            [0] aucun Comte
            [one] un Comte
           *[other] { $n } Comtes
        }
    .the = le Comte
    .gender = masculine

dominion-card-counterfeit = Contrefaçon
    .text =
        +1 Pièce
        +1 Achat
        Quand vous la jouez : vous pouvez jouer 2 fois un autre Trésor de votre main, puis l’écarter.
    .counted =
        { $n ->
            [0] aucune Contrefaçon
            [one] une Contrefaçon
           *[other] { $n } Contrefaçons
        }
    .the = la Contrefaçon
    .gender = feminine

dominion-card-cultist = Cultiste
    .text =
        +2 Cartes
        Chaque adversaire reçoit une carte Ruines.
        Vous pouvez ensuite jouer un autre Cultiste de votre main.
        Quand on l’écarte : +3 Cartes
    .counted =
        { $n ->
            [0] aucun Cultiste
            [one] un Cultiste
           *[other] { $n } Cultistes
        }
    .the = le Cultiste
    .gender = masculine

dominion-card-death_cart = Charrette de cadavres
    .text =
        +5 Pièces
        Vous pouvez écarter une Action de votre main ; sinon, écartez Charrette de cadavres.
        À la réception : recevez aussi 2 cartes Ruines.
    .counted =
        { $n ->
            [0] aucune Charrette de cadavres
            [one] une Charrette de cadavres
           *[other] { $n } Charrettes de cadavres
        }
    .the = la Charrette de cadavres
    .gender = feminine

dominion-card-feodum = Fief
    .text =
        En fin de partie : 1 PV par lot complet de 3 Argents possédés.
        Quand on l’écarte : recevez 3 Argents.
    .counted =
        { $n ->
            [0] aucun Fief
            [one] un Fief
           *[other] { $n } Fiefs
        }
    .the = le Fief
    .gender = masculine

dominion-card-forager = Cueilleur
    .text =
        +1 Action
        +1 Achat
        Écartez 1 carte de votre main.
        +1 Pièce par Trésor différent présent au rebut
    .counted =
        { $n ->
            [0] aucun Cueilleur
            [one] un Cueilleur
           *[other] { $n } Cueilleurs
        }
    .the = le Cueilleur
    .gender = masculine

dominion-card-fortress = Forteresse
    .text =
        +1 Carte
        +2 Actions
        Quand on l’écarte : elle revient en main.
    .counted =
        { $n ->
            [0] aucune Forteresse
            [one] une Forteresse
           *[other] { $n } Forteresses
        }
    .the = la Forteresse
    .gender = feminine

dominion-card-graverobber = Pilleur de tombes
    .text =
        Au choix :
        Du rebut, recevez sur votre deck une carte de 3 à 6 Pièces.
        Écartez une Action de votre main ; recevez une carte à 3 Pièces de plus au maximum.
    .counted =
        { $n ->
            [0] aucun Pilleur de tombes
            [one] un Pilleur de tombes
           *[other] { $n } Pilleurs de tombes
        }
    .the = le Pilleur de tombes
    .gender = masculine

dominion-card-hermit = Ermite
    .text =
        Consultez votre défausse.
        Vous pouvez écarter 1 carte non Trésor prise là ou dans votre main.
        Recevez une carte coûtant 3 Pièces ou moins.
        Défaussé du jeu : sans aucun achat ce tour-ci, il est écarté et vous recevez un Fou.
    .counted =
        { $n ->
            [0] aucun Ermite
            [one] un Ermite
           *[other] { $n } Ermites
        }
    .the = l’Ermite
    .gender = masculine

dominion-card-hunting_grounds = Territoire de chasse
    .text =
        +4 Cartes
        Quand on l’écarte : recevez 3 Domaines ou un Duché.
    .counted =
        { $n ->
            [0] aucun Territoire de chasse
            [one] un Territoire de chasse
           *[other] { $n } Territoires de chasse
        }
    .the = le Territoire de chasse
    .gender = masculine

dominion-card-ironmonger = Ferronnier
    .text =
        +1 Carte
        +1 Action
        Dévoilez la carte du haut de votre deck ; défaussez-la ou laissez-la. Selon ses types :
        Action : +1 Action
        Trésor : +1 Pièce
        Victoire : +1 Carte
    .counted =
        { $n ->
            [0] aucun Ferronnier
            [one] un Ferronnier
           *[other] { $n } Ferronniers
        }
    .the = le Ferronnier
    .gender = masculine

dominion-card-junk_dealer = Brocanteur
    .text =
        +1 Carte
        +1 Action
        +1 Pièce
        Écartez 1 carte de votre main.
    .counted =
        { $n ->
            [0] aucun Brocanteur
            [one] un Brocanteur
           *[other] { $n } Brocanteurs
        }
    .the = le Brocanteur
    .gender = masculine

dominion-card-knights = Chevalier
    .text =
        Pile mélangée de 10 Chevaliers différents ; seul le premier est visible et disponible.
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun Chevalier
            [one] un Chevalier
           *[other] { $n } Chevaliers
        }
    .the = le Chevalier
    .gender = masculine

dominion-card-marauder = Maraudeur
    .text =
        Recevez un Butin.
        Chaque adversaire reçoit une carte Ruines.
    .counted =
        { $n ->
            [0] aucun Maraudeur
            [one] un Maraudeur
           *[other] { $n } Maraudeurs
        }
    .the = le Maraudeur
    .gender = masculine

dominion-card-market_square = Place du marché
    .text =
        +1 Carte
        +1 Action
        +1 Achat
        Réaction : vous pouvez la défausser depuis votre main quand une de vos cartes est écartée ; si oui, recevez un Or.
    .counted =
        { $n ->
            [0] aucune Place du marché
            [one] une Place du marché
           *[other] { $n } Places du marché
        }
    .the = la Place du marché
    .gender = feminine

dominion-card-mystic = Mystique
    .text =
        +1 Action
        +2 Pièces
        Nommez une carte et dévoilez celle du haut de votre deck.
        Si elles concordent, prenez-la en main.
    .counted =
        { $n ->
            [0] aucun Mystique
            [one] un Mystique
           *[other] { $n } Mystiques
        }
    .the = le Mystique
    .gender = masculine

dominion-card-pillage = Pillage
    .text =
        Écartez cette carte.
        Chaque adversaire tenant au moins 5 cartes dévoile sa main et défausse celle que vous désignez.
        Recevez 2 Butins.
    .counted =
        { $n ->
            [0] aucun Pillage
            [one] un Pillage
           *[other] { $n } Pillages
        }
    .the = le Pillage
    .gender = masculine

dominion-card-poor_house = Hospice
    .text =
        +4 Pièces
        Dévoilez votre main.
        -1 Pièce par Trésor qui s’y trouve (jamais sous 0)
    .counted =
        { $n ->
            [0] aucun Hospice
            [one] un Hospice
           *[other] { $n } Hospices
        }
    .the = l’Hospice
    .gender = masculine

dominion-card-procession = Procession
    .text =
        Vous pouvez jouer 2 fois de suite une Action de votre main.
        Puis écartez-la et recevez une Action coûtant exactement 1 Pièce de plus.
    .counted =
        { $n ->
            [0] aucune Procession
            [one] une Procession
           *[other] { $n } Processions
        }
    .the = la Procession
    .gender = feminine

dominion-card-rats = Rats
    .text =
        +1 Carte
        +1 Action
        Recevez une carte Rats.
        Écartez de votre main 1 carte autre que Rats ; si vous n’avez que des Rats, dévoilez votre main.
        Quand on l’écarte : +1 Carte
    .counted =
        { $n ->
            [0] aucune carte Rats
            [one] une carte Rats
           *[other] { $n } cartes Rats
        }
    .the = la carte Rats
    .gender = feminine

dominion-card-rebuild = Reconstruction
    .text =
        +1 Action
        Nommez une carte.
        Dévoilez votre deck jusqu’à une Victoire d’un autre nom ; défaussez le reste.
        Écartez cette Victoire et recevez une Victoire coûtant au plus 3 Pièces de plus.
    .counted =
        { $n ->
            [0] aucune Reconstruction
            [one] une Reconstruction
           *[other] { $n } Reconstructions
        }
    .the = la Reconstruction
    .gender = feminine

dominion-card-rogue = Bandit
    .text =
        +2 Pièces
        Si le rebut contient des cartes de 3 à 6 Pièces, recevez-en une.
        Sinon, chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
    .counted =
        { $n ->
            [0] aucun Bandit
            [one] un Bandit
           *[other] { $n } Bandits
        }
    .the = le Bandit
    .gender = masculine

dominion-card-sage = Sage
    .text =
        +1 Action
        Dévoilez votre deck jusqu’à une carte coûtant au moins 3 Pièces ; prenez-la en main.
        Défaussez les autres cartes dévoilées.
    .counted =
        { $n ->
            [0] aucun Sage
            [one] un Sage
           *[other] { $n } Sages
        }
    .the = le Sage
    .gender = masculine

dominion-card-scavenger = Pilleur
    .text =
        +2 Pièces
        Vous pouvez verser tout votre deck dans votre défausse.
        Puis posez 1 carte de votre défausse sur votre deck.
    .counted =
        { $n ->
            [0] aucun Pilleur
            [one] un Pilleur
           *[other] { $n } Pilleurs
        }
    .the = le Pilleur
    .gender = masculine

dominion-card-squire = Écuyer
    .text =
        +1 Pièce
        Au choix : recevez un Argent, +2 Achats, ou +2 Actions.
        Quand on l’écarte : recevez une Attaque de la réserve.
    .counted =
        { $n ->
            [0] aucun Écuyer
            [one] un Écuyer
           *[other] { $n } Écuyers
        }
    .the = l’Écuyer
    .gender = masculine

dominion-card-storeroom = Salle d’entreposage
    .text =
        +1 Achat
        Défaussez le nombre de cartes voulu, puis piochez-en autant.
        Défaussez encore le nombre voulu ; +1 Pièce pour chacune de celles-ci.
    .counted =
        { $n ->
            [0] aucune Salle d’entreposage
            [one] une Salle d’entreposage
           *[other] { $n } Salles d’entreposage
        }
    .the = la Salle d’entreposage
    .gender = feminine

dominion-card-urchin = Orphelin
    .text =
        +1 Carte
        +1 Action
        Chaque adversaire défausse jusqu’à ne garder que 4 cartes en main.
        Tant qu’il est en jeu : avant l’effet d’une autre Attaque jouée par vous, vous pouvez l’écarter pour recevoir un Mercenaire.
    .counted =
        { $n ->
            [0] aucun Orphelin
            [one] un Orphelin
           *[other] { $n } Orphelins
        }
    .the = l’Orphelin
    .gender = masculine

dominion-card-vagrant = Vagabond
    .text =
        +1 Carte
        +1 Action
        Dévoilez la carte du haut de votre deck.
        Si c’est une Victoire, une Malédiction, un Refuge ou une carte Ruines, prenez-la en main.
    .counted =
        { $n ->
            [0] aucun Vagabond
            [one] un Vagabond
           *[other] { $n } Vagabonds
        }
    .the = le Vagabond
    .gender = masculine

dominion-card-wandering_minstrel = Ménestrel errant
    .text =
        +1 Carte
        +2 Actions
        Dévoilez les 3 cartes du haut de votre deck.
        Replacez les Actions dans l’ordre voulu ; défaussez les autres.
    .counted =
        { $n ->
            [0] aucun Ménestrel errant
            [one] un Ménestrel errant
           *[other] { $n } Ménestrels errants
        }
    .the = le Ménestrel errant
    .gender = masculine

dominion-card-dame_anna = Dame Anna
    .text =
        Vous pouvez écarter de votre main 1 ou 2 cartes.
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Dame Anna
            [one] Dame Anna
           *[other] { $n } Dame Anna
        }
    .the = Dame Anna
    .gender = feminine

dominion-card-dame_josephine = Dame Josephine
    .text =
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
        Vaut 2 PV.
    .counted =
        { $n ->
            [0] aucun exemplaire de Dame Josephine
            [one] Dame Josephine
           *[other] { $n } Dame Josephine
        }
    .the = Dame Josephine
    .gender = feminine

dominion-card-dame_molly = Dame Molly
    .text =
        +2 Actions
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Dame Molly
            [one] Dame Molly
           *[other] { $n } Dame Molly
        }
    .the = Dame Molly
    .gender = feminine

dominion-card-dame_natalie = Dame Natalie
    .text =
        Vous pouvez recevoir une carte coûtant 3 Pièces ou moins.
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Dame Natalie
            [one] Dame Natalie
           *[other] { $n } Dame Natalie
        }
    .the = Dame Natalie
    .gender = feminine

dominion-card-dame_sylvia = Dame Sylvia
    .text =
        +2 Pièces
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Dame Sylvia
            [one] Dame Sylvia
           *[other] { $n } Dame Sylvia
        }
    .the = Dame Sylvia
    .gender = feminine

dominion-card-sir_bailey = Sir Bailey
    .text =
        +1 Carte
        +1 Action
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Sir Bailey
            [one] Sir Bailey
           *[other] { $n } Sir Bailey
        }
    .the = Sir Bailey
    .gender = masculine

dominion-card-sir_destry = Sir Destry
    .text =
        +2 Cartes
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Sir Destry
            [one] Sir Destry
           *[other] { $n } Sir Destry
        }
    .the = Sir Destry
    .gender = masculine

dominion-card-sir_martin = Sir Martin
    .text =
        +2 Achats
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Sir Martin
            [one] Sir Martin
           *[other] { $n } Sir Martin
        }
    .the = Sir Martin
    .gender = masculine

dominion-card-sir_michael = Sir Michael
    .text =
        Chaque adversaire défausse jusqu’à ne garder que 3 cartes en main.
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
    .counted =
        { $n ->
            [0] aucun exemplaire de Sir Michael
            [one] Sir Michael
           *[other] { $n } Sir Michael
        }
    .the = Sir Michael
    .gender = masculine

dominion-card-sir_vander = Sir Vander
    .text =
        Chaque adversaire dévoile les 2 cartes du haut de son deck ; une carte de 3 à 6 Pièces, à son choix, est écartée, le reste défaussé.
        Si un Chevalier est ainsi écarté, écartez aussi celui-ci.
        Quand on l’écarte : recevez un Or.
    .counted =
        { $n ->
            [0] aucun exemplaire de Sir Vander
            [one] Sir Vander
           *[other] { $n } Sir Vander
        }
    .the = Sir Vander
    .gender = masculine

dominion-card-abandoned_mine = Mine abandonnée
    .text =
        +1 Pièce
    .counted =
        { $n ->
            [0] aucune Mine abandonnée
            [one] une Mine abandonnée
           *[other] { $n } Mines abandonnées
        }
    .the = la Mine abandonnée
    .gender = feminine

dominion-card-ruined_library = Bibliothèque en ruines
    .text =
        +1 Carte
    .counted =
        { $n ->
            [0] aucune Bibliothèque en ruines
            [one] une Bibliothèque en ruines
           *[other] { $n } Bibliothèques en ruines
        }
    .the = la Bibliothèque en ruines
    .gender = feminine

dominion-card-ruined_market = Marché en ruines
    .text =
        +1 Achat
    .counted =
        { $n ->
            [0] aucun Marché en ruines
            [one] un Marché en ruines
           *[other] { $n } Marchés en ruines
        }
    .the = le Marché en ruines
    .gender = masculine

dominion-card-ruined_village = Ville en ruines
    .text =
        +1 Action
    .counted =
        { $n ->
            [0] aucune Ville en ruines
            [one] une Ville en ruines
           *[other] { $n } Villes en ruines
        }
    .the = la Ville en ruines
    .gender = feminine

dominion-card-survivors = Rescapés
    .text =
        Consultez les 2 cartes du haut de votre deck.
        Défaussez les 2, ou replacez les 2 dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucune carte Rescapés
            [one] une carte Rescapés
           *[other] { $n } cartes Rescapés
        }
    .the = la carte Rescapés
    .gender = feminine

dominion-card-hovel = Cabane
    .text =
        Réaction : acheter une Victoire vous permet d’écarter Cabane depuis votre main.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucune Cabane
            [one] une Cabane
           *[other] { $n } Cabanes
        }
    .the = la Cabane
    .gender = feminine

dominion-card-necropolis = Nécropole
    .text =
        +2 Actions
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucune Nécropole
            [one] une Nécropole
           *[other] { $n } Nécropoles
        }
    .the = la Nécropole
    .gender = feminine

dominion-card-overgrown_estate = Domaine luxuriant
    .text =
        Vaut 0 PV.
        Quand on l’écarte : +1 Carte
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Domaine luxuriant
            [one] un Domaine luxuriant
           *[other] { $n } Domaines luxuriants
        }
    .the = le Domaine luxuriant
    .gender = masculine

dominion-card-spoils = Butin
    .text =
        +3 Pièces
        Quand vous le jouez : il retourne sur sa pile.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Butin
            [one] un Butin
           *[other] { $n } Butins
        }
    .the = le Butin
    .gender = masculine

dominion-card-madman = Fou
    .text =
        +2 Actions
        Remettez Fou sur sa pile ; s’il y retourne bien, piochez autant de cartes que vous en tenez.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Fou
            [one] un Fou
           *[other] { $n } Fous
        }
    .the = le Fou
    .gender = masculine

dominion-card-mercenary = Mercenaire
    .text =
        Vous pouvez écarter de votre main 2 cartes.
        Si 2 cartes sont écartées : +2 Cartes, +2 Pièces, et chaque adversaire défausse jusqu’à ne garder que 3 cartes.
        Jamais dans la réserve.
    .counted =
        { $n ->
            [0] aucun Mercenaire
            [one] un Mercenaire
           *[other] { $n } Mercenaires
        }
    .the = le Mercenaire
    .gender = masculine

## Promos

dominion-card-black_market = Marché noir
    .text =
        +2 Pièces
        Dévoilez les 3 cartes du haut du deck Marché noir.
        Vous pouvez jouer des Trésors et acheter sur-le-champ une de ces 3 cartes, sans dépenser d’Achat.
        Les autres vont sous ce deck dans l’ordre voulu.
    .counted =
        { $n ->
            [0] aucun Marché noir
            [one] un Marché noir
           *[other] { $n } Marchés noirs
        }
    .the = le Marché noir
    .gender = masculine

dominion-card-envoy = Délégué
    .text =
        Dévoilez les 5 cartes du haut de votre deck.
        Votre voisin de gauche en désigne une, que vous défaussez.
        Prenez les autres en main.
    .counted =
        { $n ->
            [0] aucun Délégué
            [one] un Délégué
           *[other] { $n } Délégués
        }
    .the = le Délégué
    .gender = masculine

dominion-card-walled_village = Ville fortifiée
    .text =
        +1 Carte
        +2 Actions
        Quand l’Ajustement débute, avec au plus 1 autre Action en jeu, vous pouvez la poser sur votre deck.
    .counted =
        { $n ->
            [0] aucune Ville fortifiée
            [one] une Ville fortifiée
           *[other] { $n } Villes fortifiées
        }
    .the = la Ville fortifiée
    .gender = feminine

dominion-card-governor = Gouverneur
    .text =
        +1 Action
        Choisissez une option pour tous (la vôtre entre parenthèses) :
        +1 Carte (+3)
        Recevoir un Argent (un Or)
        Écarter, si on veut, 1 carte de sa main ; en recevoir une coûtant exactement 1 Pièce (2) de plus
    .counted =
        { $n ->
            [0] aucun Gouverneur
            [one] un Gouverneur
           *[other] { $n } Gouverneurs
        }
    .the = le Gouverneur
    .gender = masculine

dominion-card-stash = Cachette
    .text =
        +2 Pièces
        Quand vous mélangez, glissez-la où vous voulez dans le deck.
    .counted =
        { $n ->
            [0] aucune Cachette
            [one] une Cachette
           *[other] { $n } Cachettes
        }
    .the = la Cachette
    .gender = feminine
