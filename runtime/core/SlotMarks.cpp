//===- SlotMarks.cpp - Owners of the bytes of an arena --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotMarks.h"
#include "../backend/Clock.h"
#include "../backend/Poison.h"
#include "PinnedPool.h"

using namespace ao::runtime;

bool SlotMarks::isOnDevice(const void *pointer) {
  std::lock_guard<std::mutex> lock(pinned.sharedLock());
  return !pinned.find(pointer);
}

void SlotMarks::count(int64_t bytes) {
  recorder.slotBytesChanged(bytes, recorder.keepsSpans() ? nowNs() : 0);
}

void SlotMarks::forget(Places::iterator place) {
  if (place->second.isOnDevice)
    count(place->first - place->second.end);
  live.erase(place);
}

Status SlotMarks::beginArena(void *pointer, int64_t bytes) {
  if (!isEnabled())
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  auto *first = static_cast<char *>(pointer);
  for (auto place = live.lower_bound(first),
            end = live.lower_bound(first + bytes);
       place != end;)
    forget(place++);
  if (poisons)
    poison(pointer, static_cast<size_t>(bytes));
  return {};
}

const SlotMarks::Place *SlotMarks::findMeeting(const char *begin,
                                               const char *end) const {
  auto above = live.lower_bound(begin);
  if (above != live.end() && above->first < end)
    return &above->second;
  if (above != live.begin() && std::prev(above)->second.end > begin)
    return &std::prev(above)->second;
  return nullptr;
}

/// A place that meets another one is not taken.
Status SlotMarks::checkBegin(char *first, int64_t bytes, int64_t bufferBytes,
                             const char *name) const {
  if (bufferBytes > bytes)
    return {AORT_DEVICE_ERROR,
            "the slot of " + quoted(name) + " holds " + std::to_string(bytes) +
                " bytes, the buffer needs " + std::to_string(bufferBytes)};
  if (const Place *other = findMeeting(first, first + bytes))
    return {AORT_DEVICE_ERROR,
            "the slot of " + quoted(name) + " overlaps that of " +
                quoted(other->name.c_str()) + ", which is live"};
  return {};
}

Status SlotMarks::begin(void *pointer, int64_t bytes, int64_t bufferBytes,
                        const char *name) {
  if (!isEnabled())
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  auto *first = static_cast<char *>(pointer);
  AORT_RETURN_IF_ERROR(checkBegin(first, bytes, bufferBytes, name));
  Place place{first + bytes, name ? name : "", isOnDevice(pointer)};
  if (place.isOnDevice)
    count(bytes);
  live[first] = std::move(place);
  if (!poisons)
    return {};
  size_t touched = firstTouched(pointer, static_cast<size_t>(bytes));
  if (touched != static_cast<size_t>(bytes))
    return {AORT_DEVICE_ERROR, "byte " + std::to_string(touched) +
                                   " of the slot of " + quoted(name) +
                                   " was written while no buffer occupied it"};
  return {};
}

Status SlotMarks::end(void *pointer) {
  if (!isEnabled())
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  auto it = live.find(static_cast<const char *>(pointer));
  if (it == live.end())
    return {AORT_DEVICE_ERROR, "expected a slot that a buffer occupies"};
  int64_t bytes = it->second.end - it->first;
  std::string name = "the slot of " + it->second.name;
  forget(it);
  Status status = transfers.checkFree(pointer, bytes, name.c_str());
  // A copy in flight still uses the bytes.
  if (status.ok() && poisons)
    poison(pointer, static_cast<size_t>(bytes));
  return status;
}
