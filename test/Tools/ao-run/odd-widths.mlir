// Elements of odd widths are padded: what is predicted of them is what they take,
// and copies move all of it.
//
// REQUIRES: ao-run
// RUN: ao-run %s --compare --strategy=sync --min-bytes=1 -O0 | FileCheck %s
// RUN: sed 's/i24/f80/g; s/fptosi/extf/; s/addi/addf/; s/sitofp/truncf/' %s > %t.mlir
// RUN: ao-run %t.mlir --compare --strategy=sync --min-bytes=1 -O0 | FileCheck %s
// CHECK: none {{ *}}[[PEAK:[0-9]+]] {{ *}}[[PEAK]]
// CHECK: sync {{ *}}[[LESS:[0-9]+]] {{ *}}[[LESS]] {{.*}} yes
func.func @step(%x: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %i = arith.fptosi %x : tensor<64xf32> to tensor<64xi24>
  %j = arith.addi %i, %i : tensor<64xi24>
  %s = math.sin %x : tensor<64xf32>
  %e = math.exp %s : tensor<64xf32>
  %c = math.cos %e : tensor<64xf32>
  %y = arith.sitofp %j : tensor<64xi24> to tensor<64xf32>
  %z = arith.addf %y, %c : tensor<64xf32>
  return %z : tensor<64xf32>
}
