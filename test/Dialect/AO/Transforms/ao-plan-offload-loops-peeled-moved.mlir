// Peeled iterations are ops beside their loops, and the peak is the planned one.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-peeled.mlir --ao-offload-pipeline="strategy=planned min-bytes=1024" --ao-verify-transfers | FileCheck %s --check-prefix=BESIDE
// RUN: %if ao-run %{ ao-run %S/Inputs/ao-plan-offload-loops-peeled.mlir --compare --min-bytes=1024 --device-memory-budget=24100 | FileCheck %s --check-prefix=FITS %}

// BESIDE: scf.for {{.*}} to %c15{{(_[0-9]+)?}} step
// BESIDE: scf.for {{.*}} = %c1{{(_[0-9]+)?}} to
// FITS: planned {{ *}}24064 {{ *}}24064
