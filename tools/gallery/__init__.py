"""The gallery: every game in every kind of situation, taken from recorded games, in the client that players use."""
