# Le lecteur du compagnon pour Alchimistes : ce qu’il dit en plus des mots de celui du terminal.

companion-reader = Lecteur
    .about = Alchimistes, à la place de l’application de l’éditeur : mélanger, vendre, réfuter, lire, éveiller le golem. Les téléphones de même code donnent les mêmes réponses.

## Le code

companion-reader-welcome = Le secret d’une partie d’Alchimistes tient dans son code. Un téléphone le crée et le donne aux autres autour de la table.
companion-reader-new = Nouvelle partie
companion-reader-new-base = Jeu de base
companion-reader-new-golem = Avec Le Golem du Roi
companion-reader-enter = Partie commencée
companion-reader-code-field = Code de la partie
companion-reader-code-hint = 4 lettres, ou 5 avec le golem
companion-reader-read = La lire
companion-reader-same-glyph = Chaque téléphone de la table doit montrer ce signe.
companion-reader-begin = Commencer
companion-reader-not-kept = Ce téléphone ne garde rien : notez le code, il se perd avec cette page.
companion-reader-game = Cette partie
companion-reader-masked = Code { $dots }
companion-reader-leave = Fermer la partie
companion-reader-leave-sure = Fermer cette partie sur ce téléphone ?
    .about = Seul son code la fera revenir.
companion-reader-no = Non, retour
companion-reader-other-game = Ranger cette partie pour une autre ?
companion-reader-other-game-yes = Lire l’autre partie
companion-reader-this-game = Sur ce téléphone
companion-reader-linked-game = Derrière le lien

## Questions

companion-reader-mix = Mélanger une potion
    .about = Prenez le téléphone pour vous : personne d’autre ne doit voir les ingrédients. Défaussez-les ensuite.
companion-reader-sell = Vendre à l’Aventurier
    .about = Personne d’autre ne doit voir les ingrédients. Tous apprennent ce que vaut la potion, et personne laquelle c’est.
companion-reader-sign = Réfuter en apprenti
    .about = Pour une Théorie ou un Article : nommez un ingrédient et une couleur, et tous voient le signe.
companion-reader-claim = Réfuter en maître
    .about = Pour une Théorie ou un Article : nommez deux ingrédients et la potion qu’ils donnent. Tous apprennent si c’est vrai.
companion-reader-exhibit = Grande Exposition
    .about = Annoncez une potion, puis mélangez. Personne d’autre ne doit voir les ingrédients ; tous apprennent si c’est bien elle.
companion-reader-library = Lire un Grimoire
    .about = Ce téléphone tire quatre ingrédients de son propre hasard : un autre en tirerait d’autres. Ce qu’il en dit est partout pareil.
companion-reader-study = Tester le Golem
    .about = Donnez-lui un ingrédient et voyez comment il réagit. Défaussez l’ingrédient ensuite.
companion-reader-animate = Donner vie au Golem
    .about = Annoncez-le, puis choisissez deux ingrédients en secret ; aucune carte n’est nécessaire. Tous apprennent si le golem s’éveille.
companion-reader-reveal = Grande révélation
companion-reader-reveal-sure = Tout révéler ?
    .about = La partie se termine pour tous.
companion-reader-encyclopedia = Pour l’encyclopédie, couleur par couleur
companion-reader-reveal-yes = Tout révéler

companion-reader-touch = { $n ->
    [one] Touchez un ingrédient
   *[other] Touchez deux ingrédients
}
companion-reader-tester = Qui l’essaie ?
companion-reader-tester-student = L’étudiant
companion-reader-tester-self = Vous
companion-reader-tester-nobody = Personne
companion-reader-announced = Quelle potion annoncez-vous ?
companion-reader-draw = Tirer quatre ingrédients
companion-reader-hold = Tenir pour voir
    .about = La réponse est là tant que vous tenez, puis disparaît.
companion-reader-show = Montrer à tous
companion-reader-back = Retour
companion-reader-done = Ranger

## Réponses

companion-reader-gone = Vu, et effacé.
companion-reader-student-happy = L’étudiant reste content.
companion-reader-student-unhappy = L’étudiant devient mécontent : les tests suivants de la manche coûtent 1 Pièce d’Or.
companion-reader-drunk-well = Il ne vous arrive rien.
companion-reader-drunk-red = Un de vos cubes part à l’hôpital : un cube de moins à la manche suivante.
companion-reader-drunk-green = Pas de choix d’ordre à la manche suivante : vous jouerez en dernier.
companion-reader-drunk-blue = Vous perdez 1 Réputation.
companion-reader-exhibited = C’est bien elle : { $potion }.
companion-reader-exhibited-not = Ce n’est pas elle : { $potion }.
