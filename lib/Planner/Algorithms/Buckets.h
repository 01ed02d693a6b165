//===- Buckets.h - Lists by boundary ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_ALGORITHMS_BUCKETS_H
#define AO_LIB_PLANNER_ALGORITHMS_BUCKETS_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ao::planner {

/// Lists of items by boundary, as linked stacks in two arrays.
class Buckets {
public:
  void reset(size_t numBuckets, size_t numItems) {
    heads.assign(numBuckets, -1);
    links.resize(numItems);
  }
  void clear() { std::fill(heads.begin(), heads.end(), -1); }
  void push(int32_t bucket, int32_t item) {
    links[item] = heads[bucket];
    heads[bucket] = item;
  }
  int32_t first(int32_t bucket) const { return heads[bucket]; }
  int32_t next(int32_t item) const { return links[item]; }

private:
  std::vector<int32_t> heads, links;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_BUCKETS_H
