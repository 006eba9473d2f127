game = Holmgang
    .about = Notre jeu d'école : trois villages, quelques hommes, quatre cartes chacun.

seat-0 = Loup
seat-1 = Corbeau
seat-2 = Ours
season = Saison { $season }
burnt = brûlé
cards = Cartes
glory = Gloire

option-first = Qui commence
    .about = Tiré au sort, ou la place que vous nommez.

ask-choose-turn = { $seats } peut se reposer ou piller un village.
    .as-seats = Vous reposer, ou piller un village ?
ask-pick-card = { $seats } posent chacun une carte face cachée pour la bataille, ou aucune.
    .as-seats = Posez une carte face cachée pour la bataille, ou aucune.
ask-keep-warm = L'hiver. { $seats } peut brûler une carte pour se chauffer ; sinon, un homme meurt de froid.
    .as-seats = L'hiver. Brûlez une carte pour vous chauffer ; sinon, un de vos hommes meurt de froid.

move-rest = Se reposer
move-pillage = Piller { $village }
move-play-card = { $card ->
    [0] Aucune carte
   *[other] Carte { $card }
}

event-season-began = La saison { $season } commence. { $clan } joue en premier.
    .as-clan = La saison { $season } commence. Vous jouez en premier.
event-rested = { $clan } se repose.
    .as-clan = Vous vous reposez.
event-cards-revealed = Bataille à { $village } : { $clans-with-cards }.
event-battle-won = { $winner } l'emporte à { $village } et gagne 1 point de gloire.
    .as-winner = Vous l'emportez à { $village } et gagnez 1 point de gloire.
event-nobody-won = Personne ne l'emporte à { $village } ; tous tombent.
event-plunder-drawn = { $clan } tire un butin de { $worth }.
    .as-clan = Vous tirez un butin de { $worth }.
event-village-burnt = { $village } brûle.
event-card-burnt = { $card ->
        [0] { $clan } brûle une carte pour se chauffer.
       *[other] { $clan } brûle la carte { $card } pour se chauffer.
    }
    .as-clan = { $card ->
        [0] Vous brûlez une carte pour vous chauffer.
       *[other] Vous brûlez la carte { $card } pour vous chauffer.
    }
event-man-froze = Un homme de { $clan } meurt de froid à { $village }.
    .as-clan = Un de vos hommes meurt de froid à { $village }.

why-village-is-burnt = { $village } a déjà brûlé.
why-no-men-there = Vous n'avez pas d'hommes à { $village }.
why-rest-or-pillage = Reposez-vous, ou pillez un village.
why-card-not-in-hand = Vous n'avez pas la carte { $card }.
why-play-a-card = Jouez une carte, ou aucune.

lesson-welcome = Bienvenue sur le holm. Trois villages, quelques hommes, quatre cartes : la gloire va à qui ose.
lesson-pillage = Vous avez un homme dans chaque village, le Corbeau aussi. Pillez { $village } : celui qui s'y trouve vous le disputera.
lesson-battle = Chacun pose maintenant une carte face cachée. Hommes et carte font votre force ; une carte haute devrait suffire.
lesson-winter = L'hiver. Brûlez une carte dont vous pouvez vous passer, ou l'un de vos hommes gèle. À vous de choisir.
lesson-end = C'est tout. Continuez si vous voulez : Corbeau joue seul désormais.

face-card = Carte { $card }
face-card-gone = Carte { $card }, qui n'est plus à vous
face-shown = montrées : { $cards }
face-hands-are-secret = Ce que tiennent les clans est leur secret.
face-men = { $name } { $count ->
    [0] personne
    [one] un homme
   *[other] { $count } hommes
}
face-bag = Dans le sac : { $ones } de 1, { $twos } de 2, { $threes } de 3.

tally-glory = Gloire
tally-cards = Cartes
