//===- Passes.td - Lossy compression of activations --------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// This pass trades accuracy of gradients for memory, for users who mark the
// values for which this is acceptable. All other passes that plan or rewrite a
// step keep its results bitwise equal.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_LOSSY_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_LOSSY_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOCompressActivations
    : Pass<"ao-compress-activations", "::mlir::ModuleOp"> {
  let summary = "Save marked activations in 8 bits per element";
  let description = [{
    Encodes values marked `ao.lossy = "f8E4M3FN"` for the backward part as data
    in that format and scales, one of f32 for each block of elements. Readers in
    the forward part use the original value; readers in the backward part use
    the value that is decoded before the first of them. No other value is
    changed. Use it if the training tolerates the error below;
    `ao-offload-pipeline` runs it before planning.

    Encoding and decoding are ordinary ops, so that later passes account for
    their time and memory; data and scales are separate values with a common
    `ao.group`.

    A block is the largest divisor of the number of elements up to 128, and the
    scale is the largest magnitude in it over 448. With amax for that magnitude,
    the decoded value of x differs from it by at most max(2^-4 |x|, 2^-10 amax /
    448), plus the rounding of f32. Zeros keep their sign. A block with an
    infinity or a NaN is decoded to NaNs, so that an overflow is not hidden;
    magnitudes below 2^-126 count as 2^-126 in a scale.

    * The mark is on an op with one result, or on an argument that the function
      owns (`ao.donated`). The value is a tensor of f32, bf16 or f16 with a
      static shape, whose number of elements has a divisor from 32 to 128.
      Anything else is an error.
    * In a pair, the backward part is the backward function: two values replace
      the residual. In a joint step, it is the ops with `ao.phase = "backward"`;
      without phases, the ops after the longest idle interval of the value, in
      ops.
    * A mark that would save nothing is removed with a warning: the backward
      part does not use the value, the function returns it, or its caller owns
      it.
    * Views of one operand are recomputed after the decoding.
    * `ao.offload` and `ao.keep` are moved to data and scales.

    Example: `ao-opt --ao-compress-activations` turns

    ```mlir
    %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<4x64xf32>
    // ...
    %d = arith.mulf %g, %y {ao.phase = "backward"} : tensor<4x64xf32>
    ```

    into (the bodies of the ops left out)

    ```mlir
    %y = math.sin %x : tensor<4x64xf32>
    %blocks = tensor.expand_shape %flat [[0, 1]] output_shape [2, 128] : tensor<256xf32> into tensor<2x128xf32>
    %scales = linalg.generic {...} outs(%amax : tensor<2xf32>) attrs = {ao.group = 0 : i64} -> tensor<2xf32>
    %data = linalg.generic {...} ins(%blocks, %scales : ...) outs(...) attrs = {ao.group = 0 : i64} -> tensor<2x128xf8E4M3FN>
    // ...
    %decoded = linalg.generic {...} ins(%data, %scales : ...) outs(...) attrs = {ao.phase = "backward"} -> tensor<2x128xf32>
    %z = tensor.expand_shape %flat_0 [[0, 1]] output_shape [4, 64] : tensor<256xf32> into tensor<4x64xf32>
    %d = arith.mulf %g, %z {ao.phase = "backward"} : tensor<4x64xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_LOSSY_PASSES_TD
