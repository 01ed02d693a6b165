//===- SavedViews.h - Residuals that are views of one storage ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_ANALYSIS_STEPS_SAVEDVIEWS_H
#define AO_ANALYSIS_STEPS_SAVEDVIEWS_H

#include "ao/Analysis/Steps/Step.h"

namespace ao {

/// A residual together with the view ops that lead to it from the base of its
/// storage, outermost last. An empty chain: the base itself is saved.
struct SavedView {
  unsigned slot;
  llvm::SmallVector<mlir::Operation *, 2> chain;
};

/// Returns the views through which `storage` is saved, by slot.
llvm::SmallVector<SavedView> collectSavedViews(const Step &step,
                                               size_t storage);

/// Returns why the views cannot be rebuilt in another function, as a clause for
/// remarks and errors; empty if they can: each op of the chains has constant
/// operands only, besides its source, and a static shape (whose queries need no
/// data).
llvm::StringRef getRebuildObstacle(llvm::ArrayRef<SavedView> views);

/// Bytes of `storage` that at least one of the saved views covers. Exact for
/// views that are contiguous in the base; overlapping strided views count
/// twice. Never more than the size of the base.
int64_t getCoveredBytes(const Step &step, size_t storage,
                        llvm::ArrayRef<SavedView> views);

/// Clones the ops of `chain`, and the constants they use, at the builder's
/// insertion point, with `base` in place of their base.
mlir::Value rebuildView(mlir::OpBuilder &builder,
                        llvm::ArrayRef<mlir::Operation *> chain,
                        mlir::Value base);

} // namespace ao

#endif // AO_ANALYSIS_STEPS_SAVEDVIEWS_H
