//===- DataChanges.cpp - Ops that fill or free buffers --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataChanges.h"

#include "Aliases/BufferAccesses.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace ao;

bool DataChanges::isIn(Operation *op) {
  auto [found, isNew] = known.try_emplace(op);
  if (!isNew)
    return found->second;
  bool changes = llvm::any_of(op->getResults(), isHostBuffer);
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      changes |= llvm::any_of(block.getArguments(), isHostBuffer);
      if (auto ops = flights.ops.find(&block); ops != flights.ops.end())
        for (Operation *nested : ops->second)
          changes |= isa<OffloadOp, WaitOp, CallOpInterface>(nested) ||
                     mayFree(nested) || isIn(nested);
    }
  return known[op] = changes;
}
