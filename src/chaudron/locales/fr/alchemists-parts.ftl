### Alchimistes : ce qui se trouve sur la table, par son nom, et ce que cela fait.

## Cases d’action

alchemists-space-forage = Récolter un Ingrédient
    .text = Prenez un Ingrédient visible ou la première carte de la pioche.
    .short = Récolter

alchemists-space-transmute = Transmuter un Ingrédient
    .text = Défaussez un Ingrédient sans le montrer : +1 Pièce d’Or.
    .short = Transmuter

alchemists-space-sell = Vendre une Potion
    .text = Brassez une potion que l’Aventurier demande, avec la garantie que vous osez donner.
    .short = Vendre

alchemists-space-study_golem = Étudier le Golem
    .text = Donnez un Ingrédient au Golem ou, après deux tests, tentez de l’éveiller.
    .short = Golem

alchemists-space-buy_artifact = Acheter un Artefact
    .text = Achetez une carte de la rangée (ou celle de Contrebande).
    .short = Acheter

alchemists-space-visit_library = Visiter la Bibliothèque
    .text = Payez 1 jeton Agrément et lisez un Grimoire.
    .short = Bibliothèque

alchemists-space-debunk = Réfuter une Théorie
    .text = Montrez en public qu’une publication est fausse.
    .short = Réfuter

alchemists-space-publish = Publier une Théorie
    .text = Publiez ou confirmez une Théorie (ou un Article).
    .short = Publier

alchemists-space-test_student = Tester sur un Étudiant
    .text = Mélangez deux Ingrédients ; un étudiant mécontent réclame 1 Pièce d’Or.
    .short = Étudiant

alchemists-space-drink = Boire une Potion
    .text = Mélangez deux Ingrédients et buvez : gratuit, mais gare aux potions négatives.
    .short = Boire

alchemists-space-exhibit = Grande Exposition
    .text = Manche 6 : annoncez une potion colorée, puis brassez-la devant tous.
    .short = Exposition

alchemists-space-custodian = Boire avant les ventes
    .text = Le cube est posé sur un Conservateur : on boit une potion avant les ventes.
    .short = Conservateur

## Faveurs

alchemists-favour-assistant = Assistant
    .text = À la planification : un cube de plus pour cette manche.

alchemists-favour-associate = Associé
    .text = À la planification : sur une case au choix, votre rangée passe en tête.

alchemists-favour-barmaid = Serveuse
    .text = Avant de brasser pour une vente : potion parfaite, +1 Réputation ; sinon elle compte un cran au-dessus.

alchemists-favour-custodian = Conservateur
    .text = À la planification : posez un cube ici ; vous boirez une potion juste avant les ventes, même en manche 6.

alchemists-favour-herbalist = Herboriste
    .text = Dès que votre pioche en cours est finie : 3 Ingrédients de plus, puis jetez-en 2.

alchemists-favour-merchant = Marchand
    .text = À votre vente : premier vendeur, +1 Pièce d’Or ; sinon toute potion de la tuile vous est ouverte, même fermée.

alchemists-favour-sage = Sage
    .text = En transmutant : 1 Pièce d’Or de plus.

alchemists-favour-shopkeeper = Boutiquier
    .text = En achetant un Artefact : 1 Pièce d’Or de rabais.

alchemists-favour-courtier = Courtisan
    .text = En étudiant le Golem : prenez aussi un jeton Agrément dans la réserve.

## Artefacts

alchemists-artifact-discount_card = Carte de Réduction
    .text = Votre prochain Artefact coûte 2 Pièces d’Or de moins, les suivants 1 de moins.

alchemists-artifact-boots_of_speed = Bottes de Célérité
    .text = Une fois par manche : quand tous ont fini sur une case où vous aviez un cube, refaites-en l’action. Jamais une vente.

alchemists-artifact-magic_mortar = Mortier Magique
    .text = Mélanger ne vous coûte qu’une des deux cartes, tirée au hasard ; l’autre revient en main.

alchemists-artifact-periscope = Périscope
    .text = Une fois par manche, juste après la vente ou le test d’un rival : voyez au hasard l’un des deux Ingrédients.

alchemists-artifact-printing_press = Presse d’Imprimerie
    .text = Publier ou confirmer : rien à la banque, les autres Sceaux restent dus. Articles : seulement sans Projet Golem.

alchemists-artifact-robe_of_respect = Robe de Déférence
    .text = Chaque gain de Réputation augmente de 1, sauf en manche 6.

alchemists-artifact-witchs_trunk = Malle de la Sorcière
    .text = Tout de suite : 7 Ingrédients. Les emplacements d’ordre ne vous en donnent plus.

alchemists-artifact-amulet_of_rhetoric = Amulette de Rhétorique
    .text = Tout de suite : +5 Réputation.

alchemists-artifact-hypnotic_amulet = Amulette Hypnotique
    .text = Tout de suite : 4 cartes Faveur.

alchemists-artifact-seal_of_authority = Sceau d’Autorité
    .text = Chaque publication ou confirmation vous rapporte 2 Réputation de plus.

alchemists-artifact-silver_chalice = Calice d’Argent
    .text = Aucun pouvoir, seulement des points.

alchemists-artifact-thinking_cap = Bonnet de Réflexion
    .text = Tout de suite : essayez une ou deux paires de votre main, sans carte commune ni défausse.

alchemists-artifact-bronze_cup = Coupe de Bronze
    .text = Aucun pouvoir, seulement des points.

alchemists-artifact-feather_in_cap = Chapeau à Plumes
    .text = Gardez de côté les Ingrédients de vos démonstrations réussies : 1 point par sorte.

alchemists-artifact-crystal_cabinet = Cabinet de Cristal
    .text = 2 points par Artefact à vous, celui-ci compris.

alchemists-artifact-altar_of_gold = Autel d’Or
    .text = Tout de suite : donnez de 1 à 8 Pièces d’Or, gagnez autant de Réputation.

alchemists-artifact-magic_mirror = Miroir Magique
    .text = 1 point par tranche de 5 Réputation une fois la manche 6 finie.

alchemists-artifact-wisdom_idol = Idole de Sagesse
    .text = 1 point par Sceau à vous, étoilé ou non, sur une Théorie ou un Article exact.

alchemists-artifact-replicator = Réplicateur
    .text = Tout de suite : touchez une seconde fois vos deux cartes de départ ; la Réputation retardée arrive aussitôt.

alchemists-artifact-kings_seal = Cachet du Roi
    .text = Une fois par manche, il paie un jeton Agrément à votre place.

alchemists-artifact-library = Bibliothèque
    .text = 2 points par jeton Grimoire à vous en fin de partie.

## Aventuriers

alchemists-adventurer-cleric = Prêtresse
    .text = Demande sagesse, soin ou vitesse.

alchemists-adventurer-ranger = Rôdeur
    .text = Demande vitesse, sagesse ou poison.

alchemists-adventurer-berserker = Guerrier-fauve
    .text = Demande soin, vitesse ou folie.

alchemists-adventurer-sorcerer = Sorcier
    .text = Demande poison, paralysie ou sagesse.

alchemists-adventurer-witcher = Chasseur de monstres
    .text = Demande paralysie, folie ou soin.

alchemists-adventurer-assassin = Assassin
    .text = Demande folie, poison ou paralysie.

## Sceaux

alchemists-seal-gold_star = Sceau à étoile d’or
    .text = Vous garantissez tout : 5 points si c’est exact, sinon −4, et 5 Réputation perdues en cas de réfutation.

alchemists-seal-silver_star = Sceau à étoile d’argent
    .text = Vous garantissez tout : 3 points si c’est exact, sinon −4, et 5 Réputation perdues en cas de réfutation.

alchemists-seal-unstarred_red = Sceau sans étoile rouge
    .text = Vous garantissez tout sauf le rouge : aucun point, aucune perte si seul le rouge est faux. Sur un Article, il couvre l’Ingrédient de l’emplacement rouge.

alchemists-seal-unstarred_green = Sceau sans étoile vert
    .text = Vous garantissez tout sauf le vert : aucun point, aucune perte si seul le vert est faux. Sur un Article, il couvre l’Ingrédient de l’emplacement vert.

alchemists-seal-unstarred_blue = Sceau sans étoile bleu
    .text = Vous garantissez tout sauf le bleu : aucun point, aucune perte si seul le bleu est faux. Sur un Article, il couvre l’Ingrédient de l’emplacement bleu.

alchemists-seal-unstarred_white = Sceau blanc sans étoile
    .text = Articles seulement : couvre l’Ingrédient de l’emplacement blanc.

## Cartes de départ

alchemists-startup-SU01 = Prêt d’un oncle
    .text = Vous commencez avec 3 Pièces d’Or et perdez 2 Réputation.

alchemists-startup-SU02 = Mécène douteux
    .text = Vous commencez avec 4 Pièces d’Or et perdez 3 Réputation.

alchemists-startup-SU03 = Héritage contesté
    .text = Vous commencez avec 2 Pièces d’Or, 1 Ingrédient et perdez 1 Réputation.

alchemists-startup-SU04 = Jardin et bourse
    .text = Vous commencez avec 1 Pièce d’Or, 2 Ingrédients.

alchemists-startup-SU05 = Simple bourse
    .text = Vous commencez avec 2 Pièces d’Or.

alchemists-startup-SU06 = Budget équilibré
    .text = Vous commencez avec 1 Pièce d’Or, 1 Ingrédient, 1 carte Faveur.

alchemists-startup-SU07 = Belle cueillette
    .text = Vous commencez avec 3 Ingrédients.

alchemists-startup-SU08 = Herbes braconnées
    .text = Vous commencez avec 4 Ingrédients et perdez 1 Réputation.

alchemists-startup-SU09 = Étal du marché
    .text = Vous commencez avec 2 Ingrédients, 1 carte Faveur.

alchemists-startup-SU10 = Vieux réseau
    .text = Vous commencez avec 3 cartes Faveur.

alchemists-startup-SU11 = Dettes rappelées
    .text = Vous commencez avec 4 cartes Faveur et perdez 1 Réputation.

alchemists-startup-SU12 = Élève prometteur
    .text = Vous commencez avec 2 Ingrédients, +1 Réputation à la fin de la manche 1.

alchemists-startup-SU13 = Bourse d’études
    .text = Vous commencez avec 1 jeton Grimoire, 1 Pièce d’Or.

alchemists-startup-SU14 = Carnet de terrain
    .text = Vous commencez avec 1 jeton Grimoire, 1 Ingrédient.

alchemists-startup-SU15 = Ami du bibliothécaire
    .text = Vous commencez avec 1 jeton Grimoire, 1 carte Faveur.

alchemists-startup-SU16 = Livre « emprunté »
    .text = Vous commencez avec 1 jeton Grimoire, 2 Ingrédients et perdez 1 Réputation.

alchemists-startup-SU17 = Lettre d’éloges
    .text = Vous commencez avec +2 Réputation, 1 carte Faveur.

alchemists-startup-SU18 = Prix annoncé
    .text = Vous commencez avec 1 Pièce d’Or, +2 Réputation à la fin de la manche 1.

alchemists-startup-SU19 = Coffre scellé
    .text = Cachez un Artefact III inutilisé, révélé à la fin. S’il coûte moins de 5 Pièces d’Or, l’écart en points.

alchemists-startup-SU20 = Merveille empruntée
    .text = Prenez d’emblée un Artefact II inutilisé : −5 Réputation s’il coûte 3 Pièces d’Or, −7 s’il en coûte 4.

## Subventions

alchemists-grant-G1 = Subvention de la Forêt
alchemists-grant-G2 = Subvention de l’Étang
alchemists-grant-G3 = Subvention de la Prairie
alchemists-grant-G4 = Subvention du Grenier
alchemists-grant-G5 = Subvention des Racines
alchemists-grant-encyclopedia = Subvention de l’Encyclopédie

## Plateaux d’ordre des Journées Studieuses

alchemists-order-board-base = Emplacements d’ordre imprimés
alchemists-order-board-OB01 = Aube brumeuse
alchemists-order-board-OB02 = Jour de marché
alchemists-order-board-OB03 = Foire aux livres
alchemists-order-board-OB04 = Matin pluvieux
alchemists-order-board-OB05 = Visite royale
alchemists-order-board-OB06 = Course au palais
alchemists-order-board-OB07 = Lune des moissons
alchemists-order-board-OB08 = Dîner de la faculté
alchemists-order-board-OB09 = Grève des porteurs
alchemists-order-board-OB10 = Portes ouvertes
alchemists-order-board-OB11 = Audience du trône
alchemists-order-board-OB12 = Livraison d’argile
alchemists-order-board-OB13 = Semaine d’examens
alchemists-order-board-OB14 = Date limite
alchemists-order-board-OB15 = Soirée de gala
alchemists-order-board-OB16 = Travail de nuit
alchemists-order-board-OB17 = Impatience royale
alchemists-order-board-OB18 = Convocation à la cour
