//===- FindRecipes.h - Recipes of slices ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_FINDRECIPES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_FINDRECIPES_H

#include "LoopTrials.h"

namespace ao {

/// Returns the recipes of the eligible residuals of a trace.
planner::ResidualRecipes findRecipes(const Step &step,
                                     const StepResiduals &residuals,
                                     const LoopTrace &expanded,
                                     const LoopTrials &trials,
                                     const DurationModel &durations);

/// Returns those of `candidates`, by their numbers among the stacked residuals,
/// that can be rematerialized together, each as a whole.
llvm::SmallVector<size_t>
findRematerializable(const Step &step, const StepResiduals &residuals,
                     llvm::ArrayRef<size_t> candidates);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPSEARCH_FINDRECIPES_H
