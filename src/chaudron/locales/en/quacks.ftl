### The Quacks: chips, books, fortune cards, witches, patients, questions and the log.

## Chips

quacks-chip-white-1 = white 1
quacks-chip-white-2 = white 2
quacks-chip-white-3 = white 3
quacks-chip-orange-1 = orange 1
quacks-chip-orange-6 = orange 6
quacks-chip-green-1 = green 1
quacks-chip-green-2 = green 2
quacks-chip-green-4 = green 4
quacks-chip-blue-1 = blue 1
quacks-chip-blue-2 = blue 2
quacks-chip-blue-4 = blue 4
quacks-chip-red-1 = red 1
quacks-chip-red-2 = red 2
quacks-chip-red-4 = red 4
quacks-chip-yellow-1 = yellow 1
quacks-chip-yellow-2 = yellow 2
quacks-chip-yellow-4 = yellow 4
quacks-chip-purple-1 = purple 1
quacks-chip-black-1 = black 1
quacks-chip-locoweed = locoweed

## Ingredients

quacks-ingredient-white = Cherry bomb
quacks-ingredient-orange = Pumpkin
quacks-ingredient-green = Garden spider
quacks-ingredient-blue = Crow skull
quacks-ingredient-red = Toadstool
quacks-ingredient-yellow = Mandrake root
quacks-ingredient-purple = Ghost’s breath
quacks-ingredient-black = Death’s-head hawkmoth
quacks-ingredient-locoweed = Locoweed

## Ingredient books

quacks-book-white = Cherry bomb
    .text = No power. Going over the limit (normally 7) with your whites blows up the cauldron.

quacks-book-orange-base = Pumpkin
    .text = No power. A pumpkin simply fills one space of your cauldron.

quacks-book-orange-hw = Pumpkin
    .text = No power: value 1 fills one space, value 6 fills six. Nothing can ever upgrade a pumpkin.

quacks-book-black-base-2p = Death’s-head hawkmoth
    .text = Scoring. Level with your opponent in black chips (at least one each): droplet +1. Ahead: droplet +1 and a ruby.

quacks-book-black-base-3p = Death’s-head hawkmoth
    .text = Scoring. More black chips than one neighbour: droplet +1. More than both: droplet +1 and a ruby.

quacks-book-black-5 = Death’s-head hawkmoth
    .text = A black chip you gain lands in the bag of the player on your left and your droplet moves 1. Scoring: 1 ruby per black chip in that player’s cauldron, and 1 for each of yours among your last two chips.

quacks-book-black-6 = Death’s-head hawkmoth
    .text = Scoring. The black chip furthest along at the table earns droplet +1, the runner-up a ruby. Ties all collect; one player may take both.

quacks-book-green-1 = Garden spider
    .text = Scoring: 1 ruby for every green among your last two chips.

quacks-book-green-2 = Garden spider
    .text = Scoring: each green among your last two chips may bring a chip into your bag. Green 1: a pumpkin; green 2: blue 1 or red 1; green 4: yellow 1 or purple 1.

quacks-book-green-3 = Garden spider
    .text = Scoring: with a white total of exactly 7, your last chip advances by the sum of your green values.

quacks-book-green-4 = Garden spider
    .text = Scoring: every green among your last two chips lets you pay 1 ruby for droplet +1.

quacks-book-green-5 = Garden spider
    .text = Scoring: every green among your last two chips may keep one cauldron chip of equal or lower value. It opens your next brew, power included.

quacks-book-green-6 = Garden spider
    .text = Scoring: roll the bonus die once per green among your last two chips.

quacks-book-blue-1 = Crow skull
    .text = Reveal as many chips as its value. Place one of them next if you like; the others return to the bag.

quacks-book-blue-2 = Crow skull
    .text = Shields your next 1, 2 or 4 draws (its value): exploding then still pays points and shopping, but no die. Shields do not add up.

quacks-book-blue-3 = Crow skull
    .text = Landing on a ruby space earns a ruby at once.

quacks-book-blue-4 = Crow skull
    .text = Landing on a ruby space scores its value in points at once.

quacks-book-blue-5 = Crow skull
    .text = Scores its value in points if that many pumpkins, or more, already lie in the cauldron.

quacks-book-blue-6 = Crow skull
    .text = Check the chips placed just before it, as many as its value: each white 1 among them is worth a ruby.

quacks-book-red-1 = Toadstool
    .text = Pumpkins already in the cauldron push it further: +1 with one or two, +2 with three or more.

quacks-book-red-2 = Toadstool
    .text = Drawn reds wait beside the cauldron. After stopping, place each one, keep it for later or return it to the bag.

quacks-book-red-3 = Toadstool
    .text = Right after a white chip it adds that white’s value to its move.

quacks-book-red-4 = Toadstool
    .text = With a red in the cauldron, every later white 1 moves 2 spaces yet still counts 1.

quacks-book-red-5 = Toadstool
    .text = May move as far as the strongest red already in the cauldron.

quacks-book-red-6 = Toadstool
    .text = Draw one more chip and lay it aside. You choose when to place it, but it must go in this round, even after an explosion.

quacks-book-yellow-1 = Mandrake root
    .text = If the chip before it is white, you may send that white back to the bag. The gap stays.

quacks-book-yellow-2 = Mandrake root
    .text = Your next chip moves twice as far.

quacks-book-yellow-3 = Mandrake root
    .text = Your first yellow of the round lifts the white limit to 8, the third to 9.

quacks-book-yellow-4 = Mandrake root
    .text = Your first three yellows of the round move 1, 2 and 3 spaces more.

quacks-book-yellow-5 = Mandrake root
    .text = Draw a chip, add its value to the move, then put it back. Locoweed adds 1.

quacks-book-yellow-6 = Mandrake root
    .text = You may pay 1 ruby, once, to push it 3 spaces further.

quacks-book-purple-1 = Ghost’s breath
    .text = Scoring, by your purple chips. One: 1 VP; two: 1 VP and a ruby; three or more: 2 VP and droplet +1.

quacks-book-purple-2 = Ghost’s breath
    .text = Scoring: hand in purple chips, once. One: black 1, 1 VP, 1 ruby; two: green 1, blue 2, 3 VP, droplet +1; three: yellow 4, 6 VP, 1 ruby, droplet +2.

quacks-book-purple-3 = Ghost’s breath
    .text = Scoring: each purple chip pays by the number on its space. 10 to 19: 1 VP; 20 to 29: 2 VP; 30 and up: 3 VP.

quacks-book-purple-4 = Ghost’s breath
    .text = Scoring: trade one cauldron chip up within its colour. One purple: 1 into 2; two: 2 into 4; three or more: 1 into 4.

quacks-book-purple-5 = Ghost’s breath
    .text = Scoring: the points printed under your purple chips become coins for one or two chips of different colours. In round 9, five coins make 1 VP.

quacks-book-purple-6 = Ghost’s breath
    .text = Scoring: each purple chip pays the printed value of the chip placed right after it.

quacks-book-locoweed-5 = Locoweed
    .text = Moves 1 space plus the distance your rat covered this round, 4 at most.

quacks-book-locoweed-6 = Locoweed
    .text = Copies value and power of the latest coloured chip in your cauldron. If there is none, it moves 1.

quacks-book-locoweed-A = Locoweed
    .text = Moves 1. In the essence phase every locoweed in your cauldron adds one more step.

quacks-book-locoweed-B = Locoweed
    .text = Moves one space per colour in your cauldron, its own included, white left out.

quacks-book-locoweed-C = Locoweed
    .text = Moves 1; then you may take any coloured chip from the cauldron back into your bag.

quacks-book-locoweed-D = Locoweed
    .text = Moves as far as your white chips add up to, 1 at least.

## Fortune cards

quacks-fortune-F-P01 = Roll the Die
    .text = Everyone rolls the bonus die and takes the reward.

quacks-fortune-F-P02 = The Pot Is Filling Up
    .text = Every droplet advances 1.

quacks-fortune-F-P03 = Charity
    .text = Fewest rubies? Take one. All tied players do.

quacks-fortune-F-P04 = Rat Infestation
    .text = Your rat tails count twice this round.

quacks-fortune-F-P05 = Beginner’s Bonus
    .text = Last on the score track: take a green 1. Ties included.

quacks-fortune-F-P06 = Just in Time
    .text = Pick one: 4 VP, or throw a white 1 out of your bag for good.

quacks-fortune-F-P07 = You Only Get to Choose One
    .text = Pick one: a black 1, any chip of value 2, or 3 rubies.

quacks-fortune-F-P08 = Rats Are Your Friends
    .text = Pick one: any chip of value 4, or 1 VP per rat tail you have this round.

quacks-fortune-F-P09 = A Good Start
    .text = Keep your rat tails, or swap 1 to 3 of them for as many rubies.

quacks-fortune-F-P10 = Choose Wisely
    .text = Pick one: droplet +2, or a purple chip once its book is open.

quacks-fortune-F-P11 = Wheel and Deal
    .text = You may pay a ruby for one chip of value 1, neither purple nor black.

quacks-fortune-F-P12 = An Opportunistic Moment
    .text = Reveal 4 chips and trade one up a step within its colour. No trade possible: take a green 1.

quacks-fortune-F-P13 = Less Is More
    .text = All reveal 5 chips. Smallest total: a blue 2. Everyone else: 1 ruby.

quacks-fortune-F-B01 = The Pot Is Full
    .text = Each bonus die roll you earn this round becomes two; keep both rewards.

quacks-fortune-F-B02 = Pumpkin Patch Party
    .text = Pumpkins move 1 extra space this round.

quacks-fortune-F-B03 = Lucky Devil
    .text = A ruby on your scoring space is worth 2 more VP, exploded or not.

quacks-fortune-F-B04 = It’s Shining Extra Bright
    .text = A ruby on your scoring space gives you one more ruby.

quacks-fortune-F-B05 = Magic Potion
    .text = When the round ends every flask is refilled free.

quacks-fortune-F-B06 = Seasoned Perfectly
    .text = A white total of exactly 7 when you stop earns droplet +1.

quacks-fortune-F-B07 = Living in Luxury
    .text = White limit this round: 9 instead of 7.

quacks-fortune-F-B08 = Well Stirred
    .text = Your first white of the round may go straight back into the bag.

quacks-fortune-F-B09 = Strong Ingredient
    .text = Stopped without exploding? In turn order, reveal up to 5 chips and add one, safely but without its power.

quacks-fortune-F-B10 = Schadenfreude
    .text = If you explode, the player on your left takes any chip of value 2.

quacks-fortune-F-B11 = A Second Chance
    .text = Your first 5 chips are safe. Then decide, once: carry on, or put everything back and brew afresh.

quacks-fortune-FA-P01 = Spoiled for choice
    .text = Pick one: a ruby, a die roll and 3 more rat tails together; or a red 2.

quacks-fortune-FA-P02 = Ruby fever
    .text = Reveal a chip: it pays its value in rubies, then goes back.

quacks-fortune-FA-P03 = Give and take
    .text = Pay 1, 2 or 4 rubies for a chip of that value (no purple), or just take 2 rubies.

quacks-fortune-FA-P04 = Rich offerings
    .text = Pick one: 8 more rat tails, 4 die rolls, or droplet +3.

quacks-fortune-FA-P05 = A small donation
    .text = With at least 2 rat tails this round you may roll the bonus die.

quacks-fortune-FA-P06 = A rat to cherish
    .text = Spend up to 3 rubies; each one buys 3 more rat tails.

quacks-fortune-FA-P07 = A quick exchange
    .text = You may trade an unspent witch penny for any chip.

quacks-fortune-FA-P08 = Neighbor in need
    .text = Decide for the player on your left: drop a white 1 for good, or gain any chip they like.

quacks-fortune-FA-P09 = Useful rodent
    .text = You may spend 2, 4 or 6 rat tails on a chip of value 1, 2 or 4 (no purple).

quacks-fortune-FA-P10 = A powerful tipple
    .text = Your droplet may step back: 1 space for a chip of value 2, or 2 spaces for one of value 4.

quacks-fortune-FA-B01 = From good to better
    .text = After stopping you may swap a coloured 2 or 4 in the cauldron for another 2 or 4 of the supply, on the same space.

quacks-fortune-FA-B02 = Sale
    .text = Buy two chips and the cheaper one comes twice.

quacks-fortune-FA-B03 = The white blessing
    .text = If your last chip is white when you stop, score its value.

quacks-fortune-FA-B04 = A rat’s blessing
    .text = Shop with 2 extra coins per rat tail you have this round.

quacks-fortune-FA-B05 = A good neighborhood
    .text = Until you explode you may take your white 3 back into the bag; the player on your left then gets 2 rubies.

quacks-fortune-FA-B06 = A blessing in disguise
    .text = Exploded this round? Your essence climbs 2 more spaces.

quacks-fortune-FA-B07 = Essential essence
    .text = Highest essence, ties included: roll the bonus die or refill your flask.

quacks-fortune-FA-B08 = Visit from a witch
    .text = A random witch joins for this round. Everybody may call her once, free.

quacks-fortune-FA-B09 = All’s well that ends well
    .text = Your essence climbs by the move of your last chip.

quacks-fortune-FA-B10 = A joyful reunion
    .text = When the round ends you recover one spent witch penny.

## Herb witches

quacks-witch-W-B1 = Saved by the Flask
    .text = Exploded with a full flask? Empty it: that white goes back and you may brew on.

quacks-witch-W-B2 = A Good Handful
    .text = While brewing, draw 6 chips and place those you like, in your order, powers included. The rest return to the bag.

quacks-witch-W-B3 = The Laundress
    .text = Before any explosion, take one or both of your two latest whites back. Gaps stay.

quacks-witch-W-B4 = No Harm Done
    .text = Your explosion costs nothing: points, shopping, and the die if you are furthest.

quacks-witch-W-S1 = The Refiner
    .text = While shopping, raise your last two chips one step each, or any one chip of the cauldron. Never pumpkins.

quacks-witch-W-S2 = Double Purse
    .text = Your coins count double this time; still two chips at most.

quacks-witch-W-S3 = Two for One
    .text = One chip you just bought comes a second time free.

quacks-witch-W-S4 = Ruby Credit
    .text = Shop with 2 extra coins per ruby you own. The rubies stay yours.

quacks-witch-W-P1 = Rainbow Brew
    .text = Score for the colours in your cauldron, white aside. One to four: 3 VP; five: 4; six: 7; seven: 10; eight: 14.

quacks-witch-W-P2 = Bottom of the Bag
    .text = 2 VP for each coloured 2, 4 or 6 left in your bag, and for each purple or locoweed chip there.

quacks-witch-W-P3 = Shower of Rubies
    .text = Scoring on a ruby space? Take as many rubies as it shows points, instead of one.

quacks-witch-W-P4 = Half Price
    .text = This end of round, each droplet step or flask refill costs a single ruby.

## Patients

quacks-patient-nervousness = Nervousness
    .text = Your essence tells how many chips to lay out before the next brew; whites go back. Place them instead of drawing, as long as nothing explodes.

quacks-patient-ear_worm = Ear worm
    .text = After the essence phase, draw and place as many chips as shown, powers included. Nothing can explode.

quacks-patient-carrot_nose = Carrot nose
    .text = Start with an extra pumpkin. Next brew: 2 essence send a drawn pumpkin to the next ruby space.

quacks-patient-wing_ears = Wing ears
    .text = Next brew: for a white you draw, 2 essence double its move, or 3 essence put it back. Not if it would explode.

quacks-patient-chicken_eyes = Chicken eyes
    .text = Right after the essence phase, take the gift of your space: rubies, a chip, a swap, the flask, droplet steps or die rolls.

quacks-patient-witch_hump = Witch’s hump
    .text = Next brew: when a chip lands on a ruby space, 2 essence buy a gift by its value. 1: a ruby; 2: a die roll; 3: a yellow 1; 4: 3 VP.

quacks-patient-forgetfulness = Forgetfulness
    .text = Start with an extra blue 1 and red 1. Next brew: take coloured chips back for their value in essence; no white, no locoweed.

quacks-patient-vampirism = Vampirism
    .text = Right after the essence phase, buy one extra chip with as many coins as your space number. Space 1: a rat tail instead.

## Phases

quacks-phase-patients = Patients
quacks-phase-fortune = Fortune card
quacks-phase-rats = Rats
quacks-phase-brewing = Brewing
quacks-phase-signal = Brewing, together
quacks-phase-reveal = Brewing, together
quacks-phase-last_call = Last call
quacks-phase-afterwards = After brewing
quacks-phase-essence = Essence
quacks-phase-bonus_die = A: bonus die
quacks-phase-chip_actions = B: chip actions
quacks-phase-rubies = C: rubies
quacks-phase-victory_points = D: victory points
quacks-phase-buying = E: buying
quacks-phase-end_of_round = F: end of the round
quacks-phase-over = The end

## Questions

quacks-ask-brew = Your move
quacks-ask-go_on = Everybody has stopped. Do you go on after all?
quacks-ask-move_further = Move { $chip } { $n } spaces, with its extra movement?
quacks-ask-move_further-green-3 =
    { $n ->
        [one] Move your last chip, { $chip }, 1 space on?
       *[other] Move your last chip, { $chip }, { $n } spaces on?
    }
quacks-ask-place = Which chip do you place next?
quacks-ask-return_white = Put { $chip } back into the bag?
quacks-ask-pay_ruby = Pay 1 ruby to move { $chip } { $n } spaces further?
quacks-ask-rat =
    { $n ->
        [one] Put your rat 1 space ahead of the droplet?
       *[other] Put your rat { $n } spaces ahead of the droplet?
    }
quacks-ask-choose = What do you choose?
quacks-ask-take = Which chip do you take?
quacks-ask-buy =
    { $n ->
        [one] What do you buy for 1 coin?
       *[other] What do you buy for { $n } coins?
    }
quacks-ask-spend = What do you do with your rubies?
quacks-ask-droplet = Which droplet moves?
quacks-ask-score = Your cauldron exploded: what do you take?
quacks-ask-aside = What becomes of { $chip } beside the cauldron?
quacks-ask-lay = Which of the chips laid aside do you place?
quacks-ask-call = Call her? { $text }
quacks-ask-settle = On which space of the flask board do you stay?
quacks-ask-keep = Which chip opens your next brew?
quacks-ask-upgrade = Which chip of your cauldron do you exchange for a larger one?
quacks-ask-upgrade-FA-B01 = Which chip of your cauldron do you swap for another 2 or 4?
quacks-ask-hand_in = How many purple chips do you hand in?
quacks-ask-tier = Which reward do you take?
quacks-ask-tier-purple-1 = Which reward do you take: that of 1, 2 or 3 chips?
quacks-ask-tier-purple-4 = Raise it to 2 (answer 2) or, as with three purple chips, to 4 (answer 3)?
quacks-ask-take_back = Which chip goes back into the bag?
quacks-ask-start_again = Put everything back and start brewing again?
quacks-ask-patient = Which patient do you treat?
quacks-ask-copy = Which bought chip comes a second time?
quacks-ask-penny = Which penny?
quacks-ask-elixir = Use your elixir on { $chip }?
quacks-ask-elixir-carrot_nose = Spend 2 essence to send { $chip } to the ruby space { $n }?
quacks-ask-elixir-wing_ears = What does your essence do with { $chip }?
quacks-ask-starter_order = In which order do your starter chips lie?
quacks-ask-steps = How many?
quacks-ask-steps-F-P09 = How many rat tails do you swap for rubies?
quacks-ask-steps-FA-P06 = How many rubies do you spend on rat tails?
quacks-ask-steps-green-4 = How many rubies do you pay for droplet steps?
quacks-ask-swap_for = Which chip takes its place?
quacks-ask-stir = Send { $chip }, your first white, straight back?
quacks-ask-accept = Lose a white 1 for good?
quacks-ask-trade_up = Which drawn chip do you exchange for a larger one?
quacks-ask-act = Let { $chip } act?
quacks-ask-together =
    { $n ->
        [0] Draw together from the next round on?
       *[other] Draw at your own pace again from the next round on?
    }
quacks-ask-from = { $source }: { $question }
quacks-yes-no = { $question } (y/n)
quacks-decline = none
quacks-decline-buy = buy nothing (more)
quacks-decline-spend = keep the rubies

## Words of choices

quacks-word-draw = draw a chip
quacks-word-stop = stop
quacks-word-flask = the flask
quacks-word-brew-flask = use the flask
quacks-word-spend-flask = refill the flask
quacks-word-choose-flask = refill the flask
quacks-word-display = place a chip laid out
quacks-word-laid = place a chip laid aside
quacks-word-witch = call the witch
quacks-word-visitor = call the visiting witch
quacks-word-forget = take a coloured chip back
quacks-word-white-3 = take a white 3 back
quacks-word-place = place it
quacks-word-keep = keep it for later
quacks-word-return = put it into the bag
quacks-word-points = victory points
quacks-word-coins = coins
quacks-word-droplet = move the droplet
quacks-word-cauldron = the cauldron’s droplet
quacks-word-tube = the test tubes’ droplet
quacks-word-rubies = rubies
quacks-word-chip = a chip
quacks-word-lose-white = lose a white 1 for good
quacks-word-tails = rat tails
quacks-word-dice = the bonus die
quacks-word-last-two = the last two chips
quacks-word-one = any one chip
quacks-word-double = move it twice as far
quacks-word-silver = the silver penny
quacks-word-copper = the copper penny
quacks-word-gold = the gold penny
quacks-word-point = 1 point
quacks-word-ruby = a ruby
quacks-word-pumpkin = a pumpkin

## The log

quacks-log-round = Round { $n }
quacks-log-fortune = Fortune card: { $word }
quacks-log-rat =
    { $you ->
        [yes]
            { $n ->
                [one] You put your rat 1 space ahead of the droplet.
               *[other] You put your rat { $n } spaces ahead of the droplet.
            }
       *[no]
            { $n ->
                [one] { $name } puts the rat 1 space ahead of the droplet.
               *[other] { $name } puts the rat { $n } spaces ahead of the droplet.
            }
    }
quacks-log-draw =
    { $you ->
        [yes] You draw { $chips }.
       *[no] { $name } draws { $chips }.
    }
quacks-log-place =
    { $you ->
        [yes] You place { $chips } on space { $n }.
       *[no] { $name } places { $chips } on space { $n }.
    }
quacks-log-return =
    { $you ->
        [yes] You put { $chips } back into the bag.
       *[no] { $name } puts { $chips } back into the bag.
    }
quacks-log-explode =
    { $you ->
        [yes] BOOM! Your cauldron explodes with { $n } in white.
       *[no] BOOM! { $name }’s cauldron explodes with { $n } in white.
    }
quacks-log-stop =
    { $you ->
        [yes] You stop.
       *[no] { $name } stops.
    }
quacks-log-go_on =
    { $you ->
        [yes] You go on after all.
       *[no] { $name } goes on after all.
    }
quacks-log-flask =
    { $you ->
        [yes] You use the flask on { $chips }.
       *[no] { $name } uses the flask on { $chips }.
    }
quacks-log-refill =
    { $you ->
        [yes] You refill the flask.
       *[no] { $name } refills the flask.
    }
quacks-log-rubies =
    { $you ->
        [yes]
            { $n ->
                [one] You take a ruby.
               *[other] You take { $n } rubies.
            }
       *[no]
            { $n ->
                [one] { $name } takes a ruby.
               *[other] { $name } takes { $n } rubies.
            }
    }
quacks-log-pay =
    { $you ->
        [yes]
            { $n ->
                [one] You pay a ruby.
               *[other] You pay { $n } rubies.
            }
       *[no]
            { $n ->
                [one] { $name } pays a ruby.
               *[other] { $name } pays { $n } rubies.
            }
    }
quacks-log-points =
    { $you ->
        [yes]
            { $n ->
                [one] You score 1 point.
               *[other] You score { $n } points.
            }
       *[no]
            { $n ->
                [one] { $name } scores 1 point.
               *[other] { $name } scores { $n } points.
            }
    }
quacks-log-droplet =
    { $you ->
        [yes] Your droplet moves 1 space.
       *[no] { $name }’s droplet moves 1 space.
    }
quacks-log-glass =
    { $you ->
        [yes] You reach test tube { $n }.
       *[no] { $name } reaches test tube { $n }.
    }
quacks-log-gain =
    { $you ->
        [yes] You take { $chips }.
       *[no] { $name } takes { $chips }.
    }
quacks-log-buy =
    { $you ->
        [yes]
            { $n ->
                [one] You buy { $chips } for 1 coin.
               *[other] You buy { $chips } for { $n } coins.
            }
       *[no]
            { $n ->
                [one] { $name } buys { $chips } for 1 coin.
               *[other] { $name } buys { $chips } for { $n } coins.
            }
    }
quacks-log-lose =
    { $you ->
        [yes] You lose { $chips } for good.
       *[no] { $name } loses { $chips } for good.
    }
quacks-log-die =
    { $you ->
        [yes] You roll the bonus die: { $word }.
       *[no] { $name } rolls the bonus die: { $word }.
    }
quacks-log-witch =
    { $you ->
        [yes] You call a witch: { $word }.
       *[no] { $name } calls a witch: { $word }.
    }
quacks-log-essence =
    { $you ->
        [yes] You reach space { $n } of the flask board.
       *[no] { $name } reaches space { $n } of the flask board.
    }
quacks-log-elixir =
    { $you ->
        [yes] You spend { $n } essence.
       *[no] { $name } spends { $n } essence.
    }
quacks-log-patient =
    { $you ->
        [yes] You treat a patient: { $word }.
       *[no] { $name } treats a patient: { $word }.
    }
quacks-log-lay_aside =
    { $you ->
        [yes] You lay { $chips } aside.
       *[no] { $name } lays { $chips } aside.
    }
quacks-log-choose =
    { $you ->
        [yes] You choose: { $word }.
       *[no] { $name } chooses: { $word }.
    }
quacks-log-exchange =
    { $you ->
        [yes] You exchange a chip for { $chips }.
       *[no] { $name } exchanges a chip for { $chips }.
    }
quacks-log-cup =
    { $you ->
        [yes] You drop { $chips } into the overflow bowl.
       *[no] { $name } drops { $chips } into the overflow bowl.
    }
quacks-log-restart =
    { $you ->
        [yes] You put everything back and start again.
       *[no] { $name } puts everything back and starts again.
    }
quacks-log-visit = A witch comes to visit: { $word }.
quacks-log-penny =
    { $you ->
        [yes] You get a penny back: { $word }.
       *[no] { $name } gets a penny back: { $word }.
    }
quacks-log-end = The bazaar closes its gates.
quacks-log-book = A book opens: { $word }.
quacks-log-tails =
    { $you ->
        [yes]
            { $n ->
                [one] You get 1 rat tail more.
               *[other] You get { $n } rat tails more.
            }
       *[no]
            { $n ->
                [one] { $name } gets 1 rat tail more.
               *[other] { $name } gets { $n } rat tails more.
            }
    }
quacks-log-scoring =
    { $you ->
        [yes] Your scoring space: { $n }.
       *[no] { $name }’s scoring space: { $n }.
    }
quacks-log-together =
    { $n ->
        [0] Everybody draws at their own pace again.
       *[other] The table draws together from now on.
    }

## Refusals and bots

quacks-error-bad-books =
    { $fault ->
        [form] Books { $books }: “{ $part }” is not of the form colour=number, such as red=3
        [twice] Books { $books }: there can be only one { $part } book
        [set] Books { $books }: the sets are set1 to set6
        [colour] Books { $books }: no colour “{ $part }” has books to choose from; there are green, blue, red, yellow, purple, black and locoweed
        [book] Books { $books }: there is no { $part } book { $number }
        [witches] Books { $books }: the { $part } book { $number } belongs to The Herb Witches (--witches)
       *[patients] Books { $books }: the { $part } book { $number } belongs to The Alchemists (--patients)
    }
quacks-error-fifth-player = The Quacks are for 2 to 4 players, not { $n }; a fifth needs The Herb Witches (--witches)
quacks-bot-brewer = Brewer
    .about = Stops by the odds of the next chip, and buys what its bag lacks.
quacks-bot-apprentice = Apprentice
    .about = Knows the odds, but is too greedy in one round and too timid in the next, and buys by taste.
quacks-bot-journeyman = Journeyman
    .about = Weighs risk and gain of the next chip, and mostly knows what each book is worth.
quacks-bot-master = Master
    .about = Looks several draws ahead in its own bag, with values found in many thousands of games.

## Why a bot answered

quacks-why-safe = Nothing in the bag can explode the cauldron.
quacks-why-display = A chip that lies open is placed without any risk.
quacks-why-brew = The next chip explodes the cauldron with a chance of { $risk } %. Drawing seems worth { $draw } points, stopping { $stop }.
quacks-why-place = It makes the best potion of all that was drawn: { $worth } points.
quacks-why-leave = The potion is better without any of these chips.
quacks-why-buy = Over the rounds that are left, no other purchase is worth more: { $worth } points.
quacks-why-no-purchase = Nothing on offer would make the bag better.
quacks-why-score = Here the points are worth { $points }, and { $coins } the chips that the coins would buy.
quacks-why-call = The witch would bring { $now } points now; her penny may bring { $later } later.
quacks-why-choose = Of all that is on offer this seems worth most: { $worth } points.
quacks-why-usual = It hardly ever pays to answer otherwise.

## The table

quacks-heading = Round { $round } of 9 · { $phase }
quacks-points = { $n } VP
quacks-rubies =
    { $n ->
        [0] no rubies
        [one] { $n } ruby
       *[other] { $n } rubies
    }
quacks-flask-full = flask full
quacks-flask-empty = flask empty
quacks-exploded = exploded
quacks-stopped = stopped
quacks-white = white { $n }/{ $limit }
quacks-next =
    { $coins ->
        [one] Scoring space { $space }: 1 coin, { $points } VP
       *[other] Scoring space { $space }: { $coins } coins, { $points } VP
    }
quacks-odds = the next draw explodes in { $percent } % of cases
quacks-bag = Your bag: { $chips }
quacks-card = Fortune: { $card }
quacks-no-card = none yet
quacks-shop = Shop
quacks-shop-key = value·price×left
quacks-line = { $label }: { $text }
quacks-columns =  VP   ♦ flask white  ▼ rat  →
quacks-first = { " " }(first)
quacks-droplet = droplet on { $n }
quacks-rat = rat { $n } ahead
quacks-tubes = tubes
quacks-elixir = essence
quacks-witches = Witches
quacks-visitor = visiting
quacks-penny-silver = silver
quacks-penny-copper = copper
quacks-penny-gold = gold
quacks-starters = next brew opens with
quacks-foretold = If you draw until the risk is greater than
quacks-foretold-risk = { $percent } %: scoring space { $space } on average, explodes in { $burst } % of cases
quacks-aside = aside
quacks-laid = set aside
quacks-display = laid out
quacks-cup = bowl
quacks-pennies = pennies: { $pennies }
quacks-rank = Rank
quacks-player = Player
quacks-final-points = Points
quacks-last-space = Last space

## The command line

quacks-help-commands = In The Quacks, d tells how careful and bold brewers end, the shop, and what every book, witch and patient does; ? NAME explains one of them.
quacks-meta-books = BOOKS
quacks-help-books = The Quacks: set1 to set6, random, or single books such as red=3,blue=1
quacks-help-witches = The Quacks: play with The Herb Witches
quacks-help-patients = The Quacks: play with The Alchemists
