// Remarks give the reason why a residual is kept on device.
//
// RUN: not ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="policy=layerwise num-layers=1 min-bytes=0" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=LAYERS
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="select=marked" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=SELECT
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="min-bytes=4096" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL

// LAYERS: Reason="a slice has 256 elements, fewer than min-elements (262144)", Remark="kept on device: 'layers#1'"
// SELECT: Reason="'select' does not apply to slices", Remark="kept on device: 'layers#1'"
// SMALL: Reason="a slice has 1024 bytes, fewer than min-bytes (4096)", Remark="kept on device: 'layers#1'"
// SMALL: Reason="offloading would add time or not lower the peak; the peak is 18.4 kB; {{.*}}", Remark="no slices offloaded"
