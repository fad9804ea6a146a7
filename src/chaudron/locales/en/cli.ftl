### What the terminal says: seats, prompts, commands, help and errors.

## Words that may be typed, with blanks between them

word-yes = y yes
word-no = n no
word-all = all * a
word-none = none -
word-quit = q quit exit
word-undo = u undo
word-log = l log
word-deck = d deck
word-table = t table
word-back = b back
word-why = why
word-hint = advice
word-help = help h

## Labels

heading-turn = Turn { $n } · { $name }
label-basic = Basic piles
label-kingdom = Kingdom
label-beside = Beside the Supply
label-of = { $label }: { $what }
label-between = {"; "}
label-hand = Hand
label-deck = Deck
label-discard = Discard
label-aside = Set aside
label-turned-up = Turned up
label-in-play = In play
label-trash = Trash
label-owned = Your { $n } cards

## Answers

decline = none
default-all-treasures = all Treasures
default-as-shown = as shown
hint-some = numbers or names
hint-order = numbers in the order you like
hint-name = type a name
asked-of = { $name }: { $question }
more-lines = Enter for more.
page-mark = page { $page } of { $pages }, > turns it, < back
page-back = t: back to the table
hint-default = Enter = { $default }
misread-nothing = Please choose; ? helps.
misread-yes-no = Please answer y or n.
misread-number = Please type a number from { $lo } to { $hi }.
misread-choice =
    { $n ->
        [0] Nothing is numbered here: please type a name.
        [one] There is only choice 1.
       *[other] Please choose a number from 1 to { $n }.
    }
misread-ambiguous = “{ $text }” could be: { $names }.
misread-unknown = “{ $text }” is not on offer here; ? helps.
misread-count =
    { $lo ->
        [0] Please choose at most { $hi }, not { $n }.
       *[other] Please choose { $lo } to { $hi }, not { $n }.
    }
misread-count-exact = Please choose exactly { $lo }, not { $n }.
misread-number-exact = Only { $lo } is possible here.
misread-twice = { $n } is there twice.
help-commands =
    A number or a name answers, “all” and “none” too where several may be chosen; Enter alone takes what is in brackets.
    ? CARD   what a card does (a number from the list works, too)
    u        undo your last decision
    d        all your cards, and the trash
    l        the whole log
    t        show the table again
    why      why the bots did what they did last
    advice   what a good bot would do in your place
    q        save and quit

help-pages =
    > <      turn a page, where the table is higher than the screen

## What bots think

why-alone = Whoever says why tells what they hold: only somebody who plays alone against bots may ask.

## Undo

undone = Taken back.
undo-nothing = There is nothing of yours to take back.
undo-news = Hidden cards have come to light since then.
undo-other = Another player has decided something since then.
undo-agree = Does everybody at the table agree to take it back? (y/n)

## Saving, passing on, the end

pass-device = Please pass the screen to { $name }, who presses Enter.
bot-replaced = { $bot } gave no answer that counts (seed { $seed }, decision { $decision }): { $why }. { $by } plays on in its place.
saved = Saved: { $file }
how-to-resume = Go on with: { $command }
kept = The game is kept; see it again with: { $command }
again = The same game again: { $command }
end-title = Points
end-points = Total
end-turns = Turns
end-tokens = Tokens
end-line = { $name }: { $points } points in { $turns } turns
end-you-win = You win!
end-winner = { $name } wins.
end-tie = A tie: { $names } share the victory.

## Help

heading-usage = usage
heading-options = options
heading-positional-arguments = arguments
heading-commands = commands
meta-command = COMMAND
meta-game = GAME
meta-seat = WHO
meta-file = FILE
meta-number = N
meta-card = CARD
meta-cards = CARDS
meta-set-count = SET=N[-M]
meta-cost-count = COST=N[-M],…
see-help = see { $command }
help-chaudron = Board games about brewing: play against bots or friends, simulate, look things up.
help-help = show this help and leave
help-version = say which version this is, and whether the rules run compiled
help-lang = language: en or fr (default: the system’s)
help-play = play a game on this terminal
help-game = which game (default: dominion)
help-seat = who sits there, once per seat: you, you:NAME, a level (apprentice, journeyman, master), random, or another bot: big-money, big-money:smithy=2,village=1, plan:NAME, a file.plan or geronimoo:file.xml#NAME for dominion, brewer for quacks, scientist for alchemists; module:Class or path.py:Class is one of your own; chaudron bots tells how each plays (default: you and a journeyman; several people share the screen)
help-seat-bots = the bot in a seat, once per seat: a level (apprentice, journeyman, master), random, or another bot: big-money, big-money:smithy=2,village=1, plan:NAME, a file.plan or geronimoo:file.xml#NAME for dominion, brewer for quacks, scientist for alchemists; module:Class or path.py:Class is one of your own; chaudron bots tells how each plays
help-option = any other option of the game, such as first=1 or max_turns=20
help-seed = a whole number; the same seed gives the same game
help-resume = go on with a saved game, the latest if no file is named
help-plain = plain lines without colours, for screen readers and simple terminals
help-replay = show a recorded game, step by step
help-analyse = say where a finished game was won and lost, or what is strong in a kingdom
help-analyse-file = the file of a finished game
help-games-found = games to be played to find out about a set-up, instead of a time
help-playouts = imagined games for each estimate, instead of as many as there is time for
help-seconds = how long it may take, about
help-record = the file of a recorded game
help-from = only what the player of this number (from 1) could see
help-step = wait for Enter after each decision, and show the table
help-bots-game = which game (default: all of them)
help-bots = the bots of the games, the weakest first, and how each plays
help-about = everything about a card, a book, an artifact…: what it does, its figures, its rulings, and the tests that prove them
help-card = the same as about
help-subject = its name in any language or its id, with or without the game before it: quacks red-3
meta-subject = [GAME] NAME
help-kingdom = pick the ten cards of a game of Dominion
help-kingdom-name = a recommended kingdom, or a kingdom in its one-line notation, to be shown
help-ban = cards that shall not be in it, with commas between them
help-require = cards that must be in it, with commas between them
help-count = how many cards of a set, such as seaside=3 or base=2-4; may be given again
help-cost-curve = how many cards of a cost, such as 2=1,3=2-3,5=2
help-attacks = how many Attacks, such as 1 or 0-2
help-reactions = how many Reactions
help-potions = how many cards with a Potion in their cost
help-balance = no Attack without a Reaction
help-bane = the Bane pile, if a card calls for one (default: by lot)
help-draft = two players pick in turn, five cards each out of twenty
help-veto = two players strike cards in turn, two each out of fourteen
help-alchemy = a kingdom with cards of Alchemy has 3 to 5 of them, as its rulebook advises (advised), or any number (any)
help-list = list the recommended kingdoms, box by box
help-json = print JSON
help-completion = print a script that completes commands and options in your shell
help-completion-shell = the shell: bash, zsh or fish
completion-how = Completion of chaudron for { $shell }; it is read when the shell starts, if it lies here:
help-simulate = let bots play many games, and count
help-games = how many games at most (default: 1000; where a rule stops the match, a million)
help-fresh = a new set-up by lot for every round of games
help-tune = tune the values that a game’s bots weigh things by, or breed their plans, in games against themselves
help-tune-game = which game
help-tune-games = how many games in all, those already played included; of Dominion for each kingdom (default: 200000)
help-afresh = begin again with untuned values; what was tuned before is lost
help-jobs = how many processes (default: one per core)

## Picking a kingdom

kingdom-seed = Seed { $seed }
kingdom-column-cost = Cost
kingdom-column-card = Card
kingdom-column-set = Set
kingdom-column-types = Types
kingdom-extra-bane = Bane
kingdom-extra-colonies = with Platinum and Colony
kingdom-extra-shelters = with Shelters
kingdom-extra-market = Black Market deck: { $cards }
kingdom-extra-piles = More piles: { $cards }
kingdom-advice-alchemy =
    { $n ->
        [one] 1 card of Alchemy: its rulebook advises 3 to 5 of them or none (--alchemy advised).
       *[other] { $n } cards of Alchemy: its rulebook advises 3 to 5 of them or none (--alchemy advised).
    }
draft-turn = Player { $n }, take a card
draft-left = Player { $n } takes { $card }.
veto-turn = Player { $n }, strike a card
veto-left = Player { $n } strikes { $card }.

## Looking up a card

about-kind = { $kind } { $id }, { $game }
about-reconstructed = * Some of its figures are our reconstruction: no source prints them.
about-rulings = Rulings
about-no-rulings = No rulings.
about-proved-by = proved by { $tests }
about-not-proved = not proved yet
about-not-testable = nothing to prove: { $why }
about-also = In other languages

## Replays

replay-title = { $game }, seed { $seed }, { $seats }
replay-step = Enter: on, b: back, q: leave >
replay-open = The game is not over; the record ends here.

## Tuning

tune-progress = games
tune-done = Tuned in { $games } games with seed { $seed }; the values are in { $file }.
tune-nothing = Nothing was played: the values in { $file } come from { $games } games with seed { $seed }, and move after every { $step }.
breed-progress = kingdoms
breed-done = Bred plans for { $tables } kingdoms in at least { $games } games each with seed { $seed }; they are in { $file }.

## Analysis

analyse-progress = imagined games
analyse-title = { $game }: { $seats }
analyse-where = { $n }. { $turn } (step { $step }): { $question }
analyse-insight = { $what } (step { $step })

## Simulations

simulate-progress = games
simulate-title =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
simulate-seat = Seat
simulate-wins = Wins
simulate-ties = Ties
simulate-losses = Losses
simulate-points = Points
simulate-turns = Turns
simulate-fresh = Every round has a set-up of its own, by lot.
simulate-fault = { $bot } gave no answer that counts in the game of seed { $seed }, decision { $decision }: { $why }
simulate-fault-again = { "  " }That game again: { $command }
simulate-faults = { $games ->
        [one] One game does not count
       *[other] { $games } games do not count
    } because a bot gave no answer that does.
simulate-given-up = { $bot } took too long { $times } times: it is not asked any more, and { $games ->
        [one] one game was played
       *[other] { $games } games were played
    } of the match.
simulate-kingdom = Kingdom: { $kingdom }
simulate-length = A game lasts { $turns } turns.
simulate-interval = 99 % intervals in brackets; the seats take turns in beginning. { $rate } games/s, { $jobs ->
        [one] one process
       *[other] { $jobs } processes
    }, rules { $mode }.

## How the rules run

version-line = chaudron { $version }, rules { $mode }
mode-compiled = compiled
mode-interpreted = interpreted ({ $why })
mode-asked = CHAUDRON_PURE is set
mode-none = there is no compiled build: run make compile
mode-python = the compiled build is for Python { $version }: run make compile
mode-mypyc = the compiled build is by mypyc { $version }: run make compile
mode-older = the compiled build is older than its sources: run make compile
mode-incomplete = the compiled build is incomplete: run make compile
mode-changed = this installation was changed since it was built: install it again
mode-pure = this is the wheel for every platform: the one for this Python and system is compiled; make wheels in a checkout builds it

## Errors

why-missing = there is nothing of that name
why-forbidden = that is not allowed here
why-folder = that is a folder
why-no-folder = a part of the path is no folder
why-there = there is something of that name already
why-full = there is no room left
why-read-only = nothing can be written there
did-you-mean = {" "}– did you mean { $names }?
notes-lost = The notes of this game cannot be read; they are kept in { $file }, and the game goes on without them.
older-unknown = Nothing of it can be shown under the rules of today.
older-position = So it stood after { $n } of { $all } answers:
older-kept = It was begun under older rules and is not played on; it is kept whole in { $file }

## For whoever runs a server

help-admin = look after a server’s tables: list, close, remove a name or a line of chat, prune; health
help-admin-tables = list the tables, the one used last first
help-admin-show = show one table: its seats and its chat, with their numbers
help-admin-close = close a table: nobody joins, plays or talks there any more
help-admin-remove-name = remove a person’s name from a table and from everything that was kept of it
help-admin-remove-line = remove a line of chat, also from what was kept
help-admin-prune = remove tables that ended and that nobody has used for some days
help-admin-health = tell whether the database is well, and what it holds
help-admin-status = only tables of this status: open, playing, over, closed
help-admin-most = so many of them at most
help-admin-days = unused for at least so many days
help-admin-dry-run = only count them
help-admin-the-table = a table’s code or id
help-admin-the-seat = the seat’s number, from 0, as “show” tells it
help-admin-the-line = the line’s number, as “show” tells it
meta-the-table = TABLE
meta-the-seat = SEAT
meta-the-line = LINE
admin-code = Code
admin-id = Id
admin-game = Game
admin-status = Status
admin-seats = Seats
admin-events = Events
admin-used = Last used
admin-status-open = open
admin-status-playing = being played
admin-status-over = over
admin-status-closed = closed
admin-free-seat = (free)
admin-spectator = (spectator)
admin-no-tables = There is no table.
admin-seat-line = seat { $seat }: { $name }
admin-chat-line = line { $n }, { $at }, { $name }: { $text }
admin-closed = Table { $table } is closed.
admin-name-removed = Seat { $seat } of table { $table } is now called { $name }.
admin-line-removed = Line { $n } of table { $table } is removed.
admin-pruned =
    { $n ->
        [0] No table ended and has been unused for { $days } days.
        [one] One table is removed.
       *[other] { $n } tables are removed.
    }
admin-would-prune =
    { $n ->
        [0] No table ended and has been unused for { $days } days.
        [one] One table would be removed.
       *[other] { $n } tables would be removed.
    }
admin-database = Database ({ $where }): { $how }
admin-well = well
admin-count =
    { $n ->
        [one] 1 table: { $status }
       *[other] { $n } tables: { $status }
    }
admin-size =
    { $events ->
        [one] 1 event, { $size } MB
       *[other] { $events } events, { $size } MB
    }
admin-free = { $size } MB free on the disk
