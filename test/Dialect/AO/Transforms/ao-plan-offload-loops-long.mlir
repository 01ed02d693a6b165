// A loop whose iterations would make the trace too long: its residual is
// offloaded whole or not at all, and a remark says so. The body has 64 more ops
// than it shows.
//
// RUN: %python -c "import sys; text = open(sys.argv[1]).read(); print(text.replace(chr(34) + 'OPS' + chr(34), chr(10).join('%%v' + str(i + 1) + ' = math.sin %%v' + str(i) + ' : tensor<8xf32>' for i in range(64))))" %s > %t.mlir
// RUN: ao-opt %t.mlir --ao-plan-offload=min-bytes=0 --remarks-filter=ao --remark-format=emitRemark -o /dev/null 2>&1 | FileCheck %s
// CHECK: Reason="its iterations would make the trace too long to plan", Remark="not planned slice by slice: 'layers#1'"
func.func @step(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.constant 65535 : index
  %trips = arith.constant 65536 : index
  %init = tensor.empty() : tensor<65536x8xf32>
  %y, %stack = scf.for %i = %c0 to %trips step %c1 iter_args(%v0 = %x, %s = %init) -> (tensor<8xf32>, tensor<65536x8xf32>) {
    "OPS"
    %t = tensor.insert_slice %v64 into %s[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<65536x8xf32>
    %e = math.cos %v64 : tensor<8xf32>
    scf.yield %e, %t : tensor<8xf32>, tensor<65536x8xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %trips step %c1 iter_args(%g = %y) -> (tensor<8xf32>) {
    %j = arith.subi %last, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<65536x8xf32> to tensor<8xf32>
    %b = arith.mulf %g, %a : tensor<8xf32>
    scf.yield %b : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}
