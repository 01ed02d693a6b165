// Policy layerwise keeps residuals of loops with `ao.whole_residuals` on device.
//
// RUN: not ao-opt %S/Inputs/ao-plan-offload-loops-whole.mlir --ao-plan-offload="policy=layerwise num-layers=1 min-bytes=0 min-elements=0" --remarks-filter=ao -o /dev/null 2>&1 \
// RUN:   | FileCheck %s

// CHECK: Reason="the iterations of its loops are not layers", Remark="kept on device: 'layers#1'"
