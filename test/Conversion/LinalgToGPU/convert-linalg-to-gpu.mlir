// RUN: ao-opt %s --convert-linalg-to-gpu --canonicalize | FileCheck %s
// RUN: ao-opt %s --convert-linalg-to-gpu=tree-reductions=false --canonicalize | FileCheck %s --check-prefix=SERIAL

#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#none = affine_map<(i, j) -> ()>

// Neighbouring threads write to neighbouring addresses; the grid covers all
// elements, and threads beyond the last do nothing.
// CHECK-LABEL: func.func @elementwise(
// CHECK-SAME:    %[[X:.*]]: memref<100x30xf32>, %[[Y:.*]]: memref<30x100xf32>)
// CHECK-DAG:   %[[BLOCKS:.*]] = arith.constant 12 : index
// CHECK-DAG:   %[[SIZE:.*]] = arith.constant 256 : index
// CHECK-DAG:   %[[TOTAL:.*]] = arith.constant 3000 : index
// CHECK-DAG:   %[[STREAM:.*]] = llvm.call @aortStepComputeStream()
// CHECK-DAG:   %[[TOKEN:.*]] = builtin.unrealized_conversion_cast %[[STREAM]] : !llvm.ptr to !gpu.async.token
// CHECK:       gpu.launch async [%[[TOKEN]]] blocks(%[[B:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[BLOCKS]],
// CHECK-SAME:    threads(%[[T:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[SIZE]],
// CHECK-SAME:    function(@layer0_tanh_kernel)
// CHECK:         %[[START:.*]] = arith.muli %[[B]], %[[SIZE]]
// CHECK:         %[[LINEAR:.*]] = arith.addi %[[START]], %[[T]]
// CHECK:         %[[INSIDE:.*]] = arith.cmpi ult, %[[LINEAR]], %[[TOTAL]]
// CHECK:         scf.if %[[INSIDE]] {
// CHECK:           %[[AT:.*]]:2 = affine.delinearize_index %[[LINEAR]] into (30, 100)
// CHECK:           %[[IN:.*]] = memref.load %[[X]][%[[AT]]#1, %[[AT]]#0]
// CHECK:           %[[OUT:.*]] = math.tanh %[[IN]]
// CHECK:           memref.store %[[OUT]], %[[Y]][%[[AT]]#0, %[[AT]]#1]
// CHECK-NOT:   gpu.wait
func.func @elementwise(%x: memref<100x30xf32>, %y: memref<30x100xf32>) {
  linalg.generic {indexing_maps = [#id, #swap], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<100x30xf32>) outs(%y : memref<30x100xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.tanh %in : f32
    linalg.yield %0 : f32
  } loc("layer0/tanh")
  return
}

// A grid must not be empty.
// CHECK-LABEL: func.func @dynamic(
// CHECK:         %[[N:.*]] = memref.dim
// CHECK:         %[[BLOCKS:.*]] = arith.ceildivui %[[N]],
// CHECK:         %[[GRID:.*]] = arith.maxui %[[BLOCKS]],
// CHECK:         gpu.launch async {{.*}} in (%{{.*}} = %[[GRID]],
func.func @dynamic(%x: memref<?xf32>, %y: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// A block for two rows, whose threads read four neighbours each.
// CHECK-LABEL: func.func @rows(
// CHECK-DAG:     %[[NEUTRAL:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG:     %[[C512:.*]] = arith.constant 512 : index
// CHECK-DAG:     %[[C128:.*]] = arith.constant 128 : index
// CHECK-DAG:     %[[C4:.*]] = arith.constant 4 : index
// CHECK:         gpu.launch async {{.*}} threads(%[[T:.*]], %{{.*}}, %{{.*}}) in (%{{.*}} = %[[C128]], %{{.*}} = %c2
// CHECK-SAME:      workgroup(%[[SHARED:.*]] : memref<256xf32, #gpu.address_space<workgroup>>)
// CHECK:           %[[FIRST:.*]] = arith.muli %[[T]], %[[C4]]
// CHECK:           %[[PART:.*]] = scf.for %[[J:.*]] = %[[FIRST]] to %[[C512]] step %[[C512]] iter_args(%[[ACC:.*]] = %[[NEUTRAL]])
// CHECK:             %[[IN:.*]] = vector.load %{{.*}}[%{{.*}}, %[[J]]] {alignment = 16 : i64} : memref<64x512xf32>, vector<4xf32>
// CHECK:             %[[IN0:.*]] = vector.extract %[[IN]][0]
// CHECK:             %[[IN3:.*]] = vector.extract %[[IN]][3]
// CHECK:             %[[MAX:.*]] = arith.maximumf %[[ACC]], %[[IN0]]
// CHECK-COUNT-3:     arith.maximumf
// CHECK:           memref.store %{{.*}}, %[[SHARED]]
// CHECK-COUNT-7:   gpu.barrier
// CHECK-NOT:       gpu.barrier
// CHECK:           arith.maximumf
// CHECK:           memref.store
// SERIAL-LABEL: func.func @rows(
// SERIAL-NOT:     gpu.barrier
// SERIAL:         scf.for
// SERIAL:           memref.load
// SERIAL-NEXT:      arith.maximumf
// SERIAL-NEXT:      scf.yield
// SERIAL:         memref.store
func.func @rows(%y: memref<64xf32>) {
  %x = memref.alloc() : memref<64x512xf32>
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x512xf32>) outs(%y : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// Several rows a block: neighbours of one row keep what they have in neighbouring
// slots, or they would meet in the banks of the shared memory.
// CHECK-LABEL: func.func @short_rows(
// CHECK-DAG:     %[[C16:.*]] = arith.constant 16 : index
// CHECK:         gpu.launch async {{.*}} threads(%[[R:.*]], %[[C:.*]], %{{.*}}) in (%{{.*}} = %[[C16]], %{{.*}} = %[[C16]],
// CHECK-SAME:      workgroup(%[[SHARED:.*]] : memref<256xf32, #gpu.address_space<workgroup>>)
// CHECK:           %[[LINE:.*]] = arith.muli %[[C]], %[[C16]]
// CHECK:           %[[SLOT:.*]] = arith.addi %[[LINE]], %[[R]]
// CHECK:           memref.store %{{.*}}, %[[SHARED]][%[[SLOT]]]
func.func @short_rows(%x: memref<1000x64xf32>, %y: memref<1000xf32>) {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<1000x64xf32>) outs(%y : memref<1000xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// Here neighbours are columns.
// CHECK-LABEL: func.func @columns(
// CHECK-DAG:     %[[C8:.*]] = arith.constant 8 : index
// CHECK-DAG:     %[[C64:.*]] = arith.constant 64 : index
// CHECK:         gpu.launch async {{.*}} threads(%{{.*}}, %[[R:.*]], %{{.*}}) in (%{{.*}} = %[[C8]], %{{.*}} = %[[C64]],
// CHECK:           scf.for %{{.*}} = %[[R]] to %{{.*}} step %[[C64]]
// CHECK-COUNT-6:   gpu.barrier
// CHECK-NOT:       gpu.barrier
func.func @columns(%x: memref<512x64xf32>, %y: memref<64xf32>) {
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<512x64xf32>) outs(%y : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// Two results that depend on each other are no tree.
// CHECK-LABEL: func.func @argmax(
// CHECK-NOT:     gpu.barrier
// CHECK:         scf.for {{.*}} -> (f32, index)
func.func @argmax(%x: memref<64x512xf32>, %y: memref<64xf32>, %z: memref<64xindex>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x512xf32>) outs(%y, %z : memref<64xf32>, memref<64xindex>) {
  ^bb0(%in: f32, %best: f32, %where: index):
    %j = linalg.index 1 : index
    %better = arith.cmpf ogt, %in, %best : f32
    %0 = arith.select %better, %in, %best : f32
    %1 = arith.select %better, %j, %where : index
    linalg.yield %0, %1 : f32, index
  }
  return
}

memref.global "private" constant @two : memref<8xf32> = dense<2.0>

// Constants with one value are in the code of the kernel.
// CHECK-LABEL: func.func @splat(
// CHECK-DAG:     %[[TWO:.*]] = arith.constant dense<2.000000e+00> : vector<4xf32>
// CHECK:         gpu.launch
// CHECK-NOT:       load
// CHECK:           vector.store %[[TWO]]
func.func @splat(%y: memref<8xf32>) {
  %two = memref.get_global @two : memref<8xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%two : memref<8xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// The host stores by a kernel of one thread, and copies between layouts so too.
// CHECK-LABEL: func.func @host(
// CHECK:         gpu.launch
// CHECK:           memref.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<8xf32>
// CHECK:           gpu.terminator
// CHECK:         gpu.launch
// CHECK:           vector.load %{{.*}} : memref<4x4xf32>, vector<4xf32>
// CHECK:           vector.store %{{.*}} : memref<4x4xf32, strided<[8, 1]>>, vector<4xf32>
// CHECK:           gpu.terminator
// CHECK-NOT:     gpu.launch
// CHECK:         memref.copy
// CHECK:         memref.store %{{.*}} : memref<f32>
func.func @host(%x: memref<8xf32>, %i: index, %v: f32, %c: memref<4x4xf32>) -> f32 {
  %a = memref.alloc() : memref<4x4xf32>
  %wide = memref.alloc() : memref<4x8xf32>
  %b = memref.subview %wide[0, 0] [4, 4] [1, 1] : memref<4x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  memref.store %v, %x[%i] : memref<8xf32>
  memref.copy %a, %b : memref<4x4xf32> to memref<4x4xf32, strided<[8, 1]>>
  memref.copy %a, %c : memref<4x4xf32> to memref<4x4xf32>
  %own = memref.alloca() : memref<f32>
  memref.store %v, %own[] : memref<f32>
  %0 = memref.load %own[] : memref<f32>
  return %0 : f32
}
