#!/bin/sh
# The documented set-up at scale (docs/scale.md) on loopback: two servers on one PostgreSQL,
# 5,000 events and 500 accounts, 10,000 watchers of 20 events, 50 answers a minute. Two minutes once
# built; bounded in count and time. Fewer watchers: benches/at-scale.sh 2000
set -eu
cd "$(dirname "$0")/.."
ulimit -n "$(ulimit -H -n)" 2>/dev/null || true
cargo build --release --quiet -p tiebreak-cli
cargo build --release --quiet -p tiebreak-e2e --example at_scale
exec target/release/examples/at_scale target/release/tiebreak "$@"
