#!/bin/sh
# Writes both lock files from pyproject.toml; needs uv. Run it after a change of dependencies, then ./test.
cd "$(dirname "$0")/.." || exit 1
common="--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet --extra setup"
# shellcheck disable=SC2086
uv pip compile $common --extra dev pyproject.toml -o requirements-dev.lock &&
  uv pip compile $common -c requirements-dev.lock pyproject.toml -o requirements.lock
