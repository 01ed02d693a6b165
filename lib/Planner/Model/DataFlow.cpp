//===- DataFlow.cpp - Operands and results of ops -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow.h"

#include <algorithm>
#include <numeric>

using namespace ao::planner;

/// `forEach(fn)` calls fn(op, value) for every entry, twice in one order.
template <typename ForEach>
void ValueTable::fill(int64_t numOps, ForEach forEach) {
  offsets.assign(numOps + 2, 0);
  forEach([&](int64_t op, int64_t) { ++offsets[op + 2]; });
  std::partial_sum(offsets.begin(), offsets.end(), offsets.begin());
  values.resize(offsets.back());
  forEach([&](int64_t op, int64_t value) {
    values[offsets[op + 1]++] = static_cast<int32_t>(value);
  });
  offsets.pop_back();
}

DataFlow::DataFlow(const Trace &trace) {
  int64_t n = trace.numOps();
  results.fill(n, [&](auto add) {
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (trace.values[v].def >= 0)
        add(trace.values[v].def, v);
  });
  inputs.fill(n, [&](auto add) {
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      const Value &value = trace.values[v];
      for (int64_t use : value.uses)
        add(use, v);
      if (value.reuses >= 0)
        add(value.def, value.reuses);
    }
  });
  lastNeed.resize(trace.values.size());
  for (int64_t v = 0; v < trace.numValues(); ++v)
    lastNeed[v] = static_cast<int32_t>(trace.values[v].lastLive(n));
  for (const Value &value : trace.values)
    if (value.reuses >= 0)
      lastNeed[value.reuses] =
          std::max(lastNeed[value.reuses], static_cast<int32_t>(value.def));
}

static Status verifyOp(const Trace &trace, int64_t index) {
  const Op &op = trace.ops[index];
  auto error = [&](const char *field, std::string message) {
    return Error{ErrorCode::InvalidInput, std::move(message),
                 "$.ops[" + std::to_string(index) + "]." + field, index};
  };
  if (op.recomputeUs && !(*op.recomputeUs >= 0 && *op.recomputeUs <= maxStepUs))
    return error("recompute_us", "a duration must not be negative");
  if (!op.recompute)
    return {};
  if (!trace.completeUses)
    return error("recompute",
                 describeOp(trace, index) +
                     " cannot be recomputed where \"complete_uses\" "
                     "is not true");
  if (op.whyNot != WhyNot::Unknown)
    return error("why_not", describeOp(trace, index) +
                                " is marked both recomputable and not: \"" +
                                std::string(toString(op.whyNot)) + "\"");
  if (op.kind == OpKind::Collective)
    return error("recompute",
                 describeOp(trace, index) +
                     " is collective: one device cannot recompute it");
  return {};
}

static Status verifyReuse(const Trace &trace, int64_t index,
                          std::vector<bool> &isReused) {
  const Value &value = trace.values[index];
  auto error = [&](const std::string &message) {
    return Error{ErrorCode::InvalidInput, message,
                 "$.values[" + std::to_string(index) + "].reuses", std::nullopt,
                 index};
  };
  if (value.reuses < -1 || value.reuses >= trace.numValues())
    return error("value " + std::to_string(value.reuses) +
                 " is not one of the " + std::to_string(trace.numValues()) +
                 " values");
  const Value &old = trace.values[value.reuses];
  std::string name = describeValue(trace, value.reuses);
  if (value.def < 0 || old.def >= value.def)
    return error(name + " is not alive when " + describeValue(trace, index) +
                 " begins");
  // Also keeps a value from reusing itself.
  if (old.lastLive(trace.numOps()) >= value.def)
    return error(name + " is still alive when " + describeValue(trace, index) +
                 " begins");
  if (value.bytes > old.bytes)
    return error(describeValue(trace, index) + " has more bytes than " + name);
  if (isReused[value.reuses])
    return error(name + " is reused twice");
  isReused[value.reuses] = true;
  return {};
}

Status ao::planner::verifyDataFlow(const Trace &trace) {
  for (int64_t op = 0; op < trace.numOps(); ++op)
    if (Status status = verifyOp(trace, op); !status)
      return status;
  std::vector<bool> isReused;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    if (trace.values[v].reuses == -1)
      continue;
    isReused.resize(trace.values.size());
    if (Status status = verifyReuse(trace, v, isReused); !status)
      return status;
  }
  return {};
}
