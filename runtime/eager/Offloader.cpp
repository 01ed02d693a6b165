//===- Offloader.cpp - Offloaders and their runs --------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

OffloaderCall::OffloaderCall(Offloader &offloader)
    : stream(&offloader.copies.compute()), offloader(offloader),
      lock(offloader.mutex) {}

OffloaderCall::OffloaderCall(Offloader &offloader, const AortRun &run)
    : offloader(offloader), lock(offloader.mutex) {
  stream = run.stream;
}

void OffloaderCall::releaseOwners() {
  std::vector<void *> owners;
  owners.swap(releases);
  const AortOffloaderCallbacks &callbacks = offloader.options.callbacks;
  outside([&] {
    for (void *owner : owners)
      callbacks.release(callbacks.data, owner);
  });
}

OffloaderCall::~OffloaderCall() {
  lock.unlock();
  const AortOffloaderCallbacks &callbacks = offloader.options.callbacks;
  for (void *owner : releases)
    callbacks.release(callbacks.data, owner);
  for (const std::string &warning : warnings)
    offloader.device.warn(warning);
}

//===----------------------------------------------------------------------===//
// Offloaders
//===----------------------------------------------------------------------===//

Offloader::Offloader(AortDevice &device, const AortOffloaderOptions &options)
    : device(device), options(options), copies(device), kept(options.maxPlans) {
}

Offloader::~Offloader() {
  // Errors during teardown are ignored.
  (void)reset();
}

static Status checkLayers(const AortOffloaderOptions &options) {
  bool hasStates = options.schedule == AORT_SCHEDULE_LAYERS ||
                   options.schedule == AORT_SCHEDULE_MANUAL;
  if (options.layers < (hasStates ? 1 : 0))
    return invalidArgument("offloader: " + std::to_string(options.layers) +
                           " layers");
  if (options.schedule != AORT_SCHEDULE_LAYERS)
    return {};
  if (options.offloadedLayers < 0 ||
      options.offloadedLayers > options.layers - 1)
    return invalidArgument(
        "offloader: " + std::to_string(options.offloadedLayers) + " of " +
        std::to_string(options.layers) +
        " layers cannot be offloaded: no layer follows the last one to start "
        "its copies, so at most " +
        std::to_string(options.layers - 1) + " can");
  return {};
}

Status Offloader::check(const AortDevice &device,
                        const AortOffloaderOptions &options) {
  if (options.schedule < AORT_SCHEDULE_NONE ||
      options.schedule > AORT_SCHEDULE_PLAN)
    return invalidArgument("offloader: no such schedule: " +
                           std::to_string(options.schedule));
  if (!options.callbacks.allocate || !options.callbacks.release)
    return invalidArgument("offloader: callbacks 'allocate' and 'release' are "
                           "mandatory");
  if (options.maxRuns < 0 || options.minElements < 0 || options.minBytes < 0 ||
      options.heldBudget < 0)
    return invalidArgument("offloader: a limit is negative");
  if (options.maxPlans < 1)
    return invalidArgument("offloader: 'maxPlans' must be at least 1");
  for (const AortStream *stream : {options.compute, options.transfer})
    if (stream && stream->device != &device)
      return invalidArgument("offloader: stream belongs to another device");
  if (options.transfer && options.schedule != AORT_SCHEDULE_MANUAL)
    return invalidArgument("offloader: a transfer stream of the caller needs "
                           "the schedule MANUAL: the others count on engines "
                           "of their own");
  bool hasStates = options.schedule == AORT_SCHEDULE_LAYERS ||
                   options.schedule == AORT_SCHEDULE_MANUAL;
  if (options.record && hasStates)
    return invalidArgument("offloader: 'record' needs the schedule NONE, ALL "
                           "or PLAN");
  if (options.retainHostBuffers && !hasStates)
    return invalidArgument("offloader: 'retainHostBuffers' needs the schedule "
                           "LAYERS or MANUAL");
  return checkLayers(options);
}

Status Offloader::open() {
  forgetSteps();
  return copies.open(options.compute, options.transfer);
}

Status Offloader::reset() {
  OffloaderCall call(*this);
  Status first;
  for (auto &run : runs)
    if (run->isOpen) {
      Status status = endRun(call, *run, /*isAbort=*/true);
      if (first.ok())
        first = status;
    }
  forgetSteps();
  Status freed = freeRetained();
  return first.ok() ? freed : first;
}

Status Offloader::checkLeaks() {
  AortOffloaderStatistics now = statistics();
  if (now.openRuns == 0 && now.openKeys == 0)
    return {};
  return {AORT_LEAK, "offloader: " + std::to_string(now.openRuns) +
                         " runs are open with " + std::to_string(now.openKeys) +
                         " saved values and " + std::to_string(now.heldBytes) +
                         " bytes of device memory"};
}

AortOffloaderStatistics Offloader::statistics() {
  std::lock_guard<std::mutex> lock(mutex);
  AortOffloaderStatistics result = totals;
  for (int i = 0; i < AORT_DECISION_COUNT; ++i)
    result.decisions[i] = decisions[i];
  result.openRuns = std::count_if(runs.begin(), runs.end(),
                                  [](auto &run) { return run->isOpen.load(); });
  result.openKeys = keys.live();
  result.eventRecords = copies.records;
  result.eventWaits = copies.waits;
  result.hostBytes = copies.hostBytes;
  return result;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

std::string Offloader::nameOf(const AortRun &run, int32_t layer) const {
  std::string name = "run " + std::to_string(run.id);
  return layer < 0 ? name : name + ", layer " + std::to_string(layer);
}

Status Offloader::checkRun(const AortRun &run) const {
  if (!run.isOpen)
    return invalidState("run " + std::to_string(run.id) + " has ended");
  return {};
}

Status Offloader::begin(int64_t id, AortRun *&run) {
  OffloaderCall call(*this);
  auto open = std::count_if(runs.begin(), runs.end(),
                            [](auto &entry) { return entry->isOpen.load(); });
  if (options.maxRuns > 0 && open >= options.maxRuns)
    return invalidArgument("run " + std::to_string(id) + " is one more than " +
                           std::to_string(options.maxRuns) +
                           " that may be open at a time");
  // The one that ended first: a stale handle is found as long as possible.
  constexpr size_t kept = 16;
  auto it = runs.size() < kept + static_cast<size_t>(open)
                ? runs.end()
                : std::find_if(
                      runs.begin(), runs.end(),
                      [](auto &entry) { return !entry->isOpen; });
  std::unique_ptr<AortRun> next;
  if (it == runs.end()) {
    next = std::make_unique<AortRun>(static_cast<AortOffloader *>(this));
  } else {
    next = std::move(*it);
    runs.erase(it);
  }
  next->id = id;
  next->stream = &copies.compute();
  next->layer = -1;
  next->backwardLayer = -1;
  next->inBackward = next->isAbandoned = false;
  next->step = -1;
  next->layers.assign(
      hasLayerStates() ? static_cast<size_t>(options.layers) : 0, {});
  next->isOpen = true;
  run = next.get();
  runs.push_back(std::move(next));
  return {};
}

Status Offloader::setStream(AortRun &run, AortStream *stream) {
  OffloaderCall call(*this);
  AORT_RETURN_IF_ERROR(checkRun(run));
  run.stream = stream ? stream : &copies.compute();
  return {};
}

Status Offloader::end(AortRun &run, bool isAbort) {
  OffloaderCall call(*this, run);
  AORT_RETURN_IF_ERROR(checkRun(run));
  return endRun(call, run, isAbort);
}

Status Offloader::endRun(OffloaderCall &call, AortRun &run, bool isAbort) {
  std::vector<KeySlot *> open;
  keys.forEach([&](KeySlot &slot) {
    if (slot.run == &run)
      open.push_back(&slot);
  });
  if (isAbort && !open.empty()) {
    ++totals.abortedRuns;
    call.warnings.push_back(nameOf(run, -1) + " was aborted with " +
                            std::to_string(open.size()) + " saved values");
  }
  Status first;
  for (const ValuePtr &value : run.values) {
    Status status = endValue(call, *value);
    if (first.ok())
      first = status;
  }
  for (KeySlot *slot : open)
    keys.free(*slot);
  unreleased.erase(
      std::remove_if(unreleased.begin(), unreleased.end(),
                     [&](const ValuePtr &value) { return value->run == &run; }),
      unreleased.end());
  run.values.clear();
  run.layers.clear();
  run.byStorage.clear();
  run.expiring.clear();
  if (run.retained)
    idleRetained.push_back(std::move(run.retained));
  run.isOpen = false;
  return first;
}
