//===- SlotMarks.cpp - Who has which bytes of an arena --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SlotMarks.h"
#include "Poison.h"

using namespace ao::runtime;

Status SlotMarks::beginArena(void *pointer, int64_t bytes) {
  if (!enabled)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  auto *first = static_cast<char *>(pointer);
  live.erase(live.lower_bound(first), live.lower_bound(first + bytes));
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

Status SlotMarks::begin(void *pointer, int64_t bytes, int64_t bufferBytes,
                        const char *name) {
  if (!enabled)
    return {};
  if (bufferBytes > bytes)
    return {AORT_DEVICE_ERROR,
            "the place of " + quoted(name) + " holds " + std::to_string(bytes) +
                " bytes, the buffer needs " + std::to_string(bufferBytes)};
  std::lock_guard<std::mutex> lock(mutex);
  auto *first = static_cast<char *>(pointer);
  if (const Place *other = findMeeting(first, first + bytes))
    return {AORT_DEVICE_ERROR, "the place of " + quoted(name) + " meets " +
                                   quoted(other->name.c_str()) +
                                   ", which is alive"};
  live[first] = {first + bytes, name ? name : ""};
  size_t touched = firstTouched(pointer, static_cast<size_t>(bytes));
  if (touched != static_cast<size_t>(bytes))
    return {AORT_DEVICE_ERROR, "byte " + std::to_string(touched) +
                                   " of the place of " + quoted(name) +
                                   " was written while nobody had it"};
  return {};
}

Status SlotMarks::end(void *pointer) {
  if (!enabled)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  auto it = live.find(static_cast<const char *>(pointer));
  if (it == live.end())
    return {AORT_DEVICE_ERROR, "a place ends that no buffer has"};
  int64_t bytes = it->second.end - it->first;
  std::string name = std::move(it->second.name);
  live.erase(it);
  Status status =
      transfers.checkFree(pointer, bytes, ("the place of " + name).c_str());
  // A copy in flight still uses the bytes.
  if (status.ok())
    poison(pointer, static_cast<size_t>(bytes));
  return status;
}
