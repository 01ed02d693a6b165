//===- Trace.cpp - Rules a step must follow -------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Trace.h"
#include "DataFlow.h"
#include "Groups.h"
#include "Residuals.h"
#include "ao/Support/Names.h"

#include <algorithm>
#include <limits>
#include <numeric>

using namespace ao::planner;

std::string_view ao::planner::toString(OpKind kind) {
  switch (kind) {
  case OpKind::Unknown:
    return "";
  case OpKind::Matmul:
    return "matmul";
  case OpKind::Conv:
    return "conv";
  case OpKind::Attention:
    return "attention";
  case OpKind::Memory:
    return "memory";
  case OpKind::Collective:
    return "collective";
  case OpKind::Other:
    return "other";
  }
  return "";
}

std::optional<OpKind> ao::planner::parseOpKind(std::string_view text) {
  return parseName<OpKind>(text);
}

std::string_view ao::planner::toString(Phase phase) {
  switch (phase) {
  case Phase::Unknown:
    return "";
  case Phase::Forward:
    return "forward";
  case Phase::Backward:
    return "backward";
  }
  return "";
}

std::string_view ao::planner::toString(Obstacle obstacle) {
  static constexpr std::string_view names[numObstacles] = {
      "",          "argument",        "output",   "loop",         "no-gap",
      "not-saved", "cheap",           "excluded", "few-elements", "parameters",
      "gradients", "optimizer-state", "inputs",   "workspace"};
  auto i = static_cast<size_t>(obstacle);
  return i < numObstacles ? names[i] : "";
}

std::string_view ao::planner::toString(WhyNot why) {
  static constexpr std::string_view names[numWhyNots] = {
      "", "effects", "random", "collective", "overwritten", "opaque", "kept"};
  auto i = static_cast<size_t>(why);
  return i < numWhyNots ? names[i] : "";
}

WhyNot ao::planner::parseWhyNot(std::string_view text) {
  return parseName<WhyNot>(text).value_or(WhyNot::Unknown);
}

static Error opError(size_t index, const std::string &field,
                     std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message),
               "$.ops[" + std::to_string(index) + "]" + field, index};
}

static Error valueError(size_t index, const std::string &field,
                        std::string message) {
  return Error{ErrorCode::InvalidInput, std::move(message),
               "$.values[" + std::to_string(index) + "]" + field, std::nullopt,
               index};
}

static Status verifyOps(const Trace &trace) {
  double total = 0;
  for (size_t i = 0; i < trace.ops.size(); ++i) {
    double duration = trace.ops[i].durationUs;
    if (!(duration >= 0))
      return opError(i, ".duration_us", "a duration must not be negative");
    total += duration;
    // Also catches infinities.
    if (total > maxStepUs)
      return opError(i, ".duration_us",
                     "durations add up to more than 1e300 us");
  }
  return {};
}

/// Written so that a NaN fails. A loop that streams slices repeats places that
/// were chosen for a link of one rate.
static Status verifyOccupancies(const Trace &trace) {
  for (size_t i = 0; i < trace.ops.size(); ++i) {
    const Op &op = trace.ops[i];
    for (auto [field, occupancy] :
         {std::pair(".d2h_occupancy", op.d2hOccupancy),
          std::pair(".h2d_occupancy", op.h2dOccupancy)}) {
      if (!(occupancy >= 0 && occupancy < 1))
        return opError(i, field,
                       "an occupancy must be at least 0 and less than 1");
      if (occupancy > 0 && !trace.residuals.empty())
        return opError(
            i, field,
            "unsupported: occupancy in a step with stacked residuals");
    }
  }
  return {};
}

static Status verifyUses(const Trace &trace, size_t index) {
  const Value &value = trace.values[index];
  auto useError = [&](size_t j, const std::string &message) {
    return valueError(index, ".uses[" + std::to_string(j) + "]",
                      "use " + std::to_string(value.uses[j]) + message);
  };
  int64_t previous = value.def;
  for (size_t j = 0; j < value.uses.size(); ++j) {
    int64_t use = value.uses[j];
    if (use < 0 || use >= trace.numOps())
      return useError(j, " is not one of the " +
                             std::to_string(trace.numOps()) + " ops");
    if (use <= previous)
      return useError(j, std::string(" must come after ") +
                             (j ? "the preceding use " : "the definition ") +
                             std::to_string(previous));
    previous = use;
  }
  return {};
}

static Status verifyValues(const Trace &trace) {
  int64_t total = 0;
  for (size_t i = 0; i < trace.values.size(); ++i) {
    const Value &value = trace.values[i];
    if (value.bytes < 0)
      return valueError(i, ".bytes", "a size must not be negative");
    // Every sum of sizes then fits, in the simulator and in the bounds.
    if (value.bytes > std::numeric_limits<int64_t>::max() - total)
      return valueError(i, ".bytes", "sizes add up to more than 2^63-1 bytes");
    total += value.bytes;
    if (value.def < -1 || value.def >= trace.numOps())
      return valueError(i, ".def",
                        "definition " + std::to_string(value.def) +
                            " is not one of the " +
                            std::to_string(trace.numOps()) + " ops");
    if (value.copies < 1 || value.copies > std::numeric_limits<int32_t>::max())
      return valueError(i, ".copies",
                        "the number of copies must be between 1 and 2^31-1");
    if (Status status = verifyUses(trace, i); !status)
      return status;
  }
  return verifyGroups(trace);
}

/// No op inherits more bytes than it defines, so these sums do not overflow
/// either.
static Status verifyInherited(const Trace &trace) {
  std::vector<int64_t> made(trace.ops.size(), 0);
  for (const Value &value : trace.values)
    if (value.def >= 0)
      made[value.def] += value.bytes;
  for (size_t i = 0; i < trace.ops.size(); ++i) {
    int64_t bytes = trace.ops[i].inheritedBytes;
    if (bytes < 0 || bytes > made[i])
      return opError(i, ".inherited_bytes",
                     std::to_string(bytes) + " bytes are not among the " +
                         std::to_string(made[i]) + " that the op defines");
  }
  return {};
}

/// With all values, they are a sum that fits.
static Status verifyEntries(const Trace &trace) {
  int64_t free = std::numeric_limits<int64_t>::max();
  for (const Value &value : trace.values)
    free -= value.bytes;
  for (size_t i = 0; i < trace.ops.size(); ++i)
    if (int64_t bytes = trace.ops[i].entryBytes; bytes < 0 || bytes > free)
      return opError(i, ".entry_bytes",
                     "with all values, " + std::to_string(bytes) +
                         " bytes are not between 0 and 2^63-1");
  return {};
}

Status Trace::verify() const {
  constexpr int64_t maxEntries = std::numeric_limits<int32_t>::max() / 4;
  if (numOps() > maxEntries || numValues() > maxEntries)
    return Error{ErrorCode::InvalidInput, "more than 2^29 ops or values", "$"};
  if (boundary && (*boundary < 0 || *boundary > numOps()))
    return Error{ErrorCode::InvalidInput,
                 "boundary " + std::to_string(*boundary) +
                     " is not between 0 and the " + std::to_string(numOps()) +
                     " ops",
                 "$.boundary"};
  if (Status status = verifyOps(*this); !status)
    return status;
  if (Status status = verifyOccupancies(*this); !status)
    return status;
  if (Status status = verifyValues(*this); !status)
    return status;
  if (Status status = verifyInherited(*this); !status)
    return status;
  if (Status status = verifyEntries(*this); !status)
    return status;
  if (Status status = verifyResiduals(*this); !status)
    return status;
  return verifyDataFlow(*this);
}

std::string ao::planner::describeOp(const Trace &trace, int64_t op) {
  if (op == trace.numOps())
    return "the end of the step";
  if (op == -1)
    return "the start of the step";
  if (op < -1 || op > trace.numOps() || trace.ops[op].name.empty())
    return "op " + std::to_string(op);
  return "'" + trace.ops[op].name + "'";
}

std::string ao::planner::describeValue(const Trace &trace, int64_t value) {
  if (value < 0 || value >= trace.numValues() ||
      trace.values[value].name.empty())
    return "value " + std::to_string(value);
  return "'" + trace.values[value].name + "'";
}

std::vector<int64_t> ao::planner::memoryAtOps(const Trace &trace) {
  int64_t numOps = trace.numOps();
  // Differences first; entry numOps collects values that outlive the step.
  std::vector<int64_t> memory(numOps + 1, 0);
  for (const Value &value : trace.values) {
    memory[std::max<int64_t>(value.def, 0)] += value.bytes;
    if (int64_t last = value.lastLive(numOps); last < numOps)
      memory[last + 1] -= value.bytes;
  }
  for (int64_t k = 1; k < numOps; ++k)
    memory[k] += memory[k - 1];
  memory.resize(numOps);
  return memory;
}

std::vector<int64_t> ao::planner::carriedMemory(const Trace &trace) {
  int64_t numOps = trace.numOps();
  std::vector<int64_t> carried(numOps + 2, 0);
  for (const Value &value : trace.values) {
    int64_t last = value.lastLive(numOps);
    // Carried over boundaries def+1 … last; a dead temporary over none.
    if (last <= value.def)
      continue;
    carried[value.def + 1] += value.bytes;
    carried[last + 1] -= value.bytes;
  }
  carried.pop_back();
  std::partial_sum(carried.begin(), carried.end(), carried.begin());
  for (int64_t k = 0; k < numOps; ++k)
    carried[k] += trace.ops[k].inheritedBytes;
  return carried;
}

int64_t ao::planner::memoryAtEntry(const Trace &trace) {
  if (trace.ops.empty())
    return 0;
  const Op &first = trace.ops.front();
  int64_t bytes = first.inheritedBytes + first.entryBytes;
  for (const Value &value : trace.values)
    if (value.def < 0 && value.lastLive(trace.numOps()) >= 0)
      bytes += value.bytes;
  return bytes;
}

std::vector<int64_t> ao::planner::unplannedMemory(const Trace &trace,
                                                  bool withBuffers) {
  std::vector<int64_t> memory = memoryAtOps(trace);
  withBuffers &= !trace.loops.empty();
  if (withBuffers) {
    std::vector<int64_t> held = costsOfResiduals(trace, {}).atOps;
    for (size_t k = 0; k < memory.size(); ++k)
      memory[k] += held[k];
  }
  auto hasEntry = [](const Op &op) { return op.entryBytes > 0; };
  if (std::none_of(trace.ops.begin(), trace.ops.end(), hasEntry))
    return memory;
  std::vector<int64_t> carried = carriedMemory(trace);
  if (withBuffers) {
    std::vector<int64_t> held = costsOfResiduals(trace, {}).atBoundaries;
    for (size_t k = 0; k < carried.size(); ++k)
      carried[k] += held[k];
  }
  for (int64_t k = 0; k < trace.numOps(); ++k)
    if (int64_t bytes = trace.ops[k].entryBytes; bytes > 0)
      memory[k] = std::max(memory[k], carried[k] + bytes);
  return memory;
}

int64_t ao::planner::unplannedPeak(const Trace &trace) {
  std::vector<int64_t> memory = unplannedMemory(trace);
  return memory.empty() ? 0 : *std::max_element(memory.begin(), memory.end());
}

bool ao::planner::isRematerialized(const Trace &trace, const Value &value) {
  return value.def >= 0 && trace.ops[value.def].isRecomputed &&
         (!value.uses.empty() || value.liveOut);
}

bool ao::planner::hasMicrobatches(const Trace &trace) {
  return std::any_of(trace.ops.begin(), trace.ops.end(),
                     [](const Op &op) { return op.microbatch >= 0; });
}

bool ao::planner::isBackward(const Trace &trace, int64_t op) {
  return trace.ops[op].phase == Phase::Backward ||
         (trace.boundary && op >= *trace.boundary);
}

int64_t ao::planner::findBackwardBegin(const Trace &trace) {
  if (trace.boundary)
    return *trace.boundary;
  auto backward =
      std::find_if(trace.ops.begin(), trace.ops.end(),
                   [](const Op &op) { return op.phase == Phase::Backward; });
  if (backward != trace.ops.end())
    return backward - trace.ops.begin();
  std::vector<int64_t> memory = unplannedMemory(trace);
  return std::max_element(memory.begin(), memory.end()) - memory.begin();
}
