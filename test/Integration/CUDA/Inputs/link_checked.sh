#!/usr/bin/env bash
# Links with c++, unless an object has its constructors where only some linkers
# look for them: kernels would not be loaded.
set -euo pipefail
for input in "$@"; do
  case $input in
  *.o)
    if readelf --section-headers --wide "$input" | grep -q '\.ctors'; then
      echo "$input has .ctors instead of .init_array"
      exit 1
    fi
    ;;
  esac
done
exec c++ "$@"
