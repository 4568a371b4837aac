#!/usr/bin/env bash
# Bans, licences and sources of all dependencies (deny.toml), if cargo-deny is installed; advisories if
# their database is downloaded.
set -euo pipefail
cd "$(dirname "$0")/.."
# What was not checked is on the list that `./test` prints.
unchecked() {
  echo "tools/deny.sh: $1" >&2
  [ -z "${TIEBREAK_SKIPPED:-}" ] || echo "tools/deny.sh: $1" >>"$TIEBREAK_SKIPPED"
}
if ! command -v cargo-deny >/dev/null 2>&1; then
  unchecked "cargo-deny is not installed; dependencies are not checked"
  exit 0
fi
# It reads the dependencies of every platform, more than a build here downloads.
cargo fetch --locked --quiet
cargo deny --locked --offline check bans licenses sources
# Download the database first: `cargo deny fetch db`.
if compgen -G "${CARGO_HOME:-$HOME/.cargo}/advisory-dbs/*" >/dev/null; then
  cargo deny --locked --offline check advisories
else
  unchecked "the database of advisories is not there (cargo deny fetch db); advisories are not checked"
fi
