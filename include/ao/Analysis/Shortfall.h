//===- Shortfall.h - Errors that say a budget is too small ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// That nothing fits the budgets given is no mistake of the caller's: programs
// try another budget. They are told so beside the text of the error.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_SHORTFALL_H
#define AO_ANALYSIS_SHORTFALL_H

#include "mlir/IR/Diagnostics.h"

namespace ao {

/// What would do where nothing fits the budgets given.
struct Shortfall {
  /// The smallest device budget that can be met; 0 if none is known.
  int64_t deviceBudget = 0;
  /// The fewest host bytes that the device budget given asks for; 0 if no
  /// amount is enough, or none was asked for.
  int64_t hostBudget = 0;
};

/// Says in the metadata of `diagnostic` that it is an error of this kind.
void setShortfall(mlir::InFlightDiagnostic &diagnostic,
                  const Shortfall &shortfall);

/// What setShortfall said, if it did.
std::optional<Shortfall> getShortfall(mlir::Diagnostic &diagnostic);

} // namespace ao

#endif // AO_ANALYSIS_SHORTFALL_H
