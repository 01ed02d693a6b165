//===- LoopPasses.td - What moves within loops -------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that decide what leaves of what loops stack, and of what lives within
// one of their iterations.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_LOOPPASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_LOOPPASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"

def AOLowerStableHLOLoops : Pass<"ao-lower-stablehlo-loops", "::mlir::ModuleOp"> {
  let summary = "Lower loops of generic StableHLO to loops and subset ops";
  let description = [{
    Replaces `stablehlo.while` by `scf.while`, and by `scf.for` where constants
    decide the number of iterations, so that the passes on
    [loops](../Loops.md) find stacked residuals. StableHLO is read in its generic
    form and need not be registered. In the functions that hold such loops,

    * ops on signed integers of rank zero, by which loops count, become ops of
      `arith`;
    * in an `scf.for`, `dynamic_slice` and `dynamic_update_slice` become
      `tensor.extract_slice` and `tensor.insert_slice` if their offsets are known
      to be within bounds in each iteration;
    * in a loop, reshapes that add or remove dimensions of size one become views;
    * the broadcast scalar from which a loop starts becomes `tensor.splat`.

    The loops get `ao.whole_stacks`: XLA schedules copies within an iteration, so
    all slices of a stacked residual are offloaded, or none.

    All other ops are unchanged, and so is a loop with a sharding: `sdy.sharding`
    has an entry for each result. `convert-ao-to-placement` converts the loops to
    StableHLO again. Run it after `ao-inline-callees`: modules of JAX have the
    accesses to slices in private functions.

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

def AO_SummaryOption : Option<"summary", "summary", "bool", "true",
    "Say at the end why nothing moves, where that is so and nobody listens to "
    "remarks; off where other passes plan the rest of the step">;

def AOPlanLoops : Pass<"ao-plan-loops", "::mlir::ModuleOp"> {
  let summary = "Decides how many slices of stacks leave device memory";
  let description = [{
    For each step with loops that stack, decides how many slices of which stacks
    never get a place on the device, and whether they come back one iteration
    ahead of their use. Those written first leave; stacks within the body of an
    outer loop, over microbatches say, leave whole. The decision stands on the
    loops that write the stacks: `ao.slices` (how many slices of which results),
    `ao.ahead`, and `ao.lag` and `ao.lead` of the ops that access slices, for
    `ao-split-loops` and `ao-stream-stacks=marked`, which `ao-offload-pipeline`
    runs next. What else the step holds is planned after that.

    The planner proposes, by the trace that `ao-emit-trace=loops` writes. A
    proposal is carried out on a copy of the step, and the rest of that is
    planned under the same budgets, so that memory is what bufferization will
    make of it, to the byte; if that is above the budget, the planner is asked
    for less. With a device budget, slices move as it costs the least time;
    without one, as many as cost less than a thousandth of the step's time, or
    than `max-slowdown` allows. `pytorch` and `pytorch-per-layer` move everything
    that may move. For `layerwise`, an iteration is a layer, counted
    from the least `ao.layer` of an op in the body, else from 0, and the slices of
    the first `num-layers` leave, of two at least; without a number, the fewest
    with which the step fits a device budget, else as many as cost no time. A
    layer outside of such loops may not have the number of an iteration. How many
    of those others leave stands on the function as `ao.num_layers`.

    With `recompute`, stacks may also be made again where they are read, in place
    of moving, as far as a byte of them takes less time that way: `ao.remade`, for
    `ao-recompute-stacks`.

    The peak of the step before is left on its function as `ao.unplanned_peak`:
    budgets in percent are shares of that.

    The remark `loops planned` says how much leaves, what that does to the peak
    with the rest of the step planned, and what it costs. If nothing leaves, the
    remark `no slices leave` says why, without being asked, too.

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

    becomes, with `policy=pytorch min-bytes=0`,

    ```mlir
    func.func @step(...) -> tensor<1x8xf32> attributes {ao.step, ao.unplanned_peak = 192 : i64} {
      %y, %stack = scf.for ... { ... } {ao.ahead = 1 : i64, ao.slices = array<i64: 0, 2>}
      ...
    }
    ```
  }];
  let options = !listconcat(AO_PlanningOptions, [AO_SummaryOption]);
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AOPlanBodies : Pass<"ao-plan-bodies", "::mlir::ModuleOp"> {
  let summary = "Plans what lives within an iteration of a loop over microbatches";
  let description = [{
    A loop of which an iteration does forward and backward work (it has ops of
    both phases, or several loops) holds a step of its own. Its body is planned
    as a joint step whose arguments are what an iteration is given, so that these
    stay; what the iteration makes moves within it, and nothing is on its way
    when the next one begins.

    Under a device budget, the body is given what the whole step has to spare:
    what a plan for the body comes to is tried on a copy of the module, with the
    rest of the step planned under the same budget. A body stays as it is where
    the step fits without added time. Without a budget, values move that cost no
    time. Stacks of loops in the body are left as `ao-stream-stacks` has them.
    What moves within an iteration takes host memory that the next one uses
    again: `ao.body_host_bytes` on the loop says how much. `plan-output` and
    `report` write files about each body that moves something, whose names are
    the given ones and the step's and loop's: `plan-step-loop.json`. If nothing
    moves within any loop of a step, the pass says why without being asked.

    Example:

    ```mlir
    func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
      ...
      %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
        %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
        ...
        %d = arith.mulf %c, %a {ao.phase = "backward"} : tensor<256xf32>
        scf.yield %d : tensor<256xf32>
      }
      return %r : tensor<256xf32>
    }
    ```

    becomes, where `%a` is to leave,

    ```mlir
    %r = scf.for %i = ... {
      %a = math.sin %g
      %0 = ao.offload %a
      %1 = ao.wait %0 keep(%a)
      ...
      %2 = ao.reload %1
      %3 = ao.wait %2 keep(%1)
      %d = arith.mulf %c, %3
      scf.yield %d
    } {ao.body_host_bytes = 1024 : i64}
    ```
  }];
  let options = !listconcat(AO_PlanningOptions, [AO_SummaryOption]);
  let dependentDialects = [
    "::ao::AODialect", "::mlir::func::FuncDialect", "::mlir::scf::SCFDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_LOOPPASSES_TD
