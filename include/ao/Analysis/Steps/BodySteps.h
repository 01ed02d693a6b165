//===- BodySteps.h - Bodies of loops and branches as steps ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over microbatches has a whole training step in its body, and a branch
// may have one that is skipped if gradients overflow.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_BODYSTEPS_H
#define AO_ANALYSIS_STEPS_BODYSTEPS_H

#include "ao/Analysis/Steps/Step.h"

namespace ao {

/// Returns true if an iteration of a loop `op`, or a region of a branch, may be
/// a step of its own: its ops are marked with both phases, it has several
/// loops, or it has several ops that compute tensors and streams no residuals.
/// A loop over layers may be one.
bool mayHoldStep(mlir::Operation *op);

/// Returns the bodies of the loops and branches of `step` that hold steps, with
/// their names in traces and plans: `<step>/<loop>`. Without marked phases or
/// inner loops, such a loop shares no stacked residual with another one. A body
/// whose location has no name is called `loop` or `branch`; several of one name
/// are numbered: `<step>/<loop>#1` is the second.
llvm::SmallVector<StepFunctions> getBodies(const StepFunctions &step);

/// Returns the body of a step of these that is called `name`; nothing if there
/// is none.
std::optional<StepFunctions> findBody(llvm::ArrayRef<Step> steps,
                                      llvm::StringRef name);

/// Builds the step of `body`, in place. Values from outside of it are kept.
/// Emits an error if groups of values contradict each other, or a size does not
/// fit 64 bits.
mlir::FailureOr<Step> buildBodyStep(const StepFunctions &body);

/// The position of a step in a module, or of a body in a step: it is the same
/// in copies of the module, as long as their loops are.
class StepPath {
public:
  /// Step `number` of `findStepFunctions`.
  explicit StepPath(size_t number) : number(number) {}

  /// Returns the position of a body within this step or body (`getBodies`).
  StepPath getBody(size_t body) const {
    StepPath path = *this;
    path.bodies.push_back(body);
    return path;
  }
  /// Returns the position of the step or body around this body.
  StepPath getOuter() const {
    StepPath path = *this;
    path.bodies.pop_back();
    return path;
  }
  bool isBody() const { return !bodies.empty(); }
  /// Returns the number of the step that it is, or that contains it.
  size_t getNumber() const { return number; }

  /// Returns the blocks of the step in `module`. Emits an error if the step
  /// cannot be identified.
  mlir::FailureOr<StepFunctions> find(mlir::ModuleOp module) const;
  /// Builds the step. Emits an error as `buildSteps` and `buildBodyStep` do.
  mlir::FailureOr<Step> build(mlir::ModuleOp module) const;

  /// Calls `rewrite`, which may change the loops in the step but not those
  /// around it, with the blocks of the step in `module`, and builds the step
  /// that results. Fails if the rewrite does.
  mlir::FailureOr<Step>
  rewrite(mlir::ModuleOp module,
          llvm::function_ref<mlir::LogicalResult(const StepFunctions &)>
              rewrite) const;

private:
  size_t number;
  /// From the outermost one inwards.
  llvm::SmallVector<size_t, 2> bodies;
};

} // namespace ao

#endif // AO_ANALYSIS_STEPS_BODYSTEPS_H
