//===- PlanJson.h - Parts of plans, alone or in reports ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_DOCUMENTS_PLANJSON_H
#define AO_LIB_PLANNER_DOCUMENTS_PLANJSON_H

#include "ao/Planner/Plan.h"
#include "ao/Support/JsonWriter.h"

namespace ao::planner {

/// Write the options and the prediction as objects. Rarely used options are
/// omitted unless set.
void writePlanOptions(JsonWriter &json, const PlanOptions &options);
void writePrediction(JsonWriter &json, const Prediction &predicted);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_DOCUMENTS_PLANJSON_H
