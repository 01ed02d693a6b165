// RUN: ao-opt %s --ao-bf16-to-bits --split-input-file | FileCheck %s

// CHECK: llvm.mlir.global private constant @weights(dense<16256> : tensor<4xi16>) {{.*}} : !llvm.array<4 x i16>
llvm.mlir.global private constant @weights(dense<1.0> : tensor<4xbf16>) : !llvm.array<4 x bf16>

// CHECK-LABEL: llvm.func @choose(
// CHECK-SAME:    %[[P:.*]]: !llvm.ptr, %[[C:.*]]: i1) -> i16
// CHECK:         %[[ONE:.*]] = llvm.mlir.constant(16256 : i16) : i16
// CHECK:         %[[X:.*]] = llvm.load %[[P]] : !llvm.ptr -> i16
// CHECK:         llvm.cond_br %[[C]], ^{{.*}}(%[[X]] : i16), ^{{.*}}(%[[ONE]] : i16)
// CHECK:       ^{{.*}}(%[[Y:.*]]: i16):
// CHECK-NOT:     llvm.bitcast
// CHECK:         llvm.add %[[Y]], %[[Y]] : i16
llvm.func @choose(%p: !llvm.ptr, %c: i1) -> bf16 {
  %one = llvm.mlir.constant(1.0 : bf16) : bf16
  %x = llvm.load %p : !llvm.ptr -> bf16
  llvm.cond_br %c, ^join(%x : bf16), ^join(%one : bf16)
^join(%y: bf16):
  %bits = llvm.bitcast %y : bf16 to i16
  %sum = llvm.add %bits, %bits : i16
  %z = llvm.bitcast %sum : i16 to bf16
  llvm.return %z : bf16
}

// -----

// Who computes with it keeps it.
// CHECK-LABEL: llvm.func @widen(
// CHECK:         llvm.fpext %{{.*}} : bf16 to f32
llvm.func @widen(%p: !llvm.ptr) -> f32 {
  %x = llvm.load %p : !llvm.ptr -> bf16
  %y = llvm.fpext %x : bf16 to f32
  llvm.return %y : f32
}

// -----

// Vectors and tensors of it are computed with as well.
// CHECK-LABEL: func.func @vectors(
// CHECK: arith.truncf %{{.*}} : vector<4xf32> to vector<4xbf16>
func.func @vectors(%a: vector<4xf32>) -> vector<4xbf16> {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xbf16>
  return %0 : vector<4xbf16>
}
