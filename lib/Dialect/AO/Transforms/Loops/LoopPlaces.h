//===- LoopPlaces.h - Places of copies in an iteration ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPPLACES_H
#define AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPPLACES_H

#include "ao/Analysis/Costs/OpCosts.h"
#include "ao/Analysis/Steps/StepResiduals.h"

namespace ao {

/// A slice that an op inserts into a residual, or extracts from one.
struct SliceAccess {
  mlir::Operation *op;
  int64_t bytes;
};

/// Sets `ao.offload_delay` so that compute waits for each offload where it has
/// completed by then.
void markOffloadDelays(mlir::Block &body,
                       llvm::ArrayRef<SliceAccess> insertions,
                       const DurationModel &durations);

/// Sets `ao.prefetch_distance` so that reloads are issued as late as they can
/// without being waited for, at most one iteration ahead.
void markPrefetchDistances(mlir::Block &body,
                           llvm::ArrayRef<SliceAccess> extractions,
                           const DurationModel &durations);

/// Emits an error if `ao.offload_delay` or `ao.prefetch_distance` of an access
/// to the slices of a residual exceeds one iteration.
mlir::LogicalResult verifyPlaces(const StackedResidual &stacked);
mlir::LogicalResult verifyPlaces(llvm::ArrayRef<StackedResidual> residuals);

/// Limits `ao.offload_delay` and `ao.prefetch_distance` to a whole iteration:
/// iterations of the loops in `function` may have fewer ops than before.
void limitPlaces(mlir::FunctionOpInterface function);

/// Returns the number of ops between `insertion` and the wait for its offload,
/// counted around the end of the body: `ao.offload_delay`, limited to the ops
/// before the one that computes the next slice; without the attribute, the ops
/// up to the end.
int64_t countOffloadDelay(mlir::Operation *insertion);

/// The op before which compute waits for the offload of a slice.
struct WaitPlace {
  mlir::Operation *place;
  /// True if the op is that of the next iteration.
  bool isBehind;
};
WaitPlace findWaitPlace(mlir::Operation *insertion);

/// The op before which the reload of the slice of `extraction` is issued.
struct ReloadPlace {
  mlir::Operation *place;
  /// True if the op is that of the previous iteration.
  bool isAhead;
};

/// Returns the number of ops between the reload and `extraction`, counted
/// around the end of the body: `ao.prefetch_distance`; without the attribute, a
/// whole iteration.
int64_t countPrefetchDistance(mlir::Operation *extraction);
ReloadPlace findReloadPlace(mlir::Operation *extraction);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPPLACES_H
