game = Clash of Rage
    .about = Two to four clans against the Emerald Empire of the Elves, and against each other. Take their cities, forge legendary equipment; four points in your second action win at once.

option-first = Who is first
    .about = Who chooses a clan and lays a tile first. Later the tactic cards decide.
option-points = Points to win
    .about = How many victory points win at once.
    .value-4 = Four
    .value-4-about = The usual game.
    .value-5 = Five
    .value-5-about = A long game.
option-map = Map
    .about = How the tiles of the Empire are joined.
    .value-A = First map
    .value-A-about = Ready-made.
    .value-B = Second map
    .value-B-about = Ready-made.
    .value-random = Drawn by lot
    .value-random-about = Another land in every game.
    .value-built = Built by you
    .value-built-about = The players lay the tiles in turn.
option-clans = Clans
    .about = Every clan has units and tactic cards of its own.
    .value-chosen = Chosen at the table
    .value-chosen-about = One after the other, when the game begins.
option-elves = Elves at the start
    .about = Which Elves guard the cities.
    .value-random = Drawn by lot
    .value-random-about = As they come.
    .value-mixed = Mixed
    .value-mixed-about = At least one of each type in every city, for a harder start.
option-elves-take-rage = The Elves take rage
    .about = The Elves, like the clans, take a rage token after an assault in which nobody fell.

seat-4 = the Elves
level-i = I
level-ii = II
level-iii = III
slot-weapon = weapon
    .kind = weapon
    .none = no weapon
slot-armour = armour
    .kind = armour
    .none = no armour
face-blank = blank
    .die = Blank
face-wound = wound
    .die = Wound

site-city = the Elf city
site-forge = the forge
site-stone = the stone
site-wild = the wilds

# The board

round = Round { $round }
phase-setup = Setup
phase-upgrade-elves = The Elves are upgraded
phase-play-tactics = Tactic cards
phase-first-action = First action
phase-stones = Reinforcement stones
phase-second-action = Second action
elf-sheet = Elves
column-clan = Clan
column-points = Points
column-gold = Gold
column-crystals = Crystals
column-reserve = Reserve
column-hero = Hero
column-tactic = Tactic
column-equipment = Equipment
column-aside = Set aside
column-rage = Rage
crystal-reserve = { $crystals ->
        [one] One crystal in the reserve
       *[other] { $crystals } crystals in the reserve
    }
board-map = Map
board-clans = Clans
board-standing = { $name }: { $points } of { $target }, { $gold } gold
market = Black market
market-deck = { $cards ->
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }, { $legends ->
        [one] one legend
       *[other] { $legends } legends
    }
your-hand = Your tactic cards
tactic-line = { $tactic }: { $gold } gold{ tactic-units-counted }
battle = Fight { $place-in }, assault by { $side }. { dice-counted }; rerolls left: { $rerolls }.
dice-counted = { $wounds ->
        [0] No wound
        [one] One wound
       *[other] { $wounds } wounds
    }, { $blanks ->
        [0] no blank
        [one] one blank
       *[other] { $blanks } blanks
    }
legend-of-signs = ♜ Elf city · ⚒ forge · ◆ reinforcement stone · ▓ rocks · 3/2/1 figures of level I, II, III · ★ hero

chance-told = { $nearly ->
    [-1] <1 %
    [1] >99 %
   *[other] { $chance } %
}
odds-title = { $count ->
        [one] { $count } assault on average
       *[other] { $count } assaults on average
    }
odds-side = Side
odds-wins = Wins
odds-units = Units
odds-left = Left, on average
odds-share = { $nearly ->
    [-1] <0.1 %
    [1] >99.9 %
   *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
}
odds-standing = { $unit-counted }
odds-surviving = { NUMBER($count, minimumFractionDigits: 2, maximumFractionDigits: 2) } × { $unit }

# Questions

ask-pick-tile = { $seats } lays a region tile.
    .as-seats = Which region tile do you lay?
ask-pick-neighbour = { $seats } chooses the tile to lay it beside.
    .as-seats = Beside which tile do you lay it?
ask-pick-side = { $seats } chooses a side of that tile.
    .as-seats = On which side of it? Choose on the map.
ask-pick-turn = { $seats } turns the tile.
    .as-seats = How do you turn the tile?
ask-pick-clan = { $seats } chooses a clan.
    .as-seats = Which clan do you lead?
ask-pick-tactic = { $seats } lay one tactic card each face down.
    .as-seats = Lay one tactic card face down.
ask-pick-spot = { $seats } chooses a corner for the Bastion.
    .as-seats = Where do you raise your Bastion? Choose a corner on the map.
ask-pick-stronghold = { $seats } places a unit of level { $level }.
    .as-seats = Where does this unit of level { $level } go?
ask-pick-stone = Too few units of level { $level } are in reserve. { $seats } chooses which stone is served.
    .as-seats = Too few units of level { $level } are in reserve for { $stones }. Which is served?
ask-choose-action = { $seats } may move armies, equip them, or pass.
    .as-seats = Your action: move your armies, equip them, or pass.
ask-pick-origin = { $seats } moves armies.
    .as-seats = From where do you move?
ask-pick-figures = { $seats } chooses who sets out { $place-from }, and where to.
    .as-seats = Who sets out { $place-from }, and where to?
ask-go-on = { $seats } may go on { $place-from }, or halt.
    .as-seats = { $left ->
        [one] Go on { $place-from }, or halt? One step is left.
       *[other] Go on { $place-from }, or halt? { $left } steps are left.
    }
ask-pick-fight = { $seats } chooses the next fight.
    .as-seats = Which fight comes next?
ask-pick-foe = { $seats } chooses whom to fight first { $place-in }.
    .as-seats = Whom do you fight first { $place-in }?
ask-strike-or-flee = { $seats } may strike { $place-in }, or flee to the Bastion.
    .as-seats = Do you strike { $place-in }, or flee to your Bastion?
ask-pick-dice = { $seats } may roll dice again.
    .as-seats = Keep the dice, or roll some again?
ask-pick-casualty = { $seats } chooses who falls { $place-in }.
    .as-seats = Who of { $enemy } falls { $place-in }?
ask-choose-equipment = { $seats } buys, forges, organises or recruits.
    .as-seats = Buy, forge, organise or recruit, until you have enough.
ask-pick-legend = { $seats } keeps one of the legendary cards.
    .as-seats = Which of the legendary cards do you keep?
ask-fit-card = { $seats } chooses who bears { $card }.
    .as-seats = Who shall bear { $card }?
ask-wear-card = { $seats } equips the units of level { $level }.
    .as-seats = Which { $slot } for the units of level { $level }?
ask-place-hero = { $seats } chooses where { $hero } comes in.
    .as-seats = Where does { $hero } join you?

# Moves

move-pass = Pass
move-move-armies = Move your armies
move-equip-armies = Equip your armies
move-end-movement = Movement is finished
move-take-all = { $count ->
        [one] The only one
       *[other] All { $count } of them
    }
    .bare = All of them
tactic-units-counted = { $ones ->
        [0] {""}
        [one] , one unit of level I
       *[other] , { $ones } units of level I
    }{ $twos ->
        [0] {""}
        [one] , one unit of level II
       *[other] , { $twos } units of level II
    }{ $threes ->
        [0] {""}
        [one] , one unit of level III
       *[other] , { $threes } units of level III
    }
move-take-hero = The hero
move-halt = Halt here
move-strike = Strike ({ chance-told } to win)
    .bare = Strike
move-flee = Flee to the Bastion
move-keep-dice = Keep the dice
move-reroll-blanks = Roll all blanks again
move-reroll-all = Roll all dice again
move-roll-picked = Roll the picked dice
move-end-equipment = Enough
move-forge = Forge for { $cost } crystals: draw { $draws } cards, keep one
    .bare = Forge
move-organise = Organise your equipment
move-set-aside = Set it aside
move-take = One { $unit }
    .bare = One unit of level { $level }
move-leave-one = All but one { $unit }
    .bare = All but one unit of level { $level }
move-pick-die = Pick a { $face } die
move-fit = { $unit }
    .bare = Units of level { $level }
move-fell = One { $unit }
    .bare = One unit of level { $level }
move-fell-all = { $unit-counted }
    .bare = All units of level { $level }
move-choose-clan = Lead { $people }
move-recruit = Recruit { $hero } for { $price } gold
    .bare = Recruit { $hero }
move-lay-tile = Lay { $tile }
move-join-to = Beside { $tile }
move-turn-tile = { $turns ->
    [0] As it is
    [one] Turned by one sixth, clockwise
   *[other] Turned by { $turns } sixths, clockwise
}
move-lie-beside = { $hex_side }
move-face = Fight { $foe } first
move-play-tactic = Card { $tactic }: { $gold } gold{ tactic-units-counted }
    .bare = Card { $tactic }
move-place-bastion = { $neighbours ->
        [1] Beside { $near }
        [2] Between { $near } and { $next }
       *[other] Where { $near }, { $next } and { $third } meet
    }
    .bare = On a corner of the map
move-deploy = { $unit } { $place-to }
    .bare = One unit { $place-to }
move-deploy-rest = { $count ->
        [one] The only one { $place-to }
       *[other] All { $count } { $place-to }
    }
    .bare = All the others { $place-to }
move-call-at = { $unit } { $place-to }
    .bare = A unit { $place-to }
move-move-from = { $place-from }
foes-counted = { $foes ->
        [one] one figure
       *[other] { $foes } figures
    }
move-go = { $foes ->
        [0] { $place-to }
       *[other] { $place-to }, against { foes-counted } ({ chance-told } to win)
    }
    .bare = { $place-to }
move-fight-at = Fight { $place-in }, against { foes-counted } ({ chance-told } to win)
    .bare = Fight { $place-in }
move-buy = Buy { $card } for { $price } gold
    .bare = Buy { $card }
move-keep-legend = Keep { $card }
move-wear = { $card }
move-station = { $place }

# What happened

event-first-named = { $clan } is the first to choose.
    .as-clan = You are the first to choose.
event-tile-chosen = { $clan } takes { $tile }.
    .as-clan = You take { $tile }.
event-tile-put-beside = { $clan } puts { $tile } beside the others.
    .as-clan = You put { $tile } beside the others.
event-tile-laid = { $clan } lays { $tile }.
    .as-clan = You lay { $tile }.
event-map-drawn = Chance has joined the tiles of the Empire.
event-map-joined = The tiles of the Empire are joined.
event-clan-chosen = { $clan } leads { $people }.
    .as-clan = You lead { $people }.
elves-gathered-counted = { $guards ->
        [0] no Guard
        [one] one Guard
       *[other] { $guards } Guards
    }, { $elders ->
        [0] no Elder
        [one] one Elder
       *[other] { $elders } Elders
    }, { $templars ->
        [0] no Templar
        [one] one Templar
       *[other] { $templars } Templars
    }
event-elves-gathered = Elves gather { $place-in }: { elves-gathered-counted }.
event-equipment-shown = The black market offers { $card }.
event-round-began = Round { $round } begins.
event-phase-began = { $phase }.
event-elves-upgraded = Every { $unit } now bears { $card }.
event-elves-replaced = Every { $unit } now bears { $card } in place of { $old_card }.
event-elves-declined = { $unit }: { $card } is not good enough for an Elf.
event-tactic-drawn = { $tactic ->
        [0] { $clan } draws a tactic card.
       *[other] { $clan } draws tactic card { $tactic }.
    }
    .as-clan = { $tactic ->
        [0] You draw a tactic card.
       *[other] You draw tactic card { $tactic }.
    }
event-tactics-shuffled = { $clan } shuffles the discarded tactic cards.
    .as-clan = You shuffle your discarded tactic cards.
event-tactics-revealed = The tactic cards are turned over. The turn order: { $clans-with-tactics }.
event-bastion-placed = { $clan } raises a Bastion.
    .as-clan = You raise your Bastion.
event-revenue-taken = { $crystals ->
        [0] { $clan } takes { $gold } gold.
        [one] { $clan } takes { $gold } gold, and a crystal from the cities.
       *[other] { $clan } takes { $gold } gold, and { $crystals } crystals from the cities.
    }
    .as-clan = { $crystals ->
        [0] You take { $gold } gold.
        [one] You take { $gold } gold, and a crystal from your cities.
       *[other] You take { $gold } gold, and { $crystals } crystals from your cities.
    }
event-reinforcements-ready = { $count ->
        [one] { $clan } has a reinforcement to place.
       *[other] { $clan } has { $count } reinforcements to place.
    }
    .as-clan = { $count ->
        [one] You have a reinforcement to place.
       *[other] You have { $count } reinforcements to place.
    }
event-units-arrived = { $clan } places { $unit-counted } { $place-in }.
    .as-clan = You place { $unit-counted } { $place-in }.
event-units-missing = { $clan } waits in vain for { $unit-counted }: the reserve is empty.
    .as-clan = You wait in vain for { $unit-counted }: the reserve is empty.
event-turn-began = It is { $clan }'s action.
    .as-clan = It is your action.
event-movement-began = { $clan } moves armies.
    .as-clan = You move your armies.
event-equipping-began = { $clan } equips armies.
    .as-clan = You equip your armies.
event-passed = { $clan } passes.
    .as-clan = You pass.
event-units-moved = { $clan } sends { $unit-counted } { $origin-from } { $place-to }.
    .as-clan = You send { $unit-counted } { $origin-from } { $place-to }.
event-hero-moved = { $clan } sends { $hero } { $origin-from } { $place-to }.
    .as-clan = You send { $hero } { $origin-from } { $place-to }.
event-band-halted = { $clan } halts { $place-in }.
    .as-clan = You halt { $place-in }.
event-hero-went-home = { $hero } returns to { $clan }'s Bastion.
    .as-clan = { $hero } returns to your Bastion.
event-equipment-bought = { $clan } buys { $card } for { $price } gold.
    .as-clan = You buy { $card } for { $price } gold.
event-crystals-paid = { $clan } gives { crystals-counted } to the forge.
    .as-clan = You give { crystals-counted } to the forge.
crystals-counted = { $crystals ->
        [one] one crystal
       *[other] { $crystals } crystals
    }
event-legend-drawn = On { $clan }'s anvil lies { $card }.
    .as-clan = On your anvil lies { $card }.
event-legend-forged = { $clan } forges { $card }. A legend is born!
    .as-clan = You forge { $card }. A legend is born!
event-card-attached = { $clan } gives { $card } to every { $unit }.
    .as-clan = You give { $card } to every { $unit }.
event-card-set-aside = { $clan } sets { $card } aside.
    .as-clan = You set { $card } aside.
event-equipment-taken-off = { $clan } takes all equipment off the clan sheet.
    .as-clan = You take all equipment off your clan sheet.
event-equipment-organised = { $clan } puts the equipment in order.
    .as-clan = You put your equipment in order.
event-hero-hired = { $clan } pays { $price } gold for { $hero }.
    .as-clan = You pay { $price } gold for { $hero }.
event-hero-recruited = { $hero } joins { $clan } { $place-in }.
    .as-clan = { $hero } joins you { $place-in }.
event-stone-called = One { $unit } of { $clan } answers the call { $place-in }.
    .as-clan = One { $unit } of yours answers the call { $place-in }.
event-fight-began = { $attacker } attacks { $foe } { $place-in }. Slowness: { $slowness } against { $foe_slowness }.
    .as-attacker = You attack { $foe } { $place-in }. Slowness: { $slowness } against { $foe_slowness }.
    .as-foe = { $attacker } attacks you { $place-in }. Slowness: { $slowness } against { $foe_slowness }.
rage-counted = { $tokens ->
        [one] one rage token
       *[other] { $tokens } rage tokens
    }
event-rage-taken = Rage grows: { rage-counted } for { $side } ({ $total } in all).
    .as-side = Rage grows: { rage-counted } for you ({ $total } in all).
event-assault-began = It is for { $side } to strike.
    .as-side = It is for you to strike.
event-dice-rolled = The dice of { $side }: { rolled-counted }.
    .as-side = Your dice: { rolled-counted }.
rolled-counted = { $wounds ->
        [0] no wound
        [one] one wound
       *[other] { $wounds } wounds
    }, { $blanks ->
        [0] no blank
        [one] one blank
       *[other] { $blanks } blanks
    }
event-dice-picked = To be rolled again by { $side }: { rolled-counted }.
    .as-side = To be rolled again: { rolled-counted }.
event-dice-rerolled = { $dice ->
        [one] One die of { $side } is rolled again. Now: { rolled-counted }.
       *[other] { $dice } dice of { $side } are rolled again. Now: { rolled-counted }.
    }
    .as-side = { $dice ->
        [one] You roll one die again. Now: { rolled-counted }.
       *[other] You roll { $dice } dice again. Now: { rolled-counted }.
    }
event-wounds-dealt = The assault of { $side }: { wounds-told } { wounds-counted }
    .as-side = Your assault: { wounds-told } { wounds-counted }
wounds-told = dice { $faces } + hits { $hits } + rage { $tokens } − enemy shields { $shields }.
wounds-counted = { $wounds ->
        [0] No wound gets through.
        [one] One wound gets through.
       *[other] { $wounds } wounds get through.
    }
event-units-felled = { $side-seat ->
        [4] The Elves lose { $unit-counted } { $place-in }.
       *[other] { $side } loses { $unit-counted } { $place-in }.
    }
    .as-side = You lose { $unit-counted } { $place-in }.
event-crystals-won = { $crystals ->
        [one] { $clan } takes a crystal from the fallen.
       *[other] { $clan } takes { $crystals } crystals from the fallen.
    }
    .as-clan = { $crystals ->
        [one] You take a crystal from the fallen.
       *[other] You take { $crystals } crystals from the fallen.
    }
event-army-fled = { $clan } flees { $place-from } to the Bastion.
    .as-clan = You flee { $place-from } to your Bastion.
event-fight-won = { $side-seat ->
        [4] The Elves hold the field { $place-in }.
       *[other] { $side } holds the field { $place-in }.
    }
    .as-side = You hold the field { $place-in }.
event-game-won = { $clan } has { $points } points and rules the Emerald Empire!
    .as-clan = You have { $points } points and rule the Emerald Empire!
event-game-stopped = After { $round } rounds the clans lay down their arms; the sagas compare their deeds.

# Why not

why-lay-a-tile = Choose a region tile to lay.
why-tile-lies-already = { $tile } is on the table already.
why-join-a-tile = Choose the tile to lay it beside.
why-tile-not-laid = { $tile } is not on the table.
why-choose-a-side = Choose a side of that tile.
why-tiles-overlap = There it would lie on another tile.
why-turn-the-tile = Choose how the tile is turned.
why-choose-a-clan = Choose a clan.
why-clan-is-taken = Somebody leads { $people } already.
why-play-a-tactic = Lay down one of your tactic cards.
why-tactic-not-in-hand = You do not hold tactic card { $tactic }.
why-place-your-bastion = Place your Bastion.
why-no-such-spot = The Bastion must touch a territory.
why-spot-is-taken = A Bastion stands there already.
why-beside-a-bastion = No two Bastions may touch.
why-only-one-is-left = Only one unit is left to place.
why-no-unit-of-yours = You have no unit { $place-in }.
why-place-your-reinforcements = Place your reinforcements.
why-choose-a-stone = Choose the stone that is served.
why-not-to-be-served = No stone of yours { $place-in } waits for this unit.
why-choose-an-action = Move your armies, equip them, or pass.
why-move-or-finish = Choose where to move from, or finish the movement.
why-all-have-moved = All your figures { $place-in } have moved in this action.
why-none-of-yours-there = None of your figures is { $place-in }.
why-rocks-in-the-way = Rocks bar the way { $place-to }; only those who fly can pass.
why-not-connected = No way leads { $origin-from } { $place-to }.
why-fewer-than-two-left = There are not two figures left to take.
why-no-such-unit-left = No unit of level { $level } is left here that could set out.
why-no-hero-left = No hero is here who could set out.
why-choose-one-by-one = Choose the figures one by one.
why-choose-figures = Choose who sets out, then where to.
why-go-on-or-halt = Go on to a connected place, or halt.
why-choose-a-fight = Choose which fight comes next.
why-nothing-to-fight-over = There is nobody to fight { $place-in }.
why-choose-a-foe = Choose whom to fight first { $place-in }.
why-not-there = There is no unit of { $foe } { $place-in }.
why-strike-or-flee = Strike, or flee.
why-pick-dice-first = Pick the dice first.
why-dice-are-picked = You have picked dice: roll them, or pick more.
why-no-such-die = No { $face } die is left.
why-all-are-blank = All dice are blank: roll all blanks again.
why-keep-or-reroll = Keep the dice, or roll some again.
why-no-such-enemy = No such enemy is left.
why-not-enough-wounds = { $life ->
        [one] That takes one wound, and you have none left.
       *[other] That takes { $life } wounds, and you have { $wounds } left.
    }
why-only-one-can-fall = Only one of them can fall.
why-use-all-wounds = { $wounds ->
        [one] All wounds must be used: one is left.
       *[other] All wounds must be used: { $wounds } are left.
    }
why-equip-or-finish = Buy, forge, organise, recruit, or finish.
why-not-on-display = { $card } is not on display.
why-not-enough-gold = That costs { $price } gold and you have { $gold }.
why-forged-already = You have forged in this action already.
why-no-legend-left = No legendary card is left.
why-no-forge = You control no forge.
why-not-enough-crystals = That costs { $cost } crystals and you have { $crystals }.
why-keep-one = Keep one of the cards that were drawn.
why-not-drawn = { $card } was not drawn.
why-nothing-to-organise = You have nothing new to organise.
why-attach-or-set-aside = Give { $card } to one of your types, or set it aside.
why-wrong-slot = { $card } does not fit into this slot.
why-card-not-at-hand = You have no { $card } at hand.
why-fill-the-slot = Choose a card for this slot, or leave it empty.
why-one-hero-only = You have a hero already, who stays to the end.
why-hero-is-taken = { $hero } serves somebody else.
why-place-your-hero = Choose where your hero joins you.

# The board in the browser

face-board = The Emerald Empire
face-stands = { $side }: { $host }
face-so-many = { $unit-counted }
face-brings = Dice { $dice }, hits { $hits }, shields { $shields }, life { $life }, slowness { $slowness }
face-site-city = Whoever controls it has a victory point, and 3 crystals of revenue.
face-site-forge = Whoever controls it may forge legends.
face-site-stone = Calls a unit of level { $level } to whoever controls it.
face-nobody-there = Nobody stands there.
face-units = Units on the map
face-hand = Tactic cards in hand
face-cities = Elf cities
face-legends = Legends forged
face-stat-power = Dice
    .rule = Rolled in each assault, by the strongest type alone.
face-stat-life = Life
    .rule = Wounds it takes to fell one of them.
face-stat-movement = Movement
    .rule = Territories they may walk.
face-stat-slowness = Slowness
    .rule = The side with less strikes first.
face-stat-hits = Hits
    .rule = Wounds added to every assault, whoever rolls.
face-stat-shields = Shields
    .rule = Wounds kept away in every assault.
face-stat-rerolls = Rerolls
    .rule = Times that dice may be rolled again in each assault.
face-stat-rage = Rage
    .rule = Tokens of rage at the start of a fight: a wound more each.
face-stat-flight = Flight
    .rule = Neither rocks nor enemies stop them.
face-odds = { chance-told } to win. On average { $lost } of yours fall, and { $felled } of theirs.
face-odds-win = { chance-told } to win
face-odds-falls = On average { $lost } of yours fall, and { $felled } of theirs.
face-under-way = Under way
face-here-and-going = { $unit }: { $left } here, { $count } going
face-leave-one = All but one
face-nobody-yet = Who goes along?
face-how-many = How many at once
face-one-by-one = One by one
face-all-at-once = All { $count } together
face-fit-below = Who shall bear it? Choose a type below.
face-leave-empty = Leave the slot empty
face-see-board = See the map
face-see-stage = Back
face-close = Close
face-four-clans = Four clans
face-led-by = Led by { $seat }
face-anvil = On the anvil
face-heroes = Heroes
face-serves = Serves { $seat }
face-forge = Forge a legend
face-fight = Fight { $place-in }
face-attacks = attacks
face-defends = defends
face-played-by = played by { $seat }
face-nobody-left = Nobody is left.
face-wins-field = Holds the field
face-dice = Dice
face-die = { $face } die, { $again ->
    [0] kept
   *[other] to be rolled again
}
face-tap-dice = { $rerolls ->
    [one] One reroll: tap the dice to roll again.
   *[other] { $rerolls } rerolls: tap the dice to roll again.
}
face-roll-again = { $count ->
    [one] Roll one die again
   *[other] Roll { $count } dice again
}
face-wounds-left = { $wounds ->
    [one] One wound to give
   *[other] { $wounds } wounds to give
}
face-strike = Strike
face-waits-for = { $seats } decides …
face-bastion-of = Bastion of { $seat }
face-sheet = Sheet of { $side }
face-look-at = Whose sheet to look at
face-no-clan-yet = No clan is chosen yet.
face-elves-left = { $count ->
        [one] { $count } Elf on the map
       *[other] { $count } Elves on the map
    }
face-forging-costs = (forging: { $cost })
face-tactic = Tactic card { $tactic }
face-played = Played this round
face-final-count = The final count
face-how-won = { $seat } holds { $points } of { $target } points in the second action of round { $round }.
    .as-seat = You hold { $points } of { $target } points in the second action of round { $round }.
face-winner = Winner
face-skip-count = Skip the counting
face-order = Turn order
face-kind-legend = Legendary equipment
face-kind-market = Equipment
face-in-market = { $count ->
    [one] In the black market now
   *[other] { $count } of them in the black market now
}
face-on-anvil = On the anvil now
face-worn-by = Borne by { $unit } of { $side }
face-laid-aside = Laid aside by { $side }
face-hero-free = For hire: { $price } gold
face-so-many-there = { $count } { $place-in }
face-these-go = Take { $count } along

# The walk-through

lesson-welcome = The Emerald Empire of the Elves is falling, and everybody wants a piece of it. You lead the Goldleif Clan: Berserkers, Huscarls and Frost Giants. { $clan } leads the Army of the Tomb.
lesson-points = Every Elf city you hold is a point, and every legendary equipment you forge is one for good. Whoever has four points in their own second action wins at once.
lesson-tactic = A round begins with a tactic card, chosen in secret. Its number is the order, low before high. Then come its gold, and the units it brings, of level I, II and III. Come late, but rich: card 28.
lesson-bastion = The cards are turned over, and { $clan } is first. Now you build your Bastion at the edge of the map. Nobody else will ever enter it. Choose the corner that is lit, beside the forge.
lesson-revenue = Your 6 gold and six units are here. Everybody acts twice in a round, in turn: each time you either move your armies or equip them.
lesson-move = { $clan } has sent two Skeletons to a reinforcement stone. You want the forge, so move your armies.
lesson-from = Say where they set out from: your Bastion.
lesson-all = And who goes: all six of them.
lesson-go = Berserkers walk two territories, the others one. Where enemies stand, they have to stop and fight. Go to the forge, which two Elves guard.
lesson-finish = Each figure moves once, and all of yours have. Finish the movement, and the fight begins.
lesson-slowness = The side with less slowness strikes first. Big fellows are slow: the Elves had the first blow, rolled by { $clan }, and two Berserkers fell.
lesson-strike = Now you. Only your strongest type rolls: five dice of the Frost Giant. But every type present adds its hits. You might also flee to your Bastion, but why? Strike!
lesson-reroll = Two wounds and your two hits, less the shield of the Guards: three, and a Guard takes two. That fells only one. But with Berserkers you may roll again, once in every assault. Roll the blanks!
lesson-crystals = Five wounds, and both Guards are gone. Every Elf you fell becomes a crystal, and the forge is yours.
lesson-stone = Between the two actions the stones call: whoever holds one gets a unit of its level there. { $clan } got a Spectre.
lesson-equip = For your second action you have gold to spend. Equip your armies.
lesson-market = The black market always shows six kinds of equipment. The Crossbow, for 4 gold, means two more dice. Buy it.
lesson-fit = Each of your types has room for a weapon and an armour, and all its figures share them. Since only the strongest type rolls, the Frost Giants should have it: seven dice!
lesson-enough = The other 2 gold can wait for the next round. Enough.
lesson-elves-arm = Round 2, and the Elves have armed themselves: every round each of their types draws a card and keeps whatever is better. Waiting makes them stronger.
lesson-second-tactic = You have drawn a new tactic card. Number 23 brings three Berserkers and two Huscarls, and 5 gold. Play it.
lesson-deploy = Reinforcements come to your Bastion, or wherever you have a unit already. Send all of them to the forge, next to the Elf city.
lesson-attack = { $clan } has flown to the other stone: Spectres have flight, and care neither for rocks nor for enemies on the way. But the city is free for you to attack. Move!
lesson-origin = From the forge.
lesson-leave-one = A territory is yours only while a unit of yours stands there, and you will need the forge. So all go but one Berserker.
lesson-to-the-city = Four Elves, better armed than before. The list tells how likely you are to win. To the city!
lesson-onward = Finish the movement, and may the dice be with you.
lesson-strike-first = Look: armour makes slow. The Elves are at 6, you are at 3, and this time the first blow is yours. Strike!
lesson-reroll-again = Five wounds of seven dice. Rolling the two blanks again can only make it better.
lesson-casualties = Their shields kept four away, four wounds are left, and you say who falls. Wounds too few to fell anybody are lost. Two for each Guard: that takes both of them, and their shields.
lesson-losses = The last two Elves have felled four Berserkers, and with them your reroll: { $clan } has chosen well. But the Frost Giant still has seven dice.
lesson-rage = If ever nobody falls in your assault, you take a rage token instead: one wound more in each of your assaults until the fight ends. Strike once more!
lesson-city = The city is yours! That is your first point, and 3 crystals at the start of every round, as long as you hold it.
lesson-six-crystals = Four more Elves, four more crystals: you have six, and a Berserker at the forge. That is what legends are made of. Equip your armies.
lesson-forge = Forge! With one forge you draw two legendary cards for six crystals, and keep one. With two forges it would be three cards, for four crystals.
lesson-legend = The Soul Scythe strikes with three hits in every assault. Keep it: a legend can never be lost, nor the point it is worth.
lesson-legend-fit = The Frost Giants have their weapon already. But hits count for the whole army, whoever bears them: give it to the Huscarls.
lesson-standing = Two points! Two more, and you have won: the other Elf city, another legend. Remember that it must be in your second action.
lesson-threat = But { $clan } gathers beside your city. Clans fight each other in the same way, only there are no crystals in it.
lesson-free = You still have 7 gold. A hero comes along for 4 to 6, helps in every fight and never dies. Recruit one, or buy, or say enough: from here on you choose.
lesson-end = You know how empires are shared out. The other clan plays on by itself: take your four points, or gather friends around a table of your own.

trouble-bad-host = “{ $host }” is not an army such as bohorg:3,1,0: units of level I, II and III, no more than there are. Known: { $known }.
trouble-bad-card = “{ $card }” is not a level and a card, such as 1=crossbow. Known: { $known }.
trouble-bad-hero = There is no hero called “{ $hero }”. Known: { $known }.
trouble-elves-never-attack = The Elves never attack.

group-clan = Clans
group-opening = Place in the turn order of the first round
opening-0 = First
opening-1 = Second
opening-2 = Third
opening-3 = Fourth
deed-equipment-bought = Equipment bought
deed-legend-forged = Legends forged
deed-hero-recruited = Heroes recruited

tally-points = Points
tally-units = Units
tally-gold = Gold
tally-crystals = Crystals
# Headings in a long list of choices, by the kind of move
group-buy = Buy
group-recruit = Recruit
group-take = One of them
group-leave-one = All but one
group-go = Where to
group-move-from = Which army
group-deploy = One unit
group-deploy-rest = All the rest
group-fell = One unit
group-fell-all = Several at once
group-pick-die = Single dice
