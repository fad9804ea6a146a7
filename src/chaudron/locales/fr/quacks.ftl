### Les Charlatans : jetons, livres, cartes divinatoires, sorcières, patients, questions et journal.

## Jetons

quacks-chip-white-1 = blanc 1
quacks-chip-white-2 = blanc 2
quacks-chip-white-3 = blanc 3
quacks-chip-orange-1 = orange 1
quacks-chip-orange-6 = orange 6
quacks-chip-green-1 = vert 1
quacks-chip-green-2 = vert 2
quacks-chip-green-4 = vert 4
quacks-chip-blue-1 = bleu 1
quacks-chip-blue-2 = bleu 2
quacks-chip-blue-4 = bleu 4
quacks-chip-red-1 = rouge 1
quacks-chip-red-2 = rouge 2
quacks-chip-red-4 = rouge 4
quacks-chip-yellow-1 = jaune 1
quacks-chip-yellow-2 = jaune 2
quacks-chip-yellow-4 = jaune 4
quacks-chip-purple-1 = mauve 1
quacks-chip-black-1 = noir 1
quacks-chip-locoweed = chou des fous

## Ingrédients

quacks-ingredient-white = Claque-doigts
quacks-ingredient-orange = Citrouille
quacks-ingredient-green = Araignée
quacks-ingredient-blue = Crâne de corbeau
quacks-ingredient-red = Amanite tue-mouche
quacks-ingredient-yellow = Racine de mandragore
quacks-ingredient-purple = Souffle du fantôme
quacks-ingredient-black = Sphinx tête de mort
quacks-ingredient-locoweed = Chou des fous

## Livres d’ingrédients

quacks-book-white = Claque-doigts
    .text = Aucun pouvoir. Dépasser la limite (7 d’ordinaire) avec vos blancs fait sauter le chaudron.

quacks-book-orange-base = Citrouille
    .text = Aucun pouvoir. La citrouille occupe une case, rien de plus.

quacks-book-orange-hw = Citrouille
    .text = Aucun pouvoir : la 1 avance d’une case, la 6 de six. Rien ne permet d’améliorer une citrouille.

quacks-book-black-base-2p = Sphinx tête de mort
    .text = Décompte. Autant de noirs que l’adversaire (au moins un) : goutte +1. Davantage : goutte +1 et 1 rubis.

quacks-book-black-base-3p = Sphinx tête de mort
    .text = Décompte. Plus de noirs qu’un de vos voisins : goutte +1. Plus que les deux : goutte +1 et 1 rubis.

quacks-book-black-5 = Sphinx tête de mort
    .text = Chaque noir obtenu file dans le sac du joueur à votre gauche et votre goutte avance d’1. Décompte : 1 rubis par noir dans son chaudron, et 1 par noir à vous parmi vos deux derniers jetons.

quacks-book-black-6 = Sphinx tête de mort
    .text = Décompte. Le noir le plus loin de la table donne goutte +1, le suivant 1 rubis. Les ex æquo gagnent tous ; on peut cumuler les deux.

quacks-book-green-1 = Araignée
    .text = Décompte : 1 rubis par vert parmi vos deux derniers jetons.

quacks-book-green-2 = Araignée
    .text = Décompte : chaque vert parmi vos deux derniers jetons peut vous en apporter un autre. Vert 1 : citrouille ; vert 2 : bleu 1 ou rouge 1 ; vert 4 : jaune 1 ou mauve 1.

quacks-book-green-3 = Araignée
    .text = Décompte : avec un total blanc de 7 pile, votre dernier jeton avance de la somme de vos verts.

quacks-book-green-4 = Araignée
    .text = Décompte : chaque vert parmi vos deux derniers jetons vous permet de payer 1 rubis pour goutte +1.

quacks-book-green-5 = Araignée
    .text = Décompte : chaque vert parmi vos deux derniers jetons peut réserver un jeton du chaudron, de valeur égale ou moindre. Il ouvrira votre prochaine potion, pouvoir compris.

quacks-book-green-6 = Araignée
    .text = Décompte : un lancer de dé par vert parmi vos deux derniers jetons.

quacks-book-blue-1 = Crâne de corbeau
    .text = Révélez autant de jetons que sa valeur. Posez-en un à la suite si vous voulez ; les autres retournent dans le sac.

quacks-book-blue-2 = Crâne de corbeau
    .text = Protège vos 1, 2 ou 4 pioches suivantes (sa valeur) : une explosion laisse alors points et achats, sans le dé. Les protections ne s’additionnent pas.

quacks-book-blue-3 = Crâne de corbeau
    .text = Posé sur une case rubis, il rapporte aussitôt 1 rubis.

quacks-book-blue-4 = Crâne de corbeau
    .text = Posé sur une case rubis, il marque aussitôt sa valeur en points.

quacks-book-blue-5 = Crâne de corbeau
    .text = Marque sa valeur en points si au moins autant de citrouilles sont déjà posées.

quacks-book-blue-6 = Crâne de corbeau
    .text = Regardez les jetons qui le précèdent, autant que sa valeur : chaque blanc 1 y vaut 1 rubis.

quacks-book-red-1 = Amanite tue-mouche
    .text = Les citrouilles déjà posées le poussent plus loin : +1 avec une ou deux, +2 à partir de trois.

quacks-book-red-2 = Amanite tue-mouche
    .text = Les rouges piochés attendent à côté du chaudron. Après l’arrêt, posez, gardez ou rendez chacun d’eux.

quacks-book-red-3 = Amanite tue-mouche
    .text = Juste après un blanc, il ajoute la valeur de ce blanc à son avance.

quacks-book-red-4 = Amanite tue-mouche
    .text = Dès qu’un rouge est posé, chaque blanc 1 suivant avance de 2 cases mais compte toujours 1.

quacks-book-red-5 = Amanite tue-mouche
    .text = Peut avancer autant que le plus fort rouge déjà posé.

quacks-book-red-6 = Amanite tue-mouche
    .text = Piochez un jeton de plus et réservez-le. Posez-le au moment voulu, mais dans cette manche, même si tout explose.

quacks-book-yellow-1 = Racine de mandragore
    .text = Si le jeton précédent est blanc, vous pouvez le renvoyer dans le sac. Le trou reste.

quacks-book-yellow-2 = Racine de mandragore
    .text = Votre jeton suivant avance du double.

quacks-book-yellow-3 = Racine de mandragore
    .text = Votre premier jaune de la manche porte la limite des blancs à 8, le troisième à 9.

quacks-book-yellow-4 = Racine de mandragore
    .text = Vos trois premiers jaunes de la manche avancent de 1, 2 puis 3 cases de plus.

quacks-book-yellow-5 = Racine de mandragore
    .text = Piochez un jeton, ajoutez sa valeur au déplacement, puis rendez-le. Un chou des fous ajoute 1.

quacks-book-yellow-6 = Racine de mandragore
    .text = Vous pouvez payer 1 rubis, une seule fois, pour 3 cases de plus.

quacks-book-purple-1 = Souffle du fantôme
    .text = Décompte, selon vos mauves. Un : 1 PV ; deux : 1 PV et 1 rubis ; trois ou plus : 2 PV et goutte +1.

quacks-book-purple-2 = Souffle du fantôme
    .text = Décompte : rendez des mauves, une seule fois. Un : noir 1, 1 PV, 1 rubis ; deux : vert 1, bleu 2, 3 PV, goutte +1 ; trois : jaune 4, 6 PV, 1 rubis, goutte +2.

quacks-book-purple-3 = Souffle du fantôme
    .text = Décompte : chaque mauve paie selon le nombre de sa case. De 10 à 19 : 1 PV ; de 20 à 29 : 2 PV ; 30 et plus : 3 PV.

quacks-book-purple-4 = Souffle du fantôme
    .text = Décompte : échangez un jeton du chaudron contre un plus fort de sa couleur. Un mauve : 1 contre 2 ; deux : 2 contre 4 ; trois ou plus : 1 contre 4.

quacks-book-purple-5 = Souffle du fantôme
    .text = Décompte : les points imprimés sous vos mauves deviennent des sous pour un ou deux jetons de couleurs distinctes. En manche 9, cinq sous font 1 PV.

quacks-book-purple-6 = Souffle du fantôme
    .text = Décompte : chaque mauve paie la valeur imprimée du jeton posé juste après.

quacks-book-locoweed-5 = Chou des fous
    .text = Avance d’1 case plus le trajet de votre rat cette manche, 4 au maximum.

quacks-book-locoweed-6 = Chou des fous
    .text = Copie valeur et pouvoir du dernier jeton coloré posé. S’il n’y en a pas, il avance d’1.

quacks-book-locoweed-A = Chou des fous
    .text = Avance d’1. En phase élixir, chaque chou des fous posé ajoute un pas.

quacks-book-locoweed-B = Chou des fous
    .text = Avance d’une case par couleur du chaudron, la sienne comprise, blanc exclu.

quacks-book-locoweed-C = Chou des fous
    .text = Avance d’1, puis vous pouvez reprendre dans votre sac un jeton coloré du chaudron.

quacks-book-locoweed-D = Chou des fous
    .text = Avance du total de vos blancs, 1 au minimum.

## Cartes divinatoires

quacks-fortune-F-P01 = Au tour du dé
    .text = Chacun lance le dé et prend son gain.

quacks-fortune-F-P02 = Le niveau monte
    .text = Toutes les gouttes avancent d’1.

quacks-fortune-F-P03 = Petite aumône
    .text = Le moins riche en rubis en prend un. Les ex æquo aussi.

quacks-fortune-F-P04 = Invasion de rats
    .text = Vos queues de rat comptent double cette manche.

quacks-fortune-F-P05 = Bonus du débutant
    .text = Dernier au score : prenez un vert 1. Les ex æquo aussi.

quacks-fortune-F-P06 = Juste à temps
    .text = Au choix : 4 PV, ou un blanc 1 quitte votre sac pour toujours.

quacks-fortune-F-P07 = Un seul choix
    .text = Au choix : un noir 1, n’importe quel jeton de valeur 2, ou 3 rubis.

quacks-fortune-F-P08 = Les rats, nos amis
    .text = Au choix : n’importe quel jeton de valeur 4, ou 1 PV par queue de rat de cette manche.

quacks-fortune-F-P09 = Un bon départ
    .text = Gardez vos queues de rat, ou troquez-en 1 à 3 contre autant de rubis.

quacks-fortune-F-P10 = Bien choisir
    .text = Au choix : goutte +2, ou un mauve si son livre est ouvert.

quacks-fortune-F-P11 = Petit troc
    .text = Vous pouvez payer 1 rubis pour un jeton de valeur 1, ni mauve ni noir.

quacks-fortune-F-P12 = Une bonne occasion
    .text = Révélez 4 jetons et échangez l’un d’eux contre le cran supérieur de sa couleur. Impossible : prenez un vert 1.

quacks-fortune-F-P13 = Moins, c’est mieux
    .text = Tous révèlent 5 jetons. Plus petit total : un bleu 2. Les autres : 1 rubis.

quacks-fortune-F-B01 = Un chaudron plein
    .text = Chaque lancer de dé gagné cette manche compte deux fois ; gardez les deux gains.

quacks-fortune-F-B02 = Fête des citrouilles
    .text = Les citrouilles avancent d’1 case de plus cette manche.

quacks-fortune-F-B03 = Sacré veinard
    .text = Un rubis sur votre case de décompte vaut 2 PV de plus, explosion ou non.

quacks-fortune-F-B04 = Ça brille
    .text = Un rubis sur votre case de décompte en rapporte un de plus.

quacks-fortune-F-B05 = Fiole magique
    .text = En fin de manche, toutes les bouteilles se remplissent gratuitement.

quacks-fortune-F-B06 = Dosage parfait
    .text = Un total blanc de 7 pile à l’arrêt donne goutte +1.

quacks-fortune-F-B07 = À pleines mains
    .text = Limite des blancs cette manche : 9 au lieu de 7.

quacks-fortune-F-B08 = Bien remué
    .text = Votre premier blanc de la manche peut repartir aussitôt dans le sac.

quacks-fortune-F-B09 = Un ingrédient puissant
    .text = Arrêté sans exploser ? À tour de rôle, révélez jusqu’à 5 jetons et ajoutez-en un, sans danger ni pouvoir.

quacks-fortune-F-B10 = Le malheur des uns
    .text = Si vous explosez, le joueur à votre gauche prend un jeton de valeur 2 au choix.

quacks-fortune-F-B11 = Un mélange détonant
    .text = Vos 5 premiers jetons sont sans danger. Décidez ensuite, une fois : continuer, ou tout rendre et recommencer.

quacks-fortune-FA-P01 = L’embarras du choix
    .text = Au choix : 1 rubis, un lancer de dé et 3 queues de rat de plus ; ou bien un rouge 2.

quacks-fortune-FA-P02 = Fièvre du rubis
    .text = Révélez un jeton : il paie sa valeur en rubis, puis retourne dans le sac.

quacks-fortune-FA-P03 = Donnant, donnant
    .text = Payez 1, 2 ou 4 rubis pour un jeton de cette valeur (pas de mauve), ou prenez simplement 2 rubis.

quacks-fortune-FA-P04 = Riches présents
    .text = Au choix : 8 queues de rat de plus, 4 lancers de dé, ou goutte +3.

quacks-fortune-FA-P05 = Un petit don
    .text = Avec au moins 2 queues de rat cette manche, vous pouvez lancer le dé.

quacks-fortune-FA-P06 = Un rat qu’on chérit
    .text = Dépensez jusqu’à 3 rubis ; chacun achète 3 queues de rat de plus.

quacks-fortune-FA-P07 = Folie du troc
    .text = Vous pouvez troquer un centime sorcière contre n’importe quel jeton.

quacks-fortune-FA-P08 = Voisin dans le besoin
    .text = Décidez pour le joueur à votre gauche : perdre un blanc 1 pour toujours, ou gagner un jeton à son goût.

quacks-fortune-FA-P09 = Utile rongeur
    .text = Vous pouvez dépenser 2, 4 ou 6 queues de rat pour un jeton de valeur 1, 2 ou 4 (pas de mauve).

quacks-fortune-FA-P10 = Une goutte corsée
    .text = Votre goutte peut reculer : d’1 case pour un jeton de valeur 2, de 2 cases pour un de valeur 4.

quacks-fortune-FA-B01 = De bien en mieux
    .text = Après l’arrêt, vous pouvez remplacer un 2 ou un 4 coloré du chaudron par un autre 2 ou 4 de la réserve, sur la même case.

quacks-fortune-FA-B02 = Grand déstockage
    .text = Achetez deux jetons : le moins cher vient en double.

quacks-fortune-FA-B03 = Bénédiction blanche
    .text = Si votre dernier jeton est blanc à l’arrêt, marquez sa valeur.

quacks-fortune-FA-B04 = Bénédiction des rats
    .text = Achetez avec 2 sous de plus par queue de rat de cette manche.

quacks-fortune-FA-B05 = Bon voisinage
    .text = Tant que rien n’explose, vous pouvez reprendre votre blanc 3 ; le joueur à votre gauche gagne alors 2 rubis.

quacks-fortune-FA-B06 = À quelque chose malheur est bon
    .text = Explosion cette manche ? Votre élixir monte de 2 cases de plus.

quacks-fortune-FA-B07 = Élixir essentiel
    .text = Élixir le plus haut, ex æquo compris : lancez le dé ou remplissez votre bouteille.

quacks-fortune-FA-B08 = Visite d’une sorcière
    .text = Une sorcière tirée au sort se joint à la manche. Chacun peut l’appeler une fois, gratis.

quacks-fortune-FA-B09 = Tout est bien qui finit bien
    .text = Votre élixir monte du déplacement de votre dernier jeton.

quacks-fortune-FA-B10 = Heureuses retrouvailles
    .text = En fin de manche, vous récupérez un centime sorcière dépensé.

## Sorcières herboristes

quacks-witch-W-B1 = La bouteille de secours
    .text = Explosion avec une bouteille pleine ? Videz-la : ce blanc repart et vous pouvez continuer.

quacks-witch-W-B2 = La bonne poignée
    .text = En pleine potion, piochez 6 jetons et posez ceux qui vous plaisent, dans votre ordre, pouvoirs compris. Le reste retourne dans le sac.

quacks-witch-W-B3 = La blanchisseuse
    .text = Avant toute explosion, reprenez un ou deux de vos deux derniers blancs. Les trous restent.

quacks-witch-W-B4 = Plus de peur que de mal
    .text = Votre explosion ne coûte rien : points, achats, et le dé si vous êtes en tête.

quacks-witch-W-S1 = La bonifieuse
    .text = Pendant les achats, améliorez d’un cran vos deux derniers jetons, ou un seul où qu’il soit dans le chaudron. Jamais de citrouille.

quacks-witch-W-S2 = Bourse double
    .text = Vos sous comptent double cette fois ; toujours deux jetons au plus.

quacks-witch-W-S3 = Deux pour un
    .text = Un jeton tout juste acheté vient une seconde fois, offert.

quacks-witch-W-S4 = Crédit rubis
    .text = Achetez avec 2 sous de plus par rubis possédé. Les rubis restent à vous.

quacks-witch-W-P1 = Potion arc-en-ciel
    .text = Marquez pour les couleurs du chaudron, hors blanc. Une à quatre : 3 PV ; cinq : 4 ; six : 7 ; sept : 10 ; huit : 14.

quacks-witch-W-P2 = Fond de sac
    .text = 2 PV par 2, 4 ou 6 coloré resté au sac, ainsi que par mauve ou chou des fous.

quacks-witch-W-P3 = Pluie de rubis
    .text = Décompte sur une case rubis ? Prenez autant de rubis qu’elle affiche de points, au lieu d’un.

quacks-witch-W-P4 = Moitié prix
    .text = En cette fin de manche, chaque pas de goutte ou remplissage ne coûte qu’un rubis.

## Patients

quacks-patient-nervousness = Poltron
    .text = Votre élixir dit combien de jetons étaler avant la prochaine potion ; les blancs repartent. Posez-les au lieu de piocher, tant que rien n’explose.

quacks-patient-ear_worm = Rengaine
    .text = Après la phase élixir, piochez et posez autant de jetons qu’indiqué, pouvoirs compris. Rien ne peut exploser.

quacks-patient-carrot_nose = Nez carotte
    .text = Commencez avec une citrouille de plus. Prochaine potion : 2 d’élixir envoient une citrouille piochée à la prochaine case rubis.

quacks-patient-wing_ears = Feuilles de chou
    .text = Prochaine potion : pour un blanc pioché, 2 d’élixir doublent son avance, ou 3 le renvoient au sac. Pas s’il fait tout exploser.

quacks-patient-chicken_eyes = Œil-de-perdrix
    .text = Juste après la phase élixir, prenez le cadeau de votre case : rubis, jeton, échange, bouteille, goutte ou lancers de dé.

quacks-patient-witch_hump = Bosse de sorcière
    .text = Prochaine potion : quand un jeton tombe sur une case rubis, 2 d’élixir achètent un cadeau selon sa valeur. 1 : rubis ; 2 : dé ; 3 : jaune 1 ; 4 : 3 PV.

quacks-patient-forgetfulness = Tête de linotte
    .text = Commencez avec un bleu 1 et un rouge 1 de plus. Prochaine potion : reprenez des jetons colorés contre leur valeur en élixir ; ni blanc ni chou des fous.

quacks-patient-vampirism = Vampirisme
    .text = Juste après la phase élixir, achetez un jeton de plus avec autant de sous que le numéro de votre case. Case 1 : une queue de rat à la place.

## Phases

quacks-phase-patients = Patients
quacks-phase-fortune = Carte divinatoire
quacks-phase-rats = Rats
quacks-phase-brewing = Préparation
quacks-phase-signal = Préparation, ensemble
quacks-phase-reveal = Préparation, ensemble
quacks-phase-last_call = Dernier appel
quacks-phase-afterwards = Après la préparation
quacks-phase-essence = Élixir
quacks-phase-bonus_die = A : dé bonus
quacks-phase-chip_actions = B : actions des jetons
quacks-phase-rubies = C : rubis
quacks-phase-victory_points = D : points de victoire
quacks-phase-buying = E : achats
quacks-phase-end_of_round = F : fin de la manche
quacks-phase-over = Fin

## Questions

quacks-ask-brew = À vous
quacks-ask-go_on = Tout le monde s’est arrêté. Vous continuez quand même ?
quacks-ask-move_further = Avancer { $chip } de { $n } cases, bonus compris ?
quacks-ask-move_further-green-3 =
    { $n ->
        [one] Avancer votre dernier jeton, { $chip }, d’une case ?
       *[other] Avancer votre dernier jeton, { $chip }, de { $n } cases ?
    }
quacks-ask-place = Quel jeton posez-vous ensuite ?
quacks-ask-return_white = Remettre { $chip } dans le sac ?
quacks-ask-pay_ruby = Payer 1 rubis pour avancer { $chip } de { $n } cases de plus ?
quacks-ask-rat =
    { $n ->
        [one] Poser votre rat 1 case devant la goutte ?
       *[other] Poser votre rat { $n } cases devant la goutte ?
    }
quacks-ask-choose = Que choisissez-vous ?
quacks-ask-take = Quel jeton prenez-vous ?
quacks-ask-buy =
    { $n ->
        [one] Qu’achetez-vous pour { $n } sou ?
       *[other] Qu’achetez-vous pour { $n } sous ?
    }
quacks-ask-spend = Que faites-vous de vos rubis ?
quacks-ask-droplet = Quelle goutte avance ?
quacks-ask-score = Votre chaudron a explosé : que prenez-vous ?
quacks-ask-aside = Que devient { $chip } à côté du chaudron ?
quacks-ask-lay = Lequel des jetons réservés posez-vous ?
quacks-ask-call = L’appeler ? { $text }
quacks-ask-settle = Sur quelle case de l’alambic restez-vous ?
quacks-ask-keep = Quel jeton ouvrira votre prochaine potion ?
quacks-ask-upgrade = Quel jeton du chaudron échangez-vous contre un plus fort ?
quacks-ask-upgrade-FA-B01 = Quel jeton du chaudron échangez-vous contre un autre 2 ou 4 ?
quacks-ask-hand_in = Combien de mauves rendez-vous ?
quacks-ask-tier = Quelle récompense prenez-vous ?
quacks-ask-tier-purple-1 = Quelle récompense prenez-vous : celle de 1, 2 ou 3 jetons ?
quacks-ask-tier-purple-4 = L’échanger contre un 2 (répondez 2) ou, comme avec trois mauves, contre un 4 (répondez 3) ?
quacks-ask-take_back = Quel jeton retourne dans le sac ?
quacks-ask-start_again = Tout remettre dans le sac et recommencer ?
quacks-ask-patient = Quel patient soignez-vous ?
quacks-ask-copy = Quel jeton acheté vient une seconde fois ?
quacks-ask-penny = Quel centime ?
quacks-ask-elixir = Utiliser votre élixir sur { $chip } ?
quacks-ask-elixir-carrot_nose = Dépenser 2 d’élixir pour envoyer { $chip } sur la case rubis { $n } ?
quacks-ask-elixir-wing_ears = Que fait votre élixir de { $chip } ?
quacks-ask-starter_order = Dans quel ordre posez-vous vos jetons de départ ?
quacks-ask-steps = Combien ?
quacks-ask-steps-F-P09 = Combien de queues de rat troquez-vous contre des rubis ?
quacks-ask-steps-FA-P06 = Combien de rubis dépensez-vous en queues de rat ?
quacks-ask-steps-green-4 = Combien de rubis payez-vous pour avancer la goutte ?
quacks-ask-swap_for = Quel jeton prend sa place ?
quacks-ask-stir = Renvoyer { $chip }, votre premier blanc, aussitôt ?
quacks-ask-accept = Perdre un blanc 1 pour toujours ?
quacks-ask-trade_up = Quel jeton pioché échangez-vous contre un plus fort ?
quacks-ask-act = Faire agir { $chip } ?
quacks-ask-together =
    { $n ->
        [0] Piocher tous ensemble dès la prochaine manche ?
       *[other] Piocher de nouveau chacun à son rythme dès la prochaine manche ?
    }
quacks-ask-from = { $source } : { $question }
quacks-yes-no = { $question } (o/n)
quacks-decline = aucun
quacks-decline-buy = ne (plus) rien acheter
quacks-decline-spend = garder les rubis

## Mots des choix

quacks-word-draw = piocher un jeton
quacks-word-stop = s’arrêter
quacks-word-flask = la bouteille
quacks-word-brew-flask = utiliser la bouteille
quacks-word-spend-flask = remplir la bouteille
quacks-word-choose-flask = remplir la bouteille
quacks-word-display = poser un jeton étalé
quacks-word-laid = poser un jeton réservé
quacks-word-witch = appeler la sorcière
quacks-word-visitor = appeler la sorcière en visite
quacks-word-forget = reprendre un jeton coloré
quacks-word-white-3 = reprendre un blanc 3
quacks-word-place = le poser
quacks-word-keep = le garder pour plus tard
quacks-word-return = le remettre dans le sac
quacks-word-points = points de victoire
quacks-word-coins = sous
quacks-word-droplet = avancer la goutte
quacks-word-cauldron = la goutte du chaudron
quacks-word-tube = la goutte des éprouvettes
quacks-word-rubies = rubis
quacks-word-chip = un jeton
quacks-word-lose-white = perdre un blanc 1 pour toujours
quacks-word-tails = queues de rat
quacks-word-dice = le dé bonus
quacks-word-last-two = les deux derniers jetons
quacks-word-one = un jeton au choix
quacks-word-double = l’avancer du double
quacks-word-silver = le centime d’argent
quacks-word-copper = le centime de cuivre
quacks-word-gold = le centime d’or
quacks-word-point = 1 point
quacks-word-ruby = un rubis
quacks-word-pumpkin = une citrouille

## Le journal

quacks-log-round = Manche { $n }
quacks-log-fortune = Carte divinatoire : { $word }
quacks-log-rat =
    { $you ->
        [yes]
            { $n ->
                [one] Vous posez le rat { $n } case devant la goutte.
               *[other] Vous posez le rat { $n } cases devant la goutte.
            }
       *[no]
            { $n ->
                [one] { $name } pose le rat { $n } case devant la goutte.
               *[other] { $name } pose le rat { $n } cases devant la goutte.
            }
    }
quacks-log-draw =
    { $you ->
        [yes] Vous piochez { $chips }.
       *[no] { $name } pioche { $chips }.
    }
quacks-log-place =
    { $you ->
        [yes] Vous posez { $chips } sur la case { $n }.
       *[no] { $name } pose { $chips } sur la case { $n }.
    }
quacks-log-return =
    { $you ->
        [yes] Vous remettez { $chips } dans le sac.
       *[no] { $name } remet { $chips } dans le sac.
    }
quacks-log-explode =
    { $you ->
        [yes] BOUM ! Votre chaudron explose, { $n } de blanc.
       *[no] BOUM ! Le chaudron de { $name } explose, { $n } de blanc.
    }
quacks-log-stop =
    { $you ->
        [yes] Vous arrêtez.
       *[no] { $name } arrête.
    }
quacks-log-go_on =
    { $you ->
        [yes] Vous continuez, finalement.
       *[no] { $name } continue, finalement.
    }
quacks-log-flask =
    { $you ->
        [yes] Vous utilisez la bouteille sur { $chips }.
       *[no] { $name } utilise la bouteille sur { $chips }.
    }
quacks-log-refill =
    { $you ->
        [yes] Vous remplissez votre bouteille.
       *[no] { $name } remplit sa bouteille.
    }
quacks-log-rubies =
    { $you ->
        [yes] Vous prenez { $n } rubis.
       *[no] { $name } prend { $n } rubis.
    }
quacks-log-pay =
    { $you ->
        [yes] Vous payez { $n } rubis.
       *[no] { $name } paie { $n } rubis.
    }
quacks-log-points =
    { $you ->
        [yes]
            { $n ->
                [one] Vous marquez { $n } point.
               *[other] Vous marquez { $n } points.
            }
       *[no]
            { $n ->
                [one] { $name } marque { $n } point.
               *[other] { $name } marque { $n } points.
            }
    }
quacks-log-droplet =
    { $you ->
        [yes] Votre goutte avance d’une case.
       *[no] La goutte de { $name } avance d’une case.
    }
quacks-log-glass =
    { $you ->
        [yes] Vous atteignez l’éprouvette { $n }.
       *[no] { $name } atteint l’éprouvette { $n }.
    }
quacks-log-gain =
    { $you ->
        [yes] Vous prenez { $chips }.
       *[no] { $name } prend { $chips }.
    }
quacks-log-buy =
    { $you ->
        [yes]
            { $n ->
                [one] Vous achetez { $chips } pour { $n } sou.
               *[other] Vous achetez { $chips } pour { $n } sous.
            }
       *[no]
            { $n ->
                [one] { $name } achète { $chips } pour { $n } sou.
               *[other] { $name } achète { $chips } pour { $n } sous.
            }
    }
quacks-log-lose =
    { $you ->
        [yes] Vous perdez { $chips } pour toujours.
       *[no] { $name } perd { $chips } pour toujours.
    }
quacks-log-die =
    { $you ->
        [yes] Vous lancez le dé bonus : { $word }.
       *[no] { $name } lance le dé bonus : { $word }.
    }
quacks-log-witch =
    { $you ->
        [yes] Vous appelez une sorcière : { $word }.
       *[no] { $name } appelle une sorcière : { $word }.
    }
quacks-log-essence =
    { $you ->
        [yes] Vous atteignez la case { $n } de l’alambic.
       *[no] { $name } atteint la case { $n } de l’alambic.
    }
quacks-log-elixir =
    { $you ->
        [yes] Vous dépensez { $n } d’élixir.
       *[no] { $name } dépense { $n } d’élixir.
    }
quacks-log-patient =
    { $you ->
        [yes] Vous soignez un patient : { $word }.
       *[no] { $name } soigne un patient : { $word }.
    }
quacks-log-lay_aside =
    { $you ->
        [yes] Vous mettez { $chips } de côté.
       *[no] { $name } met { $chips } de côté.
    }
quacks-log-choose =
    { $you ->
        [yes] Vous choisissez : { $word }.
       *[no] { $name } choisit : { $word }.
    }
quacks-log-exchange =
    { $you ->
        [yes] Vous échangez un jeton contre { $chips }.
       *[no] { $name } échange un jeton contre { $chips }.
    }
quacks-log-cup =
    { $you ->
        [yes] Vous faites tomber { $chips } dans la coupelle.
       *[no] { $name } fait tomber { $chips } dans la coupelle.
    }
quacks-log-restart =
    { $you ->
        [yes] Vous remettez tout dans le sac et recommencez.
       *[no] { $name } remet tout dans le sac et recommence.
    }
quacks-log-visit = Une sorcière vient en visite : { $word }.
quacks-log-penny =
    { $you ->
        [yes] Vous récupérez un centime : { $word }.
       *[no] { $name } récupère un centime : { $word }.
    }
quacks-log-end = Le bazar ferme ses portes.
quacks-log-book = Un livre s’ouvre : { $word }.
quacks-log-tails =
    { $you ->
        [yes]
            { $n ->
                [one] Vous recevez { $n } queue de rat de plus.
               *[other] Vous recevez { $n } queues de rat de plus.
            }
       *[no]
            { $n ->
                [one] { $name } reçoit { $n } queue de rat de plus.
               *[other] { $name } reçoit { $n } queues de rat de plus.
            }
    }
quacks-log-scoring =
    { $you ->
        [yes] Votre case de décompte : { $n }.
       *[no] Case de décompte de { $name } : { $n }.
    }
quacks-log-together =
    { $n ->
        [0] De nouveau, chacun pioche à son rythme.
       *[other] Désormais, tous piochent ensemble.
    }

## Refus et robots

quacks-error-bad-books =
    { $fault ->
        [form] Livres { $books } : « { $part } » n’est pas de la forme couleur=numéro, comme red=3
        [twice] Livres { $books } : un seul livre { $part } est possible
        [set] Livres { $books } : les lots vont de set1 à set6
        [colour] Livres { $books } : aucun livre au choix pour « { $part } » ; il y a green, blue, red, yellow, purple, black et locoweed
        [book] Livres { $books } : il n’y a pas de livre { $part } { $number }
        [witches] Livres { $books } : le livre { $part } { $number } vient des Sorcières s’en mêlent (--witches)
       *[patients] Livres { $books } : le livre { $part } { $number } vient des Alchimistes (--patients)
    }
quacks-error-fifth-player = Les Charlatans se jouent de 2 à 4, pas à { $n } ; le cinquième vient avec Les Sorcières s’en mêlent (--witches)
quacks-bot-brewer = Mitonneur
    .about = S’arrête d’après les chances du prochain jeton, et achète ce qui manque à son sac.
quacks-bot-apprentice = Apprenti
    .about = Connaît les chances, mais trop gourmand à une manche, trop timide à la suivante ; achète selon ses goûts.
quacks-bot-journeyman = Compagnon
    .about = Pèse le risque et le gain du prochain jeton, et sait le plus souvent ce que vaut chaque livre.
quacks-bot-master = Maître
    .about = Regarde plusieurs tirages en avant dans son sac, avec des valeurs trouvées en des milliers de parties.

## Pourquoi un bot a répondu ainsi

quacks-why-safe = Rien dans le sac ne peut faire exploser la marmite.
quacks-why-display = Un jeton posé à découvert se place sans aucun risque.
quacks-why-brew = Le prochain jeton fait exploser la marmite avec une chance de { $risk } %. Piocher semble valoir { $draw } points, s’arrêter { $stop }.
quacks-why-place = C’est ce qui fait la meilleure potion avec les jetons piochés : { $worth } points.
quacks-why-leave = La potion est meilleure sans aucun de ces jetons.
quacks-why-buy = Sur les manches qui restent, aucun autre achat ne vaut plus : { $worth } points.
quacks-why-no-purchase = Rien de ce qui est en vente n’améliorerait le sac.
quacks-why-score = Ici les points valent { $points }, et les jetons que paieraient les pièces { $coins }.
quacks-why-call = La sorcière rapporterait { $now } points maintenant ; sa pièce peut en rapporter { $later } plus tard.
quacks-why-choose = De tout ce qui est proposé, c’est ce qui semble valoir le plus : { $worth } points.
quacks-why-usual = Il n’est presque jamais payant de répondre autrement.

## La table

quacks-heading = Manche { $round } sur 9 · { $phase }
quacks-points = { $n } PV
quacks-rubies =
    { $n ->
        [0] aucun rubis
        [one] { $n } rubis
       *[other] { $n } rubis
    }
quacks-flask-full = bouteille pleine
quacks-flask-empty = bouteille vide
quacks-exploded = explosé
quacks-stopped = arrêté
quacks-white = blanc { $n }/{ $limit }
quacks-next =
    { $coins ->
        [one] Case de décompte { $space } : { $coins } sou, { $points } PV
       *[other] Case de décompte { $space } : { $coins } sous, { $points } PV
    }
quacks-odds = la prochaine pioche explose dans { $percent } % des cas
quacks-bag = Votre sac : { $chips }
quacks-card = Divination : { $card }
quacks-no-card = pas encore
quacks-shop = Étal
quacks-shop-key = valeur·prix×reste
quacks-line = { $label } : { $text }
quacks-columns =  PV   ♦ bout. blanc  ▼ rat  →
quacks-first = { " " }(commence)
quacks-droplet = goutte en { $n }
quacks-rat = rat { $n } devant
quacks-tubes = éprouvettes
quacks-elixir = élixir
quacks-witches = Sorcières
quacks-visitor = en visite
quacks-penny-silver = argent
quacks-penny-copper = cuivre
quacks-penny-gold = or
quacks-starters = prochaine potion
quacks-foretold = Si vous piochez jusqu’à ce que le risque dépasse
quacks-foretold-risk = { $percent } % : case de décompte { $space } en moyenne, explosion dans { $burst } % des cas
quacks-aside = à côté
quacks-laid = réservés
quacks-display = étalés
quacks-cup = coupelle
quacks-pennies = centimes : { $pennies }
quacks-rank = Rang
quacks-player = Joueur
quacks-final-points = Points
quacks-last-space = Dernière case

## La ligne de commande

quacks-help-commands = Aux Charlatans, c dit comment finissent les prudents et les téméraires, l’étal, et ce que fait chaque livre, sorcière et patient ; ? NOM explique l’un d’eux.
quacks-meta-books = LIVRES
quacks-help-books = Les Charlatans : set1 à set6, random, ou des livres tels que red=3,blue=1
quacks-help-witches = Les Charlatans : jouer avec Les Sorcières s’en mêlent
quacks-help-patients = Les Charlatans : jouer avec Les Alchimistes
