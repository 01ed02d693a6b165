//===- Passes.td - From autograd tapes to steps ------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In the order in which `ao-whole-step-pipeline` runs them, with
// `ao-inline-callees` after the first. `order=tape` omits the passes that move
// ops. Each of these moves ops at the top level of steps with
// `ao.engine_order`, by one rule, and is idempotent.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_WHOLESTEP_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_WHOLESTEP_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOFormStep : Pass<"ao-form-step", "::mlir::ModuleOp"> {
  let summary = "Form a joint step from each autograd tape";
  let description = [{
    Verifies each autograd tape (a function with `ao.tape`), inlines the bodies
    of its nodes in the order of the engine, and replaces the mark by `ao.step`
    and `ao.engine_order`. Ops get the number of their node as `ao.node_call`,
    and its name as their location: `MulBackward0 (NodeCall 3)`,
    `AccumulateGrad w1 (NodeCall 4)`. Nodes of views written in place
    (`ao.copy_slices`) become a gather, their body and a scatter. Use it on
    tapes from a frontend, as the first pass; `ao-inline-callees` follows.

    A call of a compiled region (a function with `ao.aot_id`) gets a number as
    `ao.compiled_region`; a call of a backward function gets that of the forward call
    whose residuals it uses. Compiled regions become private and are no longer
    steps of their own. Final callbacks of a step without callbacks are erased.

    `ao.reasons` of the tape, the reasons why the engine compiled again, become
    remarks.

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
  let summary = "Replace dynamic sizes by the arguments that hold them";
  let description = [{
    Replaces each `tensor.dim` that is determined by an argument with
    `ao.size_of` (the size of dimensions of other arguments) by that argument,
    so that a tensor is not kept alive only for its shape. At the entry of the
    step, the argument is checked against each of the dimensions: "size 'n' is
    48, argument 0 has 32".

    `sizes=n:32` replaces the argument with the name (or number) `n` by a
    constant, and the step checks that the argument has this value.

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
  let summary = "Copy the scalars of a step to the device together";
  let description = [{
    Copies scalar arguments whose only uses are splats, fills and operands of
    structured ops to the device at the entry of the step, with one
    `ao.upload_scalars` and so one copy for all of them. Use it if a captured
    CUDA graph of the step is replayed with other values of its scalars. Unused
    arguments are not copied.

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
  let summary = "Unpack saved tensors directly before their first use";
  let description = [{
    Moves each `ao.hook unpack` down to before the op that contains the first
    use of its result, so that the unpacked tensor occupies memory for less
    time. Unused hooks are not moved, and those with `ao.ordered` preserve their
    order relative to each other. No hook crosses `ao.final_callbacks`.

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
  let summary = "Add gradients directly after the last of them";
  let description = [{
    Moves `ao.add_grad` and `ao.validate_output` up to directly after the last
    op that defines an operand, if that op belongs to a compiled region. Ops
    that move to one op preserve the order of the engine. A moved op belongs to
    the region from then on (`ao.compiled_region`).

    The engine runs a compiled region as one node, and therefore runs these ops
    after all of it. The passes that follow, until `ao-hoist-updates`, restore
    the order in which the engine would run the nodes of the region one by one.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %s = ao.add_grad %h, %a : tensor<4xf32>
    ```

    `ao.add_grad` moves above `%b`.
  }];
}

def AOHoistTensorPreHooks
    : Pass<"ao-hoist-tensor-pre-hooks", "::mlir::ModuleOp"> {
  let summary = "Call hooks of a gradient directly after its definition";
  let description = [{
    Moves `ao.hook tensor_pre` up, as `ao-hoist-fan-ins` does. A hook of a node
    that does not accumulate is not moved: engines call it directly before that
    node.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %h = ao.hook tensor_pre %k outs(%a : tensor<4xf32>) -> tensor<4xf32>
    ```

    the hook moves above `%b`.
  }];
}

def AOHoistPreHooks : Pass<"ao-hoist-pre-hooks", "::mlir::ModuleOp"> {
  let summary = "Call pre-hooks of leaf nodes directly after their gradients";
  let description = [{
    Moves `ao.hook pre` of leaf nodes (those that accumulate) up, as
    `ao-hoist-fan-ins` does, so that `ao-hoist-accumulations` can move the
    accumulations after them. `ao-sink-pre-hooks` then moves the hooks to where
    the engine calls them.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %h = ao.hook pre %k outs(%a : tensor<4xf32>) {ao.node_call = 2 : i64} -> tensor<4xf32>
    %s = ao.accumulate_grad %h slot 0 {ao.node_call = 2 : i64} : tensor<4xf32>
    ```

    the hook moves above `%b`.
  }];
}

def AOHoistAccumulations
    : Pass<"ao-hoist-accumulations", "::mlir::ModuleOp"> {
  let summary = "Accumulate gradients directly after their definition";
  let description = [{
    Moves `ao.accumulate_grad` up, as `ao-hoist-fan-ins` does. The gradient is
    then freed within the compiled region that defines it, not after it.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %s = ao.accumulate_grad %a into %old slot 0 : tensor<4xf32>
    ```

    the accumulation moves above `%b`.
  }];
}

def AOSinkPreHooks : Pass<"ao-sink-pre-hooks", "::mlir::ModuleOp"> {
  let summary = "Call pre-hooks directly before their node";
  let description = [{
    Moves `ao.hook pre` down to before the next op of its node that is not such
    a hook, or before the first use of its results.

    Example: in

    ```mlir
    %h = ao.hook pre %k outs(%a : tensor<4xf32>) {ao.node_call = 2 : i64} -> tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %s = ao.accumulate_grad %h into %b slot 0 {ao.node_call = 2 : i64} : tensor<4xf32>
    ```

    the hook moves below `%b`.
  }];
}

def AOPlacePostAccHooks : Pass<"ao-place-post-acc-hooks", "::mlir::ModuleOp"> {
  let summary = "Call hooks of an accumulation directly after it";
  let description = [{
    Moves `ao.hook post_acc` up, as `ao-hoist-fan-ins` does: after the
    accumulation to its slot, not after that of another use of the parameter.

    Example: in

    ```mlir
    %s = ao.accumulate_grad %a into %old slot 0 {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %t = ao.hook post_acc %k ins(%w : tensor<4xf32>) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    ```

    the hook moves above `%b`.
  }];
}

def AOPlacePostHooks : Pass<"ao-place-post-hooks", "::mlir::ModuleOp"> {
  let summary = "Call post-hooks of leaf nodes directly after the node";
  let description = [{
    Moves `ao.hook post` of leaf nodes up, directly after the last other op of
    the node, if that op belongs to a compiled region.

    Example: in

    ```mlir
    %s = ao.accumulate_grad %a into %old slot 0 {ao.compiled_region = 0 : i64, ao.node_call = 2 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    ao.hook post %k ins(%a : tensor<4xf32>) {ao.node_call = 2 : i64}
    ```

    the hook moves above `%b`.
  }];
}

def AOHoistUpdates : Pass<"ao-hoist-updates", "::mlir::ModuleOp"> {
  let summary = "Update parameters directly after their gradients";
  let description = [{
    Moves the ops of an optimizer up: pure ops outside of compiled regions that
    depend on accumulated gradients, on arguments and on each other only.
    Connected ops, and ops that read the same donated argument, move as a group:
    after the last op that defines an operand, and after the last other reader
    of a donated argument that they read, if that op belongs to a compiled
    region. Pure ops on arguments alone, such as the splat of a learning rate,
    move with them if needed. A norm over all gradients connects all updates, so
    that they remain after all gradients.

    Gradients are then freed one by one instead of at the end of the step.

    Example: in

    ```mlir
    %s = ao.accumulate_grad %a into %old slot 0 {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %w2 = arith.subf %w, %s : tensor<4xf32>
    ```

    `%w2` moves above `%b`.
  }];
}

def AOFinishStep : Pass<"ao-finish-step", "::mlir::ModuleOp"> {
  let summary = "Lower the remaining autograd ops to upstream ops";
  let description = [{
    Replaces accumulations and fan-ins by additions in the order of their
    operands, or by the gradient if the slot is empty; validations by sums and
    casts; gathers and scatters by slices if the view is a box of the base, else
    by loops. For a view with symbolic sizes, strides or offset, `ao.check_size`
    checks before the loop that it is within the base and does not overlap
    itself. Ops that call back are not changed. `ao.engine_order` is removed, so
    this pass follows all passes that move ops.

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
  let summary = "Erase unused ops of a formed step";
  let description = [{
    Erases the unused ops without side effects of a step that was formed from an
    autograd tape, from its end to its start. Callbacks and ops with unknown
    effects are not erased.

    Example: in

    ```mlir
    %0 = arith.mulf %g, %w : tensor<4xf32>
    %1 = ao.hook pre %k outs(%g : tensor<4xf32>) -> tensor<4xf32>
    return
    ```

    the product is erased, and the hook is not.
  }];
}

#endif // AO_DIALECT_AO_TRANSFORMS_WHOLESTEP_PASSES_TD
