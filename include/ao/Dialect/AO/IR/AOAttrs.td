//===- AOAttrs.td - Placement ------------------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOATTRS_TD
#define AO_DIALECT_AO_IR_AOATTRS_TD

include "ao/Dialect/AO/IR/AODialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def AO_HostAttr : AttrDef<AO_Dialect, "Host"> {
  let mnemonic = "host";
  let summary = "placement in pinned host memory";
  let description = [{
    As the encoding of a ranked tensor, or the memory space of a memref, this
    attribute says that the data lies in (pinned) host memory. Anything without
    it lies in device memory.

    A host value may be used by `ao` ops, by ops that only read its shape, by
    casts and views, by region, branch, call and return forwarding, and by
    deallocation. `ao-verify-transfers` rejects every other use.

    Example:

    ```mlir
    tensor<4x8xbf16, #ao.host>
    memref<4x8xbf16, #ao.host>
    ```
  }];
}

#endif // AO_DIALECT_AO_IR_AOATTRS_TD
