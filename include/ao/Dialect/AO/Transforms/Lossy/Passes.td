//===- Passes.td - What may lose digits takes less room ----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_LOSSY_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_LOSSY_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOCompressActivations
    : Pass<"ao-compress-activations", "::mlir::ModuleOp"> {
  let summary = "Saves marked activations in 8 bits an element";
  let description = [{
    Values marked `ao.lossy = "f8E4M3FN"`, and no others, are kept for the
    backward part as data in that format and scales, one of f32 for each block
    of elements. Their readers in the forward part see them as they are; those
    in the backward part see what is decoded before the first of them. Encoding
    and decoding are ordinary ops, so that all passes behind know what they take
    and how long: data and scales are values of their own, with one `ao.group`.
    `ao-offload-pipeline` runs this pass before it plans.

    A block is the largest divisor of the number of elements up to 128, and the
    scale the largest magnitude in it over 448. With amax for that magnitude,
    what is decoded of x is off by at most max(2^-4 |x|, 2^-10 amax / 448), and
    the rounding of f32. Zeros stay zeros of their sign. A block in which
    anything is infinite or no number comes back as no numbers, so that an
    overflow is not lost; magnitudes below 2^-126 count as that much in a scale.

    * The mark stands on an op of one result, or on an argument that the
      function owns (`ao.donated`). The value is a tensor of f32, bf16 or f16
      with a static shape, whose number of elements has a divisor from 32 to
      128. All else is an error.
    * In a pair, the backward part is the backward function: the saved value
      becomes two. In a joint step it is the ops with `ao.phase = "backward"`,
      and without phases those behind the longest stretch, in ops, that the
      value is idle.
    * A mark that would save nothing is taken away with a warning: nobody in the
      backward part reads the value, the function returns it, or its caller
      keeps it.
    * Views of one operand are made again behind the decoding.
    * `ao.offload` and `ao.keep` go over to data and scales.

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
