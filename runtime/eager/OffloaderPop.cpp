//===- OffloaderPop.cpp - Pop of saved tensors ----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>

using namespace ao::runtime;

static Status noSuchKey(AortKey key) {
  return invalidArgument("key " + std::to_string(key) +
                         " is not alive in this offloader (never pushed, "
                         "dropped, or its run has ended)");
}

/// Under LAYERS a value whose layer is not reloaded yet is reloaded by the pop:
/// derivatives of other orders visit the layers in orders of their own.
Status Offloader::checkPop(OffloaderCall &call, const KeySlot &slot,
                           size_t parts) {
  const AortRun &run = *slot.run;
  if (slot.parts.size() != parts)
    return invalidArgument(nameOf(run, -1) + ": " + std::to_string(parts) +
                           " parts are popped, " +
                           std::to_string(slot.parts.size()) + " were pushed");
  for (const KeyPart &part : slot.parts) {
    if (!part.value)
      continue;
    const OffloadValue &value = *part.value;
    auto where = [&] {
      return nameOf(run, value.layer) + ": " + quoted(value.name.c_str());
    };
    if (value.isDirty)
      return invalidState(where() + " was written after it was saved");
    if (!hasLayerStates())
      continue;
    AortLayerState state = run.layers[static_cast<size_t>(value.layer)].state;
    if (state != AORT_LAYER_OFFLOAD_STARTED &&
        state != AORT_LAYER_OFFLOAD_FINISHED)
      continue;
    std::string text =
        where() + " is popped before the reload of its layer has started";
    if (options.schedule == AORT_SCHEDULE_MANUAL)
      return invalidState(text);
    if (!hasWarnedOfOrder)
      call.warnings.push_back(text + ": such values are reloaded when they are "
                                     "popped");
    hasWarnedOfOrder = true;
  }
  return {};
}

Status Offloader::fetch(OffloaderCall &call, KeySlot &slot) {
  Values away;
  for (const KeyPart &part : slot.parts)
    if (part.value && part.value->place == Place::Host &&
        std::find(away.begin(), away.end(), part.value) == away.end())
      away.push_back(part.value);
  if (away.empty())
    return {};
  AORT_RETURN_IF_ERROR(reload(call, away, /*isPopped=*/true));
  for (const ValuePtr &value : away)
    ++(value->wasPopped ? totals.latePops : totals.demandPops);
  return {};
}

Status Offloader::restore(OffloaderCall &call, KeySlot &slot,
                          std::vector<AortRestored> &restored) {
  for (size_t i = 0; i < slot.parts.size(); ++i) {
    const KeyPart &part = slot.parts[i];
    AortRestored &out = restored[i];
    size_t size = out.structSize;
    out = {};
    out.structSize = size;
    if (!part.value)
      continue;
    OffloadValue &value = *part.value;
    out.reloaded = !value.isOnDevice();
    out.strides = part.view.strides();
    if (!out.reloaded) {
      out.owner = part.owner;
      out.pointer = part.view.pointer;
      continue;
    }
    AORT_RETURN_IF_ERROR(copies.awaitReload(value, *call.stream));
    out.owner = value.copyOwner;
    out.offset = value.offsetOf(part.view);
    out.pointer = value.copy + out.offset;
    if (value.isPacked)
      out.strides = value.packedStrides.data();
  }
  return {};
}

Status Offloader::popLocked(OffloaderCall &call, AortKey key,
                            std::vector<AortRestored> &restored) {
  KeySlot *slot = keys.find(key);
  if (!slot)
    return noSuchKey(key);
  AortRun &run = *slot->run;
  call.stream = run.stream;
  // A pop that is repeated after a failure is the same event.
  bool isRepeated = slot->isCounted;
  slot->isCounted = true;
  AORT_RETURN_IF_ERROR(openEvent(call));
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  if (!isRepeated) {
    recordPop(key);
    AORT_RETURN_IF_ERROR(runCommands(call));
  }
  slot = keys.find(key);
  if (!slot)
    return noSuchKey(key);
  Values asked;
  for (const KeyPart &part : slot->parts)
    if (part.value && part.value->isOnDevice())
      asked.push_back(part.value);
  inquire(call, asked);
  // The key may have been dropped while the lock was released.
  slot = keys.find(key);
  if (!slot)
    return noSuchKey(key);
  AORT_RETURN_IF_ERROR(checkPop(call, *slot, restored.size()));
  auto isAway = [](const KeyPart &part) {
    return part.value && part.value->place == Place::Host;
  };
  while (std::any_of(slot->parts.begin(), slot->parts.end(), isAway)) {
    AORT_RETURN_IF_ERROR(fetch(call, *slot));
    slot = keys.find(key);
    if (!slot)
      return noSuchKey(key);
  }
  AORT_RETURN_IF_ERROR(restore(call, *slot, restored));
  slot->isCounted = false;
  for (const KeyPart &part : slot->parts) {
    if (!part.value)
      continue;
    OffloadValue &value = *part.value;
    value.wasPopped = true;
    if (value.place == Place::Reloaded && ++value.popped >= value.keys)
      run.expiring.push_back(part.value);
  }
  return closeEvent(call);
}

Status Offloader::pop(AortKey key, std::vector<AortRestored> &restored) {
  OffloaderCall call(*this);
  return popLocked(call, key, restored);
}

//===----------------------------------------------------------------------===//
// Drop
//===----------------------------------------------------------------------===//

Status Offloader::dropSlot(OffloaderCall &call, KeySlot &slot) {
  Status first;
  for (const KeyPart &part : slot.parts) {
    if (!part.value)
      continue;
    OffloadValue &value = *part.value;
    --value.keys;
    if (value.keys == 0) {
      Status status = endValue(call, value);
      if (first.ok())
        first = status;
      continue;
    }
    if (value.popped > 0)
      --value.popped;
    auto owner = std::find_if(
        value.owners.begin(), value.owners.end(),
        [&](const SavedOwner &entry) { return entry.owner == part.owner; });
    if (owner == value.owners.end() || value.inquiries > 0)
      continue;
    call.releases.push_back(owner->owner);
    value.owners.erase(owner);
  }
  keys.free(slot);
  return first;
}

Status Offloader::drop(AortKey key) {
  OffloaderCall call(*this);
  KeySlot *slot = keys.find(key);
  return slot ? dropSlot(call, *slot) : Status();
}
