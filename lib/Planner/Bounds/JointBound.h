//===- JointBound.h - Lower bound with rematerialization --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// At the start of op k let N be the excess of memory without a plan over the
// budget. Of the values absent there, some have a host copy, and the others, of
// r bytes, are rematerialized later; so
//
//   x(N-r)  the time that offloads cost before op k,
//   y(N-r)  the time that reloads cost after it,
//   c(r)    the time that recomputed ops cost after it, see RecipeHulls.h.
//
// Recomputed ops hide reloads and vice versa, so the step takes at least min
// over r of x(N-r) + max(c(r), y(N-r)) longer. All three are convex. Time that
// is lost after a later op is lost after op k as well.
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_BOUNDS_JOINTBOUND_H
#define AO_LIB_PLANNER_BOUNDS_JOINTBOUND_H

#include "Model/Problem.h"
#include "RecipeHulls.h"

#include <limits>
#include <vector>

namespace ao::planner {

/// Built once for a step and machine, asked for any budget.
class JointBound {
public:
  JointBound(const Trace &trace, const Problem &problem,
             const Machine &machine);

  /// Returns the time that every plan within the budget adds; infinite if there
  /// is none.
  double addedUs(int64_t budget);

  /// Returns the time of the last byte that is recomputed, where the last
  /// addedUs() was decided.
  double usPerByte() const { return priceUsPerByte; }

private:
  struct Prefix {
    size_t count = 0;
    double bytes = 0, costUs = 0;
  };
  /// The terms of the formulas at one op.
  struct Place {
    double need, out, back, maxOffloaded;
    double mostMade;
  };

  void countCapacity(const Trace &trace, const DataFlow &flow);
  void sortPieces();
  void collectRates();
  void resetTree();
  void advance(int32_t op);
  void add(size_t rate, double bytes, double costUs);
  Prefix cheaperThan(size_t rate) const;
  double costOf(double bytes) const;
  double rateAt(double bytes) const;
  double crossing(const Place &at, double floorUs) const;
  double bestMade(const Place &at, double floorUs) const;
  double least(const Place &at, double floorUs) const;
  double leastAfter(const Place &at) const;
  Place placeAt(int32_t op, int64_t budget) const;

  const Problem &problem;
  double outUsPerByte, backUsPerByte;
  std::vector<RecipePiece> pieces;
  /// All rates of pieces, once each, and the number of that of every piece. A
  /// step of equal layers has few.
  std::vector<double> rates;
  std::vector<int32_t> rateOf;
  /// Pieces by their first op and by their last.
  std::vector<int32_t> byFirst, byLast;
  size_t nextFirst = 0, nextLast = 0;
  /// Number of rates below that of an offload.
  size_t cheaper = 0;
  /// Fenwick trees over rates.
  std::vector<double> bytesTree, costTree;
  double totalBytes = 0;
  double priceUsPerByte = 0;
  /// Bytes that can have left by the start of an op, and return after it, and
  /// bytes that can be away at all.
  std::vector<double> out, back, offloadable;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_BOUNDS_JOINTBOUND_H
