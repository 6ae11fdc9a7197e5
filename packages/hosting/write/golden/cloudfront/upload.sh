#!/usr/bin/env bash
# Written by `npm run files -w packages/hosting` from the built site; changes are lost.
# ./upload.sh FOLDER s3://BUCKET
set -euo pipefail
folder=$1
bucket=$2
copy() { aws s3 cp "$folder" "$bucket" --recursive --cache-control "$@"; }

copy 'public, max-age=31536000, immutable' \
  --exclude '*' \
  --include 'static/*' \
  --include 'og/*' \
  --include 'app-0123456789abcdef0123.js' \
  --exclude '_headers' \
  --exclude '_redirects' \
  --exclude '*.br' \
  --exclude '*.gz' \
  --exclude '*.html' \
  --exclude '*.avif' \
  --exclude '*.webmanifest'

copy 'public, max-age=86400' \
  --exclude '*' \
  --include 'icon.svg' \
  --exclude '_headers' \
  --exclude '_redirects' \
  --exclude '*.br' \
  --exclude '*.gz' \
  --exclude '*.html' \
  --exclude '*.avif' \
  --exclude '*.webmanifest'

copy 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=604800' \
  --exclude 'static/*' \
  --exclude 'og/*' \
  --exclude 'app-0123456789abcdef0123.js' \
  --exclude 'icon.svg' \
  --exclude '_headers' \
  --exclude '_redirects' \
  --exclude '*.br' \
  --exclude '*.gz' \
  --exclude '*.html' \
  --exclude '*.avif' \
  --exclude '*.webmanifest'

copy 'public, max-age=31536000, immutable' \
  --exclude '*' \
  --include '*.avif' \
  --content-type 'image/avif'

copy 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=604800' \
  --exclude '*' \
  --include '*.webmanifest' \
  --content-type 'application/manifest+json'

copy 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=604800' \
  --exclude '*' \
  --include '*.html' \
  --content-type 'text/html; charset=utf-8'

# All is copied, so this only deletes; what is excluded stays.
aws s3 sync "$folder" "$bucket" --delete --size-only --exclude 'static/*' --exclude 'og/*' --exclude '*.js' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz'
