//===- AOLayerOps.td - Where layers leave and return -------*- tablegen -*-===//
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

/// Says where something happens to all that a layer saves for its backward
/// part. The policy `manual` turns markers into transfers.
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
  let summary = "marks where the copies of a layer to host memory start";
  let description = [{
    From here on, what `layer` (`ao.layer`) saves for its backward part is
    copied out: what is there at once, and what is not directly behind its
    definition.

    Stands at the top level of a joint step or of the forward function of a
    pair. The op holds no data and has no place in time: `ao-plan-offload` with
    `policy=manual` turns it into commands, and `ao-apply-plan` erases it.

    Example:

    ```mlir
    ao.start_offload layer 3
    ```
  }];
}

def AO_ReleaseOp : AO_LayerMarkerOp<"release"> {
  let summary = "marks where a layer's device copies end";
  let description = [{
    Compute waits here for the copies of `layer` to host memory; the device
    copies end. One that is used again before `ao.start_reload` ends behind that
    use, which a remark says.

    Example:

    ```mlir
    ao.release layer 3
    ```
  }];
}

def AO_StartReloadOp : AO_LayerMarkerOp<"start_reload"> {
  let summary = "marks where the copies of a layer back to the device start";
  let description = [{
    From here on, what `layer` saved is copied back, in the order in which it is
    used; each value is waited for before its first use.

    Stands at the top level of a joint step or of the backward function of a
    pair.

    Example:

    ```mlir
    ao.start_reload layer 3 microbatch 1
    ```
  }];
}

#endif // AO_DIALECT_AO_IR_AOLAYEROPS_TD
