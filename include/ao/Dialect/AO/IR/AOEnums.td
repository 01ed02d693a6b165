//===- AOEnums.td - Kinds of ops and of host memory --------*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOENUMS_TD
#define AO_DIALECT_AO_IR_AOENUMS_TD

include "mlir/IR/EnumAttr.td"

// The planner, which does not depend on MLIR, has the same list
// (ao/Planner/Trace.h). Cases correspond by name; traces use the same names.
def AO_OpKind : I32Enum<"OpKind", "kind of work of an op", [
    I32EnumCase<"Matmul", 0, "matmul">,
    I32EnumCase<"Conv", 1, "conv">,
    I32EnumCase<"Attention", 2, "attention">,
    I32EnumCase<"Memory", 3, "memory">,
    I32EnumCase<"Collective", 4, "collective">,
    I32EnumCase<"Other", 5, "other">]> {
  let cppNamespace = "::ao";
}

// The same list as in ao/Planner/Tier.h, which does not depend on MLIR.
def AO_HostTier : I32Enum<"HostTier", "kind of host memory", [
    I32EnumCase<"Pinned", 0, "pinned">,
    I32EnumCase<"Pageable", 1, "pageable">]> {
  let cppNamespace = "::ao";
}

#endif // AO_DIALECT_AO_IR_AOENUMS_TD
