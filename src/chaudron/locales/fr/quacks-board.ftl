### Le plateau des Charlatans dans le navigateur

quacks-key-space = Espace
quacks-key-yes = O
quacks-key-e = arrêter la potion, ne plus rien acheter, garder les rubis
quacks-key-f = utiliser la bouteille
quacks-key-w = appeler la sorcière (V : celle en visite ; R, D : jetons réservés ou étalés ; G : reprendre un jeton ; N : rendre le blanc 3)
quacks-key-b = regarder l’étal
quacks-key-s = revoir le dernier décompte
quacks-chip-on = { $chip } sur la case { $space }
quacks-coins =
    { $n ->
        [one] { $n } sou
       *[other] { $n } sous
    }

## Noms de ce qui se voit

quacks-view-books = Livres
quacks-view-witches = Sorcières
quacks-view-patients = Patients
quacks-view-supply = Étal
quacks-view-rubies = rubis
quacks-view-droplet = goutte
quacks-view-tails = queues de rat
quacks-view-rat = rat
quacks-view-pot = Chaudron
quacks-view-white = total des blancs
quacks-view-bought = acheté
quacks-view-tube = éprouvettes
quacks-view-essence = élixir
quacks-view-bag = Votre sac
quacks-board-round = Manche { $n }/9
quacks-board-before = Avant la manche 1
quacks-board-phases = Phases de la manche
quacks-board-open-books = Livres et sorcières
quacks-board-open-market = Étal
quacks-board-open-table = Joueurs, journal et discussion
quacks-board-score = Score
quacks-board-vp = points de victoire
quacks-board-behind =
    { $n ->
        [one] { $n } queue de rat jusqu’à la tête
       *[other] { $n } queues de rat jusqu’à la tête
    }
quacks-board-level = tous à égalité
quacks-board-leading = vous menez
quacks-board-close = tout près de la tête
quacks-board-in-force = en vigueur
quacks-board-done = faite
quacks-board-placed = Aussitôt posé
quacks-board-scored = Au décompte
quacks-board-scoring = Décompte
quacks-board-visits = en visite, gratis
quacks-board-penny = centime : { $penny }
quacks-board-penny-spent = centime dépensé : { $penny }
quacks-board-flask = Bouteille
quacks-board-empty = Vide
quacks-board-returns = rend { $chip }
quacks-board-forget = reprendre
quacks-board-essence = élixir { $n }/10
quacks-board-laid = Réservé, à poser
quacks-board-display = Étalés
quacks-board-aside = À côté du chaudron
quacks-board-starters = Pour la prochaine potion
quacks-board-cup = Coupelle
quacks-board-counted = { $chip }, { $n }
quacks-board-deadly = { $chip }, { $n } : ferait exploser
quacks-board-all-chips = Tous vos jetons
quacks-board-yours = à vous { $n }
quacks-board-left =
    { $n ->
        [0] épuisé
       *[other] reste { $n }
    }
quacks-board-closed = pas encore
quacks-board-ware = { $chip }, { $price }, reste { $left }, à vous { $have }
quacks-board-draw = Piocher
quacks-board-stop = Arrêter
quacks-board-order = Dans cet ordre
quacks-board-whites = Blancs { $n } sur { $limit }
quacks-board-safe = Le prochain jeton ne peut pas exploser.
quacks-board-shield =
    { $n ->
        [one] La prochaine pioche est protégée.
       *[other] Les { $n } prochaines pioches sont protégées.
    }
quacks-board-doubled = Le prochain jeton avance du double.
quacks-board-risk =
    { $bad ->
        [one] { $bad } jeton sur { $n } fait tout sauter · { $percent } %
       *[other] { $bad } jetons sur { $n } font tout sauter · { $percent } %
    }
quacks-board-no-risk = aucun jeton du sac n’est dangereux
quacks-risk-none = Aucun risque
quacks-risk-tiny = Risque infime
quacks-risk-low = Risque faible
quacks-risk-real = Risque réel
quacks-risk-high = Risque élevé
quacks-risk-very-high = Très risqué
quacks-risk-certain = Explosion certaine
quacks-board-together = Tous ensemble
quacks-hand-thinks = réfléchit
quacks-hand-decided = a décidé
quacks-hand-stopped = s’est arrêté
quacks-hand-exploded = a explosé

## Phases dans l’en-tête

quacks-step-fortune = Carte
quacks-step-rats = Rats
quacks-step-brewing = Préparation
quacks-step-essence = Élixir
quacks-step-bonus_die = A
    .more = Dé
quacks-step-chip_actions = B
    .more = Jetons
quacks-step-rubies = C
    .more = Rubis
quacks-step-victory_points = D
    .more = Points
quacks-step-buying = E
    .more = Achats
quacks-step-end_of_round = F
    .more = Fin

## Ce que font les joueurs

quacks-doing-exploded = explosé { $n }/{ $limit }
quacks-doing-thinks = réfléchit
quacks-doing-decided = décidé
quacks-doing-stopped = arrêt · { $worth }
quacks-doing-brews = prépare · case { $space }
quacks-doing-shops = achète
quacks-doing-waits = attend
quacks-doing-scored = case { $space } · { $worth }
quacks-quiet-decided =
    { $what ->
        [stop] Vous arrêtez. On attend { $names } ; U annule.
       *[other] Votre main est dans le sac. On attend { $names } ; U annule.
    }
quacks-quiet-stopped =
    { $n ->
        [one] Vous vous êtes arrêté en { $space }. { $names } prépare encore ; si quelqu’un pioche, on vous redemandera.
       *[other] Vous vous êtes arrêté en { $space }. { $names } préparent encore ; si quelqu’un pioche, on vous redemandera.
    }
quacks-quiet-shops =
    { $n ->
        [one] { $names } achète.
       *[other] { $names } achètent.
    }
quacks-pot-chips =
    { $n ->
        [0] Aucun jeton.
        [one] { $n } jeton.
       *[other] { $n } jetons.
    }
quacks-pot-last = Dernier : { $chip } en { $space }.
quacks-pot-stopping = À l’arrêt : { $worth }.
quacks-pot-exploded = Explosé.
quacks-pot-whites = Blancs { $n } sur { $limit }.
quacks-pot-risk = { $bad } jetons sur { $n } font exploser.
quacks-line-explode = explosion
quacks-line-stop = s’arrête
quacks-line-flask = utilise la bouteille
quacks-line-witch = appelle une sorcière
quacks-line-elixir = utilise son élixir

## Réponses

quacks-no-buy = Ne rien acheter
quacks-done-buy = C’est tout
quacks-rematch-other = Autres livres
quacks-yes-go_on = Continuer
quacks-no-go_on = Rester arrêté
quacks-yes-move_further = Avancer de { $n }
quacks-no-move_further = Sa valeur seulement
quacks-yes-rat = Poser le rat
quacks-no-rat = Sans rat
quacks-yes-return_white = Au sac
quacks-no-return_white = Le laisser
quacks-yes-stir = Au sac
quacks-no-stir = Le poser
quacks-yes-pay_ruby = Payer 1 rubis
    .more = { $n } cases de plus
quacks-no-pay_ruby = Garder le rubis
quacks-yes-call = L’appeler
    .more = coûte son centime
quacks-no-call = Pas maintenant
    .more = 2 PV à la fin
quacks-yes-visit = L’appeler
    .more = gratis, une fois
quacks-no-visit = Pas maintenant
quacks-yes-accept = Le perdre
quacks-no-accept = Le garder
quacks-yes-start_again = Recommencer
    .more = tout au sac
quacks-no-start_again = Continuer
quacks-yes-elixir = L’utiliser
    .more = 2 d’élixir
quacks-no-elixir = Non merci
quacks-choice-score-points = { $n } PV
    .more = phase D
quacks-choice-score-coins = { quacks-coins }
    .more = phase E
quacks-choice-choose-points = { $n } PV
quacks-choice-choose-rubies = { $n } rubis
quacks-choice-choose-rubies-FA-P01 = Rubis, dé, 3 queues de rat
quacks-choice-choose-chip = Un jeton
quacks-choice-choose-chip-FA-P01 = Rouge 2
quacks-choice-choose-chip-F-P10 = Mauve 1
quacks-choice-choose-droplet = Goutte +{ $n }
quacks-choice-choose-tails = { $n } queues de rat
quacks-choice-choose-dice =
    { $n ->
        [one] Lancer le dé
       *[other] { $n } lancers de dé
    }
quacks-choice-choose-flask = Remplir la bouteille
quacks-choice-choose-lose-white = Perdre un blanc 1
quacks-choice-choose-last-two = Les deux derniers
quacks-choice-choose-one = Un seul, au choix
quacks-choice-spend-droplet = Goutte +1
quacks-choice-spend-flask = Remplir la bouteille
quacks-choice-spend-tube = Éprouvette +1
quacks-choice-spend = pour { $n } rubis
quacks-choice-droplet-cauldron = Chaudron
    .more = une case plus loin désormais
quacks-choice-droplet-tube = Éprouvette
    .more = son cadeau aussitôt
quacks-choice-aside-place = Le poser
quacks-choice-aside-keep = Le garder
quacks-choice-aside-return = Au sac
quacks-choice-elixir-double = Avance double
    .more = 2 d’élixir
quacks-choice-elixir-return = Au sac
    .more = 3 d’élixir
quacks-choice-settle = Rester en { $n }
quacks-asked-settle = Votre élixir monte à { $n }
quacks-decline-elixir = Le poser ainsi
quacks-decline-penny = non merci
quacks-number-tier-purple-4 =
    { $n ->
        [2] Contre un 2
       *[other] Contre un 4
    }
quacks-reward-tier-purple-1 =
    { $n ->
        [0] rien
        [1] 1 PV
        [2] 1 PV, 1 rubis
       *[other] 2 PV, goutte +1
    }
quacks-reward-hand_in-purple-2 =
    { $n ->
        [0] les garder
        [1] noir 1, 1 PV, 1 rubis
        [2] vert 1, bleu 2, 3 PV, goutte +1
       *[other] jaune 4, 6 PV, 1 rubis, goutte +2
    }
quacks-reward-steps-F-P09 =
    { $n ->
        [0] garder les queues
       *[other] { $n } rubis
    }
quacks-reward-steps-FA-P06 =
    { $n ->
        [0] garder les rubis
        [1] 3 queues
        [2] 6 queues
       *[other] 9 queues
    }
quacks-reward-steps-green-4 =
    { $n ->
        [0] garder les rubis
       *[other] goutte +{ $n }
    }
quacks-hint-pot = Les jetons possibles sont allumés et numérotés dans le chaudron.
quacks-hint-patient = Pour toute la partie ; plusieurs peuvent soigner le même.
quacks-hint-buy = Un ou deux jetons de couleurs différentes. Ce qui n’est pas dépensé est perdu.
quacks-hint-market = Les jetons offerts sont allumés à l’étal.
quacks-hint-settle = Une case plus basse se choisit sur l’alambic.

## La feuille de décompte, et la fin

quacks-board-sheet = Décompte de la manche { $n }
quacks-board-skip = Passer
quacks-board-pause = Pause
quacks-board-on = Reprendre
quacks-board-again = Revoir
quacks-row-afterwards = Après la potion
quacks-row-essence = Élixir
quacks-row-die = Dé bonus : le plus loin
quacks-row-black = Noirs
quacks-row-green = Verts
quacks-row-purple = Mauves
quacks-row-rubies = Rubis de la case
quacks-row-points = Points de la case
quacks-row-shop = Achats
quacks-row-spend = Rubis dépensés
quacks-tally-spaces = Cases de décompte
quacks-tally-chips = Jetons
quacks-tally-die = Dé bonus
quacks-tally-essence = Élixir
quacks-tally-cards = Cartes divinatoires
quacks-tally-witches = Sorcières
quacks-tally-end = Manche 9, centimes
quacks-tally-explosions = Explosions
quacks-tally-furthest = Case la plus lointaine
