//===- Decisions.h - Decisions of a plan with reasons -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_REPORT_DECISIONS_H
#define AO_LIB_PLANNER_REPORT_DECISIONS_H

#include "ao/Planner/Plan.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace ao::planner {

enum class Outcome : uint8_t {
  Kept,
  Offloaded,
  Rematerialized,
  OffloadedAndRematerialized
};

std::string_view toString(Outcome outcome);

/// A value with an idle interval, and the possible decisions on it.
struct Decision {
  int64_t value = 0;
  Outcome outcome = Outcome::Kept;
  /// Time to recompute its op, and to copy it to the host and back; negative if
  /// the trace does not allow it.
  double recomputeUs = -1;
  double copyUs = -1;
};

struct Decisions {
  /// Largest first.
  std::vector<Decision> listed;
  /// Values that are not in the list.
  int64_t otherValues = 0;
  int64_t otherBytes = 0;
};

Decisions collectDecisions(const Trace &trace, const Machine &machine,
                           const Plan &plan);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_REPORT_DECISIONS_H
