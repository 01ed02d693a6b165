// Control flow of the host around kernels: a condition and a number of iterations
// that only the device knows, dynamic sizes, slices with strides, and a table that
// is copied to the device once.
func.func @flow(%x: tensor<?x8xf32>, %n: tensor<i32>) -> (tensor<?x8xf32>, tensor<f32>, tensor<3x4xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %bound = arith.constant 20.0 : f32
  %table = arith.constant dense<[0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5]> : tensor<8xf32>
  %d = tensor.dim %x, %c0 : tensor<?x8xf32>
  // A condition that only the device knows.
  %e0 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<?x8xf32>) outs(%f0 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %q = arith.mulf %in, %in : f32
    %p = arith.addf %out, %q : f32
    linalg.yield %p : f32
  } -> tensor<f32>
  %v = tensor.extract %sum[] : tensor<f32>
  %large = arith.cmpf ogt, %v, %bound : f32
  %w = scf.if %large -> tensor<?x8xf32> {
    %e = tensor.empty(%d) : tensor<?x8xf32>
    %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x, %table : tensor<?x8xf32>, tensor<8xf32>) outs(%e : tensor<?x8xf32>) {
    ^bb0(%in: f32, %t: f32, %out: f32):
      %p = arith.mulf %in, %half : f32
      %q = arith.divf %p, %t : f32
      linalg.yield %q : f32
    } -> tensor<?x8xf32>
    scf.yield %y : tensor<?x8xf32>
  } else {
    %e = tensor.empty(%d) : tensor<?x8xf32>
    %y = linalg.sub ins(%x, %x : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
    scf.yield %y : tensor<?x8xf32>
  }
  // A number from an argument decides how often.
  %m = tensor.extract %n[] : tensor<i32>
  %mi = arith.index_cast %m : i32 to index
  %many = arith.remui %mi, %c3 : index
  %z = scf.for %i = %c0 to %many step %c1 iter_args(%a = %w) -> tensor<?x8xf32> {
    %e = tensor.empty(%d) : tensor<?x8xf32>
    %y = linalg.add ins(%a, %a : tensor<?x8xf32>, tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
    %one = tensor.insert %half into %y[%c0, %c3] : tensor<?x8xf32>
    scf.yield %one : tensor<?x8xf32>
  }
  %s = tensor.extract_slice %z[1, 1] [3, 4] [1, 2] : tensor<?x8xf32> to tensor<3x4xf32>
  %g = tensor.empty() : tensor<3x4xf32>
  %r = linalg.exp ins(%s : tensor<3x4xf32>) outs(%g : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %z, %sum, %r : tensor<?x8xf32>, tensor<f32>, tensor<3x4xf32>
}
