// A value that a loop carries unchanged is not copied before it, although data
// decides the number of iterations; dead values are not carried.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %early = math.sin %kept : tensor<64xf32>
  %a = math.sin %early : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w:4 = scf.while (%i = %c0, %p = %a, %k = %kept, %z = %y) : (index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> (index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %goes = arith.cmpi slt, %i, %c2 : index
    %element = tensor.extract %p[%c0] : tensor<64xf32>
    %large = arith.constant 1.0e30 : f32
    %small = arith.cmpf olt, %element, %large : f32
    %both = arith.andi %goes, %small : i1
    scf.condition(%both) %i, %p, %k, %z : index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  } do {
  ^bb0(%i: index, %p: tensor<64xf32>, %q: tensor<64xf32>, %z: tensor<64xf32>):
    %next = arith.addi %i, %c1 : index
    %u = math.exp %p : tensor<64xf32>
    %s = arith.addf %u, %q : tensor<64xf32>
    %t = arith.mulf %s, %p : tensor<64xf32>
    %o = arith.mulf %t, %z : tensor<64xf32>
    scf.yield %next, %o, %q, %z : index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  %c = arith.mulf %w#1, %kept : tensor<64xf32>
  %d = arith.mulf %c, %early : tensor<64xf32>
  return %d : tensor<64xf32>
}
