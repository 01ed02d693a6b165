// A transfer from either branch, of one value or the other; and one that a
// branch passes on while the other waits for it and starts its own.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=none --entry=plain' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=none --entry=moved' 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --strategy=none --entry=handed' | FileCheck %s
//
// CHECK: output 0: 8xf32

func.func @plain(%x: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %b = linalg.tanh ins(%w : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %v = tensor.extract %x[%c0] : tensor<8xf32>
  %c = arith.cmpf ogt, %v, %zero : f32
  %y = arith.select %c, %a, %b : tensor<8xf32>
  %g = tensor.empty() : tensor<8xf32>
  %r = linalg.mul ins(%y, %w : tensor<8xf32>, tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func @moved(%x: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %ta = ao.offload %a : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %f = tensor.empty() : tensor<8xf32>
  %b = linalg.tanh ins(%w : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %tb = ao.offload %b : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %ha = ao.wait %ta keep(%a : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %hb = ao.wait %tb keep(%b : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %v = tensor.extract %x[%c0] : tensor<8xf32>
  %c = arith.cmpf ogt, %v, %zero : f32
  %k:2 = scf.if %c -> (!ao.transfer<tensor<8xf32>>, tensor<8xf32, #ao.host>) {
    %t = ao.reload %ha : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    scf.yield %t, %ha : !ao.transfer<tensor<8xf32>>, tensor<8xf32, #ao.host>
  } else {
    %t = ao.reload %hb : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    scf.yield %t, %hb : !ao.transfer<tensor<8xf32>>, tensor<8xf32, #ao.host>
  }
  %y = ao.wait %k#0 keep(%k#1 : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  %g = tensor.empty() : tensor<8xf32>
  %r = linalg.mul ins(%y, %w : tensor<8xf32>, tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

func.func @handed(%x: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %ta = ao.offload %a : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %f = tensor.empty() : tensor<8xf32>
  %b = linalg.tanh ins(%w : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %tb = ao.offload %b : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %ha = ao.wait %ta keep(%a : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %hb = ao.wait %tb keep(%b : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %ra = ao.reload %ha : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %v = tensor.extract %x[%c0] : tensor<8xf32>
  %c = arith.cmpf ogt, %v, %zero : f32
  %k:2 = scf.if %c -> (!ao.transfer<tensor<8xf32>>, tensor<8xf32, #ao.host>) {
    scf.yield %ra, %ha : !ao.transfer<tensor<8xf32>>, tensor<8xf32, #ao.host>
  } else {
    %unused = ao.wait %ra keep(%ha : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
    %t = ao.reload %hb : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    scf.yield %t, %hb : !ao.transfer<tensor<8xf32>>, tensor<8xf32, #ao.host>
  }
  %y = ao.wait %k#0 keep(%k#1 : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  %g = tensor.empty() : tensor<8xf32>
  %r = linalg.mul ins(%y, %w : tensor<8xf32>, tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
