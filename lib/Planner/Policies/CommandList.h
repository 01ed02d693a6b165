//===- CommandList.h - Commands in the order they run -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_POLICIES_COMMANDLIST_H
#define AO_LIB_PLANNER_POLICIES_COMMANDLIST_H

#include "ao/Planner/Plan.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ao::planner {

/// Collects commands in any order. At one boundary they run by rank, then by
/// order, then as they were added. Sorting takes linear time where few commands
/// share a boundary, as on large steps.
class CommandList {
public:
  CommandList(int64_t numOps, size_t expected) : ends(numOps + 2, 0) {
    entries.reserve(expected);
  }

  void add(CommandKind kind, int64_t value, int64_t before, int rank,
           int64_t order) {
    entries.push_back({order, static_cast<int32_t>(before),
                       static_cast<int32_t>(value), static_cast<int16_t>(rank),
                       kind});
    ++ends[before + 1];
  }

  std::vector<Command> take() {
    for (size_t k = 1; k < ends.size(); ++k)
      ends[k] += ends[k - 1];
    // Each boundary's entry advances from the begin of its commands to their
    // end.
    std::vector<Entry> sorted(entries.size());
    for (const Entry &entry : entries)
      sorted[ends[entry.before]++] = entry;
    std::vector<Command> commands;
    commands.reserve(sorted.size());
    auto first = sorted.begin();
    for (int32_t end : ends) {
      auto last = sorted.begin() + end;
      if (last - first > 1)
        std::stable_sort(first, last);
      for (; first != last; ++first)
        commands.push_back({first->kind, first->value, first->before});
    }
    return commands;
  }

private:
  struct Entry {
    int64_t order;
    int32_t before;
    int32_t value;
    int16_t rank;
    CommandKind kind;

    bool operator<(const Entry &other) const {
      return rank != other.rank ? rank < other.rank : order < other.order;
    }
  };
  std::vector<Entry> entries;
  /// Per boundary: how many commands are at earlier ones.
  std::vector<int32_t> ends;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_POLICIES_COMMANDLIST_H
