// A body reads a counter, and does not use what it reads: the op is removed before
// buffers get lifetimes, and the counter ends before.
func.func @step(%x: tensor<16x32xf32>, %w: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<4x16x32xf32>, tensor<16x32xf32>) attributes {ao.step} {
  %around = math.exp %x : tensor<16x32xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3 : i32
  %start = arith.constant dense<3> : tensor<i32>
  %sums = tensor.empty() : tensor<4x16x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%sums : tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
  %o:2 = scf.for %k = %c0 to %c2 step %c1 iter_args(%f = %x, %sum = %zeros) -> (tensor<16x32xf32>, tensor<4x16x32xf32>) {
    %e = tensor.empty() : tensor<i32>
    %counter = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%start : tensor<i32>) outs(%e : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %0 = arith.subi %three, %in : i32
      linalg.yield %0 : i32
    } -> tensor<i32>
    %read = tensor.extract %counter[] : tensor<i32>
    %row = arith.index_cast %read : i32 to index
    %empty = tensor.empty() : tensor<4x16x32xf32>
    %h = math.tanh %f : tensor<16x32xf32>
    %a = arith.mulf %f, %w : tensor<16x32xf32>
    %s = tensor.insert_slice %a into %empty[%row, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
    %again = tensor.extract %counter[] : tensor<i32>
    %unused = arith.index_cast %again : i32 to index
    %l:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%g = %h, %t = %s) -> (tensor<16x32xf32>, tensor<4x16x32xf32>) {
      %b = arith.mulf %g, %w : tensor<16x32xf32>
      %u = tensor.insert_slice %b into %t[%i, 0, 0] [1, 16, 32] [1, 1, 1] : tensor<16x32xf32> into tensor<4x16x32xf32>
      %next = arith.addf %g, %w : tensor<16x32xf32>
      scf.yield %next, %u : tensor<16x32xf32>, tensor<4x16x32xf32>
    }
    %new = arith.addf %sum, %l#1 : tensor<4x16x32xf32>
    scf.yield %l#0, %new : tensor<16x32xf32>, tensor<4x16x32xf32>
  }
  %used = math.sin %around : tensor<16x32xf32>
  return %o#0, %o#1, %used : tensor<16x32xf32>, tensor<4x16x32xf32>, tensor<16x32xf32>
}
