### Billes : les mots sont à côté du jeu.

marbles-name = Billes
    .about = Devinez, piochez, gardez les meilleures.
marbles-setup = Sac
marbles-preset-usual = Un petit sac
    .about = Quatre billes de chaque couleur.
marbles-preset-long = Un grand sac
    .about = Neuf billes de chaque couleur.
marbles-series-points = Points par tour
marbles-bot-greedy = Glouton
    .about = Prend tout ce qu’il peut, garde les meilleures, et jamais trois d’une couleur.

marbles-kind-marble = bille
marbles-figure-points = points
marbles-marble-amber = ambre
    .text = Vaut 1 ; trois de la même couleur ne valent rien.
marbles-marble-blue = bleue
    .text = Vaut 2 ; trois de la même couleur ne valent rien.
marbles-marble-clear = claire
    .text = Vaut 3 ; trois de la même couleur ne valent rien.

marbles-ask-guess = Quelle couleur vient en premier ?
marbles-ask-take = Combien de billes prenez-vous ?
marbles-ask-keep = Lesquelles gardez-vous ?
marbles-log-draw = { $name } tire { $marbles }.
marbles-log-guessed = { $name } a deviné { $marbles } et reçoit une bille claire.
marbles-log-keep = { $name } garde { $marbles }.
marbles-log-turn = Chacun a joué.
marbles-view-bag = dans le sac
marbles-view-kept = gardées
marbles-word-amber = { marbles-marble-amber }
marbles-word-blue = { marbles-marble-blue }
marbles-word-clear = { marbles-marble-clear }
