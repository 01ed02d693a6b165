// How IR becomes a step: which values are one storage, and who uses it. Each
// op is named by its location.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-emit-trace 2>&1 >/dev/null | FileCheck %s

// Ops: neither constants, nor tensor.empty, nor views.
// CHECK:      "ops":[
// CHECK-NEXT: {"name":"cos"
// CHECK-NEXT: {"name":"through view"
// CHECK-NEXT: {"name":"matmul"
// CHECK-NEXT: {"name":"transpose"
// CHECK-NEXT: {"name":"in region"
// CHECK-NEXT: {"name":"opaque"
// CHECK-NEXT: {"name":"dim","duration_us":0,
// CHECK-NEXT: {"name":"end"
// CHECK-NEXT: "values":[

// A use through a chain of views, in a region at any depth, by an unregistered
// op.
// CHECK: {"name":"cos","bytes":64,"def":0,"uses":[1,4,5],
// Destination style: the result is a storage of its own that starts where what
// it overwrites ends.
// The shape of a view is asked of the view: a use.
// CHECK: {"name":"matmul","bytes":64,"def":2,"uses":[3,6],
// A transpose is no view.
// CHECK: {"name":"transpose","bytes":64,"def":3,"uses":[7],
// An unregistered op has results of their own, one by one.
// CHECK: {"name":"opaque#0","bytes":64,"def":5,"uses":[7],
// CHECK: {"name":"opaque#1","bytes":8,"def":5,"uses":[],
func.func @step(%x: tensor<16xf32> {ao.donated}, %a: tensor<4x4xf32>, %p: i1) -> index attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %cos = math.cos %x : tensor<16xf32> loc("cos")
  %v = tensor.expand_shape %cos [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %w = tensor.extract_slice %v[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  "test.use"(%w) : (tensor<2x4xf32>) -> () loc("through view")
  %e = tensor.empty() : tensor<4x4xf32>
  %m = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("matmul")
  %t = linalg.transpose ins(%m : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0] loc("transpose")
  scf.if %p {
    scf.if %p {
      "test.use"(%v) : (tensor<4x4xf32>) -> ()
    }
  } loc("in region")
  %o:2 = "test.opaque"(%cos) : (tensor<16xf32>) -> (tensor<4x4xf32>, tensor<2xf32>) loc("opaque")
  %n = tensor.cast %m : tensor<4x4xf32> to tensor<?x4xf32>
  %d = tensor.dim %n, %c0 : tensor<?x4xf32> loc("dim")
  "test.end"(%t, %o#0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> () loc("end")
  return %d : index
}
