//===- Layout.cpp - Constraints of a layout -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Layout/Layout.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

using namespace ao::layout;

namespace {

constexpr int64_t largest = std::numeric_limits<int64_t>::max();

/// Sizes are summed without further checks, so all of them together must fit.
constexpr int64_t mostBytes = largest / 4;
constexpr int64_t mostAlignment = int64_t(1) << 40;

std::string at(const char *list, size_t index, const char *field) {
  return "$." + std::string(list) + "[" + std::to_string(index) + "]" + field;
}

std::string quoted(const std::string &name) { return "'" + name + "'"; }

std::optional<LayoutError> verifyPool(const Pool &pool, size_t index) {
  auto error = [&](const char *field, std::string message) {
    return LayoutError{std::move(message), at("pools", index, field)};
  };
  if (pool.alignment < 1 || pool.alignment > mostAlignment)
    return error(".alignment", "an alignment must be 1 to 2^40, got " +
                                   std::to_string(pool.alignment));
  if (pool.capacity && (*pool.capacity < 0 || *pool.capacity > mostBytes))
    return error(".capacity", "a capacity must be 0 to 2^61, got " +
                                  std::to_string(*pool.capacity));
  int64_t last = 0;
  for (int64_t boundary : pool.boundaries) {
    if (boundary <= last || boundary > mostBytes)
      return error(".boundaries", "boundaries must be positive and increase");
    if (boundary % pool.alignment != 0)
      return error(".boundaries",
                   "the boundary at " + std::to_string(boundary) +
                       " is not aligned to " + std::to_string(pool.alignment));
    last = boundary;
  }
  return std::nullopt;
}

std::optional<LayoutError> verifyBuffer(const Buffer &buffer, size_t index,
                                        const std::vector<Pool> &pools) {
  auto error = [&](const char *field, std::string message) {
    return LayoutError{quoted(buffer.name) + " " + std::move(message),
                       at("buffers", index, field)};
  };
  if (buffer.pool >= pools.size())
    return error(".pool", "is in pool " + std::to_string(buffer.pool) + " of " +
                              std::to_string(pools.size()));
  if (buffer.bytes < 0)
    return error(".bytes", "has a negative size");
  if (buffer.slots < 1)
    return error(".slots", "needs at least one slot");
  int64_t alignment = pools[buffer.pool].alignment;
  if (int64_t own = buffer.alignment.value_or(alignment);
      own < 1 || own > mostAlignment ||
      (own % alignment != 0 && alignment % own != 0))
    return error(".alignment", "has an alignment of " + std::to_string(own) +
                                   ", which does not go with the " +
                                   std::to_string(alignment) + " of its pool");
  else
    alignment = std::max(alignment, own);
  if (buffer.bytes > mostBytes / buffer.slots - alignment)
    return error(".bytes", "is larger than any memory");
  int64_t last = std::numeric_limits<int64_t>::min();
  for (const Interval &live : buffer.live) {
    if (live.begin >= live.end || live.begin < last)
      return error(".live", "has ranges that do not increase");
    last = live.end;
  }
  if (!buffer.offset)
    return std::nullopt;
  if (*buffer.offset < 0 || *buffer.offset > mostBytes)
    return error(".offset", "must be at 0 to 2^61");
  if (*buffer.offset % alignment != 0)
    return error(".offset", "must be at " + std::to_string(*buffer.offset) +
                                ", which is not aligned to " +
                                std::to_string(alignment));
  return std::nullopt;
}

/// Two buffers of `chosen` that are in the same bytes at the same time.
std::optional<std::pair<size_t, size_t>>
findOverlap(const LayoutProblem &problem, const std::vector<int64_t> &offsets,
            const std::vector<size_t> &chosen) {
  struct Event {
    int64_t time;
    bool begins;
    size_t buffer;
  };
  std::vector<Event> events;
  for (size_t i : chosen)
    for (const Interval &live : problem.buffers[i].live)
      if (problem.buffers[i].bytes > 0) {
        events.push_back({live.begin, true, i});
        events.push_back({live.end, false, i});
      }
  // Buffers that end precede those that begin at the same time.
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return std::tie(a.time, a.begins, a.buffer) <
           std::tie(b.time, b.begins, b.buffer);
  });
  std::vector<std::map<int64_t, size_t>> living(problem.pools.size());
  auto endOf = [&](size_t i) {
    return offsets[i] + problem.sizeOf(problem.buffers[i]);
  };
  for (const Event &event : events) {
    auto &pool = living[problem.buffers[event.buffer].pool];
    int64_t offset = offsets[event.buffer];
    if (!event.begins) {
      pool.erase(offset);
      continue;
    }
    auto above = pool.lower_bound(offset);
    if (above != pool.end() && above->first < endOf(event.buffer))
      return std::pair(above->second, event.buffer);
    if (above != pool.begin() && endOf(std::prev(above)->second) > offset)
      return std::pair(std::prev(above)->second, event.buffer);
    pool.emplace(offset, event.buffer);
  }
  return std::nullopt;
}

std::optional<LayoutError> verifyPlace(const LayoutProblem &problem,
                                       size_t index, int64_t offset,
                                       const std::string &path) {
  const Buffer &buffer = problem.buffers[index];
  if (buffer.live.empty())
    return std::nullopt;
  const Pool &pool = problem.pools[buffer.pool];
  int64_t end = offset + problem.sizeOf(buffer);
  for (int64_t boundary : pool.boundaries)
    if (offset < boundary && boundary < end)
      return LayoutError{quoted(buffer.name) + " crosses the boundary at " +
                             std::to_string(boundary),
                         path};
  if (pool.capacity && end > *pool.capacity)
    return LayoutError{quoted(buffer.name) + " ends at " + std::to_string(end) +
                           ", beyond the capacity of " +
                           std::to_string(*pool.capacity) + " bytes",
                       path};
  return std::nullopt;
}

LayoutError overlapError(const LayoutProblem &problem,
                         std::pair<size_t, size_t> both, std::string path) {
  return {quoted(problem.buffers[both.first].name) + " and " +
              quoted(problem.buffers[both.second].name) +
              " overlap in bytes and lifetime",
          std::move(path)};
}

} // namespace

int64_t LayoutProblem::alignmentOf(const Buffer &buffer) const {
  return std::max(pools[buffer.pool].alignment, buffer.alignment.value_or(1));
}

static int64_t roundUp(int64_t bytes, int64_t alignment) {
  return (bytes + alignment - 1) / alignment * alignment;
}

int64_t LayoutProblem::strideOf(const Buffer &buffer) const {
  return roundUp(buffer.bytes, alignmentOf(buffer));
}

int64_t LayoutProblem::sizeOf(const Buffer &buffer) const {
  return strideOf(buffer) * (buffer.slots - 1) +
         roundUp(buffer.bytes, pools[buffer.pool].alignment);
}

std::optional<LayoutError> LayoutProblem::verify() const {
  for (size_t i = 0; i < pools.size(); ++i)
    if (auto error = verifyPool(pools[i], i))
      return error;
  int64_t sum = 0;
  std::vector<int64_t> offsets(buffers.size());
  std::vector<size_t> fixed;
  for (size_t i = 0; i < buffers.size(); ++i) {
    const Buffer &buffer = buffers[i];
    if (auto error = verifyBuffer(buffer, i, pools))
      return error;
    int64_t size = sizeOf(buffer);
    // Up to its alignment may be lost below a buffer.
    int64_t most = size + (buffer.alignment ? alignmentOf(buffer) : 0);
    if (most > mostBytes - sum)
      return LayoutError{"all buffers together are larger than any memory",
                         at("buffers", i, ".bytes")};
    sum += most;
    if (!buffer.offset)
      continue;
    offsets[i] = *buffer.offset;
    fixed.push_back(i);
    if (auto error =
            verifyPlace(*this, i, *buffer.offset, at("buffers", i, ".offset")))
      return error;
  }
  if (auto both = findOverlap(*this, offsets, fixed))
    return overlapError(*this, *both, at("buffers", both->second, ".offset"));
  return std::nullopt;
}

std::optional<LayoutError> Layout::verify(const LayoutProblem &problem) const {
  if (offsets.size() != problem.buffers.size())
    return LayoutError{"the layout is for " + std::to_string(offsets.size()) +
                           " buffers, the problem has " +
                           std::to_string(problem.buffers.size()),
                       "$.solution.offsets"};
  if (pools.size() != problem.pools.size())
    return LayoutError{"the layout is for " + std::to_string(pools.size()) +
                           " pools, the problem has " +
                           std::to_string(problem.pools.size()),
                       "$.solution.pools"};
  std::vector<size_t> all;
  for (size_t i = 0; i < offsets.size(); ++i) {
    const Buffer &buffer = problem.buffers[i];
    auto error = [&](std::string message) {
      return LayoutError{quoted(buffer.name) + " " + std::move(message),
                         at("solution.offsets", i, "")};
    };
    if (offsets[i] < 0 || offsets[i] > mostBytes)
      return error("is not at 0 to 2^61");
    if (offsets[i] % problem.alignmentOf(buffer) != 0)
      return error("is not aligned");
    if (buffer.offset && *buffer.offset != offsets[i])
      return error("must be at " + std::to_string(*buffer.offset));
    if (auto wrong =
            verifyPlace(problem, i, offsets[i], at("solution.offsets", i, "")))
      return wrong;
    if (!buffer.live.empty() &&
        offsets[i] + problem.sizeOf(buffer) > pools[buffer.pool].bytes)
      return error("ends beyond its pool");
    all.push_back(i);
  }
  if (auto both = findOverlap(problem, offsets, all))
    return overlapError(problem, *both,
                        at("solution.offsets", both->second, ""));
  return std::nullopt;
}
