### Comment se déroule le jeu, en chapitres

dominion-chapter-turn = Une partie et ses tours
    .text =
        Chacun a son propre deck, faible au départ, et l’améliore carte après carte. Qui a le plus de points de victoire parmi toutes ses cartes à la fin gagne.
        Un tour : jouez une carte Action, et autant d’autres que vos cartes le permettent ; puis jouez des Trésors et achetez une carte, ou autant que vous avez d’Achats. Enfin, défaussez tout ce que vous avez joué et ce qui reste en main, et piochez cinq cartes.
        Quand un deck est vide et qu’il faut une carte, sa défausse est mélangée pour en faire un nouveau : ce que vous avez acheté revient.

dominion-chapter-setup = La réserve
    .text =
        Cuivre, Argent, Or, Domaine, Duché, Province et Malédiction sont de toutes les parties, avec dix autres piles : le royaume. Vous commencez avec sept Cuivres et trois Domaines, et piochez cinq cartes.
        La partie s’arrête après le tour où s’épuise la dernière Province, la dernière Colonie s’il y en a, ou la troisième pile de la réserve ; la quatrième à cinq ou six joueurs. À égalité, moins de tours l’emportent.

dominion-chapter-gaining = Acheter et recevoir
    .text =
        Acheter coûte un Achat et des pièces, et c’est une façon de recevoir une carte ; des cartes en donnent d’autres. Sauf mention contraire, ce qu’on reçoit vient de la réserve et va dans la défausse.
        Un coût a des pièces et parfois une Potion : « jusqu’à » compare les deux. Ce qui est écarté quitte la partie pour le rebut, où certaines cartes le retrouvent.

dominion-chapter-timing = Ce qui arrive quand
    .text =
        Une carte s’exécute de haut en bas, autant que possible. Les Réactions se dévoilent de la main quand vient leur moment, avant qu’une attaque n’agisse.
        Quand plusieurs effets touchent un joueur à la fois, il les ordonne ; s’ils en touchent plusieurs, on fait le tour à partir de celui qui joue. Une carte qui a bougé est perdue de vue : ce qui devait la déplacer n’y peut rien.
