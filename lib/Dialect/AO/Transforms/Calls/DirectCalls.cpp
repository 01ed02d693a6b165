//===- DirectCalls.cpp - Calls by an address that is known ----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DirectCalls.h"

#include "ao/Analysis/Ops/CallNames.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace ao;

void ao::callDirectly(ModuleOp module) {
  SmallVector<std::pair<func::CallIndirectOp, func::ConstantOp>> known;
  CallNames names;
  names.forEachCall(module, [&](CallOpInterface op) {
    auto call = dyn_cast<func::CallIndirectOp>(op.getOperation());
    auto address = call ? call.getCallee().getDefiningOp<func::ConstantOp>()
                        : func::ConstantOp();
    if (address)
      known.emplace_back(call, address);
  });
  for (auto [call, address] : known) {
    OpBuilder builder(call);
    auto direct =
        func::CallOp::create(builder, call.getLoc(), address.getValueAttr(),
                             call.getResultTypes(), call.getCalleeOperands());
    direct->setDiscardableAttrs(call->getDiscardableAttrDictionary());
    call->replaceAllUsesWith(direct);
    call->erase();
    if (address->use_empty())
      address->erase();
  }
}
