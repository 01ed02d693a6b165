//===- ResidualCuts.cpp - Splits of loops and stacked residuals -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ResidualCuts.h"
#include "ao/Planner/Loops.h"

#include <algorithm>

using namespace ao;

/// Returns the row at which a split before `iteration` divides a residual, and
/// vice versa.
static int64_t mirror(int64_t iteration, const LoopResiduals &loop,
                      ResidualSlices slices) {
  return slices.isReversed ? loop.trips - iteration : iteration;
}

template <typename Key>
static const ResidualCuts::Cuts &
lookUp(const llvm::DenseMap<const Key *, ResidualCuts::Cuts> &cuts,
       const Key &key) {
  static const ResidualCuts::Cuts none;
  auto found = cuts.find(&key);
  return found == cuts.end() ? none : found->second;
}

void ResidualCuts::cut(const LoopResiduals &loop, int64_t iteration) {
  if (iteration > 0 && iteration < loop.trips)
    iterations[&loop].insert(iteration);
}

const ResidualCuts::Cuts &
ResidualCuts::getIterations(const LoopResiduals &loop) const {
  return lookUp(iterations, loop);
}

const ResidualCuts::Cuts &
ResidualCuts::getRows(const StackedResidual &stacked) const {
  return lookUp(rows, stacked);
}

/// Divides the residual where the loop that writes it is split. Returns whether
/// any position is new.
bool ResidualCuts::addRows(const StackedResidual &stacked) {
  const Cuts &written = getIterations(*stacked.writer);
  if (written.empty())
    return false;
  Cuts &ofResidual = rows[&stacked];
  size_t before = ofResidual.size();
  for (int64_t iteration : written)
    ofResidual.insert(
        mirror(iteration, *stacked.writer, stacked.written->slices));
  return ofResidual.size() != before;
}

void ResidualCuts::spread() {
  bool changed = true;
  while (changed) {
    changed = false;
    for (const StackedResidual &stacked : residuals.getStackedResiduals()) {
      changed |= addRows(stacked);
      for (const StackedResidual::Reader &reader : stacked.readers)
        for (int64_t row : getRows(stacked))
          changed |=
              iterations[reader.loop]
                  .insert(mirror(row, *reader.loop, reader.residual->slices))
                  .second;
    }
  }
}

bool ResidualCuts::canMove(const StackedResidual &stacked, int64_t begin,
                           int64_t end) const {
  Cuts ends = getIterations(*stacked.writer);
  ends.insert(stacked.writer->trips);
  bool hasLoop = false;
  for (auto next = ends.upper_bound(begin); begin < end; ++next) {
    if (!isReadWhole(stacked, begin, *next))
      return false;
    hasLoop |= *next - begin >= planner::fewestSlices;
    begin = *next;
  }
  return hasLoop;
}

bool ResidualCuts::isReadWhole(const StackedResidual &stacked, int64_t begin,
                               int64_t end) const {
  return llvm::all_of(
      stacked.readers, [&](const StackedResidual::Reader &reader) {
        auto toReader = [&](int64_t iteration) {
          int64_t row =
              mirror(iteration, *stacked.writer, stacked.written->slices);
          return mirror(row, *reader.loop, reader.residual->slices);
        };
        auto [first, last] = std::minmax({toReader(begin), toReader(end)});
        const Cuts &cuts = getIterations(*reader.loop);
        auto within = cuts.upper_bound(first);
        return within == cuts.end() || *within >= last;
      });
}
