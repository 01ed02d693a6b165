// A plan for iterations that no loop repeats is rejected.
//
// RUN: ao-opt %S/Inputs/loop-plans.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=24576" \
// RUN:   | ao-opt --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json machine=%S/Inputs/machine.json" -o /dev/null
// RUN: %python -c "import json, sys; p = json.load(open(sys.argv[1])); p['commands'].pop(); json.dump(p, open(sys.argv[2], 'w'))" %t.plan.json %t.bad.json
// RUN: %check_errors %s %t
//
// $ ao-opt %S/Inputs/loop-plans.mlir --ao-apply-plan=plan=%t.bad.json -o /dev/null
// error: {{.*}}bad.json: $.commands
