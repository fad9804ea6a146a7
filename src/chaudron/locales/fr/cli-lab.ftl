### Le laboratoire dans le terminal : simulations, études, tournois, rapports.

meta-points = POINTS
meta-start = FICHIER[@N]
meta-folder = DOSSIER
meta-address = ADRESSE
help-until = s’arrêter dès que la part de victoires du premier bot est connue à tant de points de pourcentage près (0.5 : ± 0,5 %)
help-sprt = s’arrêter dès qu’un test séquentiel départage deux parts du premier bot (par défaut : une part équitable, et 0.05 de plus)
help-alpha = le risque que le test prenne la part basse pour la haute (par défaut : 0.05)
help-beta = le risque que le test prenne la part haute pour la basse (par défaut : 0.05)
help-setups = les manches prennent tour à tour les mises en place de ce fichier ([[setups]] en TOML)
help-start = commencer chaque partie par une position : une partie sauvegardée (@12 : après 12 réponses) ou une ligne dans la notation du jeu
help-series = suivre chaque partie tour par tour : points, argent, achats (plus lent)
help-csv = écrire aussi tous les chiffres dans un fichier CSV
help-parquet = écrire aussi tous les chiffres dans un fichier Parquet
help-engine = où jouer : ici (here), dans plusieurs processus (pool) ou sur Ray (ray) ; par défaut : pool
help-address = l’adresse d’une grappe Ray (par défaut : cette machine)
help-study = jouer beaucoup de matchs décrits par un fichier ; interrompue, l’étude reprend où elle en était
help-study-file = l’étude, un fichier TOML
help-results = le fichier où garder les résultats (par défaut : à côté de l’étude)
help-tournament = tous contre tous, avec un classement ; interrompu, le tournoi reprend où il en était
help-bot = un bot qui participe, une fois par bot (par défaut : tous les niveaux)
help-players = combien de bots à une table (par défaut : 2)
help-tournament-games = combien de parties par table et mise en place (par défaut : 200)
help-tournament-random = tant de mises en place tirées au sort
help-report = faire une page illustrée d’une étude ou d’un tournoi
help-report-file = le fichier de l’étude, ou le fichier de résultats d’un tournoi
help-out = le dossier de la page et de ses images (par défaut : à côté des résultats)

simulate-by-seat = Victoires selon la place
simulate-in-seat = à la place { $seat } { $shares }
simulate-spread = Points de { $bot } : { $lo } { $line } { $hi }
simulate-range = Points de { $bot } : de { $lo } à { $hi }
simulate-until = La part de victoires du premier bot est connue à ± { $reached } % (voulu : ± { $wanted } %).
simulate-sprt = { $verdict ->
    [better] La part du premier bot est plutôt de { $p1 } % que de { $p0 } %
    [not-better] La part du premier bot est plutôt de { $p0 } % que de { $p1 } %
   *[other] Rien ne décide encore si la part du premier bot est de { $p0 } % ou de { $p1 } %
  } : logarithme du rapport de vraisemblance { $ratio }, bornes { $lo } et { $hi }.
simulate-bought = Achats de { $bot } : { $things }
simulate-bought-thing = { $thing } { $n } (tour { $turn })
simulate-start = Chaque partie commence par la position ; ce que le joueur au trait ne peut pas savoir est redistribué à chaque manche.
simulate-setups = Les manches prennent tour à tour { $n } mises en place.

study-title = { $name } : { $cells ->
    [one] un match
   *[other] { $cells } matchs
  }, { $games ->
    [one] une partie
   *[other] { $games } parties
  }
study-taken-up = { $games ->
    [one] Une partie déjà jouée compte
   *[other] { $games } parties déjà jouées comptent
  }.
study-broken = { $file } : { $n ->
    [one] une ligne est incomplète ou a été modifiée ; elle est ignorée, et ses parties sont rejouées.
   *[other] { $n } lignes sont incomplètes ou ont été modifiées ; elles sont ignorées, et leurs parties sont rejouées.
  }
study-setup = Mise en place
study-seats = Places
study-games = Parties
study-first = Victoires du premier bot
study-kept = Les résultats sont dans { $file } ; `chaudron report { $of }` en fait une page.
study-more-cells = { $n ->
    [one] Un autre match est dans le rapport.
   *[other] { $n } autres matchs sont dans le rapport.
  }
study-verdict-better = meilleur
study-verdict-not-better = pas meilleur
study-verdict-undecided = indécis

tournament-title = Tournoi de { $game } : { $bots } bots, { $games } parties, graine { $seed }
tournament-rank = Rang
tournament-bot = Bot
tournament-rating = Cote
tournament-games = Parties
tournament-matrix = Part de chaque ligne contre chaque colonne
tournament-by-setup = Les meilleurs selon la mise en place
tournament-scale = Intervalles à 99 % entre crochets ; 400 points de plus font dix victoires pour une défaite, la moyenne est 0.

report-done = La page est { $file } ; ses images sont à côté.
report-title = { $name }, une étude de Chaudron
report-summary = { $cells ->
    [one] Un match
   *[other] { $cells } matchs
  } de { $game }, { $games ->
    [one] une partie
   *[other] { $games } parties
  }.
report-unfinished = { $left ->
    [one] Il reste une partie à jouer : voici ce qu’on sait jusqu’ici.
   *[other] Il reste { $left } parties à jouer : voici ce qu’on sait jusqu’ici.
  }
report-broken = { $file } : { $n ->
    [one] une ligne est incomplète ou a été modifiée ; elle ne compte pas. L’étude rejouera ses parties.
   *[other] { $n } lignes sont incomplètes ou ont été modifiées ; elles ne comptent pas. L’étude rejouera leurs parties.
  }
report-ratings = Cotes
report-ratings-about = Les points sont les cotes, les traits leurs intervalles à 99 % ; 400 points de plus font dix victoires pour une défaite, la moyenne est 0.
report-matrix = Qui bat qui
report-matrix-about = La part des parties, en pour cent, où le bot de la ligne a devancé celui de la colonne ; une égalité compte pour moitié.
report-cells = Tous les matchs
report-shares = Victoires du premier bot
report-shares-about = Chaque match avec son intervalle à 99 %, la plus grande part en tête.
report-by-setup = Mise en place par mise en place
report-by-setup-about = Dans combien de mises en place le premier bot d’une paire a obtenu quelle part des victoires.
report-points = Points
report-points-about = La répartition des points d’une partie.
report-series-about = La moyenne des parties qui ont duré aussi longtemps.
report-bought = Les achats, tour par tour
report-bought-about = Combien par partie, tour par tour.
report-turn = Tour
report-round = Manche
report-share-axis = Part de victoires, %
report-setups-axis = Mises en place
report-games-axis = Parties, %
report-rating-axis = Cote
report-count-axis = Par partie
report-made = D’où viennent ces résultats
report-faults = Parties interrompues par un bot
report-nothing = Rien n’a encore été joué : lancez d’abord l’étude.

error-in-part = { $part } : { $why }
error-bad-fraction = « { $text } » n’est pas un nombre
error-two-rules = --until et --sprt s’excluent
error-one-beginning = --fresh, --setups et --start s’excluent
error-address-without-ray = --address va avec --engine ray
error-bad-rule = { $name } : { $value } ne convient pas ; il faut { $name ->
    [until] plus de 0 et au plus 50
    [sprt] deux parts de 0 à 1, la plus basse en premier
   *[other] plus de 0 et moins de 0,5
  }
error-tuned-with-another-seed = Ce que contient { $file } a été fait avec la graine { $known } : continuez avec --seed { $known }, ou ajoutez --afresh pour le perdre et recommencer avec la graine { $seed }
error-few-games-to-tune = Les valeurs changent toutes les { $least } parties : { $games }, c’est trop peu
error-worker-died = Des processus sont morts { $times } fois sur les parties { $first } à { $last } de { $seats } (graine { $seed }) : un bot entraîne son processus, ou la mémoire manque
error-ray-version = Un nœud a Chaudron { $theirs }, ici c’est { $ours } : installez partout la même version
error-ray-unreachable = Ray ne répond pas à { $address } : { $why }
error-results-foreign = { $file } contient autre chose que des résultats de Chaudron ; il reste tel quel
error-results-unwritable = Impossible de garder les résultats dans { $file } : { $why }
error-unwritten = Impossible d’écrire { $file } : { $why }
error-start-record = Cette partie ne peut pas être poursuivie comme { $game } selon la version { $rules } des règles
error-start-seats = La position est pour { $n } joueurs, et il y a { $seats } places
error-no-notation = { $game } n’a pas de notation des positions : partez d’une partie sauvegardée
error-study-cycle = { $file } s’inclut lui-même : { $chain }
error-study-unreadable = Impossible de lire { $file } : { $why }
error-study-syntax = { $file } n’est pas du TOML : { $why }
error-study-key = { $file } : il n’y a pas de clé « { $key } » ; il y a { $offer }
error-study-type = { $file } : { $key } doit être { $kind ->
    [range] un nombre entier de { $from } à { $to }
    [a-text] un texte
    [a-whole-number] un nombre entier
    [a-number] un nombre
    [a-table] une table
    [true-or-false] true ou false
    [a-text-or-a-list-of-texts] un texte ou une liste de textes
    [a-list-of-texts] une liste de textes
    [a-list-of-lists-of-texts] une liste de listes de textes
    [a-list-of-tables] une liste de tables
   *[other] { $wanted }
  }
error-study-no-setups = { $file } n’a pas de [[setups]]
error-study-few-bots = { $file } : bots nomme { $n ->
    [one] un seul bot
   *[other] { $n } bots
  } ; à { $players } par table il en faut au moins { $players }
error-few-bots = Un tournoi à { $players } par table demande plus de { $n } bots
error-no-results = Il n’y a pas encore de résultats dans { $file } : lancez d’abord l’étude
