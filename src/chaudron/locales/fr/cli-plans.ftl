### Ce que le terminal dit des plans pour Dominion.

## Plans pour Dominion

help-plan = vérifier, dire et essayer des stratégies écrites pour Dominion
help-plan-check = chercher les erreurs d’un plan ; pour un fichier de Geronimoo, dire ce qui peut être joué
help-plan-show = dire un plan en mots
help-plan-run = faire jouer un plan contre Big Money
help-plan-list = lister les plans de la bibliothèque
help-plan-file = un fichier.plan, un nom de la bibliothèque, ou un fichier de stratégies de Geronimoo (fichier.xml#NOM pour l’une d’elles)
help-plan-text = montrer le plan comme un fichier, dans sa forme habituelle
plan-fine = { $name } : { $n ->
    [one] une règle
   *[other] { $n } règles
}, aucune erreur.
plan-unasked = { $cards } : un royaume peut { $n ->
    [one] ne pas l’avoir. Pour la demander
   *[other] ne pas les avoir. Pour les demander
}, écrivez wants: { $wants }
plan-lacking = Il manque au royaume { $cards }, que le plan achèterait.
plan-errors = { $file } : { $n ->
    [one] une erreur
   *[other] { $n } erreurs
}.
plan-collection = { $file } : { $playable } joueurs sur { $n } peuvent être joués ({ $share } %).
plan-refused = { $name } : { $what }
plan-refused-kind = { $kind ->
    [card] pas de telle carte ici : { $name }
    [function] la fonction { $name }
    [operator] l’opérateur { $name }
    [extra_operation] l’opération { $name }
    [strategy] la façon de jouer { $name }
    [type] le type de cartes { $name }
    [element] l’élément { $name }
    [constant] le nombre { $name }
    [missing] il manque : { $name }
    [kingdom] des cartes de { $name } piles du royaume (un royaume en a 10)
    [bane] le Fléau { $name }, qui ne coûte pas 2 ou 3
    [condition] une condition qui compare deux nombres
   *[other] { $kind } { $name }
}
plan-against = contre { $bot } : { $share } des parties décidées gagnées, { $ties } % d’égalités, { $games } parties

plan-wants = Il veut { $cards } dans le royaume.
plan-colonies = Il est pour les parties avec Platine et Colonie.
plan-shelters = Il est pour les parties qui commencent avec des Refuges.
plan-bane = Il est pour les parties où le Fléau est { $card }.
plan-part-open = Les deux premiers tours :
plan-part-green = Les points commencent dès que :
plan-part-points = Des points, le premier qui peut être acheté :
plan-part-buy = Sinon, le premier qui peut être acheté :
plan-part-plays = Comment il joue :
plan-up-to = { $card }, jusqu’à { $n }
plan-if = { $what }, si { $conditions }
plan-asked-by = { $what }, quand { $card } le demande
plan-condition = { $left } { $sign } { $right }
plan-not = pas { $what }
plan-measure-own = { $card } : cartes possédées
plan-measure-left = { $card } : cartes dans la pile
plan-measure-hand = { $card } : cartes en main
plan-measure-in-play = { $card } : cartes en jeu
plan-measure-opponent = { $card } : cartes de l’adversaire qui en a le plus
plan-measure-points-on = { $card } : points d’une carte
plan-measure-coins = Pièces à dépenser
plan-measure-potions = Potions à dépenser
plan-measure-buys = Achats restants
plan-measure-actions = Actions restantes
plan-measure-turn = tour
plan-measure-phase = moment de la partie
plan-measure-action-phase = en phase Action
plan-measure-gains-to-end = cartes à recevoir avant la fin
plan-measure-empty-piles = piles vides
plan-measure-points = points à soi
plan-measure-opponent-points = points du meilleur adversaire
plan-measure-lead = avance en points
plan-measure-cards-in-hand = cartes en main
plan-measure-money-in-hand = Pièces des Trésors en main
plan-measure-players = joueurs
plan-measure-deck-money = Pièces dans le deck
plan-measure-deck-money-in-use = Pièces dans le deck sans les plateaux
plan-measure-deck-cards = cartes dans le deck
plan-measure-deck-actions = Actions dans le deck
plan-measure-deck-terminals = Actions du deck qui ne donnent pas d’Action
plan-measure-deck-villages = cartes du deck qui donnent deux Actions
plan-measure-deck-cyclers = cartes du deck qui donnent une carte et une Action
plan-measure-deck-treasures = Trésors dans le deck
plan-measure-deck-victories = cartes Victoire dans le deck
plan-measure-deck-attacks = Attaques dans le deck
plan-measure-deck-curses = Malédictions dans le deck
plan-phase-opening = ouverture
plan-phase-middle = milieu
plan-phase-end = fin
plan-verb-play = jouer { $card }
plan-verb-trash = écarter { $card }
plan-verb-discard = défausser { $card }
plan-verb-gain = recevoir { $card }
plan-verb-topdeck = mettre { $card } sur la pioche
plan-verb-return = rendre { $card }
plan-verb-pass = passer { $card }
plan-verb-take = prendre { $card }
plan-verb-reveal = dévoiler { $card }
plan-verb-set-aside = mettre { $card } de côté
plan-verb-call = nommer { $card }
plan-verb-choose = choisir « { $option } »
error-plan-verb = ligne { $line } : aucune règle ne commence par « { $text } » ; écrivez { $close }
error-plan-head = ligne { $line } : il n’y a pas d’en-tête « { $text } » ; écrivez { $close }
error-plan-twice = ligne { $line } : « { $text } » est dit deux fois
error-plan-card = ligne { $line } : aucune carte ne s’appelle « { $text } »{ $close ->
    [none] { "" }
   *[other] { " " }; est-ce { $close } ?
}
error-plan-number = ligne { $line } : { $text } n’est pas un nombre de 1 à 99
error-plan-large = ligne { $line } : le nombre { $text } est trop grand ; { $close } est le plus grand
error-plan-condition = ligne { $line } : « { $text } » n’est pas une condition ; écrivez par exemple { $close }
error-plan-measure = ligne { $line } : « { $text } » ne mesure rien ; écrivez par exemple { $close }
error-plan-word = ligne { $line } : les règles connaissent « when », non « { $text } » ; écrivez { $close }
error-plan-when = ligne { $line } : il n’y a pas de condition derrière « { $text } » ; écrivez par exemple { $close }
error-plan-or = ligne { $line } : les conditions sont liées par « and » ; pour « { $text } », écrivez deux règles : { $close }
error-plan-first = ligne { $line } : dans « { $text } », la mesure vient d’abord ; écrivez { $close }
error-plan-phase = ligne { $line } : « { $text } » n’est pas une condition : phase vient d’abord et vaut opening, middle ou end ; écrivez par exemple { $close }
error-plan-blank = ligne { $line } : il n’y a rien derrière « { $text } » ; écrivez par exemple { $close }
error-plan-yes-no = ligne { $line } : « { $text } » vaut yes ou no ; écrivez { $close }
error-plan-wants = ligne { $line } : aucun royaume n’a « { $text } » pour lui-même{ $close ->
    [none] { "" }
   *[other] { " " }; écrivez { $close }, qui l’apporte
}
error-plan-many = ligne { $line } : ces cartes sont de { $text } piles ; un royaume en a { $close }
error-plan-bane = ligne { $line } : « { $text } » ne peut pas être le Fléau, qui est une carte du royaume à 2 ou 3 ; écrivez par exemple { $close }
error-plan-play = ligne { $line } : « { $text } » n’est pas une Action ; écrivez par exemple { $close }
error-plan-pile = ligne { $line } : « { $text } » est une pile de cartes différentes ; nommez-en une, par exemple { $close }
error-plan-reveal = ligne { $line } : personne ne demande « { $text } » ; écrivez par exemple { $close }
error-plan-green = ligne { $line } : green a des conditions et rien d’autre ; écrivez par exemple { $close }
error-plan-option = ligne { $line } : « { $text } » n’est pas l’option d’une carte ; écrivez par exemple { $close }
error-plan-name = ligne { $line } : un plan a un nom ; écrivez { $close }
error-plan-empty = ligne { $line } : un plan achète quelque chose ; écrivez par exemple { $close }
error-plan-long = un plan de { $text } caractères est trop long ; { $close } suffisent
error-plan-suffix = { $file } ne dit pas comment jouer ; écrivez chemin/fichier.plan, ou geronimoo:chemin/fichier.xml#NOM
error-plan-folder = { $file } est un dossier ; écrivez chemin/fichier.plan
error-plan-file = { $file } ne peut pas être lu
error-geronimoo-file = ce n’est pas un fichier de stratégies de Geronimoo : { $why ->
    [large] il est trop grand
    [nested] ses éléments sont trop imbriqués
    [doctype] il déclare un type de document ou des entités
    [empty] il n’a pas de joueur
   *[xml] ce n’est pas du XML bien formé (ligne { $line })
}
error-geronimoo-player = { $text } ne peut pas être joué : { plan-refused-kind }{ $more ->
    [0] { "" }
    [one] { "" } et une chose de plus
   *[other] { "" } et { $more } choses de plus
}
error-geronimoo-several = { $file } a { $n } joueurs ; écrivez { $file }#NOM avec le nom de l’un d’eux : { $offer }{ $more ->
    [0] { "" }
   *[other] { "" } et { $more } autres
}
error-geronimoo-unknown = { $file } n’a pas de joueur « { $text } » ; il a { $close }
error-no-bot-files = { $name } : les bots de ce jeu ne sont dans aucun fichier
