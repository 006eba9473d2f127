game = Clash of Rage
    .about = De deux à quatre clans contre l'Empire d'Émeraude des Elfes, et les uns contre les autres. Prenez leurs Cités, forgez des Équipements légendaires ; quatre points lors de votre seconde Action, et vous gagnez aussitôt.

option-first = Qui est le premier
    .about = Qui choisit son Clan et pose une tuile en premier. Ensuite, les cartes Tactique décident.
option-points = Points pour gagner
    .about = Combien de Points de Victoire font gagner aussitôt.
    .value-4 = Quatre
    .value-4-about = La partie habituelle.
    .value-5 = Cinq
    .value-5-about = Une longue partie.
option-map = Carte
    .about = Comment s'assemblent les tuiles de l'Empire.
    .value-A = Première carte
    .value-A-about = Toute prête.
    .value-B = Seconde carte
    .value-B-about = Toute prête.
    .value-random = Tirée au sort
    .value-random-about = Une autre terre à chaque partie.
    .value-built = Bâtie par vous
    .value-built-about = Les joueurs posent les tuiles à tour de rôle.
option-clans = Clans
    .about = Chaque Clan a ses propres Unités et ses cartes Tactique.
    .value-chosen = Choisis à la table
    .value-chosen-about = L'un après l'autre, au début de la partie.
option-elves = Les Elfes au départ
    .about = Quels Elfes gardent les Cités.
    .value-random = Tirés au sort
    .value-random-about = Comme ils viennent.
    .value-mixed = Mêlés
    .value-mixed-about = Au moins un de chaque type dans chaque Cité, pour un départ plus rude.
option-elves-take-rage = Les Elfes prennent de la Rage
    .about = Comme les clans, les Elfes prennent un jeton Rage après un Assaut où personne n'est tombé.

seat-4 = les Elfes
level-i = I
level-ii = II
level-iii = III
slot-weapon = l'arme
    .kind = arme
    .none = pas d'arme
slot-armour = l'armure
    .kind = armure
    .none = pas d'armure
face-blank = vierge
    .die = Vierge
face-wound = Blessure
    .die = Blessure

site-city = la Cité elfe
site-forge = la Forge
site-stone = la Pierre
site-wild = les terres

# The board

round = Tour { $round }
phase-setup = Installation
phase-upgrade-elves = Améliorer les Elfes
phase-play-tactics = Cartes Tactique
phase-first-action = Première Action
phase-stones = Pierres de renfort
phase-second-action = Seconde Action
elf-sheet = Elfes
column-clan = Clan
column-points = Points
column-gold = Or
column-crystals = Cristaux
column-reserve = Réserve
column-hero = Héros
column-tactic = Tactique
column-equipment = Équipement
column-aside = De côté
column-rage = Rage
crystal-reserve = { $crystals ->
        [one] { $crystals } Cristal dans la réserve
       *[other] { $crystals } Cristaux dans la réserve
    }
board-map = Carte
board-clans = Clans
board-standing = { $name } : { $points } sur { $target }, { $gold } Or
market = Marché noir
market-deck = { $cards ->
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }, { $legends ->
        [one] { $legends } légendaire
       *[other] { $legends } légendaires
    }
your-hand = Vos cartes Tactique
tactic-line = { $tactic } : { gold-counted }{ tactic-units-counted }
battle = Combat { $place-in }, à l'assaut : { $side }. { dice-counted } ; Relances : { $rerolls }.
dice-counted = { $wounds ->
        [0] Aucune Blessure
        [one] Une Blessure
       *[other] { $wounds } Blessures
    }, { $blanks ->
        [0] aucune face vierge
        [one] une face vierge
       *[other] { $blanks } faces vierges
    }
legend-of-signs = ♜ Cité elfe · ⚒ Forge · ◆ Pierre de renfort · ▓ Blocs rocheux · 3/2/1 figurines de niveau I, II, III · ★ Héros

chance-told = { $nearly ->
    [-1] < 1 %
    [1] > 99 %
   *[other] { $chance } %
}
odds-title = { $count ->
        [one] { $count } Assaut en moyenne
       *[other] { $count } Assauts en moyenne
    }
odds-side = Camp
odds-wins = Victoires
odds-units = Unités
odds-left = Survivants, en moyenne
odds-share = { $nearly ->
    [-1] < 0,1 %
    [1] > 99,9 %
   *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
odds-standing = { $unit-counted }
odds-surviving = { NUMBER($count, minimumFractionDigits: 2, maximumFractionDigits: 2) } × { $unit }

# Questions

ask-pick-tile = { $seats } pose une tuile Région.
    .as-seats = Quelle tuile Région posez-vous ?
ask-pick-neighbour = { $seats } choisit la tuile voisine.
    .as-seats = À côté de quelle tuile la posez-vous ?
ask-pick-side = { $seats } choisit un côté de cette tuile.
    .as-seats = De quel côté ? Choisissez sur la carte.
ask-pick-turn = { $seats } oriente la tuile.
    .as-seats = Dans quel sens tournez-vous la tuile ?
ask-pick-clan = { $seats } choisit un Clan.
    .as-seats = Quel Clan menez-vous ?
ask-pick-tactic = { $seats } posent chacun une carte Tactique face cachée.
    .as-seats = Posez une carte Tactique face cachée.
ask-pick-spot = { $seats } choisit l'emplacement de son Bastion.
    .as-seats = Où dressez-vous votre Bastion ? Choisissez un emplacement sur la carte.
ask-pick-stronghold = { $seats } place une Unité de niveau { $level }.
    .as-seats = Où va cette Unité de niveau { $level } ?
ask-pick-stone = Trop peu d'Unités de niveau { $level } en réserve. { $seats } choisit la Pierre servie.
    .as-seats = Trop peu d'Unités de niveau { $level } en réserve pour { $stones }. Laquelle est servie ?
ask-choose-action = { $seats } peut déplacer ses armées, les équiper, ou passer.
    .as-seats = À vous d'agir : déplacez vos armées, équipez-les, ou passez.
ask-pick-origin = { $seats } déplace ses armées.
    .as-seats = D'où partez-vous ?
ask-pick-figures = { $seats } choisit qui part { $place-from }, et vers où.
    .as-seats = Qui part { $place-from }, et vers où ?
ask-go-on = { $seats } peut repartir { $place-from }, ou s'arrêter.
    .as-seats = { $left ->
        [one] Repartir { $place-from }, ou s'arrêter ? Il reste un pas.
       *[other] Repartir { $place-from }, ou s'arrêter ? Il reste { $left } pas.
    }
ask-pick-fight = { $seats } choisit le prochain Combat.
    .as-seats = Quel Combat d'abord ?
ask-pick-foe = { $seats } choisit qui combattre d'abord { $place-in }.
    .as-seats = Qui combattez-vous d'abord { $place-in } ?
ask-strike-or-flee = { $seats } peut lancer l'Assaut { $place-in }, ou fuir vers son Bastion.
    .as-seats = Lancez-vous l'Assaut { $place-in }, ou fuyez-vous vers votre Bastion ?
ask-pick-dice = { $seats } peut relancer des dés.
    .as-seats = Garder les dés, ou en relancer ?
ask-pick-casualty = { $seats } choisit qui tombe { $place-in }.
    .as-seats = Qui tombe { $place-in }, chez { $enemy } ?
ask-choose-equipment = { $seats } achète, forge, organise ou recrute.
    .as-seats = Achetez, forgez, organisez ou recrutez, tant que vous voulez.
ask-pick-legend = { $seats } garde un des Équipements légendaires.
    .as-seats = Quel Équipement légendaire gardez-vous ?
ask-fit-card = { $seats } choisit qui porte la carte { $card }.
    .as-seats = À qui donnez-vous la carte { $card } ?
ask-wear-card = { $seats } équipe ses Unités de niveau { $level }.
    .as-seats = Quelle carte pour { $slot } des Unités de niveau { $level } ?
ask-place-hero = { $seats } choisit où arrive { $hero }.
    .as-seats = Où arrive { $hero } ?

# Moves

move-pass = Passer
move-move-armies = Déplacer vos armées
move-equip-armies = Équiper vos armées
move-end-movement = Finir les déplacements
move-take-all = { $count ->
        [one] Le seul qui reste
       *[other] Tous les { $count }
    }
    .bare = Tous
tactic-units-counted = { $ones ->
        [0] {""}
        [one] , une Unité de niveau I
       *[other] , { $ones } Unités de niveau I
    }{ $twos ->
        [0] {""}
        [one] , une Unité de niveau II
       *[other] , { $twos } Unités de niveau II
    }{ $threes ->
        [0] {""}
        [one] , une Unité de niveau III
       *[other] , { $threes } Unités de niveau III
    }
move-take-hero = Le Héros
move-halt = S'arrêter ici
move-strike = Lancer l'Assaut ({ chance-told } de chances)
    .bare = Lancer l'Assaut
move-flee = Fuir vers le Bastion
move-keep-dice = Garder les dés
move-reroll-blanks = Relancer tous les dés vierges
move-reroll-all = Relancer tous les dés
move-roll-picked = Relancer les dés choisis
move-end-equipment = C'est assez
move-forge = Forger pour { $cost } Cristaux : piocher { $draws } cartes, en garder une
    .bare = Forger
move-organise = Organiser vos Équipements
move-set-aside = La mettre de côté
move-take = Un { $unit }
    .bare = Une Unité de niveau { $level }
move-leave-one = Tous sauf un { $unit }
    .bare = Toutes les Unités de niveau { $level } sauf une
move-pick-die = Choisir un dé : { $face }
move-fit = { $unit }
    .bare = Unités de niveau { $level }
move-fell = Un { $unit }
    .bare = Une Unité de niveau { $level }
move-fell-all = { $unit-counted }
    .bare = Toutes les Unités de niveau { $level }
move-choose-clan = Mener { $people }
move-recruit = Recruter { $hero } pour { price-counted }
    .bare = Recruter { $hero }
move-lay-tile = Poser { $tile }
move-join-to = À côté de { $tile }
move-turn-tile = { $turns ->
        [0] Telle quelle
        [one] Tournée d'un sixième de tour, dans le sens horaire
       *[other] Tournée de { $turns } sixièmes de tour, dans le sens horaire
    }
move-lie-beside = { $hex_side }
move-face = Combattre d'abord { $foe }
move-play-tactic = Carte { $tactic } : { gold-counted }{ tactic-units-counted }
    .bare = Carte { $tactic }
move-place-bastion = { $neighbours ->
        [1] À côté { $near-from }
        [2] Entre { $near } et { $next }
       *[other] Là où se touchent { $near }, { $next } et { $third }
    }
    .bare = Sur un emplacement de la carte
move-deploy = { $unit } { $place-to }
    .bare = Une Unité { $place-to }
move-deploy-rest = { $count ->
        [one] Le seul qui reste { $place-to }
       *[other] Tous les { $count } { $place-to }
    }
    .bare = Toutes les autres { $place-to }
move-call-at = { $unit } { $place-to }
    .bare = Une Unité { $place-to }
move-move-from = Partir { $place-from }
foes-counted = { $foes ->
        [one] une figurine
       *[other] { $foes } figurines
    }
move-go = { $foes ->
        [0] Aller { $place-to }
       *[other] Aller { $place-to }, contre { foes-counted } ({ chance-told } de chances)
    }
    .bare = Aller { $place-to }
move-fight-at = Combattre { $place-in }, contre { foes-counted } ({ chance-told } de chances)
    .bare = Combattre { $place-in }
move-buy = Acheter { $card } pour { price-counted }
    .bare = Acheter { $card }
move-keep-legend = Garder { $card }
move-wear = { $card }
move-station = { $place }

# What happened

event-first-named = { $clan } choisit en premier.
    .as-clan = Vous choisissez en premier.
event-tile-chosen = { $clan } prend { $tile }.
    .as-clan = Vous prenez { $tile }.
event-tile-put-beside = { $clan } met { $tile } à côté des autres.
    .as-clan = Vous mettez { $tile } à côté des autres.
event-tile-laid = { $clan } pose { $tile }.
    .as-clan = Vous posez { $tile }.
event-map-drawn = Le hasard a assemblé les tuiles de l'Empire.
event-map-joined = Les tuiles de l'Empire sont assemblées.
event-clan-chosen = { $clan } mène { $people }.
    .as-clan = Vous menez { $people }.
elves-gathered-counted = { $guards ->
        [0] aucun Garde
        [one] un Garde
       *[other] { $guards } Gardes
    }, { $elders ->
        [0] aucun Doyen
        [one] un Doyen
       *[other] { $elders } Doyens
    }, { $templars ->
        [0] aucun Templier
        [one] un Templier
       *[other] { $templars } Templiers
    }
event-elves-gathered = Des Elfes se rassemblent { $place-in } : { elves-gathered-counted }.
event-equipment-shown = Le Marché noir propose : { $card }.
event-round-began = Le tour { $round } commence.
event-phase-began = { $phase }.
event-elves-upgraded = Chaque { $unit } porte désormais : { $card }.
event-elves-replaced = Chaque { $unit } remplace « { $old_card } » par « { $card } ».
event-elves-declined = La carte { $card } n'est pas digne d'un Elfe ({ $unit }).
event-tactic-drawn = { $tactic ->
        [0] { $clan } pioche une carte Tactique.
       *[other] { $clan } pioche la carte Tactique { $tactic }.
    }
    .as-clan = { $tactic ->
        [0] Vous piochez une carte Tactique.
       *[other] Vous piochez la carte Tactique { $tactic }.
    }
event-tactics-shuffled = { $clan } mélange sa défausse de cartes Tactique.
    .as-clan = Vous mélangez votre défausse de cartes Tactique.
event-tactics-revealed = Les cartes Tactique sont révélées. L'ordre de jeu : { $clans-with-tactics }.
event-bastion-placed = { $clan } dresse son Bastion.
    .as-clan = Vous dressez votre Bastion.
gold-counted = { $gold ->
        [one] { $gold } pièce d'Or
       *[other] { $gold } pièces d'Or
    }
crystals-counted = { $crystals ->
        [one] { $crystals } Cristal
       *[other] { $crystals } Cristaux
    }
event-revenue-taken = { $crystals ->
        [0] { $clan } reçoit { gold-counted }.
       *[other] { $clan } reçoit { gold-counted }, et { crystals-counted } des Cités.
    }
    .as-clan = { $crystals ->
        [0] Vous recevez { gold-counted }.
       *[other] Vous recevez { gold-counted }, et { crystals-counted } de vos Cités.
    }
event-reinforcements-ready = { $count ->
        [one] { $clan } a un Renfort à placer.
       *[other] { $clan } a { $count } Renforts à placer.
    }
    .as-clan = { $count ->
        [one] Vous avez un Renfort à placer.
       *[other] Vous avez { $count } Renforts à placer.
    }
event-units-arrived = { $clan } place { $unit-counted } { $place-in }.
    .as-clan = Vous placez { $unit-counted } { $place-in }.
event-units-missing = { $clan } attend en vain { $unit-counted } : la réserve est vide.
    .as-clan = Vous attendez en vain { $unit-counted } : la réserve est vide.
event-turn-began = C'est à { $clan } d'agir.
    .as-clan = C'est à vous d'agir.
event-movement-began = { $clan } déplace ses armées.
    .as-clan = Vous déplacez vos armées.
event-equipping-began = { $clan } équipe ses armées.
    .as-clan = Vous équipez vos armées.
event-passed = { $clan } passe.
    .as-clan = Vous passez.
event-units-moved = { $clan } envoie { $unit-counted } { $origin-from } { $place-to }.
    .as-clan = Vous envoyez { $unit-counted } { $origin-from } { $place-to }.
event-hero-moved = { $clan } envoie { $hero } { $origin-from } { $place-to }.
    .as-clan = Vous envoyez { $hero } { $origin-from } { $place-to }.
event-band-halted = { $clan } s'arrête { $place-in }.
    .as-clan = Vous vous arrêtez { $place-in }.
event-hero-went-home = { $hero } retourne au Bastion de { $clan }.
    .as-clan = { $hero } retourne à votre Bastion.
price-counted = { $price ->
        [one] { $price } pièce d'Or
       *[other] { $price } pièces d'Or
    }
event-equipment-bought = { $clan } achète la carte { $card } pour { price-counted }.
    .as-clan = Vous achetez la carte { $card } pour { price-counted }.
event-crystals-paid = { $clan } donne { crystals-counted } à la Forge.
    .as-clan = Vous donnez { crystals-counted } à la Forge.
event-legend-drawn = Sur l'enclume de { $clan } : { $card }.
    .as-clan = Sur votre enclume : { $card }.
event-legend-forged = { $clan } forge une légende : { $card } !
    .as-clan = Vous forgez une légende : { $card } !
event-card-attached = { $clan } donne la carte { $card } à chaque { $unit }.
    .as-clan = Vous donnez la carte { $card } à chaque { $unit }.
event-card-set-aside = { $clan } met la carte { $card } de côté.
    .as-clan = Vous mettez la carte { $card } de côté.
event-equipment-taken-off = { $clan } retire tous les Équipements de sa fiche de Clan.
    .as-clan = Vous retirez tous les Équipements de votre fiche de Clan.
event-equipment-organised = { $clan } a organisé ses Équipements.
    .as-clan = Vous avez organisé vos Équipements.
event-hero-hired = { $clan } paie { price-counted } pour { $hero }.
    .as-clan = Vous payez { price-counted } pour { $hero }.
event-hero-recruited = { $hero } rejoint { $clan } { $place-in }.
    .as-clan = { $hero } vous rejoint { $place-in }.
event-stone-called = Un { $unit } de { $clan } répond à l'appel { $place-in }.
    .as-clan = Un { $unit } à vous répond à l'appel { $place-in }.
event-fight-began = { $attacker } attaque { $foe } { $place-in }. Lenteur : { $slowness } contre { $foe_slowness }.
    .as-attacker = Vous attaquez { $foe } { $place-in }. Lenteur : { $slowness } contre { $foe_slowness }.
    .as-foe = { $attacker } vous attaque { $place-in }. Lenteur : { $slowness } contre { $foe_slowness }.
rage-counted = { $tokens ->
        [one] un jeton Rage
       *[other] { $tokens } jetons Rage
    }
event-rage-taken = La Rage monte : { rage-counted } pour { $side } ({ $total } en tout).
    .as-side = La Rage monte : { rage-counted } pour vous ({ $total } en tout).
event-assault-began = À l'assaut : { $side } !
    .as-side = À vous l'Assaut !
event-dice-rolled = Dés lancés ({ $side }) : { rolled-counted }.
    .as-side = Vos dés : { rolled-counted }.
rolled-counted = { $wounds ->
        [0] aucune Blessure
        [one] une Blessure
       *[other] { $wounds } Blessures
    }, { $blanks ->
        [0] aucune face vierge
        [one] une face vierge
       *[other] { $blanks } faces vierges
    }
event-dice-picked = Dés à relancer ({ $side }) : { rolled-counted }.
    .as-side = Vos dés à relancer : { rolled-counted }.
event-dice-rerolled = { $dice ->
        [one] Un dé relancé ({ $side }). Désormais : { rolled-counted }.
       *[other] { $dice } dés relancés ({ $side }). Désormais : { rolled-counted }.
    }
    .as-side = { $dice ->
        [one] Vous relancez un dé. Désormais : { rolled-counted }.
       *[other] Vous relancez { $dice } dés. Désormais : { rolled-counted }.
    }
event-wounds-dealt = Assaut ({ $side }) : { wounds-told } { wounds-counted }
    .as-side = Votre Assaut : { wounds-told } { wounds-counted }
wounds-told = dés { $faces } + touches { $hits } + Rage { $tokens } − Boucliers adverses { $shields }.
wounds-counted = { $wounds ->
        [0] Aucune Blessure ne passe.
        [one] Une Blessure passe.
       *[other] { $wounds } Blessures passent.
    }
event-units-felled = { $side-seat ->
        [4] Les Elfes perdent { $unit-counted } { $place-in }.
       *[other] { $side } perd { $unit-counted } { $place-in }.
    }
    .as-side = Vous perdez { $unit-counted } { $place-in }.
event-crystals-won = { $clan } prend { crystals-counted } aux morts.
    .as-clan = Vous prenez { crystals-counted } aux morts.
event-army-fled = { $clan } fuit { $place-from } vers son Bastion.
    .as-clan = Vous fuyez { $place-from } vers votre Bastion.
event-fight-won = { $side-seat ->
        [4] Les Elfes tiennent le terrain { $place-in }.
       *[other] { $side } tient le terrain { $place-in }.
    }
    .as-side = Vous tenez le terrain { $place-in }.
event-game-won = { $clan } a { $points } Points de Victoire et règne sur l'Empire d'Émeraude !
    .as-clan = Vous avez { $points } Points de Victoire et régnez sur l'Empire d'Émeraude !
event-game-stopped = Après { $round } tours, les clans déposent les armes ; les sagas comparent leurs exploits.

# Why not

why-lay-a-tile = Choisissez une tuile Région à poser.
why-tile-lies-already = Cette tuile est déjà posée : { $tile }.
why-join-a-tile = Choisissez la tuile à côté de laquelle poser.
why-tile-not-laid = Cette tuile n'est pas posée : { $tile }.
why-choose-a-side = Choisissez un côté de cette tuile.
why-tiles-overlap = Elle recouvrirait une autre tuile.
why-turn-the-tile = Choisissez le sens de la tuile.
why-choose-a-clan = Choisissez un Clan.
why-clan-is-taken = Quelqu'un mène déjà { $people }.
why-play-a-tactic = Posez une de vos cartes Tactique.
why-tactic-not-in-hand = Vous n'avez pas la carte Tactique { $tactic } en main.
why-place-your-bastion = Placez votre Bastion.
why-no-such-spot = Le Bastion doit toucher un Territoire.
why-spot-is-taken = Un Bastion s'y trouve déjà.
why-beside-a-bastion = Deux Bastions ne peuvent pas se toucher.
why-only-one-is-left = Il ne reste qu'une Unité à placer.
why-no-unit-of-yours = Vous n'avez pas d'Unité { $place-in }.
why-place-your-reinforcements = Placez vos Renforts.
why-choose-a-stone = Choisissez la Pierre qui est servie.
why-not-to-be-served = Aucune de vos Pierres { $place-in } n'attend cette Unité.
why-choose-an-action = Déplacez vos armées, équipez-les, ou passez.
why-move-or-finish = Choisissez d'où partir, ou terminez les déplacements.
why-all-have-moved = Toutes vos figurines { $place-in } se sont déjà déplacées pendant cette Action.
why-none-of-yours-there = Aucune de vos figurines n'est { $place-in }.
why-rocks-in-the-way = Des Blocs rocheux empêchent d'aller { $place-to } ; seul le Vol les franchit.
why-not-connected = Aucun chemin ne mène { $origin-from } { $place-to }.
why-fewer-than-two-left = Il ne reste pas deux figurines à prendre.
why-no-such-unit-left = Aucune Unité de niveau { $level } ne peut plus partir d'ici.
why-no-hero-left = Aucun Héros ne peut partir d'ici.
why-choose-one-by-one = Choisissez les figurines une à une.
why-choose-figures = Choisissez qui part, puis vers où.
why-go-on-or-halt = Continuez vers un lieu connecté, ou arrêtez-vous.
why-choose-a-fight = Choisissez le prochain Combat.
why-nothing-to-fight-over = Il n'y a personne à combattre { $place-in }.
why-choose-a-foe = Choisissez qui combattre d'abord { $place-in }.
why-not-there = Cet adversaire n'a pas d'Unité { $place-in } : { $foe }.
why-strike-or-flee = Lancez l'Assaut, ou fuyez.
why-pick-dice-first = Choisissez d'abord des dés.
why-dice-are-picked = Vous avez choisi des dés : relancez-les, ou choisissez-en d'autres.
why-no-such-die = Il ne reste pas de dé : { $face }.
why-all-are-blank = Tous les dés sont vierges : relancez tous les dés vierges.
why-keep-or-reroll = Gardez les dés, ou relancez-en.
why-no-such-enemy = Il ne reste pas d'adversaire de ce type.
why-not-enough-wounds = { $life ->
        [one] Il faut une Blessure et il ne vous en reste pas.
       *[other] Il faut { $life } Blessures et il vous en reste { $wounds }.
    }
why-only-one-can-fall = Un seul peut tomber.
why-use-all-wounds = Toutes les Blessures doivent être utilisées : il en reste { $wounds }.
why-equip-or-finish = Achetez, forgez, organisez, recrutez, ou terminez.
why-not-on-display = Le Marché noir ne propose pas : { $card }.
why-not-enough-gold = Cela coûte { price-counted } et vous en avez { $gold }.
why-forged-already = Vous avez déjà forgé pendant cette Action.
why-no-legend-left = Il ne reste aucun Équipement légendaire.
why-no-forge = Vous ne contrôlez aucune Forge.
why-not-enough-crystals = Cela coûte { $cost } Cristaux et vous en avez { $crystals }.
why-keep-one = Gardez une des cartes piochées.
why-not-drawn = Cette carte n'a pas été piochée : { $card }.
why-nothing-to-organise = Vous n'avez rien de nouveau à organiser.
why-attach-or-set-aside = Donnez { $card } à un type d'Unité, ou mettez la carte de côté.
why-wrong-slot = { $card } ne va pas sur cet emplacement.
why-card-not-at-hand = Cette carte n'est pas disponible : { $card }.
why-fill-the-slot = Choisissez une carte pour cet emplacement, ou laissez-le vide.
why-one-hero-only = Vous avez déjà un Héros, et il reste jusqu'à la fin.
why-hero-is-taken = { $hero } sert quelqu'un d'autre.
why-place-your-hero = Choisissez où votre Héros vous rejoint.

# Le plateau dans le navigateur

face-board = L'Empire d'Émeraude
face-stands = { $side } : { $host }
face-so-many = { $unit-counted }
face-brings = Dés { $dice }, touches { $hits }, Boucliers { $shields }, Vie { $life }, Lenteur { $slowness }
face-site-city = Qui la contrôle a un Point de Victoire, et 3 Cristaux de Revenus.
face-site-forge = Qui la contrôle peut forger des Équipements légendaires.
face-site-stone = Appelle une Unité de niveau { $level } pour qui la contrôle.
face-nobody-there = Personne ne s'y trouve.
face-units = Unités sur la carte
face-hand = Cartes Tactique en main
face-cities = Cités elfes
face-legends = Légendes forgées
face-stat-power = Dés
    .rule = Lancés à chaque Assaut, par le seul type le plus fort.
face-stat-life = Vie
    .rule = Blessures nécessaires pour en abattre un.
face-stat-movement = Mouvement
    .rule = Territoires qu'ils peuvent parcourir.
face-stat-slowness = Lenteur
    .rule = Le camp le moins lent frappe le premier.
face-stat-hits = Touches
    .rule = Blessures ajoutées à chaque Assaut, quel que soit le lanceur.
face-stat-shields = Boucliers
    .rule = Blessures évitées à chaque Assaut.
face-stat-rerolls = Relances
    .rule = Nombre de Relances à chaque Assaut.
face-stat-rage = Rage
    .rule = Jetons Rage au début d'un Combat : une Blessure de plus chacun.
face-stat-flight = Vol
    .rule = Ni Blocs rocheux ni ennemis ne les arrêtent.
face-odds = { chance-told } de chances de gagner. En moyenne tombent { $lost } des vôtres et { $felled } des leurs.
face-odds-win = { chance-told } de chances de gagner
face-odds-falls = En moyenne tombent { $lost } des vôtres et { $felled } des leurs.
face-under-way = En cours
face-here-and-going = { $unit } : { $left } ici, { $count } en route
face-leave-one = Tous sauf un
face-nobody-yet = Qui part ?
face-how-many = Combien à la fois
face-one-by-one = Un à un
face-all-at-once = Les { $count } ensemble
face-fit-below = Pour qui ? Choisissez un type ci-dessous.
face-leave-empty = Laisser l'emplacement vide
face-see-board = Voir la carte
face-see-stage = Revenir
face-close = Fermer
face-four-clans = Quatre Clans
face-led-by = Mené par { $seat }
face-anvil = Sur l'enclume
face-heroes = Héros
face-serves = Au service de { $seat }
face-forge = Forger une légende
face-fight = Combat { $place-in }
face-attacks = Attaquant
face-defends = Défenseur
face-played-by = joué par { $seat }
face-nobody-left = Il ne reste personne.
face-wins-field = Maître du terrain
face-dice = Dés
face-die = Dé { $face }, { $again ->
    [0] gardé
   *[other] à relancer
}
face-tap-dice = { $rerolls ->
    [one] Une Relance : touchez les dés à relancer.
   *[other] { $rerolls } Relances : touchez les dés à relancer.
}
face-roll-again = { $count ->
    [one] Relancer un dé
   *[other] Relancer { $count } dés
}
face-wounds-left = { $wounds ->
    [one] Une Blessure à donner
   *[other] { $wounds } Blessures à donner
}
face-strike = Lancer l'Assaut
face-waits-for = { $seats } décide …
face-bastion-of = Bastion de { $seat }
face-sheet = Fiche : { $side }
face-look-at = Quelle fiche regarder
face-no-clan-yet = Aucun Clan n'est encore choisi.
face-elves-left = { $count ->
        [one] { $count } Elfe sur la carte
       *[other] { $count } Elfes sur la carte
    }
face-forging-costs = (Forge : { $cost })
face-tactic = Carte Tactique { $tactic }
face-played = Jouée ce tour
face-final-count = Le décompte final
face-how-won = { $seat } tient { $points } Points de Victoire sur { $target } lors de la seconde Action du tour { $round }.
    .as-seat = Vous tenez { $points } Points de Victoire sur { $target } lors de la seconde Action du tour { $round }.
face-winner = Vainqueur
face-skip-count = Passer le décompte
face-order = Ordre de jeu
face-kind-legend = Équipement légendaire
face-kind-market = Équipement
face-in-market = { $count ->
    [one] Au Marché noir en ce moment
   *[other] { $count } au Marché noir en ce moment
}
face-on-anvil = Sur l'enclume en ce moment
face-worn-by = Porté : { $unit }, { $side }
face-laid-aside = Mis de côté par { $side }
face-hero-free = À recruter : { price-counted }
face-so-many-there = { $count } { $place-in }
face-these-go = En emmener { $count }

# The walk-through

lesson-welcome = L'Empire d'Émeraude des Elfes s'effondre, et chacun en veut sa part. Vous menez le Clan Goldleif : Berserkers, Huskarls et Géants du givre. { $clan } mène l'Armée du Tombeau.
lesson-points = Chaque Cité elfe que vous contrôlez vaut un point, et chaque Équipement légendaire forgé en vaut un pour toujours. Qui a quatre points pendant sa propre seconde Action gagne aussitôt.
lesson-tactic = Un tour commence par une carte Tactique, choisie en secret. Son nombre donne l'ordre de jeu, du plus petit au plus grand. Puis viennent son Or et ses Unités, de niveau I, II et III. Jouez tard, mais riche : la carte 28.
lesson-bastion = Les cartes sont révélées, et { $clan } commence. Placez maintenant votre Bastion au bord de la carte. Personne d'autre n'y entrera jamais. Choisissez l'emplacement éclairé, à côté de la Forge.
lesson-revenue = Voici vos 6 pièces d'Or et vos six Unités. Chacun agit deux fois par tour : chaque fois, déplacer ses armées ou les équiper.
lesson-move = { $clan } a envoyé deux Squelettes sur une Pierre de renfort. Vous, c'est la Forge qu'il vous faut : déplacez vos armées.
lesson-from = Dites d'où l'on part : de votre Bastion.
lesson-all = Et qui part : tous les six.
lesson-go = Les Berserkers avancent de deux Territoires, les autres d'un. Où se trouvent des ennemis, il faut s'arrêter et combattre. Allez à la Forge, que gardent deux Elfes.
lesson-finish = Chaque figurine se déplace une fois, et toutes l'ont fait. Terminez les déplacements, et le Combat commence.
lesson-slowness = Le camp qui a le moins de Lenteur frappe le premier. Les costauds sont lents : les Elfes ont commencé, { $clan } a lancé leurs dés, et deux Berserkers sont tombés.
lesson-strike = À vous. Seul votre type le plus puissant lance les dés : cinq pour le Géant du givre. Mais chaque type présent ajoute ses touches. Vous pourriez aussi fuir vers le Bastion, mais pourquoi ? À l'Assaut !
lesson-reroll = Deux Blessures et vos deux touches, moins le Bouclier des Gardes : trois, et un Garde en demande deux. Un seul tomberait. Mais les Berserkers donnent une Relance par Assaut. Relancez les dés vierges !
lesson-crystals = Cinq Blessures, et les deux Gardes sont tombés. Chaque Elfe éliminé devient un Cristal, et la Forge est à vous.
lesson-stone = Entre les deux Actions, les Pierres appellent : qui en contrôle une y reçoit une Unité de son niveau. { $clan } a reçu un Spectre.
lesson-equip = Pour votre seconde Action, vous avez de l'Or à dépenser. Équipez vos armées.
lesson-market = Le Marché noir montre toujours six sortes d'Équipement. L'Arbalète, pour 4 pièces d'Or, c'est deux dés de plus. Achetez.
lesson-fit = Chacun de vos types a une place pour une Arme et une pour une Armure, et toutes ses figurines en profitent. Comme seul le plus puissant lance les dés, donnez-la aux Géants du givre : sept dés !
lesson-enough = Les 2 pièces restantes peuvent attendre le tour suivant. C'est assez.
lesson-elves-arm = Tour 2, et les Elfes se sont armés : à chaque tour, chacun de leurs types pioche une carte et garde la meilleure. Attendre les renforce.
lesson-second-tactic = Vous avez pioché une nouvelle carte Tactique. Le numéro 23 apporte trois Berserkers, deux Huskarls et 5 pièces d'Or. Jouez-la.
lesson-deploy = Les Renforts vont au Bastion, ou partout où vous avez déjà une Unité. Envoyez-les tous à la Forge, à côté de la Cité elfe.
lesson-attack = { $clan } a volé jusqu'à l'autre Pierre : les Spectres ont le Vol, et ne craignent en chemin ni Blocs rocheux ni ennemis. Mais la Cité s'offre à vous. En avant !
lesson-origin = Depuis la Forge.
lesson-leave-one = Un Territoire n'est à vous que tant qu'une de vos Unités s'y tient, et la Forge vous servira. Tous partent donc, sauf un Berserker.
lesson-to-the-city = Quatre Elfes, mieux armés qu'avant. La liste dit vos chances de gagner. À la Cité !
lesson-onward = Terminez les déplacements, et que les dés soient avec vous.
lesson-strike-first = Voyez : l'armure rend lent. Les Elfes en sont à 6, vous à 3, et cette fois c'est vous qui frappez en premier. À l'Assaut !
lesson-reroll-again = Cinq Blessures sur sept dés. Relancer les deux dés vierges ne peut qu'améliorer les choses.
lesson-casualties = Leurs Boucliers en ont écarté quatre, il reste quatre Blessures, et vous dites qui tombe. Celles qui n'éliminent personne sont perdues. Deux par Garde : les deux tombent, et leurs Boucliers avec eux.
lesson-losses = Les deux derniers Elfes ont éliminé quatre Berserkers, et votre Relance avec eux : { $clan } a bien choisi. Mais le Géant du givre a toujours sept dés.
lesson-rage = Si jamais personne ne tombe pendant votre Assaut, vous prenez un jeton Rage : une Blessure de plus à chacun de vos Assauts jusqu'à la fin du Combat. Encore un Assaut !
lesson-city = La Cité est à vous ! C'est votre premier point, et 3 Cristaux au début de chaque tour, tant que vous la contrôlez.
lesson-six-crystals = Quatre Elfes de plus, quatre Cristaux de plus : vous en avez six, et un Berserker à la Forge. De quoi faire une légende. Équipez vos armées.
lesson-forge = Forgez ! Avec une Forge, vous piochez deux cartes légendaires pour six Cristaux, et en gardez une. Avec deux Forges, ce serait trois cartes, pour quatre Cristaux.
lesson-legend = La Faux des Âmes : trois touches à chaque Assaut. Gardez-la : une légende ne se perd jamais, ni le point qu'elle vaut.
lesson-legend-fit = Les Géants du givre ont déjà leur Arme. Mais les touches comptent pour toute l'armée, quel que soit le porteur : donnez-la aux Huskarls.
lesson-standing = Deux points ! Encore deux et vous gagnez : l'autre Cité elfe, une autre légende. Souvenez-vous : ce doit être pendant votre seconde Action.
lesson-threat = Mais { $clan } se rassemble à côté de votre Cité. Entre Clans on combat comme contre les Elfes, seulement il n'y a pas de Cristaux à la clé.
lesson-free = Il vous reste 7 pièces d'Or. Un Héros vous rejoint pour 4 à 6, aide là où il combat et ne meurt jamais. Recrutez-en un, achetez, ou dites que c'est assez : à vous de choisir désormais.
lesson-end = Vous savez comment se partagent les empires. L'autre Clan joue désormais seul : prenez vos quatre points, ou réunissez des amis autour de votre propre table.

trouble-bad-host = « { $host } » n'est pas une armée comme bohorg:3,1,0 : des Unités de niveau I, II et III, pas plus qu'il n'y en a. Connus : { $known }.
trouble-bad-card = « { $card } » n'est pas un niveau et une carte, comme 1=crossbow. Connus : { $known }.
trouble-bad-hero = Il n'y a pas de Héros « { $hero } ». Connus : { $known }.
trouble-elves-never-attack = Les Elfes n'attaquent jamais.

group-clan = Clans
group-opening = Place dans l'ordre du premier tour
opening-0 = Premier
opening-1 = Deuxième
opening-2 = Troisième
opening-3 = Quatrième
deed-equipment-bought = Équipements achetés
deed-legend-forged = Légendes forgées
deed-hero-recruited = Héros recrutés

tally-points = Points
tally-units = Unités
tally-gold = Or
tally-crystals = Cristaux
# Headings in a long list of choices, by the kind of move
group-buy = Acheter
group-recruit = Recruter
group-take = Un seul
group-leave-one = Tous sauf un
group-go = Où aller
group-move-from = Quelle armée
group-deploy = Une Unité
group-deploy-rest = Tout le reste
group-fell = Une Unité
group-fell-all = Plusieurs à la fois
group-pick-die = Un dé à la fois
