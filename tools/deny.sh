#!/usr/bin/env bash
# Bans, licences and sources of everything depended on (deny.toml), where cargo-deny is at hand; known advisories where their database is.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v cargo-deny >/dev/null 2>&1; then
  echo "tools/deny.sh: cargo-deny is not at hand; dependencies are not checked" >&2
  exit 0
fi
# It looks at the dependencies of every platform, more than a build here has fetched.
cargo fetch --locked --quiet
cargo deny --locked --offline check bans licenses sources
# The database is fetched beforehand: `cargo deny fetch db`.
if compgen -G "${CARGO_HOME:-$HOME/.cargo}/advisory-dbs/*" >/dev/null; then
  cargo deny --locked --offline check advisories
else
  echo "tools/deny.sh: the database of advisories is not at hand; advisories are not checked" >&2
fi
