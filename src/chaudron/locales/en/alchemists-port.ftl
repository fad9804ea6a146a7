### What Alchemists tells about itself: presets, what plots show, what is printed.

alchemists-name = Alchemists
    .about = Mix, deduce, publish before the others.
alchemists-setup = Game

alchemists-preset-apprentice = Apprentices
    .about = The game to begin with.
alchemists-preset-master = Masters
    .about = Stricter conferences, and whoever debunks mixes in public.
alchemists-preset-encyclopedia = The Royal Encyclopedia
    .about = Articles about one aspect of four ingredients.
alchemists-preset-golem = The Golem Project
    .about = Find out what wakes the King’s golem; with the Encyclopedia.
alchemists-preset-busy_days = Busy Days
    .about = Another board for the order of play in every round.
alchemists-preset-startup_funding = Startup Funding
    .about = Everybody begins with two of four cards.
alchemists-preset-everything = Everything
    .about = Masters, with all four modules of The King’s Golem.

alchemists-series-points = Points by round, if the game ended there
alchemists-series-gold = Gold by round
alchemists-series-worlds = Worlds not ruled out, by round
alchemists-series-reputation = Reputation by round

alchemists-kind-chapter = rules of the game
alchemists-kind-ingredient = ingredient
alchemists-kind-potion = potion
alchemists-kind-space = action space
alchemists-kind-favour = favour
alchemists-kind-artifact = artifact
alchemists-kind-adventurer = adventurer tile
alchemists-kind-conference = conference tile
alchemists-kind-seal = seal
alchemists-kind-grant = grant tile
alchemists-kind-startup = startup card
alchemists-kind-board = order board
alchemists-figure-level = level
alchemists-figure-cost = cost in gold
alchemists-figure-points = points
alchemists-figure-count = cards
alchemists-figure-wants = wants
alchemists-figure-gold = gold at once
alchemists-figure-cubes = cubes
alchemists-figure-rounds = rounds
alchemists-figure-spaces = spaces
alchemists-figure-cards = cards
alchemists-cubes-by-players = { $cubes } ({ $players } players)

## Conference tiles

alchemists-conference-conf1_apprentice = First Conference (Apprentice)
    .text = Reputation by theories: 1+ theory: +1; 0 theories: −1.
alchemists-conference-conf1_master = First Conference (Master)
    .text = Reputation by theories: 2+ theories: +1; 1 theory: −1; 0 theories: −2.
alchemists-conference-conf2_apprentice = Second Conference (Apprentice)
    .text = Reputation by theories: 2+ theories: +1; 1 theory: −1; 0 theories: −2.
alchemists-conference-conf2_master = Second Conference (Master)
    .text = Reputation by theories: 3+ theories: +1; 2 theories: −1; 1 theory: −2; 0 theories: −3.
alchemists-conference-golem_conf1_apprentice = Progress at the first conference (Apprentice)
    .text = At least one report: +1 reputation and 1 favor card.
alchemists-conference-golem_conf1_master = Progress at the first conference (Master)
    .text = At least one report: 1 favor card. None: −2 reputation.
alchemists-conference-golem_conf2_progress = Progress at the second conference
    .text = Sharp report 1, vague report 1/2. Highest total +2 (never at zero), lowest −2, ties all. Golem awake: +3.
alchemists-conference-golem_conf2_apprentice = Theories at the second conference, golem tile (Apprentice)
    .text = Reputation by theories: 3+ theories: +1; 2 theories: 0; 1 theory: −1; 0 theories: −2.
alchemists-conference-golem_conf2_master = Theories at the second conference, golem tile (Master)
    .text = Reputation by theories: 4+ theories: +1; 3 theories: 0; 2 theories: −1; 1 theory: −2; 0 theories: −3.
alchemists-conference-progress_report_reminder = Progress report
    .text = End of every round: after two golem tests you may file or sharpen one report.

alchemists-insight-unused = From round { $round } on { $name } could be certain what the { $ingredient } is, and no seal came of it.
