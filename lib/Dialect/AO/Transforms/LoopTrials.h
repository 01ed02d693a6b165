//===- LoopTrials.h - What choices of slices come to ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPTRIALS_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPTRIALS_H

#include "ao/Analysis/PlannedStep.h"
#include "ao/Analysis/StepStacks.h"
#include "llvm/ADT/SmallBitVector.h"
#include <limits>

namespace ao {

/// Which slices of a step's stacks leave the device.
struct LoopChoice {
  /// By the number of the stack's life.
  llvm::SmallBitVector stacks;
  /// How many slices of the longest of these stacks, those written first; of
  /// shorter ones, the same share. Stacks within the body of an outer loop
  /// leave whole.
  int64_t slices = 0;
  /// Whether they come back an iteration before their use.
  bool ahead = false;

  bool moves(size_t stack) const {
    return stack < stacks.size() && stacks.test(stack);
  }
  void leaveOut(size_t stack) { stacks.reset(stack); }
};

/// Whether a stack lives within one iteration of an outer loop.
bool isNested(const StackLife &life);

/// Writes a choice down: `ao.stream`, `ao.ahead` and `ao.split` of the loops.
void markLoops(const StepStacks &stacks, const LoopChoice &choice);

/// And where in their iterations the copies of a choice start, and are waited
/// for, on `machine`: `ao.lag` and `ao.lead`.
void markPlaces(const StepStacks &stacks, const LoopChoice &choice,
                const planner::Machine &machine);

/// What a choice comes to, with the best plan for the rest of the step.
struct LoopTrial {
  bool fits = false;
  /// Time that compute stands still, inside loops and around them, and runs ops
  /// again. Makespans differ by what rounding does to the parts of a loop.
  double addedUs = std::numeric_limits<double>::infinity();
  int64_t peakBytes = std::numeric_limits<int64_t>::max();
  /// Where nothing fits: a device budget that would do.
  int64_t leastBudget = std::numeric_limits<int64_t>::max();
};

/// Carries out choices on copies of a module and plans what is left.
class LoopTrials {
public:
  /// Fewer slices make no loop.
  static constexpr int64_t kFewest = 2;

  /// For step `number` of `module`.
  LoopTrials(mlir::ModuleOp module, size_t number,
             const planner::Machine &machine, planner::PlanRequest request)
      : module(module), number(number), machine(machine),
        request(std::move(request)) {}

  /// Looks at the step as it is. Emits an error if the request makes no sense.
  mlir::LogicalResult prepare(const Step &step, const StepStacks &stacks);

  LoopTrial evaluate(const LoopChoice &choice);

  /// All slices of all stacks that may move.
  LoopChoice chooseAll(bool ahead) const;
  size_t getNumStacks() const { return movable.count(); }
  /// The stacks that may move, those with small slices first.
  llvm::ArrayRef<size_t> getBySize() const { return bySize; }
  /// Stacks that may not, and why.
  llvm::ArrayRef<std::pair<size_t, std::string>> getKept() const {
    return kept;
  }
  /// Of the step with nothing moved.
  int64_t getUnplannedPeak() const { return unplannedPeak; }
  /// Times that differ by less are the same.
  double getSmallTimeUs() const { return baseUs * 1e-9; }
  /// What counts as no time: a thousandth of the step. A slice that is made at
  /// the end of an iteration is copied with nothing to hide behind.
  double getFreeTimeUs() const { return baseUs * 1e-3; }

private:
  bool mayChangeSignature(const Step &step);
  mlir::FailureOr<std::vector<Step>> carryOut(mlir::ModuleOp copy,
                                              const LoopChoice &choice) const;
  LoopTrial plan(const Step &step) const;

  mlir::ModuleOp module;
  size_t number;
  const planner::Machine &machine;
  /// With budgets in bytes.
  planner::PlanRequest request;
  llvm::SmallBitVector movable;
  llvm::SmallVector<size_t> bySize;
  llvm::SmallVector<std::pair<size_t, std::string>> kept;
  int64_t mostTrips = 0;
  int64_t unplannedPeak = 0;
  double baseUs = 0;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPTRIALS_H
