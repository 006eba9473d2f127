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
trouble-unknown-language = Il n'y a pas de mots en « { $language } ». Connus : { $known }.
trouble-unknown-rule = { $game } n'a pas de règle « { $number } ».
trouble-option-needs-value = Une option s'écrit nom=valeur, pas « { $option } ».
trouble-seats-do-not-match = { $seats } places ont été nommées, mais la partie en a { $game }.
trouble-no-such-choice = Il n'y a pas de choix { $number } : ils vont de 1 à { $most }.
trouble-cannot-read = { $path } est illisible : { $reason }.
trouble-cannot-save = { $path } ne peut être enregistré : { $reason }.

# Le terminal

terminal-welcome = Bienvenue dans la halle.
terminal-help-line = un nombre, ou : ? · pourquoi COUP · annuler · règles NUMÉRO · plateau · sauver · quitter · en
terminal-help =
    Tapez le numéro d'un choix, ou le coup tel qu'il est écrit derrière.
    pourquoi COUP dit pourquoi un coup est refusé. règles NUMÉRO lit une règle. plateau redessine la table.
    annuler reprend votre dernière réponse tant que personne d'autre n'a répondu. sauver garde la partie, quitter la sauve et s'en va.
terminal-hand-over = Passez le clavier à { $name }, qui appuie sur Entrée.
terminal-it-is-allowed = C'est permis.
terminal-saved = Enregistré : { $path }
terminal-go-on-with = Pour continuer : meadhall play { $game } --load { $path }
terminal-goes-on = La partie n'est pas finie.
terminal-victor = { $rank }. { $name } l'emporte avec { $score }.
terminal-loser = { $rank }. { $name } : { $score }
terminal-verified = { $answers ->
    [one] { $answers } réponse, conforme aux règles.
   *[other] { $answers } réponses, toutes conformes aux règles.
}
terminal-agent = Joueur
terminal-victories = Victoires
terminal-interval = Intervalle à 95 %
terminal-score = Score moyen
terminal-bench-game = Jeu
terminal-bench-decisions = Décisions/s
terminal-bench-loop = … depuis Python
terminal-bench-games = Parties/s
terminal-bench-copy = Copie, µs
terminal-bench-compiled = Compilé
