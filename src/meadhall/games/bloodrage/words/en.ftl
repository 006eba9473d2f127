game = Blood Rage
    .about = Ragnarök is coming. Pillage, fight, die well: the clan with the most Glory sits beside Odin.

option-first = Who begins
    .about = Drawn by lot, or the seat you name.
option-clans = Clans
    .about = All clans begin alike: only colour and emblem differ.
option-deck = Decks
    .about = How many cards each Age has.
    .value-published_34 = 34 cards
    .value-published_34-about = As in the box.
    .value-caption_33 = 33 cards
    .value-caption_33-about = One Battle card fewer in each Age, as a caption of the French rulebook has it.
option-first-game = First game
    .about = In the First Age everybody plays the eight cards dealt, without a draft.
option-passed-may-return = Passed clans may return
    .about = A clan that has passed takes turns again if it gains Rage.
option-blessing-in-yggdrasil = Loki's Blessing in Yggdrasil
    .about = Loki's Blessing may bring a Warrior to Yggdrasil as well.

animal-wolf = the Wolf clan
animal-bear = the Bear clan
animal-serpent = the Serpent clan
animal-raven = the Raven clan

clan-wolf = Wolf
clan-bear = Bear
clan-serpent = Serpent
clan-raven = Raven

place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-myrkulor = Myrkulor
place-yggdrasil = Yggdrasil
place-northern-fjord = the northern fjord
    .short = north fjord
place-eastern-fjord = the eastern fjord
    .short = east fjord
place-southern-fjord = the southern fjord
    .short = south fjord
place-western-fjord = the western fjord
    .short = west fjord
place-reserve = the reserve
place-valhalla = Valhalla
place-beside = beside the board
place-box = the box

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

stat-rage = Rage
stat-axes = Axes
stat-horns = Horns
stat-none = none

token-rage = a step of Rage
    .short = Rage
token-axes = a step of Axes
    .short = Axes
token-horns = a step of Horns
    .short = Horns
token-five-glory = 5 Glory
    .short = 5 Glory
token-all-stats = a step of every stat
    .short = all stats

slot-leader = the Leader's slot
slot-warriors = the Warriors' slot
slot-ship = the Ship's slot
slot-monster-1 = the first Monster slot
slot-monster-2 = the second Monster slot
slot-clan-1 = the first Clan slot
slot-clan-2 = the second Clan slot
slot-clan-3 = the third Clan slot

phase-setup = Setup
phase-gods-gifts = Gods' Gifts
phase-action = Action
phase-discard = Discard
phase-quest = Quest
phase-ragnarok = Ragnarök
phase-release-valhalla = Release Valhalla

board-age = Age { $age }, { $phase }
board-province = Province
board-token = Reward
board-villages = Villages
board-pillaged = pillaged
board-ruined = destroyed
board-glory = Glory
board-rage = Rage
board-stats = Rage / Axes / Horns
board-cards = Cards
board-quests = Quests
board-reserve = Reserve
board-valhalla = Valhalla
board-upgrades = Upgrades
board-hand = Your hand
board-pack = Your pack
board-my-quests = Your Quests
board-battle = Battle for { $province }
board-passed = passed
board-first = first player
board-passed-on = You passed on
board-strength = STR { $strength }
board-legend = { $letters }; =5: STR; { $doom }2: destroyed in Age 2.
board-lands = Provinces
board-clans = Clans
board-standing = { $name }: { $glory } Glory, { $rage } Rage

ask-pick-gift = The gods are generous: { $seats } keep one card each and pass the rest to the left.
    .as-seats = The gods are generous: keep one card and pass the rest to the left.
ask-choose-action = { $seats } may invade, march, upgrade, commit to a Quest, pillage, or pass.
    .as-seats = Your turn: invade, march, upgrade, commit to a Quest, pillage, or pass.
ask-choose-landing = { $seats } chooses where { $figure } lands.
    .as-seats = Where does { $figure } land?
ask-choose-ship = { $seats } may send out the Ship or the Sea Serpent for nothing.
    .as-seats = The Ship or the Sea Serpent: which do you send out for nothing?
ask-choose-destination = { $seats } chooses where the figures in { $source } march.
    .as-seats = Where do your figures in { $source } march?
ask-choose-marcher = { $seats } chooses who marches from { $source } to { $province }.
    .as-seats = Who marches from { $source } to { $province }?
ask-choose-slot = { $seats } chooses a slot for { $card }.
    .as-seats = Which slot takes { $card }?
ask-choose-sacrifice = { $seats } gives two figures to Frigga, one after the other.
    .as-seats = Give two figures to Frigga, one after the other.
ask-join-battle = Horns sound over { $province }! { $seats } may send one figure from an adjacent province.
    .as-seats = Horns sound over { $province }! You may send one figure from an adjacent province.
ask-pick-battle-card = Battle for { $province }: { $seats } lay one card each face down.
    .as-seats = Battle for { $province }: lay one card face down.
ask-declare-quest = { $seats } may let the revealed Quest fight as a Battle card.
    .as-seats = Shall your revealed Quest fight as a Battle card?
ask-add-late-card = { $seats } may add a late card to the battle for { $province }.
    .as-seats = You may add a late card to the battle for { $province }.
ask-keep-figure = Odin's Tide rolls over { $province }: { $seats } keeps one figure.
    .as-seats = Odin's Tide rolls over { $province }: which one figure do you keep?
ask-save-figure = Figures of { $seats } are about to fall in { $province }. They may still be saved.
    .as-seats = Your figures in { $province } are about to fall. Do you save any?
ask-use-upgrade = { $seats } may call on { $card } in { $province }.
    .as-seats = Do you call on { $card } in { $province }?
ask-buy-back = { $seats } may take back a card for 1 Rage.
    .as-seats = Do you take back a card for 1 Rage?
ask-choose-stat = { $seats } raises a stat by one step.
    .as-seats = Which stat do you raise by one step?
ask-move-leader-on = { $seats } may move the Lord of Hammers on from { $province }.
    .as-seats = Your Lord of Hammers may move on from { $province }. Where to?
ask-keep-one-card = { $seats } keep one card each for the next Age and discard the rest.
    .as-seats = Keep one card for the next Age; the rest is discarded.

move-pass = { $wasted ->
    [0] Pass
   *[other] Pass and lose { $wasted } Rage
}
    .bare = Pass
move-decline = { $means ->
    [1] Enough
    [2] Send nobody
    [3] Add nothing
    [4] Stay
    [5] Let them fall
   *[0] No, thank you
}
    .bare = No, thank you
move-accept = Yes
move-sacrifice = Frigga's Sacrifice: give up two figures for a step of a stat
move-retreat = The Volur Witch flees to Yggdrasil
move-raise = Raise { $stat } to { $value }
    .bare = Raise { $stat }
move-fill-slot = Into { $slot }{ $replaces ->
    [0] {""}
   *[other] {" "}in place of { $card }
}
    .bare = Into { $slot }
move-invade = Invade with { $figure } ({ $cost } Rage)
    .bare = Invade with { $figure }
move-rally = Call { $figure } back from Valhalla ({ $cost } Rage)
    .bare = Call { $figure } back from Valhalla
move-take = Take { $figure }
move-save = Save { $figure } (1 Rage)
move-march = March from { $province } (1 Rage)
move-pillage = Pillage { $province } for { $token }
    .bare = Pillage { $province }
move-challenge = Tyr's Challenge: pillage { $province } again for { $token } (2 Rage)
    .bare = Tyr's Challenge: pillage { $province } again
move-take-warrior = Take a Warrior from { $province }
move-go = { $place }
move-play-card = { $use ->
    [0] Play { $card } ({ $cost } Rage)
    [1] Commit to { $card }
    [2] { $card } (+{ $strength })
    [4] { $card } (+X)
   *[other] Fight with { $card } (+{ $strength })
}
    .bare = Play { $card }
move-keep-card = Keep { $card }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } Rage)
}
    .bare = Keep { $card }

event-clans-drawn = Round the table gather { $animals }.
event-tokens-placed = A pillage token lies on every province.
event-provinces-lost = Ragnarök has already swallowed { $provinces }.
event-doom-named = At the end of Age { $age }, doom will fall on { $province }.
event-age-began = Age { $age } begins. { $clan } holds the first player token.
    .as-clan = Age { $age } begins. You hold the first player token.
event-phase-began = { $phase }.
event-packs-dealt = The gods deal eight gifts of Age { $age } to every clan.
event-packs-passed = The packs go to the left.
event-pairs-discarded = The last two cards of every pack are discarded unseen.
event-card-kept = { $clan } keeps { $card }.
    .as-clan = You keep { $card }.
event-rage-restored = { $clan } has { $rage } Rage.
    .as-clan = You have { $rage } Rage.
event-action-phase-ended = { $all_pillaged ->
    [0] The Rage is spent. The Action phase is over.
   *[other] Nothing is left to pillage. The Action phase is over.
}
event-tokens-turned = The land recovers: every pillage token shows its reward again.
event-turn-began = It is { $clan }'s turn.
    .as-clan = It is your turn.
event-passed = { $clan } passes.
    .as-clan = You pass.
event-invaded = { $clan } invades { $place } with { $figure }{ $cost ->
        [0] , for nothing.
       *[other] {" "}for { $cost } Rage.
    }
    .as-clan = You invade { $place } with { $figure }{ $cost ->
        [0] , for nothing.
       *[other] {" "}for { $cost } Rage.
    }
event-march-began = { $clan } marches from { $source } to { $province } for { $cost } Rage.
    .as-clan = You march from { $source } to { $province } for { $cost } Rage.
event-marched = { $clan } sends { $figure } from { $source } to { $province }.
    .as-clan = You send { $figure } from { $source } to { $province }.
event-upgraded = { $clan } plays { $card }{ $cost ->
        [0] , for nothing.
       *[other] {" "}for { $cost } Rage.
    }
    .as-clan = You play { $card }{ $cost ->
        [0] , for nothing.
       *[other] {" "}for { $cost } Rage.
    }
event-upgrade-replaced = { $clan } gives up { $card }.
    .as-clan = You give up { $card }.
event-upgrade-placed = { $card } lies on { $clan }'s clan sheet.
    .as-clan = { $card } lies on your clan sheet.
event-monster-recruited = A shadow falls over the camp: { $figure } joins { $clan }.
    .as-clan = A shadow falls over the camp: { $figure } joins you.
event-monster-dismissed = { $clan } sends { $figure } away for good.
    .as-clan = You send { $figure } away for good.
event-quest-committed = { $clan } commits to { $card }, face down.
    .as-clan = You commit to “{ $card }”, face down.
event-card-used = { $clan } calls on { $card }.
    .as-clan = You call on { $card }.
event-pillage-declared = { $clan } sets out to pillage { $province }!
    .as-clan = You set out to pillage { $province }!
event-pillage-ended = The pillage of { $province } is over.
    .as-clan = Your pillage of { $province } is over.
event-oath-lapsed = Nothing comes of the pillage { $clan } has sworn in { $province }.
    .as-clan = Nothing comes of the pillage you have sworn in { $province }.
event-battle-joined = { $clan } sends { $figure } from { $source } into the battle for { $province }.
    .as-clan = You send { $figure } from { $source } into the battle for { $province }.
event-call-declined = { $clan } sends nobody.
    .as-clan = You send nobody.
event-battle-began = Battle for { $province }: { $clans } stand against each other.
event-nobody-opposed = Nobody stands against { $clan } in { $province }.
    .as-clan = Nobody stands against you in { $province }.
event-cards-revealed = The cards are turned over: { $clans-with-cards }.
event-quest-declared = { $clan } lets “{ $card }” fight for +{ $strength }.
    .as-clan = You let “{ $card }” fight for +{ $strength }.
event-text-cancelled = Thor silences { $clan }'s card: { $card } keeps only its strength.
    .as-clan = Thor silences your card: { $card } keeps only its strength.
event-cards-swept-away = Heimdall watches. All cards are swept away, and { $clan } gains { $glory } Glory.
    .as-clan = Heimdall watches. All cards are swept away, and you gain { $glory } Glory.
event-late-card-added = { $clan } adds { $card }.
    .as-clan = You add { $card }.
event-late-card-declined = { $clan } adds nothing.
    .as-clan = You add nothing.
event-sight-counted = Heimdall sees through them all: { $clan }'s { $card } counts +{ $strength }.
    .as-clan = Heimdall sees through them all: your { $card } counts +{ $strength }.
event-strength-compared = Strength in { $province }: { $clans-with-totals }.
event-battle-won = { $clan } wins the battle for { $province }.
    .as-clan = You win the battle for { $province }.
event-nobody-won = Nobody wins the battle for { $province }. All lose.
event-rage-stolen = { $clan } laughs in defeat: { $card } takes { $rage } Rage from { $victim }.
    .as-clan = You laugh in defeat: { $card } takes { $rage } Rage from { $victim }.
    .as-victim = { $clan } laughs in defeat: { $card } takes { $rage } Rage from you.
event-glory-stolen = { $clan } takes { $glory } Glory from { $victim } by { $card }.
    .as-clan = You take { $glory } Glory from { $victim } by { $card }.
    .as-victim = { $clan } takes { $glory } Glory from you by { $card }.
event-cards-poisoned = By { $card }, { $clan } carries off { $victim }'s cards: { $cards }.
    .as-clan = By { $card }, you carry off { $victim }'s cards: { $cards }.
    .as-victim = By { $card }, { $clan } carries off your cards: { $cards }.
event-cards-discarded = { $count-cards ->
        [0] { $clan } has no card to discard.
       *[other] { $clan } discards { $cards }.
    }
    .as-clan = { $count-cards ->
        [0] You have no card to discard.
       *[other] You discard { $cards }.
    }
event-cards-taken-back = { $count-cards ->
        [0] { $clan } has no card to take back.
       *[other] { $clan } takes back { $cards }.
    }
    .as-clan = { $count-cards ->
        [0] You have no card to take back.
       *[other] You take back { $cards }.
    }
event-card-bought-back = { $clan } pays 1 Rage and keeps { $card }.
    .as-clan = You pay 1 Rage and keep { $card }.
event-province-pillaged = { $clan } pillages { $province }.
    .as-clan = You pillage { $province }.
event-leader-moved-on = { $clan }'s Leader moves on from { $source } to { $province }.
    .as-clan = Your Leader moves on from { $source } to { $province }.
event-stat-raised = { $clan } raises { $stat } to { $value }.
    .as-clan = You raise { $stat } to { $value }.
event-raise-lost = { $clan }: { $stat } can rise no further.
    .as-clan = Your { $stat } can rise no further.
event-rage-gained = { $clan } gains { $rage } Rage by { $card }.
    .as-clan = You gain { $rage } Rage by { $card }.
event-glory-from-card = { $clan } gains { $glory } Glory by { $card }.
    .as-clan = You gain { $glory } Glory by { $card }.
event-glory-from-token = { $clan } gains { $glory } Glory from the plunder.
    .as-clan = You gain { $glory } Glory from the plunder.
event-glory-from-battle = { $clan } gains { $glory } Glory for the victory.
    .as-clan = You gain { $glory } Glory for the victory.
event-glory-from-ragnarok = { $clan } gains { $glory } Glory for { fallen-in-ragnarok }{ doubling-card }.
    .as-clan = You gain { $glory } Glory for { fallen-in-ragnarok }{ doubling-card }.
fallen-in-ragnarok = { $count ->
        [one] a figure that fell in Ragnarök
       *[other] { $count } figures that fell in Ragnarök
    }
event-glory-from-legend = Legendary { $stat }! { $clan } gains { $glory } Glory.
    .as-clan = Legendary { $stat }! You gain { $glory } Glory.
doubling-card = { $count-doubled ->
        [0] {""}
       *[other] , doubled by { $doubled }
    }
event-figures-endangered = { $count ->
        [one] One of { $clan }'s figures in { $province } is in danger.
       *[other] { $count } of { $clan }'s figures in { $province } are in danger.
    }
    .as-clan = { $count ->
        [one] One of your figures in { $province } is in danger.
       *[other] { $count } of your figures in { $province } are in danger.
    }
event-figure-kept = { $clan } keeps { $figure }.
    .as-clan = You keep { $figure }.
event-figure-destroyed = { $clan } loses { $figure } in { $place }.
    .as-clan = You lose { $figure } in { $place }.
event-figure-saved = Frigga protects { $figure } for { $clan } in { $province }.
    .as-clan = Frigga protects { $figure } for you in { $province }.
event-witch-retreated = { $clan }'s Volur Witch flees from { $province } to Yggdrasil.
    .as-clan = Your Volur Witch flees from { $province } to Yggdrasil.
event-hand-discarded = { $count ->
        [one] { $clan } discards a last card.
       *[other] { $clan } discards the last { $count } cards.
    }
    .as-clan = { $count ->
        [one] You discard your last card.
       *[other] You discard your last { $count } cards.
    }
event-hand-put-away = { $clan } discards { discarded-counted } and keeps { $card }.
    .as-clan = You discard { discarded-counted } and keep { $card }.
discarded-counted = { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
event-quests-revealed = { $clan } reveals: { $cards }
    .as-clan = You reveal: { $cards }
event-quest-completed = { $clan } has fulfilled “{ $card }” and gains { $glory } Glory{ doubling-card }.
    .as-clan = You have fulfilled “{ $card }” and gain { $glory } Glory{ doubling-card }.
event-quest-failed = { $clan } has not fulfilled “{ $card }”.
    .as-clan = You have not fulfilled “{ $card }”.
event-province-destroyed = The earth breaks. { $province } is no more.
event-doom-moved = The next to fall will be { $province }.
event-figures-released = { $count ->
        [one] One of { $clan }'s figures returns from Valhalla.
       *[other] { $count } of { $clan }'s figures return from Valhalla.
    }
    .as-clan = { $count ->
        [one] One of your figures returns from Valhalla.
       *[other] { $count } of your figures return from Valhalla.
    }
event-game-ended = The world has ended. The last Glory is counted.

why-choose-an-action = Choose an action, or pass.
why-choose-a-landing = Choose where { $figure } lands.
why-ships-need-a-fjord = Ships land in fjords only.
why-fjord-is-closed = Both provinces of { $place } are destroyed.
why-yggdrasil-is-not-invaded = Yggdrasil cannot be invaded; march there.
why-fjords-are-for-ships = Only ships go to fjords.
why-province-is-destroyed = { $province } is destroyed.
why-no-empty-village = There is no empty village in { $province }.
why-not-in-reserve = You do not have { $figure } in your reserve.
why-not-in-valhalla = You do not have { $figure } in Valhalla.
why-horns-are-full = { $horns ->
        [one] Your Horns allow one figure on the board, and it is there.
       *[other] Your Horns allow { $horns } figures on the board, and they are there.
    }
why-not-enough-rage = That costs { $cost } Rage and you have { $rage }.
why-no-room-to-invade = There is no place where { $figure } could land.
why-no-figures-there = You have no figure in { $province }.
why-nowhere-to-march = No province has an empty village.
why-card-not-in-hand = You do not hold { $card }.
why-battle-cards-are-for-battles = { $card } is played in battles only.
why-already-pillaged = { $province } is pillaged already.
why-nobody-to-pillage = You have nobody in { $province } or in its fjord.
why-needs-upgrade = That takes { $card } on your clan sheet.
why-not-yet-pillaged = { $province } is not pillaged yet; pillage it for nothing.
why-two-figures-needed = You need two figures on the board.
why-choose-a-destination = Choose where to march.
why-fjords-are-not-marched = Nobody marches to a fjord.
why-already-there = They are in { $province } already.
why-choose-who-marches = Choose who marches from { $source }.
why-ships-stay = Ships never move.
why-not-in-that-province = You do not have { $figure } in { $province }.
why-slot-of-another-kind = { $card } does not go there.
why-empty-slots-are-alike = Empty slots are alike; take the first.
why-choose-a-slot = Choose a slot for { $card }.
why-choose-a-ship = Choose the Ship or the Sea Serpent, or decline.
why-say-where-from = Say which province the Warrior comes from.
why-choose-a-sacrifice = Choose a figure to sacrifice.
why-not-on-the-board = You do not have { $figure } there on the board.
why-no-such-figure-there = You do not have { $figure } there.
why-not-adjacent = { $place } is not adjacent.
why-join-or-decline = Send a figure into the battle for { $province }, or decline.
why-play-one-card = Lay down one card.
why-not-a-late-card = { $card } cannot be added after the reveal.
why-late-card-or-decline = Add a late card, or decline.
why-declare-your-quest = Let the Quest fight with an upgrade you have, or decline.
why-buy-back-a-played-card = Take back a card you played in this battle, or decline.
why-accept-or-decline = Call on { $card }, or decline.
why-no-witch-to-save = There is no Volur Witch who could flee.
why-not-in-danger = You do not have { $figure } in danger here.
why-no-protection = You cannot call on Frigga's Protection now.
why-save-or-let-fall = Save a figure, or let them fall.
why-not-in-this-battle = You do not have { $figure } in this battle.
why-keep-one-figure = Choose the figure you keep.
why-move-on-or-stay = Move the Leader to an adjacent province, or decline.
why-stat-on-the-token = Frigga's Grace raises another stat than { $stat }.
why-stat-is-full = { $stat } can go no higher.
why-choose-a-stat = Choose a stat to raise.
why-card-not-in-pack = { $card } is not in your pack.
why-keep-one-card = Choose the card you keep.

card-unseen = a card
    .text = Face down.

# In the browser

face-board = The round map of Blood Rage
face-age = Age { $age }
face-dooms = Where doom falls, Age by Age
face-nobody-fell = Nobody has fallen.
face-nobody-here = Nobody stands here.
face-not-here = Never mind
face-destroyed = Destroyed by Ragnarök.
face-pillaged = Already pillaged.
face-brings = A pillage brings { $token }.
face-doomed = Doomed: it falls at the end of this Age.
face-villages = { $villages ->
    [one] { $filled } of { $villages } village filled
   *[other] { $filled } of { $villages } villages filled
}
face-no-villages = Room for everybody; nobody invades it, one marches there.
face-fjord-supports = Ships here stand by { $provinces }.
face-draft = Gods' Gifts: keep a card ({ $pick } of 6)
face-choosing = { $clan } is still choosing.
face-has-chosen = { $clan } has chosen.
face-see-board = See the board
face-see-clan = The clan
face-see-cards = The cards
face-battle = Battle for { $province }
face-pillager = sets out to pillage
face-total = Total
face-strength = Strength
face-wins = wins
face-waits-for = Waiting for { $clans }
face-clan-of = The clan of { $clan }
face-look-at = Look at a clan
face-rage-left = Rage left
face-on-board = Figures on the board, and how many your Horns allow
face-no-cards = No cards in hand.
face-card-cost = Costs { $cost } Rage
face-kind-battle = Battle
face-kind-quest = Quest
face-kind-troop = Upgrade
face-kind-clan = Clan upgrade
face-rule-battle = Laid face down in a battle. The winner's card is spent, the losers take theirs back.
face-rule-quest = Committed face down for 0 Rage, judged at the end of the Age.
face-rule-troop = An action: pay its Rage, and it stays on your clan sheet; one such figure may invade at once.
face-rule-clan = An action: pay its Rage, and it stays on your clan sheet.
face-card-in-hand = In your hand.
face-card-committed = Committed, face down.
face-card-on-sheet = On { $clan }'s clan sheet.
    .as-clan = On your clan sheet.
face-fallen-now = { $count ->
    [0] None of your figures is in Valhalla now.
    [one] { $count } figure of yours is in Valhalla now.
   *[other] { $count } figures of yours are in Valhalla now.
}
face-strength-now = { $province }: you { $mine }, the others at most { $others }.
face-stat-rage = Rage: { $value } at the start of every Age
face-stat-axes = Axes: { $value } Glory for a battle won
face-stat-horns = { $value ->
        [one] Horns: { $value } figure on the board
       *[other] Horns: { $value } figures on the board
    }
face-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
face-quest-count = { $count ->
    [one] { $count } Quest committed
   *[other] { $count } Quests committed
}
face-final-count = The last count
face-item-battles = Battles
face-item-plunder = Plunder
face-item-quests = Quests
face-item-ragnarok = Ragnarök
face-item-cards = Cards
face-item-legends = Legends
face-winner = the winner
face-skip-count = Show the result
face-go-on = Go on
face-see-scene = Back
face-quests = The Quests of Age { $age }
face-met = +{ $glory } Glory
face-failed = Not fulfilled
face-not-judged = To be judged
face-raised = +1 step of { $stat }
face-ragnarok = Ragnarök comes to { $province }
face-nobody-falls = Nobody stands there to fall.
face-glory-gained = +{ $glory } Glory
face-is-no-more = { $province } is no more.
face-next-doom = The next to fall: { $province }.
face-come-back = { $count ->
    [one] { $count } figure comes back from Valhalla
   *[other] { $count } figures come back from Valhalla
}
face-fell = Fallen: { $figure }
face-figures = Figures
face-face-down = face down
face-owes-card = owes a card
face-owe-cards = Still owing a card: { $clans }.
face-no-card = no card
face-loses = loses
face-nobody-wins = A tie: nobody wins, and all fall.
face-last-battle = The last battle
face-last-quests = The last Quests
face-step = step { $step } of 6
face-rage-now = Rage left: { $rage }.
face-where-figures = { $board ->
    [one] { $board } figure on the board
   *[other] { $board } figures on the board
}, { $reserve } in reserve, { $valhalla } in Valhalla.
face-no-upgrades = No upgrades yet.
face-deed-card-used = Calls on { $card }
face-deed-quest-declared = { $card } fights for +{ $strength }
face-deed-sight-counted = { $card } counts +{ $strength }
face-deed-text-cancelled = { $card } is silenced
face-deed-cards-swept-away = +{ $glory } Glory; all cards are swept away
face-deed-figure-saved = Frigga saves { $figure }
face-deed-witch-retreated = The Volur Witch flees to Yggdrasil
face-deed-rage-stolen = +{ $rage } Rage from { $victim }
face-deed-rage-stolen-from = −{ $rage } Rage to { $clan }
face-deed-glory-stolen = +{ $glory } Glory from { $victim }
face-deed-glory-stolen-from = −{ $glory } Glory to { $clan }
face-deed-cards-poisoned = Carries off { $cards }
face-deed-cards-poisoned-from = Loses { $cards } to { $clan }
face-deed-card-bought-back = Keeps { $card } for 1 Rage
face-deed-province-pillaged = Pillages { $province }
face-deed-leader-moved-on = The Leader moves on to { $province }
face-deed-stat-raised = { $stat } up to { $value }
face-deed-raise-lost = { $stat } can rise no further
face-deed-rage-gained = +{ $rage } Rage by { $card }
face-deed-glory-from-card = +{ $glory } Glory by { $card }
face-deed-glory-from-token = +{ $glory } Glory from the plunder
face-deed-glory-from-battle = +{ $glory } Glory for the victory
face-deed-invaded = Invades again with { $figure }

# The walk-through

lesson-welcome = Welcome to the end of the world! Blood Rage lasts three Ages, and each ends with Ragnarök swallowing a province. Whoever has the most Glory after the third wins. You lead the Wolf clan.
lesson-gifts = Every Age begins with gifts of the gods: eight cards each. You keep one and pass the rest to the left, until you have six. What you keep is your plan for the Age.
lesson-upgrade-card = Upgrades go onto your clan sheet and stay there. This one brings a Monster: the number is its strength, and also its price in Rage. Keep the Troll.
lesson-battle-card = This pack comes from { $clan }. Battle cards lend their strength to one battle, and Tyr's Smite, +5, is the strongest of this Age. Keep it.
lesson-quest-card = Quests are promises. This one pays 6 Glory, and a step of a stat, if you are the strongest at the world tree when the Age ends. Keep it.
lesson-loki = Your own first pack is back, three cards lighter. Loki is on the side of those who lose: his Trickery takes a Rage from whoever beats you. Keep it.
lesson-plan = Loki again: his Domain pays 1 Glory for each of your dead who comes home from Valhalla. Two cards that like to lose: that is how a plan begins. Keep it.
lesson-last-gift = The last gift. The two cards you leave now are out of the game, unseen. Keep Thor's Glory.
lesson-rage = Now to arms! Your 6 Rage pay for whatever you do. On your turn you do one thing, then it is the turn of { $clan }, and so on around, until nobody has Rage left.
lesson-leader = To invade is to bring one figure onto the board, for Rage equal to its strength. Only your Leader, with strength 3, comes for nothing. Begin with that.
lesson-province = A province has a few villages, with room for one figure each, and a token that tells what a pillage will bring. Land in { $province }: there it is a step of Axes.
lesson-horns = Three stats make your clan: Rage you have met, Axes are the Glory for a battle won, and Horns are how many figures you may have on the board. Four, for now.
lesson-ship = Next comes the Ship, strength 2, for 2 Rage. It lands in a fjord, needs no village, and never moves again. Invade with it.
lesson-fjord = A Ship fights for both provinces beside its fjord. Here that is { $province }, which is yours, and Utgard, where { $clan } has just landed.
lesson-upgrade = { $clan } has two Warriors in { $province } already. High time for the Troll: the card costs 2 Rage, and the Monster may invade at once, for nothing.
lesson-monster = Where the Troll invades, every enemy Warrior dies. Let it land in { $province }.
lesson-pillage = Pillaging costs nothing, as long as you have Rage at all. All it takes is somebody in the province or its fjord. Each province is pillaged only once in an Age, so be first: { $province }!
lesson-call = Battles call. While there are empty villages, everybody in turn may send a figure from next door, for nothing, and { $clan } sent the Leader. Your Troll could come from { $province }, but you are strong enough. Send nobody.
lesson-battle = Now each side lays one card face down. Your Leader and Ship count 5, { $clan } has 3. The highest total wins, and a tie kills everybody. The winner's card is spent, the loser's comes back. Be sure this time: Tyr's Smite.
lesson-won = Won! Your Axes went up to 4, and so you gained 4 Glory. The losers go to Valhalla. Only the pillager can take the token: had you lost, it would still lie there.
lesson-lost-cause = But here comes { $clan }, pillaging { $province } over your lonely Troll. Your Leader could join from Andlang and fall as well. Send nobody.
lesson-lose-well = Some battles are better lost. Loki's Trickery adds nothing, but takes 1 Rage from the winner and then comes back to your hand. Play it.
lesson-valhalla = There it went: the Troll feasts in Valhalla until the Age ends, and you have a Rage more. Now Loki's Domain, for 1 Rage, so that its return brings Glory. Clan upgrades have no figure, only power.
lesson-march = { $province } is plundered, and your Leader idle. A march takes as many figures as you like from one province to any other, near or far, for 1 Rage. March from { $province }.
lesson-tree = In the middle stands { $province }. Nobody can invade it, but everybody may march there, and there is room for all.
lesson-marcher = Ships never march, so it can only be your Leader.
lesson-commit = Now promise. A Quest is laid face down, for nothing, while you still have Rage. { $clan } and { $seat } have done so as well, without showing which. Commit to Yggdrasil!
lesson-pillage-tree = The others have passed and act no more, but they may still answer a call. At the world tree a pillage raises all three stats. Go!
lesson-unopposed = Nobody came: they stay where their own Quests want them. Without a battle there is no Glory for victory, but every stat is a step higher. The new Rage comes with the next Age.
lesson-doom = One Rage left. { $province } is doomed: at Ragnarök everybody there dies, and brings 2 Glory. What better end for a Warrior? Invade.
lesson-doomed-ship = { $clan } thinks the same: her Ship waits in the fjord beside it, with Loki's Dragons painted on the sail. Land in { $province }.
lesson-discard = Nobody has Rage left, and the Age draws to its end. One card may be kept for the next, all others are discarded. Keep the Trickery; you know how it works.
lesson-quest-done = The Quests are turned over. You are the strongest in Yggdrasil: 6 Glory, and one step of a stat. A Quest that fails costs nothing.
lesson-legend = Stats win games, too: at the very end, every stat on its fourth step or beyond is worth 10 Glory, on the last one 20. Raise your Horns: more figures for you.
lesson-ragnarok = Ragnarök! Elvagar is gone. Your Warrior died well, for 2 Glory, and the Ship of { $clan } brought 6.
lesson-release = Then Valhalla opened its gates. Troll and Warrior are in your reserve again, and Loki's Domain paid 1 Glory for each.
lesson-second-age = The second Age deals stronger cards, and pays more for Quests and good deaths. Board, stats and clan sheets stay as they are, and every token can be pillaged again.
lesson-free = { $clan } leads by 5 Glory, but your stats have grown more. From here on you choose: keep the card you like best.
lesson-end = Now you know how the world ends. The others play on by themselves: finish the saga if you like, or gather friends around a table of your own.

group-animal = Clans
deed-card-kept = Cards drafted
deed-upgraded = Upgrades played
deed-quest-committed = Quests committed
deed-cards-revealed = Cards played in battle

tally-glory = Glory
tally-rage = Rage
# Headings in a long list of choices, by the kind of move
group-invade = Invade
group-march = March
group-pillage = Pillage
group-play-card = Cards
group-keep-card = Keep a card
group-go = Where to
group-take = Figures
group-take-warrior = Warriors
group-save = Save
group-rally = From Valhalla
