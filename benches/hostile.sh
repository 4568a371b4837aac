#!/bin/sh
# What everybody else waits while twenty hostile files (32 MB, 4,000 players, 100,000 attributes) are read, on loopback, bounded in time
# (half a minute once built).
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet -p tiebreak-cli
cargo build --release --quiet -p tiebreak-e2e --example hostile
exec target/release/examples/hostile target/release/tiebreak
