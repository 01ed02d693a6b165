// RUN: ao-opt %s --allow-unregistered-dialect --ao-carry-destinations --split-input-file --verify-diagnostics | FileCheck %s

// A transfer that is awaited without being carried is not changed.
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

// Branches between blocks pass both.
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

// -----

// A slot of a host tensor is named again at the wait: the loop carries the
// buffer of the source alone, although it is that of another value that the loop
// passes on.
// CHECK-LABEL: @slots
func.func @slots(%x: tensor<4xf32>, %y: tensor<4xf32>, %h: tensor<8x4xf32, #ao.host>, %lo: index, %hi: index) -> (tensor<4xf32>, tensor<8x4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[S0:.*]] = bufferization.to_buffer %{{.*}} read_only : tensor<4xf32, #ao.host> to memref<4xf32, strided<[1], offset: ?>, #ao.host>
  // CHECK: %[[T0:.*]] = ao.offload %{{.*}} into %[[S0]]
  %s0 = tensor.extract_slice %h[%c0, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %t0 = ao.offload %x into %s0 : tensor<4xf32> into tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK: %[[K0:.*]] = bufferization.to_buffer %arg0 read_only : tensor<4xf32> to memref<4xf32>
  // CHECK: scf.for {{.*}} iter_args(%[[G:.*]] = %arg1, %{{.*}} = %arg2, %[[T:.*]] = %[[T0]], %[[K:.*]] = %[[K0]])
  %r:4 = scf.for %i = %lo to %hi step %c1 iter_args(%g = %y, %stack = %h, %t = %t0, %k = %x)
      -> (tensor<4xf32>, tensor<8x4xf32, #ao.host>, !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>) {
    %j = arith.subi %i, %c1 : index
    %s = tensor.extract_slice %stack[%j, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
    // CHECK: ao.wait %[[T]] keep(%[[K]] : memref<4xf32>) into(
    %w = ao.wait %t keep(%k : tensor<4xf32>) into(%s : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
    %a = tensor.insert_slice %w into %stack[%j, 0] [1, 4] [1, 1] : tensor<4xf32, #ao.host> into tensor<8x4xf32, #ao.host>
    %s1 = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
    %t1 = ao.offload %g into %s1 : tensor<4xf32> into tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %n = "test.compute"(%g) : (tensor<4xf32>) -> tensor<4xf32>
    // CHECK: %[[K1:.*]] = bufferization.to_buffer %[[G]] read_only : tensor<4xf32> to memref<4xf32>
    // CHECK: scf.yield %{{.*}}, %{{.*}}, %{{.*}}, %[[K1]]
    scf.yield %n, %a, %t1, %g : tensor<4xf32>, tensor<8x4xf32, #ao.host>, !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>
  }
  %s = tensor.extract_slice %r#1[7, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %w = ao.wait %r#2 keep(%r#3 : tensor<4xf32>) into(%s : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %a = tensor.insert_slice %w into %r#1[7, 0] [1, 4] [1, 1] : tensor<4xf32, #ao.host> into tensor<8x4xf32, #ao.host>
  return %r#0, %a : tensor<4xf32>, tensor<8x4xf32, #ao.host>
}

// -----

func.func @slot_in_branch(%c: i1, %x: tensor<4xf32>, %h: tensor<8x4xf32, #ao.host>) -> tensor<8x4xf32, #ao.host> {
  // expected-error @below {{'scf.if' op carries a transfer into a slot and is not an 'scf.for'}}
  %t = scf.if %c -> !ao.transfer<tensor<4xf32, #ao.host>> {
    %s = tensor.extract_slice %h[0, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
    %a = ao.offload %x into %s : tensor<4xf32> into tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %s = tensor.extract_slice %h[0, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
    %a = ao.offload %x into %s : tensor<4xf32> into tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  %s = tensor.extract_slice %h[0, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %w = ao.wait %t keep(%x : tensor<4xf32>) into(%s : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %a = tensor.insert_slice %w into %h[0, 0] [1, 4] [1, 1] : tensor<4xf32, #ao.host> into tensor<8x4xf32, #ao.host>
  return %a : tensor<8x4xf32, #ao.host>
}

// -----

func.func @no_slot(%x: tensor<4xf32>, %h: tensor<8x4xf32, #ao.host>, %other: tensor<4xf32, #ao.host>, %hi: index) -> tensor<4xf32, #ao.host> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s0 = tensor.extract_slice %h[0, 0] [1, 4] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %t0 = ao.offload %x into %s0 : tensor<4xf32> into tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %r = scf.for %i = %c0 to %hi step %c1 iter_args(%t = %t0) -> (!ao.transfer<tensor<4xf32, #ao.host>>) {
    scf.yield %t : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  // expected-error @below {{expected a slice of the stacked residual that the carried transfer fills}}
  %w = ao.wait %r keep(%x : tensor<4xf32>) into(%other : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %w : tensor<4xf32, #ao.host>
}

// -----

func.func @unlike_stacks(%x: tensor<1x8xf32>, %y: tensor<1x8xf32>) -> (tensor<4x8xf32, #ao.host>, tensor<4x4x8xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %h = ao.host_empty : tensor<8x4xf32, #ao.host>
  %g = ao.host_empty : tensor<8x9xf32, #ao.host>
  %s = tensor.extract_slice %h[0, 0] [8, 1] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<8x1xf32, #ao.host>
  %q = tensor.empty() : tensor<8x1xf32>
  %a = math.sin %q : tensor<8x1xf32>
  %t = ao.offload %a into %s : tensor<8x1xf32> into tensor<8x1xf32, #ao.host> -> !ao.transfer<tensor<8x1xf32, #ao.host>>
  // expected-error @+1 {{carries transfers into slots of different stacked residuals}}
  %l:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%tt = %t, %k = %a, %hh = %g) -> (!ao.transfer<tensor<8x1xf32, #ao.host>>, tensor<8x1xf32>, tensor<8x9xf32, #ao.host>) {
    %s1 = tensor.extract_slice %h[0, 0] [8, 1] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<8x1xf32, #ao.host>
    %d = ao.wait %tt keep(%k : tensor<8x1xf32>) into(%s1 : tensor<8x1xf32, #ao.host>) : !ao.transfer<tensor<8x1xf32, #ao.host>>
    %b = math.exp %q : tensor<8x1xf32>
    %s2 = tensor.extract_slice %hh[0, %i] [8, 1] [1, 1] : tensor<8x9xf32, #ao.host> to tensor<8x1xf32, #ao.host>
    %t2 = ao.offload %b into %s2 : tensor<8x1xf32> into tensor<8x1xf32, #ao.host> -> !ao.transfer<tensor<8x1xf32, #ao.host>>
    scf.yield %t2, %b, %hh : !ao.transfer<tensor<8x1xf32, #ao.host>>, tensor<8x1xf32>, tensor<8x9xf32, #ao.host>
  }
  %s3 = tensor.extract_slice %l#2[0, 3] [8, 1] [1, 1] : tensor<8x9xf32, #ao.host> to tensor<8x1xf32, #ao.host>
  %e = ao.wait %l#0 keep(%l#1 : tensor<8x1xf32>) into(%s3 : tensor<8x1xf32, #ao.host>) : !ao.transfer<tensor<8x1xf32, #ao.host>>
  %r = ao.host_empty : tensor<4x8xf32, #ao.host>
  %r2 = ao.host_empty : tensor<4x4x8xf32, #ao.host>
  return %r, %r2 : tensor<4x8xf32, #ao.host>, tensor<4x4x8xf32, #ao.host>
}
