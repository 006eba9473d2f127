# Ce qui est dit du programme de quelqu'un d'autre, au terminal, dans l'arène et par `meadhall bot-check`.

trouble-program-unreadable = « { $program } » ne se lit pas comme un programme et ses mots : { $reason }
trouble-program-missing = Dites quel programme : program:./bot.pl
trouble-program-option = « @{ $option } » n'est pas une option de programme : écrivez @nom=valeur ; milliseconds et iterations sont des nombres.
trouble-program-name = Un bot ne peut pas s'appeler « { $name } » : des minuscules, des chiffres et des traits d'union, et pas un nom déjà pris.
trouble-program-not-found = Il n'y a pas de programme { $path } que l'on puisse lancer.
trouble-program-not-started = Le programme « { $program } » n'a pas pu être lancé : { $reason }.
trouble-program-hello = Le programme « { $program } » ne s'est pas bien présenté : il manque une ligne « { $missing } … » avant « ready ».
trouble-program-no-option = Le programme « { $program } » n'a pas d'option « { $option } ». Il a : { $known }.
trouble-program-plays-not = Le programme « { $program } » ne joue pas à { $game }. Il joue à : { $known }.
trouble-program-plays-nothing = Le programme « { $program } » ne joue à aucun des jeux installés ici : { $known }.
trouble-program-ended = Le programme « { $program } » s'est arrêté de lui-même{ $code ->
    [none] .
   *[other] {" "}(code de sortie { $code }).
}
trouble-program-silent = Le programme « { $program } » ne répond pas.
trouble-program-too-slow = Le programme « { $program } », prié de s'arrêter, n'a pas répondu en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
trouble-program-goes-on = Le programme « { $program } » ne s'est pas terminé en { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
trouble-program-floods = Le programme « { $program } » en dit trop : plus de { $most } octets pour une question, ou plus de { $longest } sur une ligne.
trouble-program-unasked = Le programme « { $program } » a répondu à ce que personne ne demandait : { $line }
trouble-program-error = Le programme « { $program } » dit que quelque chose n'a pas marché : { $said }
trouble-program-illegal = Le programme « { $program } » a répondu « { $move } » à { $game }, ce qui n'est aucun des { $options } coups proposés.

check-title = { $program } : { $name }, de { $author }
check-title-unknown = { $program }
check-result = { $passed ->
    [yes] réussi
   *[no] échoué
}
check-hello = Il démarre, se présente et dit à quoi il joue
check-ready = Il répond à « ready? »
check-nonsense = Il passe sur les lignes inconnues, le JSON abîmé et les lignes vides
check-game = Il joue une partie entière : { $game }
check-same-again = Il joue une deuxième partie dans le même processus : { $game }
check-hurry = Il répond avec une milliseconde pour réfléchir
check-stop = Il répond quand on lui dit de s'arrêter
check-idle-stop = Il passe sur « stop » quand rien n'est demandé
check-once = Il répond une fois, et seulement quand on le lui demande
check-quit = Il se termine quand on lui dit de partir
check-closed = Il se termine quand son entrée standard est fermée
check-told = { $moves ->
    [one] un coup
   *[other] { $moves } coups
}, { $milliseconds } ms chacun en moyenne, { $longest } ms au plus
check-all-passed = { $count ->
    [one] L'unique épreuve est réussie.
   *[other] Les { $count } épreuves sont réussies.
}
check-some-failed = { $failed ->
    [one] Une épreuve
   *[other] { $failed } épreuves
} sur { $count } : échec.
check-errors = Ses dernières lignes sur la sortie d'erreur :
