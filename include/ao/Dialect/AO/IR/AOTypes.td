//===- AOTypes.td - Transfers ------------------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOTYPES_TD
#define AO_DIALECT_AO_IR_AOTYPES_TD

include "ao/Dialect/AO/IR/AODialect.td"
include "mlir/IR/AttrTypeBase.td"

def AO_TransferType : TypeDef<AO_Dialect, "Transfer"> {
  let mnemonic = "transfer";
  let summary = "a copy in flight";
  let description = [{
    A copy between device and host memory that may still be in flight.
    `destination` is the type of the copy: a ranked tensor or a memref. Only
    `ao.wait` gives access to the data. Transfers may pass through region
    terminators, iteration arguments and branch operands, but not through calls
    or returns.

    Example:

    ```mlir
    !ao.transfer<tensor<4x8xf32, #ao.host>>  // to host memory
    !ao.transfer<memref<?x8xf32>>            // to device memory
    ```
  }];
  let parameters = (ins
    TypeParameter<"::mlir::ShapedType", "type of the copy">:$destination);
  let assemblyFormat = "`<` $destination `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Returns true if the destination is in host memory.
    bool isToHost() const;
  }];
}

#endif // AO_DIALECT_AO_IR_AOTYPES_TD
