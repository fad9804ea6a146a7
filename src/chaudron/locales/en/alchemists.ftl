### Alchemists: ingredients, potions, alchemicals, the reader.

## Ingredients and potions

ingredient-mushroom = mushroom
    .brief = mushroom
    .short = mus
ingredient-fern = fern
    .brief = fern
    .short = fer
ingredient-toad = toad
    .brief = toad
    .short = toa
ingredient-bird_claw = bird claw
    .brief = claw
    .short = cla
ingredient-flower = flower
    .brief = flower
    .short = flo
ingredient-mandrake_root = mandrake root
    .brief = mandrake
    .short = man
ingredient-scorpion = scorpion
    .brief = scorpion
    .short = sco
ingredient-raven_feather = raven’s feather
    .brief = feather
    .short = rav

potion-red-plus = Healing potion
    .text = Good for you, no game effect. The student stays happy.
potion-red-minus = Poison
    .text = One of your cubes goes to the hospital: one cube fewer next round. The student turns unhappy: later tests this round cost 1 gold.
potion-green-plus = Speed potion
    .text = Pleasant, no game effect. The student stays happy.
potion-green-minus = Paralysis potion
    .text = You choose no order space next round: you act last. The student turns unhappy: later tests this round cost 1 gold.
potion-blue-plus = Wisdom potion
    .text = Enlightening, no game effect. The student stays happy.
potion-blue-minus = Insanity potion
    .text = You lose 1 reputation. The student turns unhappy: later tests this round cost 1 gold.
potion-neutral = Neutral potion
    .text = Soup: nothing happens. The student stays happy.

## Alchemicals

colour-red = red
    .letter = R
colour-green = green
    .letter = G
colour-blue = blue
    .letter = B
colour-yellow = yellow
colour-white = white
    .letter = W
colour-violet = violet
sign-plus = plus
sign-minus = minus
size-large = large
    .short = large
size-small = small
    .short = small
light-solar = solar: an even number of minus signs
light-lunar = lunar: an odd number of minus signs
part-chest = chest
part-ears = ears
reaction-none = Neither chest nor ears react.
    .short = none
    .letters = 0
reaction-chest = The chest reacts, the ears do not.
    .short = chest
    .letters = c
reaction-ears = The ears react, the chest does not.
    .short = ears
    .letters = e
reaction-both = Chest and ears react.
    .short = chest and ears
    .letters = c+e
quality-exact = exactly what was wanted
quality-sign = the right sign, another colour
quality-neutral = neutral
quality-opposite = the wrong sign

## The reader

help-reader = the reader for a game of Alchemists at a real table, instead of the publisher’s app
help-reader-code = the code of a game that goes on: 4 letters (base) or 5 (golem); without one, a new game begins
help-reader-golem = a game with the Golem Project
meta-code = CODE

reader-new = A new game: give this code to the other devices.
reader-code = Code { $code }, check glyph { $glyph }. Every device at the table must show this glyph.
reader-glyph = { $sign } { $name } in { $colour }
glyph-sun = sun
glyph-moon = moon
glyph-star = star
glyph-heart = heart
glyph-spade = spade
glyph-club = club
glyph-diamond = diamond
glyph-note = note
glyph-anchor = anchor
glyph-swords = swords
glyph-crown = crown
glyph-blossom = blossom
glyph-clover = clover
glyph-scales = scales
glyph-umbrella = umbrella
glyph-snowflake = snowflake

reader-word-mix = mix
    .help = mix two ingredients, for your eyes only
reader-word-show = show
    .help = mix two ingredients, the potion for all to see
reader-word-sell = sell
    .help = a sale: only the quality is shown
reader-word-sign = sign
    .help = an apprentice’s demonstration: one sign of an ingredient
reader-word-claim = claim
    .help = a master’s demonstration or an exhibit: two ingredients and a potion, true or false
reader-word-library = library
    .help = read a book: one of four ingredients, solar or lunar
reader-word-study = study
    .help = test an ingredient on the golem
reader-word-animate = animate
    .help = try to wake the golem with two ingredients
reader-word-reveal = reveal
    .help = the great revelation, at the end of the game
reader-word-code = code
    .help = the code and the check glyph again
reader-word-help = help
    .help = what the reader can do
reader-word-quit = quit
    .help = leave; the code brings the game back
reader-ask = What now?{" "}
reader-ask-ingredient = Which ingredient?{" "}
reader-ask-first = First ingredient?{" "}
reader-ask-second = Second ingredient?{" "}
reader-ask-wanted = Which potion is wanted?{" "}
reader-ask-claimed = Which potion do they make?{" "}
reader-ask-colour = Which colour?{" "}
reader-ask-sure = This ends the game for everybody. Reveal everything (yes/no)?{" "}
reader-private = For your eyes only. Press Enter when nobody else is looking.
reader-forget = Press Enter to wipe it off the screen.
reader-made = { $first } + { $second }: { $potion }
reader-public = The potion: { $potion }
reader-sale = The brew was { $quality }.
reader-sign = { $ingredient } is { $colour } { $sign }.
reader-true = True: { $first } + { $second } make { $potion }.
reader-false = False: { $first } + { $second } do not make { $potion }.
reader-offer = The shelf holds: { $ingredients }
reader-light = { $ingredient } is { $light }.
reader-read = A book was read.
reader-tested = { $ingredient }: { $reaction }
reader-studied = A test was made.
reader-awake = The golem wakes!
reader-asleep = The golem does not stir.
reader-revealed = { $ingredient }: { $signs } ({ $light })
reader-golem = The golem: chest { $chest }, ears { $ears }
reader-trigger = { $size } { $colour }
reader-kept = Nothing was revealed.
reader-reconstructed = Some figures of the expansion are our reconstruction; the reader’s answers do not depend on them.
error-no-such = there is no { $kind ->
        [ingredient] ingredient
        [potion] potion
        [colour] colour
       *[command] command
    } called “{ $name }”; there are { $offer }

error-code-length = “{ $code }”: a code has 4 letters (base) or 5 (golem)
error-code-letter = “{ $code }”: only letters are used, never I or O
error-code-unused = “{ $code }”: no game has this code; check the letters
error-code-needs-golem = “{ $code }”: the Golem Project needs a 5-letter code
error-same-ingredient = two different ingredients are needed
error-not-on-shelf = that ingredient is not on the shelf
error-contradiction = these cannot all be true: { $facts }
error-no-golem = there is no golem in this game
error-bad-numbers = option { $option }: “{ $value }” is not { $n ->
        [0] a list of whole numbers
       *[other] { $n } whole numbers
    } from { $lo } on, with commas between them
error-module-missing = { $module } cannot be played without { $needs }

## Bots

bot-scientist = Scientist
