#!/usr/bin/env bash
# Builds the fuzz targets, all or those named, and runs each for the given seconds (60), from its
# corpus. Findings stay in fuzz/artifacts.
#   fuzz/run.sh [SECONDS] [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
shift || true
if ! cargo fuzz --version >/dev/null 2>&1; then
  echo "fuzz/run.sh: please install cargo-fuzz: cargo install cargo-fuzz" >&2
  exit 1
fi
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
  mapfile -t targets < <(cargo fuzz list)
fi

# `-s none`: stable Rust has no sanitizers, and nothing here is unsafe.
for target in "${targets[@]}"; do
  cargo fuzz build -s none "$target"
done
failed=0
for target in "${targets[@]}"; do
  # New inputs go to a folder of their own: the committed corpus stays small.
  found=$(mktemp -d)
  log="$found/log"
  echo "fuzz: $target, $seconds seconds"
  if ! cargo fuzz run "$target" -s none "$found" "fuzz/corpus/$target" -- \
    -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 2>"$log"; then
    failed=1
    tail -40 "$log" >&2
  fi
  echo "fuzz: $target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs"
  rm -rf "$found"
done
exit $failed
