# Ce que tous les jeux partagent. Chaque jeu a ses propres mots à côté de ses règles.

someone = Joueur { $number }

why-not-an-option = Ce choix n'est pas possible maintenant.
why-not-asked = Ce n'est pas à { $seat } de répondre maintenant.
why-cannot-happen = Le hasard ne peut pas donner cela ici.

trouble-unknown-game = Il n'y a pas de jeu « { $game } ». Connus : { $known }.
trouble-bad-game-name = « { $name } » ne peut pas être le nom d'un jeu : de { $shortest } à { $longest } lettres de a à z, des traits d'union entre les mots, et aucun mot que Python se réserve.
trouble-name-taken = « { $name } » est pris : choisissez un autre nom.
trouble-folder-exists = { $folder } existe déjà.
trouble-no-repository = { $folder } n'est pas dans les sources de Meadhall ; --package DOSSIER fait un paquet à part.
trouble-broken-command = La commande « { $command } » ne peut pas être chargée : { $reason }.
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
trouble-say-it-again = { $move } ? Tapez encore une fois { $number } pour confirmer.
trouble-no-such-choice = Il n'y a pas de choix { $number } : ils vont de 1 à { $most }.
trouble-cannot-read = { $path } est illisible : { $reason }.
trouble-port-is-taken = { $host }:{ $port } est pris par un autre programme. Choisissez un autre port avec --port.
trouble-bad-proxy = Ce n'est pas l'adresse d'un proxy ni d'un réseau : { $reason }
trouble-cannot-save = { $path } ne peut être enregistré : { $reason }.

# Le terminal

terminal-welcome = Bienvenue dans la salle.
terminal-hall-is-open = La salle est ouverte : { $address }   (Ctrl-C la ferme ; rien n'est perdu)
terminal-compiling = Les règles se compilent à côté de la salle ; en attendant, elles tournent telles quelles.
terminal-compiling-parts = Compilation des règles … { $done } sur { $parts }
terminal-compiled = Les règles sont compilées : les automates s'en servent désormais, et la prochaine salle aussi.
terminal-not-compiled = Les règles ne sont pas compilées et tournent telles quelles : { $reason }
terminal-no-compiler = Il n'y a pas de compilateur C (gcc, python3-dev), les règles tournent telles quelles : les automates réfléchissent plus lentement, rien d'autre ne change.
terminal-help-line = un nombre, ou : ? · conseil · pourquoi COUP · annuler · règles NUMÉRO · plateau · sauver · quitter · en
terminal-help =
    Tapez le numéro d'un choix, ou le coup tel qu'il est écrit derrière.
    conseil nomme les meilleurs coups d'après ce que vous pouvez savoir. pourquoi COUP dit pourquoi un coup est refusé. règles NUMÉRO lit une règle. plateau redessine la table.
    annuler reprend votre dernière réponse tant que personne d'autre n'a répondu. sauver garde la partie, quitter la sauve et s'en va.
terminal-hand-over = Passez le clavier à { $name }, qui appuie sur Entrée.
terminal-it-is-allowed = C'est permis.
terminal-saved = Enregistré : { $path }
terminal-go-on-with = Pour continuer : meadhall play { $game } --load { $path }
terminal-goes-on = La partie n'est pas finie.
terminal-victor = { $rank }. { $name } l'emporte avec { $score }.
terminal-loser = { $rank }. { $name } : { $score }
terminal-new-game = { $name } est commencé : { $count } fichiers dans { $folder }. Ensuite :
terminal-verified = { $answers ->
    [one] { $answers } réponse, conforme aux règles.
   *[other] { $answers } réponses, toutes conformes aux règles.
}
terminal-hint-thinking = Un instant de réflexion …
terminal-hint-move = { $percent } %   { $move }
terminal-hint-then = puis { $name } : { $move }
terminal-lookback = En y repensant
terminal-lookback-about = Les chances sont jugées d'après la vraie table ; les choix, d'après ce que le siège pouvait alors savoir ; la fortune est ce que le hasard a donné par rapport à sa moyenne. Les deux se comptent en centièmes de victoire.
terminal-lookback-chances = Les chances, du premier tour à la fin
terminal-lookback-seat = Siège
terminal-lookback-luck = Fortune
terminal-lookback-lost = Perdu par ses choix
terminal-lookback-best = Meilleurs choix
terminal-lookback-slips = Les choix qui ont le plus coûté
terminal-lookback-slip = Réponse { $step }, { $name } : { $chosen }. Mieux : { $better } (−{ $percent } %).
terminal-lookback-strokes = Coups du sort
terminal-lookback-stroke = Réponse { $step } : { $name } { $gained } %
terminal-lookback-team = Tous ensemble
terminal-bench-game = Jeu
terminal-bench-decisions = Décisions/s
terminal-bench-loop = … depuis Python
terminal-bench-games = Parties/s
terminal-bench-search = Explorées/s
terminal-bench-copy = Copie, µs
terminal-bench-view = Vue, µs
terminal-bench-change = Changement, µs
terminal-bench-compiled = Compilé

# La salle : ce qui peut mal tourner.

trouble-refused = Les règles ne le permettent pas maintenant.
trouble-stale-question = Cette question a reçu sa réponse ou a changé entre-temps.
trouble-no-suggestions-here = Une suggestion est montrée à tous : elle n'a sa place que là où l'on gagne ou perd ensemble.
trouble-stale-undo = Il s'est passé quelque chose depuis ; cela ne se reprend plus.
trouble-nothing-asked = On ne vous demande rien maintenant.
trouble-answer-instead = On vous le demande à l'instant : répondez plutôt.
trouble-game-is-over = Cette partie est finie.
trouble-game-not-over = Cette partie n'est pas encore finie.
trouble-no-hints = À cette table, on joue les uns contre les autres, et qui l'a dressée n'a pas permis les conseils.
trouble-no-hint-now = Aucun conseil n'a été trouvé à temps. Redemandez.
trouble-no-lookback = Cette partie n'a pas pu être analysée. C'est noté.
trouble-not-begun = Cette partie n'a pas encore commencé.
trouble-already-begun = Cette partie a déjà commencé.
trouble-table-abandoned = Tout le monde a quitté cette table.
trouble-table-moved-on = Cette table a changé ; regardez-la de nouveau.
trouble-seat-not-kept = L'automate garde ce siège : qui a abandonné ou épuisé son temps ne peut pas le reprendre.
trouble-table-stopped = Cette partie a été commencée avec des règles qui ne se jouent plus ; elle ne peut pas être poursuivie. Son récit et son enregistrement restent.
trouble-table-unreadable = Une partie des données de cette table est illisible. Elle est mise de côté, et rien n'en est perdu.
trouble-hall-has-it = Une autre salle a ouvert la base { $database } : processus { $holder }. Fermez-la d'abord, ou nommez une autre base.
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
trouble-too-many-tables = Vous avez { $most } tables inachevées ; il n'en faut pas plus. Finissez-en une, ou abandonnez-la, avant d'en ouvrir une autre.
trouble-too-many-open-tables = { $most } de vos tables attendent déjà des joueurs. Laissez-en une se remplir, ou quittez-la, avant d'en ouvrir une autre.
trouble-too-many-listed-tables = { $most } de vos tables sont déjà montrées à tous. Ouvrez celle-ci sur invitation seulement, ou finissez-en une autre d'abord.
trouble-too-many-bot-tables = À { $most } de vos tables, des automates jouent déjà entre eux. Attendez qu'une partie soit finie.
trouble-level-missing = Dites quel automate doit s'asseoir là.
trouble-no-lesson = { $game } n'a pas encore de visite guidée.
trouble-lesson-expects = Ce serait permis, mais la visite guidée va ailleurs. Suivez la lumière.
trouble-not-in-a-lesson = Pas pendant une visite guidée.
trouble-no-record = Cette table a commencé au milieu d'une partie et n'a pas d'enregistrement à elle.
trouble-not-signed-in = Dites-nous d'abord votre nom.
trouble-bad-name = Ce n'est pas un nom lisible.
trouble-nothing-said = Il n'y a rien à dire.
trouble-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
trouble-wrong-old-password = Ce n'est pas votre mot de passe actuel.
trouble-weak-password = Ce mot de passe est facile à deviner. Prenez-en un plus long : trois ou quatre mots sans rapport entre eux conviennent bien.
trouble-no-account = Vous n'avez pas encore de compte, donc pas de mot de passe.
trouble-signed-out = Vous vous êtes déconnecté.
trouble-too-many-sockets = Vous regardez trop de tables à la fois : { $most } fenêtres au plus. Fermez-en quelques-unes.
trouble-cannot-store = La salle ne peut rien écrire pour le moment. Rien n'est perdu ; réessayez dans un instant.
trouble-unknown-host = Cette salle n'est pas connue sous ce nom.
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
notice-came-back = { $name } est de retour.
notice-stopped = Les règles de cette partie ne se jouent plus ; elle ne peut pas être poursuivie.
notice-rematch = { $name } a dressé la table pour une autre partie.
notice-prepared-dropped = La réponse préparée n'est pas possible maintenant ; elle a été mise de côté.

# La page d'une salle sans son client.

page-without-client = La salle est ouverte, mais elle a été installée sans son client pour navigateur. Avec Node.js 20.19 ou plus récent, lancez « make play » dans le dossier du projet, ou réinstallez le paquet ; ce que fabrique « make package » contient le client et se passe de Node.js.

# La salle dans le navigateur.

hall-home = Meadhall, vers la grande salle
hall-lobby = La grande salle
hall-to-the-hall = Retour à la salle
hall-skip-to-main = Aller au contenu
hall-skip-to-board = Aller au plateau
hall-close = Fermer
hall-back = Retour
hall-keep = Garder
hall-copy = Copier
hall-copied = Copié
hall-menu = Réglages de la table
hall-language-switch = Passer au français
hall-to-daylight = Passer à la lumière du jour
hall-to-firelight = Passer à la lueur du feu
hall-sound = Sons
hall-careful = Redemander avant chaque choix
hall-speed = Rythme des animations
hall-speed-calm = Tranquille
hall-speed-usual = Habituel
hall-speed-brisk = Vif
hall-speed-none = Aucune
hall-less-motion = Votre système demande moins de mouvement : rien ne bouge.
hall-shut = La salle ne répond pas
    .about = Elle s'ouvre peut-être, ou le chemin est coupé. Nous frappons de nouveau toutes les deux secondes.
hall-lost = Il n'y a rien ici
    .about = Ce sentier ne mène nulle part. La salle n'est pas loin.
hall-barred = Vous ne pouvez pas entrer ici

hall-who-are-you = Qui va là ?
    .about = Un nom suffit pour jouer. On ne vous demande rien d'autre.
hall-your-name = Votre nom
hall-come-in = Entrer
hall-have-account = Vous avez un compte ?
hall-name-first = Dites-nous d'abord votre nom, puis prenez place.
hall-name-to-sit = Dites-nous votre nom et prenez place.
hall-account = Vous
hall-account-of = Compte de { $name }
hall-account-name = Nom du compte
hall-account-kept = Vos parties sont gardées sous ce compte. Connectez-vous n'importe où pour les retrouver.
hall-password = Mot de passe
hall-new-password = Mot de passe (8 signes au moins)
hall-old-password = Mot de passe actuel
hall-password-to-be = Nouveau mot de passe (8 signes au moins)
hall-change-password = Changer le mot de passe
    .about = Tous les autres appareils sont déconnectés.
hall-password-changed = Votre mot de passe est changé, { $name }.
hall-become-account = Garder mes parties
    .about = Avec un nom et un mot de passe, vous retrouvez vos parties sur tout appareil. Vous gardez toutes vos places.
hall-became-account = C'est fait. Vos parties sont gardées, { $name }.
hall-log-in = Se connecter
hall-log-out = Se déconnecter
hall-logged-in = Bon retour, { $name }.
hall-logged-out = Vous êtes déconnecté. Adieu !
hall-renamed = Vous êtes maintenant { $name }.
hall-at-the-table = À la table

hall-welcome = Bienvenue dans la salle
    .about = De grands jeux vikings au coin du feu : entre amis, avec des inconnus, avec des automates. Prenez place et jouez.
hall-greeting = Heureux de vous voir, { $name }
hall-new-table = Nouvelle table
hall-my-tables = Vos tables
hall-listed-tables = Dans la salle en ce moment
hall-finished-tables = Vos sagas
hall-no-tables = Aucune table n'est dressée pour l'instant. Soyez le premier.
hall-games = Les jeux
hall-players = { $least } à { $most } joueurs
hall-set-table = Dresser une table
hall-learn = Apprendre en jouant
hall-rules = Règles
hall-show-all = Tout montrer ({ $count })
hall-private = privée
hall-kind-fork = et si
hall-kind-lesson = visite guidée
hall-waits-for-you = La décision est à vous
hall-is-open = Attend des joueurs
hall-is-running = En cours
hall-is-over = Terminée
hall-is-abandoned = Abandonnée
hall-is-stopped = Ne peut pas être poursuivie
hall-is-unreadable = Illisible, mise de côté
hall-play-on = Jouer
hall-to-my-seat = À la table
hall-sit-down = Prendre place
hall-watch = Regarder
hall-look-back = Revoir
hall-look-on = Revoir

hall-which-game = Quel jeu ?
hall-who-plays = Qui joue ?
hall-how-many = joueurs
hall-seat-numbered = Place { $number }, { $name }
hall-seat-me = Vous
hall-seat-invited = Qui a le lien
hall-seat-open = N'importe qui dans la salle
hall-seat-person = Une personne
hall-seat-bot = Automate : { $level }
hall-level-random = joue au hasard
    .about = Tous les coups se valent.
hall-level-thrall = thrall, se trompe parfois
    .about = Des coups plausibles et de franches erreurs : pour une première soirée.
hall-level-greedy = prend ce qu'il peut
    .about = Regarde un coup à l'avance et prend ce qui paraît le mieux.
hall-level-skald = scalde, réfléchit un instant
    .about = Réfléchit jusqu'à un dixième de seconde : pour qui connaît les règles.
hall-level-jarl = jarl, réfléchit bien
    .about = Réfléchit une seconde environ, et à ce que vous répondrez.
hall-level-odin = Odin, réfléchit longtemps
    .about = Réfléchit cinq secondes environ. Peu s'assoient deux fois à sa table.
hall-bot = automate
hall-drawn = Tirer les places au sort
    .about = Les places sont tirées au sort au début de la partie.
hall-options = Comment on joue
hall-value-drawn = Tiré au sort
hall-value-true = Oui
hall-value-false = Non
hall-value-other = Autre …
hall-pace = Rythme
hall-mode-live = En une séance
    .about = Tout le monde est là et joue à son tour.
hall-mode-correspondence = Par lettres
    .about = Répondez quand vous trouvez le temps ; la table attend des jours.
hall-clock = Pendule
hall-clock-none = Sans pendule
hall-clock-quick = 5 minutes, et 15 secondes par réponse
hall-clock-usual = 15 minutes, et 30 secondes par réponse
hall-clock-long = 1 heure, et 1 minute par réponse
hall-clock-three-days = 3 jours par réponse
hall-clock-one-day = 1 jour par réponse
hall-clock-week = 1 semaine par réponse
hall-listed = La montrer dans la salle
    .about = Sinon, seuls ceux qui ont le lien la trouvent.
hall-watchable = Les spectateurs sont les bienvenus
    .about = Ils voient ce qui est visible de tous, jamais ce qui est secret.
hall-hints = Les conseils sont permis
    .about = Qui doit répondre peut se faire montrer les meilleurs coups. Contre des automates, et là où tous gagnent ensemble, c'est toujours permis.
hall-hints-here = On peut demander conseil à cette table.
hall-set-this-table = Dresser la table

hall-invitation = Vous êtes invité
hall-somebody = Quelqu'un
hall-invited-by = { $host } vous garde une place : { $game }, { $seats } à la table.
hall-sit-down-as = Prendre place, { $name }
hall-room-waiting = La partie commence dès que toutes les places sont prises.
hall-room-full = Tout le monde est là.
hall-seats = Places
hall-host = hôte
hall-you = vous
hall-change-seat = Qui peut prendre la place { $number }
hall-start = Commencer
hall-stand-up = Se lever
hall-invite = Inviter
    .about = Quiconque ouvre ce lien prend une place libre.

hall-setting-table = On dresse la table …
hall-watching = vous regardez
hall-your-turn = à vous
hall-moment = L'instant
hall-board = Plateau
hall-own-sheet = Vos affaires
hall-beside-board = À côté du plateau
hall-pull = Montrer plus ou moins de l'instant
hall-choices = Vos choix
hall-answer-on-its-way = Votre réponse est en route …
hall-waiting-for = On attend { $names }.
hall-also-waiting-for = On attend aussi { $names }.
hall-have-answered = { $count ->
    [one] { $names } a répondu.
   *[other] { $names } ont répondu.
}
hall-skip = Aller au présent
hall-undo = Reprendre
hall-again = Encore une fois pour confirmer
    .wasted = Encore une fois pour confirmer : il vous reste quelque chose à perdre
    .hopeless = Encore une fois pour confirmer : cela ne peut pas réussir
hall-hint = Conseil
    .about = Les meilleurs coups d'après ce que vous pouvez savoir. Un clic montre le choix ; c'est à vous de le faire.
hall-hint-thinking = On y réfléchit …
hall-hint-close = Ranger le conseil
hall-hint-chance = Chances : { $percent } %
hall-hint-chance-team = Chances de tous : { $percent } %
hall-hint-then = Puis, selon toute attente :
hall-hint-step = { $name } : { $move }
hall-foresee = Prévoir
    .about = On pourrait vous le demander ensuite. Votre choix sera joué aussitôt s'il est alors permis.
hall-nothing-foreseen = Il n'y a encore rien à prévoir.
hall-prepared = Préparé : { $move }
hall-unprepare = Oublier
hall-suggest = Suggérer
    .about = Choisissez pour montrer ce choix aux autres. Il n'est pas joué.
hall-suggests = { $name } suggère : { $move }
hall-advise = Désignez un coup pour le suggérer ; qui est interrogé décide.
hall-suggested-by = (suggéré par { $names })
hall-game-over = La partie est finie.
hall-story = Récit
hall-no-story = Il ne s'est encore rien passé.
hall-chat = Parole
hall-nothing-said = Personne n'a encore rien dit.
hall-say-something = Dire quelque chose
hall-say = Dire
hall-search-rules = Chercher dans les règles
hall-nothing-found = Aucune règle n'en parle.
hall-away = absent
hall-replace = Laisser un automate continuer
hall-take-back = Reprendre votre siège
hall-left-resigned = a abandonné, un automate continue
hall-left-overdue = à court de temps, un automate continue
hall-left-replaced = absent, un automate continue
hall-zoom = Zoom
hall-zoom-in = Plus près
hall-zoom-out = Plus loin
hall-zoom-fit = Tout le plateau
hall-offline = La connexion est perdue. Rien n'est oublié ; nouvel essai { $seconds ->
    [one] dans { $seconds } seconde
   *[other] dans { $seconds } secondes
}.
hall-reconnecting = La connexion est perdue. Rien n'est oublié ; nouvel essai …
hall-try-now = Essayer maintenant
hall-lesson = Visite guidée
hall-lesson-back = En arrière dans la visite guidée
hall-lesson-next = Continuer
hall-lesson-follow = Suivez la lumière

hall-table-menu = À cette table
hall-auto = Répondre pour moi quand il n'y a pas de choix
    .about = Seulement là où tous peuvent voir qu'il n'y en a qu'un.
hall-watch-link = Un lien pour les spectateurs
hall-keys = Touches
hall-key-choose = 1–9
    .about = choisir
hall-key-skip = Échap
    .about = aller au présent
hall-key-undo = U
    .about = reprendre
hall-key-story = S
    .about = récit
hall-key-rules = R
    .about = règles
hall-key-chat = C
    .about = parole
hall-download = Télécharger la partie
hall-resign = Abandonner
hall-resign-sure = Vraiment abandonner ? Un automate prend votre place

hall-wins = { $name } l'emporte
hall-win-together = { $names } l'emportent ensemble
hall-nobody-wins = Personne ne l'emporte
hall-rematch = Rejouer
hall-join-rematch = Rejoindre la partie suivante
hall-share = Partager
hall-look-at-board = Regarder le plateau
hall-show-result = Montrer le résultat

hall-saga = Saga
hall-told-only = Cette partie a été jouée avec des règles qui n'existent plus. Son récit est conté en mots, sans le plateau.
hall-step = Étape
hall-step-of = Étape { $step } sur { $steps }
hall-play = Jouer
hall-pause = Pause
hall-to-first = Au début
hall-to-last = À la fin
hall-to-previous = Un pas en arrière
hall-to-next = Un pas en avant
hall-seen-from = Vu depuis
hall-seen-from-outside = l'extérieur
hall-what-if = Et si ?
    .about = Prenez place ici, à cet instant précis, et jouez autrement. Des automates prennent les autres places.
hall-what-if-seat = Votre place
hall-play-from-here = Continuer d'ici
hall-lookback = Chances et choix
hall-lookback-thinking = On réfléchit à la partie. Cela prend un moment ; promenez-vous en attendant.
hall-lookback-how = Les chances sont jugées d'après la vraie table, toutes les mains ouvertes. Les choix sont jugés d'après ce que le siège pouvait alors savoir. La fortune est ce que le hasard a donné, par rapport à ce qu'il donne en moyenne. Les deux se comptent en centièmes de victoire.
hall-lookback-chances = Les chances de chacun au fil de la partie
hall-lookback-chances-team = Les chances de tous au fil de la partie
hall-lookback-all = Tous ensemble
hall-lookback-seat = Siège
hall-lookback-luck = Fortune
hall-lookback-lost = Choix
hall-lookback-best = Meilleurs
hall-lookback-best-of = { $best } sur { $choices }
hall-lookback-percent = { $percent } %
hall-lookback-slips = Les choix qui ont le plus coûté
hall-lookback-none = Aucun choix n'a coûté cher.
hall-lookback-slip = { $name } : { $move }
hall-lookback-better = Mieux : { $move }
hall-lookback-strokes = Coups du sort
hall-lookback-stroke-good = Le hasard a souri à { $name }
hall-lookback-stroke-bad = Le hasard a été dur avec { $name }
hall-lookback-no-luck = Le hasard n'a pas pris parti.
hall-lookback-to = À l'étape { $step }

trouble-offline = La salle est injoignable. Réessayez dans un instant.

# Suivre ce que font les autres
hall-undo-in = Reprendre ({ $seconds })
hall-stop = Pause
hall-go-on = Continuer
hall-step-on = Suivant
hall-key-stop = Espace
    .about = arrêter, continuer
hall-key-step = →
    .about = l'événement suivant
hall-since = Depuis votre dernier tour
hall-since-more = { $count ->
    [one] Et une chose encore.
   *[other] Et { $count } choses encore.
}
hall-show-again = Revoir
hall-dismiss = Ranger
hall-gained = { $what } +{ $count }
hall-lost = { $what } −{ $count }
hall-turn-of = Tour de { $name }
hall-pace-undo = Temps pour reprendre
    .about = Après le coup d'une personne, les automates attendent ce temps-là, partout où l'on peut reprendre son coup.
hall-pace-undo-usual = Comme d'habitude ici
hall-pace-undo-0 = Aucun
hall-pace-undo-3 = 3 secondes
hall-pace-undo-6 = 6 secondes
hall-pace-undo-12 = 12 secondes
hall-pace-bots = Automates
    .about = Le temps qu'ils vous laissent pour regarder avant de répondre.
hall-pace-bots-brisk = Vifs
hall-pace-bots-usual = Habituels
hall-pace-bots-calm = Tranquilles
hall-pace-confirm = Redemander avant chaque choix
    .about = Pour toute la table. Chacun peut aussi le demander pour soi seul.
hall-careful-here = Cette table le demande à tous.
