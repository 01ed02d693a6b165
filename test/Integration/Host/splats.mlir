// Constants of one value that are too large to be stored have the bits of
// tensors that are filled.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'ao-run %s --entry=filled --strategy=none' \
// RUN:   'ao-run %s --entry=constants --compare --strategy=none,sync --min-bytes=1' | FileCheck %s
// CHECK: sync {{.*}} yes
// CHECK: output 2: 192x192xi64

!T = tensor<192x192xf32>

func.func @constants(%x: !T) -> (!T, !T, tensor<192x192xi64>) attributes {ao.step} {
  %two = arith.constant dense<2.0> : !T
  %zero = arith.constant dense<0.0> : !T
  %seven = arith.constant dense<7> : tensor<192x192xi64>
  %a = arith.addf %x, %two : !T
  %b = math.exp %a : !T
  %p = linalg.matmul ins(%two, %b : !T, !T) outs(%zero : !T) -> !T
  %c = arith.subf %p, %a : !T
  return %b, %c, %seven : !T, !T, tensor<192x192xi64>
}

func.func @filled(%x: !T) -> (!T, !T, tensor<192x192xi64>) attributes {ao.step} {
  %f2 = arith.constant 2.0 : f32
  %f0 = arith.constant 0.0 : f32
  %i7 = arith.constant 7 : i64
  %e = tensor.empty() : !T
  %ie = tensor.empty() : tensor<192x192xi64>
  %two = linalg.fill ins(%f2 : f32) outs(%e : !T) -> !T
  %zero = linalg.fill ins(%f0 : f32) outs(%e : !T) -> !T
  %seven = linalg.fill ins(%i7 : i64) outs(%ie : tensor<192x192xi64>) -> tensor<192x192xi64>
  %a = linalg.add ins(%x, %two : !T, !T) outs(%e : !T) -> !T
  %b = linalg.exp ins(%a : !T) outs(%e : !T) -> !T
  %p = linalg.matmul ins(%two, %b : !T, !T) outs(%zero : !T) -> !T
  %c = linalg.sub ins(%p, %a : !T, !T) outs(%e : !T) -> !T
  return %b, %c, %seven : !T, !T, tensor<192x192xi64>
}
