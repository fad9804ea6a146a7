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
ask-choose = Choose
ask-name_card = Name a card
ask-first = Which one first
ask-order_on_deck = Put { $what } on the deck
ask-order_under = Put { $what } under the pile, the first lowest
ask-place = How many cards stay on top of it ({ $lo }-{ $hi })
ask-put_token = Put the token on the pile of { $what }
ask-keep = Keep { $what }
ask-discard_deck = Put the whole deck into the discard pile
ask-buy_now = Buy { $what } now
ask-amount = How much ({ $lo }-{ $hi })
ask-copy = Copy { $what }
ask-pick = Choose { $what }
ask-discard_top = Discard { $what } (otherwise it goes back)
ask-accept = Use the effect with { $what }
ask-yes-no = { $question }? (y/n)
ask-from-card = { $card }: { $question }
ask-for-player = For { $name }: { $question }
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
