// Clamps against known numbers. MLIR 22 defines the op as max(min(x, first), second)
// of its bounds, MLIR 23 as max(min(x, second), first).
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'ao-run %s --entry=mlir_%mlir_major --strategy=none' \
// RUN:   'ao-run %s --entry=known --strategy=none'

#id = affine_map<(i) -> (i)>

func.func @mlir_22() -> tensor<6xf32> attributes {ao.step} {
  %numbers = arith.constant dense<[-2.0, -1.0, 0.25, 3.5, 0x7F800000, 0xFF800000]> : tensor<6xf32>
  %empty = tensor.empty() : tensor<6xf32>
  %clamped = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%numbers : tensor<6xf32>) outs(%empty : tensor<6xf32>) {
  ^bb0(%x: f32, %out: f32):
    %low = arith.constant -1.5 : f32
    %high = arith.constant 2.0 : f32
    %0 = math.clampf %x to [%high, %low] : f32
    linalg.yield %0 : f32
  } -> tensor<6xf32>
  return %clamped : tensor<6xf32>
}

func.func @mlir_23() -> tensor<6xf32> attributes {ao.step} {
  %numbers = arith.constant dense<[-2.0, -1.0, 0.25, 3.5, 0x7F800000, 0xFF800000]> : tensor<6xf32>
  %empty = tensor.empty() : tensor<6xf32>
  %clamped = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%numbers : tensor<6xf32>) outs(%empty : tensor<6xf32>) {
  ^bb0(%x: f32, %out: f32):
    %low = arith.constant -1.5 : f32
    %high = arith.constant 2.0 : f32
    %0 = math.clampf %x to [%low, %high] : f32
    linalg.yield %0 : f32
  } -> tensor<6xf32>
  return %clamped : tensor<6xf32>
}

func.func @known() -> tensor<6xf32> attributes {ao.step} {
  %clamped = arith.constant dense<[-1.5, -1.0, 0.25, 2.0, 2.0, -1.5]> : tensor<6xf32>
  return %clamped : tensor<6xf32>
}
