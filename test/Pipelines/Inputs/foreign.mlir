// Modules as other compilers have them: each dialect of upstream on tensors and
// on buffers, of static and of dynamic sizes, and ops of no known dialect.
// every-pass.test runs each pass alone on each of them.

// Unregistered ops and terminators.
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %a : tensor<4xf32>
  "onnx.Return"(%0) : (tensor<4xf32>) -> ()
}

// -----

func.func @f(%a: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) attributes {ao.backward = @g, ao.num_outputs = 1 : i64} {
  %0 = "stablehlo.constant"() {value = dense<1.0> : tensor<8x16xf32>} : () -> tensor<8x16xf32>
  %1 = "stablehlo.multiply"(%0, %a) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1, %0 : tensor<8x16xf32>, tensor<8x16xf32>
}
func.func private @g(%saved: tensor<8x16xf32>, %g: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0:2 = call @h(%saved) : (tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>)
  %1 = "stablehlo.multiply"(%0#0, %g) : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
func.func private @h(%a: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = "stablehlo.constant"() {value = dense<1.0> : tensor<8x16xf32>} : () -> tensor<8x16xf32>
  return %0, %0 : tensor<8x16xf32>, tensor<8x16xf32>
}

// -----

func.func @step(%a: tensor<?x4xf32>, %m: memref<?x4xf32>) -> tensor<?x4xf32> attributes {ao.step} {
  "foo.bar"(%a, %m) ({
  ^bb0(%x: tensor<?x4xf32>):
    %0 = "foo.inner"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    "foo.yield"(%0) : (tensor<?x4xf32>) -> ()
  }) : (tensor<?x4xf32>, memref<?x4xf32>) -> ()
  %1 = "foo.view"(%m) : (memref<?x4xf32>) -> memref<?xf32>
  "foo.use"(%1) : (memref<?xf32>) -> ()
  return %a : tensor<?x4xf32>
}

// -----

func.func @opaque(%a: !foo.tensor<4xf32>, %m: memref<4xmemref<?xf32>>) -> !foo.tensor<4xf32> attributes {ao.step} {
  %0 = "foo.op"(%a) : (!foo.tensor<4xf32>) -> !foo.tensor<4xf32>
  %i = arith.constant 0 : index
  %1 = memref.load %m[%i] : memref<4xmemref<?xf32>>
  memref.dealloc %1 : memref<?xf32>
  return %0 : !foo.tensor<4xf32>
}

// -----

"foo.func"() ({
^bb0(%a: tensor<4xf32>):
  %0 = "foo.op"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  "foo.return"(%0) : (tensor<4xf32>) -> ()
}) {sym_name = "f", function_type = (tensor<4xf32>) -> tensor<4xf32>} : () -> ()

// -----

func.func @blocks(%a: memref<4xf32>, %b: i1) attributes {ao.step} {
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  "foo.br"()[^bb3] : () -> ()
^bb2:
  "foo.use"(%a) : (memref<4xf32>) -> ()
  cf.br ^bb3
^bb3:
  return
}

// -----

func.func @f(%a: index) {
  "foo.bar"(%a) : (index) -> ()
  return
}

// -----

// linalg.
func.func @chain(%a: tensor<32x64xf32>, %b: tensor<64x32xf32>, %c: tensor<32x32xf32>, %d: tensor<32x64xf32>, %e: tensor<32x64xf32>) -> tensor<32x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<32x64xf32>, tensor<64x32xf32>) outs(%c : tensor<32x32xf32>) -> tensor<32x32xf32>
  %1 = linalg.matmul ins(%0, %d : tensor<32x32xf32>, tensor<32x64xf32>) outs(%e : tensor<32x64xf32>) -> tensor<32x64xf32>
  return %1 : tensor<32x64xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @generic(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) attributes {ao.step} {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %2 = math.exp %x : f32
    %3 = "foo.scalar"(%2) : (f32) -> f32
    linalg.yield %3 : f32
  } -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#map, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<?x?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %2 = arith.maximumf %x, %y : f32
    linalg.yield %2 : f32
  } -> tensor<?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?xf32>
}

// -----

func.func @buffers(%a: memref<32x64xf16>, %b: memref<64x?xf16>, %c: memref<32x?xf16>, %s: memref<32xf16, strided<[2], offset: ?>>) attributes {ao.step} {
  linalg.matmul ins(%a, %b : memref<32x64xf16>, memref<64x?xf16>) outs(%c : memref<32x?xf16>)
  linalg.reduce ins(%a : memref<32x64xf16>) outs(%s : memref<32xf16, strided<[2], offset: ?>>) dimensions = [1] (%x: f16, %y: f16) {
    %0 = arith.addf %x, %y : f16
    linalg.yield %0 : f16
  }
  return
}

// -----

func.func @named(%x: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x8xf32>, %o: tensor<1x6x6x8xf32>, %t: tensor<8x8xf32>, %i: tensor<8x8xi32>) -> (tensor<1x6x6x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) attributes {ao.step} {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  %1 = linalg.softmax dimension(1) ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.transpose ins(%1 : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) permutation = [1, 0]
  return %0, %1, %2 : tensor<1x6x6x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

func.func @pack(%a: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) -> (tensor<16x8x8x32xf32>, tensor<128x256xf32>) attributes {ao.step} {
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  %1 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %0, %1 : tensor<16x8x8x32xf32>, tensor<128x256xf32>
}

// -----

// tensor.
func.func @reshapes(%x: tensor<?x?xf32>, %a: index, %b: index, %c: index, %s: tensor<2xindex>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) attributes {ao.step} {
  %e = tensor.expand_shape %x [[0], [1, 2]] output_shape [%a, %b, %c] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %o = tensor.collapse_shape %e [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %r = tensor.reshape %x(%s) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %e, %o, %r : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @parts(%x: tensor<?x8xf32>, %i: index, %u: tensor<*xf32>, %g: tensor<4x1xindex>) -> (tensor<?x8xf32>, tensor<?x16xf32>, tensor<4x8xf32>, index) attributes {ao.step} {
  %z = arith.constant 0.0 : f32
  %s = tensor.extract_slice %x[%i, 0] [%i, 4] [2, 1] : tensor<?x8xf32> to tensor<?x4xf32>
  %t = tensor.insert_slice %s into %x[0, 4] [%i, 4] [1, 1] : tensor<?x4xf32> into tensor<?x8xf32>
  %p = tensor.pad %x low[%i, 4] high[0, 4] {
  ^bb0(%a: index, %b: index):
    tensor.yield %z : f32
  } : tensor<?x8xf32> to tensor<?x16xf32>
  %e = tensor.gather %x[%g] gather_dims([0]) : (tensor<?x8xf32>, tensor<4x1xindex>) -> tensor<4x8xf32>
  %c = tensor.cast %u : tensor<*xf32> to tensor<?x8xf32>
  %r = tensor.rank %u : tensor<*xf32>
  %w = tensor.concat dim(0) %t, %c : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %w, %p, %e, %r : tensor<?x8xf32>, tensor<?x16xf32>, tensor<4x8xf32>, index
}

// -----

func.func @generated(%n: index) -> tensor<?x4xf32> attributes {ao.step} {
  %t = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %0 = arith.addi %i, %j : index
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    tensor.yield %2 : f32
  } : tensor<?x4xf32>
  return %t : tensor<?x4xf32>
}

// -----

func.func @encoded(%a: tensor<4x4xf32, "blocked">, %b: tensor<4x4xf32, 1 : i32>) -> (tensor<4x4xf32, "blocked">, tensor<4x4xf32, 1 : i32>) attributes {ao.step} {
  %0 = arith.addf %a, %a : tensor<4x4xf32, "blocked">
  %1 = math.exp %b : tensor<4x4xf32, 1 : i32>
  return %0, %1 : tensor<4x4xf32, "blocked">, tensor<4x4xf32, 1 : i32>
}

// -----

#csr = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @sparse(%a: tensor<8x8xf32, #csr>, %b: tensor<8xf32>) -> (memref<?xf32>, tensor<8x8xf32, #csr>) attributes {ao.step} {
  %v = sparse_tensor.values %a : tensor<8x8xf32, #csr> to memref<?xf32>
  %n = sparse_tensor.convert %a : tensor<8x8xf32, #csr> to tensor<8x8xf32, #csr>
  return %v, %n : memref<?xf32>, tensor<8x8xf32, #csr>
}

// -----

// quant.
func.func @quantized(%a: tensor<4xf32>) -> (tensor<2x!quant.uniform<i8:f32, 5.0e-01>>, tensor<4x!quant.uniform<i8:f32, 2.0>>) attributes {ao.step} {
  %cst = arith.constant dense<["10", "20"]> : tensor<2x!quant.uniform<i8:f32, 5.0e-01>>
  %0 = quant.qcast %a : tensor<4xf32> to tensor<4x!quant.uniform<i8:f32, 2.0>>
  return %cst, %0 : tensor<2x!quant.uniform<i8:f32, 5.0e-01>>, tensor<4x!quant.uniform<i8:f32, 2.0>>
}

// -----

// tosa.
func.func @tosa(%x: tensor<1x16x16xf32>, %w: tensor<1x16x16xf32>, %i: tensor<1x8x8x4xf32>) -> (tensor<1x16x16xf32>, tensor<1x4x4x4xf32>) attributes {ao.step} {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %a = tosa.matmul %x, %w, %z, %z : (tensor<1x16x16xf32>, tensor<1x16x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16x16xf32>
  %b = tosa.tanh %a : (tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
  %c = tosa.add %b, %x : (tensor<1x16x16xf32>, tensor<1x16x16xf32>) -> tensor<1x16x16xf32>
  %p = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return %c, %p : tensor<1x16x16xf32>, tensor<1x4x4x4xf32>
}

// -----

// scf, on tensors and on buffers.
func.func @loops(%x: tensor<?xf32>, %n: index, %b: i1) -> (tensor<?xf32>, tensor<?xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x) -> (tensor<?xf32>) {
    %e = tensor.extract %t[%i] : tensor<?xf32>
    %s = arith.addf %e, %e : f32
    %u = tensor.insert %s into %t[%i] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  %w = scf.while (%t = %r) : (tensor<?xf32>) -> tensor<?xf32> {
    scf.condition(%b) %t : tensor<?xf32>
  } do {
  ^bb0(%t: tensor<?xf32>):
    %u = math.cos %t : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  %o = scf.forall (%i) in (%n) shared_outs(%out = %w) -> tensor<?xf32> {
    %s = tensor.extract_slice %x[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %out[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r, %o : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @parallel(%m: memref<?xf32>, %n: index, %k: index) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %m[%i] : memref<?xf32>
    memref.store %v, %m[%i] : memref<?xf32>
    scf.reduce
  }
  scf.index_switch %k
  case 0 {
    memref.dealloc %m : memref<?xf32>
    scf.yield
  }
  default {
    scf.execute_region {
      %a = memref.alloca(%n) : memref<?xf32>
      memref.copy %a, %a : memref<?xf32> to memref<?xf32>
      scf.yield
    }
  }
  return
}

// -----

// affine.
func.func @affine(%m: memref<8x8xf32>, %n: index) attributes {ao.step} {
  affine.for %i = 0 to min affine_map<(d0) -> (d0, 8)>(%n) {
    affine.parallel (%j) = (0) to (8) {
      %v = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%j) {
        affine.store %v, %m[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}

// -----

// memref.
func.func @strided(%a: memref<32x32xf32>, %b: memref<16x16xf32>) {
  %s = memref.subview %a[0, 0] [16, 16] [1, 1] : memref<32x32xf32> to memref<16x16xf32, strided<[32, 1]>>
  memref.copy %s, %b : memref<16x16xf32, strided<[32, 1]>> to memref<16x16xf32>
  return
}

// -----

memref.global "private" constant @g : memref<4xf32> = dense<1.0>
memref.global @external : memref<4xf32, 3>
func.func @globals(%n: index) -> memref<?xf32, strided<[?], offset: ?>> attributes {ao.step} {
  %g = memref.get_global @g : memref<4xf32>
  %r = memref.reinterpret_cast %g to offset: [%n], sizes: [%n], strides: [%n] : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %u = memref.cast %g : memref<4xf32> to memref<*xf32>
  %k = memref.rank %u : memref<*xf32>
  "foo.use"(%k) : (index) -> ()
  return %r : memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @spaces(%m: memref<4xf32, 1>, %n: memref<4xf32, #gpu.address_space<workgroup>>, %q: memref<4xf32, 1 : ui64>, %o: memref<4xf32, "dram">) attributes {ao.step} {
  %a = memref.alloc() : memref<4xf32, 1>
  memref.copy %m, %a : memref<4xf32, 1> to memref<4xf32, 1>
  memref.dealloc %a : memref<4xf32, 1>
  %b = memref.alloc() : memref<4xf32, 1 : ui64>
  memref.copy %q, %b : memref<4xf32, 1 : ui64> to memref<4xf32, 1 : ui64>
  memref.dealloc %b : memref<4xf32, 1 : ui64>
  %c = memref.alloc() : memref<4xf32, "dram">
  memref.copy %o, %c : memref<4xf32, "dram"> to memref<4xf32, "dram">
  memref.dealloc %c : memref<4xf32, "dram">
  return
}

// -----

func.func @expanded(%m: memref<?x?xf32>, %a: index, %b: index, %c: index) -> memref<?x?x?xf32> {
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [%a, %b, %c] : memref<?x?xf32> into memref<?x?x?xf32>
  return %e : memref<?x?x?xf32>
}

// -----

func.func @transfers(%m: memref<64x64xf32>, %t: memref<1xi32>, %i: index) attributes {ao.step} {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<64x64xf32>
  %n = arith.constant 16 : index
  %l = memref.alloc() : memref<64x64xf32, 2>
  memref.dma_start %m[%i, %i], %l[%i, %i], %n, %t[%i] : memref<64x64xf32>, memref<64x64xf32, 2>, memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  return
}

// -----

func.func @atomics(%m: memref<4xf32>, %i: index, %v: f32, %s: memref<2xindex>) -> f32 attributes {ao.step} {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %v : f32
    memref.atomic_yield %new : f32
  }
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  "foo.use"(%r) : (memref<?x?xf32>) -> ()
  return %0 : f32
}

// -----

// vector.
func.func @vectors(%a: memref<16x16xf32>, %b: vector<16x16xf32>, %i: index) -> (vector<16x16xf32>, vector<[4]xf32>) attributes {ao.step} {
  %z = arith.constant 0.0 : f32
  %r = vector.transfer_read %a[%i, %i], %z : memref<16x16xf32>, vector<16x16xf32>
  %c = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %r, %b, %b : vector<16x16xf32>, vector<16x16xf32> into vector<16x16xf32>
  vector.transfer_write %c, %a[%i, %i] : vector<16x16xf32>, memref<16x16xf32>
  %s = vector.broadcast %z : f32 to vector<[4]xf32>
  return %c, %s : vector<16x16xf32>, vector<[4]xf32>
}

// -----

func.func @truncated(%a: vector<4xf32>, %t: tensor<4xf32>) -> (vector<4xbf16>, tensor<4xbf16>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xbf16>
  %1 = arith.truncf %t : tensor<4xf32> to tensor<4xbf16>
  return %0, %1 : vector<4xbf16>, tensor<4xbf16>
}

// -----

// gpu.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @k(%a: memref<64xf32>) kernel {
      %i = gpu.thread_id x
      %v = memref.load %a[%i] : memref<64xf32>
      %e = math.exp %v : f32
      memref.store %e, %a[%i] : memref<64xf32>
      gpu.return
    }
  }
  func.func @f(%a: memref<64xf32>, %h: memref<64xf32, #ao.host>) attributes {ao.step} {
    %c1 = arith.constant 1 : index
    %t0 = gpu.wait async
    %t = gpu.launch_func async [%t0] @k::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<64xf32>)
    gpu.wait [%t]
    %o = ao.offload %a into %h : memref<64xf32> into memref<64xf32, #ao.host> -> !ao.transfer<memref<64xf32, #ao.host>>
    ao.wait %o keep(%a : memref<64xf32>) into(%h : memref<64xf32, #ao.host>) : !ao.transfer<memref<64xf32, #ao.host>>
    return
  }
}

// -----

func.func @launch(%a: memref<?xf32>, %n: index) attributes {ao.step} {
  %t = gpu.wait async
  %m, %t1 = gpu.alloc async [%t] (%n) : memref<?xf32, 1>
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %a[%bx] : memref<?xf32>
    memref.store %v, %a[%bx] : memref<?xf32>
    gpu.terminator
  }
  %t2 = gpu.dealloc async [%t1] %m : memref<?xf32, 1>
  gpu.wait [%t2]
  return
}

// -----

// async, shape, complex, ub, index, ml_program, bufferization, llvm.
func.func @tokens(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %t, %r = async.execute -> !async.value<tensor<4xf32>> {
    %0 = math.exp %x : tensor<4xf32>
    async.yield %0 : tensor<4xf32>
  }
  %v = async.await %r : !async.value<tensor<4xf32>>
  return %v : tensor<4xf32>
}

// -----

func.func @shapes(%x: tensor<?x?xf32>) -> (!shape.shape, tensor<?xindex>) attributes {ao.step} {
  %0 = shape.shape_of %x : tensor<?x?xf32> -> tensor<?xindex>
  %1 = shape.value_as_shape %0 : tensor<?xindex> -> !shape.shape
  %w = shape.cstr_broadcastable %0, %0 : tensor<?xindex>, tensor<?xindex>
  %2 = shape.assuming %w -> (tensor<?x?xf32>) {
    %3 = math.exp %x : tensor<?x?xf32>
    shape.assuming_yield %3 : tensor<?x?xf32>
  }
  "foo.use"(%2) : (tensor<?x?xf32>) -> ()
  return %1, %0 : !shape.shape, tensor<?xindex>
}

// -----

func.func @numbers(%c: tensor<4xcomplex<f32>>, %n: index, %i: tensor<4xi4>, %f: tensor<4xf8E5M2>) -> (tensor<4xcomplex<f32>>, index, tensor<4xi4>, tensor<4xf32>) attributes {ao.step} {
  %0 = linalg.map {complex.exp} ins(%c : tensor<4xcomplex<f32>>) outs(%c : tensor<4xcomplex<f32>>)
  %1 = index.add %n, %n
  %p = ub.poison : tensor<4xcomplex<f32>>
  "foo.use"(%p) : (tensor<4xcomplex<f32>>) -> ()
  %2 = arith.addi %i, %i : tensor<4xi4>
  %3 = arith.extf %f : tensor<4xf8E5M2> to tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xcomplex<f32>>, index, tensor<4xi4>, tensor<4xf32>
}

// -----

ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
ml_program.func @program(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.exp %x : tensor<4xf32>
  ml_program.return %0 : tensor<4xf32>
}
func.func @state(%x: tensor<4xi64>) -> tensor<i64> attributes {ao.step} {
  %0 = ml_program.global_load @seed : tensor<i64>
  ml_program.global_store @seed = %0 : tensor<i64>
  return %0 : tensor<i64>
}

// -----

func.func @casts(%m: memref<4xf32>, %t: tensor<4xf32>, %u: memref<*xf32>) -> (tensor<4xf32>, memref<4xf32>) attributes {ao.step} {
  %0 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %2 = bufferization.alloc_tensor() copy(%0) : tensor<4xf32>
  bufferization.materialize_in_destination %2 in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.dealloc_tensor %2 : tensor<4xf32>
  %c = memref.cast %u : memref<*xf32> to memref<4xf32>
  return %0, %c : tensor<4xf32>, memref<4xf32>
}

// -----

llvm.mlir.global internal @counter(0 : i64) : i64
llvm.func @lowered(%p: !llvm.ptr, %n: i64) -> i64 attributes {ao.step} {
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.add %0, %n : i64
  llvm.store %1, %p : i64, !llvm.ptr
  llvm.return %1 : i64
}
func.func private @declared(memref<4xf32>) -> memref<4xf32>
func.func @calls(%m: memref<4xf32>, %f: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> attributes {ao.step} {
  %0 = call @declared(%m) : (memref<4xf32>) -> memref<4xf32>
  %1 = call_indirect %f(%0) : (memref<4xf32>) -> memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

spirv.func @shader(%x: f32) -> f32 "None" {
  %0 = spirv.FAdd %x, %x : f32
  spirv.ReturnValue %0 : f32
}

// -----

func.func @emitted(%x: f32) -> f32 attributes {ao.step} {
  %0 = emitc.call_opaque "expf"(%x) : (f32) -> f32
  return %0 : f32
}

// -----

func.func @directives(%m: memref<4xf32>, %n: index) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%n) step (%c1) {
        %v = memref.load %m[%i] : memref<4xf32>
        memref.store %v, %m[%i] : memref<4xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

module @outer {
  module @inner {
    func.func @nested(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
      %0 = math.exp %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
  }
}

// -----

func.func @empty_sizes(%x: tensor<0x4xf32>, %s: tensor<f32>) -> (tensor<0x4xf32>, tensor<f32>) attributes {ao.step} {
  %0 = math.exp %x : tensor<0x4xf32>
  %1 = math.exp %s : tensor<f32>
  return %0, %1 : tensor<0x4xf32>, tensor<f32>
}

// -----

func.func @recursive(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = func.call @recursive(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
