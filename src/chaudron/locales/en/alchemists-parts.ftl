### Alchemists: what lies on the table, by name, and what each thing does.

## Action spaces

alchemists-space-forage = Forage for Ingredients
    .text = Take a face-up ingredient or the top card of the deck.
    .short = Forage

alchemists-space-transmute = Transmute Ingredient
    .text = Discard an ingredient unseen: +1 gold.
    .short = Transmute

alchemists-space-sell = Sell Potion
    .text = Brew a potion the adventurer asks for, under the guarantee you dare to give.
    .short = Sell

alchemists-space-study_golem = Study the Golem
    .text = Feed the golem one ingredient or, after two tests, try to wake it.
    .short = Study golem

alchemists-space-buy_artifact = Buy Artifact
    .text = Buy one card of the row (or the smuggled one).
    .short = Buy artifact

alchemists-space-visit_library = Visit the Library
    .text = Pay 1 approval token and read a book.
    .short = Library

alchemists-space-debunk = Debunk Theory
    .text = Show in public that something published is wrong.
    .short = Debunk

alchemists-space-publish = Publish Theory
    .text = Publish or endorse a theory (or an article).
    .short = Publish

alchemists-space-test_student = Test on Student
    .text = Mix two ingredients; an unhappy student asks 1 gold.
    .short = Student

alchemists-space-drink = Drink Potion
    .text = Mix two ingredients and drink: free, but bad potions bite.
    .short = Drink

alchemists-space-exhibit = Exhibition
    .text = Round 6: announce a coloured potion, then brew it before everyone.
    .short = Exhibition

alchemists-space-custodian = Drink before the sales
    .text = The cube lies on a Custodian: one potion is drunk before anybody sells.
    .short = Custodian

## Favours

alchemists-favour-assistant = Assistant
    .text = While declaring: one more cube this round.

alchemists-favour-associate = Associate
    .text = While declaring: on one space of your choice your row is the top one.

alchemists-favour-barmaid = Barmaid
    .text = Before you brew for a sale: a perfect brew earns 1 reputation, any other counts one step better.

alchemists-favour-custodian = Custodian
    .text = While declaring: put a cube here; you will drink a potion just before the sales, round 6 included.

alchemists-favour-herbalist = Herbalist
    .text = As soon as your current draw is over: 3 new ingredients, then throw 2 away.

alchemists-favour-merchant = Merchant
    .text = At your sale: first seller, +1 gold; otherwise any potion of the tile is yours to sell, even a closed one.

alchemists-favour-sage = Sage
    .text = While transmuting: 1 gold more.

alchemists-favour-shopkeeper = Shopkeeper
    .text = While buying an artifact: 1 gold off.

alchemists-favour-courtier = Courtier
    .text = When you study the golem: also take an approval token from the supply.

## Artifacts

alchemists-artifact-discount_card = Discount Card
    .text = Your next artifact is 2 gold cheaper, every later one 1 gold cheaper.

alchemists-artifact-boots_of_speed = Boots of Speed
    .text = Once a round, when all are done on a space that held a cube of yours, do its action one extra time. Never a sale.

alchemists-artifact-magic_mortar = Magic Mortar
    .text = Mixing costs you only one of the two cards, picked blindly; the other returns to your hand.

alchemists-artifact-periscope = Periscope
    .text = Once a round, just after a rival sold or tested: see one of the two ingredients, at random.

alchemists-artifact-printing_press = Printing Press
    .text = Publishing and endorsing cost nothing at the bank; other seal owners are still paid. Articles: only without the Golem Project.

alchemists-artifact-robe_of_respect = Robe of Respect
    .text = Each reputation gain is 1 higher, except in round 6.

alchemists-artifact-witchs_trunk = Witch’s Trunk
    .text = At once: 7 ingredients. Order spaces bring you none from now on.

alchemists-artifact-amulet_of_rhetoric = Amulet of Rhetoric
    .text = At once: +5 reputation.

alchemists-artifact-hypnotic_amulet = Hypnotic Amulet
    .text = At once: 4 favours.

alchemists-artifact-seal_of_authority = Seal of Authority
    .text = Each publication or endorsement brings you 2 more reputation.

alchemists-artifact-silver_chalice = Silver Chalice
    .text = No power, only victory points.

alchemists-artifact-thinking_cap = Thinking Cap
    .text = At once: try one or two pairs from your hand, no card in both, nothing discarded.

alchemists-artifact-bronze_cup = Bronze Cup
    .text = No power, only victory points.

alchemists-artifact-feather_in_cap = Feather in Cap
    .text = Keep aside the ingredients of your successful exhibits: 1 VP per different kind.

alchemists-artifact-crystal_cabinet = Crystal Cabinet
    .text = 2 VP per artifact of yours, this one included.

alchemists-artifact-altar_of_gold = Altar of Gold
    .text = At once: give 1 to 8 gold, gain as much reputation.

alchemists-artifact-magic_mirror = Magic Mirror
    .text = 1 VP per full 5 reputation when round 6 is over.

alchemists-artifact-wisdom_idol = Wisdom Idol
    .text = 1 VP per seal of yours, starred or not, on a theory or article that is right.

alchemists-artifact-replicator = Replicator
    .text = At once: collect both of your startup cards again; delayed reputation comes straight away.

alchemists-artifact-kings_seal = King’s Seal
    .text = Once a round it pays one approval token for you.

alchemists-artifact-library = Library
    .text = 2 VP per book token of yours at the end.

## Adventurers

alchemists-adventurer-cleric = Priestess
    .text = Wants wisdom, healing or speed.

alchemists-adventurer-ranger = Ranger
    .text = Wants speed, wisdom or poison.

alchemists-adventurer-berserker = Berserker
    .text = Wants healing, speed or insanity.

alchemists-adventurer-sorcerer = Sorcerer
    .text = Wants poison, paralysis or wisdom.

alchemists-adventurer-witcher = Monster Hunter
    .text = Wants paralysis, insanity or healing.

alchemists-adventurer-assassin = Assassin
    .text = Wants insanity, poison or paralysis.

## Seals

alchemists-seal-gold_star = Gold-starred seal
    .text = You vouch for everything: 5 VP if right, otherwise −4 VP, and 5 reputation if refuted.

alchemists-seal-silver_star = Silver-starred seal
    .text = You vouch for everything: 3 VP if right, otherwise −4 VP, and 5 reputation if refuted.

alchemists-seal-unstarred_red = Unstarred seal, red
    .text = You vouch for all but red: no points, and no loss if red alone is wrong. On an article it covers the ingredient of the red slot.

alchemists-seal-unstarred_green = Unstarred seal, green
    .text = You vouch for all but green: no points, and no loss if green alone is wrong. On an article it covers the ingredient of the green slot.

alchemists-seal-unstarred_blue = Unstarred seal, blue
    .text = You vouch for all but blue: no points, and no loss if blue alone is wrong. On an article it covers the ingredient of the blue slot.

alchemists-seal-unstarred_white = Unstarred seal, white
    .text = Articles only: covers the ingredient of the white slot.

## Startup cards

alchemists-startup-SU01 = Uncle’s loan
    .text = You start with 3 gold and lose 2 reputation.

alchemists-startup-SU02 = Shady backer
    .text = You start with 4 gold and lose 3 reputation.

alchemists-startup-SU03 = Disputed inheritance
    .text = You start with 2 gold, 1 ingredient and lose 1 reputation.

alchemists-startup-SU04 = Garden and purse
    .text = You start with 1 gold, 2 ingredients.

alchemists-startup-SU05 = Plain purse
    .text = You start with 2 gold.

alchemists-startup-SU06 = Balanced budget
    .text = You start with 1 gold, 1 ingredient, 1 favour.

alchemists-startup-SU07 = Herb harvest
    .text = You start with 3 ingredients.

alchemists-startup-SU08 = Poached herbs
    .text = You start with 4 ingredients and lose 1 reputation.

alchemists-startup-SU09 = Market stall
    .text = You start with 2 ingredients, 1 favour.

alchemists-startup-SU10 = Old network
    .text = You start with 3 favours.

alchemists-startup-SU11 = Debts called in
    .text = You start with 4 favours and lose 1 reputation.

alchemists-startup-SU12 = Promising pupil
    .text = You start with 2 ingredients, +1 reputation when round 1 ends.

alchemists-startup-SU13 = Scholar’s stipend
    .text = You start with 1 book, 1 gold.

alchemists-startup-SU14 = Field notebook
    .text = You start with 1 book, 1 ingredient.

alchemists-startup-SU15 = Librarian’s friend
    .text = You start with 1 book, 1 favour.

alchemists-startup-SU16 = Borrowed volume
    .text = You start with 1 book, 2 ingredients and lose 1 reputation.

alchemists-startup-SU17 = Letter of praise
    .text = You start with +2 reputation, 1 favour.

alchemists-startup-SU18 = Announced prize
    .text = You start with 1 gold, +2 reputation when round 1 ends.

alchemists-startup-SU19 = Locked chest
    .text = Hide one unused level III artifact; shown at the end. Cheaper than 5 gold: the difference in VP.

alchemists-startup-SU20 = Borrowed wonder
    .text = Take one unused level II artifact at once: −5 reputation if it costs 3 gold, −7 if it costs 4.

## Grants

alchemists-grant-G1 = Forest Grant
alchemists-grant-G2 = Pond Grant
alchemists-grant-G3 = Meadow Grant
alchemists-grant-G4 = Attic Grant
alchemists-grant-G5 = Root Grant
alchemists-grant-encyclopedia = Encyclopedia Grant

## Order boards of busy days

alchemists-order-board-base = Printed order spaces
alchemists-order-board-OB01 = Misty Dawn
alchemists-order-board-OB02 = Market Day
alchemists-order-board-OB03 = Book Fair
alchemists-order-board-OB04 = Rainy Morning
alchemists-order-board-OB05 = Royal Visit
alchemists-order-board-OB06 = Palace Errand
alchemists-order-board-OB07 = Harvest Moon
alchemists-order-board-OB08 = Faculty Dinner
alchemists-order-board-OB09 = Porters on Strike
alchemists-order-board-OB10 = Open House
alchemists-order-board-OB11 = Throne Audience
alchemists-order-board-OB12 = Clay Delivery
alchemists-order-board-OB13 = Exam Week
alchemists-order-board-OB14 = Deadline
alchemists-order-board-OB15 = Gala Evening
alchemists-order-board-OB16 = Night Shift
alchemists-order-board-OB17 = The King’s Impatience
alchemists-order-board-OB18 = Court Summons
