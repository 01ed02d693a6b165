//===- WindowBound.h - Lower bound of transfers in a window -----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that is absent at the start of op k and defined by op s-1 or later
// was copied out between boundary s and op k; one whose gap ends at op e or
// earlier is copied back between the end of op k and op e. So for all s <= k <
// e
//
//   away(k) <= (bytes in a gap over k, defined before op s-1) + what crosses
//              in the time from s to k,
//
// and mirrored. The excess costs time inside that window; and times lost in
// windows that do not overlap add up, which distinguishes the cost of many
// microbatches from that of one. All of it takes O((n + m) log n).
//
// Both directions together say more where values cross in both: of the values
// absent at op k, those defined since s were copied out since then, and those
// used by e are copied back by then, so
//
//   away(k) <= (bytes in a gap over k from before s until after e) + what
//              crosses out from s to k + what crosses back from k to e.
//
// The best set of such windows takes O(log n) for every op in every gap, which
// is too long for a bound of every plan.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_BOUNDS_WINDOWBOUND_H
#define AO_LIB_PLANNER_BOUNDS_WINDOWBOUND_H

#include "Model/Problem.h"

#include <vector>

namespace ao::planner {

class WindowBound {
public:
  WindowBound(const Problem &problem, const Machine &machine)
      : problem(problem), outUsPerByte(machine.d2hUsPerByte()),
        backUsPerByte(machine.h2dUsPerByte()) {}

  /// Returns the bytes that may be on the host at the start of each op without
  /// a stall, as limited by the copies to the host, and by the reloads.
  std::vector<double> mostOut() const;
  std::vector<double> mostBack() const;

  /// The time that every plan within `budget` loses.
  double exposedUs(int64_t budget) const;
  /// Returns the same bound from windows in which both directions count.
  double exposedAroundUs(int64_t budget) const;

private:
  const Problem &problem;
  double outUsPerByte, backUsPerByte;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_BOUNDS_WINDOWBOUND_H
