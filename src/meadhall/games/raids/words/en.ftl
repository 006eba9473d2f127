game = Raids
    .about = Four voyages around the isle: gather tiles, crews and coins, outfight the others, come home with the most glory.

seat-0 = Orange
seat-1 = Blue
seat-2 = Green
seat-3 = Pink
seat-beyond = the ghost ship

voyage-title = Voyage { $voyage } of 4 · arrival: { $condition }
later-arrivals = Later arrivals: { $conditions }
reserve-line = { $vikings ->
        [one] In reserve: one Viking
       *[other] In reserve: { $vikings } Vikings
    }
board-voyage = Voyage
board-tiles = Tiles
board-standing = { $name }: { $glory } glory
harbour = Harbour
arrival = Arrival
ship = Ship
crew = Crew
hold = Aboard
beside = Beside
coins = Coins
standing = Standing
glory = Glory

option-first = Who begins
    .about = Drawn by lot, or the seat you name.
option-villages = Villages
    .about = How many villages lie on the way.
    .value-3 = Three
    .value-3-about = As in the box.
    .value-4 = Four
    .value-4-about = A fourth on space 20, right before the arrival.
option-crew = Starting crews
    .about = How many Vikings are aboard at the start.
    .value-standard = Usual
    .value-standard-about = As in the rulebook.
    .value-reviewer = Smaller
    .value-reviewer-about = Fewer with two and three players, as one review tells it.
option-arrival-needs-one = The arrival asks for at least one
    .about = Whoever has nothing of what the arrival tile counts wins no coin there.

ask-choose-slot = { $seats } takes { $tile-the }: stow it, put it in another tile's place, or let it go.
    .as-seats = You take { $tile-the }: stow it, put it in another tile's place, or let it go.
ask-choose-sale = { $sales ->
        [one] { $seats } is in port and may sell one of the goods aboard.
       *[other] { $seats } is in port and may sell { $sales } of the goods aboard.
    }
    .as-seats = { $sales ->
        [one] You are in port and may sell one of your goods.
       *[other] You are in port and may sell { $sales } of your goods.
    }
ask-choose-course = { $seats } sets sail.
    .as-seats = Set sail: where do you stop?
ask-meet-monster = { $seats } meets a monster on space { $place }.
    .as-seats = A monster on space { $place }: cede a Viking, or fight.
ask-respond = { $cost ->
        [one] { $seats } is in a fight on space { $place }: retaliate with one Viking, or flee.
       *[other] { $seats } is in a fight on space { $place }: retaliate with { $cost } Vikings, or flee.
    }
    .as-seats = { $cost ->
        [one] You are in a fight on space { $place }: retaliate with one Viking, or flee.
       *[other] You are in a fight on space { $place }: retaliate with { $cost } Vikings, or flee.
    }
ask-choose-flight = { $seats } flees to a space ahead.
    .as-seats = You flee: choose a space ahead.

move-stow = { $overboard ->
        [0] Stow { $tile-the }
        [one] Stow { $tile-the }: 1 Viking goes overboard
       *[other] Stow { $tile-the }: { $overboard } Vikings go overboard
    }
    .bare = Stow the tile
move-discard = Let { $tile-the } go
    .bare = Let the tile go
move-replace = { $overboard ->
        [0] Put it in the place of { $tile-the }
        [one] Put it in the place of { $tile-the }: 1 Viking goes overboard
       *[other] Put it in the place of { $tile-the }: { $overboard } Vikings go overboard
    }
    .bare = Put it in the place of the tile in slot { $slot }
move-sell = Sell { $tile-the } for { $value } glory
    .bare = Sell what lies in slot { $slot }
move-sell-no-more = Sell nothing more
move-cede = { $vikings ->
    [0] Pass: there is nobody to cede
   *[other] Cede a Viking
}
    .bare = Cede a Viking
move-fight = { $vikings ->
    [0] Fight, at no cost, for { $glory } glory
    [one] Fight: 1 Viking for { $glory } glory
   *[other] Fight: { $vikings } Vikings for { $glory } glory
}
    .bare = Fight the monster
move-retaliate = { $vikings ->
        [one] Retaliate with 1 Viking
       *[other] Retaliate with { $vikings } Vikings
    }
    .bare = Retaliate
move-flee = Flee
move-sail = { $home ->
        [1] Sail home to the arrival
       *[other] { $fight ->
            [1] Attack on space { $place }: { $tile-the }
           *[other] Sail to space { $place }: { $tile-the }
        }
    }
    .bare = Sail to space { $place }

event-crews-boarded = { $ship } sails first. Vikings aboard, in seating order: { $vikings }.
    .as-ship = You sail first. Vikings aboard, in seating order: { $vikings }.
event-arrivals-laid = The arrival tiles of the later voyages: { $conditions }.
event-voyage-began = Voyage { $voyage } begins. What counts at the arrival: { $condition }.
event-tiles-laid = The tiles of voyage { $voyage } are laid out; the ships wait in the harbour.
event-tile-taken = { $ship } takes { $tile-the } from space { $place }.
    .as-ship = You take { $tile-the } from space { $place }.
event-tile-stowed = { $ship } stows { $tile-the } aboard.
    .as-ship = You stow { $tile-the } aboard.
event-tile-replaced = { $ship } puts { $tile-the } in the place of { $old-the }.
    .as-ship = You put { $tile-the } in the place of { $old-the }.
event-tile-discarded = { $ship } lets { $tile-the } go.
    .as-ship = You let { $tile-the } go.
event-vikings-overboard = { $vikings ->
        [one] One of { $ship }'s Vikings finds no shield and goes overboard.
       *[other] { $vikings } of { $ship }'s Vikings find no shield and go overboard.
    }
    .as-ship = { $vikings ->
        [one] One of your Vikings finds no shield and goes overboard.
       *[other] { $vikings } of your Vikings find no shield and go overboard.
    }
event-goods-sold = { $ship } sells { $tile-the } for { $value } glory.
    .as-ship = You sell { $tile-the } for { $value } glory.
event-vikings-recruited = { $vikings ->
        [0] { $ship } has no shield free for a recruit.
       *[other] { $ship } recruits a Viking in port.
    }
    .as-ship = { $vikings ->
        [0] You have no shield free for a recruit.
       *[other] You recruit a Viking in port.
    }
event-reserve-found-empty = The reserve is empty: nobody is left for { $ship } to recruit.
    .as-ship = The reserve is empty: nobody is left for you to recruit.
event-tiles-discarded = Lost in { $ship }'s wake: { $tiles }.
    .as-ship = Lost in your wake: { $tiles }.
event-sailed = { $ship } sails to space { $place }.
    .as-ship = You sail to space { $place }.
event-village-passed = { $vikings ->
        [0] No shield is free: a Viking of the village swims home from { $ship }.
       *[other] A Viking of the village joins { $ship }.
    }
    .as-ship = { $vikings ->
        [0] You have no shield free: a Viking of the village swims home.
       *[other] A Viking of the village joins you.
    }
event-encounter-passed = { $vikings ->
        [0] No shield is free: the castaways miss { $ship }.
        [one] A castaway joins { $ship }.
       *[other] { $vikings } castaways join { $ship }.
    }
    .as-ship = { $vikings ->
        [0] You have no shield free: the castaways stay behind.
        [one] A castaway joins you.
       *[other] { $vikings } castaways join you.
    }
event-plunder-passed = { $ship } plunders the coin worth { $coin }.
    .as-ship = You plunder the coin worth { $coin }.
event-monster-met = { $tile-the } bars { $ship }'s way on space { $place }.
    .as-ship = { $tile-the } bars your way on space { $place }.
event-monster-ceded = { $vikings ->
        [0] { $ship } has nobody to cede and slips past { $tile-the }.
       *[other] { $ship } cedes a Viking to { $tile-the }.
    }
    .as-ship = { $vikings ->
        [0] You have nobody to cede and slip past { $tile-the }.
       *[other] You cede a Viking to { $tile-the }.
    }
event-monster-defeated = { $vikings ->
        [0] { $ship } defeats { $tile-the } without a loss.
        [one] { $ship } defeats { $tile-the } and loses a Viking.
       *[other] { $ship } defeats { $tile-the } and loses { $vikings } Vikings.
    }
    .as-ship = { $vikings ->
        [0] You defeat { $tile-the } without a loss.
        [one] You defeat { $tile-the } and lose a Viking.
       *[other] You defeat { $tile-the } and lose { $vikings } Vikings.
    }
event-battle-began = { $ship } attacks { $defender } on space { $place } and pays a Viking.
    .as-ship = You attack { $defender } on space { $place } and pay a Viking.
    .as-defender = { $ship } attacks you on space { $place } and pays a Viking.
event-retaliated = { $vikings ->
        [one] { $ship } retaliates with one Viking.
       *[other] { $ship } retaliates with { $vikings } Vikings.
    }
    .as-ship = { $vikings ->
        [one] You retaliate with one Viking.
       *[other] You retaliate with { $vikings } Vikings.
    }
event-fled = { $needed ->
        [0] { $ship } flees from space { $place }.
       *[other] { $ship } has too few Vikings to retaliate with { $needed }, and flees from space { $place }.
    }
    .as-ship = { $needed ->
        [0] You flee from space { $place }.
       *[other] You have too few Vikings to retaliate with { $needed }, and flee from space { $place }.
    }
event-arrived = { $ship } comes home as number { $number }.
    .as-ship = You come home as number { $number }.
event-ghost-sailed = { $origin ->
        [0] The ghost ship drifts out of the harbour, to space { $place }.
       *[other] The ghost ship drifts from space { $origin } to space { $place }.
    }
event-ghost-arrived = The ghost ship comes home as number { $number }.
event-sails-paid = { $vikings ->
        [0] { $ship }'s sails bring nobody.
        [one] { $ship }'s sails bring a Viking.
       *[other] { $ship }'s sails bring { $vikings } Vikings.
    }
    .as-ship = { $vikings ->
        [0] Your sails bring nobody.
        [one] Your sails bring a Viking.
       *[other] Your sails bring { $vikings } Vikings.
    }
event-arrival-ranked = { $ship } is ranked { $rank } ({ $condition }) and takes the coin worth { $coin }.
    .as-ship = You are ranked { $rank } ({ $condition }) and take the coin worth { $coin }.
event-berths-exchanged = The ghost ship takes berth 1; { $ship } will start from berth { $number }.
    .as-ship = The ghost ship takes berth 1; you will start from berth { $number }.
event-glory-counted = { $ship } has { $total } glory: coins { $coins }, runes { $runes }, Mjöllnir { $hammers }, pennants { $pennants }, goods { $goods }, monsters { $monsters }.
    .as-ship = You have { $total } glory: coins { $coins }, runes { $runes }, Mjöllnir { $hammers }, pennants { $pennants }, goods { $goods }, monsters { $monsters }.

why-ship-is-full = All five slots are covered: replace a tile, or let this one go.
why-slot-is-empty = No tile lies in slot { $slot }.
why-tile-must-be-taken = You have taken { $tile-the }: stow the tile, replace another, or let it go.
why-no-goods-there = There are no goods in slot { $slot }.
why-sell-or-not = You are in port: sell goods, or nothing more.
why-beyond-the-arrival = There is no sailing beyond the arrival.
why-ships-sail-forward = Ships only sail forward.
why-no-stop-at-a-village = No ship stops at a village; one only passes it.
why-catch-up-first = You must at least catch up with the next ship, on space { $least }.
why-nothing-lies-there = No tile lies on space { $place } any more.
why-no-stop-at-a-monster = No ship stops at a monster; one cedes or fights in passing.
why-no-stop-at-a-passage = No ship stops at { $tile-the }; one only passes.
why-no-viking-to-attack = Another ship stands on space { $place }, and you would reach it without a Viking to attack.
why-ships-must-sail = It is time to sail: choose a space ahead.
why-fight-costs-more = { $cost ->
        [one] Fighting costs one Viking, and you have none.
       *[other] Fighting costs { $cost } Vikings, and you have { $crew }.
    }
why-attack-needs-a-viking = You would reach the other ship without a Viking to attack.
why-cede-or-fight = A monster bars the way: cede a Viking, or fight.
why-too-few-to-retaliate = { $cost ->
        [one] Retaliating costs one Viking, and you have none: you must flee.
       *[other] Retaliating costs { $cost } Vikings, and you have { $crew }: you must flee.
    }
why-retaliate-or-flee = You are in a fight: retaliate, or flee.
why-flee-forward = You flee: choose a space ahead.

# The face in the browser
face-board = The voyage around the isle
face-leaving = Setting out
face-arriving = Coming home
face-place = Space { $place }: { $what }
face-at = space { $place }
face-village-name = village
face-village = village, { $vikings ->
    [0] nobody waits
    [one] one Viking waits
   *[other] { $vikings } Vikings wait
}
face-village-text = { $vikings ->
    [0] Nobody waits here any more. Ships only pass.
    [one] One Viking waits. Whoever passes takes one aboard; nobody stops here.
   *[other] { $vikings } Vikings wait. Whoever passes takes one aboard; nobody stops here.
}
face-encounter = encounter, { $vikings ->
    [0] nobody is left
    [one] one castaway waits
   *[other] { $vikings } castaways wait
}
face-plunder = plunder, { $coins ->
    [0] nothing is left
    [one] the coin worth 1 is left
   *[other] the coins worth 3 and 1 lie there
}
face-gone-text = No tile lies here any more. Ships only pass.
face-arrival-text = The end of the voyage. Always open; the sooner home, the lower your number.
face-tile-shields = { $name }, { $shields ->
    [0] no shield
    [one] 1 shield
   *[other] { $shields } shields
}
face-shields = { $shields ->
    [0] It has no shield of its own.
    [one] It has room for one Viking.
   *[other] It has room for { $shields } Vikings.
}
face-ships-here = Here lies: { $names }
face-may-sail = You may sail here
face-fight-there = A fight: one Viking to attack, and who knows how many more.
face-way-vikings = { $vikings ->
    [one] On the way: 1 Viking
   *[other] On the way: { $vikings } Vikings
}
face-way-coins = On the way: coins worth { $coins }
face-way-monsters = { $monsters ->
    [one] On the way: a monster
   *[other] On the way: { $monsters } monsters
}
face-monster-cost = { $cost ->
    [0] Your axes do it all: fighting it would cost you nobody.
    [one] Fighting it would cost you 1 Viking.
   *[other] Fighting it would cost you { $cost } Vikings.
}
face-now-weapon = { $count ->
    [one] With it you have 1 axe.
   *[other] With it you have { $count } axes.
}
face-now-sail = { $count ->
    [one] With it your sails bring 1 Viking at the end of each voyage.
   *[other] With it your sails bring { $count } Vikings at the end of each voyage.
}
face-now-mjollnir = { $crew ->
    [0] Without a Viking aboard it is worth nothing yet.
    [one] With the 1 Viking you have aboard: { $glory } glory.
   *[other] With the { $crew } Vikings you have aboard: { $glory } glory.
}
face-now-rune = It would be your rune number { $count }.
face-now-port = { $count ->
    [0] You have no goods aboard to sell.
    [one] You have goods in 1 slot to sell.
   *[other] You have goods in { $count } slots to sell.
}
face-where-space = It lies on space { $place }.
face-where-aboard = It is aboard the ship of { $ship }.
face-where-beside = It lies beside the ship of { $ship }.
face-where-lost = The sea has it.
face-voyage = Voyage { $voyage } of 4
face-standing = How the arrival stands
face-arrival-counts = At the arrival:
face-later = Later:
face-later-voyage = Voyage { $voyage }: { $condition }
face-reserve = Vikings in the reserve: { $vikings }
face-lost = Lost tiles: { $count }
face-duel = A fight on space { $place }
face-paid = { $vikings ->
        [one] has paid 1 Viking
       *[other] has paid { $vikings } Vikings
    }
face-price = { $cost ->
        [one] 1 Viking to fight on
       *[other] { $cost } Vikings to fight on
    }
face-cannot-retaliate = Too few to retaliate
face-cannot-fight = You cannot fight it
face-cannot-cede = You cannot cede here
face-aboard = { $ship } has { $vikings ->
    [0] no Viking aboard.
    [one] 1 Viking aboard.
   *[other] { $vikings } Vikings aboard.
}
face-axes = Axes
face-sails = Sails
face-vikings = Vikings
face-runes = Runes
face-monsters = Monsters
face-sold = Goods sold
face-ports = Ports
face-group = { $name }: { $count }, worth { $glory } glory
face-worth-aboard = Mjöllnir and pennants aboard, as things stand
face-glory-now = Glory as things stand
face-drakkar = The ship of { $ship }
face-look-at = Look at a ship
face-crew-of = { $crew ->
        [one] { $ship }: { $crew } Viking, room for { $room }
       *[other] { $ship }: { $crew } Vikings, room for { $room }
    }
face-slot = Slot { $slot }: { $what }
face-empty-slot = free, 2 shields
face-where-to = Where does it go: { $tile }?
face-let-go = Let it go
face-final-count = The final count
face-item-coins = Coins
face-item-runes = Runes
face-item-hammers = Mjöllnir
face-item-pennants = Pennants
face-item-goods = Goods sold
face-item-monsters = Monsters
face-winner = winner
face-close = Close
face-skip-count = Show it all

# The first voyage, explained
lesson-welcome = Welcome aboard! Raids is four voyages around this isle. On the way you load your ship, gather a crew, brave monsters and each other. Whoever has the most glory after the fourth voyage wins.
lesson-board = Yours is the orange sail with the sun. The ring is the way around: spaces 1 to 19, clockwise, then home. You stop at wooden plates. Whatever swims in a circle is only passed, and so are the villages.
lesson-turn = It is always the turn of the ship farthest behind; in the harbour, of the highest berth. That is you. Stopping gives nothing yet: you take a tile when your next turn begins, if you still lie there.
lesson-leave = An axe lies on space 1. Others still wait in the harbour, so you may stop wherever you like; and short trips mean more turns. Sail to the axe.
lesson-take = You are the farthest behind again, and still at the axe: it is yours. Such tiles go into the five slots of your ship. A free slot has two shields, a covered one only those of its tile, and every Viking needs a shield.
lesson-axe = You give up one shield and gain an edge: each axe makes every monster cost one Viking less. Stow it.
lesson-discard = Before you sail, all tiles between you and the next ship are lost. The second axe, on space 2, has just gone down. Nothing that lies behind the others is safe from you, and nothing of yours from them.
lesson-catch-up = And you must sail at least as far as that ship: { $ship } on space 3. Stopping there would mean a fight; anything beyond is open.
lesson-passing = Be bold: sail to the furs on space 11. Each village on the way gives you a Viking, and the first to pass the castaways on 8 takes two. There is a monster too, but look what you gain.
lesson-monster = A monster on space 4! Fighting costs its strength less your axes: 4 − 1, three Vikings, and you have one. So cede that one and slip past. The monster stays where it is.
lesson-attacked = { $ship } has stopped at your tile and attacks: one Viking is paid. Now you choose. Flee, on to a space ahead, or retaliate with exactly one more. Then it would be { $ship } who chooses, at three.
lesson-retaliate = Whatever is paid is gone for both of you, so fight only for what is worth it. But { $ship } has one Viking left and can never pay three. Retaliate!
lesson-goods = Held! { $ship } fled, and the furs come aboard. Goods are worth nothing in the hold: they must reach a port. Stow them.
lesson-attack = And there is a port, right ahead on 12, with { $ship } in it. This time you are the attacker: the first Viking is yours to pay. Four Vikings could answer, but would they for a port? Dare it.
lesson-port = { $ship } would rather keep the crew, and the port is yours. A single port buys one of your goods and sends you a recruit. Sell the furs: five glory, safe for good, and a free slot again.
lesson-weak-monster = Now look at space 18: a pennant. On the way wait a village and a weak monster, the kind one fights. You pass { $ship } as well, which costs nothing. Off you go.
lesson-fight = Strength 3, less your axe: two Vikings, and you have three. Fight! It never fails, and the monster will lie beside your ship, worth its full strength in glory.
lesson-pennant = { $ship } has gone straight home and is number 1. You take the pennant: 3 glory if it is still aboard at the end of the game. Stow it.
lesson-home = The arrival is always open. This first voyage rewards the order of arrival: coins of 6, 3 and 1. Be second, before { $ship }. Your number is also your next berth, so who comes last starts first.
lesson-second-voyage = The second voyage: new tiles, richer and more dangerous, and your ship stays as it is. { $ship } came last and has set out first.
lesson-standing = From now on the arrival counts something, this time the most goods, aboard or sold. The isle always shows how everybody stands and what the later voyages will ask.
lesson-tiles = What else there is: runes lie beside your ship, and five together are worth 15. Sails bring a Viking each at the end of every voyage. Each Mjöllnir is worth 1 glory for every Viking aboard at the very end. Point at any tile to read what it does.
lesson-free = That is all you need. Sail where you like!
lesson-end = You know the sea now. The others sail on by themselves: play on to the fourth voyage if you like, or gather friends around a table of your own.

deed-tile-taken = Tiles taken
deed-monster-defeated = Monsters defeated

tally-glory = Glory
tally-crew = Vikings
# Headings in a long list of choices, by the kind of move
group-stow = Stow
group-replace = Replace
