### Dominion en paroles : ce qui peut être choisi, et ce qui s’est passé.

dominion-played-as = { $card } jouée comme { $other }

dominion-quantity-it = la carte

## Jetons

dominion-token-vp =
    { $n ->
        [one] { $n } jeton PV
       *[other] { $n } jetons PV
    }
dominion-token-pirate_ship =
    { $n ->
        [one] { $n } jeton Pièce sur le plateau Bateau pirate
       *[other] { $n } jetons Pièce sur le plateau Bateau pirate
    }

## Ce qui s’est passé

dominion-log-turn =
    { $you ->
        [yes] Votre tour { $n }
       *[no] { $name }, tour { $n }
    }
dominion-log-extra_turn =
    { $you ->
        [yes] Votre tour supplémentaire : { $cards }
       *[no] { $name }, tour supplémentaire : { $cards }
    }
dominion-log-extra_turn-possessed =
    { $you ->
        [yes] Votre tour supplémentaire : { $cards } ; { $other } décide
       *[no] { $name }, tour supplémentaire : { $cards } ; décisions : { $other }
    }
dominion-log-play =
    { $you ->
        [yes] Vous jouez { $cards }.
       *[no] { $name } joue { $cards }.
    }
dominion-log-draw =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $name } pioche { $cards }.
    }
dominion-log-discard =
    { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $name } défausse { $cards }.
    }
dominion-log-trash =
    { $you ->
        [yes] Vous écartez { $cards }.
       *[no] { $name } écarte { $cards }.
    }
dominion-log-gain =
    { $you ->
        [yes] Vous recevez { $cards }.
       *[no] { $name } reçoit { $cards }.
    }
dominion-log-gain-hand =
    { $you ->
        [yes] Vous recevez { $cards } en main.
       *[no] { $name } reçoit { $cards } en main.
    }
dominion-log-gain-deck =
    { $you ->
        [yes] Vous recevez { $cards } sur votre deck.
       *[no] { $name } reçoit { $cards } sur son deck.
    }
dominion-log-buy =
    { $you ->
        [yes] Vous achetez { $cards }.
       *[no] { $name } achète { $cards }.
    }
dominion-log-reveal =
    { $you ->
        [yes] Vous dévoilez { $cards }.
       *[no] { $name } dévoile { $cards }.
    }
dominion-log-reveal-deck =
    { $you ->
        [yes] Vous dévoilez { $cards } de votre deck.
       *[no] { $name } dévoile { $cards } de son deck.
    }
dominion-log-look =
    { $you ->
        [yes] Vous regardez { $cards }.
       *[no] { $name } regarde { $cards }.
    }
dominion-log-look-deck =
    { $you ->
        [yes] Vous regardez { $cards } de votre deck.
       *[no] { $name } regarde { $cards } de son deck.
    }
dominion-log-shuffle =
    { $you ->
        [yes] Vous mélangez votre deck.
       *[no] { $name } mélange son deck.
    }
dominion-log-put_on_deck =
    { $you ->
        [yes] Vous placez { $cards } sur votre deck.
       *[no] { $name } place { $cards } sur son deck.
    }
dominion-log-take =
    { $you ->
        [yes] Vous prenez en main { $cards }.
       *[no] { $name } prend en main { $cards }.
    }
dominion-log-take-trash =
    { $you ->
        [yes] Vous prenez en main { $cards } du rebut.
       *[no] { $name } prend en main { $cards } du rebut.
    }
dominion-log-set_aside =
    { $you ->
        [yes] Vous mettez de côté { $cards }.
       *[no] { $name } met de côté { $cards }.
    }
dominion-log-set_aside-mat =
    { $you ->
        [yes] Vous mettez de côté { $cards } ({ $what }).
       *[no] { $name } met de côté { $cards } ({ $what }).
    }
dominion-log-return =
    { $you ->
        [yes] Vous remettez { $cards } sur sa pile.
       *[no] { $name } remet { $cards } sur sa pile.
    }
dominion-log-pass =
    { $you ->
        [yes] Vous passez { $cards } à { $other }.
       *[no] { $name } passe { $cards } à { $other }.
    }
dominion-log-tokens =
    { $you ->
        [yes] Vous recevez { $what }.
       *[no] { $name } reçoit { $what }.
    }
dominion-log-tokens-lost =
    { $you ->
        [yes] Vous rendez { $what }.
       *[no] { $name } rend { $what }.
    }
dominion-log-choose =
    { $you ->
        [yes] Vous choisissez : { $what }.
       *[no] { $name } choisit : { $what }.
    }
dominion-log-name =
    { $you ->
        [yes] Vous nommez { $cards }.
       *[no] { $name } nomme { $cards }.
    }
dominion-log-become =
    { $you ->
        [yes] Votre carte devient { $cards }.
       *[no] La carte de { $name } devient { $cards }.
    }
dominion-log-end = La partie est finie.

## Options des cartes

dominion-option-catacombs-discard = les défausser et piocher 3 cartes
dominion-option-catacombs-hand = prendre les cartes en main
dominion-option-count-coins = +3 Pièces
dominion-option-count-copper = recevoir un Cuivre
dominion-option-count-deck = placer une carte de la main sur le deck
dominion-option-count-discard = défausser 2 cartes
dominion-option-count-duchy = recevoir un Duché
dominion-option-count-trash = écarter toute la main
dominion-option-governor-cards = +3 Cartes (les autres +1)
dominion-option-governor-trash = écarter une carte pour une autre coûtant 2 de plus (les autres : 1 de plus)
dominion-option-governor-treasures = recevoir un Or (les autres un Argent)
dominion-option-graverobber-gain = recevoir une carte du rebut
dominion-option-graverobber-trash = écarter une Action et recevoir une carte plus chère
dominion-option-hermit-discard_pile = { $subject } de la défausse
dominion-option-hermit-hand = { $subject } de la main
dominion-option-hunting_grounds-duchy = recevoir un Duché
dominion-option-hunting_grounds-estates = recevoir 3 Domaines
dominion-option-jester-other = l’autre joueur reçoit { $subject }
dominion-option-jester-you = recevoir soi-même { $subject }
dominion-option-loan-discard = défausser { $subject }
dominion-option-loan-trash = écarter { $subject }
dominion-option-minion-coins = +2 Pièces
dominion-option-minion-hands = de nouvelles mains de 4 cartes
dominion-option-native_village-set_aside = mettre de côté la première carte du deck
dominion-option-native_village-take = prendre les cartes du plateau
dominion-option-navigator-discard = les défausser
dominion-option-navigator-put_back = les remettre en place
dominion-option-nobles-actions = +2 Actions
dominion-option-nobles-cards = +3 Cartes
dominion-option-oracle-discard = les défausser
dominion-option-oracle-put_back = les remettre en place
dominion-option-pawn-action = +1 Action
dominion-option-pawn-buy = +1 Achat
dominion-option-pawn-card = +1 Carte
dominion-option-pawn-coin = +1 Pièce
dominion-option-pirate_ship-coins = +1 Pièce par jeton Pièce
dominion-option-pirate_ship-plunder = piller des Trésors
dominion-option-spice_merchant-cards = +2 Cartes, +1 Action
dominion-option-spice_merchant-coins = +2 Pièces, +1 Achat
dominion-option-squire-actions = +2 Actions
dominion-option-squire-buys = +2 Achats
dominion-option-squire-silver = recevoir un Argent
dominion-option-steward-cards = +2 Cartes
dominion-option-steward-coins = +2 Pièces
dominion-option-steward-trash = écarter 2 cartes
dominion-option-survivors-deck = les remettre en place
dominion-option-survivors-discard = les défausser
dominion-option-torturer-curse = recevoir une Malédiction en main
dominion-option-torturer-discard = défausser 2 cartes
dominion-option-tournament-duchy = un Duché
dominion-option-tournament-prize = un Prix
dominion-option-trusty_steed-actions = +2 Actions
dominion-option-trusty_steed-cards = +2 Cartes
dominion-option-trusty_steed-coins = +2 Pièces
dominion-option-trusty_steed-silvers = 4 Argents, et le deck dans la défausse
dominion-option-watchtower-deck = placer { $subject } sur le deck
dominion-option-watchtower-trash = écarter { $subject }
