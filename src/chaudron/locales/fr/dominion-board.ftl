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
