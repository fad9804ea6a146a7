### The companion’s deduction sheet for Alchemists

companion-sheet = Deduction sheet
    .about = Alchemists: the grid and the triangle on your phone. Note what you learn; it says what follows, as much as you like.

## Sheets

companion-sheet-sheets = Sheets
companion-sheet-new = A new sheet
companion-sheet-name = Name
companion-sheet-given = Sheet { $n }
companion-sheet-golem = with The King’s Golem
companion-sheet-begin = Begin
companion-sheet-open = Open
companion-sheet-throw = Throw “{ $name }” away
companion-sheet-thrown = “{ $name }” is thrown away.
companion-sheet-with-golem = with the golem
companion-sheet-holds = { $n ->
        [0] nothing learnt yet
        [one] { $n } thing learnt
       *[other] { $n } things learnt
    }
companion-sheet-redo = Redo
companion-sheet-damaged = Some of what was kept on this phone could not be read. It lies aside; what was whole is here.
companion-sheet-unsafe = This browser keeps nothing: the sheet is here as long as this page stays open.

## What was learnt

companion-sheet-how = Touch a cell to pencil: no, yes, maybe.
companion-sheet-how-why = Touch an open cell to pencil, a settled one to hear why.
companion-sheet-touch-two = Touch two that were mixed.
companion-sheet-noted = noted
companion-sheet-learn = What I learnt
companion-sheet-learnt = All that was learnt
companion-sheet-nothing = Nothing yet. Touch a pair in the triangle of mixes, or “What I learnt”.
companion-sheet-made = What did they make?
companion-sheet-wipe = Wipe it out
companion-sheet-else = Something else about these two
companion-sheet-kind = What was it?
companion-sheet-kind-mixed = A mix, and the potion it made
companion-sheet-kind-sale = A sale, and how good the potion was
companion-sheet-kind-claim = A demonstration or exhibition with two ingredients
companion-sheet-kind-sign = A demonstration of one sign
companion-sheet-kind-light = A book of the library
companion-sheet-kind-spied = Somebody’s mix of which I saw one ingredient
companion-sheet-kind-spied_sale = Somebody’s sale of which I saw one ingredient
companion-sheet-kind-reaction = A test on the golem
companion-sheet-kind-animation = An attempt to wake the golem
companion-sheet-kind-identity = What an ingredient is, or let us suppose so
companion-sheet-ingredient = Ingredient
companion-sheet-first = First ingredient
companion-sheet-second = Second ingredient
companion-sheet-asked-sale = Wanted
companion-sheet-asked-spied_sale = Wanted
companion-sheet-asked-claim = Claimed
companion-sheet-asked-sign = Colour
companion-sheet-answer = What came of it
companion-sheet-claim-true = true
companion-sheet-claim-false = false
companion-sheet-animation-true = it woke
companion-sheet-animation-false = it did not stir
companion-sheet-incomplete = Choose one of each.
companion-sheet-add = Note it
companion-sheet-change = Change it
companion-sheet-change-it = Change: { $what }
companion-sheet-forget = Forget: { $what }

## In sentences

companion-sheet-neutral = neutral
companion-sheet-signed = { $colour } { $sign }
companion-sheet-sentence = { $what }.
companion-sheet-fact-mixed = mixing { $first } and { $second } gave { $answer }
companion-sheet-fact-claim = { $given ->
        [true] { $first } and { $second } were shown to make { $asked }
       *[false] { $first } and { $second } were shown not to make { $asked }
    }
companion-sheet-fact-sale = the brew of { $first } and { $second }, sold as { $asked }, was { $answer }
companion-sheet-fact-sign = { $first } was shown to be { $asked } { $answer }
companion-sheet-fact-light = a book said that { $first } is { $answer }
companion-sheet-fact-spied = somebody made { $answer } with { $first } and something else
companion-sheet-fact-spied_sale = somebody sold { $first } and something else as { $asked }, and the brew was { $answer }
companion-sheet-fact-reaction = { $given ->
        [none] given { $first }, the golem did not react
        [chest] given { $first }, the golem’s chest reacted and its ears did not
        [ears] given { $first }, the golem’s ears reacted and its chest did not
       *[both] given { $first }, the golem’s chest and ears reacted
    }
companion-sheet-fact-animation = { $given ->
        [true] { $first } and { $second } woke the golem
       *[false] { $first } and { $second } did not wake the golem
    }
companion-sheet-fact-identity = { $first } is { $answer }
companion-sheet-clash = { $n ->
        [1] It can never be that { $last }.
       *[other] { $before }, but { $last }: that cannot all be true.
    }
companion-sheet-clashes = This cannot be true together with others.
companion-sheet-is = { $ingredient } is { $alchemical }:
companion-sheet-is-not = { $ingredient } cannot be { $alchemical }:
companion-sheet-rub = Rub out the pencil

## What to try next

companion-sheet-next = What would tell most
companion-sheet-hand = I hold (nothing chosen: everything)
companion-sheet-two = Two different ingredients are needed for a mix.
companion-sheet-tells-nothing = No mix of these would tell anything new.
companion-sheet-next-golem = On the golem
companion-sheet-wakes = { $pair } wake the golem with { $n } %, most likely of all.
