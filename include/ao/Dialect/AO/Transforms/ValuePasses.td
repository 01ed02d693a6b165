//===- ValuePasses.td - What a step keeps and returns ------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that run before anything is planned, so that what a step keeps or
// returns is a value of its own, and worth keeping.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_VALUEPASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_VALUEPASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"

def AORebuildValues : Pass<"ao-rebuild-values", "::mlir::ModuleOp"> {
  let summary = "Makes cheap values and views again where they are used";
  let description = [{
    What takes no data to make, and what is a view of something else, is not
    worth memory from one use to the next, still less a copy. So

    * a backward function makes constants, fills, iotas and masks of them
      itself, and the forward function does not save them;
    * of a splat of a scalar that only the forward function has, the scalar is
      saved, as a tensor, and the backward function broadcasts it;
    * a storage of which several values are saved is saved once, as a whole, and
      the backward function takes the views of it. Where only views are saved,
      that holds if they are at least half of it or `ao.move_base` says so; see
      `ao-copy-returned-views` for the others. Views must have constant operands;
    * the backward part of a joint step makes fills, iotas and masks of at least
      `min-bytes` itself, where more than `min-gap` ops, for each op that it takes
      to make them, lie between its first use and the one before. As in plans,
      that part begins with the first op marked `ao.phase = "backward"`, or where
      most memory is held.

    Afterwards nothing lies twice in what a pair saves, so that bufferization has
    nothing to copy of which no plan knows.

    A value is left as it is if it is marked `ao.keep`, if its function is called
    or named elsewhere in the module, or if a step has transfers or markers
    already. Other values that take a scalar which only the forward function has
    are data like any other, which plans may move. Each decision is a remark. What
    is made again has layer, phase, instance and piece of the op that takes it.

    Example: in

    ```mlir
    func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<4xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %c1 = arith.constant 1.0 : f32
      %e = tensor.empty() : tensor<4xf32>
      %ones = linalg.fill ins(%c1 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %a = math.sin %x : tensor<4xf32>
      %half = tensor.extract_slice %a[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %y = math.cos %a : tensor<4xf32>
      return %y, %a, %half, %ones : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<4xf32>
    }
    func.func @bwd(%a: tensor<4xf32>, %half: tensor<2xf32>, %ones: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
      %b = arith.addf %g, %ones : tensor<4xf32>
      %c = arith.mulf %b, %a : tensor<4xf32>
      %d = math.sin %half : tensor<2xf32>
      return %c, %d : tensor<4xf32>, tensor<2xf32>
    }
    ```

    one value is saved instead of three:

    ```mlir
    func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %a = math.sin %x : tensor<4xf32>
      %y = math.cos %a : tensor<4xf32>
      return %y, %a : tensor<4xf32>, tensor<4xf32>
    }
    func.func @bwd(%a: tensor<4xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
      %c1 = arith.constant 1.0 : f32
      %e = tensor.empty() : tensor<4xf32>
      %ones = linalg.fill ins(%c1 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      %b = arith.addf %g, %ones : tensor<4xf32>
      %c = arith.mulf %b, %a : tensor<4xf32>
      %half = tensor.extract_slice %a[2] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %d = math.sin %half : tensor<2xf32>
      return %c, %d : tensor<4xf32>, tensor<2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    AO_MinBytesOption<"auto">,
    Option<"minGap", "min-gap", "int64_t", /*default=*/"16",
      "How many other ops must stand between two uses, for each op that makes "
      "the value again">
  ];
}

def AOCopyReturnedViews : Pass<"ao-copy-returned-views", "::mlir::ModuleOp"> {
  let summary = "Gives slices that functions return bytes of their own";
  let description = [{
    What a function of a step returns, saved values included, becomes a buffer
    of its own. Where it is less than what it is a view of, or a constant,
    bufferization copies it, and the plan knows nothing of that. This pass makes
    the copy an op of the step, behind the last use of the whole, which can end
    there: the copy is a value like any other, that can be moved, and the rest
    of the bytes is not kept for its sake. `ao.offload` on the view goes to the
    copy. Views that nobody uses are erased. Run `ao-rebuild-values` before, for
    which a slice of something that is saved anyway takes no copy.

    Example: in

    ```mlir
    func.func @step(%x: tensor<8xf32>) -> tensor<2xf32> attributes {ao.step} {
      %a = math.sin %x : tensor<8xf32>
      %b = tensor.extract_slice %a[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
      return %b : tensor<2xf32>
    }
    ```

    the function returns `%c`:

    ```mlir
    %c = bufferization.alloc_tensor() copy(%b) : tensor<2xf32>
    ```
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

#endif // AO_DIALECT_AO_TRANSFORMS_VALUEPASSES_TD
