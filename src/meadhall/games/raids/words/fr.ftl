game = Raids
    .about = Quatre Voyages autour de l'île : amassez tuiles, équipage et Pièces, battez-vous, et rentrez avec le plus de Gloire.

seat-0 = Orange
seat-1 = Bleu
seat-2 = Vert
seat-3 = Rose
seat-beyond = le Drakkar Fantôme

voyage-title = Voyage { $voyage } sur 4 · Arrivée : { $condition }
later-arrivals = Arrivées suivantes : { $conditions }
reserve-line = { $vikings ->
        [one] En réserve : { $vikings } Viking
       *[other] En réserve : { $vikings } Vikings
    }
board-voyage = Voyage
board-tiles = Tuiles
board-standing = { $name } : { glory-counted }
harbour = Départ
arrival = Arrivée
ship = Drakkar
crew = Équipage
hold = À bord
beside = À côté
coins = Pièces
standing = Décompte
glory = Gloire

option-first = Qui commence
    .about = Tiré au sort, ou la place que vous nommez.
option-villages = Villages
    .about = Combien de villages bordent le parcours.
    .value-3 = Trois
    .value-3-about = Comme dans la boîte.
    .value-4 = Quatre
    .value-4-about = Un quatrième en case 20, juste avant l'Arrivée.
option-crew = Équipages de départ
    .about = Combien de Vikings sont à bord au départ.
    .value-standard = Habituels
    .value-standard-about = Comme dans le livret.
    .value-reviewer = Plus petits
    .value-reviewer-about = Moins nombreux à deux et trois joueurs, comme le rapporte un critique.
option-arrival-needs-one = L'Arrivée en demande au moins un
    .about = Qui n'a rien de ce que compte la tuile Arrivée n'y gagne pas de Pièce.

ask-choose-slot = { $seats } prend { $tile-the } : à placer à bord, à la place d'une autre tuile, ou à abandonner.
    .as-seats = Vous prenez { $tile-the } : à placer à bord, à la place d'une autre tuile, ou à abandonner.
ask-choose-sale = { $sales ->
        [one] { $seats } est au Port et peut vendre une Marchandise.
       *[other] { $seats } est au Port et peut vendre { $sales } Marchandises.
    }
    .as-seats = { $sales ->
        [one] Vous êtes au Port et pouvez vendre une Marchandise.
       *[other] Vous êtes au Port et pouvez vendre { $sales } Marchandises.
    }
ask-choose-course = { $seats } met les voiles.
    .as-seats = Mettez les voiles : où vous arrêtez-vous ?
ask-meet-monster = { $seats } rencontre un Monstre en case { $place }.
    .as-seats = Un Monstre en case { $place } : cédez un Viking, ou combattez.
ask-respond = { $cost ->
        [one] { $seats } est au combat en case { $place } : riposter avec un Viking, ou fuir.
       *[other] { $seats } est au combat en case { $place } : riposter avec { $cost } Vikings, ou fuir.
    }
    .as-seats = { $cost ->
        [one] Vous êtes au combat en case { $place } : ripostez avec un Viking, ou fuyez.
       *[other] Vous êtes au combat en case { $place } : ripostez avec { $cost } Vikings, ou fuyez.
    }
ask-choose-flight = { $seats } fuit vers une case plus loin.
    .as-seats = Vous fuyez : choisissez une case plus loin.

move-stow = { $overboard ->
        [0] Placer { $tile-the } à bord
        [one] Placer { $tile-the } à bord : 1 Viking tombe par-dessus bord
       *[other] Placer { $tile-the } à bord : { $overboard } Vikings tombent par-dessus bord
    }
    .bare = Placer la tuile à bord
move-discard = Abandonner { $tile-the }
    .bare = Abandonner la tuile
move-replace = { $overboard ->
        [0] La mettre à la place { $tile-of }
        [one] La mettre à la place { $tile-of } : 1 Viking tombe par-dessus bord
       *[other] La mettre à la place { $tile-of } : { $overboard } Vikings tombent par-dessus bord
    }
    .bare = La mettre à la place de la tuile de l'emplacement { $slot }
glory-counted = { $glory ->
        [one] { $glory } point de Gloire
       *[other] { $glory } points de Gloire
    }
value-counted = { $value ->
        [one] { $value } point de Gloire
       *[other] { $value } points de Gloire
    }
move-sell = Vendre { $tile-the } pour { value-counted }
    .bare = Vendre ce que porte l'emplacement { $slot }
move-sell-no-more = Ne plus rien vendre
move-cede = { $vikings ->
    [0] Passer : il n'y a personne à céder
   *[other] Céder un Viking
}
    .bare = Céder un Viking
move-fight = { $vikings ->
        [0] Combattre sans perte, pour { glory-counted }
        [one] Combattre : 1 Viking pour { glory-counted }
       *[other] Combattre : { $vikings } Vikings pour { glory-counted }
    }
    .bare = Combattre le Monstre
move-retaliate = { $vikings ->
        [one] Riposter avec 1 Viking
       *[other] Riposter avec { $vikings } Vikings
    }
    .bare = Riposter
move-flee = Fuir
move-sail = { $home ->
        [1] Rentrer à l'Arrivée
       *[other] { $fight ->
            [1] Attaquer en case { $place } : { $tile-the }
           *[other] Naviguer jusqu'en case { $place } : { $tile-the }
        }
    }
    .bare = Naviguer jusqu'en case { $place }

event-crews-boarded = { $ship } part en premier. Vikings à bord, dans l'ordre des places : { $vikings }.
    .as-ship = Vous partez en premier. Vikings à bord, dans l'ordre des places : { $vikings }.
event-arrivals-laid = Les tuiles Arrivée des Voyages suivants : { $conditions }.
event-voyage-began = Le Voyage { $voyage } commence. Ce qui compte à l'Arrivée : { $condition }.
event-tiles-laid = Les tuiles du Voyage { $voyage } sont en place ; les Drakkars attendent au Départ.
event-tile-taken = { $ship } prend { $tile-the } en case { $place }.
    .as-ship = Vous prenez { $tile-the } en case { $place }.
event-tile-stowed = { $ship } place { $tile-the } à bord.
    .as-ship = Vous placez { $tile-the } à bord.
event-tile-replaced = { $ship } met { $tile-the } à la place { $old-of }.
    .as-ship = Vous mettez { $tile-the } à la place { $old-of }.
event-tile-discarded = { $ship } abandonne { $tile-the }.
    .as-ship = Vous abandonnez { $tile-the }.
event-vikings-overboard = { $vikings ->
        [one] Un Viking de { $ship } ne trouve pas de Bouclier et tombe par-dessus bord.
       *[other] { $vikings } Vikings de { $ship } ne trouvent pas de Bouclier et tombent par-dessus bord.
    }
    .as-ship = { $vikings ->
        [one] Un de vos Vikings ne trouve pas de Bouclier et tombe par-dessus bord.
       *[other] { $vikings } de vos Vikings ne trouvent pas de Bouclier et tombent par-dessus bord.
    }
event-goods-sold = { $ship } vend { $tile-the } pour { value-counted }.
    .as-ship = Vous vendez { $tile-the } pour { value-counted }.
event-vikings-recruited = { $vikings ->
        [0] { $ship } n'a pas de Bouclier libre pour une recrue.
       *[other] { $ship } recrute un Viking au Port.
    }
    .as-ship = { $vikings ->
        [0] Vous n'avez pas de Bouclier libre pour une recrue.
       *[other] Vous recrutez un Viking au Port.
    }
event-reserve-found-empty = La réserve est vide : { $ship } n'a plus personne à recruter.
    .as-ship = La réserve est vide : vous n'avez plus personne à recruter.
event-tiles-discarded = Dans son sillage, { $ship } laisse sombrer : { $tiles }.
    .as-ship = Dans votre sillage sombrent : { $tiles }.
event-sailed = { $ship } navigue jusqu'en case { $place }.
    .as-ship = Vous naviguez jusqu'en case { $place }.
event-village-passed = { $vikings ->
        [0] Aucun Bouclier libre : un Viking du village quitte { $ship } à la nage.
       *[other] Un Viking du village rejoint { $ship }.
    }
    .as-ship = { $vikings ->
        [0] Vous n'avez pas de Bouclier libre : un Viking du village rentre à la nage.
       *[other] Un Viking du village vous rejoint.
    }
event-encounter-passed = { $vikings ->
        [0] Aucun Bouclier libre : { $ship } laisse les naufragés.
        [one] Un naufragé rejoint { $ship }.
       *[other] { $vikings } naufragés rejoignent { $ship }.
    }
    .as-ship = { $vikings ->
        [0] Vous n'avez pas de Bouclier libre : les naufragés restent là.
        [one] Un naufragé vous rejoint.
       *[other] { $vikings } naufragés vous rejoignent.
    }
event-plunder-passed = { $ship } pille la Pièce de { $coin }.
    .as-ship = Vous pillez la Pièce de { $coin }.
event-monster-met = { $tile-the } barre la route de { $ship } en case { $place }.
    .as-ship = { $tile-the } vous barre la route en case { $place }.
event-monster-ceded = { $vikings ->
        [0] { $ship } n'a personne à céder et se faufile devant { $tile-the }.
       *[other] { $ship } cède un Viking { $tile-to }.
    }
    .as-ship = { $vikings ->
        [0] Vous n'avez personne à céder et vous faufilez devant { $tile-the }.
       *[other] Vous cédez un Viking { $tile-to }.
    }
event-monster-defeated = { $vikings ->
        [0] { $ship } bat { $tile-the } sans perte.
        [one] { $ship } bat { $tile-the } et perd un Viking.
       *[other] { $ship } bat { $tile-the } et perd { $vikings } Vikings.
    }
    .as-ship = { $vikings ->
        [0] Vous battez { $tile-the } sans perte.
        [one] Vous battez { $tile-the } et perdez un Viking.
       *[other] Vous battez { $tile-the } et perdez { $vikings } Vikings.
    }
event-battle-began = { $ship } attaque { $defender } en case { $place } et paie un Viking.
    .as-ship = Vous attaquez { $defender } en case { $place } et payez un Viking.
    .as-defender = { $ship } vous attaque en case { $place } et paie un Viking.
event-retaliated = { $vikings ->
        [one] { $ship } riposte avec un Viking.
       *[other] { $ship } riposte avec { $vikings } Vikings.
    }
    .as-ship = { $vikings ->
        [one] Vous ripostez avec un Viking.
       *[other] Vous ripostez avec { $vikings } Vikings.
    }
event-fled = { $needed ->
        [0] { $ship } fuit la case { $place }.
       *[other] { $ship } n'a pas les { $needed } Vikings qu'il faut pour riposter, et fuit la case { $place }.
    }
    .as-ship = { $needed ->
        [0] Vous fuyez la case { $place }.
       *[other] Vous n'avez pas les { $needed } Vikings qu'il faut pour riposter, et fuyez la case { $place }.
    }
event-arrived = { $ship } rentre, numéro { $number }.
    .as-ship = Vous rentrez, numéro { $number }.
event-ghost-sailed = { $origin ->
        [0] Le Drakkar Fantôme quitte le Départ et dérive jusqu'à la case { $place }.
       *[other] Le Drakkar Fantôme dérive de la case { $origin } à la case { $place }.
    }
event-ghost-arrived = Le Drakkar Fantôme rentre, numéro { $number }.
event-sails-paid = { $vikings ->
        [0] Les Voiles de { $ship } n'amènent personne.
        [one] Les Voiles de { $ship } amènent un Viking.
       *[other] Les Voiles de { $ship } amènent { $vikings } Vikings.
    }
    .as-ship = { $vikings ->
        [0] Vos Voiles n'amènent personne.
        [one] Vos Voiles amènent un Viking.
       *[other] Vos Voiles amènent { $vikings } Vikings.
    }
event-arrival-ranked = { $ship } est au rang { $rank } ({ $condition }) et prend la Pièce de { $coin }.
    .as-ship = Vous êtes au rang { $rank } ({ $condition }) et prenez la Pièce de { $coin }.
event-berths-exchanged = Le Drakkar Fantôme prend la position 1 ; { $ship } partira de la position { $number }.
    .as-ship = Le Drakkar Fantôme prend la position 1 ; vous partirez de la position { $number }.
event-glory-counted = Gloire de { $ship } : { $total } (Pièces { $coins }, Runes { $runes }, Mjöllnir { $hammers }, Fanions { $pennants }, Marchandises { $goods }, Monstres { $monsters }).
    .as-ship = Votre Gloire : { $total } (Pièces { $coins }, Runes { $runes }, Mjöllnir { $hammers }, Fanions { $pennants }, Marchandises { $goods }, Monstres { $monsters }).

why-ship-is-full = Les cinq emplacements sont couverts : remplacez une tuile, ou abandonnez celle-ci.
why-slot-is-empty = Il n'y a pas de tuile à l'emplacement { $slot }.
why-tile-must-be-taken = Vous avez pris { $tile-the } : placez la tuile à bord, mettez-la à la place d'une autre, ou abandonnez-la.
why-no-goods-there = Il n'y a pas de Marchandise à l'emplacement { $slot }.
why-sell-or-not = Vous êtes au Port : vendez des Marchandises, ou plus rien.
why-beyond-the-arrival = On ne navigue pas au-delà de l'Arrivée.
why-ships-sail-forward = Les Drakkars ne naviguent que vers l'avant.
why-no-stop-at-a-village = Aucun Drakkar ne s'arrête à un village ; on ne fait que le dépasser.
why-catch-up-first = Vous devez au moins rattraper le prochain Drakkar, en case { $least }.
why-nothing-lies-there = Il n'y a plus de tuile en case { $place }.
why-no-stop-at-a-monster = Aucun Drakkar ne s'arrête à un Monstre ; on cède ou on combat en passant.
why-no-stop-at-a-passage = On ne s'arrête pas là ({ $tile }), on ne fait que passer.
why-no-viking-to-attack = Un autre Drakkar est en case { $place }, et vous y arriveriez sans Viking pour attaquer.
why-ships-must-sail = Il faut naviguer : choisissez une case plus loin.
why-fight-costs-more = { $cost ->
        [one] Combattre coûte un Viking, et vous n'en avez pas.
       *[other] Combattre coûte { $cost } Vikings, et vous en avez { $crew }.
    }
why-attack-needs-a-viking = Vous arriveriez chez l'autre Drakkar sans Viking pour attaquer.
why-cede-or-fight = Un Monstre barre la route : cédez un Viking, ou combattez.
why-too-few-to-retaliate = { $cost ->
        [one] Riposter coûte un Viking, et vous n'en avez pas : il faut fuir.
       *[other] Riposter coûte { $cost } Vikings, et vous en avez { $crew } : il faut fuir.
    }
why-retaliate-or-flee = Vous êtes au combat : ripostez, ou fuyez.
why-flee-forward = Vous fuyez : choisissez une case plus loin.

# Le visage dans le navigateur
face-board = Le Voyage autour de l'île
face-leaving = Départ
face-arriving = Retour
face-place = Case { $place } : { $what }
face-at = case { $place }
face-village-name = village
face-village = village, { $vikings ->
    [0] personne n'attend
    [1] un Viking attend
   *[other] { $vikings } Vikings attendent
}
face-village-text = { $vikings ->
    [0] Plus personne n'attend ici. On ne fait que passer.
    [1] Un Viking attend. Qui passe en prend un à bord ; personne ne s'arrête ici.
   *[other] { $vikings } Vikings attendent. Qui passe en prend un à bord ; personne ne s'arrête ici.
}
face-encounter = Rencontre, { $vikings ->
    [0] plus personne
    [1] un naufragé attend
   *[other] { $vikings } naufragés attendent
}
face-plunder = Pillage, { $coins ->
    [0] plus rien
    [1] il reste la Pièce de 1
   *[other] les Pièces de 3 et de 1 s'y trouvent
}
face-gone-text = Il n'y a plus de tuile ici. On ne fait que passer.
face-arrival-text = La fin du Voyage. Toujours ouverte ; plus tôt vous rentrez, plus petit est votre numéro.
face-tile-shields = { $name }, { $shields ->
    [0] sans Bouclier
    [1] 1 Bouclier
   *[other] { $shields } Boucliers
}
face-shields = { $shields ->
    [0] La tuile n'a pas de Bouclier.
    [1] La tuile a la place d'un Viking.
   *[other] La tuile a la place de { $shields } Vikings.
}
face-ships-here = Ici : { $names }
face-may-sail = Vous pouvez y naviguer
face-fight-there = Un combat : un Viking pour attaquer, et qui sait combien ensuite.
face-way-vikings = { $vikings ->
    [1] En chemin : 1 Viking
   *[other] En chemin : { $vikings } Vikings
}
face-way-coins = En chemin : des Pièces valant { $coins }
face-way-monsters = { $monsters ->
    [1] En chemin : un Monstre
   *[other] En chemin : { $monsters } Monstres
}
face-monster-cost = { $cost ->
    [0] Vos haches suffisent : le combattre ne vous coûterait personne.
    [1] Le combattre vous coûterait 1 Viking.
   *[other] Le combattre vous coûterait { $cost } Vikings.
}
face-now-weapon = { $count ->
    [one] Avec elle, vous auriez { $count } hache.
   *[other] Avec elle, vous auriez { $count } haches.
}
face-now-sail = { $count ->
    [one] Avec elle, vos Voiles amènent { $count } Viking à la fin de chaque Voyage.
   *[other] Avec elle, vos Voiles amènent { $count } Vikings à la fin de chaque Voyage.
}
face-now-mjollnir = { $crew ->
    [0] Sans Viking à bord, il ne vaut encore rien.
    [1] Avec votre seul Viking à bord : { $glory } de Gloire.
   *[other] Avec vos { $crew } Vikings à bord : { $glory } de Gloire.
}
face-now-rune = Ce serait votre Rune n° { $count }.
face-now-port = { $count ->
    [0] Vous n'avez aucune Marchandise à vendre.
    [1] Vous avez 1 Marchandise à vendre.
   *[other] Vous avez { $count } Marchandises à vendre.
}
face-where-space = Elle se trouve sur la case { $place }.
face-where-aboard = Elle est à bord du Drakkar de { $ship }.
face-where-beside = Elle se trouve à côté du Drakkar de { $ship }.
face-where-lost = La mer l'a prise.
face-voyage = Voyage { $voyage } sur 4
face-standing = Où en est l'Arrivée
face-arrival-counts = À l'Arrivée :
face-later = Ensuite :
face-later-voyage = Voyage { $voyage } : { $condition }
face-reserve = Vikings en réserve : { $vikings }
face-lost = Tuiles perdues : { $count }
face-duel = Combat en case { $place }
face-paid = { $vikings ->
        [one] a payé { $vikings } Viking
       *[other] a payé { $vikings } Vikings
    }
face-price = { $cost ->
        [one] { $cost } Viking pour riposter
       *[other] { $cost } Vikings pour riposter
    }
face-cannot-retaliate = Trop peu pour riposter
face-cannot-fight = Impossible de le combattre
face-cannot-cede = Impossible de céder ici
face-aboard = { $vikings ->
        [0] { $ship } n'a aucun Viking à bord.
        [one] { $ship } a 1 Viking à bord.
       *[other] { $ship } a { $vikings } Vikings à bord.
    }
face-axes = Haches
face-sails = Voiles
face-vikings = Vikings
face-runes = Runes
face-monsters = Monstres
face-sold = Marchandises vendues
face-ports = Ports
face-group = { $glory ->
        [one] { $name } : { $count }, { $glory } point de Gloire
       *[other] { $name } : { $count }, { $glory } points de Gloire
    }
face-worth-aboard = Mjöllnir et Fanions à bord, en l'état
face-glory-now = Gloire en l'état
face-drakkar = Le Drakkar de { $ship }
face-look-at = Regarder un Drakkar
face-crew-of = { $crew ->
        [one] { $ship } : { $crew } Viking, place pour { $room }
       *[other] { $ship } : { $crew } Vikings, place pour { $room }
    }
face-slot = Emplacement { $slot } : { $what }
face-empty-slot = libre, 2 Boucliers
face-where-to = Où la mettre : { $tile } ?
face-let-go = L'abandonner
face-final-count = Le décompte final
face-item-coins = Pièces
face-item-runes = Runes
face-item-hammers = Mjöllnir
face-item-pennants = Fanions
face-item-goods = Marchandises vendues
face-item-monsters = Monstres
face-winner = vainqueur
face-close = Fermer
face-skip-count = Tout montrer

# Le premier Voyage, expliqué
lesson-welcome = Bienvenue à bord ! Raids, ce sont quatre Voyages autour de cette île. En chemin vous chargez votre Drakkar, réunissez un équipage, affrontez les Monstres et les autres. Qui a le plus de Gloire après le quatrième Voyage l'emporte.
lesson-board = À vous la voile orange au soleil. L'anneau est le parcours : les cases 1 à 19, dans le sens des aiguilles d'une montre, puis l'Arrivée. On s'arrête aux plaques de bois. Ce qui flotte dans un cercle, on ne fait que le passer, comme les villages.
lesson-turn = C'est toujours au Drakkar le plus en arrière de jouer ; au Départ, à celui du plus grand numéro. C'est vous. S'arrêter ne donne encore rien : on prend la tuile au début de son tour suivant, si l'on y est encore.
lesson-leave = Une hache se trouve en case 1. D'autres attendent encore au Départ : vous pouvez vous arrêter où vous voulez, et les petits trajets font plus de tours. Naviguez jusqu'à la hache.
lesson-take = Vous êtes à nouveau le plus en arrière, et toujours à la hache : elle est à vous. Ces tuiles vont dans les cinq emplacements de votre Drakkar. Un emplacement libre a deux Boucliers, un emplacement couvert n'a que ceux de sa tuile, et chaque Viking a besoin d'un Bouclier.
lesson-axe = Vous perdez un Bouclier et gagnez en force : chaque hache réduit d'un Viking le coût de chaque Monstre. Placez-la à bord.
lesson-discard = Avant que vous ne naviguiez, toutes les tuiles entre vous et le Drakkar suivant sont perdues. La deuxième hache, en case 2, vient de couler. Rien de ce qui reste derrière les autres n'est à l'abri de vous, ni l'inverse.
lesson-catch-up = Et vous devez naviguer au moins jusqu'à ce Drakkar : celui de { $ship }, en case 3. S'y arrêter, ce serait un combat ; tout ce qui est au-delà est ouvert.
lesson-passing = De l'audace : naviguez jusqu'aux fourrures en case 11. Chaque village en chemin vous donne un Viking, et le premier qui passe les naufragés de la case 8 en prend deux. Il y a bien un Monstre, mais voyez ce que vous gagnez.
lesson-monster = Un Monstre en case 4 ! Le combattre coûte sa force moins vos haches : 4 − 1, trois Vikings, et vous en avez un. Cédez donc celui-là et faufilez-vous. Le Monstre reste où il est.
lesson-attacked = { $ship } s'est arrêté à votre tuile et vous attaque : un Viking est payé. À vous de choisir. Fuir plus loin, ou riposter avec exactement un de plus. Ce serait ensuite à { $ship } de choisir, à trois.
lesson-retaliate = Ce qui est payé est perdu pour tous deux : ne vous battez que pour ce qui en vaut la peine. Mais il reste un seul Viking à { $ship }, qui ne pourra jamais en payer trois. Ripostez !
lesson-goods = Vous avez tenu ! { $ship } a fui, et les fourrures viennent à bord. Les Marchandises ne valent rien dans la cale : il faut les mener au Port. Placez-les.
lesson-attack = Et voici un Port, juste devant, en case 12, avec { $ship } dedans. Cette fois c'est vous qui attaquez : à vous de payer le premier Viking. Quatre Vikings pourraient répondre, mais le feraient-ils pour un Port ? Osez.
lesson-port = { $ship } préfère garder son équipage, et le Port est à vous. Un Port simple achète une de vos Marchandises et vous envoie une recrue. Vendez les fourrures : cinq points de Gloire, acquis pour de bon, et un emplacement de nouveau libre.
lesson-weak-monster = Regardez maintenant la case 18 : un Fanion. En chemin, un village et un Monstre faible, de ceux que l'on combat. Vous dépassez aussi { $ship }, ce qui ne coûte rien. En route.
lesson-fight = Force 3, moins votre hache : deux Vikings, et vous en avez trois. Combattez ! Cela ne rate jamais, et le Monstre ira à côté de votre Drakkar, valant toute sa force en Gloire.
lesson-pennant = { $ship } est rentré tout droit et porte le numéro 1. Vous prenez le Fanion : 3 points de Gloire s'il est encore à bord à la fin de la partie. Placez-le.
lesson-home = L'Arrivée est toujours ouverte. Ce premier Voyage récompense l'ordre d'arrivée : des Pièces de 6, 3 et 1. Soyez deuxième, avant { $ship }. Votre numéro est aussi votre prochaine place de départ : qui arrive dernier part premier.
lesson-second-voyage = Le deuxième Voyage : de nouvelles tuiles, plus riches et plus dangereuses, et votre Drakkar reste comme il est. Le Drakkar de { $ship }, arrivé dernier, est parti le premier.
lesson-standing = Désormais l'Arrivée compte quelque chose : cette fois, le plus de Marchandises, à bord ou vendues. L'île montre toujours où chacun en est, et ce que demanderont les Voyages suivants.
lesson-tiles = Le reste : les Runes vont à côté du Drakkar, et cinq ensemble valent 15. Chaque Voile amène un Viking à la fin de chaque Voyage. Chaque Mjöllnir vaut 1 point de Gloire par Viking à bord à la toute fin. Pointez une tuile pour lire ce qu'elle fait.
lesson-free = Vous savez l'essentiel. Naviguez où bon vous semble !
lesson-end = Vous connaissez la mer. Les autres naviguent désormais seuls : continuez jusqu'au quatrième Voyage si vous voulez, ou réunissez des amis autour de votre propre table.

deed-tile-taken = Tuiles prises
deed-monster-defeated = Monstres vaincus

tally-glory = Gloire
tally-crew = Vikings
# Headings in a long list of choices, by the kind of move
group-stow = Placer à bord
group-replace = Remplacer
