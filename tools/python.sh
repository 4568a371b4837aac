#!/usr/bin/env bash
# The Python package: built as a wheel, put into a virtual environment of its own, tested there, and its types compared with it.
# The command line's JSON is the measure: TIEBREAK names an existing program; without it one is built.
#   tools/python.sh            builds it without optimisation, in a minute or two
#   tools/python.sh --bench    builds it as a release does, and measures (benches/python)
set -euo pipefail
cd "$(dirname "$0")/.."

# `./test` lists what was not tried at its end; ./test --all must try it.
untried() {
  echo "tools/python.sh: $1; the Python package is not tested" >&2
  [ -z "${TIEBREAK_ALL:-}" ] || exit 1
  exit 0
}
python3 -c 'import venv, ensurepip, sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null || untried "Python 3.9 or later with venv is not at hand"
room="$PWD/target/python"
python3 -m venv "$room"
pip() { "$room/bin/python" -m pip "$@" --quiet --disable-pip-version-check; }
pip install "maturin>=1.9,<2" pytest mypy pandas check-jsonschema || untried "maturin, pytest, mypy, pandas and check-jsonschema cannot be installed"

profile=dev
[ "${1:-}" != --bench ] || profile=dist
rm -rf "$room/wheels"
"$room/bin/maturin" build --quiet --locked --profile "$profile" --manifest-path crates/python/Cargo.toml --out "$room/wheels"
pip install --force-reinstall --no-deps "$room"/wheels/*.whl
if [ "$profile" = dist ]; then
  exec "$room/bin/python" benches/python
fi

if [ -z "${TIEBREAK:-}" ]; then
  cargo build --quiet --locked
  TIEBREAK="$PWD/target/debug/tiebreak"
fi
export TIEBREAK
"$room/bin/pytest" --quiet -p no:cacheprovider crates/python/tests
# The release workflow never runs here; this checks its syntax.
"$room/bin/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml
# From another folder, so that Python imports the installed package and not the source.
cd "$room"
bin/mypy --strict -p tiebreak --python-executable bin/python
bin/stubtest tiebreak
