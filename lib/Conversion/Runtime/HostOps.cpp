//===- HostOps.cpp - Ops of lowered steps on the host ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Conversion/Runtime/HostOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace ao;

Operation *ao::getHostOp(Operation *op) {
  Operation *result = op;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<linalg::LinalgOp>(parent))
      result = parent;
  return result;
}
