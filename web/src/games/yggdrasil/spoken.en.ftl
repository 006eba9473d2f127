god-odin = Odin
    .power = draws two enemy cards and applies one
    .trance = whoever wins in the Ice Fortress chooses the giant that falls
god-thor = Thor
    .power = +1 in every combat
    .trance = frost giants are weaker by 1
god-frey = Frey
    .power = four actions a turn
    .trance = the Vane gives all his effects at once
god-freyja = Freyja
    .power = one world twice; may enter and leave trance in one turn
    .trance = half of the Vikings sent into combat go to Freyja
god-tyr = Tyr
    .power = may roll twice and choose
    .trance = Vikings may be sent after the roll
god-heimdall = Heimdall
    .power = draws four pawns in a search
    .trance = every search draws four pawns
enemy-hel = Hel
    .threat = to { $space }; { $power ->
    [0] no effect
    [one] a Viking leaves a bag for good
    *[other] { $power } Vikings leave a bag for good
    }
    .harm = { $power ->
    [one] Hel takes a Viking from a bag, for ever.
    *[other] Hel takes { $power } Vikings from a bag, for ever.
    }
enemy-surt = Surt
    .threat = to { $space }; { $power ->
    [0] no effect
    [one] a Fire Giant enters a bag
    *[other] { $power } Fire Giants enter a bag
    }
    .harm = { $power ->
    [one] Surt sends a Fire Giant into a bag.
    *[other] Surt sends { $power } Fire Giants into a bag.
    }
enemy-jormungand = Jörmungand
    .threat = to { $space }; { $power ->
    [0] no effect
    *[other] an island floods, the Valkyries are thrown back
    }
    .harm = Jörmungand floods an island and throws the Valkyries back.
enemy-loki = Loki
    .threat = to { $space }; { $power ->
    [0] no effect
    [one] a frost giant awakes
    *[other] { $power } frost giants awake
    }
    .harm = { $power ->
    [one] Loki wakes a frost giant.
    *[other] Loki wakes { $power } frost giants.
    }
enemy-nidhogg = Nidhögg
    .threat = to { $space }; { $power ->
    [0] no effect
    *[other] the rearmost enemy advances
    }
    .harm = Nidhögg drags the rearmost enemy along.
enemy-fenrir = Fenrir
    .threat = to { $space }; { $power ->
    [0] no effect
    [1] he rages: white, blue or green calms him
    [2] he rages: white or blue calms him
    *[other] he rages: white calms him
    }
    .harm = { $power ->
    [1] Fenrir rages: white, blue or green calms him.
    [2] Fenrir rages: white or blue calms him.
    *[other] Fenrir rages: only white calms him.
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
card-angry-hel = Angry Hel
card-angry-surt = Angry Surt
card-angry-jormungand = Angry Jörmungand
card-angry-loki = Angry Loki
card-angry-nidhogg = Angry Nidhögg
card-angry-fenrir = Angry Fenrir
card-ragnarok-hel-surt-jormungand = Ragnarök (Hel, Surt, Jörmungand)
card-ragnarok-hel-loki-nidhogg = Ragnarök (Hel, Loki, Nidhögg)
card-ragnarok-surt-loki-fenrir = Ragnarök (Surt, Loki, Fenrir)
card-ragnarok-jormungand-nidhogg-fenrir = Ragnarök (Jörmungand, Nidhögg, Fenrir)
world-asgard = Asgard
    .to = to Asgard
    .does = fight an enemy.
world-midgard = Midgard
    .to = to Midgard
    .does = move the Valkyries, search for souls.
world-elves = World of the Elves
    .to = to the World of the Elves
    .does = take an Elf.
world-forge = Dwarven Forge
    .to = to the Dwarven Forge
    .does = have an artefact forged.
world-darkness = World of Darkness
    .to = to the World of Darkness
    .does = exchange Vikings and Elves with a god.
world-dead = World of the Dead
    .to = to the World of the Dead
    .does = bring the dead back into a bag.
world-fire = Kingdom of Fire
    .to = to the Kingdom of Fire
    .does = drive Fire Giants from a bag.
world-ice = Ice Fortress
    .to = to the Ice Fortress
    .does = fight a frost giant.
world-sacred = Sacred Land
    .to = to the Sacred Land
    .does = advance the Vane, or use what he has reached.
island-rainbow = the rainbow island
island-white = the white island
island-blue = the blue island
island-green = the green island
island-black = the black island
bag-white = the white bag
bag-blue = the blue bag
bag-green = the green bag
bag-black = the black bag
colour-white = white
colour-blue = blue
colour-green = green
colour-black = black
effect-fly = Move the Valkyries
    .gives = move the Valkyries
effect-raise = Take 2 Vikings from the dead
    .gives = 2 Vikings from the dead
effect-foresee = Put the next 6 enemy cards in order
    .gives = put the next 6 enemy cards in order
effect-repel = Push one enemy back a space
    .gives = push one enemy back a space
effect-fell = Defeat a giant of the pile without a fight
    .gives = defeat a giant of the pile
giant-angerboda = Angerboda
    .effect = Hel is stronger by 1
giant-hrungnir = Hrungnir
    .effect = the World of the Elves is blocked
giant-utgardloki = Utgardloki
    .effect = the gods have no powers
giant-hrym = Hrym
    .effect = the World of the Dead is blocked
giant-thrym = Thrym
    .effect = Jörmungand is stronger by 1
giant-thokk = Thokk
    .effect = Nidhögg is stronger by 1
giant-hymir = Hymir
    .effect = a whirlpool: the Valkyries cannot enter the submerged island
giant-bergelmir = Bergelmir
    .effect = frost giants are stronger by 1
giant-suttung = Suttung
    .effect = Loki is stronger by 1
giant-gymir = Gymir
    .effect = the Sacred Land is blocked
giant-fafner = Fafner
    .effect = the World of Darkness is blocked
giant-thiazy = Thiazy
    .effect = no die in combat
giant-greip = Greip
    .effect = Surt is stronger by 1
giant-gialp = Gialp
    .effect = the Kingdom of Fire is blocked
giant-geirroed = Geirroed
    .effect = the Dwarven Forge is blocked
giant-skyrmir = Skyrmir
    .effect = Fenrir is stronger by 1
rune-sigel = Sigel
    .does = up to 15 Vikings come back from the dead
rune-mann = Mann
    .does = one enemy falls back three spaces
rune-tiwaz = Tiwaz
    .does = three enemies fall back a space each
rune-daeg = Dæg
    .does = no enemy card is drawn for three turns
line-wall = Wall
    .passes = That is past the wall.
    .lost = The wall of Asgard is overrun.
line-gate = Gate
    .passes = That is past the gate.
    .lost = The gate of Valhalla has fallen.
line-residence = Odin's residence
    .passes = That is Odin's residence.
    .lost = Odin's residence is taken.
