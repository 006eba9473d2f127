clan-bohorg = la Tribu Bohorg
clan-goldleif = le Clan Goldleif
clan-steamfield = la Baronnie Steamfield
clan-tomb = l'Armée du Tombeau
unit-krag-rider = Monteur de Krag
    .counted = { $count ->
    [one] un Monteur de Krag
    *[other] { $count } Monteurs de Krag
    }
unit-pummeler = Cogneur
    .counted = { $count ->
    [one] un Cogneur
    *[other] { $count } Cogneurs
    }
unit-executioner = Exécuteur
    .counted = { $count ->
    [one] un Exécuteur
    *[other] { $count } Exécuteurs
    }
unit-berserker = Berserker
    .counted = { $count ->
    [one] un Berserker
    *[other] { $count } Berserkers
    }
unit-huscarl = Huskarl
    .counted = { $count ->
    [one] un Huskarl
    *[other] { $count } Huskarls
    }
unit-frost-giant = Géant du givre
    .counted = { $count ->
    [one] un Géant du givre
    *[other] { $count } Géants du givre
    }
unit-lancer = Lancier
    .counted = { $count ->
    [one] un Lancier
    *[other] { $count } Lanciers
    }
unit-steam-knight = Chevalier-vapeur
    .counted = { $count ->
    [one] un Chevalier-vapeur
    *[other] { $count } Chevaliers-vapeur
    }
unit-gyrocopter = Gyroptère
    .counted = { $count ->
    [one] un Gyroptère
    *[other] { $count } Gyroptères
    }
unit-skeleton = Squelette
    .counted = { $count ->
    [one] un Squelette
    *[other] { $count } Squelettes
    }
unit-spectre = Spectre
    .counted = { $count ->
    [one] un Spectre
    *[other] { $count } Spectres
    }
unit-bone-colossus = Colosse d'os
    .counted = { $count ->
    [one] un Colosse d'os
    *[other] { $count } Colosses d'os
    }
unit-shining-guard = Garde étincelant
    .counted = { $count ->
    [one] un Garde étincelant
    *[other] { $count } Gardes étincelants
    }
unit-high-elder = Haut Doyen
    .counted = { $count ->
    [one] un Haut Doyen
    *[other] { $count } Hauts Doyens
    }
unit-templar = Templier
    .counted = { $count ->
    [one] un Templier
    *[other] { $count } Templiers
    }
hero-razaro = Razaro
    .deed = 2 Rage en infériorité
hero-brunhorn = Brunhorn
    .deed = Une touche de plus
hero-sibylla = Sibylla
    .deed = Une Relance de plus
hero-wardok = Wardok
    .deed = Un Bouclier de plus
card-none = rien
card-hunting-knife = Couteau de chasse
card-spiked-mace = Masse cloutée
card-rune-staff = Bâton runique
card-crossbow = Arbalète
card-twin-blades = Lames jumelles
card-spiked-buckler = Targe à pointes
card-blunderbuss = Pétoire
card-rock-breaker = Brise-Roc
card-war-drum = Tambour de guerre
card-heavy-armour = Armure lourde
card-shaman-cloak = Manteau de Shaman
card-marching-boots = Bottes de marche
card-chain-mail = Cotte de mailles
card-troll-hide = Peau de troll
card-plate-armour = Armure de plaques
card-mechanical-wings = Ailes mécaniques
card-massive-armour = Armure massive
card-dusk-blade = Lame du Crépuscule
card-titan-hammer = Marteau du Titan
card-dawn-bow = Arc de l'Aube
card-soul-scythe = Faux des Âmes
card-storm-lance = Lance de Foudre
card-rage-axe = Hache de la Rage
card-emerald-sceptre = Sceptre d'Émeraude
card-heartseeker = Perce-Cœur
card-elven-aegis = Égide elfique
card-dragon-cuirass = Cuirasse du Dragon
card-wind-cape = Cape des Vents
card-living-bark = Écorce vivante
card-seer-crown = Couronne du Devin
card-spirit-mail = Maille spectrale
card-fury-pelt = Fourrure de Furie
card-seven-league = Grèves de sept lieues
tile-t1 = le Val d'Ambre
tile-t2 = la Marche des Brumes
tile-t3 = les Collines d'Épine
tile-t4 = les Marais d'Argent
place-t1-c = la Cité de Hautambre
    .name = Hautambre
    .in = à la Cité de Hautambre
    .from = de la Cité de Hautambre
    .to = à la Cité de Hautambre
place-t1-e = Fougerolles
    .name = Fougerolles
    .in = à Fougerolles
    .from = de Fougerolles
    .to = à Fougerolles
place-t1-se = la Forge de Cendreval
    .name = Cendreval
    .in = à la Forge de Cendreval
    .from = de la Forge de Cendreval
    .to = à la Forge de Cendreval
place-t1-sw = Boismiel
    .name = Boismiel
    .in = à Boismiel
    .from = de Boismiel
    .to = à Boismiel
place-t1-w = Clairchamp
    .name = Clairchamp
    .in = à Clairchamp
    .from = de Clairchamp
    .to = à Clairchamp
place-t1-nw = la Pierre de Grisebois
    .name = Grisebois
    .in = à la Pierre de Grisebois
    .from = de la Pierre de Grisebois
    .to = à la Pierre de Grisebois
place-t1-ne = Aubelande
    .name = Aubelande
    .in = à Aubelande
    .from = de Aubelande
    .to = à Aubelande
place-t2-c = la Pierre de Brumetertre
    .name = Brumetertre
    .in = à la Pierre de Brumetertre
    .from = de la Pierre de Brumetertre
    .to = à la Pierre de Brumetertre
place-t2-e = Guéhéron
    .name = Guéhéron
    .in = à Guéhéron
    .from = de Guéhéron
    .to = à Guéhéron
place-t2-se = Roselière
    .name = Roselière
    .in = à Roselière
    .from = de Roselière
    .to = à Roselière
place-t2-sw = Loutrerive
    .name = Loutrerive
    .in = à Loutrerive
    .from = de Loutrerive
    .to = à Loutrerive
place-t2-w = la Forge de Ferbrume
    .name = Ferbrume
    .in = à la Forge de Ferbrume
    .from = de la Forge de Ferbrume
    .to = à la Forge de Ferbrume
place-t2-nw = Saulaie
    .name = Saulaie
    .in = à Saulaie
    .from = de Saulaie
    .to = à Saulaie
place-t2-ne = la Cité de Perlegarde
    .name = Perlegarde
    .in = à la Cité de Perlegarde
    .from = de la Cité de Perlegarde
    .to = à la Cité de Perlegarde
place-t3-c = la Forge de Braisefond
    .name = Braisefond
    .in = à la Forge de Braisefond
    .from = de la Forge de Braisefond
    .to = à la Forge de Braisefond
place-t3-e = la Pierre de Ronderonce
    .name = Ronderonce
    .in = à la Pierre de Ronderonce
    .from = de la Pierre de Ronderonce
    .to = à la Pierre de Ronderonce
place-t3-se = Chèvreroc
    .name = Chèvreroc
    .in = à Chèvreroc
    .from = de Chèvreroc
    .to = à Chèvreroc
place-t3-sw = la Cité de Hauteronce
    .name = Hauteronce
    .in = à la Cité de Hauteronce
    .from = de la Cité de Hauteronce
    .to = à la Cité de Hauteronce
place-t3-w = Loupelande
    .name = Loupelande
    .in = à Loupelande
    .from = de Loupelande
    .to = à Loupelande
place-t3-nw = Cerfmont
    .name = Cerfmont
    .in = à Cerfmont
    .from = de Cerfmont
    .to = à Cerfmont
place-t3-ne = Corvemont
    .name = Corvemont
    .in = à Corvemont
    .from = de Corvemont
    .to = à Corvemont
place-t4-c = la Cité de Flèchelune
    .name = Flèchelune
    .in = à la Cité de Flèchelune
    .from = de la Cité de Flèchelune
    .to = à la Cité de Flèchelune
place-t4-e = Cygnelac
    .name = Cygnelac
    .in = à Cygnelac
    .from = de Cygnelac
    .to = à Cygnelac
place-t4-se = la Forge de Argentâtre
    .name = Argentâtre
    .in = à la Forge de Argentâtre
    .from = de la Forge de Argentâtre
    .to = à la Forge de Argentâtre
place-t4-sw = Follemare
    .name = Follemare
    .in = à Follemare
    .from = de Follemare
    .to = à Follemare
place-t4-w = Anguillère
    .name = Anguillère
    .in = à Anguillère
    .from = de Anguillère
    .to = à Anguillère
place-t4-nw = la Pierre de Givrecairn
    .name = Givrecairn
    .in = à la Pierre de Givrecairn
    .from = de la Pierre de Givrecairn
    .to = à la Pierre de Givrecairn
place-t4-ne = Grueval
    .name = Grueval
    .in = à Grueval
    .from = de Grueval
    .to = à Grueval
place-bastion = le Bastion
    .name = Bastion
    .in = au Bastion
    .from = du Bastion
    .to = au Bastion
spot-b01 = emplacement 1
spot-b02 = emplacement 2
spot-b03 = emplacement 3
spot-b04 = emplacement 4
spot-b05 = emplacement 5
spot-b06 = emplacement 6
spot-b07 = emplacement 7
spot-b08 = emplacement 8
spot-b09 = emplacement 9
spot-b10 = emplacement 10
spot-b11 = emplacement 11
spot-b12 = emplacement 12
spot-b13 = emplacement 13
spot-b14 = emplacement 14
spot-b15 = emplacement 15
spot-b16 = emplacement 16
spot-b17 = emplacement 17
spot-b18 = emplacement 18
spot-b19 = emplacement 19
spot-b20 = emplacement 20
spot-b21 = emplacement 21
spot-b22 = emplacement 22
spot-b23 = emplacement 23
spot-b24 = emplacement 24
spot-b25 = emplacement 25
spot-b26 = emplacement 26
spot-b27 = emplacement 27
spot-b28 = emplacement 28
spot-b29 = emplacement 29
spot-b30 = emplacement 30
spot-b31 = emplacement 31
spot-b32 = emplacement 32
spot-b33 = emplacement 33
spot-b34 = emplacement 34
spot-b35 = emplacement 35
spot-b36 = emplacement 36
side-0 = Droit vers l'est
side-1 = Vers l'est, en tirant vers le sud-est
side-2 = Vers le sud-est, en tirant vers l'est
side-3 = Droit vers le sud-est
side-4 = Vers le sud-est, en tirant vers le sud-ouest
side-5 = Vers le sud-ouest, en tirant vers le sud-est
side-6 = Droit vers le sud-ouest
side-7 = Vers le sud-ouest, en tirant vers l'ouest
side-8 = Vers l'ouest, en tirant vers le sud-ouest
side-9 = Droit vers l'ouest
side-10 = Vers l'ouest, en tirant vers le nord-ouest
side-11 = Vers le nord-ouest, en tirant vers l'ouest
side-12 = Droit vers le nord-ouest
side-13 = Vers le nord-ouest, en tirant vers le nord-est
side-14 = Vers le nord-est, en tirant vers le nord-ouest
side-15 = Droit vers le nord-est
side-16 = Vers le nord-est, en tirant vers l'est
side-17 = Vers l'est, en tirant vers le nord-est
