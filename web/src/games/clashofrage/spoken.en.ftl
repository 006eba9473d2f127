clan-bohorg = the Bohorg Tribe
clan-goldleif = the Goldleif Clan
clan-steamfield = the Steamfield Barony
clan-tomb = the Army of the Tomb
unit-krag-rider = Krag Rider
    .counted = { $count ->
    [one] one Krag Rider
    *[other] { $count } Krag Riders
    }
unit-pummeler = Pummeler
    .counted = { $count ->
    [one] one Pummeler
    *[other] { $count } Pummelers
    }
unit-executioner = Executioner
    .counted = { $count ->
    [one] one Executioner
    *[other] { $count } Executioners
    }
unit-berserker = Berserker
    .counted = { $count ->
    [one] one Berserker
    *[other] { $count } Berserkers
    }
unit-huscarl = Huscarl
    .counted = { $count ->
    [one] one Huscarl
    *[other] { $count } Huscarls
    }
unit-frost-giant = Frost Giant
    .counted = { $count ->
    [one] one Frost Giant
    *[other] { $count } Frost Giants
    }
unit-lancer = Lancer
    .counted = { $count ->
    [one] one Lancer
    *[other] { $count } Lancers
    }
unit-steam-knight = Steam Knight
    .counted = { $count ->
    [one] one Steam Knight
    *[other] { $count } Steam Knights
    }
unit-gyrocopter = Gyrocopter
    .counted = { $count ->
    [one] one Gyrocopter
    *[other] { $count } Gyrocopters
    }
unit-skeleton = Skeleton
    .counted = { $count ->
    [one] one Skeleton
    *[other] { $count } Skeletons
    }
unit-spectre = Spectre
    .counted = { $count ->
    [one] one Spectre
    *[other] { $count } Spectres
    }
unit-bone-colossus = Bone Colossus
    .counted = { $count ->
    [one] one Bone Colossus
    *[other] { $count } Bone Colossi
    }
unit-shining-guard = Shining Guard
    .counted = { $count ->
    [one] one Shining Guard
    *[other] { $count } Shining Guards
    }
unit-high-elder = High Elder
    .counted = { $count ->
    [one] one High Elder
    *[other] { $count } High Elders
    }
unit-templar = Templar
    .counted = { $count ->
    [one] one Templar
    *[other] { $count } Templars
    }
hero-razaro = Razaro
    .deed = 2 rage when outnumbered
hero-brunhorn = Brunhorn
    .deed = One hit more
hero-sibylla = Sibylla
    .deed = One reroll more
hero-wardok = Wardok
    .deed = One shield more
card-none = nothing
card-hunting-knife = Hunting Knife
card-spiked-mace = Spiked Mace
card-rune-staff = Rune Staff
card-crossbow = Crossbow
card-twin-blades = Twin Blades
card-spiked-buckler = Spiked Buckler
card-blunderbuss = Blunderbuss
card-rock-breaker = Rock-Breaker
card-war-drum = War Drum
card-heavy-armour = Heavy Armour
card-shaman-cloak = Shaman's Cloak
card-marching-boots = Marching Boots
card-chain-mail = Chain Mail
card-troll-hide = Troll Hide
card-plate-armour = Plate Armour
card-mechanical-wings = Mechanical Wings
card-massive-armour = Massive Armour
card-dusk-blade = Dusk Blade
card-titan-hammer = Titan Hammer
card-dawn-bow = Dawn Bow
card-soul-scythe = Soul Scythe
card-storm-lance = Storm Lance
card-rage-axe = Axe of Rage
card-emerald-sceptre = Emerald Sceptre
card-heartseeker = Heartseeker
card-elven-aegis = Elven Aegis
card-dragon-cuirass = Dragon Cuirass
card-wind-cape = Cape of Winds
card-living-bark = Living Bark
card-seer-crown = Seer's Crown
card-spirit-mail = Spirit Mail
card-fury-pelt = Pelt of Fury
card-seven-league = Seven-League Greaves
tile-t1 = the Amber Vale
tile-t2 = the Misty March
tile-t3 = the Thorn Hills
tile-t4 = the Silver Fens
place-t1-c = the city of Amberhall
    .name = Amberhall
    .in = at the city of Amberhall
    .from = from the city of Amberhall
    .to = to the city of Amberhall
place-t1-e = Fernmead
    .name = Fernmead
    .in = at Fernmead
    .from = from Fernmead
    .to = to Fernmead
place-t1-se = the forge of Cinderfell
    .name = Cinderfell
    .in = at the forge of Cinderfell
    .from = from the forge of Cinderfell
    .to = to the forge of Cinderfell
place-t1-sw = Honeywood
    .name = Honeywood
    .in = at Honeywood
    .from = from Honeywood
    .to = to Honeywood
place-t1-w = Larkfield
    .name = Larkfield
    .in = at Larkfield
    .from = from Larkfield
    .to = to Larkfield
place-t1-nw = the stone of Greyholt
    .name = Greyholt
    .in = at the stone of Greyholt
    .from = from the stone of Greyholt
    .to = to the stone of Greyholt
place-t1-ne = Dawnmoor
    .name = Dawnmoor
    .in = at Dawnmoor
    .from = from Dawnmoor
    .to = to Dawnmoor
place-t2-c = the stone of Mistbarrow
    .name = Mistbarrow
    .in = at the stone of Mistbarrow
    .from = from the stone of Mistbarrow
    .to = to the stone of Mistbarrow
place-t2-e = Heronford
    .name = Heronford
    .in = at Heronford
    .from = from Heronford
    .to = to Heronford
place-t2-se = Reedmere
    .name = Reedmere
    .in = at Reedmere
    .from = from Reedmere
    .to = to Reedmere
place-t2-sw = Otterbeck
    .name = Otterbeck
    .in = at Otterbeck
    .from = from Otterbeck
    .to = to Otterbeck
place-t2-w = the forge of Ironmist
    .name = Ironmist
    .in = at the forge of Ironmist
    .from = from the forge of Ironmist
    .to = to the forge of Ironmist
place-t2-nw = Willowend
    .name = Willowend
    .in = at Willowend
    .from = from Willowend
    .to = to Willowend
place-t2-ne = the city of Pearlwatch
    .name = Pearlwatch
    .in = at the city of Pearlwatch
    .from = from the city of Pearlwatch
    .to = to the city of Pearlwatch
place-t3-c = the forge of Emberdeep
    .name = Emberdeep
    .in = at the forge of Emberdeep
    .from = from the forge of Emberdeep
    .to = to the forge of Emberdeep
place-t3-e = the stone of Thornring
    .name = Thornring
    .in = at the stone of Thornring
    .from = from the stone of Thornring
    .to = to the stone of Thornring
place-t3-se = Goatscar
    .name = Goatscar
    .in = at Goatscar
    .from = from Goatscar
    .to = to Goatscar
place-t3-sw = the city of Briarkeep
    .name = Briarkeep
    .in = at the city of Briarkeep
    .from = from the city of Briarkeep
    .to = to the city of Briarkeep
place-t3-w = Wolfheath
    .name = Wolfheath
    .in = at Wolfheath
    .from = from Wolfheath
    .to = to Wolfheath
place-t3-nw = Stagridge
    .name = Stagridge
    .in = at Stagridge
    .from = from Stagridge
    .to = to Stagridge
place-t3-ne = Ravenslope
    .name = Ravenslope
    .in = at Ravenslope
    .from = from Ravenslope
    .to = to Ravenslope
place-t4-c = the city of Moonspire
    .name = Moonspire
    .in = at the city of Moonspire
    .from = from the city of Moonspire
    .to = to the city of Moonspire
place-t4-e = Swanpool
    .name = Swanpool
    .in = at Swanpool
    .from = from Swanpool
    .to = to Swanpool
place-t4-se = the forge of Silverfire
    .name = Silverfire
    .in = at the forge of Silverfire
    .from = from the forge of Silverfire
    .to = to the forge of Silverfire
place-t4-sw = Marshlight
    .name = Marshlight
    .in = at Marshlight
    .from = from Marshlight
    .to = to Marshlight
place-t4-w = Eelwater
    .name = Eelwater
    .in = at Eelwater
    .from = from Eelwater
    .to = to Eelwater
place-t4-nw = the stone of Frostcairn
    .name = Frostcairn
    .in = at the stone of Frostcairn
    .from = from the stone of Frostcairn
    .to = to the stone of Frostcairn
place-t4-ne = Cranesrest
    .name = Cranesrest
    .in = at Cranesrest
    .from = from Cranesrest
    .to = to Cranesrest
place-bastion = the Bastion
    .name = Bastion
    .in = in the Bastion
    .from = from the Bastion
    .to = to the Bastion
spot-b01 = corner 1
spot-b02 = corner 2
spot-b03 = corner 3
spot-b04 = corner 4
spot-b05 = corner 5
spot-b06 = corner 6
spot-b07 = corner 7
spot-b08 = corner 8
spot-b09 = corner 9
spot-b10 = corner 10
spot-b11 = corner 11
spot-b12 = corner 12
spot-b13 = corner 13
spot-b14 = corner 14
spot-b15 = corner 15
spot-b16 = corner 16
spot-b17 = corner 17
spot-b18 = corner 18
spot-b19 = corner 19
spot-b20 = corner 20
spot-b21 = corner 21
spot-b22 = corner 22
spot-b23 = corner 23
spot-b24 = corner 24
spot-b25 = corner 25
spot-b26 = corner 26
spot-b27 = corner 27
spot-b28 = corner 28
spot-b29 = corner 29
spot-b30 = corner 30
spot-b31 = corner 31
spot-b32 = corner 32
spot-b33 = corner 33
spot-b34 = corner 34
spot-b35 = corner 35
spot-b36 = corner 36
side-0 = Straight to the east
side-1 = To the east, leaning to the south-east
side-2 = To the south-east, leaning to the east
side-3 = Straight to the south-east
side-4 = To the south-east, leaning to the south-west
side-5 = To the south-west, leaning to the south-east
side-6 = Straight to the south-west
side-7 = To the south-west, leaning to the west
side-8 = To the west, leaning to the south-west
side-9 = Straight to the west
side-10 = To the west, leaning to the north-west
side-11 = To the north-west, leaning to the west
side-12 = Straight to the north-west
side-13 = To the north-west, leaning to the north-east
side-14 = To the north-east, leaning to the north-west
side-15 = Straight to the north-east
side-16 = To the north-east, leaning to the east
side-17 = To the east, leaning to the north-east
