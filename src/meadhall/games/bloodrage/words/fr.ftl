game = Blood Rage
    .about = Le Ragnarök approche. Pillez, combattez, mourez bien : le clan le plus glorieux siégera près d'Odin.

option-first = Qui commence
    .about = Tiré de la graine, ou la place que vous nommez.
option-clans = Clans
    .about = Tirés de la graine, ou un par place dans l'ordre : wolf (Loup), bear (Ours), serpent (Serpent), raven (Corbeau). Tous commencent égaux.
option-deck = Paquets
    .about = published_34 : trente-quatre cartes par Age, comme dans la boîte. caption_33 : une carte Bataille de moins, comme le dit la légende française.
option-first-game = Première partie
    .about = Au Premier Age, chacun joue les huit cartes distribuées, sans draft.
option-passed-may-return = Revenir après avoir passé
    .about = Un clan qui a passé rejoue s'il gagne de la Rage.
option-blessing-in-yggdrasil = Bénédiction de Loki en Yggdrasil
    .about = La Bénédiction de Loki peut aussi amener un Guerrier en Yggdrasil.

animal-wolf = le Clan du Loup
animal-bear = le Clan de l'Ours
animal-serpent = le Clan du Serpent
animal-raven = le Clan du Corbeau

clan-wolf = Loup
clan-bear = Ours
clan-serpent = Serpent
clan-raven = Corbeau

place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-myrkulor = Myrkulor
place-yggdrasil = Yggdrasil
place-northern-fjord = le fjord du nord
    .short = fjord nord
place-eastern-fjord = le fjord de l'est
    .short = fjord est
place-southern-fjord = le fjord du sud
    .short = fjord sud
place-western-fjord = le fjord de l'ouest
    .short = fjord ouest
place-reserve = la réserve
place-valhalla = le Valhalla
place-beside = à côté du plateau
place-box = la boîte

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

stat-rage = Rage
stat-axes = Haches
stat-horns = Cornes
stat-none = aucune

token-rage = un cran de Rage
    .short = Rage
token-axes = un cran de Haches
    .short = Haches
token-horns = un cran de Cornes
    .short = Cornes
token-five-glory = 5 Gloire
    .short = 5 Gloire
token-all-stats = un cran de chaque caractéristique
    .short = chacune

slot-leader = l'emplacement du Chef
slot-warriors = l'emplacement des Guerriers
slot-ship = l'emplacement du Navire
slot-monster-1 = le premier emplacement de Monstre
slot-monster-2 = le second emplacement de Monstre
slot-clan-1 = le premier emplacement de Clan
slot-clan-2 = le deuxième emplacement de Clan
slot-clan-3 = le troisième emplacement de Clan

phase-setup = Mise en place
phase-gods-gifts = Cadeaux des Dieux
phase-action = Action
phase-discard = Défausse
phase-quest = Quête
phase-ragnarok = Ragnarök
phase-release-valhalla = Libération du Valhalla

board-age = Age { $age }, { $phase }
board-province = Province
board-token = Récompense
board-villages = Villages
board-pillaged = pillée
board-ruined = détruite
board-glory = Gloire
board-rage = Rage
board-stats = Rage / Haches / Cornes
board-cards = Cartes
board-quests = Quêtes
board-reserve = Réserve
board-valhalla = Valhalla
board-upgrades = Améliorations
board-hand = Votre main
board-pack = Votre paquet
board-my-quests = Vos Quêtes
board-battle = Bataille : { $province }
board-passed = a passé
board-first = premier joueur
board-passed-on = Vous avez transmis
board-strength = Force { $strength }
board-legend = { $letters } ; =5 : la Force ; { $doom }2 : détruite à l'Age 2.
board-lands = Provinces
board-clans = Clans
board-standing = { $name } : { $glory } Gloire, { $rage } Rage

ask-pick-gift = Les dieux sont généreux : { $seats } gardent une carte et passent le reste à gauche.
ask-choose-action = { $seats } peut envahir, marcher, améliorer, s'engager dans une Quête, piller ou passer.
ask-choose-landing = Où arrive { $figure } ? { $seats } choisit.
ask-choose-ship = Le Navire ou le Serpent de mer : lequel { $seats } envoie-t-il sans Rage ?
ask-choose-destination = Où vont les figurines ({ $source }) ? { $seats } choisit.
ask-choose-marcher = Qui marche ? { $source } → { $province }. { $seats } choisit.
ask-choose-slot = Quel emplacement reçoit la carte { $card } ? { $seats } choisit.
ask-choose-sacrifice = { $seats } offre deux figurines à Frigga, l'une après l'autre.
ask-join-battle = Les cors sonnent sur { $province } ! { $seats } peut envoyer une figurine d'une province adjacente.
ask-pick-battle-card = Bataille pour { $province } : { $seats } posent une carte face cachée.
ask-declare-quest = { $seats } peut faire combattre la Quête révélée comme une carte Bataille.
ask-add-late-card = { $seats } peut ajouter une carte à la bataille pour { $province }.
ask-keep-figure = La Marée d'Odin submerge { $province } : { $seats } garde une figurine.
ask-save-figure = Des figurines vont tomber ({ $province }). { $seats } peut en sauver.
ask-use-upgrade = { $seats } peut invoquer { $card } ({ $province }).
ask-buy-back = { $seats } peut reprendre une carte pour 1 Rage.
ask-choose-stat = { $seats } augmente une caractéristique d'un cran.
ask-move-leader-on = Le Seigneur des marteaux peut quitter { $province }. { $seats } choisit.
ask-keep-one-card = { $seats } gardent une carte pour l'Age suivant et défaussent le reste.

move-pass = { $wasted ->
    [0] Passer
   *[other] Passer et perdre { $wasted } de Rage
}
move-decline = { $means ->
    [1] C'est assez
    [2] N'envoyer personne
    [3] Ne rien ajouter
    [4] Rester
   *[0] Non, merci
}
move-accept = Oui
move-sacrifice = Sacrifice de Frigga : offrir deux figurines pour un cran
move-retreat = La Sorcière Völur fuit en Yggdrasil
move-raise = { $stat } à { $value }
move-fill-slot = Dans { $slot }{ $replaces ->
    [0] {""}
   *[other] {" "}à la place de { $card }
}
move-invade = Envahir avec { $figure } ({ $cost } Rage)
move-rally = Rappeler du Valhalla { $figure } ({ $cost } Rage)
move-take = Prendre { $figure }
move-save = Sauver { $figure } (1 Rage)
move-march = Marcher depuis { $province } (1 Rage)
move-pillage = Piller { $province } : { $token }
move-challenge = Défi de Tyr : piller encore { $province } : { $token } (2 Rage)
move-take-warrior = Prendre un Guerrier : { $province }
move-go = { $place }
move-play-card = { $use ->
    [0] Jouer { $card } ({ $cost } Rage)
    [1] S'engager : { $card }
    [2] { $card } (+{ $strength })
    [4] { $card } (+X)
   *[other] Combattre avec { $card } (+{ $strength })
}
move-keep-card = Garder { $card }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } Rage)
}

event-clans-drawn = Autour de la table se réunissent { $animals }.
event-tokens-placed = Un jeton Pillage est posé sur chaque province.
event-provinces-lost = Le Ragnarök a déjà englouti { $provinces }.
event-doom-named = À l'Age { $age }, la désolation frappera { $province }.
event-age-began = L'Age { $age } commence. { $clan } tient le marqueur Premier Joueur.
event-phase-began = { $phase }.
event-packs-dealt = Les dieux offrent à chaque clan huit cadeaux de l'Age { $age }.
event-packs-passed = Les paquets passent à gauche.
event-pairs-discarded = Les deux dernières cartes de chaque paquet sont défaussées sans être vues.
event-card-kept = { $clan } garde { $card }.
event-rage-restored = { $clan } a { $rage } Rage.
event-action-phase-ended = { $all_pillaged ->
    [0] La rage est épuisée. La phase d'Action est finie.
   *[other] Il ne reste rien à piller. La phase d'Action est finie.
}
event-tokens-turned = La terre se relève : tous les jetons Pillage montrent à nouveau leur récompense.
event-turn-began = C'est le tour de { $clan }.
event-passed = { $clan } passe.
event-invaded = { $clan } envahit { $place } avec { $figure }{ $cost ->
    [0] , sans Rage.
   *[other] {" "}pour { $cost } Rage.
}
event-march-began = { $clan } marche pour { $cost } Rage : { $source } → { $province }.
event-marched = { $clan } envoie { $figure } : { $source } → { $province }.
event-upgraded = { $clan } joue { $card } pour { $cost } Rage.
event-upgrade-replaced = { $clan } renonce à { $card }.
event-upgrade-placed = { $card } est sur la fiche de clan de { $clan }.
event-monster-recruited = Une ombre tombe sur le camp : { $figure } rejoint { $clan }.
event-monster-dismissed = { $clan } renvoie { $figure } pour toujours.
event-quest-committed = { $clan } s'engage, face cachée : { $card }.
event-card-used = { $clan } invoque { $card }.
event-pillage-declared = { $clan } part piller { $province } !
event-pillage-ended = Le pillage de { $province } est terminé.
event-oath-lapsed = Le pillage juré par { $clan } n'a pas lieu ({ $province }).
event-battle-joined = { $clan } envoie { $figure } à la bataille : { $source } → { $province }.
event-call-declined = { $clan } n'envoie personne.
event-battle-began = Bataille pour { $province } : { $clans } se font face.
event-nobody-opposed = Personne ne s'oppose à { $clan } ({ $province }).
event-cards-revealed = Les cartes sont révélées : { $clans } montrent { $cards }.
event-quest-declared = { $clan } fait combattre { $card } pour +{ $strength }.
event-text-cancelled = Thor fait taire la carte de { $clan } : { $card } ne garde que sa force.
event-cards-swept-away = Heimdall veille. Toutes les cartes sont balayées et { $clan } gagne { $glory } Gloire.
event-late-card-added = { $clan } ajoute { $card }.
event-late-card-declined = { $clan } n'ajoute rien.
event-sight-counted = Heimdall les perce tous à jour : { $card } ({ $clan }) compte +{ $strength }.
event-strength-compared = Force dans { $province } : { $clans }, { $totals }.
event-battle-won = { $clan } remporte la bataille pour { $province }.
event-nobody-won = Personne ne remporte la bataille pour { $province }. Tous perdent.
event-rage-stolen = { $clan } rit dans la défaite : { $card } prend { $rage } Rage à { $victim }.
event-glory-stolen = { $clan } prend { $glory } Gloire à { $victim } par { $card }.
event-cards-poisoned = Par { $card }, { $clan } emporte les cartes de { $victim } : { $cards }.
event-cards-discarded = { $count-cards ->
    [0] { $clan } n'a aucune carte à défausser.
   *[other] { $clan } défausse { $cards }.
}
event-cards-taken-back = { $count-cards ->
    [0] { $clan } n'a aucune carte à reprendre.
   *[other] { $clan } reprend { $cards }.
}
event-card-bought-back = { $clan } paie 1 Rage et garde { $card }.
event-province-pillaged = { $clan } pille { $province }.
event-leader-moved-on = Le Chef de { $clan } poursuit sa route : { $source } → { $province }.
event-stat-raised = { $clan } : { $stat } à { $value }.
event-raise-lost = { $clan } : { $stat } ne peut monter plus haut.
event-rage-gained = { $clan } gagne { $rage } Rage grâce à { $card }.
event-glory-from-card = { $clan } gagne { $glory } Gloire grâce à { $card }.
event-glory-from-token = { $clan } gagne { $glory } Gloire du butin.
event-glory-from-battle = { $clan } gagne { $glory } Gloire pour la victoire.
event-glory-from-ragnarok = { $clan } gagne { $glory } Gloire pour { $count ->
    [one] une figurine tombée
   *[other] { $count } figurines tombées
} au Ragnarök{ $count-doubled ->
    [0] .
   *[other] , doublée par { $doubled }.
}
event-glory-from-legend = { $clan } entre dans la légende ({ $stat }) : { $glory } Gloire.
event-figures-endangered = { $count ->
    [one] Une figurine de { $clan } est en danger : { $province }.
   *[other] { $count } figurines de { $clan } sont en danger : { $province }.
}
event-figure-kept = { $clan } garde { $figure }.
event-figure-destroyed = { $clan } perd { $figure } : { $place }.
event-figure-saved = Frigga protège { $figure } pour { $clan } : { $province }.
event-witch-retreated = La Sorcière Völur de { $clan } fuit { $province } et gagne Yggdrasil.
event-hand-discarded = { $clan } défausse { $count ->
    [one] sa dernière carte.
   *[other] ses { $count } dernières cartes.
}
event-hand-put-away = { $clan } défausse { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} et garde { $card }.
event-quests-revealed = { $clan } révèle { $cards }.
event-quest-completed = { $clan } a accompli { $card } et gagne { $glory } Gloire{ $count-doubled ->
    [0] .
   *[other] , doublée par { $doubled }.
}
event-quest-failed = { $clan } n'a pas accompli { $card }.
event-province-destroyed = La terre se brise. { $province } n'est plus.
event-doom-moved = La prochaine à tomber sera { $province }.
event-figures-released = { $count ->
    [one] Une figurine de { $clan } revient
   *[other] { $count } figurines de { $clan } reviennent
} du Valhalla.
event-game-ended = Le monde a pris fin. On compte la dernière Gloire.

why-choose-an-action = Choisissez une action, ou passez.
why-choose-a-landing = Choisissez où arrive { $figure }.
why-ships-need-a-fjord = Les navires n'envahissent que les fjords.
why-fjord-is-closed = Les deux provinces sont détruites : { $place } est fermé.
why-yggdrasil-is-not-invaded = On n'envahit pas Yggdrasil ; marchez-y.
why-fjords-are-for-ships = Seuls les navires vont dans les fjords.
why-province-is-destroyed = { $province } est détruite.
why-no-empty-village = Il n'y a pas de village vide : { $province }.
why-not-in-reserve = Vous n'avez pas { $figure } en réserve.
why-not-in-valhalla = Vous n'avez pas { $figure } au Valhalla.
why-horns-are-full = Vos Cornes permettent { $horns } figurines sur le plateau, et elles y sont.
why-not-enough-rage = Cela coûte { $cost } Rage et vous en avez { $rage }.
why-no-room-to-invade = Il n'y a aucun endroit où { $figure } puisse arriver.
why-no-figures-there = Vous n'avez aucune figurine : { $province }.
why-nowhere-to-march = Aucune province n'a de village vide.
why-card-not-in-hand = Vous n'avez pas { $card } en main.
why-battle-cards-are-for-battles = { $card } ne se joue qu'en bataille.
why-already-pillaged = { $province } est déjà pillée.
why-nobody-to-pillage = Vous n'avez personne, ni là ni dans le fjord de soutien : { $province }.
why-needs-upgrade = Il faut { $card } sur votre fiche de clan.
why-not-yet-pillaged = { $province } n'est pas encore pillée ; pillez-la sans Rage.
why-two-figures-needed = Il vous faut deux figurines sur le plateau.
why-choose-a-destination = Choisissez où marcher.
why-fjords-are-not-marched = On ne marche pas vers un fjord.
why-already-there = Elles y sont déjà : { $province }.
why-choose-who-marches = Choisissez qui part : { $source }.
why-ships-stay = Les navires ne se déplacent jamais.
why-not-in-that-province = Vous n'avez pas { $figure } : { $province }.
why-slot-of-another-kind = { $card } ne va pas là.
why-empty-slots-are-alike = Les emplacements vides se valent ; prenez le premier.
why-choose-a-slot = Choisissez un emplacement pour { $card }.
why-choose-a-ship = Choisissez le Navire ou le Serpent de mer, ou refusez.
why-say-where-from = Dites de quelle province vient le Guerrier.
why-choose-a-sacrifice = Choisissez une figurine à sacrifier.
why-not-on-the-board = Vous n'avez pas { $figure } là sur le plateau.
why-no-such-figure-there = Vous n'avez pas { $figure } là.
why-not-adjacent = Pas adjacente : { $place }.
why-join-or-decline = Envoyez une figurine à la bataille pour { $province }, ou refusez.
why-play-one-card = Posez une carte.
why-not-a-late-card = { $card } ne peut être ajoutée après la révélation.
why-late-card-or-decline = Ajoutez une carte, ou refusez.
why-declare-your-quest = Faites combattre la Quête avec une de vos améliorations, ou refusez.
why-buy-back-a-played-card = Reprenez une carte jouée dans cette bataille, ou refusez.
why-accept-or-decline = Invoquez { $card }, ou refusez.
why-no-witch-to-save = Aucune Sorcière Völur ne peut fuir.
why-not-in-danger = Vous n'avez pas { $figure } en danger ici.
why-no-protection = Vous ne pouvez pas invoquer la Protection de Frigga maintenant.
why-save-or-let-fall = Sauvez une figurine, ou laissez-les tomber.
why-not-in-this-battle = Vous n'avez pas { $figure } dans cette bataille.
why-keep-one-figure = Choisissez la figurine que vous gardez.
why-move-on-or-stay = Déplacez le Chef vers une province adjacente, ou refusez.
why-stat-on-the-token = La Grâce de Frigga augmente une autre caractéristique : pas { $stat }.
why-stat-is-full = { $stat } : impossible de monter plus haut.
why-choose-a-stat = Choisissez une caractéristique à augmenter.
why-card-not-in-pack = { $card } n'est pas dans votre paquet.
why-keep-one-card = Choisissez la carte que vous gardez.

card-unseen = une carte
    .text = Face cachée.

# Dans le navigateur

face-board = La carte ronde de Blood Rage
face-age = Age { $age }
face-dooms = Où frappe le destin, Age après Age
face-nobody-fell = Personne n'est tombé.
face-nobody-here = Il n'y a personne ici.
face-not-here = Tant pis
face-destroyed = Détruite par le Ragnarök.
face-pillaged = Déjà pillée.
face-brings = Un pillage rapporte { $token }.
face-doomed = Condamnée : elle tombe à la fin de cet Age.
face-villages = { $villages ->
    [one] { $filled } village occupé sur { $villages }
   *[other] { $filled } villages occupés sur { $villages }
}
face-no-villages = De la place pour tous ; on ne l'envahit pas, on y marche.
face-fjord-supports = D'ici, les Navires soutiennent { $provinces }.
face-draft = Cadeaux des Dieux : gardez une carte ({ $pick } sur 6)
face-choosing = { $clan } n'a pas encore choisi.
face-has-chosen = { $clan } a choisi.
face-see-board = Voir le plateau
face-see-clan = Le clan
face-see-cards = Les cartes
face-battle = Bataille : { $province }
face-pillager = mène le pillage
face-total = Total
face-strength = Force
face-wins = l'emporte
face-waits-for = On attend { $clans }
face-clan-of = Le clan de { $clan }
face-look-at = Regarder un clan
face-rage-left = Rage restante
face-on-board = Figurines sur le plateau, et combien vos Cornes en permettent
face-no-cards = Aucune carte en main.
face-card-cost = Coûte { $cost } Rage
face-kind-battle = Bataille
face-kind-quest = Quête
face-kind-troop = Amélioration
face-kind-clan = Amélioration de clan
face-stat-rage = Rage : { $value } au début de chaque Age
face-stat-axes = Haches : { $value } Gloire par bataille gagnée
face-stat-horns = Cornes : { $value } figurines sur le plateau
face-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
face-quest-count = { $count ->
    [one] { $count } Quête engagée
   *[other] { $count } Quêtes engagées
}
face-final-count = Le dernier compte
face-item-battles = Batailles
face-item-plunder = Butin
face-item-quests = Quêtes
face-item-ragnarok = Ragnarök
face-item-cards = Cartes
face-item-legends = Légendes
face-winner = le vainqueur
face-skip-count = Montrer le résultat
face-go-on = Continuer
face-see-scene = Revenir
face-quests = Les Quêtes de l'Age { $age }
face-met = +{ $glory } Gloire
face-failed = Non accomplie
face-not-judged = À juger
face-raised = +1 cran : { $stat }
face-ragnarok = Le Ragnarök frappe { $province }
face-nobody-falls = Personne ne s'y tient, personne ne tombe.
face-glory-gained = +{ $glory } Gloire
face-is-no-more = { $province } n'est plus.
face-next-doom = La prochaine à tomber : { $province }.
face-come-back = { $count ->
    [one] { $count } figurine revient du Valhalla
   *[other] { $count } figurines reviennent du Valhalla
}
face-fell = Au Valhalla : { $figure }
face-figures = Figurines
face-face-down = face cachée
face-owes-card = doit une carte
face-owe-cards = Doivent encore une carte : { $clans }.
face-no-card = aucune carte
face-loses = perd
face-nobody-wins = Égalité : personne ne gagne, tous tombent.
face-last-battle = La dernière bataille
face-last-quests = Les dernières Quêtes
face-step = cran { $step } sur 6
face-rage-now = Rage restante : { $rage }.
face-where-figures = { $board ->
    [one] { $board } figurine sur le plateau
   *[other] { $board } figurines sur le plateau
}, { $reserve } en réserve, { $valhalla } au Valhalla.
face-no-upgrades = Aucune Amélioration pour l'instant.
face-deed-card-used = Fait appel à { $card }
face-deed-quest-declared = { $card } combat pour +{ $strength }
face-deed-sight-counted = { $card } compte +{ $strength }
face-deed-text-cancelled = { $card } est réduite au silence
face-deed-cards-swept-away = +{ $glory } Gloire ; toutes les cartes sont balayées
face-deed-figure-saved = Frigga sauve { $figure }
face-deed-witch-retreated = La Sorcière Völur fuit vers Yggdrasil
face-deed-rage-stolen = +{ $rage } Rage pris à { $victim }
face-deed-rage-stolen-from = −{ $rage } Rage pour { $clan }
face-deed-glory-stolen = +{ $glory } Gloire prise à { $victim }
face-deed-glory-stolen-from = −{ $glory } Gloire pour { $clan }
face-deed-cards-poisoned = Emporte { $cards }
face-deed-cards-poisoned-from = Perd { $cards }, pour { $clan }
face-deed-card-bought-back = Garde { $card } pour 1 Rage
face-deed-province-pillaged = Pille { $province }
face-deed-leader-moved-on = Le Chef passe en { $province }
face-deed-stat-raised = { $stat } : { $value }
face-deed-raise-lost = { $stat } : déjà au maximum
face-deed-rage-gained = +{ $rage } Rage par { $card }
face-deed-glory-from-card = +{ $glory } Gloire par { $card }
face-deed-glory-from-token = +{ $glory } Gloire du butin
face-deed-glory-from-battle = +{ $glory } Gloire pour la victoire
face-deed-invaded = Envahit de nouveau avec { $figure }

# The walk-through

lesson-welcome = Bienvenue à la fin du monde ! Blood Rage dure trois Ages, et chacun s'achève par le Ragnarök, qui engloutit une province. Qui a le plus de Gloire après le troisième l'emporte. Vous menez le Clan du Loup.
lesson-gifts = Chaque Age commence par les Cadeaux des Dieux : huit cartes chacun. Vous en gardez une et passez le reste à gauche, jusqu'à en avoir six. Ce que vous gardez, c'est votre plan pour cet Age.
lesson-upgrade-card = Les Améliorations vont sur votre fiche de clan et y restent. Celle-ci amène un Monstre : le nombre est sa Force, et aussi son prix en Rage. Gardez le Troll.
lesson-battle-card = Ce paquet vous vient de { $clan }. Une carte Bataille prête sa force à une bataille, et le Châtiment de Tyr, +5, est la plus forte de cet Age. Gardez-la.
lesson-quest-card = Les Quêtes sont des promesses. Celle-ci rapporte 6 Gloire et un cran de caractéristique si vous avez le plus de Force à l'arbre du monde quand l'Age s'achève. Gardez-la.
lesson-loki = Votre premier paquet vous revient, allégé de trois cartes. Loki est du côté des perdants : sa Ruse prend une Rage à qui vous bat. Gardez-la.
lesson-plan = Encore Loki : son Domaine donne 1 Gloire pour chacun de vos morts qui revient du Valhalla. Deux cartes qui aiment perdre : ainsi commence un plan. Gardez-la.
lesson-last-gift = Le dernier cadeau. Les deux cartes que vous laissez quittent la partie sans être vues. Gardez la Gloire de Thor.
lesson-rage = Aux armes ! Vos 6 Rage paient tout ce que vous faites. À votre tour, une seule action, puis c'est à { $clan }, et ainsi de suite, jusqu'à ce que personne n'ait plus de Rage.
lesson-leader = Envahir, c'est placer une figurine sur le plateau, pour autant de Rage que sa Force. Seul votre Chef, de Force 3, vient gratuitement. Commencez par lui.
lesson-province = Une province a quelques villages, d'une figurine chacun, et un jeton qui dit ce que rapporte un Pillage. Arrivez en { $province } : c'est un cran de Haches.
lesson-horns = Trois caractéristiques font votre clan : la Rage, déjà connue, les Haches, la Gloire d'une bataille gagnée, et les Cornes, le nombre de figurines permises sur le plateau. Quatre pour l'instant.
lesson-ship = Puis le Navire, de Force 2, pour 2 Rage. Il arrive dans un fjord, n'occupe aucun village et ne bouge plus jamais. Envahissez avec lui.
lesson-fjord = Un Navire combat pour les deux provinces que soutient son fjord. Ici { $province }, où vous êtes, et Utgard, où { $clan } vient d'arriver.
lesson-upgrade = { $clan } a déjà deux Guerriers en { $province }. C'est l'heure du Troll : la carte coûte 2 Rage, et le Monstre peut envahir aussitôt, gratuitement.
lesson-monster = Là où le Troll envahit, tous les Guerriers ennemis meurent. Qu'il arrive en { $province }.
lesson-pillage = Piller ne coûte rien, tant qu'il vous reste de la Rage. Il suffit d'avoir quelqu'un dans la province ou son fjord. Une province n'est pillée qu'une fois par Age, alors n'attendez pas : { $province } !
lesson-call = C'est l'Appel au Combat : tant qu'il y a un village libre, chacun à son tour peut envoyer une figurine d'à côté, gratuitement. { $clan } a envoyé son Chef. Votre Troll pourrait venir ({ $province }), mais votre Force suffit. N'envoyez personne.
lesson-battle = Chaque camp pose une carte face cachée. Votre Chef et votre Navire font 5, { $clan } a 3. Le plus haut total gagne, l'égalité tue tout le monde. La carte du vainqueur est perdue, celle du perdant revient. Jouez la sûreté : le Châtiment de Tyr.
lesson-won = Gagné ! Vos Haches montent à 4, d'où 4 Gloire. Les perdants vont au Valhalla. Seul le pillard peut prendre le jeton : si vous aviez perdu, il y serait encore.
lesson-lost-cause = Mais voici { $clan }, qui pille { $province }, où votre Troll est bien seul. Votre Chef pourrait accourir d'Andlang et tomber aussi. N'envoyez personne.
lesson-lose-well = Certaines batailles sont bonnes à perdre. La Ruse de Loki n'ajoute rien, mais prend 1 Rage au vainqueur, puis revient dans votre main. Jouez-la.
lesson-valhalla = Voilà le Troll qui festoie au Valhalla jusqu'à la fin de l'Age, et vous avez une Rage de plus. Jouez le Domaine de Loki, pour 1 Rage : son retour rapportera de la Gloire. Une amélioration de Clan n'a pas de figurine, rien qu'un pouvoir.
lesson-march = { $province } est pillée, et votre Chef s'ennuie. Une Marche mène autant de figurines que vous voulez d'une province à n'importe quelle autre, pour 1 Rage. Quittez { $province }.
lesson-tree = Au milieu se dresse { $province }. Personne ne peut l'envahir, mais chacun peut y marcher, et il y a de la place pour tous.
lesson-marcher = Les Navires ne marchent jamais : ce ne peut être que votre Chef.
lesson-commit = Promettez maintenant. Une Quête se pose face cachée, sans rien payer, tant que vous avez de la Rage. { $clan } et { $seat } l'ont fait aussi, sans montrer laquelle. Engagez-vous : Yggdrasil !
lesson-pillage-tree = Les autres ont passé et n'agissent plus, mais ils peuvent encore répondre à l'Appel. À l'arbre du monde, un Pillage augmente les trois caractéristiques. Allez !
lesson-unopposed = Personne n'est venu : leurs propres Quêtes les retiennent. Sans bataille, pas de Gloire de victoire, mais tout monte d'un cran. La nouvelle Rage viendra avec l'Age suivant.
lesson-doom = Il vous reste une Rage. { $province } est condamnée : au Ragnarök, tous ceux qui s'y trouvent meurent, pour 2 Gloire chacun. Quelle plus belle fin pour un Guerrier ? Envahissez.
lesson-doomed-ship = { $clan } pense de même : son Navire attend dans le fjord voisin, les Dragons de Loki peints sur la voile. Arrivez en { $province }.
lesson-discard = Plus personne n'a de Rage, et l'Age touche à sa fin. On peut garder une carte pour le suivant, le reste est défaussé. Gardez la Ruse ; vous savez vous en servir.
lesson-quest-done = Les Quêtes sont révélées. Vous avez le plus de Force en Yggdrasil : 6 Gloire, et un cran de caractéristique. Une Quête manquée ne coûte rien.
lesson-legend = Les caractéristiques aussi font gagner : à la toute fin, chacune vaut 10 Gloire dès le quatrième cran, 20 au dernier. Augmentez vos Cornes : plus de figurines pour vous.
lesson-ragnarok = Ragnarök ! Elvagar n'est plus. Votre Guerrier a eu une belle mort, pour 2 Gloire, et le Navire de { $clan } en a rapporté 6.
lesson-release = Puis le Valhalla a ouvert ses portes. Troll et Guerrier sont revenus dans votre réserve, et le Domaine de Loki a donné 1 Gloire pour chacun.
lesson-second-age = Le deuxième Age apporte des cartes plus fortes, et paie mieux les Quêtes et les belles morts. Plateau, caractéristiques et fiches restent tels quels, et tous les jetons peuvent être pillés de nouveau.
lesson-free = { $clan } mène de 5 Gloire, mais vos caractéristiques ont grandi davantage. À vous de choisir désormais : gardez la carte qui vous plaît.
lesson-end = Vous savez maintenant comment finit le monde. Les autres jouent désormais seuls : achevez la saga si vous voulez, ou réunissez des amis autour de votre propre table.

group-animal = Clans
deed-card-kept = Cartes choisies à la donne
deed-upgraded = Améliorations jouées
deed-quest-committed = Quêtes engagées
deed-cards-revealed = Cartes jouées en bataille

tally-glory = Gloire
tally-rage = Rage
# Headings in a long list of choices, by the kind of move
group-invade = Envahir
group-march = Marcher
group-pillage = Piller
group-play-card = Cartes
group-keep-card = Garder une carte
group-go = Où aller
group-take = Figurines
group-take-warrior = Guerriers
group-save = Sauver
group-rally = Du Valhalla
