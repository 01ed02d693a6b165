//===- Passes.td - Transforms of the ao dialect ------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_PASSES_TD

include "ao/Dialect/AO/Transforms/PlanningOptions.td"
include "ao/Dialect/AO/Transforms/LoopPasses.td"
include "ao/Dialect/AO/Transforms/RecomputePasses.td"
include "ao/Dialect/AO/Transforms/ValuePasses.td"

def AOEstimateCosts : Pass<"ao-estimate-costs", "::mlir::ModuleOp"> {
  let summary = "Attaches a duration and a kind to every op of the steps";
  let description = [{
    Sets `ao.cost_ns` and `ao.kind` on every op of every step. The duration
    comes from the profile, else from an `ao.cost_ns` that is already there,
    else from the roofline model: max(FLOP / peak rate, bytes / memory
    bandwidth), with FLOP and bytes as the op reports them through
    `CostOpInterface`, or as the table of named ops has them: StableHLO, CHLO,
    Shardy and TOSA (docs/HowTo/UseStableHLO.md). Any other op is taken to read
    its operands and write its results once; one remark names such ops with their
    share of the step's bytes. A loop with slices has no duration of its own,
    unless one is given: the ops of its body have, which may move or go away.

    A profile is a JSON object from an op's name to whole nanoseconds. The name
    is that of the op's location, `file:line:column`, or the name of the
    operation, tried in this order.

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
    AO_MachineOption,
    Option<"profile", "profile", "std::string", /*default=*/"\"\"",
      "JSON file from op name or location to measured nanoseconds">
  ];
}

def AOMarkLayers : Pass<"ao-mark-layers", "::mlir::ModuleOp"> {
  let summary = "Sets layers and phases from the names of locations";
  let description = [{
    Sets `ao.layer` on the ops of every function whose location has a name that
    `pattern` matches: the first group of the expression is the number of the
    layer. With `backward`, ops with a name that it matches get
    `ao.phase = "backward"`, which tells where a joint step turns around. What
    an op has already stays. `ao-inline-callees` hands both on from a call to
    what it inlines.

    Expressions are POSIX extended regular expressions, and match anywhere in a
    name. Of several names (fused locations, call sites) the first that matches
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
      "Names of a layer's ops, with its number as the first group">,
    Option<"backward", "backward", "std::string", "\"\"",
      "Names of backward ops; default: none">
  ];
}

def AOSelectActivations : Pass<"ao-select-activations", "::mlir::ModuleOp"> {
  let summary = "Marks the activations to move";
  let description = [{
    Decides which storages leave the device between forward and backward and
    records the choice as `ao.selected` on the defining op (an array of result
    numbers) or on the function argument. Emits one remark a decision, with
    bytes and reason.

    * `select=marked`: what carries `ao.offload`;
    * `select=all`: everything eligible;
    * `select=first-layers`: everything eligible that is defined in the first
      `num-layers` layers (`ao.layer`).

    `policy`, with `layerwise` for `first-layers`, is the older spelling of
    `select`.

    Eligible is what a forward function saves for its backward function, or, in
    a joint step, what has a gap between consecutive uses, unless it is a model
    output, a static argument, marked `ao.keep`, smaller than `min-bytes` or
    `min-elements`, or saved only through views that cannot be rebuilt.

    A value marked `ao.offload` that can never be moved (zero-sized, of rank
    zero, unranked) or that the backward function does not use is an error.

    Example:

    ```mlir
    %0 = "test.sin"(%x) {ao.offload} : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    ```

    becomes, if it is returned as a residual,

    ```mlir
    %0 = "test.sin"(%x) {ao.offload, ao.selected = array<i64: 0>} : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    ```
  }];
  let options = [
    AO_SelectOption<"Marked">,
    Option<"oldSelect", "policy", "std::string", /*default=*/"\"\"",
      "Older spelling of select">,
    AO_MinBytesOption<"auto">,
    AO_MinElementsOption<"0">,
    AO_NumLayersOption
  ];
}

def AOInsertTransfers : Pass<"ao-insert-transfers", "::mlir::ModuleOp"> {
  let summary = "Inserts the transfers of the selected activations";
  let description = [{
    For each storage that `ao-select-activations` chose: an `ao.offload` and its
    wait after the last forward use, an `ao.reload` and its wait before the
    first backward use. In a pair the host copy takes the place of the residual
    in the signatures of both functions. A storage that is saved through views
    is moved once: its base takes the slot of the first view, the other slots
    disappear, and the views are rebuilt after the reload. In a joint step the
    transfers stand at the ends of the storage's longest gap. These are the
    commands of the policy `sync` for what is selected.

    `mode=sync` pins every wait to its transfer (`ao.blocking`): later passes
    leave them together. `mode=async` leaves them free to move.

    Example:

    ```mlir
    func.func @fwd(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
        attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %0 = "test.cos"(%x) {ao.selected = array<i64: 0>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %1 = "test.sin"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      return %1, %0 : tensor<4x8xf32>, tensor<4x8xf32>
    }
    ```

    becomes

    ```mlir
    func.func @fwd(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32, #ao.host>)
        attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %0 = "test.cos"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      %t = ao.offload %0 : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
      %h = ao.wait %t keep(%0 : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
      %1 = "test.sin"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
      return %1, %h : tensor<4x8xf32>, tensor<4x8xf32, #ao.host>
    }
    ```
  }];
  let dependentDialects = ["::ao::AODialect"];
  let options = [
    Option<"mode", "mode", "::ao::TransferMode",
      /*default=*/"::ao::TransferMode::Async",
      "Whether later passes may move the waits",
      [{::llvm::cl::values(
        clEnumValN(::ao::TransferMode::Async, "async", "they may"),
        clEnumValN(::ao::TransferMode::Sync, "sync", "they may not"))}]>
  ];
}

def AOSinkWaits : Pass<"ao-sink-waits", "::mlir::ModuleOp"> {
  let summary = "Moves the waits of offloads down";
  let description = [{
    Moves the wait of every offload to just before the first user of its result,
    or the terminator, and keeps the order of the waits. The copies then overlap
    with the rest of the forward pass; the device buffers live until the waits.

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
  let summary = "Moves reloads up until computation hides them";
  let description = [{
    Scans a function backward with a queue of reloads. The time of each compute
    op (matmul, conv, attention) is credited to the reload at the head of the
    queue, and only to that one; when its transfer time is covered, the reload
    is placed before that op, at most one an op. Reloads still queued at the
    function's arguments are placed right behind them, in program order. In a
    joint step a reload never rises above the wait of its offload.

    The transfer time is bytes / link-bandwidth. Durations and kinds are read
    from `ao.cost_ns` and `ao.kind`, or estimated as `ao-estimate-costs` does.
    This is the constant-bandwidth prefetch of PyTorch's activation offloading;
    it knows no memory budget. `ao-plan-offload` does.

    Example: with a 4 ms reload, in

    ```mlir
    %0 = "test.a"(%g) {ao.cost_ns = 5000000 : i64, ao.kind = "matmul"} : (tensor<4xf32>) -> tensor<4xf32>
    %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    %x = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    ```

    `ao.reload` moves above `test.a`; the wait stays.
  }];
  let options = [
    AO_MachineOption,
    Option<"linkBandwidth", "link-bandwidth", "double", /*default=*/"0",
      "Rate of the host link in bytes/s; default: the machine's "
      "host-to-device rate">
  ];
}

def AOVerifyTransfers : Pass<"ao-verify-transfers", "::mlir::ModuleOp"> {
  let summary = "Prove that transfers do not race";
  let description = [{
    Checks, on tensors and on buffers, over branches and loops, that

    * each transfer is waited for exactly once on every path;
    * `keep` is the source of the transfer, or an alias of it;
    * nothing reads or writes the destination of a transfer in flight;
    * nothing overwrites or frees its source;
    * a reload reads a host value that an offload has written, all of it;
    * no transfer names a buffer that has been freed, or ends with a scope;
    * no host value is used in a computation;
    * no transfer crosses a call or a return;
    * host memory that a forward function saves is filled wherever the backward
      function reloads it;
    * all recomputed ops (`ao-recompute`) exist, each once, and have no effects
      besides their results;
    * only supported constructs occur where a transfer may be in flight.

    The pass changes nothing; it emits one error for each fault, with notes at
    both accesses. Programs that are not proven safe are rejected.
    docs/RaceCheck.md has the memory model, the supported constructs, the
    argument for the proof and the assumptions: mainly that arguments of a
    function do not alias each other (checked at the calls in sight), and that
    callees without a body keep and free nothing.

    Example: this is rejected, since `%x` is overwritten while it is copied:

    ```mlir
    %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    linalg.fill ins(%c : f32) outs(%x : memref<4xf32>)
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    ```
  }];
}

def AOEmitTrace : Pass<"ao-emit-trace", "::mlir::ModuleOp"> {
  let summary = "Writes the step trace of a module";
  let description = [{
    Writes the one step of the module (or the one named by `step`) as a trace in
    the format `ao.step-trace` (docs/Planner.md): ops with durations and kinds,
    storages with bytes, definition and uses. `ao` ops are no part of the trace;
    `plan-output` writes the plan that they amount to, `report` the timeline and
    the memory that are predicted for it. With `recompute` the trace says which
    ops may run a second time. With `loops`, loops that pass stacks on (see
    [Loops](../Loops.md)) stand in the trace iteration by iteration, each slice
    is a value, and the plan is the one that `ao.slices` and the attributes
    beside it amount to, or the transfers, where slices move already. Slices
    that `ao.remade` names are made again first, in what is written: the trace is
    that of the step without them, with `second_run` on the ops of its iterations
    that make them. The module is not changed.

    An iteration of a loop over microbatches holds a step of its own, which
    `step` names `<step>/<loop>`, after the loop's location. A loop without a
    name is called `loop`, and several of one name are numbered:
    `<step>/<loop>#1` is the second.

    Example: `ao-opt --ao-emit-trace=output=step.json model.mlir` writes

    ```
    {"schema":"ao.step-trace","version":1,"name":"fwd","boundary":3,
     "ops":[{"name":"layer0/dot_general","duration_us":12.5,...
    ```
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
  let options = [
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
      "File to write; - is standard error, so that the module can go to "
      "standard output; empty: none">,
    Option<"planOutput", "plan-output", "std::string", /*default=*/"\"\"",
      "File to write the plan to that the `ao` ops of the step amount to">,
    Option<"report", "report", "std::string", /*default=*/"\"\"",
      "File to write a report of that plan to (.html or .json)">,
    Option<"step", "step", "std::string", /*default=*/"\"\"",
      "Name of the forward function or joint step to write, or of a loop in it "
      "whose iterations are steps: <step>/<loop>">,
    Option<"machine", "machine", "std::string", /*default=*/"\"\"",
      "Machine preset or file for ops without a duration">,
    Option<"recompute", "recompute", "bool", /*default=*/"false",
      "Mark the ops that may run a second time">,
    Option<"loops", "loops", "bool", /*default=*/"false",
      "Write loops that pass stacks on iteration by iteration">,
    AO_SelectOption<"All">,
    AO_MinBytesOption<"0">,
    AO_MinElementsOption<"0">,
    AO_NumLayersOption
  ];
}

def AOPlanOffload : Pass<"ao-plan-offload", "::mlir::ModuleOp"> {
  let summary = "Decides what moves, and when";
  let description = [{
    Decides for each step which activations leave the device, when each copy is
    issued and where each wait stands, and attaches the plan to the forward
    function or joint step as `ao.plan`. `ao-apply-plan` carries it out.

    `policy=planned` makes the step as fast as possible while device memory
    never exceeds `device-memory-budget`, nor host memory `host-memory-budget`.
    Without a device budget: the lowest peak at which no transfer delays the
    computation. A budget that cannot be met is an error that names the smallest
    one that can, and the op and values that force it. The other policies follow
    a rule known from other systems, and budgets do not change what it says:

    | policy | rule |
    |---|---|
    | `none` | nothing moves |
    | `sync` | every copy is waited for where it is issued |
    | `pytorch` (or `prefetch`) | PyTorch's passes: waits sunk to the end of the forward part, reloads placed by a reverse scan over compute time |
    | `pytorch-per-layer` | the same, a graph a layer |
    | `layerwise` | the first layers go out while the next ones run, and come back a fixed number of layers ahead |
    | `pieces` | each compiled piece of a whole step (`ao.piece`) is planned for itself |
    | `manual` | layers move where `ao.start_offload`, `ao.release` and `ao.start_reload` stand |
    | `checkpoint`, `selective`, `knapsack`, `two-level`, `greedy-remat` | values are made again, as docs/Planner.md says; each does the least that meets the device budget |

    Budgets are bytes (`16000000000`), sizes (`16GB`, `16GiB`) or a percentage
    of the peak without offloading (`70%`). `select`, `min-bytes` and
    `min-elements` limit what any policy may move. Each value that is moved, and
    each that stays, is a remark. docs/Planner.md describes the model.

    With `recompute`, and under the last five rules, a plan may also drop values
    and let the ops that make them run a second time, which `ao-recompute`
    carries out before `ao-apply-plan`.

    Budgets of pairs that a function calls are for all of their instances that
    are in flight at a time. They are counted where one function comes to all
    calls one behind the other; else `in-flight` says how many. Each is planned
    with the largest budget of its own at which that function, every call in it
    replaced by the body, keeps to the budget.

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
  let dependentDialects = ["::ao::AODialect"];
  let options = !listconcat(AO_PlanningOptions, [
    Option<"reserved", "reserved-bytes", "int64_t", /*default=*/"0",
      "Bytes of the device budget to leave free for what bufferization adds">,
    Option<"remarks", "remarks", "bool", /*default=*/"true",
      "Report each decision as a remark; off for plans that are only tried">
  ]);
}

def AOApplyPlan : Pass<"ao-apply-plan", "::mlir::ModuleOp"> {
  let summary = "Inserts the transfers that plans say";
  let description = [{
    Rewrites each step that carries a plan (`ao.plan`, from `ao-plan-offload`)
    so that it does what the plan says, and removes the attribute. With `plan`,
    reads a file instead, in the format `ao.plan` (docs/Planner.md), made for
    the trace that `ao-emit-trace` writes of the same step. Every command is
    checked against the step first. Plans that let ops run a second time go
    through `ao-recompute` before. A plan for a trace with `loops` cuts the loops
    and moves slices of what they stack; slices that `ao.remade` names are made
    again first, and `ao.slices` gives way to the plan. A plan for the body of a
    loop over microbatches (`step=<step>/<loop>`) moves values within an
    iteration, and leaves `ao.body_host_bytes` on the loop.

    Waits of plans by the policy `sync` are pinned to their transfers
    (`ao.blocking`). In a pair the host copy takes the place of the residual in
    the signatures of both functions; a storage that is saved through views
    takes the slot of the first, and the views are rebuilt after the reload.
    Functions that call the pair follow: what a forward pass saves may go to one
    call of the backward function, in the same block, and nowhere else.

    Example: `ao-opt --ao-apply-plan=plan=plan.json model.mlir` turns

    ```mlir
    %0 = "test.sin"(%x) : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    ```

    into

    ```mlir
    %0 = "test.sin"(%x) : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %t = ao.offload %0 : tensor<1024x1024xf32> -> !ao.transfer<tensor<1024x1024xf32, #ao.host>>
    ```

    with the waits and the reload where the plan has them.
  }];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
  let options = [
    Option<"plan", "plan", "std::string", /*default=*/"\"\"",
      "File that holds the plan; default: the attributes of the steps">,
    Option<"step", "step", "std::string", /*default=*/"\"\"",
      "Name of the forward function or joint step it is for, or of a loop in it "
      "whose iterations are steps: <step>/<loop>">
  ];
}

def AOSimplifyTransfers : Pass<"ao-simplify-transfers", "::mlir::ModuleOp"> {
  let summary = "Removes round trips that free nothing";
  let description = [{
    Removes an offload and its reload, in one function, where the device copy is
    still used between the two, or where no op lies between the wait of the
    offload and the reload: such a round trip never lets go of device memory.
    The users of the reloaded value take the original.

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
  let summary = "Inlines everything the steps call";
  let description = [{
    Inlines the calls in the functions of every step, and the calls in what was
    inlined, so that a step is one sequence of ops. Recursive calls and calls of
    functions without a body are errors. The callees themselves stay. Blocks
    that follow one another, in regions, too, become one. In the whole module,
    `func.call_indirect` of a `func.constant` becomes a plain call first.

    What is said of a call (`ao.layer`, `ao.phase`, `ao.instance`) holds for the
    ops that are inlined there, unless they know better. A joint step may call
    the functions of a forward/backward pair, once for each of several
    instances: their ops get `ao.phase`, and the pair is no step of its own any
    more.

    In a step that `ao-form-step` made, calls of pieces (`ao.aot_id`) have a
    number, `ao.piece`, which their ops get. What is said of such a call wins
    over what its ops know, since layers share pieces. The op `mul` of piece 0
    is named `aot0_mul`, or `fwd0_mul` in a forward call; at the second use of
    the piece `aot0_1_mul`: the location of the call holds what the names begin
    with (`fused<{ao.prefix = "aot0_"}>`). Private pieces that nothing calls any
    more go.

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

    becomes a `@step` that holds `"test.sin"`.
  }];
}

def AOLowerAffineTensors : Pass<"ao-lower-affine-tensors", "::mlir::ModuleOp"> {
  let summary = "Makes those loops and branches of affine ones of scf that hold tensors";
  let description = [{
    Bufferization knows no `affine.for` that carries tensors and no `affine.if`
    that yields them, and takes a loop of `affine` to run once. Those that hold
    ops on tensors become loops and branches of `scf`, and with them what ops
    of `affine` in them need the loop to be one of `affine`: loops, branches,
    loads and stores. What is said of an `affine.for` (`ao.layer`, `ao.phase`)
    stays. Loops on buffers are left as they are.

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

def AOStreamStacks : Pass<"ao-stream-stacks", "::mlir::ModuleOp"> {
  let summary = "Moves what loops stack to host memory, slice by slice";
  let description = [{
    Puts each stack that passes from the loop that writes it to loops that read
    it (see [Loops](../Loops.md)) into host memory. A slice is copied out where
    it was inserted into the stack, directly from the op that made it, and
    copied back where it was extracted; compute waits for each copy at once.
    The device never holds the stack, and through a pair goes a host tensor.
    Stacks within the body of an outer loop use the same host memory in each of
    its iterations. An `scf.while` that counts becomes an `scf.for` first.

    Stacks that anything else uses, and those with slices smaller than
    `min-bytes` or `min-elements`, stay; each decision is a remark. On a `machine`
    whose host memory is device memory all stay. Transfers of values that are
    there already are left as they are: `ao-offload-pipeline=strategy=sync` runs
    this pass last. The peak of the step before is left on its function as
    `ao.unplanned_peak`, where `ao-plan-loops` has not done so.

    With `ahead=1`, compute waits for a copy out at the end of its iteration, and
    a copy back starts one iteration ahead of its use: the first ones in front of
    the loop, or of the part of the same loop that comes right before. The last
    iteration, which starts none, then stands behind the loop. With `behind=1`, a
    slice that its iteration makes and hands on to nobody else is in flight while
    the next one begins, which waits for it before it makes a slice of its own:
    the loop carries the transfer and what it reads. The first iteration then
    stands in front of the loop, and what the last one starts is waited for behind
    it. With `marked`, only the stacks move of which the attribute `ao.slices` of
    the loop that writes them names all slices, and `ao.ahead` of that loop stands
    for the option.

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
      %slot = tensor.extract_slice %s[%i, 0] ... to tensor<1x8xf32, #ao.host>
      %0 = ao.offload %a into %slot : ...
      %1 = ao.wait %0 keep(%a : tensor<1x8xf32>) into(%slot : tensor<1x8xf32, #ao.host>) {ao.blocking} : ...
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
      "Smallest slice worth a transfer: bytes or size; auto: a 1024th of the "
      "peak, but at most 1 MiB">,
    Option<"minElements", "min-elements", "int64_t", /*default=*/"0",
      "Smallest slice worth a transfer, in elements">,
    Option<"ahead", "ahead", "int64_t", /*default=*/"0",
      "How many iterations before its use a slice starts to come back: 0, with "
      "every copy waited for at once, or 1">,
    Option<"behind", "behind", "int64_t", /*default=*/"0",
      "How many iterations behind the one that makes a slice compute may wait "
      "for its copy out: 0 or, beside 'ahead', 1">,
    Option<"marked", "marked", "bool", /*default=*/"false",
      "Move only what 'ao.slices' names">,
    AO_MachineOption
  ];
  let dependentDialects = [
    "::ao::AODialect", "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AOSplitLoops : Pass<"ao-split-loops", "::mlir::ModuleOp"> {
  let summary = "Cuts loops that write or read stacks into loops in a row";
  let description = [{
    Cuts each loop of a step that writes stacks (see [Loops](../Loops.md)) before
    the iterations that `at` names, or the attribute `ao.split` of the loop, and
    with it the stacks that pass from there to other loops: part after part
    becomes a tensor of its own, through a pair with a slot of its own. The loops
    that read them are cut where a part ends, in whichever order they read.
    `ao.split` of a loop that writes no stack cuts nothing but that loop.

    Only loops at the top level of a step are cut, one that counts by another
    constant once it counts its iterations. What else
    they carry goes from one part to the next. Parts are named by their
    iterations (`layers[0:3]`), and durations are divided among them. A loop with
    `ao.slices`, which says how many slices `ao-stream-stacks` is to move of each
    stack, is cut where fewer of them move than before; each part has what is
    left for it. The same holds of `ao.remade`, for `ao-recompute-stacks`: the
    loop is cut around the slices that are made again. More than `max-segments` parts of a loop are an error: the module
    grows with them.

    Example:

    ```mlir
    func.func @step(%x: tensor<1x8xf32>, %init: tensor<4x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
        %a = math.sin %h : tensor<1x8xf32>
        %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
        scf.yield %a, %t : tensor<1x8xf32>, tensor<4x8xf32>
      }
      %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x8xf32>) {
        %j = arith.subi %c3, %i : index
        %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
        %b = arith.mulf %g, %a : tensor<1x8xf32>
        scf.yield %b : tensor<1x8xf32>
      }
      return %z : tensor<1x8xf32>
    }
    ```

    becomes, with `at=1`,

    ```mlir
    %0 = tensor.empty() : tensor<1x8xf32>
    %1:2 = scf.for %i = 0 to 1 ... iter_args(%h = %x, %s = %0) -> (tensor<1x8xf32>, tensor<1x8xf32>) { ... }
    %2 = tensor.empty() : tensor<3x8xf32>
    %3:2 = scf.for %i = 1 to 4 ... iter_args(%h = %1#0, %s = %2) -> (tensor<1x8xf32>, tensor<3x8xf32>) { ... }
    %4 = scf.for %i = 0 to 3 ... { ... tensor.extract_slice %3#1 ... }
    %5 = scf.for %i = 3 to 4 ... { ... tensor.extract_slice %1#1 ... }
    ```
  }];
  let options = [
    ListOption<"at", "at", "int64_t",
      "Numbers of the iterations before which loops that write stacks are cut; "
      "default: what 'ao.split' and 'ao.slices' of each loop say">,
    Option<"maxSegments", "max-segments", "int64_t",
      /*default=*/"::ao::planner::maxLoopSegments",
      "The most parts that a loop may be cut into">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AOUnrollLoops : Pass<"ao-unroll-loops", "::mlir::ModuleOp"> {
  let summary = "Unrolls the loops of steps that write or read stacks";
  let description = [{
    Unrolls, in full, each loop of a step that writes or reads a stack (see
    [Loops](../Loops.md)): a tensor of which iteration i has to do with slice i,
    counted from either end. A stack that nothing else uses disappears, its
    slices being values of their own; where it passes through a slot of a pair,
    each slice gets one. So they can be moved like those of any other step.
    Other loops stay as they are. Ops are named by iteration (`x[2]`), and loops
    within a loop that is unrolled are unrolled in turn.

    The module grows with the number of iterations, which is why no pipeline
    does this by itself.

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

#endif // AO_DIALECT_AO_TRANSFORMS_PASSES_TD
