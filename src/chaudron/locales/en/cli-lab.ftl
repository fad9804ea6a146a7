### The laboratory on the terminal: simulations, studies, tournaments, reports.

meta-points = POINTS
meta-start = FILE[@N]
meta-folder = FOLDER
meta-address = ADDRESS
help-until = stop as soon as the first bot’s share of wins is known to so many points of a hundred (0.5: ± 0.5 %)
help-sprt = stop as soon as a sequential test tells two shares of the first bot apart (default: a fair share, and 0.05 more)
help-alpha = the test’s chance to take the lower share for the higher (default: 0.05)
help-beta = the test’s chance to take the higher share for the lower (default: 0.05)
help-setups = rounds take the set-ups of this file in turn ([[setups]] in TOML)
help-start = begin every game with a position: a saved game (@12: after 12 answers) or a line in the game’s notation
help-series = follow every game turn by turn: points, money, what is bought (slower)
help-csv = write all figures to a CSV file as well
help-parquet = write all figures to a Parquet file as well
help-engine = where games are played: here, in a pool of processes, or on Ray (default: pool)
help-address = the address of a Ray cluster (default: this machine)
help-study = play many matches that a file describes; stopped, it goes on where it was
help-study-file = the study, a file in TOML
help-results = the file that results are kept in (default: beside the study)
help-tournament = everybody against everybody, with ratings; stopped, it goes on where it was
help-bot = a bot that takes part, once per bot (default: all levels)
help-players = how many sit at a table (default: 2)
help-tournament-games = how many games for each table and set-up (default: 200)
help-tournament-random = so many set-ups by lot
help-report = make a page with pictures of a study or tournament
help-report-file = the study’s file, or a tournament’s file of results
help-out = the folder for the page and its pictures (default: beside the results)

simulate-by-seat = Wins by seat
simulate-in-seat = in seat { $seat } { $shares }
simulate-spread = Points of { $bot }: { $lo } { $line } { $hi }
simulate-range = Points of { $bot }: from { $lo } to { $hi }
simulate-until = The first bot’s share of wins is known to ± { $reached } % (wanted: ± { $wanted } %).
simulate-sprt = { $verdict ->
    [better] The first bot’s share is { $p1 } % rather than { $p0 } %
    [not-better] The first bot’s share is { $p0 } % rather than { $p1 } %
   *[other] Whether the first bot’s share is { $p0 } % or { $p1 } % stays undecided
  }: log-likelihood ratio { $ratio }, bounds { $lo } and { $hi }.
simulate-bought = Bought by { $bot }: { $things }
simulate-bought-thing = { $thing } { $n } (turn { $turn })
simulate-start = Every game begins with the position; what the player to move cannot know is dealt anew in every round.
simulate-setups = Rounds take { $n } set-ups in turn.

study-title = { $name }: { $cells ->
    [one] one cell
   *[other] { $cells } cells
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }
study-taken-up = { $games ->
    [one] One game was
   *[other] { $games } games were
  } played before and { $games ->
    [one] counts
   *[other] count
  }.
study-broken = { $file }: { $n ->
    [one] one line is half written or was changed; it is passed over, and its games are played again.
   *[other] { $n } lines are half written or were changed; they are passed over, and their games are played again.
  }
study-setup = Set-up
study-seats = Seats
study-games = Games
study-first = The first bot’s wins
study-kept = The results are in { $file }; `chaudron report { $of }` makes a page of them.
study-more-cells = { $n ->
    [one] One more cell is in the report.
   *[other] { $n } more cells are in the report.
  }
study-verdict-better = better
study-verdict-not-better = not better
study-verdict-undecided = undecided

tournament-title = Tournament of { $game }: { $bots } bots, { $games } games, seed { $seed }
tournament-rank = Rank
tournament-bot = Bot
tournament-rating = Rating
tournament-games = Games
tournament-matrix = Share of each row against each column
tournament-by-setup = Best by set-up
tournament-scale = 99 % intervals in brackets; 400 points more are ten wins for each loss, the mean is 0.

report-done = The page is { $file }; its pictures lie beside it.
report-title = { $name }, a study by Chaudron
report-summary = { $cells ->
    [one] One match
   *[other] { $cells } matches
  } of { $game }, { $games ->
    [one] one game
   *[other] { $games } games
  }.
report-unfinished = { $left ->
    [one] One game is still to be played: this is what is known so far.
   *[other] { $left } games are still to be played: this is what is known so far.
  }
report-broken = { $file }: { $n ->
    [one] one line is half written or was changed; it does not count. The study plays its games again.
   *[other] { $n } lines are half written or were changed; they do not count. The study plays their games again.
  }
report-ratings = Ratings
report-ratings-about = Dots are ratings, lines their 99 % intervals; 400 points more are ten wins for each loss, the mean is 0.
report-matrix = Who beats whom
report-matrix-about = The share of games, in per cent, in which the bot of a row came before that of a column; a tie is half.
report-cells = Every match
report-shares = Wins of the first bot
report-shares-about = Each match with its 99 % interval, the highest share first.
report-by-setup = Set-up by set-up
report-by-setup-about = In how many set-ups the first bot of a pair had which share of the wins.
report-points = Points
report-points-about = How the points of a game are spread.
report-series-about = The mean of the games that lasted so long.
report-bought = What was bought when
report-bought-about = How many in a game, turn by turn.
report-turn = Turn
report-round = Round
report-share-axis = Share of wins, %
report-setups-axis = Set-ups
report-games-axis = Games, %
report-rating-axis = Rating
report-count-axis = In a game
report-made = Where these results come from
report-faults = Games that a bot broke off
report-nothing = Nothing was played yet: run the study first.

error-in-part = { $part }: { $why }
error-bad-fraction = “{ $text }” is no number
error-two-rules = --until and --sprt exclude each other
error-one-beginning = --fresh, --setups and --start exclude each other
error-address-without-ray = --address goes with --engine ray
error-bad-rule = { $name }: { $value } is not right; it must be { $name ->
    [until] more than 0 and at most 50
    [sprt] two shares from 0 to 1, the lower one first
   *[other] more than 0 and less than 0.5
  }
error-tuned-with-another-seed = What { $file } holds was made with seed { $known }: go on with --seed { $known }, or add --afresh to lose it and begin again with seed { $seed }
error-few-games-to-tune = Values move after every { $least } games: { $games } are too few
error-worker-died = Processes died { $times } times over games { $first } to { $last } of { $seats } (seed { $seed }): a bot takes its process along, or the machine lacks memory
error-ray-version = A worker has Chaudron { $theirs }, this is { $ours }: install the same version everywhere
error-ray-unreachable = Ray does not answer at { $address }: { $why }
error-results-foreign = { $file } holds something else than results of Chaudron; it stays as it is
error-results-unwritable = Results cannot be kept in { $file }: { $why }
error-unwritten = { $file } cannot be written: { $why }
error-start-record = This record cannot be played on as { $game } by rules version { $rules }
error-start-seats = The position is for { $n } players, and there are { $seats } seats
error-no-notation = { $game } has no notation for positions: begin with a saved game
error-study-cycle = { $file } includes itself: { $chain }
error-study-unreadable = { $file } cannot be read: { $why }
error-study-syntax = { $file } is no TOML: { $why }
error-study-key = { $file }: there is no key “{ $key }”; there is { $offer }
error-study-type = { $file }: { $key } must be { $kind ->
    [range] a whole number from { $from } to { $to }
   *[other] { $wanted }
  }
error-study-no-setups = { $file } has no [[setups]]
error-study-few-bots = { $file }: bots names { $n ->
    [one] one bot
   *[other] { $n } bots
  }; { $players } at a table need at least { $players }
error-few-bots = A tournament for { $players } at a table needs more bots than { $n }
error-no-results = There are no results in { $file } yet: run the study first
