#!/bin/sh
# What the tests of store, server and browser need from Debian: PostgreSQL, Chromium, ChromeDriver, a font with chess figures.
set -eu
missing=""
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || missing="$missing postgresql"
command -v chromium >/dev/null || missing="$missing chromium"
command -v chromedriver >/dev/null || missing="$missing chromium-driver"
[ -n "$(ls /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf 2>/dev/null)" ] || missing="$missing fonts-dejavu-core"
[ -z "$missing" ] && exit 0
apt-get update -qq
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
