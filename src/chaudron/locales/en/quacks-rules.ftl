### How the game goes, in chapters

quacks-chapter-round = A game and its rounds
    .text =
        Nine rounds, in each of which everybody brews a potion out of their own bag. Whoever has most points after the ninth wins.
        A round goes like this: what the round track says, the fortune card, the rats, the brew, with The Alchemists the essence, then the scoring in six steps from A to F.
        In round 2 the yellow book opens, in round 3 the purple one; in round 6 everybody gets one more white 1. The fortune deck then goes to the left, and its holder begins wherever an order is needed.

quacks-chapter-setup = Setting up
    .text =
        Choose a book for green, blue, red, yellow and purple: one of the sets, or any mix. Orange and black are always in play.
        Your bag begins with four white 1, two white 2, a white 3, an orange 1 and a green 1. You have a ruby and a full flask, and your droplet lies on the first space.
        Chips that are used up cannot be gained or bought until some come back.

quacks-chapter-fortune = The fortune card
    .text =
        One card a round holds for everybody. A purple one is carried out at once, before the rats; a blue one is a rule of this round and then gone.
        Where a card lets people choose, the start player chooses first. Chips come from the supply into your bag; yellow and purple ones only when their book is open, and white ones never.
        What a card makes you draw cannot explode.

quacks-chapter-rats = Rat tails
    .text =
        Whoever is behind gets help. From round 2 on count the rat tails printed on the score track between you and the leader: your rat may sit that many spaces in front of your droplet, and your first chip is counted from there.
        Whoever leads, alone or with others, gets none. At the end of the round the rat goes.

quacks-chapter-brewing = Brewing
    .text =
        All brew at once. Draw a chip unseen and put it as many spaces beyond your last one as it says; the spaces between stay empty. Then draw again or stop; you may stop before the first chip, too.
        Blue, red and yellow chips do what their book says as soon as they lie; green, purple and black ones wait for the scoring. You may refuse what a chip offers unless its book says you must.
        The space right after your last chip is the one that is scored. As long as somebody still draws, whoever stopped may think again; if the table draws together, a stop is final.
        A chip that would go beyond the last space lies on it, and in the base game the brew is then over.

quacks-chapter-explosion = Explosion and flask
    .text =
        When the white chips of your cauldron come to more than 7, it explodes. The chip stays where it lies, you draw no more, you do not roll the die of phase A, and of points and purchases you get only one.
        Everything else goes on: chips still act, and a ruby is still yours.
        The flask puts the last chip you drew back into the bag, once a round while it is full, but never the one that exploded the cauldron. Two rubies fill it again.

quacks-chapter-die = A: the bonus die
    .text =
        Of those whose cauldron did not explode, whoever came furthest rolls the die; those who are level all roll. It brings 1 or 2 points, a ruby, a step of the droplet, or an orange 1.

quacks-chapter-chips = B: green, purple and black chips
    .text =
        First black for all, then green, then purple; each as its book says. Many greens look at your last two chips; black compares you with your neighbours, or with the other player if you are two.

quacks-chapter-buying = C to F: rubies, points, shopping
    .text =
        C: if the scored space shows a ruby, take one.
        D: take its points.
        E: its number is your money. Buy one or two chips, two of different colours; what you do not spend is lost. Then everything from the cauldron, and what you bought, goes into the bag.
        F: two rubies move your droplet a space for good, as often as you like, or fill your flask.
        Whoever exploded chooses between D and E.

quacks-chapter-end = Round 9 and the end
    .text =
        In the last round all draw together: on every signal each hand opens with a chip, or empty, and whoever shows an empty hand has stopped for good.
        There is no shopping. Two rubies make a point, and if you did not explode, so do five coins.
        Most points win; if they are level, the fuller cauldron of round 9; else the win is shared.

quacks-chapter-tubes = The side with test tubes
    .text =
        A second droplet begins below twelve test tubes. Whenever a droplet moves, each single step is yours to give to either. A tube that is reached pays at once: a ruby, points or a chip.

quacks-chapter-witches = The Herb Witches
    .text =
        Three witches are there for all: one helps while brewing, one while shopping, one while scoring. Each costs you her penny, so each comes once a game; a penny you keep is worth 2 points at the end.
        Locoweed does what its one book says. When a chip lies on the last space, further ones go into the bowl: half of what they show, rounded down, is added to your points, but white ones still explode.

quacks-chapter-essence = Patients and essence
    .text =
        Three patients come, and everybody treats one of them for the whole game; several may have the same.
        After every brew, exploded or not, your essence is counted: a step for every colour but white in the cauldron, one more if the white chips come to exactly 7, and one for each neighbour who exploded. You may stop at a lower space. What the space shows is yours, or pays for what your patient lets you do in the next brew.
        In round 9 every space is a point instead.
