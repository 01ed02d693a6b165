//===- StepStacks.h - The stacks of a step ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_STEPSTACKS_H
#define AO_ANALYSIS_STEPS_STEPSTACKS_H

#include "ao/Analysis/Loops/Stacks.h"
#include "ao/Analysis/Steps/Step.h"
#include <deque>
#include <string>

namespace ao {

/// A stacked residual that one loop writes and only loops in the same block
/// read, slice by slice. In the body of an outer loop it lives for one
/// iteration.
struct StackLife {
  struct Reader {
    const LoopStacks *loop;
    const ReadStack *stack;

    /// The others read the same slice: they take what this one brings.
    mlir::SubsetExtractionOpInterface getFirstExtraction() const {
      return stack->extractions.front();
    }
  };

  const LoopStacks *writer;
  const WrittenStack *written;
  /// The saved slots of a pair that it passes through.
  llvm::SmallVector<unsigned, 1> slots;
  llvm::SmallVector<Reader, 1> readers;

  /// Returns true if iterations of `reader` have to do with those of the writer
  /// in reverse.
  bool isMirrored(const Reader &reader) const {
    return reader.stack->slices.isReversed != written->slices.isReversed;
  }
};

/// Returns true if a transfer is one of a slice of a stack in host memory: no
/// value of the step, and in no plan.
bool movesSlice(mlir::Operation *transfer);

/// Returns true if `transfer` is one of a value within an iteration of a loop:
/// the value is offloaded and reloaded in the body, and the transfer is in no
/// plan of the whole step.
bool movesInBody(mlir::Operation *transfer);

/// How many stacks `step` moves slice by slice.
int64_t countStreamedStacks(const Step &step);
/// Returns the bytes of host memory that loops take by op of the step: for
/// stacks, from their definition to their last use, and for transfers within an
/// iteration. Empty if there are none.
std::vector<int64_t> computeHostStackBytes(const Step &step);
/// Returns the most of these.
int64_t countHostStackBytes(const Step &step);

/// Describes the transfers and recomputations in the loops of `step`, which are
/// not part of its plan: "2 stacked residuals offloaded slice by slice, ops in
/// loops recomputed; otherwise ". Empty if there are none.
std::string describeLoops(const Step &step);

/// Loops at the top level of a step, or those within their bodies as well.
enum class LoopDepth { Top, All };

/// The loops of a step that write or read stacks. Mutates nothing, and is of no
/// use once the loops have changed.
class StepStacks {
public:
  explicit StepStacks(const StepFunctions &step,
                      LoopDepth depth = LoopDepth::Top);

  /// In the order of the step.
  const std::deque<LoopStacks> &getLoops() const { return loops; }
  /// Of stacks that pass from loop to loop.
  llvm::ArrayRef<StackLife> getLives() const { return lives; }
  /// Results of loops that are no stacks, or that something else uses.
  llvm::ArrayRef<StackRefusal> getRefused() const { return refused; }

private:
  void collectLoops(mlir::Block &block, LoopDepth depth);
  void follow(const LoopStacks &writer, const WrittenStack &written);
  mlir::Operation *followUses(mlir::Value stack, mlir::Block &block,
                              StackLife &life) const;
  mlir::Operation *followUse(mlir::OpOperand &use, mlir::Block &block,
                             StackLife &life) const;

  const StepFunctions &step;
  /// Lives point into it.
  std::deque<LoopStacks> loops;
  llvm::DenseMap<mlir::Operation *, const LoopStacks *> loopOf;
  std::vector<StackLife> lives;
  std::vector<StackRefusal> refused;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPS_STEPSTACKS_H
