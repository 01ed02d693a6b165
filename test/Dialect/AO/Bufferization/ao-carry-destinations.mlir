// RUN: ao-opt %s --allow-unregistered-dialect --ao-carry-destinations --split-input-file --verify-diagnostics | FileCheck %s

// What goes straight from its copy to its wait stays as it is.
// CHECK-LABEL: @straight
// CHECK-NOT: memref
func.func @straight(%x: tensor<4xf32>) -> tensor<4xf32, #ao.host> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

// -----

// CHECK-LABEL: @loop
// CHECK-SAME: %[[N:[a-z0-9]+]]: index, %[[H:[a-z0-9]+]]: tensor<?xf32, #ao.host>
func.func @loop(%n: index, %h: tensor<?xf32, #ao.host>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[SIZE:.*]] = tensor.dim %[[H]], %{{.*}}
  // CHECK: %[[B0:.*]] = memref.alloc(%[[SIZE]]) {alignment = 64 : i64} : memref<?xf32>
  // CHECK: %[[S0:.*]] = bufferization.to_buffer %[[H]] read_only : tensor<?xf32, #ao.host> to memref<?xf32, strided<[?], offset: ?>, #ao.host>
  // CHECK: %[[T0:.*]] = ao.reload %[[S0]] into %[[B0]]
  %t0 = ao.reload %h {test.mark} : tensor<?xf32, #ao.host> -> !ao.transfer<tensor<?xf32>>
  // CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[T:.*]] = %[[T0]], %[[B:.*]] = %[[B0]]) -> (!ao.transfer<memref<?xf32>>, memref<?xf32>)
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %t0) -> !ao.transfer<tensor<?xf32>> {
    // CHECK: %[[KEEP:.*]] = bufferization.to_buffer %[[H]] read_only
    // CHECK: ao.wait %[[T]] keep(%[[KEEP]] : {{.*}}) into(%[[B]] : memref<?xf32>) {test.mark} : !ao.transfer<memref<?xf32>>
    // CHECK: %[[X:.*]] = bufferization.to_tensor %[[B]] restrict writable : memref<?xf32> to tensor<?xf32>
    %x = ao.wait %t keep(%h : tensor<?xf32, #ao.host>) {test.mark} : !ao.transfer<tensor<?xf32>>
    // CHECK: %[[B1:.*]] = memref.alloc
    // CHECK: %[[T1:.*]] = ao.reload %{{.*}} into %[[B1]]
    %t1 = ao.reload %h : tensor<?xf32, #ao.host> -> !ao.transfer<tensor<?xf32>>
    // CHECK: "test.compute"(%[[X]])
    "test.compute"(%x) : (tensor<?xf32>) -> ()
    // CHECK: scf.yield %[[T1]], %[[B1]]
    scf.yield %t1 : !ao.transfer<tensor<?xf32>>
  }
  // CHECK: ao.wait %[[R]]#0 keep({{.*}}) into(%[[R]]#1 : memref<?xf32>)
  // CHECK: %[[Y:.*]] = bufferization.to_tensor %[[R]]#1
  // CHECK: return %[[Y]]
  %y = ao.wait %r keep(%h : tensor<?xf32, #ao.host>) : !ao.transfer<tensor<?xf32>>
  return %y : tensor<?xf32>
}

// -----

// Both directions; the host buffer lies where its encoding says.
// CHECK-LABEL: @branch
func.func @branch(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32, #ao.host> {
  // CHECK: scf.if %{{.*}} -> (!ao.transfer<memref<4xf32, #ao.host>>, memref<4xf32, #ao.host>)
  %t = scf.if %c -> !ao.transfer<tensor<4xf32, #ao.host>> {
    // CHECK: memref.alloc() {{.*}} : memref<4xf32, #ao.host>
    // CHECK: bufferization.to_buffer %{{.*}} read_only : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    // CHECK: ao.offload
    %a = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %b = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  // CHECK: bufferization.to_tensor %{{.*}}#1 restrict writable : memref<4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

// -----

// CHECK-LABEL: @switch
func.func @switch(%c: index, %h: tensor<8xf32, #ao.host>) -> tensor<8xf32> {
  // CHECK: scf.index_switch %{{.*}} -> !ao.transfer<memref<8xf32>>, memref<8xf32>
  %r = scf.index_switch %c -> !ao.transfer<tensor<8xf32>>
  case 1 {
    %t0 = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    scf.yield %t0 : !ao.transfer<tensor<8xf32>>
  }
  default {
    %t0 = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    scf.yield %t0 : !ao.transfer<tensor<8xf32>>
  }
  %y = ao.wait %r keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %y : tensor<8xf32>
}

// -----

// CHECK-LABEL: @while
func.func @while(%h: tensor<4xf32, #ao.host>, %c: i1) -> tensor<4xf32> {
  %t0 = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  // CHECK: scf.while (%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (!ao.transfer<memref<4xf32>>, memref<4xf32>) -> (!ao.transfer<memref<4xf32>>, memref<4xf32>)
  // CHECK: scf.condition(%{{.*}}) %{{.*}}, %{{.*}} : !ao.transfer<memref<4xf32>>, memref<4xf32>
  // CHECK: ^bb0(%[[T:.*]]: !ao.transfer<memref<4xf32>>, %[[B:.*]]: memref<4xf32>):
  // CHECK: scf.yield %[[T]], %[[B]]
  %r = scf.while (%t = %t0) : (!ao.transfer<tensor<4xf32>>) -> !ao.transfer<tensor<4xf32>> {
    scf.condition(%c) %t : !ao.transfer<tensor<4xf32>>
  } do {
  ^bb0(%t: !ao.transfer<tensor<4xf32>>):
    scf.yield %t : !ao.transfer<tensor<4xf32>>
  }
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// -----

// Branches between blocks hand over both.
// CHECK-LABEL: @blocks
func.func @blocks(%c: i1, %h: tensor<8xf32, #ao.host>) -> tensor<8xf32> {
  %t0 = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  // CHECK: cf.cond_br %{{.*}}, ^bb1, ^bb2(%{{.*}}, %{{.*}} : !ao.transfer<memref<8xf32>>, memref<8xf32>)
  cf.cond_br %c, ^a, ^b(%t0 : !ao.transfer<tensor<8xf32>>)
^a:
  %x = ao.wait %t0 keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  %t1 = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  // CHECK: cf.br ^bb2(%{{.*}}, %{{.*}} : !ao.transfer<memref<8xf32>>, memref<8xf32>)
  cf.br ^b(%t1 : !ao.transfer<tensor<8xf32>>)
  // CHECK: ^bb2(%[[T:.*]]: !ao.transfer<memref<8xf32>>, %[[B:.*]]: memref<8xf32>):
  // CHECK: ao.wait %[[T]] keep({{.*}}) into(%[[B]] :
^b(%t: !ao.transfer<tensor<8xf32>>):
  %y = ao.wait %t keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %y : tensor<8xf32>
}

// -----

func.func @unknown(%h: tensor<4xf32, #ao.host>) -> tensor<4xf32> {
  // expected-error @below {{'scf.execute_region' carries a transfer whose buffer it cannot carry}}
  %t = scf.execute_region -> !ao.transfer<tensor<4xf32>> {
    %a = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    scf.yield %a : !ao.transfer<tensor<4xf32>>
  }
  %y = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}
