//===- Passes.td - From autograd tapes to steps ------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These passes form one training step from an *autograd tape*, the backward
// pass of an autograd engine recorded as a function, for engineers of frontends
// that write [tapes](../Tapes.md). `ao-whole-step-pipeline` runs them in the
// order that [Passes](../Passes.md#pipelines) lists. Each pass is idempotent.
//
// ```sh
// ao-opt test/Models/gpt-tape.linalg.mlir --ao-whole-step-pipeline -o step.mlir
// ```
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AUTOGRAD_TRANSFORMS_PASSES_TD
#define AO_DIALECT_AUTOGRAD_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOFormStep : Pass<"ao-form-step", "::mlir::ModuleOp"> {
  let summary = "Form a joint step from each autograd tape";
  let description = [{
    Verifies each autograd tape (a function with `autograd.tape`), inlines the
    bodies of its nodes in the order of the engine, and replaces the mark by
    `ao.step` and `autograd.engine_order`. Ops get the number of their node as
    `ao.node_call`, and its name as their location: `MulBackward0 (NodeCall 3)`,
    `AccumulateGrad w1 (NodeCall 4)`. Nodes of views written in place
    (`autograd.copy_slices`) become a gather, their body and a scatter. Use it
    on tapes from a frontend, as the first pass; `ao-inline-callees` follows.

    A call of a compiled region (a function with `ao.aot_id`) gets a number as
    `ao.compiled_region`; a call of a backward function gets that of the forward
    call whose residuals it uses. Compiled regions become private and are no
    longer steps of their own. Final callbacks of a step without callbacks are
    erased.

    `autograd.reasons` of the tape, the reasons why the engine compiled again,
    become remarks.

    Example:

    ```mlir
    func.func @step(%g: tensor<4xf32>) -> tensor<4xf32> attributes {autograd.tape, autograd.gradients = ["w"]} {
      %a = autograd.node 3 "AccumulateGrad" -> tensor<4xf32> {
        %0 = autograd.accumulate_grad %g slot 0 : tensor<4xf32>
        autograd.yield %0 : tensor<4xf32>
      }
      return %a : tensor<4xf32>
    }
    ```

    becomes

    ```mlir
    func.func @step(%g: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = ["w"]} {
      %0 = autograd.accumulate_grad %g slot 0 {ao.node_call = 3 : i64} : tensor<4xf32> loc("AccumulateGrad w (NodeCall 3)")
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
    48, argument 0 has 32". Run it after `ao-inline-callees`.

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

def AOScheduleEagerOrder
    : Pass<"ao-schedule-eager-order", "::mlir::ModuleOp"> {
  let summary = "Reorder the ops of a step as in eager execution";
  let description = [{
    An engine runs a compiled region as one node, and therefore runs the hooks
    and accumulations of its gradients after all of it. This pass restores the
    order in which the engine would run the nodes of the region one by one, so
    that gradients and unpacked tensors occupy memory for less time. Use it on
    formed steps (`autograd.engine_order`), after `ao-inline-callees`.

    `moves` selects moves; they always run in this order:

    | move | effect |
    |---|---|
    | `delay-unpacks` | moves each `autograd.hook unpack` down to before the op that contains the first use of its result; unused hooks are not moved, and those with `autograd.ordered` preserve their order |
    | `hoist-fan-ins` | moves `autograd.add_grad` and `autograd.validate_output` up |
    | `hoist-tensor-pre-hooks` | moves `autograd.hook tensor_pre` of leaf nodes (those that accumulate) up; engines call a hook of another node directly before that node |
    | `hoist-pre-hooks` | moves `autograd.hook pre` of leaf nodes up, so that accumulations can follow |
    | `hoist-accumulations` | moves `autograd.accumulate_grad` up |
    | `sink-pre-hooks` | moves `autograd.hook pre` down to before the next op of its node that is not such a hook, or before the first use of its results |
    | `place-post-acc-hooks` | moves `autograd.hook post_acc` up, after the accumulation to its slot |
    | `place-post-hooks` | moves `autograd.hook post` of leaf nodes up, after the last other op of the node |
    | `hoist-updates` | moves the ops of an optimizer up |

    A move up ends directly after the last op that defines an operand, if that
    op belongs to a compiled region; else the op is not moved. Ops that move to
    one op preserve the order of the engine. A moved op belongs to the region
    from then on (`ao.compiled_region`). No op crosses
    `autograd.final_callbacks`.

    The ops of an optimizer are pure ops outside of compiled regions that depend
    on accumulated gradients, on arguments and on each other only. Connected
    ops, and ops that read the same donated argument, move as a group, also
    after the last other reader of a donated argument that they read. Pure ops
    on arguments alone, such as the splat of a learning rate, move with them if
    needed. A norm over all gradients connects all updates, so that they remain
    after all gradients.

    Example: in

    ```mlir
    %a = arith.mulf %g, %x {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %b = arith.mulf %g, %y {ao.compiled_region = 0 : i64} : tensor<4xf32>
    %s = autograd.accumulate_grad %a into %old slot 0 : tensor<4xf32>
    %w2 = arith.subf %w, %s : tensor<4xf32>
    ```

    the accumulation and `%w2` move above `%b`.
  }];
  let options = [
    ListOption<"moves", "moves", "std::string",
               "The moves to make; default: all">
  ];
}

def AOFinishStep : Pass<"ao-finish-step", "::mlir::ModuleOp"> {
  let summary = "Lower the remaining autograd ops to upstream ops";
  let description = [{
    Replaces accumulations and fan-ins by additions in the order of their
    operands, or by the gradient if the slot is empty; validations by sums and
    casts; gathers and scatters by slices if the view is a box of the base, else
    by loops. For a view with symbolic sizes, strides or offset, `ao.check_size`
    checks before the loop that it is within the base and does not overlap
    itself. Ops that call back are not changed. `autograd.engine_order` is
    removed, so this pass follows `ao-schedule-eager-order`.

    Then the unused ops without side effects of each step that was formed from
    an autograd tape are erased, from its end to its start; `keep-unused` omits
    this. Callbacks and ops with unknown effects are not erased.

    Example:

    ```mlir
    %0 = autograd.accumulate_grad %g into %old slot 1 : tensor<4xf32>
    ```

    becomes

    ```mlir
    %0 = linalg.add ins(%old, %g : tensor<4xf32>, tensor<4xf32>) outs(%old : tensor<4xf32>) -> tensor<4xf32>
    ```
  }];
  let options = [
    Option<"keepUnused", "keep-unused", "bool", /*default=*/"false",
           "Whether unused ops are kept">
  ];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"];
}

#endif // AO_DIALECT_AUTOGRAD_TRANSFORMS_PASSES_TD
