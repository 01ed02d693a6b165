// RUN: ao-opt %s --ao-describe-functions --split-input-file --verify-diagnostics | FileCheck %s

// Bytes of buffers for a size of x, at most 64 rows.
// CHECK-LABEL: func.func @ao_sizes_f.0(
// CHECK-SAME:    %{{.*}}: !llvm.ptr, %[[KEY:.*]]: !llvm.ptr, %[[BYTES:.*]]: !llvm.ptr)
// CHECK:         %[[ROWS:.*]] = llvm.load
// CHECK:         %[[MOST:.*]] = arith.constant 64 : i64
// CHECK:         arith.cmpi ule, %[[ROWS]], %[[MOST]] : i64
// CHECK:         arith.constant 32 : i64
// CHECK:         arith.muli
// CHECK:         arith.constant -1 : i64
// CHECK:         %[[Y:.*]] = arith.select
// CHECK:         llvm.getelementptr %[[BYTES]][0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK:         llvm.store %[[Y]]
// CHECK:         arith.constant 16 : i64
// CHECK:         llvm.getelementptr %[[BYTES]][1] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK:         return
// Arguments and buffers come out of the frame, nothing is allocated or freed.
// CHECK-LABEL: func.func @ao_run_f.0(
// CHECK-SAME:    %[[FRAME:.*]]: !llvm.ptr) -> i32 attributes {graph.capture = #graph.capture<forward>}
// CHECK-NOT:     memref.alloc
// CHECK-NOT:     memref.dealloc
// CHECK-DAG:     llvm.getelementptr %[[FRAME]][16] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-DAG:     llvm.getelementptr %[[FRAME]][24] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-DAG:     llvm.getelementptr %[[FRAME]][40] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-DAG:     %[[X:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<?x8xf32>
// CHECK-DAG:     builtin.unrealized_conversion_cast %{{.*}} to memref<4xf32, #ao.host>
// CHECK:         memref.dim %[[X]]
// CHECK:         %[[Y:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<?x8xf32>
// CHECK:         memref.copy %[[X]], %[[Y]]
// CHECK:         %[[OK:.*]] = arith.constant 0 : i32
// CHECK:         return %[[OK]] : i32
//
// The sizes of x: one for the key, and eight.
// CHECK: llvm.mlir.global internal constant @[[SIZES:ao_spec_[0-9]+]](dense<[-1, 8]> : tensor<2xi64>)
// Two arguments: x is copied, h is donated.
// CHECK: llvm.mlir.global internal constant @[[ARGUMENTS:ao_spec_[0-9]+]]() {{.*}} : !llvm.array<2 x struct<(i64, ptr, ptr, i32, i32, i64, ptr, i64, i32, i32, i64)>>
// CHECK:   llvm.mlir.constant(2 : i32) : i32
// Two buffers, the first with its place.
// CHECK: llvm.mlir.global internal constant @[[BUFFERS:ao_spec_[0-9]+]]() {{.*}} : !llvm.array<2 x struct<(i64, ptr, i32, i64, i64, i64, i64)>>
// CHECK:   llvm.mlir.constant(2048 : i64) : i64
// CHECK:   llvm.mlir.constant(512 : i64) : i64
// The result has x's size, and is handed out twice.
// CHECK: llvm.mlir.global internal constant @{{.*}}(dense<[-1, 8]> : tensor<2xi64>)
// CHECK: llvm.mlir.global external constant @ao_function_f.0()
// CHECK:   constant @ao_run_f.0 : (!llvm.ptr) -> i32
// CHECK:   llvm.mlir.addressof @[[ARGUMENTS]]
// CHECK:   llvm.mlir.addressof @[[BUFFERS]]
// CHECK:   constant @ao_sizes_f.0 : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
func.func private @f.0(%x: memref<?x8xf32> {graph.argument = #graph.argument<copied>, ao.max_shape = array<i64: 64, 8>}, %h: memref<4xf32, #ao.host> {ao.donated})
    -> (memref<?x8xf32>, memref<?x8xf32>) attributes {graph.capture = #graph.capture<forward>} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x8xf32>
  %y = memref.alloc(%n) {ao.slot = #ao.slot<512, 2048>} : memref<?x8xf32>
  memref.copy %x, %y : memref<?x8xf32> to memref<?x8xf32>
  %z = memref.alloc() : memref<4xf32>
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%z : memref<4xf32>)
  memref.dealloc %z : memref<4xf32>
  memref.dealloc %h : memref<4xf32, #ao.host>
  return %y, %y : memref<?x8xf32>, memref<?x8xf32>
}

// -----

// An allocation may be the first op, and a buffer may have no uses.
// CHECK-LABEL: func.func @ao_run_first.0(
// CHECK-NOT:     memref.alloc
// CHECK:         return
func.func private @first.0() -> memref<4xf32> attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<4xf32>
  %z = memref.alloc() : memref<4xf32>
  memref.dealloc %z : memref<4xf32>
  return %y : memref<4xf32>
}

// -----

// expected-error@+1 {{cannot be captured: the host reads device memory here}}
func.func private @reads.0(%x: memref<i32>) attributes {graph.capture = #graph.capture<inference>} {
  %0 = memref.load %x[] : memref<i32> loc(unknown)
  return
}

// -----

// A call of a function that is recorded: addresses, sizes and numbers are words,
// and the results' addresses are words after them.
// CHECK-LABEL: func.func @driver.split(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32>, %[[N:.*]]: index)
// CHECK-DAG:     %[[AT:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
// CHECK-DAG:     memref.dim %[[X]]
// CHECK-DAG:     llvm.mlir.constant(4 : i64)
// CHECK:         %[[SPEC:.*]] = llvm.mlir.addressof @ao_function_driver.0
// CHECK:         llvm.call @aortStepReplay(%[[SPEC]], %[[WORDS:.*]]) : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK:         %[[PLACE:.*]] = llvm.getelementptr %[[WORDS]][3]
// CHECK:         llvm.load %[[PLACE]]
// CHECK:         %[[Y:.*]] = builtin.unrealized_conversion_cast %{{.*}} to memref<?xf32>
// CHECK:         memref.dealloc %[[Y]]
// CHECK-LABEL: func.func @ao_run_driver.0(
// A part goes by its own name.
// CHECK:       llvm.mlir.global internal constant @{{.*}}("driver.0\00")
func.func @driver.split(%x: memref<?xf32>, %n: index) attributes {graph.capture = #graph.capture<inference, driver>} {
  %y = call @driver.0(%x, %n) : (memref<?xf32>, index) -> memref<?xf32>
  memref.dealloc %y : memref<?xf32>
  return
}
func.func private @driver.0(%x: memref<?xf32> {ao.max_shape = array<i64: 64>}, %n: index) -> memref<?xf32> attributes {graph.capture = #graph.capture<inference, part>} {
  %c0 = arith.constant 0 : index
  %size = memref.dim %x, %c0 : memref<?xf32>
  %one = arith.constant 1.0 : f32
  %y = memref.alloc(%size) : memref<?xf32>
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  memref.store %one, %y[%n] : memref<?xf32>
  return %y : memref<?xf32>
}

// -----

// The tree gives the state of random numbers, of which a run draws four.
// CHECK-LABEL: func.func @ao_run_draws.0(
// CHECK: llvm.mlir.global internal constant @{{.*}} : !llvm.array<1 x struct<(i64, ptr, ptr, i32, i32, i64, ptr, i64, i32, i32, i64)>>
// CHECK:   llvm.mlir.constant(4 : i32) : i32
// CHECK: llvm.mlir.global external constant @ao_function_draws.0()
// CHECK:   llvm.mlir.constant(4 : i64) : i64
func.func private @draws.0(%state: memref<2xi64> {graph.argument = #graph.argument<random, draws = 4>}) -> memref<2xi64> attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<2xi64>
  memref.copy %state, %y : memref<2xi64> to memref<2xi64>
  return %y : memref<2xi64>
}

// -----

// expected-error@+1 {{cannot be captured: it writes, frees or returns its state of random numbers, argument 0}}
func.func private @writes.0(%state: memref<2xi64> {graph.argument = #graph.argument<random, draws = 4>}) attributes {graph.capture = #graph.capture<inference>} {
  memref.dealloc %state : memref<2xi64>
  return
}

// -----

// expected-error@+1 {{cannot be captured: it has two states of random numbers}}
func.func private @two.0(%a: memref<2xi64> {graph.argument = #graph.argument<random, draws = 4>}, %b: memref<2xi64> {graph.argument = #graph.argument<random, draws = 4>}) attributes {graph.capture = #graph.capture<inference>} {
  return
}

// -----

// A number is stored in the frame; a view has its offset.

// CHECK-LABEL: func.func @ao_run_views.0(
// CHECK-SAME:    %[[FRAME:.*]]: !llvm.ptr)
// CHECK:         %[[FIELD:.*]] = llvm.getelementptr %[[FRAME]][64] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK:         %[[NUMBERS:.*]] = llvm.load %[[FIELD]]
// CHECK:         %[[PLACE:.*]] = llvm.getelementptr %[[NUMBERS]][2] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK:         llvm.store %{{.*}}, %[[PLACE]]
// CHECK: llvm.mlir.global internal constant @{{.*}} : !llvm.array<3 x struct<(i64, ptr, ptr, i32, i32, i32, i64, ptr, i64, ptr)>>
// CHECK:   llvm.mlir.constant(2 : i32) : i32
// CHECK:   llvm.mlir.constant(4 : i64) : i64
// CHECK:   llvm.mlir.constant(4 : i32) : i32
func.func private @views.0(%n: i64) -> (memref<8xi8>, memref<4xi8>, i64)
    attributes {graph.capture = #graph.capture<inference>} {
  %y = memref.alloc() : memref<8xi8>
  %four = arith.constant 4 : index
  %z = memref.view %y[%four][] : memref<8xi8> to memref<4xi8>
  return %y, %z, %n : memref<8xi8>, memref<4xi8>, i64
}

// -----

// A function that writes to an argument and returns it has the update in the
// result only: the argument is written and donated.

// CHECK-LABEL: func.func @ao_run_update.0(
// CHECK: llvm.mlir.global internal constant @{{.*}} : !llvm.array<2 x struct<(i64, ptr, ptr, i32, i32, i64, ptr, i64, i32, i32, i64)>>
// CHECK:        llvm.insertvalue %{{.*}}[0, 7]
// CHECK-NEXT:   llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:   llvm.insertvalue %{{.*}}[0, 8]
// CHECK-NEXT:   llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:   llvm.insertvalue %{{.*}}[0, 9]
func.func private @update.0(%x: memref<4xf32>, %w: memref<4xf32>) -> memref<4xf32>
    attributes {graph.capture = #graph.capture<inference>} {
  memref.copy %w, %x : memref<4xf32> to memref<4xf32>
  return %x : memref<4xf32>
}
