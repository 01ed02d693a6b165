//===- AODialect.td - The ao dialect -----------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Map of the dialect's files: AODialect.td (this file: the dialect), AOAttrs.td
// (placement and places), AOEnums.td (kinds of ops), AOTypes.td (transfers),
// AOInterfaces.td (what foreign ops may tell about themselves), AOOps.td
// (offload, reload, wait).
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
    The `ao` dialect moves activations of a training step to host memory and
    back. A copy is started by `ao.offload` or `ao.reload`, which return at
    once with a value of type `!ao.transfer`, and is finished by `ao.wait`,
    the only op that opens a transfer. Data that has not arrived can therefore
    not be read: its value does not exist.

    Device tensors are ordinary tensors. A tensor in host memory carries the
    encoding `#ao.host`, which bufferization turns into the memory space of
    the buffer.

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

    The passes read, and some of them write, these discardable attributes:

    | attribute | on | meaning |
    |---|---|---|
    | `ao.backward = @bwd` | function | this is a forward function, `@bwd` its backward function |
    | `ao.num_outputs = 1 : i64` | forward function | results before this index are model outputs, result `num_outputs + i` is argument `i` of the backward function |
    | `ao.step` | function | a joint step: forward and backward in one function |
    | `ao.donated` | function argument | the callee frees the argument after its last use |
    | `ao.offload`, `ao.keep` | op, function argument | user marks: move this value, never move this value |
    | `ao.selected = array<i64: 0>` | op | results that `ao-select-activations` chose |
    | `ao.selected` | function argument | the argument was chosen |
    | `ao.layer = 3 : i64` | op | the layer of the model, for layer-wise policies and reports |
    | `ao.cost_ns = 1234 : i64` | op | duration in nanoseconds |
    | `ao.kind = "matmul"` | op | matmul, conv, attention, memory, collective or other |
    | `ao.bytes = 4096 : i64` | op, function argument | bytes of a value whose type does not tell them: one of a dynamic shape, say |
    | `ao.blocking` | `ao.wait` | this wait stands right behind its copy and is not to be moved |
    | `ao.plan = "{…}"` | forward function, joint step | the `ao.plan` document that `ao-plan-offload` decided on and `ao-apply-plan` carries out |
    | `ao.recompute = 0 : i64` | op | this op runs a second time, as number 0 of those of its step (`ao-recompute`) |
    | `ao.num_recomputed = 1 : i64` | forward function, joint step | how many ops of the step run a second time |
    | `ao.least_added_ns = 1000 : i64` | beside `ao.num_recomputed` | how many nanoseconds any plan adds to the step as it was before, under the same budget; none: not known |
    | `ao.unplanned_peak = 4096 : i64` | forward function, joint step | its peak before ops ran again or loops were rewritten: budgets in percent are shares of it, and summaries start from it |
    | `ao.share = {device = 4096 : i64}` | forward function of a pair that is called | what one microbatch has of the budgets for all: `device`, `host`, `pinned` |
    | `ao.lossy = "f8E4M3FN"` | op, function argument | so few digits of this value are enough for the backward part |
    | `ao.arenas = #ao.arenas<device = 512, host = 256>` | function of a step | bytes of the arenas that its buffers lie in |
    | `ao.arena_limits = #ao.arenas<device = 512, host = 256>` | first function of a step | the most bytes that its arenas should take; above, `ao-plan-arenas` looks longer for a layout |
    | `ao.slot = #ao.slot<0, 256>` | `memref.alloc`, saved result, argument | the buffer lies in an arena: at this offset, in this many bytes |
    | `ao.slot` | `memref.dealloc` | the buffer that dies here lies in an arena |
    | `ao.arena` | function argument | this argument is an arena |
    | `ao.first_iteration = 4 : i64` | `scf.for` | the number of its first iteration, by which iterations take places in turns; none: 0 |
    | `ao.max_shape = array<i64: 64, 128>` | function argument | the largest shape of an argument with dynamic dimensions |
    | `ao.capture = "forward"` | function | it is recorded and replayed, and what it is of a step: `"inference"` (all of it), `"forward"` or `"backward"` |
    | `ao.cut = "forward"` | function `@f.split`, and later its driver | it is cut into functions that are recorded, which get this as `ao.capture` (`ao-cut-captures`) |
    | `ao.part` | function with `ao.capture` | it is one part of a function that was cut |
    | `ao.class = "copied"` | argument of a function that is recorded | how a recording gets at it: `"auto"`, `"static"` (used where it lies), `"copied"`, or by `ao-outline-captures` `"value"`: a number that is written to the device before each launch |
    | `ao.key` | argument of a step, a number or a tensor of one | each value has a recording of its own, and the host may read it |
    | `ao.rng = 4 : i64` | argument of a step, two 64-bit integers | a seed, and how many random numbers were drawn before; the step draws four. A tree of recordings counts by itself |

    A cost without a kind, from wherever, counts as compute: as the matmul,
    conv or attention that the op's own cost model says, if it says one.

    What a mark means where a value is not simply the result of an op:

    * on a view, it is a mark on the base, which moves whole while the view is
      made again behind the reload;
    * on an op with several results, such as a tuple, it is one on each;
    * a base of which the saved views cover less than half stays, marked or
      not: its reload would bring back more than twice what is needed;
    * on an argument, it counts where the function owns it (`ao.donated`); an
      argument of the caller stays, which a remark says.
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
