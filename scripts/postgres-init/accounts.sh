#!/usr/bin/env bash
# The accounts of Bidloom in PostgreSQL: one that owns the tables and migrates them (bidloom_owner), one that the product runs as
# (bidloom_app) and that may create nothing. Neither is a superuser.
#
# The compose file has it run when PostgreSQL starts on an empty volume. On a volume from before there were two accounts, and after a
# change of the passwords, once:   docker compose exec postgres bash /docker-entrypoint-initdb.d/accounts.sh
set -euo pipefail

: "${POSTGRES_USER:?}" "${POSTGRES_DB:?}" "${POSTGRES_OWNER_PASSWORD:?}" "${POSTGRES_APP_PASSWORD:?}"

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set owner_password="$POSTGRES_OWNER_PASSWORD" --set app_password="$POSTGRES_APP_PASSWORD" >/dev/null <<'SQL'
select format('create role %I login', name) from unnest(array['bidloom_owner', 'bidloom_app']) as name
where not exists (select from pg_roles where rolname = name) \gexec
select format('create role %I nologin', name) from unnest(array['bidloom_tenant', 'bidloom_platform']) as name
where not exists (select from pg_roles where rolname = name) \gexec
alter role bidloom_owner password :'owner_password';
alter role bidloom_app password :'app_password';
grant bidloom_tenant to bidloom_app with inherit false, set true;
grant bidloom_platform to bidloom_app with inherit true;

create extension if not exists vector;
create extension if not exists pg_trgm;

-- The database and whatever is in it, where that was made by another account.
select format('alter database %I owner to bidloom_owner', current_database()) \gexec
select format('alter schema %I owner to bidloom_owner', nspname) from pg_namespace where nspname = 'pgboss' \gexec
select format('alter table %s owner to bidloom_owner', oid::regclass) from pg_class
where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss')) and relkind in ('r', 'p')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') \gexec
select format('alter routine %s owner to bidloom_owner', oid::regprocedure) from pg_proc
where pronamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') \gexec
select format('alter type %s owner to bidloom_owner', oid::regtype) from pg_type
where typnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss')) and typtype = 'e' \gexec
SQL
