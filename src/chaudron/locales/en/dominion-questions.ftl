### Dominion’s questions: each is a sentence that says what an answer leads to. The card that asks stands
### before it, and whose it is, if it is another player’s.
###
### $cards: so many cards; $lo: the fewest; $subject: the card it is about; $concerning: the card gained, trashed,
### bought or played at this moment, $against its bare name; $name: the other player; $mine: whether that is
### oneself; $own: whether the card that asks is one’s own; $occasion: which of several questions it is.

dominion-asked-by = { $card }: { $question }
dominion-asked-by-other = { $name }’s { $card }: { $question }
dominion-asked-for = For { $name }: { $question }
dominion-asked-yes-no = { $question } (y/n)

## The turn

dominion-ask-play_action = Play an Action, or go on to buying.
dominion-ask-play_treasures = Play Treasures to buy with.
dominion-ask-buy = Buy a card, or end your turn.
dominion-ask-first =
    { $occasion ->
        [attack] { $name } attacks with { $concerning }: which card do you use first?
        [buy] You buy { $concerning }: which card acts first?
        [clean_up] Clean-up begins: which card acts first?
        [discard] Clean-up: which card do you discard first?
        [gain] You gain { $concerning }: which card acts first?
        [several] You trash several cards: which acts first?
        [start] Your turn begins: which card acts first?
        [trash] You trash { $concerning }: which card acts first?
       *[turn] Which extra turn comes first?
    }
dominion-ask-order_on_deck = Put these cards on your deck: the first of them lies on top.
dominion-decline-play_action = end the Action phase
dominion-decline-buy = end the turn
dominion-decline-choose-watchtower = leave it

## What several cards ask in the same words

dominion-asks-discard = discard { $cards }.
dominion-asks-discard-any-draw = discard any number of cards, then draw as many.
dominion-asks-discard-any-coins = discard any number of cards, for $1 each.
dominion-asks-keep-3 = discard { $cards }; you keep 3.
dominion-asks-trash-1 = trash a card from your hand.
dominion-asks-trash-n = trash { $cards } from your hand.
dominion-asks-trash-may = you may trash a card from your hand.
dominion-asks-trash-for-exactly-1 = trash a card from your hand, then gain one that costs exactly $1 more.
dominion-asks-trash-turned-up = trash one of the cards you turned up; the other is discarded.
dominion-asks-theft = choose the Treasure that { $name } loses.
dominion-asks-gain-3 = gain a card that costs up to $3.
dominion-asks-gain-4 = gain a card that costs up to $4.
dominion-asks-gain-5 = gain a card that costs up to $5.
dominion-asks-gain-exactly-1 = gain a card that costs exactly $1 more than the trashed one.
dominion-asks-gain-cheaper = it was trashed: gain a cheaper card.
dominion-asks-put-on-deck = put a card from your hand on your deck.
dominion-asks-put-back = put these cards back on your deck: the first of them lies on top.
dominion-asks-return = put it on your deck instead of discarding it?
dominion-asks-top = you look at { $subject }: discard it? Otherwise it stays on your deck.
dominion-asks-shown-top =
    { $mine ->
        [yes] you reveal { $subject }: discard it? Otherwise it stays on your deck.
       *[no] { $name } reveals { $subject }: is it discarded? Otherwise it stays on the deck.
    }
dominion-asks-discard-deck = put your whole deck into your discard pile?
dominion-asks-wish = name a card: if it is the top card of your deck, it goes to your hand.
dominion-asks-discard-or-put-back = discard these cards or put them back on your deck?

## Playing

dominion-ask-play-black_market = play Treasures to buy with, or none.
dominion-ask-play-counterfeit = you may play a Treasure twice; it is then trashed.
dominion-ask-play-cultist = play another Cultist without using up an Action?
dominion-ask-play-golem = which of these is played first?
dominion-ask-play-kings_court = you may play an Action from your hand three times.
dominion-ask-play-procession = you may play an Action from your hand twice; it is then trashed for one that costs exactly $1 more.
dominion-ask-play-throne_room = play an Action from your hand twice.
dominion-ask-play_as-band_of_misfits = which cheaper Action of the Supply is it played as?

## Discarding

dominion-ask-discard-baron = discard { $subject } for $4? Otherwise you gain an Estate.
dominion-ask-discard-beggar = discard it against { $name }’s { $against }, to gain two Silvers, one of them onto your deck?
dominion-ask-discard-cartographer = discard any of these cards; the others go back on your deck.
dominion-ask-discard-cellar = { dominion-asks-discard-any-draw }
dominion-ask-discard-count = { dominion-asks-discard }
dominion-ask-discard-embassy = { dominion-asks-discard }
dominion-ask-discard-envoy = choose the card that { $name } discards; the others go to that player’s hand.
dominion-ask-discard-followers = { dominion-asks-keep-3 }
dominion-ask-discard-goons = { dominion-asks-keep-3 }
dominion-ask-discard-hamlet =
    { $occasion ->
        [action] you may discard a card for +1 Action.
       *[buy] you may discard a card for +1 Buy.
    }
dominion-ask-discard-horse_traders = { dominion-asks-discard }
dominion-ask-discard-inn = { dominion-asks-discard }
dominion-ask-discard-lookout = discard one of these cards; the other goes back on your deck.
dominion-ask-discard-margrave = { dominion-asks-keep-3 }
dominion-ask-discard-market_square = you trash { $concerning }: discard the Market Square to gain a Gold?
dominion-ask-discard-mercenary = { dominion-asks-keep-3 }
dominion-ask-discard-militia = { dominion-asks-keep-3 }
dominion-ask-discard-mountebank = discard { $subject }? Otherwise you gain a Curse and a Copper.
dominion-ask-discard-oasis = { dominion-asks-discard }
dominion-ask-discard-pillage = choose the card that { $name } discards.
dominion-ask-discard-secret_chamber = { dominion-asks-discard-any-coins }
dominion-ask-discard-sir_michael = { dominion-asks-keep-3 }
dominion-ask-discard-stables = you may discard a Treasure, for +3 Cards and +1 Action.
dominion-ask-discard-storeroom =
    { $occasion ->
        [cards] { dominion-asks-discard-any-draw }
       *[coins] { dominion-asks-discard-any-coins }
    }
dominion-ask-discard-torturer = { dominion-asks-discard }
dominion-ask-discard-urchin = discard { $cards }; you keep 4.
dominion-ask-discard-vault =
    { $lo ->
        [0] { dominion-asks-discard-any-coins }
       *[other] discard { $cards } to draw one.
    }
dominion-ask-discard-warehouse = { dominion-asks-discard }
dominion-ask-discard-young_witch = { dominion-asks-discard }
dominion-ask-discard_deck-chancellor = { dominion-asks-discard-deck }
dominion-ask-discard_deck-scavenger = { dominion-asks-discard-deck }
dominion-ask-discard_top-duchess = { dominion-asks-top }
dominion-ask-discard_top-ironmonger = { dominion-asks-top }
dominion-ask-discard_top-jack_of_all_trades = { dominion-asks-top }
dominion-ask-discard_top-scrying_pool = { dominion-asks-shown-top }
dominion-ask-discard_top-spy = { dominion-asks-shown-top }

## Trashing

dominion-ask-trash-altar = trash a card from your hand, then gain one that costs up to $5.
dominion-ask-trash-apprentice = trash a card from your hand, to draw one card for each $1 it costs, and two for a Potion.
dominion-ask-trash-bishop =
    { $lo ->
        [0] you may trash a card from your hand.
       *[other] trash a card from your hand, for VP tokens: half its cost, rounded down.
    }
dominion-ask-trash-chapel = trash up to { $cards } from your hand.
dominion-ask-trash-dame_anna =
    { $lo ->
        [0] you may trash up to { $cards } from your hand.
       *[other] { dominion-asks-trash-turned-up }
    }
dominion-ask-trash-dame_josephine = { dominion-asks-trash-turned-up }
dominion-ask-trash-dame_molly = { dominion-asks-trash-turned-up }
dominion-ask-trash-dame_natalie = { dominion-asks-trash-turned-up }
dominion-ask-trash-dame_sylvia = { dominion-asks-trash-turned-up }
dominion-ask-trash-death_cart = trash an Action from your hand, or else the Death Cart itself.
dominion-ask-trash-develop = trash a card from your hand, then gain one that costs $1 more and one that costs $1 less, onto your deck.
dominion-ask-trash-expand = trash a card from your hand, then gain one that costs up to $3 more.
dominion-ask-trash-farmland = you buy it: trash a card from your hand, then gain one that costs exactly $2 more.
dominion-ask-trash-fools_gold = { $name } gains { $concerning }: trash the Fool’s Gold to gain a Gold onto your deck?
dominion-ask-trash-forager = trash a card from your hand; then +$1 for each different Treasure in the trash.
dominion-ask-trash-forge = trash any number of cards from your hand, then gain one that costs exactly as much as they do together.
dominion-ask-trash-governor =
    { $occasion ->
        [yours] you may trash a card from your hand, to gain one that costs exactly $2 more.
       *[other] you may trash a card from your hand, to gain one that costs exactly $1 more.
    }
dominion-ask-trash-graverobber = trash an Action from your hand, then gain a card that costs up to $3 more.
dominion-ask-trash-hermit = you may trash a card that is no Treasure, from your hand or your discard pile.
dominion-ask-trash-hovel = you buy { $concerning }: trash the Hovel?
dominion-ask-trash-jack_of_all_trades = you may trash a card from your hand that is no Treasure.
dominion-ask-trash-junk_dealer = { dominion-asks-trash-1 }
dominion-ask-trash-lookout = trash one of these cards; of the others, one is discarded and one goes back on your deck.
dominion-ask-trash-masquerade = { dominion-asks-trash-may }
dominion-ask-trash-mercenary = { dominion-asks-trash-n }
dominion-ask-trash-mine = trash a Treasure from your hand, then gain one that costs up to $3 more into your hand.
dominion-ask-trash-mining_village = trash it for +$2?
dominion-ask-trash-noble_brigand = choose the Treasure that { $name } loses; you gain it.
dominion-ask-trash-pirate_ship = { dominion-asks-theft }
dominion-ask-trash-rats = trash a card from your hand that is no Rats.
dominion-ask-trash-remake = { dominion-asks-trash-for-exactly-1 }
dominion-ask-trash-remodel = trash a card from your hand, then gain one that costs up to $2 more.
dominion-ask-trash-rogue = { dominion-asks-trash-turned-up }
dominion-ask-trash-salvager = trash a card from your hand, for as many coins as it costs.
dominion-ask-trash-sir_bailey = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_destry = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_martin = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_michael = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_vander = { dominion-asks-trash-turned-up }
dominion-ask-trash-spice_merchant = you may trash a Treasure from your hand: for +2 Cards and +1 Action, or for +$2 and +1 Buy.
dominion-ask-trash-steward = { dominion-asks-trash-n }
dominion-ask-trash-thief = { dominion-asks-theft }
dominion-ask-trash-trade_route = { dominion-asks-trash-1 }
dominion-ask-trash-trader = trash a card from your hand, for one Silver for each $1 it costs.
dominion-ask-trash-trading_post = trash { $cards } from your hand, for a Silver into your hand.
dominion-ask-trash-transmute = trash a card from your hand: an Action for a Duchy, a Treasure for a Transmute, a Victory card for a Gold.
dominion-ask-trash-upgrade = { dominion-asks-trash-for-exactly-1 }
dominion-ask-trash-urchin = you play { $concerning }: trash the Urchin to gain a Mercenary?
dominion-ask-accept-mercenary = trash 2 cards from your hand, for +2 Cards and +$2, while everyone else keeps only 3 cards?
dominion-ask-accept-vault = discard 2 cards to draw one?

## Gaining

dominion-ask-gain-altar = { dominion-asks-gain-5 }
dominion-ask-gain-armory = gain a card that costs up to $4 onto your deck.
dominion-ask-gain-border_village = gain a cheaper card along with it.
dominion-ask-gain-catacombs = { dominion-asks-gain-cheaper }
dominion-ask-gain-dame_natalie = you may gain a card that costs up to $3.
dominion-ask-gain-develop = gain a card that costs exactly $1 more or $1 less than the trashed one, onto your deck.
dominion-ask-gain-duchess = you gain { $concerning }: gain a Duchess, too?
dominion-ask-gain-expand = gain a card that costs up to $3 more than the trashed one.
dominion-ask-gain-farmland = gain a card that costs exactly $2 more than the trashed one.
dominion-ask-gain-feast = { dominion-asks-gain-5 }
dominion-ask-gain-forge = gain a card that costs exactly as much as the trashed ones together.
dominion-ask-gain-governor =
    { $occasion ->
        [yours] gain a card that costs exactly $2 more than the trashed one.
       *[other] { dominion-asks-gain-exactly-1 }
    }
dominion-ask-gain-graverobber =
    { $occasion ->
        [trash] gain a card that costs $3 to $6 from the trash, onto your deck.
       *[other] gain a card that costs up to $3 more than the trashed one.
    }
dominion-ask-gain-haggler = gain a cheaper card than the one you buy, no Victory card.
dominion-ask-gain-hermit = { dominion-asks-gain-3 }
dominion-ask-gain-horn_of_plenty = gain a card; if it is a Victory card, the Horn of Plenty is trashed.
dominion-ask-gain-ill_gotten_gains = gain a Copper into your hand?
dominion-ask-gain-ironworks = gain a card that costs up to $4: +1 Action for an Action, +$1 for a Treasure, +1 Card for a Victory card.
dominion-ask-gain-mine = gain a Treasure that costs up to $3 more than the trashed one, into your hand.
dominion-ask-gain-procession = gain an Action that costs exactly $1 more than the trashed one.
dominion-ask-gain-rebuild = gain a Victory card that costs up to $3 more than the trashed one.
dominion-ask-gain-remake = { dominion-asks-gain-exactly-1 }
dominion-ask-gain-remodel = gain a card that costs up to $2 more than the trashed one.
dominion-ask-gain-rogue = gain a card that costs $3 to $6 from the trash.
dominion-ask-gain-saboteur = your card was trashed: you may gain one that costs at least $2 less.
dominion-ask-gain-smugglers = gain a card that the player to your right gained in their last turn.
dominion-ask-gain-squire = it was trashed: gain an Attack.
dominion-ask-gain-swindler = choose what { $name } gains for the trashed card.
dominion-ask-gain-thief = gain any of the trashed Treasures.
dominion-ask-gain-tournament = choose the Prize that you gain onto your deck.
dominion-ask-gain-university = you may gain an Action that costs up to $5.
dominion-ask-gain-upgrade = { dominion-asks-gain-exactly-1 }
dominion-ask-gain-workshop = { dominion-asks-gain-4 }
dominion-ask-buy_now-black_market = you may buy one of these cards now.

## Onto the deck, into the hand, aside

dominion-ask-put_on_deck-alchemist = { dominion-asks-return }
dominion-ask-put_on_deck-bureaucrat = put a Victory card from your hand on your deck.
dominion-ask-put_on_deck-count = { dominion-asks-put-on-deck }
dominion-ask-put_on_deck-courtyard = { dominion-asks-put-on-deck }
dominion-ask-put_on_deck-ghost_ship = put { $cards } from your hand on your deck; you keep 3.
dominion-ask-put_on_deck-herbalist = you may put a Treasure that you have in play on your deck.
dominion-ask-put_on_deck-mandarin = { dominion-asks-put-on-deck }
dominion-ask-put_on_deck-pearl_diver = put { $subject } from the bottom of your deck on top of it?
dominion-ask-put_on_deck-royal_seal = you gain { $subject }: put it on your deck?
dominion-ask-put_on_deck-scavenger = put a card of your discard pile on your deck.
dominion-ask-put_on_deck-secret_chamber = put { $cards } from your hand on your deck.
dominion-ask-put_on_deck-treasury = { dominion-asks-return }
dominion-ask-put_on_deck-walled_village = { dominion-asks-return }
dominion-ask-order_on_deck-apothecary = { dominion-asks-put-back }
dominion-ask-order_on_deck-cartographer = { dominion-asks-put-back }
dominion-ask-order_on_deck-ghost_ship = { dominion-asks-put-back }
dominion-ask-order_on_deck-lookout = { dominion-asks-put-back }
dominion-ask-order_on_deck-mandarin = you gain it: your Treasures in play go onto your deck, the first of them on top.
dominion-ask-order_on_deck-navigator = { dominion-asks-put-back }
dominion-ask-order_on_deck-oracle = { dominion-asks-put-back }
dominion-ask-order_on_deck-rabble = { dominion-asks-put-back }
dominion-ask-order_on_deck-scout = { dominion-asks-put-back }
dominion-ask-order_on_deck-secret_chamber = { dominion-asks-put-back }
dominion-ask-order_on_deck-survivors = { dominion-asks-put-back }
dominion-ask-order_on_deck-wandering_minstrel = { dominion-asks-put-back }
dominion-ask-order_under-black_market = put these cards under the Black Market deck: the first of them lies lowest.
dominion-ask-place-stash = how many cards of your deck lie above it?
dominion-ask-pick-scheme = you may choose an Action in play: it goes onto your deck when you discard it.
dominion-ask-take-counting_house = take any number of Coppers from your discard pile into your hand.
dominion-ask-set_aside-haven = set a card from your hand aside until your next turn.
dominion-ask-set_aside-horse_traders = set it aside against { $name }’s { $against }? It comes back for your next turn, with a card.
dominion-ask-set_aside-island = choose a card from your hand for your Island mat, where it stays to the end.
dominion-ask-set_aside-library = set { $subject } aside instead of taking it into your hand?
dominion-ask-pass-masquerade = pass a card to { $name }.
dominion-ask-return-ambassador = how many of { $subject } do you put back, before each other player gains one?
dominion-ask-put_token-embargo = put a token on a pile: whoever buys from it gains a Curse.

## Revealing and naming

dominion-ask-reveal-ambassador = reveal a card from your hand: you may put up to two of it back, and each other player gains one.
dominion-ask-reveal-explorer = reveal { $subject }, to gain a Gold instead of a Silver?
dominion-ask-reveal-inn = which Actions of your discard pile go into your deck?
dominion-ask-reveal-mint = you may reveal a Treasure from your hand, to gain another one.
dominion-ask-reveal-moat = reveal it against { $name }’s { $against }?
dominion-ask-reveal-secret_chamber = reveal it against { $name }’s { $against }, to draw 2 cards and put 2 on your deck?
dominion-ask-reveal-tournament =
    { $own ->
        [yes] reveal { $subject }? You then discard it for a Prize or a Duchy.
       *[no] reveal { $subject }, so that nothing is drawn or paid for the Tournament?
    }
dominion-ask-reveal-trader = instead of { $concerning }, gain a Silver?
dominion-ask-reveal-tunnel = you discard it: reveal it to gain a Gold?
dominion-ask-reveal-young_witch = reveal { $subject }, the Bane, to gain no Curse?
dominion-ask-name_card-contraband = name a card that { $name } cannot buy this turn.
dominion-ask-name_card-mystic = { dominion-asks-wish }
dominion-ask-name_card-rebuild = name a card that you spare: your next other Victory card is traded up.
dominion-ask-name_card-wishing_well = { dominion-asks-wish }

## Choosing between what a card offers

dominion-ask-choose-catacombs = take these cards into your hand, or discard them and draw 3 others?
dominion-ask-choose-count =
    { $occasion ->
        [price] what do you give?
       *[reward] what do you get?
    }
dominion-ask-choose-governor = what do you get, and the others in lesser measure?
dominion-ask-choose-graverobber = gain a card from the trash, or trash an Action for a better card?
dominion-ask-choose-hermit = where is { $subject } trashed from?
dominion-ask-choose-hunting_grounds = it was trashed: what do you gain?
dominion-ask-choose-jester = { $name } discards { $subject }: who gains another one?
dominion-ask-choose-loan = you turn up { $subject }: discard it or trash it?
dominion-ask-choose-minion = $2 for you, or new hands?
dominion-ask-choose-native_village = put the top card of your deck on the mat, or take the cards from it?
dominion-ask-choose-navigator = { dominion-asks-discard-or-put-back }
dominion-ask-choose-nobles = cards or Actions?
dominion-ask-choose-oracle =
    { $mine ->
        [yes] { dominion-asks-discard-or-put-back }
       *[no] are { $name }’s cards discarded or put back?
    }
dominion-ask-choose-pawn = choose two things.
dominion-ask-choose-pirate_ship = plunder Treasures, or take $1 for each of your Coin tokens?
dominion-ask-choose-spice_merchant = cards and an Action, or coins and a Buy?
dominion-ask-choose-squire = Actions, Buys, or a Silver?
dominion-ask-choose-steward = draw, take coins, or trash?
dominion-ask-choose-survivors = { dominion-asks-discard-or-put-back }
dominion-ask-choose-torturer = discard 2 cards, or gain a Curse into your hand?
dominion-ask-choose-tournament = gain a Duchy or a Prize onto your deck?
dominion-ask-choose-trusty_steed = choose two things.
dominion-ask-choose-watchtower = you gain { $subject }: trash it, put it on your deck, or leave it?
