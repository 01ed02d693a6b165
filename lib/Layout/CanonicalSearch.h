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
// each time it is known from where on there is room, and what is still to come;
// and where nothing unplaced crosses a time, the sides are searched
// one after the other. Beyond that paper, what is to come at a time has to fit
// on top of each other with each item no lower than it may lie; and short runs
// prefer what searches failed at before (as constraint solvers do, after
// Boussemart, Hemery, Lecoutre, Sais: Boosting systematic search by weighting
// constraints, ECAI 2004).
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_CANONICALSEARCH_H
#define AO_LIB_LAYOUT_CANONICALSEARCH_H

#include "Part.h"

#include <random>

namespace ao::layout {

/// Returns true if `searchCanonically` supports `part`: nothing in it is fixed,
/// and there are no boundaries.
bool canSearchCanonically(const Part &part);

/// Looks for a placement that is lower than `best`, and no higher than `enough`
/// or the bound, with `mostSteps` steps; then, with half as many, for what is
/// between. A step looks at one item or time.
void searchCanonically(const Part &part, int64_t enough, int64_t mostSteps,
                       std::mt19937_64 &random, Placement &best);

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_CANONICALSEARCH_H
