# Ce que tous les jeux partagent. Chaque jeu a ses propres mots à côté de ses règles.

someone = Joueur { $number }

why-not-an-option = Ce choix n'est pas possible maintenant.
why-not-asked = Ce n'est pas à { $seat } de répondre maintenant.
why-cannot-happen = Le hasard ne peut pas donner cela ici.

trouble-unknown-game = Il n'y a pas de jeu « { $game } ». Connus : { $known }.
trouble-unknown-agent = Il n'y a pas de joueur « { $agent } ». Connus : { $known }.
trouble-bad-seats = { $game } ne se joue pas à { $seats }. Possible : { $known }.
trouble-unknown-option = Il n'y a pas d'option « { $option } ». Connues : { $known }.
trouble-bad-option = « { $value } » n'est pas une valeur de { $option }. Possible : { $known }.
trouble-illegal-move = « { $move } » n'est pas permis : { $why } [{ $rule }].
trouble-unknown-move = { $game } ne connaît pas le coup « { $move } ».
trouble-bad-position = Ce n'est pas une position de { $game } : { $reason }
trouble-not-a-record = Ce n'est pas une partie enregistrée : elle doit commencer par « meadhall 1 ».
trouble-newer-format = Cette partie est écrite au format { $format } ; ce programme lit jusqu'au format { $known }. Un Meadhall plus récent peut la lire.
trouble-other-version = Cette partie a été jouée avec la version { $version } des règles de { $game } ; ce programme a la version { $known }.
trouble-no-header = L'en-tête de la partie est incomplet : il faut « game » et « seats ».
trouble-bad-line = La ligne { $line } de la partie est illisible : { $text }
trouble-bad-answer = Ligne { $line } de la partie : « { $answer } » est refusé. { $reason }
trouble-cannot-happen = Le hasard ne peut pas donner « { $move } » ici.
trouble-ends-too-early = La partie annonce un résultat, mais elle n'est pas finie.
trouble-other-scores = La partie annonce le résultat { $told }, mais les règles donnent { $found }.
trouble-nothing-to-undo = Il n'y a rien à reprendre.
trouble-chance-has-answered = Le hasard a répondu depuis ; cela ne se reprend pas.
trouble-another-has-answered = Quelqu'un d'autre a répondu depuis ; cela ne se reprend pas.
trouble-something-was-shown = Quelque chose a été montré qu'on ne peut oublier ; cela ne se reprend pas.
