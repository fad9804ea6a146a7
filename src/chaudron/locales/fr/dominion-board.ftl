### Le plateau de Dominion dans le navigateur.

dominion-auto-treasures = Jouer d’office les Trésors sans risque
dominion-confirm-actions = Demander avant d’abandonner des Actions jouables
dominion-to-buying = Passer aux achats
dominion-all-treasures = Jouer tous les Trésors
dominion-sure-actions =
    { $n ->
        [one] Vraiment ? Il reste { $n } Action
       *[other] Vraiment ? Il reste { $n } Actions
    }
dominion-confirm-coins = Demander avant de renoncer à des Pièces qui achèteraient quelque chose
dominion-sure-coins = Vraiment ? Il reste { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    } et { $buys ->
        [one] { $buys } Achat
       *[other] { $buys } Achats
    }
dominion-sure-treasures = Vraiment ? Il reste des Trésors
dominion-empty-piles =
    { $n ->
        [one] Une pile est vide
       *[other] { $n } piles sont vides
    }{ $left ->
        [1] {" :"} une de plus finit la partie.
       *[other] {"."}
    }
dominion-last-cards = Il reste { $cards }.

## Conseils des premiers tours

dominion-board-does-action = { $name } peut jouer une Action…
dominion-board-does-buy = { $name } joue des Trésors et achète…
dominion-hint-play_action = Les cartes au bord vert peuvent être jouées : cliquez, ou tapez leur numéro. Vous avez une Action par tour, sauf si une carte en donne d’autres.
dominion-hint-play_treasures = Les Trésors paient vos achats. Le bouton principal les joue tous.
dominion-hint-buy = Un bord vert montre ce que vous pouvez acheter. Les cartes achetées vont à la défausse et reviennent quand vous mélangez.
dominion-hint-discard = Cliquez sur les cartes à défausser, puis sur le bouton principal.
dominion-hint-trash = Une carte écartée quitte votre deck pour toujours : souvent un soulagement.

## Ses propres touches

dominion-key-t = jouer tous les Trésors
dominion-key-e = finir la phase ou le tour

dominion-rematch-other = Autre royaume
dominion-board-your-cards = Vos cartes
dominion-board-actions =
    { $n ->
        [one] Action
       *[other] Actions
    }
dominion-board-buys =
    { $n ->
        [one] Achat
       *[other] Achats
    }
dominion-board-coins =
    { $n ->
        [one] Pièce
       *[other] Pièces
    }
dominion-board-within = achetable avec tous vos Trésors
dominion-board-costs = coûte { $n }
dominion-board-left =
    { $n ->
        [one] { $n } restante
       *[other] { $n } restantes
    }
dominion-board-nothing-in-play = Rien en jeu
dominion-board-empty-hand = Votre main est vide.
dominion-board-turned-up = { $name } dévoile :
dominion-board-stays = reste
dominion-board-possessed = { $name } est possédé : { $by } décide
dominion-board-barred = ne peut pas être achetée ce tour-ci
dominion-board-no-cards = Aucune carte à voir.
dominion-board-meanwhile = Entre-temps
dominion-board-in-question = Ce dont il s’agit
dominion-board-under = sous { $card }
dominion-board-known-deck = connues dans le deck
dominion-board-known-hand = connu en main :
dominion-board-deck-list = toutes les cartes
dominion-board-no-hints = Masquer les conseils
