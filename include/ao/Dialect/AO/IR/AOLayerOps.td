//===- AOLayerOps.td - Markers of transfers of layers ------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOLAYEROPS_TD
#define AO_DIALECT_AO_IR_AOLAYEROPS_TD

include "ao/Dialect/AO/IR/AODialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def AO_LayerResource : Resource<"::ao::LayerResource">;

/// Marks a point in time for the transfers of all values that a layer saves for
/// its backward part. The policy `manual` converts markers to transfers.
class AO_LayerMarkerOp<string mnemonic>
    : Op<AO_Dialect, mnemonic, [MemoryEffects<[MemWrite<AO_LayerResource>]>]> {
  let arguments = (ins
    ConfinedAttr<I64Attr, [IntNonNegative]>:$layer,
    OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$microbatch);
  let assemblyFormat = [{
    `layer` $layer (`microbatch` $microbatch^)? attr-dict
  }];
}

def AO_StartOffloadOp : AO_LayerMarkerOp<"start_offload"> {
  let summary = "marks where the offloads of a layer start";
  let description = [{
    From this op on, the values that `layer` (`ao.layer`) saves for its backward
    part are offloaded: existing values here, later ones directly after their
    definition.

    The op is at the top level of a joint step or of the forward function of a
    pair. It holds no data and takes no time: `ao-plan-offload` with
    `policy=manual` converts it to commands, and `ao-apply-plan` erases it.

    Example:

    ```mlir
    ao.start_offload layer 3
    ```
  }];
}

def AO_ReleaseOp : AO_LayerMarkerOp<"release"> {
  let summary = "marks where the device copies of a layer are freed";
  let description = [{
    Compute waits here for the offloads of `layer`, and the device copies are
    freed. A device copy that is used again before `ao.start_reload` is freed
    after that use, which a remark reports.

    Example:

    ```mlir
    ao.release layer 3
    ```
  }];
}

def AO_StartReloadOp : AO_LayerMarkerOp<"start_reload"> {
  let summary = "marks where the reloads of a layer start";
  let description = [{
    From this op on, the offloaded values of `layer` are reloaded, in the order
    of their uses; each value is waited for before its first use.

    The op is at the top level of a joint step or of the backward function of a
    pair.

    Example:

    ```mlir
    ao.start_reload layer 3 microbatch 1
    ```
  }];
}

#endif // AO_DIALECT_AO_IR_AOLAYEROPS_TD
