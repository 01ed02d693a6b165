//===- RecomputePasses.td - Ops that run a second time -----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_RECOMPUTEPASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_RECOMPUTEPASSES_TD

include "mlir/Pass/PassBase.td"

def AORecompute : Pass<"ao-recompute", "::mlir::ModuleOp"> {
  let summary = "Lets ops run a second time where plans say so";
  let description = [{
    Carries out what the plan of a step (`ao.plan`, from `ao-plan-offload` with
    `recompute`; with `plan`, a file) says of values that are dropped and made
    again. In front of the op that needs such a value, the op that makes it is
    cloned, and uses from there on take the clone's result. What remains of the
    plan, its transfers, takes the place of the attribute: a plan for the step
    with the clones in it, predicted anew. Where the step with clones takes more
    memory than the plan's budget, because a value could not be written over
    another one that is read once more, the transfers are planned again.

    A clone has `ao.recompute`, unique within its step, which also keeps it
    apart from the original: upstream's passes merge no ops whose attributes
    differ. The function has their number (`ao.num_recomputed`). A clone that is
    merged or erased nevertheless is an error of whatever reads the plan back,
    and of `ao-verify-transfers`. It belongs to the layer and the phase of the
    op in front of which it stands. Constants, views and destinations that hold
    no data are cloned along with it.

    In a pair, a clone in the backward function reads saved values: what the
    forward function does not save so far gets a slot, and the slot of a value
    that only the clone makes goes.

    Only ops without effects on memory, at any depth, run a second time, and
    never calls, hooks, collectives or what the user keeps (`ao.keep`): the same
    operands give the same bits. `ao-emit-trace` with `recompute` says of each
    op why it may not.

    Example: `ao-opt --ao-recompute=plan=plan.json step.mlir` turns

    ```mlir
    %a = math.sin %x : tensor<1024x1024xf32>
    // …
    %d = arith.mulf %c, %a : tensor<1024x1024xf32>
    ```

    into

    ```mlir
    %a = math.sin %x : tensor<1024x1024xf32>
    // … %a occupies no device memory behind its last use here …
    %a2 = math.sin %x {ao.recompute = 0 : i64} : tensor<1024x1024xf32>
    %d = arith.mulf %c, %a2 : tensor<1024x1024xf32>
    ```
  }];
  let dependentDialects = ["::ao::AODialect"];
  let options = [
    Option<"plan", "plan", "std::string", /*default=*/"\"\"",
      "File that holds the plan; default: the attributes of the steps">,
    Option<"step", "step", "std::string", /*default=*/"\"\"",
      "Name of the forward function or joint step it is for">
  ];
}

def AORecomputeStacks : Pass<"ao-recompute-stacks", "::mlir::ModuleOp"> {
  let summary = "Has loops make slices of stacks again in place of reading them";
  let description = [{
    Each stack of which the attribute `ao.remade` of the loop that writes it (see
    [Loops](../Loops.md)) names all slices is made again, slice by slice, in the
    loops that read it, right where they did; nobody writes it then. What goes
    into a slice is cloned into the reading body, for the iteration that has
    written the slice: slices of other stacks that the loop wrote or read, values
    from outside of the loop, and numbers that count iterations. In a pair, what
    the backward function does not have gets a slot, unless a constant makes it.
    Slices that one loop reads share what they are made of.

    Clones of ops that compute tensors have numbers (`ao.recompute`), as those of
    `ao-recompute`, and the step their count. An op that must not run again, or a
    value that neither function can pass on, is an error with the reason, and so
    is a stack of which only some slices are named: `ao-split-loops` comes first.
    With `all`, it is the stacks for which that can be done that are made again,
    whatever the attribute says, each of those with the ones before it.

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
      } {ao.remade = array<i64: 0, 2>}
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
      "Name or JSON of the machine that durations are of">,
    Option<"all", "all", "bool", /*default=*/"false",
      "Make all stacks again that can be, not those that 'ao.remade' names">
  ];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_RECOMPUTEPASSES_TD
