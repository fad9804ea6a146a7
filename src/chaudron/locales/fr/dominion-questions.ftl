### Les questions de Dominion : chacune est une phrase qui dit à quoi mène la réponse. La carte qui la pose
### la précède, avec le nom de son propriétaire si elle est à quelqu’un d’autre.
###
### $cards : tant de cartes ; $lo : le minimum ; $subject : la carte en question ; $concerning : la carte reçue,
### écartée, achetée ou jouée à ce moment, $against son nom seul ; $name : l’autre joueur ; $mine : si c’est
### soi-même ; $own : si la carte qui demande est la sienne ; $occasion : laquelle de plusieurs questions.

dominion-asked-by = { $card } : { $question }
dominion-asked-by-other = { $card } ({ $name }) : { $question }
dominion-asked-for = Pour { $name } : { $question }
dominion-asked-yes-no = { $question } (o/n)

## Le tour

dominion-ask-play_action = Jouez une Action, ou passez aux achats.
dominion-ask-play_treasures = Jouez des Trésors pour acheter.
dominion-ask-buy = Achetez une carte, ou terminez votre tour.
dominion-ask-first =
    { $occasion ->
        [attack] { $name } attaque avec { $concerning } : quelle carte utilisez-vous d’abord ?
        [buy] Vous achetez { $concerning } : quelle carte agit d’abord ?
        [clean_up] L’Ajustement commence : quelle carte agit d’abord ?
        [discard] Ajustement : quelle carte défaussez-vous d’abord ?
        [gain] Vous recevez { $concerning } : quelle carte agit d’abord ?
        [several] Vous écartez plusieurs cartes : laquelle agit d’abord ?
        [start] Votre tour commence : quelle carte agit d’abord ?
        [trash] Vous écartez { $concerning } : quelle carte agit d’abord ?
       *[turn] Quel tour supplémentaire vient d’abord ?
    }
dominion-ask-order_on_deck = Placez ces cartes sur votre deck : la première est au-dessus.
dominion-decline-play_action = finir la phase Action
dominion-decline-buy = finir le tour
dominion-decline-choose-watchtower = ne rien faire

## Ce que plusieurs cartes demandent dans les mêmes mots

dominion-asks-discard = défaussez { $cards }.
dominion-asks-discard-any-draw = défaussez autant de cartes que vous voulez, puis piochez-en autant.
dominion-asks-discard-any-coins = défaussez autant de cartes que vous voulez, pour 1 Pièce chacune.
dominion-asks-keep-3 = défaussez { $cards } ; vous en gardez 3.
dominion-asks-trash-1 = écartez une carte de votre main.
dominion-asks-trash-n = écartez { $cards } de votre main.
dominion-asks-trash-may = vous pouvez écarter une carte de votre main.
dominion-asks-trash-for-exactly-1 = écartez une carte de votre main, puis recevez-en une qui coûte exactement 1 Pièce de plus.
dominion-asks-trash-turned-up = écartez une des cartes que vous avez dévoilées ; l’autre est défaussée.
dominion-asks-theft = choisissez le Trésor que perd { $name }.
dominion-asks-gain-3 = recevez une carte coûtant jusqu’à 3 Pièces.
dominion-asks-gain-4 = recevez une carte coûtant jusqu’à 4 Pièces.
dominion-asks-gain-5 = recevez une carte coûtant jusqu’à 5 Pièces.
dominion-asks-gain-exactly-1 = recevez une carte coûtant exactement 1 Pièce de plus que la carte écartée.
dominion-asks-gain-cheaper = la carte est écartée : recevez-en une moins chère.
dominion-asks-put-on-deck = placez une carte de votre main sur votre deck.
dominion-asks-put-back = remettez ces cartes sur votre deck : la première est au-dessus.
dominion-asks-return = placer cette carte sur votre deck au lieu de la défausser ?
dominion-asks-top = vous voyez { $subject } : défausser cette carte ? Sinon, elle reste sur votre deck.
dominion-asks-shown-top =
    { $mine ->
        [yes] vous dévoilez { $subject } : défausser cette carte ? Sinon, elle reste sur votre deck.
       *[no] { $name } dévoile { $subject } : faire défausser cette carte ? Sinon, elle reste sur le deck.
    }
dominion-asks-discard-deck = mettre tout votre deck dans votre défausse ?
dominion-asks-wish = nommez une carte : si c’est la première de votre deck, vous la prenez en main.
dominion-asks-discard-or-put-back = défausser ces cartes ou les remettre sur votre deck ?

## Jouer

dominion-ask-play-black_market = jouez des Trésors pour acheter, ou aucun.
dominion-ask-play-counterfeit = vous pouvez jouer un Trésor deux fois ; il est ensuite écarté.
dominion-ask-play-cultist = jouer une autre carte de ce nom sans dépenser d’Action ?
dominion-ask-play-golem = laquelle jouez-vous d’abord ?
dominion-ask-play-kings_court = vous pouvez jouer trois fois une Action de votre main.
dominion-ask-play-procession = vous pouvez jouer deux fois une Action de votre main ; elle est ensuite écartée pour une autre coûtant exactement 1 Pièce de plus.
dominion-ask-play-throne_room = jouez deux fois une Action de votre main.
dominion-ask-play_as-band_of_misfits = comme quelle Action moins chère de la réserve est-elle jouée ?

## Défausser

dominion-ask-discard-baron = défausser { $subject } pour 4 Pièces ? Sinon, vous recevez un Domaine.
dominion-ask-discard-beggar = défausser cette carte contre { $against } ({ $name }), pour recevoir deux Argents, dont un sur votre deck ?
dominion-ask-discard-cartographer = défaussez celles que vous voulez ; les autres retournent sur votre deck.
dominion-ask-discard-cellar = { dominion-asks-discard-any-draw }
dominion-ask-discard-count = { dominion-asks-discard }
dominion-ask-discard-embassy = { dominion-asks-discard }
dominion-ask-discard-envoy = choisissez la carte que { $name } défausse ; les autres vont dans sa main.
dominion-ask-discard-followers = { dominion-asks-keep-3 }
dominion-ask-discard-goons = { dominion-asks-keep-3 }
dominion-ask-discard-hamlet =
    { $occasion ->
        [action] vous pouvez défausser une carte pour +1 Action.
       *[buy] vous pouvez défausser une carte pour +1 Achat.
    }
dominion-ask-discard-horse_traders = { dominion-asks-discard }
dominion-ask-discard-inn = { dominion-asks-discard }
dominion-ask-discard-lookout = défaussez une de ces cartes ; l’autre retourne sur votre deck.
dominion-ask-discard-margrave = { dominion-asks-keep-3 }
dominion-ask-discard-market_square = vous écartez { $concerning } : défausser cette carte-ci pour recevoir un Or ?
dominion-ask-discard-mercenary = { dominion-asks-keep-3 }
dominion-ask-discard-militia = { dominion-asks-keep-3 }
dominion-ask-discard-mountebank = défausser { $subject } ? Sinon, vous recevez une Malédiction et un Cuivre.
dominion-ask-discard-oasis = { dominion-asks-discard }
dominion-ask-discard-pillage = choisissez la carte que { $name } défausse.
dominion-ask-discard-secret_chamber = { dominion-asks-discard-any-coins }
dominion-ask-discard-sir_michael = { dominion-asks-keep-3 }
dominion-ask-discard-stables = vous pouvez défausser un Trésor, pour +3 Cartes et +1 Action.
dominion-ask-discard-storeroom =
    { $occasion ->
        [cards] { dominion-asks-discard-any-draw }
       *[coins] { dominion-asks-discard-any-coins }
    }
dominion-ask-discard-torturer = { dominion-asks-discard }
dominion-ask-discard-urchin = défaussez { $cards } ; vous en gardez 4.
dominion-ask-discard-vault =
    { $lo ->
        [0] { dominion-asks-discard-any-coins }
       *[other] défaussez { $cards } pour en piocher une.
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

## Écarter

dominion-ask-trash-altar = écartez une carte de votre main, puis recevez-en une coûtant jusqu’à 5 Pièces.
dominion-ask-trash-apprentice = écartez une carte de votre main, pour piocher une carte par Pièce de son coût, et deux pour une Potion.
dominion-ask-trash-bishop =
    { $lo ->
        [0] vous pouvez écarter une carte de votre main.
       *[other] écartez une carte de votre main, pour des jetons PV : la moitié de son coût, arrondie au-dessous.
    }
dominion-ask-trash-chapel = écartez jusqu’à { $cards } de votre main.
dominion-ask-trash-dame_anna =
    { $lo ->
        [0] vous pouvez écarter jusqu’à { $cards } de votre main.
       *[other] { dominion-asks-trash-turned-up }
    }
dominion-ask-trash-dame_josephine = { dominion-asks-trash-turned-up }
dominion-ask-trash-dame_molly = { dominion-asks-trash-turned-up }
dominion-ask-trash-dame_natalie = { dominion-asks-trash-turned-up }
dominion-ask-trash-dame_sylvia = { dominion-asks-trash-turned-up }
dominion-ask-trash-death_cart = écartez une Action de votre main, sinon cette carte-ci est écartée.
dominion-ask-trash-develop = écartez une carte de votre main, puis recevez sur votre deck une carte coûtant 1 Pièce de plus et une coûtant 1 Pièce de moins.
dominion-ask-trash-expand = écartez une carte de votre main, puis recevez-en une coûtant jusqu’à 3 Pièces de plus.
dominion-ask-trash-farmland = vous l’achetez : écartez une carte de votre main, puis recevez-en une coûtant exactement 2 Pièces de plus.
dominion-ask-trash-fools_gold = { $name } reçoit { $concerning } : écarter cette carte-ci pour recevoir un Or sur votre deck ?
dominion-ask-trash-forager = écartez une carte de votre main ; puis +1 Pièce par Trésor différent au rebut.
dominion-ask-trash-forge = écartez autant de cartes de votre main que vous voulez, puis recevez-en une coûtant exactement autant qu’elles toutes.
dominion-ask-trash-governor =
    { $occasion ->
        [yours] vous pouvez écarter une carte de votre main, pour en recevoir une coûtant exactement 2 Pièces de plus.
       *[other] vous pouvez écarter une carte de votre main, pour en recevoir une coûtant exactement 1 Pièce de plus.
    }
dominion-ask-trash-graverobber = écartez une Action de votre main, puis recevez une carte coûtant jusqu’à 3 Pièces de plus.
dominion-ask-trash-hermit = vous pouvez écarter une carte autre qu’un Trésor, de votre main ou de votre défausse.
dominion-ask-trash-hovel = vous achetez { $concerning } : écarter cette carte-ci ?
dominion-ask-trash-jack_of_all_trades = vous pouvez écarter une carte de votre main autre qu’un Trésor.
dominion-ask-trash-junk_dealer = { dominion-asks-trash-1 }
dominion-ask-trash-lookout = écartez une de ces cartes ; des autres, une est défaussée et une retourne sur votre deck.
dominion-ask-trash-masquerade = { dominion-asks-trash-may }
dominion-ask-trash-mercenary = { dominion-asks-trash-n }
dominion-ask-trash-mine = écartez un Trésor de votre main, puis recevez-en un en main coûtant jusqu’à 3 Pièces de plus.
dominion-ask-trash-mining_village = l’écarter pour +2 Pièces ?
dominion-ask-trash-noble_brigand = choisissez le Trésor que perd { $name } ; vous le recevez.
dominion-ask-trash-pirate_ship = { dominion-asks-theft }
dominion-ask-trash-rats = écartez une carte de votre main, mais pas de ce nom.
dominion-ask-trash-remake = { dominion-asks-trash-for-exactly-1 }
dominion-ask-trash-remodel = écartez une carte de votre main, puis recevez-en une coûtant jusqu’à 2 Pièces de plus.
dominion-ask-trash-rogue = { dominion-asks-trash-turned-up }
dominion-ask-trash-salvager = écartez une carte de votre main, pour autant de Pièces qu’elle coûte.
dominion-ask-trash-sir_bailey = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_destry = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_martin = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_michael = { dominion-asks-trash-turned-up }
dominion-ask-trash-sir_vander = { dominion-asks-trash-turned-up }
dominion-ask-trash-spice_merchant = vous pouvez écarter un Trésor de votre main : pour +2 Cartes et +1 Action, ou pour +2 Pièces et +1 Achat.
dominion-ask-trash-steward = { dominion-asks-trash-n }
dominion-ask-trash-thief = { dominion-asks-theft }
dominion-ask-trash-trade_route = { dominion-asks-trash-1 }
dominion-ask-trash-trader = écartez une carte de votre main, pour un Argent par Pièce de son coût.
dominion-ask-trash-trading_post = écartez { $cards } de votre main, pour un Argent en main.
dominion-ask-trash-transmute = écartez une carte de votre main : une Action contre un Duché, un Trésor contre une carte comme celle-ci, une Victoire contre un Or.
dominion-ask-trash-upgrade = { dominion-asks-trash-for-exactly-1 }
dominion-ask-trash-urchin = vous jouez { $concerning } : écarter cette carte-ci pour recevoir un Mercenaire ?
dominion-ask-accept-mercenary = écarter 2 cartes de votre main, pour +2 Cartes et +2 Pièces, tandis que les autres ne gardent que 3 cartes ?
dominion-ask-accept-vault = défausser 2 cartes pour en piocher une ?

## Recevoir

dominion-ask-gain-altar = { dominion-asks-gain-5 }
dominion-ask-gain-armory = recevez sur votre deck une carte coûtant jusqu’à 4 Pièces.
dominion-ask-gain-border_village = recevez avec elle une carte moins chère.
dominion-ask-gain-catacombs = { dominion-asks-gain-cheaper }
dominion-ask-gain-dame_natalie = vous pouvez recevoir une carte coûtant jusqu’à 3 Pièces.
dominion-ask-gain-develop = recevez sur votre deck une carte coûtant exactement 1 Pièce de plus ou de moins que la carte écartée.
dominion-ask-gain-duchess = vous recevez { $concerning } : recevoir aussi une Duchesse ?
dominion-ask-gain-expand = recevez une carte coûtant jusqu’à 3 Pièces de plus que la carte écartée.
dominion-ask-gain-farmland = recevez une carte coûtant exactement 2 Pièces de plus que la carte écartée.
dominion-ask-gain-feast = { dominion-asks-gain-5 }
dominion-ask-gain-forge = recevez une carte coûtant exactement autant que toutes les cartes écartées.
dominion-ask-gain-governor =
    { $occasion ->
        [yours] recevez une carte coûtant exactement 2 Pièces de plus que la carte écartée.
       *[other] { dominion-asks-gain-exactly-1 }
    }
dominion-ask-gain-graverobber =
    { $occasion ->
        [trash] recevez du rebut, sur votre deck, une carte coûtant de 3 à 6 Pièces.
       *[other] recevez une carte coûtant jusqu’à 3 Pièces de plus que la carte écartée.
    }
dominion-ask-gain-haggler = recevez une carte moins chère que celle que vous achetez, sauf une Victoire.
dominion-ask-gain-hermit = { dominion-asks-gain-3 }
dominion-ask-gain-horn_of_plenty = recevez une carte ; si c’est une Victoire, la Corne d’abondance est écartée.
dominion-ask-gain-ill_gotten_gains = recevoir un Cuivre en main ?
dominion-ask-gain-ironworks = recevez une carte coûtant jusqu’à 4 Pièces : +1 Action pour une Action, +1 Pièce pour un Trésor, +1 Carte pour une Victoire.
dominion-ask-gain-mine = recevez en main un Trésor coûtant jusqu’à 3 Pièces de plus que le Trésor écarté.
dominion-ask-gain-procession = recevez une Action coûtant exactement 1 Pièce de plus que la carte écartée.
dominion-ask-gain-rebuild = recevez une Victoire coûtant jusqu’à 3 Pièces de plus que la carte écartée.
dominion-ask-gain-remake = { dominion-asks-gain-exactly-1 }
dominion-ask-gain-remodel = recevez une carte coûtant jusqu’à 2 Pièces de plus que la carte écartée.
dominion-ask-gain-rogue = recevez du rebut une carte coûtant de 3 à 6 Pièces.
dominion-ask-gain-saboteur = votre carte est écartée : vous pouvez en recevoir une coûtant au moins 2 Pièces de moins.
dominion-ask-gain-smugglers = recevez une carte que votre voisin de droite a reçue à son dernier tour.
dominion-ask-gain-squire = la carte est écartée : recevez une Attaque.
dominion-ask-gain-swindler = choisissez ce que { $name } reçoit pour la carte écartée.
dominion-ask-gain-thief = recevez ceux des Trésors écartés que vous voulez.
dominion-ask-gain-tournament = choisissez le Prix que vous recevez sur votre deck.
dominion-ask-gain-university = vous pouvez recevoir une Action coûtant jusqu’à 5 Pièces.
dominion-ask-gain-upgrade = { dominion-asks-gain-exactly-1 }
dominion-ask-gain-workshop = { dominion-asks-gain-4 }
dominion-ask-buy_now-black_market = vous pouvez acheter une de ces cartes maintenant.

## Sur le deck, en main, de côté

dominion-ask-put_on_deck-alchemist = { dominion-asks-return }
dominion-ask-put_on_deck-bureaucrat = placez une Victoire de votre main sur votre deck.
dominion-ask-put_on_deck-count = { dominion-asks-put-on-deck }
dominion-ask-put_on_deck-courtyard = { dominion-asks-put-on-deck }
dominion-ask-put_on_deck-ghost_ship = placez { $cards } de votre main sur votre deck ; vous en gardez 3.
dominion-ask-put_on_deck-herbalist = vous pouvez placer sur votre deck un Trésor que vous avez en jeu.
dominion-ask-put_on_deck-mandarin = { dominion-asks-put-on-deck }
dominion-ask-put_on_deck-pearl_diver = mettre { $subject } du dessous au-dessus de votre deck ?
dominion-ask-put_on_deck-royal_seal = vous recevez { $subject } : placer cette carte sur votre deck ?
dominion-ask-put_on_deck-scavenger = placez une carte de votre défausse sur votre deck.
dominion-ask-put_on_deck-secret_chamber = placez { $cards } de votre main sur votre deck.
dominion-ask-put_on_deck-treasury = { dominion-asks-return }
dominion-ask-put_on_deck-walled_village = { dominion-asks-return }
dominion-ask-order_on_deck-apothecary = { dominion-asks-put-back }
dominion-ask-order_on_deck-cartographer = { dominion-asks-put-back }
dominion-ask-order_on_deck-ghost_ship = { dominion-asks-put-back }
dominion-ask-order_on_deck-lookout = { dominion-asks-put-back }
dominion-ask-order_on_deck-mandarin = vous le recevez : vos Trésors en jeu vont sur votre deck, le premier au-dessus.
dominion-ask-order_on_deck-navigator = { dominion-asks-put-back }
dominion-ask-order_on_deck-oracle = { dominion-asks-put-back }
dominion-ask-order_on_deck-rabble = { dominion-asks-put-back }
dominion-ask-order_on_deck-scout = { dominion-asks-put-back }
dominion-ask-order_on_deck-secret_chamber = { dominion-asks-put-back }
dominion-ask-order_on_deck-survivors = { dominion-asks-put-back }
dominion-ask-order_on_deck-wandering_minstrel = { dominion-asks-put-back }
dominion-ask-order_under-black_market = placez ces cartes sous le deck Marché noir : la première est tout en bas.
dominion-ask-place-stash = combien de cartes de votre deck sont au-dessus ?
dominion-ask-pick-scheme = vous pouvez choisir une Action en jeu : elle ira sur votre deck quand vous la défausserez.
dominion-ask-take-counting_house = prenez en main autant de Cuivres de votre défausse que vous voulez.
dominion-ask-set_aside-haven = mettez de côté une carte de votre main jusqu’à votre prochain tour.
dominion-ask-set_aside-horse_traders = mettre cette carte de côté contre { $against } ({ $name }) ? Elle revient à votre prochain tour, avec une autre.
dominion-ask-set_aside-island = choisissez une carte de votre main pour votre plateau Île, où elle reste jusqu’à la fin.
dominion-ask-set_aside-library = mettre { $subject } de côté au lieu de prendre la carte en main ?
dominion-ask-pass-masquerade = passez une carte à { $name }.
dominion-ask-return-ambassador = { $subject } : combien d’exemplaires rendez-vous, avant que chaque autre joueur en reçoive un ?
dominion-ask-put_token-embargo = placez un jeton sur une pile : qui y achètera recevra une Malédiction.

## Dévoiler et nommer

dominion-ask-reveal-ambassador = dévoilez une carte de votre main : vous pouvez en rendre jusqu’à deux exemplaires, et chaque autre joueur en reçoit un.
dominion-ask-reveal-explorer = dévoiler { $subject }, pour recevoir un Or au lieu d’un Argent ?
dominion-ask-reveal-inn = quelles Actions de votre défausse vont dans votre deck ?
dominion-ask-reveal-mint = vous pouvez dévoiler un Trésor de votre main, pour en recevoir un autre exemplaire.
dominion-ask-reveal-moat = dévoiler cette carte contre { $against } ({ $name }) ?
dominion-ask-reveal-secret_chamber = dévoiler cette carte contre { $against } ({ $name }), pour piocher 2 cartes et en placer 2 sur votre deck ?
dominion-ask-reveal-tournament =
    { $own ->
        [yes] dévoiler { $subject } ? Vous défaussez ensuite la carte contre un Prix ou un Duché.
       *[no] dévoiler { $subject }, pour que le Tournoi ne rapporte ni carte ni Pièce ?
    }
dominion-ask-reveal-trader = au lieu de recevoir { $concerning }, recevoir un Argent ?
dominion-ask-reveal-tunnel = vous le défaussez : le dévoiler pour recevoir un Or ?
dominion-ask-reveal-young_witch = dévoiler { $subject }, le Fléau, pour ne pas recevoir de Malédiction ?
dominion-ask-name_card-contraband = nommez une carte que { $name } ne pourra pas acheter ce tour-ci.
dominion-ask-name_card-mystic = { dominion-asks-wish }
dominion-ask-name_card-rebuild = nommez une carte à épargner : votre prochaine autre Victoire est échangée contre une plus chère.
dominion-ask-name_card-wishing_well = { dominion-asks-wish }

## Choisir entre ce qu’une carte offre

dominion-ask-choose-catacombs = prendre ces cartes en main, ou les défausser et en piocher 3 autres ?
dominion-ask-choose-count =
    { $occasion ->
        [price] que donnez-vous ?
       *[reward] que recevez-vous ?
    }
dominion-ask-choose-governor = que recevez-vous, et les autres un peu moins ?
dominion-ask-choose-graverobber = recevoir une carte du rebut, ou écarter une Action pour une carte plus chère ?
dominion-ask-choose-hermit = d’où écartez-vous { $subject } ?
dominion-ask-choose-hunting_grounds = la carte est écartée : que recevez-vous ?
dominion-ask-choose-jester = { $name } défausse { $subject } : qui en reçoit un autre exemplaire ?
dominion-ask-choose-loan = vous dévoilez { $subject } : défausser ou écarter ce Trésor ?
dominion-ask-choose-minion = 2 Pièces pour vous, ou de nouvelles mains ?
dominion-ask-choose-native_village = mettre la première carte du deck sur le plateau, ou prendre celles qui s’y trouvent ?
dominion-ask-choose-navigator = { dominion-asks-discard-or-put-back }
dominion-ask-choose-nobles = des cartes ou des Actions ?
dominion-ask-choose-oracle =
    { $mine ->
        [yes] { dominion-asks-discard-or-put-back }
       *[no] { $name } a dévoilé ces cartes : les faire défausser ou remettre en place ?
    }
dominion-ask-choose-pawn = choisissez deux choses.
dominion-ask-choose-pirate_ship = piller des Trésors, ou prendre 1 Pièce par jeton Pièce ?
dominion-ask-choose-spice_merchant = des cartes et une Action, ou des Pièces et un Achat ?
dominion-ask-choose-squire = des Actions, des Achats ou un Argent ?
dominion-ask-choose-steward = piocher, prendre des Pièces ou écarter ?
dominion-ask-choose-survivors = { dominion-asks-discard-or-put-back }
dominion-ask-choose-torturer = défausser 2 cartes, ou recevoir une Malédiction en main ?
dominion-ask-choose-tournament = recevoir sur votre deck un Duché ou un Prix ?
dominion-ask-choose-trusty_steed = choisissez deux choses.
dominion-ask-choose-watchtower = vous recevez { $subject } : écarter cette carte, la placer sur votre deck, ou ne rien faire ?
