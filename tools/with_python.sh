#!/bin/sh
# Finds a Python that is new enough and hands over to setup.py; the one thing Python cannot do for itself.
for python in "${PYTHON:-}" .venv/bin/python python3 python3.14 python3.13 python3.12 python3.11 python; do
  [ -n "$python" ] && command -v "$python" >/dev/null 2>&1 || continue
  if "$python" -I -S -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
    exec "$python" tools/setup.py "$@"
  fi
done
found=$(python3 --version 2>/dev/null || echo "no Python at all")
echo "Cheeseboard needs Python 3.11 or newer; this machine has $found." >&2
echo "Install it from your system's package manager or from python.org, then run ./$1 again." >&2
exit 1
