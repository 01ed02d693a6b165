//===- Passes.td - From tensors to buffers with lifetimes --*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOMarkWritableArguments
    : Pass<"ao-mark-writable-arguments", "::mlir::ModuleOp"> {
  let summary = "Says which arguments bufferization may overwrite";
  let description = [{
    Sets `bufferization.writable` on every tensor argument. An argument may be
    overwritten if the callee owns it: it is `ao.donated`, or a saved argument of
    a backward function whose forward function returns it in storage that is
    neither an argument nor shared with another result. Parameters and batches
    are never overwritten, so that a step can be run again with the same inputs.

    Example: in

    ```mlir
    func.func @fwd(%w: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>)
        attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
      %0:2 = "test.compute"(%w) : (tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
      return %0#0, %0#1, %w : tensor<f32>, tensor<4xf32>, tensor<4xf32>
    }
    func.func @bwd(%saved: tensor<4xf32>, %w: tensor<4xf32>, %g: tensor<f32>)
    ```

    only `%saved` of `@bwd` becomes writable.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def AOCarryDestinations : Pass<"ao-carry-destinations", "::mlir::ModuleOp"> {
  let summary = "Gives carried transfers their buffer along";
  let description = [{
    A transfer on tensors may pass through branches and loops, but what it fills
    has no name until the wait. On buffers it must have one: the wait returns
    nothing, and somebody has to free the buffer. This pass allocates the
    destination of each transfer that is carried where its copy starts, and adds
    it to the results, iteration arguments and block arguments that the transfer
    passes through. The copies and waits of such a transfer become those on
    buffers; everything around them stays on tensors, for one-shot bufferization
    to follow. Transfers that go straight from copy to wait are left alone. An
    offload into a slot of a host tensor, which its wait names again, needs no
    buffer for what it fills; the loop that carries it carries the buffer of its
    source, where that is for the wait alone.

    Control flow may be that of the dialects `scf` (`for`, `if`, `while`) and
    `cf`. Behind it, device tensors are taken to lie in the default memory space
    and tensors with an encoding in the memory space it names
    (`use-encoding-for-memory-space`).

    Example: from

    ```mlir
    %r = scf.for %i = %lo to %hi step %c1 iter_args(%t = %first) -> !ao.transfer<tensor<4xf32>> {
      %x = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
      %next = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
      "test.compute"(%x) : (tensor<4xf32>) -> ()
      scf.yield %next : !ao.transfer<tensor<4xf32>>
    }
    ```

    the loop becomes

    ```mlir
    %r:2 = scf.for %i = %lo to %hi step %c1 iter_args(%t = %first, %b = %first_buffer)
        -> (!ao.transfer<memref<4xf32>>, memref<4xf32>) {
      %keep = bufferization.to_buffer %h read_only : ...
      ao.wait %t keep(%keep : memref<4xf32, ...>) into(%b : memref<4xf32>) : !ao.transfer<memref<4xf32>>
      %x = bufferization.to_tensor %b restrict writable : memref<4xf32> to tensor<4xf32>
      %next_buffer = memref.alloc() : memref<4xf32>
      %next = ao.reload %source into %next_buffer : ...
      "test.compute"(%x) : (tensor<4xf32>) -> ()
      scf.yield %next, %next_buffer : !ao.transfer<memref<4xf32>>, memref<4xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AODropSigns : Pass<"ao-drop-signs", "::mlir::ModuleOp"> {
  let summary = "Makes signed and unsigned integers signless";
  let description = [{
    What StableHLO lowers to linalg computes on signless integers, the sign being
    part of the op, but its loops, arguments and results keep types like `ui32`,
    with an `unrealized_conversion_cast` wherever the two meet. Buffers and the
    LLVM dialect know signless integers only. This pass changes the types of all
    values and functions, and removes the casts that then change nothing.

    Example: in

    ```mlir
    %y = builtin.unrealized_conversion_cast %x : tensor<4xui32> to tensor<4xi32>
    ```

    `%x` becomes a `tensor<4xi32>` and takes the place of `%y`.
  }];
}

def AODecomposeAggregates : Pass<"ao-decompose-aggregates"> {
  let summary = "Replaces ops that stand for several others";
  let description = [{
    Replaces each op of upstream's `AggregatedOpInterface` by what it stands for:
    such an op has neither loops nor a kernel.

    Example: `linalg.softmax` becomes a maximum, an exponential of the
    difference, a sum, and a division.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AOElementwiseToLinalg : Pass<"ao-elementwise-to-linalg"> {
  let summary = "Turns elementwise ops on tensors into linalg ops";
  let description = [{
    `arith` and `math` ops on tensors have no model of bufferization, or one that
    shares buffers in ways that liveness does not know. They become
    `linalg.generic`, as in upstream's `convert-elementwise-to-linalg`. So does
    `arith.select` with one condition for the whole tensor, which copies what it
    chooses: of a buffer that may be either of two, nobody could say when it
    ends, and whoever writes over it or returns it would have to copy it.

    Ops that run a second time (`ao.recompute`) are marked on the `linalg` op that
    they become, and numbered anew without those that are none: on buffers, those
    are all that `ao-verify-transfers` expects.

    Example: `math.sin %x : tensor<4xf32>` becomes

    ```mlir
    %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = math.sin %in : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def AOFillSplats : Pass<"ao-fill-splats"> {
  let summary = "Large constants of one value are computed, not stored";
  let description = [{
    A constant tensor becomes data of the program, element by element, even if
    all elements are the same: a few lines of IR would make an executable of
    gigabytes. Where the constant is large and an input of `linalg.generic`, the
    body gets its element as a scalar, unless no other operand says how long the
    loops are. Any other use gets a tensor that is filled in front of it, in the
    device's memory and for this use alone.

    Example: `%ones = arith.constant dense<1.0> : tensor<8192x8192xf32>`, where a
    product reads it, becomes

    ```mlir
    %one = arith.constant 1.0 : f32
    %empty = tensor.empty() : tensor<8192x8192xf32>
    %ones = linalg.fill ins(%one : f32) outs(%empty : tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"1 << 16",
           "Smallest constant that is not stored">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::complex::ComplexDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"
  ];
}

def AOSeparateEmptyTensors
    : Pass<"ao-separate-empty-tensors", "::mlir::ModuleOp"> {
  let summary = "Gives each op an empty tensor of its own to write to";
  let description = [{
    Clones a `tensor.empty` with several uses in front of each of them. Where ops
    share one, as after CSE, bufferization lets an op write over what another has
    made if nobody needs that any more, so that the step takes less memory than
    was predicted: to the analysis of steps, whoever writes to an empty tensor
    has bytes of its own.

    Example: in

    ```mlir
    %e = tensor.empty() : tensor<8xf32>
    %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %b = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    ```

    `%b` no longer lies where `%a` does.
  }];
}

def AOInsertInPlace : Pass<"ao-insert-in-place", "::mlir::ModuleOp"> {
  let summary = "Lets loops compute slices in the stacks they insert them into";
  let description = [{
    An iteration that inserts a slice into a tensor which its loop carries would
    copy it there. Where structured ops make the slice from an empty tensor, or
    an elementwise op makes it, this takes the place out of the stack in front
    of them, as what they write into. Bufferization then has nothing to copy,
    and the slice no buffer of its own.

    The analysis of steps knows which slices these are, and that such
    insertions take no time: those which are contiguous and known before they are
    computed, of stacks that the loop uses for nothing else, and which nobody
    overwrites, hands on or transfers.

    Example:

    ```mlir
    %e = tensor.empty() : tensor<1x8xf32>
    %a = linalg.exp ins(%x : tensor<1x8xf32>) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
    %s = tensor.insert_slice %a into %stack[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s : tensor<4x8xf32>
    ```

    becomes

    ```mlir
    %e = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = linalg.exp ins(%x : tensor<1x8xf32>) outs(%e : tensor<1x8xf32>) -> tensor<1x8xf32>
    %s = tensor.insert_slice %a into %stack[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s : tensor<4x8xf32>
    ```
  }];
}

def AOYieldInPlace : Pass<"ao-yield-in-place", "::mlir::ModuleOp"> {
  let summary = "Lets loops carry each tensor in one buffer";
  let description = [{
    Writes what a loop yields into the buffer of the value it replaces, by
    `bufferization.materialize_in_destination`, wherever the body has not
    computed it there anyway. The loop then needs one buffer, not one for each
    iteration. Where an old value is handed on to another argument, that is
    written first. Of values that change places one is copied aside. Host values
    are not written, nor is what an offload still reads while the loop hands the
    transfer on: they keep a buffer each.

    Example: in

    ```mlir
    %r = scf.for %i = %lo to %hi step %c1 iter_args(%x = %init) -> tensor<4xf32> {
      %y = "test.compute"(%x) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    }
    ```

    the loop yields `bufferization.materialize_in_destination %y in %x`.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def AOCopyDestinations : Pass<"ao-copy-destinations", "::mlir::ModuleOp"> {
  let summary = "Copies what steps write over and still need";
  let description = [{
    Gives an op in destination style, or a loop, a tensor of its own to write
    over wherever the analysis of steps says that somebody needs the old one:
    a copy, or an empty tensor where the op does not read it. Bufferization then
    finds nothing in the way of working in place. Left to itself it copies too,
    but where it sees a conflict first: at a slice of the old tensor, say, so
    that the step takes more memory than was planned, or less. Results of branches
    that nobody uses go, since it copies what is handed on for them.

    What the body of an `scf.while` hands on and has not made is copied too, unless
    it leaves that in place: bufferization lets the test write over whatever it
    is given. Nothing else changes in functions that are no part of a step.

    Example: `%x` is read again behind the product, so that

    ```mlir
    %y = linalg.matmul ins(%a, %b : ...) outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
    ```

    writes over `%c = bufferization.alloc_tensor() copy(%x) : tensor<8x8xf32>`.
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AOSinkAllocations : Pass<"ao-sink-allocations", "::mlir::ModuleOp"> {
  let summary = "Moves allocations down to their first use";
  let description = [{
    Moves each `memref.alloc` to just before the first op of its block that uses
    it, also through views. A `tensor.empty` may stand far above the op that
    fills it; its buffer would occupy device memory all the while.

    Example: in

    ```mlir
    %a = memref.alloc() : memref<4xf32>
    "test.other"() : () -> ()
    linalg.fill ins(%c : f32) outs(%a : memref<4xf32>)
    ```

    the allocation moves below `test.other`.
  }];
}

def AODeallocateBuffers : Pass<"ao-deallocate-buffers", "::mlir::ModuleOp"> {
  let summary = "Frees every buffer right behind its last use";
  let description = [{
    Inserts a `memref.dealloc` for each allocation, device or host, behind the
    last op that uses it: for the source of an offload that is the wait, since
    the wait keeps it. A buffer that is returned belongs to the caller.

    Donated arguments are freed the same way: those with `ao.donated`, and the
    saved arguments of a backward function, except where the forward function
    returns the buffer as an output too, or returns an argument of its own that
    was not donated to it. Saved arguments that share one buffer are freed once,
    behind the last use of them all. The arguments that the function frees are
    marked `ao.donated`.

    Ownership is static. A buffer that is allocated in a region and yielded moves
    to the result, or the argument of the next iteration, that it becomes; so
    must whatever else flows there. A branch of the same op that does not hand
    over an outer buffer frees it. Where a buffer cannot move, since it belongs
    to somebody else or is used afterwards, where a function returns one of
    several buffers, or a constant, a copy is made; of a buffer in host memory
    that is an error. Buffers that the module already frees are left alone, as
    are the results of calls. Control flow must be structured.

    Example: in

    ```mlir
    %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    "test.other"() : () -> ()
    ```

    `memref.dealloc %x : memref<4xf32>` is inserted behind `ao.wait`.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def AOPlanArenas : Pass<"ao-plan-arenas", "::mlir::ModuleOp"> {
  let summary = "Gives every buffer of a step a fixed place";
  let description = [{
    Decides where each buffer of a step lies in one arena of device memory and
    one of pinned host memory, so that nothing is allocated while the step runs
    and the peak is known before. The places are attributes: `ao.slot` on
    allocations, on their frees, on saved results of a forward function and on
    the arguments of the backward function that get them; `ao.arenas` on the
    functions, which share the arenas. `ao-use-arenas` makes use of them.

    A buffer takes its bytes from its allocation to behind its free; that stands
    behind the wait for a copy of it, so no copy is in flight when others get
    the bytes. Branches exclude each other. What a loop carries takes its bytes
    in the whole loop; where an iteration makes the next one before it frees the
    last, or one of an earlier iteration, as many places are taken in turns, by
    the number of the iteration. A loop that goes on with what another one of
    known length carried goes on with its numbers (`ao.first_iteration`). A saved value is one buffer in one place, from the forward
    function until the backward function frees it. Allocations that may be freed
    under one name get one place or none. Arguments stay outside, and so do
    results, unless `results=arena`: then they stay until the step ends, and the
    caller does not free them. What has no place is allocated as before; a
    remark tells each with its bytes and the reason. A buffer of dynamic shape
    has a place if its size is bounded: `ao.max_shape` on arguments says how
    large those can be. A step that the module itself calls has no arenas.

    The layout is one of least size where that can be proved, else the remark on
    the arena says which size no layout can be below. `layout-output` writes
    the problem and its solution as an `ao.layout` document (docs/Layout.md),
    `layout-input` takes the places from one. `report` names a report on the same
    step that planning wrote before; the arenas are shown in it, too.

    Example: in

    ```mlir
    func.func @step(%x: memref<64xf32>) attributes {ao.step} {
      %a = memref.alloc() : memref<64xf32>
      "test.use"(%x, %a) : (memref<64xf32>, memref<64xf32>) -> ()
      memref.dealloc %a : memref<64xf32>
      %b = memref.alloc() : memref<64xf32>
      "test.use"(%x, %b) : (memref<64xf32>, memref<64xf32>) -> ()
      memref.dealloc %b : memref<64xf32>
      return
    }
    ```

    both buffers get the same place,

    ```mlir
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    memref.dealloc %a {ao.slot} : memref<64xf32>
    ```

    and the function `ao.arenas = #ao.arenas<device = 256, host = 0>`.
  }];
  let options = [
    ListOption<"pools", "pools", "std::string",
      "Memories that get an arena: device, host; default: both">,
    Option<"results", "results", "std::string", /*default=*/"\"alloc\"",
      "Where results of the step lie: alloc (the caller's) or arena">,
    Option<"alignment", "alignment", "int64_t", /*default=*/"256",
      "Places are multiples of it">,
    Option<"effort", "effort", "int64_t", /*default=*/"1",
      "How long to look for a smaller layout: 0 to 6">,
    Option<"seed", "seed", "int64_t", /*default=*/"0", "Seed of the search">,
    Option<"layoutOutput", "layout-output", "std::string", /*default=*/"\"\"",
      "File to write the layout to; - is standard error">,
    Option<"layoutInput", "layout-input", "std::string", /*default=*/"\"\"",
      "File to take the layout from">,
    Option<"report", "report", "std::string", /*default=*/"\"\"",
      "Report that planning wrote, to show the arenas in">
  ];
  let dependentDialects = ["::ao::AODialect"];
}

def AOVerifySlots : Pass<"ao-verify-slots", "::mlir::ModuleOp"> {
  let summary = "Checks that no byte of an arena has two owners";
  let description = [{
    Proves the places that `ao-plan-arenas` or somebody else has written, from
    the attributes and nothing else. It goes through each step that has
    `ao.arenas`, forward and then backward, with the buffers that are alive, over
    branches and around loops. Errors are: places that overlap in space and
    time, are not aligned, lie beyond the arena or are too small for the buffer;
    buffers with a place that are freed without `ao.slot`, never or twice, or
    the other way around; buffers that are used behind that; values that may be
    a buffer with a place or one without; results and arguments of the two
    functions that disagree.

    Together with `ao-verify-transfers`, by which nothing is freed while a copy
    of it is in flight, this means that no byte has two owners at a time.

    Example: in

    ```mlir
    func.func @step() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
      %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32> loc("a")
      %b = memref.alloc() {ao.slot = #ao.slot<0, 512>} : memref<128xf32>
      memref.dealloc %a {ao.slot} : memref<64xf32>
      memref.dealloc %b {ao.slot} : memref<128xf32>
      return
    }
    ```

    the second allocation gets

    ```
    error: place [0, 512) meets 'a' [256, 512), which is alive here
    ```
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"256",
      "Places must be multiples of it">
  ];
}

def AOUseArenas : Pass<"ao-use-arenas", "::mlir::ModuleOp"> {
  let summary = "Puts buffers at their places in arenas";
  let description = [{
    Makes views of allocations that have an `ao.slot`, and removes their frees.
    The arenas become the last arguments of the functions that have `ao.arenas`,
    device before host, marked `ao.arena`; one of no bytes is left out. They
    belong to the caller, who passes the same ones to the forward and to the
    backward function: a step in flight has arenas of its own. Places that
    iterations take in turns are computed from the loop's induction variable. An
    argument that is larger than its `ao.max_shape` ends the program with a
    message. `ao-verify-slots` must have proved the places.

    Behind this pass all buffers of an arena are one to an alias analysis, so
    races must have been looked for before (`ao-verify-transfers`).

    Example: in a function with `ao.arenas = #ao.arenas<device = 512, host = 0>`

    ```mlir
    %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
    "test.use"(%a) : (memref<64xf32>) -> ()
    memref.dealloc %a {ao.slot} : memref<64xf32>
    ```

    becomes, with the new argument `%arena: memref<512xi8> {ao.arena}`,

    ```mlir
    %c256 = arith.constant 256 : index
    %a = memref.view %arena[%c256][] : memref<512xi8> to memref<64xf32>
    "test.use"(%a) : (memref<64xf32>) -> ()
    ```
  }];
  let options = [
    Option<"marks", "marks", "bool", /*default=*/"false",
      "Call the runtime where arenas and buffers begin and end, so that poison "
      "finds places that are wrong">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect"
  ];
}

def AOCheckDeviceMemory : Pass<"ao-check-device-memory", "::mlir::ModuleOp"> {
  let summary = "Rejects steps whose buffers do not fit in device memory";
  let description = [{
    Follows the allocations and frees of each step, with arguments alive from the
    start and cotangents from the start of the backward function, and fails if
    more than `device-memory-budget` bytes are alive at one time. The planner
    counts tensors; this counts what bufferization has made of them, also inside
    loops and branches. Buffers of unknown size count as nothing.

    Example: `ao-opt --ao-check-device-memory=device-memory-budget=65536` on a
    step that needs more reports

    ```
    error: the buffers of '@fwd' need 81920 bytes of device memory at once, above the budget of 65536
    note: largest of 3 alive here: 'layer0/mlp/tanh' (32768 bytes), ...
    ```
  }];
  let options = [
    Option<"budget", "device-memory-budget", "int64_t", /*default=*/"0",
      "Most bytes of device memory a step may use; 0: no limit">
  ];
}

def AOVerifyBufferizable : Pass<"ao-verify-bufferizable", "::mlir::ModuleOp"> {
  let summary = "Checks that all ops on tensors can become ops on buffers";
  let description = [{
    One-shot bufferization ends at an op that does not say what it is on buffers
    with "op was not bufferized". This pass, which `ao-bufferize-pipeline` runs
    right before it, says so of the first such op, and what to do: to register its
    `BufferizableOpInterface`, or to call a function by its name and not by an
    address that is not known.

    Example: at

    ```mlir
    %0 = func.call_indirect %f(%x) : (tensor<4xf32>) -> tensor<4xf32>
    ```

    the pass fails with `calls a function on tensors by an address that is not
    known: call it by its name`.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

#endif // AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_PASSES_TD
