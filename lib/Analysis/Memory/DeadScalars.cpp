//===- DeadScalars.cpp - Ops that compute unused scalars ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeadScalars.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace ao;

/// Returns true if an op only computes scalars, or stores them in a tensor.
static bool onlyMakesScalars(Operation *op) {
  return op->getNumResults() > 0 && op->getNumRegions() == 0 &&
         (isa<tensor::FromElementsOp>(op) ||
          llvm::all_of(op->getResultTypes(),
                       [](Type type) { return type.isIntOrIndexOrFloat(); })) &&
         op->isRegistered() && isMemoryEffectFree(op);
}

/// These ops may form long chains, hence an explicit stack.
bool DeadScalars::contains(Operation *op) {
  if (!onlyMakesScalars(op))
    return false;
  SmallVector<std::pair<Operation *, Operation::user_iterator>> stack;
  auto enter = [&](Operation *candidate) {
    if (known.try_emplace(candidate, false).second)
      stack.emplace_back(candidate, candidate->user_begin());
  };
  enter(op);
  while (!stack.empty()) {
    auto &[candidate, next] = stack.back();
    if (next == candidate->user_end()) {
      known[candidate] = true;
      stack.pop_back();
      continue;
    }
    Operation *user = *next;
    auto found = known.find(user);
    if (found != known.end() && found->second)
      ++next;
    else if (found == known.end() && user->getBlock() == op->getBlock() &&
             onlyMakesScalars(user))
      enter(user);
    else
      stack.pop_back();
  }
  return known.lookup(op);
}
