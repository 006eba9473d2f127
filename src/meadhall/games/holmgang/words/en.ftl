game = Holmgang
    .about = Our teaching game: three villages, a few men, four cards each.

seat-0 = Wolf
seat-1 = Raven
seat-2 = Bear
season = Season { $season }
burnt = burnt
cards = Cards
glory = Glory

option-first = Who begins
    .about = Drawn by lot, or the seat you name.

ask-choose-turn = { $seats } may rest, or pillage a village.
    .as-seats = Rest, or pillage a village?
ask-pick-card = { $seats } lay one card each face down for the battle, or none.
    .as-seats = Lay one card face down for the battle, or none.
ask-keep-warm = Winter. { $seats } may burn a card to keep warm; without one, a man freezes.
    .as-seats = Winter. Burn a card to keep warm; without one, a man of yours freezes.

move-rest = Rest
move-pillage = Pillage { $village }
move-play-card = { $card ->
    [0] No card
   *[other] Card { $card }
}

event-season-began = Season { $season } begins. { $clan } goes first.
    .as-clan = Season { $season } begins. You go first.
event-rested = { $clan } rests.
    .as-clan = You rest.
event-cards-revealed = Battle at { $village }: { $clans-with-cards }.
event-battle-won = { $winner } wins at { $village } and gains 1 glory.
    .as-winner = You win at { $village } and gain 1 glory.
event-nobody-won = Nobody wins at { $village }; all fall.
event-plunder-drawn = { $clan } draws plunder worth { $worth }.
    .as-clan = You draw plunder worth { $worth }.
event-village-burnt = { $village } burns.
event-card-burnt = { $card ->
        [0] { $clan } burns a card to keep warm.
       *[other] { $clan } burns card { $card } to keep warm.
    }
    .as-clan = { $card ->
        [0] You burn a card to keep warm.
       *[other] You burn card { $card } to keep warm.
    }
event-man-froze = A man of { $clan } freezes at { $village }.
    .as-clan = A man of yours freezes at { $village }.

why-village-is-burnt = { $village } is burnt already.
why-no-men-there = You have no men at { $village }.
why-rest-or-pillage = Rest, or pillage a village.
why-card-not-in-hand = You do not hold card { $card }.
why-play-a-card = Play a card, or none.

lesson-welcome = Welcome to the holm. Three villages, a few men, four cards: glory goes to whoever dares.
lesson-pillage = You have a man in every village, and so has Raven. Pillage { $village }: whoever else is there will fight you for it.
lesson-battle = Now both of you lay a card face down. Men and card together are your strength; a high card should do.
lesson-winter = Winter. Burn a card you can spare, or one of your men freezes. Choose as you like.
lesson-end = That is all there is to it. Play on if you like: Raven is on their own now.

face-card = Card { $card }
face-card-gone = Card { $card }, no longer yours
face-shown = shown: { $cards }
face-hands-are-secret = What the clans hold is their secret.
face-men = { $name } { $count ->
    [0] nobody
    [one] one man
   *[other] { $count } men
}
face-bag = In the bag: { $ones } worth 1, { $twos } worth 2, { $threes } worth 3.

tally-glory = Glory
tally-cards = Cards
