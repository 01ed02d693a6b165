// Microbatches of groups of layers, of which the backward part keeps the input
// and recomputes the rest: a step within a body within a step. Its inner loops
// have two iterations, and are no loops once they are split.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned min-bytes=0 device-memory-budget=90%% recompute" | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned min-bytes=0 device-memory-budget=80%% recompute" | FileCheck %s
// CHECK-LABEL: func.func @step
// CHECK-SAME: ao.unplanned_peak
func.func @step(%x: tensor<3x256xf32>, %w: tensor<2x2x256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0.0> : tensor<256xf32>
  %r = scf.for %m = %c0 to %c3 step %c1 iter_args(%sum = %zero) -> (tensor<256xf32>) {
    %batch = tensor.extract_slice %x[%m, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<256xf32>
    %inputs = tensor.empty() : tensor<2x256xf32>
    %y, %kept = scf.for %g = %c0 to %c2 step %c1 iter_args(%h = %batch, %s = %inputs) -> (tensor<256xf32>, tensor<2x256xf32>) {
      %o = scf.for %l = %c0 to %c2 step %c1 iter_args(%a = %h) -> (tensor<256xf32>) {
        %v = tensor.extract_slice %w[%g, %l, 0] [1, 1, 256] [1, 1, 1] : tensor<2x2x256xf32> to tensor<256xf32>
        %b = arith.mulf %a, %v : tensor<256xf32>
        %c = math.tanh %b : tensor<256xf32>
        scf.yield %c : tensor<256xf32>
      }
      %t = tensor.insert_slice %h into %s[%g, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<2x256xf32>
      scf.yield %o, %t : tensor<256xf32>, tensor<2x256xf32>
    }
    %z = scf.for %g = %c0 to %c2 step %c1 iter_args(%d = %y) -> (tensor<256xf32>) {
      %k = arith.subi %c1, %g : index
      %h = tensor.extract_slice %kept[%k, 0] [1, 256] [1, 1] : tensor<2x256xf32> to tensor<256xf32>
      %e1 = tensor.empty() : tensor<2x256xf32>
      %e2 = tensor.empty() : tensor<2x256xf32>
      %o, %p, %q = scf.for %l = %c0 to %c2 step %c1 iter_args(%a = %h, %s1 = %e1, %s2 = %e2) -> (tensor<256xf32>, tensor<2x256xf32>, tensor<2x256xf32>) {
        %v = tensor.extract_slice %w[%k, %l, 0] [1, 1, 256] [1, 1, 1] : tensor<2x2x256xf32> to tensor<256xf32>
        %b = arith.mulf %a, %v : tensor<256xf32>
        %c = math.tanh %b : tensor<256xf32>
        %f = math.sin %v : tensor<256xf32>
        %t1 = tensor.insert_slice %c into %s1[%l, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<2x256xf32>
        %t2 = tensor.insert_slice %f into %s2[%l, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<2x256xf32>
        scf.yield %c, %t1, %t2 : tensor<256xf32>, tensor<2x256xf32>, tensor<2x256xf32>
      }
      %u = scf.for %l = %c0 to %c2 step %c1 iter_args(%a = %d) -> (tensor<256xf32>) {
        %j = arith.subi %c1, %l : index
        %c = tensor.extract_slice %p[%j, 0] [1, 256] [1, 1] : tensor<2x256xf32> to tensor<256xf32>
        %f = tensor.extract_slice %q[%j, 0] [1, 256] [1, 1] : tensor<2x256xf32> to tensor<256xf32>
        %b = arith.mulf %a, %c : tensor<256xf32>
        %n = arith.addf %b, %f : tensor<256xf32>
        scf.yield %n : tensor<256xf32>
      }
      scf.yield %u : tensor<256xf32>
    }
    %new = arith.addf %sum, %z : tensor<256xf32>
    scf.yield %new : tensor<256xf32>
  }
  return %r : tensor<256xf32>
}
