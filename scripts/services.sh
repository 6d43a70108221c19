#!/usr/bin/env bash
# Real PostgreSQL 17 (with pgvector) and a real S3 server (ceph radosgw) for the tests, on a Debian machine without Docker.
#
#   scripts/services.sh up       install what is missing, start both, wait until they answer
#   scripts/services.sh env      print `export TEST_…` lines, for: eval "$(scripts/services.sh env)"
#   scripts/services.sh status   say what runs; exit 1 unless both do
#   scripts/services.sh down     stop both and drop their data (what was installed stays)
#
# Everything lives below $BIDLOOM_SERVICES_DIR (/var/tmp/bidloom-services). Both listen on 127.0.0.1 alone and are built for
# speed, not for safety: no fsync, objects in memory. Never put anything there that must last.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
state="${BIDLOOM_SERVICES_DIR:-/var/tmp/bidloom-services}"

# shellcheck source=services/common.sh
. "$here/services/common.sh"
# shellcheck source=services/postgres.sh
. "$here/services/postgres.sh"
# shellcheck source=services/object-storage.sh
. "$here/services/object-storage.sh"

up() {
  need_root "$@"
  hold_lock
  postgres_install
  object_storage_install
  postgres_start
  object_storage_start
  say "up; read the addresses with: eval \"\$(scripts/services.sh env)\""
}

down() {
  need_root "$@"
  hold_lock
  object_storage_stop
  postgres_stop
  say 'down'
}

# Prints nothing and fails unless both run, so that a caller can ask with one command.
env_lines() {
  if ! postgres_ready || ! object_storage_ready; then
    say 'not running; start them with: scripts/services.sh up'
    return 1
  fi
  postgres_env
  object_storage_env
}

status() {
  local code=0
  if postgres_ready; then say "PostgreSQL: up on port $(cat "$state/postgres.port")"; else say 'PostgreSQL: down'; code=1; fi
  if object_storage_ready; then say "S3: up on port $(cat "$state/s3.port")"; else say 'S3: down'; code=1; fi
  return "$code"
}

case "${1:-}" in
  up) up "$@" ;;
  down) down "$@" ;;
  env) env_lines ;;
  status) status ;;
  *)
    echo 'usage: scripts/services.sh up|down|env|status' >&2
    exit 2
    ;;
esac
