//===- LinearValues.h - Scalars linear in the iteration ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_LOOPS_LINEARVALUES_H
#define AO_ANALYSIS_LOOPS_LINEARVALUES_H

#include "ao/Analysis/Loops/IterationValues.h"

namespace ao {

/// A signed integer that is first + i * step in iteration i of a loop.
struct LinearValue {
  int64_t first = 0;
  int64_t step = 0;

  bool operator==(const LinearValue &other) const {
    return first == other.first && step == other.step;
  }
};

/// Finds the integers of a loop that are linear in the number of the iteration,
/// through the ops of `arith`: in time independent of the number of iterations.
/// Linear values do not wrap around. Other values may be linear all the same:
/// `IterationValues` computes those.
class LinearValues {
public:
  /// Analyzes the loop of `values`, which has at least two iterations.
  LinearValues(IterationValues &values, mlir::LoopLikeOpInterface loop,
               int64_t trips)
      : values(values), loop(loop), trips(trips) {}

  std::optional<LinearValue> get(mlir::OpFoldResult value);

private:
  using Line = std::optional<LinearValue>;

  mlir::Value resolve(mlir::Value value);
  Line getOf(mlir::Value value);
  Line compute(mlir::Value value);
  Line computeArgument(mlir::BlockArgument argument);
  Line computeCarried(mlir::BlockArgument argument);
  Line computeOp(mlir::Operation *op);
  Line combine(mlir::Operation *op, int64_t factor);
  Line multiply(mlir::Operation *op);
  Line choose(mlir::Operation *op, bool isLarger);
  Line select(mlir::Operation *op);
  std::optional<bool> decide(mlir::Value condition);
  std::optional<int64_t> getLast(LinearValue line) const;
  bool fits(LinearValue line, mlir::Type type) const;
  bool isNeverNegative(LinearValue line) const;

  IterationValues &values;
  mlir::LoopLikeOpInterface loop;
  int64_t trips;
  llvm::DenseMap<mlir::Value, Line> known;
  /// True if a carried value is not the line that others have assumed.
  bool hasGuessedWrong = false;
  unsigned depth = 0;
};

} // namespace ao

#endif // AO_ANALYSIS_LOOPS_LINEARVALUES_H
