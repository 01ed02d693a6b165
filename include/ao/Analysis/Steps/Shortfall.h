//===- Shortfall.h - Errors of infeasible requests --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step without a feasible plan is not an invalid input: programs try another
// budget or policy, and comparisons have a row for it. The metadata of the
// error marks it, with the budgets that are feasible.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_SHORTFALL_H
#define AO_ANALYSIS_STEPS_SHORTFALL_H

#include "mlir/IR/Diagnostics.h"

namespace ao {

/// The smallest feasible budgets where no plan exists.
struct Shortfall {
  /// The smallest device budget that can be met; 0 if none is known, or no
  /// budget has a plan.
  int64_t deviceBudget = 0;
  /// The fewest host bytes that the given device budget requires; 0 if no
  /// amount is enough, or none is required.
  int64_t hostBudget = 0;
};

/// Marks `diagnostic` as an error of this kind in its metadata.
void setShortfall(mlir::InFlightDiagnostic &diagnostic,
                  const Shortfall &shortfall);

/// Returns the shortfall that setShortfall has stored, if any.
std::optional<Shortfall> getShortfall(mlir::Diagnostic &diagnostic);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_SHORTFALL_H
