// An output that cannot be written is an error before the module is read, and
// no other output is written.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t && mkdir %t/in
// RUN: %check_errors %s %t
// RUN: not ls %t/out
//
// $ ao-run %t/nowhere.mlir --report=%t/x.pdf
// error: '{{.*}}x.pdf': a report is .html or .json
//
// $ ao-run %t/nowhere.mlir --json=%t/no/such/folder/x.json
// error: cannot write '{{.*}}x.json': No such file or directory
//
// $ ao-run %t/nowhere.mlir --timeline=%t/in
// error: cannot write '{{.*}}in': Is a directory
//
// $ ao-run %t/nowhere.mlir --outputs=%t/step.mlir
// error: cannot make the folder '{{.*}}step.mlir': Not a directory
//
// $ ao-run %t/nowhere.mlir --json=%t/x --profile=%t/in/../x
// error: '{{.*}}in/../x' is named for two outputs
//
// $ ao-run %t/nowhere.mlir --json=
// error: --json is empty
//
// $ ao-run %t/step.mlir --profile=%t/step.mlir
// $ ao-run %t/step.mlir --emit=exe -o %t/step.mlir
// error: '{{.*}}step.mlir' is an input, and would be overwritten
//
// $ ao-run %t/step.mlir --strategy=none --json=%t/no/such/folder/x.json
// $ ao-run %t/step.mlir --strategy=none --timeline=%t/no/such/folder/x.json
// error: cannot write '{{.*}}x.json': No such file or directory
//
// $ ao-run %t/step.mlir --strategy=none --outputs=%t/out --json=%t/no/such/folder/x.json
// error: cannot write '{{.*}}x.json': No such file or directory

//--- step.mlir
func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
