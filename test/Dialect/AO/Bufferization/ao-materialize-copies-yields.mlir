// RUN: ao-opt %s --ao-materialize-copies | FileCheck %s

// CHECK-LABEL: @fresh
func.func @fresh(%init: tensor<4xf32>, %lo: index, %hi: index, %step: index) -> tensor<4xf32> {
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}})
  %r = scf.for %i = %lo to %hi step %step iter_args(%x = %init) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    // CHECK: %[[Y:.*]] = linalg.exp
    %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: %[[M:.*]] = bufferization.materialize_in_destination %[[Y]] in %[[X]]
    // CHECK: scf.yield %[[M]]
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// A value that is written in place already is not changed.
// CHECK-LABEL: @in_place
// CHECK-NOT: materialize
func.func @in_place(%init: tensor<4x4xf32>, %row: tensor<1x4xf32>, %lo: index, %hi: index, %step: index) -> tensor<4x4xf32> {
  %r = scf.for %i = %lo to %hi step %step iter_args(%x = %init) -> tensor<4x4xf32> {
    %y = tensor.insert_slice %row into %x[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    scf.yield %y : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

// A dead value in the old place is overwritten, under any name that it has by
// then: the old value need not be kept.
// CHECK-LABEL: @overwritten
func.func @overwritten(%init: tensor<4xf32>, %lo: index, %hi: index, %step: index) -> tensor<4xf32> {
  // CHECK: scf.for
  %r = scf.for %i = %lo to %hi step %step iter_args(%x = %init) -> tensor<4xf32> {
    // CHECK: %[[INNER:.*]] = scf.for
    %n = scf.for %j = %lo to %hi step %step iter_args(%v = %x) -> tensor<4xf32> {
      %w = math.exp %v : tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    }
    // CHECK: %[[SIN:.*]] = math.sin %[[INNER]]
    %s = math.sin %n : tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    // CHECK: %[[Y:.*]] = linalg.exp
    %y = linalg.exp ins(%s : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: materialize_in_destination %[[Y]] in %[[SIN]]
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// A view of the old value is still to be read, and a loop leaves what it swaps in
// its places.
// CHECK-LABEL: @still_read
func.func @still_read(%a: tensor<4xf32>, %b: tensor<4xf32>, %lo: index, %hi: index, %step: index) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[Z:.*]] = %{{.*}})
  %r:2 = scf.for %i = %lo to %hi step %step iter_args(%x = %a, %z = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    %view = tensor.extract_slice %x[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %s = math.sin %x : tensor<4xf32>
    %p = tensor.concat dim(0) %view, %view : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %q = arith.addf %p, %s : tensor<4xf32>
    // CHECK: %[[N:.*]]:2 = scf.for
    %n:2 = scf.for %j = %lo to %hi step %step iter_args(%v = %z, %w = %q) -> (tensor<4xf32>, tensor<4xf32>) {
      scf.yield %w, %v : tensor<4xf32>, tensor<4xf32>
    }
    %e = tensor.empty() : tensor<4xf32>
    %y = linalg.add ins(%n#0, %n#1 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %f = tensor.empty() : tensor<4xf32>
    %t = linalg.exp ins(%y : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
    // CHECK-DAG: materialize_in_destination %{{.*}} in %[[X]]
    // CHECK-DAG: materialize_in_destination %{{.*}} in %[[N]]#0
    scf.yield %y, %t : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// The old value goes where it is wanted before it is overwritten.
// CHECK-LABEL: @delay
func.func @delay(%a: tensor<4xf32>, %b: tensor<4xf32>, %lo: index, %hi: index, %step: index) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[P:.*]] = %{{.*}})
  %r:2 = scf.for %i = %lo to %hi step %step iter_args(%x = %a, %previous = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    // CHECK: %[[Y:.*]] = linalg.exp
    %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK-NEXT: %[[N:.*]] = bufferization.materialize_in_destination %[[X]] in %[[P]]
    // CHECK-NEXT: %[[M:.*]] = bufferization.materialize_in_destination %[[Y]] in %[[X]]
    // CHECK-NEXT: scf.yield %[[M]], %[[N]]
    scf.yield %y, %x : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// Of values that change places one is copied aside; the third need not wait.
// CHECK-LABEL: @swap
func.func @swap(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %lo: index, %hi: index, %step: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}}, %[[Z:.*]] = %{{.*}})
  %r:3 = scf.for %i = %lo to %hi step %step iter_args(%x = %a, %y = %b, %z = %c) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    // CHECK-NEXT: %[[M:.*]] = bufferization.materialize_in_destination %[[X]] in %[[Z]]
    // CHECK-NEXT: %[[C:.*]] = bufferization.alloc_tensor() copy(%[[Y]])
    // CHECK-NEXT: %[[N:.*]] = bufferization.materialize_in_destination %[[X]] in %[[Y]]
    // CHECK-NEXT: %[[L:.*]] = bufferization.materialize_in_destination %[[C]] in %[[X]]
    // CHECK-NEXT: scf.yield %[[L]], %[[N]], %[[M]]
    scf.yield %y, %x, %x : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// The result of a select by a scalar overwrites its first tensor, so that it is
// in place if the loop carries that one.
// CHECK-LABEL: @choose
func.func @choose(%a: tensor<4xf32>, %b: tensor<4xf32>, %d: i1, %lo: index, %hi: index, %step: index) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}})
  %r:2 = scf.for %i = %lo to %hi step %step iter_args(%x = %a, %y = %b) -> (tensor<4xf32>, tensor<4xf32>) {
    // CHECK-NEXT: %[[P:.*]] = arith.select
    // CHECK-NEXT: %[[Q:.*]] = arith.select
    // CHECK-NEXT: scf.yield %[[P]], %[[Q]]
    %p = arith.select %d, %x, %y : tensor<4xf32>
    %q = arith.select %d, %y, %x : tensor<4xf32>
    scf.yield %p, %q : tensor<4xf32>, tensor<4xf32>
  }
  // CHECK: scf.for {{.*}} iter_args(%[[X:.*]] = %{{.*}})
  %s = scf.for %i = %lo to %hi step %step iter_args(%x = %r#0) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %y = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    // CHECK: %[[P:.*]] = arith.select %{{.*}}, %[[X]],
    // CHECK-NEXT: scf.yield %[[P]]
    %p = arith.select %d, %x, %y : tensor<4xf32>
    scf.yield %p : tensor<4xf32>
  }
  return %s, %r#1 : tensor<4xf32>, tensor<4xf32>
}
