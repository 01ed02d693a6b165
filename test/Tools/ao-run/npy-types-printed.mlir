// Outputs of every element type are printed.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: ao-run %t/step.mlir --strategy=none --print-outputs | FileCheck %s

// CHECK: output 1: 3xui8
// CHECK: output 3: 3xui16
// CHECK: output 5: 3xui32
// CHECK: output 7: 3xui64
// CHECK: output 13: 3xi64

//--- step.mlir
func.func @step(%a: tensor<3xi8>, %b: tensor<3xui8>, %c: tensor<3xi16>, %d: tensor<3xui16>,
                %e: tensor<3xi32>, %f: tensor<3xui32>, %g: tensor<3xi64>, %h: tensor<3xui64>,
                %i: tensor<3xi1>, %j: tensor<3xbf16>, %k: tensor<3xf16>, %l: tensor<3xf8E4M3FN>,
                %m: tensor<3xsi32>, %n: tensor<3xindex>, %o: tensor<3xcomplex<f64>>, %x: tensor<4xf32>)
    -> (tensor<3xi8>, tensor<3xui8>, tensor<3xi16>, tensor<3xui16>, tensor<3xi32>, tensor<3xui32>,
        tensor<3xi64>, tensor<3xui64>, tensor<3xi1>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf8E4M3FN>,
        tensor<3xsi32>, tensor<3xindex>, tensor<3xcomplex<f64>>, tensor<4xf32>) attributes {ao.step} {
  %y = math.sin %x : tensor<4xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l, %m, %n, %o, %y
      : tensor<3xi8>, tensor<3xui8>, tensor<3xi16>, tensor<3xui16>, tensor<3xi32>, tensor<3xui32>,
        tensor<3xi64>, tensor<3xui64>, tensor<3xi1>, tensor<3xbf16>, tensor<3xf16>, tensor<3xf8E4M3FN>,
        tensor<3xsi32>, tensor<3xindex>, tensor<3xcomplex<f64>>, tensor<4xf32>
}
