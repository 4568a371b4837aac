#!/bin/sh
# Installs Debian packages that the tests need: a compiler, Python, poppler, PostgreSQL, Chromium,
# ChromeDriver, fonts with chess figures and Chinese characters. Does nothing if none is missing.
set -eu

missing=""
# command, package...
need() {
  command -v "$1" >/dev/null 2>&1 && return
  shift
  missing="$missing $*"
}
need cc gcc libc6-dev
need python3 python3
need sha256sum coreutils
# poppler reads PDFs back.
need pdftotext poppler-utils
need chromium chromium
need chromedriver chromium-driver
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || missing="$missing postgresql"
[ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] || missing="$missing fonts-dejavu-core"
# Tests print Chinese names.
[ -e /usr/share/fonts/truetype/wqy/wqy-microhei.ttc ] || missing="$missing fonts-wqy-microhei"
# Only for tests of packages: a clean Debian, and Python environments.
if [ -n "${TIEBREAK_ALL:-}" ]; then
  need debootstrap debootstrap
  need systemd-analyze systemd
  python3 -c 'import venv, ensurepip' 2>/dev/null || missing="$missing python3-venv"
fi
[ -z "$missing" ] && exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "e2e/setup.sh: the tests need what Debian calls:$missing" >&2
  echo "Please install it in the way of this system, and begin again." >&2
  exit 1
fi
if [ "$(id -u)" -eq 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && [ -t 0 ]; then
  # Ask before anything is done; sudo then asks for the password.
  printf 'The tests need:%s\nInstall with sudo apt-get? [y/N] ' "$missing" >&2
  read -r reply
  case "$reply" in
    y | Y | yes) as_root="sudo" ;;
    *)
      echo "Nothing was installed." >&2
      exit 1
      ;;
  esac
else
  echo "e2e/setup.sh: please install, as root: apt-get install --no-install-recommends$missing" >&2
  exit 1
fi
$as_root apt-get update -qq
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
