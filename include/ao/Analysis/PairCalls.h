//===- PairCalls.h - Calls of the functions of a pair -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that is no step of its own, a driver, may call the functions of a
// pair any number of times, in any order that takes the backward pass behind
// the forward pass that it belongs to.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_PAIRCALLS_H
#define AO_ANALYSIS_PAIRCALLS_H

#include "ao/Analysis/Step.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <optional>
#include <string>

namespace ao {

/// What keeps a call from following its callee when that saves other values.
struct PairCallFault {
  mlir::Location loc;
  std::string text;
  std::optional<mlir::Location> noteLoc;
  std::string note;
};

/// The calls of the two functions in their module, in the order of the text.
struct PairCalls {
  llvm::SmallVector<mlir::CallOpInterface> forward, backward;

  static PairCalls collect(mlir::FunctionOpInterface forward,
                           mlir::FunctionOpInterface backward);

  bool empty() const { return forward.empty() && backward.empty(); }
};

/// The first call from which saved values go astray: a backward pass takes, in
/// order, all that one forward pass has saved, and nobody else does.
std::optional<PairCallFault> findFault(const PairCalls &calls,
                                       mlir::FunctionOpInterface forward,
                                       mlir::FunctionOpInterface backward,
                                       int64_t numOutputs);

/// Whether `op` stands in the body of `function`, or in a loop there that runs
/// one iteration after the other: nothing but loops decides how often it runs.
bool runsInOrder(mlir::Operation *op, mlir::FunctionOpInterface function);

/// Pairs that one function calls, or all of those whose calls nobody can count.
struct PairDriver {
  /// The function with all the calls, which run in order; null where they stand
  /// in branches or in several functions.
  mlir::FunctionOpInterface function;
  llvm::SmallVector<const Step *, 1> pairs;
  /// How many instances, of all the pairs together, are between their two
  /// passes, or in one, at a time.
  int64_t inFlight = 0;
};

/// The names of the forward functions, for messages: '@fwd', '@other'.
std::string nameForwards(const PairDriver &driver);

/// How the pairs among `steps` are called, in the order of the first pair of
/// each; those that are not called are left out. `inFlight` (-1: not given) is
/// for what cannot be counted. Emits an error if that is missing, or if
/// everything can be counted and it is not what is counted.
mlir::FailureOr<llvm::SmallVector<PairDriver>>
findDrivers(llvm::ArrayRef<Step> steps, int64_t inFlight);

} // namespace ao

#endif // AO_ANALYSIS_PAIRCALLS_H
