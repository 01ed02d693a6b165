// RUN: ao-opt %s --ao-outline-ops | FileCheck %s

#id = affine_map<(i) -> (i)>
#scalar = affine_map<() -> ()>

// Layers that differ in their buffers share a function. Known scalars move
// along; others are arguments.
// CHECK-LABEL: func.func @layers(
// CHECK-SAME:    %[[X:.*]]: memref<8xf32>, %[[Y:.*]]: memref<8xf32>, %[[S:.*]]: f32)
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    call @[[SCALE:ao_op_[0-9a-f]+]](%[[X]], %[[Y]]) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT:    call @[[SCALE]](%[[Y]], %[[X]]) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT:    call @[[FILL:ao_op_[0-9a-f]+]](%[[S]], %[[X]]) : (f32, memref<8xf32>) -> ()
// CHECK-NEXT:    return
func.func @layers(%x: memref<8xf32>, %y: memref<8xf32>, %s: f32) {
  %two = arith.constant 2.0 : f32
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : memref<8xf32>) outs(%y : memref<8xf32>) attrs = {ao.layer = 0 : i64} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %two : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%y : memref<8xf32>) outs(%x : memref<8xf32>) attrs = {ao.layer = 1 : i64} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %two : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%s : f32) outs(%x : memref<8xf32>)
  return
}

// Operands that are the same buffer are one argument, which is another op.
// CHECK-LABEL: func.func @square(
// CHECK-SAME:    %[[X:.*]]: memref<8xf32>, %[[Y:.*]]: memref<8xf32>)
// CHECK-NEXT:    call @[[SQUARE:ao_op_[0-9a-f]+]](%[[X]], %[[Y]]) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NOT:     call @[[SQUARE]](
// CHECK:         call @[[MUL:ao_op_[0-9a-f]+]](%[[X]], %[[Y]]) : (memref<8xf32>, memref<8xf32>) -> ()
func.func @square(%x: memref<8xf32>, %y: memref<8xf32>) {
  linalg.mul ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%y : memref<8xf32>)
  linalg.mul ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%x : memref<8xf32>)
  return
}

// A captured value of a body becomes an argument, too.
// CHECK-LABEL: func.func @gather(
// CHECK-SAME:    %[[TABLE:.*]]: memref<64xf32>, %[[INDICES:.*]]: memref<8xindex>, %[[Y:.*]]: memref<8xf32>)
// CHECK-NEXT:    call @{{ao_op_[0-9a-f]+}}(%[[INDICES]], %[[Y]], %[[TABLE]])
func.func @gather(%table: memref<64xf32>, %indices: memref<8xindex>, %y: memref<8xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%indices : memref<8xindex>) outs(%y : memref<8xf32>) {
  ^bb0(%in: index, %out: f32):
    %0 = memref.load %table[%in] : memref<64xf32>
    linalg.yield %0 : f32
  }
  return
}

// One element is no loop; and another module's global of this name may hold
// other values.
// CHECK-LABEL: func.func @inPlace(
// CHECK-NEXT:    linalg.fill
// CHECK-NEXT:    linalg.generic
memref.global "private" constant @weights : memref<8xf32> = dense<1.0>
func.func @inPlace(%s: f32, %x: memref<f32>, %y: memref<8xf32>) {
  linalg.fill ins(%s : f32) outs(%x : memref<f32>)
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]}
      outs(%y : memref<8xf32>) {
  ^bb0(%out: f32):
    %0 = linalg.index 0 : index
    %1 = memref.get_global @weights : memref<8xf32>
    %2 = memref.load %1[%0] : memref<8xf32>
    linalg.yield %2 : f32
  }
  return
}

// A loop that only computes is one function; one that allocates or waits stays,
// and what it does in between is another.
// CHECK-LABEL: func.func @loops(
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    call @{{ao_op_[0-9a-f]+}}(%{{.*}}) : (memref<8xf32>) -> ()
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      memref.alloc
// CHECK-NEXT:      call @{{ao_op_[0-9a-f]+}}(
// CHECK-NEXT:      memref.dealloc
func.func @loops(%x: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %0 = memref.load %x[%i] : memref<8xf32>
    %1 = math.exp %0 : f32
    memref.store %1, %x[%i] : memref<8xf32>
  }
  scf.for %i = %c0 to %c8 step %c1 {
    %y = memref.alloc() : memref<8xf32>
    linalg.exp ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
    memref.dealloc %y : memref<8xf32>
  }
  return
}

// If types specify sizes and strides, a call passes only an address.
// CHECK-LABEL: func.func @addresses(
// CHECK-NEXT:    call @[[DYNAMIC:ao_op_[0-9a-f]+]](
// CHECK-NEXT:    call @[[STRIDED:ao_op_[0-9a-f]+]](
func.func @addresses(%s: f32, %x: memref<?xf32>, %y: memref<8xf32, strided<[2], offset: 4>>) {
  linalg.fill ins(%s : f32) outs(%x : memref<?xf32>)
  linalg.fill ins(%s : f32) outs(%y : memref<8xf32, strided<[2], offset: 4>>)
  return
}

// CHECK:       func.func private @[[SCALE]](
// CHECK-SAME:    attributes {llvm.bareptr, llvm.linkage = #llvm.linkage<weak_odr>, passthrough = ["noinline"]}
// CHECK-NEXT:    %[[TWO:.*]] = arith.constant 2.0
// CHECK-NEXT:    linalg.generic
// CHECK-NOT:     ao.layer
// CHECK:         arith.mulf %{{.*}}, %[[TWO]]
// CHECK:       func.func private @[[FILL]](
// CHECK:       func.func private @[[DYNAMIC]](
// CHECK-SAME:    attributes {llvm.linkage
// CHECK:       func.func private @[[STRIDED]](
// CHECK-SAME:    attributes {llvm.bareptr
