//===- SliceDrains.h - Copies around the end of a loop ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_LOOPS_SLICEDRAINS_H
#define AO_ANALYSIS_LOOPS_SLICEDRAINS_H

#include "ao/Analysis/Loops/Residuals.h"

namespace ao {

/// Returns true if each slice of `residual` is contiguous in its memory. The
/// race check follows no others through a loop that starts with its second
/// iteration.
bool hasWholeSlices(const WrittenResidual &residual);

/// Returns the reason why the offload of a slice of `residual` may not be in
/// flight when the next iteration begins; empty if it may be: the loop computes
/// the slice, and no other carried value shares its storage, nor do `others`,
/// whose offloads are in flight across iterations already.
llvm::StringRef getDrainObstacle(const WrittenResidual &residual,
                                 llvm::ArrayRef<mlir::Value> others);

} // namespace ao

#endif // AO_ANALYSIS_LOOPS_SLICEDRAINS_H
