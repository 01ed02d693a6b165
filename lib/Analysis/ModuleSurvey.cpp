//===- ModuleSurvey.cpp - What one walk over a module finds ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/ModuleSurvey.h"

#include "ao/Analysis/OpNameInfo.h"
#include "ao/Analysis/OpWalk.h"

using namespace mlir;
using namespace ao;

ModuleSurvey::ModuleSurvey(Operation *module) : root(module) {
  OpNameInfos infos;
  for (Operation &child : cast<ModuleOp>(module).getOps()) {
    visit(&child, infos.lookUp(&child));
    size_t count = 0;
    for (Region &region : child.getRegions())
      for (Block &block : region)
        forEachOp(block, [&](Operation *op) {
          ++count;
          visit(op, infos.lookUp(op));
          if (op->getNumRegions() != 0)
            forEachNestedOp(op, [&](Operation *nested) {
              visit(nested, infos.lookUp(nested));
            });
        });
    if (count > 0)
      numOps[&child] = count;
  }
}

void ModuleSurvey::visit(Operation *op, const OpNameInfo &info) {
  anyCalls |= info.isCall;
  if (info.isTransfer) {
    noteTransfer(op);
    if (auto offload = dyn_cast<OffloadOp>(op))
      add(offload);
    else if (auto reload = dyn_cast<ReloadOp>(op))
      add(reload);
  }
  if (info.isFunction && op->getParentOp() != root &&
      (op->hasAttr(AODialect::kStepAttr) ||
       op->hasAttr(AODialect::kBackwardAttr)))
    nestedSteps.push_back(op);
}

LogicalResult ModuleSurvey::verifyHasNoTransfers() const {
  if (!firstTransfer)
    return success();
  return firstTransfer->emitOpError(
      "was there before this pass: the module has already been offloaded");
}
