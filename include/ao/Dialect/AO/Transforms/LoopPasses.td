//===- LoopPasses.td - Forms of loops ----------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that bring loops with stacked residuals into a form that planning
// needs, or unroll them.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_LOOPPASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_LOOPPASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"

def AOLowerStableHLOLoops : Pass<"ao-lower-stablehlo-loops", "::mlir::ModuleOp"> {
  let summary = "Lower loops of generic StableHLO to scf and subset ops";
  let description = [{
    Replaces `stablehlo.while` by `scf.while`, and by `scf.for` where constants
    determine the number of iterations, so that the passes on
    [loops](../../Explanation/Loops.md) find stacked residuals. StableHLO is
    read in its generic form and need not be registered. In the functions that
    contain such loops,

    * ops on signed integers of rank zero, by which loops count, become ops of
      `arith`;
    * in an `scf.for`, `dynamic_slice` and `dynamic_update_slice` become
      `tensor.extract_slice` and `tensor.insert_slice` if their offsets are
      known to be within bounds in each iteration;
    * in a loop, reshapes that add or remove dimensions of size one become
      views;
    * the broadcast scalar from which a loop starts becomes `tensor.splat`.

    The loops get `ao.whole_residuals`: XLA schedules copies within an iteration,
    so all slices of a stacked residual are offloaded, or none.

    All other ops are unchanged, and so is a loop with a sharding:
    `sdy.sharding` has an entry for each result. `convert-ao-to-placement`
    converts the loops to StableHLO again. Run it after `ao-inline-callees`:
    modules of JAX have the accesses to slices in private functions.

    Example:

    ```mlir
    %r:2 = "stablehlo.while"(%zero, %x) ({
    ^bb0(%i: tensor<i32>, %h: tensor<4xf32>):
      %c = "stablehlo.compare"(%i, %four) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%c) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i32>, %h: tensor<4xf32>):
      %w = "stablehlo.dynamic_slice"(%ws, %i, %zero) {slice_sizes = array<i64: 1, 4>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      ...
    }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
    ```

    becomes

    ```mlir
    %r:2 = scf.for %n = %c0 to %c4 step %c1 iter_args(%i = %zero, %h = %x) -> (tensor<i32>, tensor<4xf32>) {
      %number = tensor.extract %i[] : tensor<i32>
      %row = arith.index_cast %number : i32 to index
      %w = tensor.extract_slice %ws[%row, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      ...
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AOUnrollLoops : Pass<"ao-unroll-loops", "::mlir::ModuleOp"> {
  let summary = "Unroll loops with stacked residuals";
  let description = [{
    Fully unrolls each loop of a step that writes or reads a stacked residual
    (see [Loops](../../Explanation/Loops.md)): a tensor of which iteration i
    writes or reads slice i, counted from either end. A stacked residual without
    other uses is replaced by its slices, which are separate residuals of a
    pair, so that any policy can offload them individually. Other loops are not
    changed. Ops are named by iteration (`x[2]`), and loops nested in an
    unrolled loop are unrolled in turn.

    Use it for loops of few iterations, or to compare a plan of slices with one
    of separate values. The module grows with the number of iterations, so no
    pipeline includes this pass.

    Example:

    ```mlir
    func.func @step(%x: tensor<1x8xf32>, %init: tensor<2x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %y, %stack = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<2x8xf32>) {
        %a = math.sin %h : tensor<1x8xf32>
        %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
        scf.yield %a, %t : tensor<1x8xf32>, tensor<2x8xf32>
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
    func.func @step(%x: tensor<1x8xf32>, %init: tensor<2x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
      %0 = math.sin %x : tensor<1x8xf32>
      %1 = math.sin %0 : tensor<1x8xf32>
      %2 = arith.mulf %1, %1 : tensor<1x8xf32>
      %3 = arith.mulf %2, %0 : tensor<1x8xf32>
      return %3 : tensor<1x8xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_LOOPPASSES_TD
