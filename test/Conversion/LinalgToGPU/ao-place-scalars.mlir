// RUN: ao-opt %s --ao-place-scalars | FileCheck %s

memref.global "private" constant @zero : memref<i32> = dense<0>

// The counter of a loop as bufferization leaves it: the host reads it to know
// where the slice is, and the kernel gets its value.
// CHECK-LABEL: func.func @counter(
// CHECK-SAME:    %[[X:.*]]: memref<4x8xf32>)
// CHECK-DAG:     %[[I:.*]] = memref.alloca() : memref<i32>
// CHECK-DAG:     %[[NEXT:.*]] = memref.alloca() : memref<i32>
// CHECK:         %[[ZERO:.*]] = memref.get_global @zero
// CHECK:         %[[START:.*]] = memref.load %[[ZERO]][]
// CHECK:         memref.store %[[START]], %[[I]][]
// CHECK:         scf.for
// CHECK:           memref.load %[[I]][]
// CHECK:           memref.subview
// CHECK:           %[[VALUE:.*]] = memref.load %[[I]][]
// CHECK:           linalg.generic {{.*}} ins(%[[VALUE]] : i32)
// CHECK:           %[[OLD:.*]] = memref.load %[[I]][]
// CHECK:           %[[NEW:.*]] = arith.addi %[[OLD]],
// CHECK:           memref.store %[[NEW]], %[[NEXT]][]
// CHECK:           %[[COPIED:.*]] = memref.load %[[NEXT]][]
// CHECK:           memref.store %[[COPIED]], %[[I]][]
// CHECK-NOT:     memref.dealloc
func.func @counter(%x: memref<4x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %zero = memref.get_global @zero : memref<i32>
  %i = memref.alloc() : memref<i32>
  memref.copy %zero, %i : memref<i32> to memref<i32>
  scf.for %k = %c0 to %c4 step %c1 {
    %0 = memref.load %i[] : memref<i32>
    %1 = arith.index_cast %0 : i32 to index
    %row = memref.subview %x[%1, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(d) -> ()>, affine_map<(d) -> (d)>], iterator_types = ["parallel"]}
        ins(%i : memref<i32>) outs(%row : memref<8xf32, strided<[1], offset: ?>>) {
    ^bb0(%in: i32, %out: f32):
      %2 = arith.sitofp %in : i32 to f32
      linalg.yield %2 : f32
    }
    %next = memref.alloc() : memref<i32>
    linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%i : memref<i32>) outs(%next : memref<i32>) {
    ^bb0(%in: i32, %out: i32):
      %2 = arith.addi %in, %one : i32
      linalg.yield %2 : i32
    }
    memref.copy %next, %i : memref<i32> to memref<i32>
    memref.dealloc %next : memref<i32>
  }
  memref.dealloc %i : memref<i32>
  return
}

// The result of a reduction is on the device, and so are returned values.
// CHECK-LABEL: func.func @device(
// CHECK-NOT:     memref.alloca
// CHECK:         memref.alloc() : memref<f32>
// CHECK:         memref.alloc() : memref<f32>
// CHECK-NOT:     memref.alloca
func.func @device(%x: memref<8xf32>) -> memref<f32> {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<f32>
  linalg.generic {indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> ()>], iterator_types = ["reduction"]}
      ins(%x : memref<8xf32>) outs(%sum : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  }
  %mean = memref.alloc() : memref<f32>
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%sum : memref<f32>) outs(%mean : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  }
  memref.dealloc %sum : memref<f32>
  return %mean : memref<f32>
}
