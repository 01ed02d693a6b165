//===- StepLifetimes.cpp - Lifetimes of the storages of a step ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepBuilder.h"

using namespace mlir;
using namespace ao;

void StepBuilder::noteSavedStorages() {
  saved.resize(step.storages.size());
  for (const auto &[id, slots] : step.savedSlots)
    saved.set(id);
}

/// A residual that the backward function neither uses nor returns lives until
/// the forward function returns it.
void StepBuilder::keepUnusedResiduals() {
  int32_t last = step.boundary - 1;
  for (StorageId id = 0, e = step.storages.size(); id != e; ++id) {
    if (!saved.test(id) || step.storages[id].liveOut || lastUse[id] > last)
      continue;
    unusedResiduals.push_back(id);
    if (lastUse[id] == last)
      continue;
    lastUse[id] = last;
    usePairs.emplace_back(id, last);
  }
}

/// Groups the (storage, op) pairs by storage, keeping op order (counting sort).
void StepBuilder::groupUses() {
  size_t count = step.storages.size();
  step.useEnd.assign(count, 0);
  for (auto [id, number] : usePairs)
    ++step.useEnd[id];
  step.useBegin.resize(count);
  size_t offset = 0;
  for (size_t id = 0; id != count; ++id) {
    step.useBegin[id] = offset;
    offset += step.useEnd[id];
    step.useEnd[id] = step.useBegin[id];
  }
  step.uses.resize(offset);
  for (auto [id, number] : usePairs)
    step.uses[step.useEnd[id]++] = number;
  usePairs = {};
}

static bool hasGap(int32_t def, ArrayRef<int32_t> uses) {
  for (int32_t use : uses) {
    if (use - def > 1)
      return true;
    def = use;
  }
  return false;
}

void StepBuilder::decideFinalIneligibility() {
  for (StorageId id = 0, e = step.storages.size(); id != e; ++id) {
    // Other passes may have removed the ops between offload and reload.
    if (reloadedFor.contains(id))
      continue;
    ArrayRef<int32_t> uses = step.getUses(id);
    if (!step.isPair()) {
      if (!hasGap(step.storages[id].def, uses))
        exclude(id, Ineligibility::NoGap);
      continue;
    }
    if (!saved.test(id))
      exclude(id, Ineligibility::NotSaved);
    else if (!step.storages[id].liveOut &&
             (uses.empty() || uses.back() < step.boundary))
      exclude(id, Ineligibility::NoBackwardUse);
  }
}
