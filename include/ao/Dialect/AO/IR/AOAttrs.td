//===- AOAttrs.td - Placement and places -------------------*- tablegen -*-===//
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
}

def AO_HostAttr : AttrDef<AO_Dialect, "Host"> {
  let mnemonic = "host";
  let summary = "placement in host memory";
  let description = [{
    As the encoding of a ranked tensor, or the memory space of a memref, this
    attribute says that the data lies in host memory, which is pinned unless it
    says `pageable`. Copies from and to pageable memory go through pinned
    staging: they are right, and slower. Anything without the attribute lies in
    device memory.

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
  let summary = "a buffer's place in an arena";
  let description = [{
    Where a buffer lies in the arena of its memory, and how many bytes are kept
    for it. As the attribute `ao.slot` it says so of a `memref.alloc`, of a
    saved result of a forward function, and of the argument that the backward
    function gets for it. `turns` places lie one behind the other: a loop uses
    them by the number of its iteration, so that a buffer may outlive the
    iteration that made it.

    Example: 256 bytes, from byte 512 of the device arena on

    ```mlir
    %a = memref.alloc() {ao.slot = #ao.slot<512, 256>} : memref<4x8xf32>
    memref.dealloc %a {ao.slot} : memref<4x8xf32>
    ```
  }];
  let parameters = (ins
    "int64_t":$offset, "int64_t":$bytes,
    DefaultValuedParameter<"int64_t", "1">:$turns);
  let assemblyFormat = "`<` $offset `,` $bytes (`,` $turns^)? `>`";
  let genVerifyDecl = 1;
}

def AO_ArenasAttr : AttrDef<AO_Dialect, "Arenas"> {
  let mnemonic = "arenas";
  let summary = "bytes of a step's arenas";
  let description = [{
    As the attribute `ao.arenas` of a function: how many bytes of device memory
    and of pinned host memory hold all buffers that have an `ao.slot`. A forward
    function and its backward function share them.

    Example:

    ```mlir
    func.func @fwd(%x: memref<4x8xf32>) attributes {ao.arenas = #ao.arenas<device = 512, host = 256>}
    ```
  }];
  let parameters = (ins "int64_t":$device, "int64_t":$host);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

#endif // AO_DIALECT_AO_IR_AOATTRS_TD
