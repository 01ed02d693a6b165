//===- ItemTree.cpp - Finding items that fit in a range of time -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ItemTree.h"

#include <algorithm>

using namespace ao::layout;

ItemTree::ItemTree(const Part &part) : part(part), leafOf(part.items.size()) {
  for (uint32_t i = 0; i < part.items.size(); ++i)
    if (!part.items[i].fixed)
      items.push_back(i);
  while (numLeaves < items.size())
    numLeaves *= 2;
  nodes.resize(2 * numLeaves);
  itemOf.resize(numLeaves);
  if (!items.empty())
    split(1, 0, items.size(), false);
}

/// Halves the items below `node` by begin and by end in turns.
void ItemTree::split(size_t node, size_t begin, size_t end, bool byEnd) {
  if (node >= numLeaves) {
    itemOf[node - numLeaves] = items[begin];
    leafOf[items[begin]] = node;
    return;
  }
  if (end - begin == 1)
    return split(2 * node, begin, end, !byEnd);
  auto key = [&](uint32_t item) {
    const std::vector<Interval> &live = part.items[item].live;
    return std::pair(byEnd ? live.back().end : live.front().begin, item);
  };
  size_t middle = begin + (end - begin + 1) / 2;
  std::nth_element(items.begin() + begin, items.begin() + middle,
                   items.begin() + end,
                   [&](uint32_t a, uint32_t b) { return key(a) < key(b); });
  split(2 * node, begin, middle, !byEnd);
  split(2 * node + 1, middle, end, !byEnd);
}

void ItemTree::update(size_t node) {
  const Node &a = nodes[2 * node], &b = nodes[2 * node + 1];
  if (a.rank < 0 || b.rank < 0) {
    nodes[node] = a.rank < 0 ? b : a;
    return;
  }
  nodes[node] = {std::min(a.firstBegin, b.firstBegin),
                 std::max(a.lastBegin, b.lastBegin),
                 std::min(a.firstEnd, b.firstEnd),
                 std::max(a.lastEnd, b.lastEnd), std::max(a.rank, b.rank)};
}

void ItemTree::fill(const std::vector<int32_t> &ranks) {
  for (uint32_t item : items) {
    const std::vector<Interval> &live = part.items[item].live;
    auto begin = int32_t(live.front().begin), end = int32_t(live.back().end);
    nodes[leafOf[item]] = {begin, begin, end, end, ranks[item]};
  }
  for (size_t node = numLeaves - 1; node > 0; --node)
    update(node);
}

void ItemTree::erase(uint32_t item) {
  size_t node = leafOf[item];
  nodes[node].rank = -1;
  while (node /= 2)
    update(node);
}

void ItemTree::search(size_t node, Query &query) const {
  const Node &below = nodes[node];
  if (below.rank <= query.rank || below.lastBegin < query.range.begin ||
      below.firstEnd > query.range.end)
    return;
  if (query.time &&
      (below.firstBegin > *query.time || below.lastEnd <= *query.time))
    return;
  if (node >= numLeaves) {
    query.rank = below.rank;
    query.leaf = node;
    return;
  }
  size_t first = 2 * node;
  if (nodes[first].rank < nodes[first + 1].rank)
    ++first;
  search(first, query);
  search(first ^ 1, query);
}

std::optional<uint32_t> ItemTree::find(const Interval &range,
                                       std::optional<int64_t> time) const {
  Query query{range, time};
  search(1, query);
  if (query.rank < 0)
    return std::nullopt;
  return itemOf[query.leaf - numLeaves];
}
