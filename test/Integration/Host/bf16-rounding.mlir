// Beyond the emulation of bf16 of upstream MLIR: f64 is rounded to bf16 once,
// not twice by way of f32, and fma is one of f32.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && mkdir %t
// RUN: ao-run %s --strategy=none --outputs=%t/jit
// RUN: od -An -tx2 -v -j128 -w2 %t/jit/output0.npy | FileCheck %s

// A little more and a little less than the middle of 1 and the next number,
// the middle itself, and of the next one and its next; the same below zero;
// more than the largest number, what is no number, the smallest number, half of
// it and a little more than that.
// CHECK: 3f81
// CHECK-NEXT: 3f80
// CHECK-NEXT: 3f80
// CHECK-NEXT: 3f82
// CHECK-NEXT: bf81
// CHECK-NEXT: bf80
// CHECK-NEXT: 7f80
// CHECK-NEXT: 7f80
// CHECK-NEXT: 7fc0
// CHECK-NEXT: 0001
// CHECK-NEXT: 0000
// CHECK-NEXT: 0001
#id = affine_map<(d0) -> (d0)>
func.func @step(%x: tensor<12xbf16>) -> (tensor<12xbf16>, tensor<12xbf16>) attributes {ao.step} {
  %c = arith.constant dense<[
    0x3FF0100000001000, 0x3FF00FFFFFFFF000, 0x3FF0100000000000, 0x3FF0300000000000,
    0xBFF0100000001000, 0xBFF00FFFFFFFF000,
    0x7FE0000000000000, 0x7FF0000000000000, 0x7FF8000000000000,
    0x37A0000000000000, 0x3790000000000000, 0x3790000000000001
  ]> : tensor<12xf64>
  %e = tensor.empty() : tensor<12xbf16>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%c : tensor<12xf64>) outs(%e : tensor<12xbf16>) {
  ^bb0(%a: f64, %o: bf16):
    %t = arith.truncf %a : f64 to bf16
    linalg.yield %t : bf16
  } -> tensor<12xbf16>
  %f = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%r, %x : tensor<12xbf16>, tensor<12xbf16>) outs(%e : tensor<12xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %t = math.fma %a, %b, %a : bf16
    linalg.yield %t : bf16
  } -> tensor<12xbf16>
  return %r, %f : tensor<12xbf16>, tensor<12xbf16>
}
