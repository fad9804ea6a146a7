### Alchimistes au terminal : la table, la feuille de déduction, les questions, le journal.

## Titre et modules

alchemists-heading = Manche { $round } sur { $rounds } · { $phase } · { $modules }
alchemists-phase-setup = premiers choix
alchemists-phase-handing_out = distribution
alchemists-phase-new_round = nouvelle manche
alchemists-phase-order = choix de l’ordre
alchemists-phase-declare = pose des cubes
alchemists-phase-actions = actions
alchemists-phase-reports = rapports de progrès
alchemists-phase-end_of_round = fin de manche
alchemists-phase-last_gold = derniers choix
alchemists-phase-over = fin
alchemists-mode-apprentice = apprentis
alchemists-mode-master = maîtres
alchemists-module-startup_funding = financement
alchemists-module-busy_days = journées
alchemists-module-encyclopedia = encyclopédie
alchemists-module-golem = golem

## Le plateau

alchemists-spaces = Actions
alchemists-order = Ordre
alchemists-order-open = les autres choisissent encore
alchemists-order-none = personne n’a encore choisi
alchemists-order-next = , puis { $board }
alchemists-order-nothing = rien
alchemists-row = Visibles
alchemists-deck = pioche { $n }, défausse { $k }
alchemists-adventurer = Aventurier
alchemists-no-adventurer = personne n’achète en manche 1
alchemists-next-adventurer = {"  "}ensuite : { $name }
alchemists-sold = {" "}(vendue)
alchemists-closed = {" "}(fermée)
alchemists-unhappy = L’étudiant est mécontent : 1 Pièce d’Or par test.
alchemists-on-sale = En vente
alchemists-smuggled = {" "}+ 1 Agrément
alchemists-theories = Théories
alchemists-none-yet = aucune pour l’instant
alchemists-conflict = conflit
alchemists-articles = Articles
alchemists-grants = Subventions
alchemists-two-articles = articles
alchemists-king = Agréments
alchemists-approval = { $n } sur Golem, { $k } en réserve
alchemists-footnote = * reconstitué : aucune source n’imprime ces valeurs ; votre boîte peut différer.
alchemists-reconstructed = Certaines de ses valeurs sont reconstituées : aucune source ne les imprime, votre boîte peut différer.

alchemists-line = { $name } : { $what }

## Quantités

alchemists-amount-gold = { $k ->
        [one] { $n } Or
       *[other] { $n } Or
    }
alchemists-amount-reputation = { $k ->
        [one] { $n } Réputation
       *[other] { $n } Réputation
    }
alchemists-amount-ingredients = { $k ->
        [one] { $n } Ingrédient
       *[other] { $n } Ingrédients
    }
alchemists-amount-favours = { $k ->
        [one] { $n } Faveur
       *[other] { $n } Faveurs
    }
alchemists-amount-books = { $k ->
        [one] { $n } Grimoire
       *[other] { $n } Grimoires
    }
alchemists-amount-cubes = { $k ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
alchemists-amount-delayed = { $n } Réputation à la fin de la manche 1
alchemists-amount-seals = { $k ->
        [one] { $n } Sceau
       *[other] { $n } Sceaux
    }
alchemists-amount-approval = { $k ->
        [one] { $n } Agrément
       *[other] { $n } Agréments
    }

## Les joueurs

alchemists-zone-red = zone rouge
alchemists-zone-green = zone verte
alchemists-zone-blue = zone bleue
alchemists-column-reputation = rép
alchemists-column-gold = or
alchemists-column-ingredients = ingr
alchemists-column-favours = fav
alchemists-column-seals_left = sceaux
alchemists-column-books = grim
alchemists-column-approval = agr
alchemists-hidden-artifacts = Artefacts cachés : { $n }
alchemists-made = a produit { $potions }
alchemists-shown = a exposé { $potions }
alchemists-unused = { $n ->
        [one] { $n } cube inutilisé
       *[other] { $n } cubes inutilisés
    }
alchemists-hospital = { $n ->
        [one] { $n } cube à l’hôpital
       *[other] { $n } cubes à l’hôpital
    }
alchemists-paralysed = paralysé
alchemists-tests = { $n ->
        [one] { $n } test du golem
       *[other] { $n } tests du golem
    }
alchemists-animated = a éveillé le golem
alchemists-reported = { $n ->
        [one] rapport précis : { $part }
       *[other] rapport flou : { $part }
    }
alchemists-hand = Main
alchemists-favours = Faveurs
alchemists-seals = Sceaux
alchemists-cubes = Cubes
alchemists-secret = Caché
alchemists-report = Rapport
alchemists-aside = Sous la plume

## Textes des éléments

alchemists-artifact-figures = niveau { $level }, { $cost } Or, { $points } PV
alchemists-own-startup = Vous commencez avec { $what }.
alchemists-own-per-book = { $n } { $n ->
        [one] point
       *[other] points
    } par jeton Grimoire à vous en fin de partie.
alchemists-players = {" "}(à partir de { $n } joueurs)
alchemists-grant-text = { $wanted } : deux suffisent pour votre première subvention, puis trois ; { $gold } Or tout de suite, { $points } PV à la fin

## La feuille de déduction

alchemists-grid = Déduit
alchemists-grid-paper = Noté
alchemists-grid-legend-chances = % · exclu ✓ certain ! x vos notes
alchemists-grid-legend-checks = · exclu ✓ certain ! x vos notes
alchemists-grid-legend-paper = ! x vos notes
alchemists-triangle-legend = { $neutral } neutre * public ° déduit ? noté
alchemists-triangle-legend-paper = { $neutral } neutre * public ? noté
alchemists-light = astre
alchemists-light-0 = sol
alchemists-light-1 = lun
alchemists-golem = golem
alchemists-certain = certain
alchemists-impossible = exclu
alchemists-or = { $one } ou { $two }
alchemists-sheet-open = tout est possible
alchemists-sheet-noted = {" "}(noté par vous : { $marks })
alchemists-sheet-results = Résultats : { $results }
alchemists-seen-alone = Vu par vous :
alchemists-seen-by-all = Vu par tous :
alchemists-noted = Noté par vous :
alchemists-golem-part = Le golem, { $part } :
alchemists-worlds = { $n ->
        [one] Un seul monde correspond à ce que vous avez vu.
       *[other] { $n } mondes correspondent à ce que vous avez vu.
    }
alchemists-fact-reaction = golem, { $ingredient } : { $reaction }
alchemists-fact-awake = { $pair } éveillent le golem
alchemists-fact-asleep = { $pair } n’éveillent pas le golem
alchemists-fact-sale = { $pair } vendus comme { $potion } : { $quality }

## Commandes

alchemists-command-grid = g grille feuille
alchemists-command-note = noter
alchemists-command-hint = conseil indice
alchemists-command-check = contradictions erreurs
alchemists-command-aid = assistance
alchemists-command-paper = papier
alchemists-command-checks = contrôles controles
alchemists-command-chances = chances
alchemists-command-clear = effacer e
alchemists-help-commands =
    g        toute la feuille de déduction : la grille, tous les résultats, le golem
    noter    noter crapaud A3 (oui), noter crapaud A3 non, noter crapaud + fougère = R+ ; « effacer » l’efface
    conseil  quelles expériences apprennent le plus
    erreurs  ce qui contredit ce que vous avez vu : vos notes, les Théories, les Articles
    assistance  ce qu’on déduit pour vous : assistance papier, contrôles ou chances ; jamais plus que la table ne permet
    Signes : R v B rouge, vert, bleu, majuscule pour un grand élément ; 5★ 3★ Sceaux étoilés, ~R Sceau qui laisse le rouge
    ouvert, B? Sceau du joueur B ; R+ une potion, 0 la neutre ; 1·2 ce que coûtent en cubes les actions d’une case.
alchemists-note-how = Écrivez : noter crapaud A3, noter crapaud A3 non, noter crapaud + fougère = R+, ou « effacer » à la fin.
alchemists-note-unknown = « { $text } » n’est pas un ingrédient ; écrivez : noter crapaud A3, ou noter crapaud + fougère = R+.
alchemists-note-yes = Noté par vous : { $ingredient } = { $what }.
alchemists-note-no = Noté par vous : { $ingredient } n’est pas { $what }.
alchemists-note-cleared = Votre note est effacée : { $ingredient } { $what }
alchemists-note-clash = C’est impossible : cela contredit { $facts }.
alchemists-hint-hand = Avec votre main :
alchemists-hint-any = Avec n’importe quels ingrédients :
alchemists-hint-golem = Sur le golem :
alchemists-hint-no-pair = Votre main n’a pas deux ingrédients différents.
alchemists-hint-bits = { $what } ne laisse qu’un monde sur { NUMBER($times, maximumFractionDigits: 1) }
alchemists-hint-nothing = { $what } n’apprend rien
alchemists-check-nothing = Rien ne contredit ce que vous avez vu.
alchemists-check-mark = Votre note sur { $ingredient } et { $what } est fausse :
alchemists-check-result = Votre note { $fact } est fausse.
alchemists-check-theory = La Théorie { $ingredient } = { $what } est fausse :
alchemists-check-article = L’Article en { $colour } est faux : { $ingredient } n’est pas { $sign }.
alchemists-aid-paper = papier : ce que vous avez vu est inscrit, le reste vous appartient
alchemists-aid-checks = contrôles : ce qui est exclu, certain ou contradictoire
alchemists-aid-chances = chances : les chiffres et les meilleures expériences
alchemists-aid-now = Votre aide est { $aid }.
alchemists-aid-how = Écrivez : assistance papier, assistance contrôles ou assistance chances.
alchemists-aid-most = Cette table ne permet pas plus que { $most }.
alchemists-aid-no-hint = Les conseils demandent l’aide « chances ».
alchemists-aid-no-check = Sur papier, rien n’est vérifié pour vous ; cela demande l’aide « contrôles ».
alchemists-because = { $facts }.

## Questions

alchemists-yes-no = { $question } (o/n)
alchemists-ask-keep_favour = Quelle Faveur gardez-vous ?
alchemists-ask-keep_startup = Quelles deux cartes de départ gardez-vous ?
alchemists-ask-throw_away = L’Herboriste : quels deux ingrédients jetez-vous ?
alchemists-ask-order_space = Où placez-vous votre fiole ?
alchemists-ask-declare = Où posez-vous vos cubes ? { $cubes ->
        [one] Il en reste { $cubes }.
       *[other] Il en reste { $cubes }.
    }
alchemists-ask-forage = Récolte : quel ingrédient prenez-vous ?
alchemists-ask-transmute = Transmutation : quel ingrédient devient de l’or ?
alchemists-ask-play_favour = Jouer { $what } maintenant ?
alchemists-ask-confirm_sale = Vendre une potion à l’Aventurier ({ $potions } ; jusqu’à { $price } Or) ?
alchemists-ask-bid = Vous vendez { $potions }, jusqu’à { $price } Or moins le rabais : quel rabais proposez-vous ? Plus de sourires, vente plus tôt.
alchemists-ask-sell_potion = Quelle potion vendez-vous ?
alchemists-ask-guarantee = Vous vendez { $potion } : que garantissez-vous ?
alchemists-ask-mix = Quels deux ingrédients mélangez-vous ?
alchemists-ask-mix-test_student = L’étudiant boit : quels deux ingrédients mélangez-vous ?
alchemists-ask-mix-drink = Vous buvez : quels deux ingrédients mélangez-vous ?
alchemists-ask-mix-custodian = Le Conservateur : quels deux ingrédients mélangez-vous et buvez-vous ?
alchemists-ask-mix-sell = Vous vendez { $potion }, { $guarantee }, pour { $price } Or : quels deux ingrédients mélangez-vous ?
alchemists-ask-mix-exhibit = L’exposition, { $potion } : quels deux ingrédients mélangez-vous ?
alchemists-ask-mix-thinking_cap = Le Bonnet de Réflexion : quels deux ingrédients essayez-vous ?
alchemists-ask-buy = Quel Artefact achetez-vous ?
alchemists-ask-shopkeepers = Combien de Boutiquiers jouez-vous ?
alchemists-ask-use_seal = Utiliser le Cachet du Roi au lieu d’un jeton Agrément ?
alchemists-ask-debunk = Que démontrez-vous ?
alchemists-ask-debunk-sign = Quel signe montrez-vous à tous ?
alchemists-ask-debunk-mix = Quel mélange démontrez-vous ?
alchemists-ask-claim = { $what } : quelle potion, selon vous ?
alchemists-ask-publish = Que publiez-vous ?
alchemists-ask-publish-immediate = Que publiez-vous aussitôt, à la place de ce qui est tombé ?
alchemists-ask-alchemical = Votre Théorie ({ $what }) : quelle Molécule ?
alchemists-ask-seal = Quel Sceau posez-vous ? Personne ne voit lequel.
alchemists-ask-entry = { $n_chosen ->
        [0] Votre Article en { $colour } : quel ingrédient sur l’emplacement { $what } ?
       *[other] Votre Article en { $colour } ({ $chosen }) : quel ingrédient sur l’emplacement { $what } ?
    }
alchemists-ask-signs = Votre Article : quels signes en { $what } ?
alchemists-ask-grant = Quelle Subvention prenez-vous ?
alchemists-ask-spy = Regarder l’un de ces ingrédients au Périscope ?
alchemists-ask-exhibit = L’exposition : quelle potion annoncez-vous ?
alchemists-ask-study = Étudier le golem : que faites-vous ?
alchemists-ask-animate = Quels deux ingrédients doivent éveiller le golem ?
alchemists-ask-visit = Payer un jeton Agrément pour un Grimoire ?
alchemists-ask-read = Le Grimoire : de quel ingrédient parle-t-il ?
alchemists-ask-report = Que rapportez-vous au Roi ?
alchemists-ask-altar = Combien d’Or posez-vous sur l’Autel ?
alchemists-ask-artifact = Quel Artefact prenez-vous ?
alchemists-ask-repeat = Toucher encore une fois { $what } ?
alchemists-ask-boots = { $what } : encore une fois avec les Bottes de Célérité ?
alchemists-ask-show_feather = Montrer maintenant votre Chapeau à Plumes caché ?
alchemists-ask-leave_aside = Laisser aussi sous la plume : { $what } ?
alchemists-ask-discard_favour = Quelle Faveur défaussez-vous ?

alchemists-decline = pas maintenant
alchemists-decline-declare = plus de cubes
alchemists-decline-mix = ne pas mélanger
alchemists-decline-report = pas de rapport

alchemists-word-deck = le dessus de la pioche
alchemists-word-animate = tenter de l’éveiller
alchemists-word-place = place { $n } : { $what }
alchemists-word-space = { $n ->
        [one] { $space } ({ $n } cube)
       *[other] { $space } ({ $n } cubes)
    }
alchemists-word-associate = { $favour } sur { $space }
alchemists-word-price = { $what } ({ $n } Or)
alchemists-word-bid = { $k ->
        [one] rabais { $n } : { $k } sourire
       *[other] rabais { $n } : { $k } sourires
    }
alchemists-word-sale = { $what } (jusqu’à { $n } Or)
alchemists-word-guarantee = { $what } ({ $n } Or)
alchemists-word-claimed = {" "}(Théorie { $sign }, fausse { $chance })
alchemists-word-claimed-only = {" "}(Théorie { $sign })
alchemists-word-theory = Théorie sur { $what }
alchemists-word-endorse = confirmer { $what }
alchemists-word-article = Article en { $what }
alchemists-word-endorse_article = confirmer l’Article en { $what }
alchemists-word-signs = { $first } : { $one }, { $second } : { $two }
alchemists-word-report = { $part } : { $tokens }
alchemists-word-take-back = retirer ({ $part }) : { $tokens }
alchemists-guarantee-exact = exactement cette potion
alchemists-guarantee-sign = le bon signe
alchemists-guarantee-neutral = pas le mauvais signe
alchemists-guarantee-anything = n’importe quoi
alchemists-quality-exact = parfaite
alchemists-quality-sign = du bon signe
alchemists-quality-neutral = neutre
alchemists-quality-opposite = du mauvais signe

## Le journal

alchemists-log-has = { $you ->
        [yes] avez
       *[no] a
    }
alchemists-log-startup = { $has } choisi { $cards }
alchemists-log-discard_favour = { $has } défaussé { $favours }
alchemists-log-favours = { $has } pioché des Faveurs : { $n }
alchemists-log-favours-seen = { $has } pioché { $favours }
alchemists-log-draw = { $has } pioché des ingrédients : { $n }
alchemists-log-draw-seen = { $has } pioché { $ingredients }
alchemists-log-throw_away = { $has } jeté des ingrédients : { $n }
alchemists-log-throw_away-seen = { $has } jeté { $ingredients }
alchemists-log-round = { $has } le premier choix de la manche { $n } ; visibles : { $row }
alchemists-log-order = { $has } pris la place { $n } de l’ordre
alchemists-log-on_top = { $has } envoyé un Associé en tête : { $space }
alchemists-log-declare = { $has } prévu { $actions }
alchemists-log-decline = { $has } renoncé : { $space }
alchemists-log-forage = { $has } récolté : { $ingredient }
alchemists-log-transmute = { $has } transmuté un ingrédient
alchemists-log-transmute-seen = { $has } transmuté : { $ingredient }
alchemists-log-gold = { $has } gagné { $n } Or
alchemists-log-gold-lost = { $has } payé { $n } Or
alchemists-log-approval = { $has } reçu un jeton Agrément
alchemists-log-approval-lost = { $has } payé un jeton Agrément
alchemists-log-use_artifact = { $has } utilisé { $artifact } au lieu d’un jeton Agrément
alchemists-log-reputation = { $has } gagné { $n } Réputation, soit { $now }
alchemists-log-reputation-lost = { $has } perdu { $n } Réputation, soit { $now }
alchemists-log-play_favour = { $has } joué { $favour }
alchemists-log-withdraw = { $has } renoncé à vendre
alchemists-log-nothing_to_sell = { $has } trouvé toutes les ventes fermées
alchemists-log-bid = { $has } proposé un rabais de { $n }
alchemists-log-sell = { $has } vendu { $potion } (garantie : { $guarantee }) ; elle était { $quality }
alchemists-log-sell-seen = { $has } vendu { $pair } comme { $potion } (garantie : { $guarantee }) ; elle était { $quality }
alchemists-log-mortar = { $has } repris un ingrédient du Mortier Magique
alchemists-log-mortar-seen = { $has } repris du Mortier Magique : { $ingredient }
alchemists-log-spy = { $has } épié { $on } au Périscope
alchemists-log-spied = { $has } vu l’un des deux ingrédients
alchemists-log-spied-seen = { $has } vu : { $ingredient }
alchemists-log-test_student = { $has } testé sur l’étudiant : { $potion }
alchemists-log-test_student-seen = { $has } testé { $pair } sur l’étudiant : { $potion }
alchemists-log-drink = { $has } bu : { $potion }
alchemists-log-drink-seen = { $has } bu { $pair } : { $potion }
alchemists-log-custodian = { $has } bu avant les ventes : { $potion }
alchemists-log-custodian-seen = { $has } bu { $pair } avant les ventes : { $potion }
alchemists-log-suffer = { $has } subi les effets : { $potion }
alchemists-log-unhappy = { $has } mécontenté l’étudiant
alchemists-log-think = { $has } essayé deux ingrédients sous le Bonnet de Réflexion
alchemists-log-think-heard = { $has } essayé deux ingrédients sous le Bonnet de Réflexion : { $potion }
alchemists-log-think-seen = { $has } essayé { $pair } sous le Bonnet de Réflexion : { $potion }
alchemists-log-exhibit = { $has } exposé : { $potion }
alchemists-log-exhibit-seen = { $has } exposé { $pair } : { $potion }
alchemists-log-exhibit-not = { $has } raté l’exposition : { $potion }
alchemists-log-exhibit-not-seen = { $has } raté l’exposition ({ $pair }) : { $potion }
alchemists-log-book = { $has } lu un Grimoire
alchemists-log-book-seen = { $has } lu : { $ingredient }, { $light }
alchemists-log-study_golem = { $has } testé un ingrédient sur le golem
alchemists-log-study_golem-seen = { $has } donné au golem : { $ingredient }. { $reaction }
alchemists-log-animate = { $has } éveillé le golem !
alchemists-log-animate-seen = { $has } éveillé le golem avec { $pair } !
alchemists-log-animate-not = { $has } échoué à éveiller le golem
alchemists-log-animate-not-seen = { $has } échoué à éveiller le golem avec { $pair }
alchemists-log-report = { $has } modifié le rapport ({ $part }) ; jetons : { $n }
alchemists-log-report-seen = { $has } modifié le rapport ({ $part } : { $tokens }) ; jetons : { $n }
alchemists-log-buy = { $has } acheté { $artifact } pour { $n } Or
alchemists-log-boots = { $has } refait { $space } avec les Bottes de Célérité
alchemists-log-starting_artifact = { $has } emprunté { $artifact }
alchemists-log-secret_artifact = { $has } caché un Artefact
alchemists-log-secret_artifact-seen = { $has } caché { $artifact }
alchemists-log-show_artifact = { $has } montré l’Artefact caché : { $artifact }
alchemists-log-publish = { $has } publié : { $ingredient } est { $alchemical }
alchemists-log-publish-seen = { $has } publié : { $ingredient } est { $alchemical } (Sceau { $seal })
alchemists-log-endorse = { $has } confirmé la Théorie : { $ingredient }
alchemists-log-endorse-seen = { $has } confirmé la Théorie : { $ingredient } (Sceau { $seal })
alchemists-log-publish_article = { $has } publié un Article en { $colour } : { $entries }
alchemists-log-publish_article-seen = { $has } publié un Article en { $colour } : { $entries } (Sceau { $seal })
alchemists-log-endorse_article = { $has } confirmé l’Article en { $colour }
alchemists-log-endorse_article-seen = { $has } confirmé l’Article en { $colour } (Sceau { $seal })
alchemists-log-debunk-sign = { $has } démontré : { $ingredient }, { $colour } { $sign }
alchemists-log-debunk = { $has } démontré : { $pair } font { $potion }
alchemists-log-debunk-not = { $has } prétendu à tort : { $pair } font { $potion }
alchemists-log-theory_falls = La Théorie tombe : { $ingredient }. Sceaux : { $seals }
alchemists-log-article_falls = L’Article en { $colour } tombe. Sceaux : { $seals }
alchemists-log-conflict = Ces Théories ne peuvent être vraies ensemble : { $pair }.
alchemists-log-grant = { $has } reçu { $grant }
alchemists-log-award = { $has } le plus de Sceaux sur les plateaux
alchemists-log-conference = { $n ->
        [one] Première Conférence
       *[other] Deuxième Conférence
    }
alchemists-log-revelation = La grande révélation : { $assignment }
alchemists-log-revelation-golem = La grande révélation : { $assignment } ; le golem : { $triggers }

## La fin

alchemists-revelation = La grande révélation
alchemists-score-reputation = Réputation
alchemists-score-artifacts = Artefacts
alchemists-score-cheap_secrets = Artefacts cachés bon marché
alchemists-score-grants = Subventions
alchemists-score-gold = Or
alchemists-score-reports = Rapports
alchemists-score-golem = Golem éveillé
alchemists-score-theories = Théories
alchemists-score-articles = Articles
alchemists-score-wisdom_idol = Idole de Sagesse
alchemists-score-line = { $rank }. { $name } : { $points } points ({ $parts })
alchemists-left-gold = Or restant
alchemists-rank = Place

## Ligne de commande

alchemists-help-mode = Alchimistes : apprentice (apprentis, par défaut) ou master (maîtres)
alchemists-help-aid = Alchimistes : ce qu’on déduit pour vous : paper (ce que vous avez vu est inscrit), checks (ce qui est certain, exclu ou contradictoire) ou chances (chiffres et conseils ; par défaut)
alchemists-help-golem = Alchimistes : jouer avec le Projet Golem (exige --encyclopedia)
alchemists-help-encyclopedia = Alchimistes : jouer avec l’Encyclopédie Royale
alchemists-help-busy-days = Alchimistes : jouer avec les Journées Studieuses
alchemists-help-funding = Alchimistes : jouer avec le Financement de Départ
