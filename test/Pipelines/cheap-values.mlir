// A fill of 17 GB that forward and backward use is rematerialized: no strategy
// offloads it, and none keeps it on the device until after the op between them
// that allocates as much. With it, the peak would be 34 GB.
//
// DEFINE: %{plan} = ao-opt %s -o %t.mlir --ao-offload-pipeline="machine=gh200
// DEFINE: %{check} = 2>/dev/null && FileCheck %s --input-file=%t.mlir --implicit-check-not="ao.offload %{{.*}}65536x65536" && ao-test-opt %t.mlir --ao-bufferize-pipeline --test-check-device-memory=budget=17190000000 -o /dev/null
// RUN: %{plan} min-bytes=1024 strategy=none" %{check}
// RUN: %{plan} min-bytes=1024 strategy=sync" %{check}
// RUN: %{plan} min-bytes=1024 strategy=pytorch" %{check}

!Square = tensor<65536x65536xf32>
!Vector = tensor<65536xf32>

// CHECK-LABEL: func.func @joint
// CHECK: linalg.fill {{.*}}rebuilt
// CHECK: linalg.broadcast
// CHECK: linalg.fill {{.*}}rebuilt
// CHECK: linalg.matvec {{.*}}65536x65536
func.func @joint(%x: !Vector, %w: !Vector) -> !Vector attributes {ao.step} {
  %one = arith.constant 1.0 : f32
  %square = tensor.empty() : !Square
  %ones = linalg.fill {rebuilt} ins(%one : f32) outs(%square : !Square) -> !Square
  %y = linalg.matvec {ao.layer = 0 : i64} ins(%ones, %x : !Square, !Vector) outs(%x : !Vector) -> !Vector
  %f0 = math.sin %y : !Vector
  %f1 = math.cos %f0 : !Vector
  %f2 = math.sin %f1 : !Vector
  %f3 = math.cos %f2 : !Vector
  %f4 = math.sin %f3 : !Vector
  %f5 = math.cos %f4 : !Vector
  %f6 = math.sin %f5 : !Vector
  %f7 = math.cos %f6 : !Vector
  %f8 = math.sin %f7 : !Vector
  %f9 = math.cos %f8 : !Vector
  %f10 = math.sin %f9 : !Vector
  %f11 = math.cos %f10 : !Vector
  %f12 = math.sin %f11 : !Vector
  %f13 = math.cos %f12 : !Vector
  %f14 = math.sin %f13 : !Vector
  %f15 = math.cos %f14 : !Vector
  %f16 = math.sin %f15 : !Vector
  %f17 = math.cos %f16 : !Vector
  %f18 = math.sin %f17 : !Vector
  %f19 = math.cos %f18 : !Vector
  %f20 = math.sin %f19 : !Vector
  %f21 = math.cos %f20 : !Vector
  %f22 = math.sin %f21 : !Vector
  %f23 = math.cos %f22 : !Vector
  %f24 = math.sin %f23 : !Vector
  %f25 = math.cos %f24 : !Vector
  %f26 = math.sin %f25 : !Vector
  %f27 = math.cos %f26 : !Vector
  %f28 = math.sin %f27 : !Vector
  %f29 = math.cos %f28 : !Vector
  %f30 = math.sin %f29 : !Vector
  %f31 = math.cos %f30 : !Vector
  %f32 = math.sin %f31 : !Vector
  %l = math.cos %f32 : !Vector
  %other = tensor.empty() : !Square
  %rows = linalg.broadcast ins(%l : !Vector) outs(%other : !Square) dimensions = [0]
  %g = linalg.matvec {ao.phase = "backward"} ins(%rows, %w : !Square, !Vector) outs(%l : !Vector) -> !Vector
  %b0 = math.sin %g {ao.phase = "backward"} : !Vector
  %b1 = math.cos %b0 {ao.phase = "backward"} : !Vector
  %b2 = math.sin %b1 {ao.phase = "backward"} : !Vector
  %b3 = math.cos %b2 {ao.phase = "backward"} : !Vector
  %b4 = math.sin %b3 {ao.phase = "backward"} : !Vector
  %b5 = math.cos %b4 {ao.phase = "backward"} : !Vector
  %b6 = math.sin %b5 {ao.phase = "backward"} : !Vector
  %b7 = math.cos %b6 {ao.phase = "backward"} : !Vector
  %b8 = math.sin %b7 {ao.phase = "backward"} : !Vector
  %b9 = math.cos %b8 {ao.phase = "backward"} : !Vector
  %b10 = math.sin %b9 {ao.phase = "backward"} : !Vector
  %b11 = math.cos %b10 {ao.phase = "backward"} : !Vector
  %b12 = math.sin %b11 {ao.phase = "backward"} : !Vector
  %b13 = math.cos %b12 {ao.phase = "backward"} : !Vector
  %b14 = math.sin %b13 {ao.phase = "backward"} : !Vector
  %b15 = math.cos %b14 {ao.phase = "backward"} : !Vector
  %b16 = math.sin %b15 {ao.phase = "backward"} : !Vector
  %b17 = math.cos %b16 {ao.phase = "backward"} : !Vector
  %b18 = math.sin %b17 {ao.phase = "backward"} : !Vector
  %b19 = math.cos %b18 {ao.phase = "backward"} : !Vector
  %b20 = math.sin %b19 {ao.phase = "backward"} : !Vector
  %b21 = math.cos %b20 {ao.phase = "backward"} : !Vector
  %b22 = math.sin %b21 {ao.phase = "backward"} : !Vector
  %b23 = math.cos %b22 {ao.phase = "backward"} : !Vector
  %b24 = math.sin %b23 {ao.phase = "backward"} : !Vector
  %b25 = math.cos %b24 {ao.phase = "backward"} : !Vector
  %b26 = math.sin %b25 {ao.phase = "backward"} : !Vector
  %b27 = math.cos %b26 {ao.phase = "backward"} : !Vector
  %b28 = math.sin %b27 {ao.phase = "backward"} : !Vector
  %b29 = math.cos %b28 {ao.phase = "backward"} : !Vector
  %b30 = math.sin %b29 {ao.phase = "backward"} : !Vector
  %b31 = math.cos %b30 {ao.phase = "backward"} : !Vector
  %b32 = math.sin %b31 {ao.phase = "backward"} : !Vector
  %h = math.cos %b32 {ao.phase = "backward"} : !Vector
  %d = linalg.matvec {ao.phase = "backward"} ins(%ones, %h : !Square, !Vector) outs(%y : !Vector) -> !Vector
  return %d : !Vector
}

// CHECK-LABEL: func.func @fwd
// CHECK: linalg.fill {{.*}}rebuilt
// CHECK-LABEL: func.func @bwd
// CHECK: linalg.fill {{.*}}rebuilt
// CHECK: linalg.matvec {{.*}}65536x65536
func.func @fwd(%x: !Vector) -> (!Vector, !Square, !Vector) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %one = arith.constant 1.0 : f32
  %square = tensor.empty() : !Square
  %ones = linalg.fill {rebuilt} ins(%one : f32) outs(%square : !Square) -> !Square
  %y = linalg.matvec {ao.layer = 0 : i64} ins(%ones, %x : !Square, !Vector) outs(%x : !Vector) -> !Vector
  %l = math.exp %y : !Vector
  return %l, %ones, %y : !Vector, !Square, !Vector
}
func.func @bwd(%ones: !Square, %y: !Vector, %g: !Vector) -> !Vector {
  %other = tensor.empty() : !Square
  %rows = linalg.broadcast ins(%y : !Vector) outs(%other : !Square) dimensions = [0]
  %h = linalg.matvec ins(%rows, %g : !Square, !Vector) outs(%g : !Vector) -> !Vector
  %d = linalg.matvec ins(%ones, %h : !Square, !Vector) outs(%y : !Vector) -> !Vector
  return %d : !Vector
}
