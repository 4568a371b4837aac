#!/bin/sh
# Delays of other requests while twenty hostile files are read (32 MB, 4,000 players, 100,000
# attributes, a sheet with a far cell, an archive of 600 MB of zeros, a file that exceeds the memory
# limit, the small ones in crates/cli/tests/hostile), on loopback, half a minute once built. Also the
# time for the upload of a small file, the answers, and the memory of the server afterwards.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet -p tiebreak-cli
cargo build --release --quiet -p tiebreak-e2e --example hostile
exec target/release/examples/hostile target/release/tiebreak
