//===- ResidualRematerializer.h - Recomputes slices -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREMATERIALIZER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREMATERIALIZER_H

#include "Helpers/PairSignature.h"
#include "SliceRecipe.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

/// Returns the residuals of which `ao.loop` rematerializes all slices. Emits an
/// error at a loop whose attribute cannot be applied, and at one of which only
/// a part of the slices is rematerialized.
mlir::FailureOr<llvm::SmallVector<const StackedResidual *>>
collectMarkedRematerialized(const StepResiduals &residuals);

/// The residuals of a step of which all slices are to be rematerialized, with
/// recipes.
class RematerializedResiduals {
public:
  struct Slice {
    const StackedResidual *stacked;
    const StackedResidual::Reader *reader;
    SliceRecipe recipe;
  };

  explicit RematerializedResiduals(std::shared_ptr<RecipeFinder> finder)
      : finder(std::move(finder)) {}

  /// Adds `stacked`, unless this residual, or an added one that is
  /// rematerialized from its slices, would have no recipe: `why` is set to the
  /// reason, and `blamed` to that residual.
  bool add(const StackedResidual &stacked, std::string &why,
           const StackedResidual *&blamed);

  /// Adds all of `stackedResiduals`; none if one has no recipe: `why` is set to
  /// the reason, and `blamed` to that residual.
  static std::optional<RematerializedResiduals>
  find(const Step &step,
       llvm::ArrayRef<const StackedResidual *> stackedResiduals,
       std::string &why, const StackedResidual *&blamed);
  /// Like `find`, with an error at the loop that writes that residual.
  static mlir::FailureOr<RematerializedResiduals>
  require(const Step &step,
          llvm::ArrayRef<const StackedResidual *> stackedResiduals);

  llvm::ArrayRef<const StackedResidual *> getStackedResiduals() const {
    return stackedResiduals;
  }
  llvm::ArrayRef<Slice> getSlices() const { return slices; }
  /// Returns the slices by the loop that reads them, in the order of its reads.
  llvm::MapVector<mlir::Operation *, llvm::SmallVector<const Slice *>>
  getByReader() const;
  /// Returns the duration of all recomputed ops of one iteration, each counted
  /// once for each loop.
  double getIterationNs(const DurationModel &durations) const;
  /// Returns true if slots of a pair change.
  bool changesSlots() const;

private:
  /// Finds new recipes for residuals that read slices of `names`, and recipes
  /// for `stacked`.
  bool findAll(const StackedResidual &stacked,
               llvm::ArrayRef<mlir::Value> names, std::vector<Slice> &found,
               std::string &why, const StackedResidual *&blamed) const;

  std::shared_ptr<RecipeFinder> finder;
  llvm::SmallVector<const StackedResidual *> stackedResiduals;
  std::vector<Slice> slices;
  /// The names of the residuals in either function of a pair.
  llvm::DenseSet<mlir::Value> gone;
};

/// Rematerializes slices in the loops that read stacked residuals, which no
/// loop writes afterwards.
class ResidualRematerializer {
public:
  ResidualRematerializer(const Step &step, const DurationModel &durations);

  /// Rematerializes `residuals`; the step and its residuals are invalid
  /// afterwards.
  void rematerialize(const RematerializedResiduals &residuals);

private:
  void rematerializeIn(
      llvm::ArrayRef<const RematerializedResiduals::Slice *> slices);
  void bring(const Ingredient &ingredient,
             const RematerializedResiduals::Slice &slice,
             mlir::IRMapping &mapping);
  mlir::Value getIteration(const RematerializedResiduals::Slice &slice);
  mlir::Value readSlice(const Ingredient &ingredient,
                        const RematerializedResiduals::Slice &slice);
  mlir::Value makeNumber(const Ingredient &ingredient,
                         const RematerializedResiduals::Slice &slice);
  mlir::Value reach(mlir::Value value,
                    const RematerializedResiduals::Slice &slice);
  mlir::Value rebuild(mlir::Value value);
  void recompute(mlir::Operation *op,
                 const RematerializedResiduals::Slice &slice,
                 mlir::IRMapping &mapping);
  void addCost(mlir::LoopLikeOpInterface reader, double bodyNs);
  void stopWriting(const StackedResidual &stacked);
  void erase(mlir::Operation *op);

  const Step &step;
  const DurationModel &durations;
  mlir::OpBuilder builder;
  std::optional<PairSignature> signature;
  /// Slots that have been appended, by the value that they pass.
  llvm::DenseMap<mlir::Value, mlir::Value> appended;
  /// The time that recomputed ops add to an iteration of the current loop.
  double addedNs = 0;
  /// By loop, the numbers of the residuals that it no longer writes.
  llvm::MapVector<mlir::Operation *, llvm::BitVector> unwritten;
  /// Ops that may be dead.
  llvm::SetVector<mlir::Operation *> sources;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREMATERIALIZER_H
