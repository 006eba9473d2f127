#!/bin/sh
# What backup.sh has written becomes a hall's database. No hall may be open on it.
#   deploy/restore.sh meadhall.dump  postgresql://…      (into a database that exists; what is in it goes)
#   deploy/restore.sh copy.db  /var/lib/meadhall/hall.db  (the file must not be there)
set -eu
umask 077
copy=$1 database=$2
case $database in
    postgres*) pg_restore --clean --if-exists --no-owner --exit-on-error --single-transaction --dbname="$database" "$copy" ;;
    *)
        for file in "$database" "$database-wal" "$database-shm"; do
            if [ -e "$file" ]; then echo "$file is there: move it away first" >&2; exit 1; fi
        done
        cp "$copy" "$database.part"
        mv "$database.part" "$database"
        ;;
esac
