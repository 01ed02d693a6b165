//===- AODialect.td - The ao dialect -----------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Map of the dialect's files: AODialect.td (this file: the dialect), AOAttrs.td
// (placement and arena slots), AOEnums.td (kinds of ops and of host memory),
// AOTypes.td (transfers), AOInterfaces.td (storage and cost of foreign ops),
// AOOps.td (offload, reload, wait), AOLayerOps.td (markers of layers),
// AOScalarOps.td (sizes and scalars).
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AODIALECT_TD
#define AO_DIALECT_AO_IR_AODIALECT_TD

include "mlir/IR/OpBase.td"

def AO_Dialect : Dialect {
  let name = "ao";
  let cppNamespace = "::ao";
  let summary = "activation offloading: asynchronous copies between device and host";
  let description = [{
    The `ao` dialect offloads activations of a training step to host memory and
    reloads them. `ao.offload` and `ao.reload` start an asynchronous copy; their
    result, of type `!ao.transfer`, is the copy in flight. Only `ao.wait` gives
    access to its data. Therefore, data of an incomplete copy cannot be read: it
    has no value.

    Device tensors are ordinary tensors. A tensor in host memory has the
    encoding `#ao.host`, which bufferization converts to the memory space of the
    buffer.

    ```mlir
    func.func @round_trip(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
      %t = ao.offload %x : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
      %h = ao.wait %t keep(%x : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
      %r = ao.reload %h : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
      %y = ao.wait %r keep(%h : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
      return %y : tensor<4x8xf32>
    }
    ```

    ## Attributes on foreign ops and functions

    The passes read these discardable attributes, and some of them write them:

    | attribute | on | meaning |
    |---|---|---|
    | `ao.backward = @bwd` | function | the function is a forward function, and `@bwd` its backward function |
    | `ao.num_outputs = 1 : i64` | forward function | results before this index are model outputs, result `num_outputs + i` is argument `i` of the backward function |
    | `ao.step` | function | the function is a joint step: forward and backward in one function |
    | `ao.donated` | function argument | the callee frees the argument after its last use |
    | `ao.offload`, `ao.keep` | op, function argument | user marks: offload this value, never offload it |
    | `ao.selected = array<i64: 0>` | op | `ao-insert-transfers` offloads these results |
    | `ao.selected` | function argument | `ao-insert-transfers` offloads the argument |
    | `ao.layer = 3 : i64` | op | layer of the model, for layer-wise policies and reports |
    | `ao.cost_ns = 1234 : i64` | op | duration in nanoseconds |
    | `ao.kind = "matmul"` | op | kind of work: matmul, conv, attention, memory, collective or other |
    | `ao.bytes = 4096 : i64` | op, function argument | bytes of a value whose type does not determine them, such as one of a dynamic shape |
    | `ao.blocking` | `ao.wait` | the wait is directly after its copy and must not be moved |
    | `ao.plan = "{…}"` | forward function, joint step | the `ao.plan` document from `ao-plan-offload`, for `ao-apply-plan`; an array of documents if bodies of loops or branches have plans: theirs, and that of the step |
    | `ao.recompute = 0 : i64` | op | the op is recomputed, with number 0 among the recomputed ops of its step (`ao-apply-plan`) |
    | `ao.num_recomputed = 1 : i64` | forward function, joint step | number of recomputed ops of the step |
    | `ao.least_added_ns = 1000 : i64` | beside `ao.num_recomputed` | lower bound of the nanoseconds that any plan adds to the step before recomputation, under the same budget; absent: unknown |
    | `ao.unplanned_peak = 4096 : i64` | forward function, joint step | peak of the step before recomputation and rewrites of loops: budgets in percent and summaries refer to it |
    | `ao.share = {device = 4096 : i64}` | forward function of a pair that is called | share of one microbatch in the budgets for all: `device`, `host`, `pinned` |
    | `ao.lossy = "f8E4M3FN"` | op, function argument | the backward part may use the value in this format |
    | `ao.arenas = #ao.arenas<device = 512, host = 256>` | function of a step | bytes of the arenas that contain its buffers |
    | `ao.arena_limits = #ao.arenas<device = 512, host = 256>` | first function of a step | limits for its arenas; `ao-plan-arenas` searches longer for a layout that exceeds them |
    | `ao.slot = #ao.slot<0, 256>` | `memref.alloc`, saved result, argument | the buffer is in an arena, at this offset and in this many bytes |
    | `ao.slot` | `memref.dealloc` | the freed buffer is in an arena |
    | `ao.arena` | function argument | the argument is an arena |
    | `ao.first_iteration = 4 : i64` | `scf.for` | number of its first iteration, for the rotation of slots; absent: 0 |
    | `ao.max_shape = array<i64: 64, 128>` | function argument | largest shape of an argument with dynamic dimensions |

    A cost without a kind counts as compute: as the matmul, conv or attention of
    the op's own cost model, if that has one of these kinds.

    Marks on values other than the only result of an op have these meanings:

    * on a view, the mark is one on the base, which is offloaded as a whole; the
      view is recomputed after the reload;
    * on an op with several results, such as a tuple, it is one on each result;
    * a base of which the saved views cover less than half is kept on device,
      marked or not: its reload would copy more than twice the bytes needed;
    * on an argument, it applies if the function owns the argument
      (`ao.donated`); an argument of the caller is kept on device, and a remark
      reports it.
  }];

  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = [];

  let extraClassDeclaration = [{
    /// Names of the discardable attributes that the dialect defines.
    static constexpr ::llvm::StringLiteral kBackwardAttr = "ao.backward";
    static constexpr ::llvm::StringLiteral kNumOutputsAttr = "ao.num_outputs";
    static constexpr ::llvm::StringLiteral kStepAttr = "ao.step";
    static constexpr ::llvm::StringLiteral kDonatedAttr = "ao.donated";
    static constexpr ::llvm::StringLiteral kOffloadAttr = "ao.offload";
    static constexpr ::llvm::StringLiteral kKeepAttr = "ao.keep";
    static constexpr ::llvm::StringLiteral kSelectedAttr = "ao.selected";
    static constexpr ::llvm::StringLiteral kLayerAttr = "ao.layer";
    static constexpr ::llvm::StringLiteral kCostAttr = "ao.cost_ns";
    static constexpr ::llvm::StringLiteral kKindAttr = "ao.kind";
    static constexpr ::llvm::StringLiteral kBytesAttr = "ao.bytes";
    static constexpr ::llvm::StringLiteral kBlockingAttr = "ao.blocking";
    static constexpr ::llvm::StringLiteral kPlanAttr = "ao.plan";
    static constexpr ::llvm::StringLiteral kArenasAttr = "ao.arenas";
    static constexpr ::llvm::StringLiteral kSlotAttr = "ao.slot";
    static constexpr ::llvm::StringLiteral kArenaAttr = "ao.arena";

  private:
    void registerAttributes();
    void registerTypes();

  public:
  }];
}

#endif // AO_DIALECT_AO_IR_AODIALECT_TD
