//===- SavedValues.h - Values of rule-based policies ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_POLICIES_SAVEDVALUES_H
#define AO_LIB_PLANNER_POLICIES_SAVEDVALUES_H

#include "ao/Planner/Trace.h"

#include <optional>
#include <vector>

namespace ao::planner {

/// A value and the one gap in which a policy offloads it.
struct SavedValue {
  int64_t value;
  /// The use or definition before the gap; -1: the start of the step.
  int64_t lastForward;
  /// The use after it; the number of ops: the end of the step.
  int64_t firstBackward;
  /// Its position among the offloaded values, in the order in which PyTorch's
  /// passes treat them.
  int64_t position = 0;
};

/// Returns the first backward op, if the trace has phases; none if each of
/// several microbatches has its own.
std::optional<int64_t> knownBackwardBegin(const Trace &trace);

/// The offloadable values of at least `minBytes` that an op uses both before
/// `backwardBegin` (or defines there) and from there on. In a step of several
/// microbatches those with a backward use, each between its own forward and
/// backward.
std::vector<SavedValue> valuesAcross(const Trace &trace, int64_t backwardBegin,
                                     int64_t minBytes);

/// Returns the values across the forward/backward boundary; if that is unknown,
/// every offloadable value in the longest of its gaps between two uses.
std::vector<SavedValue> savedValues(const Trace &trace, int64_t minBytes);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_POLICIES_SAVEDVALUES_H
