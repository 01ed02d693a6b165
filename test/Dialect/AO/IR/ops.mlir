// Round trips of every op: custom form, generic form, bytecode.
//
// RUN: ao-opt %s | ao-opt | FileCheck %s
// RUN: ao-opt --mlir-print-op-generic %s | ao-opt | FileCheck %s
// RUN: ao-opt --emit-bytecode %s | ao-opt | FileCheck %s

// The example of the dialect's description.
// CHECK-LABEL: func.func @round_trip(
// CHECK-SAME:    %[[X:.*]]: tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @round_trip(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: %[[T:.*]] = ao.offload %[[X]] : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
  // GENERIC: "ao.offload"(%{{.*}}) : (tensor<4x8xf32>) -> !ao.transfer<tensor<4x8xf32, #ao.host>>
  %t = ao.offload %x : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
  // CHECK: %[[H:.*]] = ao.wait %[[T]] keep(%[[X]] : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
  // GENERIC: "ao.wait"(%{{.*}}, %{{.*}}) : (!ao.transfer<tensor<4x8xf32, #ao.host>>, tensor<4x8xf32>) -> tensor<4x8xf32, #ao.host>
  %h = ao.wait %t keep(%x : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
  // CHECK: %[[R:.*]] = ao.reload %[[H]] : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
  // GENERIC: "ao.reload"(%{{.*}}) : (tensor<4x8xf32, #ao.host>) -> !ao.transfer<tensor<4x8xf32>>
  %r = ao.reload %h : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
  // CHECK: %[[Y:.*]] = ao.wait %[[R]] keep(%[[H]] : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
  %y = ao.wait %r keep(%h : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
  // CHECK: return %[[Y]] : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// The examples of `ao.offload`, `ao.reload` and `ao.wait`, on tensors with a
// dynamic extent and on buffers.
// CHECK-LABEL: func.func @offload_examples
func.func @offload_examples(%x: tensor<4x?xf32>, %b: memref<4x8xf32>,
                            %h: memref<4x8xf32, #ao.host>) {
  // CHECK: ao.offload %{{.*}} : tensor<4x?xf32> -> !ao.transfer<tensor<4x?xf32, #ao.host>>
  %t = ao.offload %x : tensor<4x?xf32> -> !ao.transfer<tensor<4x?xf32, #ao.host>>
  // CHECK: ao.wait %{{.*}} keep(%{{.*}} : tensor<4x?xf32>) : !ao.transfer<tensor<4x?xf32, #ao.host>>
  %v = ao.wait %t keep(%x : tensor<4x?xf32>) : !ao.transfer<tensor<4x?xf32, #ao.host>>
  // CHECK: ao.offload %{{.*}} into %{{.*}} : memref<4x8xf32> into memref<4x8xf32, #ao.host> -> !ao.transfer<memref<4x8xf32, #ao.host>>
  // GENERIC: "ao.offload"(%{{.*}}, %{{.*}}) : (memref<4x8xf32>, memref<4x8xf32, #ao.host>) -> !ao.transfer<memref<4x8xf32, #ao.host>>
  %u = ao.offload %b into %h : memref<4x8xf32> into memref<4x8xf32, #ao.host>
      -> !ao.transfer<memref<4x8xf32, #ao.host>>
  // CHECK: {{^ *}}ao.wait %{{.*}} keep(%{{.*}} : memref<4x8xf32>) : !ao.transfer<memref<4x8xf32, #ao.host>>
  // GENERIC: "ao.wait"(%{{.*}}, %{{.*}}) : (!ao.transfer<memref<4x8xf32, #ao.host>>, memref<4x8xf32>) -> ()
  ao.wait %u keep(%b : memref<4x8xf32>) : !ao.transfer<memref<4x8xf32, #ao.host>>
  return
}

// CHECK-LABEL: func.func @reload_examples
func.func @reload_examples(%h: tensor<4x8xf32, #ao.host>, %b: memref<4x8xf32>,
                           %hb: memref<4x8xf32, #ao.host>) {
  // CHECK: ao.reload %{{.*}} : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
  %t = ao.reload %h : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
  // CHECK: ao.reload %{{.*}} into %{{.*}} : memref<4x8xf32, #ao.host> into memref<4x8xf32> -> !ao.transfer<memref<4x8xf32>>
  %u = ao.reload %hb into %b : memref<4x8xf32, #ao.host> into memref<4x8xf32>
      -> !ao.transfer<memref<4x8xf32>>
  // CHECK: ao.wait %{{.*}} keep(%{{.*}} : memref<4x8xf32, #ao.host>) : !ao.transfer<memref<4x8xf32>>
  ao.wait %u keep(%hb : memref<4x8xf32, #ao.host>) : !ao.transfer<memref<4x8xf32>>
  %y = ao.wait %t keep(%h : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
  return
}

// CHECK-LABEL: func.func @element_types
func.func @element_types(%a: tensor<4xbf16>, %b: tensor<4xi1>, %c: tensor<4xi4>,
                         %d: tensor<4xcomplex<f32>>, %e: tensor<4xindex>,
                         %f: tensor<4x!quant.uniform<i8:f32, 0.5:3>>,
                         %g: tensor<f32>, %h: tensor<0x4xf32>,
                         %i: tensor<4xf8E4M3FN>) {
  // CHECK: !ao.transfer<tensor<4xbf16, #ao.host>>
  %0 = ao.offload %a : tensor<4xbf16> -> !ao.transfer<tensor<4xbf16, #ao.host>>
  // CHECK: !ao.transfer<tensor<4xi1, #ao.host>>
  %1 = ao.offload %b : tensor<4xi1> -> !ao.transfer<tensor<4xi1, #ao.host>>
  // CHECK: !ao.transfer<tensor<4xi4, #ao.host>>
  %2 = ao.offload %c : tensor<4xi4> -> !ao.transfer<tensor<4xi4, #ao.host>>
  // CHECK: !ao.transfer<tensor<4xcomplex<f32>, #ao.host>>
  %3 = ao.offload %d : tensor<4xcomplex<f32>> -> !ao.transfer<tensor<4xcomplex<f32>, #ao.host>>
  // CHECK: !ao.transfer<tensor<4xindex, #ao.host>>
  %4 = ao.offload %e : tensor<4xindex> -> !ao.transfer<tensor<4xindex, #ao.host>>
  // CHECK: !ao.transfer<tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>, #ao.host>>
  %5 = ao.offload %f : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
      -> !ao.transfer<tensor<4x!quant.uniform<i8:f32, 0.5:3>, #ao.host>>
  // CHECK: !ao.transfer<tensor<f32, #ao.host>>
  %6 = ao.offload %g : tensor<f32> -> !ao.transfer<tensor<f32, #ao.host>>
  // CHECK: !ao.transfer<tensor<0x4xf32, #ao.host>>
  %7 = ao.offload %h : tensor<0x4xf32> -> !ao.transfer<tensor<0x4xf32, #ao.host>>
  // CHECK: !ao.transfer<tensor<4xf8E4M3FN, #ao.host>>
  %8 = ao.offload %i : tensor<4xf8E4M3FN> -> !ao.transfer<tensor<4xf8E4M3FN, #ao.host>>
  return
}

// Buffers may be strided on either side, and dynamic.
// CHECK-LABEL: func.func @strided_buffers
func.func @strided_buffers(%b: memref<4x?xf32, strided<[?, 2], offset: ?>>,
                           %h: memref<4x?xf32, strided<[16, 1]>, #ao.host>) {
  // CHECK: ao.offload %{{.*}} into %{{.*}} : memref<4x?xf32, strided<[?, 2], offset: ?>> into memref<4x?xf32, strided<[16, 1]>, #ao.host> -> !ao.transfer<memref<4x?xf32, strided<[16, 1]>, #ao.host>>
  %t = ao.offload %b into %h : memref<4x?xf32, strided<[?, 2], offset: ?>>
      into memref<4x?xf32, strided<[16, 1]>, #ao.host>
      -> !ao.transfer<memref<4x?xf32, strided<[16, 1]>, #ao.host>>
  ao.wait %t keep(%b : memref<4x?xf32, strided<[?, 2], offset: ?>>)
      : !ao.transfer<memref<4x?xf32, strided<[16, 1]>, #ao.host>>
  return
}

// Any attribute of another dialect stays where it is.
// CHECK-LABEL: func.func @attributes
func.func @attributes(%x: tensor<4xf32>) {
  // CHECK: ao.offload %{{.*}} {test.a = 1 : i64} : tensor<4xf32>
  %t = ao.offload %x {test.a = 1 : i64} : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK: ao.wait %{{.*}} keep(%{{.*}} : tensor<4xf32>) {ao.blocking} : !ao.transfer
  %h = ao.wait %t keep(%x : tensor<4xf32>) {ao.blocking} : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// Transfers pass through region terminators, iteration arguments and branches.
// CHECK-LABEL: func.func @carried
func.func @carried(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32, #ao.host> {
  // CHECK: scf.if %{{.*}} -> (!ao.transfer<tensor<4xf32, #ao.host>>)
  %t = scf.if %c -> (!ao.transfer<tensor<4xf32, #ao.host>>) {
    %a = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %b = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  // CHECK: cf.br ^bb1(%{{.*}} : !ao.transfer<tensor<4xf32, #ao.host>>)
  cf.br ^bb1(%t : !ao.transfer<tensor<4xf32, #ao.host>>)
// CHECK: ^bb1(%{{.*}}: !ao.transfer<tensor<4xf32, #ao.host>>):
^bb1(%u: !ao.transfer<tensor<4xf32, #ao.host>>):
  %h = ao.wait %u keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

// A residual in host memory: created without data, filled slice by slice.
// CHECK-LABEL: func.func @slots
func.func @slots(%row: tensor<1x8xf32>, %wide: tensor<1x?xf32>, %n: index, %i: index) -> (tensor<12x8xf32, #ao.host>, tensor<12x?xf32, #ao.host>) {
  // CHECK: ao.host_empty : tensor<12x8xf32, #ao.host>
  // GENERIC: "ao.host_empty"() : () -> tensor<12x8xf32, #ao.host>
  %stack = ao.host_empty : tensor<12x8xf32, #ao.host>
  // CHECK: ao.host_empty(%{{.*}}) : tensor<12x?xf32, #ao.host>
  // GENERIC: "ao.host_empty"(%{{.*}}) : (index) -> tensor<12x?xf32, #ao.host>
  %dynamic = ao.host_empty(%n) : tensor<12x?xf32, #ao.host>
  %slot = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<12x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  // CHECK: ao.offload %{{.*}} into %{{.*}} : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // GENERIC: "ao.offload"(%{{.*}}, %{{.*}}) : (tensor<1x8xf32>, tensor<1x8xf32, #ao.host>) -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  %t = ao.offload %row into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // CHECK: ao.wait %{{.*}} keep(%{{.*}} : tensor<1x8xf32>) into(%{{.*}} : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  // GENERIC: "ao.wait"(%{{.*}}, %{{.*}}, %{{.*}}) : (!ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>, tensor<1x8xf32, #ao.host>) -> tensor<1x8xf32, #ao.host>
  %filled = ao.wait %t keep(%row : tensor<1x8xf32>) into(%slot : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  %updated = tensor.insert_slice %filled into %stack[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<12x8xf32, #ao.host>
  return %updated, %dynamic : tensor<12x8xf32, #ao.host>, tensor<12x?xf32, #ao.host>
}
