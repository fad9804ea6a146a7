### The board of The Quacks in the browser

quacks-key-space = Space
quacks-key-yes = Y
quacks-key-e = stop brewing, buy nothing more, keep the rubies
quacks-key-f = use the flask
quacks-key-w = call the witch (V: the visiting one; R, D: chips laid aside or out; G: take a chip back; N: return the white 3)
quacks-key-b = look at the market
quacks-key-s = look at the last scoring
quacks-chip-on = { $chip } on space { $space }
quacks-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

## Names of what is shown

quacks-view-books = Books
quacks-view-witches = Witches
quacks-view-patients = Patients
quacks-view-supply = Market
quacks-view-rubies = rubies
quacks-view-droplet = droplet
quacks-view-tails = rat tails
quacks-view-rat = rat
quacks-view-pot = Cauldron
quacks-view-white = sum of the white chips
quacks-view-bought = bought
quacks-view-tube = test tubes
quacks-view-essence = essence
quacks-view-bag = Your bag
quacks-board-round = Round { $n }/9
quacks-board-before = Before round 1
quacks-board-phases = Phases of the round
quacks-board-open-books = Books and witches
quacks-board-open-market = Market
quacks-board-open-table = Players, log and chat
quacks-board-score = Score
quacks-board-vp = victory points
quacks-board-behind =
    { $n ->
        [one] { $n } rat tail to the lead
       *[other] { $n } rat tails to the lead
    }
quacks-board-level = all level
quacks-board-leading = you lead
quacks-board-close = close to the lead
quacks-board-in-force = in force
quacks-board-done = done
quacks-board-placed = As soon as it is placed
quacks-board-scored = At scoring
quacks-board-scoring = Scoring
quacks-board-visits = visiting, free
quacks-board-penny = { $penny } penny
quacks-board-penny-spent = { $penny } penny, spent
quacks-board-flask = Flask
quacks-board-empty = Empty
quacks-board-returns = returns { $chip }
quacks-board-forget = take back
quacks-board-essence = essence { $n }/10
quacks-board-laid = Laid aside, to place
quacks-board-display = On display
quacks-board-aside = Beside the cauldron
quacks-board-starters = For the next brew
quacks-board-cup = Overflow bowl
quacks-board-counted = { $chip }, { $n }
quacks-board-deadly = { $chip }, { $n }: would explode
quacks-board-all-chips = All your chips
quacks-board-yours = yours { $n }
quacks-board-left =
    { $n ->
        [0] sold out
       *[other] { $n } left
    }
quacks-board-closed = not yet
quacks-board-ware = { $chip }, { $price }, { $left } left, yours { $have }
quacks-board-draw = Draw
quacks-board-stop = Stop
quacks-board-order = In this order
quacks-board-whites = Whites { $n } of { $limit }
quacks-board-safe = The next chip cannot explode.
quacks-board-shield =
    { $n ->
        [one] The next draw is shielded.
       *[other] The next { $n } draws are shielded.
    }
quacks-board-doubled = The next chip moves twice as far.
quacks-board-risk =
    { $bad ->
        [one] { $bad } of { $n } chips blows it up · { $percent } %
       *[other] { $bad } of { $n } chips blow it up · { $percent } %
    }
quacks-board-no-risk = no chip in the bag is dangerous
quacks-risk-none = No risk
quacks-risk-tiny = Tiny risk
quacks-risk-low = Low risk
quacks-risk-real = Real risk
quacks-risk-high = High risk
quacks-risk-very-high = Very high risk
quacks-risk-certain = Certain explosion
quacks-board-together = All together
quacks-hand-thinks = thinks
quacks-hand-decided = has decided
quacks-hand-stopped = has stopped
quacks-hand-exploded = exploded

## Phases in the header

quacks-step-fortune = Card
quacks-step-rats = Rats
quacks-step-brewing = Brewing
quacks-step-essence = Essence
quacks-step-bonus_die = A
    .more = Die
quacks-step-chip_actions = B
    .more = Chips
quacks-step-rubies = C
    .more = Rubies
quacks-step-victory_points = D
    .more = Points
quacks-step-buying = E
    .more = Shopping
quacks-step-end_of_round = F
    .more = End

## What players do

quacks-doing-exploded = exploded { $n }/{ $limit }
quacks-doing-thinks = thinks
quacks-doing-decided = decided
quacks-doing-stopped = stopped · { $worth }
quacks-doing-brews = brewing · space { $space }
quacks-doing-shops = shopping
quacks-doing-waits = waits
quacks-doing-scored = space { $space } · { $worth }
quacks-quiet-decided =
    { $what ->
        [stop] You stop. { $names } still decide; U takes it back.
       *[other] Your hand is in the bag. { $names } still decide; U takes it back.
    }
quacks-quiet-stopped =
    { $n ->
        [one] You stopped on { $space }. { $names } still brews; if somebody draws on, you are asked again.
       *[other] You stopped on { $space }. { $names } still brew; if somebody draws on, you are asked again.
    }
quacks-quiet-shops =
    { $n ->
        [one] { $names } shops.
       *[other] { $names } shop.
    }
quacks-pot-chips =
    { $n ->
        [0] No chips.
        [one] { $n } chip.
       *[other] { $n } chips.
    }
quacks-pot-last = Last { $chip } on { $space }.
quacks-pot-stopping = Stopping: { $worth }.
quacks-pot-exploded = Exploded.
quacks-pot-whites = Whites { $n } of { $limit }.
quacks-pot-risk = { $bad } of { $n } chips explode.
quacks-line-explode = explosion
quacks-line-stop = stops
quacks-line-flask = uses the flask
quacks-line-witch = calls a witch
quacks-line-elixir = uses essence

## Answers

quacks-no-buy = Buy nothing
quacks-done-buy = That is all
quacks-rematch-other = Other books
quacks-yes-go_on = Draw on
quacks-no-go_on = Stay stopped
quacks-yes-move_further = Move { $n }
quacks-no-move_further = Only its value
quacks-yes-rat = Put the rat in
quacks-no-rat = Without the rat
quacks-yes-return_white = Into the bag
quacks-no-return_white = Leave it
quacks-yes-stir = Into the bag
quacks-no-stir = Place it
quacks-yes-pay_ruby = Pay 1 ruby
    .more = { $n } spaces more
quacks-no-pay_ruby = Keep the ruby
quacks-yes-call = Call her
    .more = costs her penny
quacks-no-call = Not now
    .more = 2 VP at the end
quacks-yes-visit = Call her
    .more = free, once
quacks-no-visit = Not now
quacks-yes-accept = Lose it
quacks-no-accept = Keep it
quacks-yes-start_again = Start again
    .more = all into the bag
quacks-no-start_again = Carry on
quacks-yes-elixir = Use it
    .more = 2 essence
quacks-no-elixir = No thanks
quacks-choice-score-points = { $n } VP
    .more = phase D
quacks-choice-score-coins = { quacks-coins }
    .more = phase E
quacks-choice-choose-points = { $n } VP
quacks-choice-choose-rubies =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
quacks-choice-choose-rubies-FA-P01 = Ruby, roll, 3 rat tails
quacks-choice-choose-chip = A chip
quacks-choice-choose-chip-FA-P01 = Red 2
quacks-choice-choose-chip-F-P10 = Purple 1
quacks-choice-choose-droplet = Droplet +{ $n }
quacks-choice-choose-tails = { $n } rat tails
quacks-choice-choose-dice =
    { $n ->
        [one] Roll the die
       *[other] { $n } rolls
    }
quacks-choice-choose-flask = Fill the flask
quacks-choice-choose-lose-white = Lose a white 1
quacks-choice-choose-last-two = The last two
quacks-choice-choose-one = Any one
quacks-choice-spend-droplet = Droplet +1
quacks-choice-spend-flask = Fill the flask
quacks-choice-spend-tube = Test tube +1
quacks-choice-spend =
    { $n ->
        [one] for { $n } ruby
       *[other] for { $n } rubies
    }
quacks-choice-droplet-cauldron = Cauldron
    .more = one space further from now on
quacks-choice-droplet-tube = Test tube
    .more = its gift at once
quacks-choice-aside-place = Place it
quacks-choice-aside-keep = Keep it
quacks-choice-aside-return = Into the bag
quacks-choice-elixir-double = Double move
    .more = 2 essence
quacks-choice-elixir-return = Into the bag
    .more = 3 essence
quacks-choice-settle = Stay on { $n }
quacks-asked-settle = Your essence reaches { $n }
quacks-decline-elixir = Place it as it is
quacks-decline-penny = no thanks
quacks-number-tier-purple-4 =
    { $n ->
        [2] For a 2
       *[other] For a 4
    }
quacks-reward-tier-purple-1 =
    { $n ->
        [0] nothing
        [one] 1 VP
        [2] 1 VP, 1 ruby
       *[other] 2 VP, droplet +1
    }
quacks-reward-hand_in-purple-2 =
    { $n ->
        [0] keep them
        [one] black 1, 1 VP, 1 ruby
        [2] green 1, blue 2, 3 VP, droplet +1
       *[other] yellow 4, 6 VP, 1 ruby, droplet +2
    }
quacks-reward-steps-F-P09 =
    { $n ->
        [0] keep the tails
        [one] 1 ruby
       *[other] { $n } rubies
    }
quacks-reward-steps-FA-P06 =
    { $n ->
        [0] keep the rubies
        [one] 3 tails
        [2] 6 tails
       *[other] 9 tails
    }
quacks-reward-steps-green-4 =
    { $n ->
        [0] keep the rubies
       *[other] droplet +{ $n }
    }
quacks-hint-pot = What you may choose is lit and numbered in the cauldron.
quacks-hint-patient = For the whole game; several may treat the same one.
quacks-hint-buy = One or two chips of different colours. What you do not spend is lost.
quacks-hint-market = What is offered is lit in the market.
quacks-hint-settle = A lower space can be chosen on the flask board.

## The scoring sheet, and the end

quacks-board-sheet = Scoring of round { $n }
quacks-board-skip = Skip
quacks-board-pause = Pause
quacks-board-on = Go on
quacks-board-again = Once more
quacks-row-afterwards = After brewing
quacks-row-essence = Essence
quacks-row-die = Bonus die: the furthest
quacks-row-black = Black chips
quacks-row-green = Green chips
quacks-row-purple = Purple chips
quacks-row-rubies = Ruby of the space
quacks-row-points = Points of the space
quacks-row-shop = Shopping
quacks-row-spend = Rubies spent
quacks-tally-spaces = Scoring spaces
quacks-tally-chips = Chips
quacks-tally-die = Bonus die
quacks-tally-essence = Essence
quacks-tally-cards = Fortune cards
quacks-tally-witches = Witches
quacks-tally-end = Round 9, pennies
quacks-tally-explosions = Explosions
quacks-tally-furthest = Furthest space
