//===- BodyStep.h - The body of a loop as a step ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop over microbatches has a whole training step in its body. For as long
// as that is planned, the body is a function of its own.
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_BODYSTEP_H
#define AO_ANALYSIS_BODYSTEP_H

#include "ao/Analysis/Step.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/SetVector.h"

namespace ao {

/// Returns whether an iteration of `loop` may be a step of its own: its ops are
/// marked with both phases, it has several loops, or it has several ops that
/// compute tensors and streams no residuals. A loop over layers may be one.
bool mayHoldStep(mlir::scf::ForOp loop);

/// Returns the loops of `step` that hold steps, each with the name of its body
/// in traces and plans: `<step>/<loop>`. Without marked phases or inner loops,
/// such a loop shares no stacked residual with another one. A loop whose
/// location has no name is called `loop`; several of one name are numbered:
/// `<step>/<loop>#1` is the second.
llvm::SmallVector<std::pair<mlir::scf::ForOp, std::string>>
getBodies(const Step &step);

/// Of these, the one whose body is called `name`; null if there is none.
mlir::scf::ForOp findBody(llvm::ArrayRef<Step> steps, llvm::StringRef name);

/// Takes the body out of a loop, and puts it back when it ends.
class BodyStep {
public:
  /// The step will be called `name`.
  BodyStep(mlir::scf::ForOp loop, llvm::StringRef name);
  BodyStep(const BodyStep &) = delete;
  ~BodyStep();

  /// The body as a joint step of a module of its own. Whatever comes from
  /// outside of the iteration is an argument, which stays where it is. Emits an
  /// error if that is no step.
  mlir::FailureOr<Step> build();

private:
  void captureAbove();

  mlir::scf::ForOp loop;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::FunctionOpInterface function;
  /// What the body uses from around the loop, and is given as the last
  /// arguments; constants are copied instead.
  llvm::SetVector<mlir::Value> captured;
  llvm::SmallVector<std::pair<mlir::Operation *, mlir::Value>> constants;
};

} // namespace ao

#endif // AO_ANALYSIS_BODYSTEP_H
