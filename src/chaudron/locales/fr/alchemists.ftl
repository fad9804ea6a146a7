### Alchimistes : ingrédients, potions, alchimies, le lecteur.

## Ingrédients et potions

ingredient-mushroom = champignon
    .brief = champignon
    .short = cha
ingredient-fern = fougère
    .brief = fougère
    .short = fou
ingredient-toad = crapaud
    .brief = crapaud
    .short = cra
ingredient-bird_claw = patte d’oiseau
    .brief = patte
    .short = pat
ingredient-flower = fleur
    .brief = fleur
    .short = fle
ingredient-mandrake_root = racine de mandragore
    .brief = mandragore
    .short = man
ingredient-scorpion = scorpion
    .brief = scorpion
    .short = sco
ingredient-raven_feather = plume de corbeau
    .brief = plume
    .short = plu

potion-red-plus = Potion de Soin
    .text = Fait du bien, sans effet de jeu. L’étudiant reste content.
potion-red-minus = Poison
    .text = Un de vos cubes part à l’hôpital : un cube de moins à la manche suivante. L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
potion-green-plus = Potion de Vitesse
    .text = Agréable, sans effet de jeu. L’étudiant reste content.
potion-green-minus = Potion de Paralysie
    .text = Pas de choix d’ordre à la manche suivante : vous jouerez en dernier. L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
potion-blue-plus = Potion de Sagesse
    .text = Éclairante, sans effet de jeu. L’étudiant reste content.
potion-blue-minus = Potion de Folie
    .text = Vous perdez 1 Réputation. L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
potion-neutral = Potion neutre
    .text = De la soupe : rien ne se passe. L’étudiant reste content.

## Alchimies

colour-red = rouge
    .letter = R
colour-green = vert
    .letter = V
colour-blue = bleu
    .letter = B
colour-yellow = jaune
colour-white = blanc
    .letter = Bc
colour-violet = violet
sign-plus = plus
sign-minus = moins
size-large = grand
    .short = gd
size-small = petit
    .short = pt
light-solar = solaire : un nombre pair de signes moins
light-lunar = lunaire : un nombre impair de signes moins
part-chest = torse
part-ears = oreilles
reaction-none = Ni le torse ni les oreilles ne réagissent.
    .short = aucune
    .letters = 0
reaction-chest = Le torse réagit, pas les oreilles.
    .short = torse
    .letters = t
reaction-ears = Les oreilles réagissent, pas le torse.
    .short = oreilles
    .letters = o
reaction-both = Le torse et les oreilles réagissent.
    .short = torse et oreilles
    .letters = t+o
quality-exact = exactement celle demandée
quality-sign = du bon signe, d’une autre couleur
quality-neutral = neutre
quality-opposite = du mauvais signe

## Le lecteur

help-reader = le lecteur d’une partie d’Alchimistes sur une vraie table, à la place de l’application de l’éditeur
help-reader-code = le code d’une partie en cours : 4 lettres (jeu de base) ou 5 (golem) ; sans code, une nouvelle partie commence
help-reader-golem = une partie avec le Projet Golem
meta-code = CODE

reader-new = Nouvelle partie : donnez ce code aux autres appareils.
reader-code = Code { $code }, signe de contrôle { $glyph }. Chaque appareil de la table doit montrer ce signe.
reader-glyph = { $sign } { $name } en { $colour }
glyph-sun = soleil
glyph-moon = lune
glyph-star = étoile
glyph-heart = cœur
glyph-spade = pique
glyph-club = trèfle
glyph-diamond = carreau
glyph-note = note
glyph-anchor = ancre
glyph-swords = épées
glyph-crown = couronne
glyph-blossom = fleur
glyph-clover = petit trèfle
glyph-scales = balance
glyph-umbrella = parapluie
glyph-snowflake = flocon

reader-word-mix = mélanger
    .help = mélanger deux ingrédients, pour vos yeux seulement
reader-word-show = montrer
    .help = mélanger deux ingrédients, la potion visible de tous
reader-word-sell = vendre
    .help = une vente : seule la qualité est montrée
reader-word-sign = signe
    .help = démonstration d’apprenti : un signe d’un ingrédient
reader-word-claim = affirmer
    .help = démonstration de maître ou exposition : deux ingrédients et une potion, vrai ou faux
reader-word-library = bibliothèque
    .help = lire un Grimoire : un ingrédient parmi quatre, solaire ou lunaire
reader-word-study = étudier
    .help = tester un ingrédient sur le golem
reader-word-animate = animer
    .help = tenter d’éveiller le golem avec deux ingrédients
reader-word-reveal = révéler
    .help = la grande révélation, en fin de partie
reader-word-code = code
    .help = rappeler le code et le signe de contrôle
reader-word-help = aide
    .help = ce que le lecteur sait faire
reader-word-quit = quitter
    .help = partir ; le code fera revenir la partie
reader-ask = Et maintenant ?{" "}
reader-ask-ingredient = Quel ingrédient ?{" "}
reader-ask-first = Premier ingrédient ?{" "}
reader-ask-second = Second ingrédient ?{" "}
reader-ask-wanted = Quelle potion est demandée ?{" "}
reader-ask-claimed = Quelle potion donnent-ils ?{" "}
reader-ask-colour = Quelle couleur ?{" "}
reader-ask-sure = La partie se termine pour tous. Tout révéler (oui/non) ?{" "}
reader-private = Pour vos yeux seulement. Appuyez sur Entrée quand personne d’autre ne regarde.
reader-forget = Appuyez sur Entrée pour l’effacer de l’écran.
reader-made = { $first } + { $second } : { $potion }
reader-public = La potion : { $potion }
reader-sale = La potion était { $quality }.
reader-sign = { $ingredient } : { $colour } { $sign }.
reader-true = Vrai : { $first } + { $second } donnent { $potion }.
reader-false = Faux : { $first } + { $second } ne donnent pas { $potion }.
reader-offer = Sur l’étagère : { $ingredients }
reader-light = { $ingredient } : { $light }.
reader-read = Un Grimoire a été lu.
reader-tested = { $ingredient } : { $reaction }
reader-studied = Un test a été fait.
reader-awake = Le golem s’éveille !
reader-asleep = Le golem ne bouge pas.
reader-revealed = { $ingredient } : { $signs } ({ $light })
reader-golem = Le golem : torse ({ $chest }), oreilles ({ $ears })
reader-trigger = { $size } { $colour }
reader-kept = Rien n’a été révélé.
reader-reconstructed = Certaines valeurs de l’extension sont reconstituées par nous ; les réponses du lecteur n’en dépendent pas.
error-no-such = il n’y a pas { $kind ->
        [ingredient] d’ingrédient
        [potion] de potion
        [colour] de couleur
       *[command] de commande
    } « { $name } » ; il y a { $offer }

error-code-length = « { $code } » : un code compte 4 lettres (jeu de base) ou 5 (golem)
error-code-letter = « { $code } » : seulement des lettres, jamais I ni O
error-code-unused = « { $code } » : aucune partie ne porte ce code ; vérifiez les lettres
error-code-needs-golem = « { $code } » : le Projet Golem demande un code à 5 lettres
error-same-ingredient = il faut deux ingrédients différents
error-not-on-shelf = cet ingrédient n’est pas sur l’étagère
error-contradiction = ceci ne peut être vrai à la fois : { $facts }
error-no-golem = il n’y a pas de golem dans cette partie
error-bad-numbers = option { $option } : « { $value } » ne donne pas { $n ->
        [0] une liste de nombres entiers
       *[other] { $n } nombres entiers
    } à partir de { $lo }, séparés par des virgules
error-module-missing = le Projet Golem ({ $module }) ne peut se jouer sans l’Encyclopédie Royale ({ $needs })

## Bots

bot-scientist = Scientifique
