// Values that are computed from constants only are cheaper to rematerialize than to
// offload: no strategy offloads them.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=sync min-bytes=0" --remarks-filter=ao --allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=pytorch min-bytes=0" --remarks-filter=ao --allow-unregistered-dialect 2>&1 | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="min-bytes=0 device-memory-budget=100%%" --remarks-filter=ao --allow-unregistered-dialect 2>&1 | FileCheck %s

// CHECK-DAG: Reason="computed from constants: cheaper to rematerialize than to offload", Remark="kept on device: 'fill'"
// CHECK-DAG: Reason="computed from constants: cheaper to rematerialize than to offload", Remark="kept on device: 'iota'"
// CHECK-DAG: Reason="computed from constants: cheaper to rematerialize than to offload", Remark="kept on device: 'mask'"
// CHECK-DAG: Reason="computed from constants: cheaper to rematerialize than to offload", Remark="kept on device: 'stablehlo'"

// CHECK-LABEL: func.func @step
// CHECK-NOT: ao.offload %{{.*}} : tensor<65536x65536xf32>
// CHECK-NOT: ao.offload %{{.*}} : tensor<16xi32>
// CHECK-NOT: ao.offload %{{.*}} : tensor<16xi1>
#id = affine_map<(d0) -> (d0)>
func.func @step(%x: tensor<16xf32>, %y: tensor<65536x65536xf32>) -> (tensor<65536x65536xf32>, tensor<16xf32>, tensor<16xi1>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant dense<8> : tensor<16xi32>
  %empty = tensor.empty() : tensor<65536x65536xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<65536x65536xf32>) -> tensor<65536x65536xf32> loc("fill")
  %i = tensor.empty() : tensor<16xi32>
  %iota = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%i : tensor<16xi32>) {
  ^bb0(%out: i32):
    %n = linalg.index 0 : index
    %c = arith.index_cast %n : index to i32
    linalg.yield %c : i32
  } -> tensor<16xi32> loc("iota")
  %mask = arith.cmpi slt, %iota, %half : tensor<16xi32> loc("mask")
  %hlo = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xf32> loc("stablehlo")
  %a = arith.select %mask, %x, %hlo : tensor<16xi1>, tensor<16xf32> loc("data")
  %p = math.sin %a : tensor<16xf32>
  %q = math.exp %p : tensor<16xf32>
  %r = arith.select %mask, %q, %a : tensor<16xi1>, tensor<16xf32>
  %s = arith.addf %r, %hlo : tensor<16xf32>
  %k = arith.cmpi sgt, %iota, %half : tensor<16xi32>
  %z = arith.addf %y, %fill : tensor<65536x65536xf32>
  return %z, %s, %k : tensor<65536x65536xf32>, tensor<16xf32>, tensor<16xi1>
}
