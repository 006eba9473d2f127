# Ce que dit l'arène, au terminal et sur sa page.

trouble-agent-named-twice = « { $agent } » est nommé deux fois. Nommez chaque agent une fois ; --seats dit qui occupe combien de places.
trouble-agents-or-seats = Nommez des agents, ou dites avec --seats qui s'assied où ; pas les deux.
trouble-players-with-seats = --seats dit déjà combien jouent ; --players est pour des agents nommés un par un.
trouble-worker-died = Un processus qui jouait des parties s'est arrêté de lui-même. Ce qui a été joué est gardé là où --out le demande.
trouble-no-ray = Ray n'est pas installé : pip install "meadhall[ray]".
trouble-ray-not-reached = Il n'y a pas de grappe Ray à l'adresse { $address } : { $reason }
trouble-journal-not-opened = Impossible d'écrire { $path } : { $reason }.
trouble-journal-in-use = Une autre arène écrit dans { $path }.
trouble-not-a-journal = { $path } ne contient pas de résultats d'une arène ; rien n'y a été écrit.
trouble-journal-line = La ligne { $line } du fichier { $path } est illisible.
trouble-other-contest = { $path } contient une autre rencontre : impossible de la continuer. { $what ->
    [meadhall] La version de Meadhall là-bas : { $there } ; ici : { $here }.
    [game] Le jeu là-bas : { $there } ; ici : { $here }.
    [version] La version des règles là-bas : { $there } ; ici : { $here }.
    [line-ups] Qui joue là-bas : { $there } ; ici : { $here }.
    [options] Les options là-bas : { $there } ; ici : { $here }.
   *[first-seed] La première graine là-bas : { $there } ; ici : { $here }.
}
trouble-report-kind = Un rapport est un fichier en .html ou .md, pas { $path }.
trouble-report-not-written = Impossible d'écrire { $path } : { $reason }.

arena-stopped = Arrêté. { $out ->
    [none] Rien n'a été gardé ; --out FICHIER garde les parties au fur et à mesure.
   *[other] La même commande continue d'ici : { $out } contient ce qui a été joué.
}
arena-report-written = Le rapport : { $path }
arena-title = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
}
arena-agent = Agent
arena-team = Équipe
arena-games = Parties
arena-seats = Places
arena-victories = Gagné
arena-interval = 95 % entre
arena-even = Part égale
arena-score = Score moyen
arena-strength = Force
arena-openskill = openskill
arena-time = ms par décision
arena-seat = Place { $number }
arena-unrated = { $why ->
    [together] Tous gagnent ou perdent ensemble, les agents n'ont donc pas de cote : le résultat de tous est le même. Ce qui compte, c'est la part des parties que les équipes gagnent.
   *[alone] Un seul agent occupe toutes les places : il gagne la part égale quoi qu'il arrive, et il n'y a personne à qui le comparer.
}
arena-strong = Trop fort : { $things }
arena-weak = Trop faible : { $things }
arena-nothing-stands-out = Rien ne sort du lot.

page-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $seats ->
    [one] une place
   *[other] { $seats } places
}, { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
} à partir de { $first }.
page-rotations = Chaque graine est jouée une fois dans chaque rotation des places.
page-alone = { $agent } occupe toutes les places.
page-yes-or-no = { $value ->
    [true] oui
   *[false] non
}
page-options = Table : { $options }
page-command = Obtenu par
page-agents = Agents
page-agents-note = Part des places qu'un agent a gagnées, une victoire partagée étant divisée. Le trait est ce qu'il gagnerait si tous étaient égaux. Intervalles de Wilson, 95 %.
page-agents-note-together = Part des parties gagnées avec cet agent à la table. Intervalles de Wilson, 95 %.
page-teams = Équipes
page-teams-note = Part des parties gagnées. Intervalles de Wilson, 95 %.
page-ratings = Cotes
page-ratings-note = Force : un ajustement de Plackett–Luce sur toutes les parties, en points au-dessus de la moyenne de ces agents ; 400 points valent dix contre un. L'intervalle vient d'un bootstrap sur les graines, 95 %. openskill : sa cote de Plackett–Luce après la dernière partie, μ ± σ.
page-seats = Places
page-reading = Comment lire la suite
page-worth = Part de victoires avec et sans, et la différence entre essais du même agent. La ligne est la moyenne de cette section. Trait épais : 95 %. Trait fin : 95 % pour toute la section ensemble ; seul ce qui est tout entier d'un côté de la ligne selon cette mesure est dit trop fort ou trop faible.
page-deeds = Qui mène peut s'offrir davantage : on voit ici ce qui accompagne la victoire, non ce qui la cause ; et l'on voit comment jouent ces agents, non comment joueraient des gens.
page-moves = Coups : { $move }
page-thing = Quoi
page-often = Essais
page-with = Gagné avec
page-without = Gagné sans
page-difference = Différence, points
page-verdict = { $verdict ->
    [strong] trop fort
    [weak] trop faible
   *[few] vu trop rarement
}
page-all = Tout ({ $count })
page-strongest-and-weakest = Le meilleur et le pire ; tout le reste ci-dessous.
page-lengths = Durée
page-lengths-note = { $unit ->
    [rounds] Tours par partie
   *[decisions] Décisions de tous les joueurs par partie
} : { $mean } en moyenne ; un dixième des parties en a { $tenth } ou moins, la moitié { $median } ou moins, neuf dixièmes { $ninetieth } ou moins.
page-questions = Décisions
page-questions-note = Combien par partie, selon ce qui est demandé.
page-question = Question
page-a-game = Par partie
page-scores = Scores
page-scores-note = { $agent } : { $mean } en moyenne ; les huit dixièmes du milieu sont entre { $tenth } et { $ninetieth }.
page-no-things = Rien de tel n'est arrivé.
page-histogram-part = { $from ->
    [alone] { $to }
   *[other] { $from } à { $to }
} : { $count }
