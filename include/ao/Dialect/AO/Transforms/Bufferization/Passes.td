//===- Passes.td - From tensors to buffers with lifetimes --*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These passes convert a step on tensors to buffers with fixed lifetimes, for
// engineers who bufferize steps in a pipeline of their own.
// `ao-bufferize-pipeline` runs them before and after upstream's one-shot
// bufferization, in the order that [Passes](../Passes.md#pipelines) lists.
//
// The passes before it insert the copies that the analysis of steps predicts,
// so that bufferization inserts no others: the buffers of a step then occupy
// the memory that was planned. The passes after it free each buffer directly
// after its last use, and optionally assign it a fixed offset in an *arena*,
// one allocation for the whole step.
//
// ```sh
// ao-opt test/Models/gpt-pair.linalg.mlir -o arenas.mlir \
//   --ao-bufferize-pipeline --ao-plan-arenas --ao-verify-slots --ao-use-arenas
// ```
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_PASSES_TD
#define AO_DIALECT_AO_TRANSFORMS_BUFFERIZATION_PASSES_TD

include "mlir/Pass/PassBase.td"

def AOMarkWritableArguments
    : Pass<"ao-mark-writable-arguments", "::mlir::ModuleOp"> {
  let summary = "Mark the arguments that bufferization may overwrite";
  let description = [{
    Sets `bufferization.writable` on every tensor argument. An argument is
    writable if the callee owns it: it is `ao.donated`, or a saved argument of a
    backward function whose forward function returns it in storage that is
    neither an argument nor shared with another result. Parameters and batches
    are never writable, so that a step can be repeated with the same inputs. Run
    it before one-shot bufferization.

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
  let summary = "Carry the destination buffer with in-flight transfers";
  let description = [{
    Adds the destination buffer of each transfer that passes through a branch or
    a loop to the results, iteration arguments and block arguments that carry
    the transfer. On tensors, the destination has no name before the wait; on
    buffers, the wait has no result, and the buffer needs a name to be freed.
    Run it before one-shot bufferization.

    The destination is allocated where the copy starts. The copies and waits of
    carried transfers become those on buffers; all other ops remain on tensors,
    for one-shot bufferization to convert. Transfers whose copy and wait are not
    separated by control flow are not changed. An offload into a slice of a host
    tensor needs no buffer for its destination, which its wait names again; the
    loop carries the buffer of its source if only the wait uses it.

    Supported control flow is that of `scf` (`for`, `if`, `while`) and `cf`.
    Device tensors must be bufferized to the default memory space, and tensors
    with an encoding to the memory space that it names
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
  let summary = "Convert signed and unsigned integers to signless integers";
  let description = [{
    Replaces signed and unsigned integer types of all values and functions by
    signless types, and removes the casts that become no-ops. Run it before
    bufferization on modules lowered from StableHLO: the linalg ops use signless
    integers, with the sign in the op, but loops, arguments and results have
    types like `ui32`, with an `unrealized_conversion_cast` between the two. The
    LLVM dialect supports signless integers only.

    Example: in

    ```mlir
    %y = builtin.unrealized_conversion_cast %x : tensor<4xui32> to tensor<4xi32>
    ```

    `%x` becomes a `tensor<4xi32>` and replaces `%y`.
  }];
}

def AOPrepareBufferization : Pass<"ao-prepare-bufferization"> {
  let summary = "Convert ops on tensors to ops that bufferization supports";
  let description = [{
    Run it before one-shot bufferization, in particular after CSE. In this
    order:

    1. A `tensor.empty` with several uses, or with one in a region, is cloned
       directly before each of them, and so are reshapes of it. The analysis of
       steps assumes separate storage for each op that writes to an empty
       tensor; bufferization may write the result of one over that of another
       that is dead, so that the step needs less memory than predicted, and a
       buffer that is allocated before a loop occupies memory throughout.
    2. Ops with upstream's `AggregatedOpInterface` are decomposed:
       `linalg.softmax` becomes a maximum, an exponential of the difference, a
       sum, and a division.
    3. `arith` and `math` ops on tensors become `linalg.generic`, by upstream's
       patterns. `arith.select` with one condition for the whole tensor is
       converted as well, so that it copies the selected tensor: a buffer that
       may be either of two has no static lifetime. Recomputed ops
       (`ao.recompute`) keep their mark on the `linalg` op and are numbered
       consecutively again without those that have no such op:
       `ao-verify-transfers` expects these numbers on buffers.
    4. Large constant tensors with equal elements are computed, since a constant
       tensor becomes data of the program, element by element. If the constant
       is an input of `linalg.generic`, the body uses its element as a scalar,
       unless no other operand determines the bounds of the loops. For any other
       use, a tensor in device memory is filled directly before the use.

    Example: `math.sin %x : tensor<4xf32>` becomes

    ```mlir
    %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %s = math.sin %in : f32
      linalg.yield %s : f32
    } -> tensor<4xf32>
    ```

    and `%ones = arith.constant dense<1.0> : tensor<8192x8192xf32>`, where a
    product reads it, becomes

    ```mlir
    %one = arith.constant 1.0 : f32
    %empty = tensor.empty() : tensor<8192x8192xf32>
    %ones = linalg.fill ins(%one : f32) outs(%empty : tensor<8192x8192xf32>) -> tensor<8192x8192xf32>
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", /*default=*/"1 << 16",
           "Smallest constant that is computed">,
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AOInsertInPlace : Pass<"ao-insert-in-place", "::mlir::ModuleOp"> {
  let summary = "Compute slices of stacked residuals in place";
  let description = [{
    Extracts the slice into which an iteration inserts a value before the
    structured or elementwise ops that compute the value, and uses it as their
    destination. Otherwise, the iteration would compute the slice in a buffer of
    its own and copy it into the tensor that the loop carries. Run it before
    bufferization, which then has nothing to copy.

    The analysis of steps predicts these slices, and counts no time for their
    insertions. They must be contiguous, at an offset that is known before they
    are computed, and computed from an empty tensor or by an elementwise op. The
    loop must not use the stacked residual otherwise, and no op may overwrite,
    carry or transfer the slice. The same holds for an iteration that is peeled
    from a loop, if nothing else reads its slice: the loop before or after it
    writes the other slices.

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
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def AOMaterializeCopies : Pass<"ao-materialize-copies", "::mlir::ModuleOp"> {
  let summary = "Insert the copies that bufferization would insert elsewhere";
  let description = [{
    Inserts copies where the analysis of steps predicts them. Run it before
    one-shot bufferization, which then has no conflict to resolve: on its own it
    inserts a copy where it detects the conflict, for example at a slice of the
    old tensor, so that the step needs more or less memory than planned.

    Values that a loop yields are written into the buffer of the value that they
    replace, by `bufferization.materialize_in_destination`, unless the body
    computes them there. The loop then needs one buffer instead of one for each
    iteration. A value that moves to another iteration argument is written
    before it is overwritten; if values are swapped, one of them is copied. Host
    values, and sources of offloads that the loop carries, are not written in
    place: they have a buffer for each iteration.

    The destination of an op in destination style, or the initial value of a
    loop, is replaced by a copy if there is a later use of the old value, or by
    an empty tensor if the op does not read it. Unused results of branches are
    removed, since bufferization copies the values yielded for them. Values that
    the body of an `scf.while` yields and did not compute are copied as well,
    unless they remain in place, since bufferization lets the condition region
    overwrite its arguments. In functions that are not part of a step, only
    yielded values are changed.

    Example: in

    ```mlir
    %r = scf.for %i = %lo to %hi step %c1 iter_args(%x = %init) -> tensor<4xf32> {
      %y = "test.compute"(%x) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    }
    ```

    the loop yields `bufferization.materialize_in_destination %y in %x`, and if
    `%init` is used after the loop, the loop begins with
    `bufferization.alloc_tensor() copy(%init)`.
  }];
  let dependentDialects = [
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

def AODeallocateBuffers : Pass<"ao-deallocate-buffers", "::mlir::ModuleOp"> {
  let summary = "Free each buffer directly after its last use";
  let description = [{
    Moves each `memref.alloc` to directly before the first op of its block that
    uses it, also through views: a `tensor.empty` may be far before the op that
    fills it, and its buffer would occupy device memory in between.

    Inserts a `memref.dealloc` for each allocation, on device and host, after
    the last op that uses it: for the source of an offload, this is the wait, by
    its `keep` operand. A returned buffer belongs to the caller. Run it after
    bufferization; control flow must be structured.

    Donated arguments are freed in the same way: those with `ao.donated`, and
    the saved arguments of a backward function, unless the forward function
    returns the buffer as an output, too, or returns an argument of its own that
    is not donated. Saved arguments that share one buffer are freed once, after
    the last use of all of them. The arguments that the function frees are
    marked `ao.donated`.

    Ownership is static. A buffer that is allocated in a region and yielded is
    owned by the corresponding result or iteration argument; all other values
    that reach it must transfer ownership as well. A branch of the same op that
    does not yield an outer buffer frees it. A copy is made if ownership of a
    buffer cannot be transferred, because it has another owner or is used
    afterwards, and if a function returns one of several buffers, or a constant;
    a copy of a buffer in host memory is an error. Buffers that the module frees
    already, and results of calls, are not changed.

    Example: in

    ```mlir
    %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    "test.other"() : () -> ()
    ```

    `memref.dealloc %x : memref<4xf32>` is inserted after `ao.wait`.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def AOPlanArenas : Pass<"ao-plan-arenas", "::mlir::ModuleOp"> {
  let summary = "Assign each buffer of a step a fixed arena slot";
  let description = [{
    Assigns each buffer of a step an arena slot, that is an offset and a size in
    one arena of device memory or one of pinned host memory, so that nothing is
    allocated while the step runs and the peak is known in advance. The result
    is in attributes: `ao.slot` on allocations, on their frees, on residuals and
    on the arguments of the backward function that receive them; `ao.arenas` on
    the functions, which share the arenas. Run it after `ao-deallocate-buffers`;
    `ao-use-arenas` rewrites the allocations.

    A buffer occupies its slot from its allocation to its free, which is after
    the waits for its copies: no copy is in flight when another buffer reuses
    the bytes. Branches exclude each other. A buffer that a loop carries
    occupies its slot in the whole loop; if several iterations' buffers are
    alive at once, the loop rotates through as many slots, by the number of the
    iteration. A loop that continues with the carried buffers of another loop of
    known length continues its numbers (`ao.first_iteration`). A residual has
    one slot from the forward function until the backward function frees it.
    Allocations that may be freed by the same op get one slot, or none.

    Arguments are not in arenas. Results are not either, unless `results=arena`:
    then they occupy their slots until the step ends, and the caller does not
    free them. A buffer without a slot is allocated as before, and reported by a
    remark with its bytes and the reason. A buffer of dynamic shape needs a
    bound of its size: `ao.max_shape` on arguments. A step that the module
    itself calls has no arenas.

    The layout has the least possible size, or the remark on the arena reports
    the lower bound that was proven. `layout-output` writes the problem and its
    solution as an `ao.layout` document (docs/Explanation/Layout.md),
    `layout-input` reads the offsets from one. `report` names a report on the
    same step, to which the arenas are added.

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

    both buffers get the same slot,

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
      "Location of the results of a step: alloc (allocated for the caller) or "
      "arena">,
    Option<"alignment", "alignment", "int64_t", /*default=*/"256",
      "Alignment of slots in bytes">,
    Option<"effort", "effort", "int64_t", /*default=*/"1",
      "Search effort for a smaller layout: 0 to 6">,
    Option<"seed", "seed", "int64_t", /*default=*/"0", "Seed of the search">,
    Option<"layoutOutput", "layout-output", "std::string", /*default=*/"\"\"",
      "File for the layout; - is standard error">,
    Option<"layoutInput", "layout-input", "std::string", /*default=*/"\"\"",
      "File that contains the layout to use">,
    Option<"report", "report", "std::string", /*default=*/"\"\"",
      "Report that planning wrote, to which the arenas are added">
  ];
  let dependentDialects = ["::ao::AODialect"];
}

def AOVerifySlots : Pass<"ao-verify-slots", "::mlir::ModuleOp"> {
  let summary = "Verify that arena slots of live buffers do not overlap";
  let description = [{
    Proves, from the attributes alone, that the slots of `ao-plan-arenas` or of
    another tool are correct. Use it after any pass that assigns or changes
    slots, before `ao-use-arenas`. The pass interprets each step with
    `ao.arenas`, forward and then backward, with the set of live buffers, over
    branches and around loops. Errors are: slots that overlap in space and time, are not
    aligned, exceed the arena or are too small for the buffer; buffers with a
    slot that are freed without `ao.slot`, never or twice, and the other way
    around; uses after the free; values that may be a buffer with or without a
    slot; results and arguments of the two functions that disagree.

    Together with `ao-verify-transfers`, by which no buffer is freed while a
    copy of it is in flight, this proves that no byte belongs to two buffers at
    a time.

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
    error: slot [0, 512) overlaps 'a' [256, 512), which is live here
    ```
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", /*default=*/"256",
      "Required alignment of slots in bytes">
  ];
}

def AOUseArenas : Pass<"ao-use-arenas", "::mlir::ModuleOp"> {
  let summary = "Replace allocations by views of arenas";
  let description = [{
    Replaces allocations with `ao.slot` (an arena slot) by views of the arena,
    and removes their frees. The arenas become the last arguments of the
    functions with `ao.arenas`, device before host, marked `ao.arena`; an empty
    arena is omitted. They belong to the caller, who passes the same arenas to
    the forward and to the backward function; each step in flight has arenas of
    its own. Rotating slots are computed from the induction variable of the
    loop. An argument larger than its `ao.max_shape` aborts the program with a
    message.

    Run it after `ao-verify-slots`, and after `ao-verify-transfers`: to an alias
    analysis, all buffers of an arena are one afterwards.

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
      "Call the runtime where lifetimes of arenas and buffers start and end, "
      "so that poisoned memory reveals wrong slots">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect"
  ];
}

def AOVerifyBufferizable : Pass<"ao-verify-bufferizable", "::mlir::ModuleOp"> {
  let summary = "Reject ops on tensors that cannot be bufferized";
  let description = [{
    Reports the first op on tensors without `BufferizableOpInterface`, and how
    to fix it: register the interface, or call a function by its symbol instead
    of an unknown address. `ao-bufferize-pipeline` runs it directly before
    one-shot bufferization, which would fail with "op was not bufferized".

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
