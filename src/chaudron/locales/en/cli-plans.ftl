### What the terminal says about plans for Dominion.

## Plans for Dominion

help-plan = check, show and try strategies for Dominion that are written down
help-plan-check = find the errors of a plan; of a file of Geronimoo’s, say what can be played
help-plan-show = say a plan in words
help-plan-run = let a plan play against Big Money
help-plan-list = list the plans of the library
help-plan-file = a file.plan, a name of the library, or a file of Geronimoo’s strategies (file.xml#NAME for one of them)
help-plan-text = show the plan as a file, in its usual form
plan-fine = { $name }: { $n ->
    [one] one rule
   *[other] { $n } rules
}, no errors.
plan-unasked = { $cards }: { $n ->
    [one] a kingdom need not have it. To ask for it
   *[other] a kingdom need not have them. To ask for them
}, write wants: { $wants }
plan-lacking = The kingdom lacks { $cards }, which the plan would buy.
plan-errors = { $file }: { $n ->
    [one] one error
   *[other] { $n } errors
}.
plan-collection = { $file }: { $playable } of { $n } players can be played ({ $share } %).
plan-refused = { $name }: { $what }
plan-refused-kind = { $kind ->
    [card] no such card here: { $name }
    [function] the function { $name }
    [operator] the operator { $name }
    [extra_operation] the operation { $name }
    [strategy] the way of playing { $name }
    [type] the type of cards { $name }
    [element] the element { $name }
    [constant] the number { $name }
    [missing] missing: { $name }
    [kingdom] kingdom cards of { $name } piles (a kingdom has 10)
    [bane] the Bane { $name }, which does not cost 2 or 3
    [condition] a condition that compares two numbers
   *[other] { $kind } { $name }
}
plan-against = against { $bot }: { $share } of the decided games won, { $ties } % ties, { $games } games

plan-wants = It wants { $cards } in the kingdom.
plan-colonies = It is for games with Platinum and Colony.
plan-shelters = It is for games that begin with Shelters.
plan-bane = It is for games in which { $card } is the Bane.
plan-part-open = In the first two turns:
plan-part-green = Points are due as soon as:
plan-part-points = Points, the first that can be bought:
plan-part-buy = Otherwise, the first that can be bought:
plan-part-plays = How it plays:
plan-up-to = { $card }, up to { $n }
plan-if = { $what }, if { $conditions }
plan-asked-by = { $what }, asked by { $card }
plan-condition = { $left } { $sign } { $right }
plan-not = not { $what }
plan-measure-own = { $card } owned
plan-measure-left = { $card } left in the pile
plan-measure-hand = { $card } in hand
plan-measure-in-play = { $card } in play
plan-measure-opponent = { $card } of the opponent who has most
plan-measure-points-on = points on { $card }
plan-measure-coins = coins to spend
plan-measure-potions = Potions to spend
plan-measure-buys = Buys left
plan-measure-actions = Actions left
plan-measure-turn = turn
plan-measure-phase = phase of the game
plan-measure-action-phase = in the Action phase
plan-measure-gains-to-end = gains that would end the game
plan-measure-empty-piles = empty piles
plan-measure-points = own points
plan-measure-opponent-points = points of the best opponent
plan-measure-lead = lead in points
plan-measure-cards-in-hand = cards in hand
plan-measure-money-in-hand = coins of the Treasures in hand
plan-measure-players = players
plan-measure-deck-money = coins in the deck
plan-measure-deck-money-in-use = coins in the deck without mats
plan-measure-deck-cards = cards in the deck
plan-measure-deck-actions = Actions in the deck
plan-measure-deck-terminals = Actions in the deck that give no Action
plan-measure-deck-villages = cards in the deck that give two Actions
plan-measure-deck-cyclers = cards in the deck that give a card and an Action
plan-measure-deck-treasures = Treasures in the deck
plan-measure-deck-victories = Victory cards in the deck
plan-measure-deck-attacks = Attacks in the deck
plan-measure-deck-curses = Curses in the deck
plan-phase-opening = opening
plan-phase-middle = middle
plan-phase-end = end
plan-verb-play = play { $card }
plan-verb-trash = trash { $card }
plan-verb-discard = discard { $card }
plan-verb-gain = gain { $card }
plan-verb-topdeck = put { $card } on the deck
plan-verb-return = return { $card }
plan-verb-pass = pass { $card }
plan-verb-take = take { $card }
plan-verb-reveal = reveal { $card }
plan-verb-set-aside = set { $card } aside
plan-verb-call = name { $card }
plan-verb-choose = choose “{ $option }”
error-plan-verb = line { $line }: no rule begins with “{ $text }”; write { $close }
error-plan-head = line { $line }: there is no heading “{ $text }”; write { $close }
error-plan-twice = line { $line }: “{ $text }” is said twice
error-plan-card = line { $line }: there is no card called “{ $text }”{ $close ->
    [none] { "" }
   *[other] ; did you mean { $close }?
}
error-plan-number = line { $line }: { $text } is no number from 1 to 99
error-plan-large = line { $line }: { $text } is too large a number; { $close } is the largest
error-plan-condition = line { $line }: “{ $text }” is no condition; write for example { $close }
error-plan-measure = line { $line }: nothing is measured by “{ $text }”; write for example { $close }
error-plan-word = line { $line }: rules know “when”, not “{ $text }”; write { $close }
error-plan-when = line { $line }: no condition stands behind “{ $text }”; write for example { $close }
error-plan-or = line { $line }: conditions are joined by “and”; for “{ $text }”, write two rules: { $close }
error-plan-first = line { $line }: in “{ $text }” the measure comes first; write { $close }
error-plan-phase = line { $line }: “{ $text }” is no condition: the phase comes first and is opening, middle or end; write for example { $close }
error-plan-blank = line { $line }: nothing stands behind “{ $text }”; write for example { $close }
error-plan-yes-no = line { $line }: “{ $text }” is yes or no; write { $close }
error-plan-wants = line { $line }: no kingdom has “{ $text }” for its own sake{ $close ->
    [none] { "" }
   *[other] ; write { $close }, which brings it
}
error-plan-many = line { $line }: these cards are of { $text } piles; a kingdom has { $close }
error-plan-bane = line { $line }: “{ $text }” cannot be the Bane, which is a kingdom card that costs 2 or 3; write for example { $close }
error-plan-play = line { $line }: “{ $text }” is no Action; write for example { $close }
error-plan-pile = line { $line }: “{ $text }” is a pile of different cards; name one of them, for example { $close }
error-plan-reveal = line { $line }: nobody asks for “{ $text }”; write for example { $close }
error-plan-green = line { $line }: greening has conditions and nothing else; write for example { $close }
error-plan-option = line { $line }: “{ $text }” is no option of a card; write for example { $close }
error-plan-name = line { $line }: a plan has a name; write { $close }
error-plan-empty = line { $line }: a plan buys something; write for example { $close }
error-plan-long = a plan of { $text } characters is too long; { $close } are enough
error-plan-suffix = { $file } says nothing about how to play; write path/to/file.plan, or geronimoo:path/to/file.xml#NAME
error-plan-folder = { $file } is a folder; write path/to/file.plan
error-plan-file = { $file } cannot be read
error-geronimoo-file = this is no file of Geronimoo’s strategies: { $why ->
    [large] it is too large
    [nested] its elements are nested too deep
    [doctype] it declares a document type or entities
    [empty] it has no player
   *[xml] it is no well-formed XML (line { $line })
}
error-geronimoo-player = { $text } cannot be played: { plan-refused-kind }{ $more ->
    [0] { "" }
    [one] { "" } and one thing more
   *[other] { "" } and { $more } things more
}
error-geronimoo-several = { $file } has { $n } players; write { $file }#NAME with the name of one: { $offer }{ $more ->
    [0] { "" }
   *[other] { "" } and { $more } more
}
error-geronimoo-unknown = { $file } has no player called “{ $text }”; it has { $close }
error-no-bot-files = { $name }: the bots of this game are in no files
