### Alchemists: ingredients, potions, alchemicals, the reader.

## Ingredients and potions

alchemists-ingredient-mushroom = mushroom
    .brief = mushroom
    .short = mus
alchemists-ingredient-fern = fern
    .brief = fern
    .short = fer
alchemists-ingredient-toad = toad
    .brief = toad
    .short = toa
alchemists-ingredient-bird_claw = bird claw
    .brief = claw
    .short = cla
alchemists-ingredient-flower = flower
    .brief = flower
    .short = flo
alchemists-ingredient-mandrake_root = mandrake root
    .brief = mandrake
    .short = man
alchemists-ingredient-scorpion = scorpion
    .brief = scorpion
    .short = sco
alchemists-ingredient-raven_feather = raven’s feather
    .brief = feather
    .short = rav

alchemists-potion-red-plus = Healing potion
    .text = Good for you, no game effect. The student stays happy.
alchemists-potion-red-minus = Poison
    .text = One of your cubes goes to the hospital: one cube fewer next round. The student turns unhappy: later tests this round cost 1 gold.
alchemists-potion-green-plus = Speed potion
    .text = Pleasant, no game effect. The student stays happy.
alchemists-potion-green-minus = Paralysis potion
    .text = You choose no order space next round: you act last. The student turns unhappy: later tests this round cost 1 gold.
alchemists-potion-blue-plus = Wisdom potion
    .text = Enlightening, no game effect. The student stays happy.
alchemists-potion-blue-minus = Insanity potion
    .text = You lose 1 reputation. The student turns unhappy: later tests this round cost 1 gold.
alchemists-potion-neutral = Neutral potion
    .text = Soup: nothing happens. The student stays happy.

## Alchemicals

alchemists-colour-red = red
    .letter = R
alchemists-colour-green = green
    .letter = G
alchemists-colour-blue = blue
    .letter = B
alchemists-colour-yellow = yellow
alchemists-colour-white = white
    .letter = W
alchemists-colour-violet = violet
alchemists-sign-plus = plus
alchemists-sign-minus = minus
alchemists-size-large = large
    .short = large
alchemists-size-small = small
    .short = small
alchemists-light-solar = solar: an even number of minus signs
alchemists-light-lunar = lunar: an odd number of minus signs
alchemists-part-chest = chest
alchemists-part-ears = ears
alchemists-reaction-none = Neither chest nor ears react.
    .short = none
    .letters = 0
alchemists-reaction-chest = The chest reacts, the ears do not.
    .short = chest
    .letters = c
alchemists-reaction-ears = The ears react, the chest does not.
    .short = ears
    .letters = e
alchemists-reaction-both = Chest and ears react.
    .short = chest and ears
    .letters = c+e
alchemists-sale-exact = exactly what was wanted
alchemists-sale-sign = the right sign, another colour
alchemists-sale-neutral = neutral
alchemists-sale-opposite = the wrong sign

## The reader

alchemists-help-reader = the reader for a game of Alchemists at a real table, instead of the publisher’s app
alchemists-help-reader-code = the code of a game that goes on: 4 letters (base) or 5 (golem); without one, a new game begins
alchemists-help-reader-golem = a game with the Golem Project
alchemists-meta-code = CODE

alchemists-reader-new = A new game: give this code to the other devices.
alchemists-reader-code = Code { $code }, check glyph { $glyph }. Every device at the table must show this glyph.
alchemists-reader-glyph = { $sign } { $name } in { $colour }
alchemists-glyph-sun = sun
alchemists-glyph-moon = moon
alchemists-glyph-star = star
alchemists-glyph-heart = heart
alchemists-glyph-spade = spade
alchemists-glyph-club = club
alchemists-glyph-diamond = diamond
alchemists-glyph-note = note
alchemists-glyph-anchor = anchor
alchemists-glyph-swords = swords
alchemists-glyph-crown = crown
alchemists-glyph-blossom = blossom
alchemists-glyph-clover = clover
alchemists-glyph-scales = scales
alchemists-glyph-umbrella = umbrella
alchemists-glyph-snowflake = snowflake

alchemists-reader-word-mix = mix
    .help = mix two ingredients, for your eyes only
alchemists-reader-word-show = show
    .help = mix two ingredients, the potion for all to see
alchemists-reader-word-sell = sell
    .help = a sale: only the quality is shown
alchemists-reader-word-sign = sign
    .help = an apprentice’s demonstration: one sign of an ingredient
alchemists-reader-word-claim = claim
    .help = a master’s demonstration or an exhibit: two ingredients and a potion, true or false
alchemists-reader-word-library = library
    .help = read a book: one of four ingredients, solar or lunar
alchemists-reader-word-study = study
    .help = test an ingredient on the golem
alchemists-reader-word-animate = animate
    .help = try to wake the golem with two ingredients
alchemists-reader-word-reveal = reveal
    .help = the great revelation, at the end of the game
alchemists-reader-word-code = code
    .help = the code and the check glyph again
alchemists-reader-word-help = help
    .help = what the reader can do
alchemists-reader-word-quit = quit
    .help = leave; the code brings the game back
alchemists-reader-ask = What now?{" "}
alchemists-reader-ask-ingredient = Which ingredient?{" "}
alchemists-reader-ask-first = First ingredient?{" "}
alchemists-reader-ask-second = Second ingredient?{" "}
alchemists-reader-ask-wanted = Which potion is wanted?{" "}
alchemists-reader-ask-claimed = Which potion do they make?{" "}
alchemists-reader-ask-colour = Which colour?{" "}
alchemists-reader-ask-sure = This ends the game for everybody. Reveal everything (yes/no)?{" "}
alchemists-reader-private = For your eyes only. Press Enter when nobody else is looking.
alchemists-reader-forget = Press Enter to wipe it off the screen.
alchemists-reader-ingredients = Ingredients: { $names }; any beginning that fits only one is enough.
alchemists-reader-potions = Potions: { $names }.
alchemists-error-reader-several = “{ $name }” may be { $offer }
alchemists-reader-made = { $first } + { $second }: { $potion }
alchemists-reader-public = The potion: { $potion }
alchemists-reader-sale = The brew was { $quality }.
alchemists-reader-sign = { $ingredient } is { $colour } { $sign }.
alchemists-reader-true = True: { $first } + { $second } make { $potion }.
alchemists-reader-false = False: { $first } + { $second } do not make { $potion }.
alchemists-reader-offer = The shelf holds: { $ingredients }
alchemists-reader-light = { $ingredient } is { $light }.
alchemists-reader-read = A book was read.
alchemists-reader-tested = { $ingredient }: { $reaction }
alchemists-reader-studied = A test was made.
alchemists-reader-awake = The golem wakes!
alchemists-reader-asleep = The golem does not stir.
alchemists-reader-revealed = { $ingredient }: { $signs } ({ $light })
alchemists-reader-golem = The golem: chest { $chest }, ears { $ears }
alchemists-reader-trigger = { $size } { $colour }
alchemists-reader-kept = Nothing was revealed.
alchemists-reader-reconstructed = Some figures of the expansion are our reconstruction; the reader’s answers do not depend on them.
alchemists-error-no-such = there is no { $kind ->
        [ingredient] ingredient
        [potion] potion
        [colour] colour
       *[command] command
    } called “{ $name }”; there are { $offer }

alchemists-error-code-length = “{ $code }”: a code has 4 letters (base) or 5 (golem)
alchemists-error-code-letter = “{ $code }”: only letters are used, never I or O
alchemists-error-code-unused = “{ $code }”: no game has this code; check the letters
alchemists-error-code-needs-golem = “{ $code }”: the Golem Project needs a 5-letter code
alchemists-error-same-ingredient = two different ingredients are needed
alchemists-error-not-on-shelf = that ingredient is not on the shelf
alchemists-error-contradiction = these cannot all be true: { $facts }
alchemists-error-no-golem = there is no golem in this game
alchemists-error-bad-value = “{ $word }” is no value of a table: it looks like G1.gold=3, KM2=1, library.cost=5, SU04=gold:2+ingredient:1 or OB03.2=gold:-1+favour:2
alchemists-error-value-twice = { $name } is given twice among the values of your own
alchemists-error-too-few-boards = For the rounds { $rounds } there must be two boards without the golem’s mark
alchemists-error-bad-moods = { $n } players need six king’s moods: two of the eight tiles stay in the box
alchemists-error-bad-starting-cost = { $artifact }: an artifact of level II costs 3 or 4 gold, as one may begin with it
alchemists-error-no-free-place = On the board { $board } every player needs a place that costs nothing but reputation
alchemists-error-module-missing = { $module } cannot be played without { $needs }

## Bots

alchemists-bot-scientist = Scientist
    .about = Deduces exactly, tests what tells most, and publishes when the odds are good.

alchemists-bot-apprentice = Apprentice
    .about = Deduces what follows, but often takes the second best for the best, and learns nothing from what others publish.
alchemists-bot-journeyman = Journeyman
    .about = Weighs what every action, seal, sale and artifact promises, believes others as far as they deserve it, and answers at once.
alchemists-bot-master = Master
    .about = Weighs as the journeyman does, then plays its best answers on in worlds that agree with what it saw.

alchemists-why-bot-ahead = Played on in { $worlds ->
        [one] one world that agrees
       *[other] { $worlds } worlds that agree
    } with what it knows, this ended better than its first thought; the figures are its lead at the end.
alchemists-why-bot-ahead-first = Its first thought held when it was played on in { $worlds ->
        [one] one world that agrees
       *[other] { $worlds } worlds that agree
    } with what it knows; the figures are its lead at the end.
alchemists-why-bot-declare = For each cube, it expects most of this action.
alchemists-why-bot-declare-none = No other action is worth its cubes: two of them left over bring a favour.
alchemists-why-bot-order = What this place gives, less what it costs, is worth most.
alchemists-why-bot-paper = Reputation, seals and grants make this publication worth more than its gold and its risk.
alchemists-why-bot-paper-none = Nothing that could be published is worth its gold and its risk yet.
alchemists-why-bot-star = It believes in this with { $chance } %: enough for a star.
alchemists-why-bot-hedge = It believes in all of this with { $chance } %, and in all but one part with { $hedged } %: so it hedges that part.
alchemists-why-bot-likeliest = This is the likeliest of all that its facts allow.
alchemists-why-bot-test = This pair tells most of what it does not know, in bits.
alchemists-why-bot-test-none = No pair of its hand would tell it enough.
alchemists-why-bot-brew = This pair most surely makes what was promised.
alchemists-why-bot-forage = With its hand, this ingredient sells, shows or tells most.
alchemists-why-bot-throw-away = It has most of this.
alchemists-why-bot-confirm-sale = It weighed what the best sale pays against the reputation at risk.
alchemists-why-bot-sale = This potion promises most gold for the reputation at risk.
alchemists-why-bot-guarantee = This guarantee promises most: what it pays, times the chance that it holds.
alchemists-why-bot-bid = A small discount is enough to sell early more often than not.
alchemists-why-bot-buy = It expects more points of this artifact than of the gold it costs.
alchemists-why-bot-buy-none = No artifact on sale is worth its gold now.
alchemists-why-bot-artifact = Of these artifacts it expects most of this one by the end.
alchemists-why-bot-debunk = It is as good as certain that this disproves what somebody published.
alchemists-why-bot-exhibit = The applause is worth the risk that the potion fails.
alchemists-why-bot-exhibit-none = No potion of its hand is sure enough to be shown.
alchemists-why-bot-grant = This grant brings most gold and points.
alchemists-why-bot-study = The golem’s answer to this tells most.
alchemists-why-bot-animate = This pair most likely wakes the golem.
alchemists-why-bot-report = By what it knows of the golem, this report should score.
alchemists-why-bot-report-none = It does not know the golem well enough for a report, and can wait.
alchemists-why-bot-read = Of this ingredient’s sun or moon it is least certain.
alchemists-why-bot-favour = It has found this favour the most useful.
alchemists-why-bot-startup = These cards bring most for a start.
alchemists-why-bot-habit = It always does so: nothing speaks against it.
