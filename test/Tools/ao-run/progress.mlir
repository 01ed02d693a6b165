// Progress on request: never mixed into results.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --progress=always 2>&1 >/dev/null | FileCheck %s
// RUN: ao-run %s --strategy=none --progress=never 2>&1 >/dev/null | count 0
// RUN: ao-run %s --strategy=none 2>&1 >/dev/null | count 0
//
// CHECK: ao-run: planning and lowering none
// CHECK-NEXT: ao-run: compiling none
// CHECK-NEXT: ao-run: running none

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %y = math.sin %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
