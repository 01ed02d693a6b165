// Residuals of loops with `ao.whole_residuals` are offloaded whole, under any
// budget; no loop is split, no iteration is peeled, and no loop carries a
// transfer.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned device-memory-budget=80% min-bytes=0" | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=pytorch min-bytes=0" | FileCheck %s
// RUN: sed 's/ {ao.whole_residuals}//' %s \
// RUN:   | ao-opt --ao-offload-pipeline="strategy=planned device-memory-budget=80% min-bytes=0" | FileCheck %s --check-prefix=CUT
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=1 min-bytes=0 min-elements=0" --remarks-filter=ao -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LAYERS

// CHECK: ao.host_empty : tensor<16x256xf32, #ao.host>
// CHECK-NOT: ao.host_empty
// CHECK: scf.for {{.*}} -> (tensor<256xf32>, tensor<16x256xf32, #ao.host>) {
// CHECK: ao.offload
// CHECK: ao.wait
// CHECK: scf.yield
// CHECK: scf.for {{.*}} -> (tensor<256xf32>) {
// CHECK: ao.reload
// CHECK: math.cos
// CHECK: ao.wait
// CHECK: scf.yield
// CHECK-NOT: scf.for
// CHECK-NOT: ao.reload
// CHECK: return

// CUT: ao.host_empty : tensor<{{[0-9]}}x256xf32, #ao.host>

// LAYERS: Reason="the iterations of its loops are not layers", Remark="kept on device: 'layers#1'"
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %empty = tensor.empty() : tensor<16x256xf32>
  %f:2 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %empty) -> (tensor<256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %u = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %u : tensor<256xf32>, tensor<16x256xf32>
  } {ao.whole_residuals} loc("layers")
  %g = scf.for %i = %c0 to %c16 step %c1 iter_args(%d = %f#0) -> (tensor<256xf32>) {
    %row = arith.subi %c15, %i : index
    %c = math.cos %d : tensor<256xf32>
    %a = tensor.extract_slice %f#1[%row, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %e = arith.mulf %c, %a : tensor<256xf32>
    scf.yield %e : tensor<256xf32>
  } {ao.whole_residuals} loc("back")
  return %g : tensor<256xf32>
}
