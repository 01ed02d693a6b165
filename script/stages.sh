# Sourced by what runs several suites and tells at the end which of them passed:
# .ci/run and script/nightly. All stages run even if one fails.
#
#   test_stage NAME [ARGUMENT…]  script/test --preset NAME with the arguments
#   stage NAME COMMAND…          passes if the command succeeds
#   finish_stages                recap; the last line is a ctest summary (of the
#                                first stage that failed, if one did); exits

# Clones in other folders find what is in a compiler cache that the machine keeps.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1

stages_log=$(mktemp)
trap 'rm -f "$stages_log"' EXIT
stages_status=0
stages_closing=
stages_recap=

# Runs a command; what it printed stays in the log.
stages_run() {
  printf '\n==== %s ====\n' "$1"
  shift
  "$@" 2>&1 </dev/null | tee "$stages_log"
}

stages_note() {
  local name=$1 seconds=$2 passed=$3 text=$4
  stages_recap+="$name ($seconds s): $text"$'\n'
  if [ "$passed" -eq 0 ] && [ "$stages_status" -eq 0 ]; then
    stages_status=1
    stages_closing=$text
  fi
}

test_stage() {
  local name=$1 start=$SECONDS passed=1 summary
  shift
  stages_run "$name" script/test --preset "$name" "$@" || passed=0
  summary=$(grep -E '^[0-9]+% tests passed' "$stages_log" | tail -n 1)
  # A stage that did not come as far as its tests has failed.
  if [ -z "$summary" ]; then
    passed=0
    summary="0% tests passed, $name did not build"
  fi
  [ -n "$stages_closing" ] || stages_closing=$summary
  stages_note "$name" $((SECONDS - start)) "$passed" "$summary"
}

stage() {
  local name=$1 start=$SECONDS
  shift
  if stages_run "$name" "$@"; then
    stages_note "$name" $((SECONDS - start)) 1 "passed"
  else
    stages_note "$name" $((SECONDS - start)) 0 "0% tests passed, $name failed"
  fi
}

finish_stages() {
  printf '\n==== all stages ====\n%s\n%s\n' "$stages_recap" \
    "${stages_closing:-no tests, every stage passed}"
  exit "$stages_status"
}
