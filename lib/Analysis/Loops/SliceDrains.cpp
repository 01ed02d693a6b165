//===- SliceDrains.cpp - Copies around the end of a loop ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Analysis/Loops/SliceDrains.h"
#include "ao/Analysis/Aliases/AliasRoots.h"
#include "ao/Analysis/Aliases/StorageAliases.h"

using namespace mlir;
using namespace ao;

namespace {
/// The values of one body that may share storage.
class BodyStorage {
public:
  explicit BodyStorage(Block *body) : body(body) {}

  /// Follows `value` to its sources; returns false if it may be in storage from
  /// outside.
  bool collect(Value value) {
    SmallVector<Value> worklist{value};
    while (!worklist.empty()) {
      Value next = worklist.pop_back_val();
      Operation *op = next.getDefiningOp();
      if (op && definesNoData(op))
        continue;
      if (!op || op->getBlock() != body)
        return false;
      if (found.insert(next).second)
        llvm::append_range(worklist, getStorageSources(next));
    }
    return true;
  }

  bool isShared(Value value) {
    llvm::SmallDenseSet<Value, 8> seen;
    SmallVector<Value> worklist{value};
    while (!worklist.empty()) {
      Value next = worklist.pop_back_val();
      if (found.contains(next))
        return true;
      if (seen.insert(next).second)
        llvm::append_range(worklist, getStorageSources(next));
    }
    return false;
  }

private:
  Block *body;
  llvm::SmallDenseSet<Value, 8> found;
};
} // namespace

bool ao::hasWholeSlices(const WrittenResidual &residual) {
  auto type = cast<RankedTensorType>(residual.result.getType());
  return llvm::all_of(type.getShape().take_front(residual.slices.dim),
                      [](int64_t extent) { return extent == 1; });
}

StringRef ao::getDrainObstacle(const WrittenResidual &residual,
                               ArrayRef<Value> others) {
  SubsetInsertionOpInterface insertion = residual.insertion;
  BodyStorage storage(insertion->getBlock());
  if (!storage.collect(insertion.getSourceOperand().get()))
    return "the iteration receives the buffer of the slice as an argument";
  if (llvm::any_of(insertion->getBlock()->getTerminator()->getOperands(),
                   [&](Value yielded) { return storage.isShared(yielded); }))
    return "the iteration yields the buffer of the slice";
  if (llvm::any_of(others,
                   [&](Value other) { return storage.isShared(other); }))
    return "another slice shares the buffer";
  return "";
}
