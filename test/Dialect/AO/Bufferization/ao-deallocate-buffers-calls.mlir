// Who frees what calls return, and what they are given.
//
// RUN: ao-opt %s --ao-deallocate-buffers --split-input-file --verify-diagnostics | FileCheck %s

// A buffer that a callee allocates and returns belongs to the caller, in either
// order of the functions, and is freed once if several results are that buffer.
// A returned argument keeps its owner.
// CHECK-LABEL: func.func @caller
// CHECK: %[[F:.*]]:3 = call @callee(%[[X:.*]], %{{.*}})
// CHECK-NEXT: memref.copy %[[F]]#1, %{{.*}}
// CHECK-NEXT: memref.dealloc %[[F]]#0 : memref<4xf32>
// CHECK-NEXT: memref.copy %[[F]]#2, %{{.*}}
// CHECK-NEXT: return
func.func @caller(%x: memref<4xf32>, %c: f32, %out: memref<4xf32>) {
  %f:3 = call @callee(%x, %c) : (memref<4xf32>, f32) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>)
  memref.copy %f#1, %out : memref<4xf32> to memref<4xf32>
  memref.copy %f#2, %out : memref<4xf32> to memref<4xf32>
  return
}
// CHECK-LABEL: func.func @callee
// CHECK-NOT: memref.dealloc
// CHECK: return
func.func @callee(%x: memref<4xf32>, %c: f32) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%a : memref<4xf32>)
  return %a, %a, %x : memref<4xf32>, memref<4xf32>, memref<4xf32>
}
// A buffer that is passed through changes its owner, and results of functions
// without a body are not freed.
// CHECK-LABEL: func.func @through
// CHECK-NOT: memref.dealloc
// CHECK: return
func.func @through(%x: memref<4xf32>, %c: f32, %out: memref<4xf32>) -> memref<4xf32> {
  %f:3 = call @callee(%x, %c) : (memref<4xf32>, f32) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>)
  %g = call @unknown() : () -> memref<4xf32>
  memref.copy %g, %out : memref<4xf32> to memref<4xf32>
  return %f#0 : memref<4xf32>
}
func.func private @unknown() -> memref<4xf32>
// CHECK-LABEL: func.func @far
// CHECK: %[[T:.*]] = call @through
// CHECK-NEXT: memref.copy %[[T]]
// CHECK-NEXT: memref.dealloc %[[T]]
func.func @far(%x: memref<4xf32>, %c: f32, %out: memref<4xf32>) {
  %f = call @through(%x, %c, %out) : (memref<4xf32>, f32, memref<4xf32>) -> memref<4xf32>
  memref.copy %f, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// The backward pass frees what the forward pass has saved, the driver all else,
// after the call that uses it last. Two microbatches are in flight.
func.func @fwd(%x: memref<4xf32>, %c: f32) -> (memref<4xf32>, memref<4xf32, #ao.host>, memref<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%a : memref<4xf32>)
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%b : memref<4xf32>)
  %o = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%o : memref<4xf32>)
  return %o, %h, %b : memref<4xf32>, memref<4xf32, #ao.host>, memref<4xf32>
}
// CHECK-LABEL: func.func @bwd
// CHECK-SAME: (%[[H:.*]]: memref<4xf32, #ao.host> {ao.donated}, %[[B:.*]]: memref<4xf32> {ao.donated}, %{{.*}}: memref<4xf32>)
// CHECK: memref.dealloc %[[H]]
// CHECK: memref.dealloc %[[B]]
func.func @bwd(%h: memref<4xf32, #ao.host>, %b: memref<4xf32>, %g: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %t = ao.reload %h into %a : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  memref.copy %b, %a : memref<4xf32> to memref<4xf32>
  memref.copy %g, %a : memref<4xf32> to memref<4xf32>
  return %a : memref<4xf32>
}
// CHECK-LABEL: func.func @drive
// CHECK: %[[F0:.*]]:3 = call @fwd
// CHECK-NEXT: %[[F1:.*]]:3 = call @fwd
// CHECK-NEXT: %[[B0:.*]] = call @bwd(%[[F0]]#1, %[[F0]]#2, %[[F0]]#0)
// CHECK-NEXT: memref.dealloc %[[F0]]#0
// CHECK-NEXT: %[[B1:.*]] = call @bwd(%[[F1]]#1, %[[F1]]#2, %[[B0]])
// CHECK-NEXT: memref.dealloc %[[B0]]
// CHECK-NEXT: return %[[F1]]#0, %[[B1]]
func.func @drive(%x: memref<4xf32>, %c: f32) -> (memref<4xf32>, memref<4xf32>) {
  %f0:3 = call @fwd(%x, %c) : (memref<4xf32>, f32) -> (memref<4xf32>, memref<4xf32, #ao.host>, memref<4xf32>)
  %f1:3 = call @fwd(%x, %c) : (memref<4xf32>, f32) -> (memref<4xf32>, memref<4xf32, #ao.host>, memref<4xf32>)
  %b0 = call @bwd(%f0#1, %f0#2, %f0#0) : (memref<4xf32, #ao.host>, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  %b1 = call @bwd(%f1#1, %f1#2, %b0) : (memref<4xf32, #ao.host>, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return %f1#0, %b1 : memref<4xf32>, memref<4xf32>
}

// -----

// A callee that frees an argument with later uses gets a copy. A loop that
// carries a callee's result owns it.
func.func @consume(%x: memref<4xf32> {ao.donated}, %c: f32) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%a : memref<4xf32>)
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  return %a : memref<4xf32>
}
// CHECK-LABEL: func.func @drive
// CHECK: %[[COPY:.*]] = memref.alloc
// CHECK-NEXT: memref.copy %arg0, %[[COPY]]
// CHECK: %[[FIRST:.*]] = memref.alloc
// CHECK: %[[R:.*]] = scf.for {{.*}} iter_args(%[[CARRIED:.*]] = %{{.*}})
// CHECK-NEXT: %[[NEXT:.*]] = func.call @consume(%[[CARRIED]], %{{.*}})
// CHECK-NEXT: scf.yield %[[NEXT]]
// CHECK: return %[[R]]
func.func @drive(%x: memref<4xf32>, %c: f32, %n: index) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = call @consume(%x, %c) : (memref<4xf32>, f32) -> memref<4xf32>
  memref.copy %f, %x : memref<4xf32> to memref<4xf32>
  %first = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%first : memref<4xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %first) -> memref<4xf32> {
    %next = func.call @consume(%m, %c) : (memref<4xf32>, f32) -> memref<4xf32>
    scf.yield %next : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// -----

func.func @consume(%x: memref<4xf32, #ao.host> {ao.donated}) {
  return
}
func.func @drive(%x: memref<4xf32, #ao.host>) {
  // expected-error @below {{cannot pass on operand 0: it has another owner, and is in host memory}}
  call @consume(%x) : (memref<4xf32, #ao.host>) -> ()
  return
}
