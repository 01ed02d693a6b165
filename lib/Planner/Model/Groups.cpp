//===- Groups.cpp - Values offloaded together -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Groups.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace ao::planner;

static bool hasGroups(const Trace &trace) {
  return std::any_of(trace.values.begin(), trace.values.end(),
                     [](const Value &value) { return value.group >= 0; });
}

FoldedTrace::FoldedTrace(const Trace &original, int64_t minBytes) {
  if (!hasGroups(original))
    return;
  using Key = std::tuple<int64_t, int64_t, std::vector<int64_t>, bool>;
  std::map<Key, size_t> known;
  result = original;
  result.values.clear();
  // The op that writes over a value must remain that of the value.
  std::vector<bool> isReused(original.values.size(), false);
  for (const Value &value : original.values)
    if (value.reuses >= 0)
      isReused[value.reuses] = true;
  std::vector<int64_t> positions(original.values.size());
  for (int64_t v = 0; v < original.numValues(); ++v) {
    const Value &value = original.values[v];
    size_t position = result.values.size();
    bool mayFold = value.group >= 0 && value.offloadable &&
                   value.bytes >= minBytes && value.reuses < 0 && !isReused[v];
    if (mayFold)
      position = known
                     .try_emplace(
                         Key(value.group, value.def, value.uses, value.liveOut),
                         position)
                     .first->second;
    positions[v] = static_cast<int64_t>(position);
    if (position == result.values.size()) {
      result.values.push_back(value);
      members.push_back({v});
      continue;
    }
    result.values[position].bytes += value.bytes;
    result.values[position].copies += value.copies;
    members[position].push_back(v);
    folded = true;
  }
  for (Value &value : result.values)
    if (value.reuses >= 0)
      value.reuses = positions[value.reuses];
}

std::vector<Command>
FoldedTrace::expand(const std::vector<Command> &commands) const {
  std::vector<Command> expanded;
  for (const Command &command : commands)
    for (int64_t member : members[command.value])
      expanded.push_back({command.kind, member, command.before, command.tier});
  return expanded;
}

std::vector<int64_t>
FoldedTrace::expand(const std::vector<int64_t> &values) const {
  std::vector<int64_t> expanded;
  for (int64_t value : values)
    expanded.insert(expanded.end(), members[value].begin(),
                    members[value].end());
  return expanded;
}

Status ao::planner::verifyGroups(const Trace &trace) {
  constexpr int64_t mostMembers = 16;
  struct Group {
    int64_t count = 0, layer = -1, microbatch = -1;
  };
  std::map<int64_t, Group> groups;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    if (value.group < 0)
      continue;
    auto error = [&](const std::string &what) {
      return Error{ErrorCode::InvalidInput,
                   "group " + std::to_string(value.group) + " has " + what,
                   "$.values[" + std::to_string(v) + "].group", std::nullopt,
                   v};
    };
    auto differ = [](int64_t &known, int64_t next) {
      bool differs = known >= 0 && next >= 0 && known != next;
      known = std::max(known, next);
      return differs;
    };
    Group &group = groups[value.group];
    if (++group.count > mostMembers)
      return error("more than 16 members");
    if (differ(group.microbatch, value.microbatch))
      return error("members of two microbatches");
    if (differ(group.layer, value.def < 0 ? -1 : trace.ops[value.def].layer))
      return error("members of two layers");
  }
  return {};
}
