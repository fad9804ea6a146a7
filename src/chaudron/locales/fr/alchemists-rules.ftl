### Comment se déroule le jeu, en chapitres

alchemists-chapter-round = Une partie et ses manches
    .text =
        Chacun des huit Ingrédients est en secret l’un de huit alchimiques. En six manches, vous mélangez, découvrez qui est quoi et publiez des théories pour la gloire.
        Une manche : choisissez votre place dans l’ordre, et avec elle Ingrédients ou Faveurs ; posez vos cubes sur les actions voulues, le dernier de l’ordre d’abord ; puis toutes les actions s’exécutent, case par case, de haut en bas. Les cubes de reste donnent des Faveurs, deux pour une.

alchemists-chapter-alchemy = Mélanger
    .text =
        Un alchimique a un signe, plus ou moins, en rouge, en vert et en bleu, chacun grand ou petit. Deux Ingrédients différents font une potion de la couleur où leurs signes sont égaux et leurs tailles différentes ; s’il n’y en a pas, elle est neutre.
        Une potion prouve donc que les deux Ingrédients ont sa couleur avec son signe, et une neutre qu’ils s’opposent en tout.

alchemists-chapter-actions = Les actions
    .text =
        Cueillir un Ingrédient, en transmuter un en or, vendre une potion à l’Aventurier, acheter un artefact, publier, réfuter, tester sur l’étudiant ou boire soi-même ; à la dernière manche, exposer ce qu’on sait.
        Vente, publication et réfutation commencent à la manche 2. Une mauvaise potion fâche l’étudiant jusqu’à la fin de la manche ; bue, elle coûte un cube, votre place dans l’ordre ou de la réputation.

alchemists-chapter-theories = Les théories
    .text =
        Une théorie dit quel alchimique est un Ingrédient. Elle coûte une pièce d’or et donne un point de réputation ; d’autres peuvent y mettre leur sceau. Un sceau étoilé se porte garant de tout, un sceau sans étoile laisse une couleur ouverte et ne risque rien si elle seule est fausse.
        Qui en réfute une fausse gagne deux points de réputation ; ses sceaux étoilés, et ceux qui avaient laissé ouverte la mauvaise couleur, en perdent cinq.

alchemists-chapter-reputation = Réputation et conférences
    .text =
        Chacun commence avec 10. Une haute réputation aide auprès des Aventuriers mais chute plus vite ; une basse, plus lentement.
        À la fin de chaque manche, qui a le plus de sceaux sur le plateau en gagne un point. Après les manches 3 et 5, une conférence réclame des théories : assez, elles en rapportent ; trop peu, elles en coûtent, davantage aux maîtres.

alchemists-chapter-end = La fin
    .text =
        À la manche 6, vous exposez des potions devant un public. Puis la réputation devient des points, artefacts et bourses s’ajoutent, chaque Faveur restante vaut 2 pièces d’or, et 3 pièces d’or font un point.
        Enfin, la vérité se montre : un sceau sur une théorie juste rapporte 5 points avec une étoile d’or, 3 avec une étoile d’argent, et un sceau sur une fausse en coûte 4, sauf s’il avait laissé ouvert ce qui était faux.

alchemists-chapter-golem = Le Golem du Roi
    .text =
        Quatre modules, que l’on peut ajouter chacun seul ; seul le golem demande l’Encyclopédie. Financement de Départ : commencez avec deux cartes sur quatre. Journées Studieuses : un autre plateau d’ordre à chaque manche. L’Encyclopédie royale : des articles sur un aspect de quatre Ingrédients. Le Projet Golem : trouvez ce qui éveille le golem, et rendez-en compte aux conférences.
