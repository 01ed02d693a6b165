//===- AOInterfaces.td - Storage, cost, opaque calls -------*- tablegen -*-===//
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
    Describes which results of an op may share storage with which of its
    operands. An op without this interface is assumed to produce fresh storage
    for every result: on tensors, this follows from value semantics, since
    bufferization allocates a buffer for the result of every op that is not
    known to be a view or to write into a destination.

    Example: `tensor.expand_shape` reports its result as a view of its source;
    `linalg.matmul` reports its result as written into its init; `scf.if`
    reports each result as one of the values its branches yield.
  }];
  let methods = [
    InterfaceMethod<[{
        Appends every (result, source, relation) triple of this op. A result
        without a triple has separate storage.
      }],
      "void", "getStorageAliases",
      (ins "::llvm::SmallVectorImpl<::ao::StorageAlias> &":$aliases),
      /*methodBody=*/"", /*defaultImplementation=*/"(void)aliases;">,
    InterfaceMethod<[{
        Returns whether the results contain no data until another op writes into
        them, as those of `tensor.empty`: such an op is not part of the trace of
        a step, and its results occupy no memory.
      }],
      "bool", "definesNoData", (ins),
      /*methodBody=*/"", /*defaultImplementation=*/"return false;">,
    InterfaceMethod<[{
        Returns whether the op frees the storage of an operand without a memory
        effect for it, as `bufferization.dealloc_tensor` does.
      }],
      "bool", "freesOperand", (ins "::mlir::OpOperand &":$operand),
      /*methodBody=*/"", /*defaultImplementation=*/"return false;">,
    InterfaceMethod<[{
        Returns whether the storage of `result` is never overwritten through it:
        the buffer of a constant, or a tensor that is not `writable`.
      }],
      "bool", "isReadOnly", (ins "::mlir::OpResult":$result),
      /*methodBody=*/"", /*defaultImplementation=*/"return false;">
  ];
}

def AO_CostOpInterface : OpInterface<"CostOpInterface"> {
  let cppNamespace = "::ao";
  let description = [{
    Describes the cost of executing an op, independent of the machine. An op
    without this interface is assumed to read its operands and write its results
    once, at memory bandwidth.

    Example: `linalg.matmul` of 4x8 by 8x16 reports kind `matmul` and
    2 * 4 * 8 * 16 FLOP.
  }];
  let methods = [
    InterfaceMethod<[{
        Returns the kind, the FLOP and the bytes of one execution of this op.
      }],
      "::ao::OpCost", "getOpCost">
  ];
}

def AO_OpaqueCallOpInterface : OpInterface<"OpaqueCallOpInterface"> {
  let cppNamespace = "::ao";
  let description = [{
    Describes a call of code that is not available as IR, such as a hook of a
    framework. The call reads and writes the state of the user's program, reads
    its operands, and may replace some of them: each of these has a result, its
    value after the call. Further results are new tensors. On buffers, the call
    writes to the operands, and new tensors are buffers among them.

    A call may own device memory while it runs: `ao.workspace` bytes, none
    without the attribute.
  }];
  let methods = [
    InterfaceMethod<[{
        Returns the operands that the call may replace. Their results are the
        first ones of the op, in the same order.
      }],
      "::mlir::OperandRange", "getReplacedOperands">,
    InterfaceMethod<[{
        Returns the sizes of the dynamic dimensions, in order, of the results
        without a replaced operand.
      }],
      "::mlir::OperandRange", "getFreshSizes">
  ];
  let extraSharedClassDeclaration = [{
    /// Returns the bytes of device memory that the call may own while it runs.
    int64_t getWorkspace() { return ::ao::detail::getWorkspace($_op); }
  }];
}

/// An op that the host executes in each run of a step. A CUDA graph cannot
/// contain it, and it has the same effects on tensors and on buffers.
def AO_RunsOnHost : NativeOpTrait<"RunsOnHost"> {
  let cppNamespace = "::ao";
}

#endif // AO_DIALECT_AO_IR_AOINTERFACES_TD
