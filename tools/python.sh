#!/usr/bin/env bash
# The Python package: built as a wheel, put into a virtual environment of its own, tested there, and its types held against what it is.
# The command line's JSON is the measure, so the program is built too.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! python3 -c 'import venv, ensurepip, sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; then
  echo "tools/python.sh: Python 3.9 or later with venv is not at hand; the Python package is not tested" >&2
  exit 0
fi
room=target/python
python3 -m venv "$room"
"$room/bin/pip" install --quiet --disable-pip-version-check maturin pytest mypy

cargo build --quiet --locked -p tiebreak-cli
rm -rf "$room/wheels"
"$room/bin/maturin" build --quiet --locked --profile dev --manifest-path crates/python/Cargo.toml --out "$room/wheels"
"$room/bin/pip" install --quiet --disable-pip-version-check --force-reinstall "$room"/wheels/*.whl

export TIEBREAK="$PWD/target/debug/tiebreak"
"$room/bin/pytest" --quiet crates/python/tests
# From another folder, so that the installed package is looked at and not the one in the source.
cd "$room"
bin/mypy --strict -p tiebreak --python-executable bin/python
bin/stubtest tiebreak
