"""Many games between agents, and what they show.

A contest is a list of fixtures: who sits where, and with which seed (`schedule`). Each is played on its own and
gives a line of results (`playing`, `watching`, `results`), here, in processes or on a cluster (`pools`); lines are
kept in a file as games end (`journal`). What they show is counted afterwards, in the order of the fixtures: shares
of wins (`shares`), ratings (`ratings`, `strengths`), what goes with winning (`worth`), all of it in one table
(`table`) and on one page (`report`).
"""
