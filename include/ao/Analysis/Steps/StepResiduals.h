//===- StepResiduals.h - The residuals of a step ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_STEPRESIDUALS_H
#define AO_ANALYSIS_STEPS_STEPRESIDUALS_H

#include "ao/Analysis/Loops/Residuals.h"
#include "ao/Analysis/Steps/Step.h"
#include <deque>
#include <string>

namespace ao {

/// A stacked residual that one loop writes and only loops in the same block
/// read, slice by slice. In the body of an outer loop it exists for one
/// iteration.
struct StackedResidual {
  struct Reader {
    const LoopResiduals *loop;
    const ReadResidual *residual;

    /// The other extractions read the same slice, and use the result of this
    /// one.
    mlir::SubsetExtractionOpInterface getFirstExtraction() const {
      return residual->extractions.front();
    }
  };

  const LoopResiduals *writer;
  const WrittenResidual *written;
  /// The saved slots of a pair that it passes through.
  llvm::SmallVector<unsigned, 1> slots;
  llvm::SmallVector<Reader, 1> readers;

  /// Returns true if iterations of `reader` access slices in the reverse order
  /// of the writer.
  bool isMirrored(const Reader &reader) const {
    return reader.residual->slices.isReversed != written->slices.isReversed;
  }
};

/// Returns true if a transfer is that of a slice of a residual in host memory,
/// which is no value of the step and in no plan.
bool isSliceTransfer(mlir::Operation *transfer);

/// Returns true if `transfer` is that of a value within an iteration of a loop:
/// the value is offloaded and reloaded in the body, and the transfer is in no
/// plan of the whole step.
bool isBodyTransfer(mlir::Operation *transfer);

/// Returns how many residuals of `step` are offloaded slice by slice.
int64_t countStreamedResiduals(const Step &step);
/// Bytes of host memory that loops occupy: for residuals, from their first use
/// to their last, and for transfers within an iteration.
struct HostResidualBytes {
  /// The most between the previous op of the step and this one, where a plan
  /// has its transfers.
  int64_t before = 0;
  /// The most while the op runs.
  int64_t within = 0;
};

/// Returns these bytes by op of the step. Empty if there are none.
std::vector<HostResidualBytes> computeHostResidualBytes(const Step &step);
/// Returns the maximum of these bytes.
int64_t countHostResidualBytes(const Step &step);

/// Describes the transfers and recomputations in the loops of `step`, which are
/// not part of its plan: "2 stacked residuals offloaded slice by slice, ops in
/// loops recomputed; otherwise ". Empty if there are none.
std::string describeLoops(const Step &step);

/// Loops at the top level of a step, or those within loops and branches as
/// well.
enum class LoopDepth { Top, All };

/// The loops of a step that write or read residuals. Mutates nothing, and is
/// invalid once the loops have changed.
class StepResiduals {
public:
  /// Blocks in `without` are not entered.
  explicit StepResiduals(
      const StepFunctions &step, LoopDepth depth = LoopDepth::Top,
      const llvm::SmallPtrSetImpl<mlir::Block *> *without = nullptr);

  /// In the order of the step.
  const std::deque<LoopResiduals> &getLoops() const { return loops; }
  /// Returns the stacked residuals, in the order of the step.
  llvm::ArrayRef<StackedResidual> getStackedResiduals() const {
    return stackedResiduals;
  }
  /// Results of loops that are no residuals, or that have other uses.
  llvm::ArrayRef<ResidualRefusal> getRefused() const { return refused; }

private:
  void collectLoops(mlir::Block &block, LoopDepth depth,
                    const llvm::SmallPtrSetImpl<mlir::Block *> *without);
  void follow(const LoopResiduals &writer, const WrittenResidual &written);
  mlir::Operation *followUses(mlir::Value residual, mlir::Block &block,
                              StackedResidual &stacked) const;
  mlir::Operation *followUse(mlir::OpOperand &use, mlir::Block &block,
                             StackedResidual &stacked) const;

  const StepFunctions &step;
  /// Stacked residuals refer to it.
  std::deque<LoopResiduals> loops;
  llvm::DenseMap<mlir::Operation *, const LoopResiduals *> loopOf;
  std::vector<StackedResidual> stackedResiduals;
  std::vector<ResidualRefusal> refused;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPS_STEPRESIDUALS_H
