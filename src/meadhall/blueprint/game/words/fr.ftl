game = Nameless
    .about = Un tas de pierres : qui prend la dernière l'emporte.

heap = { $heap ->
    [0] Il n'y a plus de tas
    [one] Une pierre sur le tas
   *[other] { $heap } pierres sur le tas
}
taken = Prises

option-first = Qui commence
    .about = Tiré au sort, ou la place que vous nommez.

ask-choose-stones = { $seats } prend une, deux ou trois pierres.
    .as-seats = Prenez une, deux ou trois pierres.

move-take = Prendre { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}

event-stones-taken = { $stones ->
        [one] { $seat } prend une pierre.
       *[other] { $seat } prend { $stones } pierres.
    }
    .as-seat = { $stones ->
        [one] Vous prenez une pierre.
       *[other] Vous prenez { $stones } pierres.
    }

why-not-so-many = { $heap ->
    [one] Il ne reste qu'une pierre.
   *[other] Il ne reste que { $heap } pierres.
}

lesson-welcome = Treize pierres forment le tas. Corbeau et vous jouez tour à tour ; qui prend la dernière l'emporte.
lesson-take = Prenez-en une : il en reste douze, et quoi que prenne Corbeau, vous pouvez compléter à quatre.
lesson-free = Il en reste dix. Laissez-en huit et vous gardez la main ; mais choisissez comme il vous plaît.
lesson-end = C'est tout. Continuez si vous voulez : Corbeau joue seul désormais.
