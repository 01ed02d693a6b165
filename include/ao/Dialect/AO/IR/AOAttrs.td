//===- AOAttrs.td - Placement and arena slots --------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOATTRS_TD
#define AO_DIALECT_AO_IR_AOATTRS_TD

include "ao/Dialect/AO/IR/AODialect.td"
include "ao/Dialect/AO/IR/AOEnums.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def AO_HostTierParameter : EnumParameter<AO_HostTier> {
  let defaultValue = "::ao::HostTier::Pinned";
  let summary = "`pinned` or `pageable`";
}

def AO_HostAttr : AttrDef<AO_Dialect, "Host"> {
  let mnemonic = "host";
  let summary = "placement in host memory";
  let description = [{
    Places the data of a ranked tensor (as its encoding) or of a memref (as its
    memory space) in host memory, which is pinned, or pageable with `pageable`.
    Copies from and to pageable memory use pinned staging and are slower. Data
    without the attribute is in device memory.

    A host value may be used by `ao` ops, by ops that only read its shape, by
    casts and views, by region, branch, call and return forwarding, and by
    deallocation. `ao-verify-transfers` rejects every other use.

    Example:

    ```mlir
    tensor<4x8xbf16, #ao.host>
    memref<4x8xbf16, #ao.host>
    memref<4x8xbf16, #ao.host<pageable>>
    ```
  }];
  let parameters = (ins AO_HostTierParameter:$tier);
  let builders = [AttrBuilder<(ins), [{
    return $_get($_ctxt, ::ao::HostTier::Pinned);
  }]>];
  let assemblyFormat = "(`<` $tier^ `>`)?";
}

def AO_SlotAttr : AttrDef<AO_Dialect, "Slot"> {
  let mnemonic = "slot";
  let summary = "slot of a buffer in an arena";
  let description = [{
    The offset of a buffer in the arena of its memory, and the bytes reserved
    for it. The attribute `ao.slot` is on a `memref.alloc`, on a residual that a
    forward function returns, and on the argument of the backward function that
    receives it. `numSlots` slots are consecutive: a loop uses them in rotation,
    by the number of its iteration, so that a buffer can outlive the iteration
    that allocated it.

    Example: 256 bytes at offset 512 of the device arena.

    ```mlir
    %a = memref.alloc() {ao.slot = #ao.slot<512, 256>} : memref<4x8xf32>
    memref.dealloc %a {ao.slot} : memref<4x8xf32>
    ```
  }];
  let parameters = (ins
    AttrParameter<"int64_t", "bytes from the start of the arena">:$offset,
    AttrParameter<"int64_t", "bytes of one slot">:$bytes,
    DefaultValuedParameter<"int64_t", "1",
      "number of slots that a loop uses in rotation">:$numSlots);
  let assemblyFormat = "`<` $offset `,` $bytes (`,` $numSlots^)? `>`";
  let genVerifyDecl = 1;
}

def AO_ArenasAttr : AttrDef<AO_Dialect, "Arenas"> {
  let mnemonic = "arenas";
  let summary = "sizes of the arenas of a step";
  let description = [{
    The attribute `ao.arenas` of a function gives the bytes of the arenas that
    contain all buffers with an `ao.slot`. A forward function and its backward
    function share them.

    Example:

    ```mlir
    func.func @fwd(%x: memref<4x8xf32>) attributes {ao.arenas = #ao.arenas<device = 512, host = 256>}
    ```
  }];
  let parameters = (ins
    AttrParameter<"int64_t", "bytes of the arena in device memory">:$device,
    AttrParameter<"int64_t", "bytes of the arena in pinned host memory">:$host);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def AO_LoopAttr : AttrDef<AO_Dialect, "Loop"> {
  let mnemonic = "loop";
  let summary = "plan for the stacked residuals of a loop";
  let description = [{
    The attribute `ao.loop` of a loop. By result of the loop, `offload` is the
    number of slices of a stacked residual that are offloaded, the first that
    the loop writes, and `rematerialize` the number of slices after these that
    are rematerialized; both are 0 for a result that is not one. The
    reload of a slice starts `prefetch` (0 or 1) iterations before its use. The
    loop is split before the iterations in `split` and where the numbers of
    slices require it.

    Example: of 8 slices of result 1, 4 are offloaded and 2 rematerialized.

    ```mlir
    %y:2 = scf.for ... { ... } {ao.loop = #ao.loop<offload = [0, 4], rematerialize = [0, 2], prefetch = 1>}
    ```
  }];
  let parameters = (ins
    OptionalParameter<"::mlir::DenseI64ArrayAttr",
      "by result, the number of offloaded slices">:$offload,
    OptionalParameter<"::mlir::DenseI64ArrayAttr",
      "by result, the number of rematerialized slices">:$rematerialize,
    OptionalParameter<"::std::optional<int64_t>",
      "iterations between the start of a reload and the use">:$prefetch,
    OptionalParameter<"::mlir::DenseI64ArrayAttr",
      "iterations before which the loop is split">:$split);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

#endif // AO_DIALECT_AO_IR_AOATTRS_TD
