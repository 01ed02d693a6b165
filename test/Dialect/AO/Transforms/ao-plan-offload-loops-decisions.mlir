// For each stacked residual, remarks give the decision and its reason. Without
// recomputed ops, they are not searched.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-decisions.mlir --ao-offload-pipeline="strategy=planned machine=%S/Inputs/ao-plan-offload-loops-decisions.json min-bytes=1024 device-memory-budget=11500 recompute" \
// RUN:   --remarks-filter=ao --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-decisions.mlir --ao-plan-offload="policy=pytorch machine=%S/Inputs/ao-plan-offload-loops-decisions.json min-bytes=1024" --remarks-filter=ao --remark-format=emitRemark -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MOVED

// REMARK: [Missed] plan-offload {{.*}}Reason="not profitable within the budget; offload and reload take 164 us; cannot be rematerialized: it is computed from loop-carried values that no stacked residual holds", Remark="kept on device: 'layers#1'"
// REMARK: [Passed] plan-offload {{.*}}Reason="offload and reload take 164 us, recomputation takes 8.00 us", Remark="rematerialized slice by slice: 'layers#2'", {{(RemarkId=[0-9]+, )?}}bytes=8192, offloaded_slices=0, rematerialized_slices=7, slices=8
// REMARK: [Missed] plan-offload {{.*}}Reason="a slice has 16 bytes, fewer than min-bytes (1024); recomputation takes {{.*}}", Remark="kept on device: 'layers#3'"

// MOVED: Reason="offload and reload take 164 us", Remark="offloaded slice by slice: 'layers#1'", {{(RemarkId=[0-9]+, )?}}bytes=8192, offloaded_slices=8, rematerialized_slices=0, slices=8
