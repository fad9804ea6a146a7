### La feuille de déduction du compagnon, pour Alchimistes

companion-sheet = Feuille de déduction
    .about = Alchimistes : la grille et le triangle sur votre téléphone. Notez ce que vous apprenez ; il dit ce qui s’ensuit, autant que vous voulez.

## Feuilles

companion-sheet-sheets = Feuilles
companion-sheet-new = Une nouvelle feuille
companion-sheet-name = Nom
companion-sheet-given = Feuille { $n }
companion-sheet-golem = avec Le Golem du Roi
companion-sheet-begin = Commencer
companion-sheet-open = Ouvrir
companion-sheet-throw = Jeter « { $name } »
companion-sheet-thrown = « { $name } » est jetée.
companion-sheet-with-golem = avec le golem
companion-sheet-holds = { $n ->
        [0] encore rien d’appris
        [one] { $n } chose apprise
       *[other] { $n } choses apprises
    }
companion-sheet-redo = Rétablir
companion-sheet-damaged = Une partie de ce que gardait ce téléphone était illisible. Elle est mise de côté ; ce qui était entier est là.
companion-sheet-unsafe = Ce navigateur ne garde rien : la feuille reste tant que cette page est ouverte.

## Ce qui est appris

companion-sheet-how = Touchez une case pour crayonner : non, oui, peut-être.
companion-sheet-how-why = Touchez une case ouverte pour crayonner, une case tranchée pour savoir pourquoi.
companion-sheet-touch-two = Touchez les deux ingrédients mélangés.
companion-sheet-noted = noté
companion-sheet-learn = J’ai appris…
companion-sheet-learnt = Tout ce qui est appris
companion-sheet-nothing = Rien encore. Touchez une paire dans le triangle des mélanges, ou « J’ai appris… ».
companion-sheet-made = Qu’ont-ils donné ?
companion-sheet-wipe = Effacer
companion-sheet-else = Autre chose sur ces deux-là
companion-sheet-kind = Qu’était-ce ?
companion-sheet-kind-mixed = Un mélange et sa potion
companion-sheet-kind-sale = Une vente et la qualité de la potion
companion-sheet-kind-claim = Une démonstration ou une exposition avec deux ingrédients
companion-sheet-kind-sign = La démonstration d’un signe
companion-sheet-kind-light = Un livre de la bibliothèque
companion-sheet-kind-spied = Le mélange d’un autre, dont j’ai vu un ingrédient
companion-sheet-kind-spied_sale = La vente d’un autre, dont j’ai vu un ingrédient
companion-sheet-kind-reaction = Un essai sur le golem
companion-sheet-kind-animation = Une tentative d’éveiller le golem
companion-sheet-kind-identity = Ce qu’est un ingrédient, ou supposons-le
companion-sheet-ingredient = Ingrédient
companion-sheet-first = Premier ingrédient
companion-sheet-second = Second ingrédient
companion-sheet-asked-sale = Demandée
companion-sheet-asked-spied_sale = Demandée
companion-sheet-asked-claim = Annoncée
companion-sheet-asked-sign = Couleur
companion-sheet-answer = Résultat
companion-sheet-claim-true = vrai
companion-sheet-claim-false = faux
companion-sheet-animation-true = il s’est éveillé
companion-sheet-animation-false = il n’a pas bougé
companion-sheet-incomplete = Choisissez partout.
companion-sheet-add = Noter
companion-sheet-change = Changer
companion-sheet-change-it = Changer : { $what }
companion-sheet-forget = Oublier : { $what }

## En phrases

companion-sheet-neutral = neutre
companion-sheet-signed = { $colour } { $sign }
companion-sheet-sentence = { $what }.
companion-sheet-fact-mixed = mélanger { $first } et { $second } a donné { $answer }
companion-sheet-fact-claim = { $given ->
        [true] il est montré que { $first } et { $second } donnent { $asked }
       *[false] il est montré que { $first } et { $second } ne donnent pas { $asked }
    }
companion-sheet-fact-sale = la potion de { $first } et { $second }, vendue comme { $asked }, était { $answer }
companion-sheet-fact-sign = il est montré que { $first } est { $asked } { $answer }
companion-sheet-fact-light = un livre dit que { $first } est { $answer }
companion-sheet-fact-spied = quelqu’un a obtenu { $answer } avec { $first } et autre chose
companion-sheet-fact-spied_sale = quelqu’un a vendu { $first } et autre chose comme { $asked }, et la potion était { $answer }
companion-sheet-fact-reaction = { $given ->
        [none] avec { $first }, le golem n’a pas réagi
        [chest] avec { $first }, le torse du golem a réagi, pas ses oreilles
        [ears] avec { $first }, les oreilles du golem ont réagi, pas son torse
       *[both] avec { $first }, le torse et les oreilles du golem ont réagi
    }
companion-sheet-fact-animation = { $given ->
        [true] { $first } et { $second } ont éveillé le golem
       *[false] { $first } et { $second } n’ont pas éveillé le golem
    }
companion-sheet-fact-identity = { $first } est { $answer }
companion-sheet-clash = { $n ->
        [1] Jamais { $last }.
       *[other] { $before }, mais { $last } : tout cela ne peut être vrai.
    }
companion-sheet-clashes = Cela ne peut être vrai avec d’autres.
companion-sheet-is = { $ingredient } est { $alchemical } :
companion-sheet-is-not = { $ingredient } ne peut être { $alchemical } :
companion-sheet-rub = Gommer le crayon

## Que tenter ensuite

companion-sheet-next = Ce qui en dirait le plus
companion-sheet-hand = J’ai en main (rien de choisi : tout)
companion-sheet-two = Un mélange demande deux ingrédients différents.
companion-sheet-tells-nothing = Aucun mélange de ceux-ci ne dirait rien de nouveau.
companion-sheet-next-golem = Sur le golem
companion-sheet-wakes = { $pair } éveillent le golem à { $n } %, le plus probable.
