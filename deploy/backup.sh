#!/bin/sh
# A backup of a hall's database, while the hall is open:
#   deploy/backup.sh postgresql://…  meadhall.dump      (pg_dump, its own format, compressed)
#   deploy/backup.sh /var/lib/meadhall/hall.db  copy.db  (SQLite's online backup)
# The copy appears whole or not at all, readable by its owner alone.
set -eu
umask 077
database=$1 copy=$2
case $database in
    postgres*) pg_dump --format=custom --no-owner --file="$copy.part" "$database" ;;
    *) python3 - "$database" "$copy.part" <<'PYTHON' ;;
import pathlib, sqlite3, sys
hall = sqlite3.connect(pathlib.Path(sys.argv[1]).resolve().as_uri() + "?mode=ro", uri=True)
copy = sqlite3.connect(sys.argv[2])
hall.backup(copy)
copy.execute("PRAGMA journal_mode=DELETE")
assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
copy.close()
PYTHON
esac
mv "$copy.part" "$copy"
