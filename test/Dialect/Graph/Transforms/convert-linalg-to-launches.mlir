// RUN: ao-opt %s --convert-linalg-to-launches --split-input-file --verify-diagnostics | FileCheck %s

// Types that say all need an address only; scalars are words; constants and
// names of ops go along.
// CHECK-LABEL: func.func @run(
// CHECK-SAME:    %[[V:[a-z0-9]+]]: f32, %[[X:[a-z0-9]+]]: memref<4xf32>
// CHECK:         %[[B:.*]] = arith.bitcast %[[V]] : f32 to i32
// CHECK:         %[[W:.*]] = arith.extui %[[B]] : i32 to i64
// CHECK:         memref.extract_aligned_pointer_as_index %[[X]]
// CHECK:         %[[F:.*]] = constant @ao_launch_0 : (!llvm.ptr) -> ()
// CHECK:         %[[P:.*]] = builtin.unrealized_conversion_cast %[[F]] : (!llvm.ptr) -> () to !llvm.ptr
// CHECK:         %[[N:.*]] = llvm.mlir.constant(16 : i64)
// CHECK:         llvm.store %[[W]]
// CHECK:         llvm.call @aortStepLaunch(%[[P]], %{{.*}}, %[[N]], %{{.*}})
// A copy of bytes, one between layouts, and a store of the host.
// CHECK:         llvm.call @aortStepCopy
// CHECK:         constant @ao_launch_1
// CHECK:         llvm.call @aortStepLaunch
// CHECK:         constant @ao_launch_2
// CHECK:         llvm.call @aortStepLaunch
// CHECK-NOT:     memref.store %{{.*}}, %[[X]]
// Scalars of the host stay.
// CHECK:         memref.store %[[V]], %{{.*}}[] : memref<f32>
func.func @run(%v: f32, %x: memref<4xf32>, %y: memref<4xf32>, %s: memref<4xf32, strided<[?], offset: ?>>, %i: index) attributes {graph.capture = #graph.capture<inference>} {
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  memref.copy %s, %y : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
  memref.store %v, %x[%i] : memref<4xf32>
  %slot = memref.alloca() : memref<f32>
  memref.store %v, %slot[] : memref<f32>
  return
}

// Without the attribute nothing changes.
// CHECK-LABEL: func.func @eager(
// CHECK:         linalg.fill
func.func @eager(%v: f32, %x: memref<4xf32>) {
  linalg.fill ins(%v : f32) outs(%x : memref<4xf32>)
  return
}

// CHECK-LABEL: func.func private @ao_launch_0(
// CHECK-SAME:    %[[A:.*]]: !llvm.ptr)
// CHECK:         %[[W:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK:         %[[T:.*]] = arith.trunci %[[W]] : i64 to i32
// CHECK:         %[[V:.*]] = arith.bitcast %[[T]] : i32 to f32
// CHECK:         %[[X:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<4xf32>
// CHECK:         linalg.fill ins(%[[V]] : f32) outs(%[[X]] : memref<4xf32>)
// CHECK-LABEL: func.func private @ao_launch_1(
// CHECK:         to memref<4xf32, strided<[?], offset: ?>>
// CHECK:         linalg.generic
// CHECK-LABEL: func.func private @ao_launch_2(
// CHECK:         memref.store

// -----

func.func @odd(%v: complex<f32>, %x: memref<4xcomplex<f32>>) attributes {graph.capture = #graph.capture<inference>} {
  // expected-error@+1 {{cannot pass a 'complex<f32>' to a launch}}
  linalg.fill ins(%v : complex<f32>) outs(%x : memref<4xcomplex<f32>>)
  return
}
