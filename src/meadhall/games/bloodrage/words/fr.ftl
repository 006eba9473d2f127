game = Blood Rage
    .about = Le Ragnarök approche. Pillez, combattez, mourez bien : le clan le plus glorieux siégera près d'Odin.

option-first = Qui commence
    .about = Tiré au sort, ou la place que vous nommez.
option-clans = Clans
    .about = Tous les clans commencent à égalité : seuls la couleur et l'emblème changent.
option-deck = Paquets
    .about = Combien de cartes compte chaque Âge.
    .value-published_34 = 34 cartes
    .value-published_34-about = Comme dans la boîte.
    .value-caption_33 = 33 cartes
    .value-caption_33-about = Une carte Bataille de moins par Âge, comme le dit une légende du livret français.
option-first-game = Première partie
    .about = Au premier Âge, chacun joue les huit cartes reçues, sans draft.
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
    .in = en Elvagar
place-angerboda = Angerboda
    .in = en Angerboda
place-muspelheim = Muspelheim
    .in = en Muspelheim
place-horgr = Horgr
    .in = en Horgr
place-utgard = Utgard
    .in = en Utgard
place-andlang = Andlang
    .in = en Andlang
place-gimle = Gimle
    .in = en Gimle
place-myrkulor = Myrkulor
    .in = en Myrkulor
place-yggdrasil = Yggdrasil
    .in = en Yggdrasil
place-northern-fjord = le fjord du nord
    .short = fjord nord
    .in = dans le fjord du nord
place-eastern-fjord = le fjord de l'est
    .short = fjord est
    .in = dans le fjord de l'est
place-southern-fjord = le fjord du sud
    .short = fjord sud
    .in = dans le fjord du sud
place-western-fjord = le fjord de l'ouest
    .short = fjord ouest
    .in = dans le fjord de l'ouest
place-reserve = la réserve
    .in = dans la réserve
place-valhalla = le Valhalla
    .in = au Valhalla
place-beside = à côté du plateau
    .in = à côté du plateau
place-box = la boîte
    .in = dans la boîte

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
token-five-glory = 5 points de Gloire
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

board-age = Âge { $age }, { $phase }
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
board-battle = Bataille pour { $province }
board-passed = a passé
board-first = premier joueur
board-passed-on = Vous avez transmis
board-strength = Force { $strength }
board-legend = { $letters } ; =5 : la Force ; { $doom }2 : détruite à l'Âge 2.
board-lands = Provinces
board-clans = Clans
board-standing = { $name } : { $glory } Gloire, { $rage } Rage

ask-pick-gift = Les dieux sont généreux : { $seats } gardent chacun une carte et passent le reste à gauche.
    .as-seats = Les dieux sont généreux : gardez une carte et passez le reste à gauche.
ask-choose-action = { $seats } peut envahir, marcher, améliorer, s'engager dans une Quête, piller ou passer.
    .as-seats = À vous : envahir, marcher, améliorer, s'engager dans une Quête, piller ou passer.
ask-choose-landing = { $seats } choisit où débarque { $figure }.
    .as-seats = Où débarque { $figure } ?
ask-choose-ship = { $seats } peut envoyer le Navire ou le Serpent de mer, sans payer de Rage.
    .as-seats = Le Navire ou le Serpent de mer : lequel envoyez-vous, sans payer de Rage ?
ask-choose-destination = { $seats } choisit où marchent les figurines de { $source }.
    .as-seats = Vers où marchent vos figurines de { $source } ?
ask-choose-marcher = { $seats } choisit qui marche de { $source } à { $province }.
    .as-seats = Qui marche de { $source } à { $province } ?
ask-choose-slot = { $seats } choisit un emplacement pour la carte { $card }.
    .as-seats = Quel emplacement reçoit la carte { $card } ?
ask-choose-sacrifice = { $seats } offre deux figurines à Frigga, l'une après l'autre.
    .as-seats = Offrez deux figurines à Frigga, l'une après l'autre.
ask-join-battle = Les cors sonnent en { $province } ! { $seats } peut envoyer une figurine d'une province adjacente.
    .as-seats = Les cors sonnent en { $province } ! Vous pouvez envoyer une figurine d'une province adjacente.
ask-pick-battle-card = Bataille pour { $province } : { $seats } posent chacun une carte face cachée.
    .as-seats = Bataille pour { $province } : posez une carte face cachée.
ask-declare-quest = { $seats } peut faire combattre sa Quête révélée comme une carte Bataille.
    .as-seats = Faites-vous combattre votre Quête révélée comme une carte Bataille ?
ask-add-late-card = { $seats } peut ajouter une carte à la bataille pour { $province }.
    .as-seats = Vous pouvez ajouter une carte à la bataille pour { $province }.
ask-keep-figure = La Marée d'Odin submerge { $province } : { $seats } ne garde qu'une figurine.
    .as-seats = La Marée d'Odin submerge { $province } : quelle figurine gardez-vous ?
ask-save-figure = Des figurines de { $seats } vont tomber en { $province }. Elles peuvent encore être sauvées.
    .as-seats = Vos figurines vont tomber en { $province }. En sauvez-vous ?
ask-use-upgrade = { $seats } peut faire appel à la carte { $card } en { $province }.
    .as-seats = Faites-vous appel à la carte { $card } en { $province } ?
ask-buy-back = { $seats } peut reprendre une carte pour 1 point de Rage.
    .as-seats = Reprenez-vous une carte pour 1 point de Rage ?
ask-choose-stat = { $seats } augmente une caractéristique d'un cran.
    .as-seats = Quelle caractéristique augmentez-vous d'un cran ?
ask-move-leader-on = Le Seigneur des marteaux de { $seats } peut quitter { $province }.
    .as-seats = Votre Seigneur des marteaux peut quitter { $province }. Pour aller où ?
ask-keep-one-card = { $seats } gardent chacun une carte pour l'Âge suivant et défaussent le reste.
    .as-seats = Gardez une carte pour l'Âge suivant ; le reste est défaussé.
glory-counted = { $glory ->
        [one] { $glory } point de Gloire
       *[other] { $glory } points de Gloire
    }
rage-counted = { $rage ->
        [one] { $rage } point de Rage
       *[other] { $rage } points de Rage
    }
cost-counted = { $cost ->
        [0] sans payer de Rage
        [one] pour { $cost } point de Rage
       *[other] pour { $cost } points de Rage
    }

move-pass = { $wasted ->
        [0] Passer
        [one] Passer et perdre { $wasted } point de Rage
       *[other] Passer et perdre { $wasted } points de Rage
    }
    .bare = Passer
move-decline = { $means ->
    [1] C'est assez
    [2] N'envoyer personne
    [3] Ne rien ajouter
    [4] Rester
    [5] Les laisser tomber
   *[0] Non, merci
}
    .bare = Non, merci
move-accept = Oui
move-sacrifice = Sacrifice de Frigga : offrir deux figurines pour un cran d'une caractéristique
move-retreat = La Sorcière Völur fuit en Yggdrasil
move-raise = Monter à { $value } : { $stat }
    .bare = Monter d'un cran : { $stat }
move-fill-slot = Dans { $slot }{ $replaces ->
    [0] {""}
   *[other] {" "}à la place de { $card }
}
    .bare = Dans { $slot }
move-invade = Envahir avec { $figure } ({ $cost } Rage)
    .bare = Envahir avec { $figure }
move-rally = Rappeler { $figure } du Valhalla ({ $cost } Rage)
    .bare = Rappeler { $figure } du Valhalla
move-take = Prendre { $figure }
move-save = Sauver { $figure } (1 Rage)
move-march = Marcher depuis { $province } (1 Rage)
move-pillage = Piller { $province } pour { $token }
    .bare = Piller { $province }
move-challenge = Défi de Tyr : piller de nouveau { $province } pour { $token } (2 Rage)
    .bare = Défi de Tyr : piller de nouveau { $province }
move-take-warrior = Prendre un Guerrier de { $province }
move-go = { $place }
move-play-card = { $use ->
        [0] Jouer { $card } ({ $cost } Rage)
        [1] S'engager : { $card }
        [2] { $card } (+{ $strength })
        [4] { $card } (+X)
       *[other] Combattre avec { $card } (+{ $strength })
    }
    .bare = Jouer { $card }
move-keep-card = Garder { $card }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } Rage)
}
    .bare = Garder { $card }

event-clans-drawn = Autour de la table se réunissent { $animals }.
event-tokens-placed = Un jeton Pillage est posé sur chaque province.
event-provinces-lost = Le Ragnarök a déjà englouti { $provinces }.
event-doom-named = À la fin de l'Âge { $age }, le Ragnarök frappera { $province }.
event-age-began = L'Âge { $age } commence. { $clan } tient le marqueur Premier Joueur.
    .as-clan = L'Âge { $age } commence. Vous tenez le marqueur Premier Joueur.
event-phase-began = { $phase }.
event-packs-dealt = Les dieux offrent à chaque clan huit cadeaux de l'Âge { $age }.
event-packs-passed = Les paquets passent à gauche.
event-pairs-discarded = Les deux dernières cartes de chaque paquet sont défaussées sans être vues.
event-card-kept = { $clan } garde { $card }.
    .as-clan = Vous gardez la carte { $card }.
event-rage-restored = { $clan } a { rage-counted }.
    .as-clan = Vous avez { rage-counted }.
event-action-phase-ended = { $all_pillaged ->
        [0] La Rage est épuisée. La phase d'Action est finie.
       *[other] Il ne reste rien à piller. La phase d'Action est finie.
    }
event-tokens-turned = La terre se relève : tous les jetons Pillage montrent de nouveau leur récompense.
event-turn-began = C'est le tour de { $clan }.
    .as-clan = C'est votre tour.
event-passed = { $clan } passe.
    .as-clan = Vous passez.
event-invaded = { $clan } envahit { $place } avec { $figure }, { cost-counted }.
    .as-clan = Vous envahissez { $place } avec { $figure }, { cost-counted }.
event-march-began = { $clan } marche de { $source } à { $province }, { cost-counted }.
    .as-clan = Vous marchez de { $source } à { $province }, { cost-counted }.
event-marched = { $clan } envoie { $figure } de { $source } à { $province }.
    .as-clan = Vous envoyez { $figure } de { $source } à { $province }.
event-upgraded = { $clan } joue la carte { $card }, { cost-counted }.
    .as-clan = Vous jouez la carte { $card }, { cost-counted }.
event-upgrade-replaced = { $clan } renonce à la carte { $card }.
    .as-clan = Vous renoncez à la carte { $card }.
event-upgrade-placed = La carte { $card } rejoint la fiche de clan de { $clan }.
    .as-clan = La carte { $card } rejoint votre fiche de clan.
event-monster-recruited = Une ombre tombe sur le camp : { $figure } rejoint { $clan }.
    .as-clan = Une ombre tombe sur le camp : { $figure } vous rejoint.
event-monster-dismissed = { $clan } renvoie { $figure } pour toujours.
    .as-clan = Vous renvoyez { $figure } pour toujours.
event-quest-committed = { $clan } s'engage avec { $card }, face cachée.
    .as-clan = Vous vous engagez avec « { $card } », face cachée.
event-card-used = { $clan } fait appel à la carte { $card }.
    .as-clan = Vous faites appel à la carte { $card }.
event-pillage-declared = { $clan } part piller { $province } !
    .as-clan = Vous partez piller { $province } !
event-pillage-ended = Le pillage de { $province } est terminé.
    .as-clan = Votre pillage de { $province } est terminé.
event-oath-lapsed = Le pillage juré par { $clan } en { $province } n'a pas lieu.
    .as-clan = Le pillage que vous aviez juré en { $province } n'a pas lieu.
event-battle-joined = { $clan } envoie { $figure } de { $source } à la bataille pour { $province }.
    .as-clan = Vous envoyez { $figure } de { $source } à la bataille pour { $province }.
event-call-declined = { $clan } n'envoie personne.
    .as-clan = Vous n'envoyez personne.
event-battle-began = Bataille pour { $province } : face à face, { $clans }.
event-nobody-opposed = Personne ne s'oppose à { $clan } en { $province }.
    .as-clan = Personne ne s'oppose à vous en { $province }.
event-cards-revealed = Les cartes sont révélées : { $clans-with-cards }.
event-quest-declared = { $clan } fait combattre « { $card } » pour +{ $strength }.
    .as-clan = Vous faites combattre « { $card } » pour +{ $strength }.
event-text-cancelled = Thor fait taire la carte de { $clan } : { $card } ne garde que sa force.
    .as-clan = Thor fait taire votre carte : { $card } ne garde que sa force.
event-cards-swept-away = Heimdall veille. Toutes les cartes sont balayées et { $clan } gagne { glory-counted }.
    .as-clan = Heimdall veille. Toutes les cartes sont balayées et vous gagnez { glory-counted }.
event-late-card-added = { $clan } ajoute la carte { $card }.
    .as-clan = Vous ajoutez la carte { $card }.
event-late-card-declined = { $clan } n'ajoute rien.
    .as-clan = Vous n'ajoutez rien.
event-sight-counted = Heimdall perce tout à jour : { $card } compte +{ $strength } pour { $clan }.
    .as-clan = Heimdall perce tout à jour : { $card } compte +{ $strength } pour vous.
event-strength-compared = Force en { $province } : { $clans-with-totals }.
event-battle-won = { $clan } remporte la bataille pour { $province }.
    .as-clan = Vous remportez la bataille pour { $province }.
event-nobody-won = Personne ne remporte la bataille pour { $province }. Tous perdent.
event-rage-stolen = { $clan } rit dans la défaite : la carte { $card } prend { rage-counted } à { $victim }.
    .as-clan = Vous riez dans la défaite : la carte { $card } prend { rage-counted } à { $victim }.
    .as-victim = { $clan } rit dans la défaite : la carte { $card } vous prend { rage-counted }.
event-glory-stolen = { $clan } prend { glory-counted } à { $victim } grâce à la carte { $card }.
    .as-clan = Vous prenez { glory-counted } à { $victim } grâce à la carte { $card }.
    .as-victim = { $clan } vous prend { glory-counted } grâce à la carte { $card }.
event-cards-poisoned = Par la carte { $card }, { $clan } emporte les cartes de { $victim } : { $cards }.
    .as-clan = Par la carte { $card }, vous emportez les cartes de { $victim } : { $cards }.
    .as-victim = Par la carte { $card }, { $clan } emporte vos cartes : { $cards }.
event-cards-discarded = { $count-cards ->
        [0] { $clan } n'a aucune carte à défausser.
       *[other] { $clan } défausse { $cards }.
    }
    .as-clan = { $count-cards ->
        [0] Vous n'avez aucune carte à défausser.
       *[other] Vous défaussez { $cards }.
    }
event-cards-taken-back = { $count-cards ->
        [0] { $clan } n'a aucune carte à reprendre.
       *[other] { $clan } reprend { $cards }.
    }
    .as-clan = { $count-cards ->
        [0] Vous n'avez aucune carte à reprendre.
       *[other] Vous reprenez { $cards }.
    }
event-card-bought-back = { $clan } paie 1 point de Rage et garde la carte { $card }.
    .as-clan = Vous payez 1 point de Rage et gardez la carte { $card }.
event-province-pillaged = { $clan } pille { $province }.
    .as-clan = Vous pillez { $province }.
event-leader-moved-on = Le Chef de { $clan } poursuit sa route de { $source } à { $province }.
    .as-clan = Votre Chef poursuit sa route de { $source } à { $province }.
event-stat-raised = { $clan } progresse : { $stat } à { $value }.
    .as-clan = Vous progressez : { $stat } à { $value }.
event-raise-lost = { $clan } est au maximum : { $stat }.
    .as-clan = Vous êtes au maximum : { $stat }.
event-rage-gained = { $clan } gagne { rage-counted } grâce à la carte { $card }.
    .as-clan = Vous gagnez { rage-counted } grâce à la carte { $card }.
event-glory-from-card = { $clan } gagne { glory-counted } grâce à la carte { $card }.
    .as-clan = Vous gagnez { glory-counted } grâce à la carte { $card }.
event-glory-from-token = { $clan } gagne { glory-counted } par le pillage.
    .as-clan = Vous gagnez { glory-counted } par le pillage.
event-glory-from-battle = { $clan } gagne { glory-counted } pour la victoire.
    .as-clan = Vous gagnez { glory-counted } pour la victoire.
event-glory-from-ragnarok = { $clan } gagne { glory-counted } pour { fallen-in-ragnarok }{ doubling-card }.
    .as-clan = Vous gagnez { glory-counted } pour { fallen-in-ragnarok }{ doubling-card }.
fallen-in-ragnarok = { $count ->
        [one] une figurine tombée au Ragnarök
       *[other] { $count } figurines tombées au Ragnarök
    }
event-glory-from-legend = { $stat } de légende ! { $clan } gagne { glory-counted }.
    .as-clan = { $stat } de légende ! Vous gagnez { glory-counted }.
doubling-card = { $count-doubled ->
        [0] {""}
       *[other] , doublés par { $doubled }
    }
event-figures-endangered = { $count ->
        [one] Une figurine de { $clan } est en danger en { $province }.
       *[other] { $count } figurines de { $clan } sont en danger en { $province }.
    }
    .as-clan = { $count ->
        [one] Une de vos figurines est en danger en { $province }.
       *[other] { $count } de vos figurines sont en danger en { $province }.
    }
event-figure-kept = { $clan } garde { $figure }.
    .as-clan = Vous gardez { $figure }.
event-figure-destroyed = { $clan } perd { $figure } { $place-in }.
    .as-clan = Vous perdez { $figure } { $place-in }.
event-figure-saved = Frigga protège { $figure } de { $clan } en { $province }.
    .as-clan = Frigga protège pour vous { $figure } en { $province }.
event-witch-retreated = La Sorcière Völur de { $clan } fuit { $province } et gagne Yggdrasil.
    .as-clan = Votre Sorcière Völur fuit { $province } et gagne Yggdrasil.
event-hand-discarded = { $count ->
        [one] { $clan } défausse sa dernière carte.
       *[other] { $clan } défausse ses { $count } dernières cartes.
    }
    .as-clan = { $count ->
        [one] Vous défaussez votre dernière carte.
       *[other] Vous défaussez vos { $count } dernières cartes.
    }
event-hand-put-away = { $count ->
        [0] { $clan } ne défausse rien et garde { $card }.
        [one] { $clan } défausse une carte et garde { $card }.
       *[other] { $clan } défausse { $count } cartes et garde { $card }.
    }
    .as-clan = { $count ->
        [0] Vous ne défaussez rien et gardez la carte { $card }.
        [one] Vous défaussez une carte et gardez la carte { $card }.
       *[other] Vous défaussez { $count } cartes et gardez la carte { $card }.
    }
event-quests-revealed = { $clan } révèle : { $cards }
    .as-clan = Vous révélez : { $cards }
event-quest-completed = { $clan } a accompli « { $card } » et gagne { glory-counted }{ doubling-card }.
    .as-clan = Vous avez accompli « { $card } » et gagnez { glory-counted }{ doubling-card }.
event-quest-failed = { $clan } n'a pas accompli « { $card } ».
    .as-clan = Vous n'avez pas accompli « { $card } ».
event-province-destroyed = La terre se brise. { $province } n'est plus.
event-doom-moved = La prochaine à tomber sera { $province }.
event-figures-released = { $count ->
        [one] Une figurine de { $clan } revient du Valhalla.
       *[other] { $count } figurines de { $clan } reviennent du Valhalla.
    }
    .as-clan = { $count ->
        [one] Une de vos figurines revient du Valhalla.
       *[other] { $count } de vos figurines reviennent du Valhalla.
    }
event-game-ended = Le monde a pris fin. On fait le dernier compte de la Gloire.

why-choose-an-action = Choisissez une action, ou passez.
why-choose-a-landing = Choisissez où débarque { $figure }.
why-ships-need-a-fjord = Les navires n'envahissent que les fjords.
why-fjord-is-closed = Les deux provinces sont détruites : on ne débarque plus { $place-in }.
why-yggdrasil-is-not-invaded = On n'envahit pas Yggdrasil ; marchez-y.
why-fjords-are-for-ships = Seuls les navires vont dans les fjords.
why-province-is-destroyed = { $province } est détruite.
why-no-empty-village = Il n'y a pas de village libre en { $province }.
why-not-in-reserve = Vous n'avez pas { $figure } en réserve.
why-not-in-valhalla = Vous n'avez pas { $figure } au Valhalla.
why-horns-are-full = { $horns ->
        [one] Vos Cornes permettent une figurine sur le plateau, et elle y est.
       *[other] Vos Cornes permettent { $horns } figurines sur le plateau, et elles y sont.
    }
why-not-enough-rage = Cela coûte { $cost } de Rage et vous en avez { $rage }.
why-no-room-to-invade = Il n'y a aucun endroit où { $figure } puisse débarquer.
why-no-figures-there = Vous n'avez aucune figurine en { $province }.
why-nowhere-to-march = Aucune province n'a de village libre.
why-card-not-in-hand = Vous n'avez pas la carte { $card } en main.
why-battle-cards-are-for-battles = La carte { $card } ne se joue qu'en bataille.
why-already-pillaged = { $province } est déjà pillée.
why-nobody-to-pillage = Vous n'avez personne en { $province } ni dans son fjord.
why-needs-upgrade = Il faut la carte { $card } sur votre fiche de clan.
why-not-yet-pillaged = { $province } n'est pas encore pillée ; la piller ne coûte pas de Rage.
why-two-figures-needed = Il vous faut deux figurines sur le plateau.
why-choose-a-destination = Choisissez où marcher.
why-fjords-are-not-marched = On ne marche pas vers un fjord.
why-already-there = Elles sont déjà en { $province }.
why-choose-who-marches = Choisissez qui part de { $source }.
why-ships-stay = Les navires ne se déplacent jamais.
why-not-in-that-province = Vous n'avez pas { $figure } en { $province }.
why-slot-of-another-kind = La carte { $card } ne va pas là.
why-empty-slots-are-alike = Les emplacements vides se valent ; prenez le premier.
why-choose-a-slot = Choisissez un emplacement pour la carte { $card }.
why-choose-a-ship = Choisissez le Navire ou le Serpent de mer, ou refusez.
why-say-where-from = Dites de quelle province vient le Guerrier.
why-choose-a-sacrifice = Choisissez une figurine à sacrifier.
why-not-on-the-board = Vous n'avez pas { $figure } à cet endroit du plateau.
why-no-such-figure-there = Vous n'avez pas { $figure } à cet endroit.
why-not-adjacent = Ce n'est pas adjacent : { $place }.
why-join-or-decline = Envoyez une figurine à la bataille pour { $province }, ou refusez.
why-play-one-card = Posez une carte.
why-not-a-late-card = La carte { $card } ne s'ajoute pas après la révélation.
why-late-card-or-decline = Ajoutez une carte, ou refusez.
why-declare-your-quest = Faites combattre la Quête avec une de vos améliorations, ou refusez.
why-buy-back-a-played-card = Reprenez une carte jouée dans cette bataille, ou refusez.
why-accept-or-decline = Faites appel à la carte { $card }, ou refusez.
why-no-witch-to-save = Aucune Sorcière Völur ne peut fuir.
why-not-in-danger = Vous n'avez pas { $figure } en danger ici.
why-no-protection = Vous ne pouvez pas faire appel à la Protection de Frigga maintenant.
why-save-or-let-fall = Sauvez une figurine, ou laissez-les tomber.
why-not-in-this-battle = Vous n'avez pas { $figure } dans cette bataille.
why-keep-one-figure = Choisissez la figurine que vous gardez.
why-move-on-or-stay = Déplacez le Chef vers une province adjacente, ou refusez.
why-stat-on-the-token = La Grâce de Frigga augmente une autre caractéristique que celle du jeton ({ $stat }).
why-stat-is-full = Vous êtes au maximum : { $stat }.
why-choose-a-stat = Choisissez une caractéristique à augmenter.
why-card-not-in-pack = La carte { $card } n'est pas dans votre paquet.
why-keep-one-card = Choisissez la carte que vous gardez.

card-unseen = une carte
    .text = Face cachée.

# Dans le navigateur

face-board = La carte ronde de Blood Rage
face-age = Âge { $age }
face-dooms = Où frappe le Ragnarök, Âge après Âge
face-nobody-fell = Personne n'est tombé.
face-nobody-here = Il n'y a personne ici.
face-not-here = Tant pis
face-destroyed = Détruite par le Ragnarök.
face-pillaged = Déjà pillée.
face-brings = Un pillage rapporte { $token }.
face-doomed = Condamnée : elle tombe à la fin de cet Âge.
face-villages = { $filled ->
        [0] Aucun village occupé sur { $villages }
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
face-battle = Bataille pour { $province }
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
face-rule-battle = Posée face cachée dans une bataille. Le vainqueur perd sa carte, les vaincus reprennent la leur.
face-rule-quest = Engagée face cachée pour 0 Rage, jugée à la fin de l'Âge.
face-rule-troop = Une action : payez sa Rage, elle reste sur votre fiche de clan ; une figurine concernée peut envahir aussitôt.
face-rule-clan = Une action : payez sa Rage, elle reste sur votre fiche de clan.
face-card-in-hand = Dans votre main.
face-card-committed = Engagée, face cachée.
face-card-on-sheet = Sur la fiche de clan de { $clan }.
    .as-clan = Sur votre fiche de clan.
face-fallen-now = { $count ->
    [0] Aucune de vos figurines n'est au Valhalla.
    [one] { $count } de vos figurines est au Valhalla.
   *[other] { $count } de vos figurines sont au Valhalla.
}
face-strength-now = { $province } : vous { $mine }, les autres { $others } au plus.
face-stat-rage = Rage : { $value } au début de chaque Âge
face-stat-axes = Haches : { $value } de Gloire par bataille gagnée
face-stat-horns = { $value ->
        [one] Cornes : { $value } figurine sur le plateau
       *[other] Cornes : { $value } figurines sur le plateau
    }
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
face-quests = Les Quêtes de l'Âge { $age }
face-met = +{ $glory } Gloire
face-failed = Non accomplie
face-not-judged = À juger
face-raised = +1 cran : { $stat }
face-ragnarok = Le Ragnarök frappe { $province }
face-nobody-falls = Il n'y a personne : nul ne tombe.
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
face-owe-cards = On attend encore une carte de : { $clans }.
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
face-deed-text-cancelled = { $card } ne dit plus rien
face-deed-cards-swept-away = +{ $glory } Gloire ; toutes les cartes sont balayées
face-deed-figure-saved = Frigga sauve { $figure }
face-deed-witch-retreated = La Sorcière Völur fuit vers Yggdrasil
face-deed-rage-stolen = +{ $rage } Rage, à { $victim }
face-deed-rage-stolen-from = −{ $rage } Rage, pour { $clan }
face-deed-glory-stolen = +{ $glory } Gloire, à { $victim }
face-deed-glory-stolen-from = −{ $glory } Gloire, pour { $clan }
face-deed-cards-poisoned = Emporte { $cards }
face-deed-cards-poisoned-from = { $clan } emporte { $cards }
face-deed-card-bought-back = Garde { $card } pour 1 Rage
face-deed-province-pillaged = Pille { $province }
face-deed-leader-moved-on = Le Chef passe en { $province }
face-deed-stat-raised = { $stat } : { $value }
face-deed-raise-lost = { $stat } : déjà au maximum
face-deed-rage-gained = +{ $rage } Rage grâce à { $card }
face-deed-glory-from-card = +{ $glory } Gloire grâce à { $card }
face-deed-glory-from-token = +{ $glory } Gloire par le pillage
face-deed-glory-from-battle = +{ $glory } Gloire pour la victoire
face-deed-invaded = Envahit de nouveau avec { $figure }

# The walk-through

lesson-welcome = Bienvenue à la fin du monde ! Blood Rage dure trois Âges, et chacun s'achève par le Ragnarök, qui engloutit une province. Qui a le plus de Gloire après le troisième l'emporte. Vous menez le Clan du Loup.
lesson-gifts = Chaque Âge commence par les Cadeaux des Dieux : huit cartes chacun. Vous en gardez une et passez le reste à gauche, jusqu'à en avoir six. Ce que vous gardez, c'est votre plan pour cet Âge.
lesson-upgrade-card = Les Améliorations vont sur votre fiche de clan et y restent. Celle-ci amène un Monstre : le nombre est sa Force, et aussi son prix en Rage. Gardez le Troll.
lesson-battle-card = Ce paquet vous vient de { $clan }. Une carte Bataille prête sa force à une bataille, et le Châtiment de Tyr, +5, est la plus forte de cet Âge. Gardez-la.
lesson-quest-card = Les Quêtes sont des promesses. Celle-ci rapporte 6 points de Gloire et un cran de caractéristique si vous avez le plus de Force à l'arbre du monde quand l'Âge s'achève. Gardez-la.
lesson-loki = Votre premier paquet vous revient, allégé de trois cartes. Loki est du côté des perdants : sa Ruse prend un point de Rage à qui vous bat. Gardez-la.
lesson-plan = Encore Loki : son Domaine donne 1 point de Gloire pour chacun de vos morts qui revient du Valhalla. Deux cartes qui aiment perdre : ainsi commence un plan. Gardez-la.
lesson-last-gift = Le dernier cadeau. Les deux cartes que vous laissez quittent la partie sans être vues. Gardez la Gloire de Thor.
lesson-rage = Aux armes ! Vos 6 points de Rage paient tout ce que vous faites. À votre tour, une seule action, puis c'est à { $clan }, et ainsi de suite, jusqu'à ce que personne n'ait plus de Rage.
lesson-leader = Envahir, c'est placer une figurine sur le plateau, pour autant de Rage que sa Force. Seul votre Chef, de Force 3, vient gratuitement. Commencez par lui.
lesson-province = Une province a quelques villages, d'une figurine chacun, et un jeton qui dit ce que rapporte un Pillage. Débarquez en { $province } : c'est un cran de Haches.
lesson-horns = Trois caractéristiques font votre clan : la Rage, déjà connue, les Haches, la Gloire d'une bataille gagnée, et les Cornes, le nombre de figurines permises sur le plateau. Quatre pour l'instant.
lesson-ship = Puis le Navire, de Force 2, pour 2 points de Rage. Il débarque dans un fjord, n'occupe aucun village et ne bouge plus jamais. Envahissez avec lui.
lesson-fjord = Un Navire combat pour les deux provinces que soutient son fjord. Ici { $province }, où vous êtes, et Utgard, où { $clan } vient de débarquer.
lesson-upgrade = { $clan } a déjà deux Guerriers en { $province }. C'est l'heure du Troll : la carte coûte 2 points de Rage, et le Monstre peut envahir aussitôt, gratuitement.
lesson-monster = Là où le Troll envahit, tous les Guerriers ennemis meurent. Qu'il débarque en { $province }.
lesson-pillage = Piller ne coûte rien, tant qu'il vous reste de la Rage. Il suffit d'avoir quelqu'un dans la province ou son fjord. Une province n'est pillée qu'une fois par Âge, alors n'attendez pas : { $province } !
lesson-call = C'est l'Appel au Combat : tant qu'il y a un village libre, chacun à son tour peut envoyer une figurine d'à côté, gratuitement. { $clan } a envoyé son Chef. Votre Troll pourrait venir ({ $province }), mais votre Force suffit. N'envoyez personne.
lesson-battle = Chaque camp pose une carte face cachée. Votre Chef et votre Navire font 5, { $clan } a 3. Le plus haut total gagne, l'égalité tue tout le monde. La carte du vainqueur est perdue, celle du perdant revient. Jouez la sûreté : le Châtiment de Tyr.
lesson-won = Victoire ! Vos Haches montent à 4, d'où 4 points de Gloire. Les perdants vont au Valhalla. Seul le pillard peut prendre le jeton : si vous aviez perdu, il y serait encore.
lesson-lost-cause = Mais voici { $clan }, qui pille { $province }, où votre Troll est bien seul. Votre Chef pourrait accourir d'Andlang et tomber aussi. N'envoyez personne.
lesson-lose-well = Certaines batailles sont bonnes à perdre. La Ruse de Loki n'ajoute rien, mais prend 1 point de Rage au vainqueur, puis revient dans votre main. Jouez-la.
lesson-valhalla = Voilà le Troll qui festoie au Valhalla jusqu'à la fin de l'Âge, et vous avez un point de Rage de plus. Jouez le Domaine de Loki, pour 1 point de Rage : son retour rapportera de la Gloire. Une amélioration de Clan n'a pas de figurine, rien qu'un pouvoir.
lesson-march = { $province } est pillée, et votre Chef s'ennuie. Une Marche mène autant de figurines que vous voulez d'une province à n'importe quelle autre, pour 1 point de Rage. Quittez { $province }.
lesson-tree = Au milieu se dresse { $province }. Personne ne peut l'envahir, mais chacun peut y marcher, et il y a de la place pour tous.
lesson-marcher = Les Navires ne marchent jamais : ce ne peut être que votre Chef.
lesson-commit = Promettez maintenant. Une Quête se pose face cachée, sans rien payer, tant que vous avez de la Rage. { $clan } et { $seat } l'ont fait aussi, sans montrer laquelle. Engagez-vous pour Yggdrasil !
lesson-pillage-tree = Les autres ont passé et n'agissent plus, mais ils peuvent encore répondre à l'Appel. À l'arbre du monde, un Pillage augmente les trois caractéristiques. Allez !
lesson-unopposed = Personne n'est venu : leurs propres Quêtes les retiennent. Sans bataille, pas de Gloire de victoire, mais tout monte d'un cran. La nouvelle Rage viendra avec l'Âge suivant.
lesson-doom = Il vous reste un point de Rage. { $province } est condamnée : au Ragnarök, tous ceux qui s'y trouvent meurent, pour 2 points de Gloire chacun. Quelle plus belle fin pour un Guerrier ? Envahissez.
lesson-doomed-ship = { $clan } pense de même : son Navire attend dans le fjord voisin, les Dragons de Loki peints sur la voile. Débarquez en { $province }.
lesson-discard = Plus personne n'a de Rage, et l'Âge touche à sa fin. On peut garder une carte pour le suivant, le reste est défaussé. Gardez la Ruse ; vous savez vous en servir.
lesson-quest-done = Les Quêtes sont révélées. Vous avez le plus de Force en Yggdrasil : 6 points de Gloire, et un cran de caractéristique. Une Quête manquée ne coûte rien.
lesson-legend = Les caractéristiques aussi font gagner : à la toute fin, chacune vaut 10 points de Gloire dès le quatrième cran, 20 au dernier. Augmentez vos Cornes : plus de figurines pour vous.
lesson-ragnarok = Ragnarök ! Elvagar n'est plus. Votre Guerrier a eu une belle mort, pour 2 points de Gloire, et le Navire de { $clan } en a rapporté 6.
lesson-release = Puis le Valhalla a ouvert ses portes. Troll et Guerrier sont revenus dans votre réserve, et le Domaine de Loki a donné 1 point de Gloire pour chacun.
lesson-second-age = Le deuxième Âge apporte des cartes plus fortes, et paie mieux les Quêtes et les belles morts. Plateau, caractéristiques et fiches restent tels quels, et tous les jetons peuvent être pillés de nouveau.
lesson-free = { $clan } mène de 5 points de Gloire, mais vos caractéristiques ont grandi davantage. À vous de choisir désormais : gardez la carte qui vous plaît.
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
