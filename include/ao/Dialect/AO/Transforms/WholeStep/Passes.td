//===- Passes.td - From a tape to one step -----------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In the order in which `ao-whole-step-pipeline` runs them; `ao-inline-callees`
// is behind the first, and `order=tape` leaves out all that move ops. Each of
// those works on the top level of steps that have `ao.engine_order`, moves ops
// by a rule of its own, and changes nothing where it has run before.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_WHOLESTEP_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_WHOLESTEP_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOFormStep : Pass<"ao-form-step", "::mlir::ModuleOp"> {
  let summary = "Makes a joint step of each tape";
  let description = [{
    Checks what an engine has written as a tape (`ao.tape`) and puts the bodies
    of its nodes in their place; nothing changes its order. Ops get the number
    of their node as `ao.node_call`, and its name as their location:
    `MulBackward0 (NodeCall 3)`, `AccumulateGrad w1 (NodeCall 4)`. Nodes behind
    views (`ao.copy_slices`) become a gather, their body and a scatter.

    A call of a function with `ao.aot_id`, a piece, gets a number as `ao.piece`;
    a call of a backward function that takes what a call of its forward function
    has saved gets that call's. Pieces become private and are no steps of their
    own. Final callbacks of a step that calls nothing back go.

    The tape becomes a step with `ao.step` and `ao.engine_order`. Its
    `ao.reasons`, why the engine compiled again, become remarks.

    Example:

    ```mlir
    func.func @step(%g: tensor<4xf32>) -> tensor<4xf32> attributes {ao.tape, ao.gradients = ["w"]} {
      %a = ao.node 3 "AccumulateGrad" -> tensor<4xf32> {
        %0 = ao.accumulate_grad %g slot 0 : tensor<4xf32>
        ao.yield %0 : tensor<4xf32>
      }
      return %a : tensor<4xf32>
    }
    ```

    becomes

    ```mlir
    func.func @step(%g: tensor<4xf32>) -> tensor<4xf32> attributes {ao.engine_order, ao.gradients = ["w"], ao.step} {
      %0 = ao.accumulate_grad %g slot 0 {ao.node_call = 3 : i64} : tensor<4xf32> loc("AccumulateGrad w (NodeCall 3)")
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect"];
}

def AOBindSizes : Pass<"ao-bind-sizes", "::mlir::ModuleOp"> {
  let summary = "Takes sizes from the arguments that hold them";
  let description = [{
    An argument with `ao.size_of` is the size of dimensions of other arguments.
    Each `tensor.dim` that follows from one of these becomes the argument, so
    that a tensor whose shape alone is used is not kept for it. At the entry of
    the step the argument is checked against each of the dimensions: "size 'n'
    is 48, argument 0 has 32".

    `sizes=n:32` makes a constant of the argument that is called `n` (or has
    that number), and the step checks that it is given that.

    Example: with `%n: index {ao.size_of = [array<i64: 0, 0>]}`,

    ```mlir
    %d = tensor.dim %y, %c0 : tensor<?xf32>
    ```

    becomes `%n` where `%y` has the shape of argument 0.
  }];
  let options = [
    ListOption<"sizes", "sizes", "std::string",
               "Sizes that do not change, as NAME:SIZE">];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect"];
}

def AOUploadScalars : Pass<"ao-upload-scalars", "::mlir::ModuleOp"> {
  let summary = "Copies the scalars of a step to the device together";
  let description = [{
    Scalar arguments that are splat, filled in, or taken by structured ops, and
    used by nothing else, are copied to the device at the entry of the step:
    one `ao.upload_scalars`, and so one copy, for all of them. Arguments that
    nobody uses stay where they are.

    Example:

    ```mlir
    %r = tensor.splat %lr : tensor<4xf32>
    ```

    becomes

    ```mlir
    %l = ao.upload_scalars %lr : f32 -> tensor<f32>
    ...
    %e = tensor.empty() : tensor<4xf32>
    %r = linalg.broadcast ins(%l : tensor<f32>) outs(%e : tensor<4xf32>) dimensions = [0]
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect"];
}

def AODelayUnpacks : Pass<"ao-delay-unpacks", "::mlir::ModuleOp"> {
  let summary = "Unpacks saved tensors where they are used";
  let description = [{
    Moves each `ao.hook unpack` down to before the op that holds the first use
    of its result. Unused ones stay, and those with `ao.ordered` keep their
    order among each other. None crosses `ao.final_callbacks`.

    Example: in

    ```mlir
    %t = ao.hook unpack %u packed(%p : !ao.packed<tensor<4xf32>>) -> tensor<4xf32>
    %0 = arith.mulf %g, %w : tensor<4xf32>
    %1 = arith.mulf %0, %t : tensor<4xf32>
    ```

    the hook moves below `%0`.
  }];
}

def AOHoistFanIns : Pass<"ao-hoist-fan-ins", "::mlir::ModuleOp"> {
  let summary = "Adds gradients where the last of them is there";
  let description = [{
    Moves `ao.add_grad` and `ao.validate_output` up to their place: behind the
    last op that defines an operand, if that one belongs to a piece, and in the
    engine's order among what else was moved there. What is moved belongs to the
    piece from then on.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %s = ao.add_grad %h, %a : tensor<4xf32>
    ```

    `ao.add_grad` moves above `%b`.
  }];
}

def AOHoistTensorPreHooks
    : Pass<"ao-hoist-tensor-pre-hooks", "::mlir::ModuleOp"> {
  let summary = "Calls hooks of a gradient where it is there";
  let description = [{
    Moves `ao.hook tensor_pre` up to its place, as `ao-hoist-fan-ins` does. One
    that belongs to a node which does not accumulate stays: engines call it when
    they come to that node.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %h = ao.hook tensor_pre %k outs(%a : tensor<4xf32>) -> tensor<4xf32>
    ```

    the hook moves above `%b`.
  }];
}

def AOHoistPreHooks : Pass<"ao-hoist-pre-hooks", "::mlir::ModuleOp"> {
  let summary = "Calls hooks before a leaf node where its gradients are there";
  let description = [{
    Moves `ao.hook pre` of leaf nodes, which are those that accumulate, up to
    its place, as `ao-hoist-fan-ins` does, so that `ao-hoist-accumulations` can
    follow. `ao-sink-pre-hooks` then moves it to where the engine calls it.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %h = ao.hook pre %k outs(%a : tensor<4xf32>) {ao.node_call = 2 : i64} -> tensor<4xf32>
    %s = ao.accumulate_grad %h slot 0 {ao.node_call = 2 : i64} : tensor<4xf32>
    ```

    the hook moves above `%b`.
  }];
}

def AOHoistAccumulations
    : Pass<"ao-hoist-accumulations", "::mlir::ModuleOp"> {
  let summary = "Accumulates gradients where they are there";
  let description = [{
    Moves `ao.accumulate_grad` up to its place, as `ao-hoist-fan-ins` does. The
    gradient then dies in the middle of the piece that made it, not behind it.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %s = ao.accumulate_grad %a into %old slot 0 : tensor<4xf32>
    ```

    the accumulation moves above `%b`.
  }];
}

def AOSinkPreHooks : Pass<"ao-sink-pre-hooks", "::mlir::ModuleOp"> {
  let summary = "Calls hooks before a node right before it";
  let description = [{
    Moves `ao.hook pre` down to before the next op of its node that is none, or
    before the first use of its results.

    Example: in

    ```mlir
    %h = ao.hook pre %k outs(%a : tensor<4xf32>) {ao.node_call = 2 : i64} -> tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %s = ao.accumulate_grad %h into %b slot 0 {ao.node_call = 2 : i64} : tensor<4xf32>
    ```

    the hook moves below `%b`.
  }];
}

def AOPlacePostAccHooks : Pass<"ao-place-post-acc-hooks", "::mlir::ModuleOp"> {
  let summary = "Calls hooks of an accumulation behind it";
  let description = [{
    Moves `ao.hook post_acc` up to its place, as `ao-hoist-fan-ins` does: behind
    the accumulation of its slot, not that of another use of the parameter.

    Example: in

    ```mlir
    %s = ao.accumulate_grad %a into %old slot 0 {ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %t = ao.hook post_acc %k ins(%w : tensor<4xf32>) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    ```

    the hook moves above `%b`.
  }];
}

def AOPlacePostHooks : Pass<"ao-place-post-hooks", "::mlir::ModuleOp"> {
  let summary = "Calls hooks behind a leaf node right behind it";
  let description = [{
    Moves `ao.hook post` of leaf nodes up, behind the last other op of the node,
    if that one belongs to a piece.

    Example: in

    ```mlir
    %s = ao.accumulate_grad %a into %old slot 0 {ao.node_call = 2 : i64, ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    ao.hook post %k ins(%a : tensor<4xf32>) {ao.node_call = 2 : i64}
    ```

    the hook moves above `%b`.
  }];
}

def AOHoistUpdates : Pass<"ao-hoist-updates", "::mlir::ModuleOp"> {
  let summary = "Updates parameters where their gradients are there";
  let description = [{
    Moves the ops of an optimizer up: pure ops outside of pieces that depend on
    accumulated gradients, on arguments and on each other only. Those that are
    connected, or read the same donated argument, move as a group: behind the
    last op that defines what they take, and behind the last other reader of a
    donated argument that they read, if that op belongs to a piece. Pure ops on
    arguments alone, such as the splat of a learning rate, come along where they
    are needed. A norm over all gradients connects all updates, so that they
    stay behind all gradients.

    Gradients then die one by one instead of all at the end of the step.

    Example: in

    ```mlir
    %s = ao.accumulate_grad %a into %old slot 0 {ao.piece = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.piece = 0 : i64} : tensor<4xf32>
    %w2 = arith.subf %w, %s : tensor<4xf32>
    ```

    `%w2` moves above `%b`.
  }];
}

def AOFinishStep : Pass<"ao-finish-step", "::mlir::ModuleOp"> {
  let summary = "Turns what is left of a tape into upstream ops";
  let description = [{
    Accumulations and fan-ins become additions in the order of their operands,
    or nothing where a slot was empty; validations sums and casts; gathers and
    scatters slices where the view is a box of the base, else loops. Of a view
    with symbolic numbers, `ao.check_size` checks before the loop that it lies
    inside of the base and overlaps nothing. Ops that call back stay. With this,
    `ao.engine_order` ends.

    Example:

    ```mlir
    %0 = ao.accumulate_grad %g into %old slot 1 : tensor<4xf32>
    ```

    becomes

    ```mlir
    %0 = linalg.add ins(%old, %g : tensor<4xf32>, tensor<4xf32>) outs(%old : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

def AOStepDCE : Pass<"ao-step-dce", "::mlir::ModuleOp"> {
  let summary = "Drops what nobody uses of a formed step";
  let description = [{
    Erases, from the end of a step that was formed from a tape, the ops without
    effects whose results nobody uses. What calls back stays, and so does any op
    of which nothing is known.

    Example: in

    ```mlir
    %0 = arith.mulf %g, %w : tensor<4xf32>
    %1 = ao.hook pre %k outs(%g : tensor<4xf32>) -> tensor<4xf32>
    return
    ```

    the product goes, and the hook stays.
  }];
}

#endif // AO_DIALECT_AO_TRANSFORMS_WHOLESTEP_PASSES_TD
