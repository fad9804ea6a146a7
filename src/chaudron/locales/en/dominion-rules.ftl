### How the game goes, in chapters

dominion-chapter-turn = A game and its turns
    .text =
        Everybody has a deck of their own, weak at first, and makes it better card by card. Whoever has most victory points among all their cards at the end wins.
        A turn: play an Action card, and as many more as cards allow you; then play Treasures, and buy a card, or as many as you have Buys. Last, discard everything you played and what is left in hand, and draw five.
        When a deck is empty and a card is needed, its discard pile is shuffled into a new one: what you bought comes back.

dominion-chapter-setup = The Supply
    .text =
        Copper, Silver, Gold, Estate, Duchy, Province and Curse lie in every game, and ten piles more: the kingdom. You begin with seven Coppers and three Estates and draw five cards.
        The game ends after the turn in which the last Province, the last Colony if there are any, or the third pile of the Supply runs out; with five or six players the fourth. Among equals fewer turns win.

dominion-chapter-gaining = Buying and gaining
    .text =
        Buying costs a Buy and coins, and is one way to gain a card; cards give others. Unless a card says otherwise, what is gained comes from the Supply and goes to your discard pile.
        A cost has coins and sometimes a Potion: “up to” compares both. What is trashed leaves the game for the trash, where some cards find it again.

dominion-chapter-timing = What happens when
    .text =
        A card is carried out from top to bottom, as far as possible. Reactions are shown from hand when their moment comes, before an attack does anything.
        When several things happen at once to one player, that player orders them; to several, it goes around from whoever’s turn it is. A card that has moved on is lost track of: what would have moved it does nothing.
