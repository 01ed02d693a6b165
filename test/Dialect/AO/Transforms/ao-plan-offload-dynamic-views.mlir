// The shape of a view is not the shape of its base: a query of it uses the
// view, even if the base is offloaded. A query of the base uses the host copy.
//
// RUN: ao-opt %s --ao-offload-pipeline="min-bytes=0 machine=gb200-c2c device-memory-budget=85%%" | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="min-bytes=0 strategy=sync" | FileCheck %s

// CHECK-LABEL: func.func @step
// CHECK:         ao.offload
// CHECK-NOT:     tensor.dim {{.*}}#ao.host
// CHECK:         %[[V:.*]] = tensor.extract_slice
// CHECK:         tensor.dim {{.*}}%[[V]], %{{.*}} : tensor<?xf32>
// CHECK:         return
func.func @step(%x: tensor<?xf32> {ao.bytes = 65536 : i64}, %n: index) -> (tensor<?xf32>, index) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %a = math.sin %x {ao.bytes = 65536 : i64} : tensor<?xf32>
  %b = math.cos %a {ao.bytes = 65536 : i64} : tensor<?xf32>
  %c = math.exp %b {ao.bytes = 65536 : i64} : tensor<?xf32>
  %d = math.exp %c {ao.bytes = 65536 : i64} : tensor<?xf32>
  %e = math.exp %d {ao.bytes = 65536 : i64} : tensor<?xf32>
  %v = tensor.extract_slice %a[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %q = tensor.dim %v, %c0 : tensor<?xf32>
  %f = arith.addf %e, %b {ao.bytes = 65536 : i64} : tensor<?xf32>
  %g = arith.addf %f, %a {ao.bytes = 65536 : i64} : tensor<?xf32>
  return %g, %q : tensor<?xf32>, index
}
