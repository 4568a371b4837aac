#!/bin/sh
# Load on the web app, on loopback, bounded in count and time (half a minute once built): public page
# views against a bare axum page, and 1,000 watchers of one event during 50 answers. Prints the ratios.
set -eu
cd "$(dirname "$0")/.."
ulimit -n 8192 2>/dev/null || ulimit -n "$(ulimit -H -n)"
cargo build --release --quiet -p tiebreak-cli
cargo build --release --quiet -p tiebreak-e2e --example load
exec target/release/examples/load target/release/tiebreak
