### Alchimistes : ingrédients, potions, alchimies, le lecteur.

## Ingrédients et potions

alchemists-ingredient-mushroom = champignon
    .brief = champignon
    .short = cha
alchemists-ingredient-fern = fougère
    .brief = fougère
    .short = fou
alchemists-ingredient-toad = crapaud
    .brief = crapaud
    .short = cra
alchemists-ingredient-bird_claw = patte d’oiseau
    .brief = patte
    .short = pat
alchemists-ingredient-flower = fleur
    .brief = fleur
    .short = fle
alchemists-ingredient-mandrake_root = racine de mandragore
    .brief = mandragore
    .short = man
alchemists-ingredient-scorpion = scorpion
    .brief = scorpion
    .short = sco
alchemists-ingredient-raven_feather = plume de corbeau
    .brief = plume
    .short = plu

alchemists-potion-red-plus = Potion de Soin
    .text = Fait du bien, sans effet de jeu. L’étudiant reste content.
alchemists-potion-red-minus = Poison
    .text = Un de vos cubes part à l’hôpital : un cube de moins à la manche suivante. L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
alchemists-potion-green-plus = Potion de Vitesse
    .text = Agréable, sans effet de jeu. L’étudiant reste content.
alchemists-potion-green-minus = Potion de Paralysie
    .text = Pas de choix d’ordre à la manche suivante : vous jouerez en dernier. L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
alchemists-potion-blue-plus = Potion de Sagesse
    .text = Éclairante, sans effet de jeu. L’étudiant reste content.
alchemists-potion-blue-minus = Potion de Folie
    .text = Vous perdez 1 Réputation. L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
alchemists-potion-neutral = Potion neutre
    .text = De la soupe : rien ne se passe. L’étudiant reste content.

## Alchimies

alchemists-colour-red = rouge
    .letter = R
alchemists-colour-green = vert
    .letter = V
alchemists-colour-blue = bleu
    .letter = B
alchemists-colour-yellow = jaune
alchemists-colour-white = blanc
    .letter = Bc
alchemists-colour-violet = violet
alchemists-sign-plus = plus
alchemists-sign-minus = moins
alchemists-size-large = grand
    .short = gd
alchemists-size-small = petit
    .short = pt
alchemists-light-solar = solaire : un nombre pair de signes moins
alchemists-light-lunar = lunaire : un nombre impair de signes moins
alchemists-part-chest = torse
alchemists-part-ears = oreilles
alchemists-reaction-none = Ni le torse ni les oreilles ne réagissent.
    .short = aucune
    .letters = 0
alchemists-reaction-chest = Le torse réagit, pas les oreilles.
    .short = torse
    .letters = t
alchemists-reaction-ears = Les oreilles réagissent, pas le torse.
    .short = oreilles
    .letters = o
alchemists-reaction-both = Le torse et les oreilles réagissent.
    .short = torse et oreilles
    .letters = t+o
alchemists-sale-exact = exactement celle demandée
alchemists-sale-sign = du bon signe, d’une autre couleur
alchemists-sale-neutral = neutre
alchemists-sale-opposite = du mauvais signe

## Le lecteur

alchemists-help-reader = le lecteur d’une partie d’Alchimistes sur une vraie table, à la place de l’application de l’éditeur
alchemists-help-reader-code = le code d’une partie en cours : 4 lettres (jeu de base) ou 5 (golem) ; sans code, une nouvelle partie commence
alchemists-help-reader-golem = une partie avec le Projet Golem
alchemists-meta-code = CODE

alchemists-reader-new = Nouvelle partie : donnez ce code aux autres appareils.
alchemists-reader-code = Code { $code }, signe de contrôle { $glyph }. Chaque appareil de la table doit montrer ce signe.
alchemists-reader-glyph = { $sign } { $name } en { $colour }
alchemists-glyph-sun = soleil
alchemists-glyph-moon = lune
alchemists-glyph-star = étoile
alchemists-glyph-heart = cœur
alchemists-glyph-spade = pique
alchemists-glyph-club = trèfle
alchemists-glyph-diamond = carreau
alchemists-glyph-note = note
alchemists-glyph-anchor = ancre
alchemists-glyph-swords = épées
alchemists-glyph-crown = couronne
alchemists-glyph-blossom = fleur
alchemists-glyph-clover = petit trèfle
alchemists-glyph-scales = balance
alchemists-glyph-umbrella = parapluie
alchemists-glyph-snowflake = flocon

alchemists-reader-word-mix = mélanger
    .help = mélanger deux ingrédients, pour vos yeux seulement
alchemists-reader-word-show = montrer
    .help = mélanger deux ingrédients, la potion visible de tous
alchemists-reader-word-sell = vendre
    .help = une vente : seule la qualité est montrée
alchemists-reader-word-sign = signe
    .help = démonstration d’apprenti : un signe d’un ingrédient
alchemists-reader-word-claim = affirmer
    .help = démonstration de maître ou exposition : deux ingrédients et une potion, vrai ou faux
alchemists-reader-word-library = bibliothèque
    .help = lire un Grimoire : un ingrédient parmi quatre, solaire ou lunaire
alchemists-reader-word-study = étudier
    .help = tester un ingrédient sur le golem
alchemists-reader-word-animate = animer
    .help = tenter d’éveiller le golem avec deux ingrédients
alchemists-reader-word-reveal = révéler
    .help = la grande révélation, en fin de partie
alchemists-reader-word-code = code
    .help = rappeler le code et le signe de contrôle
alchemists-reader-word-help = aide
    .help = ce que le lecteur sait faire
alchemists-reader-word-quit = quitter
    .help = partir ; le code fera revenir la partie
alchemists-reader-ask = Et maintenant ?{" "}
alchemists-reader-ask-ingredient = Quel ingrédient ?{" "}
alchemists-reader-ask-first = Premier ingrédient ?{" "}
alchemists-reader-ask-second = Second ingrédient ?{" "}
alchemists-reader-ask-wanted = Quelle potion est demandée ?{" "}
alchemists-reader-ask-claimed = Quelle potion donnent-ils ?{" "}
alchemists-reader-ask-colour = Quelle couleur ?{" "}
alchemists-reader-ask-sure = La partie se termine pour tous. Tout révéler (oui/non) ?{" "}
alchemists-reader-private = Pour vos yeux seulement. Appuyez sur Entrée quand personne d’autre ne regarde.
alchemists-reader-forget = Appuyez sur Entrée pour l’effacer de l’écran.
alchemists-reader-ingredients = Ingrédients : { $names } ; un début qui ne convient qu’à un seul suffit.
alchemists-reader-potions = Potions : { $names }.
alchemists-error-reader-several = « { $name } » peut être { $offer }
alchemists-reader-made = { $first } + { $second } : { $potion }
alchemists-reader-public = La potion : { $potion }
alchemists-reader-sale = La potion était { $quality }.
alchemists-reader-sign = { $ingredient } : { $colour } { $sign }.
alchemists-reader-true = Vrai : { $first } + { $second } donnent { $potion }.
alchemists-reader-false = Faux : { $first } + { $second } ne donnent pas { $potion }.
alchemists-reader-offer = Sur l’étagère : { $ingredients }
alchemists-reader-light = { $ingredient } : { $light }.
alchemists-reader-read = Un Grimoire a été lu.
alchemists-reader-tested = { $ingredient } : { $reaction }
alchemists-reader-studied = Un test a été fait.
alchemists-reader-awake = Le golem s’éveille !
alchemists-reader-asleep = Le golem ne bouge pas.
alchemists-reader-revealed = { $ingredient } : { $signs } ({ $light })
alchemists-reader-golem = Le golem : torse ({ $chest }), oreilles ({ $ears })
alchemists-reader-trigger = { $size } { $colour }
alchemists-reader-kept = Rien n’a été révélé.
alchemists-reader-reconstructed = Certaines valeurs de l’extension sont reconstituées par nous ; les réponses du lecteur n’en dépendent pas.
alchemists-error-no-such = il n’y a pas { $kind ->
        [ingredient] d’ingrédient
        [potion] de potion
        [colour] de couleur
       *[command] de commande
    } « { $name } » ; il y a { $offer }

alchemists-error-code-length = « { $code } » : un code compte 4 lettres (jeu de base) ou 5 (golem)
alchemists-error-code-letter = « { $code } » : seulement des lettres, jamais I ni O
alchemists-error-code-unused = « { $code } » : aucune partie ne porte ce code ; vérifiez les lettres
alchemists-error-code-needs-golem = « { $code } » : le Projet Golem demande un code à 5 lettres
alchemists-error-same-ingredient = il faut deux ingrédients différents
alchemists-error-not-on-shelf = cet ingrédient n’est pas sur l’étagère
alchemists-error-contradiction = ceci ne peut être vrai à la fois : { $facts }
alchemists-error-no-golem = il n’y a pas de golem dans cette partie
alchemists-error-bad-value = « { $word } » n’est pas une valeur de table : on écrit G1.gold=3, KM2=1, library.cost=5, SU04=gold:2+ingredient:1 ou OB03.2=gold:-1+favour:2
alchemists-error-value-twice = { $name } figure deux fois parmi vos propres valeurs
alchemists-error-too-few-boards = Pour les manches { $rounds }, il faut deux plateaux sans la marque du golem
alchemists-error-bad-moods = À { $n } joueurs, il faut six humeurs du roi : deux des huit tuiles restent dans la boîte
alchemists-error-bad-starting-cost = { $artifact } : un artefact de niveau II coûte 3 ou 4 pièces d’or, car on peut commencer avec lui
alchemists-error-no-free-place = Sur le plateau { $board }, chaque joueur doit trouver une place qui ne coûte rien que de la réputation
alchemists-error-module-missing = le Projet Golem ({ $module }) ne peut se jouer sans l’Encyclopédie Royale ({ $needs })

## Bots

alchemists-bot-scientist = Scientifique
    .about = Déduit exactement, teste ce qui apprend le plus et publie quand les chances sont bonnes.

alchemists-bot-apprentice = Apprenti
    .about = Déduit ce qui s’ensuit, mais prend souvent le deuxième choix pour le premier et n’apprend rien de ce que les autres publient.
alchemists-bot-journeyman = Compagnon
    .about = Pèse ce que promet chaque action, sceau, vente et artefact, croit les autres autant qu’ils le méritent, et répond aussitôt.
alchemists-bot-master = Maître
    .about = Pèse comme le compagnon, puis poursuit ses meilleures réponses dans des mondes conformes à ce qu’il a vu.

alchemists-why-bot-ahead = Poursuivi dans { $worlds ->
        [one] un monde conforme
       *[other] { $worlds } mondes conformes
    } à ce qu’il sait, ce choix finit mieux que sa première idée ; les chiffres sont son avance à la fin.
alchemists-why-bot-ahead-first = Sa première idée a tenu, poursuivie dans { $worlds ->
        [one] un monde conforme
       *[other] { $worlds } mondes conformes
    } à ce qu’il sait ; les chiffres sont son avance à la fin.
alchemists-why-bot-declare = Par cube, c’est de cette action qu’il attend le plus.
alchemists-why-bot-declare-none = Aucune autre action ne vaut ses cubes : deux cubes de reste rapportent une faveur.
alchemists-why-bot-order = Ce que donne cette place, moins ce qu’elle coûte, vaut le plus.
alchemists-why-bot-paper = Réputation, sceaux et subventions font que cette publication vaut plus que son or et son risque.
alchemists-why-bot-paper-none = Rien de ce qui pourrait être publié ne vaut encore son or et son risque.
alchemists-why-bot-star = Il y croit à { $chance } % : assez pour une étoile.
alchemists-why-bot-hedge = Il croit au tout à { $chance } %, et à tout sauf une partie à { $hedged } % : il couvre donc cette partie.
alchemists-why-bot-likeliest = C’est le plus probable de tout ce que ses faits permettent.
alchemists-why-bot-test = Cette paire apprend le plus de ce qu’il ignore, en bits.
alchemists-why-bot-test-none = Aucune paire de sa main ne lui apprendrait assez.
alchemists-why-bot-brew = Cette paire donne le plus sûrement ce qui est promis.
alchemists-why-bot-forage = Avec sa main, cet ingrédient vend, montre ou apprend le plus.
alchemists-why-bot-throw-away = C’est ce qu’il a le plus.
alchemists-why-bot-confirm-sale = Il a pesé ce que paie la meilleure vente et la réputation en jeu.
alchemists-why-bot-sale = Cette potion promet le plus d’or pour la réputation en jeu.
alchemists-why-bot-guarantee = Cette garantie promet le plus : ce qu’elle paie, fois la chance de la tenir.
alchemists-why-bot-bid = Un petit rabais suffit le plus souvent pour vendre tôt.
alchemists-why-bot-buy = Il attend plus de points de cet artefact que de l’or qu’il coûte.
alchemists-why-bot-buy-none = Aucun artefact en vente ne vaut son or à présent.
alchemists-why-bot-artifact = De ces artefacts, c’est de celui-ci qu’il attend le plus d’ici la fin.
alchemists-why-bot-debunk = Il est presque certain que cela réfute ce que quelqu’un a publié.
alchemists-why-bot-exhibit = Les applaudissements valent le risque que la potion échoue.
alchemists-why-bot-exhibit-none = Aucune potion de sa main n’est assez sûre pour être montrée.
alchemists-why-bot-grant = Cette subvention rapporte le plus d’or et de points.
alchemists-why-bot-study = La réponse du golem à cet ingrédient apprend le plus.
alchemists-why-bot-animate = Cette paire éveille le plus probablement le golem.
alchemists-why-bot-report = D’après ce qu’il sait du golem, ce rapport devrait marquer.
alchemists-why-bot-report-none = Il ne connaît pas assez le golem pour un rapport, et peut attendre.
alchemists-why-bot-read = C’est de cet ingrédient que le soleil ou la lune est le moins certain.
alchemists-why-bot-favour = Cette faveur lui a toujours été la plus utile.
alchemists-why-bot-startup = Ces cartes rapportent le plus pour commencer.
alchemists-why-bot-habit = Il fait toujours ainsi : rien ne s’y oppose.
