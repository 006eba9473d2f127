"""Halls under load while everything around them breaks: `make chaos`.

Players on real sockets play all games at once, and each keeps an account of what it was told. Meanwhile halls, thinkers
and PostgreSQL are killed, wires are cut and slowed, disks fill up and clocks jump. Afterwards a checker compares every
account with what is stored (`checker.py`). Where something is wrong, accounts, faults and logs are kept in
`build/chaos`.
"""
