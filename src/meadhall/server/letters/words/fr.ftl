# Ce que la salle écrit par courriel, et montre à qui suit un lien d'une lettre.

letter-greeting = Salut { $name },
letter-end =
    Meadhall
    { $address }
letter-stop =
    Plus de lettres ? Un clic suffit :
    { $address }

letter-turns-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
letter-turns = { $count ->
    [one] c'est à vous de décider à cette table :
   *[other] c'est à vous de décider à ces tables :
}
letter-turns-table = { $others ->
    [none] { $game }
   *[other] { $game }, avec { $others }
}
letter-turns-until = jusqu'au { $time } UTC
letter-invited-subject = Une place vous est gardée
letter-invited = { $count ->
    [one] une place vous est gardée ici :
   *[other] des places vous sont gardées ici :
}

letter-ended-subject = { $count ->
    [one] Une partie est finie
   *[other] { $count } parties sont finies
}
letter-ended = { $count ->
    [one] cette partie est finie :
   *[other] ces parties sont finies :
}
letter-ended-table = { $table } : { $outcome }
letter-ended-won = vous avez gagné
letter-ended-by = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
letter-ended-nobody = personne n'a gagné
letter-ended-won-together = vous avez gagné ensemble
letter-ended-lost-together = vous avez perdu ensemble

letter-confirm-subject = Est-ce votre adresse ?
letter-confirm =
    quelqu'un souhaite recevoir ici les lettres du compte { $account }. Si c'est vous, ouvrez ceci { $days ->
        [one] d'ici demain
       *[other] dans les { $days } jours
    } :
    { $link }

    Sinon, il n'y a rien à faire : sans cela, plus rien ne viendra.

letter-recover-subject = Un nouveau mot de passe
letter-recover =
    quelqu'un a demandé un nouveau mot de passe pour le compte { $account }. Si c'était vous, ouvrez ceci dans les { $minutes } minutes ; cela ne sert qu'une fois :
    { $link }

    Sinon, il n'y a rien à faire : votre mot de passe reste le même.

stop-title = Plus de lettres
stop-ask = La salle doit-elle cesser de vous écrire ? Vous pourrez redemander des lettres quand vous voudrez, sur la page de votre compte.
stop-button = Plus de lettres
stop-done = C'est fait : la salle ne vous écrit plus.
stop-unknown = Ce lien ne sert plus. Les lettres que vous recevez se règlent sur la page de votre compte.
stop-to-hall = Vers la salle

feed-title = Meadhall : à vous
feed-entry = À vous de décider : { $table }
