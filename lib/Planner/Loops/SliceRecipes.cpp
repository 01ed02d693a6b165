//===- SliceRecipes.cpp - Slices that are recomputed ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SliceRecipes.h"

#include <algorithm>

using namespace ao::planner;

SliceRecipes::SliceRecipes(std::vector<ResidualShape> given,
                           ResidualRecipes givenRecipes)
    : shapes(std::move(given)), recipes(std::move(givenRecipes)) {
  for (size_t i = 0; i < shapes.size(); ++i)
    if (has(i) && shapes[i].bytes > 0 && shapes[i].trips() >= fewestSlices)
      byPrice.push_back(i);
  auto priceOf = [&](size_t residual) {
    return usOf(residual) / static_cast<double>(shapes[residual].bytes);
  };
  std::stable_sort(byPrice.begin(), byPrice.end(),
                   [&](size_t a, size_t b) { return priceOf(a) < priceOf(b); });
}

double SliceRecipes::usOf(size_t residual) const {
  double us = 0;
  for (const ResidualRecipe::RecomputedOp &op : recipes[residual]->ops)
    us += op.us;
  return us;
}

bool SliceRecipes::areAvailable(const std::vector<SliceCounts> &slices) const {
  for (size_t i : byPrice) {
    if (slices[i].rematerialized == 0)
      continue;
    for (size_t need : recipes[i]->needs) {
      // Another loop, which also reads them, may come to read them, too.
      bool isLocal =
          shapes[need].out == shapes[i].out && shapes[need].in == shapes[i].in;
      if (!isLocal && slices[need].total() > 0)
        return false;
    }
  }
  return true;
}

std::vector<ResidualShape>
SliceRecipes::shapesFor(const std::vector<SliceCounts> &slices) const {
  std::vector<ResidualShape> changed = shapes;
  std::vector<size_t> made;
  for (size_t i : byPrice)
    if (slices[i].rematerialized > 0)
      made.push_back(i);
  // Uses move to those of other recomputed slices until none changes.
  for (bool moved = !made.empty(); moved;) {
    moved = false;
    for (size_t i : made)
      for (size_t need : recipes[i]->needs) {
        if (shapes[need].in != shapes[i].in)
          continue;
        int64_t use = changed[i].firstUse;
        ResidualShape &needed = changed[need];
        moved |= use < needed.firstUse;
        needed.firstUse = std::min(needed.firstUse, use);
        needed.lastUse = std::max(needed.lastUse, use);
      }
  }
  std::stable_sort(made.begin(), made.end(), [&](size_t a, size_t b) {
    return changed[a].firstUse < changed[b].firstUse;
  });
  std::set<std::pair<const Loop *, int64_t>> counted;
  for (size_t i : made)
    for (const ResidualRecipe::RecomputedOp &op : recipes[i]->ops)
      if (counted.insert({shapes[i].in, op.number}).second)
        changed[i].recomputeUs += op.us;
  return changed;
}
