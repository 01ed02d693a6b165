// A loop that is pipelined in three stages has the same bits, and the planned peak.
//
// REQUIRES: ao-run
// RUN: ao-run %S/Inputs/ao-plan-offload-loops-stages.mlir --compare --strategy=planned --machine=%S/Inputs/ao-plan-offload-loops-stages.json --min-bytes=0 --device-memory-budget=30%% | FileCheck %s
//
// CHECK: planned{{ +}}4096{{ +}}4096 {{.*}} yes
