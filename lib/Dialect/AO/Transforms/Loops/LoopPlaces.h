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

/// Has compute wait for the copies out where they are done by then:
/// `ao.offload_delay`.
void markLags(mlir::Block &body, llvm::ArrayRef<SliceAccess> insertions,
              const DurationModel &durations);

/// Has the copies back start as late as they can without being waited for, one
/// iteration ahead at most: `ao.prefetch_distance`.
void markLeads(mlir::Block &body, llvm::ArrayRef<SliceAccess> extractions,
               const DurationModel &durations);

/// Emits an error if `ao.offload_delay` or `ao.prefetch_distance` of what
/// accesses the slices of a residual goes beyond one iteration.
mlir::LogicalResult verifyPlaces(const ResidualLifetime &life);

/// Iterations of the loops in `function` may have fewer ops than before: what
/// `ao.offload_delay` and `ao.prefetch_distance` say is a whole iteration at
/// most.
void limitPlaces(mlir::FunctionOpInterface function);

/// How many ops that compute tensors stand after `op` in its body.
int64_t countToEnd(mlir::Operation *op);

/// How many ops after `insertion` compute waits for its copy out, counted
/// around the end of the body: what `ao.offload_delay` says, but before what
/// makes the next slice; without that, those up to the end.
int64_t countLag(mlir::Operation *insertion);

/// The op before which compute does so.
struct Lag {
  mlir::Operation *place;
  /// It is that of the next iteration.
  bool isBehind;
};
Lag findLag(mlir::Operation *insertion);

/// The op before which the slice of `extraction` starts to come back.
struct Lead {
  mlir::Operation *place;
  /// It is that of the iteration before.
  bool isAhead;
};

/// How many ops before `extraction` the copy back starts, counted around the
/// end of the body: what `ao.prefetch_distance` says; without that, a whole
/// iteration.
int64_t countLead(mlir::Operation *extraction);
Lead findLead(mlir::Operation *extraction);

} // namespace ao

#endif // AO_LIB_DIALECT_AO_TRANSFORMS_LOOPS_LOOPPLACES_H
