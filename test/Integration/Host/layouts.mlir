// Dynamic sizes, and a source with offset and strides, come back as they went;
// what they were is computed by a function without transfers.
//
// REQUIRES: ao-run
// RUN: ao-run %s --entry=moved --strategy=none --dynamic-size=7 --print-outputs | FileCheck %s
// RUN: %compare_outputs 'ao-run %s --entry=moved --strategy=none --dynamic-size=7' \
// RUN:   'ao-run %s --entry=plain --strategy=none --dynamic-size=7'
//
// 7 x 8 x 4 bytes whole, 3 x 4 x 4 bytes of a slice, in either direction.
// CHECK: none {{.*}} 272 {{ *}}272
// CHECK: output 0: 7x8xf32
// CHECK: output 1: 3x4xf32

func.func @plain(%x: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<3x4xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %a = linalg.exp ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = tensor.extract_slice %a[2, 3] [3, 4] [1, 1] : tensor<?x8xf32> to tensor<3x4xf32>
  %f = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.add ins(%a, %a : tensor<?x8xf32>, tensor<?x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %g = tensor.empty() : tensor<3x4xf32>
  %q = linalg.add ins(%s, %s : tensor<3x4xf32>, tensor<3x4xf32>) outs(%g : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r, %q : tensor<?x8xf32>, tensor<3x4xf32>
}

func.func @moved(%x: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<3x4xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %a = linalg.exp ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %s = tensor.extract_slice %a[2, 3] [3, 4] [1, 1] : tensor<?x8xf32> to tensor<3x4xf32>
  %t0 = ao.offload %a : tensor<?x8xf32> -> !ao.transfer<tensor<?x8xf32, #ao.host>>
  %t1 = ao.offload %s : tensor<3x4xf32> -> !ao.transfer<tensor<3x4xf32, #ao.host>>
  %h0 = ao.wait %t0 keep(%a : tensor<?x8xf32>) : !ao.transfer<tensor<?x8xf32, #ao.host>>
  %h1 = ao.wait %t1 keep(%s : tensor<3x4xf32>) : !ao.transfer<tensor<3x4xf32, #ao.host>>
  %u0 = ao.reload %h0 : tensor<?x8xf32, #ao.host> -> !ao.transfer<tensor<?x8xf32>>
  %u1 = ao.reload %h1 : tensor<3x4xf32, #ao.host> -> !ao.transfer<tensor<3x4xf32>>
  %b = ao.wait %u0 keep(%h0 : tensor<?x8xf32, #ao.host>) : !ao.transfer<tensor<?x8xf32>>
  %v = ao.wait %u1 keep(%h1 : tensor<3x4xf32, #ao.host>) : !ao.transfer<tensor<3x4xf32>>
  %f = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.add ins(%b, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %g = tensor.empty() : tensor<3x4xf32>
  %q = linalg.add ins(%v, %v : tensor<3x4xf32>, tensor<3x4xf32>) outs(%g : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %r, %q : tensor<?x8xf32>, tensor<3x4xf32>
}
