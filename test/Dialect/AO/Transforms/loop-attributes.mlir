// Attributes of a loop apply to those of its iterations that become ops of the
// step.
//
// RUN: ao-opt %s --ao-apply-plan | FileCheck %s --check-prefix=SPLIT
// RUN: ao-opt %s --ao-unroll-loops | FileCheck %s --check-prefix=UNROLL

// The phase is that of all ops without one. The mark applies to the values that
// the iteration yields.
//
// SPLIT: math.cos %{{.*}} {ao.layer = 7 : i64, ao.phase = "forward"} : tensor<1x8xf32>
// SPLIT: %[[A:.*]] = math.sin %{{.*}} {ao.keep, ao.layer = 3 : i64, ao.phase = "forward"} : tensor<1x8xf32>
// SPLIT: %[[B:.*]] = arith.mulf %{{.*}}, %[[A]] {ao.keep, ao.layer = 3 : i64, ao.phase = "forward"} : tensor<1x8xf32>
// SPLIT: scf.for
// SPLIT: math.sin %{{.*}} : tensor<1x8xf32>
// SPLIT: } {ao.keep, ao.layer = 3 : i64, ao.phase = "forward"}
// SPLIT: scf.for
// SPLIT: } {ao.phase = "backward"}
// SPLIT: arith.mulf {{.*}} {ao.phase = "backward"}
// UNROLL-COUNT-4: math.sin %{{.*}} {ao.keep, ao.layer = 3 : i64, ao.phase = "forward"} : tensor<1x8xf32>
// UNROLL-COUNT-4: arith.mulf {{.*}} {ao.phase = "backward"}
func.func @step(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %e) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %u = math.cos %v {ao.layer = 7 : i64} : tensor<1x8xf32>
    %a = math.sin %u : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    scf.yield %b, %s1 : tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.keep, ao.layer = 3 : i64, ao.phase = "forward", ao.loop = #ao.loop<split = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  } {ao.phase = "backward"}
  return %z : tensor<1x8xf32>
}

// A tensor without data that iterations yield twice is live until then.
//
// SPLIT-LABEL: @handed_on
// SPLIT: %[[E:.*]] = tensor.empty() : tensor<1x8xf32>
// SPLIT: scf.for {{.*}} iter_args({{.*}}, %{{.*}} = %[[E]],
func.func @handed_on(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> (tensor<1x8xf32>, tensor<1x8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %l:4 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %p = %x, %q = %x, %s = %e) -> (tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>) {
    %n = tensor.empty() : tensor<1x8xf32>
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %s1 = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    scf.yield %b, %n, %p, %s1 : tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [1, 2]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %l#0) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %l#3[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z, %l#2 : tensor<1x8xf32>, tensor<1x8xf32>
}

// Costs are added up without overflow.
//
// SPLIT-LABEL: @times
// SPLIT: ao.cost_ns = 2305843009213693951 : i64
// SPLIT: ao.cost_ns = 6917529027641081856 : i64
func.func @times(%x: tensor<1x8xf32>, %w: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> (tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %t1 = tensor.insert_slice %a into %t[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t1 : tensor<4x8xf32>
  } {ao.cost_ns = 9223372036854775807 : i64, ao.loop = #ao.loop<split = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %g1 = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %g1 : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}
