// RUN: ao-opt %s --convert-linalg-to-gpu --canonicalize | FileCheck %s
// RUN: ao-opt %s --convert-linalg-to-gpu=contract=false --canonicalize | FileCheck %s --check-prefix=TWICE --implicit-check-not=fastmath
// TWICE: arith.mulf

// A thread takes as many neighbours as fill a load of 16 bytes.

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
#row = affine_map<(i, j) -> (i)>
#swap = affine_map<(i, j) -> (j, i)>

// Values common to all neighbours are loaded once, others together. A product
// that is added may be rounded once.
// CHECK-LABEL: func.func @elementwise(
// CHECK-DAG:     %[[GROUPS:.*]] = arith.constant 16000 : index
// CHECK:         %[[X:.*]] = memref.alloc() : memref<1000x64xf32>
// CHECK:         %[[R:.*]] = memref.alloc() : memref<1000xf32>
// CHECK:         %[[C:.*]] = memref.alloc() : memref<64xf32>
// CHECK:         %[[Y:.*]] = memref.alloc() : memref<1000x64xf32>
// CHECK-NOT:     memref.extract_aligned_pointer_as_index
// CHECK:         arith.cmpi ult, %[[I:.*]], %[[GROUPS]]
// CHECK:         %[[AT:.*]]:2 = affine.delinearize_index %[[I]] into (1000, 16)
// CHECK:         %[[J:.*]] = arith.muli %[[AT]]#1, %c4
// CHECK:         %[[VX:.*]] = vector.load %[[X]][%[[AT]]#0, %[[J]]] {alignment = 16 : i64}
// CHECK:         %[[R0:.*]] = memref.load %[[R]][%[[AT]]#0]
// CHECK-NOT:     memref.load
// CHECK:         vector.load %[[C]][%[[J]]] {alignment = 16 : i64}
// CHECK-COUNT-4: arith.mulf %{{.*}}, %[[R0]] fastmath<contract>
// CHECK-NOT:     arith.mulf
// CHECK:         vector.from_elements
// CHECK:         vector.store %{{.*}}, %[[Y]][%[[AT]]#0, %[[J]]] {alignment = 16 : i64}
func.func @elementwise() {
  %x = memref.alloc() : memref<1000x64xf32>
  %r = memref.alloc() : memref<1000xf32>
  %c = memref.alloc() : memref<64xf32>
  %y = memref.alloc() : memref<1000x64xf32>
  linalg.generic {indexing_maps = [#id, #row, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %r, %c : memref<1000x64xf32>, memref<1000xf32>, memref<64xf32>) outs(%y : memref<1000x64xf32>) {
  ^bb0(%a: f32, %b: f32, %d: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %0, %d : f32
    linalg.yield %1 : f32
  }
  return
}

// Eight of bf16, each with its own index.
// CHECK-LABEL: func.func @narrow(
// CHECK-COUNT-7: arith.addi %{{.*}}, %{{.*}} : index
// CHECK:         vector.load {{.*}} {alignment = 16 : i64} : memref<64xbf16>, vector<8xbf16>
// CHECK-COUNT-8: arith.select
func.func @narrow() {
  %x = memref.alloc() : memref<64xbf16>
  %y = memref.alloc() : memref<64xbf16>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : memref<64xbf16>) outs(%y : memref<64xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    %c9 = arith.constant 9 : index
    %zero = arith.constant 0.0 : bf16
    %i = linalg.index 0 : index
    %below = arith.cmpi ult, %i, %c9 : index
    %0 = arith.select %below, %in, %zero : bf16
    linalg.yield %0 : bf16
  }
  return
}

// No layout changes how many neighbours there are, which would change the order
// of a sum: they are loaded one by one where they are not at a multiple of
// their size, or may not.
// CHECK-LABEL: func.func @layouts(
// CHECK:         vector.load {{.*}} : memref<8x64xf32, strided<[128, 1], offset: 64>>
// CHECK:         scf.for
// CHECK-COUNT-4: memref.load {{.*}} : memref<8x64xf32, strided<[128, 1], offset: 2>>
// CHECK:         scf.for
// CHECK-COUNT-4: memref.load {{.*}} : memref<8x64xf32, strided<[128, 1], offset: ?>>
func.func @layouts(%i: index) {
  %x = memref.alloc() : memref<16x128xf32>
  %y = memref.alloc() : memref<8xf32>
  %near = memref.subview %x[0, 64] [8, 64] [1, 1] : memref<16x128xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
  %odd = memref.subview %x[0, 2] [8, 64] [1, 1] : memref<16x128xf32> to memref<8x64xf32, strided<[128, 1], offset: 2>>
  %somewhere = memref.subview %x[0, %i] [8, 64] [1, 1] : memref<16x128xf32> to memref<8x64xf32, strided<[128, 1], offset: ?>>
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%near : memref<8x64xf32, strided<[128, 1], offset: 64>>) outs(%y : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%odd : memref<8x64xf32, strided<[128, 1], offset: 2>>) outs(%y : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%somewhere : memref<8x64xf32, strided<[128, 1], offset: ?>>) outs(%y : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// Arguments of a function may have any alignment, also one for which a wide
// access faults. The host checks, and launches a kernel that takes neighbours
// one by one if necessary: with the same grid, so that sums are the same.
// CHECK-LABEL: func.func @arguments(
// CHECK-SAME:    %[[X:.*]]: memref<64xf32>, %[[Y:.*]]: memref<64xbf16>)
// CHECK:         %[[PX:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
// CHECK:         %[[RX:.*]] = arith.andi %[[PX]], %c15
// CHECK:         %[[PY:.*]] = memref.extract_aligned_pointer_as_index %[[Y]]
// CHECK:         %[[RY:.*]] = arith.andi %[[PY]], %c7
// CHECK:         %[[R:.*]] = arith.ori %[[RX]], %[[RY]]
// CHECK:         %[[ALIGNED:.*]] = arith.cmpi eq, %[[R]], %c0
// CHECK:         scf.if %[[ALIGNED]] {
// CHECK:           gpu.launch
// CHECK-NOT:         memref.load
// CHECK:             vector.load %[[X]]{{.*}} {alignment = 16 : i64}
// CHECK:             vector.store %{{.*}}, %[[Y]]{{.*}} {alignment = 8 : i64}
// CHECK:         } else {
// CHECK:           gpu.launch
// CHECK-NOT:         vector
// CHECK-COUNT-4:     memref.load %[[X]]
// CHECK-COUNT-4:     memref.store %{{.*}}, %[[Y]]
// CHECK-NOT:         memref.store
func.func @arguments(%x: memref<64xf32>, %y: memref<64xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : memref<64xf32>) outs(%y : memref<64xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %0 = arith.truncf %in : f32 to bf16
    linalg.yield %0 : bf16
  }
  return
}

// A row of any number is at a multiple.
// CHECK-LABEL: func.func @later_row(
// CHECK:         vector.load {{.*}} {alignment = 16 : i64} : memref<64xf32, strided<[1], offset: ?>>, vector<4xf32>
func.func @later_row(%i: index) {
  %x = memref.alloc() : memref<16x64xf32>
  %y = memref.alloc() : memref<64xf32>
  %row = memref.subview %x[%i, 0] [1, 64] [1, 1] : memref<16x64xf32> to memref<64xf32, strided<[1], offset: ?>>
  linalg.copy ins(%row : memref<64xf32, strided<[1], offset: ?>>) outs(%y : memref<64xf32>)
  return
}

// Neighbours of a transpose are rows apart, and a vector has eight i1 in a byte.
// CHECK-LABEL: func.func @scalars(
// CHECK-NOT:     vector
// CHECK:         return
func.func @scalars(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %m: memref<64xi1>, %n: memref<64xi1>) {
  linalg.generic {indexing_maps = [#id, #swap], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.copy ins(%m : memref<64xi1>) outs(%n : memref<64xi1>)
  return
}

// A product of bf16 without a library: what is multiplied and added up is f32
// until the sum is complete.
// CHECK-LABEL: func.func @product(
// CHECK:         arith.extf %{{.*}} : bf16 to f32
// CHECK:         scf.for {{.*}} -> (f32
// CHECK:           arith.mulf {{.*}} fastmath<contract> : f32
// CHECK:           arith.addf {{.*}} fastmath<contract> : f32
// CHECK:         arith.truncf %{{.*}} : f32 to bf16
func.func @product() {
  %a = memref.alloc() : memref<512x16xbf16>
  %b = memref.alloc() : memref<16x512xbf16>
  %c = memref.alloc() : memref<512x512xbf16>
  linalg.matmul ins(%a, %b : memref<512x16xbf16>, memref<16x512xbf16>) outs(%c : memref<512x512xbf16>)
  return
}
