//===- Order.cpp - Order of work on streams -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Order.h"

#include <algorithm>

using namespace ao::fake;

void ao::fake::join(Clock &clock, const Clock &other) {
  for (auto [stream, sequence] : other) {
    uint64_t &mine = clock[stream];
    mine = std::max(mine, sequence);
  }
}

bool Moment::isAfter(const Moment &other) const {
  if (stream == other.stream)
    return sequence >= other.sequence;
  auto it = seen.find(other.stream);
  return it != seen.end() && it->second >= other.sequence;
}

std::string History::note(uint64_t first, uint64_t last, bool writes,
                          const std::shared_ptr<const Moment> &moment) {
  std::string race;
  auto overlaps = [&](const Access &access) {
    return access.first < last && first < access.last;
  };
  for (const Access &access : accesses)
    if (overlaps(access) && (access.writes || writes) &&
        !moment->isAfter(*access.moment))
      race = moment->what + " on stream " + std::to_string(moment->stream) +
             (writes ? " writes" : " reads") + " what " + access.moment->what +
             " on stream " + std::to_string(access.moment->stream) +
             (access.writes ? " writes" : " reads") +
             ", and nothing orders the two";
  // Work after this access is also after the accesses that it covers.
  auto isCovered = [&](const Access &access) {
    return first <= access.first && access.last <= last &&
           (writes || !access.writes) && moment->isAfter(*access.moment);
  };
  accesses.erase(std::remove_if(accesses.begin(), accesses.end(), isCovered),
                 accesses.end());
  accesses.push_back({first, last, writes, moment});
  return race;
}
