//===- OffloaderPush.cpp - Tensors are saved ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>

using namespace ao::runtime;

AortDecision Offloader::decide(const AortRun &run,
                               const AortSaved &saved) const {
  if (options.schedule == AORT_SCHEDULE_LAYERS &&
      run.layer >= options.offloadedLayers)
    return AORT_KEPT_LAYER;
  int64_t elements = saved.pointer ? 1 : 0;
  for (int32_t i = 0; i < saved.rank && saved.sizes; ++i)
    elements *= saved.sizes[i];
  if (elements == 0 || (saved.flags & AORT_SAVED_NO_DATA))
    return AORT_KEPT_NO_DATA;
  if (saved.flags & AORT_SAVED_PARAMETER)
    return AORT_KEPT_PARAMETER;
  if (saved.flags & AORT_SAVED_KEEP)
    return AORT_KEPT_MARKED;
  if (saved.flags & AORT_SAVED_OTHER_DEVICE)
    return AORT_KEPT_DEVICE;
  if (elements < options.minElements ||
      elements * saved.elementBytes < options.minBytes)
    return AORT_KEPT_SMALL;
  bool isIdle = options.schedule == AORT_SCHEDULE_NONE && !options.record;
  if (isIdle || isDeclined)
    return AORT_KEPT_DECLINED;
  return AORT_OFFLOADED;
}

Status Offloader::checkPush(const AortRun &run) const {
  AORT_RETURN_IF_ERROR(checkRun(run));
  if (!hasLayerStates() || run.inBackward)
    return {};
  int32_t layer = run.layer;
  if (layer < 0)
    return invalidState(nameOf(run, -1) +
                        ": a tensor is pushed before the first layer");
  if (run.layers[static_cast<size_t>(layer)].state != AORT_LAYER_NOT_OFFLOADED)
    return invalidState(nameOf(run, layer) +
                        ": a tensor is pushed after the offload of the layer "
                        "has started");
  return {};
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns an existing value that can contain the view, or null. A value on the
/// device can be extended by the view; one that is being offloaded has to cover
/// it. The storage must be unwritten in between.
ValuePtr Offloader::join(AortRun &run, void *storage, const SavedView &view,
                         int64_t version, int64_t expected, bool isAlone) {
  auto it = run.byStorage.find(storage);
  if (it == run.byStorage.end())
    return nullptr;
  for (const ValuePtr &value : it->second) {
    // Each layer offloads the views that it saves.
    if (hasLayerStates() && value->layer != run.layer)
      continue;
    // Plans and layers offload all parts of a storage together.
    bool isExpected = expected >= 0 && value->index == expected;
    bool isHere = value->place == Place::Device;
    if (isAlone && value->isAlone &&
        ((isExpected && (isHere || value->covers(view))) ||
         (hasLayerStates() && isHere)))
      return value;
    bool sameBytes = !value->owners.empty() &&
                     value->owners.front().version == version &&
                     (expected < 0 || isExpected);
    if (isAlone || value->isAlone)
      sameBytes = sameBytes && isAlone && value->isAlone &&
                  value->layout == view && value->isUniform;
    if (sameBytes && (isHere || value->covers(view)))
      return value;
  }
  return nullptr;
}

ValuePtr Offloader::makeValue(AortRun &run, const AortSaved &saved,
                              void *storage) {
  auto value = std::make_shared<OffloadValue>();
  value->run = &run;
  value->step = step;
  value->name = saved.name ? saved.name : "";
  value->storage = static_cast<char *>(storage);
  value->storageBytes = saved.storage ? saved.storageBytes : 0;
  run.values.push_back(value);
  if (hasLayerStates()) {
    value->layer = run.layer;
    run.layers[static_cast<size_t>(run.layer)].values.push_back(value);
  }
  run.byStorage[storage].push_back(value);
  return value;
}

/// The value is complete where the event of the tensor was recorded, else now.
/// One mark per stream is enough: a newer one is after the older ones.
Status Offloader::addReadyMark(AortRun &run, OffloadValue &value,
                               const AortSaved &saved) {
  ReadyMark mark;
  if (saved.ready && device.backend().computeIsInline())
    // Inline, what the caller computed has happened.
    mark = {saved.ready->stream, saved.ready->sequence, nullptr};
  else if (saved.ready)
    mark = {saved.ready->stream, saved.ready->sequence, saved.ready->backend};
  else
    AORT_RETURN_IF_ERROR(copies.mark(*run.stream, mark));
  auto same = std::find_if(
      value.ready.begin(), value.ready.end(),
      [&](const ReadyMark &other) { return other.stream == mark.stream; });
  if (same == value.ready.end())
    value.ready.push_back(std::move(mark));
  else if (same->sequence < mark.sequence)
    *same = std::move(mark);
  return {};
}

/// Counts the bytes of a storage once: for the first of its parts, and of the
/// layers that have saved it. In a recording the parts are one value, which is
/// defined with the last of them.
void Offloader::joinParts(AortRun &run, OffloadValue &value) {
  const OffloadValue &first = *run.byStorage[value.storage].front();
  bool isShared = hasLayerStates() || (first.isAlone && value.isAlone);
  value.isPart = &first != &value && isShared && first.isOnDevice();
  if (!value.isPart || mode != AORT_STEP_RECORDING || lastEvent < 0 ||
      first.index < 0)
    return;
  value.index = first.index;
  recording->makeLater(value.index);
}

Status Offloader::addPart(AortRun &run, const AortSaved &saved, int64_t version,
                          size_t part, KeySlot &slot) {
  SavedView view;
  AORT_RETURN_IF_ERROR(SavedView::create(saved, view));
  void *storage = saved.storage ? saved.storage : saved.pointer;
  // A step that follows a plan has the values of its recording.
  int64_t expected = expectedValue(part);
  bool isAlone = saved.flags & AORT_SAVED_ALONE;
  ValuePtr value = join(run, storage, view, version, expected, isAlone);
  if (!value) {
    value = makeValue(run, saved, storage);
    value->isAlone = isAlone;
    joinParts(run, *value);
    if (expected >= 0 && !followed[static_cast<size_t>(expected)]) {
      value->index = expected;
      followed[static_cast<size_t>(expected)] = value;
    }
  }
  bool mayOffload =
      mode != AORT_STEP_FOLLOWING || followedStep->plan->offloads(expected);
  if (value->place == Place::Device && mayOffload)
    AORT_RETURN_IF_ERROR(addReadyMark(run, *value, saved));
  value->add(view);
  value->isResident = value->isResident || (saved.flags & AORT_SAVED_RESIDENT);
  // Other bytes of the storage may be written while they are copied, and a
  // plan, which counts the whole storage, does not show that.
  bool offloadsBase = saved.flags & AORT_SAVED_OFFLOAD_BASE;
  value->offloadBase =
      value->offloadBase || (offloadsBase && (!isAlone || expected >= 0));
  value->owners.push_back(
      {saved.owner, version, saved.stream ? saved.stream : run.stream});
  updateHeld(*value);
  slot.parts.push_back({std::move(value), std::move(view), saved.owner});
  return {};
}

/// Above the budget, what was copied out is released without delay.
Status Offloader::keepBudget(OffloaderCall &call) {
  if (options.heldBudget == 0 || totals.heldBytes <= options.heldBudget)
    return {};
  Values gone;
  gone.swap(unreleased);
  return releaseAll(call, gone);
}

//===----------------------------------------------------------------------===//
// Push
//===----------------------------------------------------------------------===//

Status Offloader::pushLocked(OffloaderCall &call, AortRun &run,
                             const std::vector<AortSaved> &parts,
                             std::vector<PushedPart> &pushed, AortKey &key) {
  AORT_RETURN_IF_ERROR(checkPush(run));
  AORT_RETURN_IF_ERROR(openEvent(call));
  AORT_RETURN_IF_ERROR(beginEvent(call, run));
  int64_t heldBefore = totals.heldBytes;
  if (!run.isAbandoned)
    addEvent(pushEvent(run, parts, pushed));
  KeySlot *slot = nullptr;
  AORT_RETURN_IF_ERROR(keys.take(slot));
  slot->run = &run;
  slot->event = lastEvent;
  Status status;
  Values fresh;
  for (size_t i = 0; i < parts.size() && status.ok(); ++i) {
    if (pushed[i].decision != AORT_OFFLOADED) {
      slot->parts.emplace_back();
      continue;
    }
    status = addPart(run, parts[i], pushed[i].version, i, *slot);
    if (!status.ok())
      break;
    pushed[i].isTaken = true;
    const ValuePtr &value = slot->parts.back().value;
    if (value->place == Place::Device && !value->isResident)
      fresh.push_back(value);
  }
  recordPush(run, *slot, heldBefore);
  AortKey made = slot->key;
  if (status.ok() && offloadsAtPush()) {
    status = offload(call, fresh);
    for (const ValuePtr &value : fresh)
      if (value->place == Place::Offloading)
        unreleased.push_back(value);
  }
  if (status.ok())
    status = runCommands(call);
  if (status.ok())
    status = keepBudget(call);
  Status closed = closeEvent(call);
  if (status.ok())
    status = closed;
  if (!status.ok()) {
    if ((slot = keys.find(made)))
      (void)dropSlot(call, *slot);
    return status;
  }
  key = made;
  return {};
}

/// Keeps all parts if the pass or the plan offloads no value.
Status Offloader::pushOrKeep(OffloaderCall &call, AortRun &run,
                             const std::vector<AortSaved> &parts,
                             std::vector<PushedPart> &pushed, AortKey &key) {
  AORT_RETURN_IF_ERROR(checkRun(run));
  if (!run.inBackward && !run.isAbandoned && mode == AORT_STEP_UNDECIDED)
    decideStep(pushEvent(run, parts, pushed));
  if (!run.inBackward && !isDeclined)
    return pushLocked(call, run, parts, pushed, key);
  for (PushedPart &part : pushed)
    if (part.decision == AORT_OFFLOADED)
      part.decision =
          run.inBackward ? AORT_KEPT_RECOMPUTED : AORT_KEPT_DECLINED;
  return {};
}

Status Offloader::push(AortRun &run, const std::vector<AortSaved> &parts,
                       AortKey &key, AortDecision *decisionsOut) {
  const AortOffloaderCallbacks &callbacks = options.callbacks;
  std::vector<PushedPart> pushed(parts.size());
  bool offloads = false;
  for (size_t i = 0; i < parts.size(); ++i) {
    pushed[i].decision = decide(run, parts[i]);
    if (pushed[i].decision != AORT_OFFLOADED)
      continue;
    offloads = true;
    if (callbacks.version)
      pushed[i].version = callbacks.version(callbacks.data, parts[i].owner);
  }
  Status status;
  AortKey made = 0;
  if (!offloads) {
    status = checkRun(run);
  } else {
    OffloaderCall call(*this, run);
    status = pushOrKeep(call, run, parts, pushed, made);
  }
  for (size_t i = 0; i < parts.size(); ++i)
    if (!pushed[i].isTaken && parts[i].owner)
      callbacks.release(callbacks.data, parts[i].owner);
  AORT_RETURN_IF_ERROR(status);
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].pointer)
      count(pushed[i].decision);
    if (isDeclined && pushed[i].decision == AORT_KEPT_DECLINED)
      declinedBytes += bytesOf(parts[i]);
    if (decisionsOut)
      decisionsOut[i] = pushed[i].decision;
  }
  key = made;
  return {};
}

void Offloader::releaseOwners(const std::vector<AortSaved> &parts) {
  for (const AortSaved &part : parts)
    if (part.owner)
      options.callbacks.release(options.callbacks.data, part.owner);
}
