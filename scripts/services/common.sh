# Shared by the parts of services.sh; sourced, never run. Needs $state.
# shellcheck shell=bash

say() {
  echo "services: $*" >&2
}

need_root() {
  if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null; then
      exec sudo --preserve-env=BIDLOOM_SERVICES_DIR "${BASH_SOURCE[-1]}" "$@"
    fi
    say 'needs root, to install Debian packages and to start servers as their own users'
    exit 1
  fi
}

# One `up` or `down` at a time. The servers must not inherit the descriptor, or the lock would live as long as they do (9>&-).
hold_lock() {
  mkdir -p "$state"
  chmod 755 "$state"
  exec 9>"$state/lock"
  flock 9
}

# apt_install PACKAGE… — nothing is downloaded when all are there.
apt_install() {
  if dpkg-query -W -f='${Status}\n' "$@" 2>/dev/null | grep -c '^install ok installed' | grep -qx "$#"; then
    return
  fi
  if ! command -v apt-get >/dev/null; then
    say "needs a Debian machine (apt-get) for: $*"
    exit 1
  fi
  say "installing $*"
  export DEBIAN_FRONTEND=noninteractive
  # .ci/run installs beside it under the same lock: apt-get fails where another one reads the lists.
  flock --close /var/lock/bidloom-apt apt-get update -qq 9>&-
  # Packages that bring a daemon must not start it: ours are started below, with our own settings.
  RUNLEVEL=1 flock --close /var/lock/bidloom-apt apt-get install -y -qq --no-install-recommends "$@" >"$state/apt.log" 2>&1 9>&- || {
    tail -20 "$state/apt.log" >&2
    exit 1
  }
}

# A port that was free a moment ago; below the range that the kernel hands out for outgoing connections.
free_port() {
  local port
  for _ in $(seq 100); do
    port=$((20000 + RANDOM % 10000))
    if ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
      echo "$port"
      return
    fi
  done
  return 1
}

# wait_for SECONDS WHAT COMMAND… — tries the command five times a second.
wait_for() {
  local tries=$(($1 * 5)) what="$2"
  shift 2
  for _ in $(seq "$tries"); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.2
  done
  say "$what did not answer in time; its logs are in $state"
  return 1
}

# stop_pid_file FILE WORD — ends the process that the file names, at once, because nothing in it needs a slow shutdown. Only
# where WORD is in its command line: after a restart of the machine the number may be another program's.
stop_pid_file() {
  local pid
  pid="$(cat "$1" 2>/dev/null || true)"
  if [ -n "$pid" ] && grep -qF -- "$2" "/proc/$pid/cmdline" 2>/dev/null; then
    kill -9 "$pid" 2>/dev/null || true
  fi
  rm -f "$1"
}
