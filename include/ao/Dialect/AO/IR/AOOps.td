//===- AOOps.td - Offload, reload, wait --------------------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOOPS_TD
#define AO_DIALECT_AO_IR_AOOPS_TD

include "ao/Dialect/AO/IR/AOAttrs.td"
include "ao/Dialect/AO/IR/AODialect.td"
include "ao/Dialect/AO/IR/AOTypes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class AO_Op<string mnemonic, list<Trait> traits = []>
    : Op<AO_Dialect, mnemonic, traits>;

def AO_Data : AnyTypeOf<[AnyRankedTensor, AnyMemRef]>;

/// An op that starts a copy. On tensors, the op allocates the destination, which
/// is the result of the wait, unless an offload has a destination; on buffers,
/// the destination is an operand.
class AO_CopyOp<string mnemonic>
    : AO_Op<mnemonic, [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let results = (outs AO_TransferType:$transfer);
  let assemblyFormat = [{
    $source (`into` $destination^)? attr-dict `:` type($source)
    (`into` type($destination)^)? `->` qualified(type($transfer))
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def AO_OffloadOp : AO_CopyOp<"offload"> {
  let summary = "starts a device-to-host copy";
  let description = [{
    Starts a copy of `source` from device to host memory, which runs after all
    ops issued to the compute stream before this op; the host does not wait. The
    source must not be freed or overwritten until the `ao.wait` of the transfer.

    On tensors, the host copy is the result of the wait. With a `destination`,
    typically a slice of a host tensor from `ao.host_empty`, the copy overwrites
    the slice; the wait has the slice as an operand as well, and its result is
    the filled slice, to be inserted into the host tensor. On buffers,
    `destination` is a `memref.alloc` in the memory space `#ao.host`, or a
    subview of one; the wait then has no result.

    Source and destination have the same shape and element type.

    Example:

    ```mlir
    %t = ao.offload %x : tensor<4x?xf32> -> !ao.transfer<tensor<4x?xf32, #ao.host>>

    %slice = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1]
        : tensor<12x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %s = ao.offload %row into %slice : tensor<1x8xf32> into tensor<1x8xf32, #ao.host>
        -> !ao.transfer<tensor<1x8xf32, #ao.host>>

    %u = ao.offload %b into %h : memref<4x8xf32> into memref<4x8xf32, #ao.host>
        -> !ao.transfer<memref<4x8xf32, #ao.host>>
    ```
  }];
  let arguments = (ins AO_Data:$source, Optional<AO_Data>:$destination);
}

def AO_ReloadOp : AO_CopyOp<"reload"> {
  let summary = "starts a host-to-device copy";
  let description = [{
    Allocates the device buffer in compute-stream order and starts a copy of
    `source` from host memory, which runs after that point and after the offload
    that filled the source; the host does not wait. On buffers, the device
    buffer is `destination`.

    Example:

    ```mlir
    %t = ao.reload %h : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>

    %u = ao.reload %hb into %b : memref<4x8xf32, #ao.host> into memref<4x8xf32>
        -> !ao.transfer<memref<4x8xf32>>
    ```
  }];
  let arguments = (ins AO_Data:$source, Optional<AnyMemRef>:$destination);
}

def AO_WaitOp : AO_Op<"wait", [
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "makes the compute stream wait for a copy";
  let description = [{
    Makes the compute stream (never the host thread, if the backend has streams)
    wait until the copy is complete. On tensors, the result is the copy; on
    buffers, there is no result.

    `keep` is the source of the transfer, which is live until this op. The
    device buffer of an offload can therefore be freed after its wait, and the
    host buffer of a reload reused. `keep` counts as a read of the source.

    On buffers, `destination` is the buffer that the copy fills. Bufferization
    always adds it: lifetime analyses that do not support transfers, such as
    upstream's `optimize-allocation-liveness`, then treat the buffer as used
    until here even if no op reads it afterwards, and the buffer of a transfer
    that was passed through a branch or a loop is available here. It may be
    omitted if the buffer has later uses anyway. On tensors, `destination` is
    that of the offload, if it has one.

    Each transfer is waited for exactly once on every path, and `keep` and
    `destination` are its source and destination (`ao-verify-transfers`).

    Example:

    ```mlir
    %h = ao.wait %t keep(%x : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>

    %filled = ao.wait %s keep(%row : tensor<1x8xf32>) into(%slice : tensor<1x8xf32, #ao.host>)
        : !ao.transfer<tensor<1x8xf32, #ao.host>>

    ao.wait %u keep(%b : memref<4x8xf32>) into(%g : memref<4x8xf32, #ao.host>)
        : !ao.transfer<memref<4x8xf32, #ao.host>>
    ```
  }];
  let arguments = (ins AO_TransferType:$transfer, AO_Data:$keep,
                       Optional<AO_Data>:$destination);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $transfer `keep` `(` $keep `:` type($keep) `)`
    (`into` `(` $destination^ `:` type($destination) `)`)? attr-dict `:`
    qualified(type($transfer))
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$transfer, "::mlir::Value":$keep), [{
      build($_builder, $_state, transfer, keep, ::mlir::Value());
    }]>
  ];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def AO_HostEmptyOp : AO_Op<"host_empty"> {
  let summary = "creates a host tensor without data";
  let description = [{
    Creates a tensor in host memory with undefined elements, which offloads fill
    slice by slice. `sizes` are the dynamic dimensions. Two of these ops never
    create the same tensor.

    Example:

    ```mlir
    %stack = ao.host_empty : tensor<12x8xf32, #ao.host>

    %dynamic = ao.host_empty(%n) : tensor<12x?xf32, #ao.host>
    ```
  }];
  let arguments = (ins Variadic<Index>:$sizes);
  let results = (outs Res<AnyRankedTensor, "", [MemAlloc]>:$result);
  let assemblyFormat = "(`(` $sizes^ `)`)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // AO_DIALECT_AO_IR_AOOPS_TD
