game = Yggdrasil
    .about = Les Dieux font front ensemble contre le Ragnarök : tous gagnent, ou tous perdent.

trance = Transe

option-first = Qui commence
    .about = Tiré au sort, ou la place que vous nommez.
option-difficulty = Difficulté
    .about = Une carte en Colère fait avancer son Ennemi deux fois ; une carte Ragnarök fait avancer trois Ennemis d'un coup.
    .value-easy = Facile
    .value-easy-about = Aucune carte spéciale.
    .value-normal = Normale
    .value-normal-about = 3 cartes en Colère.
    .value-hard = Difficile
    .value-hard-about = 6 cartes en Colère.
    .value-very_hard = Très difficile
    .value-very_hard-about = 6 cartes en Colère et 2 cartes Ragnarök.
    .value-ragnarok = Ragnarök
    .value-ragnarok-about = 6 cartes en Colère et 4 cartes Ragnarök.
    .part-0 = Cartes en Colère
    .part-1 = Cartes Ragnarök
option-gods = Dieux
    .about = Un par joueur. S'il y a plus de Dieux que de joueurs, certains en mènent plusieurs.
option-bags-may-be-counted = On peut compter les sacs
    .about = Chacun peut regarder dans les sacs à tout moment. Sans cela, la victoire n'en est que plus belle.
option-utgardloki-stops-trance = Utgardloki arrête la transe
    .about = Le Géant qui annule le pouvoir des Dieux annule aussi les pouvoirs de transe.
option-trance = Transe
    .about = Les Dieux peuvent entrer en transe.

ask-choose-action = { $left ->
        [one] Il reste une action à { $god }.
       *[other] Il reste { $left } actions à { $god }.
    }
    .as-seats = { $left ->
        [one] { $god }, il vous reste une action.
       *[other] { $god }, il vous reste { $left } actions.
    }
ask-roll-twice = Le dé montre : { $colour }. { $god } peut relancer.
    .as-seats = Le dé montre : { $colour }. Vous pouvez relancer.
ask-choose-roll = { $god } a obtenu { $first } et { $second } et retient l'un des deux.
    .as-seats = Vous avez obtenu { $first } et { $second } : lequel retenez-vous ?
ask-choose-enemy = { $god } choisit un Ennemi à combattre.
    .as-seats = Quel Ennemi combattez-vous ?
ask-send-before-roll = { $god } envoie des Vikings avant de lancer le dé.
    .as-seats = Combien de Vikings envoyez-vous avant de lancer le dé ?
ask-send-after-roll = Le dé est lancé. { $god } peut encore envoyer des Vikings.
    .as-seats = Le dé est lancé. Combien de Vikings envoyez-vous encore ?
ask-call-elves = { $god } peut appeler des Elfes.
    .as-seats = Combien d'Elfes appelez-vous ?
ask-choose-island = { $god } mène les Valkyries plus loin, ou cherche sur place.
    .as-seats = Où menez-vous les Valkyries ? Ou cherchez-vous sur place ?
ask-choose-search = { $god } peut chercher des âmes ici.
    .as-seats = Cherchez-vous des âmes ici ?
ask-choose-flight = { $god } mène les Valkyries plus loin.
    .as-seats = Où menez-vous les Valkyries ?
ask-choose-artefact = { $god } fait forger un Artefact.
    .as-seats = Quel Artefact faites-vous forger ?
ask-choose-god = { $god } rencontre un autre Dieu dans les Ténèbres.
    .as-seats = Qui rencontrez-vous dans les Ténèbres ?
ask-exchange-vikings = { $god } rencontre { $other }. Dans quel sens vont les Vikings ?
    .as-seats = Vous rencontrez { $other }. Donnez-vous des Vikings, ou en prenez-vous ?
ask-exchange-elves = { $god } rencontre { $other }. Dans quel sens vont les Elfes ?
    .as-seats = Vous rencontrez { $other }. Donnez-vous des Elfes, ou en prenez-vous ?
ask-choose-bag-to-fill = { $god } choisit le sac où reviennent les morts.
    .as-seats = Dans quel sac reviennent les morts ?
ask-choose-bag-to-purge = { $god } choisit le sac à purger de ses Géants de Feu.
    .as-seats = Quel sac purgez-vous de ses Géants de Feu ?
ask-choose-giant = { $god } choisit un Géant de Givre à combattre.
    .as-seats = Quel Géant de Givre combattez-vous ?
ask-choose-giant-to-defeat = { $god } choisit le Géant qui tombe.
    .as-seats = Quel Géant tombe ?
ask-choose-vane = Le Vane attend { $god }.
    .as-seats = Le Vane vous attend : l'avancer, ou user de ce qu'il a atteint ?
ask-choose-effect = Frey est en transe : { $god } choisit le prochain effet du Vane.
    .as-seats = Frey est en transe : quel effet du Vane ensuite ?
ask-choose-enemy-to-push = { $steps ->
        [one] { $god } repousse un Ennemi d'une case.
       *[other] { $god } repousse un Ennemi de { $steps } cases.
    }
    .as-seats = { $steps ->
        [one] Quel Ennemi repoussez-vous d'une case ?
       *[other] Quel Ennemi repoussez-vous de { $steps } cases ?
    }
ask-choose-rearmost = Nidhögg entraîne un des Ennemis les plus en retrait. { $god } dit lequel.
    .as-seats = Nidhögg entraîne un des Ennemis les plus en retrait. Lequel ?
ask-choose-card = { $god } a pioché deux cartes et en applique une.
    .as-seats = Vous avez pioché deux cartes. Laquelle s'applique ?
ask-put-back = { $god } remet l'autre carte sur la pioche, ou dessous.
    .as-seats = L'autre carte : sur la pioche, ou dessous ?
ask-reorder-cards = { $god } met les prochaines cartes en ordre.
    .as-seats = Quelle carte sera piochée ensuite ?
ask-grant-vikings = { $left ->
        [one] Un Viking peut revenir. { $god } dit si c'est pour { $receiver }.
       *[other] { $left } Vikings peuvent revenir. { $god } dit combien pour { $receiver }.
    }
    .as-seats = { $left ->
        [one] Un Viking peut revenir. Pour { $receiver } ?
       *[other] { $left } Vikings peuvent revenir. Combien pour { $receiver } ?
    }
vikings-counted = { $vikings ->
        [0] aucun Viking
        [one] un Viking
       *[other] { $vikings } Vikings
    }
elves-counted = { $elves ->
        [0] aucun Elfe
        [one] un Elfe
       *[other] { $elves } Elfes
    }
giants-counted = { $giants ->
        [0] aucun Géant de Feu
        [one] un Géant de Feu
       *[other] { $giants } Géants de Feu
    }

move-end-turn = { $wasted ->
        [0] Finir le tour
        [one] Finir le tour alors qu'il reste une action
       *[other] Finir le tour alors qu'il reste { $wasted } actions
    }
    .bare = Finir le tour
move-calm = Calmer Fenrir ({ $chance } %)
    .bare = Calmer Fenrir
move-act = { $world }
move-change-trance = { $entering ->
    [1] Entrer en transe
   *[other] Sortir de transe
}
    .bare = Entrer en transe ou en sortir
move-fight = Combattre { $enemy } (force { $strength }, au mieux { $chance } %)
    .bare = Combattre { $enemy }
move-push-back = Repousser { $enemy } de la case { $space }
    .bare = Repousser { $enemy }
move-let-advance = Laisser { $enemy } avancer sur la case { $space }
    .bare = Laisser { $enemy } avancer
move-move-valkyries = Voler vers { $island }{ $flooded ->
    [1] {" "}(submergée)
   *[other] {""}
}
    .bare = Voler vers { $island }
move-search = { $pawns ->
        [one] Chercher des âmes (un pion)
       *[other] Chercher des âmes ({ $pawns } pions)
    }
    .bare = Chercher des âmes
move-enough = C'est assez
move-forge = { $artefact }, niveau { $level } (contre { $enemy })
    .bare = Forger { $artefact }
move-meet = { $god } ({ vikings-counted }, { elves-counted })
    .bare = { $god }
move-fill-bag = { $count ->
    [one] Mettre un Viking dans { $bag }
   *[other] Mettre { $count } Vikings dans { $bag }
}
    .bare = Mettre des Vikings dans { $bag }
move-purge-bag = Purger { $bag }
move-fight-top = Combattre le Géant caché de la pile (force { $strength }, au mieux { $chance } %)
    .bare = Combattre le Géant caché de la pile
move-fight-giant = Combattre { $giant } (force { $strength }, au mieux { $chance } %)
    .bare = Combattre { $giant }
move-defeat-top = Le Géant combattu, quel qu'il soit
move-defeat-giant = { $fallen ->
        [one] { $giant } ({ $rune }, { $fallen } vaincu sur { $pieces })
       *[other] { $giant } ({ $rune }, { $fallen } vaincus sur { $pieces })
    }
    .bare = { $giant }
move-advance-vane = Avancer le Vane
move-use-vane = { $effect }
move-apply-card = Appliquer { $card }
move-place-card = { $card }
move-put-on-top = Sur la pioche
move-put-under = Sous la pioche
move-keep-roll = Garder ce résultat
move-roll-again = Relancer
move-take-roll = Prendre { $colour }
move-send-vikings = { $count ->
    [0] Aucun Viking ({ $chance } %)
    [one] Un Viking ({ $chance } %)
   *[other] { $count } Vikings ({ $chance } %)
}
    .bare = { $count ->
        [0] Aucun Viking
        [one] Un Viking
       *[other] { $count } Vikings
    }
move-send-elves = { $count ->
    [0] Aucun Elfe
    [one] Un Elfe
   *[other] { $count } Elfes
} ({ $total } contre { $strength })
    .bare = { $count ->
        [0] Aucun Elfe
        [one] Un Elfe
       *[other] { $count } Elfes
    }
move-grant = { $count ->
    [0] Aucun
    [one] Un Viking
   *[other] { $count } Vikings
}
move-give-vikings = { $count ->
    [one] Donner un Viking
   *[other] Donner { $count } Vikings
}
move-take-vikings = { $count ->
    [one] Prendre un Viking
   *[other] Prendre { $count } Vikings
}
move-give-elves = { $count ->
    [one] Donner un Elfe
   *[other] Donner { $count } Elfes
}
move-take-elves = { $count ->
    [one] Prendre un Elfe
   *[other] Prendre { $count } Elfes
}

event-gods-seated = Les Dieux se rassemblent sous l'arbre : { $gods }.
event-deck-prepared = { $count-cards ->
    [0] Les Ennemis attendent au-delà de la muraille.
   *[other] Les Ennemis attendent au-delà de la muraille, et avec eux : { $cards }.
}
event-turn-began = C'est le tour de { $god }.
    .as-god = C'est votre tour.
event-no-card-drawn = { $left ->
        [0] Dæg retient les Ennemis une dernière fois.
        [one] Dæg retient les Ennemis, et le fera encore une fois.
       *[other] Dæg retient les Ennemis, et le fera encore { $left } fois.
    }
event-card-turned = Une carte Ennemi est retournée : { $card }.
event-cards-looked-at = Les cartes montrent { $cards }.
event-card-put-on-top = La carte { $card } retourne sur la pioche.
event-card-put-under = La carte { $card } va sous la pioche.
event-card-chosen = Odin choisit la carte { $card }.
event-card-placed = Ensuite viendra { $card }.
event-cards-put-in-order = Les prochaines cartes seront { $cards }.
event-enemy-advanced = { $enemy } avance sur la case { $space }.
event-enemy-held-back = { $enemy } recule jusqu'à la case { $space }.
event-enemy-stayed = { $enemy } reste sur la case { $space }.
event-die-rolled = { $god } lance le dé : { $colour }.
    .as-god = Vous lancez le dé : { $colour }.
event-roll-chosen = { $god } retient : { $colour }.
    .as-god = Vous retenez : { $colour }.
event-vikings-removed = { $count ->
        [0] Hel ne trouve aucun Viking dans { $bag }.
        [one] Hel arrache un Viking { $bag-from }, pour toujours.
       *[other] Hel arrache { $count } Vikings { $bag-from }, pour toujours.
    }
event-fire-spread = { $count ->
    [0] Surt n'a plus de Géant de Feu pour { $bag }.
    [one] Surt envoie un Géant de Feu dans { $bag }.
   *[other] Surt envoie { $count } Géants de Feu dans { $bag }.
}
event-island-submerged = Jörmungand submerge { $island }.
event-valkyries-moved = Les Valkyries gagnent { $island }.
event-giant-awoke = { $giant } s'éveille.
event-no-giant-awoke = Il ne reste aucun Géant de Givre pour répondre à Loki.
event-fenrir-raged = Fenrir se déchaîne, avec une puissance de { $power }.
event-action-chosen = { $god } se rend { $world-to }.
    .as-god = Vous vous rendez { $world-to }.
event-calming-tried = { $god } tente de calmer Fenrir.
    .as-god = Vous tentez de calmer Fenrir.
event-fenrir-calmed = { $god } calme Fenrir.
    .as-god = Vous calmez Fenrir.
event-fenrir-kept-raging = Fenrir ne se laisse pas calmer par { $god }.
    .as-god = Fenrir ne se laisse pas calmer par vous.
event-elf-taken = Un Elfe suit { $god }.
    .as-god = Un Elfe vous suit.
event-artefact-forged = Les Nains remettent à { $god } { $artefact }, niveau { $level }.
    .as-god = Les Nains vous remettent { $artefact }, niveau { $level }.
event-vikings-handed-over = { $count ->
        [one] { $giver } donne un Viking à { $taker }.
       *[other] { $giver } donne { $count } Vikings à { $taker }.
    }
    .as-giver = { $count ->
        [one] Vous donnez un Viking à { $taker }.
       *[other] Vous donnez { $count } Vikings à { $taker }.
    }
    .as-taker = { $count ->
        [one] { $giver } vous donne un Viking.
       *[other] { $giver } vous donne { $count } Vikings.
    }
event-elves-handed-over = { $count ->
        [one] { $giver } donne un Elfe à { $taker }.
       *[other] { $giver } donne { $count } Elfes à { $taker }.
    }
    .as-giver = { $count ->
        [one] Vous donnez un Elfe à { $taker }.
       *[other] Vous donnez { $count } Elfes à { $taker }.
    }
    .as-taker = { $count ->
        [one] { $giver } vous donne un Elfe.
       *[other] { $giver } vous donne { $count } Elfes.
    }
event-souls-found = { $god } pioche dans { $bag } : { vikings-counted } et { giants-counted }.
    .as-god = Vous piochez dans { $bag } : { vikings-counted } et { giants-counted }.
event-bag-filled = { $count ->
        [one] Un Viking revient d'entre les morts dans { $bag }.
       *[other] { $count } Vikings reviennent d'entre les morts dans { $bag }.
    }
event-bag-purged = { $giants ->
        [0] On ne trouve aucun Géant de Feu dans { $bag }.
        [one] Un Géant de Feu est chassé { $bag-from }.
       *[other] { $giants } Géants de Feu sont chassés { $bag-from }.
    }
event-enemy-fought = { $god } combat { $enemy }, force { $strength }.
    .as-god = Vous combattez { $enemy }, force { $strength }.
event-giant-fought = { $god } combat { $giant }, force { $strength }.
    .as-god = Vous combattez { $giant }, force { $strength }.
event-top-giant-fought = { $god } combat un Géant caché, force { $strength }.
    .as-god = Vous combattez un Géant caché, force { $strength }.
event-vikings-sent = { $count ->
        [one] Un Viking tombe pour { $god }.
       *[other] { $count } Vikings tombent pour { $god }.
    }
    .as-god = { $count ->
        [one] Un Viking tombe pour vous.
       *[other] { $count } Vikings tombent pour vous.
    }
event-elves-sent = { $count ->
        [one] Un Elfe frappe pour { $god } et rentre chez lui.
       *[other] { $count } Elfes frappent pour { $god } et rentrent chez eux.
    }
    .as-god = { $count ->
        [one] Un Elfe frappe pour vous et rentre chez lui.
       *[other] { $count } Elfes frappent pour vous et rentrent chez eux.
    }
event-fight-won = { $god } l'emporte, { $total } contre { $strength }.
    .as-god = Vous l'emportez, { $total } contre { $strength }.
event-fight-lost = { $god } perd le combat, { $total } contre { $strength }.
    .as-god = Vous perdez le combat, { $total } contre { $strength }.
event-fallen-kept = { $count ->
        [one] Freyja accueille un des morts.
       *[other] Freyja accueille { $count } des morts.
    }
event-giant-defeated = { $giant } tombe : un Géant de moins.
event-rune-completed = La Rune { $rune } est complète.
event-vikings-granted = { $count ->
        [one] Un Viking revient d'entre les morts auprès de { $god }.
       *[other] { $count } Vikings reviennent d'entre les morts auprès de { $god }.
    }
    .as-god = { $count ->
        [one] Un Viking vous revient d'entre les morts.
       *[other] { $count } Vikings vous reviennent d'entre les morts.
    }
event-vane-advanced = Le Vane avance sur la case { $space }.
event-vane-returned = Le Vane revient sur sa case de départ.
event-trance-entered = { $god } entre en transe.
    .as-god = Vous entrez en transe.
event-trance-left = { $god } sort de transe.
    .as-god = Vous sortez de transe.
event-turn-ended = { $god } se repose.
    .as-god = Vous vous reposez.
event-wall-broken = { $count-enemies ->
        [one] { $enemies } déborde la muraille d'Asgard. Les Dieux ont perdu.
       *[other] { $enemies } débordent la muraille d'Asgard. Les Dieux ont perdu.
    }
event-gate-broken = La porte du Valhalla cède devant { $enemies }. Les Dieux ont perdu.
event-residence-taken = { $count-enemies ->
        [one] { $enemies } est dans la Demeure d'Odin. Les Dieux ont perdu.
       *[other] { $enemies } sont dans la Demeure d'Odin. Les Dieux ont perdu.
    }
event-ragnarok-averted = Les Ennemis sont à bout de forces. L'arbre tient, et les Dieux ont gagné.

why-keep-or-roll-again = Gardez ce résultat, ou relancez.
why-choose-one-of-two-rolls = Choisissez l'un des deux résultats.
why-choose-an-enemy-to-push = Choisissez un Ennemi à repousser.
why-enemy-already-pushed = { $enemy } a déjà reculé.
why-choose-a-giant-to-defeat = Choisissez le Géant qui tombe.
why-no-unseen-giant-fought = Aucun Géant caché n'a été combattu.
why-giant-is-defeated = Ce Géant est déjà tombé : { $giant }.
why-giant-is-not-in-the-pile = { $giant } n'est pas dans la pile.
why-grant-vikings = Dites combien de Vikings reviennent.
why-too-few-to-grant = { $left ->
    [one] Un seul Viking peut revenir.
   *[other] Seuls { $left } Vikings peuvent revenir.
}
why-send-vikings = Dites combien de Vikings vous envoyez ; aucun est aussi une réponse.
why-too-few-vikings = { $vikings ->
    [0] Vous n'avez pas de Viking.
    [one] Vous n'avez qu'un Viking.
   *[other] Vous n'avez que { $vikings } Vikings.
}
why-send-elves = Dites combien d'Elfes vous appelez ; aucun est aussi une réponse.
why-too-few-elves = { $elves ->
    [0] Vous n'avez pas d'Elfe.
    [one] Vous n'avez qu'un Elfe.
   *[other] Vous n'avez que { $elves } Elfes.
}
why-choose-the-rearmost = Choisissez l'Ennemi que Nidhögg entraîne.
why-not-the-rearmost = { $enemy } n'est pas le plus en retrait.
why-choose-one-of-two-cards = Appliquez l'une des deux cartes piochées.
why-put-back-the-other = Remettez l'autre carte sur la pioche, ou dessous.
why-place-a-card = Choisissez la carte qui vient ensuite.
why-card-not-looked-at = { $card } n'est pas parmi les cartes regardées.
why-move-or-search = Déplacez les Valkyries, ou cherchez où elles sont.
why-search-or-not = Cherchez, ou laissez.
why-not-a-neighbour = Les Valkyries ne peuvent pas atteindre { $island } d'où elles sont.
why-whirlpool = Le tourbillon de Hymir interdit { $island } aux Valkyries.
why-no-souls-on-the-rainbow = Il n'y a pas d'âmes sur l'île de l'Arc-en-ciel.
why-island-is-submerged = Jörmungand a submergé { $island }.
why-bag-is-empty = Il n'y a plus rien dans { $bag }.
why-move-the-valkyries = Déplacez les Valkyries.
why-choose-an-enemy = Choisissez un Ennemi à combattre.
why-enemy-at-the-start = { $enemy } n'est pas encore en marche ; il n'y a rien à gagner.
why-choose-an-artefact = Choisissez un Artefact.
why-highest-level-already = Vous avez déjà le plus haut niveau de { $artefact }.
why-not-in-the-forge = { $artefact }, niveau { $level }, n'est pas dans la Forge.
why-choose-a-god = Choisissez le Dieu avec qui échanger.
why-another-god = On n'échange pas avec soi-même.
why-god-does-not-play = { $god } ne joue pas cette partie.
why-nothing-to-exchange = Il n'y a rien à échanger.
why-something-must-change-hands = Quelque chose doit changer de mains.
why-exchange-vikings = Donnez ou prenez des Vikings, ou ni l'un ni l'autre.
why-exchange-elves = Donnez ou prenez des Elfes, ou ni l'un ni l'autre.
why-god-has-fewer-vikings = { $vikings ->
    [0] { $god } n'a pas de Viking.
    [one] { $god } n'a qu'un Viking.
   *[other] { $god } n'a que { $vikings } Vikings.
}
why-god-has-fewer-elves = { $elves ->
    [0] { $god } n'a pas d'Elfe.
    [one] { $god } n'a qu'un Elfe.
   *[other] { $god } n'a que { $elves } Elfes.
}
why-choose-a-bag-to-fill = Choisissez le sac où reviennent les morts.
why-choose-a-bag-to-purge = Choisissez un sac à purger.
why-pile-is-empty = Il n'y a plus de Géant dans la pile.
why-choose-a-giant = Choisissez un Géant à combattre.
why-giant-is-not-active = { $giant } ne s'est pas éveillé.
why-vane-on-the-last-space = Le Vane est sur sa dernière case.
why-vane-not-there-yet = Le Vane n'a pas atteint la case { $space }.
why-advance-or-use-the-vane = Avancez le Vane, ou utilisez-le.
why-choose-an-effect = Choisissez un effet du Vane, ou dites que c'est assez.
why-effect-already-used = Cet effet a déjà servi.
why-fenrir-rages = Fenrir est en colère : il faut d'abord le calmer.
why-fenrir-is-calm = Fenrir est calme.
why-choose-an-action = Choisissez une action, ou finissez le tour.
why-world-is-blocked = { $giant } barre le chemin : impossible de se rendre { $world-to }.
why-world-already-used = Vous avez déjà agi là ce tour-ci : { $world }.
why-no-asgard-in-trance = Un Dieu en transe ne combat pas en Asgard.
why-no-enemy-to-fight = Aucun Ennemi n'est encore en marche.
why-nothing-in-midgard = Les Valkyries ne peuvent ni voler ni chercher.
why-no-elf-there = Aucun Elfe n'est chez lui.
why-nothing-to-forge = Les Nains n'ont plus rien pour vous.
why-no-other-god = Il n'y a pas d'autre Dieu.
why-no-dead = Il n'y a personne parmi les morts.
why-bags-are-empty = Tous les sacs sont vides.
why-no-giant-to-fight = Il n'y a plus de Géant de Givre.
why-trance-changed-already = Vous avez déjà changé d'état de transe ce tour-ci.
why-no-trance-here = Cette table joue sans la transe.

board-turn = Tour { $turn }
board-cards = { $left ->
    [one] encore une carte Ennemi
   *[other] encore { $left } cartes Ennemi
}
board-beyond = Au-delà de la muraille { $wall } sur 5, au-delà de la porte { $gate } sur 3
board-quiet = { $turns ->
    [one] pas de carte au prochain tour
   *[other] pas de carte pendant { $turns } tours
}
board-enemy = Ennemi
board-strength = Force
board-chance = Suivant
board-threat = S'il est pioché
board-known-top = Prochaines cartes : { $cards }
board-known-bottom = Sous la pioche : { $cards }
board-raging = en colère
board-by-card = { $card } : { $threat }
board-defeat = DÉFAITE si l'on n'en repousse pas assez
board-to-defeat = { $threat } ; { board-defeat }
board-islands = Midgard
board-vikings = Vikings
board-giants = Géants de Feu
board-elves = Elfes
board-unknown = ?
board-valkyries = Valkyries
board-submerged = submergée
board-whirlpool = tourbillon
board-empty = vide
board-in-bags = dans tous les sacs
board-worlds = Les neuf mondes
board-used = utilisé
board-blocked = bloqué par { $giant }
board-at-home = { $elves ->
    [one] un Elfe chez lui
   *[other] { $elves } Elfes chez eux
}
board-dead = { $dead ->
        [0] aucun Viking
        [one] un Viking
       *[other] { $dead } Vikings
    } ({ $removed ->
        [one] { $removed } perdu pour toujours
       *[other] { $removed } perdus pour toujours
    })
board-fire = { $fire ->
    [one] un Géant de Feu
   *[other] { $fire } Géants de Feu
}
board-pile = pile { $pile }, force { $strength }
board-vane = Vane sur la case { $space } de { $spaces }
board-runes = Runes
board-awake = Géants éveillés
board-gods = Les Dieux
board-god = Dieu
board-led-by = Mené par
board-artefacts = Artefacts
board-power = Pouvoir
board-in-trance = en transe
board-active = actif
board-actions = { $left ->
    [one] encore une action
   *[other] encore { $left } actions
}
board-won = Les Dieux ont gagné.
board-lost = Les Dieux ont perdu.

# L'arbre dans le navigateur
face-enemy = { $enemy } sur la case { $space }, force { $strength }.
face-comes-next = Prochaine carte : { $card }.
face-to-be-chosen = On choisit en ce moment si cette carte est la prochaine.
face-ragnarok = Les trois avancent, et aucun ne fait rien d'autre.
face-closed-by = { $giant } en barre l'accès.
face-been-there = Le Dieu actif y est déjà allé ce tour-ci.
face-bag-counted = Dans { $bag } : { vikings-counted } et { giants-counted }.
face-bag-empty = Il n'y a rien dans { $bag }.
face-bag-unseen = Personne ne peut regarder dans { $bag }.
face-in-bags = Dans tous les sacs : { vikings-counted } et { giants-counted }
face-giant-fallen = { $giant } est tombé.
face-giant-awake = { $giant } est éveillé, force { $strength } : { $effect }.
face-giant-asleep = { $giant } est encore dans la pile ; à son réveil : { $effect }.
face-pile = { $count ->
        [one] Un Géant dans la pile, force { $strength }.
       *[other] { $count } Géants dans la pile, force { $strength }.
    }
face-rune = { $rune }, { $fallen } sur { $pieces } : { $effect }.
face-island = C'est { $island }.
face-valkyries-here = Les Valkyries sont ici.
face-submerged = Elle est submergée.
face-rung = Case { $step } du Vane : { $what }.{ $here ->
    [1] {" "}Il est ici.
   *[other] {""}
}
face-vane-rests = il part d'ici
face-artefact = { $artefact }, contre { $enemy }. Niveaux dans la Forge : { $levels }.
face-god = { $god } : { vikings-counted }, { elves-counted }.
face-removed = { $count ->
        [one] { $count } Viking perdu pour toujours
       *[other] { $count } Vikings perdus pour toujours
    }
face-deck = { $count ->
        [one] encore { $count } carte Ennemi
       *[other] encore { $count } cartes Ennemi
    }
face-of = { $count } sur { $limit }
face-raging = Il est en colère : il faut d'abord le calmer.
face-goes-to = { $by ->
    [own] Si sa carte vient : case { $space }.
    [angry] Si sa carte en Colère vient : case { $space }.
    [ragnarok] Si le Ragnarök vient : case { $space }.
   *[next] Vers la case { $space }.
}
face-chance = { $chance } % de chances de venir ensuite : { $count } des { $left } de la pioche.
face-angry-too = L'une d'elles est en Colère et le mène deux cases plus loin.
face-defeat = Alors tout est perdu, à moins de repousser assez d'Ennemis dans le même tour.
face-again = Touchez encore une fois pour combattre.
face-enemy-at = { $enemy } sur la case { $space }.
face-hidden = Quelque part dans la pioche : { $cards }
face-sum = { $god }, { $total } jusqu'ici ; { $foe } a { $strength }
face-against = contre
face-unseen-giant = un Géant caché
face-die = Le dé
face-power = Pouvoir : { $power }.
face-trance = En transe : { $power }.
face-held = { $artefact }, niveau { $level } : +{ $level } contre { $enemy }
face-enter-trance = Entrer en transe
face-leave-trance = Sortir de transe
face-turn = Le tour est fini quand toutes les actions sont jouées, ou avant.
face-end-won = L'arbre tient debout, et les Dieux avec lui.
face-end-held = { $turns ->
        [one] Les Dieux ont tenu un tour
       *[other] Les Dieux ont tenu { $turns } tours
    } ; { $drawn ->
        [one] { $drawn } carte Ennemi sur { $all } a été piochée.
       *[other] { $drawn } cartes Ennemi sur { $all } ont été piochées.
    }
face-end-giants = Géants de Givre vaincus : { $count } sur { $all }
face-end-runes = Runes complètes : { $count } sur { $all }
face-card-moves = { $steps ->
    [one] Fait avancer { $enemies } d'une case.
   *[other] Fait avancer { $enemies } de { $steps } cases.
}
face-card-harm = Puis { $enemy } fait du mal, selon la zone atteinte.
face-card-left = À venir : { $unseen }. Déjà tirées : { $drawn }.
face-applied = s'applique maintenant
face-other-card = celle-ci : dessus, ou dessous ?
face-top-card = dessus de la pioche
face-search-hint = Cliquez sur l'île des Valkyries, ou sur son sac, pour y chercher.
face-fly-hint = Cliquez sur une île éclairée : les Valkyries y volent.
hall-nobody-wins = Le Ragnarök est venu

# The walk-through

lesson-welcome = Le Ragnarök approche, et les Dieux font front ensemble : tous gagnent, ou tous perdent. Vous êtes Thor, et { $seat } mène Heimdall à vos côtés.
lesson-enemies = Chaque tour commence par une carte Ennemi. L'Ennemi nommé avance d'une case vers la Demeure d'Odin, puis fait des ravages. Cette fois c'est { enemy-hel }, qui a pris un Viking du sac noir, pour toujours.
lesson-actions = Vous avez ensuite trois actions, chacune dans un autre des neuf mondes. Commencez à Midgard, le monde des hommes : sans Vikings, rien ne se gagne.
lesson-valkyries = Les Valkyries vous les trouvent. Elles volent d'une île à la voisine, et chaque île a son sac : le blanc a le moins de Vikings, le noir le plus. L'île Noire est submergée, on ne peut y chercher. Volez vers { island-white }.
lesson-search = Cherchez maintenant des âmes : trois pions tirés du sac. Les Vikings vous suivent, les Géants de Feu retournent dans le sac.
lesson-elf = Un Viking : c'est un début. Puis la Demeure des Elfes, où un Elfe vous rejoint. Au Combat un Elfe vaut 1, comme un Viking, mais on l'appelle une fois le dé lancé.
lesson-forge = Encore une action, dans un troisième monde. La Forge des Nains fait un Artefact contre chaque Ennemi, en trois niveaux.
lesson-artefact = Faites forger { artefact-draupnir } : désormais vous avez +1 dans chaque Combat contre { enemy-hel }. Revenez plus tard, et les Nains l'amélioreront.
lesson-friend = Surt a mis un Géant de Feu dans le sac noir. { $seat } a trouvé deux Vikings et vous les a donnés dans le Monde des Ténèbres : ainsi partagent les Dieux.
lesson-loki = Voici Loki, qui réveille un Géant de Givre. { giant-geirroed } ferme la Forge des Nains, jusqu'à ce que quelqu'un l'abatte. Mais il vous faut d'abord des hommes : Midgard !
lesson-green = Volez jusqu'à { island-green } : dans son sac, deux pions sur trois sont des Vikings.
lesson-hunt = Et maintenant cherchez. Bonne chasse !
lesson-asgard = Trois d'un coup ! C'est l'heure du Combat. En Asgard on affronte les Ennemis eux-mêmes, et le vaincu recule d'une case.
lesson-target = Plus ils sont avancés, plus ils sont forts : 5 au début, 8 dans la Demeure d'Odin. Contre { enemy-hel } vous avez Draupnir. Affrontez-la !
lesson-vikings = Vous envoyez d'abord des Vikings. Ils tombent, victoire ou non. Puis le dé ajoute jusqu'à trois Marteaux. Le pouvoir de Thor compte 1, Draupnir 1 : avec deux Vikings, et l'Elfe ensuite, vous ne pouvez pas échouer.
lesson-elves = Aucun Marteau ! Cela fait 4 contre 5. Mais on appelle les Elfes après le dé, seulement s'il le faut. Appelez le vôtre.
lesson-fortress = { enemy-hel } recule, sans nuire à personne. Troisième action : allez à la Forteresse de Glace, où vivent les Géants de Givre.
lesson-giant = Un Géant de Givre a une force de 3. On peut aussi affronter ceux qui dorment dans la pile, avant leur réveil. Mais { giant-geirroed } est éveillé et vous barre la route.
lesson-giant-vikings = Les Artefacts ne servent à rien ici, mais le pouvoir de Thor, si. Deux Vikings suffiront, quoi que dise le dé.
lesson-rune = { giant-geirroed } portait un quart de Rune. Quand les quatre Géants d'une Rune sont tombés, elle agit une fois : Ennemis repoussés, Vikings revenus des morts, ou trois tours de paix.
lesson-jormungand = Puis vint Jörmungand : le serpent submerge une île et chasse les Valkyries jusqu'à l'Arc-en-ciel.
lesson-fenrir = Et maintenant { enemy-fenrir } est en colère ! Tant qu'il n'est pas calmé vous ne pouvez rien faire d'autre, et chaque essai coûte une action. Ici cinq faces du dé le calment ; plus loin il y en a moins. Essayez.
lesson-sacred = Calmé, et il reste deux actions. En Terre Bénite attend le Vane, une aide commune à tous. { $seat } l'a déjà avancé d'une case.
lesson-vane = À chaque case il peut davantage : déplacer les Valkyries, relever deux Vikings, prévoir les cartes, repousser un Ennemi, abattre un Géant. Après son aide, il recommence. Avancez-le.
lesson-trance = Dernière action : entrez en transe. Jusqu'au réveil vous perdez votre pouvoir et ne combattez plus en Asgard. Mais tous les Dieux ont votre don : chaque Géant de Givre perd 1 de force.
lesson-nidhogg = Nidhögg entraîne le dernier avec lui : { enemy-hel } revient. { $seat } a profité de votre transe pour abattre un Géant endormi, puis a chassé un Géant de Feu du sac noir.
lesson-awake-again = C'était au Royaume du Feu, que { giant-gialp } vient de fermer : encore Loki. Il vous faut des hommes, voyons ce que peut le Vane. En Terre Bénite !
lesson-use-vane = Il est assez loin pour vous amener deux Vikings, tout droit de chez les morts. Qu'il le fasse.
lesson-dead = Qui tombe n'est pas perdu : les morts attendent au Domaine des Morts. Allez-y.
lesson-fill = Cinq d'entre eux reviennent dans un sac de votre choix. Rendez un bon sac encore meilleur : { bag-green }.
lesson-lost = Sachez quand tout est perdu. Si un tour s'achève avec cinq Ennemis au-delà de la muraille d'Asgard, trois au-delà de la porte du Valhalla, ou un seul dans la Demeure d'Odin, les Dieux tombent.
lesson-won = Et sachez quand vous avez gagné : la dernière carte Ennemi est jouée, et vous êtes encore debout.
lesson-free = Il reste une action, et vous choisissez. { giant-gialp } est éveillé, affaibli par votre transe, et porte un morceau de la même Rune que Geirroed. Mais faites comme il vous plaît !
lesson-end = Vous connaissez les neuf mondes. Heimdall continue avec vous : tenez jusqu'à la dernière carte, ou réunissez des amis autour de votre propre table.

group-god = Dieux
deed-forge = Artefacts forgés
deed-use-vane = Pouvoirs du Vane utilisés
deed-rune-completed = Runes complétées
deed-deck-prepared = Cartes spéciales dans la pioche

tally-vikings = Vikings
tally-elves = Elfes
# Headings in a long list of choices, by the kind of move
group-act = Mondes
group-use-vane = Effets du Vane
group-fight-giant = Géants
group-defeat-giant = Géants
group-give-vikings = Donner des Vikings
group-take-vikings = Prendre des Vikings
group-give-elves = Donner des Elfes
group-take-elves = Prendre des Elfes
