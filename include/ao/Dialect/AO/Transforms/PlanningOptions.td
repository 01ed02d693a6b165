//===- PlanningOptions.td - Options of planning passes -----*- tablegen -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All planning passes and the offload pipelines have the options of
// AO_PlanningOptions, which WritePlanningOptions.py writes from the list in
// ao/Planner/PlanOptions.def, with a class for each.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD
#define AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD

include "mlir/Pass/PassBase.td"
include "ao/Dialect/AO/Transforms/PlanOptions.td"

def AO_RemarksOption : Option<"remarks", "remarks", "bool", "true",
    "Report each decision as a remark; off for trial plans">;

#endif // AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_TD
