game = Brindilles
    .about = Devinez ce qu'il y a sous le gobelet.
option-twigs = Brindilles de chacun
ask-pick-guess = { $seats } devinent.
move-guess = Deviner { $twigs }
event-stones-dealt = { $seat } reçoit { $count-stones ->
    [0] des pierres
   *[other] les pierres { $stones }
}.
event-cup-lifted = Sous le gobelet : { $twigs }.
why-guessed-before = Vous venez de deviner { $twigs }.
event-round-began = La manche { $number } commence.
event-guessed = Chacun devine : { $guesses }.
