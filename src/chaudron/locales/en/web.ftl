### Pages

web-skip = Skip to the page
web-pages = Pages
web-rules = Rules and rulings
web-companion = At a real table
web-credits = Credits
web-theme = Dark or light
web-loading = One moment…
web-close = Close

## Lobby

web-welcome = A table is set
web-tagline = Dominion, The Quacks of Quedlinburg and Alchemists, with their boxes, against bots or friends. No account, nothing to install for your guests.
web-games = Games
web-last-played = You played this last
web-play-now = Play now
web-enter = Enter
web-with-friends = With friends
web-another-table = Another table
web-bots =
    { $n ->
        [one] a bot
       *[other] { $n } bots
    }
web-friends =
    { $n ->
        [one] a friend
       *[other] { $n } friends
    }
web-one-screen = { $n } at one screen
web-play = Play
web-first-game = First game
web-first-game-more = At once, against a bot, as the rulebook begins
web-table = Table
web-learn = Rules
web-players = Players:
web-minutes = { $n } min
web-boxes = { $n } boxes
web-they-wait = They wait for you
web-turn = turn { $n }
web-round = round { $n }
web-join-by-code = Join by code
web-no-game = This server does not have the game “{ $game }”.
web-preset-mine = my own
web-every-option = Every option
web-changed =
    { $n ->
        [one] one changed
       *[other] { $n } changed
    }
web-your-name = Your name
web-me = My name
web-join-code = Code of a table
web-join = Join
web-my-games = My games
web-status-open = waiting for players
web-status-playing = being played
web-status-over = finished
web-your-turn = your turn
web-forget = Remove from my games
web-mine-all = All my games and statistics
web-to-finish = To be continued
web-finished = Finished
web-no-games = No games yet. Those you play in this browser are listed here.
web-result-won = won
web-result-shared = shared win
web-result-lost = lost
web-statistics = Statistics
web-stat-none = They begin with your first finished game.
web-stat-games = games
web-stat-won = won
web-stat-points = points
web-stat-turns = turns
web-stat-all = all games
web-stat-opponent = Opponent
web-stat-players = Players
web-stat-average = Points and turns are averages; a shared win counts as won.
web-stat-one-screen =
    { $n ->
        [one] { $n } more game was played on one screen by several people and is not counted.
       *[other] { $n } more games were played on one screen by several people and are not counted.
    }
web-set-table = Set a table
web-presets = A table ready made
web-as-last-time = As last time
web-as-last-time-more = the same seats and options
web-who-plays = Who plays
web-the-game = The game
web-table-gets = The table gets a code, a link and a QR code for friends.
web-open-and-invite = Open and invite
web-unchanged = { $n } more, all as usual
web-seat = Seat { $n }
web-bot-levels = Levels
web-bots-other = Other bots
web-seat-mine = I play here
web-seat-name = Name of this player
web-seat-open = Open for a friend
web-remove-seat = Remove this seat
web-add-seat = Add a seat
web-option-points = Show everybody’s points
    .about = The points of all players stand beside their names.
web-option-odds = Show the risk of the next draw
    .about = How likely the next draw is to go wrong, in words and figures, for all.
web-option-hints = Hints
    .about = Whoever has to decide may ask what a good bot would do; everybody sees that this is so.
web-option-tracker = Show what decks are made of
    .about = Which cards a deck holds can be looked up, as if one had counted along.
web-option-spectators = Let people watch
    .about = Whoever has the link sees the table, but nobody’s hidden things.
web-option-timer = Seconds for a decision (0: no limit)
    .about = When they are over a bot decides this once.
web-option-pauses = Pause where somebody might have reacted
    .about = So that nobody sees who could not have reacted.
web-option-grace = Seconds before a bot may play for somebody who is away
    .about = Then the others may let a bot play for whoever is gone.
web-option-pace = Pace of bots
    .about = How long one sees what they do.
web-pace-instant = instant
web-pace-brisk = brisk
web-pace-calm = calm
web-settings = My settings
web-guard = Ignore clicks in the first moment of a new question
web-sound = A sound when it is my turn
web-notify = A notification when it is my turn
web-motion = Movement on the board
web-motion-off = none
web-motion-fast = fast
web-motion-on = normal
web-motion-slow = slow
web-preview = Show a card large when the pointer rests on it
web-hints = Hints in the first turns
web-where = This server’s addresses
web-where-alone = Only this machine reaches this server: the invitation works in another browser here. To let friends on your network in, start the server with make play ARGS="--host 0.0.0.0".
web-replay-file = Look at a game from a file

## Before the game

web-waiting-room = Waiting for players
web-invite-by = Invite with this code, the link, or the picture:
web-copy-link = Copy the link
web-copied = Copied
web-copy-this = Copy this:
web-seats = Seats
web-open-seat = Open the seat
web-kick = Send away
web-lock = Lock the table
web-unlock = Unlock the table
web-start = Begin
web-wait-for-start = The game begins when every seat is taken, or when the table’s creator says so.
web-invited = { $name } invites you to a game
web-share-invited = { $name } invites you to a game of { $game }
web-share-table = A game of { $game }: { $names }
web-share-replay = A game of { $game } to look at again: { $names }
web-take-seat = Take a seat
web-watch = Just watch
web-table-lost = This table cannot be reached
web-no-page = There is no such page
web-no-page-more = The address { $path } leads nowhere. Perhaps the link was cut off; ask for it again.
web-seat-gone = Your key opens no seat here any more: the seat was freed or given to somebody else.
web-at-table = At this table
web-back-to-lobby = To the lobby
web-back-to-table = Back to the table
web-reconnecting = Connection lost. Trying again; nothing is lost.

## At the table

web-undo = Undo
web-undo-waiting = You asked to take back your last move. The others are asked whether they agree.
web-undo-asked = { $name } would like to take the last move back. Agree?
web-yes = Yes
web-no = No
web-confirm = Done
web-confirm-n =
    { $n ->
        [0] None
       *[other] Done ({ $n })
    }
web-order-as-shown = As shown
web-wait = Please wait
web-waiting-for = Waiting for { $names }…
web-still-thinks = { $name } is still thinking
web-has-chosen = { $name } has chosen
web-hurry = Hurry
web-why = Why?
web-why-of = Why, { $name }?
web-why-asked = Asked: “{ $question }” Its answer:
web-hint = Hint
web-hints-on = Hints are on
web-thought-of = Thought of
web-bot-thinks = Thinking…
web-type-a-name = Type a name…
web-decline = No, thanks
web-choose-lit = Choose what is lit
web-table-of = Table of { $game }
web-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
web-table-side = Players and log
web-watching = You are watching this game.
web-no-seat-key = The key in your link opens no seat here (any more). You are watching.
web-closed-game = This game is not open to spectators
web-closed-game-more = If you have a seat here, open the link to your seat, or use the browser you sat down with.
web-log-played_on =
    { $you ->
        [yes] You play on from here. What you could not know is dealt anew.
       *[no] { $name } plays on from here. What { $name } could not know is dealt anew.
    }
web-log-undo =
    { $you ->
        [yes] You take back { $n ->
            [one] an answer
           *[other] { $n } answers
        }.
       *[no] { $name } takes back { $n ->
            [one] an answer
           *[other] { $n } answers
        }.
    }
web-log-undo_refused =
    { $you ->
        [yes] You do not let { $other } take back.
       *[no] { $yours ->
            [yes] { $name } does not let you take back: your move stays.
           *[no] { $name } does not let { $other } take back.
        }
    }
web-log-resigned =
    { $you ->
        [yes] You give up.
       *[no] { $name } gives up.
    }{ $over ->
        [yes] {" "}That is the end.
       *[no] {" "}A bot plays on.
    }
web-log-clock =
    { $you ->
        [yes] Your time is up: a bot chooses for you.
       *[no] The time of { $name } is up: a bot chooses.
    }
web-gave-up = gave up
web-time-left = { $time } left
web-away = away
web-let-bot = Let a bot play
web-take-back = I play again
web-log = Log
web-log-earlier = Earlier lines
web-mute = Mute
web-unmute = Hear { $name } again
web-spectator = Spectator
web-say = Say something…
web-send = Send
web-keys = Keys
web-more = More
web-export = Save the game as a file
web-move-seat = Copy the link to my seat
web-report = Report this ruling (copies the position)
web-resign = Resign
web-resign-sure =
    { $over ->
        [yes] Give up this game? That ends it, and you have lost.
       *[no] Give up this game? A bot will play on for you.
    }
web-rematch = Play again
web-rematch-other = Another set-up
web-go-rematch = To the new game
web-pass-device = Pass the device to { $name }
web-lift-curtain = I am here: show what is mine

## The end, and looking back

web-result = Result
web-winner =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    }
web-shared-win = { $names } share the win
web-replay = Look at the game again
web-step = Step
web-step-back = One step back
web-step-on = One step on
web-turn-back = One turn back
web-turn-on = One turn on
web-seen-by = Seen by
web-autoplay = Play
web-autoplay-stop = Pause
web-speed = Speed
web-speed-slow = slow
web-speed-usual = normal
web-speed-fast = fast
web-open-hands = Open hands
web-analysis = Analysis
web-analyse = Analyse this game
web-analysis-more = Who was likely to win, turn by turn; what would have been better; what was luck. It takes about a minute.
web-analysis-going = Imagining games: { $n } %
web-analysis-table = The curve as a table
web-strong = What is strong in this set-up? { $game }
web-strong-link = What is strong here?
web-strong-ask = Find out
web-strong-more = Plans are bred by playing against each other, and each card is tried with and without. It takes about half a minute.
web-strong-going = Plans play against each other: { $n } %
web-strong-play = Play with this set-up
web-replay-turn = { $name }, turn { $n }
web-replay-round = Round { $n }
web-play-on = Play on from here
web-play-on-more = You take { $name }’s place against bots. What that seat could not know is dealt anew: it will not go as it went.
web-play-on-where = Choose whose place you take.

## Rulings

web-rulings = Rulings
web-how-it-goes = How the game goes
web-readings = Readings and options
web-readings-more = Where rulebooks leave a choice, or people like to play otherwise: how it usually is, and what it changes.
web-reconstructed = Some figures are reconstructed; your box may differ.
web-own-figures = This table plays with figures of its own.
web-proved = tested
web-search-cards = Search names and texts…
web-all-kinds = all kinds

## Keys

web-key-1-0 = choose the option with this number
web-key-name = type the beginning of a name and choose it with Enter (⇧ before a letter that is a key of its own)
web-key-space = the main button
web-key-h = hurry the bots while they play, if you play alone
web-key-why = why the bot did what it did last, if you play alone or the game is over
web-key-hint = a hint, where the table plays with hints
web-key-u = undo
web-key-y = yes or no
web-key-esc = close what is open
web-key-help = this list

## Credits

web-credits-unofficial = Chaudron is an unofficial programme by people who love these games. Names, numbers and rules are facts; the games’ wording and art belong to their publishers. Every sentence and drawing here is ours or freely licensed.
web-credits-glyphs = Card glyphs from
web-credits-icons = Interface icons from
web-credits-fonts = Typefaces:
web-credits-words = Made with
web-credits-others = and others

## The description of the API

web-api = For programmes: the API
web-api-title = Chaudron for programmes
web-api-about = Version { $version }. Tables are opened, joined and looked at over HTTP; play itself is a WebSocket at /ws/KEY?token=TOKEN, whose messages are in protocol.py. A seat’s token goes into the header Authorization: Bearer TOKEN.
web-api-tag-server = The server
web-api-tag-games = The games
web-api-tag-tables = Tables
web-api-tag-replays = Replays
web-api-parameters = Parameters
web-api-body = Body
web-api-answers = Answers
web-api-types = Types
web-api-optional = optional

## Refusals of the server

error-away-shortly = This player left a moment ago. You can let a bot play in { $seconds } s.
error-bad-database = DATABASE_URL is no address of a database; it looks like postgresql://user@host/name.
error-bad-home = { $folder } cannot be the folder for games: { $why }
error-bad-message = This message is not understood.
error-bad-public-url = “{ $url }” is no address of a site; it looks like https://games.example.org, without a folder.
error-bad-path = Only the addresses of tables are shown as QR codes.
error-begun = The game has begun already.
error-busy = Too much happens at this table at once. Try again.
error-busy-looking = Many games are being looked at here; try again in a moment.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $reason }.
error-chat-full = Enough has been said at this table.
error-database-away = The database does not answer. Try again in a moment.
error-database-damaged = The database is damaged. It has to be restored from a backup.
error-database-full = The disk of the database is full: nothing can be kept now.
error-database-read-only = The database cannot be written to: nothing can be kept now.
error-empty-line = There is nothing to say.
error-fault = Something went wrong, by our fault; nothing has changed. Please report it.
error-foreign-site = A page of another site asked for this.
error-full = Too many are connected to this server; try again in a moment.
error-game-too-long = This game has gone on for too long: it ends here.
error-newer-database = The database ({ $where }) was made by a newer Chaudron: update this one.
error-no-database = The database cannot be reached ({ $where }): { $why }
error-no-name = Say who you are first.
error-no-person = Nobody sits there.
error-no-seat = You have no seat at this table.
error-no-table = There is no table { $table } here (any more). Check the code or ask for a new link.
error-no-undo-asked = Nobody asks to take something back.
error-notes-full = There is no room for more notes: rub some out first.
error-record-too-long = This game has { $n } answers; at most { $most } are played again here.
error-not-absent = This player is here.
error-not-alone = Only who plays alone can hurry the bots.
error-not-begun = This game has not begun.
error-not-over = The game is still being played.
error-not-owner = Only the table’s creator can do that.
error-not-yours = Only its own player can take this seat back.
error-offline = The server cannot be reached. Check your connection.
error-over = This game is over.
error-own-seat = This is your own seat; resign instead.
error-port-in-use = Port { $port } is in use; choose another with --port.
error-resigned = This player has resigned.
error-seed-and-friends = Who chooses the seed knows all that is hidden: with friends, leave it to chance.
error-served-already = Another server is using { $where }. Stop it, or choose another folder with CHAUDRON_HOME.
error-stale = This question is no longer open. Here is how things stand now.
error-why-nothing = This bot has not decided anything yet.
error-why-forgotten = What this bot thought then is forgotten. Ask again after its next move.
error-why-not-alone = Whoever says why tells what they hold. Ask when you play alone against bots, or after the game.
error-no-bot = Only a bot can be asked why.
error-no-hints = This table plays without hints.
error-hints-agreed = Whether there are hints is agreed before the game begins.
error-one-thought = One question at a time: a bot is still thinking about the last one.
error-slow-thought = The bots are busy playing. Ask again in a moment.
error-stopped = This game was begun under other rules: it cannot be continued here. Its record can be downloaded.
error-table-full = No seat is free at this table. You may watch, or open a table of your own.
error-table-closed = Whoever runs this server has closed the table.
error-table-locked = This table is locked by its creator.
error-table-unreadable = This table cannot be read. Tell whoever runs the server.
error-takes-too-long = This game takes too long to be played again here.
error-too-long = This message is too long.
error-too-many = Too much at once from here; wait a moment.
error-too-deep = This is nested too deeply.

## The server

help-serve = play in the browser: serve tables on this machine, the local network or a public address
help-host = the address to listen on: 127.0.0.1 (only this machine, the default) or 0.0.0.0 (friends on the local network)
help-port = the port (default: 8765, or the next free one)
help-public-url = the address people use when the server stands behind a proxy, such as https://games.example.org
help-no-browser = do not open a browser
help-backup = write every table of the server into a file
help-restore = put the tables of a backup back; what is there already stays
help-backup-file = the backup’s file
serving-alone = Only this machine reaches it; with --host 0.0.0.0 friends on the local network do, too.
serving-slowly = Bots think several times as fast with compiled rules; here they are { $mode }.
serving-at = Chaudron is ready: { $url }
serving-friends = For friends: { $url }
serving-stop = Stop with Ctrl-C. Nothing is lost.
backed-up =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $events } events written to { $file }
restored =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } and { $events } events put back from { $file }
error-bad-backup = { $file } is not a whole backup: { $why }

## The plain board, for any game

web-view = What you can see
web-your-question = Your question
web-game-over = The game is over.
web-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
web-rank =
    { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    }
web-view-players = players
web-view-round = round
web-view-phase = phase
web-view-first = begins
web-view-points = points
web-choice-auto = by the rulebook
web-choice-yes = yes
web-choice-no = no
web-option-first = Who begins (0: by lot)
    .about = The seat that plays first, from the top; 0 leaves it to chance.
web-stopped-older-rules = Begun under older rules (version { $rules }): it is shown as far as it is known, and not played on.
web-stopped-other-rules = The rules have changed since this game was begun: it is shown as far as it is known, and not played on.
web-stopped-unreadable-event = Something that happened at this table cannot be read: it is shown as far as it is known, and not played on.
web-stopped-record = Take its record home
web-stopped-unknown = Nothing of its position can be shown under the rules of today.
