// A tensor of a scalar that is read and counted on without a reader has no buffer; one
// of which the number is used has.
func.func @step(%x: tensor<8xf32>, %n: i32) -> (tensor<8xf32>, tensor<i32>) attributes {ao.step} {
  %c1 = arith.constant 1 : i32
  %h = math.exp %x : tensor<8xf32>
  %g = math.sin %h : tensor<8xf32>
  %dead = tensor.from_elements %n : tensor<i32>
  %used = tensor.from_elements %n : tensor<i32>
  %a = math.sin %g : tensor<8xf32>
  %b = math.cos %a : tensor<8xf32>
  %c = arith.mulf %a, %b : tensor<8xf32>
  %old = tensor.extract %dead[] : tensor<i32>
  %new = arith.addi %old, %c1 : i32
  %next = tensor.from_elements %new : tensor<i32>
  %d = arith.mulf %c, %g : tensor<8xf32>
  %e = arith.mulf %d, %h : tensor<8xf32>
  %last = tensor.extract %next[] : tensor<i32>
  %dropped = arith.addi %last, %c1 : i32
  %number = tensor.extract %used[] : tensor<i32>
  %scalar = arith.sitofp %number : i32 to f32
  %s = tensor.splat %scalar : tensor<8xf32>
  %f = arith.addf %e, %s : tensor<8xf32>
  %both = arith.addi %used, %used : tensor<i32>
  return %f, %both : tensor<8xf32>, tensor<i32>
}
