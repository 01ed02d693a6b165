// Casts of indices on tensors have buffers of their own.
//
// REQUIRES: ao-run
// RUN: env AO_POISON=1 ao-run %s --strategy=none --print-outputs | FileCheck %s
//
// CHECK: output 0:
func.func @step(%q: tensor<6xi32>) -> (tensor<6xi32>) attributes {ao.step} {
  %x = arith.index_cast %q : tensor<6xi32> to tensor<6xindex>
  %e = tensor.empty() : tensor<6xindex>
  %y = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%x: tensor<6xindex>) outs(%e: tensor<6xindex>) {
  ^bb0(%a: index, %b: index):
    %s = arith.addi %a, %a : index
    linalg.yield %s : index
  } -> tensor<6xindex>
  %r = arith.index_cast %y : tensor<6xindex> to tensor<6xi32>
  return %r : tensor<6xi32>
}
