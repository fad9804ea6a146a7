### How the game goes, in chapters

alchemists-chapter-round = A game and its rounds
    .text =
        Each of eight ingredients is secretly one of eight alchemicals. In six rounds you mix, find out which is which, and publish theories for fame.
        A round: choose your place in the order, and with it ingredients or favours; place your cubes on the actions you want, the last in order first; then all actions are carried out, space by space from the top. Cubes left over bring favours, two for one.

alchemists-chapter-alchemy = Mixing
    .text =
        An alchemical has a sign, plus or minus, in red, green and blue, each large or small. Two different ingredients make a potion of the colour in which their signs are equal and their sizes differ; if there is none, the potion is neutral.
        So a potion proves that both ingredients have its colour with its sign, and a neutral one that they are opposites in everything.

alchemists-chapter-actions = The actions
    .text =
        Forage for an ingredient, transmute one into gold, sell a potion to the adventurer, buy an artifact, publish, debunk, test on the student, or drink it yourself; in the last round exhibit what you know.
        Selling, publishing and debunking begin in round 2. A bad potion turns the student sour until the round ends; drunk, it costs a cube, your place in the order, or reputation.

alchemists-chapter-theories = Theories
    .text =
        A theory says which alchemical an ingredient is. It costs a gold and gives a reputation; others may put their seals to it. A seal with a star vouches for everything, one without leaves a colour open and is safe if just that is wrong.
        Whoever debunks a false one gains two reputation; its starred seals, and those that left the wrong colour open, lose five.

alchemists-chapter-reputation = Reputation and conferences
    .text =
        Everybody begins with 10. High reputation helps with adventurers but falls faster; low reputation falls more slowly.
        At the end of each round whoever has most seals on the board gains one. After rounds 3 and 5 a conference asks for theories: enough of them bring reputation, too few cost some, for masters more.

alchemists-chapter-end = The end
    .text =
        In round 6 you exhibit potions before an audience. Then reputation becomes points, artifacts and grants are added, each favour left is 2 gold, and 3 gold are a point.
        At last the truth is shown: a seal on a true theory brings 5 points with a gold star, 3 with silver, and one on a false theory costs 4 unless it left open just what was wrong.

alchemists-chapter-golem = The King’s Golem
    .text =
        Four modules, each of which can be added alone; only the golem needs the Encyclopedia. Startup Funding: begin with two of four cards. Busy Days: another order board every round. The Royal Encyclopedia: articles about one aspect of four ingredients. The Golem Project: find out what wakes the golem, and report on it at the conferences.
