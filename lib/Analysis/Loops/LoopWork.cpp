//===- LoopWork.cpp - Places in the body of a loop ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Loops/LoopWork.h"

#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Dialect/AO/IR/AO.h"
#include "ao/Dialect/AO/IR/AOExtension.h"
#include "mlir/Interfaces/SubsetOpInterface.h"

using namespace mlir;
using namespace ao;

bool ao::isLoopWork(Operation &op) {
  bool makesTensors = llvm::any_of(op.getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    // Ops on tensors without dimensions count iterations.
    return tensor && tensor.getRank() > 0;
  });
  return makesTensors && !isAOOrExtension(op.getDialect()) &&
         !isa<SubsetInsertionOpInterface, SubsetExtractionOpInterface>(op) &&
         !op.hasTrait<OpTrait::ConstantLike>() && !definesNoData(&op) &&
         !isView(&op);
}

SmallVector<Operation *> ao::getLoopWork(Block &body) {
  SmallVector<Operation *> work;
  for (Operation &op : body)
    if (isLoopWork(op))
      work.push_back(&op);
  return work;
}

size_t ao::getLoopPlace(ArrayRef<Operation *> work, Operation *op) {
  return llvm::partition_point(
             work,
             [&](Operation *other) { return other->isBeforeInBlock(op); }) -
         work.begin();
}
