// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --remarks-filter=ao --ao-simplify-transfers | FileCheck %s

// Nothing is between release and reload.
// CHECK-LABEL: @empty_gap
func.func @empty_gap(%x: tensor<4xf32>) {
  // CHECK-NOT: ao.
  // CHECK: "test.use"(%arg0)
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-remark@+1 {{removed a round trip that frees no memory}}
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  "test.use"(%y) : (tensor<4xf32>) -> ()
  return
}

// -----

// The device copy is used after the reload, in a region or through a view.
// CHECK-LABEL: @source_used_behind
func.func @source_used_behind(%x: tensor<4xf32>, %c: i1) {
  // CHECK-NOT: ao.
  // CHECK: "test.use"(%arg0)
  %v = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  "test.gap"() : () -> ()
  // expected-remark@+1 {{removed a round trip that frees no memory}}
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  "test.use"(%y) : (tensor<4xf32>) -> ()
  scf.if %c {
    "test.use"(%v) : (tensor<?xf32>) -> ()
  }
  return
}

// -----

// A round trip that frees device memory for a while is kept.
// CHECK-LABEL: @useful
func.func @useful(%x: tensor<4xf32>) {
  // CHECK: ao.offload
  // CHECK: ao.wait
  // CHECK: "test.gap"
  // CHECK: ao.reload
  // CHECK: ao.wait
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  "test.gap"() : () -> ()
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  "test.use"(%y) : (tensor<4xf32>) -> ()
  return
}

// -----

// Two reloads of one host copy: the first frees nothing, the copy is kept for
// the second.
// CHECK-LABEL: @two_reloads
func.func @two_reloads(%x: tensor<4xf32>) {
  // CHECK: ao.offload
  // CHECK: ao.wait
  // CHECK: "test.use"(%arg0)
  // CHECK: "test.gap"
  // CHECK: ao.reload
  // CHECK: ao.wait
  // CHECK-NOT: ao.reload
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-remark@+1 {{removed a round trip that frees no memory}}
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  "test.use"(%y) : (tensor<4xf32>) -> ()
  "test.gap"() : () -> ()
  %s = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %z = ao.wait %s keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  "test.use"(%z) : (tensor<4xf32>) -> ()
  return
}

// -----

// A host copy that the function returns is kept.
// CHECK-LABEL: @host_copy_returned
func.func @host_copy_returned(%x: tensor<4xf32>) -> tensor<4xf32, #ao.host> {
  // CHECK: ao.offload
  // CHECK-NOT: ao.reload
  // CHECK: "test.use"(%arg0)
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-remark@+1 {{removed a round trip that frees no memory}}
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  "test.use"(%y) : (tensor<4xf32>) -> ()
  return %h : tensor<4xf32, #ao.host>
}
