//===- Interference.cpp - Slowdown of ops by copies -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Interference.h"

using namespace ao::planner;

std::vector<double> ao::planner::memoryTraffic(const Trace &trace) {
  std::vector<double> traffic(trace.ops.size(), 0);
  for (const Value &value : trace.values) {
    auto bytes = static_cast<double>(value.bytes);
    for (int64_t use : value.uses)
      traffic[use] += bytes;
    if (value.def < 0)
      continue;
    traffic[value.def] += bytes;
    if (value.reuses >= 0)
      traffic[value.def] +=
          static_cast<double>(trace.values[value.reuses].bytes);
  }
  return traffic;
}

Interference::Interference(const Machine &machine) {
  double outShare = machine.d2hInterference,
         backShare = machine.h2dInterference;
  if (outShare + backShare <= 0)
    return;
  usPerByte = 1e6 / machine.memoryBandwidth;
  auto slowdown = [](double share) { return share / (1 - share); };
  out = slowdown(outShare);
  back = slowdown(backShare);
  both = slowdown(outShare + backShare);
}

std::vector<double>
Interference::memoryUs(const std::vector<double> &durations,
                       const std::vector<double> &traffic) const {
  std::vector<double> result(durations.size());
  for (size_t k = 0; k < result.size(); ++k)
    result[k] = std::min(durations[k], traffic[k] * usPerByte);
  return result;
}

SlowedParts Interference::slow(double durationUs, double memoryUs,
                               LinkQueue outQueue, LinkQueue backQueue) const {
  SlowedParts result;
  if (durationUs <= 0)
    return result;
  if (memoryUs <= 0) {
    result.parts[result.count++] = {durationUs, 0};
    return result;
  }
  double memoryShare = memoryUs / durationUs, left = durationUs;
  double outLeft = outQueue.leftUs, backLeft = backQueue.leftUs;
  while (left > 0 && (outLeft > 0 || backLeft > 0)) {
    double slowdown =
        memoryShare * (outLeft <= 0 ? back : (backLeft <= 0 ? out : both));
    // The clock of a direction advances by this per microsecond of the op.
    double outRate = outQueue.freeShare + slowdown;
    double backRate = backQueue.freeShare + slowdown;
    double outEnd = outLeft > 0 ? outLeft / outRate : left;
    double backEnd = backLeft > 0 ? backLeft / backRate : left;
    double part = std::min({left, outEnd, backEnd});
    result.parts[result.count++] = {part, slowdown};
    left -= part;
    outLeft = outEnd <= part ? 0 : outLeft - part * outRate;
    backLeft = backEnd <= part ? 0 : backLeft - part * backRate;
  }
  if (left > 0)
    result.parts[result.count++] = {left, 0};
  return result;
}
