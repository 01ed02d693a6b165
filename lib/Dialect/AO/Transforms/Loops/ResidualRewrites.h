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

/// Makes an `scf.for` of each `scf.while` that counts, and of those that carry
/// tensors and run as often as what they begin with says: such a loop has a
/// number in each iteration.
void countWhileLoops(mlir::ModuleOp module);

/// Has each `scf.for` on tensors that counts by another constant, as often as
/// is known, count its iterations.
void countByOnes(mlir::ModuleOp module);

/// Has slices go into residuals where they have been computed and come out of
/// them where they are needed, and without copies of their own on the way.
/// Returns whether anything changed.
bool moveResidualAccesses(const StepFunctions &step);

/// Saves what loops of a forward function write with the shape that they write
/// it in, where it is saved in another one that the backward function does
/// nothing but undo, and the signatures may change. Returns whether anything
/// changed, as above.
bool saveUnreshapedResiduals(const StepFunctions &step, PairUsers &users);

/// Runs `prepareLoops`, and returns the steps of `module` as they are then.
mlir::FailureOr<std::vector<Step>> buildStepsOfLoops(mlir::ModuleOp module);

/// Has `loop` no longer carry the values with these numbers, each of which is
/// what it was before in all iterations. Another loop takes its place, also in
/// `sources`, to which what defines its operands is added.
void dropCarried(mlir::scf::ForOp loop, const llvm::BitVector &dropped,
                 llvm::SetVector<mlir::Operation *> &sources);

/// Emits an error if the decision of `loop` has more numbers than the loop has
/// results, or more slices of a result than the loop has iterations.
mlir::LogicalResult verifyDecision(mlir::LoopLikeOpInterface loop);

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

/// That of the slice at `row`, along dimension `dim`, of a residual of `type`.
SlicePlace getSlicePlace(mlir::OpBuilder &builder, mlir::RankedTensorType type,
                         unsigned dim, mlir::OpFoldResult row);

/// The number of the slice that the current iteration of `loop`, which counts
/// by ones, has to do with, at the insertion point.
mlir::Value getSliceRow(mlir::OpBuilder &builder,
                        mlir::LoopLikeOpInterface loop, int64_t trips,
                        bool isReversed);

/// `loc` with "[`which`]" after its name, if it has one: the iteration that an
/// op is of, or those of a part of a loop.
mlir::Location getIterationLoc(mlir::Location loc, const llvm::Twine &which);

/// Attributes of a loop for the ops that replace one of its iterations: all of
/// them are of its layer and phase, and its marks apply to the yielded values.
class IterationAttributes {
public:
  explicit IterationAttributes(mlir::Operation *loop);

  /// Attributes of the op itself are kept.
  void give(mlir::Operation *op);
  /// Once that has been given to what makes it, if an op of the iteration does.
  void mark(mlir::Value handedOn);

private:
  static llvm::SmallVector<mlir::NamedAttribute>
  selectAttributes(mlir::Operation *loop,
                   llvm::ArrayRef<llvm::StringRef> names);

  InheritedAttributes ofAll;
  llvm::SmallVector<mlir::NamedAttribute> marks;
  llvm::DenseSet<mlir::Operation *> given;
};

/// Runs `rewrite`, which copies bodies of loops of `step`: ops in them that run
/// a second time are numbered anew. Fails, with an error, if some are missing
/// before.
mlir::LogicalResult copyRecomputedOps(const StepFunctions &step,
                                      llvm::function_ref<void()> rewrite);

/// The ops that define operands of `op`.
void collectSources(mlir::Operation *op,
                    llvm::SetVector<mlir::Operation *> &sources);

/// Erases the candidates without uses, and then the ops that only they used,
/// such as the initial values of stacked residuals.
void eraseDead(llvm::SetVector<mlir::Operation *> candidates);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_RESIDUALREWRITES_H
