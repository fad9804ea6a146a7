# The companion for The Quacks: set-up, score and odds.

companion-quacks = The Quacks
    .about = What to lay out, the score with its rat tails, and the odds of your next draw.
companion-quacks-page-setup = Set-up
companion-quacks-page-list = List
companion-quacks-page-score = Score
companion-quacks-page-odds = Odds
companion-quacks-unsafe = This phone keeps nothing (a private window, or no room left): the game is lost when this page closes.
companion-quacks-less = { $what }: one less
companion-quacks-more = { $what }: one more
companion-quacks-of = { $what }, { $name }

## Planning a table

companion-quacks-begun = The game has begun. Another one begins with the same people and boxes; Undo brings this one back.
companion-quacks-again = New game
companion-quacks-players = Players
companion-quacks-player = Player { $n }
companion-quacks-name = Name of player { $n }
companion-quacks-leaves = { $name } does not play
companion-quacks-joins = One more player
companion-quacks-most = Clockwise around the table. Four at most; a fifth needs The Herb Witches.
companion-quacks-most-witches = Clockwise around the table. Five at most.
companion-quacks-first = Begins:
companion-quacks-lot = By lot
companion-quacks-lot-first = By lot: who begins
companion-quacks-lot-books = By lot: all books
companion-quacks-lot-witches = By lot: one witch of each kind
companion-quacks-lot-patients = By lot: three patients
companion-quacks-boxes = Boxes
companion-quacks-five = Five play: the box of the fifth stays on the table.
companion-quacks-witches-about = Witches to call, locoweed, pumpkins of 6, bowls, and a fifth player.
companion-quacks-patients-about = Patients to heal with essences, locoweed, more fortune cards.
companion-quacks-tubes = The cauldrons’ reverse side
    .about = With test tubes, and a second droplet for them.
companion-quacks-sets = All books of a set
companion-quacks-set = Set { $n }
companion-quacks-book = { $name } { $number }
companion-quacks-book-base = base
companion-quacks-bed = Patient { $n }
companion-quacks-treats = Who treats whom
companion-quacks-undecided = not decided yet
companion-quacks-to-list = What to lay out

## What to lay out

companion-quacks-done = { $n } of { $all } done
companion-quacks-middle = In the middle
companion-quacks-each = Before each player
companion-quacks-box = Back into the box
companion-quacks-begin = Begin round 1
companion-quacks-put-board = The score board, with the flame on round 1
companion-quacks-put-seals = { $n } seals with their 0 up, a scoring marker on each
companion-quacks-put-rubies = { $n } rubies and the bonus die beside the board
companion-quacks-put-cards = { $n } fortune cards, shuffled, face down before { $name }
companion-quacks-put-open = { $book }: open
companion-quacks-put-aside = { $book }: ready for round { $n }
companion-quacks-put-heap = A heap of all { $n }s
companion-quacks-put-locoweed = A heap of locoweed
companion-quacks-put-witches = Face up: { $names }
companion-quacks-put-patients = Patients: { $names }
companion-quacks-put-cauldron = A cauldron, side without test tubes; its droplet on 0
companion-quacks-put-tubes = A cauldron, side with test tubes; a droplet on 0, another one before the first tube
companion-quacks-put-flask = A flask, full side up, and a rat in its bowl
companion-quacks-put-ruby = 1 ruby
companion-quacks-put-bag = A bag with these chips
companion-quacks-put-bowl = The overflow bowl under the spoon
companion-quacks-put-pennies = { $n } witch pennies: silver, copper, gold
companion-quacks-put-still = A still, its essence marker on 0
companion-quacks-put-elixirs = The elixir of the patient you choose among the { $n }; your other elixirs leave
companion-quacks-put-extra = Besides, in the bag of { $name }
companion-quacks-put-fifth = The fifth player’s cauldron, bag, flask, droplet, rat, marker and seal come from The Herb Witches
companion-quacks-put-whites = White chips that nobody needs
companion-quacks-put-other-witches = The other { $n } witches
companion-quacks-put-old-pumpkins = The base game’s pumpkin book: the new one replaces it
companion-quacks-put-other-patients = The other { $n } patients, and the tokens they were drawn with

## Round after round

companion-quacks-not-begun = No round is being played yet. Choose players and boxes under “Set-up”, or begin right away.
companion-quacks-begins = { $name } begins
companion-quacks-brewed = On to scoring
companion-quacks-round-over = Round { $n } is over
companion-quacks-game-over = The game is over
companion-quacks-news-yellow = The yellow book opens: mandrake root is on sale from now on.
companion-quacks-news-purple = The purple book opens: ghost’s breath is on sale from now on.
companion-quacks-news-white = Everybody puts one more white 1 into the bag.
companion-quacks-news-no-rats = Green, blue, red, orange and black are on sale. No rats in the first round.
companion-quacks-news-witches = Each witch may be called once by everybody, for the penny of her colour; an unspent penny is 2 VP at the end.
companion-quacks-news-patients = From now on essence of the round before can be used while brewing.
companion-quacks-news-together = Last round: everybody draws at the same time, chip by chip. An empty hand is a stop for good.
companion-quacks-news-exchange = Nothing is bought any more: 5 coins are 1 VP unless you exploded, 2 rubies are 1 VP.
companion-quacks-news-essence = Essence brings no gifts any more, but 1 VP per space.
companion-quacks-rats = Rat tails
    .about = First carry out a purple card: its points count. Tails that cards and elixirs give come on top.
companion-quacks-tails =
    { $n ->
        [0] no rat tails
        [one] { $n } rat tail
       *[other] { $n } rat tails
    }
companion-quacks-card = Points of the fortune card
companion-quacks-sum = { $before } and { $gain } more: { $points } points
companion-quacks-space = Scoring space
companion-quacks-exploded = Exploded
companion-quacks-left = What is left
companion-quacks-left-points = points
companion-quacks-left-coins = coins
companion-quacks-left-both = both, protected
companion-quacks-others = Other points
    .about = die, chips, witches, bowl, essence
companion-quacks-rubies = Rubies left
companion-quacks-pennies = Unspent pennies
companion-quacks-exchanged = Coins, rubies, pennies
companion-quacks-spend = Then shop, and spend rubies if you like: 2 for a step of the droplet, 2 for a full flask.
companion-quacks-exchange = Coins count by themselves, unless exploded; enter rubies before they are exchanged.
companion-quacks-rolls =
    { $n ->
        [one] { $names } is furthest and rolls the bonus die.
       *[other] { $names } are furthest: each of them rolls the bonus die.
    }
companion-quacks-nobody-rolls = Everybody exploded: nobody rolls the bonus die.
companion-quacks-history = Rounds so far
    .about = A round’s number opens it, to put something right: all that follows is counted anew.
companion-quacks-round = Round
companion-quacks-mend = Round { $n }: put right
companion-quacks-wins =
    { $n ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
companion-quacks-last-space = space { $n }
companion-quacks-level = Among equals the fuller cauldron of round 9 decides; if those are level, too, they share the place.

## Odds

companion-quacks-has-exploded = It has exploded.
companion-quacks-empty = The bag is empty.
companion-quacks-full = The cauldron is full to its last space.
companion-quacks-stopping = stopping pays { $worth }
companion-quacks-start = Droplet or rat
    .about = the number where brewing begins
companion-quacks-limit = White limit
companion-quacks-put-back = Put the last one back
companion-quacks-gather = All into the bag
companion-quacks-bag =
    { $n ->
        [one] Bag: { $n } chip
       *[other] Bag: { $n } chips
    }
companion-quacks-bag-hint = Plus and minus fill the bag. Touch a chip when you draw it.
companion-quacks-draw = Draw { $chip }: { $n } in the bag, { $percent }, lies on { $space }
companion-quacks-draw-deadly = Draw { $chip }: { $n } in the bag, { $percent }, explodes
companion-quacks-start-bag = First bag
companion-quacks-start-bag-of = First bag, { $patient }
companion-quacks-empty-bag = Empty bag
companion-quacks-on = If you draw on
companion-quacks-on-chips =
    { $n ->
        [one] one more chip
       *[other] { $n } more chips
    }
companion-quacks-on-risk = until the risk is greater than { $percent }
companion-quacks-explodes = { $percent } explode
companion-quacks-around = on average around { $worth }
companion-quacks-plain = Exact, with every chip moving its value: powers of books are left aside.
