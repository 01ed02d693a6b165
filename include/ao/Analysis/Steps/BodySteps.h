//===- BodySteps.h - Bodies of loops as steps -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over microbatches has a whole training step in its body.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_BODYSTEPS_H
#define AO_ANALYSIS_STEPS_BODYSTEPS_H

#include "ao/Analysis/Steps/Step.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace ao {

/// Returns true if an iteration of `loop` may be a step of its own: its ops are
/// marked with both phases, it has several loops, or it has several ops that
/// compute tensors and streams no residuals. A loop over layers may be one.
bool mayHoldStep(mlir::scf::ForOp loop);

/// Returns the loops of `step` that hold steps, each with the name of its body
/// in traces and plans: `<step>/<loop>`. Without marked phases or inner loops,
/// such a loop shares no stacked residual with another one. A loop whose
/// location has no name is called `loop`; several of one name are numbered:
/// `<step>/<loop>#1` is the second.
llvm::SmallVector<std::pair<mlir::scf::ForOp, std::string>>
getBodies(const StepFunctions &step);

/// Returns the loop of these whose body is called `name`; null if there is
/// none.
mlir::scf::ForOp findBody(llvm::ArrayRef<Step> steps, llvm::StringRef name);

/// Builds the step called `name` of the body of `loop`, in place. Values from
/// outside of the iteration are kept. Emits an error if groups of values
/// contradict each other, or a size does not fit 64 bits.
mlir::FailureOr<Step> buildBodyStep(mlir::scf::ForOp loop,
                                    llvm::StringRef name);

/// The position of a step in a module, or of the body of a loop in a step: it
/// is the same in copies of the module, as long as their loops are.
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
