game = Twigs
    .about = Guess what lies under the cup.
option-twigs = Twigs for each
ask-pick-guess = { $seats } guess.
move-guess = Guess { $twigs }
event-stones-dealt = { $seat } is dealt { $count-stones ->
    [0] stones
   *[other] the stones { $stones }
}.
event-cup-lifted = Under the cup: { $twigs }.
why-guessed-before = You guessed { $twigs } just before.
event-round-began = Round { $number } begins.
event-guessed = All guess: { $guesses }.
