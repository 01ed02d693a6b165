//===- PairDrivers.h - Functions that call pairs ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A driver is a function that is not a step and calls the functions of pairs,
// itself or in functions that only it calls.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_PAIRDRIVERS_H
#define AO_ANALYSIS_STEPS_PAIRDRIVERS_H

#include "ao/Analysis/Steps/Step.h"
#include <string>

namespace ao {

/// Pairs with one driver, or all pairs whose calls cannot be counted.
struct PairDriver {
  /// The function that makes all the calls, which run in order; null where they
  /// are in branches or in functions that several others call.
  mlir::FunctionOpInterface function;
  llvm::SmallVector<const Step *, 1> pairs;
  /// The number of microbatches, of all the pairs together, that are between
  /// their two passes, or in one, at a time.
  int64_t inFlight = 0;
};

/// The names of the forward functions, for messages: '@fwd', '@other'.
std::string nameForwards(const PairDriver &driver);

/// Returns the drivers of the pairs among `steps`, in the order of the first
/// pair of each; pairs without calls are left out. `inFlight` (-1: not given)
/// is for pairs whose calls cannot be counted. Emits an error if it is missing
/// for these, or if everything can be counted and it differs from the count.
mlir::FailureOr<llvm::SmallVector<PairDriver>>
findDrivers(llvm::ArrayRef<Step> steps, int64_t inFlight);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_PAIRDRIVERS_H
