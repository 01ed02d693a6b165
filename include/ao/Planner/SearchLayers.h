//===- SearchLayers.h - Numbers of offloaded layers -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_SEARCHLAYERS_H
#define AO_PLANNER_SEARCHLAYERS_H

#include <cstdint>
#include <optional>

namespace ao::planner {

/// Searches how many layers `layerwise` offloads, from `first` to `most`.
/// `isGood` tries a number, and returns whether its plan meets the budgets or,
/// if `wantsFewest` is false, adds no time; callers note what they prefer.
/// Returns the fewest good ones if wanted, otherwise none. The more layers are
/// offloaded, the lower is the peak, and the fewer ops hide the copies: unless
/// `triesAll`, numbers are bisected.
template <typename IsGood>
std::optional<int64_t> searchLayers(int64_t first, int64_t most, bool triesAll,
                                    bool wantsFewest, IsGood isGood) {
  if (triesAll) {
    for (int64_t layers = first; layers <= most; ++layers)
      if (isGood(layers) && wantsFewest)
        return layers;
    return std::nullopt;
  }
  std::optional<int64_t> fewest;
  int64_t low = first - 1, high = most + 1;
  while (high - low > 1) {
    int64_t middle = low + (high - low) / 2;
    bool good = isGood(middle);
    if (good && wantsFewest)
      fewest = middle;
    (good == wantsFewest ? high : low) = middle;
  }
  return fewest;
}

} // namespace ao::planner

#endif // AO_PLANNER_SEARCHLAYERS_H
