//===- AOInterfaces.td - What ops say about themselves -----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOINTERFACES_TD
#define AO_DIALECT_AO_IR_AOINTERFACES_TD

include "mlir/IR/OpBase.td"

def AO_StorageOpInterface : OpInterface<"StorageOpInterface"> {
  let cppNamespace = "::ao";
  let description = [{
    Tells which results of an op may share storage with which of its operands.
    An op without this interface is taken to produce fresh storage for every
    result: on tensors that is a consequence of value semantics, since only an
    op that is known to be a view, or to write into a destination, is ever
    bufferized without an allocation of its own.

    Example: `tensor.expand_shape` reports its result as a view of its source;
    `linalg.matmul` reports its result as written into its init; `scf.if`
    reports each result as one of the values its branches yield.
  }];
  let methods = [
    InterfaceMethod<[{
        Appends every (result, source, relation) triple of this op. A result
        that is not mentioned has storage of its own.
      }],
      "void", "getStorageAliases",
      (ins "::llvm::SmallVectorImpl<::ao::StorageAlias> &":$aliases),
      /*methodBody=*/"", /*defaultImplementation=*/"(void)aliases;">,
    InterfaceMethod<[{
        Whether the results hold no data until another op writes into them, as
        `tensor.empty`: such an op is no step of the program and its results
        occupy no memory of their own.
      }],
      "bool", "definesNoData", (ins),
      /*methodBody=*/"", /*defaultImplementation=*/"return false;">,
    InterfaceMethod<[{
        Whether the op frees the storage of an operand although it has no memory
        effect that says so, as `bufferization.dealloc_tensor`.
      }],
      "bool", "freesOperand", (ins "::mlir::OpOperand &":$operand),
      /*methodBody=*/"", /*defaultImplementation=*/"return false;">,
    InterfaceMethod<[{
        Whether nobody overwrites the storage of `result` through it: the buffer
        of a constant, or a tensor that is not `writable`.
      }],
      "bool", "isReadOnly", (ins "::mlir::OpResult":$result),
      /*methodBody=*/"", /*defaultImplementation=*/"return false;">
  ];
}

def AO_CostOpInterface : OpInterface<"CostOpInterface"> {
  let cppNamespace = "::ao";
  let description = [{
    Tells what executing an op costs, independent of the machine. An op without
    this interface is taken to read its operands and write its results once, at
    memory bandwidth.

    Example: `linalg.matmul` of 4x8 by 8x16 reports kind `matmul` and
    2 * 4 * 8 * 16 FLOP.
  }];
  let methods = [
    InterfaceMethod<[{
        The kind, the FLOP and the bytes of one execution of this op.
      }],
      "::ao::OpCost", "getOpCost">
  ];
}

#endif // AO_DIALECT_AO_IR_AOINTERFACES_TD
