// An executable rounds to bf16 as ao-run does.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --emit=exe -o %t
// RUN: %compare_outputs 'ao-run %s --strategy=none' '%t'

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
