// bf16 is computed in f32 and rounded after each op, by ao-run and by an
// executable of the same step alike.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --emit=exe -o %t.exe
// RUN: %compare_outputs '%t.exe' \
// RUN:   'ao-run %s --strategy=none' | FileCheck %s
//
// CHECK: output 0: 9xbf16
// CHECK: output 3: 9xi1
func.func @step(%b: tensor<9xbf16>, %i: tensor<9xi32>) -> (tensor<9xbf16>, tensor<9xbf16>, tensor<9xi32>, tensor<9xi1>) attributes {ao.step} {
  %e = tensor.empty() : tensor<9xbf16>
  %t = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%b: tensor<9xbf16>) outs(%e: tensor<9xbf16>) {
  ^bb0(%x: bf16, %y: bf16):
    %k = arith.constant 2.5 : bf16
    %s = arith.addf %x, %k : bf16
    %s2 = arith.mulf %s, %x : bf16
    %s3 = arith.maximumf %s2, %x : bf16
    %s4 = arith.negf %s3 : bf16
    %s5 = arith.divf %s4, %s : bf16
    %r = arith.remf %s5, %k : bf16
    %c = arith.cmpf ogt, %r, %x : bf16
    %q = arith.select %c, %r, %x : bf16
    linalg.yield %q : bf16
  } -> tensor<9xbf16>
  %e1 = tensor.empty() : tensor<9xbf16>
  %t1 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%i: tensor<9xi32>) outs(%e1: tensor<9xbf16>) {
  ^bb0(%x: i32, %y: bf16):
    %s = arith.sitofp %x : i32 to bf16
    %s1 = math.tanh %s : bf16
    linalg.yield %s1 : bf16
  } -> tensor<9xbf16>
  %e2 = tensor.empty() : tensor<9xi32>
  %t2 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%b: tensor<9xbf16>) outs(%e2: tensor<9xi32>) {
  ^bb0(%x: bf16, %y: i32):
    %s = arith.fptosi %x : bf16 to i32
    linalg.yield %s : i32
  } -> tensor<9xi32>
  %e3 = tensor.empty() : tensor<9xi1>
  %t3 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%b: tensor<9xbf16>) outs(%e3: tensor<9xi1>) {
  ^bb0(%x: bf16, %y: i1):
    %k = arith.constant 0.0 : bf16
    %s = arith.cmpf ogt, %x, %k : bf16
    linalg.yield %s : i1
  } -> tensor<9xi1>
  return %t, %t1, %t2, %t3 : tensor<9xbf16>, tensor<9xbf16>, tensor<9xi32>, tensor<9xi1>
}
