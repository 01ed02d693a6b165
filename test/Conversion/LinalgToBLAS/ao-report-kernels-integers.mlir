// RUN: not ao-opt %s --ao-report-kernels="machine=h100-pcie5 most-share=10 output=" -o /dev/null 2>&1 | FileCheck %s

// Numbers that are compared with all others are no contraction, but they take
// the time that they take.
// CHECK-NOT: error: contraction
// CHECK:     error: kernel takes 100.0 % of the step
func.func @first(%places: memref<8192xi32>, %first: memref<4096xi32>) {
  linalg.generic {indexing_maps = [affine_map<(r, u) -> (u)>, affine_map<(r, u) -> (r)>], iterator_types = ["parallel", "reduction"]}
      ins(%places : memref<8192xi32>) outs(%first : memref<4096xi32>) {
  ^bb0(%place: i32, %least: i32):
    %row = linalg.index 0 : index
    %update = linalg.index 1 : index
    %r = arith.index_cast %row : index to i32
    %u = arith.index_cast %update : index to i32
    %none = arith.constant 8192 : i32
    %is = arith.cmpi eq, %place, %r : i32
    %candidate = arith.select %is, %u, %none : i32
    %0 = arith.minsi %least, %candidate : i32
    linalg.yield %0 : i32
  }
  return
}
