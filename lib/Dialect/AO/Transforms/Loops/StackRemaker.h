//===- StackRemaker.h - Makes slices again where they are read --*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKREMAKER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKREMAKER_H

#include "Helpers/PairSignature.h"
#include "SliceRecipe.h"
#include "ao/Analysis/Costs/OpCosts.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"

namespace ao {

/// Returns how many slices of a stack, those after the offloaded ones, are
/// rematerialized by `ao.loop` of the loop that writes it.
int64_t getMarkedRemade(const StackLife &life);

/// Returns the stacks of which `ao.loop` rematerializes all slices. Emits an
/// error at a loop whose attribute says what cannot be done, and at one that
/// has been left in parts.
mlir::FailureOr<llvm::SmallVector<const StackLife *>>
collectMarkedRemade(const StepStacks &stacks);

/// The stacks of a step of which all slices are to be rematerialized, with
/// recipes.
class RemadeStacks {
public:
  struct Slice {
    const StackLife *life;
    const StackLife::Reader *reader;
    SliceRecipe recipe;
  };

  explicit RemadeStacks(std::shared_ptr<RecipeFinder> finder)
      : finder(std::move(finder)) {}

  /// Adds `life`, unless it, or one that has been added and is made of its
  /// slices, has no recipe then: then `why` says why, and `blamed` is that one.
  bool add(const StackLife &life, std::string &why, const StackLife *&blamed);

  /// Adds all of `lives`; none if one has no recipe: then `why` says why, and
  /// `blamed` is that one.
  static std::optional<RemadeStacks>
  find(const Step &step, llvm::ArrayRef<const StackLife *> lives,
       std::string &why, const StackLife *&blamed);
  /// The same, with an error at the loop that writes that one.
  static mlir::FailureOr<RemadeStacks>
  require(const Step &step, llvm::ArrayRef<const StackLife *> lives);

  llvm::ArrayRef<const StackLife *> getLives() const { return lives; }
  /// By the loop that reads them, in the order in which it does.
  llvm::MapVector<mlir::Operation *, llvm::SmallVector<const Slice *>>
  getByReader() const;
  /// Returns the duration of all recomputed ops of one iteration, each counted
  /// once for each loop.
  double getIterationNs(const DurationModel &durations) const;
  /// Returns true if slots of a pair change.
  bool changesSlots() const;

private:
  /// Finds new recipes for those that take slices of `names`, and recipes for
  /// `life`.
  bool findAll(const StackLife &life, llvm::ArrayRef<mlir::Value> names,
               std::vector<Slice> &found, std::string &why,
               const StackLife *&blamed) const;

  std::shared_ptr<RecipeFinder> finder;
  llvm::SmallVector<const StackLife *> lives;
  std::vector<Slice> slices;
  /// The names of the stacks in either function of a pair.
  llvm::DenseSet<mlir::Value> gone;
};

/// Rematerializes slices in the loops that read stacked residuals, which no
/// loop writes afterwards.
class StackRemaker {
public:
  StackRemaker(const Step &step, const DurationModel &durations);

  /// Carries it all out; the step and its stacks are of no use then.
  void remake(const RemadeStacks &stacks);

private:
  void remakeIn(llvm::ArrayRef<const RemadeStacks::Slice *> slices);
  void bring(const Ingredient &ingredient, const RemadeStacks::Slice &slice,
             mlir::IRMapping &mapping);
  mlir::Value getIteration(const RemadeStacks::Slice &slice);
  mlir::Value readSlice(const Ingredient &ingredient,
                        const RemadeStacks::Slice &slice);
  mlir::Value makeNumber(const Ingredient &ingredient,
                         const RemadeStacks::Slice &slice);
  mlir::Value reach(mlir::Value value, const RemadeStacks::Slice &slice);
  mlir::Value rebuild(mlir::Value value);
  void runAgain(mlir::Operation *op, const RemadeStacks::Slice &slice,
                mlir::IRMapping &mapping);
  void addCost(mlir::LoopLikeOpInterface reader, double bodyNs);
  void stopWriting(const StackLife &life);
  void erase(mlir::Operation *op);

  const Step &step;
  const DurationModel &durations;
  mlir::OpBuilder builder;
  std::optional<PairSignature> signature;
  /// Slots that have been appended, by what they pass.
  llvm::DenseMap<mlir::Value, mlir::Value> appended;
  /// The time that recomputed ops add to an iteration of the current loop.
  double addedNs = 0;
  /// By loop, the numbers of the stacks that it does not write any more.
  llvm::MapVector<mlir::Operation *, llvm::BitVector> unwritten;
  /// Ops that may be dead.
  llvm::SetVector<mlir::Operation *> sources;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_STACKREMAKER_H
