//===- CanonicalSearch.h - Layouts of a given height ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branch and bound that asks whether a part fits into a height, after Moffitt:
// MiniMalloc, a lightweight memory allocator for hardware-accelerated machine
// learning (ASPLOS 2023). Items are placed from the lowest to the highest; for
// each time, the lowest free offset and the unplaced bytes are known; where no
// unplaced item crosses a time, both sides are searched one after the other.
// Beyond that paper, the unplaced items of a time must fit on top of each
// other, each at or above its lowest offset; and restarts prefer the items at
// which earlier searches failed (as constraint solvers do, after Boussemart,
// Hemery, Lecoutre, Sais: Boosting systematic search by weighting constraints,
// ECAI 2004).
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_CANONICALSEARCH_H
#define AO_LIB_LAYOUT_CANONICALSEARCH_H

#include "Part.h"

#include <random>

namespace ao::layout {

/// Returns true if `searchCanonically` supports `part`: it has no fixed items
/// and no boundaries.
bool canSearchCanonically(const Part &part);

/// Replaces `best` by a lower placement: searches first for one of at most
/// `enough` units or the bound, in `mostSteps` steps, then in half as many for
/// heights between. A step visits one item or time.
void searchCanonically(const Part &part, int64_t enough, int64_t mostSteps,
                       std::mt19937_64 &random, Placement &best);

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_CANONICALSEARCH_H
