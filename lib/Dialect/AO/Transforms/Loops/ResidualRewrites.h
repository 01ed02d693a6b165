//===- ResidualRewrites.h - Rewrites of stacked residuals -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREWRITES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREWRITES_H

#include "ao/Analysis/Steps/BuildSteps.h"
#include "ao/Analysis/Steps/StepResiduals.h"
#include "ao/Dialect/AO/IR/AOCompiledRegions.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

class PairUsers;

/// Replaces each `scf.while` that counts by an `scf.for`, and those that carry
/// tensors and whose number of iterations follows from their initial values: an
/// `scf.for` has a number in each iteration.
void countWhileLoops(mlir::ModuleOp module);

/// Normalizes the step of each `scf.for` on tensors with another constant step
/// to one if its number of iterations is known.
void countByOnes(mlir::ModuleOp module);

/// Returns the value that `op` copies unchanged except for dimensions of size
/// one; null if it is not such a copy.
mlir::Value getCopied(mlir::Operation *op);

/// Moves the insertions of slices to where these are computed and the
/// extractions to where slices are needed, and removes the copies in between.
/// Returns whether anything changed.
bool moveResidualAccesses(const StepFunctions &step);

/// Saves stacked residuals of a forward function in the shape in which loops
/// write them, where they are saved in another shape and the backward function
/// only reverts the reshape, if the signatures may change. Returns whether
/// anything changed.
bool saveUnreshapedResiduals(const StepFunctions &step, PairUsers &users);

/// Runs `prepareLoops`, and returns the steps of `module` afterwards.
mlir::FailureOr<std::vector<Step>> buildStepsOfLoops(mlir::ModuleOp module);

/// Removes the values with these numbers, which no iteration changes, from the
/// carried values of `loop`. Another loop replaces it, also in `sources`, to
/// which the ops that define its operands are added.
void dropCarried(mlir::scf::ForOp loop, const llvm::BitVector &dropped,
                 llvm::SetVector<mlir::Operation *> &sources);

/// Emits an error about `result` at its op.
mlir::InFlightDiagnostic emitResultError(mlir::OpResult result);

/// The decision on a result of a loop.
struct ResultDecision {
  mlir::OpResult result;
  int64_t slices;
  /// Null if the result is no stacked residual.
  const StackedResidual *stacked;
};

/// Returns the decisions in `numbers`, a list of LoopDecision, without zeros.
/// Loops of one iteration have no residuals: their slices are ordinary values.
llvm::SmallVector<ResultDecision>
getDecisions(const StepResiduals &residuals,
             llvm::SmallVector<int64_t> LoopDecision::*numbers);

/// Returns true if the decision of any loop of `module` matches.
bool hasLoop(mlir::ModuleOp module,
             llvm::function_ref<bool(const LoopDecision &)> matches);

/// Emits an error at a loop whose decision matches and that is in none of
/// `steps`: passes would ignore the decision.
mlir::LogicalResult
verifyLoopsOfSteps(mlir::ModuleOp module, llvm::ArrayRef<Step> steps,
                   llvm::function_ref<bool(const LoopDecision &)> matches);

/// `slice` as a tensor of `type`: the two differ in nothing but dimensions of
/// size one that insertions and extractions may leave out.
mlir::Value reshapeSlice(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value slice, mlir::RankedTensorType type);

/// The place of one slice in its residual.
struct SlicePlace {
  llvm::SmallVector<mlir::OpFoldResult> offsets, sizes, strides;
};

/// Returns the place of the slice at `row`, along dimension `dim`, of a
/// residual of `type`.
SlicePlace getSlicePlace(mlir::OpBuilder &builder, mlir::RankedTensorType type,
                         unsigned dim, mlir::OpFoldResult row);

/// Returns the number of the slice that the current iteration of `loop`, whose
/// step is one, accesses, at the insertion point.
mlir::Value getSliceRow(mlir::OpBuilder &builder,
                        mlir::LoopLikeOpInterface loop, int64_t trips,
                        bool isReversed);

/// Returns `loc` with "[`which`]" after its name, if it has one: the iteration
/// of an op, or the iterations of a part of a loop.
mlir::Location getIterationLoc(mlir::Location loc, const llvm::Twine &which);

/// Attributes of a loop for the ops that replace one of its iterations: all of
/// them have its layer and phase, and its marks apply to the yielded values.
class IterationAttributes {
public:
  explicit IterationAttributes(mlir::Operation *loop);

  /// Sets the attributes that `op` does not have itself.
  void give(mlir::Operation *op);
  /// Applies the marks to the op of the iteration that computes the value, if
  /// there is one, after `give`.
  void mark(mlir::Value yielded);

private:
  static llvm::SmallVector<mlir::NamedAttribute>
  selectAttributes(mlir::Operation *loop,
                   llvm::ArrayRef<llvm::StringRef> names);

  InheritedAttributes ofAll;
  llvm::SmallVector<mlir::NamedAttribute> marks;
  llvm::DenseSet<mlir::Operation *> given;
};

/// Runs `rewrite`, which copies bodies of loops of `step`: recomputed ops in
/// them are numbered anew. Fails, with an error, if some numbers are missing
/// before.
mlir::LogicalResult copyRecomputedOps(const StepFunctions &step,
                                      llvm::function_ref<void()> rewrite);

/// Appends the ops that define operands of `op`.
void collectSources(mlir::Operation *op,
                    llvm::SetVector<mlir::Operation *> &sources);

/// Erases the candidates without uses, and then the ops that only they used,
/// such as the initial values of stacked residuals.
void eraseDead(llvm::SetVector<mlir::Operation *> candidates);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREWRITES_H
