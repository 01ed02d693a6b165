//===- Breakdown.h - A plan by microbatch, group and tier -------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_BREAKDOWN_H
#define AO_PLANNER_BREAKDOWN_H

#include "ao/Planner/Command.h"
#include "ao/Planner/Trace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ao::planner {

/// The share of one microbatch in a step and a plan.
struct MicrobatchShare {
  int64_t microbatch = 0;
  /// Its first and last op: in between it is in flight.
  int64_t firstOp = 0;
  int64_t lastOp = 0;
  /// Bytes that its values hold on the device at most at one op.
  int64_t heldBytes = 0;
  /// Bytes of its values that are copied out.
  int64_t offloadedBytes = 0;
};

/// The share of one group in a plan.
struct GroupShare {
  int64_t group = 0;
  int64_t values = 0;
  int64_t offloadedValues = 0;
  int64_t bytes = 0;
  int64_t offloadedBytes = 0;
};

/// The values in one kind of host memory.
struct TierShare {
  Tier tier = Tier::Pinned;
  int64_t values = 0;
  int64_t bytes = 0;
  /// The most bytes present at once.
  int64_t peakBytes = 0;
};

struct Breakdown {
  /// By number; empty if the trace has no microbatches.
  std::vector<MicrobatchShare> microbatches;
  /// The greatest number of them in flight at one op.
  int64_t mostInFlight = 0;
  /// By number; empty if the trace has no groups.
  std::vector<GroupShare> groups;
  /// The fastest first; without unused ones.
  std::vector<TierShare> tiers;
};

/// Divides the effects of legal `commands` on `trace`, which must verify, in
/// O((n + m) log n). The plan recomputes no ops: expand() a plan that does.
Breakdown breakDown(const Trace &trace, const std::vector<Command> &commands);

/// In a line each, without line breaks: "8, at most 4 in flight; each holds at
/// most 1.21 GB", "2 of 3 offloaded, 5 of 9 components, 33.7 MB", and "pinned
/// 3 values, at most 8.00 MB of 8.00 MB; pageable 2 values, at most 5.00 MB".
/// Empty where there are none; of tiers, where all is pinned without a limit.
std::string describeMicrobatches(const Breakdown &breakdown);
std::string describeGroups(const Breakdown &breakdown);
std::string describeTiers(const Breakdown &breakdown,
                          std::optional<int64_t> pinnedLimit);

} // namespace ao::planner

#endif // AO_PLANNER_BREAKDOWN_H
