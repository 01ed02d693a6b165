// Outputs can be read as inputs: arguments that a step returns are written as
// they were read.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && ao-run %t/step.mlir --strategy=none --outputs=%t/first
// RUN: %python -c "import pathlib, shutil, sys; p = pathlib.Path(sys.argv[1]); (p / 'inputs').mkdir(); [shutil.copy(p / f'first/output{i}.npy', p / f'inputs/arg{i}.npy') for i in range(5)]" %t
// RUN: ao-run %t/step.mlir --strategy=none --seed=9 --inputs=%t/inputs --outputs=%t/second && diff -r %t/first %t/second

//--- step.mlir
func.func @step(%x: tensor<2x4xf32>, %b: tensor<3xbf16>, %c: tensor<3xi1>,
                %z: tensor<2xcomplex<f32>>, %s: tensor<i64>)
    -> (tensor<2x4xf32>, tensor<3xbf16>, tensor<3xi1>, tensor<2xcomplex<f32>>, tensor<i64>, tensor<2x4xf32>)
    attributes {ao.step} {
  %0 = math.sin %x : tensor<2x4xf32>
  %1 = math.cos %0 : tensor<2x4xf32>
  %2 = math.exp %1 : tensor<2x4xf32>
  %3 = arith.mulf %2, %0 : tensor<2x4xf32>
  return %x, %b, %c, %z, %s, %3 : tensor<2x4xf32>, tensor<3xbf16>, tensor<3xi1>,
      tensor<2xcomplex<f32>>, tensor<i64>, tensor<2x4xf32>
}
