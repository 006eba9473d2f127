game = Nameless
    .about = A heap of stones, and whoever takes the last one wins.

heap = { $heap ->
    [0] The heap is gone
    [one] One stone on the heap
   *[other] { $heap } stones on the heap
}
taken = Taken

option-first = Who begins
    .about = Drawn by lot, or the seat you name.

ask-choose-stones = { $seats } takes one, two or three stones.
    .as-seats = Take one, two or three stones.

move-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
}

event-stones-taken = { $stones ->
        [one] { $seat } takes one stone.
       *[other] { $seat } takes { $stones } stones.
    }
    .as-seat = { $stones ->
        [one] You take one stone.
       *[other] You take { $stones } stones.
    }

why-not-so-many = { $heap ->
    [one] There is only one stone left.
   *[other] There are only { $heap } stones left.
}

lesson-welcome = Thirteen stones lie on the heap. You and Raven take turns; whoever takes the last stone wins.
lesson-take = Take one: twelve are left, and whatever Raven takes, you can make it four together.
lesson-free = Ten are left. Leave eight and you keep the upper hand; but choose as you like.
lesson-end = That is all there is to it. Play on if you like: Raven is on their own now.
