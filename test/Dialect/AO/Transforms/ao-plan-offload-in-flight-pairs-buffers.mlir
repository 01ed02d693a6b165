// A budget for several pairs holds on buffers, also if residuals that are kept
// between the passes must be offloaded.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-to-buffers-pipeline="device-memory-budget=180224 min-bytes=0" | ao-test-opt --test-check-device-memory=budget=180224 -o /dev/null
// RUN: ao-opt %S/Inputs/ao-plan-offload-in-flight-pairs.mlir --ao-offload-to-buffers-pipeline="device-memory-budget=147456 min-bytes=0" | ao-test-opt --test-check-device-memory=budget=147456 -o /dev/null
