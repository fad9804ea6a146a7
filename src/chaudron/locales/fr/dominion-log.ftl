### Dominion en paroles : ce qui est demandé, et ce qui s’est passé.

## Questions

ask-play_action = Jouer une Action
ask-play_treasures = Jouer des Trésors
ask-buy = Acheter une carte
ask-play = Jouer { $what }
ask-discard = Défausser { $what }
ask-trash = Écarter { $what }
ask-gain = Recevoir { $what }
ask-put_on_deck = Placer { $what } sur le deck
ask-reveal = Dévoiler { $what }
ask-set_aside = Mettre de côté { $what }
ask-take = Prendre en main { $what }
ask-pass = Passer { $what }
ask-return = Remettre dans la réserve { $what }
ask-play_as = La jouer comme { $what }
ask-choose =
    { $hi ->
        [one] Choisir
       *[other] Choisir { $hi } options
    }
ask-name_card = Nommer une carte
ask-first = Laquelle en premier
ask-order_on_deck = Placer { $what } sur le deck, la première au-dessus
ask-order_under = Placer { $what } sous la pile, la première tout en bas
ask-place = Combien de cartes restent au-dessus
ask-put_token = Placer un jeton sur la pile de
ask-keep = Garder { $what }
ask-discard_deck = Mettre tout le deck dans la défausse
ask-buy_now = Acheter { $what } maintenant
ask-amount = Combien
ask-copy = Copier { $what }
ask-pick = Choisir { $what }
ask-discard_top = Défausser { $what } (sinon, la carte est remise en place)
ask-accept = Le faire
ask-accept-mercenary = Écarter 2 cartes pour 2 cartes, 2 Pièces et l’attaque
ask-accept-vault = Défausser 2 cartes et en piocher une
ask-return-ambassador = Combien d’exemplaires retournent dans la réserve
ask-pick-scheme = Choisir la carte qui ira sur le deck lors de l’Ajustement
ask-yes-no = { $question } ? (o/n)
ask-from-card = { $card } : { $question }
ask-for-player = Pour { $name } : { $question }
ask-from-card-of = { $card } → { $name } : { $question }
ask-concerning = { $question } ({ $card })
played-as = { $card } jouée comme { $other }

quantity-it = la carte
quantity-these = ces cartes
quantity-one = une carte
quantity-may = une carte ou aucune
quantity-any = autant de cartes que voulu
quantity-up-to =
    { $n ->
        [one] au plus { $n } carte
       *[other] au plus { $n } cartes
    }
quantity-range = de { $lo } à { $hi } cartes

decline-play_action = finir la phase Action
decline-buy = finir le tour

## Jetons

token-vp =
    { $n ->
        [one] { $n } jeton PV
       *[other] { $n } jetons PV
    }
token-pirate_ship =
    { $n ->
        [one] { $n } jeton Pièce sur le plateau Bateau pirate
       *[other] { $n } jetons Pièce sur le plateau Bateau pirate
    }

## Ce qui s’est passé

log-turn =
    { $you ->
        [yes] Votre tour { $n }
       *[no] { $name }, tour { $n }
    }
log-extra_turn =
    { $you ->
        [yes] Votre tour supplémentaire : { $cards }
       *[no] { $name }, tour supplémentaire : { $cards }
    }
log-extra_turn-possessed =
    { $you ->
        [yes] Votre tour supplémentaire : { $cards } ; { $other } décide
       *[no] { $name }, tour supplémentaire : { $cards } ; décisions : { $other }
    }
log-play =
    { $you ->
        [yes] Vous jouez { $cards }.
       *[no] { $name } joue { $cards }.
    }
log-draw =
    { $you ->
        [yes] Vous piochez { $cards }.
       *[no] { $name } pioche { $cards }.
    }
log-discard =
    { $you ->
        [yes] Vous défaussez { $cards }.
       *[no] { $name } défausse { $cards }.
    }
log-trash =
    { $you ->
        [yes] Vous écartez { $cards }.
       *[no] { $name } écarte { $cards }.
    }
log-gain =
    { $you ->
        [yes] Vous recevez { $cards }.
       *[no] { $name } reçoit { $cards }.
    }
log-gain-hand =
    { $you ->
        [yes] Vous recevez { $cards } en main.
       *[no] { $name } reçoit { $cards } en main.
    }
log-gain-deck =
    { $you ->
        [yes] Vous recevez { $cards } sur votre deck.
       *[no] { $name } reçoit { $cards } sur son deck.
    }
log-buy =
    { $you ->
        [yes] Vous achetez { $cards }.
       *[no] { $name } achète { $cards }.
    }
log-reveal =
    { $you ->
        [yes] Vous dévoilez { $cards }.
       *[no] { $name } dévoile { $cards }.
    }
log-reveal-deck =
    { $you ->
        [yes] Vous dévoilez { $cards } de votre deck.
       *[no] { $name } dévoile { $cards } de son deck.
    }
log-look =
    { $you ->
        [yes] Vous regardez { $cards }.
       *[no] { $name } regarde { $cards }.
    }
log-look-deck =
    { $you ->
        [yes] Vous regardez { $cards } de votre deck.
       *[no] { $name } regarde { $cards } de son deck.
    }
log-shuffle =
    { $you ->
        [yes] Vous mélangez votre deck.
       *[no] { $name } mélange son deck.
    }
log-put_on_deck =
    { $you ->
        [yes] Vous placez { $cards } sur votre deck.
       *[no] { $name } place { $cards } sur son deck.
    }
log-take =
    { $you ->
        [yes] Vous prenez en main { $cards }.
       *[no] { $name } prend en main { $cards }.
    }
log-take-trash =
    { $you ->
        [yes] Vous prenez en main { $cards } du rebut.
       *[no] { $name } prend en main { $cards } du rebut.
    }
log-set_aside =
    { $you ->
        [yes] Vous mettez de côté { $cards }.
       *[no] { $name } met de côté { $cards }.
    }
log-set_aside-mat =
    { $you ->
        [yes] Vous mettez de côté { $cards } ({ $what }).
       *[no] { $name } met de côté { $cards } ({ $what }).
    }
log-return =
    { $you ->
        [yes] Vous remettez { $cards } sur sa pile.
       *[no] { $name } remet { $cards } sur sa pile.
    }
log-pass =
    { $you ->
        [yes] Vous passez { $cards } à { $other }.
       *[no] { $name } passe { $cards } à { $other }.
    }
log-tokens =
    { $you ->
        [yes] Vous recevez { $what }.
       *[no] { $name } reçoit { $what }.
    }
log-tokens-lost =
    { $you ->
        [yes] Vous rendez { $what }.
       *[no] { $name } rend { $what }.
    }
log-choose =
    { $you ->
        [yes] Vous choisissez : { $what }.
       *[no] { $name } choisit : { $what }.
    }
log-name =
    { $you ->
        [yes] Vous nommez { $cards }.
       *[no] { $name } nomme { $cards }.
    }
log-become =
    { $you ->
        [yes] Votre carte devient { $cards }.
       *[no] La carte de { $name } devient { $cards }.
    }
log-end = La partie est finie.

## Options des cartes

option-catacombs-discard = les défausser et piocher 3 cartes
option-catacombs-hand = prendre les cartes en main
option-count-coins = +3 Pièces
option-count-copper = recevoir un Cuivre
option-count-deck = placer une carte de la main sur le deck
option-count-discard = défausser 2 cartes
option-count-duchy = recevoir un Duché
option-count-trash = écarter toute la main
option-governor-cards = +3 Cartes (les autres +1)
option-governor-trash = écarter une carte pour une autre coûtant 2 de plus (les autres : 1 de plus)
option-governor-treasures = recevoir un Or (les autres un Argent)
option-graverobber-gain = recevoir une carte du rebut
option-graverobber-trash = écarter une Action et recevoir une carte plus chère
option-hermit-discard_pile = { $subject } de la défausse
option-hermit-hand = { $subject } de la main
option-hunting_grounds-duchy = recevoir un Duché
option-hunting_grounds-estates = recevoir 3 Domaines
option-jester-other = la donner à l’adversaire : { $subject }
option-jester-you = recevoir soi-même { $subject }
option-loan-discard = défausser { $subject }
option-loan-trash = écarter { $subject }
option-minion-coins = +2 Pièces
option-minion-hands = de nouvelles mains de 4 cartes
option-native_village-set_aside = mettre de côté la première carte du deck
option-native_village-take = prendre les cartes du plateau
option-navigator-discard = les défausser
option-navigator-put_back = les remettre en place
option-nobles-actions = +2 Actions
option-nobles-cards = +3 Cartes
option-oracle-discard = les défausser
option-oracle-put_back = les remettre en place
option-pawn-action = +1 Action
option-pawn-buy = +1 Achat
option-pawn-card = +1 Carte
option-pawn-coin = +1 Pièce
option-pirate_ship-coins = +1 Pièce par jeton Pièce
option-pirate_ship-plunder = piller des Trésors
option-spice_merchant-cards = +2 Cartes, +1 Action
option-spice_merchant-coins = +2 Pièces, +1 Achat
option-squire-actions = +2 Actions
option-squire-buys = +2 Achats
option-squire-silver = recevoir un Argent
option-steward-cards = +2 Cartes
option-steward-coins = +2 Pièces
option-steward-trash = écarter 2 cartes
option-survivors-deck = les remettre en place
option-survivors-discard = les défausser
option-torturer-curse = recevoir une Malédiction en main
option-torturer-discard = défausser 2 cartes
option-tournament-duchy = un Duché
option-tournament-prize = un Prix
option-trusty_steed-actions = +2 Actions
option-trusty_steed-cards = +2 Cartes
option-trusty_steed-coins = +2 Pièces
option-trusty_steed-silvers = 4 Argents, et le deck dans la défausse
option-watchtower-deck = placer { $subject } sur le deck
option-watchtower-trash = écarter { $subject }
