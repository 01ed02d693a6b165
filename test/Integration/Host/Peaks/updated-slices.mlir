// A loop updates slices of what it carries: weights before their next
// layer, and sums of gradients. A slice that is read first is overwritten in
// place, in another shape, too; one with later uses, or read from elsewhere, is
// not.
#id = affine_map<(d0) -> (d0)>
func.func @step(%x: tensor<256xf32>, %weights: tensor<8x256xf32>, %sums: tensor<8x256xf32>, %others: tensor<8x256xf32>, %last: tensor<8x256xf32>)
    -> (tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x256xf32>
  %y, %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %w = tensor.extract_slice %weights[%i, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %a = arith.mulf %h, %w : tensor<256xf32>
    %b = math.sin %a : tensor<256xf32>
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<8x256xf32>
  }
  %z, %updated = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y, %s = %weights) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %j = arith.subi %c7, %i : index
    %r = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %w = tensor.extract_slice %s[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %b = arith.mulf %g, %r : tensor<256xf32>
    %next = arith.mulf %b, %w : tensor<256xf32>
    %new = arith.subf %w, %b : tensor<256xf32>
    %t = tensor.insert_slice %new into %s[%j, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    scf.yield %next, %t : tensor<256xf32>, tensor<8x256xf32>
  }
  %u, %summed = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %z, %s = %sums) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %b = math.cos %g : tensor<256xf32>
    %row = tensor.extract_slice %s[%i, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<1x256xf32>
    %old = tensor.collapse_shape %row [[0, 1]] : tensor<1x256xf32> into tensor<256xf32>
    %e = tensor.empty() : tensor<256xf32>
    %sum = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%b, %old : tensor<256xf32>, tensor<256xf32>) outs(%e : tensor<256xf32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %m = arith.addf %p, %q : f32
      linalg.yield %m : f32
    } -> tensor<256xf32>
    %new = tensor.expand_shape %sum [[0, 1]] output_shape [1, 256] : tensor<256xf32> into tensor<1x256xf32>
    %t = tensor.insert_slice %new into %s[%i, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<8x256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<8x256xf32>
  }
  %v, %kept = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %u, %s = %others) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %old = tensor.extract_slice %s[%i, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %new = math.sin %old : tensor<256xf32>
    %t = tensor.insert_slice %new into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %next = arith.addf %g, %old : tensor<256xf32>
    scf.yield %next, %t : tensor<256xf32>, tensor<8x256xf32>
  }
  %n, %mirrored = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %v, %s = %last) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %j = arith.subi %c7, %i : index
    %old = tensor.extract_slice %s[%i, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %other = tensor.extract_slice %s[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %new = arith.subf %old, %other : tensor<256xf32>
    %t = tensor.insert_slice %new into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %next = math.sin %g : tensor<256xf32>
    scf.yield %next, %t : tensor<256xf32>, tensor<8x256xf32>
  }
  return %n, %updated, %summed, %kept, %mirrored : tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x256xf32>
}
