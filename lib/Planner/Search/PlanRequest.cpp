//===- PlanRequest.cpp - Options as users write them ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/PlanRequest.h"
#include "ao/Planner/Budget.h"
#include "ao/Planner/Policies.h"

#include <algorithm>

using namespace ao::planner;

static Status readBudget(const char *option, const std::string &text,
                         int64_t unplannedPeak, std::optional<int64_t> &out) {
  out.reset();
  if (text.empty())
    return {};
  Expected<int64_t> bytes = parseBudget(text, unplannedPeak);
  if (!bytes)
    return Error{bytes.error().code,
                 "'" + std::string(option) + "': " + bytes.error().message, ""};
  out = *bytes;
  return {};
}

Expected<int64_t> ao::planner::resolveMinBytes(std::string_view text,
                                               int64_t unplannedPeak) {
  if (text == autoMinBytes)
    return std::min(defaultMinBytes, unplannedPeak / 1024);
  if (!text.empty() && text.front() == '-')
    return Error{ErrorCode::InvalidInput,
                 "'min-bytes' must not be negative, got " + std::string(text),
                 ""};
  Expected<int64_t> bytes = parseBudget(text, std::nullopt);
  if (!bytes)
    return Error{bytes.error().code, "'min-bytes': " + bytes.error().message,
                 ""};
  return bytes;
}

Expected<PlanOptions> PlanRequest::resolve(const Trace &trace) const {
  PlanOptions result = options;
  int64_t peak = unplannedPeak(trace);
  if (Status status = readBudget("device-memory-budget", deviceBudget, peak,
                                 result.deviceBudget);
      !status)
    return status.takeError();
  if (Status status =
          readBudget("host-memory-budget", hostBudget, peak, result.hostBudget);
      !status)
    return status.takeError();
  if (Status status = readBudget("pinned-memory-budget", pinnedBudget, peak,
                                 result.pinnedBudget);
      !status)
    return status.takeError();
  if (!maxSlowdown.empty()) {
    Expected<double> share = parseShare(maxSlowdown);
    if (!share)
      return Error{share.error().code,
                   "'max-slowdown': " + share.error().message, ""};
    result.maxSlowdown = *share;
  }
  Expected<int64_t> smallest = resolveMinBytes(minBytes, peak);
  if (!smallest)
    return smallest.takeError();
  result.minBytes = *smallest;
  if (reservedBytes < 0)
    return Error{ErrorCode::InvalidInput,
                 "'reserved-bytes' must not be negative, got " +
                     std::to_string(reservedBytes),
                 ""};
  if (result.deviceBudget)
    result.deviceBudget =
        std::max<int64_t>(0, *result.deviceBudget - reservedBytes);
  if (Status status = verify(result); !status)
    return status.takeError();
  if (Status status = verifyLayers(trace, result); !status)
    return status.takeError();
  return result;
}
