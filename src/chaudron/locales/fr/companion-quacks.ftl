# Le compagnon des Charlatans : mise en place, score et chances.

companion-quacks = Les Charlatans
    .about = Ce qu’il faut sortir, le score avec ses queues de rat, et les chances de votre prochaine pioche.
companion-quacks-page-setup = Table
companion-quacks-page-list = Liste
companion-quacks-page-score = Score
companion-quacks-page-odds = Chances
companion-quacks-unsafe = Ce téléphone ne garde rien (fenêtre privée, ou plus de place) : la partie est perdue quand cette page se ferme.
companion-quacks-less = { $what } : un de moins
companion-quacks-more = { $what } : un de plus
companion-quacks-of = { $what }, { $name }

## La table

companion-quacks-begun = La partie a commencé. Une autre commence avec les mêmes personnes et les mêmes boîtes ; Annuler fait revenir celle-ci.
companion-quacks-again = Nouvelle partie
companion-quacks-players = Joueurs
companion-quacks-player = Joueur { $n }
companion-quacks-name = Nom du joueur { $n }
companion-quacks-leaves = { $name } ne joue pas
companion-quacks-joins = Un joueur de plus
companion-quacks-most = Dans le sens des aiguilles d’une montre. Quatre au plus ; le cinquième vient avec Les Sorcières s’en mêlent.
companion-quacks-most-witches = Dans le sens des aiguilles d’une montre. Cinq au plus.
companion-quacks-first = Commence :
companion-quacks-lot = Au sort
companion-quacks-lot-first = Au sort : qui commence
companion-quacks-lot-books = Au sort : tous les livres
companion-quacks-lot-witches = Au sort : une sorcière de chaque type
companion-quacks-lot-patients = Au sort : trois patients
companion-quacks-boxes = Boîtes
companion-quacks-five = On joue à cinq : la boîte du cinquième reste sur la table.
companion-quacks-witches-about = Des sorcières à appeler, le chou des fous, des citrouilles de 6, des coupelles et un cinquième joueur.
companion-quacks-patients-about = Des patients à soigner à l’élixir, le chou des fous, d’autres cartes divinatoires.
companion-quacks-tubes = Le verso des chaudrons
    .about = Avec les éprouvettes, et une seconde goutte pour elles.
companion-quacks-sets = Tous les livres d’un set
companion-quacks-set = Set { $n }
companion-quacks-book = { $name } { $number }
companion-quacks-book-base = base
companion-quacks-bed = Patient { $n }
companion-quacks-treats = Qui soigne qui
companion-quacks-undecided = pas encore choisi
companion-quacks-to-list = Ce qu’il faut sortir

## Ce qu’il faut sortir

companion-quacks-done = { $n } sur { $all }
companion-quacks-middle = Au milieu
companion-quacks-each = Devant chacun
companion-quacks-box = De retour dans la boîte
companion-quacks-begin = Commencer la manche 1
companion-quacks-put-board = Le plateau des points, la flamme sur la manche 1
companion-quacks-put-seals = { $n } sceaux, le 0 vers le haut, un marqueur de points sur chacun
companion-quacks-put-rubies = { $n } rubis et le dé bonus à côté du plateau
companion-quacks-put-cards = { $n } cartes divinatoires mélangées, face cachée devant { $name }
companion-quacks-put-open = { $book } : ouvert
companion-quacks-put-aside = { $book } : prêt pour la manche { $n }
companion-quacks-put-heap = Un tas de tous les { $n }
companion-quacks-put-locoweed = Un tas de choux des fous
companion-quacks-put-witches = Face visible : { $names }
companion-quacks-put-patients = Patients : { $names }
companion-quacks-put-cauldron = Un chaudron, côté sans éprouvettes ; sa goutte sur 0
companion-quacks-put-tubes = Un chaudron, côté éprouvettes ; une goutte sur 0, une autre avant la première éprouvette
companion-quacks-put-flask = Une bouteille, côté plein visible, et un rat dans son bol
companion-quacks-put-ruby = 1 rubis
companion-quacks-put-bag = Un sac avec ces jetons
companion-quacks-put-bowl = La coupelle, sous la cuillère
companion-quacks-put-pennies = { $n } centimes sorcière : argent, cuivre, or
companion-quacks-put-still = Un alambic, son jeton élixir sur 0
companion-quacks-put-elixirs = L’élixir du patient choisi parmi les { $n } ; vos autres élixirs s’en vont
companion-quacks-put-extra = En plus, dans le sac de { $name }
companion-quacks-put-fifth = Le chaudron, le sac, la bouteille, la goutte, le rat, le marqueur et le sceau du cinquième viennent des Sorcières s’en mêlent
companion-quacks-put-whites = Les jetons blancs en trop
companion-quacks-put-other-witches = Les { $n } autres sorcières
companion-quacks-put-old-pumpkins = Le livre citrouille de la boîte de base : le nouveau le remplace
companion-quacks-put-other-patients = Les { $n } autres patients, et les jetons qui les ont désignés

## Manche après manche

companion-quacks-not-begun = Aucune manche n’est en cours. Choisissez joueurs et boîtes sous « Table », ou commencez tout de suite.
companion-quacks-begins = { $name } commence
companion-quacks-brewed = Au décompte
companion-quacks-round-over = La manche { $n } est finie
companion-quacks-game-over = La partie est finie
companion-quacks-news-yellow = Le livre jaune s’ouvre : la racine de mandragore est en vente désormais.
companion-quacks-news-purple = Le livre mauve s’ouvre : le souffle du fantôme est en vente désormais.
companion-quacks-news-white = Chacun met un blanc 1 de plus dans son sac.
companion-quacks-news-no-rats = Vert, bleu, rouge, orange et noir sont en vente. Pas de rats à la première manche.
companion-quacks-news-witches = Chacun peut appeler chaque sorcière une fois, pour le centime de sa couleur ; un centime non dépensé vaut 2 PV à la fin.
companion-quacks-news-patients = Désormais, l’élixir de la manche précédente peut servir pendant la préparation.
companion-quacks-news-together = Dernière manche : tous piochent en même temps, jeton par jeton. Une main vide est un arrêt définitif.
companion-quacks-news-exchange = On n’achète plus rien : 5 sous font 1 PV sauf si l’on a explosé, 2 rubis font 1 PV.
companion-quacks-news-essence = L’élixir n’apporte plus de cadeaux, mais 1 PV par case.
companion-quacks-rats = Queues de rat
    .about = D’abord la carte mauve : ses points comptent. Les queues données par cartes et élixirs s’ajoutent.
companion-quacks-tails =
    { $n ->
        [0] aucune queue de rat
        [one] { $n } queue de rat
       *[other] { $n } queues de rat
    }
companion-quacks-card = Points de la carte divinatoire
companion-quacks-sum = { $before } et { $gain } de plus : { $points } points
companion-quacks-space = Case de décompte
companion-quacks-exploded = Explosé
companion-quacks-left = Ce qui reste
companion-quacks-left-points = points
companion-quacks-left-coins = sous
companion-quacks-left-both = les deux, protégé
companion-quacks-others = Autres points
    .about = dé, jetons, sorcières, coupelle, élixir
companion-quacks-rubies = Rubis restants
companion-quacks-pennies = Centimes non dépensés
companion-quacks-exchanged = Sous, rubis, centimes
companion-quacks-spend = Puis les achats, et les rubis si l’on veut : 2 pour un pas de goutte, 2 pour remplir la bouteille.
companion-quacks-exchange = Les sous comptent d’eux-mêmes, sauf après une explosion ; notez les rubis avant de les échanger.
companion-quacks-rolls =
    { $n ->
        [one] { $names } est le plus loin et lance le dé bonus.
       *[other] { $names } sont les plus loin : chacun lance le dé bonus.
    }
companion-quacks-nobody-rolls = Tout le monde a explosé : personne ne lance le dé bonus.
companion-quacks-history = Les manches jouées
    .about = Le numéro d’une manche l’ouvre, pour y corriger quelque chose : toute la suite est recomptée.
companion-quacks-round = Manche
companion-quacks-mend = Manche { $n } : corriger
companion-quacks-wins =
    { $n ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
companion-quacks-last-space = case { $n }
companion-quacks-level = À égalité, le chaudron le plus rempli de la manche 9 décide ; s’ils sont égaux aussi, la place est partagée.

## Chances

companion-quacks-has-exploded = C’est l’explosion.
companion-quacks-empty = Le sac est vide.
companion-quacks-full = Le chaudron est plein jusqu’à la dernière case.
companion-quacks-stopping = arrêter rapporte { $worth }
companion-quacks-start = Goutte ou rat
    .about = le nombre d’où part la potion
companion-quacks-limit = Limite des blancs
companion-quacks-put-back = Remettre le dernier
companion-quacks-gather = Tout dans le sac
companion-quacks-bag =
    { $n ->
        [one] Sac : { $n } jeton
       *[other] Sac : { $n } jetons
    }
companion-quacks-bag-hint = Plus et moins remplissent le sac. Touchez un jeton quand vous le piochez.
companion-quacks-draw = Piocher { $chip } : { $n } dans le sac, { $percent }, se pose sur { $space }
companion-quacks-draw-deadly = Piocher { $chip } : { $n } dans le sac, { $percent }, explose
companion-quacks-start-bag = Premier sac
companion-quacks-start-bag-of = Premier sac, { $patient }
companion-quacks-empty-bag = Sac vide
companion-quacks-on = Si vous piochez encore
companion-quacks-on-chips =
    { $n ->
        [one] un jeton de plus
       *[other] { $n } jetons de plus
    }
companion-quacks-on-risk = jusqu’à un risque de plus de { $percent }
companion-quacks-explodes = explose : { $percent }
companion-quacks-around = en moyenne vers { $worth }
companion-quacks-plain = Exact, chaque jeton avançant de sa valeur : les pouvoirs des livres n’entrent pas en compte.
