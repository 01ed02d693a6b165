//===- Passes.td - Transforms of the ao dialect ------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These passes estimate costs, plan transfers, insert them and prove them free
// of races, in modules of tensors. The page is for engineers who assemble a
// pipeline or debug one. `ao-offload-pipeline` runs most of the passes, in the
// order that [Passes](../Passes.md#pipelines) lists.
//
// The passes work on *steps*. A *joint step* is a function with `ao.step` that
// holds the forward and the backward part of a training step. A *pair* is a
// forward function with `ao.backward` and the backward function that it names;
// results of the first that are arguments of the second are *residuals*. A
// tensor of which each iteration of a loop writes or reads one slice is a
// *stacked residual*. The [dialect](AODialect.md) defines the attributes, the
// [glossary](../../Glossary.md) the terms.
//
// The core of the pipeline, as single passes:
//
// ```sh
// ao-opt test/Models/gpt-pair.linalg.mlir -o offloaded.mlir \
//   --ao-estimate-costs=machine=examples/small-device.json \
//   --ao-plan-offload="machine=examples/small-device.json min-bytes=4096 \
//     device-memory-budget=70%" \
//   --ao-apply-plan --ao-verify-transfers --remarks-filter=ao
// ```
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_PASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"
include "ao/Dialect/AO/Transforms/LoopPasses.td"
include "ao/Dialect/AO/Transforms/RecomputePasses.td"
include "ao/Dialect/AO/Transforms/ValuePasses.td"

def AOEstimateCosts : Pass<"ao-estimate-costs", "::mlir::ModuleOp"> {
  let summary = "Annotate the ops of steps with durations and kinds";
  let description = [{
    Sets `ao.cost_ns` and `ao.kind` on every op of every step, as input of the
    planning passes. The duration comes from the profile, else from an existing
    `ao.cost_ns`, else from the roofline model: max(FLOP / peak rate, bytes /
    memory bandwidth), with FLOP and bytes from `CostOpInterface` or from the
    table of named ops (StableHLO, CHLO, Shardy and TOSA, see
    docs/HowTo/UseStableHLO.md). Any other op is assumed to read its operands
    and write its results once; one remark names such ops with their share of
    the step's bytes. A loop with slices has no duration unless one is
    given: the ops of its body have one each, since they may be moved or erased.

    A profile is an `ao.profile` document, whose `ops` map the name of an op to
    whole nanoseconds. The name is that of the op's location, else
    `file:line:column`, else the name of the operation.

    Example: with `machine=h100-pcie5` (3.35 TB/s, 989 TFLOP/s for bf16)

    ```mlir
    %y = linalg.matmul ins(%a, %b : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>)
                       outs(%i : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
    ```

    becomes

    ```mlir
    %y = linalg.matmul {ao.cost_ns = 138968 : i64, ao.kind = "matmul"} ins(...) ...
    ```
  }];
  let options = [
    AO_MachineOption<>,
    Option<"profile", "profile", "std::string", /*default=*/"\"\"",
      "JSON file from op name or location to measured nanoseconds">
  ];
}

def AOMarkLayers : Pass<"ao-mark-layers", "::mlir::ModuleOp"> {
  let summary = "Set layers and phases from the names of locations";
  let description = [{
    Sets `ao.layer` on the ops of every function whose location has a name that
    `pattern` matches; the first group of the expression is the number of the
    layer. With `backward`, ops with a name that it matches get
    `ao.phase = "backward"`, which defines the forward/backward boundary of a
    joint step. Use it for modules whose frontend writes layers into locations
    only, before any pass that selects or plans by layer.

    Existing attributes are not changed. `ao-inline-callees` copies both
    attributes from a call to the inlined ops.

    Expressions are POSIX extended regular expressions and match anywhere in a
    name. Of several names (fused locations, call sites), the first match
    counts.

    Example: `ao-opt --ao-mark-layers='pattern=layer([0-9]+) backward=^bwd/'`
    turns

    ```mlir
    %0 = "test.sin"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("bwd/layer3/sin")
    ```

    into

    ```mlir
    %0 = "test.sin"(%x) {ao.layer = 3 : i64, ao.phase = "backward"} : (tensor<4xf32>) -> tensor<4xf32> loc("bwd/layer3/sin")
    ```
  }];
  let options = [
    Option<"pattern", "pattern", "std::string", "\"layer[^0-9]?([0-9]+)\"",
      "Regular expression for the names of a layer's ops, with the number of "
      "the layer as its first group">,
    Option<"backward", "backward", "std::string", "\"\"",
      "Regular expression for the names of backward ops; default: none">
  ];
}

def AOInsertTransfers : Pass<"ao-insert-transfers", "::mlir::ModuleOp"> {
  let summary = "Insert the transfers of selected activations";
  let description = [{
    Selects the storages that are offloaded between forward and backward, and
    inserts an `ao.offload` and its wait after the last forward use, and an
    `ao.reload` and its wait before the first backward use. In a joint step, the
    transfers are at the ends of the storage's longest idle interval. These are
    the commands of the policy `sync` for the selected values. Use it to place
    transfers without a plan. It emits one remark for each decision, with bytes
    and reason.

    * `select=marked`: values with `ao.offload`;
    * `select=all`: all eligible values;
    * `select=first-layers`: all eligible values that are defined in the first
      `num-layers` layers (`ao.layer`).

    A value is eligible if a forward function saves it for its backward function
    or, in a joint step, if it has an idle interval between two uses. Model
    outputs, static arguments, values marked `ao.keep`, values smaller than
    `min-bytes` or `min-elements`, and values saved only through views that
    cannot be recomputed are not eligible. A value marked `ao.offload` that can
    never be offloaded (zero-sized, of rank zero, unranked) or that the backward
    function does not use is an error.

    Values with `ao.selected`, on the defining op (an array of result numbers)
    or on the function argument, are offloaded in addition, regardless of size;
    if that is not possible, it is an error. The attribute is removed.

    In a pair, the host copy replaces the residual in the signatures of both
    functions. A storage that is saved through views is transferred once: its
    base replaces the first view, the other views are removed from the
    signatures and recomputed after the reload.

    `mode=sync` pins every wait to its transfer (`ao.blocking`), so that later
    passes do not separate them. With `mode=async`, `ao-sink-waits` and
    `ao-prefetch-reloads` can move them.

    Example:

    ```mlir
    func.func @fwd(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
        attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %0 = "test.cos"(%x) {ao.offload} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %1 = "test.sin"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      return %1, %0 : tensor<4x8xf32>, tensor<4x8xf32>
    }
    ```

    becomes

    ```mlir
    func.func @fwd(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32, #ao.host>)
        attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %0 = "test.cos"(%x) {ao.offload} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %t = ao.offload %0 : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
      %h = ao.wait %t keep(%0 : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
      %1 = "test.sin"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      return %1, %h : tensor<4x8xf32>, tensor<4x8xf32, #ao.host>
    }
    ```
  }];
  let dependentDialects = ["::ao::AODialect"];
  let options = [
    AO_SelectOption<"Marked">,
    AO_MinBytesOption<"auto">,
    AO_MinElementsOption<"0">,
    AO_NumLayersOption<>,
    Option<"mode", "mode", "::ao::TransferMode",
      /*default=*/"::ao::TransferMode::Async",
      "Whether later passes may separate waits from transfers",
      [{::llvm::cl::values(
        clEnumValN(::ao::TransferMode::Async, "async", "they may"),
        clEnumValN(::ao::TransferMode::Sync, "sync", "they may not"))}]>
  ];
}

def AOSinkWaits : Pass<"ao-sink-waits", "::mlir::ModuleOp"> {
  let summary = "Sink the waits of offloads to their first use";
  let description = [{
    Moves the wait of every offload to directly before the first user of its
    result, or before the terminator, and preserves the order of the waits. The
    copies then overlap with the rest of the forward pass; the device buffers
    are live until the waits. Use it after `ao-insert-transfers`; waits with
    `ao.blocking` are not moved.

    Example: in

    ```mlir
    %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    %y = "test.compute"(%z) : (tensor<4xf32>) -> tensor<4xf32>
    return %y, %h : tensor<4xf32>, tensor<4xf32, #ao.host>
    ```

    `ao.wait` moves below `test.compute`.
  }];
}

def AOPrefetchReloads : Pass<"ao-prefetch-reloads", "::mlir::ModuleOp"> {
  let summary = "Hoist reloads until computation hides them";
  let description = [{
    Moves each `ao.reload` up, before as many compute ops (matmul, conv,
    attention) as take the time of its copy; the waits are not moved. Use it
    after `ao-insert-transfers=mode=async` or on transfers written by hand.

    A function is scanned in reverse with a queue of reloads. The time of each
    compute op is credited to the first reload of the queue only; once its
    transfer time is covered, the reload is placed before that op, at most one
    reload per op. Reloads that are still queued at the
    start of the function are placed there, in program order. In a joint step, a
    reload is never placed before the wait of its offload.

    The transfer time is bytes / link-bandwidth. Durations and kinds come from
    `ao.cost_ns` and `ao.kind`, else from the estimate of `ao-estimate-costs`.
    This is the constant-bandwidth prefetch of PyTorch's activation offloading.
    It ignores memory budgets; use `ao-plan-offload` to meet one.

    Example: with a 4 ms reload, in

    ```mlir
    %0 = "test.a"(%g) {ao.cost_ns = 5000000 : i64, ao.kind = "matmul"} : (tensor<4xf32>) -> tensor<4xf32>
    %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    %x = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    ```

    `ao.reload` moves above `test.a`.
  }];
  let options = [
    AO_MachineOption<>,
    Option<"linkBandwidth", "link-bandwidth", "double", /*default=*/"0",
      "Rate of the host link in bytes/s; default: the machine's "
      "host-to-device rate">
  ];
}

def AOVerifyTransfers : Pass<"ao-verify-transfers", "::mlir::ModuleOp"> {
  let summary = "Prove that transfers do not race";
  let description = [{
    Use it wherever transfers have been inserted or moved; pipelines run it
    after planning and after bufferization. It checks, on tensors and on
    buffers, over branches and loops, that

    * each transfer is waited for exactly once on every path;
    * `keep` is the source of the transfer, or an alias of it;
    * no op reads or writes the destination of a transfer in flight;
    * no op overwrites or frees its source;
    * a reload reads a host value that an offload has written completely;
    * no transfer refers to a buffer that has been freed, or is in flight where
      a scope ends;
    * no host value is used in a computation;
    * no transfer crosses a call or a return;
    * host memory that a forward function saves is filled wherever the backward
      function reloads it;
    * all recomputed ops (`ao-apply-plan`) exist, each once, and have no effects
      besides their results;
    * only supported constructs occur where a transfer may be in flight.

    The pass changes nothing; it emits one error for each violation, with notes
    at both accesses. Programs that are not proven safe are rejected.
    docs/Explanation/RaceCheck.md has the memory model, the supported
    constructs, the argument for the proof and the assumptions: mainly that
    arguments of a function do not alias each other (checked at the visible
    calls), and that callees without a body neither retain nor free a buffer.

    Example: this is rejected, since `%x` is overwritten while it is copied:

    ```mlir
    %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    linalg.fill ins(%c : f32) outs(%x : memref<4xf32>)
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    ```
  }];
  // Branches are raised on a copy.
  let dependentDialects = ["::mlir::scf::SCFDialect"];
}

def AOEmitTrace : Pass<"ao-emit-trace", "::mlir::ModuleOp"> {
  let summary = "Write the trace of a step as JSON";
  let description = [{
    Writes the only step of the module, or the one named by `step`, in the
    format `ao.step-trace` (docs/Reference/Traces.md): ops with durations and
    kinds, storages with bytes, definition and uses. Use it to plan with
    `ao-plan`, or to inspect the input of the planner.

    `ao` ops are not part of the trace. `plan-output` writes the plan that they
    amount to, `report` the predicted timeline and memory of that plan. With
    `recompute`, the trace marks the ops that may be recomputed.

    With `loops`, the trace has loops with stacked residuals (see
    [Loops](../../Explanation/Loops.md)) iteration by iteration, with each slice
    as a value. The plan then follows from `ao.loop` and related attributes;
    transfers in the step are an error. Slices that `ao.loop` rematerializes are
    rematerialized in the trace: they are not values of it, and the ops that
    compute them again have `recomputed`.

    An iteration of a loop over microbatches is a separate step, which `step`
    names `<step>/<loop>`, after the loop's location. A loop without a name is
    called `loop`; several loops of the same name are numbered:
    `<step>/<loop>#1` is the second.

    Example: `ao-opt --ao-emit-trace=output=step.json model.mlir` writes

    ```
    {"schema":"ao.step-trace","version":2,"name":"fwd","boundary":3,
     "ops":[{"name":"layer0/dot_general","duration_us":12.5,...
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
  let options = [
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
      "File to write; - is standard error, so that the module can be written "
      "to standard output; empty: none">,
    Option<"planOutput", "plan-output", "std::string", /*default=*/"\"\"",
      "File for the plan that the `ao` ops of the step amount to">,
    Option<"report", "report", "std::string", /*default=*/"\"\"",
      "File for a report of that plan (.html or .json)">,
    Option<"step", "step", "std::string", /*default=*/"\"\"",
      "Name of the forward function or joint step to write, or of a loop in "
      "it whose iterations are steps: <step>/<loop>">,
    Option<"machine", "machine", "std::string", /*default=*/"\"\"",
      "Machine preset or file for ops without a duration">,
    Option<"recompute", "recompute", "bool", /*default=*/"false",
      "Mark the ops that may be recomputed">,
    Option<"loops", "loops", "bool", /*default=*/"false",
      "Write loops with stacked residuals iteration by iteration">,
    AO_SelectOption<"All">,
    AO_MinBytesOption<"0">,
    AO_MinElementsOption<"0">,
    AO_NumLayersOption<>
  ];
}

def AOPlanOffload : Pass<"ao-plan-offload", "::mlir::ModuleOp"> {
  let summary = "Plan which activations are offloaded, and when";
  let description = [{
    For each step, decides which activations are offloaded, before which op each
    copy is issued and before which op it is waited for. The plan is attached to
    the forward function or joint step as `ao.plan`. Run it after
    `ao-estimate-costs`, and `ao-apply-plan` next to apply the plan.

    `policy=planned` minimizes the time of the step with `device-memory-budget`
    and `host-memory-budget` as hard limits. Without a device budget, it finds
    the lowest peak at which no transfer delays the computation. A budget that
    cannot be met is an error that names the smallest feasible budget, and the
    op and values that determine it. The other policies follow the rules in
    docs/Explanation/Policies.md. Of these, only `layerwise` (number of layers)
    and the policies that rematerialize values (number of values) take the
    device budget into account.

    Budgets are bytes (`16000000000`), sizes (`16GB`, `16GiB`) or a percentage
    of the peak without offloading (`70%`). `select`, `min-bytes` and
    `min-elements` restrict the values that any policy may offload. Each value
    that is offloaded or kept has a remark. docs/Explanation/Planner.md
    describes the model.

    With `recompute`, and under the policies that rematerialize values, a plan
    may also drop values and recompute the ops that define them.

    Of stacked residuals (docs/Explanation/LoopPlans.md), the slices written
    first are offloaded: `ao.loop` on the loop that writes them has their number,
    `ao.offload_delay` and `ao.prefetch_distance` on the ops that access slices
    have the places of transfers. Loops first take the form of `ao-apply-plan`,
    in which they count their iterations. `sync` and `pytorch` offload all
    slices, `layerwise` those of the first iterations, which are layers.
    Decisions that loops already have are replaced, unless the policy is `none`.

    With `policy=planned`, the bodies of loops over microbatches, and of
    branches, have plans of their own: a body is planned as a joint step whose
    arguments, the values from outside and the iteration arguments, are kept on
    device, and no transfer is in flight between iterations. Its loops are planned
    like those of the step, within the memory that the rest of the step does not
    need. `ao.plan` is then an array: the plans of bodies, those within others
    first, and the plan of the step. A body is not changed if the step fits its
    budget without added time, or if it has transfers already. `plan-output` and
    `report` write a file for each body with transfers, named after the step and
    the loop: `plan-step-loop.json`.

    The plan of a step with decisions on loops, or with plans of bodies, is for
    the module in which these have been carried out.

    If a function calls a pair, budgets are for all microbatches in flight.
    Their number is counted if all calls of the pair are in one function and not
    in regions; otherwise `in-flight` must be given. Each pair is planned with
    the largest budget at which the calling function, with every call inlined,
    meets its budget.

    Example: `ao-opt --ao-plan-offload="device-memory-budget=70%" model.mlir`
    turns

    ```mlir
    func.func @step(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> attributes {ao.step} {
    ```

    into

    ```mlir
    func.func @step(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> attributes {ao.plan = "{\22schema\22:\22ao.plan\22, ...}", ao.step} {
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
  let options = !listconcat(AO_PlanningOptions, [
    Option<"reserved", "reserved-bytes", "int64_t", "0",
      "Bytes of the device budget to reserve for buffers that bufferization "
      "adds">,
    AO_RemarksOption
  ]);
}

def AOApplyPlan : Pass<"ao-apply-plan", "::mlir::ModuleOp"> {
  let summary = "Apply an offload plan to the IR";
  let description = [{
    Carries out the decisions of `ao-plan-offload` and removes their attributes:
    loops are split, and slices of their stacked residuals rematerialized and
    offloaded (`ao.loop`, `ao.offload_delay`, `ao.prefetch_distance`); then the
    transfers of plans are inserted (`ao.plan`), those of bodies before those of
    steps. Decisions on loops may be written by hand, without a plan. One that
    cannot be carried out is an error with the reason. `ao.unplanned_peak` on the
    function is the peak of the step before, to which budgets in percent refer.

    With `plan`, the pass reads a file in the format `ao.plan`
    (docs/Reference/Traces.md) instead of that attribute, which must be made for
    the trace that `ao-emit-trace` writes of the same step. Use the former in
    pipelines, the latter for plans of `ao-plan` or by hand. Every command is
    checked against the step first.

    Values that the plan drops are rematerialized before transfers are inserted
    (plans with `recompute`): the op that defines such a value is cloned before
    the op that needs it, and later uses are replaced by the result of the
    clone. If the step with clones exceeds the budget, because a value with one
    more reader cannot be overwritten, the transfers are planned again. Run
    `ao-copy-returned-views` afterwards, for slices whose base is not saved now.

    A clone has `ao.recompute`, unique within its step, which also prevents CSE
    with the original, and the layer and the phase of the op before which it is
    inserted. `ao.num_recomputed` on the function is the number of clones. A
    clone that was merged or erased is an error in all passes that read the plan
    from the IR, and in `ao-verify-transfers`. Constants, views and destinations
    without data are cloned with it.

    In a pair, a clone in the backward function reads residuals: its operands
    are added to them if needed, and a value that only the clone defines is
    removed from them. Only ops without memory effects at any depth are
    recomputed, and never calls, hooks, collectives or values marked `ao.keep`:
    equal operands give equal bits. `ao-emit-trace=recompute` reports reasons.

    A plan for a trace with `loops` splits loops and transfers slices of their
    stacked residuals; slices that `ao.loop` rematerializes are rematerialized
    first, and the plan replaces its `offload`. A plan for the body of a loop over
    microbatches (`step=<step>/<loop>`) transfers values within an iteration.

    Waits of plans by the policy `sync` are pinned to their transfers
    (`ao.blocking`). In a pair, the host copy replaces the residual in the
    signatures of both functions; a storage that is saved through views replaces
    the first of them, and the views are recomputed after the reload. Functions
    that call the pair are updated: a saved value may be used by one call of the
    backward function, in the same block, and by nothing else.

    Example: `ao-opt --ao-apply-plan=plan=plan.json model.mlir` turns

    ```mlir
    %0 = "test.sin"(%x) : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    ```

    into

    ```mlir
    %0 = "test.sin"(%x) : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %t = ao.offload %0 : tensor<1024x1024xf32> -> !ao.transfer<tensor<1024x1024xf32, #ao.host>>
    ```

    with the waits and the reload where the plan has them. A dropped value is
    computed again, here for `%d = arith.mulf %c, %a`:

    ```mlir
    %a2 = math.sin %x {ao.recompute = 0 : i64} : tensor<1024x1024xf32>
    %d = arith.mulf %c, %a2 : tensor<1024x1024xf32>
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
  let options = [
    Option<"plan", "plan", "std::string", /*default=*/"\"\"",
      "File that contains the plan; default: the attributes of the steps">,
    Option<"step", "step", "std::string", /*default=*/"\"\"",
      "Name of the forward function or joint step of the plan, or of a loop "
      "in it whose iterations are steps: <step>/<loop>">
  ];
}

def AOSimplifyTransfers : Pass<"ao-simplify-transfers", "::mlir::ModuleOp"> {
  let summary = "Remove round trips that free no device memory";
  let description = [{
    Removes an offload and its reload in one function if the device copy is
    still used between the two, or if no op is between the wait of the offload
    and the reload: such a round trip never frees device memory. The users of
    the reloaded value use the original instead. Use it after
    `ao-insert-transfers` or on transfers written by hand.

    Example:

    ```mlir
    %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    "test.use"(%y) : (tensor<4xf32>) -> ()
    ```

    becomes `"test.use"(%x)`.
  }];
}

def AOInlineCallees : Pass<"ao-inline-callees", "::mlir::ModuleOp"> {
  let summary = "Inline all calls in steps";
  let description = [{
    Inlines the calls in the functions of every step, transitively, so that a
    step is one sequence of ops. Run it before the passes that analyze steps.
    Callees remain in the module. Consecutive blocks, also in regions, are
    merged. In the whole module, `func.call_indirect` of a `func.constant` first
    becomes a direct call. Recursive calls and calls of functions without a body
    are errors.

    Inlined ops get the attributes `ao.layer`, `ao.phase` and `ao.microbatch` of
    the call unless they have their own. A joint step may call the functions of
    a forward/backward pair, once for each microbatch: their ops get `ao.phase`,
    and the pair is no longer a separate step.

    In a step from `ao-form-step`, calls of compiled regions (functions with
    `ao.aot_id`) have a number, `ao.compiled_region`, which their ops get. Attributes of
    such a call override those of the inlined ops, since layers share compiled
    regions. The op `mul` of region 0 is named `aot0_mul`, or `fwd0_mul` in a
    forward call, and `aot0_1_mul` at the second use of the region: the location
    of the call contains the prefix of the names
    (`fused<{ao.prefix = "aot0_"}>`). Private compiled regions without remaining
    calls are erased.

    Example:

    ```mlir
    func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = "test.sin"(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
      %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    ```

    becomes a `@step` that contains `"test.sin"`.
  }];
}

def AOLowerAffineTensors : Pass<"ao-lower-affine-tensors", "::mlir::ModuleOp"> {
  let summary = "Convert affine loops and branches on tensors to scf";
  let description = [{
    Converts each `affine.for` and `affine.if` that contains ops on tensors to
    `scf`, together with the loops, branches, loads and stores in it that
    require an affine loop around them. Run it before bufferization and before
    the passes on [loops](../../Explanation/Loops.md): upstream's bufferization
    does not support `affine.for` with tensor iteration arguments or `affine.if`
    with tensor results, and assumes that an affine loop runs once.

    The attributes `ao.layer` and `ao.phase` of a loop are preserved. Loops on
    buffers are not changed.

    Example:

    ```mlir
    func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = affine.for %i = 0 to 8 iter_args(%h = %x) -> (tensor<4xf32>) {
        %1 = math.sin %h : tensor<4xf32>
        affine.yield %1 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    }
    ```

    becomes

    ```mlir
    func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
      %c0 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c1 = arith.constant 1 : index
      %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x) -> (tensor<4xf32>) {
        %1 = math.sin %h : tensor<4xf32>
        scf.yield %1 : tensor<4xf32>
      }
      return %0 : tensor<4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def AOStreamResiduals : Pass<"ao-stream-residuals", "::mlir::ModuleOp"> {
  let summary = "Stream stacked loop residuals to host memory";
  let description = [{
    Allocates each stacked residual that is written by one loop and read by
    others (see [Loops](../../Explanation/Loops.md)) in host memory. A slice is
    offloaded where the loop inserted it, directly from the op that computed it,
    and reloaded where the other loop extracted it. The device never holds the
    stacked residual; in a pair, the residual is a host tensor. Use it to
    offload all slices by hand; `ao-plan-offload` decides about each residual.

    Stacked residuals with other uses or with slices smaller than `min-bytes` or
    `min-elements` are kept on device, and so are all of them on a `machine`
    whose host memory is device memory; each decision is a remark. Residuals
    within the body of an outer loop reuse the same host memory in each of its
    iterations. An `scf.while` with a constant trip count first becomes an
    `scf.for`. Existing transfers are not changed. The pass sets
    `ao.unplanned_peak`, the peak of the step before the rewrite, unless the
    step has one.

    By default, compute waits for each copy directly after it is issued.
    `prefetch-distance=1` waits for an offload at the end of its
    iteration and issues a reload one iteration before its use: the first
    reloads are before the loop, or in the preceding part of a split loop, and
    the last iteration, which issues none, is peeled. `offload-delay=1`
    keeps the offload of a slice in flight while the next iteration starts,
    which waits for it before it computes its own slice: the loop carries the
    transfer and its source, the first iteration is peeled, and the last offload
    is waited for after the loop (epilogue wait). It applies to slices that are
    computed in the iteration and are part of no other value that the loop
    carries.

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

    becomes, with `min-bytes=0`,

    ```mlir
    %empty = ao.host_empty : tensor<2x8xf32, #ao.host>
    %y, %stack = scf.for %i = ... iter_args(%h = %x, %s = %empty) -> (tensor<1x8xf32>, tensor<2x8xf32, #ao.host>) {
      %a = math.sin %h : tensor<1x8xf32>
      %row = tensor.extract_slice %s[%i, 0] ... to tensor<1x8xf32, #ao.host>
      %0 = ao.offload %a into %row : ...
      %1 = ao.wait %0 keep(%a : tensor<1x8xf32>) into(%row : tensor<1x8xf32, #ao.host>) {ao.blocking} : ...
      %t = tensor.insert_slice %1 into %s[%i, 0] ... into tensor<2x8xf32, #ao.host>
      scf.yield %a, %t : tensor<1x8xf32>, tensor<2x8xf32, #ao.host>
    }
    %z = scf.for %i = ... iter_args(%g = %y) -> (tensor<1x8xf32>) {
      %j = arith.subi %c1, %i : index
      %slice = tensor.extract_slice %stack[%j, 0] ... to tensor<1x8xf32, #ao.host>
      %2 = ao.reload %slice : ...
      %a = ao.wait %2 keep(%slice : tensor<1x8xf32, #ao.host>) {ao.blocking} : ...
      %b = arith.mulf %g, %a : tensor<1x8xf32>
      scf.yield %b : tensor<1x8xf32>
    }
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "std::string", /*default=*/"\"auto\"",
      "Smallest slice to offload: bytes or size; auto: a 1024th of the peak, "
      "but at most 1 MiB">,
    Option<"minElements", "min-elements", "int64_t", /*default=*/"0",
      "Smallest slice to offload, in elements">,
    Option<"prefetchDistance", "prefetch-distance", "int64_t", /*default=*/"0",
      "Prefetch distance in iterations: 1, or 0 to wait for every copy "
      "directly after it is issued">,
    Option<"offloadDelay", "offload-delay", "int64_t", /*default=*/"0",
      "Offload delay in iterations: 0 or, together with 'prefetch-distance', 1">,
    AO_MachineOption<>, AO_RemarksOption
  ];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // AO_DIALECT_AO_TRANSFORMS_PASSES_TD
