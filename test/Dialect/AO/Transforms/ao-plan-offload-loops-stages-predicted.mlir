// A plan for the iterations of loops in three stages predicts the peaks and the
// time of the resulting step.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-stages.mlir --ao-plan-offload="machine=%S/Inputs/ao-plan-offload-loops-stages.json min-bytes=0 device-memory-budget=30%%" --ao-emit-trace="loops machine=%S/Inputs/ao-plan-offload-loops-stages.json output=%t.trace plan-output=%t.plan" -o /dev/null
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-stages.mlir --ao-apply-plan=plan=%t.plan --ao-emit-trace="machine=%S/Inputs/ao-plan-offload-loops-stages.json output=%t.trace plan-output=%t.step" -o /dev/null
// RUN: %python -c 'import json, sys; a, b = (json.load(open(f)) for f in sys.argv[1:]); assert a["commands"] and all(a["predicted"][key] == b["predicted"][key] > 0 for key in ("peak_bytes", "host_peak_bytes")); assert abs(a["predicted"]["makespan_us"] - b["predicted"]["makespan_us"]) < 1e-6' %t.plan %t.step
