// Complex numbers and softmax, with and without offloading, have the bits of
// the same arithmetic on real and imaginary parts, and of its definition.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'ao-run %s --entry=parts --strategy=none' \
// RUN:   'ao-run %s --entry=whole --compare --strategy=none,sync,pytorch --min-bytes=1' | FileCheck %s
// CHECK: sync {{.*}} yes
// CHECK: pytorch {{.*}} yes
// CHECK: output 0: 8x8xf32
// CHECK: output 1: 8x8xf32

//
// A complex residual is handed from one function to the other.
// RUN: ao-run %s --entry=fwd --compare --strategy=none,sync --min-bytes=1 | FileCheck %s --check-prefix=PAIR
// PAIR: sync {{.*}} 256 {{ *}}256 {{.*}} yes

#id = affine_map<(i, j) -> (i, j)>

func.func @whole(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {ao.step} {
  %e = tensor.empty() : tensor<8x8xf32>
  %ce = tensor.empty() : tensor<8x8xcomplex<f32>>
  %c = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<8x8xf32>, tensor<8x8xf32>) outs(%ce : tensor<8x8xcomplex<f32>>) {
  ^bb0(%a: f32, %b: f32, %out: complex<f32>):
    %0 = complex.create %a, %b : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<8x8xcomplex<f32>>
  %s = linalg.softmax dimension(1) ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<8x8xcomplex<f32>>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: complex<f32>, %out: f32):
    %0 = complex.add %a, %a : complex<f32>
    %re = complex.re %0 : complex<f32>
    %im = complex.im %0 : complex<f32>
    %1 = arith.mulf %re, %im : f32
    linalg.yield %1 : f32
  } -> tensor<8x8xf32>
  return %r, %s : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @parts(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) attributes {ao.step} {
  %e = tensor.empty() : tensor<8x8xf32>
  %re = linalg.add ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %im = linalg.add ins(%y, %y : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.mul ins(%re, %im : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %ve = tensor.empty() : tensor<8xf32>
  %l = linalg.fill ins(%low : f32) outs(%ve : tensor<8xf32>) -> tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%ve : tensor<8xf32>) -> tensor<8xf32>
  %max = linalg.reduce { arith.maxnumf } ins(%x : tensor<8x8xf32>) outs(%l : tensor<8xf32>) dimensions = [1]
  %maxima = linalg.broadcast ins(%max : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [1]
  %d = linalg.sub ins(%x, %maxima : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.exp ins(%d : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %sum = linalg.reduce { arith.addf } ins(%p : tensor<8x8xf32>) outs(%z : tensor<8xf32>) dimensions = [1]
  %sums = linalg.broadcast ins(%sum : tensor<8xf32>) outs(%e : tensor<8x8xf32>) dimensions = [1]
  %s = linalg.div ins(%p, %sums : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r, %s : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @fwd(%z: tensor<8x4xcomplex<f32>>) -> (tensor<8x4xf32>, tensor<8x4xcomplex<f32>>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %ce = tensor.empty() : tensor<8x4xcomplex<f32>>
  %c = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%z : tensor<8x4xcomplex<f32>>) outs(%ce : tensor<8x4xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %out: complex<f32>):
    %0 = complex.exp %a : complex<f32>
    linalg.yield %0 : complex<f32>
  } -> tensor<8x4xcomplex<f32>>
  %e = tensor.empty() : tensor<8x4xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c : tensor<8x4xcomplex<f32>>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%a: complex<f32>, %out: f32):
    %0 = complex.abs %a : complex<f32>
    linalg.yield %0 : f32
  } -> tensor<8x4xf32>
  return %r, %c : tensor<8x4xf32>, tensor<8x4xcomplex<f32>>
}

func.func @bwd(%c: tensor<8x4xcomplex<f32>>, %g: tensor<8x4xf32>) -> tensor<8x4xcomplex<f32>> {
  %ce = tensor.empty() : tensor<8x4xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%c, %g : tensor<8x4xcomplex<f32>>, tensor<8x4xf32>) outs(%ce : tensor<8x4xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: f32, %out: complex<f32>):
    %0 = complex.create %b, %b : complex<f32>
    %1 = complex.mul %a, %0 : complex<f32>
    linalg.yield %1 : complex<f32>
  } -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
