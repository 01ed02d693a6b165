//===- PlannerFuzzer.cpp - Arbitrary documents and steps ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first byte chooses the reader. Every accepted document must survive a
// round trip; every trace must be planned within its budget.
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/ChromeTrace.h"
#include "ao/Planner/LayoutDocument.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Profile.h"
#include "ao/Planner/Schedule.h"
#include "ao/Planner/Simulator.h"

#include <cstdlib>
#include <string_view>

using namespace ao::planner;

namespace {

void require(bool condition) {
  if (!condition)
    std::abort();
}

void fuzzTrace(std::string_view text) {
  Expected<Trace> trace = parseTrace(text);
  if (!trace)
    return;
  require(bool(parseTrace(toJson(*trace))));
  Machine machine = *loadMachine("gh200");
  int64_t smallest = smallestBudget(*trace, 0).bytes;
  for (int64_t budget :
       {smallest, smallest + smallest / 4, unplannedPeak(*trace)}) {
    PlanOptions options;
    options.minBytes = 0;
    options.effort = 0;
    options.deviceBudget = budget;
    Expected<Plan> planned = plan(*trace, machine, options);
    // Plans that loops can repeat need not reach the bound.
    if (!planned && !trace->residuals.empty() &&
        budget < unplannedPeak(*trace)) {
      require(planned.error().code == ErrorCode::Infeasible);
      continue;
    }
    require(bool(planned));
    require(planned->predicted.peakBytes <= budget);
    require(bool(planned->verify(*trace)));
    require(bool(parsePlan(toJson(*planned))));
    Simulation simulation = *simulate(*trace, machine, planned->commands);
    require(!toChromeTrace(*trace, *planned, simulation).empty());
  }
}

void fuzzPlan(std::string_view text) {
  Expected<Plan> parsed = parsePlan(text);
  if (!parsed)
    return;
  require(bool(parsePlan(toJson(*parsed))));
  Trace trace;
  trace.ops.resize(4);
  trace.values.resize(2);
  for (Value &value : trace.values) {
    value.bytes = 7;
    value.uses = {1, 3};
    value.offloadable = true;
  }
  if (Status status = parsed->verify(trace); !status)
    require(!status.error().message.empty());
}

void fuzzMachine(std::string_view text) {
  Expected<Machine> machine = parseMachine(text);
  if (machine)
    require(bool(parseMachine(toJson(*machine))));
}

void fuzzProfile(std::string_view text) {
  Expected<std::vector<MeasuredOp>> profile = parseProfile(text);
  if (!profile)
    return;
  for (const MeasuredOp &op : *profile)
    require(op.nanoseconds >= 0);
}

void fuzzSchedule(std::string_view text) {
  Expected<PipelineSchedule> schedule = parseSchedule(text);
  if (!schedule)
    return;
  require(bool(parseSchedule(toJson(*schedule))));
  Trace trace;
  trace.ops.resize(4);
  trace.boundary = 2;
  trace.values = {{"v", 7, 0, {3}}};
  if (Expected<Trace> all = unroll({trace, trace}, *schedule))
    require(bool(all->verify()));
  else
    require(!all.error().message.empty());
}

/// Solves a problem if possible, and checks the solution.
void fuzzLayoutProblem(const ao::layout::LayoutProblem &problem) {
  if (problem.verify())
    return;
  ao::layout::LayoutOptions options;
  options.effort = 0;
  ao::layout::LayoutResult result = solveLayout(problem, options);
  require(result.layout ? !result.layout->verify(problem)
                        : !result.error.message.empty());
}

void fuzzLayout(std::string_view text) {
  Expected<LayoutDocument> document = parseLayout(text);
  if (!document)
    return;
  Expected<LayoutDocument> again = parseLayout(toJson(*document));
  require(bool(again));
  require(toJson(*again) == toJson(*document));
  if (document->solution && !document->problem.verify())
    if (auto error = document->solution->verify(document->problem))
      require(!error->message.empty());
  fuzzLayoutProblem(document->problem);
}

void fuzzTable(std::string_view text) {
  if (Expected<ao::layout::LayoutProblem> problem = parseLayoutCsv(text))
    fuzzLayoutProblem(*problem);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
  // The digits from 0 to 6 in their order.
  switch ((data[0] + 1) % 7) {
  case 0:
    fuzzTrace(text);
    break;
  case 1:
    fuzzPlan(text);
    break;
  case 2:
    fuzzMachine(text);
    break;
  case 3:
    fuzzProfile(text);
    break;
  case 4:
    fuzzLayout(text);
    break;
  case 5:
    fuzzTable(text);
    break;
  case 6:
    fuzzSchedule(text);
    break;
  }
  return 0;
}
