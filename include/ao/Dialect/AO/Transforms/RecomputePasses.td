//===- RecomputePasses.td - Rematerialization --------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_RECOMPUTEPASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_RECOMPUTEPASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"
include "mlir/Pass/PassBase.td"

def AORematerializeResiduals : Pass<"ao-rematerialize-residuals", "::mlir::ModuleOp"> {
  let summary = "Rematerialize slices of stacked residuals in the loops that "
                "read them";
  let description = [{
    Removes stacked residuals (see [Loops](../../Explanation/Loops.md)) and
    rematerializes their slices: each loop that extracted a slice of the
    residual computes it there instead, and the residual is no longer written.
    The pass does so for the stacked residuals that allow it, one after the
    other. Use it to recompute all slices by hand; `ao-plan-offload` with
    `recompute` decides about each residual.

    The ops that define a slice are cloned into the reading body, for the
    iteration that wrote the slice. They may use slices of other stacked
    residuals that the loop wrote or read, values from outside the loop, and
    counters of iterations. In a pair, values that the backward function lacks
    become residuals, unless a constant defines them. Slices that one loop reads
    share their common operands.

    Clones of ops on tensors are numbered as those of `ao-apply-plan`
    (`ao.recompute`, `ao.num_recomputed`). A residual is kept if an op must not
    be recomputed, or if a value cannot be passed to the backward function.

    Example:

    ```mlir
    func.func @step(%x: tensor<1x8xf32>, %w: tensor<2x8xf32>, %init: tensor<2x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %y, %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<2x8xf32>) {
        %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
        %a = math.sin %v : tensor<1x8xf32>
        %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
        %b = arith.mulf %h, %a : tensor<1x8xf32>
        scf.yield %b, %t : tensor<1x8xf32>, tensor<2x8xf32>
      }
      %z = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
        %j = arith.subi %c1, %i : index
        %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
        %b = arith.mulf %g, %a : tensor<1x8xf32>
        scf.yield %b : tensor<1x8xf32>
      }
      return %z : tensor<1x8xf32>
    }
    ```

    becomes

    ```mlir
    %y = scf.for %i = ... iter_args(%h = %x) -> (tensor<1x8xf32>) { ... }
    %z = scf.for %i = ... iter_args(%g = %y) -> (tensor<1x8xf32>) {
      %j = arith.subi %c1, %i : index
      %v = tensor.extract_slice %w[%j, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
      %a = math.sin %v {ao.recompute = 0 : i64} : tensor<1x8xf32>
      %b = arith.mulf %g, %a : tensor<1x8xf32>
      scf.yield %b : tensor<1x8xf32>
    }
    ```
  }];
  let options = [
    Option<"machine", "machine", "std::string", /*default=*/"",
      "Name or JSON of the machine to which durations refer">,
    AO_RemarksOption
  ];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_RECOMPUTEPASSES_TD
