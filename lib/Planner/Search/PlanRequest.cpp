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

template <typename Kind>
static typename Kind::Given initialize(typename Kind::Type value) {
  if constexpr (std::is_same_v<Kind, option_kind::Size>)
    return std::string(autoMinBytes);
  else if constexpr (std::is_same_v<typename Kind::Given, std::string>)
    return {};
  else
    return value;
}

PlanRequest::PlanRequest() {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, ...)                             \
  MEMBER = initialize<option_kind::KIND>(DEFAULT);
#include "ao/Planner/PlanOptions.def"
}

static Error inOption(const char *name, const Error &error) {
  return {error.code, "'" + std::string(name) + "': " + error.message, ""};
}

/// Sets `out`, an option of the kind `Kind`, for a step.
template <typename Kind>
static Status resolveOption(const char *name, const typename Kind::Given &given,
                            int64_t unplannedPeak, typename Kind::Type &out) {
  if constexpr (std::is_same_v<Kind, option_kind::Size>) {
    Expected<int64_t> smallest = resolveMinBytes(given, unplannedPeak);
    if (!smallest)
      return smallest.takeError();
    out = *smallest;
  } else if constexpr (std::is_same_v<typename Kind::Given, std::string>) {
    out.reset();
    if (given.empty())
      return {};
    auto read = [&] {
      if constexpr (std::is_same_v<Kind, option_kind::Share>)
        return parseShare(given);
      else
        return parseBudget(given, unplannedPeak);
    };
    auto value = read();
    if (!value)
      return inOption(name, value.error());
    out = *value;
  } else {
    out = given;
  }
  return {};
}

Expected<PlanOptions> PlanRequest::resolve(const Trace &trace) const {
  PlanOptions result;
  int64_t peak = unplannedPeak(trace);
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  if (Status status =                                                          \
          resolveOption<option_kind::KIND>(NAME, MEMBER, peak, result.MEMBER); \
      !status)                                                                 \
    return status.takeError();
#include "ao/Planner/PlanOptions.def"
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
