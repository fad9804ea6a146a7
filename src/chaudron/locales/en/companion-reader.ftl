# The companion's reader for Alchemists: what it says besides the words of the terminal's.

companion-reader = Reader
    .about = Alchemists, instead of the publisher’s app: mix, sell, debunk, read, wake the golem. Phones with the same code give the same answers.

## The code

companion-reader-welcome = The secret of a game of Alchemists lies in its code. One phone makes it, and gives it to the others at the table.
companion-reader-new = A new game
companion-reader-new-base = Base game
companion-reader-new-golem = With The King’s Golem
companion-reader-enter = A game that has begun
companion-reader-code-field = Code of the game
companion-reader-code-hint = 4 letters, or 5 with the golem
companion-reader-read = Read it
companion-reader-same-glyph = Every phone at the table must show this glyph.
companion-reader-begin = Begin
companion-reader-not-kept = This phone keeps nothing: write the code down, or it is lost with this page.
companion-reader-game = This game
companion-reader-masked = Code { $dots }
companion-reader-leave = Close the game
companion-reader-leave-sure = Close this game on this phone?
    .about = Only its code brings it back.
companion-reader-no = No, go back
companion-reader-other-game = Put this game away for another?
companion-reader-other-game-yes = Read the other game
companion-reader-this-game = On this phone
companion-reader-linked-game = Behind the link

## Questions

companion-reader-mix = Mix a potion
    .about = Take the phone to yourself: nobody else may see the ingredients. Discard them afterwards.
companion-reader-sell = Sell to the adventurer
    .about = Nobody else may see the ingredients. Everybody learns how good the brew is, and nobody what it is.
companion-reader-sign = Debunk as an apprentice
    .about = For a theory or an article: name an ingredient and a colour, and everybody sees the sign.
companion-reader-claim = Debunk as a master
    .about = For a theory or an article: name two ingredients and the potion they make. Everybody learns whether it is true.
companion-reader-exhibit = Exhibition
    .about = Announce a potion, then mix. Nobody else may see the ingredients; everybody learns whether it is the potion.
companion-reader-library = Read a book
    .about = This phone draws four ingredients by its own chance: another phone would draw others. What it says of them is the same everywhere.
companion-reader-study = Test the golem
    .about = Give it an ingredient and see how it reacts. Discard the ingredient afterwards.
companion-reader-animate = Animate the golem
    .about = Announce it, then choose two ingredients in secret; no cards are needed. Everybody learns whether the golem wakes.
companion-reader-reveal = Great revelation
companion-reader-reveal-sure = Reveal everything?
    .about = This ends the game for everybody.
companion-reader-encyclopedia = For the encyclopedia, colour by colour
companion-reader-reveal-yes = Reveal everything

companion-reader-touch = { $n ->
    [one] Touch an ingredient
   *[other] Touch two ingredients
}
companion-reader-tester = Who tries it?
companion-reader-tester-student = The student
companion-reader-tester-self = You
companion-reader-tester-nobody = Nobody
companion-reader-announced = Which potion do you announce?
companion-reader-draw = Draw four ingredients
companion-reader-hold = Hold to see
    .about = It is there as long as you hold, then gone.
companion-reader-show = Show to all
companion-reader-back = Back
companion-reader-done = Put away

## Answers

companion-reader-gone = Seen, and gone.
companion-reader-student-happy = The student stays happy.
companion-reader-student-unhappy = The student turns unhappy: later tests this round cost 1 gold.
companion-reader-drunk-well = Nothing happens to you.
companion-reader-drunk-red = One of your cubes goes to the hospital: one cube fewer next round.
companion-reader-drunk-green = You choose no order space next round: you act last.
companion-reader-drunk-blue = You lose 1 reputation.
companion-reader-exhibited = It is the { $potion }.
companion-reader-exhibited-not = It is not the { $potion }.
