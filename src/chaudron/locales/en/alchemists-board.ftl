### The board of Alchemists in the browser

## Where the game is

alchemists-board-round = Round { $n }
alchemists-board-steps = Steps of the round
alchemists-board-step-order = Order
alchemists-board-step-declare = Cubes
alchemists-board-step-actions = Actions
alchemists-board-step-reports = Reports
alchemists-board-step-end_of_round = Evening
alchemists-board-parts = Parts of the board
alchemists-board-tab-day = Day
alchemists-board-tab-known = Known
alchemists-board-tab-mine = Mine
alchemists-board-tab-people = Players
alchemists-board-tab-log = Log

## The day

alchemists-board-day = The day
alchemists-board-place = Place { $n }: { $what }{ $name ->
        [none] {""}
       *[other] , { $name }
    }
alchemists-board-then = then { $board }
alchemists-board-acts-first = acts first
alchemists-board-space = { $space }, cubes { $costs }{ $who ->
        [none] {""}
       *[other] . { $who }
    }
alchemists-board-next-round = Next round
alchemists-board-most-seals = Most seals now
alchemists-board-conference = Conference, round { $n }
alchemists-board-first = chooses first

## What is known

alchemists-board-known = What is known
alchemists-board-truth = What was true
alchemists-board-true = true
alchemists-board-right = right
alchemists-board-wrong = wrong
alchemists-board-pencil = pencil: yours alone
alchemists-board-wax = wax: for all to see
alchemists-board-out = ruled out
alchemists-board-certain = certain
alchemists-board-worlds = { $n ->
        [one] { $n } world left
       *[other] { $n } worlds left
    }
alchemists-board-chance = { $n } per cent
alchemists-board-percent = { $n } %
alchemists-board-mark-no = pencilled: no
alchemists-board-mark-yes = pencilled: yes
alchemists-board-mark-maybe = pencilled: maybe
alchemists-board-theory = theory, seals of { $names }
alchemists-board-article = Article
alchemists-board-light = Sun, moon
alchemists-board-light-golem = Sun, golem
alchemists-board-mixes = Mixes
alchemists-board-seen = seen
alchemists-board-shown = shown to all
alchemists-board-deduced = deduced
alchemists-board-tells = leaves 1 world in { NUMBER($n, maximumFractionDigits: 1) }
alchemists-board-grant-rule = first: 2 seals, then 3
alchemists-board-golem = Golem
alchemists-board-tests = { $n } of 2 tests
alchemists-board-ring = ring: your report

## What is mine

alchemists-board-mine = What is yours
alchemists-board-seal-points = +{ $n } or −4
alchemists-board-seal-open = { $colour } open

## Questions

alchemists-board-sellers = Sellers, in turn
alchemists-board-no-price = no price
alchemists-board-with-these = chances with these two
alchemists-board-with-best = chances with the best two in hand
alchemists-draft-sell_potion = potion
alchemists-draft-guarantee = guarantee
alchemists-draft-mix = two ingredients
alchemists-draft-exhibit = potion
alchemists-draft-debunk = two ingredients
alchemists-draft-claim = claim
alchemists-draft-publish = publication
alchemists-draft-signs = signs
alchemists-draft-seal = seal
alchemists-do-mix = Mix
alchemists-do-mix-drink = Drink
alchemists-do-mix-sell = Sell
alchemists-do-sell_potion = Sell
alchemists-do-guarantee = Sell
alchemists-do-mix-exhibit = Exhibit
alchemists-do-exhibit = Exhibit
alchemists-do-debunk = Demonstrate
alchemists-do-animate = Wake it
alchemists-do-publish = Publish
alchemists-do-report = Report
alchemists-why-mix-test_student = Everybody hears the potion; only you know the pair.
alchemists-why-mix-drink = Everybody hears the potion; a bad one bites you.
alchemists-why-mix-sell = Neutral or wrong, the brew { $loss ->
        [0] costs you nothing more
       *[other] costs { $loss } reputation
    }, whatever you guarantee.
alchemists-why-sell_potion = { alchemists-why-mix-sell }
alchemists-why-guarantee = { alchemists-why-mix-sell }
alchemists-why-exhibit = Everybody learns whether you made it. The first to show it gains, and whoever shows both signs of a colour; if it fails, { $loss ->
        [0] you lose nothing.
       *[other] you lose { $loss } reputation.
    }
alchemists-why-animate = Nobody sees which two. Everybody sees whether it wakes; if it does not, { $loss ->
        [0] you lose nothing.
       *[other] you lose { $loss } reputation.
    }
alchemists-why-report = One trigger: 4 points at the end, or −8 if it is wrong; two of them: 2 points, or −6. Nobody sees which.
alchemists-why-publish = Choose a cell and a seal; the button says the price. +1 reputation; at the end a star’s points, or −4 if it is wrong in a colour you vouch for.
alchemists-why-debunk-sign = Everybody sees the sign, whatever it is. If something published contradicts it, that falls, its seals are turned and you gain { $gain } reputation; if nothing does, { $loss ->
        [0] you lose nothing.
       *[other] you lose { $loss }.
    }
alchemists-why-debunk-mix = Everybody hears whether your claim is true, and no more. If it is, and something published contradicts it, that falls, its seals are turned and you gain { $gain } reputation; if nothing does, or it is false, { $loss ->
        [0] you lose nothing.
       *[other] you lose { $loss }.
    }
alchemists-why-claim = { alchemists-why-debunk-mix }
alchemists-asked-declare = Where do you put cubes?
alchemists-why-declare = Click a space for each action. Every two cubes left over bring a favour.
alchemists-why-not-shut = Shut in this round: open in rounds { $from } to { $to }.
alchemists-why-not-more = You have all the actions here that there are for you.
alchemists-why-not-cubes = { $n ->
        [one] Takes { $n } cube; you have { $has }.
       *[other] Takes { $n } cubes; you have { $has }.
    }
alchemists-why-not-gold = Costs { $n } gold; you have { $has }.
alchemists-why-not-approval = Takes an approval token; you have none.
alchemists-why-not-taken = Another theory claims this alchemical.
alchemists-why-not-theory = This ingredient has a theory already.
alchemists-why-not-twice = Your seal is there already.
alchemists-why-not-conflict = It is in conflict: nobody may endorse it.
alchemists-why-not-room = It has three seals: there is no room for another.
alchemists-why-not-means = You lack a seal or the gold for it.
alchemists-key-n = not now

## Moments

alchemists-board-falls = What the demonstration shows contradicts it: it falls, its seals are turned, and whoever showed it gains 2 reputation.
alchemists-board-clash = Neither theory is disproved alone, but both cannot be right: they are in conflict, nobody may endorse them, and whoever showed it gains 2 reputation.
alchemists-board-nothing-falls = It is so, but nothing published contradicts it: nothing falls, and that costs 1 reputation.
alchemists-board-claim-false = It is not so: the demonstration has failed, and costs 1 reputation.
