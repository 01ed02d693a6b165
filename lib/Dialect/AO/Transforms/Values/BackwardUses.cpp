//===- BackwardUses.cpp - Cheap values in both parts of a step ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BackwardUses.h"

#include "Helpers/TransferBuilder.h"
#include "ao/Analysis/Aliases/StorageAliases.h"
#include "ao/Analysis/Steps/StepTrace.h"

using namespace mlir;
using namespace ao;

bool BackwardUses::run(int64_t minBytes, int64_t minGap) {
  for (auto [id, storage] : llvm::enumerate(step.getStorages()))
    if (storage.rebuildOps > 0 && storage.bytes >= minBytes &&
        storage.ineligibility != Ineligibility::MarkedKeep &&
        rebuild(id, minGap))
      remarks.reportAction(id, "rematerialized in the backward part:",
                           "computed from constants");
  // Recipes are of the step as it was analyzed.
  for (auto [operand, value] : replacements)
    operand->set(value);
  eraseUnused(originals.getArrayRef());
  return !replacements.empty();
}

/// Few steps have values for which it matters.
int64_t BackwardUses::getBackwardBegin() {
  planner::Machine machine;
  if (!backwardBegin)
    backwardBegin = planner::findBackwardBegin(buildTrace(
        step, DurationModel(machine), EligibilityRules(), /*isNamed=*/false));
  return *backwardBegin;
}

/// The uses of a storage, also through views, in the order of ops.
std::vector<BackwardUses::Use> BackwardUses::collectUses(size_t id) const {
  Value base = step.getStorages()[id].base;
  Block &block = *base.getParentBlock();
  std::vector<Use> uses;
  SmallVector<Value> values{base};
  for (size_t i = 0; i != values.size(); ++i)
    for (OpOperand &use : values[i].getUses()) {
      Operation *op = getTopLevelOp(block, use.getOwner());
      if (op == use.getOwner() && isView(op)) {
        llvm::append_range(values, op->getResults());
        continue;
      }
      uses.push_back({&use, op, countOpsBefore(step, op)});
    }
  llvm::stable_sort(uses, [](const Use &a, const Use &b) {
    return a.op != b.op && a.op->isBeforeInBlock(b.op);
  });
  return uses;
}

/// Returns true if the first use after the forward/backward boundary is far
/// from the last one before it.
bool BackwardUses::rebuild(size_t id, int64_t minGap) {
  const Storage &storage = step.getStorages()[id];
  std::vector<Use> uses = collectUses(id);
  int64_t far = minGap * storage.rebuildOps;
  if (uses.empty() || uses.back().number - storage.def - 1 <= far ||
      storage.def >= getBackwardBegin())
    return false;
  auto first = llvm::partition_point(
      uses, [&](const Use &use) { return use.number < getBackwardBegin(); });
  if (first == uses.end())
    return false;
  int64_t last = first == uses.begin() ? storage.def : first[-1].number;
  return first->number - last - 1 > far &&
         rematerialize(ArrayRef(uses).drop_front(first - uses.begin()));
}

/// All uses after the forward/backward boundary share what is made for the
/// first of them.
bool BackwardUses::rematerialize(ArrayRef<Use> uses) {
  OpBuilder builder(uses.front().op);
  IRMapping mapping;
  for (const Use &use : uses) {
    Value value = use.operand->get();
    std::optional<ValueRecipe> recipe =
        ValueRecipe::find(step, value, ValueRecipe::SameBlock);
    if (!recipe)
      return false;
    originals.insert_range(recipe->getOps());
    replacements.push_back(
        {use.operand, recipe->clone(builder, mapping, uses.front().op)});
  }
  return true;
}
