//===- PairCalls.h - Calls of the functions of a pair -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function that is no step itself may call the functions of a pair any number
// of times, in any order in which each backward pass follows its forward pass.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_PAIRCALLS_H
#define AO_ANALYSIS_STEPS_PAIRCALLS_H

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <optional>
#include <string>

namespace ao {

/// The reason why a call cannot be updated when its callee saves other
/// values.
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

/// Returns the first call that uses saved values wrongly: a backward pass
/// receives, in order, all values that one forward pass has saved, and no other
/// call receives them.
std::optional<PairCallFault> findFault(const PairCalls &calls,
                                       mlir::FunctionOpInterface forward,
                                       mlir::FunctionOpInterface backward,
                                       int64_t numOutputs);

/// Returns true if `op` is in the body of `function`, or in sequential loops
/// there: only loops determine how often it runs.
bool runsInOrder(mlir::Operation *op, mlir::FunctionOpInterface function);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_PAIRCALLS_H
