"""The cards, a module each: row, words and text stand there together (BR-1.10).

`row.py` says what a row is, `columns.py` holds what rules ask of all cards. Numbers follow from
names: `make fields` writes `numbers.py` and `index.py` from the modules.
"""
