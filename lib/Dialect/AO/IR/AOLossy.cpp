//===- AOLossy.cpp - Values that may lose digits --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Dialect/AO/IR/AOLossy.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace ao;

bool ao::hasLossyValues(Operation *root) {
  WalkResult result = root->walk<WalkOrder::PreOrder>([](Operation *op) {
    if (op->hasAttr(kLossyAttr))
      return WalkResult::interrupt();
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        if (function.getArgAttr(i, kLossyAttr))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return result.wasInterrupted();
}
