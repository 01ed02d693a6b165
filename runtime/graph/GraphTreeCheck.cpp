//===- GraphTreeCheck.cpp - Consistency of a CUDA graph tree --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../backend/Poison.h"
#include "../core/Device.h"
#include "GraphTree.h"

#include <algorithm>

using namespace ao::runtime;

std::vector<GraphTree::LivePlace> GraphTree::livePlaces(AortSide side) const {
  std::vector<LivePlace> places;
  pool->forEachHeldStorage([&](const Storage &storage) {
    if (storage.isStale || storage.ownership != Ownership::Pool ||
        storage.side != side)
      return;
    int64_t begin = storage.pointer - pool->base(side);
    places.push_back({begin, begin + storage.bytes, &storage});
  });
  std::sort(
      places.begin(), places.end(),
      [](const LivePlace &a, const LivePlace &b) { return a.begin < b.begin; });
  return places;
}

/// Checks that no two held results share bytes, and that each is on the path or
/// an orphan.
Status GraphTree::checkPlaces() const {
  for (AortSide side : {AORT_SIDE_DEVICE, AORT_SIDE_HOST}) {
    const LivePlace *last = nullptr;
    std::vector<LivePlace> places = livePlaces(side);
    for (const LivePlace &place : places) {
      const Storage &storage = *place.storage;
      if (last && place.begin < last->end)
        return {AORT_INTERNAL, "results '" + last->storage->info->name +
                                   "' and '" + storage.info->name +
                                   "' share bytes of the pool"};
      last = &place;
      bool isKnown = storage.isOrphan ||
                     (storage.slot >= 0 &&
                      slots[static_cast<size_t>(storage.slot)] == &storage);
      if (!isKnown)
        return {AORT_INTERNAL, "result '" + storage.info->name +
                                   "' is held, but its block is lost"};
    }
  }
  return {};
}

std::vector<std::pair<int64_t, int64_t>>
GraphTree::freeRanges(AortSide side) const {
  std::vector<std::pair<int64_t, int64_t>> ranges;
  int64_t free = 0;
  auto add = [&](int64_t end) {
    if (free < end)
      ranges.emplace_back(free, end);
  };
  for (const LivePlace &place : livePlaces(side)) {
    add(place.begin);
    free = std::max(free, place.end);
  }
  add(std::min(footprint.bytes[side], pool->backed(side)));
  return ranges;
}

/// Fills free bytes in stream order, after work that may still use them.
Status GraphTree::fillFree() {
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(device.streams().compute(stream));
  for (AortSide side : {AORT_SIDE_DEVICE, AORT_SIDE_HOST}) {
    filled[side] = freeRanges(side);
    for (auto [begin, end] : filled[side])
      AORT_RETURN_IF_ERROR(
          device.backend().fill(*stream->backend, pool->base(side) + begin,
                                poisonByte, /*elementBytes=*/1, end - begin));
  }
  return {};
}

Status GraphTree::checkFree() {
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(device.streams().compute(stream));
  for (AortSide side : {AORT_SIDE_DEVICE, AORT_SIDE_HOST})
    for (auto [begin, end] : filled[side]) {
      std::vector<char> bytes(static_cast<size_t>(end - begin));
      AORT_RETURN_IF_ERROR(device.transfers().copy(
          *stream, bytes.data(), pool->base(side) + begin, end - begin));
      AORT_RETURN_IF_ERROR(device.backend().synchronize(*stream->backend));
      size_t touched = firstTouched(bytes.data(), bytes.size());
      if (touched < bytes.size())
        return {AORT_DEVICE_ERROR,
                "byte " +
                    std::to_string(begin + static_cast<int64_t>(touched)) +
                    " of the pool was written, but no run and no held result "
                    "occupies it"};
    }
  return {};
}

Status GraphTree::checkAll() {
  AORT_RETURN_IF_ERROR(checkPlaces());
  if (options.checks >= 2)
    AORT_RETURN_IF_ERROR(checkFree());
  const AortBuffer *one = nullptr;
  pool->forEachHeld([&](const AortBuffer &buffer) {
    if (!one)
      one = &buffer;
  });
  if (!one)
    return {};
  const ResultInfo &info = *one->info;
  return {AORT_LEAK, std::to_string(pool->heldResults()) +
                         " results are held, one of them '" + info.name +
                         "' of '" + info.function + "'" +
                         (info.origin.empty() ? "" : " (" + info.origin + ")")};
}
