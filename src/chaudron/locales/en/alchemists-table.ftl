### Alchemists at the terminal: the table, the deduction sheet, questions, the log.

## Heading and modules

alchemists-heading = Round { $round } of { $rounds } · { $phase } · { $modules }
alchemists-phase-setup = first choices
alchemists-phase-handing_out = handing out
alchemists-phase-new_round = a new round
alchemists-phase-order = choosing the order
alchemists-phase-declare = placing cubes
alchemists-phase-actions = actions
alchemists-phase-reports = progress reports
alchemists-phase-end_of_round = end of the round
alchemists-phase-last_gold = last choices
alchemists-phase-over = the end
alchemists-mode-apprentice = apprentices
alchemists-mode-master = masters
alchemists-module-startup_funding = funding
alchemists-module-busy_days = busy days
alchemists-module-encyclopedia = encyclopedia
alchemists-module-golem = golem

## The board

alchemists-spaces = Actions
alchemists-order = Order
alchemists-order-open = others still choose
alchemists-order-none = nobody has chosen yet
alchemists-order-next = , then { $board }
alchemists-order-nothing = nothing
alchemists-row = Face up
alchemists-deck = deck { $n }, discarded { $k }
alchemists-adventurer = Adventurer
alchemists-no-adventurer = nobody buys in round 1
alchemists-next-adventurer = {"  "}next: { $name }
alchemists-sold = {" "}(sold)
alchemists-closed = {" "}(closed)
alchemists-unhappy = The student is unhappy: 1 gold a test.
alchemists-on-sale = On sale
alchemists-smuggled = {" "}+ 1 approval
alchemists-theories = Theories
alchemists-none-yet = none yet
alchemists-conflict = conflict
alchemists-articles = Articles
alchemists-grants = Grants
alchemists-two-articles = articles
alchemists-king = Approval
alchemists-approval = { $n } on Study golem, { $k } in the supply
alchemists-footnote = * reconstructed: no source prints these figures; your box may differ.
alchemists-reconstructed = Some of its figures are reconstructed: no source prints them, and your box may differ.

alchemists-line = { $name }: { $what }

## Amounts

alchemists-amount-gold = { $k ->
        [one] { $n } gold
       *[other] { $n } gold
    }
alchemists-amount-reputation = { $k ->
        [one] { $n } reputation
       *[other] { $n } reputation
    }
alchemists-amount-ingredients = { $k ->
        [one] { $n } ingredient
       *[other] { $n } ingredients
    }
alchemists-amount-favours = { $k ->
        [one] { $n } favour
       *[other] { $n } favours
    }
alchemists-amount-books = { $k ->
        [one] { $n } book
       *[other] { $n } books
    }
alchemists-amount-cubes = { $k ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
alchemists-amount-delayed = { $n } reputation when round 1 ends
alchemists-amount-seals = { $k ->
        [one] { $n } seal
       *[other] { $n } seals
    }
alchemists-amount-approval = { $k ->
        [one] { $n } approval
       *[other] { $n } approval
    }

## Players

alchemists-zone-red = red zone
alchemists-zone-green = green zone
alchemists-zone-blue = blue zone
alchemists-column-reputation = rep
alchemists-column-gold = gold
alchemists-column-ingredients = ingr
alchemists-column-favours = fav
alchemists-column-seals_left = seals
alchemists-column-books = books
alchemists-column-approval = appr
alchemists-hidden-artifacts = hidden artifacts: { $n }
alchemists-made = made { $potions }
alchemists-shown = exhibited { $potions }
alchemists-unused = { $n ->
        [one] { $n } unused cube
       *[other] { $n } unused cubes
    }
alchemists-hospital = { $n ->
        [one] { $n } cube in hospital
       *[other] { $n } cubes in hospital
    }
alchemists-paralysed = paralysed
alchemists-tests = { $n ->
        [one] { $n } golem test
       *[other] { $n } golem tests
    }
alchemists-animated = woke the golem
alchemists-reported = { $n ->
        [one] sharp report on the { $part }
       *[other] vague report on the { $part }
    }
alchemists-hand = Hand
alchemists-favours = Favours
alchemists-seals = Seals
alchemists-cubes = Cubes
alchemists-secret = Hidden
alchemists-report = Report
alchemists-aside = Under the feather

## Texts of things

alchemists-artifact-figures = level { $level }, { $cost } gold, { $points } VP
alchemists-own-startup = You start with { $what }.
alchemists-own-per-book = { $n } VP per book token of yours at the end.
alchemists-players = {" "}({ $n } players or more)
alchemists-grant-text = { $wanted }: two of them for your first grant, then three; { $gold } gold at once, { $points } VP at the end

## The deduction sheet

alchemists-grid = Deduced
alchemists-grid-paper = Noted
alchemists-grid-legend-chances = % · impossible ✓ certain ! x your notes
alchemists-grid-legend-checks = · impossible ✓ certain ! x your notes
alchemists-grid-legend-paper = ! x your notes
alchemists-triangle-legend = { $neutral } neutral * public ° deduced ? by you
alchemists-triangle-legend-paper = { $neutral } neutral * public ? by you
alchemists-light = sun, moon
alchemists-light-0 = sol
alchemists-light-1 = lun
alchemists-golem = golem
alchemists-certain = certain
alchemists-impossible = impossible
alchemists-or = { $one } or { $two }
alchemists-sheet-open = anything
alchemists-sheet-noted = {" "}(noted by you: { $marks })
alchemists-sheet-results = Results: { $results }
alchemists-seen-alone = Seen by you:
alchemists-seen-by-all = Seen by all:
alchemists-noted = Noted by you:
alchemists-golem-part = The golem’s { $part }:
alchemists-worlds = { $n ->
        [one] One world fits all that you saw.
       *[other] { $n } worlds fit all that you saw.
    }
alchemists-fact-reaction = golem on { $ingredient }: { $reaction }
alchemists-fact-awake = { $pair } wake the golem
alchemists-fact-asleep = { $pair } do not wake the golem
alchemists-fact-sale = { $pair } sold as { $potion }: { $quality }

## Commands

alchemists-command-grid = g grid sheet
alchemists-command-note = note
alchemists-command-hint = hint tip
alchemists-command-check = check wrong
alchemists-command-aid = aid
alchemists-command-paper = paper
alchemists-command-checks = checks
alchemists-command-chances = chances
alchemists-command-clear = clear c
alchemists-help-commands =
    g        the whole deduction sheet: the grid, all results, the golem
    note     note toad A3 (yes), note toad A3 no, note toad + fern = R+; “clear” wipes it out
    hint     which experiments tell most
    check    what contradicts what you saw: your notes, theories, articles
    aid      how much you are told: aid paper, aid checks, aid chances; never more than the table allows
    Signs: R g B red, green, blue, a capital for a large element; 5★ 3★ starred seals, ~R a seal that leaves red open,
    B? a seal of player B; R+ a potion, 0 the neutral one; 1·2 what the actions of a space cost in cubes.
alchemists-note-how = Write: note toad A3, note toad A3 no, note toad + fern = R+, or “clear” behind it.
alchemists-note-unknown = “{ $text }” is no ingredient; write: note toad A3, or note toad + fern = R+.
alchemists-note-yes = Noted by you: { $ingredient } = { $what }.
alchemists-note-no = Noted by you: { $ingredient } is not { $what }.
alchemists-note-cleared = Your note is wiped out: { $ingredient } { $what }
alchemists-note-clash = That cannot be: it contradicts { $facts }.
alchemists-hint-hand = With your hand:
alchemists-hint-any = With any ingredients:
alchemists-hint-golem = On the golem:
alchemists-hint-no-pair = Your hand has no two different ingredients.
alchemists-hint-bits = { $what } leaves 1 world in { NUMBER($times, maximumFractionDigits: 1) }
alchemists-hint-nothing = { $what } tells nothing new
alchemists-check-nothing = Nothing contradicts what you saw.
alchemists-check-mark = Your note on { $ingredient } and { $what } is wrong:
alchemists-check-result = Your note { $fact } is wrong.
alchemists-check-theory = The theory { $ingredient } = { $what } is wrong:
alchemists-check-article = The article on { $colour } is wrong: { $ingredient } is not { $sign }.
alchemists-aid-paper = paper: what you saw is written in, the rest is yours
alchemists-aid-checks = checks: what is ruled out, certain or contradictory
alchemists-aid-chances = chances: figures, and the best experiments
alchemists-aid-now = Your aid is { $aid }.
alchemists-aid-how = Write: aid paper, aid checks or aid chances.
alchemists-aid-most = This table allows no more than { $most }.
alchemists-aid-no-hint = Hints need the aid “chances”.
alchemists-aid-no-check = On paper nothing is checked for you; that needs the aid “checks”.
alchemists-because = { $facts }.

## Questions

alchemists-yes-no = { $question } (y/n)
alchemists-ask-keep_favour = Which favour do you keep?
alchemists-ask-keep_startup = Which two startup cards do you keep?
alchemists-ask-throw_away = The Herbalist: which two ingredients do you throw away?
alchemists-ask-order_space = Where do you put your flask?
alchemists-ask-declare = Where do you put cubes? { $cubes ->
        [one] One is left.
       *[other] { $cubes } are left.
    }
alchemists-ask-forage = Forage: which ingredient do you take?
alchemists-ask-transmute = Transmute: which ingredient becomes gold?
alchemists-ask-play_favour = Play the { $what } now?
alchemists-ask-confirm_sale = Sell a potion to the adventurer ({ $potions }; up to { $price } gold)?
alchemists-ask-bid = You sell { $potions }, for up to { $price } gold less the discount: which discount do you bid? More smileys sell first.
alchemists-ask-sell_potion = Which potion do you sell?
alchemists-ask-guarantee = You sell { $potion }: what do you guarantee?
alchemists-ask-mix = Which two ingredients do you mix?
alchemists-ask-mix-test_student = The student drinks: which two ingredients do you mix?
alchemists-ask-mix-drink = You drink: which two ingredients do you mix?
alchemists-ask-mix-custodian = The Custodian: which two ingredients do you mix and drink?
alchemists-ask-mix-sell = You sell { $potion }, { $guarantee }, for { $price } gold: which two ingredients do you mix?
alchemists-ask-mix-exhibit = The exhibition, { $potion }: which two ingredients do you mix?
alchemists-ask-mix-thinking_cap = The Thinking Cap: which two ingredients do you try?
alchemists-ask-buy = Which artifact do you buy?
alchemists-ask-shopkeepers = How many Shopkeepers do you play?
alchemists-ask-use_seal = Use the King’s Seal instead of an approval token?
alchemists-ask-debunk = What do you demonstrate?
alchemists-ask-debunk-sign = Which sign do you show to everybody?
alchemists-ask-debunk-mix = Which mix do you demonstrate?
alchemists-ask-claim = { $what }: which potion, do you claim?
alchemists-ask-publish = What do you publish?
alchemists-ask-publish-immediate = What do you publish at once, in place of what fell?
alchemists-ask-alchemical = Your theory on { $what }: which alchemical is it?
alchemists-ask-seal = Which seal do you put on it? Nobody sees which.
alchemists-ask-entry = { $n_chosen ->
        [0] Your article on { $colour }: which ingredient on the { $what } slot?
       *[other] Your article on { $colour } ({ $chosen }): which ingredient on the { $what } slot?
    }
alchemists-ask-signs = Your article: which signs in { $what }?
alchemists-ask-grant = Which grant do you take?
alchemists-ask-spy = Look through the Periscope at one of these ingredients?
alchemists-ask-exhibit = The exhibition: which potion do you announce?
alchemists-ask-study = Study the golem: what do you do?
alchemists-ask-animate = Which two ingredients shall wake the golem?
alchemists-ask-visit = Pay an approval token for a book?
alchemists-ask-read = The book: of which ingredient do you read?
alchemists-ask-report = What do you report to the king?
alchemists-ask-altar = How much gold do you lay on the Altar?
alchemists-ask-artifact = Which artifact do you take?
alchemists-ask-repeat = Collect { $what } once more?
alchemists-ask-boots = { $what }: once more in the Boots of Speed?
alchemists-ask-show_feather = Show your hidden Feather in Cap now?
alchemists-ask-leave_aside = Leave the { $what } under the feather, too?
alchemists-ask-discard_favour = Which favour do you discard?

alchemists-decline = not now
alchemists-decline-declare = no more cubes
alchemists-decline-mix = do not mix
alchemists-decline-report = no report

alchemists-word-deck = the top of the deck
alchemists-word-animate = try to wake it
alchemists-word-place = place { $n }: { $what }
alchemists-word-space = { $n ->
        [one] { $space } ({ $n } cube)
       *[other] { $space } ({ $n } cubes)
    }
alchemists-word-associate = { $favour } on { $space }
alchemists-word-price = { $what } ({ $n } gold)
alchemists-word-bid = { $k ->
        [one] discount { $n }: { $k } smiley
       *[other] discount { $n }: { $k } smileys
    }
alchemists-word-sale = { $what } (up to { $n } gold)
alchemists-word-guarantee = { $what } ({ $n } gold)
alchemists-word-claimed = {" "}(theory { $sign }, wrong { $chance })
alchemists-word-claimed-only = {" "}(theory { $sign })
alchemists-word-theory = theory on { $what }
alchemists-word-endorse = endorse { $what }
alchemists-word-article = article on { $what }
alchemists-word-endorse_article = endorse the article on { $what }
alchemists-word-signs = { $first }: { $one }, { $second }: { $two }
alchemists-word-report = { $part }: { $tokens }
alchemists-word-take-back = take back from the { $part }: { $tokens }
alchemists-guarantee-exact = exactly that potion
alchemists-guarantee-sign = the right sign
alchemists-guarantee-neutral = not the wrong sign
alchemists-guarantee-anything = whatever comes
alchemists-quality-exact = perfect
alchemists-quality-sign = of the right sign
alchemists-quality-neutral = neutral
alchemists-quality-opposite = of the wrong sign

## The log

alchemists-log-has = { $you ->
        [yes] have
       *[no] has
    }
alchemists-log-startup = { $has } chosen { $cards }
alchemists-log-discard_favour = { $has } discarded { $favours }
alchemists-log-favours = { $has } drawn favours: { $n }
alchemists-log-favours-seen = { $has } drawn { $favours }
alchemists-log-draw = { $has } drawn ingredients: { $n }
alchemists-log-draw-seen = { $has } drawn { $ingredients }
alchemists-log-throw_away = { $has } thrown ingredients away: { $n }
alchemists-log-throw_away-seen = { $has } thrown away { $ingredients }
alchemists-log-round = { $has } the first choice in round { $n }; face up: { $row }
alchemists-log-order = { $has } taken place { $n } in the order
alchemists-log-on_top = { $has } sent an Associate ahead to { $space }
alchemists-log-declare = { $has } declared { $actions }
alchemists-log-decline = { $has } passed on { $space }
alchemists-log-forage = { $has } foraged: { $ingredient }
alchemists-log-transmute = { $has } transmuted an ingredient
alchemists-log-transmute-seen = { $has } transmuted { $ingredient }
alchemists-log-gold = { $has } gained { $n } gold
alchemists-log-gold-lost = { $has } paid { $n } gold
alchemists-log-approval = { $has } gained an approval token
alchemists-log-approval-lost = { $has } paid an approval token
alchemists-log-use_artifact = { $has } used { $artifact } instead of an approval token
alchemists-log-reputation = { $has } gained { $n } reputation, now { $now }
alchemists-log-reputation-lost = { $has } lost { $n } reputation, now { $now }
alchemists-log-play_favour = { $has } played { $favour }
alchemists-log-withdraw = { $has } withdrawn from selling
alchemists-log-nothing_to_sell = { $has } found nothing left to sell
alchemists-log-bid = { $has } bid a discount of { $n }
alchemists-log-sell = { $has } sold { $potion } (guaranteed: { $guarantee }); it was { $quality }
alchemists-log-sell-seen = { $has } sold { $pair } as { $potion } (guaranteed: { $guarantee }); it was { $quality }
alchemists-log-mortar = { $has } one ingredient back from the Magic Mortar
alchemists-log-mortar-seen = { $has } the { $ingredient } back from the Magic Mortar
alchemists-log-spy = { $has } spied on { $on } through the Periscope
alchemists-log-spied = { $has } seen one of the two ingredients
alchemists-log-spied-seen = { $has } seen: { $ingredient }
alchemists-log-test_student = { $has } tested on the student: { $potion }
alchemists-log-test_student-seen = { $has } tested { $pair } on the student: { $potion }
alchemists-log-drink = { $has } drunk: { $potion }
alchemists-log-drink-seen = { $has } drunk { $pair }: { $potion }
alchemists-log-custodian = { $has } drunk before the sales: { $potion }
alchemists-log-custodian-seen = { $has } drunk { $pair } before the sales: { $potion }
alchemists-log-suffer = { $has } suffered from it: { $potion }
alchemists-log-unhappy = { $has } made the student unhappy
alchemists-log-think = { $has } tried two ingredients under the Thinking Cap
alchemists-log-think-heard = { $has } tried two ingredients under the Thinking Cap: { $potion }
alchemists-log-think-seen = { $has } tried { $pair } under the Thinking Cap: { $potion }
alchemists-log-exhibit = { $has } exhibited { $potion }
alchemists-log-exhibit-seen = { $has } exhibited { $pair }: { $potion }
alchemists-log-exhibit-not = { $has } failed to exhibit { $potion }
alchemists-log-exhibit-not-seen = { $has } failed to make { $potion } of { $pair }
alchemists-log-book = { $has } read a book
alchemists-log-book-seen = { $has } read that { $ingredient } is { $light }
alchemists-log-study_golem = { $has } tested an ingredient on the golem
alchemists-log-study_golem-seen = { $has } fed { $ingredient } to the golem. { $reaction }
alchemists-log-animate = { $has } woken the golem!
alchemists-log-animate-seen = { $has } woken the golem with { $pair }!
alchemists-log-animate-not = { $has } failed to wake the golem
alchemists-log-animate-not-seen = { $has } failed to wake the golem with { $pair }
alchemists-log-report = { $has } changed the report on the { $part }; tokens there: { $n }
alchemists-log-report-seen = { $has } changed the report on the { $part } ({ $tokens }); tokens there: { $n }
alchemists-log-buy = { $has } bought { $artifact } for { $n } gold
alchemists-log-boots = { $has } done { $space } again in the Boots of Speed
alchemists-log-starting_artifact = { $has } borrowed { $artifact }
alchemists-log-secret_artifact = { $has } hidden an artifact
alchemists-log-secret_artifact-seen = { $has } hidden { $artifact }
alchemists-log-show_artifact = { $has } shown the hidden { $artifact }
alchemists-log-publish = { $has } published: { $ingredient } is { $alchemical }
alchemists-log-publish-seen = { $has } published: { $ingredient } is { $alchemical } (seal { $seal })
alchemists-log-endorse = { $has } endorsed the theory on { $ingredient }
alchemists-log-endorse-seen = { $has } endorsed the theory on { $ingredient } (seal { $seal })
alchemists-log-publish_article = { $has } published an article on { $colour }: { $entries }
alchemists-log-publish_article-seen = { $has } published an article on { $colour }: { $entries } (seal { $seal })
alchemists-log-endorse_article = { $has } endorsed the article on { $colour }
alchemists-log-endorse_article-seen = { $has } endorsed the article on { $colour } (seal { $seal })
alchemists-log-debunk-sign = { $has } demonstrated: { $ingredient } is { $colour } { $sign }
alchemists-log-debunk = { $has } demonstrated: { $pair } make { $potion }
alchemists-log-debunk-not = { $has } claimed in vain that { $pair } make { $potion }
alchemists-log-theory_falls = The theory on { $ingredient } falls. Seals: { $seals }
alchemists-log-article_falls = The article on { $colour } falls. Seals: { $seals }
alchemists-log-conflict = The theories on { $pair } cannot both be right.
alchemists-log-grant = { $has } received { $grant }
alchemists-log-award = { $has } the most seals on the boards
alchemists-log-conference = { $n ->
        [one] The first conference
       *[other] The second conference
    }
alchemists-log-revelation = The great revelation: { $assignment }
alchemists-log-revelation-golem = The great revelation: { $assignment }; the golem: { $triggers }

## The end

alchemists-revelation = The great revelation
alchemists-score-reputation = Reputation
alchemists-score-artifacts = Artifacts
alchemists-score-cheap_secrets = Cheap hidden artifacts
alchemists-score-grants = Grants
alchemists-score-gold = Gold
alchemists-score-reports = Reports
alchemists-score-golem = Golem awake
alchemists-score-theories = Theories
alchemists-score-articles = Articles
alchemists-score-wisdom_idol = Wisdom Idol
alchemists-score-line = { $rank }. { $name }: { $points } points ({ $parts })
alchemists-left-gold = Gold left
alchemists-rank = Place

## Command line

alchemists-help-mode = Alchemists: apprentice (default) or master
alchemists-help-aid = Alchemists: how much of the deduction is done for you: paper (what you saw is written in), checks (what is certain, impossible or contradictory) or chances (figures and hints; default)
alchemists-help-golem = Alchemists: play with the Golem Project (needs --encyclopedia)
alchemists-help-encyclopedia = Alchemists: play with the Royal Encyclopedia
alchemists-help-busy-days = Alchemists: play with Busy Days
alchemists-help-funding = Alchemists: play with Startup Funding
