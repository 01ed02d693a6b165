// A lossy value of type f16.
//
// REQUIRES: ao-run
// RUN: split-file %s %t && sed 's/f32/f16/g' %t/narrow.mlir > %t/f16.mlir
// RUN: ao-run %t/f16.mlir --compare --strategy=sync --min-bytes=1 --tolerance=0.04 -O0 | FileCheck %s --check-prefix=NARROW

// NARROW: sync {{.*}} NO
// NARROW: strategy {{.*}} error
// NARROW: sync {{.*}} 0.0{{[0-9]+}}

//--- narrow.mlir
func.func @step(%x: tensor<8x128xf32>) -> tensor<8x128xf32> attributes {ao.step} {
  %y = arith.addf %x, %x {ao.lossy = "f8E4M3FN"} : tensor<8x128xf32> loc("y")
  %a = math.absf %x : tensor<8x128xf32>
  %b = math.absf %a : tensor<8x128xf32>
  %z = arith.addf %y, %b {ao.phase = "backward"} : tensor<8x128xf32>
  return %z : tensor<8x128xf32>
}
