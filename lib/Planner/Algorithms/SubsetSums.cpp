//===- SubsetSums.cpp - Items whose sizes add up to a number --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SubsetSums.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

using namespace ao::planner;

static constexpr int64_t steps = 2048;
static constexpr int64_t unreached = std::numeric_limits<int64_t>::max();
/// More items than that are chosen in order.
static constexpr size_t mostCombined = 512;

SubsetSums::SubsetSums(std::vector<int64_t> given, bool hasFew)
    : sizes(std::move(given)), hasFew(hasFew),
      total(std::accumulate(sizes.begin(), sizes.end(), 0.0)) {
  if (sizes.size() > mostCombined)
    return;
  int64_t most = static_cast<int64_t>(sizes.size()) + steps;
  isIn.assign(sizes.size(), std::vector<bool>(most + 1));
  items.assign(most + 1, unreached);
  items[0] = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t size = inSteps(sizes[i]);
    for (int64_t sum = most; sum >= size; --sum) {
      if (items[sum - size] == unreached)
        continue;
      int64_t count = items[sum - size] + 1;
      if (items[sum] != unreached && !(hasFew && count < items[sum]))
        continue;
      items[sum] = count;
      isIn[i][sum] = true;
    }
  }
}

int64_t SubsetSums::inSteps(int64_t size) const {
  return static_cast<int64_t>(
      std::lround(static_cast<double>(size) / total * steps));
}

/// One after the other until their sum is close enough.
std::vector<bool> SubsetSums::chooseInOrder(double target, bool isAbove) const {
  std::vector<size_t> order(sizes.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return hasFew ? sizes[a] > sizes[b] : sizes[a] < sizes[b];
  });
  std::vector<bool> chosen(sizes.size());
  double sum = 0;
  for (size_t i : order) {
    double next = sum + static_cast<double>(sizes[i]);
    if (isAbove ? sum >= target : next > target)
      continue;
    chosen[i] = true;
    sum = next;
  }
  return chosen;
}

std::vector<bool> SubsetSums::choose(double target, bool isAbove) const {
  if (sizes.size() > mostCombined)
    return chooseInOrder(target, isAbove);
  int64_t most = static_cast<int64_t>(items.size()) - 1;
  double wanted = target / total * steps;
  int64_t sum = static_cast<int64_t>(isAbove ? std::ceil(wanted - 0.5)
                                             : std::floor(wanted + 0.5));
  sum = std::clamp<int64_t>(sum, 0, most);
  while (items[sum] == unreached && (isAbove ? sum < most : sum > 0))
    sum += isAbove ? 1 : -1;
  if (items[sum] == unreached)
    return std::vector<bool>(sizes.size(), true);
  std::vector<bool> chosen(sizes.size());
  for (size_t i = sizes.size(); i-- > 0;)
    if (isIn[i][sum]) {
      chosen[i] = true;
      sum -= inSteps(sizes[i]);
    }
  return chosen;
}
