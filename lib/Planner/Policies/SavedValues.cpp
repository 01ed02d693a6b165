//===- SavedValues.cpp - Values of rule-based policies --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SavedValues.h"

#include <algorithm>

using namespace ao::planner;

static bool canOffload(const Value &value, int64_t minBytes) {
  return value.offloadable && value.bytes >= minBytes && value.bytes > 0;
}

std::optional<int64_t> ao::planner::knownBackwardBegin(const Trace &trace) {
  if (hasMicrobatches(trace))
    return std::nullopt;
  if (trace.boundary)
    return trace.boundary;
  auto backward =
      std::find_if(trace.ops.begin(), trace.ops.end(),
                   [](const Op &op) { return op.phase == Phase::Backward; });
  if (backward == trace.ops.end())
    return std::nullopt;
  return backward - trace.ops.begin();
}

/// In the order in which the forward function returns them, if it is known.
static void number(const Trace &trace, std::vector<SavedValue> &saved) {
  auto slot = [&](const SavedValue &s) { return trace.values[s.value].slot; };
  std::stable_sort(saved.begin(), saved.end(),
                   [&](const SavedValue &a, const SavedValue &b) {
                     return slot(a) < slot(b);
                   });
  for (size_t i = 0; i < saved.size(); ++i)
    saved[i].position = static_cast<int64_t>(i);
}

static std::vector<SavedValue> valuesAcrossPhases(const Trace &trace,
                                                  int64_t minBytes) {
  std::vector<SavedValue> saved;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!canOffload(value, minBytes) ||
        (value.def >= 0 && isBackward(trace, value.def)))
      continue;
    auto backward =
        std::find_if(value.uses.begin(), value.uses.end(),
                     [&](int64_t use) { return isBackward(trace, use); });
    if (backward == value.uses.end())
      continue;
    int64_t last = backward == value.uses.begin() ? value.def : *(backward - 1);
    saved.push_back({v, last, *backward});
  }
  number(trace, saved);
  return saved;
}

std::vector<SavedValue> ao::planner::valuesAcross(const Trace &trace,
                                                  int64_t backwardBegin,
                                                  int64_t minBytes) {
  if (hasMicrobatches(trace))
    return valuesAcrossPhases(trace, minBytes);
  std::vector<SavedValue> saved;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!canOffload(value, minBytes) || value.def >= backwardBegin)
      continue;
    auto backward =
        std::lower_bound(value.uses.begin(), value.uses.end(), backwardBegin);
    bool isUsed = backward != value.uses.end();
    if (!isUsed && !value.liveOut)
      continue;
    int64_t last = backward == value.uses.begin() ? value.def : *(backward - 1);
    saved.push_back({v, last, isUsed ? *backward : trace.numOps()});
  }
  number(trace, saved);
  return saved;
}

static std::vector<SavedValue> valuesInLongestGaps(const Trace &trace,
                                                   int64_t minBytes) {
  std::vector<double> start(trace.ops.size() + 1, 0);
  for (size_t k = 0; k < trace.ops.size(); ++k)
    start[k + 1] = start[k] + trace.ops[k].durationUs;
  std::vector<SavedValue> saved;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (!canOffload(value, minBytes))
      continue;
    SavedValue longest = {v, value.def, -1};
    double best = -1;
    int64_t from = value.def;
    for (int64_t to : value.uses) {
      // Between adjacent layers there is no compute to overlap with.
      double time = to - from > 1 ? start[to] - start[from + 1] : -1;
      if (time > best) {
        best = time;
        longest = {v, from, to};
      }
      from = to;
    }
    if (longest.firstBackward >= 0)
      saved.push_back(longest);
  }
  number(trace, saved);
  return saved;
}

std::vector<SavedValue> ao::planner::savedValues(const Trace &trace,
                                                 int64_t minBytes) {
  if (hasMicrobatches(trace))
    return valuesAcrossPhases(trace, minBytes);
  if (std::optional<int64_t> backwardBegin = knownBackwardBegin(trace))
    return valuesAcross(trace, *backwardBegin, minBytes);
  return valuesInLongestGaps(trace, minBytes);
}
