func.func @joint(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 8] [1, 1] {ao.offload_delay = 2 : i64} : tensor<1x8xf32> into tensor<4x8xf32>
    %e = math.cos %b : tensor<1x8xf32>
    scf.yield %e, %t : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @reversed(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %i1 = arith.constant 1 : i32
  %i3 = arith.constant 3 : i32
  %i7 = arith.constant 7 : i32
  %c6 = arith.constant 6 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %stack = scf.for %i = %i3 to %i7 step %i1 iter_args(%s = %init) -> (tensor<4x8xf32>) : i32 {
    %k = arith.index_cast %i : i32 to index
    %j = arith.subi %c6, %k : index
    %a = math.sin %x : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%j, 0] [1, 8] [1, 1] {ao.offload_delay = 1 : i64} : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

func.func @handed_on(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %other = tensor.empty() : tensor<4x8xf32>
  %y:3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %u = tensor.insert_slice %h into %r[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %a = math.sin %h : tensor<1x8xf32>
    %b = math.exp %a : tensor<1x8xf32>
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %b, %t, %u : tensor<1x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 4], prefetch = 1>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %y#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %k = tensor.extract_slice %y#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    %c = arith.mulf %b, %k : tensor<1x8xf32>
    scf.yield %c : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}
