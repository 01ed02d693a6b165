// Unused ops are erased, callbacks are not.
//
// RUN: ao-opt %s --ao-finish-step --allow-unregistered-dialect | FileCheck %s
//
// `keep-unused` erases nothing.
// RUN: ao-opt %s --allow-unregistered-dialect -o %t.parsed
// RUN: ao-opt %s --ao-finish-step=keep-unused --allow-unregistered-dialect | diff %t.parsed -

!t = tensor<4xf32>

// first-result-unused, missing-input, unused-unpack: hooks with unused results are
// called.
// CHECK-LABEL: func.func @step
// CHECK-NEXT: autograd.hook unpack
// CHECK-NEXT: autograd.hook pre {{.*}}missing [1]
// CHECK-NEXT: autograd.hook post
// CHECK-NEXT: autograd.call_opaque
// CHECK-NEXT: "test.unknown"
// CHECK-NEXT: return
func.func @step(%g: !t, %p: !autograd.packed<!t>, %u: !autograd.hook<unpack>, %h: !autograd.hook<pre>, %q: !autograd.hook<post>,
    %f: !autograd.hook<function>) -> !t attributes {ao.step, autograd.gradients = []} {
  %0 = autograd.hook unpack %u packed(%p : !autograd.packed<!t>) -> !t
  %1 = arith.negf %0 : !t
  %2 = arith.mulf %1, %1 : !t
  %3:2 = autograd.hook pre %h outs(%g, %g : !t, !t) missing [1] -> !t, !t
  autograd.hook post %q ins(%3#1 : !t)
  %4 = autograd.call_opaque %f ins(%g : !t) -> !t
  %5 = "test.unknown"(%g) : (!t) -> !t
  return %g : !t
}

// Steps without a tape are not changed.
// CHECK-LABEL: func.func @other
// CHECK: arith.negf
func.func @other(%g: !t) -> !t attributes {ao.step} {
  %0 = arith.negf %g : !t
  return %g : !t
}

// purity: ops that write, wait or may fail are kept by their effects, not by a
// list; an unused op that reads a saved tensor is erased.
// CHECK-LABEL: func.func @purity
// CHECK-NEXT: memref.copy
// CHECK-NEXT: memref.store
// CHECK-NEXT: cf.assert
// CHECK-NEXT: ao.check_size
// CHECK-NEXT: gpu.wait
// CHECK-NEXT: "test.random"
// CHECK-NEXT: return
func.func @purity(%g: !t, %a: memref<4xf32>, %b: memref<4xf32>, %x: f32, %c: i1, %i: index, %w: !t, %t: !gpu.async.token)
    attributes {ao.step, autograd.gradients = []} {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  cf.assert %c, "finite"
  ao.check_size %i, %i "a size" "itself"
  gpu.wait [%t]
  %r = "test.random"() : () -> f32
  %y = arith.mulf %g, %w : !t
  return
}
