game = Yggdrasil
    .about = The gods stand together against Ragnarök: one wins when all win.

trance = Trance

option-first = Who begins
    .about = Drawn by lot, or the seat you name.
option-difficulty = Difficulty
    .about = An angry card moves its enemy twice; a Ragnarök card moves three enemies at once.
    .value-easy = Easy
    .value-easy-about = No special cards.
    .value-normal = Normal
    .value-normal-about = 3 angry cards.
    .value-hard = Hard
    .value-hard-about = 6 angry cards.
    .value-very_hard = Very hard
    .value-very_hard-about = 6 angry cards and 2 Ragnarök cards.
    .value-ragnarok = Ragnarök
    .value-ragnarok-about = 6 angry cards and 4 Ragnarök cards.
    .part-0 = Angry cards
    .part-1 = Ragnarök cards
option-gods = Gods
    .about = One for each player. Where gods are more than players, some players lead several.
option-bags-may-be-counted = Bags may be counted
    .about = Everybody may look into the bags at any time. Unseen bags make a victory worth more.
option-utgardloki-stops-trance = Utgardloki stops trance
    .about = The giant who cancels the powers of the gods also cancels the powers of trance.
option-trance = Trance
    .about = Gods may enter trance.

ask-choose-action = { $left ->
        [one] { $god } has one action left.
       *[other] { $god } has { $left } actions left.
    }
    .as-seats = { $left ->
        [one] { $god }, you have one action left.
       *[other] { $god }, you have { $left } actions left.
    }
ask-roll-twice = The die shows { $colour }. { $god } may roll again.
    .as-seats = The die shows { $colour }. You may roll again.
ask-choose-roll = { $god } rolled { $first } and { $second } and takes one of them.
    .as-seats = You rolled { $first } and { $second }: take one of them.
ask-choose-enemy = { $god } chooses an enemy to fight.
    .as-seats = Whom do you fight?
ask-send-before-roll = { $god } sends Vikings before the roll.
    .as-seats = How many Vikings do you send before the roll?
ask-send-after-roll = The die has fallen. { $god } may send more Vikings.
    .as-seats = The die has fallen. How many more Vikings do you send?
ask-call-elves = { $god } may call Elves.
    .as-seats = How many Elves do you call?
ask-choose-island = { $god } leads the Valkyries on, or searches where they are.
    .as-seats = Where do you lead the Valkyries? Or do you search where they are?
ask-choose-search = { $god } may search for souls here.
    .as-seats = Do you search for souls here?
ask-choose-flight = { $god } leads the Valkyries on.
    .as-seats = Where do you lead the Valkyries?
ask-choose-artefact = { $god } has an artefact forged.
    .as-seats = Which artefact do you have forged?
ask-choose-god = { $god } meets another god in the darkness.
    .as-seats = Whom do you meet in the darkness?
ask-exchange-vikings = { $god } meets { $other }. Which way do Vikings go?
    .as-seats = You meet { $other }. Do you give Vikings, or take some?
ask-exchange-elves = { $god } meets { $other }. Which way do Elves go?
    .as-seats = You meet { $other }. Do you give Elves, or take some?
ask-choose-bag-to-fill = { $god } chooses the bag the dead return to.
    .as-seats = Into which bag do the dead return?
ask-choose-bag-to-purge = { $god } chooses a bag to purge of Fire Giants.
    .as-seats = Which bag do you purge of Fire Giants?
ask-choose-giant = { $god } chooses a frost giant to fight.
    .as-seats = Which frost giant do you fight?
ask-choose-giant-to-defeat = { $god } chooses the giant that falls.
    .as-seats = Which giant falls?
ask-choose-vane = The Vane awaits { $god }.
    .as-seats = The Vane awaits you: advance him, or use what he has reached?
ask-choose-effect = Frey is in trance: { $god } chooses the next effect of the Vane.
    .as-seats = Frey is in trance: which effect of the Vane comes next?
ask-choose-enemy-to-push = { $steps ->
        [one] { $god } pushes an enemy back one space.
       *[other] { $god } pushes an enemy back { $steps } spaces.
    }
    .as-seats = { $steps ->
        [one] Which enemy do you push back one space?
       *[other] Which enemy do you push back { $steps } spaces?
    }
ask-choose-rearmost = Nidhögg drags one of the rearmost along. { $god } says which.
    .as-seats = Nidhögg drags one of the rearmost along. Which?
ask-choose-card = { $god } has drawn two cards and applies one.
    .as-seats = You have drawn two cards. Which one is applied?
ask-put-back = { $god } lays the other card on top of the deck, or under it.
    .as-seats = Does the other card go on top of the deck, or under it?
ask-reorder-cards = { $god } puts the next cards in order.
    .as-seats = Which card is to be drawn next?
ask-grant-vikings = { $left ->
        [one] One Viking may come back. { $god } says whether for { $receiver }.
       *[other] { $left } Vikings may come back. { $god } says how many for { $receiver }.
    }
    .as-seats = { $left ->
        [one] One Viking may come back. For { $receiver }?
       *[other] { $left } Vikings may come back. How many for { $receiver }?
    }
vikings-counted = { $vikings ->
        [0] no Viking
        [one] one Viking
       *[other] { $vikings } Vikings
    }
elves-counted = { $elves ->
        [0] no Elf
        [one] one Elf
       *[other] { $elves } Elves
    }
giants-counted = { $giants ->
        [0] no Fire Giant
        [one] one Fire Giant
       *[other] { $giants } Fire Giants
    }

move-end-turn = { $wasted ->
    [0] End the turn
    [one] End the turn, with an action left
   *[other] End the turn, with { $wasted } actions left
}
    .bare = End the turn
move-calm = Calm Fenrir ({ $chance } %)
    .bare = Calm Fenrir
move-act = { $world }
move-change-trance = { $entering ->
    [1] Enter trance
   *[other] Leave trance
}
    .bare = Enter or leave trance
move-fight = Fight { $enemy } (strength { $strength }, at best { $chance } %)
    .bare = Fight { $enemy }
move-push-back = Push { $enemy } back from space { $space }
    .bare = Push { $enemy } back
move-let-advance = Let { $enemy } advance to space { $space }
    .bare = Let { $enemy } advance
move-move-valkyries = Fly to { $island }{ $flooded ->
    [1] {" "}(submerged)
   *[other] {""}
}
    .bare = Fly to { $island }
move-search = { $pawns ->
        [one] Search for souls (one pawn)
       *[other] Search for souls ({ $pawns } pawns)
    }
    .bare = Search for souls
move-enough = Enough
move-forge = { $artefact }, level { $level } (against { $enemy })
    .bare = Forge { $artefact }
move-meet = { $god } ({ vikings-counted }, { elves-counted })
    .bare = { $god }
move-fill-bag = { $count ->
    [one] Put one Viking into { $bag }
   *[other] Put { $count } Vikings into { $bag }
}
    .bare = Put Vikings into { $bag }
move-purge-bag = Purge { $bag }
move-fight-top = Fight the unseen giant on the pile (strength { $strength }, at best { $chance } %)
    .bare = Fight the unseen giant on the pile
move-fight-giant = Fight { $giant } (strength { $strength }, at best { $chance } %)
    .bare = Fight { $giant }
move-defeat-top = The giant fought, whoever it is
move-defeat-giant = { $giant } ({ $rune }, { $fallen } of { $pieces } fallen)
    .bare = { $giant }
move-advance-vane = Advance the Vane
move-use-vane = { $effect }
move-apply-card = Apply { $card }
move-place-card = { $card }
move-put-on-top = On top of the deck
move-put-under = Under the deck
move-keep-roll = Keep the roll
move-roll-again = Roll again
move-take-roll = Take { $colour }
move-send-vikings = { $count ->
    [0] No Viking ({ $chance } %)
    [one] One Viking ({ $chance } %)
   *[other] { $count } Vikings ({ $chance } %)
}
    .bare = { $count ->
        [0] No Viking
        [one] One Viking
       *[other] { $count } Vikings
    }
move-send-elves = { $count ->
    [0] No Elf
    [one] One Elf
   *[other] { $count } Elves
} ({ $total } against { $strength })
    .bare = { $count ->
        [0] No Elf
        [one] One Elf
       *[other] { $count } Elves
    }
move-grant = { $count ->
    [0] None
    [one] One Viking
   *[other] { $count } Vikings
}
move-give-vikings = { $count ->
    [one] Give one Viking
   *[other] Give { $count } Vikings
}
move-take-vikings = { $count ->
    [one] Take one Viking
   *[other] Take { $count } Vikings
}
move-give-elves = { $count ->
    [one] Give one Elf
   *[other] Give { $count } Elves
}
move-take-elves = { $count ->
    [one] Take one Elf
   *[other] Take { $count } Elves
}

event-gods-seated = The gods gather under the tree: { $gods }.
event-deck-prepared = { $count-cards ->
    [0] The enemies wait beyond the wall.
   *[other] The enemies wait beyond the wall, and with them: { $cards }.
}
event-turn-began = { $god } takes a turn.
    .as-god = It is your turn.
event-no-card-drawn = { $left ->
    [0] Day holds the enemies back one last time.
    [one] Day holds the enemies back, and will once more.
   *[other] Day holds the enemies back, and will { $left } times more.
}
event-card-turned = An enemy card is turned over: { $card }.
event-cards-looked-at = The cards show { $cards }.
event-card-put-on-top = { $card } is laid back on top of the deck.
event-card-put-under = { $card } is laid under the deck.
event-card-chosen = Odin chooses { $card }.
event-card-placed = Next comes { $card }.
event-cards-put-in-order = The next cards will be { $cards }.
event-enemy-advanced = { $enemy } advances to space { $space }.
event-enemy-held-back = { $enemy } falls back to space { $space }.
event-enemy-stayed = { $enemy } stays on space { $space }.
event-die-rolled = { $god } rolls { $colour }.
    .as-god = You roll { $colour }.
event-roll-chosen = { $god } settles for { $colour }.
    .as-god = You settle for { $colour }.
event-vikings-removed = { $count ->
    [0] Hel finds no Viking in { $bag }.
    [one] Hel drags a Viking from { $bag }, for ever.
   *[other] Hel drags { $count } Vikings from { $bag }, for ever.
}
event-fire-spread = { $count ->
    [0] Surt has no Fire Giant left for { $bag }.
    [one] Surt sends a Fire Giant into { $bag }.
   *[other] Surt sends { $count } Fire Giants into { $bag }.
}
event-island-submerged = Jörmungand floods { $island }.
event-valkyries-moved = The Valkyries come to { $island }.
event-giant-awoke = { $giant } awakes.
event-no-giant-awoke = No frost giant is left to heed Loki.
event-fenrir-raged = Fenrir rages, with power { $power }.
event-action-chosen = { $god } goes { $world-to }.
    .as-god = You go { $world-to }.
event-calming-tried = { $god } tries to calm Fenrir.
    .as-god = You try to calm Fenrir.
event-fenrir-calmed = { $god } calms Fenrir.
    .as-god = You calm Fenrir.
event-fenrir-kept-raging = Fenrir will not be calmed by { $god }.
    .as-god = Fenrir will not be calmed by you.
event-elf-taken = An Elf follows { $god }.
    .as-god = An Elf follows you.
event-artefact-forged = The dwarves hand { $god } { $artefact }, level { $level }.
    .as-god = The dwarves hand you { $artefact }, level { $level }.
event-vikings-handed-over = { $count ->
        [one] { $giver } hands a Viking to { $taker }.
       *[other] { $giver } hands { $count } Vikings to { $taker }.
    }
    .as-giver = { $count ->
        [one] You hand a Viking to { $taker }.
       *[other] You hand { $count } Vikings to { $taker }.
    }
    .as-taker = { $count ->
        [one] { $giver } hands you a Viking.
       *[other] { $giver } hands you { $count } Vikings.
    }
event-elves-handed-over = { $count ->
        [one] { $giver } hands an Elf to { $taker }.
       *[other] { $giver } hands { $count } Elves to { $taker }.
    }
    .as-giver = { $count ->
        [one] You hand an Elf to { $taker }.
       *[other] You hand { $count } Elves to { $taker }.
    }
    .as-taker = { $count ->
        [one] { $giver } hands you an Elf.
       *[other] { $giver } hands you { $count } Elves.
    }
event-souls-found = { $god } draws from { $bag }: { vikings-counted } and { giants-counted }.
    .as-god = You draw from { $bag }: { vikings-counted } and { giants-counted }.
event-bag-filled = { $count ->
    [one] A Viking returns from the dead into { $bag }.
   *[other] { $count } Vikings return from the dead into { $bag }.
}
event-bag-purged = { $giants ->
    [0] No Fire Giant is found in { $bag }.
    [one] A Fire Giant is driven from { $bag }.
   *[other] { $giants } Fire Giants are driven from { $bag }.
}
event-enemy-fought = { $god } fights { $enemy }, strength { $strength }.
    .as-god = You fight { $enemy }, strength { $strength }.
event-giant-fought = { $god } fights { $giant }, strength { $strength }.
    .as-god = You fight { $giant }, strength { $strength }.
event-top-giant-fought = { $god } fights an unseen giant, strength { $strength }.
    .as-god = You fight an unseen giant, strength { $strength }.
event-vikings-sent = { $count ->
        [one] A Viking falls for { $god }.
       *[other] { $count } Vikings fall for { $god }.
    }
    .as-god = { $count ->
        [one] A Viking falls for you.
       *[other] { $count } Vikings fall for you.
    }
event-elves-sent = { $count ->
        [one] An Elf strikes for { $god } and goes home.
       *[other] { $count } Elves strike for { $god } and go home.
    }
    .as-god = { $count ->
        [one] An Elf strikes for you and goes home.
       *[other] { $count } Elves strike for you and go home.
    }
event-fight-won = { $god } wins, { $total } against { $strength }.
    .as-god = You win, { $total } against { $strength }.
event-fight-lost = { $god } is beaten, { $total } against { $strength }.
    .as-god = You are beaten, { $total } against { $strength }.
event-fallen-kept = { $count ->
    [one] Freyja takes one of the fallen to herself.
   *[other] Freyja takes { $count } of the fallen to herself.
}
event-giant-defeated = { $giant } is defeated.
event-rune-completed = The rune { $rune } is whole.
event-vikings-granted = { $count ->
        [one] A Viking comes back from the dead to { $god }.
       *[other] { $count } Vikings come back from the dead to { $god }.
    }
    .as-god = { $count ->
        [one] A Viking comes back to you from the dead.
       *[other] { $count } Vikings come back to you from the dead.
    }
event-vane-advanced = The Vane advances to space { $space }.
event-vane-returned = The Vane goes back to his first space.
event-trance-entered = { $god } falls into trance.
    .as-god = You fall into trance.
event-trance-left = { $god } wakes from trance.
    .as-god = You wake from trance.
event-turn-ended = { $god } rests.
    .as-god = You rest.
event-wall-broken = { $count-enemies ->
        [one] { $enemies } overruns the wall of Asgard. The gods have lost.
       *[other] { $enemies } overrun the wall of Asgard. The gods have lost.
    }
event-gate-broken = The gate of Valhalla falls to { $enemies }. The gods have lost.
event-residence-taken = { $count-enemies ->
        [one] { $enemies } stands in Odin's residence. The gods have lost.
       *[other] { $enemies } stand in Odin's residence. The gods have lost.
    }
event-ragnarok-averted = The enemies are spent. The tree stands, and the gods have won.

why-keep-or-roll-again = Keep the roll, or roll again.
why-choose-one-of-two-rolls = Choose one of the two results.
why-choose-an-enemy-to-push = Choose an enemy to push back.
why-enemy-already-pushed = { $enemy } has been pushed back already.
why-choose-a-giant-to-defeat = Choose the giant that falls.
why-no-unseen-giant-fought = No unseen giant was fought.
why-giant-is-defeated = { $giant } is defeated already.
why-giant-is-not-in-the-pile = { $giant } is not in the pile.
why-grant-vikings = Say how many Vikings come back.
why-too-few-to-grant = { $left ->
    [one] Only one Viking may come back.
   *[other] Only { $left } Vikings may come back.
}
why-send-vikings = Say how many Vikings you send; none is a number too.
why-too-few-vikings = { $vikings ->
    [0] You have no Viking.
    [one] You have only one Viking.
   *[other] You have only { $vikings } Vikings.
}
why-send-elves = Say how many Elves you call; none is a number too.
why-too-few-elves = { $elves ->
    [0] You have no Elf.
    [one] You have only one Elf.
   *[other] You have only { $elves } Elves.
}
why-choose-the-rearmost = Choose the enemy Nidhögg drags along.
why-not-the-rearmost = { $enemy } is not the rearmost.
why-choose-one-of-two-cards = Apply one of the two cards drawn.
why-put-back-the-other = Put the other card on top of the deck or under it.
why-place-a-card = Choose the card that comes next.
why-card-not-looked-at = { $card } is not among the cards looked at.
why-move-or-search = Move the Valkyries, or search where they are.
why-search-or-not = Search, or leave it.
why-not-a-neighbour = The Valkyries cannot reach { $island } from where they are.
why-whirlpool = Hymir's whirlpool keeps the Valkyries from { $island }.
why-no-souls-on-the-rainbow = There are no souls on the rainbow island.
why-island-is-submerged = Jörmungand has flooded { $island }.
why-bag-is-empty = There is nothing left in { $bag }.
why-move-the-valkyries = Move the Valkyries.
why-choose-an-enemy = Choose an enemy to fight.
why-enemy-at-the-start = { $enemy } has not set out; there is nothing to win.
why-choose-an-artefact = Choose an artefact.
why-highest-level-already = You hold the highest level of { $artefact }.
why-not-in-the-forge = { $artefact }, level { $level }, is not in the forge.
why-choose-a-god = Choose the god to exchange with.
why-another-god = You cannot exchange with yourself.
why-god-does-not-play = { $god } is not in this game.
why-nothing-to-exchange = There is nothing to exchange.
why-something-must-change-hands = Something must change hands.
why-exchange-vikings = Give or take Vikings, or neither.
why-exchange-elves = Give or take Elves, or neither.
why-god-has-fewer-vikings = { $vikings ->
    [0] { $god } has no Viking.
    [one] { $god } has only one Viking.
   *[other] { $god } has only { $vikings } Vikings.
}
why-god-has-fewer-elves = { $elves ->
    [0] { $god } has no Elf.
    [one] { $god } has only one Elf.
   *[other] { $god } has only { $elves } Elves.
}
why-choose-a-bag-to-fill = Choose the bag the dead return to.
why-choose-a-bag-to-purge = Choose a bag to purge.
why-pile-is-empty = No giant is left in the pile.
why-choose-a-giant = Choose a giant to fight.
why-giant-is-not-active = { $giant } is not active.
why-vane-on-the-last-space = The Vane is on his last space.
why-vane-not-there-yet = The Vane has not reached space { $space }.
why-advance-or-use-the-vane = Advance the Vane, or use him.
why-choose-an-effect = Choose an effect of the Vane, or enough.
why-effect-already-used = That effect has been used.
why-fenrir-rages = Fenrir rages: he must be calmed first.
why-fenrir-is-calm = Fenrir is calm.
why-choose-an-action = Choose an action, or end the turn.
why-world-is-blocked = { $giant } bars the way { $world-to }.
why-world-already-used = You have already been { $world-to } this turn.
why-no-asgard-in-trance = A god in trance does not fight in Asgard.
why-no-enemy-to-fight = No enemy has set out yet.
why-nothing-in-midgard = The Valkyries can neither move nor search.
why-no-elf-there = No Elf is at home.
why-nothing-to-forge = The dwarves have nothing more for you.
why-no-other-god = There is no other god.
why-no-dead = Nobody is among the dead.
why-bags-are-empty = All bags are empty.
why-no-giant-to-fight = No frost giant is left.
why-trance-changed-already = You have entered or left trance already this turn.
why-no-trance-here = This table plays without trance.

board-turn = Turn { $turn }
board-cards = { $left ->
    [one] one enemy card left
   *[other] { $left } enemy cards left
}
board-beyond = Beyond the wall { $wall } of 5, beyond the gate { $gate } of 3
board-quiet = { $turns ->
    [one] no card next turn
   *[other] no card for { $turns } turns
}
board-enemy = Enemy
board-strength = Strength
board-chance = Next
board-threat = If drawn next
board-known-top = Next cards: { $cards }
board-known-bottom = Under the deck: { $cards }
board-raging = raging
board-by-card = { $card }: { $threat }
board-defeat = DEFEAT unless enough are pushed back
board-to-defeat = { $threat }; { board-defeat }
board-islands = Midgard
board-vikings = Vikings
board-giants = Fire Giants
board-elves = Elves
board-unknown = ?
board-valkyries = Valkyries
board-submerged = submerged
board-whirlpool = whirlpool
board-empty = empty
board-in-bags = in all bags
board-worlds = The nine worlds
board-used = used
board-blocked = blocked by { $giant }
board-at-home = { $elves ->
    [one] one Elf at home
   *[other] { $elves } Elves at home
}
board-dead = { $dead ->
    [one] one Viking
   *[other] { $dead } Vikings
} ({ $removed } lost for good)
board-fire = { $fire ->
    [one] one Fire Giant
   *[other] { $fire } Fire Giants
}
board-pile = pile { $pile }, strength { $strength }
board-vane = Vane on { $space } of { $spaces }
board-runes = Runes
board-awake = Active giants
board-gods = The gods
board-god = God
board-led-by = Led by
board-artefacts = Artefacts
board-power = Power
board-in-trance = in trance
board-active = active
board-actions = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
board-won = The gods have won.
board-lost = The gods have lost.

# The tree in the browser
face-enemy = { $enemy } on space { $space }, strength { $strength }.
face-comes-next = { $card } comes next.
face-to-be-chosen = Whether this card comes next is being chosen now.
face-ragnarok = All three move, and none of them does anything else.
face-closed-by = { $giant } blocks it.
face-been-there = The active god has been there this turn.
face-bag-counted = In { $bag }: { vikings-counted } and { giants-counted }.
face-bag-empty = There is nothing in { $bag }.
face-bag-unseen = Nobody may look into { $bag }.
face-in-bags = In all bags: { vikings-counted } and { giants-counted }
face-giant-fallen = { $giant } has fallen.
face-giant-awake = { $giant } is awake, strength { $strength }: { $effect }.
face-giant-asleep = { $giant } is still in the pile; awake: { $effect }.
face-pile = { $count ->
        [one] One giant in the pile, strength { $strength }.
       *[other] { $count } giants in the pile, strength { $strength }.
    }
face-rune = { $rune }, { $fallen } of { $pieces }: { $effect }.
face-island = This is { $island }.
face-valkyries-here = The Valkyries are here.
face-submerged = It is submerged.
face-rung = Space { $step } of the Vane: { $what }.{ $here ->
    [1] {" "}He is here.
   *[other] {""}
}
face-vane-rests = he begins here
face-artefact = { $artefact }, against { $enemy }. Levels in the forge: { $levels }.
face-god = { $god }: { vikings-counted }, { elves-counted }.
face-removed = { $count ->
        [one] { $count } Viking lost for ever
       *[other] { $count } Vikings lost for ever
    }
face-deck = { $count ->
        [one] { $count } enemy card left
       *[other] { $count } enemy cards left
    }
face-of = { $count } of { $limit }
face-raging = He rages, and must be calmed before anything else.
face-goes-to = { $by ->
    [own] If that card comes: on to space { $space }.
    [angry] If the angry card comes: on to space { $space }.
    [ragnarok] If Ragnarök comes: on to space { $space }.
   *[next] On to space { $space }.
}
face-chance = { $chance } % to come next: { $count } of { $left } left in the deck.
face-angry-too = One of them is angry and leads two spaces on.
face-defeat = Then all is lost, unless enough enemies are pushed back in the same turn.
face-again = Tap once more to fight.
face-enemy-at = { $enemy } on space { $space }.
face-hidden = Somewhere in it: { $cards }
face-sum = { $god }, { $total } so far; { $foe } has { $strength }
face-against = against
face-unseen-giant = an unseen giant
face-die = The die
face-power = Power: { $power }.
face-trance = In trance: { $power }.
face-held = { $artefact }, level { $level }: +{ $level } against { $enemy }
face-enter-trance = Enter trance
face-leave-trance = Leave trance
face-turn = The turn is over when all actions are used, or before.
face-end-won = The tree stands, and the gods with it.
face-end-held = { $turns ->
    [one] The gods held for one turn
   *[other] The gods held for { $turns } turns
}; { $drawn ->
    [one] one of { $all } enemy cards was drawn.
   *[other] { $drawn } of { $all } enemy cards were drawn.
}
face-end-giants = Frost giants defeated: { $count } of { $all }
face-end-runes = Runes whole: { $count } of { $all }
face-card-moves = { $steps ->
    [one] Leads { $enemies } one space on.
   *[other] Leads { $enemies } { $steps } spaces on.
}
face-card-harm = Then { $enemy } does harm, by the zone reached.
face-card-left = Still to come: { $unseen }. Already drawn: { $drawn }.
face-applied = is applied now
face-other-card = this one: on top, or under?
face-top-card = top of the deck
face-search-hint = Click the island with the Valkyries, or its bag, to search there.
face-fly-hint = Click a lit island: the Valkyries fly there.
hall-nobody-wins = Ragnarök has come

# The walk-through

lesson-welcome = Ragnarök is near, and the gods stand together: you all win, or you all lose. You are Thor, and { $seat } leads Heimdall at your side.
lesson-enemies = Every turn begins with an enemy card. Whoever it names takes a step towards Odin's residence, and then does harm. This time it is { enemy-hel }, who dragged a Viking out of the black bag, for ever.
lesson-actions = Then you have three actions, each in another of the nine worlds. Begin in Midgard, the world of men: nothing is won without Vikings.
lesson-valkyries = The Valkyries find them for you. They fly one island at a time, and each island has a bag: white holds the fewest Vikings, black the most. The black island is under water now, and cannot be searched. Fly to { island-white }.
lesson-search = Now you may search for souls: three pawns out of { bag-white }. The Vikings follow you, the Fire Giants go back into the bag.
lesson-elf = One Viking: a start. Next comes the World of the Elves, where an Elf joins you. In a fight an Elf counts 1, like a Viking, but is called when the die is already cast.
lesson-forge = One more action, in a third world. The Dwarven Forge makes one artefact against each enemy, in three levels.
lesson-artefact = Have { artefact-draupnir } forged: from now on you have +1 in every fight with { enemy-hel }. If you come back later, the dwarves will make it stronger.
lesson-friend = Surt has put a Fire Giant into the black bag. { $seat } found two Vikings, met you in the World of Darkness and gave you both: that is how gods share.
lesson-loki = Now Loki moves, and wakes a frost giant. { giant-geirroed } shuts the Dwarven Forge, until somebody strikes him down. But first you need more men: Midgard!
lesson-green = Fly on to { island-green }: in its bag two pawns of three are Vikings.
lesson-hunt = And now search. Good hunting!
lesson-asgard = Three at once! Time for a fight. In Asgard you fight the enemies themselves, and whoever is beaten falls back a space.
lesson-target = The farther they have come, the stronger they are: 5 at first, and 8 in Odin's residence. Against { enemy-hel } you have Draupnir. Fight her!
lesson-vikings = First you send Vikings. They fall, whether you win or not. Then the die adds up to three hammers. Thor's own power counts 1, and Draupnir 1: with two Vikings, and the Elf to follow, you cannot fail.
lesson-elves = No hammer! That makes 4 against 5. But Elves are called after the roll, only when they are needed. Call yours.
lesson-fortress = { enemy-hel } falls back, and harms nobody on the way. Your third action: go to the Ice Fortress, where the frost giants live.
lesson-giant = Frost giants have strength 3. Those asleep in the pile may be fought as well, before they wake. But { giant-geirroed } is awake and in your way.
lesson-giant-vikings = Artefacts are of no use here, but Thor's power is. Two Vikings will do, whatever the die says.
lesson-rune = { giant-geirroed } carried a quarter of a rune. When all four giants of a rune have fallen, it works once: enemies thrown back, Vikings from the dead, or three turns of peace.
lesson-jormungand = Then Jörmungand came: the serpent floods an island and chases the Valkyries home to the rainbow.
lesson-fenrir = And now { enemy-fenrir } rages! Until he is calm you may do nothing else, and every attempt costs an action. Here five faces of the die calm him; farther along there are fewer. Try it.
lesson-sacred = Calm again, and two actions left. In the Sacred Land waits the Vane, a helper you all share. { $seat } has moved him a space already.
lesson-vane = With every space he can do more: fly with the Valkyries, raise two Vikings, foresee the cards, push an enemy back, fell a giant. When he has helped, he begins anew. Advance him.
lesson-trance = Your last action: fall into trance. Until you wake, you lose your own power and cannot fight in Asgard. But now all gods have your gift, and every frost giant is weaker by 1.
lesson-nidhogg = Nidhögg drags along whoever is last: { enemy-hel } is back. { $seat } made use of your trance and felled a sleeping giant, then drove a Fire Giant out of the black bag.
lesson-awake-again = That was in the Kingdom of Fire, which { giant-gialp } has just shut: Loki's work. You need men again, so let us see what the Vane can do. To the Sacred Land!
lesson-use-vane = He is far enough to bring you two Vikings, straight from the dead. Let him.
lesson-dead = Whoever falls for you is not lost: they wait in the World of the Dead. Go there.
lesson-fill = Five of them return into a bag of your choice. Make a good one better: { bag-green }.
lesson-lost = Know when all is lost. If a turn ends with five enemies beyond the wall of Asgard, three beyond the gate of Valhalla, or a single one in Odin's residence, the gods fall.
lesson-won = And know when you have won: when the last enemy card has been played, and you are still standing.
lesson-free = One action is left, and you choose. { giant-gialp } is awake, weakened by your trance, and carries a piece of the same rune as Geirroed. But do as you please!
lesson-end = You know the nine worlds now. Heimdall plays on with you: stand fast to the last card, or gather friends around a table of your own.

group-god = Gods
deed-forge = Artefacts forged
deed-use-vane = Powers of the Vane used
deed-rune-completed = Runes completed
deed-deck-prepared = Special cards in the deck

tally-vikings = Vikings
tally-elves = Elves
# Headings in a long list of choices, by the kind of move
group-act = Worlds
group-use-vane = Effects of the Vane
group-fight-giant = Giants
group-defeat-giant = Giants
group-give-vikings = Give Vikings
group-take-vikings = Take Vikings
group-give-elves = Give Elves
group-take-elves = Take Elves
