### What is said in the terminal and in the browser: who plays, and why something was refused.

seat-you = You
seat-to-you = you
seat-player = Player
bot-random = Random
    .about = Plays any legal move: nobody is weaker.
nothing = nothing
error-unknown-name =
    { $kind ->
        [kingdom] there is no kingdom called “{ $name }”; chaudron kingdom --list shows them
        [set] there is no set called “{ $name }”
        [card] there is no card called “{ $name }”
       *[subject] nothing is called “{ $name }”
    }
error-unknown-language = there is no language “{ $name }”; there are { $offer }
error-unknown-command = there is no command “{ $name }”; there are { $offer }
error-unknown-arguments = “{ $text }” is not understood; see { $command }
error-missing-value = { $option } needs a value
error-missing-argument = something is missing: { $name }
error-invalid-choice = “{ $text }” is none of the choices for { $name }: { $offer }
error-bad-number = “{ $text }” is no whole number from { $lo } to { $hi }
error-bad-range = “{ $text }” is no number and no range such as 1-3
error-bad-count = “{ $text }” is not understood; write { $wanted }
error-unknown-game = there is no game called “{ $name }”; there is { $offer }
error-position-notation = “{ $part }” is not understood; { $wanted }
error-missing-extra = this needs packages that are not installed: { $command }
error-bots-for-seats = this game has { $seats } seats, and { $bots } bots were given
error-unknown-bot = there is no bot called “{ $name }” for { $game }; there are { $offer }
error-unknown-bot-or-module = there is no bot called “{ $name }” for { $game }, and no module of that name from which a class could be taken; there are { $offer }; a bot of your own is path/to/file.py:Class or some.module:Class
error-bot-takes-nothing = the bot { $name } takes nothing after its name
error-bad-playouts = “{ $part }”: write playouts=N with N from 1 to { $most }
error-bot-takes-playouts = the bot { $name } takes nothing but playouts=N
error-unknown-bot-argument = the bot { $name } takes no “{ $word }”; it takes { $offer }
error-bad-bot-argument = “{ $part }”: write NAME=N with a whole number N up to { $most }
error-bad-bot-card = “{ $part }” is no card with a limit; write CARD=N with N from 1 to { $most }
error-own-bot-no-class = there is no class of Bot { $name }; write path/to/file.py:Class or some.module:Class
error-own-bot-fails = no bot can be taken from { $place }: { $why }
error-own-bot-stalls = no bot can be taken from { $place }: it takes too long to get ready
error-own-bot-in-record = the bot { $name } runs code of somebody’s own; to let it play, add --seat { $name }
error-plan-unknown = there is no plan called “{ $text }”; { $close ->
    [none] chaudron plan list names them all
   *[other] did you mean { $close }?
}
error-one-plan = a bot follows one plan; “{ $name }” is a second one
error-wish-not-there = a bot is to buy { $name }, which is not in this kingdom
error-nothing-to-tune = { $game } has no values to tune
error-action-not-asked = { $name }: seat { $seat } is not asked now
error-action-not-offered = { $name } is not offered now; there is { $offer }
error-bad-seat = there is no seat { $seat }; seats are from 0 to { $last }
error-bad-setting = { $name } is { $listed }, not “{ $value }”
error-no-actions = the actions of { $game } have no numbers
error-no-appraisal = set-ups of { $game } are not analysed
error-no-code = there is no number for “{ $value }”
error-no-game = there is no game yet: call reset first
error-no-observations = what is seen in { $game } has no numbers
error-other-rules = this was saved by another game or by other rules than { $game } with rules { $rules }
error-unnumbered-action = the list of actions has no { $verb }:{ $option }; python -m tools.actions appends it
error-only-bots = only bots can be simulated; “{ $name }” is a person
error-unknown-option = { $game } has no option “{ $option }”; it has { $offer }
error-bad-option =
    { $kind ->
        [flag] option { $option }: “{ $value }” is neither yes nor no
        [number] option { $option }: “{ $value }” is no whole number from { $lo } to { $hi }
        [choice] option { $option }: “{ $value }” is none of { $choices }
        [list] option { $option }: “{ $value }” is no list of names
       *[other] option { $option }: “{ $value }” is not { $wanted }
    }
error-bad-numbers = option { $option }: “{ $value }” is not { $n ->
        [0] a list of whole numbers
       *[other] { $n } whole numbers
    } from { $lo } on, with commas between them
error-bad-players = { $game } is for { $lo } to { $hi } players, not { $n }
error-bad-players-exact = { $game } is for { $lo } players, not { $n }
error-bad-first-player = player { $first } cannot begin: there are { $n } players
error-unknown-set = there is no set called “{ $name }”; there are { $offer }
error-unknown-card =
    { $close ->
        [0] there is no card called “{ $name }”
       *[other] there is no card called “{ $name }” – did you mean { $close }?
    }
error-too-few-cards =
    { $n ->
        [one] one kingdom card is not enough for a kingdom; ten are needed
       *[other] these sets have only { $n } kingdom cards; ten are needed
    }
error-not-a-kingdom-card = { $name } is not a kingdom card
error-card-twice = { $name } is in the kingdom twice
error-kingdom-size = a kingdom has { $size } piles, not { $n }
error-no-bane = this kingdom needs an eleventh pile, the Bane: + bane CARD
error-useless-bane = no card of this kingdom uses a Bane pile
error-bad-bane = { $name } cannot be the Bane: it must cost 2 or 3 coins and no Potion
error-useless-market = no card of this kingdom uses a Black Market deck
error-kingdom-notation = “{ $part }” is not understood; write + bane CARD, + colonies, + no colonies, + shelters, + no shelters or + market CARDS
error-cannot-pick = no kingdom fulfils all these wishes
error-cannot-pick-group =
    { $family ->
        [set] not enough cards of { $set }: { $wanted } wanted, { $there } there
        [cost] not enough cards that cost { $cost }: { $wanted } wanted, { $there } there
        [attack] not enough Attacks: { $wanted } wanted, { $there } there
        [reaction] not enough Reactions: { $wanted } wanted, { $there } there
       *[potion] not enough cards with a Potion in their cost: { $wanted } wanted, { $there } there
    }
error-draft-left = the draft was left before its end
error-draft-wishes = draft and veto go with sets, bans and required cards, not with numbers
error-draft-or-veto = --draft or --veto, not both
error-draft-too-few = these sets have only { $n } kingdom cards, and { $size } are laid out
error-kingdom-and-wish = { $option } is for picking a new kingdom, not for one that is given
error-not-offered-card = { $name } cannot be chosen now
error-too-many-required = { $n } cards are required; a kingdom has { $size }
error-banned-and-required = { $name } is both required and banned
error-nothing-to-resume = no game is waiting in { $folder }
error-cannot-read = { $file } cannot be read: { $why }
error-cannot-write = { $file } cannot be written: { $why }
error-analyse-unfinished = this game is not over; play it to its end, and its analysis will tell nobody’s secrets
error-no-analysis = this analysis is not known any more; ask for it again
error-one-analysis = one analysis at a time: wait for the one that is being made
error-analyse-what = name the file of a finished game, or a kingdom: chaudron analyse FILE, chaudron analyse --kingdom …
error-record-broken = this is not a whole record: { $why }
error-record-foreign = this file is not a Chaudron record
error-record-version = record version { $version } is not known here (this is version { $known })
error-record-edited = this record was changed after it was saved
error-record-shape = this record lacks a part: { $why }
error-record-rules = this game was played by rules version { $theirs } of { $game }; this program plays version { $ours }
error-record-game = this is a game of { $theirs }, not of { $ours }
error-record-unfinished = this record ends before the game does
error-record-no-seed = this record was exported without its seed: it cannot be replayed
error-record-answer = answer { $n } of this record cannot be played: { $why }
error-not-quiet = in the middle of an effect nothing can be dealt anew: choose a moment before or after it
error-not-asked = seat { $seat } is not asked anything now
error-not-offered = { $verb }: { $why }
error-nothing-to-undo = there is nothing to take back
error-notes-broken = the notes of this game cannot be read
preset-usual = The usual game
error-unknown-subject = there is no { $kind } “{ $name }”
error-record-digest = after answer { $n } this game of { $game } is not as it was: the rules have changed since
error-table-ended = Table { $table } has ended already.
error-no-name-there = Nobody with a name sits on seat { $seat }.
error-no-line = The chat has no line { $n }.
error-unknown-part = there is no part “{ $name }”; there are { $offer }

## What bots think

why-nothing = No bot has decided anything yet.
why-chance = Chance: every move was equally likely.
why-rule = It does not weigh its moves one by one; it plays by a rule. { $rule }
error-no-thought = This bot cannot say what it thinks.
why-unsaid = This bot answers without a word.
why-file = It does not weigh its moves one by one; it follows the strategy of its file.
hint-is = A good bot would answer: { $answer }.
thought-of = Thought of: { $answers }.
thought-win = { $answer }, { $n } % of games won
thought-chance = { $answer }, a chance of { $n } %
thought-bits = { $answer }, { $n } bits
thought-points = { $answer }, { $n } points
thought-roughly = Rough figures, of { $n ->
    [one] one game
   *[other] { $n } games
} each: it did not choose by them.
thought-yes = yes
thought-no = no

## Analysis

analyse-how =
    { $n ->
        [one] One imagined game
       *[other] { $n } imagined games
    } for each estimate, played on by { $bot } in worlds that agree with what the player to move could know; 99 % intervals in brackets.
analyse-curve = Who was likely to win
analyse-chance = { $name } { $value } % ({ $lo }–{ $hi })
analyse-begin = Beginning
analyse-turn = { $name }, turn { $n }
analyse-round = Round { $n }
analyse-end = End
analyse-swings = What would have been better
analyse-no-swing = Nothing better was found than what was played.
analyse-better =
    { $name } played: { $played }. Better{ $sure ->
        [yes] { "" }
       *[no] , perhaps
    }: { $better }, { $value } % to win ({ $lo } to { $hi }).
analyse-luck = Luck and skill
analyse-part = { $value } ({ $lo } to { $hi })
analyse-account = { $name }: from { $first } % to { $last } %. Own decisions { $own }, those of others { $others }, luck { $luck }.
analyse-insights = Certain, and not used
