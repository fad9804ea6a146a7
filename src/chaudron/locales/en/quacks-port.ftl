### What The Quacks tell about themselves: presets, what plots show, what is printed.

quacks-name = The Quacks of Quedlinburg
    .about = Draw one more chip… or stop in time.
quacks-setup = Books

quacks-preset-set1 = First set
    .about = The rulebook’s books for a first game.
quacks-preset-set2 = Second set
    .about = Books that reward the order of your chips.
quacks-preset-set3 = Third set
    .about = Books that look back at what you drew.
quacks-preset-set4 = Fourth set
    .about = The base game’s hardest books.
quacks-preset-witches = The Herb Witches, fifth set
    .about = Witches to call, locoweed, pumpkins of 6; up to five players.
quacks-preset-witches6 = The Herb Witches, sixth set
    .about = The same box with its other books.
quacks-preset-patients = The Alchemists
    .about = Patients to heal with essences of your brew.
quacks-preset-everything = Everything
    .about = Both boxes, books by lot.
quacks-preset-random = Books by lot
    .about = One book of each colour, whichever comes.
quacks-preset-own = Books of your own
    .about = Choose the book of every colour.

quacks-series-points = Points by round
quacks-series-space = Space reached by round
quacks-series-rubies = Rubies by round
quacks-series-essence = Essence by round

quacks-set-1 = First set
quacks-set-2 = Second set
quacks-set-3 = Third set
quacks-set-4 = Fourth set
quacks-set-5 = Fifth set
quacks-set-6 = Sixth set
quacks-box-base = base game
quacks-box-herb_witches = The Herb Witches
quacks-box-alchemists = The Alchemists

quacks-kind-chapter = rules of the game
quacks-kind-book = book
quacks-kind-chip = chip
quacks-kind-fortune = fortune card
quacks-kind-witch = witch
quacks-kind-patient = patient
quacks-figure-ingredient = ingredient
quacks-figure-price = price
quacks-figure-from-round = on sale from round
quacks-figure-colour = colour
quacks-figure-group = helps with
quacks-figure-penny = costs a penny of
quacks-figure-box = box
quacks-figure-value = value
quacks-figure-count = pieces
quacks-figure-start = in the first bag
quacks-price = { $price } (chip { $value })
quacks-chips-in-box = { $box ->
        [herb_witches] { $n } with The Herb Witches
        [alchemists] { $n } with The Alchemists
       *[base] { $n } in the base game
    }
quacks-card-colour-purple = purple: at once
quacks-card-colour-blue = blue: for the whole round
quacks-witch-group-brewing = brewing
quacks-witch-group-shopping = shopping
quacks-witch-group-scoring = scoring
