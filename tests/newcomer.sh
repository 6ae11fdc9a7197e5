#!/usr/bin/env bash
# Does what README.md tells a newcomer, in a clone of this project, with an empty home and an empty cache of npm:
# `npm start`, until both of its pages answer, and `npm test`.
set -euo pipefail
# Each background command is a process group of its own, which ends as a whole.
set -m

project=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp --directory)
server=
finish() {
  if [ -n "$server" ]; then kill -- "-$server" 2> /dev/null || true; fi
  rm --recursive --force "$folder"
}
trap finish EXIT

git clone --quiet "$project" "$folder/site"
cd "$folder/site"
export HOME=$folder/home
mkdir "$HOME"
unset CI NODE_ENV npm_config_cache

npm start &
server=$!
for page in "http://localhost:${PORT:-8000}/" "http://localhost:${INBOX_PORT:-8025}/"; do
  until curl --silent --fail --output /dev/null "$page"; do
    kill -0 "$server"
    sleep 1
  done
  echo "$page answers."
done
kill -- "-$server"
wait "$server" || true
server=

npm test
