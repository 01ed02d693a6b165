//===- UnplannedPeak.cpp - The peak before a plan is applied --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnplannedPeak.h"

#include "ao/Analysis/Steps/StepTrace.h"
#include "ao/Dialect/AO/IR/AOResiduals.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace ao;

void ao::recordUnplannedPeak(const Step &step) {
  FunctionOpInterface function = step.getForward();
  if (!function->hasAttr(kUnplannedPeakAttr))
    function->setAttr(kUnplannedPeakAttr,
                      Builder(function->getContext())
                          .getI64IntegerAttr(computeUnplannedPeak(step)));
}
