//===- AOEligibility.h - Ops that restrict plans ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_IR_AOELIGIBILITY_H
#define AO_DIALECT_AO_IR_AOELIGIBILITY_H

#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

#include "ao/Dialect/AO/IR/AOEligibilityEnums.h.inc"

namespace ao {

/// Returns the obstacle to recomputing `op` that its memory effects are:
/// `Effects`, `Opaque` for calls, or `None`.
RecomputeObstacle getEffectsObstacle(mlir::Operation *op);

/// Returns the obstacle to recomputing `op` itself: that of its
/// `EligibilityOpInterface`, or else `getEffectsObstacle`.
RecomputeObstacle getRecomputeObstacle(mlir::Operation *op);

/// Returns the reason for which `result` is kept on the device: the mark
/// `ao.keep` or that of its op's `EligibilityOpInterface`; empty if there is
/// none.
llvm::StringRef getKeepReason(mlir::OpResult result);

} // namespace ao

#include "ao/Dialect/AO/IR/AOEligibility.h.inc"

#endif // AO_DIALECT_AO_IR_AOELIGIBILITY_H
