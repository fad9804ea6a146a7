### Dominion in words: what is asked, and what happened.

## Questions

ask-play_action = Play an Action
ask-play_treasures = Play Treasures
ask-buy = Buy a card
ask-play = Play { $what }
ask-discard = Discard { $what }
ask-trash = Trash { $what }
ask-gain = Gain { $what }
ask-put_on_deck = Put { $what } on the deck
ask-reveal = Reveal { $what }
ask-set_aside = Set { $what } aside
ask-take = Take { $what } into the hand
ask-pass = Pass { $what } on
ask-return = Return { $what } to the Supply
ask-play_as = Play it as { $what }
ask-choose =
    { $hi ->
        [one] Choose
       *[other] Choose { $hi }
    }
ask-name_card = Name a card
ask-first = Which one first
ask-order_on_deck = Put { $what } on the deck, the first on top
ask-order_under = Put { $what } under the pile, the first lowest
ask-place = How many cards stay on top of it
ask-put_token = Put a token on the pile of
ask-keep = Keep { $what }
ask-discard_deck = Put the whole deck into the discard pile
ask-buy_now = Buy { $what } now
ask-amount = How much
ask-copy = Copy { $what }
ask-pick = Choose { $what }
ask-discard_top = Discard { $what } (otherwise it goes back)
ask-accept = Do so
ask-accept-mercenary = Trash 2 cards for 2 cards, $2 and the attack
ask-accept-vault = Discard 2 cards and draw one
ask-return-ambassador = How many copies go back to the Supply
ask-pick-scheme = Choose the card that goes onto the deck in Clean-up
ask-yes-no = { $question }? (y/n)
ask-from-card = { $card }: { $question }
ask-for-player = For { $name }: { $question }
ask-from-card-of = { $card } → { $name }: { $question }
ask-concerning = { $question } ({ $card })
played-as = { $card } as { $other }

quantity-it = it
quantity-these = these cards
quantity-one = a card
quantity-may = a card or none
quantity-any = any number of cards
quantity-up-to =
    { $n ->
        [one] up to { $n } card
       *[other] up to { $n } cards
    }
quantity-range = { $lo } to { $hi } cards

decline-play_action = end the Action phase
decline-buy = end the turn

## Tokens

token-vp =
    { $n ->
        [one] { $n } VP token
       *[other] { $n } VP tokens
    }
token-pirate_ship =
    { $n ->
        [one] { $n } Coin token on the Pirate Ship mat
       *[other] { $n } Coin tokens on the Pirate Ship mat
    }

## What happened

log-turn =
    { $you ->
        [yes] Your turn { $n }
       *[no] { $name }, turn { $n }
    }
log-extra_turn =
    { $you ->
        [yes] Your extra turn by { $cards }
       *[no] { $name }, extra turn by { $cards }
    }
log-extra_turn-possessed =
    { $you ->
        [yes] Your extra turn by { $cards }; { $other } decides
       *[no] { $name }, extra turn by { $cards }, decisions by { $other }
    }
log-play =
    { $you ->
        [yes] You play { $cards }.
       *[no] { $name } plays { $cards }.
    }
log-draw =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $cards }.
    }
log-discard =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $name } discards { $cards }.
    }
log-trash =
    { $you ->
        [yes] You trash { $cards }.
       *[no] { $name } trashes { $cards }.
    }
log-gain =
    { $you ->
        [yes] You gain { $cards }.
       *[no] { $name } gains { $cards }.
    }
log-gain-hand =
    { $you ->
        [yes] You gain { $cards } to your hand.
       *[no] { $name } gains { $cards } to hand.
    }
log-gain-deck =
    { $you ->
        [yes] You gain { $cards } onto your deck.
       *[no] { $name } gains { $cards } onto the deck.
    }
log-buy =
    { $you ->
        [yes] You buy { $cards }.
       *[no] { $name } buys { $cards }.
    }
log-reveal =
    { $you ->
        [yes] You reveal { $cards }.
       *[no] { $name } reveals { $cards }.
    }
log-reveal-deck =
    { $you ->
        [yes] You reveal { $cards } from your deck.
       *[no] { $name } reveals { $cards } from the deck.
    }
log-look =
    { $you ->
        [yes] You look at { $cards }.
       *[no] { $name } looks at { $cards }.
    }
log-look-deck =
    { $you ->
        [yes] You look at { $cards } on your deck.
       *[no] { $name } looks at { $cards } on the deck.
    }
log-shuffle =
    { $you ->
        [yes] You shuffle your deck.
       *[no] { $name } shuffles.
    }
log-put_on_deck =
    { $you ->
        [yes] You put { $cards } on your deck.
       *[no] { $name } puts { $cards } on the deck.
    }
log-take =
    { $you ->
        [yes] You take { $cards } into your hand.
       *[no] { $name } takes { $cards } into hand.
    }
log-take-trash =
    { $you ->
        [yes] You take { $cards } from the trash into your hand.
       *[no] { $name } takes { $cards } from the trash into hand.
    }
log-set_aside =
    { $you ->
        [yes] You set { $cards } aside.
       *[no] { $name } sets { $cards } aside.
    }
log-set_aside-mat =
    { $you ->
        [yes] You set { $cards } aside ({ $what }).
       *[no] { $name } sets { $cards } aside ({ $what }).
    }
log-return =
    { $you ->
        [yes] You return { $cards }.
       *[no] { $name } returns { $cards }.
    }
log-pass =
    { $you ->
        [yes] You pass { $cards } to { $other }.
       *[no] { $name } passes { $cards } to { $other }.
    }
log-tokens =
    { $you ->
        [yes] You get { $what }.
       *[no] { $name } gets { $what }.
    }
log-tokens-lost =
    { $you ->
        [yes] You give up { $what }.
       *[no] { $name } gives up { $what }.
    }
log-choose =
    { $you ->
        [yes] You choose: { $what }.
       *[no] { $name } chooses: { $what }.
    }
log-name =
    { $you ->
        [yes] You name { $cards }.
       *[no] { $name } names { $cards }.
    }
log-become =
    { $you ->
        [yes] Your card is now { $cards }.
       *[no] { $name }’s card is now { $cards }.
    }
log-end = The game is over.

## Options of cards

option-catacombs-discard = discard them and draw 3 cards
option-catacombs-hand = take the cards into the hand
option-count-coins = +$3
option-count-copper = gain a Copper
option-count-deck = put a card from hand on the deck
option-count-discard = discard 2 cards
option-count-duchy = gain a Duchy
option-count-trash = trash the whole hand
option-governor-cards = +3 Cards (the others +1)
option-governor-trash = trash a card for one that costs $2 more (the others $1 more)
option-governor-treasures = gain a Gold (the others a Silver)
option-graverobber-gain = gain a card from the trash
option-graverobber-trash = trash an Action and gain a better card
option-hermit-discard_pile = { $subject } from the discard pile
option-hermit-hand = { $subject } from the hand
option-hunting_grounds-duchy = gain a Duchy
option-hunting_grounds-estates = gain 3 Estates
option-jester-other = have them gain { $subject }
option-jester-you = gain { $subject } yourself
option-loan-discard = discard { $subject }
option-loan-trash = trash { $subject }
option-minion-coins = +$2
option-minion-hands = new hands of 4 cards
option-native_village-set_aside = set the top card of the deck aside
option-native_village-take = take the cards from the mat
option-navigator-discard = discard them
option-navigator-put_back = put them back
option-nobles-actions = +2 Actions
option-nobles-cards = +3 Cards
option-oracle-discard = discard them
option-oracle-put_back = put them back
option-pawn-action = +1 Action
option-pawn-buy = +1 Buy
option-pawn-card = +1 Card
option-pawn-coin = +$1
option-pirate_ship-coins = +$1 per Coin token
option-pirate_ship-plunder = plunder Treasures
option-spice_merchant-cards = +2 Cards, +1 Action
option-spice_merchant-coins = +$2, +1 Buy
option-squire-actions = +2 Actions
option-squire-buys = +2 Buys
option-squire-silver = gain a Silver
option-steward-cards = +2 Cards
option-steward-coins = +$2
option-steward-trash = trash 2 cards
option-survivors-deck = put them back
option-survivors-discard = discard them
option-torturer-curse = gain a Curse to hand
option-torturer-discard = discard 2 cards
option-tournament-duchy = a Duchy
option-tournament-prize = a Prize
option-trusty_steed-actions = +2 Actions
option-trusty_steed-cards = +2 Cards
option-trusty_steed-coins = +$2
option-trusty_steed-silvers = 4 Silvers, and the deck into the discard pile
option-watchtower-deck = put { $subject } on the deck
option-watchtower-trash = trash { $subject }
