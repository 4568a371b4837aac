#!/bin/sh
# The what-if of a Swiss of 2,000 players, on loopback: sizes, times and the server's memory. Some seconds once built.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet -p tiebreak-cli
cargo build --release --quiet -p tiebreak-e2e --example what_if
exec target/release/examples/what_if target/release/tiebreak "$@"
