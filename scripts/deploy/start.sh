#!/bin/sh
# What the container runs. The configuration of nginx is written at each start: config.json says which hosts the page may speak to.
set -eu

run=/tmp/back-office
mkdir -p "$run"
node "$(dirname "$0")/deploy/nginx.mjs" --alone "$run" --brotli \
  --config "${CONFIG:-/etc/back-office/config.json}" --base "${BASE_PATH:-/}" --port "${PORT:-8080}" \
  ${API:+--api "$API" --answers "$run/answers"} ${TRUST:+--trust "$TRUST"} ${HSTS:+--hsts} > "$run/nginx.conf"
exec nginx -c "$run/nginx.conf" -g 'daemon off;'
