### Ce qui se dit au terminal et dans le navigateur : qui joue, et pourquoi quelque chose est refusé.

seat-you = Vous
seat-to-you = vous
seat-player = Joueur
bot-random = Hasard
    .about = Joue n’importe quel coup permis : personne n’est plus faible.
nothing = rien
error-unknown-name =
    { $kind ->
        [kingdom] il n’y a pas de royaume « { $name } » ; chaudron kingdom --list les montre
        [set] il n’y a pas d’extension « { $name } »
        [card] il n’y a pas de carte « { $name } »
       *[subject] rien ne s’appelle « { $name } »
    }
error-unknown-language = il n’y a pas de langue « { $name } » ; il y a { $offer }
error-unknown-command = il n’y a pas de commande « { $name } » ; il y a { $offer }
error-unknown-arguments = « { $text } » n’est pas compris ; voir { $command }
error-missing-value = { $option } demande une valeur
error-missing-argument = il manque quelque chose : { $name }
error-invalid-choice = « { $text } » n’est pas un choix pour { $name } : { $offer }
error-bad-number = « { $text } » n’est pas un nombre entier de { $lo } à { $hi }
error-bad-range = « { $text } » n’est ni un nombre ni un intervalle comme 1-3
error-bad-count = « { $text } » n’est pas compris ; écrivez { $wanted }
error-unknown-game = il n’y a pas de jeu « { $name } » ; il y a { $offer }
error-position-notation = « { $part } » n’est pas compris ; { $wanted }
error-missing-extra = il faut pour cela des paquets qui ne sont pas installés : { $command }
error-bots-for-seats = cette partie a { $seats } places, et { $bots } bots ont été donnés
error-unknown-bot = il n’y a pas de bot « { $name } » pour { $game } ; il y a { $offer }
error-unknown-bot-or-module = il n’y a pas de bot « { $name } » pour { $game }, ni de module de ce nom d’où prendre une classe ; il y a { $offer } ; un bot à vous s’écrit chemin/du/fichier.py:Classe ou un.module:Classe
error-bot-takes-nothing = le bot { $name } ne prend rien après son nom
error-bad-playouts = « { $part } » : écrivez playouts=N, N de 1 à { $most }
error-bot-takes-playouts = le bot { $name } ne prend que playouts=N
error-unknown-bot-argument = le bot { $name } ne prend pas « { $word } » ; il prend { $offer }
error-bad-bot-argument = « { $part } » : écrivez NOM=N avec un nombre entier N, { $most } au plus
error-bad-bot-card = « { $part } » n’est pas une carte avec une limite ; écrivez CARTE=N, N de 1 à { $most }
error-own-bot-no-class = il n’y a pas de classe Bot « { $name } » ; écrivez chemin/fichier.py:Classe ou un.module:Classe
error-own-bot-fails = aucun bot ne peut être tiré de « { $place } » : { $why }
error-own-bot-stalls = aucun bot ne peut être tiré de « { $place } » : il met trop de temps à se préparer
error-own-bot-in-record = le bot { $name } exécute du code personnel ; pour le laisser jouer, ajoutez --seat { $name }
error-plan-unknown = il n’y a pas de plan « { $text } » ; { $close ->
    [none] chaudron plan list les nomme tous
   *[other] est-ce { $close } ?
}
error-one-plan = un bot suit un seul plan ; « { $name } » en est un second
error-wish-not-there = un bot doit acheter « { $name } », qui n’est pas dans ce royaume
error-nothing-to-tune = { $game } n’a pas de valeurs à régler
error-action-not-asked = { $name } : rien n’est demandé à la place { $seat } en ce moment
error-action-not-offered = { $name } n’est pas proposé en ce moment ; il y a { $offer }
error-bad-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
error-bad-setting = { $name } est { $listed }, pas « { $value } »
error-no-actions = les actions de { $game } n’ont pas de numéros
error-no-appraisal = les mises en place de { $game } ne sont pas analysées
error-no-code = il n’y a pas de nombre pour « { $value } »
error-no-game = il n’y a pas encore de partie : appelez d’abord reset
error-no-observations = ce qui se voit dans { $game } n’a pas de nombres
error-other-rules = cela vient d’un autre jeu ou d’autres règles que { $game }, règles { $rules }
error-unnumbered-action = la liste des actions n’a pas { $verb }:{ $option } ; python -m tools.actions l’ajoute
error-only-bots = seuls des bots peuvent être simulés ; « { $name } » est une personne
error-unknown-option = { $game } n’a pas d’option « { $option } » ; il y a { $offer }
error-bad-option =
    { $kind ->
        [flag] option { $option } : « { $value } » n’est ni yes ni no
        [number] option { $option } : « { $value } » n’est pas un nombre entier de { $lo } à { $hi }
        [choice] option { $option } : « { $value } » n’est pas l’un de { $choices }
        [list] option { $option } : « { $value } » n’est pas une liste de noms
       *[other] option { $option } : « { $value } » ne convient pas ({ $wanted })
    }
error-bad-numbers = option { $option } : « { $value } » ne donne pas { $n ->
        [0] une liste de nombres entiers
       *[other] { $n } nombres entiers
    } à partir de { $lo }, séparés par des virgules
error-bad-players = { $game } se joue de { $lo } à { $hi } joueurs, pas à { $n }
error-bad-players-exact = { $game } se joue à { $lo }, pas à { $n }
error-bad-first-player = le joueur { $first } ne peut pas commencer : il y a { $n } joueurs
error-unknown-set = il n’y a pas d’extension « { $name } » ; il y a { $offer }
error-unknown-card =
    { $close ->
        [0] il n’y a pas de carte « { $name } »
       *[other] il n’y a pas de carte « { $name } » – vouliez-vous dire { $close } ?
    }
error-too-few-cards =
    { $n ->
        [one] une seule carte Royaume ne suffit pas ; il en faut dix
       *[other] ces extensions n’ont que { $n } cartes Royaume ; il en faut dix
    }
error-not-a-kingdom-card = « { $name } » n’est pas une carte Royaume
error-card-twice = « { $name } » figure deux fois dans le royaume
error-kingdom-size = un royaume a { $size } piles, pas { $n }
error-no-bane = ce royaume demande une onzième pile, le Fléau : + bane CARTE
error-useless-bane = aucune carte de ce royaume n’utilise de pile Fléau
error-bad-bane = « { $name } » ne peut pas être le Fléau : il doit coûter 2 ou 3 pièces, sans Potion
error-useless-market = aucune carte de ce royaume n’utilise de deck Marché noir
error-kingdom-notation = « { $part } » n’est pas compris ; écrivez + bane CARTE, + colonies, + no colonies, + shelters, + no shelters ou + market CARTES
error-cannot-pick = aucun royaume ne remplit tous ces souhaits
error-cannot-pick-group =
    { $family ->
        [set] pas assez de cartes de « { $set } » : il en faudrait { $wanted }, il y en a { $there }
        [cost] pas assez de cartes à { $cost } : il en faudrait { $wanted }, il y en a { $there }
        [attack] pas assez d’Attaques : il en faudrait { $wanted }, il y en a { $there }
        [reaction] pas assez de Réactions : il en faudrait { $wanted }, il y en a { $there }
       *[potion] pas assez de cartes dont le coût comprend une Potion : il en faudrait { $wanted }, il y en a { $there }
    }
error-draft-left = le choix a été interrompu avant la fin
error-draft-wishes = draft et veto vont avec extensions, exclusions et cartes imposées, pas avec des nombres
error-draft-or-veto = --draft ou --veto, pas les deux
error-draft-too-few = ces extensions n’ont que { $n } cartes Royaume, et on en étale { $size }
error-kingdom-and-wish = { $option } sert à choisir un nouveau royaume, et non à en montrer un qui est donné
error-not-offered-card = la carte « { $name } » ne peut pas être choisie maintenant
error-too-many-required = { $n } cartes sont imposées ; un royaume en a { $size }
error-banned-and-required = la carte « { $name } » est à la fois imposée et exclue
error-nothing-to-resume = aucune partie n’attend dans { $folder }
error-cannot-read = { $file } ne peut pas être lu : { $why }
error-cannot-write = { $file } ne peut pas être écrit : { $why }
error-analyse-unfinished = cette partie n’est pas finie ; jouez-la jusqu’au bout, et son analyse ne trahira aucun secret
error-no-analysis = cette analyse n’est plus connue ; demandez-la de nouveau
error-one-analysis = une analyse à la fois : attendez celle qui est en cours
error-analyse-what = nommez le fichier d’une partie finie, ou un royaume : chaudron analyse FICHIER, chaudron analyse --kingdom …
error-record-broken = ce n’est pas un enregistrement entier : { $why }
error-record-foreign = ce fichier n’est pas un enregistrement de Chaudron
error-record-version = la version { $version } de l’enregistrement est inconnue ici (version { $known })
error-record-edited = cet enregistrement a été modifié après sa sauvegarde
error-record-shape = il manque une partie à cet enregistrement : { $why }
error-record-rules = cette partie suit la version { $theirs } des règles de { $game } ; ce programme joue la version { $ours }
error-record-game = c’est une partie de { $theirs }, pas de { $ours }
error-record-unfinished = cet enregistrement s’arrête avant la fin de la partie
error-record-no-seed = cet enregistrement a été exporté sans sa graine : il ne peut pas être rejoué
error-record-answer = la réponse { $n } de cet enregistrement ne peut pas être jouée : { $why }
error-not-quiet = rien ne peut être redistribué au milieu d’un effet : choisissez un moment avant ou après lui
error-not-asked = on ne demande rien à la place { $seat } en ce moment
error-not-offered = { $verb } : { $why }
error-nothing-to-undo = il n’y a rien à annuler
error-notes-broken = les notes de cette partie sont illisibles
preset-usual = La partie habituelle
error-unknown-subject = il n’y a pas de { $kind } « { $name } »
error-record-digest = après la réponse { $n }, cette partie de { $game } n’est plus ce qu’elle était : les règles ont changé depuis
error-table-ended = La table { $table } a déjà pris fin.
error-no-name-there = Personne qui ait un nom n’occupe la place { $seat }.
error-no-line = La discussion n’a pas de ligne { $n }.
error-unknown-part = il n’y a pas de partie « { $name } » ; il y a { $offer }

## Ce que pensent les bots

why-nothing = Aucun bot n’a encore rien décidé.
why-chance = Le hasard : tous les coups étaient également probables.
why-rule = Il ne pèse pas ses coups un à un ; il joue selon une règle. { $rule }
error-no-thought = Ce bot ne peut pas dire ce qu’il pense.
why-unsaid = Ce bot répond sans dire pourquoi.
why-file = Il ne pèse pas ses coups un à un ; il suit la stratégie de son fichier.
hint-is = Un bon bot répondrait : { $answer }.
thought-of = Envisagé : { $answers }.
thought-win = { $answer }, { $n } % de parties gagnées
thought-chance = { $answer }, { $n } % de chances
thought-bits = { $answer }, { $n } bits
thought-points = { $answer }, { $n } points
thought-roughly = Chiffres approximatifs, sur { $n ->
    [one] une partie
   *[other] { $n } parties
} chacun : il n’a pas choisi d’après eux.
thought-yes = oui
thought-no = non

## Analyse

analyse-how =
    { $n ->
        [one] Une partie imaginée
       *[other] { $n } parties imaginées
    } pour chaque estimation, poursuivies par { $bot } dans des mondes compatibles avec ce que le joueur dont c’est le tour pouvait savoir ; intervalles à 99 % entre parenthèses.
analyse-curve = Qui allait gagner
analyse-chance = { $name } { $value } % ({ $lo }–{ $hi })
analyse-begin = Début
analyse-turn = { $name }, tour { $n }
analyse-round = Manche { $n }
analyse-end = Fin
analyse-swings = Ce qui aurait mieux valu
analyse-no-swing = Rien de mieux n’a été trouvé que ce qui fut joué.
analyse-better =
    { $name } a joué : { $played }. Mieux{ $sure ->
        [yes] { "" }
       *[no] , peut-être
    } : { $better }, { $value } % de chances de gagner ({ $lo } à { $hi }).
analyse-luck = Chance et adresse
analyse-part = { $value } ({ $lo } à { $hi })
analyse-account = { $name } : de { $first } % à { $last } %. Ses décisions { $own }, celles des autres { $others }, la chance { $luck }.
analyse-insights = Certain, et resté sans usage
