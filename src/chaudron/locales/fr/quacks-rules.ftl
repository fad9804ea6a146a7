### Comment se déroule le jeu, en chapitres

quacks-chapter-round = Une partie et ses manches
    .text =
        Neuf manches, où chacun prépare une potion avec son propre sac. Qui a le plus de points après la neuvième gagne.
        Une manche se déroule ainsi : ce que dit la piste des manches, la carte divinatoire, les rats, la préparation, avec Les Alchimistes l’élixir, puis le décompte en six étapes, de A à F.
        À la manche 2 s’ouvre le livre jaune, à la 3 le mauve ; à la 6, chacun reçoit un blanc 1 de plus. La pioche divinatoire passe ensuite à gauche, et qui la tient commence partout où il faut un ordre.

quacks-chapter-setup = Mise en place
    .text =
        Choisissez un livre pour le vert, le bleu, le rouge, le jaune et le mauve : un des jeux tout faits, ou un mélange. L’orange et le noir sont toujours là.
        Votre sac commence avec quatre blancs 1, deux blancs 2, un blanc 3, un orange 1 et un vert 1. Vous avez un rubis et une bouteille pleine, et votre goutte est sur la première case.
        Les jetons épuisés ne s’obtiennent ni ne s’achètent avant qu’il n’en revienne.

quacks-chapter-fortune = La carte divinatoire
    .text =
        Une carte par manche vaut pour tous. Une mauve s’applique aussitôt, avant les rats ; une bleue est une règle de cette manche, puis disparaît.
        Quand une carte laisse le choix, le premier joueur choisit d’abord. Les jetons vont de la réserve à votre sac ; jaunes et mauves seulement si leur livre est ouvert, blancs jamais.
        Ce qu’une carte fait piocher ne peut pas exploser.

quacks-chapter-rats = Les queues de rat
    .text =
        Qui est derrière reçoit de l’aide. Dès la manche 2, comptez les queues de rat imprimées sur la piste des scores entre vous et le premier : votre rat peut se placer d’autant de cases devant votre goutte, et votre premier jeton part de là.
        Qui mène, seul ou à égalité, n’en a pas. À la fin de la manche, le rat s’en va.

quacks-chapter-brewing = La préparation
    .text =
        Tous préparent en même temps. Piochez un jeton sans regarder et posez-le d’autant de cases au-delà du dernier qu’il l’indique ; les cases sautées restent vides. Puis piochez encore ou arrêtez ; on peut aussi s’arrêter avant le premier jeton.
        Les bleus, rouges et jaunes font ce que dit leur livre dès qu’ils sont posés ; les verts, mauves et noirs attendent le décompte. Ce qu’un jeton offre se refuse, sauf si le livre l’impose.
        La case juste après votre dernier jeton est celle qui compte. Tant que quelqu’un pioche, qui s’est arrêté peut se raviser ; si la table pioche ensemble, un arrêt est définitif.
        Un jeton qui dépasserait la dernière case s’y pose, et dans le jeu de base la potion est alors finie.

quacks-chapter-explosion = Explosion et bouteille
    .text =
        Quand les jetons blancs de votre chaudron dépassent 7, il explose. Le jeton reste où il est, vous ne piochez plus, vous ne lancez pas le dé de la phase A, et des points ou des achats il faut choisir.
        Tout le reste continue : les jetons agissent encore, et un rubis vous revient toujours.
        La bouteille remet dans le sac le dernier jeton pioché, une fois par manche tant qu’elle est pleine, mais jamais celui qui a fait exploser. Deux rubis la remplissent.

quacks-chapter-die = A : le dé bonus
    .text =
        Parmi ceux dont le chaudron n’a pas explosé, celui qui est allé le plus loin lance le dé ; à égalité, tous le lancent. Il rapporte 1 ou 2 points, un rubis, un pas de goutte ou un orange 1.

quacks-chapter-chips = B : jetons verts, mauves et noirs
    .text =
        D’abord les noirs pour tous, puis les verts, puis les mauves ; chacun comme le dit son livre. Bien des verts regardent vos deux derniers jetons ; le noir vous compare à vos voisins, ou à l’autre joueur à deux.

quacks-chapter-buying = C à F : rubis, points, achats
    .text =
        C : si la case comptée montre un rubis, prenez-en un.
        D : marquez ses points.
        E : son nombre est votre argent. Achetez un ou deux jetons, deux de couleurs différentes ; ce qui n’est pas dépensé est perdu. Puis tout le chaudron et les achats retournent au sac.
        F : deux rubis avancent votre goutte d’une case pour toujours, autant de fois qu’on veut, ou remplissent la bouteille.
        Qui a explosé choisit entre D et E.

quacks-chapter-end = La manche 9 et la fin
    .text =
        À la dernière manche, tous piochent ensemble : à chaque signal, chaque main s’ouvre avec un jeton, ou vide, et qui montre une main vide s’est arrêté pour de bon.
        Pas d’achats. Deux rubis font un point et, si vous n’avez pas explosé, cinq sous aussi.
        Le plus de points gagne ; à égalité, le chaudron le plus plein de la manche 9 ; sinon, la victoire est partagée.

quacks-chapter-tubes = Le côté aux éprouvettes
    .text =
        Une seconde goutte part du pied de douze éprouvettes. Chaque fois qu’une goutte avance, chaque pas se donne à l’une ou à l’autre. Une éprouvette atteinte paie aussitôt : rubis, points ou jeton.

quacks-chapter-witches = Les Sorcières s’en mêlent
    .text =
        Trois sorcières sont là pour tous : l’une aide à la préparation, l’une aux achats, l’une au décompte. Chacune vous coûte son centime et ne vient donc qu’une fois par partie ; un centime gardé vaut 2 points à la fin.
        Le chou des fous fait ce que dit son unique livre. Quand un jeton occupe la dernière case, les suivants vont dans la coupelle : la moitié de leur valeur, arrondie en dessous, s’ajoute à vos points, mais les blancs font toujours exploser.

quacks-chapter-essence = Patients et élixir
    .text =
        Trois patients se présentent, et chacun en soigne un pour toute la partie ; plusieurs peuvent avoir le même.
        Après chaque préparation, explosion ou non, on compte votre élixir : un pas par couleur du chaudron sauf le blanc, un de plus si les blancs font exactement 7, et un par voisin qui a explosé. On peut s’arrêter plus bas. Ce que montre la case est à vous, ou paie ce que votre patient permet à la préparation suivante.
        À la manche 9, chaque case vaut plutôt un point.
