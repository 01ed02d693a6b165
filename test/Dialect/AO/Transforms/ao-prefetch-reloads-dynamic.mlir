// The time of a reload of dynamic size follows from `ao.bytes`, in a joint step
// and across the functions of a pair: 2000 bytes take 2000 ns here, which two
// ops hide.
//
// RUN: ao-opt %s --ao-prefetch-reloads="link-bandwidth=1e9" --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @bwd
// CHECK:         "test.a"
// CHECK-NEXT:    ao.reload
// CHECK-NEXT:    "test.b"
// CHECK-NEXT:    "test.c"
// CHECK-NEXT:    ao.wait
func.func @fwd(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32, #ao.host>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "test.def"(%x) {ao.bytes = 2000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %t = ao.offload %a : tensor<?xf32> -> !ao.transfer<tensor<?xf32, #ao.host>>
  %h = ao.wait %t keep(%a : tensor<?xf32>) : !ao.transfer<tensor<?xf32, #ao.host>>
  return %x, %h : tensor<?xf32>, tensor<?xf32, #ao.host>
}
func.func @bwd(%h: tensor<?xf32, #ao.host>) {
  "test.a"() {ao.cost_ns = 1000 : i64} : () -> ()
  "test.b"() {ao.cost_ns = 1000 : i64} : () -> ()
  "test.c"() {ao.cost_ns = 1000 : i64} : () -> ()
  %r = ao.reload %h : tensor<?xf32, #ao.host> -> !ao.transfer<tensor<?xf32>>
  %a = ao.wait %r keep(%h : tensor<?xf32, #ao.host>) : !ao.transfer<tensor<?xf32>>
  "test.use"(%a) : (tensor<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @joint
// CHECK:         "test.a"
// CHECK-NEXT:    ao.reload
// CHECK-NEXT:    "test.b"
func.func @joint(%x: tensor<?xf32>) attributes {ao.step} {
  %a = "test.def"(%x) {ao.bytes = 2000 : i64} : (tensor<?xf32>) -> tensor<?xf32>
  %t = ao.offload %a : tensor<?xf32> -> !ao.transfer<tensor<?xf32, #ao.host>>
  %h = ao.wait %t keep(%a : tensor<?xf32>) : !ao.transfer<tensor<?xf32, #ao.host>>
  "test.a"() {ao.cost_ns = 1000 : i64} : () -> ()
  "test.b"() {ao.cost_ns = 1000 : i64} : () -> ()
  "test.c"() {ao.cost_ns = 1000 : i64} : () -> ()
  %r = ao.reload %h : tensor<?xf32, #ao.host> -> !ao.transfer<tensor<?xf32>>
  %b = ao.wait %r keep(%h : tensor<?xf32, #ao.host>) : !ao.transfer<tensor<?xf32>>
  "test.use"(%b) : (tensor<?xf32>) -> ()
  return
}
