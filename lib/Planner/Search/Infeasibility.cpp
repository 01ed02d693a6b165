//===- Infeasibility.cpp - Why no plan fits, in words ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Planner.h"
#include "ao/Support/Units.h"

#include <algorithm>

using namespace ao;
using namespace ao::planner;

static std::string bytesText(int64_t bytes) {
  return std::to_string(bytes) + " bytes";
}

std::string ao::planner::describeRemedy(const Infeasibility &why) {
  std::string text = "the smallest feasible device memory budget is " +
                     bytesText(why.device.bytes);
  if (why.hostBytes > 0)
    text += ", the smallest host memory budget under the given device memory "
            "budget is " +
            bytesText(why.hostBytes);
  if (why.pinnedBytes > 0)
    text += ", the smallest pinned memory budget under the given device memory "
            "budget is " +
            bytesText(why.pinnedBytes);
  return text;
}

std::string ao::planner::describeCause(const Infeasibility &why,
                                       const Trace &trace) {
  constexpr size_t shown = 5;
  const std::vector<int64_t> &values = why.device.values;
  if (values.empty())
    return "";
  std::string text =
      describeOp(trace, why.device.op) + " needs these values at once:";
  size_t count = std::min(shown, values.size());
  for (size_t i = 0; i < count; ++i)
    text += (i ? ", " : " ") + describeValue(trace, values[i]) + " (" +
            formatBytes(trace.values[values[i]].bytes) + ")";
  if (size_t rest = values.size() - count; rest > 0)
    text += " and " + std::to_string(rest) +
            (rest == 1 ? " smaller value" : " smaller values");
  return text;
}

std::string ao::planner::describe(const Error &failure,
                                  const Infeasibility &why,
                                  const Trace &trace) {
  std::string text = failure.str() + "; " + describeRemedy(why);
  std::string cause = describeCause(why, trace);
  return cause.empty() ? text : text + "; " + cause;
}
