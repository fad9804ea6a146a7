### Ce que dit le terminal : places, questions, commandes, aide et erreurs.

## Mots que l’on peut taper, séparés par des espaces

word-yes = o oui
word-no = n non
word-all = tout tous toutes
word-none = aucun aucune rien
word-quit = q quitter
word-undo = u annuler
word-log = j journal
word-deck = c cartes
word-table = t table
word-back = r retour
word-why = pourquoi
word-hint = avis
word-help = aide

## Étiquettes

heading-turn = Tour { $n } · { $name }
label-basic = Piles de base
label-kingdom = Royaume
label-beside = Hors réserve
label-of = { $label } : { $what }
label-between = {" ; "}
label-hand = Main
label-deck = Deck
label-discard = Défausse
label-aside = De côté
label-turned-up = À découvert
label-in-play = En jeu
label-trash = Rebut
label-owned = Vos { $n } cartes

## Réponses

decline = aucune
default-all-treasures = tous les Trésors
default-as-shown = dans cet ordre
hint-some = numéros ou noms
hint-order = les numéros dans l’ordre voulu
hint-name = tapez un nom
asked-of = { $name } : { $question }
more-lines = Entrée pour la suite.
page-mark = page { $page } sur { $pages }, > la tourne, < revient
page-back = t : retour à la table
hint-default = Entrée = { $default }
misread-nothing = À vous de choisir ; ? pour l’aide.
misread-yes-no = Répondez par o ou n.
misread-number = Tapez un nombre de { $lo } à { $hi }.
misread-choice =
    { $n ->
        [0] Rien n’est numéroté ici : tapez un nom.
        [one] Il n’y a que le choix 1.
       *[other] Choisissez un numéro de 1 à { $n }.
    }
misread-ambiguous = « { $text } » peut être : { $names }.
misread-unknown = « { $text } » n’est pas proposé ici ; ? pour l’aide.
misread-count =
    { $lo ->
        [0] Choisissez-en { $hi } au plus, pas { $n }.
       *[other] Choisissez-en de { $lo } à { $hi }, pas { $n }.
    }
misread-count-exact = Choisissez-en exactement { $lo }, pas { $n }.
misread-number-exact = Seul { $lo } est possible ici.
misread-twice = Le numéro { $n } est donné deux fois.
help-commands =
    Un numéro ou un nom répond, « tout » et « rien » aussi quand on peut en choisir plusieurs ; Entrée seule prend ce qui est entre parenthèses.
    ? CARTE  ce que fait une carte (ou son numéro dans la liste)
    u        annuler votre dernière décision
    c        toutes vos cartes, et le rebut
    j        tout le journal
    t        montrer de nouveau la table
    pourquoi pourquoi les bots ont agi ainsi
    avis     ce que ferait un bon bot à votre place
    q        sauvegarder et quitter

help-pages =
    > <      tourner la page, quand la table dépasse l’écran

## Ce que pensent les bots

why-alone = Dire pourquoi, c’est dire ce qu’on a en main : seul qui joue seul contre des bots peut le demander.

## Annuler

undone = Annulé.
undo-nothing = Vous n’avez rien à annuler.
undo-news = Des cartes cachées ont été vues depuis.
undo-other = Quelqu’un d’autre a pris une décision depuis.
undo-agree = Toute la table est-elle d’accord pour revenir en arrière ? (o/n)

## Sauvegarder, passer l’écran, finir

pass-device = Passez l’écran à { $name }, qui appuie sur Entrée.
bot-replaced = { $bot } n’a donné aucune réponse valable (graine { $seed }, décision { $decision }) : { $why }. { $by } joue à sa place.
saved = Partie sauvegardée : { $file }
how-to-resume = Pour continuer : { $command }
kept = La partie est conservée ; pour la revoir : { $command }
again = La même partie encore une fois : { $command }
end-title = Points
end-points = Total
end-turns = Tours
end-tokens = Jetons
end-line = { $name } : { $points } points en { $turns } tours
end-you-win = Vous gagnez !
end-winner = { $name } gagne.
end-tie = Égalité : { $names } partagent la victoire.

## Aide

heading-usage = usage
heading-options = options
heading-positional-arguments = arguments
heading-commands = commandes
meta-command = COMMANDE
meta-game = JEU
meta-seat = QUI
meta-file = FICHIER
meta-number = N
meta-card = CARTE
meta-cards = CARTES
meta-set-count = EXTENSION=N[-M]
meta-cost-count = COÛT=N[-M],…
see-help = voir { $command }
help-chaudron = Des jeux de société qui mijotent : jouer contre des bots ou entre amis, simuler, consulter.
help-help = afficher cette aide et quitter
help-version = dire la version, et si les règles sont compilées
help-lang = langue : en ou fr (par défaut celle du système)
help-play = jouer une partie dans ce terminal
help-game = quel jeu (par défaut : dominion)
help-seat = qui s’assoit là, une fois par place : you (vous), you:NOM, un niveau (apprentice, journeyman, master : apprenti, compagnon, maître), random, ou un autre bot : big-money, big-money:forgeron=2,village=1, plan:NOM, un fichier.plan ou geronimoo:fichier.xml#NOM pour dominion, brewer pour quacks, scientist pour alchemists ; module:Classe ou chemin.py:Classe en est un à vous ; chaudron bots dit comment chacun joue (par défaut : you et un compagnon ; à plusieurs, on partage l’écran)
help-seat-bots = le bot d’une place, une fois par place : un niveau (apprentice, journeyman, master : apprenti, compagnon, maître), random, ou un autre bot : big-money, big-money:forgeron=2,village=1, plan:NOM, un fichier.plan ou geronimoo:fichier.xml#NOM pour dominion, brewer pour quacks, scientist pour alchemists ; module:Classe ou chemin.py:Classe en est un à vous ; chaudron bots dit comment chacun joue
help-option = toute autre option du jeu, comme first=1 ou max_turns=20
help-seed = un nombre entier ; le même nombre donne la même partie
help-resume = reprendre une partie sauvegardée, la dernière si aucun fichier n’est donné
help-plain = des lignes simples, sans couleurs, pour lecteurs d’écran et terminaux simples
help-replay = revoir une partie enregistrée, pas à pas
help-analyse = dire où une partie finie s’est gagnée et perdue, ou ce qui est fort dans un royaume
help-analyse-file = le fichier d’une partie finie
help-games-found = parties à jouer pour étudier une mise en place, au lieu d’un temps
help-playouts = parties imaginées pour chaque estimation, au lieu d’autant que le temps permet
help-seconds = le temps que cela peut prendre, environ
help-record = le fichier d’une partie enregistrée
help-from = seulement ce que voyait le joueur de ce numéro (à partir de 1)
help-step = attendre Entrée après chaque décision, et montrer la table
help-bots-game = quel jeu (par défaut : tous)
help-bots = les bots des jeux, du plus faible au plus fort, et comment chacun joue
help-about = tout sur une carte, un livre, un Artefact… : son effet, ses chiffres, ses points de règle et les tests qui les prouvent
help-card = comme about
help-subject = son nom dans une langue quelconque ou son identifiant, avec ou sans le jeu devant : quacks red-3
meta-subject = [JEU] NOM
help-kingdom = choisir les dix cartes d’une partie de Dominion
help-kingdom-name = un royaume recommandé, ou un royaume en une ligne, à montrer
help-ban = cartes exclues, séparées par des virgules
help-require = cartes imposées, séparées par des virgules
help-count = combien de cartes d’une extension, comme rivages=3 ou base=2-4 ; peut être répété
help-cost-curve = combien de cartes d’un coût, comme 2=1,3=2-3,5=2
help-attacks = combien d’Attaques, comme 1 ou 0-2
help-reactions = combien de Réactions
help-potions = combien de cartes dont le coût comprend une Potion
help-balance = pas d’Attaque sans Réaction
help-bane = la pile Fléau, si une carte en demande une (par défaut : au sort)
help-draft = deux joueurs prennent tour à tour cinq cartes chacun parmi vingt
help-veto = deux joueurs écartent tour à tour deux cartes chacun parmi quatorze
help-alchemy = un royaume où il y a des cartes d’Alchimie en a de 3 à 5, comme le conseille sa règle (advised), ou autant qu’il vient (any)
help-list = la liste des royaumes recommandés, boîte par boîte
help-json = écrire du JSON
help-completion = écrire un script qui complète commandes et options dans votre shell
help-completion-shell = le shell : bash, zsh ou fish
completion-how = Complétion de chaudron pour { $shell } ; il est lu au démarrage du shell s’il se trouve ici :
help-simulate = faire jouer beaucoup de parties à des bots, et compter
help-games = combien de parties au plus (par défaut : 1000 ; un million si une règle arrête le match)
help-fresh = une nouvelle mise en place au hasard pour chaque série de parties
help-tune = régler, dans des parties contre eux-mêmes, les valeurs que pèsent les bots d’un jeu, ou élever leurs plans
help-tune-game = quel jeu
help-tune-games = combien de parties en tout, celles déjà jouées comprises ; à Dominion pour chaque royaume (par défaut : 200000)
help-afresh = repartir de valeurs non réglées ; ce qui était réglé est perdu
help-jobs = combien de processus (par défaut : un par cœur)

## Choisir un royaume

kingdom-seed = Graine { $seed }
kingdom-column-cost = Coût
kingdom-column-card = Carte
kingdom-column-set = Extension
kingdom-column-types = Types
kingdom-extra-bane = Fléau
kingdom-extra-colonies = avec Platine et Colonie
kingdom-extra-shelters = avec les Refuges
kingdom-extra-market = Deck Marché noir : { $cards }
kingdom-extra-piles = Autres piles : { $cards }
kingdom-advice-alchemy =
    { $n ->
        [one] 1 carte d’Alchimie : sa règle en conseille de 3 à 5, ou aucune (--alchemy advised).
       *[other] { $n } cartes d’Alchimie : sa règle en conseille de 3 à 5, ou aucune (--alchemy advised).
    }
draft-turn = Joueur { $n }, prenez une carte
draft-left = Le joueur { $n } prend { $card }.
veto-turn = Joueur { $n }, écartez une carte
veto-left = Le joueur { $n } écarte { $card }.

## Consulter une carte

about-kind = { $kind } { $id }, { $game }
about-reconstructed = * Certains de ses chiffres sont reconstitués : aucune source ne les imprime.
about-rulings = Précisions
about-no-rulings = Aucune précision.
about-proved-by = prouvé par { $tests }
about-not-proved = pas encore prouvé
about-not-testable = rien à prouver : { $why }
about-also = Dans d’autres langues

## Revoir une partie

replay-title = { $game }, graine { $seed }, { $seats }
replay-step = Entrée : suite, r : retour, q : quitter >
replay-open = La partie n’est pas finie ; l’enregistrement s’arrête ici.

## Réglage

tune-progress = parties
tune-done = Réglé en { $games } parties avec la graine { $seed } ; les valeurs sont dans { $file }.
tune-nothing = Rien n’a été joué : les valeurs de { $file } viennent de { $games } parties avec la graine { $seed }, et changent toutes les { $step }.
breed-progress = royaumes
breed-done = Plans élevés pour { $tables } royaumes en au moins { $games } parties chacun avec la graine { $seed } ; ils sont dans { $file }.

## Analyse

analyse-progress = parties imaginées
analyse-title = { $game } : { $seats }
analyse-where = { $n }. { $turn } (étape { $step }) : { $question }
analyse-insight = { $what } (étape { $step })

## Simulations

simulate-progress = parties
simulate-title =
    { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, graine { $seed }
simulate-seat = Place
simulate-wins = Victoires
simulate-ties = Égalités
simulate-losses = Défaites
simulate-points = Points
simulate-turns = Tours
simulate-fresh = Chaque manche a sa propre mise en place, tirée au sort.
simulate-fault = { $bot } n’a donné aucune réponse valable dans la partie de graine { $seed }, décision { $decision } : { $why }
simulate-fault-again = { "  " }Cette partie à nouveau : { $command }
simulate-faults = { $games ->
        [one] Une partie ne compte pas, faute d’une réponse valable d’un bot.
       *[other] { $games } parties ne comptent pas, faute d’une réponse valable d’un bot.
    }
simulate-given-up = { $bot } a pris trop de temps { $times } fois : on ne l’interroge plus, et { $games ->
        [one] une partie du match a été jouée.
       *[other] { $games } parties du match ont été jouées.
    }
simulate-kingdom = Royaume : { $kingdom }
simulate-length = Une partie dure { $turns } tours.
simulate-interval = Intervalles à 99 % entre crochets ; les places commencent à tour de rôle. { $rate } parties/s, { $jobs ->
        [one] un processus
       *[other] { $jobs } processus
    }, règles { $mode }.

## Comment tournent les règles

version-line = chaudron { $version }, règles { $mode }
mode-compiled = compilées
mode-interpreted = interprétées ({ $why })
mode-asked = CHAUDRON_PURE est défini
mode-none = rien n’est compilé : lancez make compile
mode-python = la compilation est pour Python { $version } : lancez make compile
mode-mypyc = la compilation vient de mypyc { $version } : lancez make compile
mode-older = la compilation est plus ancienne que ses sources : lancez make compile
mode-incomplete = la compilation est incomplète : lancez make compile
mode-changed = cette installation a été modifiée depuis sa construction : réinstallez-la
mode-pure = c’est le paquet pour toutes les plateformes : celui de ce Python et de ce système est compilé ; make wheels le construit dans une copie du dépôt

## Erreurs

why-missing = rien ne porte ce nom
why-forbidden = cela n’est pas permis ici
why-folder = c’est un dossier
why-no-folder = une partie du chemin n’est pas un dossier
why-there = ce nom est déjà pris
why-full = il n’y a plus de place
why-read-only = rien ne peut y être écrit
did-you-mean = {" "}– vouliez-vous dire { $names } ?
notes-lost = Les notes de cette partie sont illisibles ; elles restent dans { $file }, et la partie continue sans elles.
older-unknown = Rien n’en peut être montré avec les règles d’aujourd’hui.
older-position = Voici où elle en était après { $n } réponses sur { $all } :
older-kept = Commencée sous d’anciennes règles, elle ne se poursuit pas ; elle est gardée entière dans { $file }

## Pour qui gère un serveur

help-admin = s’occuper des tables d’un serveur : lister, fermer, effacer un nom ou une ligne, faire le ménage ; santé
help-admin-tables = lister les tables, la dernière utilisée d’abord
help-admin-show = montrer une table : ses places et sa discussion, avec leurs numéros
help-admin-close = fermer une table : plus personne n’y vient, n’y joue ni n’y parle
help-admin-remove-name = effacer le nom d’une personne d’une table et de tout ce qui en est gardé
help-admin-remove-line = effacer une ligne de la discussion, aussi de ce qui est gardé
help-admin-prune = supprimer les tables finies que personne n’a utilisées depuis quelques jours
help-admin-health = dire si la base de données va bien, et ce qu’elle contient
help-admin-status = seulement les tables dans cet état : open, playing, over, closed
help-admin-most = au plus tant d’entre elles
help-admin-days = inutilisées depuis au moins tant de jours
help-admin-dry-run = seulement les compter
help-admin-the-table = le code ou l’identifiant d’une table
help-admin-the-seat = le numéro de la place, à partir de 0, comme le dit « show »
help-admin-the-line = le numéro de la ligne, comme le dit « show »
meta-the-table = TABLE
meta-the-seat = PLACE
meta-the-line = LIGNE
admin-code = Code
admin-id = Identifiant
admin-game = Jeu
admin-status = État
admin-seats = Places
admin-events = Événements
admin-used = Utilisée
admin-status-open = ouverte
admin-status-playing = en cours
admin-status-over = finie
admin-status-closed = fermée
admin-free-seat = (libre)
admin-spectator = (spectateur)
admin-no-tables = Il n’y a aucune table.
admin-seat-line = place { $seat } : { $name }
admin-chat-line = ligne { $n }, { $at }, { $name } : { $text }
admin-closed = La table { $table } est fermée.
admin-name-removed = La place { $seat } de la table { $table } s’appelle maintenant { $name }.
admin-line-removed = La ligne { $n } de la table { $table } est effacée.
admin-pruned =
    { $n ->
        [0] Aucune table finie n’est inutilisée depuis { $days } jours.
        [one] Une table est supprimée.
       *[other] { $n } tables sont supprimées.
    }
admin-would-prune =
    { $n ->
        [0] Aucune table finie n’est inutilisée depuis { $days } jours.
        [one] Une table serait supprimée.
       *[other] { $n } tables seraient supprimées.
    }
admin-database = Base de données ({ $where }) : { $how }
admin-well = tout va bien
admin-count =
    { $n ->
        [one] { $n } table : { $status }
       *[other] { $n } tables : { $status }
    }
admin-size =
    { $events ->
        [one] { $events } événement, { $size } Mo
       *[other] { $events } événements, { $size } Mo
    }
admin-free = { $size } Mo libres sur le disque
