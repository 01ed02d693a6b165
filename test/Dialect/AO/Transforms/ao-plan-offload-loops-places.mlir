// The starts and waits of transfers within an iteration. Ops take 1 us here or,
// with two operands, 1.5 us, and a copy 1.5 us. The first offload completes
// within the second op after it, and the second one, for which the engine is
// free later, within its second, too. The reload of a slice is issued two ops
// before its use, modulo one iteration.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-places.mlir --ao-estimate-costs=machine=%S/Inputs/ao-plan-offload-loops-places.json --ao-plan-offload="machine=%S/Inputs/ao-plan-offload-loops-places.json min-bytes=0 device-memory-budget=16384" | FileCheck %s

// CHECK: math.sin
// CHECK-NEXT: tensor.insert_slice {{.*}}ao.offload_delay = 2 : i64}
// CHECK: math.exp
// CHECK-NEXT: tensor.insert_slice {{.*}}ao.offload_delay = 2 : i64}
// CHECK: tensor.extract_slice {{.*}}ao.prefetch_distance = 2 : i64}
// CHECK-NEXT: math.absf
// CHECK: tensor.extract_slice {{.*}}ao.prefetch_distance = 2 : i64}
// CHECK-NEXT: arith.addf
