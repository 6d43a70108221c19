# An S3 server that checks signatures and knows multipart: ceph's radosgw over a one-node cluster that keeps its objects in
# memory. Each start makes a new, empty cluster. Sourced by services.sh.
# shellcheck shell=bash

s3_dir="$state/ceph"
s3_conf="$s3_dir/ceph.conf"
s3_keyring="$s3_dir/admin.keyring"
s3_bucket=bidloom-test

object_storage_install() {
  apt_install ceph-mon ceph-osd radosgw ceph-common curl openssl uuid-runtime
}

object_storage_ready() {
  [ -s "$state/s3.port" ] && s3_answers "$(cat "$state/s3.port")"
}

s3_answers() {
  (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}

ceph_admin() {
  ceph -c "$s3_conf" -k "$s3_keyring" "$@" 9>&-
}

# ceph_daemon NAME COMMAND… — in the background, detached, with its pid and log kept.
ceph_daemon() {
  local name="$1"
  shift
  setsid "$@" -f >"$s3_dir/$name.out" 2>&1 </dev/null 9>&- &
  echo $! >"$state/ceph-$name.pid"
}

s3_write_conf() {
  local monitor_port="$1" s3_port="$2"
  mkdir -p "$s3_dir/mon" "$s3_dir/osd" "$s3_dir/rgw" "$s3_dir/run"
  cat >"$s3_conf" <<CONF
[global]
fsid = $(uuidgen)
mon host = v2:127.0.0.1:$monitor_port
mon initial members = a
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = $s3_keyring
run dir = $s3_dir/run
admin socket =
pid file =
log file = $s3_dir/\$name.log
crash dir = $s3_dir
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail warn = 1
mon data avail crit = 0
mon warn on pool no redundancy = false
auth allow insecure global id reclaim = false
[mon.a]
mon data = $s3_dir/mon
[osd.0]
osd data = $s3_dir/osd
osd objectstore = memstore
memstore device bytes = 8589934592
[client.admin]
rgw frontends = beast endpoint=127.0.0.1:$s3_port
rgw data = $s3_dir/rgw
rgw thread pool size = 64
rgw enable usage log = false
rgw enable gc threads = true
CONF
}

s3_start_monitor() {
  local monitor_port="$1" fsid
  fsid="$(sed -n 's/^fsid = //p' "$s3_conf")"
  ceph-authtool --create-keyring "$s3_dir/mon.keyring" --gen-key -n mon. --cap mon 'allow *' >/dev/null
  ceph-authtool --create-keyring "$s3_keyring" --gen-key -n client.admin \
    --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *' --cap mds 'allow *' >/dev/null
  ceph-authtool "$s3_dir/mon.keyring" --import-keyring "$s3_keyring" >/dev/null
  monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$monitor_port]" "$s3_dir/monmap" >/dev/null
  ceph-mon -c "$s3_conf" -i a --mkfs --monmap "$s3_dir/monmap" --keyring "$s3_dir/mon.keyring" >"$s3_dir/mkfs.log" 2>&1
  ceph_daemon mon ceph-mon -c "$s3_conf" -i a
  wait_for 30 'the ceph monitor' ceph_admin --connect-timeout 2 quorum_status
}

s3_start_store() {
  local id
  id="$(uuidgen)"
  ceph_admin osd new "$id" >/dev/null
  ceph_admin auth get-or-create osd.0 mon 'allow profile osd' osd 'allow *' >"$s3_dir/osd/keyring"
  ceph-osd -c "$s3_conf" -i 0 --mkfs --osd-uuid "$id" --keyring "$s3_dir/osd/keyring" >>"$s3_dir/mkfs.log" 2>&1
  ceph_daemon osd ceph-osd -c "$s3_conf" -i 0 --keyring "$s3_dir/osd/keyring"
  wait_for 30 'the ceph object store' s3_store_is_up
}

s3_store_is_up() {
  ceph_admin osd stat | grep -q '1 up'
}

s3_create_user() {
  radosgw-admin -c "$s3_conf" -k "$s3_keyring" user create --uid=bidloom --display-name=bidloom \
    --access-key="$1" --secret-key="$2" >"$s3_dir/user.json" 2>"$s3_dir/user.log" 9>&-
}

object_storage_start() {
  object_storage_ready && return
  object_storage_stop
  local monitor_port s3_port access_key secret_key
  monitor_port="$(free_port)"
  s3_port="$(free_port)"
  access_key="test$(uuidgen | tr -d - | head -c 12)"
  secret_key="$(uuidgen | tr -d -)"
  say "starting the S3 server on 127.0.0.1:$s3_port (about 15 s)"
  s3_write_conf "$monitor_port" "$s3_port"
  s3_start_monitor "$monitor_port"
  s3_start_store
  s3_create_user "$access_key" "$secret_key"
  ceph_daemon rgw radosgw -c "$s3_conf" -n client.admin -k "$s3_keyring"
  wait_for 60 'the S3 server' s3_answers "$s3_port"
  printf '%s\n%s\n' "$access_key" "$secret_key" >"$state/s3.keys"
  s3_create_bucket "$s3_port" "$access_key" "$secret_key"
  echo "$s3_port" >"$state/s3.port"
}

# Signed by hand (AWS signature version 2: HMAC-SHA1 over verb, date and path): curl 7 can't sign a version 4 call that
# radosgw accepts, and one PUT is not worth a client.
s3_create_bucket() {
  local date signature
  date="$(LC_ALL=C date -u '+%a, %d %b %Y %H:%M:%S GMT')"
  signature="$(printf 'PUT\n\n\n%s\n/%s' "$date" "$s3_bucket" | openssl dgst -sha1 -hmac "$3" -binary | base64)"
  curl -sSf --retry 5 --retry-connrefused --noproxy '*' -o /dev/null -X PUT -H "Date: $date" \
    -H "Authorization: AWS $2:$signature" "http://127.0.0.1:$1/$s3_bucket"
}

object_storage_stop() {
  rm -f "$state/s3.port" "$state/s3.keys"
  stop_pid_file "$state/ceph-rgw.pid" "$s3_conf"
  stop_pid_file "$state/ceph-osd.pid" "$s3_conf"
  stop_pid_file "$state/ceph-mon.pid" "$s3_conf"
  rm -rf "${s3_dir:?}"
}

object_storage_env() {
  echo "export TEST_S3_ENDPOINT=http://127.0.0.1:$(cat "$state/s3.port")"
  echo 'export TEST_S3_REGION=us-east-1'
  echo "export TEST_S3_BUCKET=$s3_bucket"
  echo "export TEST_S3_ACCESS_KEY=$(sed -n 1p "$state/s3.keys")"
  echo "export TEST_S3_SECRET_KEY=$(sed -n 2p "$state/s3.keys")"
}
