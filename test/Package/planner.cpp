//===- planner.cpp - Uses the installed planner ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Planner.h"

#include <cstdio>

using namespace ao::planner;

/// One 100 MB value, idle during an op of 100 ms.
static const char *const step = R"({
  "schema": "ao.step-trace", "version": 2, "name": "package",
  "ops": [
    {"name": "forward", "duration_us": 1000},
    {"name": "middle", "duration_us": 100000},
    {"name": "backward", "duration_us": 1000}
  ],
  "values": [
    {"name": "x", "bytes": 100000000, "def": 0, "uses": [2],
     "offloadable": true}
  ]
})";

int main() {
  Expected<Trace> trace = parseTrace(step);
  Expected<Machine> machine = loadMachine("h100-pcie5");
  if (!trace || !machine) {
    std::fprintf(stderr, "cannot load the step or the machine\n");
    return 1;
  }
  Expected<Plan> made = plan(*trace, *machine, PlanOptions());
  if (!made) {
    std::fprintf(stderr, "%s\n", made.error().str().c_str());
    return 1;
  }
  std::printf("%zu commands\n", made->commands.size());
  return made->verify(*trace) ? 0 : 1;
}
