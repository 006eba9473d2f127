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
trouble-port-is-taken = { $host }:{ $port } est pris par un autre programme. Choisissez un autre port avec --port.
trouble-cannot-save = { $path } ne peut être enregistré : { $reason }.

# Le terminal

terminal-welcome = Bienvenue dans la halle.
terminal-hall-is-open = La halle est ouverte : { $address }   (Ctrl-C la ferme ; rien n'est perdu)
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

# La salle : ce qui peut mal tourner.

trouble-refused = Les règles ne le permettent pas maintenant.
trouble-stale-question = Cette question a reçu sa réponse ou a changé entre-temps.
trouble-stale-undo = Il s'est passé quelque chose depuis ; cela ne se reprend plus.
trouble-nothing-asked = On ne vous demande rien maintenant.
trouble-answer-instead = On vous le demande à l'instant : répondez plutôt.
trouble-game-is-over = Cette partie est finie.
trouble-game-not-over = Cette partie n'est pas encore finie.
trouble-not-begun = Cette partie n'a pas encore commencé.
trouble-already-begun = Cette partie a déjà commencé.
trouble-table-abandoned = Tout le monde a quitté cette table.
trouble-table-moved-on = Cette table a changé ; regardez-la de nouveau.
trouble-no-such-table = Cette table n'existe pas.
trouble-no-such-seat = Il n'y a pas de place { $seat } à cette table.
trouble-no-such-step = Il n'y a pas d'étape { $step } ; cette partie en compte { $steps }.
trouble-not-your-seat = Ce n'est pas votre place.
trouble-not-your-table = Vous n'êtes pas assis à cette table.
trouble-only-players = Seuls ceux qui sont assis à la table le peuvent.
trouble-players-only = Tant que la partie dure, c'est réservé à ses joueurs.
trouble-no-spectators = Cette table n'accueille pas de spectateurs.
trouble-host-only = Seul l'hôte de la table le peut.
trouble-no-free-seat = Il n'y a pas de place libre.
trouble-seats-free = Toutes les places ne sont pas encore prises.
trouble-invitation-needed = Pour s'asseoir ici, il faut une invitation.
trouble-wrong-invitation = Cette invitation n'est pas pour cette table.
trouble-wrong-token = Ce jeton n'est pas pour cette place.
trouble-resign-instead = La partie a commencé : abandonnez s'il vous faut partir.
trouble-nobody-to-replace = Personne ne manque à cette place.
trouble-still-here = { $name } est toujours là.
trouble-missing-too-short = Attendez encore un peu : { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
trouble-level-missing = Dites quel automate doit s'asseoir là.
trouble-no-lesson = { $game } n'a pas encore de visite guidée.
trouble-lesson-expects = Ce serait permis, mais la visite guidée va ailleurs. Suivez la lumière.
trouble-not-in-a-lesson = Pas pendant une visite guidée.
trouble-no-record = Cette table a commencé au milieu d'une partie et n'a pas d'enregistrement à elle.
trouble-not-signed-in = Dites-nous d'abord votre nom.
trouble-bad-name = Ce n'est pas un nom lisible.
trouble-nothing-said = Il n'y a rien à dire.
trouble-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
trouble-account-taken = Le nom { $account } est pris.
trouble-account-already = Vous avez déjà le compte { $account }.
trouble-foreign-origin = Cela vient d'un autre site.
trouble-too-large = C'est trop grand ; la limite est de { $limit } octets.
trouble-too-often = C'était trop souvent. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
trouble-unreadable = Cela ne peut pas se lire.
trouble-text-only = On ne comprend ici que du texte.
trouble-bad-body = Cela n'a pas été compris : { $reason }
trouble-bad-address = Cette partie de l'adresse n'est pas comprise : { $where }
trouble-hello-first = Dites d'abord bonjour.
trouble-hello-once = Vous avez déjà dit bonjour.
trouble-no-such-page = Il n'y a rien à cette adresse.
trouble-no-such-method = Cela ne se fait pas à cette adresse.
trouble-something-broke = Quelque chose s'est cassé dans la salle. C'est noté.

# La salle : ce qu'elle dit à une table.

notice-resigned = { $name } abandonne ; un automate continue.
notice-overdue = Le temps de { $name } est écoulé ; un automate continue.
notice-replaced = { $name } manque ; un automate continue.
notice-rematch = { $name } a dressé la table pour une autre partie.
notice-prepared-dropped = La réponse préparée n'est pas possible maintenant ; elle a été mise de côté.
