// RUN: ao-opt %s --split-input-file --ao-compress-activations | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-compress-activations --ao-compress-activations | FileCheck %s
// Nothing is marked, and the pipeline does the same before it plans.
// RUN: ao-opt %s --split-input-file --ao-offload-pipeline="strategy=sync min-bytes=1" | FileCheck %s --check-prefix=MOVED

// The forward part reads the value as it is. New ops belong where the one beside
// them does; marks and a new group go to data and scales.
// CHECK-LABEL: func.func @joint
// CHECK:         %[[OTHER:.*]] = math.exp {{.*}} {ao.group = 4 : i64}
// CHECK:         %[[Y:.*]] = math.sin %{{.*}} {ao.layer = 3 : i64} : tensor<4x64xf32>
// CHECK:         tensor.collapse_shape %[[Y]]
// CHECK:         %[[BLOCKS:.*]] = tensor.expand_shape {{.*}} {ao.layer = 3 : i64} : tensor<256xf32> into tensor<2x128xf32>
// CHECK:         linalg.generic {{.*}}["parallel", "reduction"]} ins(%[[BLOCKS]]
// CHECK:         %[[SCALES:.*]] = linalg.generic {{.*}}ao.group = 5 : i64, ao.layer = 3 : i64, ao.offload}
// CHECK:         %[[DATA:.*]] = linalg.generic {{.*}} ins(%[[BLOCKS]], %[[SCALES]] {{.*}}ao.group = 5 : i64, ao.layer = 3 : i64, ao.offload}
// CHECK:           linalg.yield %{{.*}} : f8E4M3FN
// CHECK:         math.cos %[[Y]]
// CHECK:         %[[BACK:.*]] = linalg.generic {{.*}} ins(%[[DATA]], %[[SCALES]] : tensor<2x128xf8E4M3FN>, tensor<2xf32>) {{.*}}attrs =  {ao.layer = 2 : i64, ao.phase = "backward"}
// CHECK:         %[[Z:.*]] = tensor.expand_shape {{.*}} {ao.layer = 2 : i64, ao.phase = "backward"} : tensor<256xf32> into tensor<4x64xf32>
// CHECK:         arith.mulf %{{.*}}, %[[Z]] {ao.layer = 2 : i64, ao.phase = "backward"}
// CHECK:         arith.mulf %{{.*}}, %[[Z]] {ao.phase = "backward"}
// MOVED-LABEL: func.func @joint
// MOVED:         ao.offload %{{.*}} : tensor<2x128xf8E4M3FN>
func.func @joint(%x: tensor<4x64xf32>, %g: tensor<4x64xf32>) -> tensor<4x64xf32> attributes {ao.step} {
  %k = math.exp %x {ao.group = 4 : i64} : tensor<4x64xf32>
  %y = math.sin %x {ao.lossy = "f8E4M3FN", ao.layer = 3 : i64, ao.offload} : tensor<4x64xf32>
  %z = math.cos %y : tensor<4x64xf32>
  %w = math.cos %z : tensor<4x64xf32>
  %d = arith.mulf %g, %y {ao.layer = 2 : i64, ao.phase = "backward"} : tensor<4x64xf32>
  %e = arith.mulf %d, %y {ao.phase = "backward"} : tensor<4x64xf32>
  %f = arith.mulf %e, %k {ao.phase = "backward"} : tensor<4x64xf32>
  return %f : tensor<4x64xf32>
}

// -----

// Without phases, readers after the longest stretch; what is read in a region
// is read where the region's op stands.
// CHECK-LABEL: func.func @gap
// CHECK:         %[[Y:.*]] = math.sin
// CHECK:         into tensor<2x96xf32>
// CHECK:         math.cos %[[Y]]
// CHECK:         %[[Z:.*]] = tensor.expand_shape {{.*}} into tensor<3x64xf32>
// CHECK:         scf.if
// CHECK:           arith.mulf %{{.*}}, %[[Z]]
// MOVED-LABEL: func.func @gap
func.func @gap(%c: i1, %x: tensor<3x64xf32>) -> tensor<3x64xf32> attributes {ao.step} {
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<3x64xf32>
  %a = math.cos %y : tensor<3x64xf32>
  %b = math.cos %a : tensor<3x64xf32>
  %d = math.cos %b : tensor<3x64xf32>
  %e = math.cos %d : tensor<3x64xf32>
  %r = scf.if %c -> tensor<3x64xf32> {
    %m = arith.mulf %e, %y : tensor<3x64xf32>
    scf.yield %m : tensor<3x64xf32>
  } else {
    scf.yield %e : tensor<3x64xf32>
  }
  return %r : tensor<3x64xf32>
}

// -----

// In a pair two values cross instead of one, which was saved twice; a view is
// rematerialized, the saved one is removed. bf16 is restored as bf16.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME:    -> (tensor<4x64xbf16>, tensor<2x128xf8E4M3FN>, tensor<4x64xbf16>, tensor<2xf32>)
// CHECK:         arith.extf %{{.*}} : bf16 to f32
// CHECK-NOT:     into tensor<8x32xbf16>
// CHECK:         return %{{.*}}, %[[DATA:.*]], %{{.*}}, %[[SCALES:.*]] : tensor<4x64xbf16>, tensor<2x128xf8E4M3FN>, tensor<4x64xbf16>, tensor<2xf32>
// CHECK-LABEL: func.func @bwd
// CHECK-SAME:    (%[[D:.*]]: tensor<2x128xf8E4M3FN>, %[[E:.*]]: tensor<4x64xbf16>, %[[S:.*]]: tensor<2xf32>, %[[G:.*]]: tensor<4x64xbf16>)
// CHECK:         math.cos %[[E]]
// CHECK:         linalg.generic {{.*}} ins(%[[D]], %[[S]]
// CHECK:           arith.truncf %{{.*}} : f32 to bf16
// CHECK:         %[[Y:.*]] = tensor.expand_shape {{.*}} into tensor<4x64xbf16>
// CHECK:         %[[V:.*]] = tensor.expand_shape {{.*}} into tensor<8x32xbf16>
// CHECK:         math.cos %[[V]]
// CHECK:         arith.mulf %[[G]], %[[Y]]
// MOVED-LABEL: func.func @fwd
// MOVED-SAME:    tensor<2x128xf8E4M3FN, #ao.host>
func.func @fwd(%x: tensor<4x64xbf16> {ao.donated}) -> (tensor<4x64xbf16>, tensor<8x32xbf16>, tensor<4x64xbf16>, tensor<4x64xbf16>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<4x64xbf16>
  %o = math.cos %x : tensor<4x64xbf16>
  %z = math.cos %y : tensor<4x64xbf16>
  %f = tensor.collapse_shape %y [[0, 1]] : tensor<4x64xbf16> into tensor<256xbf16>
  %v = tensor.expand_shape %f [[0, 1]] output_shape [8, 32] : tensor<256xbf16> into tensor<8x32xbf16>
  return %z, %v, %o, %y : tensor<4x64xbf16>, tensor<8x32xbf16>, tensor<4x64xbf16>, tensor<4x64xbf16>
}
func.func @bwd(%v: tensor<8x32xbf16>, %o: tensor<4x64xbf16>, %y: tensor<4x64xbf16>, %g: tensor<4x64xbf16>) -> (tensor<4x64xbf16>, tensor<8x32xbf16>) {
  %n = math.cos %o : tensor<4x64xbf16>
  %s = math.cos %v : tensor<8x32xbf16>
  %d = arith.mulf %g, %y : tensor<4x64xbf16>
  %e = arith.mulf %d, %n : tensor<4x64xbf16>
  return %e, %s : tensor<4x64xbf16>, tensor<8x32xbf16>
}

// -----

// An argument that the function owns; `ao.keep` goes over as well.
// CHECK-LABEL: func.func @owned(%arg0: tensor<64xf32> {ao.donated}
// CHECK-NEXT:    tensor.expand_shape %arg0 {{.*}} into tensor<1x64xf32>
// CHECK:         attrs =  {ao.group = 0 : i64, ao.keep}
// CHECK:         attrs =  {ao.group = 0 : i64, ao.keep}
// MOVED-LABEL: func.func @owned
// MOVED-NOT:     ao.offload {{.*}}f8E4M3FN
func.func @owned(%x: tensor<64xf32> {ao.donated, ao.keep, ao.lossy = "f8E4M3FN"}) -> tensor<64xf32> attributes {ao.step} {
  %a = math.cos %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = arith.mulf %b, %x {ao.phase = "backward"} : tensor<64xf32>
  return %c : tensor<64xf32>
}
