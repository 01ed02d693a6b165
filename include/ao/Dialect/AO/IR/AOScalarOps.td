//===- AOScalarOps.td - Sizes and scalars of a step --------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOSCALAROPS_TD
#define AO_DIALECT_AO_IR_AOSCALAROPS_TD

include "ao/Dialect/AO/IR/AODialect.td"
include "ao/Dialect/AO/IR/AOInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def AO_UploadableScalar : Type<CPred<"::ao::isUploadableScalar($_self)">,
                               "number of 1 to 64 bits or index">;

def AO_CheckSizeOp : Op<AO_Dialect, "check_size", [
    AO_RunsOnHost, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "checks a size at run time";
  let description = [{
    Fails the step unless `given` is `expected`, with a message such as "size
    'n' is 48, argument 0 has 32" for the example.

    Example:

    ```mlir
    ao.check_size %n, %d "size 'n'" "argument 0"
    ```
  }];
  let arguments = (ins Index:$given, Index:$expected, StrAttr:$what,
                       StrAttr:$where);
  let assemblyFormat = "$given `,` $expected $what $where attr-dict";
}

def AO_UploadScalarsOp : Op<AO_Dialect, "upload_scalars", [
    AO_RunsOnHost, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "copies the scalars of a step to the device";
  let description = [{
    Copies scalars to the device, all of them with one copy from one pinned
    block. On buffers, there are no results: the scalars are stored in `block`
    consecutively, each aligned to its size. Numbers of zero or more than 64
    bits are not supported, since their size in memory depends on the target.

    Example:

    ```mlir
    %l:2 = ao.upload_scalars %lr, %n : f32, i64 -> tensor<f32>, tensor<i64>
    ```
  }];
  let arguments = (ins Variadic<AO_UploadableScalar>:$scalars,
                       Optional<MemRefRankOf<[I8], [1]>>:$block);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $scalars `:` type($scalars) (`into` $block^ `:` type($block))? attr-dict
    (`->` type($results)^)?
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns the offset of each scalar in the block, then the total bytes.
    llvm::SmallVector<int64_t> getOffsets();
  }];
}

#endif // AO_DIALECT_AO_IR_AOSCALAROPS_TD
