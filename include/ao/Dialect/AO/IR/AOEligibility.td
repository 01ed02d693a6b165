//===- AOEligibility.td - Ops that restrict plans ----------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOELIGIBILITY_TD
#define AO_DIALECT_AO_IR_AOELIGIBILITY_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// Part of the list in ao/Planner/Trace.h, which does not depend on MLIR. Cases
// correspond by name.
def AO_RecomputeObstacle : I32Enum<"RecomputeObstacle",
    "the reason for which an op cannot be recomputed", [
    I32EnumCase<"None", 0, "none">,
    I32EnumCase<"Effects", 1, "effects">,
    I32EnumCase<"Random", 2, "random">,
    I32EnumCase<"Collective", 3, "collective">,
    I32EnumCase<"Opaque", 4, "opaque">]> {
  let cppNamespace = "::ao";
}

def AO_EligibilityOpInterface : OpInterface<"EligibilityOpInterface"> {
  let cppNamespace = "::ao";
  let description = [{
    Restricts what a plan may do with an op and its results. Without this
    interface, each result may be offloaded, and an op may be recomputed if it
    has no memory effects and calls no function.

    Example: a result that holds handles of a communicator is kept on the
    device; an op that draws random numbers from its own state is not
    recomputed, and an op whose only effect is on scratch memory may be.
  }];
  let methods = [
    InterfaceMethod<[{
        Returns the reason for which the storage of `result` is kept on the
        device, as a clause for remarks; empty if a plan may offload it. The
        text has static lifetime.
      }],
      "::llvm::StringRef", "getKeepReason", (ins "::mlir::OpResult":$result),
      /*methodBody=*/"", /*defaultImplementation=*/"return {};">,
    InterfaceMethod<[{
        Returns the reason for which the op cannot be recomputed; `None` if a
        second execution with equal operands returns equal bits and does nothing
        else. It replaces the rules for memory effects and calls.
      }],
      "::ao::RecomputeObstacle", "getRecomputeObstacle", (ins),
      /*methodBody=*/"", /*defaultImplementation=*/[{
        return ::ao::getEffectsObstacle($_op);
      }]>
  ];
}

#endif // AO_DIALECT_AO_IR_AOELIGIBILITY_TD
