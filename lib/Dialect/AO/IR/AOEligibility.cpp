//===- AOEligibility.cpp - Ops that restrict plans ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOEligibility.h"

#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace ao;

#include "ao/Dialect/AO/IR/AOEligibility.cpp.inc"
#include "ao/Dialect/AO/IR/AOEligibilityEnums.cpp.inc"

RecomputeObstacle ao::getEffectsObstacle(Operation *op) {
  if (isa<CallOpInterface>(op))
    return RecomputeObstacle::Opaque;
  return isMemoryEffectFree(op) ? RecomputeObstacle::None
                                : RecomputeObstacle::Effects;
}

RecomputeObstacle ao::getRecomputeObstacle(Operation *op) {
  if (auto eligibility = dyn_cast<EligibilityOpInterface>(op))
    return eligibility.getRecomputeObstacle();
  return getEffectsObstacle(op);
}

StringRef ao::getKeepReason(OpResult result) {
  Operation *op = result.getOwner();
  if (op->hasAttr(AODialect::kKeepAttr))
    return "marked 'ao.keep'";
  auto eligibility = dyn_cast<EligibilityOpInterface>(op);
  return eligibility ? eligibility.getKeepReason(result) : StringRef();
}
