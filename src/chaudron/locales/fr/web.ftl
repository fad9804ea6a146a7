### Pages

web-skip = Aller à la page
web-pages = Pages
web-rules = Règles et précisions
web-companion = Autour d’une vraie table
web-credits = Crédits
web-theme = Sombre ou clair
web-loading = Un instant…
web-close = Fermer

## Accueil

web-welcome = La table est mise
web-tagline = Dominion, Les Charlatans de Belcastel et Alchimistes, avec leurs boîtes, contre des robots ou entre amis. Ni compte, ni rien à installer pour vos invités.
web-games = Jeux
web-last-played = Votre dernier jeu
web-play-now = Jouer tout de suite
web-enter = Entrée
web-with-friends = Entre amis
web-another-table = Autre table
web-bots =
    { $n ->
        [one] un robot
       *[other] { $n } robots
    }
web-friends =
    { $n ->
        [one] un ami
       *[other] { $n } amis
    }
web-one-screen = { $n } au même écran
web-play = Jouer
web-first-game = Première partie
web-first-game-more = Tout de suite, contre un robot, comme le livret fait commencer
web-table = Table
web-learn = Règles
web-players = Joueurs :
web-minutes = { $n } min
web-boxes = { $n } boîtes
web-they-wait = On vous attend
web-turn = tour { $n }
web-round = manche { $n }
web-join-by-code = Rejoindre avec un code
web-no-game = Ce serveur n’a pas le jeu « { $game } ».
web-preset-mine = la mienne
web-every-option = Toutes les options
web-changed =
    { $n ->
        [one] une changée
       *[other] { $n } changées
    }
web-your-name = Votre nom
web-me = Mon nom
web-join-code = Code d’une table
web-join = Rejoindre
web-my-games = Mes parties
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-your-turn = à vous
web-forget = Retirer de mes parties
web-mine-all = Toutes mes parties et statistiques
web-to-finish = À finir
web-finished = Terminées
web-no-games = Pas encore de partie. Celles que vous jouez dans ce navigateur apparaissent ici.
web-result-won = gagnée
web-result-shared = victoire partagée
web-result-lost = perdue
web-statistics = Statistiques
web-stat-none = Elles commencent avec votre première partie terminée.
web-stat-games = parties
web-stat-won = gagnées
web-stat-points = points
web-stat-turns = tours
web-stat-all = toutes les parties
web-stat-opponent = Adversaire
web-stat-players = Joueurs
web-stat-average = Points et tours sont des moyennes ; une victoire partagée compte comme gagnée.
web-stat-one-screen =
    { $n ->
        [one] { $n } autre partie, jouée à plusieurs sur un seul écran, n’est pas comptée.
       *[other] { $n } autres parties, jouées à plusieurs sur un seul écran, ne sont pas comptées.
    }
web-set-table = Préparer une table
web-presets = Une table toute prête
web-as-last-time = Comme la dernière fois
web-as-last-time-more = mêmes places, mêmes options
web-who-plays = Qui joue
web-the-game = Le jeu
web-table-gets = La table reçoit un code, un lien et un code QR pour les amis.
web-open-and-invite = Ouvrir et inviter
web-unchanged = { $n } autres, toutes comme d’habitude
web-seat = Place { $n }
web-bot-levels = Niveaux
web-bots-other = Autres robots
web-seat-mine = J’y joue
web-seat-name = Nom de ce joueur
web-seat-open = Libre pour un ami
web-remove-seat = Retirer cette place
web-add-seat = Ajouter une place
web-option-points = Montrer les points de tous
    .about = Les points de chacun sont notés à côté de son nom.
web-option-odds = Montrer le risque de la prochaine pioche
    .about = La probabilité que la prochaine pioche tourne mal, en mots et en chiffres, pour tous.
web-option-hints = Conseils
    .about = Qui doit décider peut demander ce que ferait un bon robot ; tous voient qu’il en est ainsi.
web-option-tracker = Montrer la composition des decks
    .about = La composition d’un deck se consulte, comme si l’on avait tout compté.
web-option-spectators = Laisser regarder
    .about = Qui a le lien voit la table, mais rien de ce que cache chacun.
web-option-timer = Secondes par décision (0 : sans limite)
    .about = Le délai passé, un robot décide cette fois-là.
web-option-pauses = Marquer une pause quand quelqu’un aurait pu réagir
    .about = Pour que nul ne voie qui ne pouvait pas réagir.
web-option-grace = Secondes avant qu’un robot puisse jouer pour un absent
    .about = Ensuite, les autres peuvent confier la place de l’absent à un robot.
web-option-pace = Allure des robots
    .about = Le temps qu’on a de voir ce qu’ils font.
web-pace-instant = immédiate
web-pace-brisk = vive
web-pace-calm = posée
web-settings = Mes réglages
web-guard = Ignorer les clics au tout début d’une nouvelle question
web-sound = Un son quand c’est à moi
web-notify = Une notification quand c’est à moi
web-motion = Mouvements sur le plateau
web-motion-off = aucun
web-motion-fast = rapides
web-motion-on = normaux
web-motion-slow = lents
web-preview = Montrer une carte en grand quand le pointeur s’y arrête
web-hints = Des conseils aux premiers tours
web-where = Les adresses de ce serveur
web-where-alone = Seule cette machine atteint ce serveur : l’invitation ne vaut que pour un autre navigateur d’ici. Pour faire entrer des amis de votre réseau, lancez le serveur avec make play ARGS="--host 0.0.0.0".
web-replay-file = Revoir une partie d’un fichier

## Avant la partie

web-waiting-room = On attend des joueurs
web-invite-by = Invitez avec ce code, le lien ou l’image :
web-copy-link = Copier le lien
web-copied = Copié
web-copy-this = À copier :
web-seats = Places
web-open-seat = Libérer la place
web-kick = Renvoyer
web-lock = Fermer la table
web-unlock = Rouvrir la table
web-start = Commencer
web-wait-for-start = La partie commence quand toutes les places sont prises, ou quand le créateur de la table le décide.
web-invited = { $name } vous invite à une partie
web-share-invited = { $name } vous invite à jouer : { $game }
web-share-table = Une partie à suivre : { $game }, { $names }
web-share-replay = Une partie à revoir : { $game }, { $names }
web-take-seat = Prendre place
web-watch = Seulement regarder
web-table-lost = Cette table est introuvable
web-no-page = Cette page n’existe pas
web-no-page-more = L’adresse { $path } ne mène nulle part. Le lien a peut-être été coupé ; redemandez-le.
web-seat-gone = Votre clé n’ouvre plus de place ici : la place a été libérée ou donnée à quelqu’un d’autre.
web-at-table = À cette table
web-back-to-lobby = Vers l’accueil
web-back-to-table = Retour à la table
web-reconnecting = Connexion perdue. On réessaie ; rien n’est perdu.

## À la table

web-undo = Annuler
web-undo-waiting = Vous avez demandé à reprendre votre dernier coup. Les autres disent s’ils sont d’accord.
web-undo-asked = { $name } voudrait reprendre son dernier coup. D’accord ?
web-yes = Oui
web-no = Non
web-confirm = C’est fait
web-confirm-n =
    { $n ->
        [0] Aucune
       *[other] C’est fait ({ $n })
    }
web-order-as-shown = Dans cet ordre
web-wait = Patientez
web-waiting-for = On attend { $names }…
web-still-thinks = { $name } réfléchit encore
web-has-chosen = { $name } a choisi
web-hurry = Presser
web-why = Pourquoi ?
web-why-of = Pourquoi, { $name } ?
web-why-asked = À la question « { $question } », sa réponse :
web-hint = Conseil
web-hints-on = Conseils permis
web-thought-of = Envisagé
web-bot-thinks = Réflexion…
web-type-a-name = Tapez un nom…
web-decline = Non merci
web-choose-lit = Choisissez ce qui est allumé
web-table-of = Table de { $game }
web-unread = { $n ->
    [one] { $n } nouveau message
   *[other] { $n } nouveaux messages
}
web-table-side = Joueurs et journal
web-watching = Vous regardez cette partie.
web-no-seat-key = La clé de votre lien n’ouvre aucune place ici (ou plus). Vous regardez.
web-closed-game = Cette partie ne se regarde pas
web-closed-game-more = Si vous avez une place ici, ouvrez le lien de votre place, ou le navigateur avec lequel vous vous êtes assis.
web-log-played_on =
    { $you ->
        [yes] Vous continuez à jouer d’ici. Ce que vous ne pouviez pas savoir est redistribué.
       *[no] { $name } continue à jouer d’ici. Ce qui lui était inconnu est redistribué.
    }
web-log-undo =
    { $you ->
        [yes] Vous reprenez { $n ->
            [one] une réponse
           *[other] { $n } réponses
        }.
       *[no] { $name } reprend { $n ->
            [one] une réponse
           *[other] { $n } réponses
        }.
    }
web-log-undo_refused =
    { $you ->
        [yes] Vous ne laissez pas { $other } revenir en arrière.
       *[no] { $yours ->
            [yes] { $name } ne vous laisse pas revenir en arrière : votre coup reste.
           *[no] { $name } ne laisse pas { $other } revenir en arrière.
        }
    }
web-log-resigned =
    { $you ->
        [yes] Vous abandonnez.
       *[no] { $name } abandonne.
    }{ $over ->
        [yes] {" "}La partie s’arrête là.
       *[no] {" "}Un robot continue.
    }
web-log-clock =
    { $you ->
        [yes] Votre temps est écoulé : un robot choisit pour vous.
       *[no] Temps écoulé pour { $name } : un robot choisit.
    }
web-gave-up = a abandonné
web-time-left = encore { $time }
web-away = absent
web-let-bot = Laisser jouer un robot
web-take-back = Je reprends
web-log = Journal
web-log-earlier = Lignes précédentes
web-mute = Ne plus écouter
web-unmute = Réécouter { $name }
web-spectator = Spectateur
web-say = Dire quelque chose…
web-send = Envoyer
web-keys = Touches
web-more = Plus
web-export = Enregistrer la partie dans un fichier
web-move-seat = Copier le lien de ma place
web-report = Signaler cette règle (copie la position)
web-resign = Abandonner
web-resign-sure =
    { $over ->
        [yes] Abandonner la partie ? Elle s’arrête là, et vous avez perdu.
       *[no] Abandonner la partie ? Un robot continuera pour vous.
    }
web-rematch = Rejouer
web-rematch-other = Autre mise en place
web-go-rematch = Vers la nouvelle partie
web-pass-device = Passez l’appareil à { $name }
web-lift-curtain = C’est moi : montrer ce qui est à moi

## La fin, et la relecture

web-result = Résultat
web-winner =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    }
web-shared-win = { $names } partagent la victoire
web-replay = Revoir la partie
web-step = Étape
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-turn-back = Un tour en arrière
web-turn-on = Un tour en avant
web-seen-by = Vue de
web-autoplay = Lire
web-autoplay-stop = Pause
web-speed = Vitesse
web-speed-slow = lente
web-speed-usual = normale
web-speed-fast = rapide
web-open-hands = Mains ouvertes
web-analysis = Analyse
web-analyse = Analyser cette partie
web-analysis-more = Qui allait gagner, tour après tour ; ce qui aurait mieux valu ; la part de la chance. Cela prend environ une minute.
web-analysis-going = Parties imaginées : { $n } %
web-analysis-table = La courbe en tableau
web-strong = Qu’est-ce qui est fort dans cette mise en place ? { $game }
web-strong-link = Qu’est-ce qui est fort ici ?
web-strong-ask = Chercher
web-strong-more = Des plans s’améliorent en jouant les uns contre les autres, et chaque carte est essayée avec et sans. Cela prend environ une demi-minute.
web-strong-going = Les plans jouent les uns contre les autres : { $n } %
web-strong-play = Jouer avec cette mise en place
web-replay-turn = { $name }, tour { $n }
web-replay-round = Manche { $n }
web-play-on = Continuer à jouer d’ici
web-play-on-more = Vous prenez la place de { $name } contre des robots. Ce que cette place ne pouvait pas savoir est redistribué : la suite sera différente.
web-play-on-where = Choisissez la place que vous prenez.

## Précisions

web-rulings = Précisions
web-how-it-goes = Comment se déroule le jeu
web-readings = Lectures et options
web-readings-more = Là où les règles laissent un choix, ou pour jouer autrement : ce qui vaut d’ordinaire, et ce que cela change.
web-reconstructed = Certains chiffres sont reconstitués ; votre boîte peut différer.
web-own-figures = Cette table joue avec ses propres chiffres.
web-proved = vérifiée
web-search-cards = Chercher dans les noms et les textes…
web-all-kinds = toutes les sortes

## Touches

web-key-1-0 = choisir l’option de ce numéro
web-key-name = taper le début d’un nom, puis Entrée pour le choisir (⇧ devant une lettre qui est déjà une touche)
web-key-space = le bouton principal
web-key-h = presser les robots pendant qu’ils jouent, si vous jouez sans autres personnes
web-key-why = pourquoi le robot a fait ce qu’il vient de faire, si vous jouez sans autres personnes ou la partie finie
web-key-hint = un conseil, si la table en permet
web-key-u = annuler
web-key-y = oui ou non
web-key-esc = fermer ce qui est ouvert
web-key-help = cette liste

## Crédits

web-credits-unofficial = Chaudron est un programme non officiel, fait par des gens qui aiment ces jeux. Les noms, les nombres et les règles sont des faits ; les textes et les images des jeux appartiennent à leurs éditeurs. Chaque phrase et chaque dessin ici est de nous ou sous licence libre.
web-credits-glyphs = Dessins des cartes :
web-credits-icons = Icônes de l’interface :
web-credits-fonts = Caractères :
web-credits-words = Fait avec
web-credits-others = et d’autres

## La description de l’API

web-api = Pour les programmes : l’API
web-api-title = Chaudron pour les programmes
web-api-about = Version { $version }. On ouvre, rejoint et regarde les tables par HTTP ; le jeu lui-même passe par un WebSocket, /ws/CLÉ?token=JETON, dont les messages sont dans protocol.py. Le jeton d’une place va dans l’en-tête Authorization: Bearer JETON. Le reste de cette page est en anglais.
web-api-tag-server = Le serveur
web-api-tag-games = Les jeux
web-api-tag-tables = Les tables
web-api-tag-replays = Les reprises
web-api-parameters = Paramètres
web-api-body = Corps
web-api-answers = Réponses
web-api-types = Types
web-api-optional = facultatif

## Refus du serveur

error-away-shortly = Ce joueur vient de partir. Vous pourrez laisser jouer un robot dans { $seconds } s.
error-bad-database = DATABASE_URL n’est pas l’adresse d’une base de données ; elle ressemble à postgresql://utilisateur@machine/nom.
error-bad-home = { $folder } ne peut pas servir de dossier pour les parties : { $why }
error-bad-message = Ce message n’est pas compris.
error-bad-public-url = « { $url } » n’est pas l’adresse d’un site ; elle ressemble à https://games.example.org, sans dossier.
error-bad-path = Seules les adresses de tables ont un code QR.
error-begun = La partie a déjà commencé.
error-busy = Trop de choses se passent à la fois à cette table. Réessayez.
error-busy-looking = Beaucoup de parties sont revues ici en ce moment ; réessayez dans un instant.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
error-chat-full = On en a assez dit à cette table.
error-database-away = La base de données ne répond pas. Réessayez dans un instant.
error-database-damaged = La base de données est endommagée. Il faut la restaurer d’une sauvegarde.
error-database-full = Le disque de la base de données est plein : rien ne peut être gardé pour l’instant.
error-database-read-only = La base de données refuse l’écriture : rien ne peut être gardé pour l’instant.
error-empty-line = Il n’y a rien à dire.
error-fault = Quelque chose a échoué, par notre faute ; rien n’a changé. Merci de le signaler.
error-foreign-site = C’est une page d’un autre site qui l’a demandé.
error-full = Trop de monde est connecté à ce serveur ; réessayez dans un instant.
error-game-too-long = Cette partie dure depuis trop longtemps : elle s’arrête ici.
error-newer-database = La base de données ({ $where }) vient d’une version plus récente de Chaudron : mettez celle-ci à jour.
error-no-database = La base de données est injoignable ({ $where }) : { $why }
error-no-name = Dites d’abord qui vous êtes.
error-no-person = Personne n’est assis là.
error-no-seat = Vous n’avez pas de place à cette table.
error-no-table = Il n’y a pas (ou plus) de table { $table } ici. Vérifiez le code ou demandez un nouveau lien.
error-no-undo-asked = Personne ne demande à reprendre un coup.
error-notes-full = Il n’y a plus de place pour d’autres notes : effacez-en d’abord.
error-record-too-long = Cette partie compte { $n } réponses ; on en rejoue ici { $most } au plus.
error-not-absent = Ce joueur est là.
error-not-alone = Seul qui joue sans autres personnes peut presser les robots.
error-not-begun = Cette partie n’a pas commencé.
error-not-over = La partie est encore en cours.
error-not-owner = Seul le créateur de la table peut faire cela.
error-not-yours = Seul son joueur peut reprendre cette place.
error-offline = Le serveur est injoignable. Vérifiez votre connexion.
error-over = Cette partie est terminée.
error-own-seat = C’est votre propre place ; abandonnez plutôt.
error-port-in-use = Le port { $port } est occupé ; choisissez-en un autre avec --port.
error-resigned = Ce joueur a abandonné.
error-seed-and-friends = Qui choisit la graine connaît tout ce qui est caché : entre amis, laissez faire le hasard.
error-served-already = Un autre serveur utilise { $where }. Arrêtez-le, ou choisissez un autre dossier avec CHAUDRON_HOME.
error-stale = Cette question n’est plus posée. Voici où en est la partie.
error-why-nothing = Ce robot n’a encore rien décidé.
error-why-forgotten = Ce que ce robot pensait alors est oublié. Demandez de nouveau après son prochain coup.
error-why-not-alone = Dire pourquoi, c’est dire ce qu’on a en main. Demandez-le en jouant seul contre des robots, ou après la partie.
error-no-bot = Seul un robot peut être interrogé.
error-no-hints = Cette table joue sans conseils.
error-hints-agreed = On convient des conseils avant le début de la partie.
error-one-thought = Une question à la fois : un robot réfléchit encore à la précédente.
error-slow-thought = Les robots sont occupés à jouer. Demandez de nouveau dans un instant.
error-stopped = Cette partie a commencé sous d’autres règles : elle ne peut pas continuer ici. On peut la télécharger.
error-table-full = Plus de place libre à cette table. Vous pouvez regarder, ou ouvrir votre propre table.
error-table-closed = La personne qui gère ce serveur a fermé la table.
error-table-locked = Cette table est fermée par son créateur.
error-table-unreadable = Cette table est illisible. Prévenez la personne qui gère le serveur.
error-takes-too-long = Rejouer cette partie ici prend trop de temps.
error-too-long = Ce message est trop long.
error-too-many = Trop à la fois d’ici ; attendez un instant.
error-too-deep = C’est imbriqué trop profondément.

## Le serveur

help-serve = jouer dans le navigateur : servir des tables sur cette machine, le réseau local ou une adresse publique
help-host = l’adresse d’écoute : 127.0.0.1 (cette machine seulement, par défaut) ou 0.0.0.0 (les amis du réseau local)
help-port = le port (par défaut : 8765, ou le prochain libre)
help-public-url = l’adresse qu’on utilise quand le serveur est derrière un mandataire, comme https://games.example.org
help-no-browser = ne pas ouvrir de navigateur
help-backup = écrire toutes les tables du serveur dans un fichier
help-restore = remettre les tables d’une sauvegarde ; ce qui est déjà là reste
help-backup-file = le fichier de sauvegarde
serving-alone = Seule cette machine y accède ; avec --host 0.0.0.0, les amis du réseau local aussi.
serving-slowly = Les robots réfléchissent bien plus vite avec des règles compilées ; ici elles sont { $mode }.
serving-at = Chaudron est prêt : { $url }
serving-friends = Pour les amis : { $url }
serving-stop = Arrêter avec Ctrl-C. Rien ne se perd.
backed-up =
    { $tables ->
        [one] { $tables } table écrite
       *[other] { $tables } tables écrites
    } ({ $events } événements) dans { $file }
restored =
    { $tables ->
        [one] { $tables } table remise
       *[other] { $tables } tables remises
    } ({ $events } événements) depuis { $file }
error-bad-backup = { $file } n’est pas une sauvegarde entière : { $why }

## Le plateau simple, pour tous les jeux

web-view = Ce que vous voyez
web-your-question = Votre question
web-game-over = La partie est finie.
web-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-rank =
    { $n ->
        [1] première place
       *[other] { $n }ᵉ place
    }
web-view-players = joueurs
web-view-round = manche
web-view-phase = phase
web-view-first = commence
web-view-points = points
web-choice-auto = selon la règle
web-choice-yes = oui
web-choice-no = non
web-option-first = Qui commence (0 : au sort)
    .about = La place qui joue en premier, en partant du haut ; 0 s’en remet au sort.
web-stopped-older-rules = Partie commencée sous d’anciennes règles (version { $rules }) : elle est montrée telle qu’on la connaît, et ne se poursuit pas.
web-stopped-other-rules = Les règles ont changé depuis le début de cette partie : elle est montrée telle qu’on la connaît, et ne se poursuit pas.
web-stopped-unreadable-event = Un événement de cette table est illisible : elle est montrée telle qu’on la connaît, et ne se poursuit pas.
web-stopped-record = Emporter son enregistrement
web-stopped-unknown = Rien de sa position ne peut être montré avec les règles d’aujourd’hui.
