### Marbles: the words lie beside the game.

marbles-name = Marbles
    .about = Guess, draw, keep the best.
marbles-setup = Bag
marbles-preset-usual = A small bag
    .about = Four marbles of each colour.
marbles-preset-long = A big bag
    .about = Nine marbles of each colour.
marbles-series-points = Points by turn
marbles-bot-greedy = Greedy
    .about = Takes all it can, keeps the best, and never three of a colour.

marbles-kind-marble = marble
marbles-figure-points = points
marbles-marble-amber = amber
    .text = Worth 1; three of a colour are worth nothing.
marbles-marble-blue = blue
    .text = Worth 2; three of a colour are worth nothing.
marbles-marble-clear = clear
    .text = Worth 3; three of a colour are worth nothing.

marbles-ask-guess = Which colour comes first?
marbles-ask-take = How many marbles do you take?
marbles-ask-keep = Which do you keep?
marbles-log-draw = { $name } draws { $marbles }.
marbles-log-guessed = { $name } has guessed { $marbles }, and gets a clear one.
marbles-log-keep = { $name } keeps { $marbles }.
marbles-log-turn = Everybody has had a turn.
marbles-view-bag = in the bag
marbles-view-kept = kept
marbles-word-amber = { marbles-marble-amber }
marbles-word-blue = { marbles-marble-blue }
marbles-word-clear = { marbles-marble-clear }
