// REQUIRES: autograd
// RUN: ao-opt %s --split-input-file --ao-cut-captures=min-launches=1 | FileCheck %s
// RUN: not ao-opt %s --split-input-file --ao-cut-captures=min-launches=9 2>&1 | FileCheck %s --check-prefix=FEW

// A host read, and what it decides. A and B or A and B' are recorded: what A
// makes is a result of it, what B frees is donated to it, and what the host has
// read is none of their business.
// FEW: error: '@branch' cannot be captured in parts: none has 9 structured ops

// CHECK-LABEL: func.func @branch.split(
// CHECK-SAME:    %[[X:.*]]: memref<4xf32> {graph.argument = #graph.argument<static>}, %[[FLAG:.*]]: memref<i1>
// CHECK:         %[[A:.*]]:2 = call @branch.0(%[[X]]) : (memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
// CHECK:         %[[READ:.*]] = memref.load %[[FLAG]][]
// CHECK:         scf.if %[[READ]] {
// CHECK-NEXT:      func.call @branch.1(%[[A]]#0, %[[A]]#1)
// CHECK-NEXT:    } else {
// CHECK-NEXT:      func.call @branch.2(%[[X]], %[[A]]#1, %[[A]]#0)
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[A]]#1

// CHECK-LABEL: func.func private @branch.2(
// CHECK-LABEL: func.func private @branch.1(
// CHECK-SAME:    %[[Y:.*]]: memref<4xf32>, %[[Z:.*]]: memref<4xf32>) attributes {graph.capture = #graph.capture<inference, part>}
// CHECK-NEXT:    memref.copy %[[Y]], %[[Z]]
// CHECK-NEXT:    memref.dealloc %[[Y]]
// CHECK-NEXT:    return
// CHECK-LABEL: func.func private @branch.0(
// CHECK-SAME:    %[[X:.*]]: memref<4xf32> {graph.argument = #graph.argument<static>}) -> (memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:    memref.alloc() {ao.slot
// CHECK-NEXT:    %[[ONE:.*]] = arith.constant 1.0
// CHECK-NEXT:    linalg.fill ins(%[[ONE]]
func.func @branch.split(%x: memref<4xf32> {graph.argument = #graph.argument<static>}, %flag: memref<i1>) -> memref<4xf32>
    attributes {graph.capture = #graph.capture<inference, driver>} {
  %one = arith.constant 1.0 : f32
  %y = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<4xf32>
  linalg.fill ins(%one : f32) outs(%y : memref<4xf32>)
  %z = memref.alloc() : memref<4xf32>
  memref.copy %x, %z : memref<4xf32> to memref<4xf32>
  %read = memref.load %flag[] : memref<i1>
  scf.if %read {
    memref.copy %y, %z : memref<4xf32> to memref<4xf32>
    memref.dealloc %y : memref<4xf32>
  } else {
    memref.copy %x, %z : memref<4xf32> to memref<4xf32>
    memref.dealloc %y : memref<4xf32>
  }
  return %z : memref<4xf32>
}

// -----

// Values that the host computes from values it has read are computed by the
// host, as are ops that take them; views and constants are rematerialized for
// their uses.
// CHECK-LABEL: func.func @numbers.split(
// CHECK-SAME:    %[[X:.*]]: memref<8xf32>, %[[S:.*]]: memref<f32>
// CHECK-NEXT:    call @numbers.0(%[[X]])
// CHECK:         %[[READ:.*]] = memref.load %[[S]][]
// CHECK:         %[[TWICE:.*]] = arith.addf %[[READ]], %[[READ]]
// CHECK:         linalg.fill ins(%[[TWICE]]
// CHECK:         call @numbers.1(%[[X]])
// CHECK:       func.func private @numbers.1(
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    memref.subview
// CHECK-NEXT:    linalg.fill
func.func @numbers.split(%x: memref<8xf32>, %s: memref<f32>) attributes {graph.capture = #graph.capture<inference, driver>} {
  %zero = arith.constant 0.0 : f32
  %half = memref.subview %x[4] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 4>>
  linalg.fill ins(%zero : f32) outs(%x : memref<8xf32>)
  %read = memref.load %s[] : memref<f32>
  %twice = arith.addf %read, %read : f32
  linalg.fill ins(%twice : f32) outs(%x : memref<8xf32>)
  linalg.fill ins(%zero : f32) outs(%half : memref<4xf32, strided<[1], offset: 4>>)
  return
}

// -----

// No transfer is under way at a cut: it is waited for before it.
// CHECK-LABEL: func.func @transfers.split(
// CHECK:         call @transfers.0(
// CHECK:         memref.load
// CHECK-NOT:     ao.wait
// CHECK:         call @transfers.1(
// CHECK:       func.func private @transfers.0(
// CHECK:         %[[T:.*]] = ao.offload %[[X:.*]] into %[[H:.*]] :
// CHECK-NEXT:    ao.wait %[[T]] keep(%[[X]] : memref<4xf32>) into(%[[H]] :
func.func @transfers.split(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %s: memref<f32>) attributes {graph.capture = #graph.capture<inference, driver>} {
  %zero = arith.constant 0.0 : f32
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  %read = memref.load %s[] : memref<f32>
  ao.wait %t keep(%x : memref<4xf32>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)
  linalg.fill ins(%read : f32) outs(%x : memref<4xf32>)
  return
}

// -----

// A loop around a cut is the driver's, its counter a number of the part.
// CHECK-LABEL: func.func @loop.split(
// CHECK:         scf.for %[[I:.*]] =
// CHECK-NEXT:      func.call @loop.0(%{{.*}}, %[[I]]) : (memref<4xf32>, index) -> ()
// CHECK-NEXT:      autograd.hook
func.func @loop.split(%x: memref<4xf32>, %hook: !autograd.hook<pre>) attributes {graph.capture = #graph.capture<forward, driver>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %c3 step %c1 {
    memref.store %one, %x[%i] : memref<4xf32>
    autograd.hook pre %hook outs(%x : memref<4xf32>)
  }
  return
}

// -----

// Frees in branches of the host are not in any part, and the driver frees host
// memory.
// CHECK-LABEL: func.func @frees.split(
// CHECK:         call @frees.0(
// CHECK:         memref.load
// CHECK-NEXT:    arith.cmpf
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.dealloc
// CHECK:         call @frees.1(
// CHECK-NEXT:    memref.dealloc %{{.*}} : memref<4xf32, #ao.host>
func.func @frees.split(%c: i1, %s: memref<f32>, %x: memref<4xf32>) attributes {graph.capture = #graph.capture<inference, driver>} {
  %zero = arith.constant 0.0 : f32
  %y = memref.alloc() : memref<4xf32>
  %h = memref.alloc() : memref<4xf32, #ao.host>
  linalg.fill ins(%zero : f32) outs(%y : memref<4xf32>)
  %t = ao.offload %y into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%y : memref<4xf32>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  %read = memref.load %s[] : memref<f32>
  %large = arith.cmpf ogt, %read, %zero : f32
  scf.if %large {
    memref.dealloc %y : memref<4xf32>
  } else {
    memref.dealloc %y : memref<4xf32>
  }
  linalg.fill ins(%zero : f32) outs(%x : memref<4xf32>)
  %u = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %u keep(%h : memref<4xf32, #ao.host>) into(%x : memref<4xf32>) : !ao.transfer<memref<4xf32>>
  memref.dealloc %h : memref<4xf32, #ao.host>
  return
}

// -----

// A constant that the host reads is no reason against a part.
// CHECK-LABEL: func.func @table.split(
// CHECK-NEXT:    call @table.0(
// CHECK-LABEL: func.func private @table.0(
// CHECK-NEXT:    memref.get_global @four
// CHECK-NEXT:    memref.load
memref.global "private" constant @four : memref<i64> = dense<4>
func.func @table.split(%x: memref<4xf32>) attributes {graph.capture = #graph.capture<inference, driver>} {
  %at = memref.get_global @four : memref<i64>
  %n = memref.load %at[] : memref<i64>
  %f = arith.sitofp %n : i64 to f32
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  return
}

// -----

// A part may use a number of the key: each value has a captured CUDA graph.
// CHECK-LABEL: func.func @key.split(
// CHECK-SAME:    %[[X:.*]]: memref<4xf32>, %[[S:.*]]: memref<f32> {graph.argument = #graph.argument<key>}
// CHECK:         %[[KEY:.*]] = memref.load %[[S]][]
// CHECK:         call @key.{{.*}}(%[[KEY]], %[[X]])
func.func @key.split(%x: memref<4xf32>, %s: memref<f32> {graph.argument = #graph.argument<key>}) attributes {graph.capture = #graph.capture<inference, driver>} {
  %f = memref.load %s[] : memref<f32>
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  return
}
