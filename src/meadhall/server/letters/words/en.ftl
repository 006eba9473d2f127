# What the hall writes by mail and shows to those who follow a link in a letter.

letter-greeting = Hail { $name },
letter-end =
    Meadhall
    { $address }
letter-stop =
    No more letters? One click:
    { $address }

letter-turns-subject = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
letter-turns = { $count ->
    [one] it is your decision at this table:
   *[other] it is your decision at these tables:
}
letter-turns-table = { $others ->
    [none] { $game }
   *[other] { $game }, with { $others }
}
letter-turns-until = until { $time } UTC
letter-invited-subject = A seat is kept for you
letter-invited = { $count ->
    [one] a seat is kept for you here:
   *[other] seats are kept for you here:
}

letter-ended-subject = { $count ->
    [one] A game is over
   *[other] { $count } games are over
}
letter-ended = { $count ->
    [one] this game is over:
   *[other] these games are over:
}
letter-ended-table = { $table }: { $outcome }
letter-ended-won = you have won
letter-ended-by = { $count ->
    [one] { $winners } has won
   *[other] { $winners } have won
}
letter-ended-nobody = nobody has won
letter-ended-won-together = you have won together
letter-ended-lost-together = you have lost together

letter-confirm-subject = Is this your address?
letter-confirm =
    somebody wants the letters of the account { $account } sent here. If that is you, open this within { $days ->
        [one] a day
       *[other] { $days } days
    }:
    { $link }

    If it is not you, there is nothing to do: without that, nothing more will come.

letter-recover-subject = A new password
letter-recover =
    somebody has asked for a new password for the account { $account }. If that was you, open this within { $minutes } minutes; it works once:
    { $link }

    If it was not you, there is nothing to do: your password stays as it is.

stop-title = No more letters
stop-ask = Shall the hall stop writing to you? You can ask for letters again whenever you like, on the page of your account.
stop-button = No more letters
stop-done = Done: the hall writes to you no more.
stop-unknown = This link is no longer of use. What letters you are sent is set on the page of your account.
stop-to-hall = To the hall

feed-title = Meadhall: your turn
feed-entry = Your decision: { $table }
