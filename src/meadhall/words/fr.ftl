# Ce que tous les jeux partagent. Chaque jeu a ses propres mots à côté de ses règles.

someone = Joueur { $number }
listed = { $most } et { $last }
labelled = { $name } : { $what }
paired = { $one } ({ $two })
meant = { $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire : { $near } ?
    }
you = vous

why-not-an-option = Ce choix n'est pas possible maintenant.
why-not-asked = Ce n'est pas à { $seat } de répondre maintenant.
    .as-seat = Ce n'est pas à vous de répondre maintenant.
why-cannot-happen = Le hasard ne peut pas donner cela ici.

trouble-unknown-game = Il n'y a pas de jeu « { $game } ».{ meant } Connus : { $known }.
trouble-bad-game-name = « { $name } » ne peut pas être le nom d'un jeu : de { $shortest } à { $longest } lettres de a à z, des traits d'union entre les mots, et aucun mot que Python se réserve.
trouble-name-taken = « { $name } » est pris : choisissez un autre nom.
trouble-folder-exists = { $folder } existe déjà.
trouble-no-repository = { $folder } n'est pas dans les sources de Meadhall ; --package DOSSIER fait un paquet à part.
trouble-broken-command = La commande « { $command } » ne peut pas être chargée : { $reason }.
trouble-unknown-agent = Il n'y a pas de bot « { $agent } ».{ meant } Connus : { $known }.
trouble-not-observed = « { $game } » ne dit pas comment le voir en nombres : ses règles n'ont pas d'`observation`.
trouble-cannot-write = Impossible d'écrire « { $path } » : { $reason }.
trouble-not-a-data-set = « { $path } » n'est pas un de nos jeux de données.
trouble-needs-an-extra = Il manque un complément : pip install "meadhall[{ $extra }]".
records-made = { $path } est écrit : { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
} de { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $kilobytes } ko.
trouble-bad-seats = { $game } ne se joue pas à { $seats }. Possible : { $known }.
trouble-unknown-option = Il n'y a pas d'option « { $option } ».{ meant } Connues : { $known }.
trouble-bad-option = « { $value } » n'est pas une valeur de { $option }.{ meant } Possible : { $known }.
trouble-bad-option-each = « { $value } » n'est pas une valeur de { $option }.{ meant } Possible : { $known } ; ou { $seats } noms différents parmi { $names }.
trouble-bad-option-some = « { $value } » n'est pas une valeur de { $option }.{ meant } Possible : { $known } ; un nombre de { $seats } à { $most } ; ou autant de noms parmi { $names }.
trouble-bad-option-amounts = « { $value } » n'est pas une valeur de { $option }.{ meant } Possible : { $known } ; ou des nombres jusqu'à { $limits }.
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
trouble-seats-do-not-match = Places nommées : { $seats } ; la partie en a { $game }.
trouble-say-it-again = { $move } ? Tapez encore une fois { $number } pour confirmer.
trouble-no-such-choice = Il n'y a pas de choix { $number } : ils vont de 1 à { $most }.
trouble-cannot-read = { $path } est illisible : { $reason }.
trouble-port-is-taken = { $host }:{ $port } est pris par un autre programme. Choisissez un autre port avec --port.
trouble-bad-metrics = Ce n'est pas un endroit pour les mesures : { $address }. Écrivez une adresse et un port, par exemple 127.0.0.1:9464.
trouble-bad-log-format = Le journal n'a pas de format { $format } : écrivez plain ou json.
trouble-bad-proxy = Ce n'est pas l'adresse d'un proxy ni d'un réseau : { $reason }
trouble-no-screen = Le plein écran demande un terminal où taper et regarder ; ôtez --full, ou prenez --plain.
trouble-not-text = Ce qui a été tapé n'est pas du texte.
trouble-agent-failed = Le bot { $agent } a échoué : { $reason }. La partie est enregistrée telle qu'elle était avant.
trouble-letters-need-address = Une salle qui a un serveur de courrier doit savoir de qui viennent les lettres (--mail-from) et où on la trouve (--public-address https://…).
trouble-thinkers-need-postgresql = Les penseurs d'ailleurs et leurs salles se retrouvent dans PostgreSQL : --database postgresql://…
trouble-bad-mail-server = Un serveur de courrier s'écrit smtp://nom:motdepasse@courrier.exemple:587, ou smtps://…
trouble-cannot-save = { $path } ne peut être enregistré : { $reason }.

# Le terminal

terminal-welcome = Bienvenue dans la salle.
terminal-hall-is-open = La salle est ouverte : { $address }   (Ctrl-C la ferme ; rien n'est perdu)
terminal-thinks-for-halls = On pense pour des salles ailleurs, sous le nom { $name }, dans { $processes ->
    [one] un processus
   *[other] { $processes } processus
}   (Ctrl-C y met fin ; d'autres prennent la suite)
terminal-compiling = Les règles se compilent à côté de la salle ; en attendant, elles tournent telles quelles.
terminal-compiling-parts = Compilation des règles … { $done } sur { $parts }
terminal-compiled = Les règles sont compilées : les bots s'en servent désormais, et la prochaine salle aussi.
terminal-not-compiled = Les règles ne sont pas compilées et tournent telles quelles : { $reason }
terminal-no-compiler = Il n'y a pas de compilateur C (gcc, python3-dev), les règles tournent telles quelles : les bots réfléchissent plus lentement, rien d'autre ne change.
terminal-help-line = un nombre, ou ? · conseil · pourquoi 1 · annuler · règles · récit · quitter · en
terminal-help =
    Tapez le numéro d'un choix, ou le coup tel qu'il est écrit derrière, ci-dessous. Entrée continue la lecture.
    conseil donne les meilleurs coups d'après ce que vous pouvez savoir. pourquoi 2 dit ce que promet le choix 2, pourquoi COUP pourquoi un coup est refusé.
    règles lit ce qui parle de cette question, règles 3 le chapitre 3, règles 3.2 une seule règle, règles navire ce qui parle des navires.
    plateau montre toute la table, récit raconte tout ce qui s'est passé, choix les énumère de nouveau.
    annuler reprend votre dernière réponse tant que personne d'autre n'a répondu. sauver garde la partie, quitter la garde et s'en va.
terminal-hand-over = Passez le clavier à { $name }, qui appuie sur Entrée.
terminal-it-is-allowed = C'est permis.
terminal-choice-allowed = { $number } est permis : { $move }
terminal-chapters = Les chapitres, à lire par règles 1 et ainsi de suite :
terminal-more = … encore { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
} : Entrée continue
terminal-earlier = … { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
} avant : récit
terminal-board = Plateau
terminal-named = { $name } : { $text }
terminal-story = Récit
terminal-rules = Règles
terminal-asked = { $name } · { $count ->
    [one] un choix
   *[other] { $count } choix
}
terminal-thinks = { $name } ({ $level }) réfléchit …
terminal-over = La partie est finie.
terminal-close = Échap ferme
terminal-doubt = { $move } ?
terminal-yes = o Oui
terminal-no = n Non
terminal-why-search = quelques mots d'un coup …
terminal-chapters-to-click = Chapitres
terminal-key-hint = Conseil
terminal-key-why = Pourquoi ?
terminal-key-undo = Annuler
terminal-key-rules = Règles
terminal-key-language = English
terminal-key-help = Aide
terminal-key-leave = Quitter
terminal-full-help =
    ↑ ↓ ou un nombre désigne un choix, Entrée le fait ; un clic aussi. Ce qui termine ou gâche quelque chose est redemandé.
    ← → feuillettent les parties du plateau, le récit et les règles. b, t et r y mènent, Tab va de l'un à l'autre, les touches de page font défiler.
    h donne les meilleurs coups d'après ce que vous pouvez savoir. w dit ce que promet le choix désigné ; si aucun ne l'est (Échap), pourquoi un autre coup est refusé.
    u reprend votre dernière réponse tant que personne d'autre n'a répondu. l parle anglais.
    La partie est enregistrée après chaque réponse. s dit où, q s'en va.
terminal-saved = Enregistré : { $path }
terminal-go-on-with = Pour continuer : meadhall play { $game } --seats { $seats } --load { $path }
terminal-goes-on = La partie n'est pas finie.
terminal-victor = { $rank }. { $name } l'emporte avec { $score }.
terminal-loser = { $rank }. { $name } : { $score }
terminal-team-won = Tous gagnent ensemble, avec { $score }.
terminal-team-lost = Tous perdent ensemble.
terminal-new-game = { $name } est commencé : { $count } fichiers dans { $folder }. Ensuite :
terminal-verified = { $answers ->
    [one] { $answers } réponse, conforme aux règles.
   *[other] { $answers } réponses, toutes conformes aux règles.
}
terminal-hint-thinking = Un instant de réflexion …
terminal-hint-move = { $percent } %   { $move }
terminal-hint-then = puis { $name } : { $move }
terminal-lookback = En y repensant
terminal-lookback-about = Les chances sont jugées d'après la vraie table ; les choix, d'après ce que la place pouvait alors savoir ; la fortune est ce que le hasard a donné par rapport à sa moyenne. Les deux se comptent en centièmes de victoire.
terminal-lookback-chances = Les chances, du premier tour à la fin
terminal-lookback-seat = Place
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
trouble-answer-instead = C'est justement ce qu'on vous demande : répondez.
trouble-game-is-over = Cette partie est finie.
trouble-game-not-over = Cette partie n'est pas encore finie.
trouble-no-hints = À cette table, on joue les uns contre les autres, et qui l'a dressée n'a pas permis les conseils.
trouble-no-hints-what-if = Un « et si » d'une partie où les conseils ne sont pas permis : il n'y en a pas ici non plus.
trouble-no-hint-now = Aucun conseil n'a été trouvé à temps. Redemandez.
trouble-no-lookback = Cette partie n'a pas pu être analysée ; c'est noté. Redemandez plus tard.
trouble-not-begun = Cette partie n'a pas encore commencé.
trouble-already-begun = Cette partie a déjà commencé.
trouble-table-abandoned = Tout le monde a quitté cette table.
trouble-table-moved-on = Cette table a changé ; regardez-la de nouveau.
trouble-seat-not-kept = Le bot garde cette place : qui a abandonné ou épuisé son temps ne peut pas la reprendre.
trouble-table-stopped = Cette partie a été commencée avec des règles qui ne se jouent plus ; elle ne peut pas être poursuivie. Son récit et son enregistrement restent.
trouble-table-unreadable = Une partie des données de cette table est illisible. Elle est mise de côté, et rien n'en est perdu.
trouble-hall-has-it = Une autre salle a ouvert la base { $database } : processus { $holder }. Fermez-la d'abord, ou nommez une autre base.
trouble-bad-database = Une salle garde ses tables dans un fichier ou dans PostgreSQL, pas dans { $kind }. Nommez un fichier, ou une adresse telle que postgresql://….
trouble-database-away = La base { $database } ne s'ouvre pas : { $reason }
trouble-workers-need-postgresql = Plusieurs salles ont besoin de PostgreSQL pour partager leurs tables ; un fichier n'en sert qu'une. Nommez-en un avec --database postgresql://…, ou laissez --workers de côté.
trouble-no-such-table = Cette table n'existe pas.
trouble-no-such-seat = Il n'y a pas de place { $seat } à cette table.
trouble-no-such-step = Il n'y a pas d'étape { $step } ; cette partie en compte { $steps }.
trouble-not-your-seat = Ce n'est pas votre place.
trouble-not-your-table = Vous n'avez pas de place à cette table.
trouble-only-players = C'est réservé à ceux qui jouent à cette table.
trouble-players-only = Tant que la partie dure, c'est réservé à ses joueurs.
trouble-no-spectators = Cette table n'accueille pas de spectateurs.
trouble-host-only = C'est réservé à l'hôte de la table.
trouble-no-free-seat = Il n'y a pas de place libre.
trouble-no-table-waits = Il ne manque personne à aucune table. Dressez-en une, ou jouez contre des bots.
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
trouble-too-many-tables = Vous avez { $most } tables inachevées, et c'est le maximum. Finissez-en une, ou abandonnez-la, avant d'en dresser une autre.
trouble-too-many-open-tables = { $most } de vos tables attendent déjà des joueurs. Laissez-en une se remplir, ou quittez-la, avant d'en dresser une autre.
trouble-too-many-listed-tables = { $most } de vos tables sont déjà montrées à tous. Dressez celle-ci sur invitation seulement, ou finissez-en une autre d'abord.
trouble-too-many-bot-tables = À { $most } de vos tables, des bots jouent déjà entre eux. Attendez qu'une partie soit finie.
trouble-level-missing = Dites quel bot doit s'asseoir là.
trouble-level-plays-not = Le bot { $level } ne joue pas à { $game }.
trouble-wrong-bot-token = Ce jeton n'ouvre rien : il n'a jamais été fait ici, ou il a été révoqué.
trouble-not-by-token = C'est l'affaire du propriétaire du compte, connecté avec son mot de passe ; un jeton ne le peut pas.
trouble-not-a-bot = C'est réservé aux comptes de bot.
trouble-no-such-bot = Il n'y a pas de compte de bot nommé { $account }.
trouble-account-only-invited = Un compte de bot ne se nomme que pour une place du genre « invited ».
trouble-bot-needs-account = Un invité ne peut pas être un bot : créez d'abord un compte.
trouble-bot-has-played = Ce compte a déjà joué. Seul un compte qui n'a jamais joué peut devenir un compte de bot.
trouble-too-many-tokens = { $most ->
    [one] Il y a déjà un jeton ; révoquez-le d'abord.
   *[other] Il y a déjà { $most } jetons ; révoquez-en un d'abord.
}
trouble-no-such-token = Ce jeton n'existe pas.
trouble-not-invited = Aucune place ne vous est gardée ici.
trouble-bot-name = « { $text } » ne nomme aucun bot : écrivez nom=PROGRAMME.
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
trouble-rated-against-others = Une partie ne compte que si l'on joue les uns contre les autres, et sans conseil.
trouble-rated-people-only = Quand une partie compte, aucun bot ne s'assied.
trouble-rated-one-seat = Quand une partie compte, chacun a une place, et la garde.
trouble-rated-accounts-only = Cette partie compte : il faut un compte pour s'asseoir.
trouble-rated-no-what-if = Tant que dure une partie qui compte, nul n'essaie la suite à part. Ensuite, chacun le peut.
trouble-nobody-asked = Personne de ce nom ne vous a rien demandé.
trouble-no-such-friend = On ne peut garder une place que pour des amis.
trouble-too-many-friends = Vous avez demandé à { $most } personnes ; davantage n'est pas possible.
trouble-no-letters-here = Cette salle n'a pas de serveur de courrier et n'écrit pas de lettres.
trouble-no-mail-address = Dites d'abord à la salle où envoyer les lettres.
trouble-old-key = Ce lien a servi, ou il est trop vieux. Demandez-en un autre.
trouble-signed-out = Votre session est fermée.
trouble-too-many-sockets = Vous regardez trop de tables à la fois : { $most } fenêtres au plus. Fermez-en quelques-unes.
trouble-cannot-store = La salle ne peut rien écrire pour le moment. Rien n'est perdu ; réessayez dans un instant.
trouble-unknown-host = Cette salle n'est pas connue sous ce nom.
trouble-account-taken = Le nom { $account } est pris.
trouble-account-already = Vous avez déjà le compte { $account }.
trouble-foreign-origin = Cela vient d'un autre site.
trouble-too-large = C'est trop grand ; la limite est de { $limit } octets.
trouble-too-often = C'est trop souvent. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
trouble-unreadable = C'est illisible.
trouble-text-only = Seul le texte est compris ici.
trouble-bad-body = Cela n'a pas été compris : { $reason }
trouble-bad-address = Cette partie de l'adresse n'est pas comprise : { $where }
trouble-hello-first = Dites d'abord bonjour.
trouble-hello-once = Vous avez déjà dit bonjour.
trouble-no-such-page = Il n'y a rien à cette adresse.
trouble-no-such-method = Cela ne se fait pas à cette adresse.
trouble-something-broke = Quelque chose s'est cassé dans la salle. Nous en avons pris note.

# La salle : ce qu'elle dit à une table.

notice-resigned = { $name } abandonne ; un bot continue.
    .you = Vous abandonnez ; un bot continue.
notice-overdue = Le temps de { $name } est écoulé ; un bot continue.
    .you = Votre temps est écoulé ; un bot continue.
notice-replaced = { $name } n'est plus là ; un bot continue.
    .you = Vous n'étiez plus là ; un bot continue.
notice-came-back = { $name } est de retour.
    .you = Vous êtes de retour.
notice-stopped = Les règles de cette partie ne se jouent plus ; elle ne peut pas être poursuivie.
notice-declined = { $name } ne viendra pas.
notice-rematch = { $name } a dressé la table pour une autre partie.
    .you = Vous avez dressé la table pour une autre partie.
notice-prepared-dropped = La réponse préparée n'est pas possible maintenant ; elle a été mise de côté.

# Comment s'appelle qui ne donne pas de nom : l'un et l'autre, avec une espace.

guest-names = Astrid, Bjorn, Dagny, Egil, Frida, Gunnar, Helga, Ivar, Jorunn, Kari, Leif, Nanna, Oddny, Ottar, Runa, Sigrid, Sten, Svana, Toke, Torvald, Una, Vidar
guest-bynames = Bras-de-Rame, Chant-des-Mers, Cœur-de-Chêne, Dent-de-Morse, Doigts-de-Givre, Front-d'Airain, Main-de-Fer, Marche-Cendre, Œil-de-Braise, Oreille-de-Loup, Pas-de-Loup, Pied-Léger, Plume-de-Corbeau, Poing-de-Pierre, Sang-Froid, Souffle-d'Embrun, Vent-d'Ouest, Voix-de-Tonnerre
guest-departed = Quelqu'un de parti

# La page d'une salle sans son client.

page-without-client = La salle est ouverte, mais elle a été installée sans son client pour navigateur. Avec Node.js 20.19 ou plus récent, lancez « make play » dans le dossier du projet, ou réinstallez le paquet ; ce que fabrique « make package » contient le client et se passe de Node.js.

# La salle dans le navigateur.

hall-home = Meadhall, vers la salle
hall-lobby = La salle
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
hall-text = Taille du texte
hall-text-usual = Normale
hall-text-large = Grande
hall-text-larger = Très grande
hall-speed = Rythme des animations
hall-speed-calm = Tranquille
hall-speed-usual = Habituel
hall-speed-brisk = Vif
hall-speed-none = Aucune
hall-less-motion = Votre système demande moins de mouvement : rien ne bouge.
hall-shut = La salle ne répond pas
    .about = Elle s'ouvre peut-être, ou la route est coupée. Nous frappons de nouveau toutes les deux secondes.
hall-lost = Il n'y a rien ici
    .about = Ce sentier ne mène nulle part. La salle n'est pas loin.
hall-barred = Vous ne pouvez pas entrer ici

hall-who-are-you = Qui va là ?
    .about = Dites votre nom, ou laissez la salle en trouver un. On ne vous demande rien d'autre.
hall-your-name = Votre nom
hall-come-in = Entrer
hall-have-account = Vous avez un compte ?
hall-name-to-sit = Dites-nous votre nom et prenez place.
hall-account = Vous
hall-account-of = Compte de { $name }
hall-account-name = Nom du compte
hall-account-kept = Vos parties sont gardées sous ce compte. Connectez-vous n'importe où pour les retrouver.
hall-password = Mot de passe
hall-new-password = Mot de passe (8 caractères au moins)
hall-old-password = Mot de passe actuel
hall-password-to-be = Nouveau mot de passe (8 caractères au moins)
hall-change-password = Changer le mot de passe
    .about = Tous les autres appareils sont déconnectés.
hall-password-changed = Votre mot de passe est changé, { $name }.
hall-become-account = Garder mes parties
    .about = Avec un nom et un mot de passe, vous retrouvez vos parties sur tout appareil. Vous gardez toutes vos places.
hall-became-account = C'est fait. Vos parties sont gardées, { $name }.
hall-log-in = Se connecter
hall-log-out = Se déconnecter
hall-logged-in = Bon retour, { $name }.
hall-logged-out = À bientôt ! Votre session est fermée.
hall-renamed = Vous êtes maintenant { $name }.
hall-at-the-table = À la table

hall-letters = Quand vous êtes loin
    .about = Par correspondance, une table peut attendre des jours : soyez averti quand c'est à vous.
hall-notices = Par ce navigateur
    .about = M'avertir tant qu'un onglet de la salle est ouvert et que je regarde ailleurs.
hall-notices-none = Ce navigateur ne sait pas avertir de lui-même.
hall-notices-denied = Ce navigateur a reçu l'ordre de se taire sur cette page ; ses propres réglages peuvent y changer quelque chose.
hall-notice = À vous : { $game }
hall-notice-offer = Cela peut durer. Ce navigateur doit-il vous avertir quand ce sera à vous ?
hall-notice-yes = Oui, m'avertir
hall-notice-no = Non
hall-mail = Par courriel
hall-mail-needs-account = Avec un compte (« Garder mes parties », plus haut), la salle vous écrit.
hall-mail-address = Adresse de courriel
hall-mail-name = M'écrire là
hall-mail-change = M'écrire plutôt là
hall-mail-asked = Une lettre part pour { $address }. Ouvrez le lien qu'elle contient, et d'autres suivront.
hall-mail-confirmed = Désormais, la salle écrit à { $address }.
hall-mail-to = La salle écrit à { $address } : toutes les tables qui vous attendent, en une lettre.
hall-mail-often = À quel rythme
hall-mail-daily = Une par jour au plus
hall-mail-hourly = Une par heure au plus
hall-mail-off = Pas maintenant
hall-mail-forget = Oublier l'adresse
hall-feed = Par un flux
    .about = Une adresse secrète pour un agenda ou un lecteur de flux, qui montre les tables qui vous attendent. Qui la connaît voit cela, et rien d'autre.
hall-feed-calendar = Adresse pour un agenda
hall-feed-atom = Adresse pour un lecteur de flux
hall-feed-once = Copiez-la maintenant : elle n'est montrée qu'une fois.
hall-feed-make = Créer une adresse
hall-feed-anew = En créer une autre ; l'ancienne prend fin
hall-feed-end = Y mettre fin
hall-feed-ended = Cette adresse ne montre plus rien.
hall-to-account = Vers votre compte
hall-forgot = Oublié ?
hall-recover = Un nouveau mot de passe
    .about = Si le compte a une adresse de courriel, la salle y envoie un lien qui sert une fois, pendant une demi-heure.
hall-recover-who = Nom du compte, ou son adresse de courriel
hall-recover-ask = Envoyer le lien
hall-recover-sent = S'il existe un tel compte avec une adresse de courriel, une lettre y part.
hall-my-account = Compte
hall-my-past = Parties jouées
hall-my-friends = Amis
hall-emblem = Un emblème à vous
    .about = Les autres le voient près de votre nom, là où vous prenez place.
hall-emblem-wolf = Loup
hall-emblem-raven = Corbeau
hall-emblem-serpent = Serpent
hall-emblem-bear = Ours
hall-emblem-hammer = Marteau
hall-emblem-horn = Corne
hall-emblem-axe = Hache
hall-emblem-shield = Bouclier
hall-emblem-ship = Drakkar
hall-emblem-skull = Crâne
hall-emblem-tree = Arbre
hall-past = Les parties que vous avez jouées
hall-past-game = Jeu
hall-past-result = Résultat
hall-past-with = Avec
hall-past-any = Peu importe
hall-past-won = gagnée
hall-past-lost = pas gagnée
hall-past-unfinished = pas finie
hall-past-count = { $count ->
    [0] Aucune partie de ce genre.
    [one] { $count } partie
   *[other] { $count } parties
}
hall-past-more = En montrer plus
hall-figures = En chiffres
hall-figures-none = Les chiffres viennent avec la première partie finie.
hall-figures-games = Parties
hall-figures-won = Gagnées
hall-figures-rank = Rang moyen
hall-figures-score = Score moyen
hall-figures-best = Meilleur score
hall-figures-rating = Classement
hall-figures-between = ({ $low } à { $high })
hall-rivals = Rivaux
hall-rival-met = { $games ->
    [one] une rencontre
   *[other] { $games } rencontres
}, devant : { $ahead }, derrière : { $behind }
hall-friends = Amis
hall-friends-need-account = Avec un compte, on peut avoir des amis et leur garder des places.
hall-friends-asking = Ils voudraient être de vos amis
hall-friends-none = Pas encore d'amis. Demandez par le nom d'un compte, ou à quelqu'un avec qui vous avez joué, parmi vos rivaux.
hall-friend-ask = Demander à être amis
hall-friend-asked = C'est demandé. S'il existe un tel compte, la réponse lui appartient.
hall-friend-accept = Oui
hall-friend-decline = Non
hall-friend-part = Se quitter
hall-friend-here = ici en ce moment
hall-seat-friend = Ami : { $name }
hall-seat-kept = Une place vous est gardée
hall-rated = La partie compte
    .about = Pour le classement : entre comptes, une place chacun, sans bots ni conseils. Qui s'en va finit dernier.
hall-rated-short = compte
hall-my-data = Ce que la salle sait de vous
    .about = Tout cela en un fichier, à emporter ; ou effacé pour de bon.
hall-take-data = L'emporter
hall-delete-me = M'effacer
    .about = Votre compte, votre adresse, vos amis et votre classement sont effacés aussitôt, et rien ne les ramène. Là où vous jouez, un bot continue. Ce que d'autres ont joué avec vous reste, sans votre nom.
hall-delete-me-now = M'effacer maintenant

hall-welcome = Bienvenue dans la salle
    .about = De grands jeux vikings au coin du feu : entre amis, avec des inconnus, avec des bots. Prenez place et jouez.
hall-greeting = Bonjour, { $name }
hall-new-table = Nouvelle table
hall-my-tables = Vos tables
hall-listed-tables = Dans la salle en ce moment
hall-finished-tables = Vos sagas
hall-no-tables = Aucune table n'est dressée pour l'instant. Dressez la première.
hall-games = Les jeux
hall-players = { $least } à { $most } joueurs
hall-set-table = Dresser une table
hall-learn = Apprendre en jouant
hall-rules = Règles
hall-minutes = { $least } à { $most } minutes
hall-weight-1 = appris en une minute
hall-weight-2 = léger
hall-weight-3 = moyen
hall-weight-4 = costaud
hall-weight-5 = très costaud
hall-play-bots = Jouer
hall-play-now = Jouer à { $game }
hall-sit-anywhere = Une place, n'importe où
hall-no-name-needed = Contre des bots, tout de suite. Ni nom ni compte : la salle vous trouve un nom.
hall-for-learning = Pour apprendre
    .about = Un petit jeu à nous, fini en cinq minutes : pour voir comment marche la salle, et à lire avant d'écrire un jeu soi-même.
hall-fill = Les autres places
hall-fill-bot = Des bots
hall-fill-invited = Des amis, par un lien
hall-fill-open = N'importe qui
hall-change-options = Changer
hall-fold-options = Fini
hall-as-usual = Comme d'habitude
hall-option-set = { $option } : { $value }
hall-listed-short = visible dans la salle
hall-unlisted-short = par le lien seulement
hall-show-all = Tout montrer ({ $count })
hall-private = privée
hall-kind-fork = et si
hall-kind-lesson = visite guidée
hall-waits-for-you = La décision est à vous
hall-is-open = Attend des joueurs
hall-is-running = En cours
hall-is-over = Terminée
hall-is-won = Gagnée ensemble
hall-is-lost = Perdue ensemble
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
    .nameless = Place { $number }
hall-seat-me = Vous
hall-seat-invited = Qui a le lien
hall-seat-open = N'importe qui dans la salle
hall-seat-person = Une personne
hall-seat-bot = Bot : { $level }
hall-seat-bot-fitting = Un bot à votre mesure
    .about = Indulgent jusqu'à votre première victoire à ce jeu ; ensuite, il prend ce qu'il peut.
    .together = Vous aide de son mieux.
hall-level-random = joue au hasard
    .about = Un coup en vaut un autre.
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
hall-level-brought = Apporté par { $package }.
hall-level-program = { $name }, un programme de { $author }.
hall-seat-account = Compte de bot : { $name }
hall-account-here = un compte de bot
hall-account-invited = un compte de bot, invité
hall-bot-account = Compte de bot
    .about = Si un de vos programmes doit jouer sous ce nom, faites-en un compte de bot. Il est signalé comme tel partout où son nom paraît, et on peut l'inviter par son nom.
hall-bot-for-good = Pour de bon : plus personne ne jouera sous ce nom.
hall-bot-become = En faire un compte de bot
hall-bot-tokens = Un programme joue sous ce nom avec un jeton. Qui en a un joue comme ce bot, et ne peut rien d'autre ici.
hall-bot-label = À quoi sert le jeton
hall-bot-new-token = Nouveau jeton
hall-bot-token-made = Gardez-le maintenant : il ne sera plus jamais montré.
hall-bot-revoke = Révoquer
hall-bot = bot
hall-drawn = Tirer les places au sort
    .about = Les places sont tirées au sort au début de la partie.
hall-options = Comment on joue
hall-value-drawn = Tiré au sort
hall-value-picked = À choisir ici
hall-value-more = { $count }, par tirage au sort
hall-pick-for = Pour la place { $number }
hall-pick-more = Choisissez-en au moins { $least }, dans l'ordre du tour.
hall-amount = Combien
hall-amount-less = Moins : { $what }
hall-amount-more = Plus : { $what }
hall-value-true = Oui
hall-value-false = Non
hall-pace = Rythme
hall-mode-live = En une séance
    .about = Tout le monde est là et joue à son tour.
hall-mode-correspondence = Par correspondance
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
    .about = Qui doit répondre peut se faire montrer les meilleurs coups. Contre des bots, et là où tous gagnent ensemble, c'est toujours permis.
hall-hints-here = On peut demander conseil à cette table.
hall-set-this-table = Dresser la table

hall-invitation = On vous invite
hall-somebody = Quelqu'un
hall-invited-by = { $host } vous garde une place : { $game }, { $seats } à la table.
hall-sit-down-as = Prendre place sous le nom { $name }
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
hall-watching = en spectateur
hall-your-turn = à vous
hall-moment = En ce moment
hall-board = Plateau
hall-own-sheet = Votre espace
hall-beside-board = À côté du plateau
hall-pull = Agrandir ou réduire ce panneau
hall-choices = Vos choix
hall-other-choices = Sinon
hall-more-choices = { $count ->
    [one] encore un plus bas
   *[other] encore { $count } plus bas
}
hall-answer-on-its-way = Votre réponse est en route …
hall-waiting-for = On attend { $names }.
hall-also-waiting-for = On attend aussi { $names }.
hall-have-answered = { $count ->
    [one] { $names } a répondu.
   *[other] { $names } ont répondu.
}
    .you = Vous avez répondu.
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
hall-hint-then = Ensuite, sans doute :
hall-hint-step = { $name } : { $move }
hall-foresee = Préparer
    .about = On pourrait vous le demander ensuite. Votre choix sera joué aussitôt s'il est alors permis.
hall-nothing-foreseen = Il n'y a encore rien à préparer.
hall-prepared = Préparé : { $move }
hall-unprepare = Oublier
hall-suggest = Suggérer
    .about = Choisissez pour montrer ce choix aux autres. Il n'est pas joué.
hall-suggests = { $name } suggère : { $move }
hall-advise = Désignez un coup pour le suggérer ; la décision revient à qui doit jouer.
hall-suggested-by = (suggéré par { $names })
hall-game-over = La partie est finie.
hall-story = Récit
hall-no-story = Il ne s'est encore rien passé.
hall-chat = Discussion
hall-nothing-said = Personne n'a encore rien dit.
hall-say-something = Dire quelque chose
hall-say = Dire
hall-search-rules = Chercher dans les règles
hall-nothing-found = Aucune règle n'en parle.
hall-away = absent
hall-replace = Laisser un bot continuer
hall-take-back = Reprendre votre place
hall-left-resigned = a abandonné, un bot continue
hall-left-overdue = à court de temps, un bot continue
hall-left-replaced = absent, un bot continue
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
hall-lesson-of = { $step } sur { $steps }
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
    .about = discussion
hall-signs = Ce que disent les signes
    .about = Les mêmes dans chaque jeu, sur le plateau et dans chaque liste.
hall-sign-possible = Possible
    .about = Vous pouvez le choisir maintenant.
hall-sign-chosen = Choisi
    .about = Vous l'avez pris ; cela compte dès que vous confirmez.
hall-sign-suggested = Conseillé
    .about = Quelqu'un à la table, ou un conseiller, le choisirait.
hall-sign-blocked = Bloqué
    .about = C'est là, et ne peut pas servir maintenant. Appuyez pour lire pourquoi.
hall-sign-doomed = Condamné
    .about = Cela sera bientôt perdu.
hall-sign-owned = Possédé
    .about = Le motif dit à qui c'est, en plus de la couleur.
hall-download = Télécharger la partie
hall-resign = Abandonner
hall-resign-sure = Vraiment abandonner ? Un bot prend votre place

hall-wins = { $name } l'emporte
    .you = Vous l'emportez
hall-win-together = { $names } l'emportent ensemble
    .you = Vous l'emportez tous ensemble
hall-win-with = Vous l'emportez ensemble, avec { $names }
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
hall-play = Lecture
hall-pause = Pause
hall-to-first = Au début
hall-to-last = À la fin
hall-to-previous = Un pas en arrière
hall-to-next = Un pas en avant
hall-seen-from = Vu depuis
hall-seen-from-outside = l'extérieur
hall-what-if = Et si ?
    .about = Prenez place ici, à cet instant précis, et jouez autrement. Des bots prennent les autres places.
hall-what-if-seat = Votre place
hall-play-from-here = Continuer d'ici
hall-lookback = Chances et choix
hall-lookback-thinking = La partie est à l'étude. Cela prend un moment ; vous pouvez la parcourir en attendant.
hall-lookback-how = Les chances sont jugées d'après la vraie table, toutes les mains ouvertes. Les choix sont jugés d'après ce que la place pouvait alors savoir. La fortune est ce que le hasard a donné, par rapport à ce qu'il donne en moyenne. Les deux se comptent en centièmes de victoire.
hall-lookback-chances = Les chances de chacun au fil de la partie
hall-lookback-chances-team = Les chances de tous au fil de la partie
hall-lookback-all = Tous ensemble
hall-lookback-seat = Place
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
hall-lookback-no-luck = Le hasard n'a pas choisi son camp.
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
hall-given-up = { $what } −{ $count }
hall-turn-of = Tour de { $name }
hall-pace-undo = Temps pour reprendre
    .about = Après le coup d'une personne, les bots attendent ce temps-là, partout où l'on peut reprendre son coup.
hall-pace-undo-usual = Comme d'habitude ici
hall-pace-undo-0 = Aucun
hall-pace-undo-3 = 3 secondes
hall-pace-undo-6 = 6 secondes
hall-pace-undo-12 = 12 secondes
hall-pace-bots = Bots
    .about = Le temps qu'ils vous laissent pour regarder avant de répondre.
hall-pace-bots-brisk = Vifs
hall-pace-bots-usual = Habituels
hall-pace-bots-calm = Tranquilles
hall-pace-confirm = Redemander avant chaque choix
    .about = Pour toute la table. Chacun peut aussi le demander pour soi seul.
hall-careful-here = Cette table le demande à tous.
hall-last-count = Le dernier décompte
hall-to-the-count = Au décompte
hall-turns = Tours
hall-turns-none = Rien n'a encore été joué.
hall-scores = Scores
hall-scores-step = Étape { $step }
hall-hands = Toutes les mains
hall-hands-about = La partie est finie : les cartes de tous sont ouvertes, telles qu'elles étaient à cette étape.
hall-hands-none = Personne ne tient rien de secret dans ce jeu.
hall-jump-to = Aller à l'étape { $step }
hall-before-first = Comment tout a commencé
hall-watch-saga = Partager cette saga
hall-sound-offer = Cette salle a ses propres sons : la mer et le feu, les dés et l'acier, et un appel quand c'est à vous.
hall-sound-on = Les activer
hall-sound-no = Non, restons au calme
hall-volume = Volume
hall-sound-events = Ce qui se passe à la table
hall-sound-ambience = La mer et le feu en fond
hall-sound-call = L'appel quand c'est à vous
hall-sound-try = Essayer
