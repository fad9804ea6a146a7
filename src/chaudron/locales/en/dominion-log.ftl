### Dominion in words: what can be chosen, and what happened.

dominion-played-as = { $card } as { $other }

dominion-quantity-it = it

## Tokens

dominion-token-vp =
    { $n ->
        [one] { $n } VP token
       *[other] { $n } VP tokens
    }
dominion-token-pirate_ship =
    { $n ->
        [one] { $n } Coin token on the Pirate Ship mat
       *[other] { $n } Coin tokens on the Pirate Ship mat
    }

## What happened

dominion-log-turn =
    { $you ->
        [yes] Your turn { $n }
       *[no] { $name }, turn { $n }
    }
dominion-log-extra_turn =
    { $you ->
        [yes] Your extra turn by { $cards }
       *[no] { $name }, extra turn by { $cards }
    }
dominion-log-extra_turn-possessed =
    { $you ->
        [yes] Your extra turn by { $cards }; { $other } decides
       *[no] { $name }, extra turn by { $cards }, decisions by { $other }
    }
dominion-log-play =
    { $you ->
        [yes] You play { $cards }.
       *[no] { $name } plays { $cards }.
    }
dominion-log-draw =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $name } draws { $cards }.
    }
dominion-log-discard =
    { $you ->
        [yes] You discard { $cards }.
       *[no] { $name } discards { $cards }.
    }
dominion-log-trash =
    { $you ->
        [yes] You trash { $cards }.
       *[no] { $name } trashes { $cards }.
    }
dominion-log-gain =
    { $you ->
        [yes] You gain { $cards }.
       *[no] { $name } gains { $cards }.
    }
dominion-log-gain-hand =
    { $you ->
        [yes] You gain { $cards } to your hand.
       *[no] { $name } gains { $cards } to hand.
    }
dominion-log-gain-deck =
    { $you ->
        [yes] You gain { $cards } onto your deck.
       *[no] { $name } gains { $cards } onto the deck.
    }
dominion-log-buy =
    { $you ->
        [yes] You buy { $cards }.
       *[no] { $name } buys { $cards }.
    }
dominion-log-reveal =
    { $you ->
        [yes] You reveal { $cards }.
       *[no] { $name } reveals { $cards }.
    }
dominion-log-reveal-deck =
    { $you ->
        [yes] You reveal { $cards } from your deck.
       *[no] { $name } reveals { $cards } from the deck.
    }
dominion-log-look =
    { $you ->
        [yes] You look at { $cards }.
       *[no] { $name } looks at { $cards }.
    }
dominion-log-look-deck =
    { $you ->
        [yes] You look at { $cards } on your deck.
       *[no] { $name } looks at { $cards } on the deck.
    }
dominion-log-shuffle =
    { $you ->
        [yes] You shuffle your deck.
       *[no] { $name } shuffles.
    }
dominion-log-put_on_deck =
    { $you ->
        [yes] You put { $cards } on your deck.
       *[no] { $name } puts { $cards } on the deck.
    }
dominion-log-take =
    { $you ->
        [yes] You take { $cards } into your hand.
       *[no] { $name } takes { $cards } into hand.
    }
dominion-log-take-trash =
    { $you ->
        [yes] You take { $cards } from the trash into your hand.
       *[no] { $name } takes { $cards } from the trash into hand.
    }
dominion-log-set_aside =
    { $you ->
        [yes] You set { $cards } aside.
       *[no] { $name } sets { $cards } aside.
    }
dominion-log-set_aside-mat =
    { $you ->
        [yes] You set { $cards } aside ({ $what }).
       *[no] { $name } sets { $cards } aside ({ $what }).
    }
dominion-log-return =
    { $you ->
        [yes] You return { $cards }.
       *[no] { $name } returns { $cards }.
    }
dominion-log-pass =
    { $you ->
        [yes] You pass { $cards } to { $other }.
       *[no] { $name } passes { $cards } to { $other }.
    }
dominion-log-tokens =
    { $you ->
        [yes] You get { $what }.
       *[no] { $name } gets { $what }.
    }
dominion-log-tokens-lost =
    { $you ->
        [yes] You give up { $what }.
       *[no] { $name } gives up { $what }.
    }
dominion-log-choose =
    { $you ->
        [yes] You choose: { $what }.
       *[no] { $name } chooses: { $what }.
    }
dominion-log-name =
    { $you ->
        [yes] You name { $cards }.
       *[no] { $name } names { $cards }.
    }
dominion-log-become =
    { $you ->
        [yes] Your card is now { $cards }.
       *[no] { $name }’s card is now { $cards }.
    }
dominion-log-end = The game is over.

## Options of cards

dominion-option-catacombs-discard = discard them and draw 3 cards
dominion-option-catacombs-hand = take the cards into the hand
dominion-option-count-coins = +$3
dominion-option-count-copper = gain a Copper
dominion-option-count-deck = put a card from hand on the deck
dominion-option-count-discard = discard 2 cards
dominion-option-count-duchy = gain a Duchy
dominion-option-count-trash = trash the whole hand
dominion-option-governor-cards = +3 Cards (the others +1)
dominion-option-governor-trash = trash a card for one that costs $2 more (the others $1 more)
dominion-option-governor-treasures = gain a Gold (the others a Silver)
dominion-option-graverobber-gain = gain a card from the trash
dominion-option-graverobber-trash = trash an Action and gain a better card
dominion-option-hermit-discard_pile = { $subject } from the discard pile
dominion-option-hermit-hand = { $subject } from the hand
dominion-option-hunting_grounds-duchy = gain a Duchy
dominion-option-hunting_grounds-estates = gain 3 Estates
dominion-option-jester-other = the other player gains { $subject }
dominion-option-jester-you = gain { $subject } yourself
dominion-option-loan-discard = discard { $subject }
dominion-option-loan-trash = trash { $subject }
dominion-option-minion-coins = +$2
dominion-option-minion-hands = new hands of 4 cards
dominion-option-native_village-set_aside = set the top card of the deck aside
dominion-option-native_village-take = take the cards from the mat
dominion-option-navigator-discard = discard them
dominion-option-navigator-put_back = put them back
dominion-option-nobles-actions = +2 Actions
dominion-option-nobles-cards = +3 Cards
dominion-option-oracle-discard = discard them
dominion-option-oracle-put_back = put them back
dominion-option-pawn-action = +1 Action
dominion-option-pawn-buy = +1 Buy
dominion-option-pawn-card = +1 Card
dominion-option-pawn-coin = +$1
dominion-option-pirate_ship-coins = +$1 per Coin token
dominion-option-pirate_ship-plunder = plunder Treasures
dominion-option-spice_merchant-cards = +2 Cards, +1 Action
dominion-option-spice_merchant-coins = +$2, +1 Buy
dominion-option-squire-actions = +2 Actions
dominion-option-squire-buys = +2 Buys
dominion-option-squire-silver = gain a Silver
dominion-option-steward-cards = +2 Cards
dominion-option-steward-coins = +$2
dominion-option-steward-trash = trash 2 cards
dominion-option-survivors-deck = put them back
dominion-option-survivors-discard = discard them
dominion-option-torturer-curse = gain a Curse to hand
dominion-option-torturer-discard = discard 2 cards
dominion-option-tournament-duchy = a Duchy
dominion-option-tournament-prize = a Prize
dominion-option-trusty_steed-actions = +2 Actions
dominion-option-trusty_steed-cards = +2 Cards
dominion-option-trusty_steed-coins = +$2
dominion-option-trusty_steed-silvers = 4 Silvers, and the deck into the discard pile
dominion-option-watchtower-deck = put { $subject } on the deck
dominion-option-watchtower-trash = trash { $subject }
