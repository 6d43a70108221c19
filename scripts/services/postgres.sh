# PostgreSQL 17 with pgvector 0.8, from Debian 13 in a chroot of its own: Debian 12 has no pgvector package, and a chroot
# leaves a PostgreSQL of the machine alone. Sourced by services.sh.
# shellcheck shell=bash

pg_root="$state/trixie"
pg_bin=/usr/lib/postgresql/17/bin
pg_data=/var/lib/bidloom-test

in_chroot() {
  chroot "$pg_root" "$@" 9>&-
}

as_postgres() {
  in_chroot setpriv --reuid=postgres --regid=postgres --clear-groups "$@"
}

debian_mirror() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null | grep -v security | head -1
}

# Built beside its place and moved there when whole, so that an interrupted build is never taken for a finished one.
postgres_install() {
  [ -d "$pg_root" ] && return
  apt_install debootstrap debian-archive-keyring ca-certificates
  local build="$state/trixie.partial" mirror
  # Empty: debootstrap's own default.
  mirror="$(debian_mirror)"
  rm -rf "$build"
  say 'building a Debian 13 chroot for PostgreSQL 17 (about half a minute, once)'
  debootstrap --variant=minbase --include=ca-certificates trixie "$build" ${mirror:+"$mirror"} >"$state/debootstrap.log" 2>&1 9>&- || {
    tail -20 "$state/debootstrap.log" >&2
    exit 1
  }
  # The machine's network settings (proxy, mirrors) must apply inside as well.
  cp -a /etc/apt/apt.conf.d/. "$build/etc/apt/apt.conf.d/"
  cp -L /etc/resolv.conf "$build/etc/resolv.conf"
  printf '#!/bin/sh\nexit 101\n' >"$build/usr/sbin/policy-rc.d"
  chmod +x "$build/usr/sbin/policy-rc.d"
  chroot "$build" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 sh -c \
    'apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-17 postgresql-17-pgvector' \
    >"$state/postgres-install.log" 2>&1 9>&- || {
    tail -20 "$state/postgres-install.log" >&2
    exit 1
  }
  mv "$build" "$pg_root"
}

postgres_ready() {
  [ -s "$state/postgres.port" ] && [ -d "$pg_root" ] &&
    (exec 3<>"/dev/tcp/127.0.0.1/$(cat "$state/postgres.port")") 2>/dev/null
}

postgres_answers() {
  as_postgres "$pg_bin/pg_isready" -q -h 127.0.0.1 -p "$1"
}

postgres_start() {
  postgres_ready && return
  local port
  port="$(free_port)"
  postgres_stop
  in_chroot install -d -o postgres -g postgres -m 700 "$pg_data"
  as_postgres "$pg_bin/initdb" -D "$pg_data" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync \
    >"$state/initdb.log" 2>&1
  say "starting PostgreSQL on 127.0.0.1:$port"
  # Suites run side by side with a pool each, hence the connections. mmap: the chroot has no shared-memory file system.
  chroot "$pg_root" setpriv --reuid=postgres --regid=postgres --clear-groups \
    setsid "$pg_bin/postgres" -D "$pg_data" -c listen_addresses=127.0.0.1 -c "port=$port" \
    -c "unix_socket_directories=$pg_data" -c dynamic_shared_memory_type=mmap -c max_connections=400 \
    -c shared_buffers=256MB -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_wal_size=4GB \
    >"$state/postgres.log" 2>&1 </dev/null 9>&- &
  wait_for 30 PostgreSQL postgres_answers "$port"
  echo "$port" >"$state/postgres.port"
}

postgres_stop() {
  rm -f "$state/postgres.port"
  if [ -s "$pg_root$pg_data/postmaster.pid" ]; then
    as_postgres "$pg_bin/pg_ctl" -D "$pg_data" -m immediate stop >/dev/null 2>&1 || true
  fi
  rm -rf "${pg_root:?}$pg_data"
}

postgres_env() {
  echo "export TEST_DATABASE_URL=postgres://postgres@127.0.0.1:$(cat "$state/postgres.port")/postgres"
}
