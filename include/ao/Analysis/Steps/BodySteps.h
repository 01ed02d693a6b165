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
getBodies(const Step &step);

/// Returns the loop of these whose body is called `name`; null if there is
/// none.
mlir::scf::ForOp findBody(llvm::ArrayRef<Step> steps, llvm::StringRef name);

/// Builds the step called `name` of the body of `loop`, in place. Values from
/// outside of the iteration are kept. Emits an error if groups of values
/// contradict each other, or a size does not fit 64 bits.
mlir::FailureOr<Step> buildBodyStep(mlir::scf::ForOp loop,
                                    llvm::StringRef name);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_BODYSTEPS_H
