### Le plateau d’Alchimistes dans le navigateur

## Où en est la partie

alchemists-board-round = Manche { $n }
alchemists-board-steps = Étapes de la manche
alchemists-board-step-order = Ordre
alchemists-board-step-declare = Cubes
alchemists-board-step-actions = Actions
alchemists-board-step-reports = Rapports
alchemists-board-step-end_of_round = Soir
alchemists-board-parts = Parties du plateau
alchemists-board-tab-day = Journée
alchemists-board-tab-known = Savoir
alchemists-board-tab-mine = À moi
alchemists-board-tab-people = Joueurs
alchemists-board-tab-log = Journal

## La journée

alchemists-board-day = La journée
alchemists-board-place = Place { $n } : { $what }{ $name ->
        [none] {""}
       *[other] , { $name }
    }
alchemists-board-then = puis { $board }
alchemists-board-acts-first = agit d’abord
alchemists-board-space = { $space }, cubes { $costs }{ $who ->
        [none] {""}
       *[other] . { $who }
    }
alchemists-board-next-round = Manche suivante
alchemists-board-most-seals = Le plus de Sceaux
alchemists-board-conference = Conférence, manche { $n }
alchemists-board-first = choisit en premier

## Ce que l’on sait

alchemists-board-known = Ce que l’on sait
alchemists-board-truth = Ce qui était vrai
alchemists-board-true = vrai
alchemists-board-right = juste
alchemists-board-wrong = faux
alchemists-board-pencil = crayon : à vous seul
alchemists-board-wax = cire : tous la voient
alchemists-board-out = exclu
alchemists-board-certain = certain
alchemists-board-worlds = { $n ->
        [one] { $n } monde reste
       *[other] { $n } mondes restent
    }
alchemists-board-chance = { $n } pour cent
alchemists-board-percent = { $n } %
alchemists-board-mark-no = au crayon : non
alchemists-board-mark-yes = au crayon : oui
alchemists-board-mark-maybe = au crayon : peut-être
alchemists-board-theory = Théorie, Sceaux de { $names }
alchemists-board-article = Article
alchemists-board-light = Soleil, lune
alchemists-board-light-golem = Soleil, Golem
alchemists-board-mixes = Mélanges
alchemists-board-seen = vu
alchemists-board-shown = montré à tous
alchemists-board-deduced = déduit
alchemists-board-tells = laisse 1 monde sur { NUMBER($n, maximumFractionDigits: 1) }
alchemists-board-grant-rule = d’abord 2 Sceaux, puis 3
alchemists-board-golem = Golem
alchemists-board-tests = { $n } essai(s) sur 2
alchemists-board-ring = cercle : votre rapport

## Ce qui est à vous

alchemists-board-mine = Ce qui est à vous
alchemists-board-seal-points = +{ $n } ou −4
alchemists-board-seal-open = { $colour } ouvert

## Questions

alchemists-board-sellers = Vendeurs, dans l’ordre
alchemists-board-no-price = sans prix
alchemists-board-with-these = chances avec ces deux-là
alchemists-board-with-best = chances avec les deux meilleurs en main
alchemists-draft-sell_potion = potion
alchemists-draft-guarantee = garantie
alchemists-draft-mix = deux ingrédients
alchemists-draft-exhibit = potion
alchemists-draft-debunk = deux ingrédients
alchemists-draft-claim = affirmation
alchemists-draft-publish = publication
alchemists-draft-signs = signes
alchemists-draft-seal = Sceau
alchemists-do-mix = Mélanger
alchemists-do-mix-drink = Boire
alchemists-do-mix-sell = Vendre
alchemists-do-sell_potion = Vendre
alchemists-do-guarantee = Vendre
alchemists-do-mix-exhibit = Exposer
alchemists-do-exhibit = Exposer
alchemists-do-debunk = Démontrer
alchemists-do-animate = L’éveiller
alchemists-do-publish = Publier
alchemists-do-report = Remettre
alchemists-why-mix-test_student = Tous entendent la potion ; vous seul connaissez le mélange.
alchemists-why-mix-drink = Tous entendent la potion ; une mauvaise vous nuit.
alchemists-why-mix-sell = Neutre ou contraire, la potion { $loss ->
        [0] ne coûte rien de plus
       *[other] coûte { $loss } Réputation
    }, quelle que soit la garantie.
alchemists-why-sell_potion = { alchemists-why-mix-sell }
alchemists-why-guarantee = { alchemists-why-mix-sell }
alchemists-why-exhibit = Tous apprennent si elle est réussie. Le premier à la montrer y gagne, et qui montre les deux signes d’une couleur ; ratée, { $loss ->
        [0] elle ne coûte rien.
       *[other] elle coûte { $loss } Réputation.
    }
alchemists-why-animate = Personne ne voit lesquels. Tous voient s’il s’éveille ; sinon { $loss ->
        [0] vous ne perdez rien.
       *[other] vous perdez { $loss } Réputation.
    }
alchemists-why-report = Un déclencheur : 4 points à la fin, ou −8 s’il est faux ; deux : 2 points, ou −6. Personne ne voit lesquels.
alchemists-why-publish = Choisissez une case et un Sceau ; le bouton dit le prix. +1 Réputation ; à la fin les points de l’étoile, ou −4 si une couleur garantie est fausse.
alchemists-why-debunk-sign = Tous voient le signe, quel qu’il soit. Si une publication le contredit, elle tombe, ses Sceaux sont retournés et vous gagnez { $gain } Réputation ; sinon { $loss ->
        [0] vous ne perdez rien.
       *[other] vous en perdez { $loss }.
    }
alchemists-why-debunk-mix = Tous apprennent si l’affirmation est vraie, rien de plus. Si elle l’est et qu’une publication la contredit, celle-ci tombe, ses Sceaux sont retournés et vous gagnez { $gain } Réputation ; sinon { $loss ->
        [0] vous ne perdez rien.
       *[other] vous en perdez { $loss }.
    }
alchemists-why-claim = { alchemists-why-debunk-mix }
alchemists-asked-declare = Où posez-vous vos cubes ?
alchemists-why-declare = Touchez un espace pour chaque action. Deux cubes de reste valent une Faveur.
alchemists-why-not-shut = Fermé cette manche : ouvert des manches { $from } à { $to }.
alchemists-why-not-more = Vous avez ici toutes vos actions possibles.
alchemists-why-not-cubes = { $n ->
        [one] Demande { $n } cube ; vous en avez { $has }.
       *[other] Demande { $n } cubes ; vous en avez { $has }.
    }
alchemists-why-not-gold = Coûte { $n } Or ; vous en avez { $has }.
alchemists-why-not-approval = Demande un jeton Agrément ; vous n’en avez pas.
alchemists-why-not-taken = Une autre Théorie revendique cet alchimique.
alchemists-why-not-theory = Cet Ingrédient a déjà une Théorie.
alchemists-why-not-twice = Votre Sceau s’y trouve déjà.
alchemists-why-not-conflict = Elle est en conflit : personne ne peut la confirmer.
alchemists-why-not-room = Elle porte trois Sceaux : il n’y a plus de place.
alchemists-why-not-means = Il vous manque un Sceau ou l’Or.
alchemists-key-n = pas maintenant

## Moments

alchemists-board-falls = La démonstration le contredit : la publication tombe, ses Sceaux sont retournés, et qui l’a montré gagne 2 Réputation.
alchemists-board-clash = Aucune des deux Théories n’est réfutée seule, mais les deux ne peuvent être vraies : elles sont en conflit, nul ne peut les approuver, et qui l’a montré gagne 2 Réputation.
alchemists-board-nothing-falls = C’est exact, mais rien de publié ne le contredit : rien ne tombe, et cela coûte 1 Réputation.
alchemists-board-claim-false = Ce n’est pas le cas : la démonstration a échoué et coûte 1 Réputation.
