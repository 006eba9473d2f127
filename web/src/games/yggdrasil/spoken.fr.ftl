god-odin = Odin
    .power = pioche deux cartes Ennemi et en applique une
    .trance = qui gagne dans la Forteresse de Glace choisit le Géant vaincu
god-thor = Thor
    .power = +1 dans tous ses combats
    .trance = les Géants de Givre ont 1 de force en moins
god-frey = Frey
    .power = quatre actions par tour
    .trance = le Vane donne tous ses effets à la fois
god-freyja = Freyja
    .power = deux fois le même monde ; entre en transe et en sort le même tour
    .trance = la moitié des Vikings envoyés au combat va à Freyja
god-tyr = Tyr
    .power = peut lancer le dé deux fois et choisir
    .trance = on peut envoyer des Vikings après le dé
god-heimdall = Heimdall
    .power = pioche quatre pions en recherche d'âmes
    .trance = chaque recherche d'âmes pioche quatre pions
enemy-hel = Hel
    .threat = en { $space } ; { $power ->
    [0] pas d'effet
    [one] un Viking quitte un sac pour toujours
    *[other] { $power } Vikings quittent un sac pour toujours
    }
    .harm = { $power ->
    [one] Hel retire un Viking d'un sac, pour toujours.
    *[other] Hel retire { $power } Vikings d'un sac, pour toujours.
    }
enemy-surt = Surt
    .threat = en { $space } ; { $power ->
    [0] pas d'effet
    [one] un Géant de Feu entre dans un sac
    *[other] { $power } Géants de Feu entrent dans un sac
    }
    .harm = { $power ->
    [one] Surt envoie un Géant de Feu dans un sac.
    *[other] Surt envoie { $power } Géants de Feu dans un sac.
    }
enemy-jormungand = Jörmungand
    .threat = en { $space } ; { $power ->
    [0] pas d'effet
    *[other] une île est submergée, les Valkyries repoussées
    }
    .harm = Jörmungand submerge une île et repousse les Valkyries.
enemy-loki = Loki
    .threat = en { $space } ; { $power ->
    [0] pas d'effet
    [one] un Géant de Givre s'éveille
    *[other] { $power } Géants de Givre s'éveillent
    }
    .harm = { $power ->
    [one] Loki éveille un Géant de Givre.
    *[other] Loki éveille { $power } Géants de Givre.
    }
enemy-nidhogg = Nidhögg
    .threat = en { $space } ; { $power ->
    [0] pas d'effet
    *[other] l'Ennemi le plus en retrait avance
    }
    .harm = Nidhögg entraîne le dernier des Ennemis.
enemy-fenrir = Fenrir
    .threat = en { $space } ; { $power ->
    [0] pas d'effet
    [1] en colère : blanc, bleu ou vert le calme
    [2] en colère : blanc ou bleu le calme
    *[other] en colère : blanc le calme
    }
    .harm = { $power ->
    [1] Fenrir se déchaîne : blanc, bleu ou vert le calme.
    [2] Fenrir se déchaîne : blanc ou bleu le calme.
    *[other] Fenrir se déchaîne : seul le blanc le calme.
    }
artefact-draupnir = Draupnir
artefact-mimming = Mimming
artefact-mjollnir = Mjöllnir
artefact-hofund = Hofund
artefact-gungnir = Gungnir
artefact-gleipnir = Gleipnir
card-hel = Hel
card-surt = Surt
card-jormungand = Jörmungand
card-loki = Loki
card-nidhogg = Nidhögg
card-fenrir = Fenrir
card-angry-hel = Hel en Colère
card-angry-surt = Surt en Colère
card-angry-jormungand = Jörmungand en Colère
card-angry-loki = Loki en Colère
card-angry-nidhogg = Nidhögg en Colère
card-angry-fenrir = Fenrir en Colère
card-ragnarok-hel-surt-jormungand = Ragnarök (Hel, Surt, Jörmungand)
card-ragnarok-hel-loki-nidhogg = Ragnarök (Hel, Loki, Nidhögg)
card-ragnarok-surt-loki-fenrir = Ragnarök (Surt, Loki, Fenrir)
card-ragnarok-jormungand-nidhogg-fenrir = Ragnarök (Jörmungand, Nidhögg, Fenrir)
world-asgard = Asgard
    .to = en Asgard
    .does = combattre un Ennemi.
world-midgard = Midgard
    .to = à Midgard
    .does = déplacer les Valkyries, rechercher des âmes.
world-elves = Demeure des Elfes
    .to = à la Demeure des Elfes
    .does = prendre un Elfe.
world-forge = Forge des Nains
    .to = à la Forge des Nains
    .does = faire forger un artefact.
world-darkness = Monde des Ténèbres
    .to = au Monde des Ténèbres
    .does = échanger Vikings et Elfes avec un Dieu.
world-dead = Domaine des Morts
    .to = au Domaine des Morts
    .does = ramener les morts dans un sac.
world-fire = Royaume du Feu
    .to = au Royaume du Feu
    .does = chasser les Géants de Feu d'un sac.
world-ice = Forteresse de Glace
    .to = à la Forteresse de Glace
    .does = combattre un Géant de Givre.
world-sacred = Terre Bénite
    .to = en Terre Bénite
    .does = avancer le Vane, ou user de ce qu'il a atteint.
island-rainbow = l'île de l'Arc-en-ciel
island-white = l'île Blanche
island-blue = l'île Bleue
island-green = l'île Verte
island-black = l'île Noire
bag-white = le sac blanc
    .from = du sac blanc
bag-blue = le sac bleu
    .from = du sac bleu
bag-green = le sac vert
    .from = du sac vert
bag-black = le sac noir
    .from = du sac noir
colour-white = blanc
colour-blue = bleu
colour-green = vert
colour-black = noir
effect-fly = Déplacer les Valkyries
    .gives = déplacer les Valkyries
effect-raise = Prendre 2 Vikings au Domaine des Morts
    .gives = 2 Vikings du Domaine des Morts
effect-foresee = Réorganiser les 6 prochaines cartes Ennemi
    .gives = réorganiser les 6 prochaines cartes Ennemi
effect-repel = Reculer un Ennemi d'une case
    .gives = reculer un Ennemi d'une case
effect-fell = Vaincre sans combat un Géant de la pioche
    .gives = vaincre un Géant de la pioche
giant-angerboda = Angerboda
    .effect = Hel a 1 de force en plus
giant-hrungnir = Hrungnir
    .effect = la Demeure des Elfes est inaccessible
giant-utgardloki = Utgardloki
    .effect = les Dieux n'ont plus de pouvoir
giant-hrym = Hrym
    .effect = le Domaine des Morts est inaccessible
giant-thrym = Thrym
    .effect = Jörmungand a 1 de force en plus
giant-thokk = Thokk
    .effect = Nidhögg a 1 de force en plus
giant-hymir = Hymir
    .effect = un tourbillon : les Valkyries n'entrent plus sur l'île submergée
giant-bergelmir = Bergelmir
    .effect = les Géants de Givre ont 1 de force en plus
giant-suttung = Suttung
    .effect = Loki a 1 de force en plus
giant-gymir = Gymir
    .effect = la Terre Bénite est inaccessible
giant-fafner = Fafner
    .effect = le Monde des Ténèbres est inaccessible
giant-thiazy = Thiazy
    .effect = pas de dé en combat
giant-greip = Greip
    .effect = Surt a 1 de force en plus
giant-gialp = Gialp
    .effect = le Royaume du Feu est inaccessible
giant-geirroed = Geirroed
    .effect = la Forge des Nains est inaccessible
giant-skyrmir = Skyrmir
    .effect = Fenrir a 1 de force en plus
rune-sigel = Sigel
    .does = jusqu'à 15 Vikings reviennent d'entre les morts
rune-mann = Mann
    .does = un Ennemi recule de trois cases
rune-tiwaz = Tiwaz
    .does = trois Ennemis reculent d'une case chacun
rune-daeg = Dæg
    .does = pas de carte Ennemi pendant trois tours
line-wall = Muraille
    .passes = C'est au-delà de la muraille.
    .lost = La muraille d'Asgard est débordée.
line-gate = Porte
    .passes = C'est au-delà de la porte.
    .lost = La porte du Valhalla est tombée.
line-residence = Demeure d'Odin
    .passes = C'est la Demeure d'Odin.
    .lost = La Demeure d'Odin est prise.
