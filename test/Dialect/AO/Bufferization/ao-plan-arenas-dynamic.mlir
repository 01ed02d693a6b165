// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: ao-opt %s --ao-plan-arenas --ao-use-arenas --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=USED

// Sizes that are computed from an argument are bounded by the largest that it
// can be; a caller of the step with more is stopped.
// CHECK-LABEL: func.func @step
// CHECK-SAME:    #ao.arenas<device = 11008, host = 0>
// CHECK-DAG:     memref.alloc(%{{.*}}) {ao.slot = #ao.slot<{{.*}}, 2048>} : memref<?x8xf32>
// CHECK-DAG:     memref.alloc(%{{.*}}) {ao.slot = #ao.slot<{{.*}}, 8448>} : memref<?x16xf32>
// CHECK-DAG:     memref.alloc(%{{.*}}) {ao.slot = #ao.slot<{{.*}}, 512>} : memref<?x8xf32>
// USED-LABEL: func.func @step
// USED-SAME:    %[[X:.*]]: memref<?x8xf32> {{{.*}}}, %[[D:.*]]: memref<11008xi8> {ao.arena}
// USED-DAG:     %[[MOST:.*]] = arith.constant 64 : index
// USED:         %[[SIZE:.*]] = memref.dim %[[X]], %c0
// USED:         %[[FITS:.*]] = arith.cmpi ule, %[[SIZE]], %[[MOST]]
// USED:         cf.assert %[[FITS]], "argument 0 of '@step' is larger than planned for: at most 64x8"
// USED:         memref.view %[[D]][%{{.*}}][%{{.*}}] : memref<11008xi8> to memref<?x8xf32>
func.func @step(%x: memref<?x8xf32> {ao.max_shape = array<i64: 64, 8>}) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %x, %c0 : memref<?x8xf32>
  %a = memref.alloc(%n) : memref<?x8xf32>
  %twice = arith.muli %n, %c2 : index
  %more = arith.addi %twice, %c4 : index
  %b = memref.alloc(%more) : memref<?x16xf32>
  %quarter = arith.floordivsi %n, %c4 : index
  %c = memref.alloc(%quarter) : memref<?x8xf32>
  "test.use"(%a, %b, %c) : (memref<?x8xf32>, memref<?x16xf32>, memref<?x8xf32>) -> ()
  memref.dealloc %a : memref<?x8xf32>
  memref.dealloc %b : memref<?x16xf32>
  memref.dealloc %c : memref<?x8xf32>
  return
}
