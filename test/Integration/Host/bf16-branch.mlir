// bf16 that crosses a branch, as a gather of JAX does: an executable links and
// gives the bits of ao-run. gcc 12's runtime cannot round to bf16.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --emit=exe -o %t.exe
// RUN: %compare_outputs '%t.exe' \
// RUN:   'ao-run %s --strategy=none' | FileCheck %s
//
// CHECK: output 0: 64xbf16
#m = affine_map<(d0) -> (d0)>
func.func @step(%x: tensor<64xbf16>, %y: tensor<64xi1>) -> tensor<64xbf16> attributes {ao.step} {
  %z = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<64xbf16>
  %b = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel"]} ins(%x, %y : tensor<64xbf16>, tensor<64xi1>) outs(%e : tensor<64xbf16>) {
  ^bb0(%p: bf16, %q: i1, %o: bf16):
    %i = linalg.index 0 : index
    %v = scf.if %q -> bf16 {
      %l = tensor.extract %x[%i] : tensor<64xbf16>
      scf.yield %l : bf16
    } else {
      scf.yield %z : bf16
    }
    linalg.yield %v : bf16
  } -> tensor<64xbf16>
  return %b : tensor<64xbf16>
}
