#!/bin/sh
# Makes the secrets of a new installation, once. Keep app-key and backup-passphrase apart from the backups: what is sealed opens
# with them alone.
set -eu
cd "$(dirname "$0")"
mkdir -p secrets
umask 077
# The image's user reads them; nobody else but root comes into the folder.
chmod 700 secrets
[ ! -e secrets/app-key ] || { echo 'There are secrets already.' >&2; exit 1; }
password=$(openssl rand -hex 24)
printf '%s\n' "$password" > secrets/database-password
# The network of compose is closed: nothing but these services is in it.
printf 'postgres://kindred:%s@pgbouncer:6432/kindred?sslmode=disable\n' "$password" > secrets/database-url
printf 'postgres://kindred:%s@postgres:5432/kindred?sslmode=disable\n' "$password" > secrets/database-direct-url
printf '"kindred" "%s"\n' "$password" > secrets/pgbouncer-users
openssl rand -hex 32 > secrets/app-key
openssl rand -hex 24 > secrets/backup-passphrase
printf 'SMTP_URL: ' >&2
read -r smtp
printf '%s\n' "$smtp" > secrets/smtp-url
# The same without who may send through it: servers only say which one it is.
printf '%s\n' "$smtp" | sed 's#//[^/]*@#//#' > secrets/mail-server
chmod 444 secrets/*
