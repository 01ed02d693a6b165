//===- Collapse.cpp - Items that are placed as one ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Collapse.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace ao::layout;

/// The maximum number of passes; buffers that can be restored at all have been
/// divided at fewer levels.
static constexpr int mostRounds = 64;

Collapse::Collapse(const Part &part) : part(part) {
  for (const Item &item : part.items) {
    roots.push_back(uint32_t(nodes.size()));
    nodes.push_back({item});
  }
  // A stack might cross a boundary that its items would not.
  if (part.boundaries.empty())
    for (int round = 0; round < mostRounds; ++round) {
      size_t before = roots.size();
      sortRoots();
      stackLifetimes();
      joinEnds();
      if (roots.size() == before)
        break;
    }
  collapsed = {{}, part.boundaries, part.numTimes, part.bound};
  for (uint32_t root : roots)
    collapsed.items.push_back(nodes[root].item);
}

bool Collapse::isSmaller() const { return roots.size() < part.items.size(); }

bool Collapse::canUnite(uint32_t node) const {
  const Item &item = nodes[node].item;
  return item.live.size() == 1 && !item.fixed && item.alignment == 1;
}

uint32_t Collapse::unite(uint32_t lower, uint32_t upper, bool isStack) {
  Node node{nodes[lower].item, lower, upper, false, isStack};
  if (isStack)
    node.item.size += nodes[upper].item.size;
  else
    node.item.live[0].end = nodes[upper].item.live[0].end;
  nodes.push_back(std::move(node));
  return uint32_t(nodes.size() - 1);
}

void Collapse::sortRoots() {
  std::sort(roots.begin(), roots.end(), [&](uint32_t a, uint32_t b) {
    const Item &x = nodes[a].item, &y = nodes[b].item;
    return std::tuple(x.live.front().begin, -x.live.back().end, a) <
           std::tuple(y.live.front().begin, -y.live.back().end, b);
  });
}

void Collapse::stackLifetimes() {
  std::vector<uint32_t> remaining;
  for (uint32_t root : roots) {
    auto livesAs = [&](uint32_t other) {
      const Interval &a = nodes[root].item.live[0];
      const Interval &b = nodes[other].item.live[0];
      return a.begin == b.begin && a.end == b.end;
    };
    if (!remaining.empty() && canUnite(root) && canUnite(remaining.back()) &&
        livesAs(remaining.back()))
      remaining.back() = unite(remaining.back(), root, true);
    else
      remaining.push_back(root);
  }
  roots = std::move(remaining);
}

/// Joins each item to a node of the same size that ends where the item begins:
/// items of long lifetime first, each to the node that begins first.
void Collapse::joinEnds() {
  // By end and size: indices in `remaining` of the nodes with these.
  std::map<std::pair<int64_t, int64_t>, std::vector<size_t>> ends;
  std::vector<uint32_t> remaining;
  for (uint32_t root : roots) {
    if (!canUnite(root)) {
      remaining.push_back(root);
      continue;
    }
    size_t place = remaining.size();
    const Item item = nodes[root].item;
    auto before = ends.find({item.live[0].begin, item.size});
    if (before != ends.end()) {
      auto first =
          std::min_element(before->second.begin(), before->second.end());
      place = *first;
      before->second.erase(first);
      if (before->second.empty())
        ends.erase(before);
      remaining[place] = unite(remaining[place], root, false);
    } else {
      remaining.push_back(root);
    }
    ends[{item.live[0].end, item.size}].push_back(place);
  }
  roots = std::move(remaining);
}

Placement Collapse::expand(const Placement &placement) const {
  std::vector<int64_t> offsets(nodes.size());
  for (size_t i = 0; i < roots.size(); ++i)
    offsets[roots[i]] = placement.offsets[i];
  for (size_t i = nodes.size(); i-- > 0;)
    if (const Node &node = nodes[i]; !node.isLeaf) {
      offsets[node.lower] = offsets[i];
      offsets[node.upper] =
          offsets[i] + (node.isStack ? nodes[node.lower].item.size : 0);
    }
  offsets.resize(part.items.size());
  return {std::move(offsets), placement.height};
}
