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

/// An op that starts a copy. On tensors the destination is allocated by the op
/// and opened by the wait, unless an offload is given a slot to fill; on buffers
/// it is an operand.
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
    Starts a copy of `source` from device to host memory once the compute
    stream has finished everything issued before this op, and returns at once.
    The source stays allocated, and must not be overwritten, until the
    `ao.wait` of the transfer.

    On tensors the host copy is the result of the wait. Its memory is that of
    `destination` where there is one: a slot, typically a slice of a host tensor
    from `ao.host_empty`, which the copy overwrites. The wait names the slot as
    well, and its result is what has become of it, to be inserted back. On
    buffers `destination` is an ordinary `memref.alloc` in the memory space
    `#ao.host`, or a part of one; the wait then has no result.

    Source and destination have the same shape and element type.

    Example:

    ```mlir
    %t = ao.offload %x : tensor<4x?xf32> -> !ao.transfer<tensor<4x?xf32, #ao.host>>

    %slot = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1]
        : tensor<12x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %s = ao.offload %row into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host>
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
    Allocates the device buffer in compute-stream order, starts the copy of
    `source` from host memory after that point and after the offload that made
    the source, and returns at once. On buffers the device buffer is
    `destination`.

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
    Makes the compute stream (never the host thread, where the backend has
    streams) wait until the copy is done. On tensors the result is what
    arrived; on buffers there is no result.

    `keep` is the transfer's source, which stays allocated until this op.
    The wait after an offload is thus where the device buffer may be freed, the
    wait after a reload where the host buffer may be reused. `keep` counts as
    a read of the source.

    On buffers, `destination` is the buffer that the copy fills. Bufferization
    always names it: an analysis of lifetimes that knows nothing of transfers,
    upstream's `optimize-allocation-liveness` for one, then sees that the buffer
    is in use until here, even if nobody reads it afterwards, and a transfer that
    came through a branch or a loop has its buffer at hand. Written by hand, it
    may be left out where the buffer lives on anyway. On tensors it is the slot
    that the offload was given, if it was given one.

    Each transfer is waited for exactly once on every path, and `keep` and
    `destination` are its two ends (`ao-verify-transfers`).

    Example:

    ```mlir
    %h = ao.wait %t keep(%x : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>

    %filled = ao.wait %s keep(%row : tensor<1x8xf32>) into(%slot : tensor<1x8xf32, #ao.host>)
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
  let summary = "a host tensor without data";
  let description = [{
    Makes a tensor in host memory whose elements hold nothing yet, for offloads
    to fill slice by slice. `sizes` are those of dynamic dimensions. Two of them
    are never the same tensor.

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
