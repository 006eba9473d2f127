"""What `meadhall new-game` copies: a smallest game that keeps every law, and what belongs to it.

`game` is a game like any other and is checked like one; a copy takes the new
name in the place of `Nameless` and its kin (`meadhall.cli.new_game`).
"""
