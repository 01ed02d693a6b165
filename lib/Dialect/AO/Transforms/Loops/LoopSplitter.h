//===- LoopSplitter.h - Split loops and their residuals ---------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPSPLITTER_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPSPLITTER_H

#include "Helpers/PairSignature.h"
#include "ResidualCuts.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace ao {

/// Splits loops of one step into consecutive loops, and divides their stacked
/// residuals (`ResidualCuts`).
class LoopSplitter {
public:
  /// `residuals` are those of `step`, after unchanged carried values have
  /// become captured ones (`buildStepsOfLoops`).
  LoopSplitter(const StepFunctions &step, const StepResiduals &residuals);

  /// Splits each loop, and the residuals it writes, at the positions of its
  /// `ao.loop`, and where the number of offloaded or rematerialized slices
  /// changes.
  void cutMarked();
  /// Returns the positions at which loops will be split.
  const ResidualCuts &getCuts() const { return cuts; }
  /// Emits an error at a loop that cannot be split, or would have more than
  /// `maxSegments` parts.
  mlir::LogicalResult verify(int64_t maxSegments) const;
  /// Returns true if a residual that passes through a pair is divided.
  bool cutsSlots() const;
  /// Splits the loops; the step and its residuals are invalid afterwards.
  void split();

private:
  /// Rows [begin, end) of a residual.
  struct Part {
    int64_t begin, end;
    mlir::Value residual;
  };
  /// The residual and position of an insertion or extraction in a loop that is
  /// split.
  struct Access {
    mlir::Value residual;
    ResidualSlices slices;
    int64_t trips;
  };
  /// Iterations [begin, end) of a loop as a separate loop; a single iteration
  /// is inlined.
  struct Segment {
    int64_t begin, end;
    mlir::scf::ForOp loop;
    mlir::IRMapping mapping;
  };

  llvm::SmallVector<const LoopResiduals *> collectFromInside() const;
  void noteAccesses();
  void split(const LoopResiduals &found);
  Segment startSegment(mlir::scf::ForOp loop, int64_t begin, int64_t end,
                       llvm::ArrayRef<mlir::Value> inits);
  void fillSegment(mlir::scf::ForOp loop, Segment &segment);
  void inlineIteration(mlir::scf::ForOp loop, int64_t iteration,
                       llvm::MutableArrayRef<mlir::Value> carried);
  bool rewriteAccess(mlir::Operation &op, Segment &segment);
  bool passWhole(mlir::Operation &op, const Access &access, Segment &segment);
  Part &findPart(mlir::Value residual, int64_t row);
  mlir::OpFoldResult getRow(const Segment &segment, mlir::Location loc,
                            bool isReversed, int64_t trips, int64_t first);
  void copyAttributes(mlir::scf::ForOp from, const Segment &segment);
  void passParts(const StackedResidual &stacked);
  mlir::Value makePart(mlir::scf::ForOp loop, const StackedResidual &stacked,
                       int64_t begin, int64_t end);

  const StepFunctions &step;
  const StepResiduals &residuals;
  mlir::OpBuilder builder;
  std::optional<PairSignature> signature;
  ResidualCuts cuts;
  /// By the results of split loops, the residuals that pass slice by slice.
  llvm::DenseMap<mlir::Value, const StackedResidual *> stackedByResult;
  /// By residual, as the loops that read it refer to it.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Part>> parts;
  llvm::DenseMap<mlir::Operation *, Access> accesses;
  llvm::SmallVector<mlir::Operation *> replaced;
  /// The ops that compute what the last iterations of replaced loops yield.
  llvm::SetVector<mlir::Operation *> yielding;
};

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPSPLITTER_H
