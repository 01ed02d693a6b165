//===- Figures.h - Predictions across the C API -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_CAPI_PLANNER_FIGURES_H
#define AO_LIB_CAPI_PLANNER_FIGURES_H

#include "ao-c/Planner.h"
#include "ao/Planner/Plan.h"

namespace ao::capi {

AoFigures toFigures(const planner::Prediction &predicted);

/// Writes the fields of `value` that the caller's struct has; null is allowed.
void setFigures(const AoFigures &value, AoFigures *figures);

} // namespace ao::capi

#endif // AO_LIB_CAPI_PLANNER_FIGURES_H
