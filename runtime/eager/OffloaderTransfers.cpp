//===- OffloaderTransfers.cpp - Offload, reload and end of values ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Offloader.h"

#include <algorithm>
#include <iterator>
#include <limits>

using namespace ao::runtime;

void Offloader::updateHeld(OffloadValue &value) {
  int64_t now = value.isOnDevice()               ? value.deviceBytes()
                : value.place == Place::Reloaded ? value.hostBytes
                                                 : 0;
  totals.heldBytes += now - value.heldBytes;
  if (value.step == step)
    stepHeldBytes += now - value.heldBytes;
  totals.peakHeldBytes = std::max(totals.peakHeldBytes, totals.heldBytes);
  peakHeldBytes = std::max(peakHeldBytes, totals.heldBytes);
  value.heldBytes = now;
}

void Offloader::forgetStorage(OffloadValue &value) {
  auto it = value.run->byStorage.find(value.storage);
  if (it == value.run->byStorage.end())
    return;
  Values &views = it->second;
  views.erase(std::remove_if(
                  views.begin(), views.end(),
                  [&](const ValuePtr &view) { return view.get() == &value; }),
              views.end());
  if (views.empty()) {
    value.run->byStorage.erase(it);
    return;
  }
  // The next part counts their storage.
  OffloadValue &next = *views.front();
  if (!value.isPart && next.isPart) {
    next.isPart = false;
    updateHeld(next);
  }
}

/// The pushed memory ends for the offloader.
void Offloader::takeOwners(OffloaderCall &call, OffloadValue &value) {
  forgetStorage(value);
  // A running inquire() releases them.
  if (value.inquiries > 0)
    return;
  for (const SavedOwner &owner : value.owners)
    call.releases.push_back(owner.owner);
  value.owners.clear();
  value.ready.clear();
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

static constexpr int64_t noVersion = std::numeric_limits<int64_t>::min();

void Offloader::inquire(OffloaderCall &call, const Values &values) {
  const AortOffloaderCallbacks &ask = options.callbacks;
  if (values.empty() || (!ask.holders && !ask.version))
    return;
  struct Question {
    const ValuePtr *value;
    void *owner;
    int64_t version;
    bool isHeld, isDirty;
  };
  std::vector<Question> questions;
  for (const ValuePtr &value : values) {
    // The copy of a reload is never written.
    if (value->place == Place::Reloaded)
      questions.push_back({&value, value->copyOwner, noVersion, false, false});
    else
      for (const SavedOwner &owner : value->owners)
        questions.push_back({&value, owner.owner, owner.version, false, false});
  }
  for (const Question &question : questions)
    ++(*question.value)->inquiries;
  call.outside([&] {
    for (Question &question : questions) {
      question.isHeld =
          ask.holders && ask.holders(ask.data, question.owner) > 0;
      question.isDirty =
          ask.version && question.version != noVersion &&
          ask.version(ask.data, question.owner) != question.version;
    }
  });
  for (const Question &question : questions)
    (*question.value)->isHeldByOthers = false;
  for (const Question &question : questions) {
    OffloadValue &value = **question.value;
    value.isHeldByOthers = value.isHeldByOthers || question.isHeld;
    value.isDirty = value.isDirty || question.isDirty;
    if (--value.inquiries == 0 && !value.isOnDevice())
      takeOwners(call, value);
  }
}

//===----------------------------------------------------------------------===//
// Offloads
//===----------------------------------------------------------------------===//

Status Offloader::offload(OffloaderCall &call, const Values &values) {
  Values doubtful, offloaded;
  for (const ValuePtr &value : values)
    if (value->place == Place::Device && value->mayKeep())
      doubtful.push_back(value);
  inquire(call, doubtful);
  for (const ValuePtr &value : values) {
    if (value->place != Place::Device)
      continue;
    if (value->mayKeep() && value->isHeldByOthers &&
        options.callbacks.holders) {
      if (!value->isPartial)
        count(AORT_KEPT_PARTIAL);
      value->isPartial = true;
      updateHeld(*value);
      continue;
    }
    value->fixLayout();
    offloaded.push_back(value);
  }
  Status status = copies.issueOffloads(offloaded, *call.stream);
  for (const ValuePtr &value : offloaded)
    if (value->place == Place::Offloading) {
      ++totals.offloads;
      totals.offloadedBytes += value->hostBytes;
    }
  // A planned step continues, possibly above its budget.
  if (status.code() == AORT_OUT_OF_HOST_MEMORY && mode != AORT_STEP_UNPLANNED) {
    if (!hasWarnedOfHost)
      call.warnings.push_back(
          "values that are to be offloaded are kept on device: " +
          status.message());
    hasWarnedOfHost = true;
    return {};
  }
  return status;
}

Status Offloader::releaseAll(OffloaderCall &call, const Values &values) {
  inquire(call, values);
  return releaseInquired(call, values);
}

Status Offloader::releaseInquired(OffloaderCall &call, const Values &values) {
  Status first;
  for (const ValuePtr &value : values) {
    if (value->place != Place::Offloading)
      continue;
    Status status = copies.awaitOffload(*value, *call.stream);
    if (first.ok())
      first = status;
    if (value->isHeldByOthers && !value->isCountedAsHeld) {
      value->isCountedAsHeld = true;
      totals.heldByOthersBytes += value->deviceBytes();
    }
    value->place = Place::Host;
    updateHeld(*value);
    takeOwners(call, *value);
  }
  return first;
}

//===----------------------------------------------------------------------===//
// Reloads
//===----------------------------------------------------------------------===//

/// Returns the description of the tensor that `allocate` has to create: the
/// view, if there is only one.
static AortSaved likeOf(const OffloadValue &value) {
  AortSaved like{};
  like.structSize = sizeof(like);
  like.storageBytes = value.hostBytes;
  if (value.isOneView()) {
    like.elementBytes = value.layout.elementBytes;
    like.rank = value.layout.rank;
    like.sizes = value.layout.sizes();
    like.strides =
        value.isPacked ? value.packedStrides.data() : value.layout.strides();
  } else {
    like.elementBytes = 1;
    like.rank = 1;
    like.sizes = &value.hostBytes;
  }
  like.type = value.layout.type;
  like.name = value.name.c_str();
  return like;
}

Status Offloader::install(OffloaderCall &call, OffloadValue &value, void *owner,
                          char *memory, bool onStream) {
  if (value.place != Place::Host) {
    // Another thread has reloaded it, or no key needs it.
    call.releases.push_back(owner);
    return {};
  }
  value.copyOwner = owner;
  value.copy = memory;
  value.place = Place::Reloaded;
  value.popped = 0;
  updateHeld(value);
  ++totals.reloads;
  totals.reloadedBytes += value.hostBytes;
  value.copyStream = call.stream;
  value.isReloadedOnStream = onStream;
  Status status =
      onStream ? copies.issueReloadOnStream(value) : copies.issueReload(value);
  if (!status.ok())
    uninstall(call, value);
  return status;
}

void Offloader::uninstall(OffloaderCall &call, OffloadValue &value) {
  call.releases.push_back(value.copyOwner);
  value.copyOwner = nullptr;
  value.place = Place::Host;
  value.in.reset();
  value.isReloadedOnStream = false;
  updateHeld(value);
}

Status Offloader::endReloads(OffloaderCall &call, const Values &values) {
  Status status = copies.endReloads(values);
  if (!status.ok())
    for (const ValuePtr &value : values)
      uninstall(call, *value);
  return status;
}

Offloader::Values Offloader::chooseReloads(const Values &values,
                                           bool isPopped) {
  Values wanted;
  int64_t held = totals.heldBytes;
  for (const ValuePtr &value : values) {
    if (value->place != Place::Host)
      continue;
    if (!isPopped && options.heldBudget > 0 &&
        held + value->hostBytes > options.heldBudget) {
      ++totals.deferredReloads;
      continue;
    }
    held += value->hostBytes;
    wanted.push_back(value);
  }
  if (!wanted.empty() && isPopped && options.heldBudget > 0 &&
      held > options.heldBudget)
    ++totals.overBudgetPops;
  return wanted;
}

Status Offloader::reload(OffloaderCall &call, const Values &values,
                         bool isPopped) {
  struct Fresh {
    ValuePtr value;
    void *owner, *memory;
  };
  Values wanted = chooseReloads(values, isPopped);
  if (wanted.empty())
    return {};
  Status status;
  std::vector<Fresh> fresh;
  call.outside([&] {
    const AortOffloaderCallbacks &callbacks = options.callbacks;
    for (const ValuePtr &value : wanted) {
      void *owner = nullptr, *memory = nullptr;
      AortSaved like = likeOf(*value);
      AortStatus code = callbacks.allocate(callbacks.data, &like, call.stream,
                                           &owner, &memory);
      if (code != AORT_OK) {
        status = {code, nameOf(*value->run, value->layer) + ": no memory to " +
                            "reload " + quoted(value->name.c_str()) + ": " +
                            aortLastErrorMessage()};
        break;
      }
      fresh.push_back({value, owner, memory});
    }
  });
  // The stream of a pop copies itself what it would only wait for.
  Status begun =
      fresh.empty() || isPopped ? Status() : copies.beginReloads(*call.stream);
  // Layers are popped in reverse: the last reload to be issued is waited for
  // first.
  bool isTogether = hasLayerStates();
  Values issued;
  for (const Fresh &entry : fresh) {
    Status installed = begun;
    if (begun.ok())
      installed = install(call, *entry.value, entry.owner,
                          static_cast<char *>(entry.memory), isPopped);
    else
      call.releases.push_back(entry.owner);
    if (!isPopped && entry.value->copyOwner == entry.owner)
      issued.push_back(entry.value);
    if (!issued.empty() && (!isTogether || &entry == &fresh.back())) {
      Status ended = endReloads(call, issued);
      issued.clear();
      if (installed.ok())
        installed = ended;
    }
    if (status.ok())
      status = installed;
  }
  return status;
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

Status Offloader::endCopy(OffloaderCall &call, OffloadValue &value) {
  if (value.place != Place::Reloaded)
    return {};
  Status status = copies.awaitReload(value, *value.copyStream);
  // A running inquire() releases it.
  if (value.inquiries > 0)
    value.owners.push_back({value.copyOwner, noVersion, nullptr});
  else
    call.releases.push_back(value.copyOwner);
  value.copyOwner = nullptr;
  value.copy = nullptr;
  value.popped = 0;
  value.place = Place::Host;
  updateHeld(value);
  return status;
}

Status Offloader::endValue(OffloaderCall &call, OffloadValue &value) {
  if (value.place == Place::Ended)
    return {};
  // A graph that is retained keeps its values after they were popped.
  if (mode == AORT_STEP_RECORDING && value.index >= 0)
    recording->addUse(value.index);
  Status status = endCopy(call, value);
  if (value.place == Place::Offloading)
    status = copies.awaitOffload(value, *call.stream);
  bool hadOwners = value.isOnDevice();
  value.place = Place::Ended;
  updateHeld(value);
  if (hadOwners)
    takeOwners(call, value);
  Status freed = copies.releaseHost(value);
  return status.ok() ? freed : status;
}

/// Keeps copies that the caller still holds after the event of their pop: a
/// recording has to contain how long they are held, and a step that follows it
/// frees them by the same answers.
void Offloader::keepRestored(OffloaderCall &call, AortRun &run,
                             Values &expired) {
  if (!options.callbacks.holders)
    return;
  inquire(call, expired);
  auto kept = std::stable_partition(
      expired.begin(), expired.end(),
      [](const ValuePtr &value) { return !value->isHeldByOthers; });
  run.expiring.insert(run.expiring.end(), kept, expired.end());
  expired.erase(kept, expired.end());
}

Status Offloader::beginEvent(OffloaderCall &call, AortRun &run) {
  Values expired;
  expired.swap(run.expiring);
  if (mode == AORT_STEP_RECORDING || mode == AORT_STEP_FOLLOWING)
    keepRestored(call, run, expired);
  Status first;
  for (const ValuePtr &value : expired)
    if (value->popped >= value->keys) {
      Status status = endCopy(call, *value);
      if (first.ok())
        first = status;
    }
  if (unreleased.empty())
    return first;
  // Releasing a value that others hold would free nothing.
  Values ready;
  ready.swap(unreleased);
  inquire(call, ready);
  auto held = std::stable_partition(
      ready.begin(), ready.end(),
      [](const ValuePtr &value) { return !value->isHeldByOthers; });
  // Meanwhile their run may have ended.
  std::copy_if(
      held, ready.end(), std::back_inserter(unreleased),
      [](const ValuePtr &value) { return value->place == Place::Offloading; });
  ready.erase(held, ready.end());
  Status released = releaseInquired(call, ready);
  return first.ok() ? released : first;
}
